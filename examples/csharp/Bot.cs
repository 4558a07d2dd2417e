// A bot that plays any game on the shelf, with nothing but .NET 8. In an empty folder:
//
//     dotnet new console && cp …/examples/csharp/Bot.cs Program.cs && dotnet run [ruleset] [opponent] [options]
//
// `opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
// or the name of a bot of the server: `easy`, `medium`, `hard`. PARLOR names another server.
using System.Net.Http.Headers;
using System.Text;
using System.Text.Json.Nodes;

var ruleset = args.ElementAtOrDefault(0) ?? "knucklebones";
var opponent = args.ElementAtOrDefault(1) ?? "me";
var options = args.ElementAtOrDefault(2) ?? "{}";
var server = Environment.GetEnvironmentVariable("PARLOR") ?? "http://localhost:3000";
using var http = new HttpClient { BaseAddress = new Uri(server), Timeout = TimeSpan.FromMinutes(1) };

// The whole brain: any legal action will do. Make it better!
JsonNode Choose(JsonArray legal) => legal[Random.Shared.Next(legal.Count)]!["action"]!;

var player = await Call(HttpMethod.Post, "/players", """{"name": "C# bot"}""");
http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", (string)player!["token"]!);
var other = opponent switch
{
    "me" => """{"player": "me"}""",
    "open" => """{"open": true}""",
    _ => $$"""{"bot": "{{opponent}}"}""",
};
var wanted = $$"""{"ruleset": "{{ruleset}}", "options": {{options}}, "seats": [{"player": "me"}, {{other}}]}""";
var game = (await Call(HttpMethod.Post, "/games", wanted))!;
var path = $"/games/{game["id"]}";
Console.WriteLine($"Playing {ruleset} in {game["id"]}.");
while ((string)game["status"]! != "over")
{
    var legal = game["legal"]!.AsArray();
    if (legal.Count > 0)
    {
        // The answer comes when it is our turn again. Nothing: the game went on while we were thinking; look again.
        var acted = await Call(HttpMethod.Post, path + "/actions", Choose(legal).ToJsonString(), ("Prefer", "wait=25"));
        game = acted?["game"] ?? (await Call(HttpMethod.Get, path))!;
    }
    else
    {
        game = await Call(HttpMethod.Get, path, null, ("If-None-Match", $"\"{game["version"]}\""), ("Prefer", "wait=25")) ?? game;
    }
}
Console.WriteLine($"Over after {game["version"]} events.");

// One request, tried again when nobody answers: under its key it is done once, however often it is sent.
async Task<JsonNode?> Call(HttpMethod method, string path, string? body = null, params (string Name, string Value)[] headers)
{
    var key = Guid.NewGuid().ToString();
    for (var tries = 1; ; tries++)
    {
        using var request = new HttpRequestMessage(method, path);
        if (body != null)
        {
            request.Content = new StringContent(body, Encoding.UTF8, "application/json");
            request.Headers.Add("Idempotency-Key", key);
        }
        foreach (var (name, value) in headers) request.Headers.TryAddWithoutValidation(name, value);
        try
        {
            using var answer = await http.SendAsync(request);
            var text = await answer.Content.ReadAsStringAsync();
            var status = (int)answer.StatusCode;
            if (status is 304 or 409) return null;
            if (status < 300) return JsonNode.Parse(text);
            if (status is not (429 or 503) || tries == 6) throw new Exception($"The server said no: {text}");
            await Task.Delay(answer.Headers.RetryAfter?.Delta ?? TimeSpan.FromSeconds(1));
        }
        catch (HttpRequestException) when (tries < 6)
        {
            await Task.Delay(250 * tries);
        }
    }
}
