### The table around the games: prompts, keys, answers of the terminal.
###
### $who is `you` when the reader is meant, else `other`; $player is then the name.

## Players

player-you = you
player-nobody = nobody
player-bot = { $name ->
    [random] easy bot
    [greedy] fair bot
   *[other] bot { $name }
}
player-person = player { $number }

## The question

ask-your-move = Your move
ask-waiting = { $player } decides.
ask-over = The game is over.
ask-choice = Your answer (1 to { $count }, ? for help):
ask-unknown = “{ $typed }” was not understood. Type a number from 1 to { $count } or the beginning of an option's notation; ? is help.
ask-unclear = “{ $typed }” could be several things: { $several }.
ask-no-such-number = There is no option { $number }; choose 1 to { $count }.
ask-enter = Enter: { $what }

## Answers to commands

why-allowed = This is allowed now: { $notation }.
why-how = Type w and the move that you wonder about, such as: w { $example }
why-rule = Rule { $rule }
hint-move = Hint: { $option }. A bot that knows no more than you would do this.
hint-none = There is nothing to decide now.
undo-done = Taken back. Nothing runs on by itself.
undo-refused-revealed = This cannot be taken back: something was revealed, drawn or left to others since.
undo-refused-other = This cannot be taken back: another seat has decided since, or you have decided nothing yet.
pass-title = How far do you want to pass?
pass-once = only this time
pass-concern = until something happens to me
pass-build = until my next build
pass-how = Type p and a number: { $reaches }.
pass-now = Passing { $reach }. It ends by itself when something of yours is aimed at or you must decide.
pass-impossible = This cannot be passed: choose one of the options.
card-how = Type c and the beginning of a card's name or id, such as: c { $example }
card-unknown = No card is called “{ $typed }”{ $near ->
        [none] .
       *[other] . Near it: { $near }.
    }
rule-how = Type r and the id of a rule, such as: r { $example }
rule-unknown = There is no rule “{ $typed }”{ $near ->
        [none] .
       *[other] . Near it: { $near }.
    }
language-now = The table speaks English now.
log-title = What happened
log-empty = Nothing has happened yet.
table-title = The table

## Keys and commands

help-title = Keys and commands
help-answering = To answer: arrows and Enter; or type a number, or the beginning of an option's notation, and Enter. Space passes, Tab completes.
help-plain = To answer: type a number, or the beginning of an option's notation, and press Enter.
help-seats = Seats are counted from 0, as in notation.
help-help = this page
help-undo = take your last decision back
help-hint = what a bot would do in your place
help-why = why a move is not allowed, with the rule
help-pass = pass, once or further
help-card = open a card
help-rule = open a rule
help-table = the whole table in words
help-forecast = what would happen if nobody did anything more
help-log = everything that happened
help-language = change the language
help-quit = leave; the game is stored
help-signs = Signs
help-close = Enter or Esc closes this page.
key-move = choose
key-answer = answer
key-pass = pass
key-space = Space
key-help = help
key-undo = undo
key-hint = hint
key-quit = quit

## One screen for several people

cover-title = { $player }, it is your turn
cover-hint = Press Enter when nobody else is looking.
cover-scroll = This terminal cannot clear what was shown before: do not scroll back.

## Beginning and end

start-title = { $game }: { $seats }
start-help = Type ? for help.
stored-in = The game is stored in { $file }
resume-with = Go on with: { $command }
result-wins = { $who ->
        [you] You win.
       *[other] { $player } wins.
    }
result-nobody = Nobody wins.
result-line = { $rank }. { $player }: { $score }
result-leave = Type q to leave.
result-joke = The soup in town is getting cold for nobody.

## At a table on a server

