### Keep the Heroes Out! in the browser, beside what the terminal says too.

## Places on the screen

house-area-plan = The dungeon
house-area-guild = The Guild deck
house-area-clans = Clans
house-area-loot = Loot row
house-area-hand = My cards
house-area-tale = The invasion, step by step
house-area-tray = Choose
house-area-look = More about it
house-area-kept = Treasure and reserve
house-area-defend = Defend?
house-tab-hand = Hand { $count ->
        [0] {""}
       *[other] { $count }
    }
house-tab-loot = Loot
house-tab-guild = Guild
house-tab-log = Log
house-turn = Turn { $turn }
house-phases = Phases of the turn

## A room

house-pack = { $count } { $clan }
house-hurt = damage { $damage } of { $health }
house-band = { $count ->
        [one] { $hero }, { $state }
       *[other] { $count } × { $hero }, { $state }
    }
house-word-active = active
house-word-exhausted = tired
house-stolen = stolen
house-stolen-said = its treasure is stolen
house-empty = nobody and nothing
house-meter-heroes = { $active } of { $value } active heroes
house-meter-guarded = { $count ->
        [one] 1 monster guards it
       *[other] { $count } monsters guard it
    }
house-meter-unguarded = no monster here
house-meter-exhausted = { $count ->
        [one] 1 more is exhausted here
       *[other] { $count } more are exhausted here
    }
house-arrival = Chance that a hero appears here after this turn: { $chance }%.
house-heroes-do = If they all woke up: { $what }
house-would-attack = Attack a monster there.
house-would-steal = Steal the treasure of value { $value }.
house-would-wait = Wait there, exhausted again.
house-would-charge = Charge on: { $rooms }.
house-use = Activate: { $what }
house-use-vault = a Coin appears here.
house-use-forge = a Coin from here buys Equipment.
house-use-workshop = a trap appears here.
house-use-library = a Book appears here.
house-use-alchemist = a Frog from here buys a Potion.
house-use-catacombs = a Bone appears here.
house-use-study = a Book from here buys a Scroll.
house-use-sewers = a Frog appears here.
house-use-beast_tamer = a Bone from here buys a Beast.
house-use-prison = none; once a turn you may try to catch a hero.
house-use-laboratory = a hero is caught, and a Tactics card of another clan is yours.
house-use-grand_builder = Coins from here build a new room with a treasure.

## Clans

house-now = playing now
house-next = next
house-no-clan = no clan yet
house-in-dungeon = monsters in the dungeon
house-in-lair = monsters in the lair
house-in-hand = cards in hand
house-count-in = out
house-count-lair = lair
house-count-hand = hand
house-clan-counts = in the dungeon: { $dungeon }, in the lair: { $lair }, hand: { $hand }, deck: { $deck }, discard pile: { $discard }
house-discard-pile = Discard pile

## Cards

house-or = or
house-no-cards = No cards in hand.
house-left-short = left
house-actions-left = { $count ->
        [0] no actions left
        [one] 1 action left: { $actions }
       *[other] { $count } actions left: { $actions }
    }
house-place = card { $place }
house-price = costs { $what } in: { $room }
house-loot = Loot, { $count } in the deck
house-loot-tactics = Tactics

## The Guild

house-wave = Wave { $wave }
house-left = { $count } left
house-to-come = still to come
house-seen = seen
house-soon = { $count ->
        [0] No more Guild cards this turn.
        [one] One Guild card after this turn.
       *[other] { $count } Guild cards after this turn.
    }
house-scenario-left = Also in the deck: { $cards }.

## Treasure and reserve

house-kept = Treasure kept
house-kept-of = of { $of }
house-kept-line = { $lost ->
        [none] Every chest is at home.
        [some] The big chest is fine. The small ones were practice.
       *[all] There was a chest here. It was big.
    }
house-reserve = Reserve
house-markers = Markers: { $count }

## The invasion, step by step

house-tale = Invasion
house-tale-card = { $card } ({ $number }/{ $cards })
house-tale-next = Next
house-tale-back = Step back
house-tale-auto = Automatic
house-tale-stop = Stop
house-tale-end = To the end
house-tale-so-far = { $count ->
        [0] Nothing has been stolen so far.
        [one] 1 treasure has been stolen so far.
       *[other] { $count } treasures have been stolen so far.
    }
house-tale-over = { $count ->
        [0] Invasion over. Nothing was stolen.
        [one] Invasion over. 1 treasure was stolen.
       *[other] Invasion over. { $count } treasures were stolen.
    }
house-tale-again = Tell it again
house-why = why?

## Choosing

