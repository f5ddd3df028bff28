### Keep the Heroes Out!: jak się co nazywa. Nazwy kart i klanów stoją obok ich tekstów.
###
### Inne komunikaty wstawiają te do swoich zdań: $room, $from i $to to komnaty, $class to klasa bohaterów, $clan mówi, czyj
### to potwór, $goods to to, co można przenosić. Co nie ma tu nazwy, mówi się tak, jak przyszło.

game-keep_the_heroes_out = Keep the Heroes Out!
    .about = Znowu się włamali. Brońcie skarbca razem.

## Komnaty

keep-room = { $room ->
        [vault] Skarbiec
        [forge] Kuźnia
        [workshop] Warsztat
        [library] Biblioteka
        [alchemist] Alchemik
        [catacombs] Katakumby
        [study] Pracownia
        [sewers] Kanały
        [beast_tamer] Treser Bestii
        [prison] Więzienie
        [laboratory] Laboratorium
        [grand_builder] Wielki Budowniczy
       *[other] { $room }
    }
keep-in = { $room ->
        [vault] w Skarbcu
        [forge] w Kuźni
        [workshop] w Warsztacie
        [library] w Bibliotece
        [alchemist] u Alchemika
        [catacombs] w Katakumbach
        [study] w Pracowni
        [sewers] w Kanałach
        [beast_tamer] u Tresera Bestii
        [prison] w Więzieniu
        [laboratory] w Laboratorium
        [grand_builder] u Wielkiego Budowniczego
       *[other] w miejscu { $room }
    }
keep-from = { $from ->
        [vault] ze Skarbca
        [forge] z Kuźni
        [workshop] z Warsztatu
        [library] z Biblioteki
        [alchemist] od Alchemika
        [catacombs] z Katakumb
        [study] z Pracowni
        [sewers] z Kanałów
        [beast_tamer] od Tresera Bestii
        [prison] z Więzienia
        [laboratory] z Laboratorium
        [grand_builder] od Wielkiego Budowniczego
       *[other] z miejsca { $from }
    }
keep-to = { $to ->
        [vault] do Skarbca
        [forge] do Kuźni
        [workshop] do Warsztatu
        [library] do Biblioteki
        [alchemist] do Alchemika
        [catacombs] do Katakumb
        [study] do Pracowni
        [sewers] do Kanałów
        [beast_tamer] do Tresera Bestii
        [prison] do Więzienia
        [laboratory] do Laboratorium
        [grand_builder] do Wielkiego Budowniczego
       *[other] do miejsca { $to }
    }
keep-icon-gem = Klejnot
keep-icon-swords = Miecze
keep-icon-hat = Kapelusz
keep-icon-eye = Mistyczne Oko
keep-icon-bones = Skrzyżowane kości
keep-icon-special = symbol specjalny
keep-side-N = północ
keep-side-E = wschód
keep-side-S = południe
keep-side-W = zachód
keep-distance = { $count ->
        [0] tu leży skarb, którego nie wolno stracić
        [one] { $count } korytarz od Skarbca
        [few] { $count } korytarze od Skarbca
       *[other] { $count } korytarzy od Skarbca
    }

## Bohaterowie

keep-hero = { $class ->
        [fighter] Wojownik
        [rogue] Łotrzyca
        [mage] Mag
        [archer] Łuczniczka
       *[other] { $class }
    }
keep-the-hero = { $class ->
        [fighter] Wojownika
        [rogue] Łotrzycę
        [mage] Maga
        [archer] Łuczniczkę
       *[other] { $class }
    }
keep-heroes-of = { $class ->
        [fighter] Wojownicy
        [rogue] Łotrzyce
        [mage] Magowie
        [archer] Łuczniczki
       *[other] { $class }
    }
keep-heroes-counted = { $count ->
        [one] { keep-hero }
        [few] { $class ->
            [fighter] { $count } Wojowników
            [mage] { $count } Magów
           *[other] { $count } { keep-heroes-of }
        }
       *[other] { $class ->
            [fighter] { $count } Wojowników
            [rogue] { $count } Łotrzyc
            [mage] { $count } Magów
            [archer] { $count } Łuczniczek
           *[other] { $count } { $class }
        }
    }
