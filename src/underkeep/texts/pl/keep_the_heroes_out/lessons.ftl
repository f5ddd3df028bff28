### Lekcje Keep the Heroes Out! Mówi szczur z pewnym doświadczeniem.

lesson-drains = Kłopoty w kanałach
    .about = Tura szczurów: dwie karty, jedna włamywaczka i to, co przychodzi nocą.
lesson-drains-house = Pi. Witaj w domu. Skrzynia o wartości 4 w Skarbcu musi tu zostać: jeśli zniknie, przegrywamy. Mniejsze skrzynie to tylko smutek.
lesson-drains-rogue = W naszych Kanałach leży Łotrzyca, wyczerpana. Wyczerpani bohaterowie nic nie robią, póki ktoś ich nie zbudzi. Potem kradną: tylu, ile wart jest skarb, jeśli w komnacie nie ma potwora.
lesson-drains-hit = { $scurry } ma dwie strony, wybierasz jedną. Dwoje z nas jest w komnacie z Łotrzycą, więc gryź.
    .do = { $means ->
        [keys] Klawiszem ] przejdź do ręki, Enter na dolnej stronie karty { $scurry }, potem znajdź Łotrzycę w Kanałach.
       *[other] Wybierz dolną stronę karty { $scurry }, potem Łotrzycę w Kanałach.
    }
lesson-drains-frog = Do widzenia. Teraz { $paws }: Aktywacja używa komnaty, w której stoisz, albo zdolności klanu. Kanały dają Żaby. Warto o nich pamiętać.
    .do = Wybierz górną stronę karty { $paws }, potem Kanały, i użyj komnaty. Resztę karty możesz zostawić.
lesson-drains-guild = To talia Gildii. Tabela pokazuje, którzy bohaterowie jeszcze przyjdą: klasy i znaki komnat. Przychodzi dwa razy: kto przetrwa obie fale, ten wygrywa.
lesson-drains-close = Karty, których nie zagrasz, zostają na ręce. Na końcu tury dobierasz do pięciu. Nic więcej do zrobienia?
    .do = Zostaw resztę karty, jeśli coś zostało, i nie zagrywaj więcej kart.
lesson-drains-night = To niech przyjdą. Każda karta Gildii sprowadza jedną klasę bohaterów do dwóch komnat.
    .do = Nic nie wymieniaj i wpuść bohaterów. Na pytanie, kto działa pierwszy, przeczytaj, co każdy by zrobił.
lesson-drains-steps = Każdy bohater przeszedł osiem kroków, a stół opowiedział każdy wraz z zasadą. Tam, gdzie stał ktoś z nas, tylko atakowali. Pi.
lesson-drains-astray-rogue = Łotrzyca nadal jest w Kanałach, a karty już odłożone. Zdarza się najlepszym. Jeszcze raz?

lesson-market = Dzień targowy
    .about = Po co komu Żaby i skąd klan bierze lepsze karty.
lesson-market-frog = Pięć kart Zdobyczy leży odkrytych. Każdy rodzaj ma swoją cenę i swój sklep: Eliksiry kosztują Żabę u Alchemika. Żaba siedzi w naszych Kanałach, tuż obok.
lesson-market-carry = Kto się rusza, może wziąć ze sobą jedną rzecz. Żaba to jedna rzecz.
    .do = Wybierz górną stronę karty { $scurry }, potem Kanały, potem Alchemika, i weź Żabę ze sobą.
lesson-market-buy = Żaba jest w sklepie. Aktywuj komnatę, a zmieni się w Eliksir.
    .do = Wybierz górną stronę karty { $paws }, potem Alchemika, i kup za Żabę: { $flask }.
lesson-market-yours = { $flask } leży na twoim stosie kart odrzuconych i wróci, gdy przetasujesz talię. Bestie kosztują Kości, ekwipunek Monety, zwoje Księgi. Nic ciekawego na sprzedaż? Po zagraniu kart możesz jedną odrzucić, żeby wymienić odkryte Zdobycze.
lesson-market-astray-shop = Nie ma już karty na drogę do sklepu albo na sam sklep. Wszystko było dozwolone. Idziemy na targ jeszcze raz?

