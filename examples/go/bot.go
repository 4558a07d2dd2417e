// A bot that plays any game on the shelf, with nothing but Go's standard library:
//
//	go run examples/go/bot.go [ruleset] [opponent] [options]
//
// `opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
// or the name of a bot of the server: `easy`, `medium`, `hard`. PARLOR names another server.
package main

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"log"
	"math/big"
	"net/http"
	"os"
	"strconv"
	"time"
)

// As much of a game as this bot needs. What is not named here is passed over.
type game struct {
	ID      string `json:"id"`
	Status  string `json:"status"`
	Version int    `json:"version"`
	Legal   []struct {
		Action json.RawMessage `json:"action"`
		Label  string          `json:"label"`
	} `json:"legal"`
}

// The whole brain: any legal action will do. Make it better!
func choose(now game) json.RawMessage {
	n, _ := rand.Int(rand.Reader, big.NewInt(int64(len(now.Legal))))
	return now.Legal[n.Int64()].Action
}

var (
	server = or(os.Getenv("PARLOR"), "http://localhost:3000")
	client = http.Client{Timeout: time.Minute}
	token  string
)

func main() {
	log.SetFlags(0)
	words := append(os.Args[1:], "", "", "")
	ruleset, opponent, options := or(words[0], "knucklebones"), or(words[1], "me"), or(words[2], "{}")
	seats := map[string]any{"me": map[string]any{"player": "me"}, "open": map[string]any{"open": true}}
	other, isNamed := seats[opponent]
	if !isNamed {
		other = map[string]any{"bot": opponent}
	}
	var player struct{ Token string }
	call("POST", "/players", map[string]any{"name": "Go bot"}, nil, &player)
	token = player.Token

	var now game
	wanted := map[string]any{"ruleset": ruleset, "options": json.RawMessage(options), "seats": []any{seats["me"], other}}
	call("POST", "/games", wanted, nil, &now)
	fmt.Printf("Playing %s in %s.\n", ruleset, now.ID)
	for path := "/games/" + now.ID; now.Status != "over"; {
		if len(now.Legal) > 0 {
			// The answer comes when it is our turn again. 409: the game went on while we were thinking; look again.
			var acted struct{ Game game }
			if call("POST", path+"/actions", choose(now), map[string]string{"Prefer": "wait=25"}, &acted) {
				now = acted.Game
				continue
			}
			call("GET", path, nil, nil, &now)
			continue
		}
		var next game
		news := map[string]string{"If-None-Match": strconv.Quote(strconv.Itoa(now.Version)), "Prefer": "wait=25"}
		if call("GET", path, nil, news, &next) {
			now = next
		}
	}
	fmt.Printf("Over after %d events.\n", now.Version)
}

// One request, tried again when nobody answers: under its key it is done once, however often it is sent.
// It says whether there was an answer to read.
func call(method, path string, body any, headers map[string]string, answer any) bool {
	sent, _ := json.Marshal(body)
	key := make([]byte, 16)
	rand.Read(key)
	for tries := 1; ; tries++ {
		request, err := http.NewRequest(method, server+path, bytes.NewReader(sent))
		if body == nil {
			request, err = http.NewRequest(method, server+path, nil)
		}
		if err != nil {
			log.Fatal(err)
		}
		if body != nil {
			request.Header.Set("Content-Type", "application/json")
			request.Header.Set("Idempotency-Key", hex.EncodeToString(key))
		}
		if token != "" {
			request.Header.Set("Authorization", "Bearer "+token)
		}
		for name, value := range headers {
			request.Header.Set(name, value)
		}
		response, err := client.Do(request)
		if err != nil {
			if tries == 6 {
				log.Fatal(err)
			}
			time.Sleep(time.Duration(tries) * 250 * time.Millisecond)
			continue
		}
		text, _ := io.ReadAll(response.Body)
		response.Body.Close()
		switch status := response.StatusCode; {
		case status == 304 || status == 409:
			return false
		case status < 300:
			if err := json.Unmarshal(text, answer); err != nil {
				log.Fatal(err)
			}
			return true
		case (status == 429 || status == 503) && tries < 6:
			seconds, _ := strconv.Atoi(or(response.Header.Get("Retry-After"), "1"))
			time.Sleep(time.Duration(seconds) * time.Second)
		default:
			log.Fatalf("The server said no: %s", text)
		}
	}
}

func or(text, otherwise string) string {
	if text == "" {
		return otherwise
	}
	return text
}
