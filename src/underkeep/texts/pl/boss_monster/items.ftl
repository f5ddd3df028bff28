### Przedmioty (Niezbędnik bohatera, Narzędzia zagłady): opcje, pytania, zdarzenia, odmowy, ustawienia.

board-items = Przedmioty w mieście: { $cards }.
board-item = Odkryty przedmiot: { $card }{ $ready ->
        [yes] {""}
       *[no] , od następnej rundy
    }.
board-items-down = Zakryte przedmioty: { $cards }.
board-carries = { $hero }, niesie: { $card }

card-type-item = przedmiot
treasure-universal = uniwersalny
    .letter = *

option-attach = Dołącz { $card } do bossa
option-keep = Zachowaj { $card }
option-treasure-cleric = Skarb kapłana
option-treasure-fighter = Skarb wojownika
option-treasure-mage = Skarb maga
option-treasure-thief = Skarb złodzieja
option-treasure-explorer = Skarb odkrywcy
option-deck-heroes = Talia bohaterów
option-deck-epic_heroes = Talia epickich bohaterów
group-attach = Dołącz
group-keep = Zachowaj

kind-item = { $card } trafia do ciebie. Dołączasz ten przedmiot do bossa czy zostawiasz zakryty?
kind-treasure = { $card }: który skarb?
kind-deck = { $card }: którą talię podglądasz?

event-item_came = Nowy przedmiot w mieście: { $card }.
event-item_left = Nikt nie może tego nosić, więc wypada z gry: { $card }.
event-equipped = { $hero } niesie teraz przedmiot: { $card }.
event-gained_item = { $who ->
        [you] Zakryty na twoim polu punktacji: { $card }.
       *[other] Zakryty na polu punktacji gracza { $player }: { $card }.
    }
event-item_turned_up = { $who ->
        [you] Twój przedmiot leży odkryty: { $card }.
       *[other] { $player }, przedmiot leży odkryty: { $card }.
    }
event-item_turned_down = { $who ->
        [you] Twój przedmiot zostaje zakryty: { $card }.
       *[other] { $player }, przedmiot zostaje zakryty: { $card }.
    }
event-foresaw = { $known ->
        [yes] Podglądasz wierzch { $deck ->
            [heroes] talii bohaterów
           *[epic_heroes] talii epickich bohaterów
        }: { $cards }.
       *[no] { $player } podgląda wierzch { $deck ->
            [heroes] talii bohaterów
           *[epic_heroes] talii epickich bohaterów
        }.
    }
event-showed = { $who ->
        [you] Pokazujesz wszystkim rękę: { $cards }.
       *[other] { $player } pokazuje całą rękę: { $cards }.
    }

refusal-no-such-item = { $card } nie leży odkryty na twoim polu punktacji.
refusal-item-is-new = { $card } to zdobycz z tej rundy; możesz użyć jej od następnej.
refusal-spells-barred = { $card } musi poczekać: bohater przy twoim lochu nie pozwala ci zagrywać czarów.

value-sets-THK = Niezbędnik bohatera
    .about = Rozszerzenie: 20 przedmiotów, które noszą bohaterowie, a bossowie mogą zdobyć, oraz 2 czary i 4 komnaty z nimi związane.
value-sets-IOD = Narzędzia zagłady
    .about = Rozszerzenie: 24 kolejne przedmioty i 5 bossów, którzy umieją się nimi posłużyć.
