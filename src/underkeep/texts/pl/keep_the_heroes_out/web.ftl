### Keep the Heroes Out! w przeglądarce, obok tego, co mówi też terminal.

## Miejsca na ekranie

house-area-plan = Loch
house-area-guild = Talia Gildii
house-area-clans = Klany
house-area-loot = Dostępne Zdobycze
house-area-hand = Moje karty
house-area-tale = Wtargnięcie, krok po kroku
house-area-tray = Wybierz
house-area-look = Więcej o tym
house-area-kept = Skarby i rezerwa
house-area-defend = Bronić?
house-tab-hand = Ręka { $count ->
        [0] {""}
       *[other] { $count }
    }
house-tab-loot = Zdobycze
house-tab-guild = Gildia
house-tab-log = Przebieg
house-turn = Tura { $turn }
house-phases = Fazy tury

## Komnata

house-pack = { $count } { $clan }
house-hurt = obrażenia { $damage } z { $health }
house-band = { $count ->
        [one] { $hero }, { $state }
       *[other] { $count } × { $hero }, { $state }
    }
house-word-active = w akcji
house-word-exhausted = śpi
house-stolen = skradziony
house-stolen-said = skarb skradziono
house-empty = pusto
house-meter-heroes = aktywni bohaterowie: { $active } z { $value }
house-meter-guarded = { $count ->
        [one] pilnuje 1 potwór
        [few] pilnują { $count } potwory
       *[other] pilnuje { $count } potworów
    }
house-meter-unguarded = nie ma tu potwora
house-meter-exhausted = { $count ->
        [one] jeszcze 1 śpi tutaj
        [few] jeszcze { $count } śpi tutaj
       *[other] jeszcze { $count } śpi tutaj
    }
house-arrival = Szansa, że po tej turze zjawi się tu bohater: { $chance }%.
house-heroes-do = Gdyby wszyscy się ocknęli: { $what }
house-would-attack = Atak na potwora.
house-would-steal = Kradzież skarbu o wartości { $value }.
house-would-wait = Czekanie, znów bez sił.
house-would-charge = Szarża dalej: { $rooms }.
house-use = Aktywacja: { $what }
house-use-vault = pojawia się tu Moneta.
house-use-forge = za Monetę stąd kupujesz Ekwipunek.
house-use-workshop = pojawia się tu pułapka.
house-use-library = pojawia się tu Księga.
house-use-alchemist = za Żabę stąd kupujesz Eliksir.
house-use-catacombs = pojawia się tu Kość.
house-use-study = za Księgę stąd kupujesz Zwój.
house-use-sewers = pojawia się tu Żaba.
house-use-beast_tamer = za Kość stąd kupujesz Bestię.
house-use-prison = brak; raz na turę możesz spróbować złapać bohatera.
house-use-laboratory = bohater trafia do celi, a karta Taktyk innego klanu do ciebie.
house-use-grand_builder = za Monety stąd budujesz nową komnatę ze skarbem.

## Klany

house-now = teraz gra
house-next = następny klan
house-no-clan = jeszcze bez klanu
house-in-dungeon = potwory w lochu
house-in-lair = potwory w legowisku
house-in-hand = karty na ręce
house-count-in = tutaj
house-count-lair = legowisko
house-count-hand = ręka
house-clan-counts = w lochu: { $dungeon }, w legowisku: { $lair }, ręka: { $hand }, talia: { $deck }, odrzucone: { $discard }
house-discard-pile = Karty odrzucone

## Karty

house-or = albo
house-no-cards = Brak kart na ręce.
house-left-short = zostało
house-actions-left = { $count ->
        [0] bez dalszych akcji
        [one] została 1 akcja: { $actions }
        [few] zostały { $count } akcje: { $actions }
       *[other] zostało { $count } akcji: { $actions }
    }
house-place = karta { $place }
house-price = kosztuje { $what }, komnata: { $room }
house-loot = Zdobycze, w talii { $count }
house-loot-tactics = Taktyka

