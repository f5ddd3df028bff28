### Items (Tools of Hero-Kind, Implements of Destruction): options, questions, events, refusals, settings.

board-items = Items in town: { $cards }.
board-item = Item face up: { $card }{ $ready ->
        [yes] {""}
       *[no] , from the next round on
    }.
board-items-down = Items face down: { $cards }.
board-carries = { $hero }, with { $card }

card-type-item = item
treasure-universal = universal
    .letter = *

option-attach = Attach { $card } to your boss
option-keep = Keep { $card }
option-treasure-cleric = A cleric treasure
option-treasure-fighter = A fighter treasure
option-treasure-mage = A mage treasure
option-treasure-thief = A thief treasure
option-treasure-explorer = An explorer treasure
option-deck-heroes = The hero deck
option-deck-epic_heroes = The epic hero deck
group-attach = Attach
group-keep = Keep

kind-item = { $card } is yours. Attach it to your boss, or let it lie face down?
kind-treasure = { $card }: which treasure?
kind-deck = { $card }: which deck do you look at?

event-item_came = New item in town: { $card }.
event-item_left = Nobody can carry it, so it leaves the game: { $card }.
event-equipped = { $hero } now carries { $card }.
event-gained_item = { $who ->
        [you] Face down in your score area: { $card }.
       *[other] Face down in the score area of { $player }: { $card }.
    }
event-item_turned_up = { $who ->
        [you] Your item lies face up: { $card }.
       *[other] { $player }, an item lies face up: { $card }.
    }
event-item_turned_down = { $who ->
        [you] Your item is turned face down: { $card }.
       *[other] { $player }, an item is turned face down: { $card }.
    }
event-foresaw = { $known ->
        [yes] You look at the top of { $deck ->
            [heroes] the hero deck
           *[epic_heroes] the epic hero deck
        }: { $cards }.
       *[no] { $player } looks at the top of { $deck ->
            [heroes] the hero deck
           *[epic_heroes] the epic hero deck
        }.
    }
event-showed = { $who ->
        [you] You show your hand to everybody: { $cards }.
       *[other] { $player } shows the whole hand: { $cards }.
    }

refusal-no-such-item = { $card } does not lie face up in your score area.
refusal-item-is-new = { $card } came this round; you can use it from the next one on.
refusal-spells-barred = { $card } has to wait: a hero at your dungeon keeps you from playing spells.

value-sets-THK = Tools of Hero-Kind
    .about = An expansion: 20 items that heroes carry and bosses can win, with 2 spells and 4 rooms that deal with them.
value-sets-IOD = Implements of Destruction
    .about = An expansion: 24 more items and 5 bosses who know how to use them.
