### Boss Monster, Portable Power (POP): nazwa i tekst każdej karty.

## Komnaty

travel_shrine = Kapliczka podróżna
    .text = Przenośna. Gdy budujesz tę komnatę: obejrzyj wierzchnią kartę talii komnat. Możesz ją odrzucić.
masters_hand = Ręka mistrza
    .text = Przenośna. Raz na rundę, gdy w tej komnacie zginie bohater: weź na rękę kartę ze stosu kart odrzuconych.
war_turtle = Żółw bojowy
    .text = Przenośna. Gdy budujesz tę komnatę: możesz odrzucić kartę komnaty, aby dobrać kartę komnaty.
pop_up_barracks = Rozkładane koszary
    .text = Przenośna. Gdy budujesz tę komnatę: inna komnata potworów w twoim lochu zadaje do końca rundy o 2 obrażenia więcej.
suitcase_study = Gabinet w walizce
    .text = Przenośna. Gdy budujesz tę komnatę: dobierz czar, a potem odrzuć kartę.
bottled_imp = Chochlik w butelce
    .text = Przenośna. Raz na rundę, gdy zagrasz czar i nie zostanie on anulowany: ta komnata zadaje do końca rundy o 2 obrażenia więcej.
portable_hole = Przenośna dziura
    .text = Przenośna. Zniszcz tę komnatę: zadaj 4 obrażenia jednemu bohaterowi, który się w niej znajduje.
trapdoor_rug = Dywan z zapadnią
    .text = Przenośna. Komnata-pułapka leżąca tuż po prawej stronie tej komnaty zadaje o 1 obrażenie więcej.
rolling_throne = Tron na kółkach
    .text = Przenośna. Zadaje o 1 obrażenie więcej do końca rundy, w której ją budujesz.
tent_of_mirrors = Namiot luster
    .text = Przenośna. Raz na rundę, gdy przeciwnik zagra czar i nie zostanie on anulowany: możesz dobrać kartę komnaty.

## Bossowie

mobi = Mobi
    .text = Od teraz: każda komnata w twoim lochu jest przenośna.
