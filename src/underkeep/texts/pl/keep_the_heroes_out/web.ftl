### Keep the Heroes Out! w przeglądarce, obok tego, co mówi też terminal.

## Miejsca na ekranie

keep-area-map = Loch
keep-area-loot = Zdobycze
keep-area-players = Gracze
keep-area-guild = Gildia Bohaterów
keep-area-hand = Moje karty
keep-area-card = Karta, którą się zagrywa
keep-area-turn = Ta tura
keep-area-tray = Wybierz
keep-area-look = Więcej o tym
keep-tab-hand = Ręka { $count ->
        [0] {""}
       *[other] { $count }
    }
keep-tab-loot = Zdobycze
keep-tab-guild = Gildia
keep-tab-log = Przebieg
keep-whole-map = cały loch
keep-my-monsters = moje potwory
keep-my-lair = Moje legowisko

## Loch

keep-no-monsters = nie ma potworów
keep-no-heroes = nie ma bohaterów
keep-guarded = strzeżony
keep-unguarded = niestrzeżony
keep-needs = { $count ->
        [0] bohaterów wystarczy, żeby go ukraść
        [one] jeszcze { $count } bohater i go ukradną
       *[other] jeszcze { $count } bohaterów i go ukradną
    }
keep-way-to-vault = Droga do Skarbca
keep-corridors = Korytarze: { $rooms }.
keep-through-portal = przez portale: { $rooms }
keep-carry = Co niesie?
keep-carry-none = nic
keep-how-many = Ile?
keep-build-here = Nowa komnata tutaj
keep-turn-it = Obróć
keep-lay-so = Połóż tak

## Karty

keep-can-play = można zagrać
keep-can-defend = może bronić
keep-can-gain = można zdobyć
keep-chosen = wybrana
keep-played = zagrana
keep-side-left = lewa strona
keep-side-right = prawa strona
keep-or = albo
keep-no-cards = Nie ma kart.
keep-decks = talia { $deck } · odrzucone { $discard }
keep-left-on-card = Zostało na tej karcie

## Gildia

keep-wave = Fala { $wave } z 2
keep-quota = { $count ->
        [one] { $count } karta na turę
        [few] { $count } karty na turę
       *[other] { $count } kart na turę
    }
keep-guild-left = { $count ->
        [one] została { $count } karta Gildii
        [few] zostały { $count } karty Gildii
       *[other] zostało { $count } kart Gildii
    }
keep-by-class = Jeszcze przyjdą w tej fali
keep-guild-pile = Karty Gildii, które już przyszły
keep-tokens-left = Pozostałe żetony
keep-step-now = Co się teraz dzieje
keep-waits = { $player } się zastanawia.

## Koniec

keep-end-won = Loch jest bezpieczny
keep-end-lost = Wielki skarb przepadł
keep-end-saved = Ocalone skarby: { $value }
keep-end-stolen = Skradzione

## Objaśniane słowa

keep-term-activate = Aktywacja
    .about = Użyj zdolności klanu, komnaty, w której masz potwora, albo ukończ w niej portal.
keep-term-move = Ruch
    .about = Jeden twój potwór idzie do sąsiedniej komnaty korytarzem lub portalem; może nieść jeden zasób albo pułapkę.
keep-term-melee = Atak Wręcz
    .about = 1 obrażenie bohaterowi w komnacie, w której masz potwora.
keep-term-ranged = Atak Dystansowy
    .about = 1 obrażenie bohaterowi po drugiej stronie korytarza od twojego potwora.
keep-term-defend = Obrona
    .about = Reakcja: o 1 obrażenie mniej, gdy bohater atakuje tam, gdzie masz potwora.
keep-term-ambush = Zasadzka
    .about = Potwory przychodzą z legowiska do pokazanych komnat.
keep-term-horde = Horda
    .about = Robią to wszystkie twoje potwory z jednej komnaty, każdy raz.
keep-term-reinforcements = Posiłki
    .about = Obejrzyj trzy karty swojej talii i zatrzymaj te, które pokazują tę akcję.
keep-term-portal = Portal
    .about = Komnaty z ukończonymi portalami sąsiadują ze sobą dla twoich ruchów. Bohaterowie z nich nie korzystają.
keep-term-trap = Pułapka
    .about = Usuwa następnego bohatera, który się pojawi lub wejdzie, i znika.
keep-term-exhausted = Wyczerpany
    .about = Nic nie robi, dopóki coś znów go nie uaktywni.
keep-term-inspiration = Inspiracja
    .about = Bohater, który wchodzi do komnaty, uaktywnia wszystkich wyczerpanych w niej.
keep-term-charge = Szarża
    .about = Gdy w komnacie nie ma potwora ani skarbu, aktywni bohaterowie idą dalej w stronę Skarbca.
keep-term-treasure = Skarb
    .about = Kradnie go tylu aktywnych bohaterów, ile wynosi wartość, jeśli w komnacie nie ma potwora. Skarbu o wartości 4 nie wolno stracić.
keep-term-lair = Legowisko
    .about = Tu czekają twoje potwory, aż coś sprowadzi je do lochu.
keep-term-wave = Fala
    .about = Talia Gildii przychodzi dwa razy. Kto przetrwa obie fale, wygrywa.

surprise-keep-invasion = Wchodzą bohaterowie
    .about = Na koniec każdej tury karty Gildii przywołują bohaterów: atakują, kradną, czekają albo szarżują w stronę Skarbca.
surprise-keep-stolen = Skarb skradziony
    .about = Jego odwrót robi coś przykrego. Grę kończy tylko skarb o wartości 4.
surprise-keep-inspired = Znów aktywni
    .about = Przybysz inspiruje wszystkich wyczerpanych w komnacie i w tej turze działają jeszcze raz.
surprise-keep-wave = Druga fala
    .about = Talia Gildii zostaje przetasowana i przychodzi jeszcze raz, może szybciej.
surprise-keep-mage = Mag w Więzieniu
    .about = Uwalnia wszystkich, a oni działają od razu, w środku tury.
surprise-keep-no_token = Brakuje żetonów
    .about = Zamiast nowego bohatera budzą się wszyscy wyczerpani z tej klasy i każdy obok nich.
