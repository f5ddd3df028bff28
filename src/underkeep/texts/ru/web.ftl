### Стол в браузере: всё вокруг игры, чего не говорит терминал.
###
### $who равно `you`, когда речь о читающем, иначе `other`; тогда $player это имя.

## Вокруг всего

web-language = Язык
web-close = Закрыть
web-again = Попробовать снова
web-to-the-lobby = В зал
web-no-page = По этому адресу ничего нет.
web-broken = На этой странице что-то сломалось. Сама игра в безопасности.
web-connecting = Зажигаем факелы …
web-skip-to-prompt = К вопросу

## Связь с сервером

web-lost = Факел погас. Зажигаем снова … Игра сохранена.
web-lost-next = { $seconds ->
        [0] Пробуем сейчас.
        [one] Следующая попытка через { $seconds } секунду.
        [few] Следующая попытка через { $seconds } секунды.
       *[many] Следующая попытка через { $seconds } секунд.
    }
web-try-now = Попробовать сейчас
web-stale = Сервер обновился с тех пор, как загружена эта страница.
web-reload = Загрузить заново
web-answer-taken = Связь ненадолго пропала. Ваш ответ принят.
web-silenced-lost = Связи с сервером нет, поэтому сейчас отвечать нельзя.
web-silenced-paused = Хозяин стола остановил игру, поэтому сейчас отвечать нельзя.
web-end-gone = Это место больше не ваше. Попросите у хозяина стола новую ссылку.
web-end-seat_changed = Это место за столом больше не ваше. Попросите у хозяина стола новую ссылку.
web-end-stuck = Эта игра не может продолжаться: её запись на сервере повреждена. Остальные столы в порядке. Хозяин стола может вернуться на одно решение назад, закрыть или удалить стол; тот, кто держит сервер, может восстановить резервную копию.
web-end-reload = Эта страница старше своего сервера. Загрузите её заново; игра в безопасности.
web-end-bad_messages = Сервер не понял эту страницу. Загрузите её заново; игра в безопасности.
web-end-crowded = Это место открыто в слишком многих окнах. Сначала закройте другое.

## В чём сервер отказывает

web-fault-not-found = Эта ссылка ничего не открывает: она устарела, уже использована или неполна.
web-fault-not-now = Сейчас это сделать нельзя.
web-fault-bad-options = С такими настройками игру не начать.
web-fault-bad-record = Эту запись нельзя повторить.
web-fault-bad-position = Такой позиции на столе быть не может.
web-fault-too-long = Это длиннее любой игры.
web-fault-unfit-text = Этот текст не подходит: слишком длинный, пустой, занят или полон значков.
web-fault-too-often = Слишком часто. { $seconds ->
        [one] Попробуйте снова через { $seconds } секунду.
        [few] Попробуйте снова через { $seconds } секунды.
       *[many] Попробуйте снова через { $seconds } секунд.
    }
web-fault-busy = У сервера слишком много дел. Попробуйте через минуту.
web-fault-unavailable = Сервер не может добраться до своих игр. Попробуйте через минуту.
web-fault-unreachable = Сервер не отвечает. Он ещё работает?
web-fault-other = Сервер этого не сделал. Ничего не изменилось.

## Зал и ссылки

web-lobby = Во что сыграем?
web-players = Игроков: { $from }–{ $to }
web-play = Играть: { $game }
web-my-games = Ваши игры
web-no-games = Игр пока нет. В подземелье чисто. Подозрительно.
web-ended = окончена
web-default-name = Игрок
web-join = Вас ждёт место
web-join-watch = Приглашаем посмотреть
web-your-name = Ваше имя
web-sit-down = Сесть за стол
web-watch = Смотреть

## Зал

lobby-motto = Три подземелья. Проблема обычно в вас.
lobby-daylight = Дневной свет
lobby-more = Ещё
lobby-games = Игры
lobby-being-built = Строится. Играть пока нельзя.
lobby-minutes = { $minutes } мин
lobby-spirit-rivals = Каждый сам за себя
lobby-spirit-luck = Кто рискует, тот с добычей
lobby-spirit-together = Все вместе

## Новый стол

