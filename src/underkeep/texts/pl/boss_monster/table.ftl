### Boss Monster przy stole: fazy, opcje, pytania, wydarzenia, odmowy, prognozy, ustawienia.
###
### $who to `you`, gdy chodzi o czytającego, w innym razie `other`; $player to wtedy imię. $known to `yes`, gdy czytający
### może wiedzieć, o które karty chodzi. Nazw kart i graczy nie odmieniamy.

game-boss_monster = Boss Monster
    .about = Wykop loch, wystaw skarby na przynętę, zatrzymaj dusze.

## Fazy

phase-bosses = wybór bossów
phase-mulligan = początkowe ręce
phase-classic = odrzucanie na start
phase-first_room = pierwsze komnaty
phase-start = początek
phase-build = budowa
    .short = budowa
phase-reveal = odkrycie
phase-bait = wabienie
    .short = wabienie
phase-adventure = przygody
phase-end = koniec
phase-over = koniec gry

## Co leży na stole

board-town = Miasto
board-entrance = wejście
board-hand = Ręka
board-souls = dusze
board-wounds = rany
board-xp = PD
board-free = wolne miejsce
board-hidden = zakryta
board-asleep = śpi
board-used = użyta
board-coins = { $count ->
        [one] 1 moneta
        [few] { $count } monety
       *[other] { $count } monet
    }
board-levelled = po awansie
board-closed = nikt nie wchodzi
board-out = poza grą
board-nobody = nikogo
board-empty = pusto
board-advanced = zaawansowana
board-portable = przenośna
board-stack = { $count ->
        [one] 1 komnata pod spodem
        [few] { $count } komnaty pod spodem
       *[other] { $count } komnat pod spodem
    }
board-line = { $player }, { $boss }, { $xp } PD: dusze { $souls } z 10, rany { $wounds }{ $limit ->
        [none] {""}
       *[five] {" "}z 5
    }, na ręce komnaty: { $rooms }, czary: { $spells }.
board-round-short = runda { $round }
board-round = Runda { $round }, faza: { $phase }.
board-heroes-in-town = W mieście: { $heroes }.
board-walking = W lochu ({ $who ->
        [you] twoim
       *[other] { $player }
    }): { $hero }, komnata { $place }.
board-discarded = Stos kart odrzuconych, od ostatniej: { $cards }.
board-at-entrance = Przy wejściu: { $heroes }.
board-dungeon = Komnaty od wejścia: { $rooms }.
board-no-rooms = Jeszcze bez komnat.
board-known-hand = { $who ->
        [you] Twoja ręka: { $cards }.
       *[other] Ręka: { $cards }.
    }
board-decks = Zostało kart: komnaty { $rooms }, czary { $spells }, bohaterowie { $heroes }, epiccy { $epic }, odrzucone { $discard }.
board-room = { $place }. { $card } ({ $facts })
board-room-hidden = { $place }. zakryta karta
board-hero = { $hero } ({ $class }, zdrowie { $health })
board-damage = obrażenia { $damage }

## Rodzaje kart

card-type-spell = czar
card-type-boss = boss
card-type-hero = bohater
card-type-miniboss = miniboss
card-kind-monster = komnata potworów
card-kind-trap = komnata-pułapka
card-phase-build = faza budowy
card-phase-adventure = faza przygód
card-phase-both = faza budowy i przygód
card-epic = epicki
card-level-up = Awans: { $text }
card-copies = { $count ->
        [one] 1 karta w { $set }
        [few] { $count } karty w { $set }
       *[other] { $count } kart w { $set }
    }
treasure-cleric = kapłan
    .letter = K
treasure-fighter = wojownik
    .letter = W
treasure-mage = mag
    .letter = M
treasure-thief = złodziej
    .letter = Z
treasure-explorer = odkrywca
    .letter = O
treasure-special = głupiec
    .letter = ?

## Opcje

option-build = { $place ->
        [new] Zbuduj nową komnatę: { $card }
       *[other] Zbuduj na komnacie { $place }: { $card }
    }
option-cast = Zagraj czar: { $card } { $aim }
option-use = { $place ->
        [none] Użyj: { $card } { $aim }
       *[other] Użyj komnaty { $place }: { $card } { $aim }
    }
