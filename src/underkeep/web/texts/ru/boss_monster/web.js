var e=`
web-decks = Колоды
lair-kind = { $kind ->
        [trap] { $advanced ->
            [true] Улучш. ловушка
           *[false] Ловушка
        }
       *[monster] { $advanced ->
            [true] Улучш. монстры
           *[false] Монстры
        }
    }
lair-kind-spell = { $phase ->
        [build] Чары · стройка
        [adventure] Чары · приключение
       *[both] Чары · обе фазы
    }
lair-phase = { $phase ->
        [build] стройка
        [adventure] приключе­ние
       *[both] обе фазы
    }
lair-treasures = { $count ->
        [one] { $count } сокровище: { $treasure }
        [few] { $count } сокровища: { $treasure }
       *[many] { $count } сокровищ: { $treasure }
    }
lair-health = здоровье { $health }
lair-place = место { $place } из { $places }
lair-secret = лежит рубашкой вверх, видно только вам
lair-secret-short = тайно
lair-was = было { $damage }
lair-this-round = в этом раунде
lair-can-use = можно применить
lair-can-choose = можно выбрать
lair-chosen = выбрано
lair-until-build = стройка
lair-until-adventure = приключения
lair-level-up = рост
lair-dies-here = гибнет тут
lair-through = проходит: { $wounds ->
        [one] { $wounds } рана
        [few] { $wounds } раны
       *[many] { $wounds } ран
    }
lair-levels-up = босс повышает уровень
lair-no-change = Ни для кого из героев ничего не изменится.
lair-turns = что изменит: { $changes }
lair-waits = ждёт
lair-stays = остаётся в городе
lair-area-mine = Ваше подземелье
lair-area-dungeon = Подземелье: { $player }
lair-area-others = Чужие подземелья
lair-area-hand = Ваша рука
lair-lure = Манит
lair-lure-about = Сокровища в каждом подземелье
lair-next-room = следующая
lair-souls = Души
lair-wounds = Раны
lair-of = из { $most }
lair-souls-said = души: { $souls } из 10
lair-wounds-said = раны: { $wounds } из 5
lair-souls-near = { $left ->
        [0] десять душ: раунд доигрывается (BM-005)
        [one] не хватает { $left } души
       *[other] не хватает { $left } душ
    }
lair-wounds-near = { $left ->
        [0] пять ран: раунд доигрывается (BM-005)
       *[other] следующая рана последняя
    }
lair-souls-short = { $left ->
        [0] последний
       *[other] ещё { $left }
    }
lair-wounds-short = { $left ->
        [0] последний раунд
       *[other] ещё 1
    }
lair-hand-said = на руке: комнаты { $rooms }, заклинания { $spells }
lair-acts = ходит
lair-next = на очереди
lair-done = ход сделан
lair-open = Открыть это подземелье: { $player }
lair-back = Назад в своё подземелье
lair-queue = номер { $number } у входа
lair-to-act = ещё не ходит
lair-news = здесь что-то изменилось
lair-gate-full = Ворота: все пять мест заняты
lair-otherwise = Если никто не отменит: { $text }
lair-deck-rooms = комнаты
lair-deck-spells = чары
lair-deck-heroes = герои
lair-deck-epic_heroes = эпики
lair-deck-discard = сброс
lair-phases = Фазы раунда
lair-order = Порядок хода
lair-choose-one = Выберите одну
lair-souls-of = Души: { $player }
lair-discard = Сброс, последняя карта первой
lair-stack = Одна на другой, нижняя первая
lair-empty = Здесь пока ничего нет.
lair-close = Закрыть
lair-chain = Объявлено; последнее происходит первым
lair-cancelled = отменено
lair-step-build = { $card }: выберите, где строить.
lair-step-aim = { $card }: выберите цель.
lair-step-do = { $card }: подтвердите или верните.
lair-not-offered = Сейчас вы этого сделать не можете.
lair-waits-bosses = { $player } выбирает босса.
lair-waits-mulligan = { $player } решает, брать ли новую руку.
lair-waits-classic = { $player } выбирает, что сбросить.
lair-waits-first_room = { $player } выбирает первую комнату.
lair-waits-start = { $player } решает, что взять.
lair-waits-build = { $player } решает, что построить.
lair-waits-reveal = { $player } решает, что делать с новой комнатой.
lair-waits-adventure = { $player } решает, что делать с картой в фазе приключения.
lair-loses-build = { $count ->
        [one] В этом раунде ещё можно построить комнату: { $cards }.
        [few] В этом раунде ещё можно построить одну из { $count } комнат: { $cards }.
       *[many] В этом раунде ещё можно построить одну из { $count } комнат: { $cards }.
    }
surprise-tie = Этот герой ни к кому не идёт
    .about = В двух подземельях его сокровищ поровну, или их нет ни у кого. Герой остаётся в городе и каждый раунд выбирает заново.
surprise-epic = Эпический герой
    .about = Намного крепче остальных. Кто его убьёт, получит две души; кто пропустит, получит две раны.
surprise-wound = Это была рана
    .about = Герой прошёл все ваши комнаты и добрался до босса. Кто в конце раунда имеет пять ран, выбывает.
surprise-cancelled = Отменено
    .about = Отменённое заклинание считается неразыгранным. Оно ничего не делает, а карта уходит в сброс.
`;export{e as default};