keep-ability-fighter = Odrzuca najwyżej 2 zasoby z komnaty, do której przybył.
keep-ability-rogue = Odrzuca 1 pułapkę z komnaty, do której przybyła.
keep-ability-mage = Przywołany do Więzienia: wszyscy tam więzieni znów są aktywni.
keep-ability-archer = Strzela do potwora w sąsiedniej komnacie najbliższej Skarbca.
keep-state-active = { $class ->
        [rogue] aktywna
        [archer] aktywna
       *[other] aktywny
    }
keep-state-exhausted = { $class ->
        [rogue] wyczerpana
        [archer] wyczerpana
       *[other] wyczerpany
    }
keep-heroes = { $count ->
        [one] { $count } bohater
        [few] { $count } bohaterów
       *[other] { $count } bohaterów
    }

## Potwory

keep-clan = { $clan ->
        [red_dragon] Czerwona Smoczyca
        [lizardfolk] Jaszczurowaci
        [gnolls] Gnolle
        [slimes] Blob
        [skeletons] Szkieletory
        [rats] Szczury
        [witches] Wiedźma
        [poltergeists] Złośliwy Duszek
        [imps] Chochlik
       *[other] { $clan }
    }
keep-monster = { $clan ->
        [red_dragon] Smoczyca
        [lizardfolk] Jaszczurowaty
        [gnolls] Gnoll
        [slimes] Blob
        [skeletons] Szkieletor
        [rats] Szczur
        [witches] Wiedźma
        [poltergeists] Duszek
        [imps] Chochlik
       *[other] potwór
    }
keep-a-monster = { $clan ->
        [red_dragon] Smoczycę
        [lizardfolk] Jaszczurowatego
        [gnolls] Gnolla
        [slimes] Bloba
        [skeletons] Szkieletora
        [rats] Szczura
        [witches] Wiedźmę
        [poltergeists] Duszka
        [imps] Chochlika
       *[other] potwora
    }
keep-monsters = { $clan ->
        [red_dragon] Smoczyca
        [lizardfolk] { $count ->
            [one] Jaszczurowaty
           *[other] Jaszczurowatych
        }
        [gnolls] { $count ->
            [one] Gnoll
            [few] Gnolle
           *[other] Gnolli
        }
        [slimes] { $count ->
            [one] Blob
            [few] Bloby
           *[other] Blobów
        }
        [skeletons] { $count ->
            [one] Szkieletor
            [few] Szkieletory
           *[other] Szkieletorów
        }
        [rats] { $count ->
            [one] Szczur
            [few] Szczury
           *[other] Szczurów
        }
        [witches] { $count ->
            [one] Wiedźma
            [few] Wiedźmy
           *[other] Wiedźm
        }
        [poltergeists] { $count ->
            [one] Duszek
            [few] Duszki
           *[other] Duszków
        }
        [imps] { $count ->
            [one] Chochlik
            [few] Chochliki
           *[other] Chochlików
        }
       *[other] { $count ->
            [one] potwór
            [few] potwory
           *[other] potworów
        }
    }
keep-role-crowd_control = kontrola tłumu
keep-role-defence = obrona
keep-role-support = wsparcie

## Co można przenosić, i inne żetony

keep-goods = { $goods ->
        [coin] Moneta
        [bone] Kość
        [frog] Żaba
        [book] Księga
        [trap] pułapka
        [portal] portal
        [any] zasób
       *[other] { $goods }
    }
keep-a-goods = { $goods ->
        [coin] Monetę
        [bone] Kość
        [frog] Żabę
        [book] Księgę
        [trap] pułapkę
        [any] dowolny zasób
       *[other] { $goods }
    }