option-play = Odrzuć, by użyć: { $card } { $aim }
option-promote = Awansuj za 1 monetę na poziom { $level }: { $card } (komnata { $place })
option-sell = Sprzedaj: { $card } (odrzuć za 1 monetę)
option-show = Pokaż: { $card }
option-take = Weź: { $card }
option-discard = Odrzuć: { $card }
option-give = Oddaj: { $card }
option-lay = Połóż: { $card }
option-boss = Zagraj jako { $card }
option-room = Komnata { $aim }: { $card }
option-player = Wybierz: { $seat } ({ $card })
option-pass = Pas
    .build = Nic więcej nie buduj, pas
    .first_room = Zacznij bez komnaty
    .act = Pas: niech idą
    .answer = Niech się dzieje
    .cancel = Niech czar zadziała
    .machinations = Nie dobieraj
    .pay = Nie płać: zostaje anulowany
option-yes = Tak
option-no = Nie
option-take_back = Zabierz na rękę: { $card } (komnata { $place })
option-type-room = Karta komnaty
option-type-spell = Czar
option-treasure-cleric = Skarb kapłana
option-treasure-fighter = Skarb wojownika
option-treasure-mage = Skarb maga
option-treasure-thief = Skarb złodzieja
option-treasure-explorer = Skarb odkrywcy
option-type-coins = Monety
option-draw-room = Dobierz kartę komnaty
option-draw-spell = Dobierz czar
option-discard-spell = Odrzuć czar
option-pay = Zapłać monety: { $count }

group-build = Zbuduj
group-cast = Czar
group-use = Użyj
group-take = Weź
group-discard = Odrzuć
group-give = Oddaj
group-lay = Połóż
group-play = Zagraj
group-take_back = Zabierz na rękę
group-promote = Awansuj
group-sell = Sprzedaj
group-show = Pokaż
group-boss = Boss
group-room = Komnata
group-player = Gracz
label-cast = zagraj
label-use = użyj
label-play = odrzuć ją
label-promote = poziom { $level } za 1 monetę
place-new = nowa komnata
place-on = na { $place } { $card }
aim-room = { $who ->
        [you] twoja komnata { $place }, { $card }
       *[other] { $player }, komnata { $place }, { $card }
    }
aim-place = { $who ->
        [you] twoja komnata { $place }
       *[other] { $player }, komnata { $place }
    }
aim-hero = { $hero }
aim-card = { $card }
aim-second = druga część
aim-more = +1 do obrażeń
aim-less = -1 do obrażeń
aim-soul = { $hero } ({ $player })

## Pytania

kind-boss = Który z tych dwóch bossów ma być twój?
kind-mulligan = Masz jednostronną rękę. Wtasować ją i dobrać nową?
kind-first_room = Połóż pierwszą komnatę albo zacznij bez niej.
kind-build = Twoja budowa: połóż komnatę albo najpierw zrób coś innego.
    .turn = Faza budowy, { $who ->
        [you] twoja kolej
       *[other] kolej: { $player }
    }. Użyj czaru lub komnaty albo spasuj.
    .card = { $card }: możesz budować. Co i gdzie?
kind-act = Faza przygód, { $who ->
        [you] twoja kolej
       *[other] kolej: { $player }
    }. Użyj czaru lub komnaty albo spasuj.
    .hero = { $hero }: komnata { $place } ({ $who ->
        [you] twój loch
       *[other] { $player }
    }), zdrowie { $health }. Zrób coś albo spasuj.
kind-answer = { $player }: { $card }{ $aim }. Chcesz zadziałać, zanim to nastąpi?
kind-cancel = { $player } zagrywa czar: { $card }{ $aim }. Anulować?
kind-may = { $card }: chcesz z tego skorzystać?
kind-room = { $card }: wybierz komnatę.
    .robobo = { $card }: wybierz jedną ze swoich komnat. Zostanie zniszczona.
    .centipede_tunnel = { $card }: dwie komnaty jednego lochu zamienią się miejscami. Wybierz jedną z nich.
    .alien_excavator = { $card }: wybierz jedną ze swoich komnat. Na wierzch trafi komnata, która jest tam zakryta.
    .mando = { $card }: wybierz komnatę tego lochu. Na wierzch trafi komnata, która jest tam zakryta.
