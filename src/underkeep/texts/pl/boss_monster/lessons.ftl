### Lekcje Boss Monstera. Mówi Mub, majster: sucho, lojalnie, z lekką troską o wypłatę.

## Własny dom

lesson-home = Własny kąt
    .about = Dusze, rany i pierwszy gość.
lesson-home-boss = Dobry wieczór, szefostwo. Mub, majster. To twoja postać: { $boss }. Po lewej leży twój loch. Na razie jedna komnata. Mówimy na to „przytulnie”.
lesson-home-score = Bohater, który tu zginie, zostawia ci duszę. Dziesięć dusz wygrywa grę. Bohater, który dotrze do twojego tronu, zostawia ranę. Pięć ran i szukam nowej pracy.
lesson-home-hero = Będą goście. { $thief }: 4 punkty zdrowia. Złodzieje lubią worki z pieniędzmi, a masz je tylko ty: jeden przy tronie, drugi w korytarzu. Dlatego złodziej przyjdzie tutaj.
lesson-home-sums = Każda komnata rani bohatera raz, przy wejściu. { $hallway }: 1 obrażenie. Zostają 3 punkty zdrowia i gość przed tronem. Nie musisz liczyć: stół sam mówi, kto przejdzie.
lesson-home-build = { $cave }: 3 obrażenia. Razem z korytarzem to 4, czyli dokładnie jeden złodziej.
    .do = { $means ->
        [touch] Dotknij na ręce karty { $cave }, a potem wolnego miejsca w lochu.
        [keys] Naciskaj ], aż będziesz na ręce, i wybierz klawiszem Enter kartę { $cave }. Potem jeszcze raz ] i Enter na następnej komnacie.
       *[mouse] Kliknij na ręce kartę { $cave }, a potem wolne miejsce w lochu.
    }
lesson-home-walk = Zbudowane, odkryte i złodziej zaraz przyszedł. Jaskinia zabrała 3 z 4 punktów zdrowia. Można by go przegonić ({ $fear }), ale kto wygania gości przed kolacją?
    .do = { $means ->
        [keys] Naciśnij P, żeby spasować: złodziej pójdzie dalej.
       *[other] Spasuj: złodziej pójdzie dalej.
    }
lesson-home-die = A korytarz zabrał resztę. Dopóki nie wypowiedzą się wszyscy, to wciąż gość.
    .do = Spasuj jeszcze raz i odbierz należność.
lesson-home-soul = Twoja pierwsza dusza. Jak się błyszczy. Każda runda wygląda tak samo: bohaterowie przychodzą do miasta, wszyscy dobierają komnatę, mogą jedną zbudować, bohaterowie wybierają loch i idą.
lesson-home-astray-wound = Ładny plan i całkiem zgodny z zasadami. Tylko że złodziejowi starczyło zdrowia, żeby dojść do tronu, a to rana. Nic się nie stało, mam jeszcze stare plany.
lesson-home-astray-fled = Zgodnie z zasadami i dość uprzejmie. Ale złodziej, który wrócił do miasta, nie przyniesie duszy. Powtórzymy ten wieczór?

## Przynęta

lesson-bait = Przynęta
    .about = Skarby decydują, kto do kogo zajrzy.
lesson-bait-lure = Tu się rozstrzyga, kto będzie miał gości. Bohater idzie do lochu, w którym jest najwięcej jego ulubionych skarbów. Przy remisie nie wygrywa nikt: bohater zostaje w mieście na jeszcze jedną zupę.
lesson-bait-tie = { $fighter }: jak to wojownik, lubi topory. Ty masz jeden topór i { $rival } ma jeden. Czyli zupa. Chyba że dobudujesz toporów.
lesson-bait-phases = Runda ma takie fazy. W fazie budowy kładziesz komnaty zakryte, potem wszyscy odkrywają je naraz. Dalej jest wabienie, a po nim przygody: bohaterowie idą.
lesson-bait-order = W każdej fazie zaczyna ten, kto ma najwięcej PD. { $rival } ma 900, ty 500. Jesteś w kolejce dalej, ale masz lepsze włosy.
lesson-bait-build = { $armory }: dwa topory na drzwiach. To koniec remisu. Zadaje tylko 1 obrażenie, ale sąsiednie komnaty potworów zadają o 1 więcej.
    .do = { $means ->
        [keys] Zbuduj { $armory } jako następną komnatę: ] do ręki, Enter, ] do lochu, Enter.
       *[other] Zbuduj { $armory } na wolnym miejscu.
    }
