### Boss Monster: putting a game together, and what came with more players and further sets.

## Options

option-show = Show { $card }
group-show = Show
kind-show = { $card }: choose which spell of your hand you show.

## Events

event-shown = { $who ->
        [you] You show: { $card }.
       *[other] { $player } shows: { $card }.
    }
event-snatched = { $who ->
        [you] You catch a hero that survived elsewhere, as souls: { $hero }.
       *[other] { $player } catches a hero that survived elsewhere, as souls: { $hero }.
    }
event-mimicked = { $who ->
        [you] Your boss takes over the level up of: { $boss }.
       *[other] { $player }: the boss takes over the level up of { $boss }.
    }
event-unearthed = { $who ->
        [you] In your room { $place } this comes to the top: { $card }.
       *[other] { $player }, in room { $place } this comes to the top: { $card }.
    }

## Settings

setting-mix = Mix
    .about = A deck put together by list, out of Boss Monster and The Next Level.
setting-stars = Star heroes
    .about = Whether star heroes of the chosen boxes take the places of like heroes.
setting-more_heroes = Heroes for six
    .about = Whom six players without Crash Landing add more of to the hero deck.
setting-without = Left out
    .about = Cards that are not played, with all their copies.
setting-own_heroes = Hero deck of your own
    .about = The heroes that come, by name, from any of the chosen boxes.
value-players-5 = Five
    .about = Five heroes come to town each round; wounds put nobody out. Needs Crash Landing or two base sets.
value-players-6 = Six
    .about = Six heroes come to town each round; wounds put nobody out. Needs Crash Landing or two base sets.
value-sets-CRL = Crash Landing
    .about = For five and six players: explorer treasure and explorers, 3 bosses, 23 rooms, 7 spells, 12 heroes.
value-sets-KNG = Kingkiller Hero Pack
    .about = Seven star heroes that take the places of like ones.
value-mix-none = No list
    .about = All cards of the chosen boxes.
value-mix-official = Official mix
    .about = 75 rooms, 35 spells and all 20 bosses of the first two base sets, with the heroes of The Next Level.
value-mix-kids = Mix for younger players
    .about = 75 rooms, 23 spells and 12 bosses that are easy to play, with the heroes of Boss Monster.
value-stars-true = Take part
    .about = Each takes the place of a hero with the same treasure and similar health.
value-stars-false = Stay at home
    .about = The hero deck stays as it is.
value-more_heroes-epic = More epic ones
    .about = 4 ordinary and 8 epic heroes join.
value-more_heroes-ordinary = More ordinary ones
    .about = 8 ordinary and 4 epic heroes join.

## Advice on mixing

advice-title = The guide would rather not mix it like this:
advice-company = Expansions that are not recommended together: { $sets }.
advice-many-sets = { $count } sets are mixed; one base set and one expansion play best.
advice-advanced = Rooms: { $advanced } advanced and { $ordinary } ordinary. Two advanced ones for every five or six ordinary ones are better.
advice-treasures = The treasures of the rooms are uneven: { $most } × { $rich }, but { $least } × { $poor }.
advice-kinds = Rooms: { $monsters } with monsters and { $traps } traps. About as many of both are better.
advice-bosses = The treasures of the bosses are uneven: { $most } bosses of one, { $least } of another.
advice-heroes = Hero deck: { $ordinary } ordinary and { $epic } epic heroes. 24 and 16 are better, and The Fool and star heroes beside them.
advice-uneven-heroes = Hero deck: the health of one treasure adds up to { $most }, that of another to { $least }.
advice-explorers = No explorer comes to this game: explorer treasure lures nobody.

## What cannot be chosen together, and what will be in the decks

lobby-not-with-bosses = Not together with fixed bosses: a boss is fixed or chosen, never both (BM-243).
lobby-not-with-choose-boss = Not together with the variant “I choose you”: a boss is fixed or chosen, never both (BM-243).
lobby-not-without-box = Only with that box: choose it above (BM-141).
lobby-part-of-mix = Belongs to the mix.
lobby-not-with-mix = Not with this mix (BM-261).
lobby-stop-base = Option { $option }: at least one base set must be among them (BM-255).
lobby-stop-mix = Option { $option }: this mix is made of the first two base sets, alone or with Crash Landing, and has its own heroes (BM-261).
lobby-stop-many = Option { $option }: five and six players need Crash Landing, or a second base set (BM-006).
lobby-stop-heroes = Option { $option }: those heroes are in a box that is not chosen (BM-141).
lobby-stop-absent-boss = Option { $option }: one of them is in a box that is not chosen.
lobby-stop-bosses = Option { $option }: choose one for every seat, or leave them all to chance.
page-kind-monster = monster rooms
page-kind-trap = trap rooms
page-kind-spell = spells
page-kind-boss = bosses
page-kind-hero = heroes
page-kind-epic = epic heroes
page-kind-miniboss = minibosses
page-kind-item = items
