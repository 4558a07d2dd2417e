// A bot that plays any game on the shelf, with nothing but C++17 and the sockets of Linux, macOS or BSD:
//
//     g++ -std=c++17 -O2 examples/cpp/bot.cpp -o bot && ./bot [ruleset] [opponent] [options]
//
// `opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
// or the name of a bot of the server: `easy`, `medium`, `hard`. PARLOR names another server, by http.
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

using std::string;
using std::vector;

std::random_device dice;

// The whole brain: any legal action will do. Make it better!
string choose(const vector<string>& legal) { return legal[dice() % legal.size()]; }

string host, port, token;

// Enough JSON for this bot; a real program takes a library for it. Everything from after `start` up to `end`.
vector<string> all(const string& json, const string& start, const string& end) {
  vector<string> found;
  for (size_t at = json.find(start); at != string::npos; at = json.find(start, at)) {
    at += start.size();
    found.push_back(json.substr(at, json.find(end, at) - at));
  }
  return found;
}

string text(const string& json, const string& field) {
  auto found = all(json, "\"" + field + "\":\"", "\"");
  return found.empty() ? "" : found[0];
}

// HTTP/1.0 is HTTP for the patient: one request on one connection, and the answer ends when the connection does.
string exchange(const string& request) {
  addrinfo hints{}, *found = nullptr;
  hints.ai_socktype = SOCK_STREAM;
  if (getaddrinfo(host.c_str(), port.c_str(), &hints, &found) != 0) return "";
  int line = -1;
  for (addrinfo* at = found; at != nullptr && line < 0; at = at->ai_next) {
    line = socket(at->ai_family, at->ai_socktype, at->ai_protocol);
    if (line >= 0 && connect(line, at->ai_addr, at->ai_addrlen) != 0) {
      close(line);
      line = -1;
    }
  }
  freeaddrinfo(found);
  if (line < 0) return "";
  string answer;
  char piece[4096];
  for (size_t sent = 0; sent < request.size();) {
    ssize_t more = send(line, request.data() + sent, request.size() - sent, MSG_NOSIGNAL);
    if (more <= 0) break;
    sent += more;
  }
  for (ssize_t bytes; (bytes = recv(line, piece, sizeof piece, 0)) > 0;) answer.append(piece, bytes);
  close(line);
  return answer;
}

// One request, tried again when nobody answers: under its key it is done once, however often it is sent.
string call(const string& method, const string& path, const string& body = "", const string& headers = "") {
  std::ostringstream request;
  request << method << " " << path << " HTTP/1.0\r\nHost: " << host << ":" << port << "\r\n" << headers;
  if (!token.empty()) request << "Authorization: Bearer " << token << "\r\n";
  if (!body.empty())
    request << "Content-Type: application/json\r\nContent-Length: " << body.size() << "\r\nIdempotency-Key: " << std::hex
            << dice() << dice() << dice() << dice() << "\r\n";
  request << "\r\n" << body;
  for (int tries = 1;; tries++) {
    string answer = exchange(request.str());
    size_t end = answer.find("\r\n\r\n");
    int status = end == string::npos ? 0 : std::stoi(answer.substr(9, 3));
    string said = end == string::npos ? "no answer from " + host : answer.substr(end + 4);
    if ((status > 0 && status < 400) || status == 409) return said;
    if ((status != 0 && status != 429 && status != 503) || tries == 6) {
      std::cerr << "The server said no: " << said << "\n";
      std::exit(1);
    }
    std::this_thread::sleep_for(std::chrono::seconds(1));
  }
}

int main(int count, char** words) {
  auto word = [&](int at, const char* otherwise) { return string(count > at ? words[at] : otherwise); };
  string ruleset = word(1, "knucklebones"), opponent = word(2, "me"), options = word(3, "{}");
  const char* named = std::getenv("PARLOR");
  string server = named == nullptr ? "http://localhost:3000" : named;
  server = server.substr(server.find("//") + 2);
  host = server.substr(0, server.find(':'));
  port = server.find(':') == string::npos ? "80" : server.substr(server.find(':') + 1);

  string me = R"({"player": "me"})", other = R"({"bot": ")" + opponent + R"("})";
  if (opponent == "me") other = me;
  if (opponent == "open") other = R"({"open": true})";
  token = text(call("POST", "/players", R"({"name": "C++ bot"})"), "token");
  string wanted = R"({"ruleset": ")" + ruleset + R"(", "options": )" + options + R"(, "seats": [)" + me + ", " + other + "]}";
  string path = "/games/" + text(call("POST", "/games", wanted), "id");
  std::cout << "Playing " << ruleset << " in " << path.substr(7) << "." << std::endl;
  while (true) {
    string now = call("GET", path + "/actions");
    vector<string> legal = all(now, "\"action\":", "}");
    for (string& action : legal) action += "}";
    if (!legal.empty()) {
      // The answer comes when it is our turn again. 409: the game went on while we were thinking; look again.
      call("POST", path + "/actions", choose(legal), "Prefer: wait=25, return=minimal\r\n");
    } else if (text(call("GET", path), "status") == "over") {
      break;
    } else {
      string version = all(now, "\"version\":", ",")[0];
      call("GET", path, "", "If-None-Match: \"" + version + "\"\r\nPrefer: wait=25\r\n");
    }
  }
  std::cout << call("GET", path + "/board") << std::endl;
}