kind-player = { $card }: wybierz gracza.
    .specters_sanctum = { $card }: wybierz, kto odrzuci losowy czar.
    .succubus_spa = { $card }: wybierz, z czyjej ręki weźmiesz losową kartę.
    .draculord = { $card }: wybierz, czyją rękę obejrzysz. Weźmiesz z niej jedną kartę.
    .klonos = { $card }: wybierz, czyjego bossa kopiujesz. Od teraz masz jego awans.
    .the_kingkiller = { $card }: wybierz, kto odrzuci dwie losowe karty.
kind-take = { $card }: wybierz, co bierzesz.
    .dark_altar = { $card }: wybierz kartę ze stosu kart odrzuconych. Trafi na twoją rękę.
    .open_grave = { $card }: wybierz komnatę ze stosu kart odrzuconych. Trafi na twoją rękę.
    .dracolich_lair = { $card }: wybierz komnatę ze stosu kart odrzuconych. Trafi na twoją rękę.
    .monstrous_monument = { $card }: wybierz komnatę potworów ze stosu kart odrzuconych. Trafi na twoją rękę.
    .vampire_bordello = { $card }: wybierz ranę, którą leczysz. Ten bohater będzie się liczyć jako dusze.
    .mimic_vault = { $card }: wybierz zwykłego bohatera z miasta. Stanie przy twoim wejściu.
    .draculord = { $card }: wybierz kartę z tej ręki. Trafi na twoją.
    .xyzax = { $card }: wybierz kartę ze stosu kart odrzuconych, w sumie dwie. Trafi na twoją rękę.
    .king_croak = { $card }: wybierz zaawansowaną komnatę potworów. Weźmiesz ją i możesz od razu zbudować.
    .cleopatra = { $card }: wybierz zaawansowaną komnatę-pułapkę. Weźmiesz ją i możesz od razu zbudować.
    .seducia = { $card }: wybierz bohatera z miasta lub z talii. Stanie przy twoim wejściu.
    .gorgona = { $card }: wybierz bohatera w mieście. Zginie i będzie się liczyć dla ciebie.
    .alien_excavator = { $card }: wybierz zakrytą komnatę, która trafi na wierzch.
    .mando = { $card }: wybierz zakrytą komnatę, która trafi na wierzch.
    .crash_site = { $card }: wybierz zaawansowaną komnatę ze stosu kart odrzuconych. Trafi na twoją rękę.
    .darkling_lair = { $card }: wybierz bohatera w twoim lochu lub przy wejściu. Otrzyma 3 obrażenia.
kind-discard = { $card }: wybierz, co odrzucasz.
    .classic = Początkowa ręka: wybierz kartę, którą odrzucasz, w sumie dwie.
    .dracolich_lair = { $card }: płacisz dwiema kartami komnat. Wybierz z ręki jedną do odrzucenia.
    .witchs_kitchen = { $card }: płacisz kartą komnaty potworów. Wybierz z ręki jedną do odrzucenia.
    .dark_laboratory = { $card }: wybierz z ręki czar, który odrzucasz.
    .all_seeing_eye = { $card }: płacisz czarem. Wybierz z ręki jeden do odrzucenia.
    .cerebellus = { $card }: wybierz z ręki czar, który odrzucasz.
    .the_omega_42 = { $card }: płacisz kartą zaawansowanej komnaty. Wybierz z ręki jedną do odrzucenia.
kind-give = { $card }: wybierz kartę, którą oddasz.
kind-lay = { $card }: wybierz kartę, którą tam położysz.
kind-show = { $card }: wybierz minibossa, którego pokażesz, albo żadnego.
kind-type = { $card }: jaka to ma być karta?
    .succubus_spa = { $card }: wybierz, jaką losową kartę weźmiesz.
kind-treasure = { $card }: wybierz skarb.
kind-draw = { $card }: co dobierasz? Łącznie najwyżej trzy karty.
kind-machinations = W tej rundzie nie przybyło ci dusz. Co dobierasz?
kind-either = { $card }: które z dwojga?
kind-pay = { $card }: ile monet płacisz?

