//# allFunctionsCalledOnLoad
var e=`
warp_zone = Strefa skoku
    .text = Zniszcz tę komnatę: umieść jednego bohatera, który się w niej znajduje, przy wejściu do lochu przeciwnika.
bonus_stage = Etap bonusowy
    .text = Raz na rundę, gdy w tej komnacie zginie bohater: dobierz kartę komnaty i czar, a potem odrzuć kartę.
unused_sprite_pen = Zagroda nieużytych sprite'ów
    .text = Zadaje o 1 obrażenie więcej za każdą komnatę w twoim lochu zakrytą przez inną, ale najwyżej o 3 więcej.
debug_chamber = Komora debugowania
    .text = Raz na rundę odrzuć kartę komnaty: jedna komnata w dowolnym lochu nie ma zdolności do końca rundy.
glitch_king = Król Glitch
    .text = Wybierz komnatę w swoim lochu. Od teraz, dopóki nie zostanie zakryta lub zniszczona, zadaje o 1 obrażenie więcej i ma jeden symbol więcej skarbu, który już ma.
`;export{e as default};