### Karty zestawu Niezbędnik bohatera (THK).

## Komnaty

orcish_smithy = Orcza kuźnia
    .text = Raz na rundę, w fazie budowy: daj przedmiot, który leży w mieście bez właściciela, dowolnemu bohaterowi bez przedmiotu, bez względu na skarb, nawet bohaterowi z gwiazdką.
burial_mound = Wygodny kurhanik
    .text = Raz na rundę odrzuć dwie karty komnat: odkryj jeden ze swoich zakrytych przedmiotów.
artificers_workbench = Warsztat wynalazcy
    .text = Raz na rundę zakryj swój odkryty przedmiot, nie używając go: dobierz czar.
magnetic_ceiling = Magnetyczny sufit
    .text = Raz na rundę, gdy do tej komnaty wchodzi bohater z przedmiotem: możesz położyć ten przedmiot zakryty na swoim polu punktacji, zanim zostaną zadane obrażenia.

## Czary

excavation = Wykopki
    .text = Obróć jeden przedmiot na dowolnym polu punktacji: zakryty odkryj albo odkryty zakryj, nie używając go.

## Przedmioty

extra_life = Dodatkowe życie
    .text = Bohater: zamiast zginąć, wraca do miasta i zostawia ci ten przedmiot. Boss: w tej rundzie nie możesz przegrać przez rany.
holy_hand_grenade = Święty granat ręczny
    .text = Bohater: jeśli przejdzie twój loch, odrzucasz losowo dwie karty komnat. Boss: każdy przeciwnik odrzuca losowo jedną kartę komnaty.
inquisitors_robes = Szaty inkwizytora
    .text = Bohater: pierwsza zaawansowana komnata, którą przeżyje, zostaje zniszczona. Boss: zniszcz jedną zaawansowaną komnatę w dowolnym lochu.
staff_of_healing = Kostur leczenia
    .text = Bohater: gdy bohaterowie wybrali lochy, a ten stoi przy twoim wejściu, każdy bohater przy nim ma do końca rundy +2 do zdrowia. Boss: ulecz się, zakrywając jednego ze swoich odkrytych zwykłych bohaterów.
goblin_suit = Kostium goblina
    .text = Bohater: zwykłe komnaty potworów nie zadają mu obrażeń. Boss: twoje zwykłe komnaty potworów zadają do końca rundy o 1 obrażenie więcej.
claws_of_the_berserker = Pazury berserkera
    .text = Bohater: ma +1 do zdrowia za każdą komnatę potworów w twoim lochu, zawsze według stanu gry. Boss: jeden bohater w dowolnym lochu ma do końca rundy +1 do zdrowia za każdą komnatę potworów w twoim własnym lochu.
oversized_sword = Miecz bez kompleksów
    .text = Bohater: ma +5 do zdrowia. Boss: jeden bohater w dowolnym lochu ma do końca rundy +5 do zdrowia.
vorpal_blade = Ostrze dziabersmoka
    .text = Bohater: jeśli przejdzie twój loch, masz do końca rundy o jedną ranę więcej. Boss: zabij w dowolnym lochu jednego bohatera, który otrzymał obrażenia równe co najmniej połowie jego zdrowia, zaokrąglając w górę.
antimagic_lizard = Antymagiczna jaszczurka
    .text = Bohater: jeśli przejdzie twój loch, odrzucasz losowo dwa czary. Boss: jeden przeciwnik odrzuca losowo czar.
ice_rod = Różdżka lodu
    .text = Bohater: każda komnata, którą przeżyje, zostaje dezaktywowana do końca rundy. Boss: dezaktywuj do końca rundy jedną komnatę w lochu przeciwnika.
magic_mirror = Magiczne lustro
    .text = Bohater: zanim wejdzie do twojego lochu, twoje komnaty na stałe odwracają kolejność, każda z całym stosem. Boss: użyj zdolności bossa z odkrytego przedmiotu innego gracza; tamten przedmiot się nie zmienia.
necronomicon = Necronomicon
    .text = Bohater: jeśli przejdzie twój loch, każdy przeciwnik dobiera czar. Boss: dobierz czar.
bag_of_holding = Torba bez dna
    .text = Bohater: każda komnata z dwoma lub więcej skarbami, którą przeżyje, zostaje zniszczona. Boss: weź na rękę ze stosu kart odrzuconych kartę komnaty z dwoma lub więcej skarbami.
cheat_code = Kod na oszukiwanie
    .text = Bohater: dopóki jest w twoim lochu, twoje komnaty nie mają zdolności. Boss: jedna komnata w dowolnym lochu nie ma do końca rundy zdolności.
ten_foot_pole = Dziesięciostopowa tyczka
    .text = Bohater: gdy wchodzi do twojego lochu, twoja pierwsza komnata-pułapka zostaje dezaktywowana do końca rundy. Boss: dezaktywuj do końca rundy jedną komnatę-pułapkę w dowolnym lochu.
the_bomb = Bomba
    .text = Bohater: gdy dochodzi do twojej ostatniej komnaty, zostaje ona zniszczona, zanim cokolwiek zrobi, a bohater idzie dalej. Boss: zniszcz swoją komnatę, w której jest bohater: otrzymuje on 5 obrażeń.
boots_of_jumping = Buty podskakiwania
    .text = Bohater: po każdej komnacie, którą przeżyje, omija następną. Boss: jeden bohater w dowolnym lochu omija następną komnatę.
pet_monster = Oswojony potwór
    .text = Bohater: gdy wchodzi do twojego lochu, twoja pierwsza komnata potworów zostaje dezaktywowana do końca rundy. Boss: dezaktywuj do końca rundy jedną komnatę potworów w dowolnym lochu.
star_of_invulnerability = Gwiazda niewrażliwości
    .text = Bohater: twoje trzy pierwsze aktywne komnaty nie zadają mu obrażeń. Boss: usuń z gry jednego bohatera, który w tej rundzie przeszedł twój loch.
ring_of_invisibility = Pierścień niewidzialności
    .text = Bohater: dopóki jest przy twoim wejściu lub w twoim lochu, nie możesz zagrywać czarów. Boss: anuluj czar, który przeciwnik zagrywa, gdy jesteś aktywnym graczem w fazie przygód.
