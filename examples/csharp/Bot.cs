// A bot that plays any game on the shelf, with nothing but what .NET (or Mono) brings.
//
//     mcs -r:System.Net.Http,System.Runtime.Serialization,System.Xml,System.Xml.Linq Bot.cs && mono Bot.exe [ruleset] [opponent] [options]
//
// or, in an empty folder, with .NET 6 or newer:
//
//     dotnet new console && cp …/examples/csharp/Bot.cs Program.cs && dotnet run [ruleset] [opponent] [options]
//
// `opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
// or the name of a bot of the server: `easy`, `medium`, `hard`. PARLOR names another server.
using System;
using System.IO;
using System.Linq;
using System.Net.Http;
using System.Net.Http.Headers;
using System.Runtime.Serialization.Json;
using System.Text;
using System.Threading.Tasks;
using System.Xml;
using System.Xml.Linq;

static class Bot
{
    static readonly Random Dice = new Random();
    static readonly HttpClient Http = new HttpClient { Timeout = TimeSpan.FromMinutes(1) };

    // The whole brain: any legal action will do. Make it better!
    static XElement Choose(XElement[] legal) => legal[Dice.Next(legal.Length)].Element("action");

    static void Main(string[] args) => Play(args).GetAwaiter().GetResult();

    static async Task Play(string[] args)
    {
        var ruleset = args.ElementAtOrDefault(0) ?? "knucklebones";
        var opponent = args.ElementAtOrDefault(1) ?? "me";
        var options = args.ElementAtOrDefault(2) ?? "{}";
        Http.BaseAddress = new Uri(Environment.GetEnvironmentVariable("PARLOR") ?? "http://localhost:3000");

        var player = await Call(HttpMethod.Post, "/players", "{\"name\": \"C# bot\"}");
        Http.DefaultRequestHeaders.Authorization = new AuthenticationHeaderValue("Bearer", Text(player, "token"));
        var other = opponent == "me" ? "{\"player\": \"me\"}"
            : opponent == "open" ? "{\"open\": true}"
            : $"{{\"bot\": \"{opponent}\"}}";
        var game = await Call(HttpMethod.Post, "/games",
            $"{{\"ruleset\": \"{ruleset}\", \"options\": {options}, \"seats\": [{{\"player\": \"me\"}}, {other}]}}");
        var path = "/games/" + Text(game, "id");
        Console.WriteLine($"Playing {ruleset} in {Text(game, "id")}.");
        while (Text(game, "status") != "over")
        {
            var legal = game.Element("legal").Elements().ToArray();
            if (legal.Length > 0)
            {
                // The answer comes when it is our turn again. Nothing: the game went on while we were thinking; look again.
                var acted = await Call(HttpMethod.Post, path + "/actions", Json(Choose(legal)), "wait=25");
                game = acted?.Element("game") ?? await Call(HttpMethod.Get, path);
            }
            else
            {
                game = await Call(HttpMethod.Get, path, null, "wait=25", $"\"{Text(game, "version")}\"") ?? game;
            }
        }
        Console.WriteLine($"Over after {Text(game, "version")} events.");
    }

    // One request, tried again when nobody answers: under its key it is done once, however often it is sent.
    // Null: nothing is new (304), or the game went on meanwhile (409).
    static async Task<XElement> Call(HttpMethod method, string path, string body = null, string prefer = null, string known = null)
    {
        var key = Guid.NewGuid().ToString();
        for (var tries = 1; ; tries++)
        {
            var request = new HttpRequestMessage(method, path);
            if (body != null)
            {
                request.Content = new StringContent(body, Encoding.UTF8, "application/json");
                request.Headers.Add("Idempotency-Key", key);
            }
            if (prefer != null) request.Headers.TryAddWithoutValidation("Prefer", prefer);
            if (known != null) request.Headers.TryAddWithoutValidation("If-None-Match", known);
            try
            {
                var answer = await Http.SendAsync(request);
                var text = await answer.Content.ReadAsStringAsync();
                var status = (int)answer.StatusCode;
                if (status == 304 || status == 409) return null;
                if (status < 300) return Parsed(text);
                if (status != 429 && status != 503 || tries == 6) Stop("The server said no: " + text);
                await Task.Delay(answer.Headers.RetryAfter?.Delta ?? TimeSpan.FromSeconds(1));
            }
            catch (HttpRequestException error)
            {
                if (tries == 6) Stop("No answer from " + Http.BaseAddress + ": " + error.Message);
                await Task.Delay(250 * tries);
            }
        }
    }

    // JSON as a tree that .NET and Mono both have; a larger program takes System.Text.Json or Json.NET.
    static XElement Parsed(string json)
    {
        using (var reader = JsonReaderWriterFactory.CreateJsonReader(Encoding.UTF8.GetBytes(json), XmlDictionaryReaderQuotas.Max))
            return XElement.Load(reader);
    }

    static string Json(XElement part)
    {
        var bytes = new MemoryStream();
        using (var writer = JsonReaderWriterFactory.CreateJsonWriter(bytes))
            new XElement("root", part.Attributes(), part.Nodes()).WriteTo(writer);
        return Encoding.UTF8.GetString(bytes.ToArray());
    }

    static string Text(XElement part, string field) => (string)part.Element(field);

    static void Stop(string why)
    {
        Console.Error.WriteLine(why);
        Environment.Exit(1);
    }
}
