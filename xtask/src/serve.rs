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
        return send(request, 405, &PLAIN, &[]);
    }
    let found = find(folder, request.url());
    match found.and_then(|path| Some((read(&path, &accepted(&request))?, path))) {
        Some(((file, coding), path)) => {
            let about = Headers {
                media_type: media_type(&path),
                coding,
                keeps: path
                    .parent()
                    .is_some_and(|parent| parent.ends_with("assets")),
            };
            send(request, 200, &about, &file)
        }
        None => send(request, 404, &PLAIN, b"There is nothing here."),
    }
}

/// What an answer says of itself.
struct Headers {
    media_type: &'static str,
    coding: Option<&'static str>,
    /// Its name says what is in it, so a browser may keep it. All else is not stored: the next build is seen at once.
    keeps: bool,
}

const PLAIN: Headers = Headers {
    media_type: "text/plain",
    coding: None,
    keeps: false,
};

/// How a file may be compressed, the smallest first, and how such a file beside it ends.
const CODINGS: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// What the request takes, as its header says: `gzip, br;q=0.5`.
fn accepted(request: &Request) -> String {
    let headers = request.headers().iter();
    headers
        .filter(|header| header.field.equiv("Accept-Encoding"))
        .map(|header| header.value.as_str())
        .collect::<Vec<_>>()
        .join(",")
}

/// The file, or what a build has put beside it for those who accept it: smaller, and how it is compressed.
fn read(path: &Path, accepted: &str) -> Option<(Vec<u8>, Option<&'static str>)> {
    let compressed = CODINGS.into_iter().find_map(|(coding, ending)| {
        let beside = format!("{}{ending}", path.to_str()?);
        takes(accepted, coding)
            .then(|| fs::read(beside).ok())?
            .map(|file| (file, Some(coding)))
    });
    compressed.or_else(|| Some((fs::read(path).ok()?, None)))
}

fn takes(accepted: &str, coding: &str) -> bool {
    accepted.split(',').any(|offer| {
        let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
        let weight = weight.trim().trim_start_matches("q=");
        name.trim().eq_ignore_ascii_case(coding) && weight.parse() != Ok(0.0)
    })
}

/// Each answer ends its connection. Browsers open six at once and keep them; of those the server may leave two without
/// a worker until another hangs up (it counts workers as idle that were woken but do not run yet).
fn send(request: Request, status: u16, about: &Headers, body: &[u8]) -> io::Result<()> {
    let reason = StatusCode(status).default_reason_phrase();
    let length = body.len();
    let is_head = *request.method() == Method::Head;
    let media_type = about.media_type;
    let kept = if about.keeps {
        "max-age=31536000, immutable"
    } else {
        "no-store"
    };
    let coding = about.coding.map_or(String::new(), |coding| {
        format!("Content-Encoding: {coding}\r\n")
    });
    let mut writer = request.into_writer();
    write!(
        writer,
        "HTTP/1.1 {status} {reason}\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\n{coding}\
         Vary: Accept-Encoding\r\nCache-Control: {kept}\r\nConnection: close\r\n\r\n"
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
        asked_with(port, request, "")
    }

    fn asked_with(port: u16, request: &str, headers: &str) -> String {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).unwrap();
        stream
            .set_read_timeout(Some(Duration::from_secs(20)))
            .unwrap();
        write!(stream, "{request} HTTP/1.1\r\nHost: here\r\n{headers}\r\n").unwrap();
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
    fn a_compressed_file_is_for_those_who_take_it() {
        let folder = std::env::temp_dir().join(format!("ali-guli-mane-{}", std::process::id()));
        fs::create_dir_all(folder.join("assets")).unwrap();
        for (name, text) in [
            ("a.js", "plain"),
            ("a.js.br", "small"),
            ("a.js.gz", "medium"),
            ("b.js", "alone"),
        ] {
            fs::write(folder.join("assets").join(name), text).unwrap();
        }
        let got = |name, accepted| {
            let (file, coding) = read(&folder.join("assets").join(name), accepted).unwrap();
            (String::from_utf8(file).unwrap(), coding)
        };
        assert_eq!(
            got("a.js", "gzip, deflate, br, zstd"),
            ("small".to_owned(), Some("br"))
        );
        assert_eq!(
            got("a.js", "gzip, br;q=0"),
            ("medium".to_owned(), Some("gzip"))
        );
        assert_eq!(got("a.js", ""), ("plain".to_owned(), None));
        assert_eq!(got("b.js", "gzip, br"), ("alone".to_owned(), None));
        let door = Door::open(0).unwrap();
        let port = door.0.local_addr().unwrap().port();
        let served = folder.clone();
        std::thread::spawn(move || door.serve(&served, false));
        let answer = asked_with(port, "GET /assets/a.js", "Accept-Encoding: br\r\n");
        assert!(answer.contains("\r\nContent-Encoding: br\r\n"), "{answer}");
        assert!(
            answer.contains("\r\nCache-Control: max-age=31536000, immutable\r\n"),
            "{answer}"
        );
        assert!(
            answer.contains("\r\nContent-Type: text/javascript; charset=utf-8\r\n"),
            "{answer}"
        );
        assert!(answer.ends_with("\r\n\r\nsmall"), "{answer}");
        fs::remove_dir_all(folder).unwrap();
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
