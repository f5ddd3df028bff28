### Lekcje Clank! Catacombs. Mówi Yorgen, czaszka po złodzieju: wesoło i z niejednym żalem.

## Schodami w dół

lesson-down = Schodami w dół
    .about = Karty na ręce, buty i dwie pierwsze komnaty.
lesson-down-crypt = Psst. Tu, na dole. Yorgen, kiedyś złodziej, dziś głównie czaszka. To jest krypta: tędy się wchodzi i tędy się wychodzi, najlepiej z czymś ciężkim pod pachą.
lesson-down-hand = W każdej turze zagrywasz całą rękę, pięć kart. { $burgle } daje umiejętność, za nią się kupuje. { $scramble } daje but, w nim się chodzi. { $stumble } to hałas. Dobrze znam ten hałas.
lesson-down-play = Kolejność rzadko ma znaczenie, więc zagraj wszystko naraz. Jeśli karta ma pytanie, zapyta.
    .do = { $means ->
        [touch] Dotknij „Zagraj wszystkie”.
        [keys] Naciśnij A, żeby zagrać wszystkie karty.
       *[mouse] Kliknij „Zagraj wszystkie” albo naciśnij A.
    }
lesson-down-totals = Tyle masz w tej turze: umiejętność na zakupy, miecze do walki, buty do chodzenia. Co zostanie na koniec tury, przepada. Podobno jest w tym jakaś nauka.
lesson-down-walk = Korytarze, którymi można pójść, świecą, a na każdym stoi cena. Jeden but prowadzi na ganek zachodni.
    .do = { $means ->
        [touch] Dotknij na mapie ganku zachodniego.
        [keys] Naciskaj ], aż będziesz na mapie. Strzałki prowadzą korytarzami: strzałka w górę, potem Enter.
       *[mouse] Kliknij na mapie ganek zachodni. Przeciąganie przesuwa mapę, kółko przybliża.
    }
lesson-down-on = Drugim butem dalej, na podest. Z drugiego ganku po drodze jest potwór: miecz albo zadrapanie. Stąd nie ma żadnego.
    .do = { $means ->
        [keys] Strzałką w górę na podest, potem Enter.
       *[other] Idź dalej na podest.
    }
lesson-down-depths = I oto podziemia. Tu leży wszystko, co warto ukraść. Kto padnie w podziemiach, na końcu nie liczy niczego, choćby niósł skarbiec. Nie pytaj, skąd wiem.
lesson-down-astray-boots = Wszystko zgodnie z zasadami, ładny spacer. Tylko butów już nie ma, a podest daleko. Też tak kiedyś skończyłem. Jeszcze raz?
lesson-down-astray-late = Tura się skończyła, a podest wciąż czeka. Nic nie szkodzi: mam mnóstwo czasu.

## Okazje

lesson-shop = Okazje
    .about = Pula kart lochów i goblin.
lesson-shop-row = W puli leży sześć kart lochów, a obok są cztery rzeczy do wzięcia zawsze. Niebieskie karty kupuje się za umiejętność, z czerwonymi walczy się mieczami.
lesson-shop-price = { $lightstick } kosztuje 3 punkty umiejętności, a masz 3. W zamian daje 3 przy każdym zagraniu. Tak bogacą się złodzieje. I tak robią hałas.
lesson-shop-buy = Warto kupić tę kartę.
    .do = { $means ->
        [touch] Otwórz „Pula” i dotknij karty { $lightstick }.
        [keys] Naciskaj ], aż będziesz w puli, przejdź na kartę { $lightstick } i naciśnij Enter.
       *[mouse] Kliknij w puli kartę { $lightstick }.
    }
lesson-shop-discard = Leży na stosie kart odrzuconych. Gdy talia się skończy, stos zostaje przetasowany i staje się talią: to, co kupisz, wraca do ciebie raz po raz.
lesson-shop-fight = Zostały dwa miecze. { $goblin } jest zawsze na miejscu, kosztuje 2 miecze i płaci 1 złota. Nikt nie wie, czemu wciąż wraca. Pewnie duma.
    .do = { $means ->
        [touch] Otwórz „Rynek” i dotknij karty { $goblin }.
       *[other] Pokonaj kartę { $goblin } obok puli.
    }
lesson-shop-gold = Złoto liczy się na końcu, po punkcie za sztukę. A za 7 sztuk kupisz przy straganie koronę albo plecak.
lesson-shop-astray-other = Zgodnie z zasadami. Ale umiejętność już wydana, a { $lightstick } wciąż leży w puli. Karta zwróciłaby się sama. Jeszcze raz?
lesson-shop-astray-late = Tura skończyła się trochę za wcześnie, miecze zostały. Gobliny świętują. Spróbujemy znowu?

## W ciemność

lesson-dark = W ciemność
    .about = Gdzie kończy się mapa, kładziesz kafel.
