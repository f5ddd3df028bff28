### Boss Monster in the browser, beside what the terminal says too.

web-decks = Talie

## Karty, jak są narysowane i czytane na głos

lair-kind = { $kind ->
        [trap] { $advanced ->
            [true] Ulepszona pułapka
           *[false] Pułapka
        }
       *[monster] { $advanced ->
            [true] Ulepszone potwory
           *[false] Potwory
        }
    }
lair-kind-spell = { $phase ->
        [build] Czar · budowa
        [adventure] Czar · przygoda
       *[both] Czar · obie fazy
    }
lair-treasures = { $count ->
        [one] 1 skarb: { $treasure }
        [few] { $count } skarby: { $treasure }
       *[many] { $count } skarbów: { $treasure }
    }
lair-health = zdrowie { $health }
lair-place = miejsce { $place } z { $places }
lair-secret = zakryta, widzisz ją tylko ty
lair-secret-short = w tajemnicy
lair-was = było { $damage }
lair-this-round = w tej rundzie
lair-can-use = można użyć
lair-can-choose = można wybrać
lair-chosen = wybrane
lair-until-build = faza budowy
lair-until-adventure = faza przygód
lair-level-up = awans

## Przewidywanie

lair-dies-here = ginie tutaj
lair-through = przechodzi: { $wounds ->
        [one] 1 rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }
lair-waits = czeka
lair-stays = zostaje w mieście

## Miejsca

lair-area-mine = Twoje podziemie
lair-area-dungeon = Podziemie: { $player }
lair-area-others = Inne podziemia
lair-area-hand = Twoja ręka
lair-lure = Wabi
lair-lure-about = Skarby w każdym podziemiu
lair-next-room = tu następna
lair-souls = Dusze
lair-wounds = Rany
lair-of = z { $most }
lair-souls-said = dusze: { $souls } z 10
lair-wounds-said = rany: { $wounds } z 5
lair-souls-near = { $left ->
        [0] Dziesięć dusz: runda trwa do końca
        [one] brakuje 1 duszy
       *[other] brakuje { $left } dusz
    }
lair-wounds-near = następna rana jest ostatnia
lair-souls-short = { $left ->
        [0] ostatnia runda
       *[other] jeszcze { $left }
    }
lair-wounds-short = ostatnia
lair-hand-said = na ręce: komnaty { $rooms }, czary { $spells }
lair-acts = działa teraz
lair-next = następna kolej
lair-done = po ruchu
lair-open = Otwórz to podziemie: { $player }
lair-back = Wróć do swojego podziemia
lair-queue = numer { $number } przy wejściu
lair-deck-rooms = komnaty
lair-deck-spells = czary
lair-deck-heroes = herosi
lair-deck-epic_heroes = epiccy
lair-deck-discard = odrzuty
lair-phases = Fazy rundy
lair-order = Kolejność: { $players }

## Wykładane karty i zapowiedzi

lair-choose-one = Wybierz jedną
lair-souls-of = Dusze: { $player }
lair-discard = Karty odrzucone, ostatnia na początku
lair-stack = Jedna na drugiej, od najniższej
lair-empty = Jeszcze nic tu nie ma.
lair-close = Zamknij
lair-chain = Zapowiedziane; ostatnie dzieje się pierwsze
lair-cancelled = anulowane

## Co już wybrano

lair-step-build = { $card }: wybierz miejsce budowy.
lair-step-aim = { $card }: wybierz cel.
lair-step-do = { $card }: zatwierdź albo cofnij.

## Zaskakujące zasady, wyjaśniane raz

surprise-tie = Ten bohater nie idzie do nikogo
    .about = W dwóch lochach jest tyle samo jego skarbów albo nie ma ich nikt. Bohater zostaje w mieście i w każdej rundzie wybiera od nowa.
surprise-epic = Bohater epicki
    .about = Dużo twardszy od innych. Za zabicie go są dwie dusze, za przepuszczenie dwie rany.
surprise-wound = To była rana
    .about = Bohater minął wszystkie twoje komnaty i dotarł do bossa. Kto ma na koniec rundy pięć ran, odpada.
surprise-cancelled = Anulowane
    .about = Anulowany czar liczy się jako niezagrany. Nic nie robi, a karta trafia na stos kart odrzuconych.
