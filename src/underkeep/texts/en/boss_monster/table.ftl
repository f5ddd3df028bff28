### Boss Monster at the table: phases, options, questions, events, refusals, forecasts, settings.
###
### $who is `you` when the reader is meant, else `other`; $player is then the name. $known is `yes` when the reader may
### know which cards are meant. Card names are never bent.

game-boss_monster = Boss Monster
    .about = Dig a dungeon, bait it with treasure, keep the souls.

## Phases

phase-bosses = choice of bosses
phase-mulligan = opening hands
phase-classic = opening discards
phase-first_room = first rooms
phase-start = start
phase-build = build
    .short = build
phase-reveal = reveal
phase-bait = bait
    .short = bait
phase-adventure = adventure
phase-end = end
phase-over = game over

## What lies on the table

board-town = Town
board-entrance = entrance
board-hand = Hand
board-souls = souls
board-wounds = wounds
board-xp = XP
board-free = free place
board-hidden = face down
board-asleep = asleep
board-used = used
board-coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
board-levelled = levelled up
board-closed = nobody enters
board-out = out of the game
board-nobody = nobody
board-empty = empty
board-advanced = advanced
board-portable = portable
board-stack = { $count ->
        [one] 1 room beneath
       *[other] { $count } rooms beneath
    }
board-line = { $player }, { $boss }, { $xp } XP: { $souls } of 10 souls, { $limit ->
        [none] wounds: { $wounds }
       *[five] { $wounds } of 5 wounds
    }, in hand: rooms { $rooms }, spells { $spells }.
board-round-short = round { $round }
board-round = Round { $round }, phase: { $phase }.
board-heroes-in-town = In town: { $heroes }.
board-walking = In a dungeon ({ $who ->
        [you] yours
       *[other] { $player }
    }): { $hero }, room { $place }.
board-discarded = Discard pile, the last card first: { $cards }.
board-at-entrance = At the entrance: { $heroes }.
board-dungeon = Rooms from the entrance: { $rooms }.
board-no-rooms = No rooms yet.
board-known-hand = { $who ->
        [you] Your hand: { $cards }.
       *[other] Hand: { $cards }.
    }
board-decks = Cards left: { $rooms } rooms, { $spells } spells, { $heroes } heroes, { $epic } epic heroes, { $discard } discarded.
board-room = { $place }. { $card } ({ $facts })
board-room-hidden = { $place }. a face-down card
board-hero = { $hero } ({ $class }, { $health } health)
board-damage = { $damage } damage

## Kinds of cards

card-type-spell = spell
card-type-boss = boss
card-type-hero = hero
card-type-miniboss = miniboss
card-kind-monster = monster room
card-kind-trap = trap room
card-phase-build = build phase
card-phase-adventure = adventure phase
card-phase-both = build and adventure phase
card-epic = epic
card-level-up = Level up: { $text }
card-copies = { $count ->
        [one] 1 card in { $set }
       *[other] { $count } cards in { $set }
    }
treasure-cleric = cleric
    .letter = C
treasure-fighter = fighter
    .letter = F
treasure-mage = mage
    .letter = M
treasure-thief = thief
    .letter = T
treasure-explorer = explorer
    .letter = E
treasure-special = fool
    .letter = ?

## Options

option-build = { $place ->
        [new] Build { $card } as a new room
       *[other] Build { $card } on room { $place }
    }
option-cast = Cast { $card } { $aim }
option-use = { $place ->
        [none] Use { $card } { $aim }
       *[other] Use { $card } (room { $place }) { $aim }
    }