## Wydarzenia

event-boss_chosen = { $who ->
        [you] Grasz jako { $boss }.
       *[other] { $player } gra jako { $boss }.
    }
event-hand_changed = { $who ->
        [you] Wtasowujesz rękę i dobierasz nową.
       *[other] { $player } wtasowuje rękę i dobiera nową.
    }
event-round_began = Zaczyna się runda { $round }.
event-hero_came = Nowy bohater w mieście: { $hero }.
event-drew = { $known ->
        [yes] { $who ->
            [you] Dobierasz: { $cards }.
           *[other] { $player } dobiera: { $cards }.
        }
       *[no] { $deck ->
            [spells] { $player } dobiera { $count ->
                [one] czar
                [few] { $count } czary
               *[other] { $count } czarów
            }.
           *[other] { $player } dobiera { $count ->
                [one] kartę komnaty
                [few] { $count } karty komnat
               *[other] { $count } kart komnat
            }.
        }
    }
event-laid = { $who ->
        [you] Kładziesz zakrytą kartę na miejscu { $place }: { $card }.
       *[other] { $player } kładzie zakrytą kartę na miejscu { $place }.
    }
event-took_back = { $who ->
        [you] Na twoją rękę wraca: { $cards }.
       *[other] { $player } zabiera z powrotem { $count ->
            [one] 1 zakrytą kartę
            [few] { $count } zakryte karty
           *[other] { $count } zakrytych kart
        }.
    }
event-carried_off = { $who ->
        [you] Zabierasz na rękę komnatę { $place }: { $card }.
       *[other] { $player } zabiera na rękę komnatę { $place }: { $card }.
    }
event-revealed = { $who ->
        [you] Odkrywasz komnatę { $place }: { $card }.
       *[other] { $player } odkrywa komnatę { $place }: { $card }.
    }
event-built = { $who ->
        [you] Od razu budujesz komnatę { $place }: { $card }.
       *[other] { $player } od razu buduje komnatę { $place }: { $card }.
    }
event-levelled_up = { $who ->
        [you] Twój boss awansuje: { $boss }.
       *[other] { $player }: boss awansuje, { $boss }.
    }
event-declared = { $deed ->
        [cast] { $who ->
            [you] Zagrywasz czar: { $card }{ $aim }.
           *[other] { $player } zagrywa czar: { $card }{ $aim }.
        }
       *[use] { $who ->
            [you] Używasz komnaty: { $card }{ $aim }.
           *[other] { $player } używa komnaty: { $card }{ $aim }.
        }
    }
event-cancelled = Anulowano: { $card }.
event-fizzled = Zawodzi, celu już nie ma: { $card }.
event-resolved = Działa: { $card }.
event-triggered = { $who ->
        [you] Działa twoja komnata { $place }: { $card }.
       *[other] { $player }, działa komnata { $place }: { $card }.
    }
event-worked = Działa: { $card }.
event-discarded = { $who ->
        [you] Odrzucasz: { $cards }.
       *[other] { $player } odrzuca: { $cards }.
    }
event-fetched = { $who ->
        [you] Bierzesz
       *[other] { $player } bierze
    } { $from ->
        [discard] ze stosu kart odrzuconych
        [heroes] z talii bohaterów
        [epic_heroes] z talii epickich bohaterów
       *[rooms] z talii komnat
    }: { $card }.
event-searched = { $who ->
        [you] Przeszukujesz
       *[other] { $player } przeszukuje
    } { $deck ->
        [heroes] talię bohaterów
        [epic_heroes] talię epickich bohaterów
       *[rooms] talię komnat
    }; potem się ją tasuje.
event-shuffled = { $deck ->
        [spells] Nowa talia czarów ze stosu kart odrzuconych, kart: { $count }.
       *[rooms] Nowa talia komnat ze stosu kart odrzuconych, kart: { $count }.
    }
event-looked = { $who ->
        [you] Oglądasz rękę ({ $victim }): { $cards }.
       *[other] { $whom ->
            [you] { $player } ogląda twoją rękę.
           *[other] { $player } ogląda rękę: { $victim }.
        }
    }