lesson-shield = Nie w dużej komnacie
    .about = Bohaterowie atakują, a karta z twojej ręki mówi: nie.
lesson-shield-odds = Tej nocy jesteśmy Szkieletorami, a jeden z nas pilnuje Skarbca. Może tam przyjść Wojownik. Wojownicy biją tego, kto stoi obok, a Szkieletor pada od jednego ciosu.
lesson-shield-come = Twoja tura się skończyła. Ostatnie, co robisz, to otwierasz drzwi.
    .do = Wpuść bohaterów.
lesson-shield-order = Przyszło dwóch Wojowników: jeden do Skarbca, jeden do Więzienia. To ty mówisz, kto działa następny, krok po kroku, a obok stoi, co z tego wyniknie.
    .do = Wybierz Wojownika w Skarbcu, potem sam Skarbiec, aż podniesie topór.
lesson-shield-defend = Teraz uderza. { $shield } działa z ręki nawet w tej chwili: napis „broń” znaczy, że nic nam się nie stanie.
    .do = Broń kartą { $shield }.
lesson-shield-night = Zmęczył się tym chybianiem. Drugi siedzi w Więzieniu, gdzie nie ma czego psuć.
    .do = Jeśli ktoś ma jeszcze działać, powiedz kto, aż noc się skończy.
lesson-shield-held = Szkieletor stoi, Wojownik leży. Ze znajomymi możesz bronić także w ich turze, byle atakowany był twój potwór.
lesson-shield-astray-vault = Szkieletor wrócił do legowiska, a karta została na ręce. Wolno było mu paść. Jeszcze raz, tym razem z tarczą?

lesson-chest = Ile warta jest skrzynia
    .about = Kiedy bohaterowie kradną i dlaczego jeden szczur wystarczy.
lesson-chest-worth = W Katakumbach stoi skrzynia o wartości 2. Dwoje aktywnych bohaterów ją zabierze, jeśli nie ma tam potwora. Jedna już leży obok i śpi.
lesson-chest-wake = Kto wchodzi do komnaty, budzi wszystkich, którzy tam leżą: to inspiracja. Jeśli tej nocy ktoś przyjdzie do Katakumb, będzie ich dwoje. A ktoś przyjdzie. Umiem czytać z kart.
lesson-chest-guard = Gdy w komnacie jest ktoś z nas, najpierw muszą walczyć, potem kraść. Na ogół to wystarcza.
    .do = Wybierz górną stronę karty { $scurry }, potem Tresera Bestii, potem Katakumby.
lesson-chest-night = Dobrze. Teraz nic nie może pójść źle, prócz nocy.
    .do = Nie zagrywaj więcej kart, nic nie wymieniaj, wpuść bohaterów i mów, kto działa następny, aż do końca.
lesson-chest-kept = Jeden szczur wrócił do legowiska, a skrzynia stoi. Na tym polega cała gra: być tam, gdzie trzeba, i być tam wcześniej. Kto leży wyczerpany, tego jutro można ugryźć.
lesson-chest-astray-chest = W Katakumbach nikogo nie było, a skrzyni o wartości 2 wystarczą dwie Łotrzyce. Zdarza się. Rozłożyć jeszcze raz?

lesson-dawn = Do rana
    .about = Ostatnia karta drugiej fali i to, co się wtedy liczy.
lesson-dawn-wave = Druga fala i została jedna karta. Gdy się z nią uporamy, Gildia nie ma już bohaterów i daje za wygraną.
lesson-dawn-count = Skrzyni z Biblioteki już nie ma. Do wygranej to bez znaczenia. Liczy się do przechwałek: to, co zostało, jest naszym wynikiem.
lesson-dawn-last = Dwoje z nas w Skarbcu, dwoje za ścianą. Musi wystarczyć.
    .do = Wpuść bohaterów i mów, kto działa następny, aż noc się skończy.
lesson-dawn-won = Ranek. Duża skrzynia cała, więc wygrana nasza. Inne lochy mają inne plany i pomysły, a trudniejsze poziomy wpuszczają więcej bohaterów naraz. Pi, i dziękuję.