lobby-new-table = Ваш стол
lobby-seats = Места
lobby-seat = Место { $number }
lobby-seat-name = Имя на месте { $number }
lobby-friend-name = Друг
lobby-sit-me = Я
lobby-sit-here = Кто-то рядом
lobby-sit-bot = Бот, { $level }
lobby-sit-friend = Друг по ссылке
lobby-sit-gone = Убрать место
lobby-add-seat = Ещё одно место
lobby-play = Играть
lobby-options = Наборы и настройки
lobby-options-usual = Всё как обычно
lobby-again = Ещё раз
lobby-bot = Бот
lobby-bot-random = лёгкий
    .about = сразу делает что угодно из дозволенного. Хорош для знакомства.
lobby-bot-greedy = средний
    .about = смотрит на ход вперёд и берёт то, что сейчас лучше. Думает меньше секунды.
lobby-bots-fair = Боты видят только то, что видно с их места.
lobby-full = Больше мест в этой игре нет: не больше { $count }.
lobby-by-chance = случайно
lobby-stop-seats = { $game } с этими коробками: мест от { $from } до { $to }. Измените места или настройку { $option }.
lobby-stop-names = У двух мест одно и то же имя. Измените одно из них.
lobby-decks = В колодах, игроков: { $count }
lobby-decks-designed = { $count ->
        [one] { $count } текст придуман нами
        [few] { $count } текста придуманы нами
       *[many] { $count } текстов придумано нами
    }
lobby-refused-option = Так игру не начать. Измените настройку { $option }.
lobby-advised = Замечания руководства к этим настройкам: { $count }

## Друзья

lobby-waiting = Друзья по ссылке
lobby-missing = { $count ->
        [one] Ждём { $count } друга
        [few] Ждём { $count } друзей
       *[many] Ждём { $count } друзей
    }
lobby-all-here = Все в сборе.
lobby-here = на месте
lobby-not-here = пока нет
lobby-bot-until = пока играет бот
lobby-link-for = Ссылка на место { $number }
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-share = Поделиться
lobby-qr = QR-код
lobby-qr-about = QR-код: { $label }
lobby-new-link = Сделать новую ссылку
lobby-this-computer = Этот адрес ведёт на этот самый компьютер. Другим ссылка пригодится, когда сервер откроют для вашей сети.
lobby-fill = { $count ->
        [one] Начать с ботами: { $count } свободное место
        [few] Начать с ботами: { $count } свободных места
       *[many] Начать с ботами: { $count } свободных мест
    }
lobby-wait-at-table = Ждать за столом
lobby-to-the-table = К столу
lobby-back = Назад

## Мои игры

lobby-resume = Продолжить
lobby-invite = Пригласить
lobby-replay = Повтор
lobby-delete = Удалить
lobby-keep = Оставить
lobby-delete-sure = Удалить эту игру для всех? Вернуть её будет нельзя.
lobby-finished = Оконченные игры: { $count }
lobby-given-up = брошена
lobby-stuck = повреждена, не может продолжаться
lobby-follow = К следующей игре
lobby-turn = ход: { $player }
lobby-paused = приостановлена
lobby-round = раунд { $round }
lobby-link = Войти или смотреть
lobby-link-paste = Вставьте ссылку, которую вам дали
lobby-link-wrong = Это не ссылка на стол. Она нужна целиком, со всем, что стоит за знаком #.
lobby-link-open = Открыть ссылку
lobby-watch-bots = Смотреть игру ботов
    .about = Стол, где на всех местах боты. Вы сидите рядом и видите то, что видел бы гость.

## Файлы

lobby-file = Открыть файл
    .about = Запись повторяет игру и продолжает её с конца; позиция ставит любую ситуацию. И то и другое — текст.
lobby-file-drop = Перетащите сюда запись или позицию
lobby-file-choose = Выбрать файл
lobby-file-paste = Или вставьте её текст
lobby-file-is = { $kind ->
        [record] Это запись.
        [position] Это позиция.
       *[unknown] Первая строка — ни «underkeep record 1», ни «underkeep: position 1».
    }
