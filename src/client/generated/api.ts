// Written by `npm run openapi` from openapi/openapi.json: do not edit.

export interface paths {
    "/rulesets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The games on the shelf
         * @description Every ruleset that can be played here, in short. Follow `links.self` for its options, its JSON Schemas and the rules.
         */
        get: operations["listRulesets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rulesets/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ruleset: options, presets, refusals, schemas and the rules
         * @description The sentence on the cover, the presets and the options are in your language where the ruleset has it (`languages`): the schema of the options has `title`, `description` and, for words to choose from, `x-words`. The rules themselves, refusals and the other schemas are English. The rules have numbered sections; on the page each can be linked to, `/rulesets/jackaroo#8.3`, as refusals do.
         */
        get: operations["getRuleset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rulesets/{ruleset}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the game looks like
         * @description A game under way that nobody plays, or one of the `positions` of the ruleset, as SVG.
         */
        get: operations["getRulesetPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rulesets/{ruleset}/cover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What stands on the box of the game
         * @description Drawn to be small, 320 by 200, as SVG: for a shelf of games in your own front end.
         */
        get: operations["getRulesetCover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/players": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Become a player
         * @description No e-mail, no password: a name gives you a token, shown this once. Under an `Idempotency-Key` of 20 letters or more the same request gives the same token for ten minutes; after that the key is refused.
         */
        post: operations["createPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who this token is
         * @description Your id, your name and since when you are here. The token itself is never told again.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        /**
         * Forget me
         * @description Your tokens, your webhook and your name go, at once and for good; what your tokens opened ends. Games that are being played are left as if you had left each yourself: a bot plays on, or the game is over. A table of yours that waits is closed, a seat that is kept for you is free. In games that are over your seat stays, and whoever sat there is called `Somebody`, in lists, logs, boards, pictures and records from now on; the hash chain of every game holds as before. What others have seen or saved before stays with them, and games begun before names were sealed keep the name in their record. Nobody can undo it. Sent again it is 401, `invalid-token`: there is nobody any more who could ask.
         */
        delete: operations["forgetMe"];
        options?: never;
        head?: never;
        /**
         * Be called something else
         * @description The new name shows from now on wherever people are listed, and at every table you sit down at. A game you sat down at before keeps the name you had then, in its log and at its table.
         */
        patch: operations["renameMe"];
        trace?: never;
    };
    "/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your tokens
         * @description Each with its label, what it may do, and the day it was last used; never the token itself. The first is the one you signed up with.
         */
        get: operations["listTokens"];
        put?: never;
        /**
         * One more token
         * @description For another program of yours, or to let somebody watch as you: a token of the scope `watch` reads and listens, and changes nothing. Shown this once; under an `Idempotency-Key` of 20 letters or more the same request gives the same token for ten minutes.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a token
         * @description From now on it is nobody’s, in every process of this server; what it opened ends, with the last word `token-revoked`. You may revoke the one you ask with, too, and even the last you have: `note` says so.
         */
        delete: operations["revokeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A code for another device
         * @description Say it or type it there: `POST /tokens` exchanges it, once and within ten minutes, for a token of its own for the same player. Whoever hears it can be you, so tell it to nobody else. Under an `Idempotency-Key` of 20 letters or more the same request gives the same code, while it can be used.
         */
        post: operations["createLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come in with a code
         * @description Exchanges a code of `POST /me/links` for a token of the same player. The code is used up; under an `Idempotency-Key` of 20 letters or more the same request gives the same token for ten minutes.
         */
        post: operations["exchangeCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One stream for all your games
         * @description Tells when a game starts, when it is your turn (with the legal actions), when your time is nearly out, when somebody offers you something or sits down at your table, when a seat is kept for you or a game is to be played again, and when a game ends. It begins with what is open, so whoever just connected knows where to move. Each notice has an `id`, which server-sent events have as `id:` too: with `Last-Event-ID` or `after` the stream goes on after it and tells what has changed since, as it stands now. No notice is lost, and one may come twice when a connection broke between two about the same version of a game. Whoever was away for more than a week, or for more than 200 ends of games, or names a place that is still to come, is told `look-again`, and then what is open now. Notices have no `event:` name; the type is in the JSON.
         */
        get: operations["listMyEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A ticket for one stream
         * @description Browsers' `EventSource` cannot send a header. Put the ticket in the address instead of your token: `?ticket=…`. It opens one stream, within a minute.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How your webhook is
         * @description Where you are called and how it stands. The secret is not told again; `GET /me/webhook/deliveries` lists the calls.
         */
        get: operations["getWebhook"];
        /**
         * Be called when it is your turn, or something else waits for you
         * @description Each of your turns is announced by a `POST` with the game as you see it and the legal actions; the answer may be the action itself. With `notices` you are called for more than your turns. The calls are signed as [Standard Webhooks](https://www.standardwebhooks.com) says. The secret is shown when the webhook is made; sent again, this changes the address, keeps the secret and gives a webhook that was disabled a fresh start.
         */
        put: operations["setWebhook"];
        post?: never;
        /**
         * Be called no more
         * @description Nothing more is sent to your address, and the secret is forgotten. You can set another one at any time.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/webhook/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new secret for your webhook
         * @description For a day the old one signs beside it, so that no call is lost while you put the new one in place.
         */
        post: operations["changeWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/webhook/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How you were called, and what came of it
         * @description Newest first, for a week: each turn, and whatever else was announced, with every call made for it.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find games
         * @description Newest first. Private games are listed only with `player=me` and `toAct=me`. People are called as they are called now; a game’s own log keeps the name under which somebody sat down, and whoever was forgotten is `Somebody`.
         */
        get: operations["listGames"];
        put?: never;
        /**
         * Lay a table
         * @description The game starts when no seat is open. A script that cannot be drawn in the opening, or in any first action, is refused here, whoever may sit down later. A table where nobody comes is closed after a while (a day, unless the operator says otherwise). You may be in 200 games at once, and 1,000 may be laid from one network within a day, again unless the operator says otherwise.
         */
        post: operations["createGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a game
         * @description Now or at any past event. When the game is over nothing of it is hidden any more, its past neither. The board alone is at `/games/{id}/board` and `/games/{id}/picture`. A browser is shown to the page.
         */
        get: operations["getGame"];
        put?: never;
        post?: never;
        /**
         * Close a table of your own
         * @description Whoever laid a table may close it while it waits for players, and when only bots play. The game is over, `abandoned`, with nobody ranked; its log stays.
         */
        delete: operations["endGame"];
        options?: never;
        head?: never;
        /**
         * Start with those who are there
         * @description Whoever laid a table starts it before every seat is taken, where the ruleset allows so few. The seats that nobody took go, and those behind them move up: look at `seats` for your number.
         */
        patch: operations["startGame"];
        trace?: never;
    };
    "/games/{id}/board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board as text
         * @description For people at a terminal and for programs that read; now or at any past event.
         */
        get: operations["getBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The board as SVG
         * @description An address that can stand in an `<img>`. What it says to those who hear it is in your language; the few words that are drawn are English.
         */
        get: operations["getPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sit down by a code
         * @description A table with the visibility `link` has a `code` that can be said aloud. It leads to the table, and you take the first seat that is open.
         */
        post: operations["joinByCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an open seat
         * @description The game starts when no seat is open. To hold a second seat, name it. A seat may also be open in a game that is being played, because its player left in the first round: you play on from there, you see what that seat sees, and the luck stays as it was (a `salt` is refused). A seat that a bot keeps for somebody who left (`standsInFor`) can be taken over in the same way; its own player finds it without naming it.
         */
        post: operations["takeSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave, or resign
         * @description Before the start, and until your first turn is over, you leave: the seat is open again, and a game that is being played goes on with whoever sits down. After that you resign. Between two that ends the game. At a table for three or more a bot plays on in your seat (`whenLeft`), and you are last however it fares, unless you come back (`POST /games/{id}/seats`) before somebody else sits there; when the last person goes, the game is over. While another seat is open you may leave without resigning. A game that its last player leaves in this way ends as `abandoned`.
         */
        delete: operations["leaveSeat"];
        options?: never;
        head?: never;
        /**
         * Give a seat to a bot, or open it again
         * @description For whoever laid the table, while it waits, and for seats in which no person sits. `{"invite": true}` keeps the seat for whoever has its invitation, which you see in `seats`; asked again it makes a new invitation, and the old one is good no more. The game starts when no seat is open. In a game that is played, `{"bot": …}` calls in a bot for whoever is gone: they left, or were not seen for as long as a claim takes (`patienceMinutes` of the ruleset) and no clock runs. They may come back while no other person has the seat.
         */
        patch: operations["changeSeat"];
        trace?: never;
    };
    "/games/{id}/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you may do now
         * @description Post any of these back as it is. With `as=schema`, or `Accept: application/schema+json`, the answer is a JSON Schema of this very moment: an action validates exactly when it is one of those listed. (Some games also accept another spelling of a listed action, such as two columns in the other order.)
         */
        get: operations["listActions"];
        put?: never;
        /**
         * Act
         * @description The body is the action itself. Your seat is found by your token; with several seats you act for the one to act. To try an action out first, post it to `/games/{id}/rehearsals`.
         */
        post: operations["act"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/rehearsals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try an action out
         * @description Nothing is done and nothing is kept. The body is the action, as for `act`; the answer is what is certain about it, down to the fields of its events, from what you may see and without the luck of the game, or the very problem the action would meet.
         */
        post: operations["rehearse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer a draw, a takeback, or to stop the clock
         * @description Every other person at the table answers; when all agree it is done, and the next move makes it void. A takeback returns to before your own last action: the log only grows, the board goes back, luck drawn later is new luck. Where there is nobody to ask (alone, or against bots) it is done at once. Bots agree to everything but a draw. Nothing can be taken back in a game that hides something, unless it is a sandbox.
         */
        post: operations["makeOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/offers/{number}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline an offer
         * @description Each person at the table answers once, for all their seats. One who declines makes the offer void.
         */
        post: operations["answerOffer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim the seat of somebody who is gone
         * @description In a game without a clock nobody is held up for ever: when nothing has happened, and whoever is to act was not seen, for as long as the ruleset has patience (`patienceMinutes`), the others may claim that seat; `claimableAt` of the game says from when on. Seen is who acts, looks at the game or follows it. With `bot` a bot plays on: whoever is gone is last, however it fares, and may come back (`POST /games/{id}/seats`) before somebody else sits there. With `end` the game is over, `absent`, and whoever is gone has lost; before their first turn was over it is `abandoned`, and nobody has. Where a table for three or more goes on when somebody leaves (`whenLeft`), only a bot can be claimed.
         */
        post: operations["claimSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/odds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The chances of what you may do now
         * @description For each legal action what may come of it and how likely that is: counted through every way the luck can fall where these are few, else estimated from samples, with an interval. What everybody would ask about an action is listed also where it cannot come, with the chance 0. Made from what you may see, never from the luck of the game or what is hidden from you. Whoever lays a table can switch it off with `"odds": false`; the game then says `odds: false` and has no link to them.
         */
        get: operations["getOdds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The log, as you may see it
         * @description A page of JSON, or a stream: server-sent events (`Accept: text/event-stream`) or a JSON value a line (`Accept: application/x-ndjson`). A stream goes on until the game is over and says why it ends: `event: end`, or a line `{"end": …}`. No other event of a stream has a name, so `onmessage` hears them all; the type is in the JSON. Resume with `Last-Event-ID`, `after` or `cursor`: the number of an event that has happened. Every event has its number for every viewer; what you may not see is left out of it. A stream asked to go on after the last event of a finished game is answered 204, at which `EventSource` stops coming back.
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A finished game in one file
         * @description Everything that happened and was asked, with the hash chain, the commitment and the secret. `npx parlor verify record.json` and the page `/verify` check every draw, every decision and every hash without this server.
         */
        get: operations["getRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look back at a finished game
         * @description For each decision what the hard bot would have done and what each choice was worth: the chance to win with its interval, by the measure that the hard bot itself chooses by; where it measures in something else, the share of games won when worlds that looked like this to the seat are played on from there, everybody without a plan. `by` says which. Judged from what that seat knew then, never from what was hidden from it. It is made in the background when somebody first asks, within a minute of a thread’s time, and kept for a while: while `status` is `under-way` the answer has what is judged so far and `Retry-After`; `Prefer: wait=60` waits for the whole.
         */
        get: operations["getReview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What if? A new game from any moment of this one
         * @description A sandbox that begins from what you see of this game at an event, with new luck. Where something is hidden from you it is imagined afresh, so a fork reveals nothing; such a fork is private, and any fork may be.
         */
        post: operations["forkGame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/games/{id}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play again with the same people
         * @description For a game that is over, by anybody who sat there. The first who asks lays a new table: the same ruleset, options, clock and visibility, every seat moved up by one so that another begins, bots where bots were, and the seats of the others kept for them. Whoever asks next sits down at that same table; asked again it is found again, so this needs no key. `rematch` of the old game and `rematchOf` of the new one say where. Whoever laid the new table is its host: it opens a seat whose player does not come, or gives it to a bot (`PATCH /games/{id}/seats/{seat}`), starts early, or calls it off; then another may be asked for. To add a salt of your own, take your seat by `POST /games/{id}/seats` instead.
         */
        post: operations["askForRematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your clubs
         * @description Those you belong to, the oldest first. Clubs are in no public list.
         */
        get: operations["listClubs"];
        put?: never;
        /**
         * Found a club
         * @description People under one roof: a class, a league, friends. You are its owner; its `code` lets others in. Nobody outside sees that it is there.
         */
        post: operations["createClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Come into a club by its code
         * @description Whoever is in already stays as they are, so this may be sent again. `displayName` is what you are called there; `PATCH /clubs/{id}/members/{member}` changes it.
         */
        post: operations["joinClub"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a club
         * @description As one of its people. `code` is shown to those who let people in: the owner and helpers.
         */
        get: operations["getClub"];
        put?: never;
        post?: never;
        /**
         * End a club
         * @description By its owner. Its people, their names there and its code are gone, at once and for good; games that were played there stay with those who played them.
         */
        delete: operations["endClub"];
        options?: never;
        head?: never;
        /**
         * Give a club another name
         * @description By its owner.
         */
        patch: operations["renameClub"];
        trace?: never;
    };
    "/clubs/{id}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new code for a club
         * @description By its owner or a helper. The old code is good no more; whoever is in stays in.
         */
        post: operations["changeClubCode"];
        /**
         * Let nobody else into a club
         * @description By its owner or a helper. `POST /clubs/{id}/code` opens the door again, with another code.
         */
        delete: operations["closeClubDoor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The people of a club
         * @description In the order in which they came, under the names they have there. Owner and helpers see also who was removed.
         */
        get: operations["listClubMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{id}/members/{member}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Leave a club, or remove somebody
         * @description Whoever leaves may come back by the code; whoever was removed by the owner or a helper may not, until the owner makes them a member again.
         */
        delete: operations["removeClubMember"];
        options?: never;
        head?: never;
        /**
         * Another name or role in a club
         * @description Your own name, or as owner or helper that of somebody below you; roles are the owner’s to give. With `{"role": "owner"}` the club is handed over.
         */
        patch: operations["changeClubMember"];
        trace?: never;
    };
    "/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tournaments, newest first
         * @description Those that are everybody’s; with `club`, those of one of your clubs.
         */
        get: operations["listTournaments"];
        put?: never;
        /**
         * Announce a tournament
         * @description Round robin, Swiss, knock-out, or a ladder that never ends; for people, for bots of the house, or both. It goes on by itself: rounds are paired and tables laid, whoever does not come or takes too long has lost. `commitment` promises the seed that the draw and all shared luck follow from.
         */
        post: operations["createTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look at a tournament
         * @description Who takes part, who meets whom, and who stands where. `GET /tournaments/{id}/events` follows it.
         */
        get: operations["getTournament"];
        put?: never;
        post?: never;
        /**
         * Call a tournament off
         * @description By whoever keeps it; so a ladder ends. Tables that are at play are played to their end, no other round begins, and the seed is told when the last of them is done.
         */
        delete: operations["callOffTournament"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a tournament with those who are there
         * @description By whoever keeps it. The lots are drawn, and the first round begins. A tournament that has begun stays as it is.
         */
        post: operations["startTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/entrants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take part in a tournament
         * @description Until it begins; a ladder takes newcomers at any time, at its foot. Whoever takes part already stays as they are, so this may be sent again. In each round a seat is kept for you: `GET /me/events` says so, and `POST /games/{id}/seats` takes it.
         */
        post: operations["enterTournament"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/entrants/{entrant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw from a tournament
         * @description You yourself, or whoever keeps the tournament. A game that you are in goes on; you are paired no more, and on a ladder the others move up.
         */
        delete: operations["withdrawEntrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What happened in a tournament, and what happens
         * @description A page of JSON, or a stream: server-sent events (`Accept: text/event-stream`) or a JSON value a line (`Accept: application/x-ndjson`). Resume with `Last-Event-ID`, `after` or `cursor`. A stream goes on until the tournament is over; asked to go on after its last event it is answered 204.
         */
        get: operations["listTournamentEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{id}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A tournament in one file
         * @description When it is over: its whole log with the hash chain and the seed. `npx parlor verify tournament.json` works out the draw, every pairing, every board and the last ranking again, without this server.
         */
        get: operations["getTournamentRecord"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaderboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where anybody is rated
         * @description One board for each ruleset with rated games: in the open, or with `club` in a club of yours.
         */
        get: operations["listLeaderboards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaderboards/{ruleset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who stands where
         * @description Best first by `score`, which is the rating without its deviation: what is known, and not what is hoped. Bots are rated like everybody. Whoever is forgotten is not shown. `fromAbove` says where the games do not show yet who is better.
         */
        get: operations["getLeaderboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/leaderboards/{ruleset}/csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same for a spreadsheet
         * @description Best first by `score`, which is the rating without its deviation: what is known, and not what is hoped. Bots are rated like everybody. Whoever is forgotten is not shown. The first line names the columns; `Link` leads to the next page.
         */
        get: operations["getLeaderboardCsv"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/ratings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your ratings
         * @description One for each ruleset in which a rated game of yours has ended, in the open and in each of your clubs, with what the last ten games did.
         */
        get: operations["listMyRatings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you are waiting for
         * @description Your seeks that are not over, the oldest first. Nobody else sees that you wait.
         */
        get: operations["listSeeks"];
        put?: never;
        /**
         * Look for an opponent
         * @description You wait until somebody looks for the same table: the same ruleset, options, seats, clock, `rated` and club. Whoever waits longest meets whose rating is nearest, and the longer it takes the farther it may be; after a minute and a half it is anybody. When an opponent is found the game begins at once, with seats by lot. `GET /seeks/{id}` with `Prefer: wait=20` waits for it, and `GET /me/events` tells `matched`; when nobody asks or listens for a minute, or the token is revoked, the seek is called off.
         */
        post: operations["createSeek"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seeks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an opponent was found
         * @description With `Prefer: wait=20` the answer is held back until it is matched or called off. Asking says that you are still there.
         */
        get: operations["getSeek"];
        put?: never;
        post?: never;
        /**
         * Look no longer
         * @description Takes a seek back while nobody was found.
         */
        delete: operations["cancelSeek"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{id}/classroom": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a class goes
         * @description For the owner and the helpers of a club: who is here, who plays and who waits, when each acted last, what they were told no with, and how far everybody has come with the assignments. As JSON, or as a stream (`Accept: text/event-stream` or `application/x-ndjson`) that tells the whole of it again whenever it has changed, a few times a second at most. It says nothing that the game would not show a spectator. Counts are kept while somebody is in the club, and go with it.
         */
        get: operations["getClassroom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{id}/classroom/table": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How a class goes, for a spreadsheet
         * @description For the owner and the helpers of a club: a line for each of its people, with a column for each assignment. A name that a spreadsheet would take for a formula has an apostrophe before it.
         */
        get: operations["exportClassroom"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{id}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What there is to do
         * @description For everybody in the club, with how far you have come. Nobody else sees that.
         */
        get: operations["listAssignments"];
        put?: never;
        /**
         * Give a class something to do
         * @description By the owner or a helper of a club. The server checks it from the games of the club that are begun afterwards; of the client kit, which runs at one’s own desk, it takes a report. What is given twice is there once.
         */
        post: operations["assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{id}/assignments/{assignment}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take an assignment back
         * @description By the owner or a helper. What was reported for it goes with it.
         */
        delete: operations["dropAssignment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clubs/{id}/assignments/{assignment}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what the client kit says
         * @description For an assignment of the type `client-kit`: the output of `parlor check-client --json`. The latest counts. The kit runs at your desk, so the server has your word for it, and the class is told so.
         */
        post: operations["reportKit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lab/rollouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step many games at once
         * @description For programs that learn. Each game is its seed and the actions so far, and the answer is where that leads: what the seat to act may see, which actions are legal, and, when it is over, what it was worth. Nothing is kept: to step a game, send it again with one action more; to go back, with one less. See the guide `gym`. Closed unless the operator opens it (`PARLOR_LAB`).
         */
        post: operations["stepRollouts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is here
         * @description Links to where everything begins; browsers that ask for HTML get the page.
         */
        get: operations["greet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Everything that can go wrong
         * @description Every `code` that a problem document can have, with its status and what it means. A code never changes its meaning.
         */
        get: operations["listProblems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/problems/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a problem means and what to do about it
         * @description The `type` of every problem document is the address of one of these.
         */
        get: operations["getProblem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Guides and lessons to read
         * @description The title of each and where it can be read.
         */
        get: operations["listGuides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/guides/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One guide
         * @description As Markdown, or as a readable page for browsers. Every heading can be linked to.
         */
        get: operations["getGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the process alive?
         * @description Red once this process can no longer keep anything, because its embedded database has ended or its folder went to another process: then it must be started again.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * May it be sent work?
         * @description 503 while the server is stopping or its database does not answer: send requests elsewhere until it is 200 again.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures for Prometheus
         * @description The operator may have bound it to another address, or switched it off: then there is nothing here.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is here, for programs that read
         * @description One short text: what this server is, the first calls to make and where to read more.
         */
        get: operations["getLlms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    yourTurn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * It is your turn
         * @description Sent to the address of your webhook. Check the signature, choose one of `data.game.legal`, and answer with its `action`.
         */
        post: operations["yourTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    news: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Something waits for you
         * @description Sent to the address of a webhook whose `notices` name it: your time is nearly out, somebody offers something, or a seat is kept for you. Signed and repeated like the others. `clock-low` may be answered with an action; of the others nothing but the status is read.
         */
        post: operations["news"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description What a seat asks for, in any of the games. */
        Action: components["schemas"]["CantStopAction"] | components["schemas"]["DastanAction"] | components["schemas"]["FrustrationAction"] | components["schemas"]["JackarooAction"] | components["schemas"]["KnucklebonesAction"];
        CantStopAction: components["schemas"]["CantStopRoll"] | components["schemas"]["CantStopAdvance"] | components["schemas"]["CantStopStop"];
        /** @description Roll the four dice, to begin a turn or to push your luck. */
        CantStopRoll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "roll";
        };
        /** @description Advance in the columns of a pairing: both sums, twice the same for a double, or one where only one can be used. Any order. */
        CantStopAdvance: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "advance";
            columns: number[];
        };
        /** @description End the turn and put your markers where the runners stand. */
        CantStopStop: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stop";
        };
        DastanAction: components["schemas"]["DastanMove"] | components["schemas"]["DastanTakeOffer"] | components["schemas"]["DastanPass"];
        /** @description Move a piece by one of the first three options of your queue. */
        DastanMove: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "move";
            /** @description Place in your queue of the option to move by, 1 to 3. */
            choice: number;
            /** @description Square of your piece: 25 is row 2, column 5. */
            from: number;
            /** @description Square it jumps to. */
            to: number;
        };
        /** @description Swap an option of your queue for the one on offer. */
        DastanTakeOffer: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "take-offer";
            /** @description Place in your queue that the offer takes, 1 to 5. */
            position: number;
        };
        /** @description Give the turn over because no piece can move. */
        DastanPass: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "pass";
        };
        FrustrationAction: components["schemas"]["FrustrationRoll"] | components["schemas"]["FrustrationKeep"] | components["schemas"]["FrustrationUndo"];
        /** @description Roll and let the piece walk. */
        FrustrationRoll: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "roll";
        };
        /** @description Leave the roll as it came and end the turn. */
        FrustrationKeep: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "keep";
        };
        /** @description Spend an undo: put all pieces back and roll again. */
        FrustrationUndo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undo";
        };
        JackarooAction: components["schemas"]["JackarooPlay"] | components["schemas"]["JackarooDiscard"];
        /** @description Play a card; how many marbles are named decides what it does. */
        JackarooPlay: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "play";
            /** @description A card of your hand, such as "7H1". */
            card: string;
            /** @description Ids such as "0-1": none, one or two, as the card wants. May be left out when there are none. */
            marbles?: string[];
            /** @description Steps of the first marble of a split Seven, 1 to 6; 3 when left out. */
            split?: number;
        };
        /** @description Throw a card away without effect. */
        JackarooDiscard: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "discard";
            /** @description A card of your hand, such as "7H1". */
            card: string;
        };
        KnucklebonesAction: components["schemas"]["KnucklebonesPlace"];
        /** @description Put the die into one of your columns, counted from 0. */
        KnucklebonesPlace: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "place";
            column: number;
        };
        TurnCall: {
            /** @enum {string} */
            type: "your-turn";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            timestamp: string;
            data: {
                /** @description Your seat that is to act. */
                seat: number;
                game: components["schemas"]["Game"];
                refused?: components["schemas"]["RefusedAnswer"];
            };
        };
        /** @description A game as you see it. */
        Game: components["schemas"]["CantStopGame"] | components["schemas"]["DastanGame"] | components["schemas"]["FrustrationGame"] | components["schemas"]["JackarooGame"] | components["schemas"]["KnucklebonesGame"];
        CantStopGame: {
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "cant-stop";
            rulesetVersion: number;
            options: {
                [key: string]: unknown;
            };
            /**
             * @description In the lobby; for whoever has its address or its code; for those who sit there; for the people of its club.
             * @enum {string}
             */
            visibility: "public" | "link" | "private" | "club";
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            /**
             * @description Where the luck comes from. `fair` luck is the server’s own; so is that of a `board`, which all tables of a round share. The others were given.
             * @enum {string}
             */
            chance: "fair" | "board" | "script" | "seed";
            /** @description The game and the event that a fork begins from; null for a game that is no fork. */
            forkOf: {
                gameId: string;
                version: number;
            } | null;
            /** @description The game that is played again here; null for a game that is no rematch. */
            rematchOf: string | null;
            /** @description The club it is played in; null for a game of no club. */
            club: string | null;
            /** @description Whether what it comes to counts in the ratings. */
            rated: boolean;
            /** @enum {string} */
            status: "waiting" | "playing" | "over";
            /** @description The number of the last event. */
            version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
            seats: components["schemas"]["Seat"][];
            /** @description The seats that must move; several where moves are made at once. */
            toAct: number[];
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Of a table with the visibility `link`: can be said aloud; `POST /games/join` takes it. */
            code: string | null;
            /** @description The tournament it is played in; null for any other game. */
            tournament: string | null;
            /** @description Whether you laid this table. */
            hosting: boolean;
            /** @description SHA-256 of the secret the dice come from; the secret is shown when the game is over. */
            commitment: string;
            /** @description Whether its players may ask for the odds. False when it was laid with `"odds": false`. */
            odds: boolean;
            /**
             * @description When somebody leaves in the middle: a bot plays on in that seat, or the game ends.
             * @enum {string}
             */
            whenLeft: "bot" | "end";
            /** @description How the server misbehaves towards its players; null, and never outside a sandbox. */
            chaos: components["schemas"]["Chaos"] | null;
            /** @description Whether you may take a seat at this version: one that is open, or one that a bot keeps for somebody. Who left while the game was played comes back to no seat but their own. */
            maySit: boolean;
            /** @description The ruleset's own view, as you may see it; null until the game starts. */
            view: components["schemas"]["CantStopView"] | null;
            /** @description Empty unless it is your turn. In a game whose luck follows a script, only what the script serves. */
            legal: components["schemas"]["CantStopChoice"][];
            /** @description Null in a game without a clock. */
            clock: components["schemas"]["Clock"] | null;
            /** @description An offer that is not answered by everybody yet. */
            offer: components["schemas"]["Offer"] | null;
            /** @description From when on the others may claim the seat of whoever is to act and is away: `POST /games/{id}/claims`. Of this moment, like `away`. */
            claimableAt: string | null;
            /** @description The game where this one is played again, once somebody has asked for it. */
            rematch: string | null;
            links: {
                self: string;
                actions: string;
                rehearsals: string;
                events: string;
                seats: string;
                board: string;
                picture: string;
                /** @description Not in a game played without odds. */
                odds?: string;
                forks: string;
                offers: string;
                claims: string;
                /** @description When the game is over. */
                record?: string;
                /** @description When the game is over. */
                review?: string;
                /** @description When the game is over, and can be played again. */
                rematch?: string;
                ruleset: string;
            };
        };
        Seat: {
            seat: number;
            /** @enum {string} */
            kind: "player" | "bot" | "open";
            name: string | null;
            you: boolean;
            /**
             * @description How well a bot plays; only bots have one.
             * @enum {string}
             */
            level?: "easy" | "medium" | "hard";
            /**
             * @description An open seat that is not for anybody: for whoever has its invitation, or for one player.
             * @enum {string}
             */
            reserved?: "invitation" | "player";
            /** @description The name of the player it is kept for. */
            keptFor?: string;
            /** @description Seen by whoever laid the table alone: to send on, for one use. `POST /games/{id}/seats` with `{"invite": …}` takes the seat. */
            invitation?: string;
            /**
             * @description Its player was not seen for a while. Of this moment: told when one looks at the game as it stands.
             * @enum {boolean}
             */
            away?: true;
            /** @description Whom a bot plays on for: such a seat can be taken over by `POST /games/{id}/seats`. */
            standsInFor?: string;
        };
        /** @description How the game ended: always all of these fields. */
        Outcome: {
            /** @description Best first; seats in one group share the place. Empty when there is no result. */
            ranking: number[][];
            /** @description By seat; null in a game without points. */
            scores: number[] | null;
            /**
             * @description By the rules (`finished`), or from outside. How it ended is not who won.
             * @enum {string}
             */
            ended: "finished" | "resigned" | "abandoned" | "too-long" | "out-of-time" | "absent" | "agreed";
            /** @description The seat that resigned, left, ran out of time, was gone for too long or offered the draw; null when nobody did. */
            by: number | null;
            /** @description A stable word for what ended it, such as `stalemate`; null when there is no more to say. */
            reason: string | null;
        };
        /** @description How the server misbehaves towards those who play this sandbox, on purpose: the share of answers that are lost, how long others are held back, the share of lines of streams that come twice, whether it acts as if it restarted, and the seed that all of it follows from. */
        Chaos: {
            drop: number;
            delayMs: number[];
            duplicate: number;
            restart: boolean;
            seed: string;
        };
        /** @description The board as everybody sees it. */
        CantStopView: {
            /**
             * @description `midway`: looked back at in the middle of a decision, where nobody could act.
             * @enum {string}
             */
            phase: "to-roll" | "to-choose" | "to-decide" | "midway" | "over";
            /** @description The seat to act, null when nobody is. */
            seatToAct: number | null;
            /** @description How the game was ended from outside, such as by a resignation; null otherwise. */
            concluded: components["schemas"]["Outcome"] | null;
            /** @description The dice to be used, null when there are none. */
            dice: number[] | null;
            /** @description What these dice allow: the `columns` of every legal advance. */
            advances: number[][];
            /** @description Who went bust just now, and with which dice; null once somebody rolled again. */
            bust: {
                seat: number;
                dice: number[];
            } | null;
            /** @description Whether the seat to act may stop now. */
            canStop: boolean;
            freeRunners: number;
            /** @description The board, from column 2 to column 12. */
            columns: components["schemas"]["CantStopColumn"][];
            /** @description Columns claimed, per seat. */
            scores: number[];
            columnsToWin: number;
            /** @enum {string} */
            occupiedSpaces: "share" | "jump" | "must-roll";
        };
        /** @description One column of the board. */
        CantStopColumn: {
            column: number;
            /** @description How many spaces it has; the last is the top. */
            length: number;
            /** @description The seat that claimed it, null while it is open. */
            owner: number | null;
            /** @description Per seat the space of its marker, 0 for none. A claimed column has its owner's only. */
            markers: number[];
            /** @description The space of the runner of this turn, 0 for none. */
            runner: number;
        };
        /** @description An action that would be accepted, with a few words for a button. */
        CantStopChoice: {
            action: components["schemas"]["CantStopAction"];
            label: string;
        };
        Clock: {
            perTurnSeconds: number;
            bankSeconds: number;
            /** @enum {string} */
            whenOut: "forfeit" | "bot";
            /** @description When the time of whoever is to act runs out; null when nobody’s runs. */
            deadlineAt: string | null;
            /** @description By seat: what was left of the bank when the turn began. */
            bankMs: number[];
            /** @description Everybody agreed to stop it. */
            stopped: boolean;
        };
        Offer: {
            /** @description The number of the event that made it; answer it by this. */
            number: number;
            /** @enum {string} */
            type: "draw" | "takeback" | "stop-clock";
            by: number;
            /** @description The version that a takeback returns to. */
            to: number | null;
            /** @description The seats whose players have not answered yet. */
            waitingFor: number[];
        };
        DastanGame: {
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "dastan";
            rulesetVersion: number;
            options: {
                [key: string]: unknown;
            };
            /**
             * @description In the lobby; for whoever has its address or its code; for those who sit there; for the people of its club.
             * @enum {string}
             */
            visibility: "public" | "link" | "private" | "club";
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            /**
             * @description Where the luck comes from. `fair` luck is the server’s own; so is that of a `board`, which all tables of a round share. The others were given.
             * @enum {string}
             */
            chance: "fair" | "board" | "script" | "seed";
            /** @description The game and the event that a fork begins from; null for a game that is no fork. */
            forkOf: {
                gameId: string;
                version: number;
            } | null;
            /** @description The game that is played again here; null for a game that is no rematch. */
            rematchOf: string | null;
            /** @description The club it is played in; null for a game of no club. */
            club: string | null;
            /** @description Whether what it comes to counts in the ratings. */
            rated: boolean;
            /** @enum {string} */
            status: "waiting" | "playing" | "over";
            /** @description The number of the last event. */
            version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
            seats: components["schemas"]["Seat"][];
            /** @description The seats that must move; several where moves are made at once. */
            toAct: number[];
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Of a table with the visibility `link`: can be said aloud; `POST /games/join` takes it. */
            code: string | null;
            /** @description The tournament it is played in; null for any other game. */
            tournament: string | null;
            /** @description Whether you laid this table. */
            hosting: boolean;
            /** @description SHA-256 of the secret the dice come from; the secret is shown when the game is over. */
            commitment: string;
            /** @description Whether its players may ask for the odds. False when it was laid with `"odds": false`. */
            odds: boolean;
            /**
             * @description When somebody leaves in the middle: a bot plays on in that seat, or the game ends.
             * @enum {string}
             */
            whenLeft: "bot" | "end";
            /** @description How the server misbehaves towards its players; null, and never outside a sandbox. */
            chaos: components["schemas"]["Chaos"] | null;
            /** @description Whether you may take a seat at this version: one that is open, or one that a bot keeps for somebody. Who left while the game was played comes back to no seat but their own. */
            maySit: boolean;
            /** @description The ruleset's own view, as you may see it; null until the game starts. */
            view: components["schemas"]["DastanView"] | null;
            /** @description Empty unless it is your turn. In a game whose luck follows a script, only what the script serves. */
            legal: components["schemas"]["DastanChoice"][];
            /** @description Null in a game without a clock. */
            clock: components["schemas"]["Clock"] | null;
            /** @description An offer that is not answered by everybody yet. */
            offer: components["schemas"]["Offer"] | null;
            /** @description From when on the others may claim the seat of whoever is to act and is away: `POST /games/{id}/claims`. Of this moment, like `away`. */
            claimableAt: string | null;
            /** @description The game where this one is played again, once somebody has asked for it. */
            rematch: string | null;
            links: {
                self: string;
                actions: string;
                rehearsals: string;
                events: string;
                seats: string;
                board: string;
                picture: string;
                /** @description Not in a game played without odds. */
                odds?: string;
                forks: string;
                offers: string;
                claims: string;
                /** @description When the game is over. */
                record?: string;
                /** @description When the game is over. */
                review?: string;
                /** @description When the game is over, and can be played again. */
                rematch?: string;
                ruleset: string;
            };
        };
        /** @description The board, both queues and the offer: nothing is hidden. */
        DastanView: {
            /**
             * @description `midway`: looked back at in the middle of a decision, where nobody could act.
             * @enum {string}
             */
            phase: "to-move" | "midway" | "over";
            /** @description The seat to act, null when nobody is. */
            seatToAct: number | null;
            /** @description Why the rules ended the game; null while it lasts, and when it was ended from outside. */
            ended: ("kotla-entered" | "mirza-captured" | "stalemate" | "turn-limit") | null;
            /** @description How the game was ended from outside, such as by a resignation; null otherwise. */
            concluded: components["schemas"]["Outcome"] | null;
            rows: number;
            columns: number;
            /** @description Everything on the board, by square. */
            pieces: {
                square: number;
                seat: number;
                /** @enum {string} */
                kind: "piece" | "mirza";
            }[];
            /** @description The square of the kotla of each seat. */
            kotlas: number[];
            scores: number[];
            /** @description Per seat its move options, the front first. */
            queues: ("jazair" | "chowkidar" | "cuirassier" | "ryott" | "faujdar" | "faris" | "sarukh" | "tibblecross")[][];
            /** @description To move by the first, second and third option of a queue. */
            movePrices: number[];
            /**
             * @description The option that either player may take.
             * @enum {string}
             */
            offer: "jazair" | "chowkidar" | "cuirassier" | "ryott" | "faujdar" | "faris" | "sarukh" | "tibblecross";
            /** @description To swap the first to fifth option of a queue for the offer. */
            offerPrices: number[];
            /** @description What the next offer is drawn from, each as likely as the next. */
            offerList: ("jazair" | "chowkidar" | "cuirassier" | "ryott" | "faujdar" | "faris" | "sarukh" | "tibblecross")[];
            /** @description Offers taken in the turn now running. */
            offersTaken: number;
            offersPerTurn: number | null;
            turnsPlayed: number;
            /** @description Passes since anything else was done. */
            passes: number;
            maxTurns: number | null;
            /** @enum {string} */
            illegalMove: "reject" | "forfeit";
            lastMove: {
                from: number;
                to: number;
            } | null;
        };
        /** @description An action that would be accepted, with a few words for a button. */
        DastanChoice: {
            action: components["schemas"]["DastanAction"];
            label: string;
        };
        FrustrationGame: {
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "frustration";
            rulesetVersion: number;
            options: {
                [key: string]: unknown;
            };
            /**
             * @description In the lobby; for whoever has its address or its code; for those who sit there; for the people of its club.
             * @enum {string}
             */
            visibility: "public" | "link" | "private" | "club";
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            /**
             * @description Where the luck comes from. `fair` luck is the server’s own; so is that of a `board`, which all tables of a round share. The others were given.
             * @enum {string}
             */
            chance: "fair" | "board" | "script" | "seed";
            /** @description The game and the event that a fork begins from; null for a game that is no fork. */
            forkOf: {
                gameId: string;
                version: number;
            } | null;
            /** @description The game that is played again here; null for a game that is no rematch. */
            rematchOf: string | null;
            /** @description The club it is played in; null for a game of no club. */
            club: string | null;
            /** @description Whether what it comes to counts in the ratings. */
            rated: boolean;
            /** @enum {string} */
            status: "waiting" | "playing" | "over";
            /** @description The number of the last event. */
            version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
            seats: components["schemas"]["Seat"][];
            /** @description The seats that must move; several where moves are made at once. */
            toAct: number[];
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Of a table with the visibility `link`: can be said aloud; `POST /games/join` takes it. */
            code: string | null;
            /** @description The tournament it is played in; null for any other game. */
            tournament: string | null;
            /** @description Whether you laid this table. */
            hosting: boolean;
            /** @description SHA-256 of the secret the dice come from; the secret is shown when the game is over. */
            commitment: string;
            /** @description Whether its players may ask for the odds. False when it was laid with `"odds": false`. */
            odds: boolean;
            /**
             * @description When somebody leaves in the middle: a bot plays on in that seat, or the game ends.
             * @enum {string}
             */
            whenLeft: "bot" | "end";
            /** @description How the server misbehaves towards its players; null, and never outside a sandbox. */
            chaos: components["schemas"]["Chaos"] | null;
            /** @description Whether you may take a seat at this version: one that is open, or one that a bot keeps for somebody. Who left while the game was played comes back to no seat but their own. */
            maySit: boolean;
            /** @description The ruleset's own view, as you may see it; null until the game starts. */
            view: components["schemas"]["FrustrationView"] | null;
            /** @description Empty unless it is your turn. In a game whose luck follows a script, only what the script serves. */
            legal: components["schemas"]["FrustrationChoice"][];
            /** @description Null in a game without a clock. */
            clock: components["schemas"]["Clock"] | null;
            /** @description An offer that is not answered by everybody yet. */
            offer: components["schemas"]["Offer"] | null;
            /** @description From when on the others may claim the seat of whoever is to act and is away: `POST /games/{id}/claims`. Of this moment, like `away`. */
            claimableAt: string | null;
            /** @description The game where this one is played again, once somebody has asked for it. */
            rematch: string | null;
            links: {
                self: string;
                actions: string;
                rehearsals: string;
                events: string;
                seats: string;
                board: string;
                picture: string;
                /** @description Not in a game played without odds. */
                odds?: string;
                forks: string;
                offers: string;
                claims: string;
                /** @description When the game is over. */
                record?: string;
                /** @description When the game is over. */
                review?: string;
                /** @description When the game is over, and can be played again. */
                rematch?: string;
                ruleset: string;
            };
        };
        FrustrationView: {
            /**
             * @description `midway`: looked back at in the middle of a decision, where nobody could act.
             * @enum {string}
             */
            phase: "to-roll" | "to-decide" | "midway" | "over";
            /** @description The seat to act, null when nobody is. */
            seatToAct: number | null;
            /** @description How the rules ended the game; null while it lasts, and when it was ended from outside. */
            outcome: ("won" | "stalemate") | null;
            winner: number | null;
            /** @description How the game was ended from outside, such as by a resignation; null otherwise. */
            concluded: components["schemas"]["Outcome"] | null;
            /** @description Squares of the ring. */
            bodyLength: number;
            /** @description Squares of each tail; the last one is END. */
            tailLength: number;
            diceCount: number;
            /** @description Null before the first roll and after an undo. */
            lastRoll: components["schemas"]["FrustrationLastRoll"] | null;
            /** @description One piece a seat. */
            pieces: components["schemas"]["FrustrationPiece"][];
            /** @description Rolls made and not undone, by seat. */
            turns: number[];
            totalTurns: number;
            /** @description By seat; all 0 in a game without undo. */
            undosLeft: number[];
        };
        /** @description The dice on the table and where everybody stood before. */
        FrustrationLastRoll: {
            seat: number;
            dice: number[];
            total: number;
            from: components["schemas"]["FrustrationPlace"];
            /** @description By seat, how far each piece had walked before the roll. */
            before: number[];
        };
        /** @description Where a piece stands. */
        FrustrationPlace: {
            /** @description Squares walked from the own HOME. */
            index: number;
            /** @description Number of the square on the ring, or in the tail. */
            position: number;
            /** @description The place as a player says it. */
            label: string;
        };
        FrustrationPiece: {
            /** @enum {string} */
            colour: "red" | "blue" | "green" | "yellow";
            /** @description Squares walked from the own HOME. */
            index: number;
            /** @description Number of the square on the ring, or in the tail. */
            position: number;
            /** @description The place as a player says it. */
            label: string;
            /** @enum {string} */
            zone: "home" | "body" | "tail" | "end";
            /** @description A name no other square has: "7" on the ring, "R2" in a tail. */
            square: string;
            /** @description The square on the ring where this piece starts. */
            home: number;
        };
        /** @description An action that would be accepted, with a few words for a button. */
        FrustrationChoice: {
            action: components["schemas"]["FrustrationAction"];
            label: string;
        };
        JackarooGame: {
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "jackaroo";
            rulesetVersion: number;
            options: {
                [key: string]: unknown;
            };
            /**
             * @description In the lobby; for whoever has its address or its code; for those who sit there; for the people of its club.
             * @enum {string}
             */
            visibility: "public" | "link" | "private" | "club";
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            /**
             * @description Where the luck comes from. `fair` luck is the server’s own; so is that of a `board`, which all tables of a round share. The others were given.
             * @enum {string}
             */
            chance: "fair" | "board" | "script" | "seed";
            /** @description The game and the event that a fork begins from; null for a game that is no fork. */
            forkOf: {
                gameId: string;
                version: number;
            } | null;
            /** @description The game that is played again here; null for a game that is no rematch. */
            rematchOf: string | null;
            /** @description The club it is played in; null for a game of no club. */
            club: string | null;
            /** @description Whether what it comes to counts in the ratings. */
            rated: boolean;
            /** @enum {string} */
            status: "waiting" | "playing" | "over";
            /** @description The number of the last event. */
            version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
            seats: components["schemas"]["Seat"][];
            /** @description The seats that must move; several where moves are made at once. */
            toAct: number[];
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Of a table with the visibility `link`: can be said aloud; `POST /games/join` takes it. */
            code: string | null;
            /** @description The tournament it is played in; null for any other game. */
            tournament: string | null;
            /** @description Whether you laid this table. */
            hosting: boolean;
            /** @description SHA-256 of the secret the dice come from; the secret is shown when the game is over. */
            commitment: string;
            /** @description Whether its players may ask for the odds. False when it was laid with `"odds": false`. */
            odds: boolean;
            /**
             * @description When somebody leaves in the middle: a bot plays on in that seat, or the game ends.
             * @enum {string}
             */
            whenLeft: "bot" | "end";
            /** @description How the server misbehaves towards its players; null, and never outside a sandbox. */
            chaos: components["schemas"]["Chaos"] | null;
            /** @description Whether you may take a seat at this version: one that is open, or one that a bot keeps for somebody. Who left while the game was played comes back to no seat but their own. */
            maySit: boolean;
            /** @description The ruleset's own view, as you may see it; null until the game starts. */
            view: components["schemas"]["JackarooView"] | null;
            /** @description Empty unless it is your turn. In a game whose luck follows a script, only what the script serves. */
            legal: components["schemas"]["JackarooChoice"][];
            /** @description Null in a game without a clock. */
            clock: components["schemas"]["Clock"] | null;
            /** @description An offer that is not answered by everybody yet. */
            offer: components["schemas"]["Offer"] | null;
            /** @description From when on the others may claim the seat of whoever is to act and is away: `POST /games/{id}/claims`. Of this moment, like `away`. */
            claimableAt: string | null;
            /** @description The game where this one is played again, once somebody has asked for it. */
            rematch: string | null;
            links: {
                self: string;
                actions: string;
                rehearsals: string;
                events: string;
                seats: string;
                board: string;
                picture: string;
                /** @description Not in a game played without odds. */
                odds?: string;
                forks: string;
                offers: string;
                claims: string;
                /** @description When the game is over. */
                record?: string;
                /** @description When the game is over. */
                review?: string;
                /** @description When the game is over, and can be played again. */
                rematch?: string;
                ruleset: string;
            };
        };
        JackarooView: {
            /**
             * @description `midway`: looked back at in the middle of a decision, where nobody could act.
             * @enum {string}
             */
            phase: "to-play" | "midway" | "over";
            /** @description Your seat, null for a spectator. */
            you: number | null;
            /** @description The seat to act, null when nobody is. */
            seatToAct: number | null;
            roundNumber: number;
            /** @description Every seat acts once in each of the four turns of a round. */
            turnNumber: number;
            winner: number | null;
            /** @description How the game was ended from outside, such as by a resignation; null otherwise. */
            concluded: components["schemas"]["Outcome"] | null;
            /** @description By seat. */
            colours: ("red" | "green" | "blue" | "yellow")[];
            /** @description By seat. */
            quarters: components["schemas"]["JackarooQuarter"][];
            marbles: components["schemas"]["JackarooMarble"][];
            /** @description By seat. Your own hand; all hands, at every event, once the game is over. */
            hands: components["schemas"]["JackarooPile"][];
            deck: components["schemas"]["JackarooPile"];
            /** @description Face up; the last one is the top. */
            firePit: string[];
            traps: components["schemas"]["JackarooTraps"];
        };
        /** @description Where a seat's marbles start, and where they turn in. */
        JackarooQuarter: {
            base: number;
            entry: number;
        };
        /** @description A marble and where it is. */
        JackarooMarble: {
            marble: string;
            seat: number;
            at: components["schemas"]["JackarooHome"] | components["schemas"]["JackarooOnTrack"] | components["schemas"]["JackarooInSafeZone"];
        };
        /** @description Not on the board. */
        JackarooHome: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            zone: "home";
        };
        /** @description On a cell of the ring, which all seats share. */
        JackarooOnTrack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            zone: "track";
            cell: number;
        };
        /** @description In its own seat's safe zone; 3 is the far end. */
        JackarooInSafeZone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            zone: "safe";
            cell: number;
        };
        /** @description Cards that lie face down for some. */
        JackarooPile: {
            count: number;
            /** @description Null when you may not know them. */
            cards: string[] | null;
        };
        /** @description The traps of the track. */
        JackarooTraps: {
            count: number;
            /** @description Null when you may not know them. */
            cells: number[] | null;
        };
        /** @description An action that would be accepted, with a few words for a button. */
        JackarooChoice: {
            action: components["schemas"]["JackarooAction"];
            label: string;
        };
        KnucklebonesGame: {
            id: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "knucklebones";
            rulesetVersion: number;
            options: {
                [key: string]: unknown;
            };
            /**
             * @description In the lobby; for whoever has its address or its code; for those who sit there; for the people of its club.
             * @enum {string}
             */
            visibility: "public" | "link" | "private" | "club";
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            /**
             * @description Where the luck comes from. `fair` luck is the server’s own; so is that of a `board`, which all tables of a round share. The others were given.
             * @enum {string}
             */
            chance: "fair" | "board" | "script" | "seed";
            /** @description The game and the event that a fork begins from; null for a game that is no fork. */
            forkOf: {
                gameId: string;
                version: number;
            } | null;
            /** @description The game that is played again here; null for a game that is no rematch. */
            rematchOf: string | null;
            /** @description The club it is played in; null for a game of no club. */
            club: string | null;
            /** @description Whether what it comes to counts in the ratings. */
            rated: boolean;
            /** @enum {string} */
            status: "waiting" | "playing" | "over";
            /** @description The number of the last event. */
            version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
            seats: components["schemas"]["Seat"][];
            /** @description The seats that must move; several where moves are made at once. */
            toAct: number[];
            outcome: components["schemas"]["Outcome"] | null;
            /** @description Of a table with the visibility `link`: can be said aloud; `POST /games/join` takes it. */
            code: string | null;
            /** @description The tournament it is played in; null for any other game. */
            tournament: string | null;
            /** @description Whether you laid this table. */
            hosting: boolean;
            /** @description SHA-256 of the secret the dice come from; the secret is shown when the game is over. */
            commitment: string;
            /** @description Whether its players may ask for the odds. False when it was laid with `"odds": false`. */
            odds: boolean;
            /**
             * @description When somebody leaves in the middle: a bot plays on in that seat, or the game ends.
             * @enum {string}
             */
            whenLeft: "bot" | "end";
            /** @description How the server misbehaves towards its players; null, and never outside a sandbox. */
            chaos: components["schemas"]["Chaos"] | null;
            /** @description Whether you may take a seat at this version: one that is open, or one that a bot keeps for somebody. Who left while the game was played comes back to no seat but their own. */
            maySit: boolean;
            /** @description The ruleset's own view, as you may see it; null until the game starts. */
            view: components["schemas"]["KnucklebonesView"] | null;
            /** @description Empty unless it is your turn. In a game whose luck follows a script, only what the script serves. */
            legal: components["schemas"]["KnucklebonesChoice"][];
            /** @description Null in a game without a clock. */
            clock: components["schemas"]["Clock"] | null;
            /** @description An offer that is not answered by everybody yet. */
            offer: components["schemas"]["Offer"] | null;
            /** @description From when on the others may claim the seat of whoever is to act and is away: `POST /games/{id}/claims`. Of this moment, like `away`. */
            claimableAt: string | null;
            /** @description The game where this one is played again, once somebody has asked for it. */
            rematch: string | null;
            links: {
                self: string;
                actions: string;
                rehearsals: string;
                events: string;
                seats: string;
                board: string;
                picture: string;
                /** @description Not in a game played without odds. */
                odds?: string;
                forks: string;
                offers: string;
                claims: string;
                /** @description When the game is over. */
                record?: string;
                /** @description When the game is over. */
                review?: string;
                /** @description When the game is over, and can be played again. */
                rematch?: string;
                ruleset: string;
            };
        };
        KnucklebonesView: {
            /**
             * @description `midway`: looked back at in the middle of a decision, where nobody could act.
             * @enum {string}
             */
            phase: "to-place" | "midway" | "over";
            /** @description The seat to act, null when nobody is. */
            seatToAct: number | null;
            /** @description The face to be placed, null when there is none. */
            die: number | null;
            /** @description How the game was ended from outside, such as by a resignation; null otherwise. */
            concluded: components["schemas"]["Outcome"] | null;
            width: number;
            height: number;
            /** @description Per seat its columns, each from the first slot filled. */
            boards: number[][][];
            columnScores: number[][];
            scores: number[];
        };
        /** @description An action that would be accepted, with a few words for a button. */
        KnucklebonesChoice: {
            action: components["schemas"]["KnucklebonesAction"];
            label: string;
        };
        /** @description Why the action you answered with a moment ago was refused. */
        RefusedAnswer: {
            /** @description Stable; program against this. */
            code: string;
            /** @description What is the matter in this very case, for people; `Content-Language` says in which language. */
            detail: string;
            /** @description Fields that are wrong, by JSON pointer. */
            errors?: {
                pointer: string;
                message: string;
            }[];
            /** @description The actions that would be accepted. */
            legal?: components["schemas"]["Choice"][];
            /** @description The version the game has now, when you spoke of another; `ETag` says it too. */
            version?: number;
            /** @description Games of yours to finish or leave first, oldest first. */
            games?: string[];
            /** @description The entry of the script that cannot be drawn, and what could be. Told to whoever wrote the script and nobody else. */
            script?: {
                entry: number;
                wanted: string | number | null;
                possible: (string | number)[];
            };
            /** @description Where in the rules it stands; can be opened: `/rulesets/{ruleset}#{section}`. */
            rule?: string;
            /** @description The sentence of the rules, word for word. */
            ruleSays?: string;
            title?: string;
        };
        /** @description An action that would be accepted, with a few words for a button. */
        Choice: {
            action: components["schemas"]["Action"];
            label: string;
        };
        ClockCall: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "clock-low";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            timestamp: string;
            data: {
                /** @description Your seat. */
                seat: number;
                /**
                 * Format: date-time
                 * @description When your time is out.
                 */
                deadlineAt: string;
                game: components["schemas"]["Game"];
            };
        };
        OfferCall: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-made";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            timestamp: string;
            data: {
                /** @description Your seat. */
                seat: number;
                /** @description Who offers. */
                by: number;
                /** @description Answer it by this: `POST /games/{id}/offers/{number}/answers`. */
                number: number;
                /** @enum {string} */
                offer: "draw" | "takeback" | "stop-clock";
                game: components["schemas"]["Game"];
            };
        };
        InvitationCall: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invited";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            timestamp: string;
            data: {
                /** @description Your seat. */
                seat: number;
                game: components["schemas"]["Game"];
            };
        };
        RematchCall: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rematch";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            timestamp: string;
            data: {
                /** @description Your seat. */
                seat: number;
                /** @description The game that is to be played again. */
                rematchOf: string;
                game: components["schemas"]["Game"];
            };
        };
        Shelf: {
            items: components["schemas"]["ListedRuleset"][];
        };
        ListedRuleset: {
            /** @enum {string} */
            id: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            name: string;
            about: string;
            version: number;
            seats: {
                min: number;
                max: number;
            };
            /** @description Whether players may know more than others. */
            hidesSomething: boolean;
            /** @description So long somebody who is to act may be gone, in a game without a clock, before their seat can be claimed. */
            patienceMinutes: number;
            /** @description The levels of the bots that can take a seat, weakest first. */
            bots: ("easy" | "medium" | "hard")[];
            /** @description The languages of its labels and sentences; `Accept-Language` chooses. */
            languages: ("en" | "de")[];
            links: {
                self: string;
            };
        };
        /** @description RFC 9457. Every error looks like this. */
        Problem: {
            /** @description Can be opened: `/problems/{code}`. */
            type: string;
            title: string;
            status: number;
            /** @description Stable; program against this. */
            code: string;
            /** @description What is the matter in this very case, for people; `Content-Language` says in which language. */
            detail: string;
            instance: string;
            requestId: string;
            /** @description Fields that are wrong, by JSON pointer. */
            errors?: {
                pointer: string;
                message: string;
            }[];
            /** @description The actions that would be accepted. */
            legal?: components["schemas"]["Choice"][];
            /** @description The version the game has now, when you spoke of another; `ETag` says it too. */
            version?: number;
            /** @description Games of yours to finish or leave first, oldest first. */
            games?: string[];
            /** @description The entry of the script that cannot be drawn, and what could be. Told to whoever wrote the script and nobody else. */
            script?: {
                entry: number;
                wanted: string | number | null;
                possible: (string | number)[];
            };
            /** @description Where in the rules it stands; can be opened: `/rulesets/{ruleset}#{section}`. */
            rule?: string;
            /** @description The sentence of the rules, word for word. */
            ruleSays?: string;
        };
        Ruleset: {
            /** @enum {string} */
            id: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            name: string;
            about: string;
            version: number;
            seats: {
                min: number;
                max: number;
            };
            /** @description Whether players may know more than others. */
            hidesSomething: boolean;
            /** @description So long somebody who is to act may be gone, in a game without a clock, before their seat can be claimed. */
            patienceMinutes: number;
            /** @description The levels of the bots that can take a seat, weakest first. */
            bots: ("easy" | "medium" | "hard")[];
            /** @description The languages of its labels and sentences; `Accept-Language` chooses. */
            languages: ("en" | "de")[];
            presets: {
                id: string;
                name: string;
                about: string;
                options: {
                    [key: string]: unknown;
                };
            }[];
            /** @description Every way these rules say no, in the order tested, with the sentence of the rules. */
            refusals: {
                code: string;
                title: string;
                section: string;
                says: string;
            }[];
            /** @description JSON Schema, draft 2020-12. */
            schemas: {
                options: components["schemas"]["JsonSchema"];
                action: components["schemas"]["JsonSchema"];
                event: components["schemas"]["JsonSchema"];
                view: components["schemas"]["JsonSchema"];
            };
            /** @description Moments that show what a section of the rules says. To play on from one: a table for the fewest with yourself on every seat, `chance` with the `script` and `"whenSpent": "random"`, then its actions. */
            positions: {
                id: string;
                section: string;
                caption: string;
                script: (string | number)[];
                actions: ({
                    type: string;
                } & {
                    [key: string]: unknown;
                })[];
                links: {
                    picture: string;
                };
            }[];
            /** @description The rules as Markdown. */
            rules: string;
        };
        /** @description JSON Schema, draft 2020-12. */
        JsonSchema: {
            [key: string]: unknown;
        };
        NewPlayer: {
            id: string;
            name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /** @description Shown this once. Keep it: it is who you are. */
            token: string;
        };
        NewPlayerRequest: {
            /** @description What the others will call you. */
            name: string;
        };
        Player: {
            id: string;
            name: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
        };
        Forgotten: {
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            forgottenAt: string;
            /** @description Games that were left, and tables that were closed. */
            left: number;
            /** @description Games that could not be left just now; the server goes on trying. */
            waiting: number;
            /** @description What that means, for people. */
            note: string;
        };
        TokenList: {
            items: components["schemas"]["Token"][];
        };
        Token: {
            /** @description For `DELETE /me/tokens/{id}`; it is no secret. */
            id: string;
            label: string;
            /**
             * @description `play` may do everything; `watch` reads and listens, and changes nothing.
             * @enum {string}
             */
            scope: "play" | "watch";
            /**
             * Format: date
             * @description A day, UTC.
             */
            createdOn: string;
            /** @description Null for one that was never used. */
            lastUsedOn: string | null;
            /** @description It is the one you ask with. */
            current: boolean;
        };
        NewToken: {
            /** @description For `DELETE /me/tokens/{id}`; it is no secret. */
            id: string;
            label: string;
            /**
             * @description `play` may do everything; `watch` reads and listens, and changes nothing.
             * @enum {string}
             */
            scope: "play" | "watch";
            /**
             * Format: date
             * @description A day, UTC.
             */
            createdOn: string;
            /** @description Null for one that was never used. */
            lastUsedOn: string | null;
            /** @description It is the one you ask with. */
            current: boolean;
            playerId: string;
            /** @description Shown this once. Keep it: it is who you are. */
            token: string;
        };
        WantedToken: {
            /** @description What you call it, such as the device it is for; only you see it. */
            label: string;
            /**
             * @description What it may do: `play` everything, `watch` only read and listen.
             * @default play
             * @enum {string}
             */
            scope?: "play" | "watch";
        };
        RevokedToken: {
            /** @description For `DELETE /me/tokens/{id}`; it is no secret. */
            id: string;
            label: string;
            /**
             * @description `play` may do everything; `watch` reads and listens, and changes nothing.
             * @enum {string}
             */
            scope: "play" | "watch";
            /**
             * Format: date
             * @description A day, UTC.
             */
            createdOn: string;
            /** @description Null for one that was never used. */
            lastUsedOn: string | null;
            /** @description It is the one you ask with. */
            current: boolean;
            /** @description How many tokens you have now. */
            left: number;
            /** @description What that means, for people. */
            note: string;
        };
        DeviceLink: {
            /** @description For one use; can be said aloud. */
            code: string;
            /**
             * @description `play` may do everything; `watch` reads and listens, and changes nothing.
             * @enum {string}
             */
            scope: "play" | "watch";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            expiresAt: string;
        };
        WantedLink: {
            /**
             * @description What it may do: `play` everything, `watch` only read and listen.
             * @default play
             * @enum {string}
             */
            scope?: "play" | "watch";
        };
        CodeToExchange: {
            /** @description The code as it was said; small letters, spaces and dashes do not matter. */
            code: string;
            /**
             * @description What you call it, such as the device it is for; only you see it.
             * @default another device
             */
            label?: string;
        };
        /** @description Something about one of your games. */
        Notice: components["schemas"]["MatchedNotice"] | components["schemas"]["GameStartedNotice"] | components["schemas"]["YourTurnNotice"] | components["schemas"]["ClockLowNotice"] | components["schemas"]["OfferMadeNotice"] | components["schemas"]["SeatTakenNotice"] | components["schemas"]["InvitedNotice"] | components["schemas"]["RematchNotice"] | components["schemas"]["GameEndedNotice"] | components["schemas"]["LookAgainNotice"];
        /** @description You were looking for an opponent (`POST /seeks`), and here is the game. */
        MatchedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "matched";
            /** @description Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on. */
            id: string;
            gameId: string;
            /** @enum {string} */
            ruleset: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            version: number;
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
        };
        GameStartedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-started";
            /** @description Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on. */
            id: string;
            gameId: string;
            /** @enum {string} */
            ruleset: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            version: number;
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
        };
        YourTurnNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "your-turn";
            /** @description Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on. */
            id: string;
            gameId: string;
            /** @enum {string} */
            ruleset: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            version: number;
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            seat: number;
            legal: components["schemas"]["Choice"][];
            /** @description When your time is out; null without a clock. */
            deadlineAt: string | null;
        };
        /** @description Your time is nearly out. */
        ClockLowNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "clock-low";
            /** @description Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on. */
            id: string;
            gameId: string;
            /** @enum {string} */
            ruleset: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            version: number;
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            seat: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            deadlineAt: string;
        };
        /** @description Somebody offers something, and your answer is awaited. */
        OfferMadeNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-made";
            /** @description Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on. */
            id: string;
            gameId: string;
            /** @enum {string} */
            ruleset: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            version: number;
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            /** @description Your seat that is asked. */
            seat: number;
            by: number;
            /** @description Answer it by this: `POST /games/{id}/offers/{number}/answers`. */
            number: number;
            /** @enum {string} */
            offer: "draw" | "takeback" | "stop-clock";
        };
        /** @description Somebody sat down at a table of yours. */
        SeatTakenNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-taken";
            /** @description Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on. */
            id: string;
            gameId: string;
            /** @enum {string} */
            ruleset: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            version: number;
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            seat: number;
            name: string;
        };
        /** @description A seat is kept for you: `POST /games/{id}/seats` takes it. */
        InvitedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invited";
            /** @description Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on. */
            id: string;
            gameId: string;
            /** @enum {string} */
            ruleset: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            version: number;
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            seat: number;
        };
        /** @description A game of yours is to be played again, and a seat is kept for you. */
        RematchNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rematch";
            /** @description Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on. */
            id: string;
            gameId: string;
            /** @enum {string} */
            ruleset: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            version: number;
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            seat: number;
            rematchOf: string;
        };
        GameEndedNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-ended";
            /** @description Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on. */
            id: string;
            gameId: string;
            /** @enum {string} */
            ruleset: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            version: number;
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            outcome: components["schemas"]["Outcome"] | null;
        };
        /** @description More has happened since then than can be told. What follows is what is open now. */
        LookAgainNotice: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "look-again";
            /** @description Where you are in the stream after this: send it as `after`, or as `Last-Event-ID`, to go on. */
            id: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            since: string;
        };
        Ticket: {
            ticket: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            expiresAt: string;
        };
        Webhook: {
            url: string;
            /** @description You are called in games of these; null for all. */
            rulesets: string[] | null;
            /** @description What you are called for. */
            notices: ("your-turn" | "clock-low" | "offer-made" | "invited" | "rematch")[];
            /**
             * @description Paused after a failure, until `pausedUntil`; disabled after many in a row, or after a 410.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /** @description Why it is paused or disabled, for people; null while it is active. */
            reason: string | null;
            /** @description The same in one word: the `code` of the call that failed last, such as `timeout`, `bad-status` or `gone`. */
            reasonCode: string | null;
            /** @description Since when no call succeeds; of one that is disabled, since when it is. */
            since: string | null;
            /** @description In a row. */
            failures: number;
            pausedUntil: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
        };
        NewWebhook: {
            url: string;
            /** @description You are called in games of these; null for all. */
            rulesets: string[] | null;
            /** @description What you are called for. */
            notices: ("your-turn" | "clock-low" | "offer-made" | "invited" | "rematch")[];
            /**
             * @description Paused after a failure, until `pausedUntil`; disabled after many in a row, or after a 410.
             * @enum {string}
             */
            status: "active" | "paused" | "disabled";
            /** @description Why it is paused or disabled, for people; null while it is active. */
            reason: string | null;
            /** @description The same in one word: the `code` of the call that failed last, such as `timeout`, `bad-status` or `gone`. */
            reasonCode: string | null;
            /** @description Since when no call succeeds; of one that is disabled, since when it is. */
            since: string | null;
            /** @description In a row. */
            failures: number;
            pausedUntil: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /**
             * @description Shown this once. Every call is signed with it, as Standard Webhooks says.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
        };
        WantedWebhook: {
            /** @description Where you are called: `https`, on the public internet, port 443 unless the operator allows others. */
            url: string;
            /** @description Only in games of these; left out, in all. */
            rulesets?: string[];
            /** @description What you are called for: your turns, time that is nearly out, offers that wait for your answer, seats that are kept for you. Left out, your turns alone. */
            notices?: ("your-turn" | "clock-low" | "offer-made" | "invited" | "rematch")[];
        };
        NewWebhookSecret: {
            /**
             * @description Shown this once. Every call is signed with it, as Standard Webhooks says.
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
            /**
             * Format: date-time
             * @description Until then the secret before signs too.
             */
            previousUntil: string;
        };
        WebhookDeliveryPage: {
            items: components["schemas"]["WebhookDelivery"][];
            nextCursor: string | null;
        };
        WebhookDelivery: {
            /** @description The `webhook-id` of its calls. */
            id: string;
            /**
             * @description What it is about: the `type` of its calls.
             * @enum {string}
             */
            type: "your-turn" | "clock-low" | "offer-made" | "invited" | "rematch";
            gameId: string;
            /** @description Of the game, when it came up; of an offer its number, and 1 for a seat that is kept. */
            version: number;
            seat: number;
            /**
             * @description Open while it is being tried; answered with an action; acknowledged without one; passed when the game moved on without; dropped with its webhook.
             * @enum {string}
             */
            status: "open" | "answered" | "acknowledged" | "passed" | "dropped";
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /** @description Null unless it is open. */
            nextAttemptAt: string | null;
            /** @description The newest 20 at most. */
            attempts: components["schemas"]["WebhookAttempt"][];
        };
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            at: string;
            /** @description How long it took. */
            ms: number;
            /** @description What the bot answered with; null when no whole answer came. */
            status: number | null;
            /** @description `answered`, `acknowledged`, or what was wrong: `timeout`, `unreachable`, `no-public-address`, `forbidden-port`, `too-large`, `redirected`, `bad-status`, `malformed-answer`, `gone`, `interrupted`, `stale-version`, or the code of the problem for which the action was refused. */
            code: string;
            /** @description What was wrong, for people. */
            why: string | null;
        };
        NewGame: components["schemas"]["NewCantStopGame"] | components["schemas"]["NewDastanGame"] | components["schemas"]["NewFrustrationGame"] | components["schemas"]["NewJackarooGame"] | components["schemas"]["NewKnucklebonesGame"];
        NewCantStopGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "cant-stop";
            /**
             * @description Options under a name: one of the `presets` of the ruleset. What `options` says wins over it.
             * @enum {string}
             */
            preset?: "classic" | "quick" | "leapfrog" | "no-resting" | "long";
            options?: components["schemas"]["CantStopOptions"];
            /** @description Left out, you have seat 0 and the others, as few as the ruleset allows, are open; at a private table they are for those you invite. You may take several, any may be a bot, and `{"invite": true}` keeps one for whoever has its invitation. */
            seats?: ({
                /** @enum {string} */
                player: "me";
                /** @description Your own part of the luck, seen by everybody: the dice follow from it and from the secret of the server, which was fixed before. */
                salt?: string;
            } | {
                /** @enum {boolean} */
                open: true;
            } | {
                /** @enum {boolean} */
                invite: true;
            } | {
                /** @enum {string} */
                bot: "easy" | "medium" | "hard";
            })[];
            /** @description The least time before a bot acts, in milliseconds, so that people can follow. Left out, bots among themselves take 500, and with people none. Without bots it means nothing. */
            pace?: number;
            /**
             * @description `public`, the default, is in the lobby. `link` is not listed, and open to whoever has its address or its `code`. `private` is seen by those who sit there alone: its seats are taken by invitation.
             * @enum {string}
             */
            visibility?: "public" | "link" | "private";
            /** @description One of `GET /clubs`: the game is seen and joined by the people of this club alone, under the names they have there. Its visibility is `club`, or `private` if you say so. */
            club?: string;
            /** @description True counts what the game comes to in the ratings of those who play, in the open or in its club. For fair dice and one seat each; it cannot be changed later. */
            rated?: boolean;
            /** @description Makes the game a sandbox. Left out, the dice are fair and can be checked. */
            chance?: {
                /** @description What will be drawn, in the units of the game: faces of dice, names of offers, cards. It must fit the opening and some first action. */
                script: (string | number)[];
                /**
                 * @description When the script is used up: refuse what may need luck, which is then not in `legal` either; or draw fairly from then on.
                 * @default refuse
                 * @enum {string}
                 */
                whenSpent?: "refuse" | "random";
            } | {
                /** @description The same seed and the same actions give the same game. */
                seed: string;
            };
            /** @description In a sandbox the server misbehaves towards those who play this game, on purpose and within what it promises, so that a client can learn to bear it. Never three times in a row without a fourth that goes well. */
            chaos?: {
                /**
                 * @description The share of requests whose answer is lost: the connection is cut, and whether the request was done nobody says. Streams are cut after so many of their lines.
                 * @default 0
                 */
                drop?: number;
                /**
                 * @description How long answers, and what streams tell, are held back: from so long to so long.
                 * @default [
                 *       0,
                 *       0
                 *     ]
                 */
                delayMs?: number[];
                /**
                 * @description The share of lines of streams that come twice.
                 * @default 0
                 */
                duplicate?: number;
                /**
                 * @description One request in ten is answered as by a server that restarts: 503 with `Retry-After`, and nothing was done. After one line in ten a stream ends with `restart`.
                 * @default false
                 */
                restart?: boolean;
                /**
                 * @description The same seed and the same requests of a seat, one after the other, meet the same trouble.
                 * @default chaos
                 */
                seed?: string;
            };
            /** @description How long a turn may take. Left out, as long as one likes. */
            clock?: {
                /** @description What every turn may take: from the moment a seat is to act until it no longer is. */
                perTurnSeconds: number;
                /**
                 * @description What each seat has beyond that, for the whole game.
                 * @default 0
                 */
                bankSeconds?: number;
                /**
                 * @description When both are used up: the seat counts as left, which ends a game for two; or the easy bot plays the rest of this turn, and after three such turns in a row the seat counts as left.
                 * @default forfeit
                 * @enum {string}
                 */
                whenOut?: "forfeit" | "bot";
            };
            /**
             * @description When somebody leaves in the middle of a game for three or more: a bot plays on in that seat, and whoever left is last; or the game ends. `bot` is the default. Between two the game always ends.
             * @enum {string}
             */
            whenLeft?: "bot" | "end";
            /** @description False plays without `GET /games/{id}/odds`, for everybody; the game says so. True is the default. */
            odds?: boolean;
        };
        CantStopOptions: {
            /**
             * @description How many columns win: at most 6 with two players, 4 with three, 3 with four.
             * @default 3
             */
            columnsToWin?: number;
            /**
             * @description What a runner does on a space with an opponent's marker: share it, jump over it, or share it but forbid to stop there.
             * @default share
             * @enum {string}
             */
            occupiedSpaces?: "share" | "jump" | "must-roll";
        };
        NewDastanGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "dastan";
            /**
             * @description Options under a name: one of the `presets` of the ruleset. What `options` says wins over it.
             * @enum {string}
             */
            preset?: "classic" | "forfeit" | "quick" | "grand";
            options?: components["schemas"]["DastanOptions"];
            /** @description Left out, you have seat 0 and the others, as few as the ruleset allows, are open; at a private table they are for those you invite. You may take several, any may be a bot, and `{"invite": true}` keeps one for whoever has its invitation. */
            seats?: ({
                /** @enum {string} */
                player: "me";
                /** @description Your own part of the luck, seen by everybody: the dice follow from it and from the secret of the server, which was fixed before. */
                salt?: string;
            } | {
                /** @enum {boolean} */
                open: true;
            } | {
                /** @enum {boolean} */
                invite: true;
            } | {
                /** @enum {string} */
                bot: "easy" | "medium" | "hard";
            })[];
            /** @description The least time before a bot acts, in milliseconds, so that people can follow. Left out, bots among themselves take 500, and with people none. Without bots it means nothing. */
            pace?: number;
            /**
             * @description `public`, the default, is in the lobby. `link` is not listed, and open to whoever has its address or its `code`. `private` is seen by those who sit there alone: its seats are taken by invitation.
             * @enum {string}
             */
            visibility?: "public" | "link" | "private";
            /** @description One of `GET /clubs`: the game is seen and joined by the people of this club alone, under the names they have there. Its visibility is `club`, or `private` if you say so. */
            club?: string;
            /** @description True counts what the game comes to in the ratings of those who play, in the open or in its club. For fair dice and one seat each; it cannot be changed later. */
            rated?: boolean;
            /** @description Makes the game a sandbox. Left out, the dice are fair and can be checked. */
            chance?: {
                /** @description What will be drawn, in the units of the game: faces of dice, names of offers, cards. It must fit the opening and some first action. */
                script: (string | number)[];
                /**
                 * @description When the script is used up: refuse what may need luck, which is then not in `legal` either; or draw fairly from then on.
                 * @default refuse
                 * @enum {string}
                 */
                whenSpent?: "refuse" | "random";
            } | {
                /** @description The same seed and the same actions give the same game. */
                seed: string;
            };
            /** @description In a sandbox the server misbehaves towards those who play this game, on purpose and within what it promises, so that a client can learn to bear it. Never three times in a row without a fourth that goes well. */
            chaos?: {
                /**
                 * @description The share of requests whose answer is lost: the connection is cut, and whether the request was done nobody says. Streams are cut after so many of their lines.
                 * @default 0
                 */
                drop?: number;
                /**
                 * @description How long answers, and what streams tell, are held back: from so long to so long.
                 * @default [
                 *       0,
                 *       0
                 *     ]
                 */
                delayMs?: number[];
                /**
                 * @description The share of lines of streams that come twice.
                 * @default 0
                 */
                duplicate?: number;
                /**
                 * @description One request in ten is answered as by a server that restarts: 503 with `Retry-After`, and nothing was done. After one line in ten a stream ends with `restart`.
                 * @default false
                 */
                restart?: boolean;
                /**
                 * @description The same seed and the same requests of a seat, one after the other, meet the same trouble.
                 * @default chaos
                 */
                seed?: string;
            };
            /** @description How long a turn may take. Left out, as long as one likes. */
            clock?: {
                /** @description What every turn may take: from the moment a seat is to act until it no longer is. */
                perTurnSeconds: number;
                /**
                 * @description What each seat has beyond that, for the whole game.
                 * @default 0
                 */
                bankSeconds?: number;
                /**
                 * @description When both are used up: the seat counts as left, which ends a game for two; or the easy bot plays the rest of this turn, and after three such turns in a row the seat counts as left.
                 * @default forfeit
                 * @enum {string}
                 */
                whenOut?: "forfeit" | "bot";
            };
            /**
             * @description When somebody leaves in the middle of a game for three or more: a bot plays on in that seat, and whoever left is last; or the game ends. `bot` is the default. Between two the game always ends.
             * @enum {string}
             */
            whenLeft?: "bot" | "end";
            /** @description False plays without `GET /games/{id}/odds`, for everybody; the game says so. True is the default. */
            odds?: boolean;
        };
        DastanOptions: {
            /**
             * @description Rows of the board.
             * @default 6
             */
            rows?: number;
            /**
             * @description Columns of the board.
             * @default 6
             */
            columns?: number;
            /**
             * @description Pieces of each player beside the mirza; fewer than there are columns.
             * @default 4
             */
            pieces?: number;
            /**
             * @description Whether a jump the chosen option does not have is refused or costs the turn.
             * @default reject
             * @enum {string}
             */
            illegalMove?: "reject" | "forfeit";
            /**
             * @description How often the offer may be taken in one turn, if there is a limit.
             * @default null
             */
            offersPerTurn?: number | null;
            /**
             * @description Move options that the offer may show beside the usual five.
             * @default []
             */
            extraMoveOptions?: ("faris" | "sarukh" | "tibblecross")[];
            /**
             * @description The game ends on score after so many turns, if there is a limit.
             * @default null
             */
            maxTurns?: number | null;
        };
        NewFrustrationGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "frustration";
            /**
             * @description Options under a name: one of the `presets` of the ruleset. What `options` says wins over it.
             * @enum {string}
             */
            preset?: "basic" | "classic" | "strict" | "grand" | "second-chance";
            options?: components["schemas"]["FrustrationOptions"];
            /** @description Left out, you have seat 0 and the others, as few as the ruleset allows, are open; at a private table they are for those you invite. You may take several, any may be a bot, and `{"invite": true}` keeps one for whoever has its invitation. */
            seats?: ({
                /** @enum {string} */
                player: "me";
                /** @description Your own part of the luck, seen by everybody: the dice follow from it and from the secret of the server, which was fixed before. */
                salt?: string;
            } | {
                /** @enum {boolean} */
                open: true;
            } | {
                /** @enum {boolean} */
                invite: true;
            } | {
                /** @enum {string} */
                bot: "easy" | "medium" | "hard";
            })[];
            /** @description The least time before a bot acts, in milliseconds, so that people can follow. Left out, bots among themselves take 500, and with people none. Without bots it means nothing. */
            pace?: number;
            /**
             * @description `public`, the default, is in the lobby. `link` is not listed, and open to whoever has its address or its `code`. `private` is seen by those who sit there alone: its seats are taken by invitation.
             * @enum {string}
             */
            visibility?: "public" | "link" | "private";
            /** @description One of `GET /clubs`: the game is seen and joined by the people of this club alone, under the names they have there. Its visibility is `club`, or `private` if you say so. */
            club?: string;
            /** @description True counts what the game comes to in the ratings of those who play, in the open or in its club. For fair dice and one seat each; it cannot be changed later. */
            rated?: boolean;
            /** @description Makes the game a sandbox. Left out, the dice are fair and can be checked. */
            chance?: {
                /** @description What will be drawn, in the units of the game: faces of dice, names of offers, cards. It must fit the opening and some first action. */
                script: (string | number)[];
                /**
                 * @description When the script is used up: refuse what may need luck, which is then not in `legal` either; or draw fairly from then on.
                 * @default refuse
                 * @enum {string}
                 */
                whenSpent?: "refuse" | "random";
            } | {
                /** @description The same seed and the same actions give the same game. */
                seed: string;
            };
            /** @description In a sandbox the server misbehaves towards those who play this game, on purpose and within what it promises, so that a client can learn to bear it. Never three times in a row without a fourth that goes well. */
            chaos?: {
                /**
                 * @description The share of requests whose answer is lost: the connection is cut, and whether the request was done nobody says. Streams are cut after so many of their lines.
                 * @default 0
                 */
                drop?: number;
                /**
                 * @description How long answers, and what streams tell, are held back: from so long to so long.
                 * @default [
                 *       0,
                 *       0
                 *     ]
                 */
                delayMs?: number[];
                /**
                 * @description The share of lines of streams that come twice.
                 * @default 0
                 */
                duplicate?: number;
                /**
                 * @description One request in ten is answered as by a server that restarts: 503 with `Retry-After`, and nothing was done. After one line in ten a stream ends with `restart`.
                 * @default false
                 */
                restart?: boolean;
                /**
                 * @description The same seed and the same requests of a seat, one after the other, meet the same trouble.
                 * @default chaos
                 */
                seed?: string;
            };
            /** @description How long a turn may take. Left out, as long as one likes. */
            clock?: {
                /** @description What every turn may take: from the moment a seat is to act until it no longer is. */
                perTurnSeconds: number;
                /**
                 * @description What each seat has beyond that, for the whole game.
                 * @default 0
                 */
                bankSeconds?: number;
                /**
                 * @description When both are used up: the seat counts as left, which ends a game for two; or the easy bot plays the rest of this turn, and after three such turns in a row the seat counts as left.
                 * @default forfeit
                 * @enum {string}
                 */
                whenOut?: "forfeit" | "bot";
            };
            /**
             * @description When somebody leaves in the middle of a game for three or more: a bot plays on in that seat, and whoever left is last; or the game ends. `bot` is the default. Between two the game always ends.
             * @enum {string}
             */
            whenLeft?: "bot" | "end";
            /** @description False plays without `GET /games/{id}/odds`, for everybody; the game says so. True is the default. */
            odds?: boolean;
        };
        FrustrationOptions: {
            /**
             * @description Small: a ring of 18 squares and tails of 3. Large: a ring of 36 and tails of 6.
             * @default small
             * @enum {string}
             */
            board?: "small" | "large";
            /**
             * @description Dice thrown and added for a roll.
             * @default 2
             */
            dice?: number;
            /**
             * @description A roll past END stops there and wins, walks back from it, or forfeits the turn.
             * @default overshoot
             * @enum {string}
             */
            endRule?: "overshoot" | "bounce" | "forfeit";
            /**
             * @description Landing on somebody means nothing, sends them HOME, or forfeits the turn.
             * @default ignore
             * @enum {string}
             */
            hitRule?: "ignore" | "send-home" | "forfeit";
            /**
             * @description How many of their own rolls each player may undo in the whole game; 0 switches undo off.
             * @default 0
             */
            undos?: number;
        };
        NewJackarooGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "jackaroo";
            /**
             * @description Options under a name: one of the `presets` of the ruleset. What `options` says wins over it.
             * @enum {string}
             */
            preset?: "classic" | "open-traps" | "short";
            options?: components["schemas"]["JackarooOptions"];
            /** @description Left out, you have seat 0 and the others, as few as the ruleset allows, are open; at a private table they are for those you invite. You may take several, any may be a bot, and `{"invite": true}` keeps one for whoever has its invitation. */
            seats?: ({
                /** @enum {string} */
                player: "me";
                /** @description Your own part of the luck, seen by everybody: the dice follow from it and from the secret of the server, which was fixed before. */
                salt?: string;
            } | {
                /** @enum {boolean} */
                open: true;
            } | {
                /** @enum {boolean} */
                invite: true;
            } | {
                /** @enum {string} */
                bot: "easy" | "medium" | "hard";
            })[];
            /** @description The least time before a bot acts, in milliseconds, so that people can follow. Left out, bots among themselves take 500, and with people none. Without bots it means nothing. */
            pace?: number;
            /**
             * @description `public`, the default, is in the lobby. `link` is not listed, and open to whoever has its address or its `code`. `private` is seen by those who sit there alone: its seats are taken by invitation.
             * @enum {string}
             */
            visibility?: "public" | "link" | "private";
            /** @description One of `GET /clubs`: the game is seen and joined by the people of this club alone, under the names they have there. Its visibility is `club`, or `private` if you say so. */
            club?: string;
            /** @description True counts what the game comes to in the ratings of those who play, in the open or in its club. For fair dice and one seat each; it cannot be changed later. */
            rated?: boolean;
            /** @description Makes the game a sandbox. Left out, the dice are fair and can be checked. */
            chance?: {
                /** @description What will be drawn, in the units of the game: faces of dice, names of offers, cards. It must fit the opening and some first action. */
                script: (string | number)[];
                /**
                 * @description When the script is used up: refuse what may need luck, which is then not in `legal` either; or draw fairly from then on.
                 * @default refuse
                 * @enum {string}
                 */
                whenSpent?: "refuse" | "random";
            } | {
                /** @description The same seed and the same actions give the same game. */
                seed: string;
            };
            /** @description In a sandbox the server misbehaves towards those who play this game, on purpose and within what it promises, so that a client can learn to bear it. Never three times in a row without a fourth that goes well. */
            chaos?: {
                /**
                 * @description The share of requests whose answer is lost: the connection is cut, and whether the request was done nobody says. Streams are cut after so many of their lines.
                 * @default 0
                 */
                drop?: number;
                /**
                 * @description How long answers, and what streams tell, are held back: from so long to so long.
                 * @default [
                 *       0,
                 *       0
                 *     ]
                 */
                delayMs?: number[];
                /**
                 * @description The share of lines of streams that come twice.
                 * @default 0
                 */
                duplicate?: number;
                /**
                 * @description One request in ten is answered as by a server that restarts: 503 with `Retry-After`, and nothing was done. After one line in ten a stream ends with `restart`.
                 * @default false
                 */
                restart?: boolean;
                /**
                 * @description The same seed and the same requests of a seat, one after the other, meet the same trouble.
                 * @default chaos
                 */
                seed?: string;
            };
            /** @description How long a turn may take. Left out, as long as one likes. */
            clock?: {
                /** @description What every turn may take: from the moment a seat is to act until it no longer is. */
                perTurnSeconds: number;
                /**
                 * @description What each seat has beyond that, for the whole game.
                 * @default 0
                 */
                bankSeconds?: number;
                /**
                 * @description When both are used up: the seat counts as left, which ends a game for two; or the easy bot plays the rest of this turn, and after three such turns in a row the seat counts as left.
                 * @default forfeit
                 * @enum {string}
                 */
                whenOut?: "forfeit" | "bot";
            };
            /**
             * @description When somebody leaves in the middle of a game for three or more: a bot plays on in that seat, and whoever left is last; or the game ends. `bot` is the default. Between two the game always ends.
             * @enum {string}
             */
            whenLeft?: "bot" | "end";
            /** @description False plays without `GET /games/{id}/odds`, for everybody; the game says so. True is the default. */
            odds?: boolean;
        };
        JackarooOptions: {
            /**
             * @description Who plays which colour: drawn, or a list by seat.
             * @default random
             */
            colours?: "random" | ("red" | "green" | "blue" | "yellow")[];
            /**
             * @description When a card may be thrown away: if it has no play, if no card in the hand has one, or always.
             * @default unplayable-card
             * @enum {string}
             */
            discardRule?: "unplayable-card" | "only-if-stuck" | "any";
            /**
             * @description How many cells of the track are traps.
             * @default 8
             */
            traps?: number;
            /**
             * @description Whether everybody sees the traps.
             * @default false
             */
            trapsVisible?: boolean;
            /**
             * @description The game is a draw after this many rounds; without a limit it is played to the end.
             * @default null
             */
            maxRounds?: number | null;
        };
        NewKnucklebonesGame: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            ruleset: "knucklebones";
            /**
             * @description Options under a name: one of the `presets` of the ruleset. What `options` says wins over it.
             * @enum {string}
             */
            preset?: "classic" | "quick" | "grand";
            options?: components["schemas"]["KnucklebonesOptions"];
            /** @description Left out, you have seat 0 and the others, as few as the ruleset allows, are open; at a private table they are for those you invite. You may take several, any may be a bot, and `{"invite": true}` keeps one for whoever has its invitation. */
            seats?: ({
                /** @enum {string} */
                player: "me";
                /** @description Your own part of the luck, seen by everybody: the dice follow from it and from the secret of the server, which was fixed before. */
                salt?: string;
            } | {
                /** @enum {boolean} */
                open: true;
            } | {
                /** @enum {boolean} */
                invite: true;
            } | {
                /** @enum {string} */
                bot: "easy" | "medium" | "hard";
            })[];
            /** @description The least time before a bot acts, in milliseconds, so that people can follow. Left out, bots among themselves take 500, and with people none. Without bots it means nothing. */
            pace?: number;
            /**
             * @description `public`, the default, is in the lobby. `link` is not listed, and open to whoever has its address or its `code`. `private` is seen by those who sit there alone: its seats are taken by invitation.
             * @enum {string}
             */
            visibility?: "public" | "link" | "private";
            /** @description One of `GET /clubs`: the game is seen and joined by the people of this club alone, under the names they have there. Its visibility is `club`, or `private` if you say so. */
            club?: string;
            /** @description True counts what the game comes to in the ratings of those who play, in the open or in its club. For fair dice and one seat each; it cannot be changed later. */
            rated?: boolean;
            /** @description Makes the game a sandbox. Left out, the dice are fair and can be checked. */
            chance?: {
                /** @description What will be drawn, in the units of the game: faces of dice, names of offers, cards. It must fit the opening and some first action. */
                script: (string | number)[];
                /**
                 * @description When the script is used up: refuse what may need luck, which is then not in `legal` either; or draw fairly from then on.
                 * @default refuse
                 * @enum {string}
                 */
                whenSpent?: "refuse" | "random";
            } | {
                /** @description The same seed and the same actions give the same game. */
                seed: string;
            };
            /** @description In a sandbox the server misbehaves towards those who play this game, on purpose and within what it promises, so that a client can learn to bear it. Never three times in a row without a fourth that goes well. */
            chaos?: {
                /**
                 * @description The share of requests whose answer is lost: the connection is cut, and whether the request was done nobody says. Streams are cut after so many of their lines.
                 * @default 0
                 */
                drop?: number;
                /**
                 * @description How long answers, and what streams tell, are held back: from so long to so long.
                 * @default [
                 *       0,
                 *       0
                 *     ]
                 */
                delayMs?: number[];
                /**
                 * @description The share of lines of streams that come twice.
                 * @default 0
                 */
                duplicate?: number;
                /**
                 * @description One request in ten is answered as by a server that restarts: 503 with `Retry-After`, and nothing was done. After one line in ten a stream ends with `restart`.
                 * @default false
                 */
                restart?: boolean;
                /**
                 * @description The same seed and the same requests of a seat, one after the other, meet the same trouble.
                 * @default chaos
                 */
                seed?: string;
            };
            /** @description How long a turn may take. Left out, as long as one likes. */
            clock?: {
                /** @description What every turn may take: from the moment a seat is to act until it no longer is. */
                perTurnSeconds: number;
                /**
                 * @description What each seat has beyond that, for the whole game.
                 * @default 0
                 */
                bankSeconds?: number;
                /**
                 * @description When both are used up: the seat counts as left, which ends a game for two; or the easy bot plays the rest of this turn, and after three such turns in a row the seat counts as left.
                 * @default forfeit
                 * @enum {string}
                 */
                whenOut?: "forfeit" | "bot";
            };
            /**
             * @description When somebody leaves in the middle of a game for three or more: a bot plays on in that seat, and whoever left is last; or the game ends. `bot` is the default. Between two the game always ends.
             * @enum {string}
             */
            whenLeft?: "bot" | "end";
            /** @description False plays without `GET /games/{id}/odds`, for everybody; the game says so. True is the default. */
            odds?: boolean;
        };
        KnucklebonesOptions: {
            /**
             * @description Columns of each board.
             * @default 3
             */
            width?: number;
            /**
             * @description Slots of each column.
             * @default 3
             */
            height?: number;
        };
        GamePage: {
            items: components["schemas"]["ListedGame"][];
            nextCursor: string | null;
        };
        ListedGame: {
            id: string;
            /** @enum {string} */
            ruleset: "cant-stop" | "dastan" | "frustration" | "jackaroo" | "knucklebones";
            rulesetVersion: number;
            options: {
                [key: string]: unknown;
            };
            /**
             * @description In the lobby; for whoever has its address or its code; for those who sit there; for the people of its club.
             * @enum {string}
             */
            visibility: "public" | "link" | "private" | "club";
            /** @description It shows or teaches something and proves nothing: its luck was given, or it is a fork. */
            sandbox: boolean;
            /**
             * @description Where the luck comes from. `fair` luck is the server’s own; so is that of a `board`, which all tables of a round share. The others were given.
             * @enum {string}
             */
            chance: "fair" | "board" | "script" | "seed";
            /** @description The game and the event that a fork begins from; null for a game that is no fork. */
            forkOf: {
                gameId: string;
                version: number;
            } | null;
            /** @description The game that is played again here; null for a game that is no rematch. */
            rematchOf: string | null;
            /** @description The club it is played in; null for a game of no club. */
            club: string | null;
            /** @description Whether what it comes to counts in the ratings. */
            rated: boolean;
            /** @enum {string} */
            status: "waiting" | "playing" | "over";
            /** @description The number of the last event. */
            version: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            updatedAt: string;
            seats: components["schemas"]["Seat"][];
            /** @description The seats that must move; several where moves are made at once. */
            toAct: number[];
            outcome: components["schemas"]["Outcome"] | null;
            links: {
                self: string;
            };
        };
        CodeToJoin: {
            /** @description As it was said; small letters, spaces and dashes do not matter. */
            code: string;
            /** @description Your own part of the luck, seen by everybody: the dice follow from it and from the secret of the server, which was fixed before. */
            salt?: string;
        };
        TableChange: {
            /** @enum {boolean} */
            start: true;
        };
        WantedSeat: {
            /** @description Left out, the first open seat. */
            seat?: number;
            /** @description Your own part of the luck, seen by everybody: the dice follow from it and from the secret of the server, which was fixed before. */
            salt?: string;
            /** @description The invitation to a seat, for one use; it says which seat. */
            invite?: string;
        };
        SeatChange: {
            /** @enum {string} */
            bot: "easy" | "medium" | "hard";
        } | {
            /** @enum {boolean} */
            open: true;
        } | {
            /** @enum {boolean} */
            invite: true;
        };
        Choices: {
            version: number;
            toAct: number[];
            legal: components["schemas"]["Choice"][];
        };
        /** @description What came of an action. With `Prefer: return=minimal` the game is left out. */
        Acted: {
            version: number;
            events: components["schemas"]["LogEntry"][];
            game?: components["schemas"]["Game"];
        };
        /** @description An event as you may see it, with its number and a sentence. */
        LogEntry: {
            seq: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            at: string;
            by: number | null;
            /** @description One plain sentence. */
            text: string;
            /** @description The same in the ruleset's traditional wording; only where it has one. */
            narration?: string;
            event: components["schemas"]["GameEvent"];
        };
        /** @description What happened, in any of the games or at its table. */
        GameEvent: components["schemas"]["TableEvent"] | components["schemas"]["CantStopEvent"] | components["schemas"]["DastanEvent"] | components["schemas"]["FrustrationEvent"] | components["schemas"]["JackarooEvent"] | components["schemas"]["KnucklebonesEvent"];
        TableEvent: components["schemas"]["GameCreated"] | components["schemas"]["SeatTaken"] | components["schemas"]["SeatLeft"] | components["schemas"]["GameStarted"] | components["schemas"]["SeatResigned"] | components["schemas"]["GameClosed"] | components["schemas"]["LuckDrawn"] | components["schemas"]["GameEnded"] | components["schemas"]["BotTookOver"] | components["schemas"]["ClockRanOut"] | components["schemas"]["TimeGivenBack"] | components["schemas"]["OfferMade"] | components["schemas"]["OfferAccepted"] | components["schemas"]["OfferDeclined"] | components["schemas"]["TakenBack"] | components["schemas"]["SeatClaimed"] | components["schemas"]["ClockStopped"] | components["schemas"]["SeatGiven"] | components["schemas"]["SeatOpened"] | components["schemas"]["SeatCleared"] | components["schemas"]["SeatsDropped"];
        /** @description The table was laid. */
        GameCreated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-created";
            ruleset: string;
            rulesetVersion: number;
            options: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            visibility: "public" | "link" | "private" | "club";
            seats: ({
                /** @enum {string} */
                kind: "player";
                name: string;
                salt?: string;
            } | {
                /** @enum {string} */
                kind: "bot";
                /** @enum {string} */
                level: "easy" | "medium" | "hard";
                name: string;
                standsInFor?: string;
            } | {
                /** @enum {string} */
                kind: "open";
                /**
                 * @description Only for whoever has its invitation.
                 * @enum {boolean}
                 */
                invite?: true;
                /** @description Only for whoever is called so. */
                name?: string;
            })[];
            /** @description The least time before a bot acts, in milliseconds. */
            pace?: number;
            commitment: string;
            /**
             * @description Only in a sandbox whose luck was given; left out, the dice are fair.
             * @enum {string}
             */
            chance?: "script" | "seed";
            /** @description False in a game played without odds; left out, they may be asked for. */
            odds?: boolean;
            /** @description The game and the event that a fork begins from. */
            forkOf?: {
                gameId: string;
                version: number;
            };
            /**
             * @description What happens when somebody leaves in the middle: a bot plays on, or the game ends. Left out, it ends.
             * @enum {string}
             */
            whenLeft?: "bot" | "end";
            /** @description How long a turn may take; left out, as long as one likes. */
            clock?: {
                perTurnSeconds: number;
                bankSeconds: number;
                /** @enum {string} */
                whenOut: "forfeit" | "bot";
            };
            /** @description The game that is played again here. */
            rematchOf?: string;
            /** @description The club it is played in. */
            club?: string;
            /** @description The board whose luck it shares with other tables; left out, it has luck of its own. */
            board?: string;
            /** @description The tournament it is played in. */
            tournament?: string;
            /**
             * @description Only where the house brought those together who play.
             * @enum {boolean}
             */
            matched?: true;
            /**
             * @description Only in a game that counts in the ratings.
             * @enum {boolean}
             */
            rated?: true;
            chaos?: components["schemas"]["Chaos"];
        };
        /** @description Somebody sat down. */
        SeatTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-taken";
            seat: number;
            name: string;
            salt?: string;
        };
        /** @description Somebody left before the start, or before their first turn was over: the seat is open. */
        SeatLeft: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-left";
            seat: number;
        };
        /** @description Every seat is taken: play begins. */
        GameStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-started";
        };
        /** @description Somebody gave up. */
        SeatResigned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-resigned";
            seat: number;
        };
        /** @description The table was closed: by whoever laid it (`host`), or because nobody came (`idle`). */
        GameClosed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-closed";
            /** @enum {string} */
            why: "host" | "idle";
        };
        /** @description So many draws of a sandbox’s given luck are used; or, with a `seat`, of what a board has for that seat. */
        LuckDrawn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "luck-drawn";
            draws: number;
            seat?: number;
        };
        /** @description The game is over; `secret` is what the commitment promised. It is null on a board that other tables share: theirs is told when all are done, in the record. */
        GameEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game-ended";
            outcome: components["schemas"]["Outcome"];
            secret: string | null;
        };
        /** @description A bot plays on for whoever sat there. The seat can be taken over by a person, and by nobody sooner than its own player. */
        BotTookOver: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bot-took-over";
            seat: number;
            /** @enum {string} */
            level: "easy" | "medium" | "hard";
            name: string;
        };
        /** @description A seat had no time left: a bot plays the rest of its turn, or it counts as left. */
        ClockRanOut: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "clock-ran-out";
            seat: number;
        };
        /** @description The house was closed: nobody’s time ran in these hours. */
        TimeGivenBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "time-given-back";
            /** Format: date-time */
            closedAt: string;
            /** Format: date-time */
            openedAt: string;
        };
        /** @description Somebody offers something; the next move makes it void. */
        OfferMade: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-made";
            seat: number;
            /** @enum {string} */
            offer: "draw" | "takeback" | "stop-clock";
            /** @description The version that a takeback returns to. */
            to?: number;
        };
        /** @description Somebody agrees to the offer of this number. */
        OfferAccepted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-accepted";
            seat: number;
            number: number;
        };
        /** @description Somebody does not agree: the offer is void. */
        OfferDeclined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-declined";
            seat: number;
            number: number;
        };
        /** @description The board is as it was at version `to`. The log only grows: what came after it stays written, and luck drawn from now on is new luck. */
        TakenBack: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "taken-back";
            to: number;
        };
        /** @description Nobody was seen in this seat for a while: the others claimed it, or the host called in a bot. A bot plays on, or the game ends. */
        SeatClaimed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-claimed";
            seat: number;
            /** @enum {string} */
            claim: "bot" | "end";
            /**
             * @description Of the bot that plays on.
             * @enum {string}
             */
            level?: "easy" | "medium" | "hard";
        };
        /** @description Everybody agreed to play on without a clock. */
        ClockStopped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "clock-stopped";
        };
        /** @description Whoever laid the table gave an open seat to a bot. */
        SeatGiven: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-given";
            seat: number;
            /** @enum {string} */
            level: "easy" | "medium" | "hard";
            name: string;
        };
        /** @description Whoever laid the table opened a seat; with `invite`, for whoever has its invitation. */
        SeatOpened: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-opened";
            seat: number;
            /** @enum {boolean} */
            invite?: true;
        };
        /** @description Whoever laid the table sent a guest away: the seat is open. */
        SeatCleared: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seat-cleared";
            seat: number;
        };
        /** @description Whoever laid the table starts it without these seats, which nobody took. The others move up: seats are numbered from 0 without a gap. */
        SeatsDropped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "seats-dropped";
            dropped: number[];
        };
        CantStopEvent: components["schemas"]["CantStopRolled"] | components["schemas"]["CantStopBusted"] | components["schemas"]["CantStopAdvanced"] | components["schemas"]["CantStopStopped"] | components["schemas"]["CantStopTurnPassed"] | components["schemas"]["CantStopWon"];
        /** @description The four dice, in the order they fell. */
        CantStopRolled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rolled";
            seat: number;
            dice: number[];
        };
        /** @description Nothing could move: what the runners climbed this turn is lost. */
        CantStopBusted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "busted";
            seat: number;
            dice: number[];
            lost: {
                column: number;
                steps: number;
            }[];
        };
        /** @description Runners climbed, by ascending column; `from` 0 is below the first space. */
        CantStopAdvanced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "advanced";
            seat: number;
            moves: {
                column: number;
                from: number;
                to: number;
            }[];
        };
        /** @description Markers took the place of the runners; columns topped are claimed and cleared of other markers. */
        CantStopStopped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stopped";
            seat: number;
            banked: {
                column: number;
                space: number;
            }[];
            claimed: number[];
        };
        /** @description This seat is on turn now. */
        CantStopTurnPassed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn-passed";
            seat: number;
        };
        /** @description This seat owns enough columns: all of them, ascending. */
        CantStopWon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "won";
            seat: number;
            columns: number[];
        };
        DastanEvent: components["schemas"]["DastanMoved"] | components["schemas"]["DastanOfferTaken"] | components["schemas"]["DastanTurnForfeited"] | components["schemas"]["DastanPassed"];
        /** @description A piece moved, and was paid for. */
        DastanMoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "moved";
            seat: number;
            /** @enum {string} */
            piece: "piece" | "mirza";
            choice: number;
            /** @enum {string} */
            option: "jazair" | "chowkidar" | "cuirassier" | "ryott" | "faujdar" | "faris" | "sarukh" | "tibblecross";
            from: number;
            to: number;
            captured: ("piece" | "mirza") | null;
            /** @description Whose kotla the piece came to stand on, if any. */
            kotla: number | null;
            price: number;
            kotlaPoints: number;
            capturePoints: number;
            /** @description What the seat has after it. */
            score: number;
        };
        /** @description An option of a queue was swapped for the offer. */
        DastanOfferTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "offer-taken";
            seat: number;
            position: number;
            /** @enum {string} */
            replaced: "jazair" | "chowkidar" | "cuirassier" | "ryott" | "faujdar" | "faris" | "sarukh" | "tibblecross";
            /** @enum {string} */
            taken: "jazair" | "chowkidar" | "cuirassier" | "ryott" | "faujdar" | "faris" | "sarukh" | "tibblecross";
            price: number;
            /**
             * @description What luck put on offer next.
             * @enum {string}
             */
            offer: "jazair" | "chowkidar" | "cuirassier" | "ryott" | "faujdar" | "faris" | "sarukh" | "tibblecross";
            /** @description What the seat has after it. */
            score: number;
        };
        /** @description A jump the option does not have cost the turn. */
        DastanTurnForfeited: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn-forfeited";
            seat: number;
            choice: number;
            /** @enum {string} */
            option: "jazair" | "chowkidar" | "cuirassier" | "ryott" | "faujdar" | "faris" | "sarukh" | "tibblecross";
            from: number;
            to: number;
        };
        /** @description A player who cannot move gave the turn over. */
        DastanPassed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "passed";
            seat: number;
        };
        FrustrationEvent: components["schemas"]["FrustrationRolled"] | components["schemas"]["FrustrationOvershot"] | components["schemas"]["FrustrationMoved"] | components["schemas"]["FrustrationRemained"] | components["schemas"]["FrustrationHit"] | components["schemas"]["FrustrationWentHome"] | components["schemas"]["FrustrationWon"] | components["schemas"]["FrustrationKept"] | components["schemas"]["FrustrationUndone"] | components["schemas"]["FrustrationStalemated"];
        /** @description A player rolled, for the own turn of this number. */
        FrustrationRolled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rolled";
            seat: number;
            turnNumber: number;
            dice: number[];
            total: number;
        };
        /** @description The roll leads past END. */
        FrustrationOvershot: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "overshot";
            seat: number;
            by: number;
        };
        /** @description The piece was put on its destination. */
        FrustrationMoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "moved";
            seat: number;
            from: components["schemas"]["FrustrationPlace"];
            to: components["schemas"]["FrustrationPlace"];
        };
        /** @description The turn is forfeited and the piece stays. */
        FrustrationRemained: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "remained";
            seat: number;
            at: components["schemas"]["FrustrationPlace"];
            /** @enum {string} */
            reason: "overshot" | "hit";
        };
        /** @description Somebody stands on the destination. */
        FrustrationHit: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "hit";
            seat: number;
            victim: number;
            /** @description Number of the square on the ring, or in the tail. */
            position: number;
            /** @enum {string} */
            effect: "ignored" | "sent-home" | "already-home" | "forfeited";
        };
        /** @description A piece that was hit starts again. */
        FrustrationWentHome: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "went-home";
            seat: number;
            from: components["schemas"]["FrustrationPlace"];
            to: components["schemas"]["FrustrationPlace"];
        };
        /** @description A piece is on END. */
        FrustrationWon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "won";
            seat: number;
            turns: number;
            totalTurns: number;
        };
        /** @description The player left the roll as it came. */
        FrustrationKept: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "kept";
            seat: number;
        };
        /** @description A roll was taken back, with all it did. */
        FrustrationUndone: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "undone";
            seat: number;
            turnNumber: number;
            undosLeft: number;
            restored: components["schemas"]["FrustrationRestored"][];
        };
        /** @description A piece an undo put back. */
        FrustrationRestored: {
            seat: number;
            from: components["schemas"]["FrustrationPlace"];
            to: components["schemas"]["FrustrationPlace"];
        };
        /** @description Nobody can reach END any more. */
        FrustrationStalemated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "stalemated";
            totalTurns: number;
        };
        JackarooEvent: components["schemas"]["JackarooColoursAssigned"] | components["schemas"]["JackarooRoundStarted"] | components["schemas"]["JackarooDeckRefilled"] | components["schemas"]["JackarooCardPlayed"] | components["schemas"]["JackarooCardDiscarded"] | components["schemas"]["JackarooMarbleFielded"] | components["schemas"]["JackarooMarbleMoved"] | components["schemas"]["JackarooMarblesSwapped"] | components["schemas"]["JackarooMarbleSaved"] | components["schemas"]["JackarooMarbleSentHome"] | components["schemas"]["JackarooTrapSprung"] | components["schemas"]["JackarooCardTaken"] | components["schemas"]["JackarooTurnSkipped"] | components["schemas"]["JackarooTurnPassed"] | components["schemas"]["JackarooWon"] | components["schemas"]["JackarooRoundLimitReached"] | components["schemas"]["JackarooTrapsPlacedSeen"] | components["schemas"]["JackarooTrapPlacedSeen"] | components["schemas"]["JackarooCardsDealtSeen"];
        /** @description Each seat has its colour, by seat. */
        JackarooColoursAssigned: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "colours-assigned";
            colours: ("red" | "green" | "blue" | "yellow")[];
        };
        /** @description A round begins with a deal; seat 0 is first. */
        JackarooRoundStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-started";
            roundNumber: number;
        };
        /** @description All cards of the fire pit, so many, went back into the deck. */
        JackarooDeckRefilled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "deck-refilled";
            count: number;
        };
        /** @description A card went face up on the fire pit; what it did follows. */
        JackarooCardPlayed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-played";
            seat: number;
            card: string;
        };
        /** @description A card was thrown on the fire pit without effect. */
        JackarooCardDiscarded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-discarded";
            seat: number;
            card: string;
        };
        /** @description A marble came from home to its base. */
        JackarooMarbleFielded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "marble-fielded";
            seat: number;
            marble: string;
            cell: number;
        };
        /** @description The acting seat moved a marble, not always its own. */
        JackarooMarbleMoved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "marble-moved";
            seat: number;
            marble: string;
            /** @description Negative when it went backward. */
            steps: number;
            from: components["schemas"]["JackarooHome"] | components["schemas"]["JackarooOnTrack"] | components["schemas"]["JackarooInSafeZone"];
            to: components["schemas"]["JackarooHome"] | components["schemas"]["JackarooOnTrack"] | components["schemas"]["JackarooInSafeZone"];
        };
        /** @description Two marbles changed places. */
        JackarooMarblesSwapped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "marbles-swapped";
            seat: number;
            marble: string;
            /** @description Where the own marble is now. */
            cell: number;
            other: string;
            /** @description Where the opponent's marble is now. */
            otherCell: number;
        };
        /** @description A marble went from the track straight into its safe zone. */
        JackarooMarbleSaved: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "marble-saved";
            seat: number;
            marble: string;
            cell: number;
            safeCell: number;
        };
        /** @description A marble of this seat left the cell for home. */
        JackarooMarbleSentHome: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "marble-sent-home";
            seat: number;
            marble: string;
            cell: number;
            /** @enum {string} */
            cause: "landing" | "king" | "fielding" | "burner" | "trap";
        };
        /** @description A marble of this seat landed on a trap; the cell is none any more. */
        JackarooTrapSprung: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trap-sprung";
            seat: number;
            marble: string;
            cell: number;
        };
        /** @description A card of the victim's hand went face up on the fire pit, under the card that took it. */
        JackarooCardTaken: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "card-taken";
            seat: number;
            victim: number;
            card: string;
        };
        /** @description A seat that lost a card missed its turn. */
        JackarooTurnSkipped: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn-skipped";
            seat: number;
        };
        /** @description It is the turn of this seat. */
        JackarooTurnPassed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn-passed";
            turnNumber: number;
            seat: number;
        };
        /** @description All four marbles of this seat are safe. */
        JackarooWon: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "won";
            seat: number;
        };
        /** @description The last round is over and nobody has won. */
        JackarooRoundLimitReached: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-limit-reached";
            roundNumber: number;
        };
        /** @description The first traps were placed. */
        JackarooTrapsPlacedSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "traps-placed";
            count: number;
            /** @description Only when traps are visible, or the game is over. */
            cells?: number[];
        };
        /** @description A new trap was placed somewhere. */
        JackarooTrapPlacedSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "trap-placed";
            /** @description Only when traps are visible, or the game is over. */
            cell?: number;
        };
        /** @description A seat got a new hand. */
        JackarooCardsDealtSeen: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cards-dealt";
            seat: number;
            count: number;
            /** @description Only for the seat that got them, until the game is over. */
            cards?: string[];
        };
        KnucklebonesEvent: components["schemas"]["KnucklebonesRolled"] | components["schemas"]["KnucklebonesPlaced"] | components["schemas"]["KnucklebonesDestroyed"];
        /** @description A turn begins with a die. */
        KnucklebonesRolled: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "rolled";
            seat: number;
            face: number;
        };
        /** @description A die was put into a column. */
        KnucklebonesPlaced: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "placed";
            seat: number;
            column: number;
            slot: number;
            face: number;
        };
        /** @description Equal dice of this seat in the facing column are gone. */
        KnucklebonesDestroyed: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "destroyed";
            seat: number;
            column: number;
            face: number;
            count: number;
        };
        /** @description What is certain about an action that was not done. */
        Rehearsal: {
            /** @enum {boolean} */
            accepted: true;
            /** @description The version it was tried on; it still stands. */
            version: number;
            /** @description What would happen first, whatever the luck and whatever is hidden from you. */
            certain: components["schemas"]["ForeseenEvent"][];
            /** @description Whether anything of this, or anything more, hangs on luck, or on what you cannot see. */
            dependsOnLuck: boolean;
            /**
             * @description Whether the game would be over.
             * @enum {string}
             */
            endsGame: "yes" | "no" | "perhaps";
        };
        /**
         * @description An event that is sure to come, as far as it is sure.
         * @example {
         *       "text": "Ann swaps ryott at place 2 for faujdar, 2 paid, 28 left, and the next offer is …",
         *       "event": {
         *         "type": "offer-taken",
         *         "seat": 0,
         *         "position": 2,
         *         "replaced": "ryott",
         *         "taken": "faujdar",
         *         "price": 2,
         *         "score": 28
         *       },
         *       "uncertain": [
         *         "/offer"
         *       ]
         *     }
         */
        ForeseenEvent: {
            /** @description One plain sentence, with "…" for what is not certain. */
            text: string;
            /** @description The event with the fields that are certain; `uncertain` names those that are left out. */
            event: {
                type: string;
            } & {
                [key: string]: unknown;
            };
            /** @description JSON pointers to the fields of the event that hang on luck, or on what you cannot see: `/offer`. Empty where all is certain. */
            uncertain: string[];
        };
        NewOffer: {
            /**
             * @description A draw for everybody; your last action taken back; play on without the clock.
             * @enum {string}
             */
            type: "draw" | "takeback" | "stop-clock";
        };
        NewAnswer: {
            /** @enum {string} */
            answer: "accept" | "decline";
        };
        NewClaim: {
            /**
             * @description A bot plays on in that seat; or the game is over.
             * @enum {string}
             */
            type: "bot" | "end";
            /** @description The seat that keeps everybody waiting; left out, the one that is to act. */
            seat?: number;
        };
        /** @description What may come of each legal action, and how likely it is. */
        Odds: {
            version: number;
            toAct: number[];
            odds: components["schemas"]["ActionOdds"][];
        };
        ActionOdds: {
            action: components["schemas"]["Action"];
            label: string;
            basis: components["schemas"]["OddsBasis"];
            /** @description The likeliest first. Several can come together, so they need not add up to 1. What anybody would ask is listed also where it cannot come, with the chance 0. */
            outcomes: components["schemas"]["LikelyOutcome"][];
        };
        OddsBasis: components["schemas"]["ExactOdds"] | components["schemas"]["SampledOdds"];
        /** @description Counted through every way the luck can fall. */
        ExactOdds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "exact";
            /** @description In how many ways the luck can fall; cases that are alike are one way. */
            ways: number;
        };
        /** @description Estimated: there are too many ways to count. */
        SampledOdds: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            kind: "sampled";
            samples: number;
            confidence: number;
        };
        LikelyOutcome: {
            /** @description A stable word, such as `bust`. */
            what: string;
            /** @description One plain sentence. */
            text: string;
            chance: number;
            /** @description Where it was counted, the chance as a fraction: [261, 1296] is 261 of 1296. */
            of?: number[];
            /** @description Where it was estimated, between what the chance lies, with the confidence of the basis. */
            between?: number[];
        };
        EventPage: {
            items: components["schemas"]["LogEntry"][];
            nextCursor: string | null;
        };
        /** @description A finished game in one file. `npx parlor verify record.json` checks it without a server. */
        GameRecord: {
            /** @enum {string} */
            format: "parlor-record";
            /** @description 2 since names lie beside the events; in 1 they stood in the events themselves. */
            formatVersion: 1 | 2;
            gameId: string;
            ruleset: string;
            rulesetVersion: number;
            options: {
                [key: string]: unknown;
            };
            /** @description Who sat where at the end. */
            seats: {
                [key: string]: unknown;
            }[];
            outcome: components["schemas"]["Outcome"];
            /** @description SHA-256 of the secret, as it was told when the table was laid. */
            commitment: string;
            /** @description What all the fair luck of the game follows from; null while others play on the same board. */
            secret: string | null;
            /** @description What people were called when they sat down. Whoever was forgotten is left out, and is `Somebody`. */
            names?: components["schemas"]["RecordName"][];
            entries: components["schemas"]["RecordEntry"][];
        };
        RecordName: {
            /** @description As the events have it: the SHA-256 of the salt followed by the name. */
            named: string;
            name: string;
            salt: string;
        };
        RecordEntry: {
            seq: number;
            /** @description RFC 3339, UTC. */
            at: string;
            /** @description Who asked; null for the table itself. */
            seat: number | null;
            /** @description The same, as a name that means something in this game alone. */
            player: string | null;
            /** @description What was asked, on the first event of its decision. */
            action: {
                [key: string]: unknown;
            } | null;
            /** @description What happened, with nothing hidden. */
            event: {
                type: string;
            } & {
                [key: string]: unknown;
            };
            /** @description SHA-256 over the hash before it and the canonical JSON of this entry. */
            hash: string;
        };
        /** @description A game looked back at. */
        Review: {
            gameId: string;
            /** @description The version of the game, which is over. */
            version: number;
            /**
             * @description While it is under way it has the decisions that are judged so far.
             * @enum {string}
             */
            status: "under-way" | "whole";
            /** @description How many decisions there are; 0 until they are counted. */
            of: number;
            judged: number;
            /** @description Those that are not judged: beyond the first 500, or nothing came of it. */
            skipped: number;
            decisions: components["schemas"]["ReviewedDecision"][];
            /** @description By seat, how likely each was to win, as the seat that decided there could know; the last one is how it came out. */
            curve: components["schemas"]["CurvePoint"][];
            /** @description The greatest, in the order of the game. */
            turningPoints: components["schemas"]["TurningPoint"][];
        };
        ReviewedDecision: {
            /** @description The version at which it was taken; `GET /games/{id}?at=` shows the board. */
            version: number;
            seat: number;
            taken: components["schemas"]["ReviewedChoice"];
            /** @description What the hard bot would have done, from what this seat knew then. */
            best: {
                action: components["schemas"]["Action"];
                label: string;
                /** @description Null for what there was no time to try. */
                worth: components["schemas"]["Worth"] | null;
            };
            /** @description How much more `best` was worth than `taken`; 0 where the two intervals meet and nobody can say. */
            loss: number;
            /** @description All there were, in the order of `legal`. */
            choices: components["schemas"]["ReviewedChoice"][];
        };
        ReviewedChoice: {
            action: components["schemas"]["Action"];
            label: string;
            /** @description Null for what there was no time to try. */
            worth: components["schemas"]["Worth"] | null;
        };
        /** @description What a choice was worth to whoever had it. */
        Worth: {
            /** @description How likely this seat was to win with it, a shared win in parts. */
            chance: number;
            /** @description Where it lies nineteen times in twenty: from so much to so much. */
            between: number[];
            /**
             * @description `hard-bot`: by what the hard bot itself chooses by, with its measured doubt. `games`: where that is no chance to win, the share won of games that were played on from there (Wilson’s interval).
             * @enum {string}
             */
            by: "hard-bot" | "games";
            /** @description So many games were played on from there. */
            games: number;
        };
        CurvePoint: {
            version: number;
            chances: number[];
        };
        TurningPoint: {
            version: number;
            seat: number;
            /**
             * @description A choice that was worth less than another; or a chance that changed, by luck or by what somebody else did.
             * @enum {string}
             */
            kind: "choice" | "swing";
            /** @description What it did to the chance of this seat. */
            change: number;
            /** @description One plain sentence. */
            text: string;
        };
        NewFork: {
            /** @description The event to begin after; left out, the latest. */
            at?: number;
            /** @description As in `POST /games`, as many as the game has. Left out, you have every seat. */
            seats?: ({
                /** @enum {string} */
                player: "me";
                /** @description Your own part of the luck, seen by everybody: the dice follow from it and from the secret of the server, which was fixed before. */
                salt?: string;
            } | {
                /** @enum {boolean} */
                open: true;
            } | {
                /** @enum {boolean} */
                invite: true;
            } | {
                /** @enum {string} */
                bot: "easy" | "medium" | "hard";
            })[];
            /**
             * @description Left out, as public as the game it begins from; where something is hidden, private.
             * @enum {string}
             */
            visibility?: "public" | "private";
            /** @description Makes the game a sandbox. Left out, the dice are fair and can be checked. */
            chance?: {
                /** @description What will be drawn, in the units of the game: faces of dice, names of offers, cards. It must fit the opening and some first action. */
                script: (string | number)[];
                /**
                 * @description When the script is used up: refuse what may need luck, which is then not in `legal` either; or draw fairly from then on.
                 * @default refuse
                 * @enum {string}
                 */
                whenSpent?: "refuse" | "random";
            } | {
                /** @description The same seed and the same actions give the same game. */
                seed: string;
            };
        };
        Club: {
            id: string;
            name: string;
            /** @description Lets people in by `POST /clubs/join`; shown to owner and helpers, null while the door is closed. */
            code: string | null;
            /** @description How many belong to it. */
            people: number;
            you: components["schemas"]["ClubMember"];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            links: {
                self: string;
                members: string;
            };
        };
        ClubMember: {
            /** @description Of this place in this club alone; it is not the id of a player. */
            id: string;
            displayName: string;
            /**
             * @description `owner` may do everything, `helper` lets people in, names and removes members, `member` belongs. `removed` was sent away: shown to owner and helpers alone.
             * @enum {string}
             */
            role: "owner" | "helper" | "member" | "removed";
            you: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            joinedAt: string;
        };
        NewClub: {
            /** @description What the club is called; its people see it. */
            name: string;
        };
        ClubList: {
            items: components["schemas"]["Club"][];
        };
        CodeOfClub: {
            /** @description As it was said or written down; small letters, spaces and dashes do not matter. */
            code: string;
            /** @description What you are called in this club; only its people see it. Left out, it is your name. */
            displayName?: string;
        };
        ClubMemberList: {
            items: components["schemas"]["ClubMember"][];
        };
        MemberChanges: {
            /** @description What you are called in this club; only its people see it. Left out, it is your name. */
            displayName?: string;
            /**
             * @description Given by the owner. Whoever is made the owner takes the club over, and the owner before becomes a helper; whoever was removed is let in again.
             * @enum {string}
             */
            role?: "owner" | "helper" | "member";
        };
        Tournament: {
            id: string;
            name: string;
            /** @description The club whose people may see and enter it; null for everybody’s. */
            club: string | null;
            /**
             * @description `open`: one may enter. `running`: rounds are played. `over`: nothing changes any more.
             * @enum {string}
             */
            status: "open" | "running" | "over";
            /** @description The number of the last event. */
            version: number;
            /** @enum {string} */
            format: "round-robin" | "swiss" | "knock-out" | "ladder";
            ruleset: string;
            options: {
                [key: string]: unknown;
            };
            /** @description Every table of a round has the same luck. */
            equalDice: boolean;
            /** @description Those so far; of a ladder the last thirty. */
            rounds: components["schemas"]["Round"][];
            /** @description How many rounds there are; null on a ladder, which never ends. */
            roundCount: number | null;
            mostEntrants: number;
            /** @description SHA-256 of the seed that the draw and all shared luck follow from. */
            commitment: string;
            /** @description Told when the tournament is over. */
            seed: string | null;
            clock: {
                perTurnSeconds: number;
                bankSeconds: number;
            };
            /** @description How long a table waits for those who are to sit there. */
            showUpSeconds: number;
            startsAt: string | null;
            /** @description No round begins earlier after the one before. */
            roundEverySeconds: number;
            pace: number | null;
            /** @description No other round begins. */
            calledOff: boolean;
            /** @description Whether you may start it, call it off and remove entrants. */
            organiser: boolean;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /** @description What decides between equal points, in this order. */
            tieBreaks: ("buchholz-cut-1" | "buchholz" | "sonneborn-berger" | "direct-encounter" | "wins")[];
            entrants: components["schemas"]["Entrant"][];
            standings: components["schemas"]["Standing"][];
            /** @description How it ended. */
            ended: ("finished" | "called-off" | "no-pairing" | "too-few") | null;
            links: {
                self: string;
                entrants: string;
                events: string;
                record: string;
            };
        };
        Round: {
            round: number;
            over: boolean;
            /** @description The board whose luck all tables of this round share. */
            board: string | null;
            /** @description What that luck followed from; told when the round is over. */
            boardSecret: string | null;
            tables: {
                table: number;
                /** @description Who has seat 0 and seat 1. */
                seats: number[];
                gameId: string;
                /** @description By seat; null while they play. */
                points: number[] | null;
                how: ("played" | "no-show" | "no-result") | null;
            }[];
            byes: {
                /** @description The number of an entrant, in the order in which they came. */
                entrant: number;
                points: number;
            }[];
        };
        Entrant: {
            /** @description The number of an entrant, in the order in which they came. */
            entrant: number;
            name: string;
            /** @enum {string} */
            kind: "player" | "bot";
            /** @description Of a bot of the house. */
            level: ("easy" | "medium" | "hard") | null;
            you: boolean;
            withdrawn: boolean;
        };
        /** @description Where somebody stands. Nobody shares a rank: the lot decides at last. */
        Standing: {
            rank: number;
            /** @description The number of an entrant, in the order in which they came. */
            entrant: number;
            /** @description A win and a bye count 1, a draw one half. */
            points: number;
            /** @description Games that were played; byes and those to which somebody did not come are none. */
            played: number;
            tieBreaks: {
                /** @enum {string} */
                name: "buchholz-cut-1" | "buchholz" | "sonneborn-berger" | "direct-encounter" | "wins";
                value: number;
            }[];
        };
        NewTournament: {
            /** @description What the tournament is called. */
            name: string;
            /** @description One of `GET /rulesets` that two can play. */
            ruleset: string;
            /** @description Options under a name: one of the `presets` of the ruleset. What `options` says wins over it. */
            preset?: string;
            /** @description What the ruleset offers. */
            options?: {
                [key: string]: unknown;
            };
            /**
             * @description `round-robin`: everybody meets everybody. `swiss`: those of equal points meet, nobody twice. `knock-out`: who loses is out. `ladder`: neighbours meet for ever, and whoever wins stands above.
             * @enum {string}
             */
            format: "round-robin" | "swiss" | "knock-out" | "ladder";
            /** @description Of a Swiss tournament; left out, as many as it takes until one is ahead of all. */
            rounds?: number;
            /**
             * @description Every table of a round has the same luck, as far as the game allows. Its games are seen by those who play them until the round is over.
             * @default false
             */
            equalDice?: boolean;
            /** @description When so many are there it starts by itself. Left out, 128, and 32 in a round robin. */
            mostEntrants?: number;
            /**
             * @description Bots of the house that take part, so many of each level.
             * @default []
             */
            bots?: {
                /** @enum {string} */
                level: "easy" | "medium" | "hard";
                count: number;
            }[];
            /**
             * @description What a turn may take. Whoever has no time left has lost. Left out, a day for each turn.
             * @default {
             *       "perTurnSeconds": 86400,
             *       "bankSeconds": 0
             *     }
             */
            clock?: {
                /** @default 86400 */
                perTurnSeconds?: number;
                /** @default 0 */
                bankSeconds?: number;
            };
            /**
             * @description How long a table waits for those who are to sit there; after that whoever came has the point.
             * @default 86400
             */
            showUpSeconds?: number;
            /**
             * Format: date-time
             * @description When it starts by itself. Left out, when it is full, or by `POST /tournaments/{id}/start`.
             */
            startsAt?: string;
            /** @description No round begins earlier after the one before. Left out, a round begins when the one before is done; on a ladder once an hour. */
            roundEverySeconds?: number;
            /** @description The least time before a bot acts, in milliseconds; left out, as in `POST /games`. */
            pace?: number;
            /** @description One of `GET /clubs` that you keep: only its people see and enter it. */
            club?: string;
        };
        TournamentList: {
            items: components["schemas"]["TournamentListed"][];
            nextCursor: string | null;
        };
        TournamentListed: {
            id: string;
            name: string;
            club: string | null;
            /**
             * @description `open`: one may enter. `running`: rounds are played. `over`: nothing changes any more.
             * @enum {string}
             */
            status: "open" | "running" | "over";
            /** @enum {string} */
            format: "round-robin" | "swiss" | "knock-out" | "ladder";
            ruleset: string;
            /** @description How many have entered, those who withdrew too. */
            entrants: number;
            mostEntrants: number;
            startsAt: string | null;
            /** @description Who came first; null while it lasts, and where it was called off. */
            winner: string | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            links: {
                self: string;
            };
        };
        NewEntrant: {
            /** @description Your own part of the draw and of all shared luck, seen by everybody: both follow from it and from the seed, which was fixed before. */
            salt?: string;
        };
        TournamentEvents: {
            items: components["schemas"]["TournamentEntry"][];
            nextCursor: string | null;
        };
        /** @description Something that happened in a tournament. */
        TournamentEntry: {
            seq: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            at: string;
            /** @description One plain sentence. */
            text: string;
            event: components["schemas"]["TournamentCreated"] | components["schemas"]["EntrantJoined"] | components["schemas"]["EntrantWithdrew"] | components["schemas"]["TournamentStarted"] | components["schemas"]["RoundStarted"] | components["schemas"]["ResultKnown"] | components["schemas"]["RoundEnded"] | components["schemas"]["CalledOff"] | components["schemas"]["TournamentEnded"];
        };
        /** @description The tournament was announced. */
        TournamentCreated: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tournament-created";
            /** @enum {string} */
            format: "round-robin" | "swiss" | "knock-out" | "ladder";
            ruleset: string;
            options: {
                [key: string]: unknown;
            };
            equalDice: boolean;
            rounds: number | null;
            mostEntrants: number;
            clock: {
                perTurnSeconds: number;
                bankSeconds: number;
            };
            showUpSeconds: number;
            startsAt: string | null;
            roundEverySeconds: number;
            pace: number | null;
            commitment: string;
        };
        /** @description Somebody takes part. */
        EntrantJoined: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "entrant-joined";
            /** @description The number of an entrant, in the order in which they came. */
            entrant: number;
            /** @enum {string} */
            kind: "player" | "bot";
            /** @enum {string} */
            level?: "easy" | "medium" | "hard";
            player?: string;
            salt?: string;
        };
        /** @description Somebody takes part no more. */
        EntrantWithdrew: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "entrant-withdrew";
            /** @description The number of an entrant, in the order in which they came. */
            entrant: number;
        };
        /** @description Nobody else comes in, but to a ladder; lots were drawn. */
        TournamentStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tournament-started";
            /** @description The draw: it decides where nothing else does. */
            order: number[];
        };
        /** @description Who meets whom, and in which seats. */
        RoundStarted: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-started";
            round: number;
            /** @description The board that all tables of this round share. */
            board: string | null;
            /** @description SHA-256 of its secret. */
            boardCommitment: string | null;
            tables: {
                table: number;
                seats: number[];
                gameId: string;
            }[];
            byes: {
                /** @description The number of an entrant, in the order in which they came. */
                entrant: number;
                points: 0 | 1;
            }[];
        };
        /** @description A table is done. */
        ResultKnown: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "result-known";
            round: number;
            table: number;
            /** @description By seat. */
            points: number[];
            /**
             * @description `no-show`: somebody did not come in time. `no-result`: nobody won and nobody lost.
             * @enum {string}
             */
            how: "played" | "no-show" | "no-result";
            /** @description The last hash of the game’s log: its record ends with it. */
            gameHash: string;
        };
        /** @description Every table of the round is done. */
        RoundEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "round-ended";
            round: number;
            /** @description What the luck of this round’s board followed from. */
            boardSecret: string | null;
        };
        /** @description No other round begins: it ends when the tables at play are done. */
        CalledOff: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "called-off";
        };
        /** @description It is over. */
        TournamentEnded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tournament-ended";
            /**
             * @description `no-pairing`: nobody could be paired again without meeting twice. `too-few`: fewer than two were there.
             * @enum {string}
             */
            why: "finished" | "called-off" | "no-pairing" | "too-few";
            /** @description Best first. */
            ranking: number[];
            /** @description What was promised by the commitment. */
            seed: string;
        };
        /** @description A tournament in one file. `npx parlor verify tournament.json` checks it without a server. */
        TournamentRecord: {
            /** @enum {string} */
            format: "parlor-tournament";
            /** @enum {number} */
            formatVersion: 1;
            tournamentId: string;
            name: string;
            /** @description What the numbers are called. Names are no part of the chain. */
            entrants: {
                entrant: number;
                name: string;
            }[];
            entries: {
                seq: number;
                at: string;
                event: components["schemas"]["TournamentCreated"] | components["schemas"]["EntrantJoined"] | components["schemas"]["EntrantWithdrew"] | components["schemas"]["TournamentStarted"] | components["schemas"]["RoundStarted"] | components["schemas"]["ResultKnown"] | components["schemas"]["RoundEnded"] | components["schemas"]["CalledOff"] | components["schemas"]["TournamentEnded"];
                /** @description SHA-256 over the hash before it and the canonical JSON of this entry. */
                hash: string;
            }[];
        };
        LeaderboardList: {
            items: {
                ruleset: string;
                /** @description The club it is of; null for games in the open. */
                club: string | null;
                /** @description How many are rated there, bots included. */
                rated: number;
                links: {
                    self: string;
                    csv: string;
                };
            }[];
        };
        Leaderboard: {
            items: components["schemas"]["LeaderboardRow"][];
            nextCursor: string | null;
        };
        LeaderboardRow: {
            rank: number;
            /** @enum {string} */
            kind: "player" | "bot";
            /** @description What they are called now; in a club, what they are called there. */
            name: string;
            /** @description Of a bot; null for people. */
            level: ("easy" | "medium" | "hard") | null;
            you: boolean;
            /** @description Where somebody is believed to stand; everybody begins at 1500. */
            rating: number;
            /** @description How little is known of it: 500 in the beginning, less with every game. */
            deviation: number;
            /** @description `rating` without `deviation`: what is known. Boards are sorted by it. */
            score: number;
            /** @description Nineteen times of twenty the true strength is in here. */
            interval: {
                low: number;
                high: number;
            };
            /** @description How many games counted. */
            games: number;
            /** @description How many of them counted for less, since the same two played each other so often in a day. */
            damped: number;
            /** @description Whether the games show that whoever is above is better, or whether that may be chance; null for the first. */
            fromAbove: ("separable" | "not-yet-separable") | null;
        };
        OwnRatings: {
            items: components["schemas"]["OwnRating"][];
        };
        OwnRating: {
            ruleset: string;
            /** @description The club it is of; null for games in the open. */
            club: string | null;
            /** @description Where somebody is believed to stand; everybody begins at 1500. */
            rating: number;
            /** @description How little is known of it: 500 in the beginning, less with every game. */
            deviation: number;
            /** @description `rating` without `deviation`: what is known. Boards are sorted by it. */
            score: number;
            /** @description Nineteen times of twenty the true strength is in here. */
            interval: {
                low: number;
                high: number;
            };
            /** @description How many games counted. */
            games: number;
            /** @description How many of them counted for less, since the same two played each other so often in a day. */
            damped: number;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            changedAt: string;
            /** @description The last ten games, newest first. */
            recent: {
                gameId: string;
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                endedAt: string;
                /** @description After this game. */
                rating: number;
                /** @description What this game did. */
                change: number;
                /** @description By how much it counted: 1 in full, less for the sixth game of the same two within a day. */
                weight: number;
                /** @description Whether it counted for less. */
                damped: boolean;
            }[];
        };
        Seek: {
            id: string;
            ruleset: string;
            /** @description The club it is among; null for anybody. */
            club: string | null;
            options: {
                [key: string]: unknown;
            };
            seats: number;
            rated: boolean;
            /** @description How long a turn may take; null for as long as one likes. */
            clock: {
                perTurnSeconds: number;
                bankSeconds: number;
                /** @enum {string} */
                whenOut: "forfeit" | "bot";
            } | null;
            /** @description Who plays when nobody came for so long; null to wait for people. */
            bot: {
                /** @enum {string} */
                level: "easy" | "medium" | "hard";
                afterSeconds: number;
            } | null;
            /** @enum {string} */
            status: "waiting" | "matched" | "cancelled";
            /** @description Where you play; null until an opponent is found. */
            gameId: string | null;
            /** @description Why it was called off: by you; since nobody asked for it or listened to `GET /me/events` for a minute; since its token was revoked; since you left the club; or since no table could be laid for you, who may be in too many games. Null while it is not. */
            why: ("taken-back" | "nobody-looked" | "token-revoked" | "left-club" | "no-table") | null;
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            links: {
                self: string;
                game?: string;
            };
        };
        NewSeek: {
            /** @description One of `GET /rulesets`. */
            ruleset: string;
            /** @description Options under a name: one of the `presets` of the ruleset. What `options` says wins over it. */
            preset?: string;
            /** @description What the ruleset offers; what is left out is as in the preset, or has its default. */
            options?: {
                [key: string]: unknown;
            };
            /** @description How many play; left out, as few as the ruleset allows. */
            seats?: number;
            /** @description Whether the game shall count in the ratings; left out, it does not. */
            rated?: boolean;
            /** @description How long a turn may take. Left out, as long as one likes. */
            clock?: {
                /** @description What every turn may take: from the moment a seat is to act until it no longer is. */
                perTurnSeconds: number;
                /**
                 * @description What each seat has beyond that, for the whole game.
                 * @default 0
                 */
                bankSeconds?: number;
                /**
                 * @description When both are used up: the seat counts as left, which ends a game for two; or the easy bot plays the rest of this turn, and after three such turns in a row the seat counts as left.
                 * @default forfeit
                 * @enum {string}
                 */
                whenOut?: "forfeit" | "bot";
            };
            /** @description Only among the people of this club, one of `GET /clubs`. */
            club?: string;
            /** @description Who plays when nobody came for so long; left out, you wait for people. */
            bot?: {
                /** @enum {string} */
                level: "easy" | "medium" | "hard";
                /**
                 * @description How long to wait for people first; 30 unless told.
                 * @default 30
                 */
                afterSeconds?: number;
            };
        };
        SeekList: {
            items: components["schemas"]["Seek"][];
        };
        /** @description A class as its teachers see it. No hand and no action is in it. */
        Classroom: {
            clubId: string;
            members: components["schemas"]["Pupil"][];
            /** @description The most common first. */
            refusals: {
                code: string;
                times: number;
                /** @description How many were told so. */
                members: number;
            }[];
            /** @description Of the club; of those that are over the newest 2,000. */
            games: {
                waiting: number;
                playing: number;
                over: number;
            };
            assignments: {
                id: string;
                title: string;
                task: components["schemas"]["ClassTask"];
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                createdAt: string;
                /** @description So many members have done it. */
                done: number;
                of: number;
            }[];
        };
        Pupil: {
            /** @description Of this place in this club. */
            id: string;
            displayName: string;
            /** @enum {string} */
            role: "owner" | "helper" | "member";
            /** @description Seen in the club, or at one of its tables, within two minutes. */
            here: boolean;
            lastSeenAt: string | null;
            /** @description Games they play in the club. */
            playing: number;
            /** @description Those of them where they must move. */
            toAct: number;
            /** @description Tables where they wait for somebody to come. */
            waiting: number;
            finished: number;
            /** @description Those of them they won, alone or with others. */
            won: number;
            lastAction: {
                /**
                 * Format: date-time
                 * @description RFC 3339, UTC.
                 */
                at: string;
                gameId: string;
            } | null;
            /** @description What they were told no with when they acted, the most common first. */
            refusals: {
                code: string;
                times: number;
            }[];
            progress: {
                assignment: string;
                /** @description How often it was done; of the client kit the score. */
                count: number;
                of: number;
                isDone: boolean;
            }[];
        };
        ClassTask: components["schemas"]["BeatTask"] | components["schemas"]["CurlTask"] | components["schemas"]["ChaosTask"] | components["schemas"]["ClientKitTask"];
        /** @description Win so many games of the club against a bot. Sandboxes do not count. */
        BeatTask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "beat";
            /** @description One of `GET /rulesets`. */
            ruleset: string;
            /**
             * @description How well the bot plays.
             * @enum {string}
             */
            bot: "easy" | "medium" | "hard";
            /** @default 1 */
            times?: number;
        };
        /** @description Play a game of the club to its end with every action sent by a program that calls itself curl. It is what `User-Agent` says: the server knows no more. */
        CurlTask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "curl";
            /** @description One of `GET /rulesets`. */
            ruleset?: string;
        };
        /** @description Play a sandbox of the club with `chaos` to its end. */
        ChaosTask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "chaos";
            /** @description One of `GET /rulesets`. */
            ruleset?: string;
        };
        /** @description Have `parlor check-client` give so many points. It runs at the desk of whoever does it, and is reported by them: the server has their word for it. */
        ClientKitTask: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "client-kit";
            /** @default 100 */
            score?: number;
        };
        Assignment: {
            id: string;
            title: string;
            task: components["schemas"]["ClassTask"];
            /**
             * Format: date-time
             * @description RFC 3339, UTC.
             */
            createdAt: string;
            /** @description How far you have come, by games begun after it was given. */
            you: {
                /** @description How often it was done; of the client kit the score. */
                count: number;
                of: number;
                isDone: boolean;
            };
        };
        NewAssignment: {
            /** @description Left out, it follows from the task. */
            title?: string;
            task: components["schemas"]["ClassTask"];
        };
        AssignmentList: {
            items: components["schemas"]["Assignment"][];
        };
        /** @description As `parlor check-client --json` writes it. */
        KitReport: {
            passed: number;
            checks: number;
            score: number;
            /** @description Not kept. */
            scenarios?: unknown[];
        };
        /** @description Games as far as they were played, in the order they were sent. */
        Rollouts: {
            ruleset: string;
            rulesetVersion: number;
            seats: ("me" | "easy" | "medium" | "hard")[];
            /** @description What each number means, at every moment alike. Null for a ruleset whose actions are too many to number: there a number is a place in `choices`. */
            actions: components["schemas"]["Action"][] | null;
            games: components["schemas"]["Rollout"][];
        };
        Rollout: {
            /** @description Whose turn it is among your seats; null when the game is over. */
            seat: number | null;
            /** @description What that seat may see: the view of the ruleset. Of a game that is over, everything. */
            observation: {
                [key: string]: unknown;
            };
            /** @description The numbers of the actions that are legal now, from the lowest. */
            legal: number[];
            /** @description For each of `actions` 1 where it is legal now, else 0; null where `actions` is. */
            mask: number[] | null;
            /** @description Where `actions` is null, what the numbers in `legal` mean now; else null. */
            choices: components["schemas"]["Action"][] | null;
            /** @description Whether the game is over. */
            done: boolean;
            /** @description By seat: 0 until the game is over, then from 1 for the first place to -1 for the last. */
            rewards: number[];
            /** @description How it ended, with the scores. */
            outcome: components["schemas"]["Outcome"] | null;
        };
        RolloutsWanted: {
            /** @example knucklebones */
            ruleset: string;
            preset?: string;
            /** @description As in `POST /games`. */
            options?: {
                [key: string]: unknown;
            };
            /** @description Who plays each seat: you (`me`), or a bot by its level. At least one is yours; left out, all are, as few as the ruleset allows. */
            seats?: ("me" | "easy" | "medium" | "hard")[];
            games: components["schemas"]["RolloutWanted"][];
        };
        RolloutWanted: {
            /** @description The luck: the same seed and the same actions are the same game. */
            seed: string;
            /** @description What was done at your seats so far, by number. Empty for a new game; to step it, add one. */
            actions: number[];
        };
        Greeting: {
            name: string;
            about: string;
            next: string;
            links: {
                [key: string]: string;
            };
        };
        ProblemKinds: {
            items: components["schemas"]["ProblemKind"][];
        };
        ProblemKind: {
            code: string;
            status: number;
            title: string;
            about: string;
            rulesets?: string[];
            /** @description For a game's own "no": where it stands in the rules of each such game, and the sentence. */
            rules?: {
                ruleset: string;
                rule: string;
                says: string;
            }[];
        };
        Guides: {
            items: components["schemas"]["ListedGuide"][];
        };
        ListedGuide: {
            name: string;
            title: string;
            links: {
                self: string;
            };
        };
        Health: {
            /** @enum {string} */
            status: "ok";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The version of the game, in quotes: `"17"`. */
        ETag: string;
        /** @description Where the new thing is. */
        Location: string;
        /** @description The next page, as `rel="next"`. */
        Link: string;
        /** @description What is left of the budget that runs out first, and in how many seconds it is whole again: `"reads";r=5999;t=1`. Not where nothing is counted. */
        RateLimit: string;
        /** @description That budget, and for how many seconds it is: `"reads";q=6000;w=60`. */
        "RateLimit-Policy": string;
        /** @description The language of labels, sentences and problems: `en`, `de`. */
        "Content-Language": string;
        /** @description In how many seconds to ask again. */
        "Retry-After": string;
        /** @description How to say who you are: `Bearer realm="parlor"`. */
        "WWW-Authenticate": string;
        /** @description What was done of `Prefer`, where anything was. */
        "Preference-Applied": string;
        /** @description `true` when this is the first answer to this key again. */
        "Idempotency-Replayed": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listRulesets: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All rulesets. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Shelf"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRuleset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ruleset; with `Accept: text/markdown` the rules alone, with `text/html` the rules as a page. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ruleset"];
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRulesetPicture: {
        parameters: {
            query?: {
                /** @description The `id` of a position. */
                position?: string;
            };
            header?: never;
            path: {
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. `not-found`: There is nothing here. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRulesetCover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPlayer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlayerRequest"];
            };
        };
        responses: {
            /** @description You, with your token. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewPlayer"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forgetMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description You are forgotten. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Forgotten"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renameMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPlayerRequest"];
            };
        };
        responses: {
            /** @description You. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Player"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your tokens. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenList"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedToken"];
            };
        };
        responses: {
            /** @description The new token. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewToken"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-tokens`: Too many tokens. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of one of your tokens. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token that was, and how many are left. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RevokedToken"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-token`: You have no such token. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedLink"];
            };
        };
        responses: {
            /** @description The code. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceLink"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-tokens`: Too many tokens. `too-many-codes`: Too many codes at once. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exchangeCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeToExchange"];
            };
        };
        responses: {
            /** @description Your token on this device. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewToken"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-code`: There is no such code. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-tokens`: Too many tokens. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMyEvents: {
        parameters: {
            query?: {
                /** @description The `id` of the last notice you have. */
                after?: string;
                /** @description From `POST /me/tickets`, in place of a token: for streams opened by a browser. It is used up. */
                ticket?: string;
                /** @description The language of labels and sentences, in place of `Accept-Language`. */
                language?: "en" | "de";
            };
            header?: {
                /** @description The `id` of the last notice you have; `EventSource` sends it by itself. It wins over `after`. */
                "Last-Event-ID"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A stream of notices. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                    "application/x-ndjson": components["schemas"]["Notice"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing-token`: You have not said who you are. `invalid-ticket`: The ticket is not valid. `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your webhook. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-webhook`: You have no webhook. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WantedWebhook"];
            };
        };
        responses: {
            /** @description Changed. The secret stays as it was. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Made, with its secret. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhook"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `webhooks-off`: This server calls nobody. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `forbidden-target`: That address is not called. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone, and its secret with it. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-webhook`: You have no webhook. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeWebhookSecret: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new secret. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewWebhookSecret"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-webhook`: You have no webhook. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description How many on a page; 20 unless told. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryPage"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGames: {
        parameters: {
            query?: {
                /** @description Only games of this; one of `GET /rulesets`. */
                ruleset?: string;
                status?: "waiting" | "playing" | "over";
                /** @description Only games where you could sit down: those that wait, and those being played whose player left in the first round. */
                openSeats?: true;
                /** @description Only games you sit in. */
                player?: "me";
                /** @description Only games where you must move, also where several move at once. */
                toAct?: "me";
                /** @description Only games of this club, one of `GET /clubs`; its owner sees also those that are private. */
                club?: string;
                /** @description How many on a page; 20 unless told. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: {
                /** @description The `ETag` you have, or several: 304 if one is still the current one. */
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of games. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GamePage"];
                };
            };
            /** @description You have this page, and nothing on it has changed. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `missing-token`: You have not said who you are. `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGame"];
            };
        };
        responses: {
            /** @description The new game. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. `unknown-club`: There is no such club. `unknown-preset`: There is no such preset. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-games`: Too many games at once. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stays-in-club`: A game of a club stays in the club. `not-ratable`: Such a game cannot count. `invalid-options`: The options do not fit the ruleset. `invalid-seats`: The seats do not fit. `script-mismatch`: The script does not fit the game. `chaos-needs-sandbox`: Only in a sandbox does the server misbehave. `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGame: {
        parameters: {
            query?: {
                /** @description The game as it stood after this event. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` you have, or several: 304 if one is still the current one. */
                "If-None-Match"?: string;
                /** @description `wait=20` with `If-None-Match`: wait up to so many seconds, 60 at most, for something new. */
                Prefer?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game as you see it. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description You are a browser: the page shows it. */
            303: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You have the current version. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. `unknown-version`: There is no such version. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now. */
                "If-Match"?: string;
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game, over. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-game`: That is not your table. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-under-way`: People play this game. `game-over`: The game is over. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now. */
                "If-Match"?: string;
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableChange"];
            };
        };
        responses: {
            /** @description The game as you see it now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-game`: That is not your table. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-under-way`: People play this game. `game-over`: The game is over. `too-few-seats`: Too few seats are taken. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBoard: {
        parameters: {
            query?: {
                /** @description The game as it stood after this event. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` you have, or several: 304 if one is still the current one. */
                "If-None-Match"?: string;
                /** @description `wait=20` with `If-None-Match`: wait up to so many seconds, 60 at most, for something new. */
                Prefer?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The board. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description You have the current version. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. `unknown-version`: There is no such version. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPicture: {
        parameters: {
            query?: {
                /** @description The game as it stood after this event. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` you have, or several: 304 if one is still the current one. */
                "If-None-Match"?: string;
                /** @description `wait=20` with `If-None-Match`: wait up to so many seconds, 60 at most, for something new. */
                Prefer?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            /** @description You have the current version. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. `unknown-version`: There is no such version. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinByCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeToJoin"];
            };
        };
        responses: {
            /** @description The game as you see it now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Location: components["headers"]["Location"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-code`: There is no such code. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no-open-seat`: No seat is open. `already-seated`: You already sit in this game. `seat-barred`: This seat is not for you. `salt-too-late`: It is too late for a salt. `too-many-games`: Too many games at once. `game-over`: The game is over. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    takeSeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now. */
                "If-Match"?: string;
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WantedSeat"];
            };
        };
        responses: {
            /** @description The game as you see it now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. `unknown-seat`: There is no such seat. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `seat-taken`: The seat is taken. `seat-reserved`: The seat is kept for somebody. `bad-invitation`: The invitation is good no more. `no-open-seat`: No seat is open. `already-seated`: You already sit in this game. `seat-barred`: This seat is not for you. `salt-too-late`: It is too late for a salt. `too-many-games`: Too many games at once. `game-over`: The game is over. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `script-mismatch`: The script does not fit the game. `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leaveSeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now. */
                "If-Match"?: string;
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The game as you see it now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-seat`: That is not your seat. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. `unknown-seat`: There is no such seat. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-over`: The game is over. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeSeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now. */
                "If-Match"?: string;
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatChange"];
            };
        };
        responses: {
            /** @description The game as you see it now. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-game`: That is not your table. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. `unknown-seat`: There is no such seat. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `seat-taken`: The seat is taken. `claim-too-early`: It is too early for a claim. `claim-not-possible`: That cannot be claimed. `game-under-way`: People play this game. `game-over`: The game is over. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-seats`: The seats do not fit. `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listActions: {
        parameters: {
            query?: {
                /** @description The game as it stood after this event. */
                at?: number;
                /** @description A JSON Schema instead of a list. */
                as?: "schema";
            };
            header?: {
                /** @description The `ETag` you have, or several: 304 if one is still the current one. */
                "If-None-Match"?: string;
                /** @description `wait=20` with `If-None-Match`: wait up to so many seconds, 60 at most, for something new. */
                Prefer?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The legal actions. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Choices"];
                    "application/schema+json": components["schemas"]["JsonSchema"];
                };
            };
            /** @description You have the current version. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. `unknown-version`: There is no such version. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    act: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now. */
                "If-Match"?: string;
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
                /** @description `return=minimal` leaves the game out of the answer. `wait=20` holds the answer, up to so many seconds, 60 at most, until it is your turn again or the game is over. Both may be said: `wait=20, return=minimal`. */
                Prefer?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Action"];
            };
        };
        responses: {
            /** @description What came of it. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acted"];
                };
            };
            /** @description `malformed-action`: The action is not well formed. `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-seated`: You do not sit in this game. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`: The game has not begun. `game-over`: The game is over. `not-your-turn`: It is not your turn. `out-of-time`: Your time has run out. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `script-mismatch`: The script does not fit the game. `key-reused`: The key was used for another request. Against the rules, with one of the game's own codes: see `refusals` of the ruleset. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rehearse: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now. */
                "If-Match"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Action"];
            };
        };
        responses: {
            /** @description It would be accepted, and so much is certain. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rehearsal"];
                };
            };
            /** @description `malformed-action`: The action is not well formed. `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-seated`: You do not sit in this game. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`: The game has not begun. `game-over`: The game is over. `not-your-turn`: It is not your turn. `out-of-time`: Your time has run out. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `script-mismatch`: The script does not fit the game. Against the rules, with one of the game's own codes: see `refusals` of the ruleset. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now. */
                "If-Match"?: string;
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOffer"];
            };
        };
        responses: {
            /** @description The game as you see it now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-seated`: You do not sit in this game. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`: The game has not begun. `game-over`: The game is over. `key-in-use`: The first request is still under way. `offer-open`: There is an open offer. `offer-not-possible`: That cannot be offered here. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerOffer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now. */
                "If-Match"?: string;
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAnswer"];
            };
        };
        responses: {
            /** @description The game as you see it now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-seated`: You do not sit in this game. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. `unknown-offer`: There is no such offer. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`: The game has not begun. `game-over`: The game is over. `key-in-use`: The first request is still under way. `offer-answered`: This offer is for the others to answer. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claimSeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The version you speak of, `"17"`, or `*` for any: if the game has moved on, nothing happens and you get 412 with the version it has now. */
                "If-Match"?: string;
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClaim"];
            };
        };
        responses: {
            /** @description The game as you see it now. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-seated`: You do not sit in this game. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`: The game has not begun. `game-over`: The game is over. `claim-too-early`: It is too early for a claim. `claim-not-possible`: That cannot be claimed. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `stale-version`: The game has moved on. */
            412: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOdds: {
        parameters: {
            query?: {
                /** @description The game as it stood after this event. */
                at?: number;
            };
            header?: {
                /** @description The `ETag` you have, or several: 304 if one is still the current one. */
                "If-None-Match"?: string;
                /** @description `wait=20` with `If-None-Match`: wait up to so many seconds, 60 at most, for something new. */
                Prefer?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The odds; none unless it is your turn. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Odds"];
                };
            };
            /** @description You have the current version. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `no-odds`: This game is played without odds. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. `unknown-version`: There is no such version. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEvents: {
        parameters: {
            query?: {
                /** @description Only events after this number. */
                after?: number;
                /** @description `nextCursor` of the page before, in place of `after`. */
                cursor?: string;
                /** @description How many on a page; 100 unless told. */
                limit?: number;
                /** @description From `POST /me/tickets`, in place of a token: for streams opened by a browser. It is used up. */
                ticket?: string;
                /** @description The language of labels and sentences, in place of `Accept-Language`. */
                language?: "en" | "de";
            };
            header?: {
                /** @description The last number you have; `EventSource` sends it by itself. It wins over `after`. */
                "Last-Event-ID"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
                /** @description `wait=20` for a page of JSON: when nothing has happened after the number you name, wait up to so many seconds, 60 at most, until something has. */
                Prefer?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events, or a stream of them. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    Link: components["headers"]["Link"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventPage"];
                    "text/event-stream": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description A stream was asked for, and the game is over: you have all of it. */
            204: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-ticket`: The ticket is not valid. `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRecord: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` you have, or several: 304 if one is still the current one. */
                "If-None-Match"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. It never changes, but for the name of whoever is forgotten. That of a game which shares its luck with other tables has no `secret`, and no `ETag`, until the last of them is done. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameRecord"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-over`: The game is not over. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description `wait=60`: wait up to so many seconds, 60 at most, until it is whole. */
                Prefer?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The review, as far as it has come. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-over`: The game is not over. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forkGame: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewFork"];
            };
        };
        responses: {
            /** @description The new game. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. `unknown-version`: There is no such version. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-started`: The game has not begun. `game-over`: The game is over. `middle-of-decision`: Nobody was to act there. `too-many-games`: Too many games at once. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-seats`: The seats do not fit. `fork-stays-private`: This fork must be private. `script-mismatch`: The script does not fit the game. `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    askForRematch: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
                /** @description The languages you read, best first: `de-AT, de;q=0.9, en;q=0.5`. Labels and sentences are told in the first of them that is spoken here (en, de) and by the rules of the game; else in English. `Content-Language` says which it is. */
                "Accept-Language"?: string;
            };
            path: {
                /** @description The id of a game. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The table where it is played again, and where you sit now. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "Content-Language": components["headers"]["Content-Language"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Game"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-seated`: You do not sit in this game. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-game`: There is no such game. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-not-over`: The game is not over. `no-rematch`: This game is not played again. `no-open-seat`: No seat is open. `seat-barred`: This seat is not for you. `game-over`: The game is over. `too-many-games`: Too many games at once. `key-in-use`: The first request is still under way. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-archived`: The game was put away. */
            410: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listClubs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your clubs. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubList"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createClub: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClub"];
            };
        };
        responses: {
            /** @description The club. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-clubs`: Too many clubs. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinClub: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CodeOfClub"];
            };
        };
        responses: {
            /** @description The club you are in now. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `sent-away`: You were removed from this club. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-code`: There is no such code. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-clubs`: Too many clubs. `club-full`: The club is full. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The club, as you see it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The club that was. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renameClub: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClub"];
            };
        };
        responses: {
            /** @description The club. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeClubCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description The id of a club you are in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The club, with its new code. */
            201: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    closeClubDoor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The club, without a code. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Club"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listClubMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Its people. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubMemberList"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeClubMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
                /** @description The id of somebody in this club; `you` of the club has your own. */
                member: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who was a member. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubMember"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. `unknown-member`: There is no such member. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `owner-stays`: The owner stays. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeClubMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
                /** @description The id of somebody in this club; `you` of the club has your own. */
                member: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChanges"];
            };
        };
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClubMember"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. `unknown-member`: There is no such member. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `owner-stays`: The owner stays. `club-full`: The club is full. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTournaments: {
        parameters: {
            query?: {
                /** @description `open` for those one may enter. */
                status?: "open" | "running" | "over";
                /** @description One of `GET /clubs`. */
                club?: string;
                /** @description How many on a page; 50 unless told. */
                limit?: number;
                /** @description `nextCursor` of the page before. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tournaments. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentList"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTournament: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTournament"];
            };
        };
        responses: {
            /** @description The tournament. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. `unknown-preset`: There is no such preset. `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-tournaments`: Too many tournaments. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-options`: The options do not fit the ruleset. `invalid-tournament`: A tournament cannot be so. `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a tournament. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament as it stands. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-tournament`: There is no such tournament. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    callOffTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a tournament. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-tournament`: That is for whoever keeps the tournament. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-tournament`: There is no such tournament. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a tournament. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament, with its first round. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-tournament`: That is for whoever keeps the tournament. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-tournament`: There is no such tournament. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `tournament-over`: The tournament is over. `too-few-entrants`: Too few take part. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    enterTournament: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a tournament. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewEntrant"];
            };
        };
        responses: {
            /** @description The tournament, with you in it. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-tournament`: There is no such tournament. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `tournament-under-way`: The tournament has begun. `tournament-over`: The tournament is over. `tournament-full`: The tournament is full. `too-many-tournaments`: Too many tournaments. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    withdrawEntrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a tournament. */
                id: string;
                /** @description The number of an entrant. */
                entrant: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tournament. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-tournament`: That is for whoever keeps the tournament. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-tournament`: There is no such tournament. `unknown-entrant`: Nobody takes part under this number. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `tournament-over`: The tournament is over. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTournamentEvents: {
        parameters: {
            query?: {
                /** @description Only events after this number. */
                after?: number;
                /** @description `nextCursor` of the page before, in place of `after`. */
                cursor?: string;
                /** @description How many on a page; 100 unless told. */
                limit?: number;
                /** @description From `POST /me/tickets`, in place of a token: for streams opened by a browser. It is used up. */
                ticket?: string;
            };
            header?: {
                /** @description The last number you have; `EventSource` sends it by itself. It wins over `after`. */
                "Last-Event-ID"?: string;
            };
            path: {
                /** @description The id of a tournament. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events, or a stream of them. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentEvents"];
                    "text/event-stream": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description A stream was asked for, and the tournament is over: you have all of it. */
            204: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-ticket`: The ticket is not valid. `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-tournament`: There is no such tournament. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTournamentRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a tournament. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TournamentRecord"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-tournament`: There is no such tournament. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `tournament-not-over`: The tournament is not over. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLeaderboards: {
        parameters: {
            query?: {
                /** @description The board of this club, one of `GET /clubs`, for its people alone; left out, of games in the open. */
                club?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boards. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderboardList"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaderboard: {
        parameters: {
            query?: {
                /** @description The board of this club, one of `GET /clubs`, for its people alone; left out, of games in the open. */
                club?: string;
                /** @description How many on a page; 50 unless told. */
                limit?: number;
                /** @description `nextCursor` of the page before, or from its `Link`. */
                cursor?: string;
            };
            header?: never;
            path: {
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the board. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Leaderboard"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLeaderboardCsv: {
        parameters: {
            query?: {
                /** @description The board of this club, one of `GET /clubs`, for its people alone; left out, of games in the open. */
                club?: string;
                /** @description How many on a page; 1000 unless told. */
                limit?: number;
                /** @description `nextCursor` of the page before, or from its `Link`. */
                cursor?: string;
            };
            header?: never;
            path: {
                ruleset: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of the board. */
            200: {
                headers: {
                    Link: components["headers"]["Link"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMyRatings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your ratings. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnRatings"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSeeks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Your seeks. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeekList"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createSeek: {
        parameters: {
            query?: never;
            header?: {
                /** @description Any word of your own, such as a UUID: the same request under the same key is done once and answered the same way. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSeek"];
            };
        };
        responses: {
            /** @description The seek; it may be matched already. */
            201: {
                headers: {
                    Location: components["headers"]["Location"];
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seek"];
                };
            };
            /** @description `malformed-header`: A header could not be read. `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. `unknown-preset`: There is no such preset. `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `already-seeking`: You are looking for an opponent there already. `too-many-seeks`: Too many seeks at once. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-options`: The options do not fit the ruleset. `invalid-seats`: The seats do not fit. `key-reused`: The key was used for another request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSeek: {
        parameters: {
            query?: never;
            header?: {
                /** @description `wait=20`: wait up to so many seconds, 60 at most, for an opponent. */
                Prefer?: string;
            };
            path: {
                /** @description The id of a seek of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seek. */
            200: {
                headers: {
                    "Preference-Applied": components["headers"]["Preference-Applied"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seek"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-seek`: There is no such seek. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelSeek: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a seek of yours. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seek, called off. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Seek"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-seek`: There is no such seek. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `seek-over`: This seek is over. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class, or a stream of it. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Classroom"];
                    "text/event-stream": string;
                    "application/x-ndjson": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-streams`: Too many open streams. `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportClassroom: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The class as CSV (RFC 4180). */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAssignments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignments, the oldest first. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentList"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewAssignment"];
            };
        };
        responses: {
            /** @description What there is to do. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assignment"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. `unknown-ruleset`: There is no such ruleset. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-assignments`: Too many assignments. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    dropAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
                /** @description The id of an assignment of this club. */
                assignment: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The assignment that was. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assignment"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-your-club`: That is not yours to decide. `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. `unknown-assignment`: There is no such assignment. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reportKit: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a club you are in. */
                id: string;
                /** @description The id of an assignment of this club. */
                assignment: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KitReport"];
            };
        };
        responses: {
            /** @description How far you have come. */
            201: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assignment"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `watch-only`: This token only watches. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-club`: There is no such club. `unknown-assignment`: There is no such assignment. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `nothing-to-report`: There is nothing to report. `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stepRollouts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolloutsWanted"];
            };
        };
        responses: {
            /** @description Where each game stands. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rollouts"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. `malformed-json`: The body is not JSON. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-token`: The token is not known. `missing-token`: You have not said who you are. */
            401: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `lab-closed`: The lab of this server is closed. */
            403: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-ruleset`: There is no such ruleset. `unknown-preset`: There is no such preset. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-large`: The body is too large. */
            413: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unsupported-media-type`: The body must be JSON. */
            415: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `invalid-options`: The options do not fit the ruleset. `invalid-seats`: The seats do not fit. `illegal-rollout`: An action of a rollout is not legal there. `too-much-to-play`: That cannot be played in one request. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-busy`: Too busy at this moment. `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    greet: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links to everything; a page for browsers. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Greeting"];
                    "text/html": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProblems: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All problems. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemKinds"];
                    "text/html": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProblem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The problem. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProblemKind"];
                    "text/html": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unknown-problem`: There is no such problem. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGuides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All guides; a page for browsers. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Guides"];
                    "text/html": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getGuide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guide. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/markdown": string;
                    "text/html": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It may. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Figures. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `not-found`: There is nothing here. */
            404: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getLlms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A short guide. */
            200: {
                headers: {
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description `malformed-request`: The request is not well formed. */
            400: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `game-frozen`: This game stands still. */
            409: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `too-many-requests`: Too many requests. */
            429: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `internal-error`: Something went wrong on our side. `ruleset-failed`: The rules of this game failed. */
            500: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description `unavailable`: Not available at this moment. */
            503: {
                headers: {
                    "Content-Language": components["headers"]["Content-Language"];
                    "Retry-After": components["headers"]["Retry-After"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    yourTurn: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every call about one matter. */
                "webhook-id": string;
                /** @description Seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, `v1,…`, with a space between: HMAC-SHA256 of id, timestamp and body. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnCall"];
            };
        };
        responses: {
            /** @description Your action. With no body: you will act yourself, by `POST /games/{id}/actions`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Action"];
                };
            };
            /** @description You will act yourself. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more calls: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    news: {
        parameters: {
            query?: never;
            header: {
                /** @description The same for every call about one matter. */
                "webhook-id": string;
                /** @description Seconds since 1970. */
                "webhook-timestamp": string;
                /** @description One or more signatures, `v1,…`, with a space between: HMAC-SHA256 of id, timestamp and body. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockCall"] | components["schemas"]["OfferCall"] | components["schemas"]["InvitationCall"] | components["schemas"]["RematchCall"];
            };
        };
        responses: {
            /** @description You heard it. To `clock-low` the body may be your action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Action"];
                };
            };
            /** @description You heard it. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description You want no more calls: the webhook is disabled. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
