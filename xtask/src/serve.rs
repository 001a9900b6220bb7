//! `dist/` on localhost, for playing.

use crate::browser;
use anyhow::{Context, Result, anyhow, bail};
use percent_encoding::percent_decode_str;
use std::fs::File;
use std::io::{self, ErrorKind};
use std::net::{Ipv4Addr, TcpListener};
use std::path::{Path, PathBuf};
use tiny_http::{Header, Method, Request, Response, Server};

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
        return request.respond(Response::empty(405));
    }
    match find(folder, request.url()).and_then(|path| Some((File::open(&path).ok()?, path))) {
        Some((file, path)) => {
            let response = Response::from_file(file)
                .with_header(header("Content-Type", media_type(&path)))
                .with_header(header("Cache-Control", "no-store")); // the next build is seen at once
            request.respond(response)
        }
        None => {
            request.respond(Response::from_string("There is nothing here.").with_status_code(404))
        }
    }
}

fn header(name: &str, value: &str) -> Header {
    Header::from_bytes(name, value).expect("headers are written by us, in ASCII")
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

    #[test]
    fn browsers_insist_on_these_two() {
        assert_eq!(media_type(Path::new("a/x_bg.wasm")), "application/wasm");
        assert_eq!(
            media_type(Path::new("a/x.js")),
            "text/javascript; charset=utf-8"
        );
    }
}