event-peeked = { $who ->
        [you] Na wierzchu { $deck ->
            [heroes] talii bohaterów
            [epic_heroes] talii epickich bohaterów
           *[rooms] talii komnat
        } leży: { $cards }.
       *[other] { $player } ogląda wierzchnią kartę { $deck ->
            [heroes] talii bohaterów
            [epic_heroes] talii epickich bohaterów
           *[rooms] talii komnat
        }.
    }
event-rolled = { $card }: na kości wypada { $number }.
event-stole = { $who ->
        [you] Zabierasz z ręki ({ $victim }): { $card }.
       *[other] { $whom ->
            [you] { $player } zabiera z twojej ręki: { $card }.
           *[other] { $type ->
                [spell] { $player } zabiera czar z ręki: { $victim }.
               *[room] { $player } zabiera kartę komnaty z ręki: { $victim }.
            }
        }
    }
event-destroyed = { $who ->
        [you] Twoja komnata { $place } jest zniszczona: { $card }.
       *[other] { $player }, komnata { $place } jest zniszczona: { $card }.
    }
event-uncovered = { $who ->
        [you] W twojej komnacie { $place } jest znowu: { $card }.
       *[other] { $player }, w komnacie { $place } jest znowu: { $card }.
    }
event-deactivated = { $who ->
        [you] Twoja komnata { $place } śpi do końca rundy: { $card }.
       *[other] { $player }, komnata { $place } śpi do końca rundy: { $card }.
    }
event-reactivated = { $who ->
        [you] Twoja komnata { $place } znów nie śpi: { $card }.
       *[other] { $player }, komnata { $place } znów nie śpi: { $card }.
    }
event-strengthened = { $who ->
        [you] Twoja komnata { $place } ma do końca rundy +{ $damage } do obrażeń: { $card }.
       *[other] { $player }, komnata { $place } ma do końca rundy +{ $damage } do obrażeń: { $card }.
    }
event-weakened = { $who ->
        [you] Twoja komnata { $place } ma do końca rundy -{ $damage } do obrażeń: { $card }.
       *[other] { $player }, komnata { $place } ma do końca rundy -{ $damage } do obrażeń: { $card }.
    }
event-unearthed = { $who ->
        [you] W twojej komnacie { $place } wychodzi na wierzch: { $card }.
       *[other] { $player }, w komnacie { $place } wychodzi na wierzch: { $card }.
    }
event-tokens = { $who ->
        [you] Twoja komnata { $place }, { $card }: żetony +1: { $total }.
       *[other] { $player }, komnata { $place }, { $card }: żetony +1: { $total }.
    }
event-raised = { $who ->
        [you] Twoja komnata { $place } ma na stałe +{ $damage } do obrażeń: { $card }.
       *[other] { $player }, komnata { $place } ma na stałe +{ $damage } do obrażeń: { $card }.
    }
event-swapped = { $who ->
        [you] Twoje komnaty { $first } i { $second } zamieniają się miejscami.
       *[other] { $player }: komnaty { $first } i { $second } zamieniają się miejscami.
    }
event-got_coins = { $who ->
        [you] Zdobywasz monety: { $count }.
       *[other] { $player } zdobywa monety: { $count }.
    }
event-paid_coins = { $who ->
        [you] Płacisz monetami: { $count }.
       *[other] { $player } płaci monetami: { $count }.
    }
event-gave_coins = { $who ->
        [you] Oddajesz monety: { $count }. Dostaje je { $victim }.
       *[other] { $whom ->
            [you] { $player } oddaje ci monety: { $count }.
           *[other] { $player } oddaje monety: { $count }. Dostaje je { $victim }.
        }
    }
event-put_coins = { $who ->
        [you] Kładziesz monety na swojej komnacie { $place }, { $card }: { $count }.
       *[other] { $player } kładzie monety na komnacie { $place }, { $card }: { $count }.
    }
event-swapped_hoards = { $who ->
        [you] Zamieniasz skarbce: twój i gracza { $victim }.
       *[other] { $whom ->
            [you] { $player } zamienia się z tobą skarbcem.
           *[other] Zamiana skarbców: { $player } i { $victim }.
        }
    }