lobby-file-seat = Где вы сидите?
lobby-file-open = Накрыть стол
lobby-file-nothing = Ничего не создано.
lobby-file-why-kind = Первая строка не говорит, что это запись или позиция.
lobby-file-why-syntax = Дальше файл не читается: так не пишут ни записи, ни позиции.
lobby-file-why-character = Здесь стоит знак, которого в наших файлах не бывает.
lobby-file-why-size = Он длиннее любой игры: слишком много строк, полей или букв.
lobby-file-why-twice = Это поле стоит здесь второй раз.
lobby-file-why-missing = Этого поля не хватает.
lobby-file-why-unknown = Такого поля нет.
lobby-file-why-value = Такого значения в этом поле быть не может.
lobby-file-why-name = В игре ничего с таким именем нет.
lobby-file-why-version = Файл сделан по другим правилам, не по тем, что у этого сервера.
lobby-file-why-options = С такой настройкой игру не разложить.
lobby-file-why-generator = Карты перетасованы так, что это можно предугадать. С таким сервер не играет.
lobby-file-why-line = Решение пишут так: номер, место и ход, например «3. 0 pass».
lobby-file-why-gap = Не хватает решения перед этим.
lobby-file-why-over = Игра закончилась до этой строки.
lobby-file-why-seat = Здесь решает другое место.
lobby-file-why-answer = В этот момент игры так сделать нельзя.
lobby-file-why-result = Игра закончилась не так, как говорит файл.
lobby-file-why-impossible = Стол никогда не может так выглядеть.
lobby-file-line = Строка { $line }:
lobby-file-field = Поле: { $field }

## По ссылке

join-host = стол накрывает { $player }
join-your-seat = Ваше место
join-free = свободно
join-no = Эта ссылка ничего не открывает
join-broken = Она не целая, с другого сервера, или её стола больше нет. Попросите новую у того, кто её прислал.
join-taken = Там уже сидят.
join-ended = Хозяин отозвал эту ссылку, или она устарела.
join-over = Сесть за этот стол уже нельзя.
join-taken-title = Место занято
join-over-title = Игра окончена
join-here-already = У вас уже есть место за этим столом. Кто садится здесь, отдаёт то.
join-instead = Пересесть сюда

## Страницы рядом со столом

