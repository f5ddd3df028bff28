### Стол вокруг игр: вопросы, клавиши, ответы терминала.
###
### $who — `you`, когда речь о читающем, иначе `other`; тогда $player — имя.

## Игроки

player-you = вы
player-nobody = никто
player-bot = { $name ->
    [random] бот лёгкий
    [greedy] бот средний
   *[other] бот { $name }
}
player-person = игрок { $number }

## Вопрос

ask-your-move = Ваш ход
ask-waiting = Сейчас решает { $player }.
ask-over = Игра окончена.
ask-choice = Ваш ответ (от 1 до { $count }, ? — справка):
ask-unclear = «{ $typed }» можно понять по-разному: { $several }.
ask-no-such-number = Варианта { $number } нет; выберите от 1 до { $count }.
ask-enter = Enter: { $what }

## Ответы на команды

why-allowed = Сейчас это можно: { $notation }.
why-how = Напишите w и ход, о котором спрашиваете, например: w { $example }
why-rule = Правило { $rule }
hint-move = Подсказка: { $option }. Так сделал бы бот, который знает не больше вас.
hint-none = Сейчас нечего решать.
undo-done = Ход возвращён. Само собой дальше ничего не идёт.
undo-refused-revealed = Это нельзя вернуть: с тех пор что-то вскрыто, взято или отдано другим.
undo-refused-other = Это нельзя вернуть: с тех пор решал кто-то другой или вашего решения ещё не было.
pass-title = Как далеко пасовать?
pass-once = только сейчас
pass-concern = пока меня что-нибудь не коснётся
pass-build = до моей следующей постройки
pass-how = Напишите p и номер: { $reaches }.
pass-now = Пас: { $reach }. Он кончится сам, когда выберут целью что-то ваше или вам нужно решать.
pass-impossible = Здесь нельзя пасовать: выберите один из вариантов.
card-how = Напишите c и начало названия или id карты, например: c { $example }
card-unknown = Карты «{ $typed }» нет{ $near ->
        [none] .
       *[other] . Похожие: { $near }.
    }
rule-how = Напишите r и id правила, например: r { $example }
rule-unknown = Правила «{ $typed }» нет{ $near ->
        [none] .
       *[other] . Похожие: { $near }.
    }
language-now = Теперь стол говорит по-русски.
log-title = Что было
log-empty = Пока ничего не было.
table-title = Стол

## Клавиши и команды

help-title = Клавиши и команды
help-answering = Ответ: стрелки и Enter либо номер или начало записи варианта и Enter. Пробел — пас, Tab дописывает остальное.
help-plain = Ответ: напишите номер или начало записи варианта и нажмите Enter.
help-seats = Места за столом считаются с 0, как в записи.
help-help = эта страница
help-undo = вернуть своё последнее решение
help-hint = что сделал бы бот на вашем месте
help-why = почему ход нельзя сделать, с правилом
help-pass = пасовать, один раз или дальше
help-card = открыть карту
help-rule = открыть правило
help-table = весь стол словами
help-forecast = что стало бы с каждым героем
help-log = всё, что было
help-language = сменить язык
help-quit = выйти; игра сохранена
help-signs = Знаки
help-close = Enter или Esc закрывает эту страницу.
key-move = выбор
key-answer = ответ
key-pass = пас
key-space = Пробел
key-help = справка
key-undo = вернуть
key-hint = подсказка
key-quit = выход

## Один экран на нескольких

cover-title = { $player }: ваша очередь
cover-hint = Нажмите Enter, когда никто другой не смотрит.
cover-scroll = Этот терминал не умеет стирать показанное раньше: не прокручивайте назад.

## Начало и конец

start-title = { $game }: { $seats }
start-help = Напишите ? — будет справка.
stored-in = Игра сохранена в { $file }
resume-with = Продолжить: { $command }
result-wins = { $who ->
        [you] Вы побеждаете.
       *[other] Побеждает { $player }.
    }
result-nobody = Никто не побеждает.
result-line = { $rank }. { $player }: { $score }
result-leave = Напишите q, чтобы выйти.
result-joke = Суп в городе остывает, а есть его некому.

## За столом на сервере

