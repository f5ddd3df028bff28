### The table in the browser: everything around a game that the terminal does not say.
###
### $who is `you` when the reader is meant, else `other`; $player is then the name.

## Around everything

web-language = Language
web-close = Close
web-again = Try again
web-to-the-lobby = To the lobby
web-no-page = There is nothing at this address.
web-broken = Something on this page broke. The game itself is safe.
web-connecting = Lighting the torches …
web-skip-to-prompt = To the question

## The line to the server

web-lost = The torch went out. Lighting it again … Your game is safe.
web-lost-next = { $seconds ->
        [0] Trying now.
        [one] Next try in 1 second.
       *[other] Next try in { $seconds } seconds.
    }
web-try-now = Try now
web-stale = The server has been renewed since this page was loaded.
web-reload = Load anew
web-answer-taken = The line was lost for a moment. Your answer was taken.
web-silenced-lost = There is no line to the server, so nothing can be answered now.
web-silenced-paused = The host has paused the game, so nothing can be answered now.
web-end-gone = This place is not yours any more. Ask the host for a new link.
web-end-seat_changed = This seat is not yours any more. Ask the host for a new link.
web-end-stuck = This game cannot go on: its record on the server is damaged. All other tables are well. Its host can go back by one decision, or close or delete the table; whoever runs the server can bring back a backup.
web-end-reload = This page is older than its server. Load it anew; your game is safe.
web-end-bad_messages = The server did not understand this page. Load it anew; your game is safe.
web-end-crowded = This place is open in too many windows. Close another one first.

## What the server refuses

web-fault-not-found = This link opens nothing: it is too old, used already, or not whole.
web-fault-not-now = This cannot be done as things stand now.
web-fault-bad-options = A game cannot be started with these options.
web-fault-bad-record = This record cannot be played again.
web-fault-bad-position = This position cannot be on a table.
web-fault-too-long = This is longer than any game.
web-fault-unfit-text = This text cannot be used: too long, empty, taken, or full of marks.
web-fault-too-often = That was too often. { $seconds ->
        [one] Try again in 1 second.
       *[other] Try again in { $seconds } seconds.
    }
web-fault-busy = The server has too much to do. Try again in a moment.
web-fault-unavailable = The server cannot reach its games. Try again in a moment.
web-fault-unreachable = The server cannot be reached. Is it still running?
web-fault-other = The server did not do this. Nothing has changed.

## Lobby and links

web-lobby = What shall we play?
web-players = { $from } to { $to } players
web-play = Play { $game }
web-my-games = Your games
web-no-games = No games yet. The dungeon is clean. Suspiciously.
web-ended = over
web-default-name = Player
web-join = A seat is waiting for you
web-join-watch = You are invited to watch
web-your-name = Your name
web-sit-down = Sit down
web-watch = Watch

## The lobby

lobby-motto = Three dungeons. You are usually the problem.
lobby-daylight = Daylight
lobby-more = More
lobby-games = Games
lobby-being-built = Being built. Not playable yet.
lobby-minutes = { $minutes } min
lobby-spirit-rivals = Every one for themselves
lobby-spirit-luck = Push your luck
lobby-spirit-together = All together

## A new table

lobby-new-table = Your table
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-seat-name = Name at seat { $number }
lobby-friend-name = Friend
lobby-sit-me = Me
lobby-sit-here = Person here
lobby-sit-bot = Bot, { $level }
lobby-sit-friend = Friend by link
lobby-sit-gone = Take the seat away
lobby-add-seat = Another seat
lobby-play = Play
lobby-options = Sets and options
lobby-options-usual = All as usual
lobby-again = Again
lobby-bot = Bot
lobby-bot-random = easy
    .about = plays anything that is allowed, at once. Good for a first look.
lobby-bot-greedy = fair
    .about = looks one move ahead and takes what helps most now. Thinks for less than a second.
lobby-bots-fair = Bots see only what their seat may see.
lobby-full = { $count } seats are the most that this game has.
lobby-by-chance = by chance
lobby-stop-seats = { $game } takes { $from } to { $to } seats with these boxes. Change the seats, or the option { $option }.
lobby-stop-names = Two seats have the same name. Change one of them.
lobby-decks = In the decks for { $count } players
lobby-decks-designed = { $count ->
        [one] 1 text is our own wording
       *[other] { $count } texts are our own wording
    }
lobby-refused-option = A game cannot be started like this. Change the option { $option }.
lobby-advised = The guide’s remarks on these options: { $count }

