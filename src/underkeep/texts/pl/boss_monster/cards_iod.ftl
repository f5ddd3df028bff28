### Karty zestawu Narzędzia zagłady (IOD).

## Bossowie

all_seeing_bivan = Wszystkowidzący Bivan
    .text = Odtąd: raz na rundę, w fazie budowy, możesz podejrzeć wierzchnią kartę talii zwykłych lub epickich bohaterów i zostawić ją tam albo położyć na spodzie.
relictora = Relictora
    .text = Odkryj jeden ze swoich zakrytych przedmiotów. Jeśli nie masz żadnego, ulecz się, zakrywając jednego ze swoich odkrytych zwykłych bohaterów.
forgefist = Kuźniopięści
    .text = Odtąd: raz na rundę, gdy w twoim lochu zginie bohater z przedmiotem, jedna z twoich komnat zadaje do końca rundy o 2 obrażenia więcej.
lexicona = Lexicona
    .text = Odtąd: za każdym razem, gdy używasz swojego przedmiotu, dobierz czar.
magpie_prince = Sroczy książę
    .text = Weź jeden przedmiot, który leży w mieście bez właściciela, albo jeden z pola punktacji przeciwnika i dołącz go odkryty do tego bossa.

## Przedmioty

pilgrim_lantern = Latarnia pielgrzyma
    .text = Bohater: pierwsza komnata, do której wejdzie w lochu, nie zadaje mu obrażeń. Boss: weź na rękę dowolną kartę ze stosu kart odrzuconych.
chalice_of_second_thoughts = Kielich rozmyślań
    .text = Bohater: gdy pierwszy raz w rundzie jego zdrowie miałoby spaść do zera lub niżej, zostaje mu 1 punkt zdrowia. Boss: ulecz się, zakrywając jednego ze swoich odkrytych zwykłych bohaterów; potem odrzuć kartę komnaty, jeśli ją masz.
exorcist_bell = Dzwon egzorcysty
    .text = Bohater: komnaty ze skarbem kapłana zadają mu o 1 obrażenie mniej. Boss: każdy przeciwnik odrzuca wybraną przez siebie kartę, komnatę lub czar.
saintly_sandals = Święte sandały
    .text = Bohater: jeśli przejdzie twój loch, odrzucasz losowo dwie karty z ręki. Boss: połóż kartę komnaty ze stosu kart odrzuconych na wierzchu talii komnat, po czym dobierz czar.
tower_shield = Pawęż
    .text = Bohater: każda komnata zadaje mu o 1 obrażenie mniej. Boss: jedna z twoich komnat zadaje do końca rundy o 3 obrażenia więcej.
siege_hammer = Młot oblężniczy
    .text = Bohater: jeśli przejdzie twój loch, twoja ostatnia komnata zostaje zniszczona. Boss: zniszcz jedną zwykłą komnatę w dowolnym lochu.
war_horn = Róg wojenny
    .text = Bohater: gdy bohaterowie wybrali lochy, a ten stoi przy twoim wejściu, każdy inny bohater przy nim ma do końca rundy +1 do zdrowia. Boss: twoje komnaty potworów zadają do końca rundy o 1 obrażenie więcej.
trophy_belt = Pas z trofeami
    .text = Bohater: ma +1 do zdrowia za każdego zakrytego bohatera na twoim polu punktacji, najwyżej +4. Boss: zadaj 3 obrażenia jednemu bohaterowi w swoim lochu.
grimoire_of_echoes = Grymuar ech
    .text = Bohater: gdy wchodzi do twojego lochu, każdy przeciwnik dobiera czar. Boss: weź na rękę czar ze stosu kart odrzuconych.
mirror_cloak = Lustrzany płaszcz
    .text = Bohater: nie może być celem czarów. Boss: anuluj czar przeciwnika, którego celem jesteś ty, jedna z twoich komnat lub bohater w twoim lochu.
rune_chalk = Runiczna kreda
    .text = Bohater: gdy opuszcza drugą komnatę, do której wszedł, zostaje ona dezaktywowana do końca rundy. Boss: dezaktywuj do końca rundy jedną komnatę w dowolnym lochu.
mana_battery = Bateria many
    .text = Bohater: dopóki jest w twoim lochu, twoje komnaty nie liczą czarów na twojej ręce. Boss: dobierz dwa czary, po czym odrzuć jeden czar.
skeleton_key = Wytrych
    .text = Bohater: omija pierwszą komnatę-pułapkę, do której miałby wejść. Boss: obejrzyj rękę jednego przeciwnika i weź z niej kartę komnaty na swoją rękę.
smoke_pellets = Kulki dymne
    .text = Bohater: jeśli nie otrzymał obrażeń, gdy dochodzi do twojej ostatniej komnaty, omija ją. Boss: odeślij jednego bohatera ze swojego lochu do swojego wejścia; jego obrażenia znikają.
grappling_hook = Hak z liną
    .text = Bohater: omija środkową komnatę lochu z pięcioma aktywnymi komnatami. Boss: zamień miejscami dwie komnaty w jednym dowolnym lochu, każdą z całym stosem.
loaded_dice = Obciążone kości
    .text = Bohater: gdy wchodzi do twojego lochu, rzuć kością: przy 5 lub 6 ma do końca rundy +4 do zdrowia. Boss: rzuć kością i zadaj tyle obrażeń jednemu bohaterowi w swoim lochu.
star_chart = Mapa gwiazd
    .text = Bohater: ma +1 do zdrowia za każdy rodzaj skarbu w twoim lochu. Boss: jedna komnata w dowolnym lochu ma do końca rundy o jeden wybrany przez ciebie skarb więcej.
jet_pack = Plecak odrzutowy
    .text = Bohater: omija co drugą aktywną komnatę, zaczynając od drugiej. Boss: jeden bohater w dowolnym lochu omija następną komnatę.
ray_gun = Pistolet laserowy
    .text = Bohater: każda komnata, którą przeżyje, zadaje do końca rundy o 1 obrażenie mniej. Boss: zadaj 4 obrażenia jednemu bohaterowi w swoim lochu.
cloning_vial = Fiolka klonowania
    .text = Bohater: jeśli zginie, następny bohater przy twoim wejściu ma do końca rundy +2 do zdrowia. Boss: to, co twoja komnata ostatnio zrobiła w tej rundzie po zbudowaniu, dzieje się jeszcze raz, o ile ta komnata nadal tam jest.
lucky_coin = Szczęśliwa moneta
    .text = Bohater: pierwsza zdolność komnaty, która działa przy jego wejściu lub jest w niego wymierzona, zostaje zignorowana. Boss: dobierz kartę komnaty i czar.
map_of_the_depths = Mapa głębin
    .text = Bohater: zanim wejdzie do twojego lochu, pokazujesz rękę wszystkim graczom. Boss: obejrzyj trzy wierzchnie karty talii komnat: weź jedną na rękę, a pozostałe odłóż w dowolnej kolejności.
iron_rations = Żelazne racje
    .text = Bohater: ma +2 do zdrowia. Boss: jeden bohater w dowolnym lochu ma do końca rundy +2 do zdrowia.
cursed_crown = Przeklęta korona
    .text = Bohater: jeśli przejdzie twój loch, masz do końca rundy o jedną ranę więcej. Boss: jeden zakryty bohater na twoim polu punktacji liczy się do końca rundy za jedną duszę więcej.
