// A bot that plays any game on the shelf, with nothing but Java 17. It needs no build:
//
//     java examples/java/Bot.java [ruleset] [opponent] [options]
//
// `opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
// or the name of a bot of the server: `easy`, `medium`, `hard`. PARLOR names another server.
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Bot {
  static final String SERVER = System.getenv().getOrDefault("PARLOR", "http://localhost:3000");
  // Connections are kept: the server leaves an idle one open for 75 seconds.
  static final HttpClient HTTP = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  static String token;

  /** The whole brain: any legal action will do. Make it better! */
  static String choose(List<String> legal) {
    return legal.get(new Random().nextInt(legal.size()));
  }

  public static void main(String[] words) throws Exception {
    var ruleset = words.length > 0 ? words[0] : "knucklebones";
    var other = seat(words.length > 1 ? words[1] : "me");
    var options = words.length > 2 ? words[2] : "{}";
    token = text(call("POST", "/players", "{\"name\": \"Java bot\"}"), "token");
    var game = text(call("POST", "/games", """
        {"ruleset": "%s", "options": %s, "seats": [{"player": "me"}, %s]}""".formatted(ruleset, options, other)), "id");
    System.out.println("Playing " + ruleset + " in " + game + ".");
    var path = "/games/" + game;
    while (true) {
      var now = call("GET", path + "/actions", null);
      var legal = actionsIn(now);
      if (!legal.isEmpty()) {
        // The answer comes when it is our turn again. 409: the game went on while we were thinking; look again.
        call("POST", path + "/actions", choose(legal), "Prefer", "wait=25, return=minimal");
      } else if (text(call("GET", path, null), "status").equals("over")) {
        break;
      } else {
        var version = find(now, "\"version\":(\\d+)").get(0);
        call("GET", path, null, "If-None-Match", "\"" + version + "\"", "Prefer", "wait=25");
      }
    }
    System.out.println(call("GET", path + "/board", null));
  }

  static String seat(String opponent) {
    return switch (opponent) {
      case "me" -> "{\"player\": \"me\"}";
      case "open" -> "{\"open\": true}";
      default -> "{\"bot\": \"" + opponent + "\"}";
    };
  }

  /** One request, tried again when nobody answers: under its key it is done once, however often it is sent. */
  static String call(String method, String path, String body, String... headers) throws Exception {
    var request = HttpRequest.newBuilder(URI.create(SERVER + path)).timeout(Duration.ofSeconds(60));
    request.method(method, body == null ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    if (body != null) request.headers("Content-Type", "application/json", "Idempotency-Key", UUID.randomUUID().toString());
    if (token != null) request.header("Authorization", "Bearer " + token);
    if (headers.length > 0) request.headers(headers);
    for (int tries = 1; ; tries++) {
      try {
        var answer = HTTP.send(request.build(), BodyHandlers.ofString());
        if (answer.statusCode() < 400 || answer.statusCode() == 409) return answer.body();
        if (answer.statusCode() != 429 && answer.statusCode() != 503 || tries == 6) {
          System.err.println("The server said no: " + answer.body());
          System.exit(1);
        }
        Thread.sleep(1000L * Integer.parseInt(answer.headers().firstValue("Retry-After").orElse("1")));
      } catch (java.io.IOException nobodyThere) {
        if (tries == 6) throw nobodyThere;
        Thread.sleep(250L * tries);
      }
    }
  }

  // Enough JSON for this bot; a real program takes a library for it.
  static String text(String json, String field) {
    return find(json, "\"" + field + "\":\"([^\"]*)\"").get(0);
  }

  static List<String> actionsIn(String json) {
    return find(json, "\"action\":(\\{[^}]*\\})");
  }

  static List<String> find(String json, String pattern) {
    Matcher matcher = Pattern.compile(pattern).matcher(json);
    var found = new ArrayList<String>();
    while (matcher.find()) found.add(matcher.group(1));
    return found;
  }
}