lesson-bait-both = Pierwszego gościa ma { $rival }. { $cleric } wychodzi cało z jedynej komnaty i zostawia ranę. Potem do ciebie, po topory, przychodzi { $fighter }. I zostaje. Jako dusza.
lesson-bait-astray-wound = Zgodnie z zasadami i odważnie. Toporów starczyło, żeby zwabić wojownika, ale obrażeń nie starczyło, żeby go zatrzymać. Tym razem i jedno, i drugie.
lesson-bait-astray-tie = Oczywiście wolno. Ale po jednym toporze to wciąż remis, a zupa w mieście jest wyborna. Dwa topory by wygrały.
lesson-bait-astray-away = Wolno, ale teraz najwięcej toporów ma { $rival } i tam poszedł wojownik. A ma przyjść do nas. Jeszcze raz?

## Budujemy wyżej

lesson-upstairs = Budujemy wyżej
    .about = Komnaty zaawansowane i gdzie pasują.
lesson-upstairs-sums = { $fighter }: 8 punktów zdrowia, a najwięcej toporów masz ty. Twoje komnaty zadają 3 + 2 + 1, czyli 6. Ktoś zaraz przemebluje salę tronową.
lesson-upstairs-advanced = { $beasts } to komnata zaawansowana: ma złotą nazwę. Nigdy nie zajmuje nowego miejsca. Kładzie się ją na komnacie, na której widać taki sam skarb.
lesson-upstairs-where = Nie pasuje na { $hallway }: tam są tylko worki z pieniędzmi. Z kolei { $cave } nie znosi nad sobą niczego zaawansowanego. Możesz spróbować: stół zawsze powie, dlaczego nie.
lesson-upstairs-build = Topór na topór, czyli tutaj: { $golems }. Zamiast 2 obrażeń będą 4, a razem to 8.
    .do = { $means ->
        [touch] Dotknij { $beasts }, a potem { $golems }.
        [keys] Naciśnij Enter na ręce: { $beasts }, a potem w lochu: { $golems }.
       *[mouse] Kliknij { $beasts }, a potem { $golems }.
    }
lesson-upstairs-top = 8 z 8, nic się nie zmarnowało. Liczy się tylko karta na wierzchu. Golemy pod spodem śpią i wrócą, jeśli ktoś kiedyś zniszczy to, co na nich leży.
lesson-upstairs-astray-wound = Wolno, i ładnie wygląda. Ale razem to mniej niż 8, więc wojownik doszedł do tronu. Proszę, plasterek, i spróbujmy z bestiami.

## Właściwa chwila

lesson-magic = Właściwa chwila
    .about = Czar i to, co potrafią komnaty.
lesson-magic-spell = Czarów się nie buduje, tylko rzuca, a każdy mówi, kiedy: ten w fazie przygód. { $spell }: wybrana komnata potworów zadaje do końca rundy o 3 obrażenia więcej.
lesson-magic-cast = { $fighter } czeka przy bramie: 6 punktów zdrowia. Twoje komnaty zadają 2 + 1. Komnata rani przy wejściu, więc właściwa chwila jest teraz, przed pierwszym krokiem.
    .do = { $means ->
        [touch] Dotknij { $spell }, a potem { $golems }.
        [keys] Naciśnij Enter na ręce: { $spell }, a potem w lochu: { $golems }.
       *[mouse] Kliknij { $spell }, a potem { $golems }.
    }
lesson-magic-wait = 5 i 1: po zdrowiu. Można by też użyć czeluści, ale czeluście są drogie, a w kolejce stoi ktoś większy.
    .do = { $means ->
        [keys] Naciśnij P, żeby spasować.
       *[other] Spasuj i oszczędź czeluść.
    }
lesson-magic-pit = { $detective }: zostały 2 punkty zdrowia, a następne drzwi to twój tron. Zobacz, co potrafi komnata. { $pit }: zniszcz ją, a bohater, który w niej jest, ginie.
    .do = { $means ->
        [touch] Dotknij { $pit }, a potem bohatera, który tam jest.
        [keys] Naciśnij Enter w lochu: { $pit }, a potem na bohaterze, który tam jest.
       *[mouse] Kliknij { $pit }, a potem bohatera, który tam jest.
    }
lesson-magic-price = Komnata mniej, dusza więcej. Dobra cena. Inni też mają czary: zawsze gdy możesz na coś odpowiedzieć, stół najpierw pyta ciebie. Jeśli nie pyta, nic nie dało się zrobić.
lesson-magic-astray-wound = Wszystko zgodnie z zasadami. Ale jeden gość znalazł tron i zostawił ranę. Wystarczy inna kolejność.
lesson-magic-astray-late = Wolno, tylko za późno: golemy już uderzyły, a komnata bije każdego bohatera raz. Taki czar rzuca się, zanim otworzą się drzwi.
lesson-magic-astray-pit = Wolno, i dokładnie. Ale po tym gościu i tak było już po wszystkim, a dla tego większego nie ma teraz czeluści. Tym razem ją oszczędźmy.

## Dziesięć dusz

lesson-ten = Dziesięć dusz
    .about = Pięć komnat, awans i koniec gry.