event-attached = { $who ->
        [you] W twojej komnacie { $place } służy odtąd { $card }.
       *[other] { $player }: w komnacie { $place } służy odtąd { $card }.
    }
event-promoted = { $who ->
        [you] Awansujesz minibossa w komnacie { $place } na poziom { $level }: { $card }.
       *[other] { $player } awansuje minibossa w komnacie { $place } na poziom { $level }: { $card }.
    }
event-dismissed = Miniboss trafia na stos kart odrzuconych: { $card }.
event-called_home = { $who ->
        [you] Wraca na twoją rękę: { $card }.
       *[other] Wraca na rękę, { $player }: { $card }.
    }
event-lured = { $who ->
        [you] Wabisz do siebie: { $hero }.
       *[other] { $player } wabi do siebie: { $hero }.
    }
event-stayed = W mieście zostaje: { $hero }.
event-sent = { $to ->
        [town] Do miasta wraca: { $hero }.
       *[dungeon] { $who ->
            [you] Przy twoim wejściu staje: { $hero }.
           *[other] Przy wejściu ({ $player }) staje: { $hero }.
        }
    }
event-entered = { $who ->
        [you] { $hero }, twoja komnata { $place }: { $damage ->
            [0] bez obrażeń
           *[other] −{ $damage }
        }, zdrowie { $health }.
       *[other] { $hero }, komnata { $place } ({ $player }): { $damage ->
            [0] bez obrażeń
           *[other] −{ $damage }
        }, zdrowie { $health }.
    }
event-hurt = { $hero }: jeszcze −{ $damage }, zdrowie { $health }.
event-fortified = { $hero }: +{ $health } do zdrowia do końca rundy.
event-died = { $place ->
        [0] { $who ->
            [you] Śmierć w mieście, na twoje konto: { $hero }. Dusze: +{ $souls }.
           *[other] Śmierć w mieście, na konto { $player }: { $hero }. Dusze: +{ $souls }.
        }
       *[other] { $who ->
            [you] Śmierć w twojej komnacie { $place }: { $hero }. Dusze: +{ $souls }.
           *[other] Śmierć w komnacie { $place } ({ $player }): { $hero }. Dusze: +{ $souls }.
        }
    }
event-survived = { $who ->
        [you] Do twojego bossa dociera: { $hero }. Rany: +{ $wounds }.
       *[other] Do bossa ({ $player }) dociera: { $hero }. Rany: +{ $wounds }.
    }
event-healed = { $who ->
        [you] Leczysz się. Odtąd liczy się jako dusze: { $hero }.
       *[other] { $player } leczy się. Odtąd liczy się jako dusze: { $hero }.
    }
event-sacrificed = { $who ->
        [you] Z twoich dusz wypada z gry: { $hero }.
       *[other] Z dusz ({ $player }) wypada z gry: { $hero }.
    }
event-removed = Z gry wypada: { $hero }.
event-dropped_out = { $who ->
        [you] Odpadasz z gry.
       *[other] { $player } odpada z gry.
    }
event-round_ended = Koniec rundy { $round }.
event-game_ended = { $who ->
        [you] Wygrywasz grę ({ $reason }).
       *[other] { $player } wygrywa grę ({ $reason }).
    }

## Odmowy