## Gildia

house-wave = Fala { $wave }
house-left = zostało { $count }
house-to-come = jeszcze przyjdzie
house-seen = już była
house-soon = { $count ->
        [0] W tej turze nie ma już kart Gildii.
        [one] Jedna karta Gildii po tej turze.
        [few] { $count } karty Gildii po tej turze.
       *[other] { $count } kart Gildii po tej turze.
    }
house-scenario-left = W talii są też: { $cards }.

## Skarby i rezerwa

house-kept = Ocalone skarby
house-kept-of = z { $of }
house-kept-line = { $lost ->
        [none] Wszystkie skrzynie w domu.
        [some] Duża skrzynia cała. Małe były na próbę.
       *[all] Tu stała skrzynia. Duża.
    }
house-reserve = Rezerwa
house-markers = Znaczniki: { $count }

## Wtargnięcie, krok po kroku

house-tale = Wtargnięcie
house-tale-card = { $card } ({ $number }/{ $cards })
house-tale-next = Dalej
house-tale-back = Krok wstecz
house-tale-auto = Samo
house-tale-stop = Stop
house-tale-end = Do końca
house-tale-so-far = { $count ->
        [0] Na razie nic nie zginęło.
        [one] Na razie zginął 1 skarb.
        [few] Na razie zginęły { $count } skarby.
       *[other] Na razie zginęło { $count } skarbów.
    }
house-tale-over = { $count ->
        [0] Po wtargnięciu. Nic nie zginęło.
        [one] Po wtargnięciu. Zginął 1 skarb.
        [few] Po wtargnięciu. Zginęły { $count } skarby.
       *[other] Po wtargnięciu. Zginęło { $count } skarbów.
    }
house-tale-again = Jeszcze raz
house-why = dlaczego?

## Wybieranie

house-with = Z obroną
house-without = Bez obrony
house-outcome-none = bez obrażeń
house-outcome-hurt = obrażenia { $damage } z { $health }
house-outcome-leaves = wraca do legowiska
house-gamble-odds = W talii ({ $cards }): { $odds }.
house-gamble-free = Mag uwolniłby: { $count }.
house-not-offered = Teraz się nie da.
house-score = ocalone skarby: { $count }
house-won = Dom obroniony. Duża skrzynia cała.
house-lost = Dużej skrzyni nie ma. Zostawili pokwitowanie.

## Wybór lochu

house-plan-said = Plan: { $rooms }; korytarze: { $count }.
house-stars = Trudność { $stars } z 5
house-special = Komnaty specjalne: { $rooms }
house-special-none = Bez komnat specjalnych
lobby-stop-clans = Opcja { $option }: wybierz klan dla każdego miejsca albo dla żadnego (KH-015).
house-won-never = Na tym urządzeniu jeszcze bez wygranej.
house-won-with = Wygrana: { $difficulty }, klany: { $clans }

## Koniec gry

house-end-kept = Ocalone skarby

## Pojęcia

house-term-tactics = Karta Taktyk
    .about = Jedna z dziesięciu kart klanu. Wybierz stronę; akcje wykonaj w dowolnej kolejności, dowolnymi swoimi potworami.
house-term-loot = Zdobycz
    .about = Kupowana w komnacie, która takie sprzedaje. Trafia na twój stos kart odrzuconych i wróci po następnym tasowaniu.
house-term-clan = Klan
    .about = Zdolność kosztuje Aktywację i wymaga potwora w lochu.
house-term-hero = Karta Gildii
    .about = Zjawia się dwoje bohaterów tej klasy, po jednym w komnacie ze znakiem.
house-term-scenario = Karta scenariusza
    .about = Leży w talii Gildii i robi to, co każe ten loch.
house-term-treasure = Skarb
    .about = Co zrobi jego kradzież, widać dopiero na odwrocie.

## Za pierwszym razem