lesson-ten-epic = Złota zbroja i korona. { $knight } to bohater epicki: 13 punktów zdrowia, wart dwie dusze albo dwie rany. Twoje komnaty zadają 8. Na wszelki wypadek mam już spakowaną walizkę.
lesson-ten-level = Ale gdy w lochu leży odkrytych pięć komnat, boss awansuje, raz w grze. Każdy robi wtedy co innego. { $boss } zabija bohatera w mieście. Spojrzeniem.
lesson-ten-build = Na razie cztery komnaty. { $hatchery } nie zadaje obrażeń, ale jest piąta i ma wszystkie skarby, jakie istnieją.
    .do = { $means ->
        [keys] Zbuduj { $hatchery } jako następną komnatę: Enter na karcie i Enter na miejscu.
       *[other] Zbuduj { $hatchery } na ostatnim wolnym miejscu.
    }
lesson-ten-stone = Awans. A teraz spójrz komuś głęboko w oczy.
    .do = Wybierz: { $knight }.
lesson-ten-win = Dwie dusze za posąg, jedna za złodzieja ({ $thief }): dziesięć. Gdy kończy się runda, wygrywa ten, kto ma dziesięć dusz. Została mi jeszcze jedna rzecz: personel.
lesson-ten-astray-four = Wolno, ale komnaty są wciąż cztery: jedna leży teraz na drugiej. Piąta potrzebuje własnego miejsca.
lesson-ten-astray-knight = Wolno, a ze złodzieja jest śliczny posąg. Ale groźny był rycerz. Cofamy czas?

## Personel

lesson-staff = Personel
    .about = Monety, minibossowie i do czego służy trzeci poziom.
lesson-staff-coins = To już z innego pudełka, „Powstanie Minibossów”: monety. Masz dwie, w skarbcu obok tronu. Kupuje się za nie pomoc, a ja znam odpowiednich ludzi.
lesson-staff-miniboss = { $old } to miniboss wsunięty pod komnatę. Miniboss ma trzy linijki, a z każdym poziomem działa o jedną więcej. Ten jest na drugim poziomie; pierwsza linijka to jeszcze jeden mieszek dla złodziei.
lesson-staff-promote = Raz na rundę, w fazie budowy, moneta podnosi jednego minibossa o jeden poziom. Na trzecim { $old } może zabić bohatera w tej komnacie. Dobrze wydane pieniądze.
    .do = { $means ->
        [touch] Stuknij: { $old } pod pierwszą komnatą, potem „Awansuj”.
        [keys] Naciskaj ], aż trafisz do lochu, przejdź strzałkami do karty { $old } i naciśnij Enter. Potem Enter na „Awansuj”.
       *[mouse] Kliknij: { $old } pod pierwszą komnatą, potem „Awansuj”.
    }
lesson-staff-build = { $new } z twojej ręki też chce tu pracować. Minibossa kładzie się zakrytego na komnacie, zamiast budować komnatę, i nigdy obok innego minibossa. Zostaje więc { $hallway }.
    .do = { $means ->
        [keys] Enter na karcie { $new } w ręce, potem na komnacie { $hallway }.
       *[other] Wybierz: { $new }, potem { $hallway }.
    }
lesson-staff-pay = Karta odkryta, ręka wyciągnięta. Jedna moneta, a { $new } zaczyna na pierwszym poziomie. Bez monety czeka stos kart odrzuconych.
    .do = Powiedz „tak” i zapłać.
lesson-staff-use = { $new } sprawia, że ostatnia komnata zadaje 2. Ale 2 + 3 + 2 to 7, a { $detective } ma na wejściu 8 punktów zdrowia. Na szczęście w tej właśnie komnacie ktoś dotarł na trzeci poziom.
    .do = { $means ->
        [keys] Enter na karcie { $old }, potem na karcie { $detective }.
       *[other] Wybierz: { $old }, potem { $detective }.
    }
lesson-staff-back = Dusza za monetę. { $old } wraca teraz na pierwszy poziom: trzeci działa raz, a potem znów trzeba monet i cierpliwości. To wszystko, co wiem. Następna gra będzie prawdziwa.
lesson-staff-astray-level = Wolno, i oszczędnie. Ale na drugim poziomie { $old } tylko patrzy, jak goście przechodzą. Moneta wydana przed odkryciem kart by to zmieniła.
lesson-staff-astray-hand = Wolno, oczywiście. Ale { $new } wciąż jest w twojej ręce i ma smutną minę. Tym razem zatrudniamy?
lesson-staff-astray-unpaid = Wolno, i krótko: bez monety nie ma pracy. { $new } leży teraz na stosie kart odrzuconych. Tym razem zapłaćmy.
lesson-staff-astray-wound = Wolno, ale { $detective } idzie sobie dalej, aż do twojego tronu. Trzeci poziom sięga tylko bohatera we własnej komnacie. Jeszcze raz?