## Friends

lobby-waiting = Friends by link
lobby-missing = { $count ->
        [one] Waiting for 1 friend
       *[other] Waiting for { $count } friends
    }
lobby-all-here = Everybody is here.
lobby-here = here
lobby-not-here = not here yet
lobby-bot-until = a bot plays until they come
lobby-link-for = Link for seat { $number }
lobby-copy = Copy
lobby-copied = Copied
lobby-share = Share
lobby-qr = QR code
lobby-qr-about = QR code: { $label }
lobby-new-link = Make a new link
lobby-this-computer = This address leads to this very computer. Others can use the link once the server is open to your network.
lobby-fill = { $count ->
        [one] Start with a bot in the empty seat
       *[other] Start with bots in { $count } empty seats
    }
lobby-wait-at-table = Wait at the table
lobby-to-the-table = To the table
lobby-back = Back

## My games

lobby-resume = Resume
lobby-invite = Invite
lobby-replay = Replay
lobby-delete = Delete
lobby-keep = Keep
lobby-delete-sure = Delete this game for everybody? It cannot be brought back.
lobby-finished = Finished games: { $count }
lobby-given-up = given up
lobby-stuck = damaged, cannot go on
lobby-follow = Join the next game
lobby-turn = { $player } to move
lobby-paused = paused
lobby-round = round { $round }
lobby-link = Join or watch
lobby-link-paste = Paste the link that you were given
lobby-link-wrong = This is no link to a table. It must be whole, with everything behind the sign #.
lobby-link-open = Open the link
lobby-watch-bots = Watch bots play
    .about = A table with bots in all seats. You sit beside it and see what a guest would see.

## Files

lobby-file = Open a file
    .about = A record plays a game again and goes on from its end; a position sets up any situation. Both are text.
lobby-file-drop = Drop a record or a position here
lobby-file-choose = Choose a file
lobby-file-paste = Or paste its text
lobby-file-is = { $kind ->
        [record] This is a record.
        [position] This is a position.
       *[unknown] The first line says neither “underkeep record 1” nor “underkeep: position 1”.
    }
lobby-file-seat = Where do you sit?
lobby-file-open = Set up the table
lobby-file-nothing = Nothing was set up.
lobby-file-why-kind = The first line says neither that this is a record nor that it is a position.
lobby-file-why-syntax = The file cannot be read from here on: something is written in a way that no record or position is.
lobby-file-why-character = There is a character here that no file of ours holds.
lobby-file-why-size = It is longer than any game: too many lines, entries or letters.
lobby-file-why-twice = The same field stands here a second time.
lobby-file-why-missing = This field is missing.
lobby-file-why-unknown = There is no such field.
lobby-file-why-value = This field cannot hold that.
lobby-file-why-name = There is nothing of this name in the game.
lobby-file-why-version = The file was made with other rules than this server plays.
lobby-file-why-options = The game cannot be set up with this option.
lobby-file-why-generator = The cards were shuffled in a way that could be foretold. A server does not play on with that.
lobby-file-why-line = A decision is written as its number, the seat and the move, such as “3. 0 pass”.
lobby-file-why-gap = The decision before this one is missing.
lobby-file-why-over = The game was over before this line.
lobby-file-why-seat = Another seat decides here.
lobby-file-why-answer = This cannot be done at this point of the game.
lobby-file-why-result = The game did not end the way the file says.
lobby-file-why-impossible = A table can never come to look like this.
lobby-file-line = Line { $line }:
lobby-file-field = Field: { $field }

## Coming by a link

join-host = set up by { $player }
join-your-seat = Your seat
join-free = free
join-no = This link opens nothing
join-broken = It is not whole, belongs to another server, or its table is gone. Ask whoever sent it for a new one.
join-taken = Somebody sits there already.
join-ended = The host has taken this link back, or it is too old.
join-over = Nobody can sit down here any more.
join-taken-title = The seat is taken
join-over-title = The game is over
join-here-already = You sit at this table already. Whoever takes this seat gives up the other one.
join-instead = Take this seat instead

## Pages beside the table

page-cards = Cards
page-cards-search = Search by name or text, in any language
page-cards-found = { $count ->
        [0] No card fits.
        [one] 1 card
       *[other] { $count } cards
    }
page-cards-all = all
page-cards-set = Box
page-cards-kind = Kind
page-cards-open = Open { $card }
page-cards-also = In other languages
page-cards-copies = { $count ->
        [one] 1 copy
       *[other] { $count } copies
    }