lesson-dark-edge = Korytarz wychodzi poza mapę. Mapy jeszcze nie ma: rysuje się ją nogami.
lesson-dark-explore = Jeden but i widać, co jest dalej.
    .do = { $means ->
        [touch] Dotknij ceny na zachodnim skraju.
        [keys] Na mapie naciśnij strzałkę w lewo, na skraj, i Enter.
       *[mouse] Kliknij cenę na zachodnim skraju.
    }
lesson-dark-turn = Nowy kafel, który można obrócić, zanim się go położy. Leży tu jako zjawa. Przy każdym obrocie widać, ile kosztuje wejście.
lesson-dark-lay = Każdy obrót prowadzi do innej komnaty: ołtarz, sekret albo dwie sztuki złota. Ja brałbym złoto. Zawsze brałem.
    .do = { $means ->
        [touch] Dotykaj kafla, aż twój korytarz trafi do dwóch monet, potem „Połóż tak”.
        [keys] Naciskaj R, aż twój korytarz trafi do dwóch monet. Potem ] do wyboru i Enter na „Połóż tak”.
       *[mouse] Klikaj kafel albo naciskaj R, aż twój korytarz trafi do dwóch monet. Potem „Połóż tak”.
    }
lesson-dark-rooms = Dwie sztuki złota i komnata, której nikt nie widział. W innych kryją się sekrety, więźniowie, artefakty. Dotknij komnaty, żeby przeczytać, co w niej jest.
lesson-dark-astray-turned = Ładna komnata, zgodnie z zasadami. Tylko złoto leży na tym kaflu gdzie indziej. Mam drugi taki sam: obróć go trochę inaczej.
lesson-dark-astray-late = Zgodnie z zasadami, ale but już zużyty, a ciemność jak była, tak jest. Jeszcze raz na skraj mapy?

## Ten, który słucha

lesson-noise = Ten, który słucha
    .about = Brzdęk, sakwa i smok.
lesson-noise-clank = Każdy hałas kładzie tu twoją kostkę. Dwie już leżą. Gdy smok atakuje, wszystkie trafiają do jego sakwy.
lesson-noise-play = Masz na ręce dwa razy { $stumble }. Nie ma rady: rękę gra się całą.
    .do = { $means ->
        [keys] Naciśnij A, żeby zagrać wszystkie karty.
       *[other] Zagraj wszystkie karty.
    }
lesson-noise-odds = Słychać? Smok też słyszy. Tu widać, z jaką szansą trafi cię następny atak i co jest w sakwie: czarne kostki są jego i nikogo nie ranią, te w twoim kolorze to ty.
lesson-noise-rage = To jego gniew: ile kostek ciągnie. Rośnie, gdy ktoś bierze artefakt albo rusza jajo. Groźne karty w puli dokładają swoje.
lesson-noise-end = Atakuje, gdy do puli trafia karta z jego głową. Jedno miejsce jest puste i zapełni się na koniec twojej tury. Mam złe przeczucie. Mam już tylko przeczucia.
    .do = { $means ->
        [keys] Naciśnij P, żeby zakończyć turę.
       *[other] Zakończ turę.
    }
lesson-noise-bitten = { $ogre }: karta przyszła z jego głową i smok uderzył. Każda wyciągnięta kostka w twoim kolorze to rana. Dziesięć to za dużo. Chodź cicho albo chodź szybko.

## Droga do domu

lesson-treasure = Droga do domu
    .about = Artefakt i dwadzieścia punktów za powrót.
lesson-treasure-see = Oto on: artefakt, 7 punktów. Bez artefaktu stąd nie wyjdziesz, a nieść wolno tylko jeden, chyba że masz plecak.
lesson-treasure-take = Zabranie go trochę go budzi: gniew rośnie. Warto. Prawie zawsze.
    .do = { $means ->
        [keys] Naciskaj ], aż będziesz na „Weź artefakt”, i Enter.
       *[other] Weź artefakt, przycisk jest pod mapą.
    }
lesson-treasure-run = A teraz do domu. Trzy buty, trzy korytarze. Najpierw na podest.
    .do = Idź na podest.
lesson-treasure-home = Przez ganek i do krypty. Wybierz ganek bez potwora po drodze, jeśli lubisz swoją skórę. Ja swoją lubiłem.
    .do = Idź na ganek zachodni, a potem do krypty.
lesson-treasure-end = Udało się! 20 punktów za ucieczkę, 7 za artefakt. Odtąd smok atakuje zawsze, gdy wypadłaby twoja tura, więc kto jest na dole, niech się spieszy. Pora zagrać naprawdę.
lesson-treasure-astray-late = Zgodnie z zasadami i odważnie. Ale tura minęła, a ty wciąż jesteś z nim na dole. Przejdźmy się jeszcze raz.