house-with = If defended
house-without = If not
house-outcome-none = no damage
house-outcome-hurt = damage { $damage } of { $health }
house-outcome-leaves = back to the lair
house-gamble-odds = In the deck of { $cards }: { $odds }.
house-gamble-free = A Mage would set { $count } free.
house-not-offered = That cannot be done now.
house-score = { $count ->
        [one] treasure kept: 1
       *[other] treasure kept: { $count }
    }
house-won = You keep the house. The big chest is fine.
house-lost = The big chest is gone. They left a receipt.

## Choosing a dungeon

house-plan-said = Plan: { $rooms }; corridors: { $count }.
house-stars = Difficulty { $stars } of 5
house-special = Special rooms: { $rooms }
house-special-none = No special rooms
lobby-stop-clans = Option { $option }: choose a clan for each seat, or for none (KH-015).
house-won-never = Not yet won on this device.
house-won-with = Won: { $difficulty } with { $clans }

## How it ended

house-end-kept = Treasure kept

## Terms

house-term-tactics = Tactics card
    .about = A card of the clan's own ten. Pick one side; do its actions in any order, with any of your monsters.
house-term-loot = Loot
    .about = Bought in the room that sells its kind. It goes to your discard pile and comes up after the next shuffle.
house-term-clan = Clan
    .about = Its ability costs an Activate and needs a monster in the dungeon.
house-term-hero = Guild card
    .about = Two heroes of a class appear, each in a room of the sign.
house-term-scenario = Scenario card
    .about = It lies in the Guild deck and does what this dungeon says.
house-term-treasure = Treasure
    .about = What its theft does is on its back, which nobody knows before.

## The first time

surprise-house-invasion = The heroes are in
    .about = After each turn Guild cards are drawn. Each hero walks through eight steps, always in the same order.
surprise-house-stolen = A treasure is gone
    .about = A room without monsters and with as many active heroes as the treasure is worth is robbed. Only value 4 loses the game.
surprise-house-inspired = They wake each other
    .about = A hero who comes to exhausted ones makes all of them active. Do not let them gather.
surprise-house-wave = The second wave
    .about = The Guild deck is shuffled once more. If you live through it, you have won.

## Phases in the bar

house-phase-play = Play cards
house-phase-exchange = Loot
house-phase-rest = Tidy up
house-phase-invasion = Invasion

## The eight steps of the invasion

house-step-1 = Summons
house-step-2 = Special ability
house-step-3 = Room check
house-step-4 = Inspiration
house-step-5 = Attack
house-step-6 = Theft
house-step-7 = Waiting
house-step-8 = Charge

## What comes first

house-would-trap = A trap waits there.
house-would-wake = { $count ->
        [one] 1 exhausted hero wakes up.
       *[other] { $count } exhausted heroes wake up.
    }
house-would-ransack = Resources are lost there first.
house-would-disarm = A trap is disarmed first.
house-would-shoot = A monster next door is shot at first.
house-would-free = Everybody in the Prison is freed: { $count }.
house-would-tire = Exhausted by it.
house-step-from = { $room }: where to?
house-step-how = How do you go?
house-step-where = Where to?
house-where = Room
house-nothing = nothing
house-side = ({ $side ->
        [left] left side
        [right] right side
       *[other] side { $side }
    })
house-chance = comes there
house-hand-and-deck = Hand and deck

## Further words

house-corridors = Corridors to: { $rooms }.
house-chapter-invasion = Turn { $turn }, invasion
house-end-lost = Treasure lost
house-end-all = { $count ->
        [1] You
       *[other] All of you
    }
house-story-beaten = Heroes thrown out: { $count }.
house-story-left = Monsters sent to their lairs: { $count }.
house-story-nothing = Nothing was stolen.
house-story-stolen = Stolen: { $rooms }.
house-waits-charge = { $player } chooses where the heroes from here charge: { $room }.
house-waits-attack = { $player } chooses who is hit here: { $room }.
house-waits-loot = { $player } chooses who is exhausted by the theft: { $room }.
house-waits-next = { $player } chooses who acts next: { $heroes }.
house-waits-card = { $player } plays { $card }. Left: { $left }.
house-loses-defend = The attack is not warded off.
house-build-here = Build here ({ $x }, { $y })
house-kind-dungeon = dungeon

## Together

house-thing-in = { $what } ({ $room })
house-considers = { $player } considers: { $what }
house-all-win = { $count ->
        [one] You keep the heroes out.
       *[other] Together you keep the heroes out.
    }
house-all-lose = { $count ->
        [one] The heroes have won.
       *[other] The heroes have won, against all of you.
    }
house-threat-attack = They attack a monster there.
house-threat-steal = They steal the treasure of value { $value }.
house-threat-wait = They wait there: { $missing } more would be needed to steal.
house-threat-on = They charge on.
house-threat-charge = They charge to: { $room }. { $then }
house-gamble-near = Next to treasure: { $rooms }.