option-play = Discard { $card } to use it { $aim }
option-promote = Promote { $card } (room { $place }) to level { $level } for 1 coin
option-sell = Sell { $card }: discard it for 1 coin
option-show = Show { $card }
option-take = Take { $card }
option-discard = Discard { $card }
option-give = Give { $card }
option-lay = Lay { $card }
option-boss = Play { $card }
option-room = Room { $aim }: { $card }
option-player = Choose { $seat } ({ $card })
option-pass = Pass
    .build = Build nothing more, pass
    .first_room = Start without a room
    .act = Pass: let them walk
    .answer = Let it happen
    .cancel = Let the spell happen
    .machinations = Draw nothing
    .pay = Do not pay: it is cancelled
option-yes = Yes
option-no = No
option-take_back = Take { $card } (room { $place }) back to your hand
option-type-room = A room card
option-type-spell = A spell
option-treasure-cleric = Cleric treasure
option-treasure-fighter = Fighter treasure
option-treasure-mage = Mage treasure
option-treasure-thief = Thief treasure
option-treasure-explorer = Explorer treasure
option-type-coins = Coins
option-draw-room = Draw a room card
option-draw-spell = Draw a spell
option-discard-spell = Discard a spell
option-pay = Pay coins: { $count }

group-build = Build
group-cast = Cast
group-use = Use
group-take = Take
group-discard = Discard
group-give = Give
group-lay = Lay
group-play = Play
group-take_back = Take back
group-promote = Promote
group-sell = Sell
group-show = Show
group-boss = Boss
group-room = Room
group-player = Player
label-cast = cast it
label-use = use it
label-play = discard it
label-promote = level { $level } for 1 coin
place-new = new room
place-on = on { $place } { $card }
aim-room = { $who ->
        [you] your room { $place }, { $card }
       *[other] { $player }, room { $place }, { $card }
    }
aim-place = { $who ->
        [you] your room { $place }
       *[other] { $player }, room { $place }
    }
aim-hero = { $hero }
aim-card = { $card }
aim-second = second half
aim-more = 1 more damage
aim-less = 1 less damage
aim-soul = { $hero } ({ $player })

## Questions

kind-boss = Which of these two bosses do you want to be?
kind-mulligan = Your hand is one-sided. Shuffle it back and draw a new one?
kind-first_room = Lay your first room, or start without one.
kind-build = Your build: lay a room, or do something else first.
    .turn = Build phase, { $who ->
        [you] your turn
       *[other] turn of { $player }
    }. Use a spell or a room, or pass.
    .card = { $card } lets you build. Where, and what?
kind-act = Adventure phase, { $who ->
        [you] your turn
       *[other] turn of { $player }
    }. Use a spell or a room, or pass.
    .hero = { $hero } is in room { $place } ({ $who ->
        [you] your dungeon
       *[other] { $player }
    }), { $health } health left. Do something, or pass.
kind-answer = { $player }: { $card }{ $aim }. Do you want to act before it happens?
kind-cancel = { $player } casts { $card }{ $aim }. Cancel it?
kind-may = Do you want to use { $card }?
kind-room = { $card }: choose a room.
    .robobo = { $card }: choose one of your rooms. It will be destroyed.
    .centipede_tunnel = { $card }: two rooms of one dungeon change places. Choose one of them.
    .alien_excavator = { $card }: choose one of your rooms. One that lies covered there comes to the top.
    .mando = { $card }: choose a room of this dungeon. One that lies covered there comes to the top.
kind-player = { $card }: choose a player.
    .specters_sanctum = { $card }: choose who discards a spell at random.
    .succubus_spa = { $card }: choose from whose hand you take a random card.
    .draculord = { $card }: choose whose hand you look at. You take one card of it.
    .klonos = { $card }: choose whose boss you copy. You have its level up from now on.
    .the_kingkiller = { $card }: choose who discards two cards at random.