keep-goods-counted = { $goods ->
        [coin] { $count ->
            [one] { $count } Moneta
            [few] { $count } Monety
           *[other] { $count } Monet
        }
        [bone] { $count ->
            [one] { $count } Kość
            [few] { $count } Kości
           *[other] { $count } Kości
        }
        [frog] { $count ->
            [one] { $count } Żaba
            [few] { $count } Żaby
           *[other] { $count } Żab
        }
        [book] { $count ->
            [one] { $count } Księga
            [few] { $count } Księgi
           *[other] { $count } Ksiąg
        }
        [trap] { $count ->
            [one] { $count } pułapka
            [few] { $count } pułapki
           *[other] { $count } pułapek
        }
       *[other] { $count } { $goods }
    }
keep-portal-finished = portal
keep-portal-unfinished = nieukończony portal
keep-treasure = skarb o wartości { $value }
keep-effect = { $effect ->
        [losses] Straty
        [curse] Klątwa
        [regeneration] Regeneracja
        [prisoner] Więzień
       *[defeat] Porażka
    }

## Karty

keep-kind-tactics = Taktyka
keep-kind-equipment = Ekwipunek
keep-kind-beast = Bestia
keep-kind-potion = Eliksir
keep-kind-scroll = Zwój
keep-kind-clan = klan
keep-kind-hero = karta Gildii
keep-kind-scenario = karta scenariusza
keep-kind-treasure = skarb
keep-copies = w pudełku: { $count ->
        [one] { $count } sztuka
        [few] { $count } sztuki
       *[other] { $count } sztuk
    }
keep-cards = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }

## Fazy tury

keep-phase-clans = wybór klanów
keep-phase-muster = przygotowanie
keep-phase-begin = początek tury
keep-phase-play = zagranie kart
keep-phase-exchange = wymiana Zdobyczy
keep-phase-rest = porządki
keep-phase-clean_up = porządki
keep-phase-invasion = wtargnięcie
keep-phase-hero_invasion = wtargnięcie bohaterów
keep-phase-end = koniec tury
keep-phase-over = koniec gry

## Akcje kart

keep-action-draw = { $count ->
        [one] dobranie karty
       *[other] dobranie { $count } kart
    }
keep-action-activate = { $count ->
        [one] { $count } Aktywacja
        [few] { $count } Aktywacje
       *[other] { $count } Aktywacji
    }
keep-action-move = { $count ->
        [one] { $count } Ruch
        [few] { $count } Ruchy
       *[other] { $count } Ruchów
    }
keep-action-drift = 1 Ruch, także przez ścianę
keep-action-melee = { $count ->
        [one] { $count } Atak Wręcz
        [few] { $count } Ataki Wręcz
       *[other] { $count } Ataków Wręcz
    }
keep-action-ranged = { $count ->
        [one] { $count } Atak Dystansowy
        [few] { $count } Ataki Dystansowe
       *[other] { $count } Ataków Dystansowych
    }
keep-action-defend = Obrona
keep-action-trap = { $count ->
        [one] { $count } Pułapka
        [few] { $count } Pułapki
       *[other] { $count } Pułapek
    }
keep-action-portal = { $count ->
        [one] { $count } Portal
        [few] { $count } Portale
       *[other] { $count } Portali
    }
keep-action-heal = leczenie
keep-action-place = umieszczenie: { keep-goods }
keep-action-discard = odrzucenie: { keep-goods }
keep-action-ambush = { $count ->
        [one] Zasadzka { $count } potwora
       *[other] Zasadzka najwyżej { $count } potworów
    } ({ $rooms })
keep-action-same_room = ta komnata
keep-action-any_own_room = komnaty z twoimi potworami
keep-action-horde = { $what ->
        [move] Ruch Hordy
        [melee] Atak Wręcz Hordy
       *[ranged] Atak Dystansowy Hordy
    }
keep-action-reinforcements = Posiłki ({ $what ->
        [ambush] Zasadzka
        [move] Ruch
        [ranged] Atak Dystansowy
       *[melee] Atak Wręcz
    })
keep-action-if = { $first }, potem { $then }
