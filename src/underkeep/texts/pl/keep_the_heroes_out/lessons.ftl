### Lekcja Keep the Heroes Out! Mówi szczur z pewnym doświadczeniem.

lesson-drains = Kłopoty w kanałach
    .about = Tura szczurów: dwie karty, jedna włamywaczka i to, co przychodzi nocą.
lesson-drains-house = Pi. Witaj w domu. Skrzynia o wartości 4 w Skarbcu musi tu zostać: jeśli zniknie, przegrywamy. Mniejsze skrzynie to tylko smutek.
lesson-drains-rogue = W naszych Kanałach leży Łotrzyca, wyczerpana. Wyczerpani bohaterowie nic nie robią, póki ktoś ich nie zbudzi. Potem kradną: tylu, ile wart jest skarb, jeśli w komnacie nie ma potwora.
lesson-drains-hit = { $scurry } ma dwie strony, wybierasz jedną. Dwoje z nas jest w komnacie z Łotrzycą, więc gryź.
    .do = { $means ->
        [keys] Klawiszem ] przejdź do ręki, Enter na dolnej stronie karty { $scurry }, potem znajdź Łotrzycę w Kanałach.
       *[other] Wybierz dolną stronę karty { $scurry }, potem Łotrzycę w Kanałach.
    }
lesson-drains-frog = Do widzenia. Teraz { $paws }: Aktywacja używa komnaty, w której stoisz, albo zdolności klanu. Kanały dają Żaby, a Alchemik sprzedaje za Żaby Eliksiry.
    .do = Wybierz górną stronę karty { $paws }, potem Kanały, i użyj komnaty. Resztę karty możesz zostawić.
lesson-drains-guild = To talia Gildii. Tabela pokazuje, którzy bohaterowie jeszcze przyjdą: klasy i znaki komnat. Przychodzi dwa razy: kto przetrwa obie fale, ten wygrywa.
lesson-drains-night = Nic więcej do zrobienia? To niech przyjdą.
    .do = Zakończ granie kart, nic nie wymieniaj i wpuść bohaterów. Na pytanie, kto działa pierwszy, przeczytaj, co każdy by zrobił.
lesson-drains-steps = Każdy bohater przeszedł osiem kroków, a stół opowiedział każdy wraz z zasadą. Tam, gdzie stał ktoś z nas, tylko atakowali. Pilnuj tego, co drogie, i nie pozwól im się gromadzić. Pi.
lesson-drains-astray-rogue = Łotrzyca nadal jest w Kanałach, a tura minęła. Zdarza się najlepszym. Jeszcze raz?