kind-take = { $card }: choose what you take.
    .dark_altar = { $card }: choose a card of the discard pile. You take it into your hand.
    .open_grave = { $card }: choose a room of the discard pile. You take it into your hand.
    .dracolich_lair = { $card }: choose a room of the discard pile. You take it into your hand.
    .monstrous_monument = { $card }: choose a monster room of the discard pile. You take it into your hand.
    .vampire_bordello = { $card }: choose one of your wounds to heal. That hero counts as souls from now on.
    .mimic_vault = { $card }: choose an ordinary hero in town, who comes to your entrance.
    .draculord = { $card }: choose a card of this hand. You take it into yours.
    .xyzax = { $card }: choose a card of the discard pile, two in all. You take it into your hand.
    .king_croak = { $card }: choose an advanced monster room. You take it, and may build it at once.
    .cleopatra = { $card }: choose an advanced trap room. You take it, and may build it at once.
    .seducia = { $card }: choose a hero from town or from the decks, who comes to your entrance.
    .gorgona = { $card }: choose a hero in town, who dies and counts for you.
    .alien_excavator = { $card }: choose the covered room that comes to the top.
    .mando = { $card }: choose the covered room that comes to the top.
    .crash_site = { $card }: choose an advanced room of the discard pile. You take it into your hand.
    .darkling_lair = { $card }: choose a hero in your dungeon or at your entrance, who suffers 3 damage.
kind-discard = { $card }: choose what you discard.
    .classic = Opening hand: choose a card that you discard, two in all.
    .dracolich_lair = { $card }: you pay with two room cards. Choose one of your hand to discard.
    .witchs_kitchen = { $card }: you pay with a monster room card. Choose one of your hand to discard.
    .dark_laboratory = { $card }: choose a spell of your hand to discard.
    .all_seeing_eye = { $card }: you pay with a spell. Choose one of your hand to discard.
    .cerebellus = { $card }: choose a spell of your hand to discard.
    .the_omega_42 = { $card }: you pay with an advanced room card. Choose one of your hand to discard.
kind-give = { $card }: choose which card to give.
kind-lay = { $card }: choose which card to lay there.
kind-show = { $card }: choose a miniboss to show, or none.
kind-type = { $card }: what kind of card?
    .succubus_spa = { $card }: choose what kind of card you take at random.
kind-treasure = { $card }: choose a treasure.
kind-draw = { $card }: what do you draw? Up to three cards in all.
kind-machinations = You gained no soul this round. What do you draw?
kind-either = { $card }: which of the two?
kind-pay = { $card }: how many coins do you pay?

## Events

event-boss_chosen = { $who ->
        [you] You play { $boss }.
       *[other] { $player } plays { $boss }.
    }
event-hand_changed = { $who ->
        [you] You shuffle your hand back and draw a new one.
       *[other] { $player } shuffles the hand back and draws a new one.
    }
event-round_began = Round { $round } begins.
event-hero_came = New hero in town: { $hero }.
event-drew = { $known ->
        [yes] { $who ->
            [you] You draw: { $cards }.
           *[other] { $player } draws: { $cards }.
        }
       *[no] { $deck ->
            [spells] { $player } draws { $count ->
                [one] a spell
               *[other] { $count } spells
            }.
           *[other] { $player } draws { $count ->
                [one] a room card
               *[other] { $count } room cards
            }.
        }
    }
event-laid = { $who ->
        [you] You lay a card face down in place { $place }: { $card }.
       *[other] { $player } lays a card face down in place { $place }.
    }
event-took_back = { $who ->
        [you] Back to your hand: { $cards }.
       *[other] { $player } takes { $count ->
            [one] 1 face-down card
           *[other] { $count } face-down cards
        } back.
    }
event-carried_off = { $who ->
        [you] You take room { $place } back to your hand: { $card }.
       *[other] { $player } takes room { $place } back to the hand: { $card }.
    }
event-revealed = { $who ->
        [you] You reveal room { $place }: { $card }.
       *[other] { $player } reveals room { $place }: { $card }.
    }
event-built = { $who ->
        [you] You build room { $place } at once: { $card }.
       *[other] { $player } builds room { $place } at once: { $card }.
    }
