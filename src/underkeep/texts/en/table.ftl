### The table around the games: prompts, keys, answers of the terminal.
###
### $who is `you` when the reader is meant, else `other`; $player is then the name.

## Players

player-you = you
player-nobody = nobody
player-bot = bot { $name }
player-person = player { $number }

## The question

ask-your-move = Your move
ask-waiting = { $player } decides.
ask-over = The game is over.
ask-choice = Your answer (1 to { $count }, ? for help):
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
help-help = this page
help-undo = take your last decision back
help-hint = what a bot would do in your place
help-why = why a move is not allowed, with the rule
help-pass = pass, once or further
help-card = open a card
help-rule = open a rule
help-table = the whole table in words
help-forecast = what would become of every hero
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

## Replay

replay-title = Replay
replay-at = decision { $number } of { $count }
replay-seen-by = seen by { $player }
replay-everybody = a spectator
replay-unfinished = The record ends here, after decision { $number }; the game is not over.
replay-keys = ← → step · Home End · number and Enter: jump · v viewpoint · l language · q quit

## Lists

cards-count = { $count ->
        [one] 1 kind of card
       *[other] { $count } kinds of cards
    }
cards-none = No card fits.
game-boss_monster = Boss Monster