surprise-house-invasion = Bohaterowie są w środku
    .about = Po każdej turze dobiera się karty Gildii. Każdy bohater przechodzi osiem kroków, zawsze w tej samej kolejności.
surprise-house-stolen = Skarb zniknął
    .about = Komnata bez potworów, w której jest tylu aktywnych bohaterów, ile wart jest skarb, zostaje okradziona. Tylko wartość 4 oznacza przegraną.
surprise-house-inspired = Budzą się nawzajem
    .about = Bohater, który wejdzie do wyczerpanych, czyni wszystkich aktywnymi. Nie pozwól im się gromadzić.
surprise-house-wave = Druga fala
    .about = Talia Gildii zostaje potasowana jeszcze raz. Kto to przetrwa, wygrywa.

## Fazy na pasku

house-phase-play = Karty
house-phase-exchange = Zdobycze
house-phase-rest = Porządki
house-phase-invasion = Wtargnięcie

## Osiem kroków wtargnięcia

house-step-1 = Wezwanie
house-step-2 = Zdolność
house-step-3 = Rozejrzenie się
house-step-4 = Inspiracja
house-step-5 = Atak
house-step-6 = Kradzież
house-step-7 = Czekanie
house-step-8 = Szarża

## Co będzie najpierw

house-would-trap = Czeka tam pułapka.
house-would-wake = { $count ->
        [one] Budzi się 1 bohater.
        [few] Budzi się { $count } bohaterów.
       *[other] Budzi się { $count } bohaterów.
    }
house-would-ransack = Najpierw giną tam zasoby.
house-would-disarm = Najpierw znika pułapka.
house-would-shoot = Najpierw strzał do potwora obok.
house-would-free = Wszyscy w Więzieniu wolni: { $count }.
house-would-tire = Traci przez to siły.
house-step-from = { $room }: dokąd?
house-step-how = Jak idziesz?
house-step-where = Dokąd?
house-where = Komnata
house-nothing = nic
house-side = ({ $side ->
        [left] lewa strona
        [right] prawa strona
       *[other] strona { $side }
    })
house-chance = zjawi się tam
house-hand-and-deck = Ręka i talia

## Inne

house-corridors = Korytarze: { $rooms }.
house-chapter-invasion = Tura { $turn }, wtargnięcie
house-end-lost = Stracone skarby
house-end-all = { $count ->
        [1] Ty
       *[other] Wy wszyscy
    }
house-story-beaten = Wyrzuceni bohaterowie: { $count }.
house-story-left = Potwory odesłane do legowisk: { $count }.
house-story-nothing = Nic nie skradziono.
house-story-stolen = Skradziono: { $rooms }.
house-waits-charge = { $player } wybiera, dokąd stąd szarżują: { $room }.
house-waits-attack = { $player } wybiera, kto tu oberwie: { $room }.
house-waits-loot = { $player } wybiera, kto po kradzieży traci siły: { $room }.
house-waits-next = { $player } wybiera, kto działa następny: { $heroes }.
house-waits-card = { $player } gra { $card }. Zostało: { $left }.
house-loses-defend = Atak nie zostanie odparty.
house-build-here = Buduj tutaj ({ $x }, { $y })
house-kind-dungeon = loch

## Together

house-thing-in = { $what } ({ $room })
house-considers = { $player } rozważa: { $what }
house-all-win = { $count ->
        [one] Bohaterowie zostają za drzwiami. Wygrana.
       *[other] Bohaterowie zostają za drzwiami. Wspólna wygrana.
    }
house-all-lose = { $count ->
        [one] Bohaterowie wygrali.
       *[other] Bohaterowie wygrali z wami wszystkimi.
    }
house-threat-attack = Atakują tam potwora.
house-threat-steal = Kradną skarb o wartości { $value }.
house-threat-wait = Czekają tam: do kradzieży brakuje { $missing }.
house-threat-on = Szarżują dalej.
house-threat-charge = Szarżują do: { $room }. { $then }
house-gamble-near = Obok skarbów: { $rooms }.