event-levelled_up = { $who ->
        [you] Your boss levels up: { $boss }.
       *[other] { $player }: the boss levels up, { $boss }.
    }
event-declared = { $deed ->
        [cast] { $who ->
            [you] You cast { $card }{ $aim }.
           *[other] { $player } casts { $card }{ $aim }.
        }
       *[use] { $who ->
            [you] You use { $card }{ $aim }.
           *[other] { $player } uses { $card }{ $aim }.
        }
    }
event-cancelled = Cancelled: { $card }.
event-fizzled = Fails, the target is gone: { $card }.
event-resolved = Takes effect: { $card }.
event-triggered = { $who ->
        [you] Your room { $place } does its work: { $card }.
       *[other] { $player }, room { $place } does its work: { $card }.
    }
event-worked = Its work is done: { $card }.
event-discarded = { $who ->
        [you] You discard: { $cards }.
       *[other] { $player } discards: { $cards }.
    }
event-fetched = { $who ->
        [you] You take
       *[other] { $player } takes
    } { $card } from { $from ->
        [discard] the discard pile
        [heroes] the hero deck
        [epic_heroes] the epic hero deck
       *[rooms] the room deck
    }.
event-searched = { $who ->
        [you] You search
       *[other] { $player } searches
    } { $deck ->
        [heroes] the hero deck
        [epic_heroes] the epic hero deck
       *[rooms] the room deck
    }; then it is shuffled.
event-shuffled = { $deck ->
        [spells] A new spell deck is shuffled from the discard pile: { $count } cards.
       *[rooms] A new room deck is shuffled from the discard pile: { $count } cards.
    }
event-looked = { $who ->
        [you] You look at the hand of { $victim }: { $cards }.
       *[other] { $whom ->
            [you] { $player } looks at your hand.
           *[other] { $player } looks at the hand of { $victim }.
        }
    }
event-peeked = { $who ->
        [you] On top of { $deck ->
            [heroes] the hero deck
            [epic_heroes] the epic hero deck
           *[rooms] the room deck
        } lies: { $cards }.
       *[other] { $player } looks at the top card of { $deck ->
            [heroes] the hero deck
            [epic_heroes] the epic hero deck
           *[rooms] the room deck
        }.
    }
event-rolled = { $card }: the die shows { $number }.
event-stole = { $who ->
        [you] You take from the hand of { $victim }: { $card }.
       *[other] { $whom ->
            [you] { $player } takes from your hand: { $card }.
           *[other] { $type ->
                [spell] { $player } takes a spell from the hand of { $victim }.
               *[room] { $player } takes a room card from the hand of { $victim }.
            }
        }
    }
event-destroyed = { $who ->
        [you] Your room { $place } is destroyed: { $card }.
       *[other] { $player }, room { $place } is destroyed: { $card }.
    }
event-uncovered = { $who ->
        [you] In your room { $place } there is again: { $card }.
       *[other] { $player }, in room { $place } there is again: { $card }.
    }
event-deactivated = { $who ->
        [you] Your room { $place } sleeps until the round ends: { $card }.
       *[other] { $player }, room { $place } sleeps until the round ends: { $card }.
    }
event-reactivated = { $who ->
        [you] Your room { $place } is awake again: { $card }.
       *[other] { $player }, room { $place } is awake again: { $card }.
    }
event-strengthened = { $who ->
        [you] Your room { $place } deals { $damage } more until the round ends: { $card }.
       *[other] { $player }, room { $place } deals { $damage } more until the round ends: { $card }.
    }
event-weakened = { $who ->
        [you] Your room { $place } deals { $damage } less until the round ends: { $card }.
       *[other] { $player }, room { $place } deals { $damage } less until the round ends: { $card }.
    }
event-unearthed = { $who ->
        [you] In your room { $place } comes to the top: { $card }.
       *[other] { $player }, in room { $place } comes to the top: { $card }.
    }
