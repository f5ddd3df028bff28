### Keep the Heroes Out! in the browser, beside what the terminal says too.

## Places on the screen

keep-area-map = The dungeon
keep-area-loot = Loot
keep-area-players = Players
keep-area-guild = The Guild of Heroes
keep-area-hand = My cards
keep-area-card = The card that is being played
keep-area-turn = This turn
keep-area-tray = Choose
keep-area-look = More about it
keep-tab-hand = Hand { $count ->
        [0] {""}
       *[other] { $count }
    }
keep-tab-loot = Loot
keep-tab-guild = Guild
keep-tab-log = Log
keep-whole-map = the whole dungeon
keep-my-monsters = my monsters
keep-my-lair = My lair

## The dungeon

keep-no-monsters = no monster
keep-no-heroes = no hero
keep-guarded = guarded
keep-unguarded = unguarded
keep-needs = { $count ->
        [0] enough heroes to steal it
        [one] 1 more hero would steal it
       *[other] { $count } more heroes would steal it
    }
keep-way-to-vault = Way to the Vault
keep-corridors = Corridors: { $rooms }.
keep-through-portal = through the portals: { $rooms }
keep-carry = What does it carry?
keep-carry-none = nothing
keep-how-many = How many?
keep-build-here = The new room here
keep-turn-it = Turn it
keep-lay-so = Lay it so

## Cards

keep-can-play = can be played
keep-can-defend = can defend
keep-can-gain = can be gained
keep-chosen = chosen
keep-played = played
keep-side-left = left side
keep-side-right = right side
keep-or = or
keep-no-cards = No cards.
keep-decks = deck { $deck } · discard { $discard }
keep-left-on-card = Left on this card

## The Guild

keep-wave = Wave { $wave } of 2
keep-quota = { $count ->
        [one] 1 card a turn
       *[other] { $count } cards a turn
    }
keep-guild-left = { $count ->
        [one] 1 Guild card left
       *[other] { $count } Guild cards left
    }
keep-by-class = Still to come in this wave
keep-guild-pile = Guild cards that have come
keep-tokens-left = Tokens left
keep-step-now = What happens now
keep-waits = { $player } is thinking.

## The end

keep-end-won = The dungeon is safe
keep-end-lost = The great treasure is gone
keep-end-saved = Treasures saved: { $value }
keep-end-stolen = Stolen

## Words that are explained

keep-term-activate = Activate
    .about = Use your clan's ability, a room with your monster in it, or finish a portal there.
keep-term-move = Move
    .about = One of your monsters goes next door, by corridor or portal, and may carry one resource or trap.
keep-term-melee = Melee attack
    .about = 1 damage to a hero in a room with your monster.
keep-term-ranged = Ranged attack
    .about = 1 damage to a hero behind a corridor from your monster.
keep-term-defend = Defend
    .about = A reaction: 1 damage less when a hero attacks where your monster stands.
keep-term-ambush = Ambush
    .about = Monsters come from your lair into the rooms shown.
keep-term-horde = Horde
    .about = All your monsters in one room do it, once each.
keep-term-reinforcements = Reinforcements
    .about = Look at three cards of your deck, and keep those that show the action.
keep-term-portal = Portal
    .about = Rooms with finished portals are next to each other for your moves. Heroes do not use them.
keep-term-trap = Trap
    .about = Takes out the next hero who appears or enters, and is gone.
keep-term-exhausted = Exhausted
    .about = Does nothing until something makes the hero active again.
keep-term-inspiration = Inspiration
    .about = A hero who comes into a room makes everybody exhausted there active again.
keep-term-charge = Charge
    .about = With no monster and no treasure in the room, active heroes go on toward the Vault.
keep-term-treasure = Treasure
    .about = Stolen by as many active heroes as its value, if no monster is in the room. Of value 4, it must not be lost.
keep-term-lair = Lair
    .about = Where your monsters wait until something brings them into the dungeon.
keep-term-wave = Wave
    .about = The Guild deck comes twice. Survive both waves, and you have won.

surprise-keep-invasion = The heroes come
    .about = At the end of every turn Guild cards bring heroes: they attack, steal, wait, or charge toward the Vault.
surprise-keep-stolen = A treasure is stolen
    .about = Its back does something nasty. Only the treasure of value 4 ends the game.
surprise-keep-inspired = Awake again
    .about = A newcomer inspires all exhausted heroes in the room, and they act once more in this turn.
surprise-keep-wave = The second wave
    .about = The Guild deck is shuffled anew and comes once more, perhaps faster.
surprise-keep-mage = A Mage in the Prison
    .about = He frees everybody there, and they act at once, in the middle of the turn.
surprise-keep-no_token = No token is left
    .about = Instead of a new hero, all exhausted ones of that class wake up, with everybody beside them.
