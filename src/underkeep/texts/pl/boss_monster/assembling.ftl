### Boss Monster: składanie gry oraz to, co przyszło z większą liczbą graczy i dalszymi zestawami.

## Odpowiedzi

option-show = Pokaż: { $card }
group-show = Pokaż
kind-show = { $card }: wybierz czar z ręki, który pokazujesz.

## Zdarzenia

event-shown = { $who ->
        [you] Pokazujesz: { $card }.
       *[other] { $player } pokazuje: { $card }.
    }
event-snatched = { $who ->
        [you] Przechwytujesz jako dusze bohatera, który przeżył gdzie indziej: { $hero }.
       *[other] { $player } przechwytuje jako dusze bohatera, który przeżył gdzie indziej: { $hero }.
    }
event-mimicked = { $who ->
        [you] Twój boss przejmuje awans: { $boss }.
       *[other] { $player }: boss przejmuje awans, { $boss }.
    }
event-unearthed = { $who ->
        [you] W twojej komnacie { $place } na wierzch trafia: { $card }.
       *[other] { $player }, w komnacie { $place } na wierzch trafia: { $card }.
    }

## Ustawienia

setting-mix = Zestawienie
    .about = Talie złożone według listy z kart Boss Monster i Następnego Poziomu.
setting-stars = Bohaterowie z gwiazdką
    .about = Czy bohaterowie z gwiazdką z wybranych pudełek zastępują podobnych bohaterów.
setting-more_heroes = Bohaterowie dla sześciorga
    .about = Kogo więcej dokłada do talii bohaterów sześcioro graczy bez Twardego Lądowania.
setting-without = Odłożone karty
    .about = Karty, którymi nie gramy, ze wszystkimi kopiami.
setting-own_heroes = Własna talia bohaterów
    .about = Bohaterowie, którzy przychodzą, wymienieni po nazwie, z dowolnych wybranych pudełek.
value-players-5 = Pięcioro
    .about = W każdej rundzie do miasta przychodzi pięciu bohaterów; rany nikogo nie usuwają z gry. Potrzebne Twarde Lądowanie albo dwa zestawy podstawowe.
value-players-6 = Sześcioro
    .about = W każdej rundzie do miasta przychodzi sześciu bohaterów; rany nikogo nie usuwają z gry. Potrzebne Twarde Lądowanie albo dwa zestawy podstawowe.
value-sets-CRL = Twarde Lądowanie
    .about = Dla pięciorga i sześciorga graczy: skarb odkrywców i odkrywcy, 3 bossów, 23 komnaty, 7 czarów, 12 bohaterów.
value-sets-KNG = Kingkiller Hero Pack
    .about = Siedmioro bohaterów z gwiazdką, którzy zastępują podobnych.
value-mix-none = Bez listy
    .about = Wszystkie karty z wybranych pudełek.
value-mix-official = Zestawienie oficjalne
    .about = 75 komnat, 35 czarów i wszyscy bossowie (20) z dwóch pierwszych zestawów podstawowych, z bohaterami Następnego Poziomu.
value-mix-kids = Zestawienie dla młodszych graczy
    .about = 75 komnat, 23 czary i 12 bossów, którymi gra się łatwo, z bohaterami Boss Monster.
value-stars-true = Grają
    .about = Każdy zastępuje bohatera z tym samym skarbem i podobnym zdrowiem.
value-stars-false = Zostają w domu
    .about = Talia bohaterów zostaje bez zmian.
value-more_heroes-epic = Więcej epickich
    .about = Dochodzi 4 zwykłych i 8 epickich bohaterów.
value-more_heroes-ordinary = Więcej zwykłych
    .about = Dochodzi 8 zwykłych i 4 epickich bohaterów.

## Rady na temat mieszania

advice-title = Poradnik raczej by tak nie mieszał:
advice-company = Te rozszerzenia nie są polecane razem: { $sets }.
advice-many-sets = Liczba mieszanych zestawów: { $count }. Najlepiej gra się jednym zestawem podstawowym i jednym rozszerzeniem.
advice-advanced = Komnaty zaawansowane: { $advanced }, zwykłe: { $ordinary }. Lepiej mieć dwie zaawansowane na każde pięć lub sześć zwykłych.
advice-treasures = Skarby komnat są nierówne: { $most } × { $rich }, ale { $least } × { $poor }.
advice-kinds = Komnaty potworów: { $monsters }, pułapki: { $traps }. Lepiej mieć ich mniej więcej tyle samo.
advice-bosses = Skarby bossów są nierówne: jednego { $most }, innego { $least }.
advice-heroes = Talia bohaterów: zwykłych { $ordinary }, epickich { $epic }. Lepiej 24 i 16, a do tego Głupiec i bohaterowie z gwiazdką.
advice-uneven-heroes = Talia bohaterów: zdrowie przy jednym skarbie to w sumie { $most }, przy innym { $least }.
advice-explorers = Do tej gry nie przychodzi żaden odkrywca: skarb odkrywców nikogo nie wabi.

## Czego nie można wybrać razem i co trafi do talii

lobby-not-with-bosses = Nie razem z ustalonymi bossami: boss jest ustalony albo wybierany, nigdy jedno i drugie (BM-243).
lobby-not-with-choose-boss = Nie razem z wariantem „Wybieram ciebie”: boss jest ustalony albo wybierany, nigdy jedno i drugie (BM-243).
lobby-not-without-box = Tylko z tym pudełkiem: wybierz je wyżej (BM-141).
lobby-part-of-mix = Należy do zestawienia.
lobby-not-with-mix = Nie z tym zestawieniem (BM-261).
lobby-stop-base = Opcja { $option }: musi być wśród nich co najmniej jeden zestaw podstawowy (BM-255).
lobby-stop-mix = Opcja { $option }: to zestawienie składa się z dwóch pierwszych zestawów podstawowych, samych albo z Twardym Lądowaniem, i ma własnych bohaterów (BM-261).
lobby-stop-many = Opcja { $option }: pięciu i sześciu graczy wymaga Twardego Lądowania albo drugiego zestawu podstawowego (BM-006).
lobby-stop-heroes = Opcja { $option }: ci bohaterowie są w pudełku, którego nie wybrano (BM-141).
lobby-stop-absent-boss = Opcja { $option }: jeden z nich jest w pudełku, którego nie wybrano.
lobby-stop-bosses = Opcja { $option }: wybierz bossa dla każdego miejsca albo zostaw wszystkich losowi.
page-kind-monster = komnaty potworów
page-kind-trap = komnaty z pułapką
page-kind-spell = czary
page-kind-boss = bossowie
page-kind-hero = bohaterowie
page-kind-epic = epiccy bohaterowie
page-kind-miniboss = minibossowie
page-kind-item = przedmioty