event-tokens = { $who ->
        [you] Your room { $place }, { $card }: +1 tokens: { $total }.
       *[other] { $player }, room { $place }, { $card }: +1 tokens: { $total }.
    }
event-raised = { $who ->
        [you] Your room { $place } deals { $damage } more for good: { $card }.
       *[other] { $player }, room { $place } deals { $damage } more for good: { $card }.
    }
event-swapped = { $who ->
        [you] Your rooms { $first } and { $second } change places.
       *[other] { $player }: rooms { $first } and { $second } change places.
    }
event-got_coins = { $who ->
        [you] You gain { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }.
       *[other] { $player } gains { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }.
    }
event-paid_coins = { $who ->
        [you] You pay { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }.
       *[other] { $player } pays { $count ->
            [one] 1 coin
           *[other] { $count } coins
        }.
    }
event-gave_coins = { $who ->
        [you] Coins that you give to { $victim }: { $count }.
       *[other] { $whom ->
            [you] Coins that { $player } gives to you: { $count }.
           *[other] Coins that { $player } gives to { $victim }: { $count }.
        }
    }
event-put_coins = { $who ->
        [you] Coins that you put on your room { $place }, { $card }: { $count }.
       *[other] Coins that { $player } puts on room { $place }, { $card }: { $count }.
    }
event-swapped_hoards = { $who ->
        [you] You swap hoards with { $victim }.
       *[other] { $whom ->
            [you] { $player } swaps hoards with you.
           *[other] { $player } swaps hoards with { $victim }.
        }
    }
event-attached = { $who ->
        [you] { $card } serves in your room { $place } from now on.
       *[other] { $player }: { $card } serves in room { $place } from now on.
    }
event-promoted = { $who ->
        [you] You promote { $card } (room { $place }) to level { $level }.
       *[other] { $player } promotes { $card } (room { $place }) to level { $level }.
    }
event-dismissed = A miniboss goes to the discard pile: { $card }.
event-called_home = { $who ->
        [you] Back to your hand: { $card }.
       *[other] Back to the hand of { $player }: { $card }.
    }
event-lured = { $who ->
        [you] You lure { $hero }.
       *[other] { $player } lures { $hero }.
    }
event-stayed = Stays in town: { $hero }.
event-sent = { $to ->
        [town] Back to town: { $hero }.
       *[dungeon] { $who ->
            [you] Now at your entrance: { $hero }.
           *[other] Now at the entrance of { $player }: { $hero }.
        }
    }
event-entered = { $who ->
        [you] { $hero } in your room { $place }: { $damage ->
            [0] no damage
           *[other] −{ $damage }
        }, { $health } health left.
       *[other] { $hero } in room { $place } of { $player }: { $damage ->
            [0] no damage
           *[other] −{ $damage }
        }, { $health } health left.
    }
event-hurt = { $hero }: another −{ $damage }, { $health } health left.
event-fortified = { $hero }: +{ $health } health until the round ends.
event-died = { $place ->
        [0] { $who ->
            [you] Killed in town for you: { $hero }. Souls: +{ $souls }.
           *[other] Killed in town for { $player }: { $hero }. Souls: +{ $souls }.
        }
       *[other] { $who ->
            [you] Dead in your room { $place }: { $hero }. Souls: +{ $souls }.
           *[other] Dead in room { $place } of { $player }: { $hero }. Souls: +{ $souls }.
        }
    }
event-survived = { $who ->
        [you] Gets through to your boss: { $hero }. Wounds: +{ $wounds }.
       *[other] Gets through to the boss of { $player }: { $hero }. Wounds: +{ $wounds }.
    }
event-healed = { $who ->
        [you] You heal. Counts as souls from now on: { $hero }.
       *[other] { $player } heals. Counts as souls from now on: { $hero }.
    }
event-sacrificed = { $who ->
        [you] Leaves your souls and the game: { $hero }.
       *[other] Leaves the souls of { $player } and the game: { $hero }.
    }
