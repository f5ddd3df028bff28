### Keep the Heroes Out! at the table: options, questions, refusals, and what lies there.
###
### What an option does not speak of is `none`. How rooms, heroes and monsters are called stands in names.ftl.

## Options

keep-by-ability = { $ability ->
        [yes] {" "}(clan ability)
       *[no] {""}
    }
keep-hurt = { $damage ->
        [none] {""}
        [0] , unhurt
       *[other] , damage { $damage }
    }
keep-option-clan = Lead the clan { keep-clan }
keep-option-muster = Place a monster { keep-in }
keep-option-play = Play { $card }{ $side ->
        [none] {""}
        [left] {" "}(left side)
        [right] {" "}(right side)
       *[other] {" "}({ $side })
    }
    .idle = Play { $card } for nothing
keep-option-gamble = Try to imprison a hero: draw a Guild card
keep-option-end-turn = Play no more cards
keep-option-done = Done
    .act = Use no more of this card
    .then = Leave it
    .horde = Enough of the horde
    .exchange = Exchange no more
    .replace = These are all
    .rest = Let the heroes come
keep-option-pass = Pass
    .defend = Do not defend
    .bring = Place no monster
keep-option-pay = Pay
keep-option-defend-with = Defend with { $card }
keep-option-exchange = Discard { $card } to exchange loot
keep-option-replace = Send { $card } under the deck
keep-option-take = Take { $card }
keep-option-draw = Draw a card{ keep-by-ability }
keep-option-reinforcements = Reinforcements: look at three cards
keep-option-heal = Take all damage off the Dragon{ keep-by-ability }
keep-option-trap = Lay a trap { keep-in }{ keep-by-ability }
keep-option-portal = Open a portal { keep-in }{ keep-by-ability }
keep-option-finish = Finish the portal { keep-in }
keep-option-ambush = Ambush: a monster { keep-to }{ keep-by-ability }
keep-option-horde = Horde: all your monsters { keep-in }
keep-option-move = Go { keep-from } { keep-to }{ $goods ->
        [none] {""}
       *[other] {" "}with { keep-a-goods }
    }{ keep-hurt }{ keep-by-ability }
keep-state = { $state ->
        [active] {" "}(active)
        [exhausted] {" "}(exhausted)
       *[none] {""}
    }
keep-option-melee = Hit { keep-the-hero }{ keep-state } { keep-in }{ keep-by-ability }
keep-option-ranged = Shoot { keep-the-hero }{ keep-state } { keep-in }{ keep-by-ability }
keep-option-place = Put { keep-a-goods } { keep-in }{ keep-by-ability }
keep-option-discard = { $goods ->
        [none] Discard { $card }
       *[other] Discard { keep-a-goods } { keep-from }
    }
keep-option-use = { $card ->
        [none] { $value ->
            [none] Use the room: { keep-room }
           *[other] Use the Grand Builder: treasure of value { $value }
        }
       *[other] Use the room: { keep-room }, gain { $card }
    }
keep-option-next = { $class ->
        [none] Next: the heroes { keep-in }
       *[other] Next: { keep-the-hero } { keep-in }
    }
keep-option-attacker = First: { keep-the-hero }
keep-option-exhaust = Exhaust { keep-the-hero }
keep-option-hit = Hit: { keep-a-monster }{ keep-hurt }
keep-option-shoot = Shot { keep-in }: { keep-a-monster }{ keep-hurt }
keep-option-lose = Lose { keep-a-goods }
keep-option-shift = Carry off { keep-a-goods } { keep-from } { keep-to }
keep-option-charge = They charge { keep-to }
keep-option-build = Build the room: { keep-room }
keep-option-bury = Put the treasure { keep-in }
keep-option-lay = Lay it in column { $x }, row { $y }, turned by { $rotation }°
keep-option-choose = Choose { keep-room }
keep-option-refuse = Do not pay
keep-option-escape = Let go { keep-the-hero }
keep-option-cycle = Send { $card } under the deck
keep-option-bring = A monster { keep-to }
group-clan = Clans
group-muster = Place
group-gamble = Prison
group-melee = Hit
group-ranged = Shoot
group-ambush = Ambush
group-next = Next
group-exchange = Discard
group-horde = Horde
group-hit = Who is hit

## Questions

keep-ask-clan = Which clan do you lead?
keep-ask-muster = Where does your monster stand?
keep-ask-turn = Play a card, one after the other.
    .empty = Your hand is empty: is that all?
keep-ask-act = { $card }: what do you do? Left: { $left }.
keep-ask-then = { $card }: what it allows you for nothing: { $left }.
keep-ask-horde = The horde { keep-in }: { $left }. Monsters that still may: { $count }.
keep-ask-take = Which Tactics card does the Laboratory give you?
keep-ask-exchange = Discard a card to exchange loot?
keep-ask-replace = Which loot goes under the deck?
keep-ask-rest = The heroes are about to come.
keep-ask-next = Several heroes are active: who acts next?
keep-ask-attacker = Several heroes attack { keep-in }: who is first?
keep-ask-hit = { keep-the-hero } attacks: which monster is hit?
    .scenario = { $card }: which monster { keep-in } is hurt?