page-cards = Карты
page-cards-search = Ищите по названию или тексту, на любом языке
page-cards-found = { $count ->
        [0] Ни одна карта не подходит.
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
page-cards-all = все
page-cards-set = Коробка
page-cards-kind = Вид
page-cards-open = Открыть карту: { $card }
page-cards-also = На других языках
page-cards-copies = { $count ->
        [one] { $count } экземпляр
        [few] { $count } экземпляра
       *[many] { $count } экземпляров
    }
page-figure-any = любое
page-games = Игры
page-rules = Правила
page-rules-search = Ищите по слову или номеру
page-rules-found = { $count ->
        [0] Ни одно правило не подходит.
        [one] { $count } правило
        [few] { $count } правила
       *[many] { $count } правил
    }
page-rules-english = по-английски
page-privacy = Что хранится
page-privacy-lead = Ни учётных записей, ни рекламы, никто вас не считает. Вот и всё, что есть.
page-privacy-browser = В этом браузере
page-privacy-browser-1 = Файл cookie для каждого стола, за которым у вас есть место. Это ключ к месту, ни один скрипт его не прочтёт.
page-privacy-browser-2 = Ваши настройки: язык, тема, клавиши, имя, последний накрытый здесь стол и место в уроках.
page-privacy-browser-3 = Очистите в браузере данные этого сайта, и то и другое исчезнет. Игры остаются на сервере.
page-privacy-server = На сервере
page-privacy-server-1 = Каждая игра с её решениями, имена, которые ввели люди, и всё сказанное в чате.
page-privacy-server-2 = Тот, кто держит этот сервер, может это читать. Если он запущен у вас, это файл на вашем компьютере.
page-privacy-server-3 = Ни одна игра не удаляется сама. Хозяин может удалить её в списке игр, для всех и навсегда.
page-privacy-server-4 = Ваше имя и слова в чате можно стереть за столом, в его меню. Игра останется такой, какой была сыграна.
page-privacy-record = Записи
page-privacy-record-1 = В записи игры есть имена игроков, а чата нет. Она покидает эту страницу, только когда вы её сохраняете.
page-privacy-elsewhere = В других местах
page-privacy-elsewhere-1 = Ничего. Эта страница спрашивает только свой сервер и работает без Интернета.

## Повторы

page-replay = Повтор
page-replay-none = У этой игры нет повтора: она не окончена, или вас за ней не было.
page-replay-moment = Решение { $number } из { $count }
page-replay-round = Раунд { $round }
page-replay-first = В начало
page-replay-last = В конец
page-replay-round-back = На раунд назад
page-replay-round-on = На раунд вперёд
page-replay-turn-back = На ход назад
page-replay-turn-on = На ход вперёд
page-replay-back = На решение назад
page-replay-on = На решение вперёд
page-replay-play = Пуск
page-replay-pause = Пауза
page-replay-speed = Скорость
page-replay-times = × { $speed }
page-replay-viewer = Чьими глазами
page-replay-viewer-spectator = зрителя
page-replay-viewer-all = все: все карты открыты
page-replay-result-hidden = Итог скрыт, пока вы до него не дойдёте.
page-replay-from-here = Играть дальше отсюда
page-replay-save = Сохранить запись
page-replay-names = с именами игроков

## Стол

web-prompt = О чём вопрос
web-options = Что можно сделать
web-undo = Вернуть
web-hint = Подсказка
web-hint-why = Потому что тогда: { $why }.
web-hinted = так поступил бы бот
web-chat = Разговор
web-chat-say = Сказать что-нибудь
web-send = Отправить
web-cover-hint = Откройте, когда никто другой не смотрит.
web-cover-open = Это я
web-cover-alone = Играю за всех: больше не спрашивать
web-said-seat-dismissed = { $who ->
        [you] Хозяин стола освободил ваше место.
       *[other] Хозяин стола освободил место: { $player }.
    }
web-said-seat-link-renewed = { $who ->
        [you] Хозяин стола сделал новую ссылку на ваше место.
       *[other] Хозяин стола сделал новую ссылку на место: { $player }.
    }
web-said-seat-stand-in = { $who ->
        [you] За вас отвечает бот.
       *[other] Вместо игрока отвечает бот: { $player }.
    }
web-said-seat-handed-back = { $who ->
        [you] Вы снова отвечаете за себя.
       *[other] { $player } снова за столом.
    }
web-said-seat-taken-over = { $who ->
        [you] Вы заняли своё место вместо бота.
       *[other] { $player } уже здесь и играет вместо бота.
    }
web-said-table-paused = Хозяин стола остановил игру.
web-said-table-goes-on = Игра продолжается.
web-said-table-went-back = Игра продолжается без последнего решения.
web-said-table-rematch = Для новой игры уже есть другой стол.
web-said-seat-lost-bot = { $who ->
        [you] Вас долго не было, и за вас отвечает бот.
       *[other] { $player } – долго нет связи: до возвращения играет бот.
    }
web-said-seat-voted-bot = { $who ->
        [you] Стол попросил бота отвечать за вас.
       *[other] Стол решил: до возвращения вместо игрока играет бот: { $player }.
    }
web-said-table-absence-wait = Теперь стол ждёт каждого, кто потерял связь.
web-said-table-absence-ask = Теперь стол сам решает, что делать, когда кто-то потерял связь.
web-said-table-absence-bot = { $minutes ->
        [one] Теперь бот играет за того, кого нет уже { $minutes } минуту.
        [few] Теперь бот играет за того, кого нет уже { $minutes } минуты.
       *[many] Теперь бот играет за того, кого нет уже { $minutes } минут.
    }

## Клавиши

web-keys = Клавиши
web-keys-single = Одиночные клавиши включены
web-keys-others = Enter или пробел выбирают, стрелки двигают внутри области, 1–9 это варианты, Ctrl+Z возвращает ход, Ctrl+Shift+Z повторяет его.
web-keys-usual = Обычные клавиши
web-key-key-map = этот список
web-key-cancel = отменить, закрыть
web-key-previous-area = предыдущая область
web-key-next-area = следующая область
web-key-pass = пас
web-key-undo = вернуть ход
web-key-undo-turn = вернуть всё в этом ходу
web-key-redo = повторить то, что возвращено
web-key-hint = подсказка
web-key-open-card = открыть карту в фокусе
web-key-options = список вариантов
web-key-type-move = ввести ход
web-key-table-in-words = стол словами
web-key-log = что произошло
web-key-say-again = повторить последнее объявление
web-key-finish-movement = завершить все движения
web-key-turn = повернуть плитку
web-key-closer = ближе
web-key-farther = дальше
web-key-whole-table = весь стол
web-key-my-pawn = к моей фишке
web-key-play-all = сыграть все карты
web-key-tell-next = рассказать следующий шаг
web-key-tell-on = рассказывать дальше само

## Стол целиком

table-round = раунд { $round }
table-seats = Кто здесь сидит
table-watching = { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[many] Смотрят { $count } человек
    }
table-menu = Меню
table-in-words = Стол словами
table-all-rules = Все правила
table-pause = Остановить игру
table-go-on = Продолжить
table-skip-to-table = К столу
table-tab-over = Конец
table-tab-paused = Перерыв
table-tab-thinks = { $player } думает
table-step = Шаг { $step } из { $steps }
table-propose = Предложить
table-propose-ask = Как поступить на этом месте? Решает { $player }. Выберите на столе; это будет только показано.
table-proposals = Предложения
table-proposes = { $who ->
        [you] Ваше предложение:
       *[other] { $player } предлагает:
    }
table-proposal-do = Сделать
table-proposal-withdraw = Забрать предложение
table-step-back = Шаг назад
table-cancel = Отмена
table-all-options = Все варианты
table-waited = уже { $seconds } с
table-hold = Придержать момент
table-let-go = Отпустить
table-passing = Пас { $reach }
table-pass-cancel = Больше не пасовать
table-pass-further = Пасовать дальше
table-reach-concern = пока что-нибудь не случится со мной
table-reach-step = до следующего героя или шага
table-reach-build = до моей следующей постройки
table-reach-turn = до моего хода
table-reach-round = до конца раунда
table-filter = Найти вариант или ввести ход
table-no-option = Ничего не подходит. Enter спросит, почему нельзя.
table-rule = Правило
table-seat-thinking = думает
table-seat-bot = бот
table-seat-away = не за столом, отвечает бот
table-seat-open = ещё свободно
table-seat-lost = нет связи
table-seat-here = на месте
table-gone = { $minutes ->
        [0] нет связи уже { $seconds } с
       *[other] нет связи уже { $minutes } мин
    }
table-gone-player = { $minutes ->
        [0] { $player }: нет связи уже { $seconds } с.
       *[other] { $player }: нет связи уже { $minutes } мин.
    }
table-gone-bot = { $minutes ->
        [one] Через { $minutes } минуту дальше играет бот.
        [few] Через { $minutes } минуты дальше играет бот.
       *[many] Через { $minutes } минут дальше играет бот.
    }
table-gone-ask = Пусть до возвращения играет бот? За: { $votes } из { $voters }.
table-gone-let-bot = Пусть играет бот
table-gone-wait = Ждать дальше
table-hand-back = Вернуть место
table-absence = Если кто-то потерял связь
    .about = Никто не выбывает. Бот играет только до возвращения и отдаёт место одним касанием.
table-absence-wait = ждать
table-absence-ask = решает стол
table-absence-bot = { $minutes ->
        [one] через { $minutes } минуту играет бот
        [few] через { $minutes } минуты играет бот
       *[many] через { $minutes } минут играет бот
    }
table-stood-in = Пока вас не было, за вас играл бот.
table-stood-in-now = За вас играет бот.
table-stood-in-none = Пока он ничего не сделал.
table-stood-in-list = Что бот сделал за вас
table-stood-in-all = Показать всё, что было
table-take-back-seat = Вернуться на своё место

## Журнал и чат

table-log-mine = после вашего решения
table-log-since = Что произошло после моего решения, вкратце
table-log-since-none = После вашего решения ничего не произошло.
table-log-newest = Новейшее
table-log-earlier = Показать раньше
table-log-copy = Скопировать всё текстом
table-log-file = Этот стол создан из файла.
table-story-file = С тех пор, как открыли файл:
table-log-news = Что было: есть новое
table-copied = Скопировано
table-chapter-setup = До первого раунда
table-chat-empty = Пока никто ничего не сказал.
table-chat-unread = { $count ->
        [one] Чат, { $count } новая реплика
        [few] Чат, { $count } новые реплики
       *[many] Чат, { $count } новых реплик
    }
table-phrases = Готовые фразы
table-phrase-hello = Привет, злодеи!
table-phrase-well-played = Хорошо сыграно.
table-phrase-thinking = Дайте подумать.
table-phrase-sorry = Ничего личного.
table-phrase-ouch = Ой!
table-phrase-thanks = Спасибо.

## Чтение карты

table-right-now = Прямо сейчас
table-printed = на карте
table-terms = Что значат слова
table-its-rules = Правила о ней
table-designed = Наш собственный текст.
    .about = Текст этой карты не был открыт, и мы придумали его в её духе.

## Решать обдуманно

table-several = выбрано { $taken } из { $asked }
table-note = Примечание
table-not-yet = Ещё нет
table-pass-sure = Точно отказаться?
table-pass-nothing = Насколько видит стол, больше здесь делать нечего.
table-undo-turn = К началу моего хода
table-undone = { $count ->
        [one] Возвращено { $count } решение.
        [few] Возвращено { $count } решения.
       *[many] Возвращено { $count } решений.
    }
table-undo-none = У вас нет решения, которое можно вернуть.
table-undo-revealed = Это нельзя вернуть: открылось то, что было скрыто.
table-undo-chance = Это нельзя вернуть: с тех пор решил случай, карту взяли или перетасовали.
table-undo-others = Это нельзя вернуть: с тех пор ответило другое место или могло ответить втайне.
table-redo = Сделать снова
table-redo-nothing = Повторять нечего.
table-then = Оглянуться
table-then-now = Стол в тот момент:
table-then-back = Вернуться к сейчас
table-only-you = Это видят не все

## Уйти или забрать место

table-leave = Уйти насовсем
table-leave-sure = Уйти из-за этого стола насовсем?
    .about = Ваше место освободится, а ссылка перестанет работать. Впустить вас снова сможет только хозяин. Если хотите вернуться позже, просто закройте страницу.
table-end = Закончить игру
table-end-sure = Закончить эту игру для всех?
    .about = Никто не сможет играть дальше, и никто не победит. Чтобы продолжить в другой день, просто закройте страницу: игра сохранится.
table-dismiss = Выставить
table-dismiss-sure = Выставить: { $player }?
    .about = Место освободится, и вернуться туда можно будет только по новой ссылке.
table-relink = Новая ссылка
table-relink-sure = Сделать новую ссылку на это место?
    .about = Старая ссылка перестанет работать, а тот, кто там сидит, потеряет место.

## Когда что-то идёт не так

table-redraw = Нарисовать заново с сервера
table-problem = Сообщить о проблеме
    .about = В этом файле то, что вы видите, последние двадцать событий, версии и настройки; никаких имён и ничего, что вам знать не положено. Он никуда не отправляется: сохраните его и дайте тому, кто может помочь.
table-problem-save = Сохранить файл с проблемой

## Чат

table-mute = Кого вы не хотите слышать
table-mute-seat = Не слышать: { $player }
table-chat-off = Выключить разговор

## Конец

table-result = Итог
table-rematch = Сыграть ещё раз
table-save-record = Сохранить запись
table-watch-replay = Смотреть повтор
table-hidden = Скрытое до конца
table-story = Как это было

## Настройки

table-set-speed = Темп
table-speed-normal = обычный
table-speed-fast = быстрый
table-speed-instant = сразу
table-set-motion = Движение
table-motion-system = как в системе
table-motion-full = всё
table-motion-none = нет
table-set-theme = Свет
table-theme-dark = ночь
table-theme-light = день
table-set-sound = Звуки
table-sound-on = включены
table-sound-volume = Громкость
table-sound-turn = мой ход
table-sound-moves = ходы
table-sound-chat = разговор
table-set-botSeconds = Ход бота виден
table-seconds = { $seconds } с
table-set-endTurn = Спрашивать перед пасом
table-endTurn-never = никогда
table-endTurn-useful = если стоит
table-endTurn-always = всегда
table-set-chat = Разговор
table-set-cover = Закрывать карты между игроками за одним экраном, даже когда все играют вместе

## Обучение

learn-learn = Научиться играть
learn-title = Обучение: { $game }
learn-lead = { $count ->
        [one] { $count } короткий урок за настоящим столом
        [few] { $count } коротких урока за настоящим столом
       *[other] { $count } коротких уроков за настоящим столом
    }, всего { $minutes ->
        [one] около { $minutes } минуты.
       *[other] около { $minutes } минут.
    } Вас никто не торопит. Уйти можно в любую минуту: ваше место подождёт.
learn-all-done = Вы знаете всё, чему мы можем научить. Остальное — опыт и чужие герои.
learn-lessons = Уроки
learn-begin = Начать
learn-go-on = Продолжить
learn-anew = С самого начала
learn-not-now = Не сейчас
learn-play = Сыграть по-настоящему
learn-state-done = пройден
learn-state-begun = начат
learn-coach = Урок
learn-lesson-of = Урок { $number } из { $count }
learn-step-of = Шаг { $number } из { $count }
learn-next = Дальше
learn-next-lesson = Следующий урок
learn-finish = Закончить
learn-again = Расставить заново
learn-skip = Пропустить урок
learn-leave = Выйти
learn-setting-up = Накрываем стол…
learn-none = Для этой игры уроков нет.
learn-explained = Пояснение правила
learn-understood = Понятно
learn-no-more = Больше не пояснять
learn-tips = Один раз пояснять неожиданные правила