far-connecting = Соединение с { $address } …
far-wait = Ждите
far-sent = Отправлено; ждём сервер.
far-paused = Хозяин приостановил игру.
far-window = Мгновение, когда может ответить любой.
far-held = Мгновение, когда может ответить любой; его держит { $players }.
far-lost = Связь с сервером потеряна. Следующая попытка через { $seconds } с; Enter пробует сразу.
far-not-sent = Не отправлено: сейчас нет связи с сервером. Пробуем ещё раз.
far-not-asked = Сейчас решаете не вы.
far-watching = Вы смотрите; это для тех, кто сидит за столом.
far-origin-typed = Раздача этого стола была введена: кто-то может её знать.
far-origin-file = Этот стол сделан из файла: кто-то может знать его карты.
far-come-back = Ваше место сохранено на этом компьютере: вернитесь по той же ссылке.
far-pledge = Залог раздачи, чтобы в конце сверить с записью: { $pledge }
far-seat-person = Место { $number }: { $player }, за столом.
far-seat-absent = Место { $number }: { $player }, без связи.
far-seat-open = Место { $number }: ещё свободно.
far-seat-bot = Место { $number }: { $player }, отвечает бот.
far-sat-down = { $player } садится за стол.
far-bot-sat-down = { $player } садится за стол.
far-left = Теперь свободно место: { $player }.
far-came = { $player } за столом.
far-gone = { $player } без связи.
far-away = { $player } отходит, и отвечает бот.
far-back = { $player } возвращается.
far-dismissed = { $who ->
        [you] Хозяин попросил вас из-за стола.
       *[other] Хозяин попросил из-за стола: { $player }.
    }
far-renewed = { $who ->
        [you] Хозяин сделал новую ссылку на ваше место.
       *[other] Хозяин сделал новую ссылку на место: { $player }.
    }
far-refused-bad-message = Сервер этого не понял; возьмите ту же версию Underkeep, что и у сервера.
far-refused-out-of-place = Этому здесь не место. Ничего не сделано.
far-refused-no-hint = Подсказки не нашлось; попробуйте ещё раз.
far-refused-stale = Слишком поздно: на столе уже что-то изменилось. Ничего не сделано.
far-refused-not-an-option = Такого варианта нет. Ничего не сделано.
far-refused-not-yours = Сейчас это не ваше дело.
far-refused-too-often = Слишком быстро; попробуйте через { $seconds } с.
far-refused-busy = У стола слишком много дел; попробуйте чуть позже.
far-refused-unavailable = Сервер не смог это сохранить. Ничего не сделано; попробуйте ещё раз.
far-refused-fenced = Этим местом теперь управляет кто-то другой. Ничего не сделано.
far-refused-fault = Правило дало сбой. Стол такой же, как прежде; выберите что-нибудь другое.
far-refused-unfit-text = Так сказать нельзя: слишком длинно, пусто или слишком много значков.
far-refused-paused = Хозяин приостановил игру. Ничего не сделано.
far-refused-cannot-take-back = Это нельзя вернуть: что-то открыто, другое место уже решило или вы ещё ничего не решали.
far-end-closed = Хозяин закрыл этот стол.
far-end-seat_changed = Это место больше не ваше; попросите у хозяина новую ссылку.
far-end-gone = Это место больше не ваше; попросите у хозяина новую ссылку.
far-end-stuck = Эта игра не может продолжаться: её запись на сервере повреждена. Подробнее знает хозяин.
far-end-reload = Сервер говорит на другой версии протокола; возьмите ту же версию Underkeep, что и у сервера.
far-end-bad_messages = Сервер не понял эту программу; возьмите ту же версию Underkeep, что и у сервера.
far-end-crowded = С этим местом уже слишком много соединений; сначала закройте другое окно.
far-end-strange = Тот, кто там отвечает, говорит не как сервер Underkeep.
chat-line = { $who ->
        [you] Вы говорите: { $text }
       *[other] { $player } говорит: { $text }
    }
chat-how = Введите s и то, что хотите сказать, например: s Удачи!
help-say = сказать что-нибудь остальным за столом
help-hold = удержать это мгновение или отпустить его
event-taken_back = { $who ->
        [you] Вы берёте назад своё последнее решение.
       *[other] { $player } берёт назад последнее решение.
    }
event-unknown = Случилось что-то, для чего у этой версии нет слов.

## Повтор

replay-title = Повтор
replay-at = решение { $number } из { $count }
replay-seen-by = видит { $player }
replay-everybody = зритель
replay-unfinished = Запись кончается здесь, после решения { $number }; игра не окончена.
replay-keys = ← → шаг · Home End · номер и Enter: переход · v точка зрения · l язык · q выход

## Списки

cards-count = { $count ->
        [one] { $count } вид карт
        [few] { $count } вида карт
       *[other] { $count } видов карт
    }
cards-none = Ни одна карта не подходит.
game-boss_monster = Boss Monster