keep-ask-shot = The Archer shoots: which monster is hit?
keep-ask-defend = Do you defend a monster?
    .attack = A hero attacks a monster { keep-in }: do you defend it?
    .shot = The Archer shoots at a monster { keep-in }: do you defend it?
    .scenario = { $card }: do you defend a monster { keep-in }?
keep-ask-ransack = The Fighter makes havoc { keep-in }: what is lost?
keep-ask-losses = Losses { keep-in }: which resource is discarded?
keep-ask-discard = Which card do you discard?
    .curse = The Curse: which card do you discard?
    .scenario = { $card }: which card do you discard?
keep-ask-charge = Two ways lead to the Vault: where do they charge?
keep-ask-loot = Who is exhausted by the theft?
keep-ask-build = Which project is built?
keep-ask-lay = Where does the new room lie?
keep-ask-bury = Where does the treasure lie?
keep-ask-where = { $card }: which room is meant?
keep-ask-pay = { $card }: do you pay?
keep-ask-escape = { $card }: who gets away?
keep-ask-shift = { $card }: what is carried off?
keep-ask-cycle = { $card }: which loot goes under the deck?
keep-ask-bring = { $card }: do you place a monster?

## Labels beside a heading

keep-label-play = { $card }{ $side ->
        [none] {""}
       *[other] : { $side }
    }
keep-label-move = { $start } → { $goal }{ $goods ->
        [none] {""}
       *[other] {" "}+ { keep-goods }
    }{ keep-hurt }{ keep-by-ability }
keep-label-attack = { keep-hero }{ keep-state }, { keep-room }{ keep-by-ability }
keep-label-next = { $class ->
        [none] { keep-room }
       *[other] { keep-hero }, { keep-room }
    }
keep-label-goods = { keep-goods }, { keep-room }{ keep-by-ability }
keep-label-room = { keep-room }{ keep-by-ability }
keep-label-use = { keep-room }{ $value ->
        [none] {""}
       *[other] , value { $value }
    }
keep-label-monster = { keep-monster }{ keep-hurt }

## What lies on the table

keep-board-turn = { $turn ->
        [0] Before the first turn
       *[other] Turn { $turn }
    } ({ $phase }), { $who ->
        [you] yours
       *[other] { $player }
    }.
keep-board-scenario = { $scenario }, { $difficulty }.
keep-board-guild = Wave { $wave } of 2; Guild deck { $deck }, at the end of every turn { $quota }.
keep-board-due = Guild cards still to come in this turn: { $count }.
keep-board-coming = Still in the Guild deck: { $cards }.
keep-board-scenario-cards = { $count ->
        [one] 1 scenario card
       *[other] { $count } scenario cards
    }
keep-board-times = { $what } ×{ $count }
keep-board-gamble = { $may ->
        [yes] The Prison may still be used in this turn.
       *[no] The Prison has been used in this turn.
    }
keep-board-acting = Being played: { $card }; left: { $left }.
keep-board-player = { $player }: { $name }, monsters { $monsters }, in the lair { $lair }.
    .none = { $player }: no clan yet.
keep-board-cards = Cards: hand { $hand }, deck { $deck }, discard pile { $discard }.
keep-board-hand = Your hand: { $cards }.
keep-board-played = In play: { $cards }.
keep-board-discard = Discard pile: { $cards }.
keep-board-loot = Loot: { $cards }; in the deck { $deck }.
keep-board-kind = { $card } ({ $kind })
keep-board-stolen = Stolen: { $treasures }.
keep-board-reserve = Heroes in the reserve: { $heroes }.
keep-board-projects = Projects: { $rooms }; below them { $count }.
keep-board-markers = Rent markers on the Vault: { $count }.
keep-board-room = { $name } ({ $ways }): { $inside }.
keep-board-ways = to { $rooms }
keep-board-empty = empty
keep-board-nothing = nothing
keep-board-monsters = { $count } { keep-monsters }{ $damage ->
        [0] {""}
       *[other] {" "}(damage { $damage })
    }
keep-board-heroes = { $state ->
        [active] active: { $heroes }
       *[exhausted] exhausted: { $heroes }
    }
keep-board-treasure = treasure { $value }
keep-score = treasures saved: { $count }
keep-short-turn = turn { $turn }
keep-short-wave = wave { $wave }/2
keep-short-monsters = in the dungeon
keep-short-lair = lair
keep-short-hand = hand
keep-short-deck = deck
keep-short-loot = Loot
keep-short-guild = Guild
keep-short-quota = a turn
keep-short-left = left
keep-legend-monsters = monsters, by the number of their seat and how many
keep-legend-heroes = heroes: Fighter, Rogue, Mage, Archer; small letters are exhausted
keep-legend-treasure = treasure with its value
keep-legend-danger = one more hero would steal it
keep-legend-damage = their damage
keep-legend-corridor = corridors
keep-legend-guild = heroes still in the Guild deck
keep-legend-scenario = scenario cards still in it

