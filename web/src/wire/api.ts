// Made by `npm run types` from docs/api. Do not edit.

export interface paths {
    "/api/games": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The games that can be played here, with their seats and options. */
        get: operations["games"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cards/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Every card of a game, or of one of its boxes, with its name and text in one language. */
        get: operations["cards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rules/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Every rule of a game in one language, in the order of its rulebook. */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whether there is a server at all. */
        get: operations["alive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Whether the server can do its work; why it cannot is for its log, not for strangers. */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/advice/{game}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Whether a table with these options could be set up, and what the game's guide says against it. */
        post: operations["advice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The tables at which this browser has a place or the host's chair, the newest first. */
        get: operations["myTables"];
        put?: never;
        /** @description Set up a table. Whoever asks is its host, and sits where `me` is wished for. */
        post: operations["newTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Set up a table from a record or a position; everybody at it is told so for ever. */
        post: operations["importTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description What a link is for, before it is used. Only whoever holds a link that we made learns anything. */
        post: operations["invitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Exchange a link for a place: always a fresh session, whatever cookie came along. */
        post: operations["claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/follow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description To the table at which the same people play once more: to the same seat, or to look on again, without a link. */
        post: operations["follow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description One table at which this browser has a place or the host's chair. */
        get: operations["oneTable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The whole game with all its secrets: nobody's before its result is stored. */
        get: operations["record"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A link to my own seat for another device of mine: for a few minutes, and once. */
        post: operations["transfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/away": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A bot answers at my own seat for a while; everybody sees that. */
        post: operations["away"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description My name and all that I have said here are forgotten; the game stays as it was played. */
        post: operations["erase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Give up my place, and that of all who share this screen. The host may make a new link or let a bot sit down. */
        post: operations["leave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/moments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What this viewer was shown in a game that is over; nothing that it did not know then (UX-114). */
        get: operations["moments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/uncovered": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description Everything that was hidden, as soon as the game is over (UX-106). */
        get: operations["uncovered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/dismiss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Whoever sits there leaves for good, and everybody can see it. */
        post: operations["dismiss"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/stand_in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A bot answers for a person who is absent, or has not come yet. The seat stays theirs, and so does their link. */
        post: operations["standIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A new link to a seat. Old ones end, whoever sits there is shown out, and everybody is told. */
        post: operations["seatLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/spectators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A new link for spectators; the old one opens nothing any more. */
        post: operations["spectateLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Stop the game for a while, or let it go on: in between nobody answers, and no clock runs. */
        post: operations["pause"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Choose what happens when somebody is lost. Nobody is ever removed by that, and a bot gives the seat back. */
        post: operations["absence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description A game that is stuck goes on without its last decision. */
        post: operations["goBack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Nobody plays on. What lay hidden stays hidden. */
        post: operations["closeTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** @description Nothing of this table is kept: no game, no chat, no links. Whoever is there is shown out. */
        post: operations["deleteTable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * @description The same people and bots once more, at a table of its own: with new links, and dealt anew in secret.
         *
         *     Whoever has a place here may follow without one.
         */
        post: operations["rematch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Absence
         * @description What happens from now on when somebody is lost.
         */
        Absence: {
            /** @description When somebody is lost: `wait`, `ask` those who are here, or `bot:` and after how many minutes */
            absence: string;
        };
        /**
         * AdviceSheet
         * @description What speaks against such a table, though it can be played: its rule, and a message with what it is made of.
         */
        AdviceSheet: {
            rule: string;
            message: string;
            words: {
                [key: string]: string;
            };
        };
        /**
         * CardSheet
         * @description A card's figures as the fact tables name them, and its words in one language.
         */
        CardSheet: {
            id: string;
            name: string;
            text: string;
            facts: Record<string, never>;
        };
        /**
         * Choice
         * @description One option: its notation, and what its sentence is made of.
         */
        Choice: {
            notation: string;
            verb: string;
            words: {
                [key: string]: string;
            };
        };
        /**
         * Claim
         * @description A link, to be exchanged for a place. `swap` says that a place which one has at this table may be given up for it.
         *
         *         `watch`: whoever has a link to a seat may have a spectator's place instead, even if somebody else sits there.
         */
        Claim: {
            /** @description What stands in a link behind `#` */
            ticket: string;
            /**
             * @description What a person is called, by everybody at the table
             * @default
             */
            name?: string;
            /** @default false */
            swap?: boolean;
            /** @default false */
            watch?: boolean;
        };
        /**
         * Counsel
         * @description What is to be said of a table before it is set up: nothing, why it cannot be, or what speaks against it.
         */
        Counsel: {
            refused: components["schemas"]["Objection"] | null;
            advice: components["schemas"]["AdviceSheet"][];
        };
        /**
         * Dismissal
         * @description A bot sits down instead; without one, the seat is open until a new link is claimed.
         */
        Dismissal: {
            /**
             * @description A bot, as the game lists it
             * @default
             */
            bot?: string;
        };
        /**
         * Fault
         * @description The body of every answer from 400 on: what is wrong, where, by which rule, and which request it was.
         *
         *         Of a file, `line` is where it is wrong, and `reason` why.
         */
        Fault: {
            /** @enum {unknown} */
            code: "bad_body" | "bad_method" | "bad_options" | "bad_position" | "bad_record" | "bad_request" | "busy" | "changed" | "closed" | "compressed" | "fault" | "foreign_page" | "host_missing" | "host_unknown" | "malformed" | "not_found" | "not_json" | "not_now" | "paused" | "refused" | "too_long" | "too_often" | "too_slow" | "unavailable" | "unfit_text";
            field: string;
            rule: string;
            request: string;
            /** @default 0 */
            line?: number;
            /**
             * @default
             * @enum {unknown}
             */
            reason?: "" | "answer" | "character" | "gap" | "generator" | "impossible" | "kind" | "line" | "missing" | "name" | "options" | "over" | "result" | "seat" | "size" | "syntax" | "twice" | "unknown" | "value" | "version";
        };
        /**
         * GameSheet
         * @description A game that can be played here, with every number of seats that it takes.
         */
        GameSheet: {
            name: string;
            version: number;
            seats: number[];
            settings: components["schemas"]["SettingSheet"][];
            bots: string[];
        };
        /**
         * Health
         * @description How the server is.
         */
        Health: {
            ok: boolean;
        };
        /**
         * Import
         * @description A table from the text of a record or a position.
         */
        Import: {
            /** @description The whole file */
            text: string;
            seats: components["schemas"]["SeatWish"][];
            /**
             * @description What a table is called
             * @default
             */
            title?: string;
            /**
             * @description Seconds that a window stays open: `0`, `3` or `2-4`; empty, what is usual
             * @default
             */
            pace?: string;
            /**
             * @description When somebody is lost: `wait`, `ask` those who are here, or `bot:` and after how many minutes
             * @default wait
             */
            absence?: string;
        };
        /**
         * Invitation
         * @description What a link is for.
         *
         *         `open`: it can be claimed; `taken`: somebody has; `ended`: its time is over, or the host has ended it; `over`: the
         *         game is. `host` is the name of whoever set the table up, if they play. `table` is told to whoever has a place there
         *         already. `watch`: it may be claimed for a spectator's place.
         */
        Invitation: {
            game: string;
            /** @enum {unknown} */
            purpose: "host" | "seat" | "spectate" | "transfer";
            seat: number | null;
            /** @enum {unknown} */
            state: "ended" | "open" | "over" | "taken";
            table: string;
            /** @default  */
            title?: string;
            /** @default  */
            host?: string;
            /** @default [] */
            seats?: components["schemas"]["SeatSheet"][];
            /** @default false */
            watch?: boolean;
        };
        /**
         * Link
         * @description Whoever has it may claim this; its secret stands behind `#`, where no server logs it.
         */
        Link: {
            /** @enum {unknown} */
            purpose: "host" | "seat" | "spectate" | "transfer";
            seat: number | null;
            url: string;
        };
        /**
         * Moment
         * @description The table after so many decisions: who had decided what, as far as the viewer could know, and what it saw.
         */
        Moment: {
            number: number;
            seat: number | null;
            notation: string;
            events: Record<string, never>[];
            view: Record<string, never>;
            question: components["schemas"]["Question"] | null;
            turn: number | null;
        };
        /**
         * Moments
         * @description Some moments of a game that is over. `rounds` are the numbers of the moments with which rounds began.
         */
        Moments: {
            game: string;
            title: string;
            seats: components["schemas"]["SeatSheet"][];
            count: number;
            rounds: number[];
            result: string;
            moments: components["schemas"]["Moment"][];
        };
        /**
         * NewTable
         * @description A table to be set up. Without a seed, nobody can know the deal; without a pace, the usual one is kept.
         */
        NewTable: {
            /** @description A game that this server lists */
            game: string;
            seats: components["schemas"]["SeatWish"][];
            /**
             * @description The game's settings by name; what is left out is usual
             * @default {}
             */
            options?: Record<string, never>;
            /**
             * @description What a table is called
             * @default
             */
            title?: string;
            /**
             * @description Seconds that a window stays open: `0`, `3` or `2-4`; empty, what is usual
             * @default
             */
            pace?: string;
            /**
             * @description When somebody is lost: `wait`, `ask` those who are here, or `bot:` and after how many minutes
             * @default wait
             */
            absence?: string;
            /**
             * @description A whole number as text. Everybody is told that it was chosen; empty, it is drawn and secret
             * @default
             */
            seed?: string;
        };
        /**
         * Nothing
         * @description `{}`: a change is asked for with a body, so that no form of another page can ask for it.
         */
        Nothing: Record<string, never>;
        /**
         * Objection
         * @description Why no such table can be set up: the field and the rule that asking for it would be refused with.
         */
        Objection: {
            field: string;
            rule: string;
        };
        /**
         * Opened
         * @description A table that was set up, and the links to it. They are told once.
         */
        Opened: {
            table: string;
            links: components["schemas"]["Link"][];
        };
        /**
         * OwnSeat
         * @description My own seat; who shares a screen says which.
         */
        OwnSeat: {
            /** @default null */
            seat?: number | null;
        };
        /**
         * Pausing
         * @description Nobody answers and no clock runs, until the game is let go on.
         */
        Pausing: {
            on: boolean;
        };
        /**
         * Place
         * @description What was claimed.
         */
        Place: {
            table: string;
            /** @enum {unknown} */
            role: "host" | "seat" | "spectator";
            seat: number | null;
        };
        /**
         * Planned
         * @description A table that somebody thinks of, with so many seats.
         */
        Planned: {
            seats: number;
            /**
             * @description The game's settings by name; what is left out is usual
             * @default {}
             */
            options?: Record<string, never>;
        };
        /**
         * Question
         * @description The open decision, told only to whoever decides. Its id says nothing about any other decision.
         */
        Question: {
            decision: string;
            seat: number;
            kind: string;
            source: string | null;
            options: components["schemas"]["Choice"][];
            unseen: boolean;
        };
        /**
         * RecordText
         * @description A whole game as a record, from which every program of ours can play it again.
         */
        RecordText: {
            text: string;
        };
        /**
         * RuleSheet
         * @description A rule by its id, in one language.
         */
        RuleSheet: {
            id: string;
            text: string;
        };
        /**
         * SeatSheet
         * @description Who sits there; `away` says that a bot answers for a person in the meantime.
         */
        SeatSheet: {
            seat: number;
            name: string;
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            bot: string;
            away: boolean;
        };
        /**
         * SeatWish
         * @description Who shall sit there: whoever asks, anybody with the link, or a bot.
         */
        SeatWish: {
            /** @description `me`, `open` for whoever has the link, or `bot:` and the name of a bot */
            sit: string;
            /**
             * @description What a person is called, by everybody at the table
             * @default
             */
            name?: string;
        };
        /**
         * SettingSheet
         * @description One option of a game: what it is if nobody says, and what it may be.
         */
        SettingSheet: {
            name: string;
            default: unknown;
            allowed: string[];
            about: string;
        };
        /**
         * Shown
         * @description A link, to be told what it is for.
         */
        Shown: {
            /** @description What stands in a link behind `#` */
            ticket: string;
        };
        /**
         * StandIn
         * @description A bot answers for me while I am away, until I say that I am back. Who shares a screen says at which seat.
         */
        StandIn: {
            on: boolean;
            /**
             * @description A bot, as the game lists it
             * @default
             */
            bot?: string;
            /** @default null */
            seat?: number | null;
        };
        /**
         * TableSheet
         * @description A table as everybody at it may know it.
         *
         *         `seat` and `roles` are those of whoever asks, `shared` the seats of all who share that screen, if there are several.
         *         While the game goes on, `round` is its round, if it has any, `turn` is whose decision everybody may know about,
         *         `moved_at` is when everybody last saw something happen, and `asked` says that one of the asker's seats must decide.
         *         `again`: the same people play once more, and whoever has a place here may follow.
         */
        TableSheet: {
            table: string;
            game: string;
            title: string;
            /** @enum {unknown} */
            origin: "dealt" | "file" | "typed";
            options: Record<string, never>;
            pace: string;
            absence: string;
            seats: components["schemas"]["SeatSheet"][];
            roles: ("host" | "seat" | "spectator")[];
            seat: number | null;
            shared: number[];
            paused: boolean;
            /** Format: date-time */
            created_at: string;
            ended_at: string | null;
            /** @enum {unknown} */
            closed: "" | "abandoned" | "finished" | "stuck";
            result: string;
            round: number;
            turn: number | null;
            /** Format: date-time */
            moved_at: string;
            asked: boolean;
            again: boolean;
        };
        /**
         * Uncovered
         * @description The table of a game that is over, with nothing hidden: what all its seats know together, and the decks.
         *
         *         `decks` are cards in the order in which they would have been drawn, by the names that the game's positions use.
         */
        Uncovered: {
            view: Record<string, never>;
            decks: {
                [key: string]: string[];
            };
        };
    };
    responses: {
        /** @description Not a request of ours, or not a body that this route takes */
        BadRequest: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description From a page that is not ours */
        ForeignPage: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description There is no such thing, or not for you */
        NotFound: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description The body took too long to arrive */
        TooSlow: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Not as things stand now */
        NotNow: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description The body is too long */
        TooLong: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description The body is not JSON */
        NotJson: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Not a name of this server */
        UnknownHost: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description It was understood and cannot be done; see field and rule */
        Impossible: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Too often */
        TooOften: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Something is wrong with the server; its log knows the number of the request */
        Broken: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
        /** @description Too busy, or the database is away; try again */
        Unavailable: {
            headers: {
                "X-Request-ID": components["headers"]["X-Request-ID"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Fault"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description The number of this request, which the server's log names too */
        "X-Request-ID": string;
        /** @description Seconds after which it makes sense to ask again */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    games: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameSheet"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    cards: {
        parameters: {
            query?: {
                lang?: "en" | "pl" | "ru";
                box?: string;
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CardSheet"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    rules: {
        parameters: {
            query?: {
                lang?: "en" | "pl" | "ru";
            };
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuleSheet"][];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    alive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    advice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                game: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Planned"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Counsel"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    myTables: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSheet"][];
                };
            };
            400: components["responses"]["BadRequest"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    newTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTable"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            422: components["responses"]["Impossible"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    importTable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Import"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            422: components["responses"]["Impossible"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    invitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Shown"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    claim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Claim"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            422: components["responses"]["Impossible"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    follow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    oneTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    record: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordText"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    transfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeat"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    away: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandIn"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            422: components["responses"]["Impossible"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    erase: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnSeat"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Place"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    moments: {
        parameters: {
            query?: {
                viewer?: string;
                start?: number;
                count?: number;
            };
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Moments"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    uncovered: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Uncovered"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    dismiss: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Dismissal"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            422: components["responses"]["Impossible"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    standIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandIn"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            422: components["responses"]["Impossible"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    seatLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    spectateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Link"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    pause: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Pausing"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    absence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Absence"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    goBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableSheet"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTable: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Done, or found */
            200: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Nothing"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
    rematch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Nothing"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    "X-Request-ID": components["headers"]["X-Request-ID"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Opened"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignPage"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["NotNow"];
            413: components["responses"]["TooLong"];
            415: components["responses"]["NotJson"];
            421: components["responses"]["UnknownHost"];
            422: components["responses"]["Impossible"];
            429: components["responses"]["TooOften"];
            500: components["responses"]["Broken"];
            503: components["responses"]["Unavailable"];
        };
    };
}
