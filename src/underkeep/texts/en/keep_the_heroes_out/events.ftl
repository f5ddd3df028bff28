### Keep the Heroes Out!: what happened. What heroes do is told with its reason; the rule stands behind the sentence.
###
### $who is `you` when the reader is meant, else `other`; $player is then the name. $known is `yes` when the reader may
### know which cards are meant. $heroes are several of them, said one by one; $there is the room that somebody goes to.

## What players do

keep-event-clan_chosen = { $who ->
        [you] You lead the clan { keep-clan }.
       *[other] { $player } leads the clan { keep-clan }.
    }
keep-event-mustered = { keep-a-monster } takes its place { keep-in }.
keep-event-turn_began = { $who ->
        [you] Turn { $turn }: yours.
       *[other] Turn { $turn }: { $player }.
    }
keep-event-phase_began = Phase: { $phase }.
keep-event-played = { $who ->
        [you] You play { $card }{ $side }.
       *[other] { $player } plays { $card }{ $side }.
    }
keep-event-left_unused = { $who ->
        [you] You leave unused on { $card }: { $actions }.
       *[other] { $player } leaves unused on { $card }: { $actions }.
    }
keep-event-drew = { $known ->
        [yes] { $who ->
            [you] You draw: { $cards }.
           *[other] { $player } draws: { $cards }.
        }
       *[no] { $who ->
            [you] You draw { keep-cards }.
           *[other] { $player } draws { keep-cards }.
        }
    }
keep-event-shuffled = { $who ->
        [you] Your discard pile is shuffled into a new deck: { keep-cards }.
       *[other] { $player }: the discard pile is shuffled into a new deck: { keep-cards }.
    }
keep-event-discarded = { $who ->
        [you] You discard { $card }{ $why }.
       *[other] { $player } discards { $card }{ $why }.
    }
keep-why = { $why ->
        [curse] Curse
        [exchange] exchange of loot
       *[other] { $why }
    }
keep-event-reinforced = { $who ->
        [you] Reinforcements: you take { $cards }, and discard { $discarded }.
       *[other] Reinforcements: { $player } takes { $cards }, and discards { $discarded }.
    }
keep-event-used_ability = { $who ->
        [you] You use the ability of the clan { keep-clan }.
       *[other] { $player } uses the ability of the clan { keep-clan }.
    }
keep-event-activated = { $who ->
        [you] You use the room: { keep-room }.
       *[other] { $player } uses the room: { keep-room }.
    }
keep-event-moved = { keep-a-monster } goes { keep-from } { keep-to }{ $by ->
        [portal] , through the portals
        [wall] , through the wall
       *[other] {""}
    }{ $goods ->
        [none] {""}
       *[other] , carrying { keep-a-goods }
    }.
keep-event-attacked_hero = { keep-a-monster } { $by ->
        [ranged] hits { keep-the-hero } from afar
       *[melee] hits { keep-the-hero }
    } { keep-in }.
keep-event-hero_left = { keep-the-hero } { keep-in } { $by ->
        [trap] is caught by the trap and leaves
       *[other] is beaten and leaves
    }.
keep-event-placed = New { keep-in }: { keep-goods-counted }.
keep-event-removed = Discarded { keep-from }: { keep-goods-counted }.
keep-event-portal_changed = { $portal ->
        [finished] A portal is open { keep-in }.
        [unfinished] The portal { keep-in } is unfinished.
       *[none] The portal { keep-in } is gone.
    }
keep-event-monsters_came = From the lair { keep-to }: { $count } { keep-monsters }.
keep-event-healed = { keep-a-monster } is well again, damage { $count } less.
keep-event-gained = { $who ->
        [you] You gain { $card }.
       *[other] { $player } gains { $card }.
    }
keep-event-loot_came = New loot: { $card }.
keep-event-exchanged = { $who ->
        [you] You send under the loot deck: { $cards }.
       *[other] { $player } sends under the loot deck: { $cards }.
    }
keep-event-gambled = { $who ->
        [you] You try to imprison a hero.
       *[other] { $player } tries to imprison a hero.
    }
keep-event-project_opened = New project: { keep-room }.
keep-event-built = { $who ->
        [you] You build a room with a { keep-treasure }: { keep-room }.
       *[other] { $player } builds a room with a { keep-treasure }: { keep-room }.
    }
keep-event-buried = A { keep-treasure } is put { keep-in }.

## The invasion

keep-event-guild_card = { $why ->
        [gamble] Guild card for the Prison
        [laboratory] Guild card for the Laboratory
        [prisoner] Guild card for the stolen Prisoner
        [scenario] Guild card for the scenario
       *[other] Guild card
    }: { $card }; left in the deck: { $left }.
keep-event-hero_came = { $how ->
        [imprisoned] { keep-the-hero } is thrown into the Prison.
       *[summoned] { keep-the-hero } appears { keep-in }.
    }
keep-event-no_token = No token is left for { keep-heroes-of }: all of them wake up, with everybody beside them.
keep-event-ransacked = { keep-the-hero } makes havoc { keep-in }.
keep-event-disarmed = { keep-the-hero } disarms a trap { keep-in }.
keep-event-freed = The Mage frees everybody { keep-in }: { $heroes }.
keep-event-shot = { keep-the-hero } { keep-in } shoots at { keep-a-monster } { $there }.
keep-event-trap_sprung = { keep-the-hero } steps into a trap { keep-in }.
keep-event-jailed = { keep-the-hero } is locked up, and exhausted.
keep-event-inspired = { keep-the-hero } inspires { keep-in }: { $heroes }.
keep-event-attacked = { keep-the-hero } sees a monster { keep-in }, attacks { keep-a-monster }, and is exhausted.
keep-event-defended = { $who ->
        [you] You defend with { $card }.
       *[other] { $player } defends with { $card }.
    }
keep-event-monster_hurt = { keep-a-monster } { keep-in } is hurt: damage { $damage } of { $health }.
keep-event-monster_left = { keep-a-monster } { keep-in } is beaten and leaves for its lair.
keep-event-stolen = No monster guards the { keep-treasure } { keep-in }: stolen by { $heroes }.
keep-event-treasure_effect = The back of the treasure shows: { keep-effect }.
keep-event-reactivated = { $why ->
        [regeneration] Regeneration
        [no_token] Awake again
       *[other] { $why }, awake again
    } { keep-in }: { $heroes }.
keep-event-waited = Too few for the { keep-treasure } { keep-in }: { $heroes } must wait, exhausted.
keep-event-charged = No monster and no treasure { keep-in }: charging on { keep-to }: { $heroes }.
keep-event-hero_moved = { keep-the-hero } is brought { keep-from } { keep-to }.
keep-event-scenario = { $outcome ->
        [paid] { $card }: paid.
        [unpaid] { $card }: not paid.
        [lacking] { $card }: too few rooms stand.
        [enough] { $card }: enough rooms stand.
       *[shift] { $card }: { keep-goods } { keep-from } { keep-to }.
    }
keep-event-marked = Rent markers on the Vault: { $count }.
keep-event-wave_began = Wave { $wave } begins! Guild cards at the end of every turn from now on: { $quota }.
keep-event-game_ended = { $won ->
        [yes] The dungeon is safe: the monsters win!
       *[no] The monsters lose.
    }