refusal-game-is-over = Gra skończona, niczego już nie można postanowić.
refusal-must-choose = Tu nie można spasować: wybierz jedną z opcji.
refusal-not-offered = „{ $notation }” nie ma wśród tego, co możesz teraz zrobić.
refusal-not-a-room = „{ $card }” to nie karta komnaty.
refusal-not-now-build = { $card } musi poczekać: komnaty budujesz w swojej kolejce w fazie budowy.
refusal-not-active = { $card } musi poczekać: teraz aktywny jest ktoś inny.
refusal-not-in-hand = Tej karty nie masz na ręce: { $card }.
refusal-building-forbidden = { $card } musi poczekać: w tej rundzie nikt już nie może budować.
refusal-already-built = { $card } musi poczekać: w tej rundzie budowa jest już za tobą.
refusal-no-such-place = Gdzie ma stanąć { $card }? Napisz „new” albo „on” i numer swojej komnaty.
refusal-cannot-build-there = W tym miejscu nie wolno budować: { $card }.
refusal-not-now-take-back = { $card } musi zostać: komnaty przenośne zabierasz w swojej turze fazy budowy.
refusal-not-portable = { $card } nie jest komnatą przenośną.
refusal-not-a-spell = „{ $card }” to nie czar.
refusal-not-now-declare = { $card } musi poczekać: w tej chwili niczego nie można zgłosić.
refusal-only-against-a-spell = { $card } to odpowiedź na czar, w chwili gdy zagrywa go inny gracz.
refusal-wrong-phase = { $card } należy do innej fazy; mówi o tym karta.
refusal-no-target = { $card } nie ma teraz celu.
refusal-no-such-room = W tym miejscu nie masz takiej komnaty: { $card }.
refusal-room-deactivated = { $card } śpi do końca rundy.
refusal-room-covered = { $card } leży pod zakrytą kartą.
refusal-not-from-hand = { $card } nic nie robi po odrzuceniu z ręki.
refusal-not-levelled-up = { $card } może to zrobić dopiero po awansie.
refusal-not-activated = { $card } działa samoczynnie, nie da się użyć tej komnaty na żądanie.
refusal-dark-for-opponents = { $card }: wzmacniają go tylko przeciwnicy właściciela lochu, i tylko w tym lochu albo przy jego wejściu.
refusal-once-per-round = { $card }: w tej rundzie ta komnata swoje już zrobiła.
refusal-cannot-pay-or-aim = { $card }: nie da się teraz za to zapłacić albo nie ma celu.
refusal-target-deactivated = { $card } nie może wskazać komnaty, która śpi.
refusal-target-covered = { $card } nie może wskazać komnaty pod zakrytą kartą.
refusal-wrong-target = { $card } nie może tego wskazać. Możliwe cele: { $targets }.
refusal-no-such-miniboss = Nie masz w grze takiego minibossa: { $card }.
refusal-nothing-to-promote = W tym miejscu nie ma minibossa do awansu.
refusal-cannot-promote = { $card } nie może teraz awansować.
refusal-level-too-low = { $card } może to zrobić dopiero od wyższego poziomu.
refusal-cannot-sell = Tej karty nie można teraz sprzedać: { $card }.

## Prognoza

fate-title = Co by się stało
fate-goes = { $who ->
        [you] idzie do ciebie
       *[other] idzie do lochu: { $player }
    }
fate-waits = { $who ->
        [you] stoi przy twoim wejściu
       *[other] stoi przy wejściu: { $player }
    }
fate-walks = { $who ->
        [you] jest w twoim lochu
       *[other] jest w lochu: { $player }
    }
fate-sent-to = { $who ->
        [you] trafia do twojego wejścia
       *[other] trafia do wejścia: { $player }
    }
fate-totals = { $treasure } { $totals }
fate-dies = ginie w komnacie { $place } ({ $sum } z { $health })
    .brief = ginie w komnacie { $place }
fate-through = przechodzi ze zdrowiem { $left }: { $wounds ->
        [one] 1 rana
        [few] { $wounds } rany
       *[other] { $wounds } ran
    }
fate-tie = zostaje w mieście, jest remis
fate-nobody = zostaje w mieście, nikt nie ma tego skarbu
fate-sent = wraca do miasta
fate-killed = ginie w mieście
fate-removed = wypada z gry
fate-later = w następnej rundzie
fate-uncertain = o ile wiadomo
legend-health = zdrowie bohatera
legend-soul = dusza; numer to komnata, w której bohater by zginął
legend-wound = rana; numer mówi, ile by kosztował bohater
legend-beneath = komnaty pod spodem
legend-goes = dokąd bohater by poszedł; w nawiasie: w następnej rundzie
legend-room = komnata 2 na miejscu 1
legend-town = bohaterowie jeszcze w taliach: zwykli + epiccy
legend-hand = karty na ręce: komnaty + czary
race-line = Skarby według miejsc, { $treasure }: { $totals } ({ $leader })
fate-short-tie = remis
fate-short-nobody = zostaje
fate-short-sent = wraca
fate-short-killed = ginie
fate-short-removed = wypada
fate-short-dies = ginie
fate-none = Nie ma żadnych bohaterów.

