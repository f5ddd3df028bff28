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
lair-hero-about = Idzie po skarby swojej klasy tam, gdzie jest ich najwięcej. Zabity daje { $souls ->
        [one] 1 duszę
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }, a gdy dotrze do bossa, zadaje { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }.
lair-phase = { $phase ->
        [build] budowa
        [adventure] przygoda
       *[both] obie fazy
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
lair-dark = mroczny
lair-star = gwiazda
lair-hero-worth = Zabity daje { $souls ->
        [one] 1 duszę
        [few] { $souls } dusze
       *[many] { $souls } dusz
    }, a gdy dotrze do bossa, zadaje { $wounds ->
        [one] 1 ranę
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }.
lair-silent = bez zdolności w tej rundzie
    .short = bez zdolności
lair-harmless = nie zadaje obrażeń w tej rundzie
    .short = bez obrażeń
lair-robbed = bez własnego skarbu w tej rundzie
    .short = bez skarbu
lair-welcome = kto wchodzi, dostaje +{ $health } zdrowia
    .short = +{ $health }
lair-hero-used = zdolność użyta w tej rundzie
lair-kept = nie da się go zwabić w tej rundzie
lair-skips = { $count ->
        [one] pomija następną komnatę
        [few] pomija { $count } następne komnaty
       *[many] pomija { $count } następnych komnat
    }
lair-barred = nie może wygrać w tej rundzie

## Przewidywanie

lair-dies-here = ginie tutaj
lair-through = przechodzi: { $wounds ->
        [one] 1 rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }
lair-levels-up = boss awansuje
lair-no-change = Los żadnego bohatera się nie zmieni.
lair-turns = co by zmieniło: { $changes }
lair-waits = czeka
lair-stays = zostaje w mieście
lair-shared = po równo

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
lair-wounds-many = { $wounds ->
        [one] { $wounds } rana
        [few] { $wounds } rany
       *[many] { $wounds } ran
    }
lair-souls-near = { $left ->
        [0] dziesięć dusz: runda toczy się do końca (BM-005)
        [one] brakuje 1 duszy
       *[other] brakuje { $left } dusz
    }
lair-wounds-near = { $left ->
        [0] pięć ran: runda toczy się do końca (BM-005)
       *[other] następna rana jest ostatnia
    }
lair-souls-short = { $left ->
        [0] ostatnia runda
       *[other] jeszcze { $left }
    }
lair-wounds-short = { $left ->
        [0] ostatnia runda
       *[other] jeszcze 1
    }
lair-hand-said = na ręce: komnaty { $rooms }, czary { $spells }
lair-acts = działa teraz
lair-next = następna kolej
lair-done = po ruchu
lair-open = Otwórz to podziemie: { $player }
lair-back = Wróć do swojego podziemia
lair-queue = numer { $number } przy wejściu
lair-to-act = jeszcze przed ruchem
lair-news = coś się tu zmieniło
lair-gate-full = Brama: wszystkie pięć miejsc jest zajętych
lair-otherwise = Jeśli nikt nie anuluje: { $text }
lair-deck-rooms = komnaty
lair-deck-spells = czary
lair-deck-heroes = bohaterowie
lair-deck-epic_heroes = epiccy
lair-deck-discard = odrzucone
lair-phases = Fazy rundy
lair-order = Kolejność graczy

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
lair-step-box = { $card }: wybierz działanie.
lair-step-treasure = { $card }: wybierz skarb.
lair-step-second = { $card }: wybierz drugą komnatę.
lair-choose-box = Wybierz jedną część czaru
lair-choose-treasure = Wybierz skarb
lair-box = Część { $number }

## Przy stole

lair-not-offered = Tego nie ma wśród rzeczy, które możesz teraz zrobić.
lair-waits-bosses = { $player } wybiera bossa.
lair-waits-mulligan = { $player } decyduje, czy dobrać nową rękę.
lair-waits-classic = { $player } wybiera, co odrzucić.
lair-waits-first_room = { $player } wybiera pierwszą komnatę.
lair-waits-start = { $player } decyduje, co dobrać.
lair-waits-build = { $player } decyduje, co zbudować.
lair-waits-reveal = { $player } decyduje o nowej komnacie.
lair-waits-adventure = { $player } decyduje o karcie w fazie przygody.
lair-loses-build = { $count ->
        [one] Możesz jeszcze zbudować komnatę w tej rundzie: { $cards }.
        [few] Możesz jeszcze zbudować jedną z { $count } komnat w tej rundzie: { $cards }.
       *[many] Możesz jeszcze zbudować jedną z { $count } komnat w tej rundzie: { $cards }.
    }

## Zaskakujące zasady, wyjaśniane raz

surprise-tie = { $card }: do nikogo nie idzie
    .about = W dwóch lochach jest tyle samo jego skarbów albo nie ma ich nikt. Bohater zostaje w mieście i w każdej rundzie wybiera od nowa.
surprise-epic = { $card }: bohater epicki
    .about = Dużo twardszy od innych. Za zabicie go są dwie dusze, za przepuszczenie dwie rany.
surprise-wound = { $card }: to była rana
    .about = Bohater minął wszystkie twoje komnaty i dotarł do bossa. Kto ma na koniec rundy pięć ran, odpada.
surprise-cancelled = { $card }: czar anulowany
    .about = Anulowany czar liczy się jako niezagrany. Nic nie robi, a karta trafia na stos kart odrzuconych.

## Koniec gry i skróty tego, co się stało

lair-won = wygrywa
lair-hand-of = Ręka: { $player }
lair-pile = { $deck }, najpierw następna karta
lair-pile-rooms = talia komnat
lair-pile-spells = talia czarów
lair-pile-heroes = talia bohaterów
lair-pile-epic_heroes = talia epickich bohaterów
sum-line = { $player }: { $deeds }.
sum-built = zbudowano: { $cards }
sum-cast = zagrano: { $cards }
sum-used = użyto: { $cards }
sum-lost = stracono: { $cards }
sum-lured = zwabieni bohaterowie: { $count }
sum-souls = dusze: { $count }
sum-wounds = rany: { $count }
sum-came = Nowi w mieście: { $cards }.
story-whole = { $rounds ->
        [one] { $rounds } runda.
        [few] { $rounds } rundy.
       *[many] { $rounds } rund.
    } Bohaterowie zabici: { $dead }, przepuszczeni: { $through }. Zagrane czary: { $spells }.
story-wound = Runda { $round }: pierwszą ranę { $who ->
        [you] dostajesz ty
       *[other] dostaje { $player }
    } ({ $hero }).
story-biggest = Największa runda to { $round }: { $who ->
        [you] zdobywasz
       *[other] { $player } zdobywa
    } { $souls ->
        [one] { $souls } duszę.
        [few] { $souls } dusze.
       *[many] { $souls } dusz.
    }
story-lead = Od rundy { $round } { $who ->
        [you] prowadzisz ty.
       *[other] prowadzi { $player }.
    }
story-blow = Ostatni cios, runda { $round }: { $end ->
        [died] { $who ->
            [you] w twoim podziemiu ginie { $hero }.
           *[other] w podziemiu ({ $player }) ginie { $hero }.
        }
       *[survived] { $who ->
            [you] { $hero } dociera do twojego bossa.
           *[other] { $hero } dociera do bossa ({ $player }).
        }
    }

## Monety, minibossowie i przedmioty

lair-kind-miniboss = Miniboss
lair-kind-item = { $fits ->
        [universal] Przedmiot · każdy
       *[other] Przedmiot · { $treasure }
    }
lair-special = wyjątkowy
lair-level = { $level ->
        [0] jeszcze nieopłacony
       *[other] poziom { $level } z 3
    }
lair-coins = Monety
lair-coins-said = { $count ->
        [one] { $count } moneta
        [few] { $count } monety
       *[many] { $count } monet
    }
lair-coins-on = { $count ->
        [one] leży na niej { $count } moneta
        [few] leżą na niej { $count } monety
       *[many] leży na niej { $count } monet
    }
lair-tokens-on = { $count ->
        [one] leży na niej { $count } żeton +1
        [few] leżą na niej { $count } żetony +1
       *[many] leży na niej { $count } żetonów +1
    }
lair-sell = sprzedaj kartę za monetę
    .short = sprzedaj
lair-promote = Awansuj
lair-take-back = Na rękę
lair-item-waits = czeka w mieście na bohatera
lair-item-fresh = można użyć od następnej rundy
lair-item-said = przedmiot: { $card }
lair-items-down = { $count ->
        [one] { $count } zakryty przedmiot
        [few] { $count } zakryte przedmioty
       *[many] { $count } zakrytych przedmiotów
    }
lair-items-of = Zakryte przedmioty: { $player }
lair-items-town = Przedmioty w mieście
lair-items-left = Przedmioty w talii: { $count }.
lair-carries = niesie: { $card }
lair-top-room = Znasz następną kartę komnaty: { $card }.
lair-foreseen = Bohaterowie, których widzisz w taliach: { $cards }.
lair-doubled = w tej rundzie obrażenia × { $times }
    .short = × { $times }
lair-deck-items = sprzęty
lair-pile-items = talia przedmiotów
lair-step-build-or-sell = { $card }: wybierz, gdzie ją zbudować, albo sprzedaj kartę za monetę.
lair-step-sell = { $card }: połóż przy swoich monetach, żeby sprzedać.
lair-step-promote = { $card }: zapłać monetę za następny poziom albo zostaw.
lair-step-back = { $card }: weź z powrotem na rękę albo zostaw.
sum-minibosses = minibossowie: { $cards }
sum-items = przedmioty: { $cards }
surprise-miniboss = { $card }: wprowadza się miniboss
    .about = Nie jest komnatą, ale wzmacnia tę, która na nim leży. Moneta na rundę daje mu następny poziom; trzeciego używa się jak czaru, a potem zaczyna od nowa.
surprise-item = { $card }: ktoś to niesie
    .about = Dopóki bohater to ma, pomaga bohaterowi. Kto zabije bohatera, może dać przedmiot bossowi i użyć go raz, od następnej rundy.

## Dlaczego stołu nie da się rozłożyć

refused-players-BM-146 = Opcja { $option }: w tych pudełkach jest mniej bossów niż miejsc.
refused-players-BM-149 = Opcja { $option }: w tych pudełkach jest za mało kart komnat albo czarów dla tylu graczy.
refused-players-BM-243 = Opcja { $option }: w tych pudełkach jest za mało bossów, żeby rozdać każdemu po dwóch.
refused-players-BM-261 = Opcja { $option }: w pięcioro i w sześcioro to zestawienie gra się tylko razem z Twardym Lądowaniem.
refused-selling-BM-129 = Opcja { $option }: potrzebne jest pudełko z monetami (Powstanie Minibossów albo Krypta Złoczyńców) i zestaw podstawowy bez nich.

## Czytanie karty

table-term-ordinary = zwykła
    .about = Kładzie się ją na następnym wolnym miejscu albo na dowolnej komnacie.
table-term-advanced = zaawansowana
    .about = Kładzie się ją na komnacie, z którą ma wspólny skarb.
table-term-monster = potwór
    .about = Niektóre karty wzmacniają lub liczą tylko komnaty potworów.
table-term-trap = pułapka
    .about = Niektóre karty wzmacniają lub liczą tylko pułapki.
table-term-spell-build = budowa
    .about = Można rzucić w fazie budowy.
table-term-spell-adventure = przygoda
    .about = Można rzucić w fazie przygody.
table-term-spell-both = obie fazy
    .about = Można rzucić w fazie budowy i w fazie przygody.
table-term-level-up = awans
    .about = Zdarza się raz, gdy pięć komnat podziemi leży odkrytych.
table-term-epic = epicki bohater
    .about = Przychodzi, gdy zabraknie zwykłych bohaterów; wart dwie dusze albo dwie rany.
table-term-miniboss = miniboss
    .about = Leży pod komnatą i ją wzmacnia; każda moneta daje mu następny poziom, aż do trzeciego.
table-term-item = przedmiot
    .about = Pomaga bohaterowi, który go niesie; odebrany może raz posłużyć bossowi.
table-term-portable = przenośna
    .about = W fazie budowy można ją wziąć z powrotem na rękę i zbudować znowu.
table-term-hero = bohater
    .about = Idzie tam, gdzie jest najwięcej jego skarbu; przy remisie zostaje w mieście.
table-term-treasure = skarb
    .about = Wabi bohaterów tej klasy. Skarb bossa też się liczy.
table-term-once = raz na rundę
    .about = Działa znowu, gdy zacznie się następna runda.
table-term-dark = mroczny bohater
    .about = Zwykły bohater, którego zdolności mogą użyć przeciwnicy właściciela lochu.
table-term-hybrid = bohater hybrydowy
    .about = Ma dwa skarby: wabią go oba razem.
table-now-room = { $who ->
        [you] komnata { $place } w twoich podziemiach
       *[other] komnata { $place } w podziemiach gracza { $player }
    }
page-figure = { $name ->
        [damage] Obrażenia
        [hp] Zdrowie
       *[xp] PD
    }