page-figure-any = any
page-games = Games
page-rules = Rules
page-rules-search = Search by word or id
page-rules-found = { $count ->
        [0] No rule fits.
        [one] 1 rule
       *[other] { $count } rules
    }
page-rules-english = in English
page-privacy = What is stored
page-privacy-lead = No account, no advertising, nobody who counts you. This is all there is.
page-privacy-browser = In this browser
page-privacy-browser-1 = A cookie for each table where you have a place. It is the key to your seat, and no script can read it.
page-privacy-browser-2 = How you like it: language, theme, keys, your name, the last table that you set up, and how far you have come in the lessons.
page-privacy-browser-3 = Clear the data of this site in your browser, and both are gone. Games stay on the server.
page-privacy-server = On the server
page-privacy-server-1 = Every game with its decisions, the names that people typed, and what was said in the chat.
page-privacy-server-2 = Whoever runs this server can read that. If you started it yourself, it is a file on your computer.
page-privacy-server-3 = No game is deleted by itself. Its host can delete it in the list of games, for everybody and for good.
page-privacy-server-4 = Your name and your words in the chat can be erased at the table, in its menu. The game stays as it was played.
page-privacy-record = Records
page-privacy-record-1 = A record of a game holds the names of its players and no chat. It leaves this page only when you save it.
page-privacy-elsewhere = Elsewhere
page-privacy-elsewhere-1 = Nothing. This page asks nobody but its own server, and works without Internet.

## Replays

page-replay = Replay
page-replay-none = This game has no replay: it is not over, or you were not at it.
page-replay-moment = Decision { $number } of { $count }
page-replay-round = Round { $round }
page-replay-first = To the beginning
page-replay-last = To the end
page-replay-round-back = Back one round
page-replay-round-on = On one round
page-replay-turn-back = Back one turn
page-replay-turn-on = On one turn
page-replay-back = Back one decision
page-replay-on = On one decision
page-replay-play = Play
page-replay-pause = Pause
page-replay-speed = Speed
page-replay-times = × { $speed }
page-replay-viewer = Seen by
page-replay-viewer-spectator = a spectator
page-replay-viewer-all = everybody: all cards open
page-replay-result-hidden = The result stays hidden until you get there.
page-replay-from-here = Play on from here
page-replay-save = Save the record
page-replay-names = with the names of the players

## The table

web-prompt = What is asked
web-options = What you can do
web-undo = Undo
web-hint = Hint
web-hint-why = Because then: { $why }.
web-hinted = the bot would do this
web-chat = Chat
web-chat-say = Say something
web-send = Send
web-cover-hint = Open when nobody else is looking.
web-cover-open = I am here
web-cover-alone = I play all of them: do not ask again
web-said-seat-dismissed = { $who ->
        [you] The host has shown you out.
       *[other] The host has shown out { $player }.
    }
web-said-seat-link-renewed = { $who ->
        [you] The host has made a new link to your seat.
       *[other] The host has made a new link to this seat: { $player }.
    }
web-said-seat-stand-in = { $who ->
        [you] A bot answers for you.
       *[other] A bot answers in place of { $player }.
    }
web-said-seat-handed-back = { $who ->
        [you] You answer for yourself again.
       *[other] { $player } is back.
    }
web-said-seat-taken-over = { $who ->
        [you] You have taken your seat over from the bot.
       *[other] { $player } has come and plays instead of the bot.
    }
web-said-table-paused = The host has paused the game.
web-said-table-goes-on = The game goes on.
web-said-table-went-back = The game goes on without its last decision.
web-said-table-rematch = There is another table for a new game.
web-said-seat-lost-bot = { $who ->
        [you] You were gone for long, so a bot answers for you.
       *[other] { $player } has been gone for long: a bot plays until they are back.
    }
web-said-seat-voted-bot = { $who ->
        [you] The table has asked a bot to answer for you.
       *[other] The table has decided: a bot plays for { $player } until they are back.
    }
web-said-table-absence-wait = From now on the table waits for whoever is lost.
web-said-table-absence-ask = From now on the table is asked when somebody is lost.
web-said-table-absence-bot = { $minutes ->
        [one] From now on a bot plays for whoever has been lost for a minute.
       *[other] From now on a bot plays for whoever has been lost for { $minutes } minutes.
    }

## Keys