## Ustawienia

setting-players = Gracze
    .about = Ile osób siada do stołu.
setting-sets = Pudełka
    .about = Które pudełka mieszamy; jedno z nich musi być zestawem podstawowym.
setting-heroes = Bohaterowie
    .about = Z którego pudełka bohaterowie przychodzą do miasta.
setting-variants = Warianty
    .about = Zasady domowe, w dowolnej liczbie.
setting-bosses = Bossowie
    .about = Ustalony boss dla każdego miejsca zamiast losowego.
setting-seeded_discard = Karty odrzucone na start
    .about = Czy na stosie kart odrzuconych od początku leżą karty.
setting-selling = Sprzedaż kart komnat
    .about = Przy monetach i mieszance zestawów: czy raz w rundzie można odrzucić kartę komnaty za monetę.
value-players-2 = Dwoje
    .about = W każdej rundzie do miasta przychodzi dwóch bohaterów.
value-players-3 = Troje
    .about = W każdej rundzie do miasta przychodzi trzech bohaterów.
value-players-4 = Czworo
    .about = W każdej rundzie do miasta przychodzi czterech bohaterów i grają wszyscy.
value-sets-BMR = Boss Monster
    .about = Gra podstawowa: 8 bossów, 75 komnat i 31 czarów.
value-sets-TNL = Następny Poziom
    .about = Samodzielny zestaw podstawowy albo druga połowa gry: 12 bossów, których awans często działa do końca, 75 komnat, 31 czarów, bohaterowie mroczni i hybrydowi.
value-sets-RMB = Powstanie Minibossów
    .about = Samodzielny zestaw podstawowy albo druga połowa gry: monety, 10 minibossów rosnących w siłę w twoich komnatach, 12 bossów, 72 komnaty, 30 czarów.
value-sets-VOV = Krypta Złoczyńców
    .about = Dodatek: monety, 10 minibossów, 40 komnat, 9 czarów i 5 bossów, niektóre karty ze skarbem odkrywcy.
value-sets-DBM = Papier i Piksele
    .about = Mały dodatek: 3 bossów, 8 komnat z żetonami +1, 2 czary, kości i Księżniczka.
value-sets-POP = Portable Power
    .about = Mały dodatek: 10 komnat, które można zabrać na rękę, i ich boss.
value-sets-LST = Lost Levels
    .about = Mały dodatek: 4 komnaty i 1 boss z poziomów, które nigdy nie powstały.
value-heroes-BMR = Boss Monster
    .about = 25 zwykłych i 16 epickich bohaterów z gry podstawowej.
value-heroes-TNL = Następny Poziom
    .about = 25 zwykłych i 17 epickich bohaterów; mrocznych mogą wzmacniać przeciwnicy, hybrydowi mają dwa skarby.
value-heroes-RMB = Powstanie Minibossów
    .about = 25 zwykłych i 17 epickich bohaterów z zestawu z monetami.
value-variants-classic = Tryb klasyczny
    .about = Z siedmiu początkowych kart każdy gracz odrzuca dwie wybrane.
value-variants-hard = Tryb trudny
    .about = Zwykli bohaterowie ze zdrowiem 4 zostają w domu.
value-variants-choose_boss = Wybieram ciebie
    .about = Każdy gracz dostaje dwóch bossów i zatrzymuje jednego.
value-variants-machinations = Knowania
    .about = Kto w rundzie nie zdobył żadnej duszy, może na jej koniec dobrać kartę.
value-variants-immortal = Nieskończone życia
    .about = Pięć ran nikogo nie usuwa z gry; gramy, aż skończą się bohaterowie.
value-seeded_discard-true = Z kartami
    .about = Na stosie kart odrzuconych od początku leżą cztery komnaty i dwa czary.
value-seeded_discard-false = Pusty
    .about = Na początku stos kart odrzuconych jest pusty.
value-selling-true = Dozwolona
    .about = Raz w rundzie, w swojej fazie budowy, możesz odrzucić kartę komnaty za monetę.
value-selling-false = Niedozwolona
    .about = Monety dają tylko karty.
