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
    .bring = Place none
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
keep-option-attacker = { keep-the-hero } attacks first
keep-option-exhaust = { keep-the-hero } is exhausted by the theft
keep-option-hit = { keep-a-monster } is hit{ keep-hurt }
keep-option-shoot = { keep-a-monster } { keep-in } is shot at{ keep-hurt }
keep-option-lose = Lose { keep-a-goods }
keep-option-shift = { keep-goods } { keep-from } { keep-to }
keep-option-charge = They charge { keep-to }
keep-option-build = Build the room: { keep-room }
keep-option-bury = Put the treasure { keep-in }
keep-option-lay = Lay it in column { $x }, row { $y }, turned by { $rotation }°
keep-option-choose = { keep-in }
keep-option-refuse = Do not pay
keep-option-escape = { keep-the-hero } gets away
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
