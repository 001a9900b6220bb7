//! `dist/` on localhost, for playing.

use crate::browser;
use anyhow::{Context, Result, anyhow, bail};
use percent_encoding::percent_decode_str;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use tiny_http::{Method, Request, Server, StatusCode};

/// A port that is ours, before there is anything to serve.
pub struct Door(TcpListener);

impl Door {
    /// Takes the port; only this computer can reach it.
    pub fn open(port: u16) -> Result<Self> {
        match TcpListener::bind((Ipv4Addr::LOCALHOST, port)) {
            Ok(listener) => Ok(Self(listener)),
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                let next = port.checked_add(1).unwrap_or(8080);
                bail!(
                    "Port {port} is in use by another program. Try: cargo xtask play --port {next}"
                )
            }
            Err(error) => Err(error).with_context(|| format!("cannot listen on port {port}")),
        }
    }

    /// Serves the folder until the program is ended.
    pub fn serve(self, folder: &Path, open: bool) -> Result<()> {
        let url = format!("http://{}/", self.0.local_addr()?);
        let server = Server::from_listener(self.0, None).map_err(|error| anyhow!(error))?;
        println!("Ali Guli Mane is at {url} (Ctrl-C ends it)");
        if open {
            browser::open(&url);
        }
        for request in server.incoming_requests() {
            let _ = answer(request, folder); // a browser that went away is its own affair
        }
        Ok(())
    }
}

fn answer(request: Request, folder: &Path) -> io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return send(request, 405, "text/plain", &[]);
    }
    let found = find(folder, request.url());
    match found.and_then(|path| Some((fs::read(&path).ok()?, path))) {
        Some((file, path)) => send(request, 200, media_type(&path), &file),
        None => send(request, 404, "text/plain", b"There is nothing here."),
    }
}

/// Each answer ends its connection. Browsers open six at once and keep them; of those the server may leave two without
/// a worker until another hangs up (it counts workers as idle that were woken but do not run yet).
fn send(request: Request, status: u16, media_type: &str, body: &[u8]) -> io::Result<()> {
    let reason = StatusCode(status).default_reason_phrase();
    let length = body.len();
    let is_head = *request.method() == Method::Head;
    let mut writer = request.into_writer();
    write!(
        writer,
        "HTTP/1.1 {status} {reason}\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\n\
         Cache-Control: no-store\r\nConnection: close\r\n\r\n" // not stored: the next build is seen at once
    )?;
    if !is_head {
        writer.write_all(body)?;
    }
    writer.flush()
}

/// The file in `folder` that an address names. Nothing outside the folder has an address.
fn find(folder: &Path, url: &str) -> Option<PathBuf> {
    let path = url.split(['?', '#']).next()?;
    let path = percent_decode_str(path).decode_utf8().ok()?;
    let steps = path.split('/').filter(|step| !step.is_empty());
    let mut file = folder.to_path_buf();
    for step in steps {
        if step == ".." || step.contains(['\\', ':', '\0']) {
            return None;
        }
        file.push(step);
    }
    if file.is_dir() {
        file.push("index.html");
    }
    let real = file.canonicalize().ok()?; // a link could still lead outside
    (real.is_file() && real.starts_with(folder.canonicalize().ok()?)).then_some(real)
}

fn media_type(path: &Path) -> &'static str {
    match path
        .extension()
        .and_then(|ending| ending.to_str())
        .unwrap_or_default()
    {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "webmanifest" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ts" | "txt" | "tsv" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;
    use std::net::{Shutdown, TcpStream};
    use std::time::Duration;

    fn here() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR"))
    }

    #[test]
    fn an_address_names_a_file_in_the_folder() {
        let found = here().join("src/serve.rs").canonicalize().ok();
        assert_eq!(find(here(), "/src/serve.rs"), found);
        assert_eq!(find(here(), "/src/serve.rs?version=2#top"), found);
        assert_eq!(find(here(), "/s%72c//serve.rs"), found);
    }

    #[test]
    fn no_address_leads_outside() {
        let outside = [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/src/..%2f../Cargo.toml",
            "/src/%00",
            "/%ff",
        ];
        for url in
            outside
                .into_iter()
                .chain(["/..%5cCargo.toml", "/c:/windows", "/no-such-file", "/src"])
        {
            assert_eq!(find(here(), url), None, "{url}");
        }
    }

    #[test]
    fn a_port_in_use_is_said_so() {
        let taken = Door::open(0).unwrap();
        let port = taken.0.local_addr().unwrap().port();
        let message = Door::open(port).err().unwrap().to_string();
        assert!(
            message.contains(&format!("Port {port} is in use")),
            "{message}"
        );
    }

    /// Everything that an answer to this request says.
    fn asked(port: u16, request: &str) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        write!(stream, "{request} HTTP/1.1\r\nHost: here\r\n\r\n").unwrap();
        stream.shutdown(Shutdown::Write).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }

    #[test]
    fn a_file_is_answered_with_its_kind_and_no_connection_is_kept() {
        let door = Door::open(0).unwrap();
        let port = door.0.local_addr().unwrap().port();
        std::thread::spawn(move || door.serve(here(), false));
        let file = asked(port, "GET /src/serve.rs");
        assert!(file.starts_with("HTTP/1.1 200 OK\r\n"), "{file}");
        assert!(file.contains("\r\nConnection: close\r\n"), "{file}");
        assert!(file.ends_with(&fs::read_to_string(here().join("src/serve.rs")).unwrap()));
        let head = asked(port, "HEAD /Cargo.toml");
        assert!(head.starts_with("HTTP/1.1 200 OK") && head.ends_with("\r\n\r\n"));
        assert!(asked(port, "GET /none").starts_with("HTTP/1.1 404 Not Found\r\n"));
        assert!(asked(port, "POST /Cargo.toml").starts_with("HTTP/1.1 405 "));
    }

    #[test]
    fn browsers_insist_on_these_two() {
        assert_eq!(media_type(Path::new("a/x_bg.wasm")), "application/wasm");
        assert_eq!(
            media_type(Path::new("a/x.js")),
            "text/javascript; charset=utf-8"
        );
    }
}