event-removed = Leaves the game: { $hero }.
event-dropped_out = { $who ->
        [you] You are out of the game.
       *[other] { $player } is out of the game.
    }
event-round_ended = Round { $round } is over.
event-game_ended = { $who ->
        [you] You win the game ({ $reason }).
       *[other] { $player } wins the game ({ $reason }).
    }

## Refusals

refusal-game-is-over = The game is over; nothing can be decided any more.
refusal-must-choose = This cannot be passed: choose one of the options.
refusal-not-offered = “{ $notation }” is not among what you can do now.
refusal-not-a-room = “{ $card }” is not a room card.
refusal-not-now-build = { $card } has to wait: you build rooms when it is your turn in the build phase.
refusal-not-active = { $card } has to wait: somebody else is active now.
refusal-not-in-hand = { $card } is not in your hand.
refusal-building-forbidden = { $card } has to wait: nobody can build any more in this round.
refusal-already-built = { $card } has to wait: you have built in this round already.
refusal-no-such-place = Where should { $card } go? Say “new”, or “on” and the number of one of your rooms.
refusal-cannot-build-there = { $card } cannot be built in that place.
refusal-not-now-take-back = { $card } has to stay: portable rooms are taken back when it is your turn in the build phase.
refusal-not-portable = { $card } is not portable.
refusal-not-a-spell = “{ $card }” is not a spell.
refusal-not-now-declare = { $card } has to wait: nothing can be declared at this moment.
refusal-only-against-a-spell = { $card } answers a spell, at the moment when another player casts it.
refusal-wrong-phase = { $card } belongs to another phase; the card says which.
refusal-no-target = { $card } has nothing to aim at now.
refusal-no-such-room = You have no such room in that place: { $card }.
refusal-room-deactivated = { $card } sleeps until the round ends.
refusal-room-covered = { $card } lies under a face-down card.
refusal-not-from-hand = { $card } does nothing when it is discarded from the hand.
refusal-not-levelled-up = { $card } can do that only after the level up.
refusal-not-activated = { $card } works by itself; it cannot be used on command.
refusal-dark-for-opponents = { $card } is strengthened only by the opponents of the dungeon's owner, and only in that dungeon or at its entrance.
refusal-once-per-round = { $card } has done its work for this round.
refusal-cannot-pay-or-aim = { $card } cannot be paid for now, or has nothing to aim at.
refusal-target-deactivated = { $card } cannot be aimed at a room that sleeps.
refusal-target-covered = { $card } cannot be aimed at a room under a face-down card.
refusal-wrong-target = { $card } cannot be aimed at that. Possible: { $targets }.
refusal-no-such-miniboss = You have no such miniboss in play: { $card }.
refusal-nothing-to-promote = There is no miniboss to promote in that place.
refusal-cannot-promote = { $card } cannot be promoted now.
refusal-level-too-low = { $card } can do that only from a higher level on.
refusal-cannot-sell = { $card } cannot be sold now.

## Forecast

fate-title = What would happen
fate-goes = { $who ->
        [you] goes to you
       *[other] goes to { $player }
    }
fate-waits = { $who ->
        [you] is at your entrance
       *[other] is at the entrance of { $player }
    }
fate-walks = { $who ->
        [you] is in your dungeon
       *[other] is in the dungeon of { $player }
    }
fate-sent-to = { $who ->
        [you] is brought to your entrance
       *[other] is brought to the entrance of { $player }
    }
fate-totals = { $treasure } { $totals }
fate-dies = dies in room { $place } ({ $sum } of { $health })
    .brief = dies in room { $place }
fate-through = gets through with { $left } left: { $wounds ->
        [one] 1 wound
       *[other] { $wounds } wounds
    }