## Cards

keep-figures-clan = { $role }, { $count ->
        [one] 1 monster
       *[other] { $count } monsters
    }, health { $health }, begins with { $start }: { $rooms }
keep-figures-hero = { keep-hero }: { $rooms }
keep-figures-scenario = scenario card of { $scenario }
keep-figures-treasure = value { $value }
keep-figures-dungeon = scenario { $number }, difficulty { $stars } of 5
keep-hard-variant = Hard variant: { $text }
keep-set-base = Keep the Heroes Out!

## What would happen

keep-fate-cards = Guild cards at the end of this turn: { $quota } of { $deck }.
keep-fate-danger = { keep-in }: one more hero would steal the { keep-treasure }; a chance of { $chance }%.
keep-fate-fatal = { keep-in }: one more hero would steal the { keep-treasure }, and all is lost; a chance of { $chance }%.
keep-fate-calm = No treasure can be stolen by a single newcomer.
keep-fate-gamble = The Prison now: a Mage, by a chance of { $chance }%, would wake heroes there: { $count }.

## Refusals

refusal-keep-not-offered = “{ $notation }” is not among what you can do now.
refusal-keep-must-choose = This cannot be passed: choose one of the options.
refusal-keep-not-in-hand = { $card } is not in your hand.
refusal-keep-no-such-side = { $card } has no such side, or the side has to be named.
refusal-keep-nothing-to-do = Nothing of this can be done now: { $card }.
refusal-keep-only-a-reaction = { $card } can only answer an attack of a hero.
refusal-keep-nothing-to-defend = No hero is attacking a room with a monster of yours now.
refusal-keep-card-under-way = First the card that is being played must be finished.
refusal-keep-heroes-under-way = First the heroes must have finished.
refusal-keep-not-your-turn = Another player is in turn.
refusal-keep-gambled-already = The Prison has been used in this turn already.
refusal-keep-no-gamble-now = The Prison can only be used between cards, in your own turn and before the heroes come.
refusal-keep-no-such-action = The card has no such action left: { $action }.
refusal-keep-needs-activate = This takes an Activate of a card.
refusal-keep-no-monster-there = You have no monster { keep-in }.
refusal-keep-no-monster-near = No monster of yours is behind a corridor from that room: { keep-room }.
refusal-keep-no-corridor = No corridor and no portal leads { keep-from } { keep-to }.
refusal-keep-nothing-to-carry = { keep-in }: nothing of the kind is there to be carried: { keep-goods }.
refusal-keep-one-token = A monster carries only one resource or one trap.
refusal-keep-no-hero-there = { keep-in }: no such hero is there: { keep-hero }.
refusal-keep-angry-frogs = { keep-in }: a monster that carries a Frog cannot hit with the same card.
refusal-keep-none-left = The reserve has none left: { keep-goods }.
refusal-keep-portal-there = There is a portal { keep-in } already.
refusal-keep-no-portal-to-finish = There is no unfinished portal { keep-in }.
refusal-keep-lair-empty = Your lair is empty.
refusal-keep-not-an-ambush-room = The card does not show this room, or it is not in the dungeon: { keep-room }.
refusal-keep-no-ability = The ability of your clan cannot be used now.
refusal-keep-nothing-to-activate = There is nothing to activate { keep-in }.
refusal-keep-cannot-pay = { keep-in }: too few of these lie there to pay: { keep-goods }.
refusal-keep-not-in-row = { $card } does not lie face up in the loot row.
refusal-keep-wrong-kind = { keep-in }: { $card } cannot be had there.
refusal-keep-no-tactics-in-row = No Tactics card lies face up in the loot row.
refusal-keep-no-treasure-left = No treasure of this value is left in the reserve: { $value }.
refusal-keep-no-room-to-build = No project can be joined to the dungeon now.
refusal-keep-no-cards = You have no card left to pay for an exchange.
refusal-keep-clan-taken = Somebody has taken this clan already: { keep-clan }.
refusal-keep-not-your-room = Your clan does not begin there: { keep-room }.
refusal-keep-not-nearest = That is not the nearest to the Vault: { keep-room }.
refusal-keep-no-cards-to-draw = There is no card left to draw.
refusal-keep-no-defence = { $card } cannot defend.
refusal-keep-no-such-ability = The ability of your clan is another one.
refusal-keep-no-such-room = There is no such room in the dungeon: { keep-room }.
refusal-keep-not-in-this-phase = Cards are played in phase 1 alone: { $card }.
refusal-keep-only-in-phase-2 = Loot is exchanged in phase 2 alone.
refusal-keep-nothing-for-a-horde = { keep-in }: your monsters there could do nothing with it.
refusal-keep-nothing-for-the-ability = The ability of your clan could do nothing now.
refusal-keep-other-horde = Only the horde of one room acts now: { keep-room }.
refusal-keep-row-empty = No loot lies face up.