far-connecting = Connecting to { $address } …
far-wait = Wait
far-sent = Sent; waiting for the server.
far-paused = The host has paused the game.
far-window = A moment in which anybody might answer.
far-held = A moment in which anybody might answer; held by { $players }.
far-lost = The line to the server is lost. Trying again in { $seconds } s; Enter tries now.
far-not-sent = Not sent: there is no line to the server now. Trying again.
far-not-asked = You are not asked now.
far-watching = You are watching; this is for those who sit at the table.
far-origin-typed = The deal of this table was typed in: somebody may know it.
far-origin-file = This table was made from a file: somebody may know its cards.
far-come-back = Your seat is kept on this computer: come back with the same link.
far-pledge = Pledge of the deal, to be checked against the record at the end: { $pledge }
far-seat-person = Seat { $number }: { $player }, here.
far-seat-absent = Seat { $number }: { $player }, not connected.
far-seat-open = Seat { $number }: still free.
far-seat-bot = Seat { $number }: { $player }, a bot answers.
far-sat-down = { $player } sits down.
far-bot-sat-down = { $player } sits down.
far-left = The seat of { $player } is free now.
far-came = { $player } is here.
far-gone = { $player } is not connected.
far-away = { $player } is away, and a bot answers.
far-back = { $player } is back.
far-dismissed = { $who ->
        [you] The host has shown you out.
       *[other] The host has shown out { $player }.
    }
far-renewed = { $who ->
        [you] The host has made a new link to your seat.
       *[other] The host has made a new link to this seat: { $player }.
    }
far-refused-bad-message = The server did not understand this; use the same version of Underkeep as the server.
far-refused-out-of-place = This has no place here. Nothing was done.
far-refused-no-hint = No hint could be found; try again.
far-refused-stale = That came too late: the table has moved on. Nothing was done.
far-refused-not-an-option = There is no such option. Nothing was done.
far-refused-not-yours = This is not yours to do now.
far-refused-too-often = That was too fast; try again in { $seconds } s.
far-refused-busy = The table has too much to do; try again in a moment.
far-refused-unavailable = The server could not store this. Nothing was done; try again.
far-refused-fenced = Somebody else controls this seat now. Nothing was done.
far-refused-fault = A rule broke down. The table is as it was before; choose something else.
far-refused-unfit-text = This cannot be said like that: too long, empty, or full of marks.
far-refused-paused = The host has paused the game. Nothing was done.
far-refused-cannot-take-back = This cannot be taken back: something was revealed, another seat has decided since, or you have decided nothing yet.
far-end-closed = The host has closed this table.
far-end-seat_changed = This seat is not yours any more; ask the host for a new link.
far-end-gone = This place is not yours any more; ask the host for a new link.
far-end-stuck = This game cannot go on: its record on the server is damaged. All other tables are well. Its host can go back by one decision, or close or delete the table; whoever runs the server can bring back a backup.
far-end-reload = The server speaks another version of the protocol; use the same version of Underkeep as the server.
far-end-bad_messages = The server did not understand this program; use the same version of Underkeep as the server.
far-end-crowded = Too many are connected to this place already; close another window first.
far-end-strange = Whoever answers there does not speak like a server of Underkeep.
chat-line = { $who ->
        [you] You say: { $text }
       *[other] { $player } says: { $text }
    }
chat-how = Type s and what you want to say, such as: s Good luck!
help-say = say something to the others at the table
help-hold = hold the moment open, or let go of it
event-taken_back = { $who ->
        [you] You take your last decision back.
       *[other] { $player } takes the last decision back.
    }
event-unknown = Something happened that this version has no words for.

## Replay

replay-title = Replay
replay-at = decision { $number } of { $count }
replay-seen-by = seen by { $player }
replay-everybody = a spectator
replay-unfinished = The record ends here, after decision { $number }; the game is not over.
replay-keys = ← → step · Home End · number and Enter: jump · v viewpoint · l language · q quit

## Lists

games-seats = { $least } to { $most } players
cards-count = { $count ->
        [one] 1 kind of card
       *[other] { $count } kinds of cards
    }
cards-none = No card fits.