fate-tie = stays in town, it is a tie
fate-nobody = stays in town, nobody has that treasure
fate-sent = goes back to town
fate-killed = is killed in town
fate-removed = is removed from the game
fate-later = next round
fate-uncertain = as far as can be seen
legend-health = health of a hero
legend-soul = soul; the number is the room where the hero would die
legend-wound = wound; the number is what the hero would cost
legend-beneath = rooms beneath
legend-goes = where the hero would go; in brackets: next round
legend-room = room 2 of seat 1
legend-town = heroes still in the decks: ordinary + epic
legend-hand = cards in hand: rooms + spells
race-line = { $treasure } treasure by seat: { $totals } ({ $leader })
fate-short-tie = tie
fate-short-nobody = stays
fate-short-sent = back
fate-short-killed = killed
fate-short-removed = removed
fate-short-dies = dies
fate-none = No heroes are about.

## Settings

setting-players = Players
    .about = How many sit at the table.
setting-sets = Boxes
    .about = Which boxes are mixed; one of them must be a base set.
setting-heroes = Heroes
    .about = Whose hero deck comes to town.
setting-variants = Variants
    .about = Rules of the house, any number of them.
setting-bosses = Bosses
    .about = A fixed boss for each seat instead of a random one.
setting-seeded_discard = Discard pile at the start
    .about = Whether cards lie in the discard pile from the beginning.
setting-selling = Selling room cards
    .about = With coins in a mix of sets: whether one room card a round may be discarded for a coin.
value-players-2 = Two
    .about = Two heroes come to town each round.
value-players-3 = Three
    .about = Three heroes come to town each round.
value-players-4 = Four
    .about = Four heroes come to town each round, and every hero plays along.
value-sets-BMR = Boss Monster
    .about = The base game, with 8 bosses, 75 rooms and 31 spells.
value-sets-TNL = The Next Level
    .about = A base set of its own or a second half: 12 bosses whose level up often lasts, 75 rooms, 31 spells, dark and hybrid heroes.
value-sets-RMB = Rise of the Minibosses
    .about = A base set of its own or a second half: coins, 10 minibosses that rise in your rooms, 12 bosses, 72 rooms, 30 spells.
value-sets-VOV = Vault of Villains
    .about = A box to add: coins, 10 minibosses, 40 rooms, 9 spells and 5 bosses, some with explorer treasure.
value-sets-DBM = Paper and Pixels
    .about = A small box to add: 3 bosses, 8 rooms with +1 tokens, 2 spells, dice, and the Princess.
value-sets-POP = Portable Power
    .about = A small box to add: 10 rooms that can be taken back to the hand, and their boss.
value-sets-LST = Lost Levels
    .about = A small box to add: 4 rooms and 1 boss out of levels that never came to be.
value-heroes-BMR = Boss Monster
    .about = The 25 ordinary and 16 epic heroes of the base game.
value-heroes-TNL = The Next Level
    .about = 25 ordinary and 17 epic heroes; dark ones can be strengthened by opponents, hybrid ones have two treasures.
value-heroes-RMB = Rise of the Minibosses
    .about = 25 ordinary and 17 epic heroes of the set with coins.
value-variants-classic = Classic
    .about = Two of the seven opening cards are discarded, of each player's own choice.
value-variants-hard = Hard
    .about = Ordinary heroes with 4 health stay at home.
value-variants-choose_boss = I choose you
    .about = Each player is dealt two bosses and keeps one.
value-variants-machinations = Machinations
    .about = Who gained no soul in a round may draw a card at its end.
value-variants-immortal = Infinite lives
    .about = Five wounds put nobody out; the game lasts until the heroes run out.
value-seeded_discard-true = With cards
    .about = Four rooms and two spells lie in the discard pile from the beginning.
value-seeded_discard-false = Empty
    .about = The discard pile is empty at the beginning.
value-selling-true = Allowed
    .about = Once per round, in your build phase, you may discard a room card for a coin.
value-selling-false = Not allowed
    .about = Coins come from cards alone.
