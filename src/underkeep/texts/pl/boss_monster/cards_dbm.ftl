### Boss Monster, Papier i Piksele (DBM): nazwa i tekst każdej karty.

## Komnaty

ghoulyard = Podwórko ghuli
    .text = Zadaje epickim bohaterom podwójne obrażenia: wszystko, co zadałaby po pozostałych zmianach, liczy się dwa razy.
shark_tank = Basen z rekinami
    .text = Zadaje o 2 obrażenia więcej bohaterowi, który wchodzi z obrażeniami równymi co najmniej połowie jego zdrowia.
bone_crank = Kościana korba
    .text = Gdy budujesz tę komnatę: dezaktywuj jedną komnatę w dowolnym lochu do końca rundy.
trash_compactor = Zgniatarka śmieci
    .text = Gdy bohater przeżyje tę komnatę: do końca rundy nie zadaje ona obrażeń, cokolwiek miałoby je zwiększyć.
elder_portal = Pradawny portal
    .text = Gdy budujesz tę komnatę: połóż na niej dwa żetony +1. Raz na rundę zdejmij z niej żeton: przeciwnik odrzuca jeden wybrany przez siebie czar.
hydras_mire = Bagno hydry
    .text = Raz na rundę, gdy bohater przeżyje tę komnatę: połóż na niej żeton +1. Na koniec rundy, jeśli ma co najmniej cztery żetony: zniszcz ją.
spellslime_incubator = Inkubator czaroszlamu
    .text = Raz na rundę, gdy zagrasz czar i nie zostanie on anulowany: połóż na tej komnacie żeton +1.
clock_tower = Wieża zegarowa
    .text = Gdy budujesz tę komnatę: połóż na niej cztery żetony +1. Na koniec każdej rundy: zdejmij jeden z nich.

## Czary

agent_of_evil = Agent zła
    .text = Umieść jednego bohatera z miasta przy wejściu do lochu przeciwnika, bez względu na to, jakiego skarbu szuka.
fireball = Kula ognia!
    .text = Rzuć kością i zadaj tyle obrażeń, od 1 do 6, jednemu bohaterowi w twoim lochu. Potem możesz odrzucić inny czar, aby zadać od 1 do 6 obrażeń każdemu bohaterowi przy twoim wejściu, każdemu z osobnego rzutu.

## Bossowie

chase = Chase
    .text = Od teraz: raz na rundę możesz odrzucić kartę zaawansowanej komnaty, aby położyć żeton +1 na komnacie w dowolnym lochu.
greg = Greg
    .text = Od teraz: za każdym razem, gdy budujesz komnatę potworów, możesz położyć na niej żeton +1.
explodo = Explodo
    .text = Od teraz: raz na rundę możesz zniszczyć jedną ze swoich komnat, aby zadać od 1 do 6 obrażeń, według rzutu kością, jednemu bohaterowi, który się w niej znajduje.

## Bohaterowie

the_princess = Księżniczka
    .text = Gdy przybywa do miasta z talii bohaterów: każdy gracz może dobrać do trzech kart, komnat lub czarów. Idzie do gracza, który ma na ręce najwięcej kart; przy remisie zostaje w mieście.
