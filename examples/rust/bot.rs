// A bot that plays any game on the shelf, with nothing but Rust's standard library:
//
//     rustc -O examples/rust/bot.rs -o bot && ./bot [ruleset] [opponent] [options]
//
// `opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
// or the name of a bot of the server: `easy`, `medium`, `hard`. PARLOR names another server, by http.
use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Read, Write};
use std::net::TcpStream;
use std::{env, process, thread, time::Duration};

/// The whole brain: any legal action will do. Make it better!
fn choose<'a>(legal: &[&'a str]) -> &'a str {
    legal[random() as usize % legal.len()]
}

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let word = |at: usize, otherwise: &str| words.get(at).cloned().unwrap_or(otherwise.into());
    let (ruleset, opponent, options) = (word(0, "knucklebones"), word(1, "me"), word(2, "{}"));
    let other = match opponent.as_str() {
        "me" => r#"{"player": "me"}"#.to_string(),
        "open" => r#"{"open": true}"#.to_string(),
        level => format!(r#"{{"bot": "{level}"}}"#),
    };
    let mut server = Server::new();
    let player = server.call("POST", "/players", Some(r#"{"name": "Rust bot"}"#), "");
    server.token = text(&player, "token").to_string();
    let wanted = format!(r#"{{"ruleset": "{ruleset}", "options": {options}, "seats": [{{"player": "me"}}, {other}]}}"#);
    let game = server.call("POST", "/games", Some(&wanted), "");
    let path = format!("/games/{}", text(&game, "id"));
    println!("Playing {ruleset} in {}.", text(&game, "id"));
    loop {
        let now = server.call("GET", &format!("{path}/actions"), None, "");
        let legal = all(&now, "\"action\":", '}');
        if !legal.is_empty() {
            // The answer comes when it is our turn again. 409: the game went on while we were thinking; look again.
            let held = "Prefer: wait=25, return=minimal\r\n";
            server.call("POST", &format!("{path}/actions"), Some(choose(&legal)), held);
        } else if text(&server.call("GET", &path, None, ""), "status") == "over" {
            break;
        } else {
            let version = all(&now, "\"version\":", ',')[0].trim_end_matches(',');
            let news = format!("If-None-Match: \"{version}\"\r\nPrefer: wait=25\r\n");
            server.call("GET", &path, None, &news);
        }
    }
    println!("{}", server.call("GET", &format!("{path}/board"), None, ""));
}

struct Server {
    address: String,
    token: String,
}

impl Server {
    fn new() -> Server {
        let url = env::var("PARLOR").unwrap_or("http://localhost:3000".into());
        Server { address: url.trim_start_matches("http://").trim_end_matches('/').into(), token: String::new() }
    }

    /// One request, tried again when nobody answers: under its key it is done once, however often it is sent.
    fn call(&self, method: &str, path: &str, body: Option<&str>, headers: &str) -> String {
        let key = format!("{:016x}{:016x}", random(), random());
        for tries in 1u64.. {
            match self.attempt(method, path, body, headers, &key) {
                Ok((status, text)) if status < 400 || status == 409 => return text,
                Ok((429 | 503, _)) if tries < 6 => thread::sleep(Duration::from_secs(1)),
                Err(_) if tries < 6 => thread::sleep(Duration::from_millis(250 * tries)),
                Ok((_, text)) => stop(&format!("The server said no: {text}")),
                Err(error) => stop(&format!("No answer from {}: {error}", self.address)),
            }
        }
        unreachable!()
    }

    /// HTTP/1.0 is HTTP for the patient: one request on one connection, and the answer ends when the connection does.
    fn attempt(&self, method: &str, path: &str, body: Option<&str>, headers: &str, key: &str) -> io::Result<(u16, String)> {
        let mut socket = TcpStream::connect(&self.address)?;
        socket.set_read_timeout(Some(Duration::from_secs(60)))?;
        let mut head = format!("{method} {path} HTTP/1.0\r\nHost: {}\r\n{headers}", self.address);
        if !self.token.is_empty() {
            head += &format!("Authorization: Bearer {}\r\n", self.token);
        }
        if let Some(body) = body {
            let length = body.len();
            head += &format!("Content-Type: application/json\r\nContent-Length: {length}\r\nIdempotency-Key: {key}\r\n");
        }
        socket.write_all(format!("{head}\r\n{}", body.unwrap_or("")).as_bytes())?;
        let mut answer = String::new();
        socket.read_to_string(&mut answer)?;
        let (head, text) = answer.split_once("\r\n\r\n").ok_or(io::ErrorKind::UnexpectedEof)?;
        let status = head.split(' ').nth(1).and_then(|number| number.parse().ok()).unwrap_or(0);
        Ok((status, text.to_string()))
    }
}

/// Enough JSON for this bot; a real program takes a crate for it. Everything from after `start` up to `end`.
fn all<'a>(json: &'a str, start: &str, end: char) -> Vec<&'a str> {
    json.split(start).skip(1).filter_map(|rest| rest.find(end).map(|at| &rest[..=at])).collect()
}

fn text<'a>(json: &'a str, field: &str) -> &'a str {
    let start = format!("\"{field}\":\"");
    all(json, &start, '"').first().map_or("", |found| found.trim_end_matches('"'))
}

/// The standard library has no dice, but it seeds its hash tables at random.
fn random() -> u64 {
    RandomState::new().build_hasher().finish()
}

fn stop(why: &str) -> ! {
    eprintln!("{why}");
    process::exit(1)
}
