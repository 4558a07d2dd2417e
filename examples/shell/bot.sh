#!/usr/bin/env bash
# A bot that plays any game on the shelf, with nothing but curl and the usual tools of a shell.
#
#   examples/shell/bot.sh [ruleset] [opponent] [options]
#
# `opponent` is `me` (the bot plays every seat), `open` (it waits for somebody to sit down),
# or the name of a bot of the server: `easy`, `medium`, `hard`.
set -euo pipefail

server=${PARLOR:-http://localhost:3000}
ruleset=${1:-knucklebones}
opponent=${2:-me}
options=${3:-'{}'}

# Sends a request: path, body (or nothing), and whatever else curl should know.
# Curl tries again when the server is busy; the key keeps a repeated request from being done twice.
call() {
  local path=$1 body=$2 answer
  shift 2
  if [ -n "$body" ]; then
    set -- "$@" -d "$body" -H 'content-type: application/json' -H "idempotency-key: $(new_key)"
  fi
  if answer=$(curl -sS --fail-with-body --retry 5 "$server$path" ${token:+-H "authorization: Bearer $token"} "$@"); then
    printf '%s\n' "$answer"
  else
    echo "The server said no: $answer" >&2
    return 1
  fi
}

new_key() { od -An -N16 -tx1 /dev/urandom | tr -d ' \n'; }

# The first value of a field that is a text: enough JSON for this bot. (With jq: jq -r ".$1")
field() { grep -o "\"$1\":\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4; }

# The whole brain: any legal action will do. Make it better!
choose() { grep -o '"action":{[^}]*}' | shuf -n 1 | cut -d ':' -f 2-; }

case $opponent in
  me) other='{"player": "me"}' ;;
  open) other='{"open": true}' ;;
  *) other="{\"bot\": \"$opponent\"}" ;;
esac

token=$(call /players '{"name": "Shell bot"}' | field token)
game=$(call /games "{\"ruleset\": \"$ruleset\", \"options\": $options, \"seats\": [{\"player\": \"me\"}, $other]}" | field id)
echo "Playing $ruleset in $game."

while true; do
  legal=$(call "/games/$game/actions" '')
  action=$(choose <<<"$legal" || true)
  if [ -n "$action" ]; then
    # The answer comes when it is our turn again. A "no" means that the game went on while we were thinking: look again.
    call "/games/$game/actions" "$action" -H 'prefer: wait=25, return=minimal' >/dev/null || true
  elif [ "$(call "/games/$game" '' | field status)" = over ]; then
    break
  else
    # Not our turn: wait until something is new.
    version=$(grep -o '"version":[0-9]*' <<<"$legal" | cut -d ':' -f 2)
    call "/games/$game" '' -H "if-none-match: \"$version\"" -H 'prefer: wait=25' >/dev/null
  fi
done

call "/games/$game/board" ''