web-keys = Keys
web-keys-single = Single keys are on
web-keys-others = Enter or Space activates, arrows move inside an area, 1 to 9 choose an option, Ctrl+Z takes back, Ctrl+Shift+Z does it again.
web-keys-usual = The usual keys
web-key-key-map = this list
web-key-cancel = cancel, close
web-key-previous-area = previous area
web-key-next-area = next area
web-key-pass = pass
web-key-undo = take back
web-key-undo-turn = take back everything in this turn
web-key-redo = do again what was taken back
web-key-hint = hint
web-key-open-card = open the card in focus
web-key-options = list of options
web-key-type-move = type a move
web-key-table-in-words = the table in words
web-key-log = log
web-key-say-again = say the last announcement again
web-key-finish-movement = finish all movement
web-key-turn = turn a tile
web-key-closer = closer
web-key-farther = farther away
web-key-whole-table = the whole table
web-key-my-pawn = to my pawn
web-key-play-all = play all cards
web-key-tell-next = tell the next step
web-key-tell-on = tell on by itself

## The table, in full

table-round = round { $round }
table-seats = Who sits here
table-watching = { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
table-menu = Menu
table-in-words = The table in words
table-all-rules = All rules
table-pause = Pause the game
table-go-on = Go on
table-skip-to-table = To the table
table-tab-over = Over
table-tab-paused = Paused
table-tab-thinks = { $player } is thinking
table-step = Step { $step } of { $steps }
table-propose = Propose
table-propose-ask = What would you do in { $player }’s place? Choose on the table; it is only shown.
table-proposals = Proposals
table-proposes = { $who ->
        [you] Your proposal:
       *[other] { $player } proposes:
    }
table-proposal-do = Do it
table-proposal-withdraw = Withdraw the proposal
table-step-back = One step back
table-cancel = Cancel
table-all-options = All options
table-waited = for { $seconds } s
table-hold = Hold the moment
table-let-go = Let go
table-passing = Passing { $reach }
table-pass-cancel = Stop passing
table-pass-further = Pass further
table-reach-concern = until something happens to me
table-reach-step = until the next hero or step
table-reach-build = until my next build
table-reach-turn = until my turn
table-reach-round = until the round ends
table-filter = Find an option, or type a move
table-no-option = No option fits. Press Enter to ask why not.
table-rule = Rule
table-seat-thinking = thinking
table-seat-bot = bot
table-seat-away = away, a bot answers
table-seat-open = still free
table-seat-lost = not connected
table-seat-here = here
table-gone = { $minutes ->
        [0] not connected for { $seconds } s
       *[other] not connected for { $minutes } min
    }
table-gone-player = { $minutes ->
        [0] { $player }: no connection for { $seconds } s.
       *[other] { $player }: no connection for { $minutes } min.
    }
table-gone-bot = { $minutes ->
        [one] After a minute a bot plays on.
       *[other] After { $minutes } minutes a bot plays on.
    }
table-gone-ask = Shall a bot play until they are back? { $votes } of { $voters } want it.
table-gone-let-bot = Let a bot play
table-gone-wait = Wait on
table-hand-back = Give the seat back
table-absence = When somebody is lost
    .about = Nobody is removed. A bot only plays until they are back, and gives the seat back with one tap.
table-absence-wait = wait for them
table-absence-ask = ask the table
table-absence-bot = { $minutes ->
        [one] a bot plays after a minute
       *[other] a bot plays after { $minutes } minutes
    }
table-stood-in = While you were away, a bot played for you.
table-stood-in-now = A bot plays for you.
table-stood-in-none = It has not done anything yet.
table-stood-in-list = What the bot did for you
table-stood-in-all = Show all that happened
table-take-back-seat = Take my seat back

## Log and chat

table-log-mine = since your decision
table-log-since = What happened since my decision, in short
table-log-since-none = Nothing has happened since your decision.
table-log-newest = Newest
table-log-earlier = Show earlier lines
table-log-copy = Copy everything as text
table-log-file = This table began from a file.
table-story-file = Since the file was opened:
table-log-news = What happened: there is news
table-copied = Copied
table-chapter-setup = Before the first round
table-chat-empty = Nobody has said anything yet.
table-chat-unread = { $count ->
        [one] Chat, 1 unread line
       *[other] Chat, { $count } unread lines
    }
table-phrases = Ready phrases
table-phrase-hello = Hello, fellow villains!
table-phrase-well-played = Well played.
table-phrase-thinking = Let me think.
table-phrase-sorry = Nothing personal.
table-phrase-ouch = Ouch!
table-phrase-thanks = Thank you.

## Reading a card

table-right-now = Right now
table-printed = printed
table-terms = What the words mean
table-its-rules = Rules about it
table-designed = Our own wording.
    .about = The text of this card was not public, so we designed one in its spirit.

## Deciding with care

table-several = { $taken } of { $asked } chosen
table-note = Note
table-not-yet = Not yet
table-pass-sure = Really decline?
table-pass-nothing = Nothing else is worth doing here, as far as the table can tell.
table-undo-turn = Back to the start of my turn
table-undone = { $count ->
        [one] One decision is taken back.
       *[other] { $count } decisions are taken back.
    }
table-undo-none = There is nothing of yours to take back.
table-undo-revealed = This cannot be taken back: it showed something that was hidden before.
table-undo-chance = This cannot be taken back: chance has decided since, by a card that was drawn or shuffled.
table-undo-others = This cannot be taken back: another seat has answered since, or may have answered in secret.
table-redo = Do it again
table-redo-nothing = There is nothing to do again.
table-then = Look back
table-then-now = The table as it was then:
table-then-back = Back to now
table-only-you = Not everybody sees this

## Leaving, and taking a seat from somebody

table-leave = Leave for good
table-leave-sure = Leave this table for good?
    .about = Your seat becomes free and your link opens nothing any more. Only the host can let you in again. To come back later, simply close the page.
table-end = End the game
table-end-sure = End this game for everybody?
    .about = Nobody can play on, and nobody wins. To go on another day, simply close the page: the game is kept.
table-dismiss = Show out
table-dismiss-sure = Show out { $player }?
    .about = The seat becomes free, and whoever sat there needs a new link to come back.
table-relink = New link
table-relink-sure = Make a new link to this seat?
    .about = The old link ends, and whoever sits there is shown out.

## When something goes wrong

table-redraw = Draw anew from the server
table-problem = Report a problem
    .about = This file holds what you see, the last twenty events, versions and settings; no names, nothing that you may not know. It is sent nowhere: save it, and give it to whoever can help.
table-problem-save = Save the problem file

## Chat

table-mute = Whom you do not want to hear
table-mute-seat = Mute { $player }
table-chat-off = Switch the chat off

## The end

table-result = Result
table-rematch = Play again
table-save-record = Save the record
table-watch-replay = Watch the replay
table-hidden = Hidden until now
table-story = How it went

## Settings

table-set-speed = Speed
table-speed-normal = normal
table-speed-fast = fast
table-speed-instant = instant
table-set-motion = Movement
table-motion-system = as the system
table-motion-full = all
table-motion-none = none
table-set-theme = Light
table-theme-dark = night
table-theme-light = day
table-set-sound = Sounds
table-sound-on = on
table-sound-volume = Volume
table-sound-turn = my move
table-sound-moves = moves
table-sound-chat = chat
table-set-botSeconds = Bots’ moves stay
table-seconds = { $seconds } s
table-set-endTurn = Ask before declining
table-endTurn-never = never
table-endTurn-useful = when useful
table-endTurn-always = always
table-set-chat = Chat
table-set-cover = Cover hands between players of one screen, even when all play together

## Learning a game

learn-learn = Learn to play
learn-title = Learn { $game }
learn-lead = { $count ->
        [one] 1 short lesson at a real table, about { $minutes } minutes.
       *[other] { $count } short lessons at a real table, about { $minutes } minutes in all.
    } Nothing hurries you. Leave whenever you like: your place is kept.
learn-all-done = You know all that we can teach. The rest is experience, and other people’s heroes.
learn-lessons = Lessons
learn-begin = Begin
learn-go-on = Go on
learn-anew = Begin anew
learn-not-now = Not now
learn-play = Play a real game
learn-state-done = done
learn-state-begun = begun
learn-coach = Lesson
learn-lesson-of = Lesson { $number } of { $count }
learn-step-of = Step { $number } of { $count }
learn-next = Next
learn-next-lesson = Next lesson
learn-finish = Finish
learn-again = Set it up again
learn-skip = Skip this lesson
learn-leave = Leave
learn-setting-up = Setting up the table…
learn-none = There are no lessons for this game.
learn-explained = A rule explained
learn-understood = Understood
learn-no-more = No more of these
learn-tips = Explain surprising rules once
