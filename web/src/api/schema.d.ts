// Made by `npm run types` from the server's schema. Do not edit.

export interface components {
    schemas: {
        /** Absent */
        Absent: {
            needed: number;
            seat: number;
            since: number;
            votes: number[];
        };
        /** Account */
        Account: {
            email: string | null;
            link: boolean;
            mail: boolean;
            passkeys: components["schemas"]["Passkey"][];
            sessions: components["schemas"]["Session"][];
        };
        /** ActionInfo */
        ActionInfo: {
            action: string;
            clause: string;
            /** @default false */
            ends_turn: boolean;
            label: string;
            odds?: components["schemas"]["OddsInfo"] | null;
            same?: string | null;
            targets: string[];
            verb: string;
        };
        /**
         * ActMessage
         * @description An answer to what a seat is asked. Without a seat, the one that the page looks through.
         */
        ActMessage: {
            action: string;
            decision: string;
            key: string;
            seat?: number | null;
            /** @enum {unknown} */
            type: "act";
        };
        /** AnalysedMoment */
        AnalysedMoment: {
            better: string;
            better_percent: number;
            lost: number;
            made: string;
            made_percent: number;
            move: number;
            name: string;
            puzzle: string;
            seat: number;
            why: string;
        };
        /** AnalysedPlayer */
        AnalysedPlayer: {
            accuracy: number;
            choices: number;
            decisions: number;
            luck: number;
            name: string;
            others: number;
            score: number;
            seat: number;
        };
        /** Analysis */
        Analysis: {
            about: string;
            chart: string;
            done: number;
            headline: string;
            left: number;
            moments: components["schemas"]["AnalysedMoment"][];
            places: number[];
            players: components["schemas"]["AnalysedPlayer"][];
            right: number;
            seat: number;
            /** @enum {string} */
            status: "working" | "ready";
            total: number;
        };
        /** Answer */
        Answer: {
            action: string;
            decision: string;
            key: string;
            seat?: number | null;
        };
        /** AnsweredFor */
        AnsweredFor: {
            label: string;
            step: string;
        };
        /** AnswerUndo */
        AnswerUndo: {
            agree: boolean;
            key: string;
            seat?: number | null;
        };
        /**
         * AnswerUndoMessage
         * @description Agree that somebody takes his choice back, or not.
         */
        AnswerUndoMessage: {
            agree: boolean;
            key: string;
            seat?: number | null;
            /** @enum {unknown} */
            type: "answer-undo";
        };
        /** AskUndo */
        AskUndo: {
            key: string;
            seat?: number | null;
        };
        /**
         * AskUndoMessage
         * @description Ask the others whether the last choice may be taken back.
         */
        AskUndoMessage: {
            key: string;
            seat?: number | null;
            /** @enum {unknown} */
            type: "ask-undo";
        };
        /** Avoid */
        Avoid: {
            chat?: number | null;
            /** @enum {string} */
            kind: "block" | "mute";
            seat?: number | null;
        };
        /** Board */
        Board: {
            people: number[];
            places: number[] | null;
            points: number[] | null;
            /** @enum {string} */
            status: "open" | "playing" | "over" | "closed";
            table: string;
        };
        /**
         * BotAction
         * @description An action that a bot may choose, with its clause and what it points at; with its odds where it rolls dice.
         */
        BotAction: {
            action: string;
            clause: string;
            /** @default null */
            odds: Record<string, never> | null;
            targets: string[];
        };
        /**
         * BotDecision
         * @description What a bot is asked. `imagined` is a position that its seat cannot tell from the real one.
         */
        BotDecision: {
            actions: components["schemas"]["BotAction"][];
            decision: string;
            game: string;
            imagined: Record<string, never>;
            level: string | null;
            seat: number;
            step: string;
            table: string;
            /** @enum {unknown} */
            type: "decision";
            view: Record<string, never>;
        };
        /** BotLevel */
        BotLevel: {
            about: string;
            label: string;
            level: string;
        };
        /** BotMove */
        BotMove: {
            action: string;
            decision: string;
            key?: string | null;
            seat: number;
            table: string;
        };
        /** BoxFilter */
        BoxFilter: {
            choices: components["schemas"]["BoxName"][];
            id: string;
            label: string;
        };
        /** BoxName */
        BoxName: {
            id: string;
            label: string;
        };
        /** BoxPiece */
        BoxPiece: {
            /** @default  */
            builds: string;
            clauses: string[];
            count: number;
            facts: components["schemas"]["Fact"][];
            id: string;
            kind: string;
            label: string;
            picture: string;
            tags: string[];
            text: string;
        };
        /** Build */
        Build: {
            edit?: components["schemas"]["Edit"] | null;
            options?: {
                [key: string]: boolean | string;
            };
        };
        /** Built */
        Built: {
            faults: components["schemas"]["Fault"][];
            gauges: components["schemas"]["Gauge"][];
            holders: components["schemas"]["Holder"][];
            ready: components["schemas"]["Ready"][];
            title: string;
            value: string;
        };
        /** Calls */
        Calls: {
            away_until: number | null;
            days: number;
            days_left: number;
            digest: boolean;
            email: boolean;
            key: string | null;
            mail: boolean;
            push: boolean;
        };
        /** Ceremony */
        Ceremony: {
            options: {
                [key: string]: unknown;
            };
        };
        /**
         * ChangesMessage
         * @description The newest situation as what differs from the last one that was sent; for a page that has asked for it.
         *
         *         `set` has the fields that have changed, always with log and clock; `view` the entries of the view that have.
         *         `picture` makes the picture of the one before, where that is cut before every `<`: numbers are pieces of it (from,
         *         to and without), texts are new; all are joined by `<`.
         */
        ChangesMessage: {
            /** @default null */
            picture: (string | [
                number,
                number
            ])[] | null;
            set: Record<string, never>;
            /** @enum {unknown} */
            type: "changes";
            /** @default null */
            view: Record<string, never> | null;
        };
        /** Chapter */
        Chapter: {
            number: string;
            title: {
                [key: string]: string;
            };
        };
        /** Chat */
        Chat: {
            at: number;
            id: number;
            name: string;
            seat: number;
            text: string;
        };
        /**
         * ChatMessage
         * @description A line of chat.
         */
        ChatMessage: {
            at: number;
            id: number;
            name: string;
            seat: number;
            text: string;
            /** @enum {unknown} */
            type: "chat";
        };
        /** Check */
        Check: {
            status: string;
        };
        /** Choice */
        Choice: {
            label: string;
            value: boolean | string;
        };
        /** Clause */
        Clause: {
            examples?: string[];
            id: string;
            kind: string;
            ruling?: {
                [key: string]: string;
            } | null;
            text: {
                [key: string]: string;
            };
            title: {
                [key: string]: string;
            };
        };
        /** Clock */
        Clock: {
            deadline: number | null;
            /** @default false */
            extended: boolean;
            now: number;
            window?: number | null;
        };
        /** Commit */
        Commit: {
            attempt: number;
            commitment: string;
            seat: number;
        };
        /** Company */
        Company: {
            people: components["schemas"]["Relation"][];
        };
        /** ConditionInfo */
        ConditionInfo: {
            clause: string;
            met: boolean;
            text: string;
        };
        /** Credential */
        Credential: {
            credential: {
                [key: string]: unknown;
            };
        };
        /** Decision */
        Decision: {
            actions: components["schemas"]["ActionInfo"][];
            chosen: string | null;
            forms?: components["schemas"]["Form"][];
            free: boolean;
            /** @default  */
            guide: string;
            id: string;
            occasion?: components["schemas"]["Occasion"] | null;
            sealed: boolean;
            standing: string[];
        };
        /** Dice */
        Dice: {
            counts: number[];
            expected: number;
            label: string;
            n: number;
            name: string;
            p: number;
        };
        /** Done */
        Done: {
            decision: string | null;
            /** @default false */
            held: boolean;
            number: number;
            /** @default false */
            repeated: boolean;
        };
        /**
         * DoneMessage
         * @description The message with this key was carried out and stored.
         */
        DoneMessage: {
            decision: string | null;
            /** @default false */
            held: boolean;
            key: string;
            number: number;
            /** @default false */
            repeated: boolean;
            /** @enum {unknown} */
            type: "done";
        };
        /** Doors */
        Doors: {
            mail: boolean;
        };
        /** Edit */
        Edit: {
            /** @enum {string} */
            do: "add" | "remove" | "move" | "set" | "fill" | "draw" | "clear";
            /** @default  */
            part: string;
            /** @default  */
            piece: string;
            /** @default  */
            setting: string;
            /** @default  */
            to: string;
            /** @default  */
            value: boolean | string;
        };
        /** Email */
        Email: {
            email: string;
        };
        /** EnteredTournament */
        EnteredTournament: {
            name: string;
            player: string;
            tournament: components["schemas"]["Tournament"];
        };
        /** Entrant */
        Entrant: {
            gone: boolean;
            handle: string | null;
            level: string | null;
            mine: boolean;
            name: string;
            number: number;
        };
        /** Example */
        Example: {
            name: string;
            steps: components["schemas"]["ExampleStep"][];
        };
        /** ExampleStep */
        ExampleStep: {
            clause: string;
            done: string;
            picture: string;
            playable: boolean;
            refused: string;
            said: components["schemas"]["Happening"][];
            who: string;
        };
        /** Fact */
        Fact: {
            label: string;
            value: string;
        };
        /** Fairness */
        Fairness: {
            attempt: number;
            commitment: string;
            nonces: string[];
            receipt: components["schemas"]["Receipt"] | null;
            rules_version: number;
            scheme: number;
            secret: string | null;
            shares: components["schemas"]["Share"][];
            /** @enum {string} */
            stage: "seats" | "commit" | "reveal" | "begun";
            until: number | null;
            voids: components["schemas"]["Void"][];
        };
        /** Fault */
        Fault: {
            clause: string;
            holder: string;
            text: string;
        };
        /** Fork */
        Fork: {
            at?: number | null;
            bots?: string | null;
            /** @default  */
            name: string;
            seat?: number | null;
            /**
             * @default waive
             * @enum {string}
             */
            share: "commit" | "waive";
        };
        /** Form */
        Form: {
            gives: string[];
            label: string;
            name: string;
            parts: components["schemas"]["FormPart"][];
            purse: components["schemas"]["Purse"] | null;
            ways: components["schemas"]["FormWay"][];
        };
        /** FormChoice */
        FormChoice: {
            cost: number;
            label: string;
            targets: string[];
        };
        /** FormPart */
        FormPart: {
            choices: components["schemas"]["FormChoice"][];
            counted: boolean;
            label: string;
            now: number | null;
            picture: string;
        };
        /** FormWay */
        FormWay: {
            action: string;
            gives: number[];
            values: number[];
        };
        /** FriendLink */
        FriendLink: {
            link: string;
        };
        FromServer: components["schemas"]["StateMessage"] | components["schemas"]["ChangesMessage"] | components["schemas"]["TableMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["DoneMessage"] | components["schemas"]["RefusedMessage"] | components["schemas"]["PongMessage"];
        /** GameBox */
        GameBox: {
            filters: components["schemas"]["BoxFilter"][];
            game: string;
            kinds: components["schemas"]["BoxName"][];
            /** @default  */
            option: string;
            pieces: components["schemas"]["BoxPiece"][];
            symbols: string;
            title: string;
        };
        /** GameInfo */
        GameInfo: {
            card: string;
            depth: string;
            length: string;
            name: string;
            options: components["schemas"]["OptionInfo"][];
            pitch: string;
            rules_version: number;
            seats: components["schemas"]["Range"];
            title: string;
        };
        /** GameStatistics */
        GameStatistics: {
            best: number | null;
            change: number | null;
            course: number[];
            game: string;
            played: number;
            rated: number;
            rating: number | null;
            title: string;
            won: number;
        };
        /** Gauge */
        Gauge: {
            label: string;
            most: number;
            used: number;
        };
        /** Glance */
        Glance: {
            after: {
                [key: string]: string;
            };
            captions: {
                [key: string]: {
                    [key: string]: string;
                };
            };
            game: string;
            phases: components["schemas"]["Phase"][];
            sections: components["schemas"]["GlanceSection"][];
            theme: {
                [key: string]: string;
            };
            title: string;
            turn: {
                [key: string]: string;
            };
        };
        /** GlanceCard */
        GlanceCard: {
            lines: {
                [key: string]: string[];
            };
            /** @default  */
            picture: string;
            title: {
                [key: string]: string;
            };
        };
        /** GlanceSection */
        GlanceSection: {
            cards: components["schemas"]["GlanceCard"][];
            kind: string;
            title: {
                [key: string]: string;
            };
        };
        /** Happening */
        Happening: {
            clause: string;
            text: string;
        };
        /** Health */
        Health: {
            games: string[];
            status: string;
            store: string;
            version: string;
        };
        /** Hint */
        Hint: {
            action: string;
            /** @default 0 */
            chance: number;
            clause: string;
            label: string;
            odds?: components["schemas"]["OddsInfo"] | null;
            /** @default  */
            reason: string;
            targets: string[];
            worth: number;
        };
        /** Holder */
        Holder: {
            /** @default 0 */
            cost: number;
            /** @default  */
            family: string;
            /** @default false */
            fills: boolean;
            gauges?: components["schemas"]["Gauge"][];
            id: string;
            label: string;
            /** @default  */
            note: string;
            parts: components["schemas"]["Part"][];
            /** @default false */
            removable: boolean;
            takes: string[];
            /** @default  */
            text: string;
        };
        /** JoinTournament */
        JoinTournament: {
            /** @default  */
            name: string;
        };
        /** KeyOf */
        KeyOf: {
            email: string;
            is_me: boolean;
            name: string;
        };
        /** LessonAnswers */
        LessonAnswers: {
            attempt?: string | null;
            moves?: string[];
            /** @default  */
            name: string;
        };
        /** LessonInfo */
        LessonInfo: {
            id: string;
            minutes: number;
            steps: number;
            title: string;
        };
        /** LessonMoment */
        LessonMoment: {
            back: string[] | null;
            game: string;
            lesson: string;
            moves: string[];
            notice: components["schemas"]["LessonNotice"] | null;
            /** @default  */
            option: string;
            options?: {
                [key: string]: boolean | string;
            };
            over: boolean;
            /** @default false */
            puzzle: boolean;
            situation: components["schemas"]["Situation"] | null;
            step: components["schemas"]["LessonStep"];
            steps: number;
            table: components["schemas"]["Table"] | null;
            title: string;
            /** @default  */
            value: string;
        };
        /** LessonNotice */
        LessonNotice: {
            clause: string | null;
            text: string;
        };
        /** LessonPlan */
        LessonPlan: {
            action: string;
            moves: string[];
        };
        /** LessonPointed */
        LessonPointed: {
            moves: string[];
            targets?: string[];
        };
        /** LessonStep */
        LessonStep: {
            build: components["schemas"]["Edit"] | null;
            clauses: string[];
            number: number;
            point: string[];
            say: string;
            show: string;
            todo: components["schemas"]["ActionInfo"][];
        };
        /** Lobby */
        Lobby: {
            open: components["schemas"]["Table"][];
            over: components["schemas"]["Table"][];
            playing: components["schemas"]["Table"][];
        };
        /** LobbyLine */
        LobbyLine: {
            at: number;
            handle: string | null;
            id: number;
            mine: boolean;
            name: string;
            text: string;
        };
        /** LobbyPage */
        LobbyPage: {
            chat: boolean;
            count: number;
            page: number;
            pages: number;
            tables: components["schemas"]["Table"][];
        };
        /** Log */
        Log: {
            events: components["schemas"]["LogEvent"][];
            from: number;
            to: number;
        };
        /** LogDice */
        LogDice: {
            dice: components["schemas"]["LogDie"][];
            good: boolean;
            needed: string;
            verdict: string;
        };
        /** LogDie */
        LogDie: {
            colour: string;
            face: string;
            good: boolean;
        };
        /** LogEvent */
        LogEvent: {
            clause: string;
            dice?: components["schemas"]["LogDice"] | null;
            event: string;
            n: number;
            seat: number | null;
            takes_back?: number | null;
            targets: string[];
            text: string;
        };
        /** LoginKey */
        LoginKey: {
            key: string;
        };
        /**
         * LookMessage
         * @description Whether somebody has the page before his eyes: whoever has not may be called when it is his turn.
         */
        LookMessage: {
            on: boolean;
            /** @enum {unknown} */
            type: "look";
        };
        /** Match */
        Match: {
            accuracy: number | null;
            at: number;
            game: string;
            of: number;
            others: string[];
            place: number;
            rated: boolean;
            score: number | null;
            seat: number;
            table: string;
            text: string;
            title: string;
        };
        /** Me */
        Me: {
            before?: string | null;
            name: string;
            player: string;
            token?: string | null;
        };
        /** Mine */
        Mine: {
            asked: boolean;
            seat: number;
        };
        /** Named */
        Named: {
            name: string;
        };
        /** NewChat */
        NewChat: {
            seat?: number | null;
            text: string;
        };
        /** NewLobbyLine */
        NewLobbyLine: {
            /** @default  */
            name: string;
            text: string;
        };
        /** NewReport */
        NewReport: {
            chat?: number | null;
            seat?: number | null;
            /** @default  */
            why: string;
        };
        /** NewTable */
        NewTable: {
            game: string;
            /** @default false */
            invited: boolean;
            /** @default  */
            name: string;
            /** @default  */
            nonce: string;
            options?: {
                [key: string]: boolean | string;
            };
            pace?: components["schemas"]["Pace"];
            /** @default false */
            public: boolean;
            /** @default false */
            rated: boolean;
            seats: string[];
            /** @default false */
            several_seats: boolean;
            /**
             * @default waive
             * @enum {string}
             */
            share: "commit" | "waive";
            /**
             * @default full
             * @enum {string}
             */
            start: "full" | "host";
        };
        /** NewTournament */
        NewTournament: {
            bots?: string | null;
            game: string;
            /** @default true */
            join: boolean;
            /**
             * @default swiss
             * @enum {string}
             */
            kind: "round-robin" | "swiss";
            /** @default 0 */
            least: number;
            /** @default  */
            name: string;
            options?: {
                [key: string]: boolean | string;
            };
            pace?: components["schemas"]["Pace"];
            /** @default true */
            public: boolean;
            /** @default false */
            rated: boolean;
            /** @default 3 */
            rounds: number;
            /** @default 2 */
            size: number;
            /** @default  */
            title: string;
        };
        /** Occasion */
        Occasion: {
            id: string;
            label: string;
        };
        /** OddsInfo */
        OddsInfo: {
            chance: number;
            shares: components["schemas"]["OddsShare"][];
            short: string;
            text: string;
        };
        /** OddsShare */
        OddsShare: {
            chance: number;
            good: boolean;
            label: string;
        };
        /** Opened */
        Opened: {
            link: string;
            me: components["schemas"]["Me"];
            table: components["schemas"]["Table"];
        };
        /** OptionInfo */
        OptionInfo: {
            /** @default false */
            built: boolean;
            choices: components["schemas"]["Choice"][];
            clause: string;
            default: boolean | string;
            help: string;
            label: string;
            name: string;
            /** @default 0 */
            seat: number;
        };
        /** Origin */
        Origin: {
            lines: number;
            move: number;
            names: string[];
        };
        /** Outcome */
        Outcome: {
            reason: string;
            scores: number[];
            text: string;
            winners: number[];
        };
        /** Pace */
        Pace: {
            absent?: number | null;
            /** @default 0 */
            bank: number;
            days?: number | null;
            /**
             * @default none
             * @enum {string}
             */
            kind: "none" | "live" | "async";
            seconds?: number | null;
            /** @default true */
            vacation: boolean;
            /** @default 3 */
            window: number;
        };
        /** Part */
        Part: {
            /** @default 0 */
            cost: number;
            /** @default  */
            family: string;
            id: string;
            kind: string;
            label: string;
            settings?: components["schemas"]["Setting"][];
            /** @default  */
            text: string;
        };
        /** Passkey */
        Passkey: {
            created: number;
            device: string;
            id: string;
        };
        /** PersonAtSeat */
        PersonAtSeat: {
            handle: string;
            seat: number;
        };
        /** Phase */
        Phase: {
            name: {
                [key: string]: string;
            };
            parts: {
                [key: string]: string[];
            };
            says: {
                [key: string]: string;
            };
        };
        /** Piece */
        Piece: {
            /** @default 0 */
            cost: number;
            /** @default  */
            family: string;
            id: string;
            kind: string;
            label: string;
            /** @default  */
            note: string;
            /** @default  */
            text: string;
        };
        /** Pieces */
        Pieces: {
            families: components["schemas"]["Sort"][];
            kinds: components["schemas"]["Sort"][];
            pieces: components["schemas"]["Piece"][];
        };
        /**
         * PingMessage
         * @description Is anybody there? Answered with `pong`.
         */
        PingMessage: {
            /** @enum {unknown} */
            type: "ping";
        };
        /** Planned */
        Planned: {
            action: string;
            seat?: number | null;
        };
        /** PlayExample */
        PlayExample: {
            bots?: string | null;
            /** @default  */
            name: string;
            /**
             * @default waive
             * @enum {string}
             */
            share: "commit" | "waive";
        };
        /** Pointed */
        Pointed: {
            action?: string | null;
            seat?: number | null;
            targets?: string[];
        };
        /**
         * PongMessage
         * @description The answer to `ping`.
         */
        PongMessage: {
            /** @enum {unknown} */
            type: "pong";
        };
        /** Preview */
        Preview: {
            clause: string | null;
            legal: boolean;
            message: string | null;
            picture: string | null;
            preview: {
                [key: string]: unknown;
            } | null;
        };
        /**
         * Problem
         * @description Why a request was refused: a stable word, a sentence, the clause of the rules if one forbids it, and a hint.
         */
        Problem: {
            /** @default null */
            clause: string | null;
            error: string;
            /** @default null */
            hint: string | null;
            message: string;
        };
        /** Profile */
        Profile: {
            created: number;
            games: components["schemas"]["GameStatistics"][];
            handle: string | null;
            matches: components["schemas"]["Match"][];
            mine: boolean;
            more: boolean;
            name: string;
            played: number;
            player: string;
        };
        /** Prompt */
        Prompt: {
            asked: number[];
            clause: string;
            step: string;
            text: string;
        };
        /** Purse */
        Purse: {
            amounts: string[];
            have: number;
            picture: string;
        };
        /** PuzzleInfo */
        PuzzleInfo: {
            id: string;
            title: string;
            today: boolean;
        };
        /** Range */
        Range: {
            max: number;
            min: number;
            usual: number;
        };
        /** Rank */
        Rank: {
            buchholz: number;
            number: number;
            place: number;
            played: number;
            points: number;
            wins: number;
        };
        /** Ready */
        Ready: {
            label: string;
            note: string;
            value: string;
        };
        /** Receipt */
        Receipt: {
            key: string;
            signature: string;
            text: string;
        };
        /** Recovery */
        Recovery: {
            link: string;
            token: string;
        };
        /**
         * RefusedMessage
         * @description The message with this key was refused; nothing has changed.
         */
        RefusedMessage: {
            /** @default null */
            clause: string | null;
            error: string;
            /** @default null */
            hint: string | null;
            key: string;
            message: string;
            /** @enum {unknown} */
            type: "refused";
        };
        /** Relation */
        Relation: {
            handle: string | null;
            /** @enum {string} */
            kind: "friend" | "block" | "mute";
            name: string;
            player: string;
        };
        /** Removal */
        Removal: {
            name: string;
        };
        /** Replay */
        Replay: {
            moves: number;
            outcome: components["schemas"]["Outcome"] | null;
            scores: (number[] | null)[];
            seats: components["schemas"]["ReplaySeat"][];
            steps: components["schemas"]["ReplayStep"][];
            table: string;
        };
        /** ReplaySeat */
        ReplaySeat: {
            name: string;
            seat: number;
        };
        /** ReplayStep */
        ReplayStep: {
            action: string | null;
            clause: string | null;
            events: [
                number,
                number
            ];
            label: string | null;
            move: number;
            seat: number | null;
        };
        /** Reported */
        Reported: {
            name: string;
        };
        /** Reveal */
        Reveal: {
            nonce: string;
            seat: number;
        };
        /** Rules */
        Rules: {
            chapters: components["schemas"]["Chapter"][];
            clauses: components["schemas"]["Clause"][];
            game: string;
            title: string;
        };
        /**
         * SayMessage
         * @description Say something in the chat.
         */
        SayMessage: {
            /** @default  */
            key: string;
            seat?: number | null;
            text: string;
            /** @enum {unknown} */
            type: "chat";
        };
        /** Seat */
        Seat: {
            away?: number | null;
            bank?: number | null;
            handle?: string | null;
            here: boolean;
            /** @enum {string} */
            kind: "open" | "human" | "bot";
            level: string | null;
            mine: boolean;
            name: string;
            nonce: boolean;
            seat: number;
            stand_in: string | null;
        };
        /** SeatBot */
        SeatBot: {
            level: string;
        };
        /** SeatNonce */
        SeatNonce: {
            nonce: string;
            seat: number;
        };
        /** SeatOptions */
        SeatOptions: {
            options: {
                [key: string]: boolean | string;
            };
        };
        /**
         * SeeMessage
         * @description Look through another seat, or in another language; answered with the state.
         */
        SeeMessage: {
            key?: string | null;
            lang?: string | null;
            picture?: boolean | null;
            seat?: number | null;
            since?: number | null;
            /** @enum {unknown} */
            type: "see";
        };
        /** ServerKey */
        ServerKey: {
            key: string;
        };
        /** Session */
        Session: {
            created: number;
            device: string;
            here: boolean;
            id: string;
            seen: number;
        };
        /** SetStanding */
        SetStanding: {
            action?: string | null;
            /** @default  */
            occasion: string;
            seat?: number | null;
            step: string;
            /**
             * @default turn
             * @enum {string}
             */
            until: "action" | "turn" | "match";
        };
        /** Setting */
        Setting: {
            choices: components["schemas"]["Choice"][];
            clause: string;
            id: string;
            label: string;
            value: boolean | string;
        };
        /** Share */
        Share: {
            commitment: string | null;
            /** @enum {string} */
            kind: "none" | "bot" | "waived" | "told" | "awaited" | "committed" | "revealed" | "away";
            nonce: string | null;
            seat: number;
        };
        /** ShowProfile */
        ShowProfile: {
            public: boolean;
        };
        /** Situation */
        Situation: {
            absent?: components["schemas"]["Absent"] | null;
            answered_for?: components["schemas"]["AnsweredFor"] | null;
            clock: components["schemas"]["Clock"];
            decision: components["schemas"]["Decision"] | null;
            log: components["schemas"]["Log"];
            /** @default false */
            may_ask_undo: boolean;
            mine: components["schemas"]["Mine"][];
            number: number;
            outcome: components["schemas"]["Outcome"] | null;
            picture: string | null;
            prompt: components["schemas"]["Prompt"] | null;
            scores: number[] | null;
            seat: number;
            standing: components["schemas"]["Standing"][];
            /** @enum {string} */
            status: "open" | "playing" | "over" | "closed";
            table: string;
            undo: boolean;
            undo_asked?: components["schemas"]["UndoAsked"] | null;
            view: {
                [key: string]: unknown;
            } | null;
        };
        /** Sort */
        Sort: {
            id: string;
            label: string;
        };
        /** Standing */
        Standing: {
            action: string;
            /** @default  */
            occasion: string;
            step: string;
            /** @enum {string} */
            until: "action" | "turn" | "match";
        };
        /**
         * StandingMessage
         * @description Set or clear a standing answer.
         */
        StandingMessage: {
            action?: string | null;
            /** @default  */
            key: string;
            /** @default  */
            occasion: string;
            seat?: number | null;
            step: string;
            /** @enum {unknown} */
            type: "standing";
            /**
             * @default turn
             * @enum {unknown}
             */
            until: "action" | "match" | "turn";
        };
        /**
         * StateMessage
         * @description The newest situation of the seat that the page looks through.
         */
        StateMessage: {
            /** @default null */
            absent: components["schemas"]["Absent"] | null;
            /** @default null */
            answered_for: components["schemas"]["AnsweredFor"] | null;
            clock: components["schemas"]["Clock"];
            decision: components["schemas"]["Decision"] | null;
            log: components["schemas"]["Log"];
            /** @default false */
            may_ask_undo: boolean;
            mine: components["schemas"]["Mine"][];
            number: number;
            outcome: components["schemas"]["Outcome"] | null;
            picture: string | null;
            prompt: components["schemas"]["Prompt"] | null;
            scores: number[] | null;
            seat: number;
            standing: components["schemas"]["Standing"][];
            /** @enum {unknown} */
            status: "closed" | "open" | "over" | "playing";
            table: string;
            /** @enum {unknown} */
            type: "state";
            undo: boolean;
            /** @default null */
            undo_asked: components["schemas"]["UndoAsked"] | null;
            view: Record<string, never> | null;
        };
        /** Subscription */
        Subscription: {
            auth: string;
            endpoint: string;
            p256dh: string;
        };
        /** Table */
        Table: {
            absent: components["schemas"]["Absent"] | null;
            asked: number[];
            changed: number;
            created: number;
            deadline: number | null;
            fairness: components["schemas"]["Fairness"];
            forked_from: string | null;
            game: string;
            host: boolean;
            id: string;
            invitation: string | null;
            invited: boolean;
            link: string;
            number: number;
            option_words: string[];
            options: {
                [key: string]: boolean | string;
            };
            origin: components["schemas"]["Origin"] | null;
            outcome: components["schemas"]["Outcome"] | null;
            pace: components["schemas"]["Pace"];
            public: boolean;
            rated: boolean;
            seats: components["schemas"]["Seat"][];
            several_seats: boolean;
            /** @enum {string} */
            start: "full" | "host";
            /** @enum {string} */
            status: "open" | "playing" | "over" | "closed";
            title: string;
            tournament: string | null;
            watchers: number;
        };
        /**
         * TableMessage
         * @description The table: sent when seats, presence, status or clock change.
         */
        TableMessage: {
            table: components["schemas"]["Table"];
            /** @enum {unknown} */
            type: "table";
        };
        /** TakeSeat */
        TakeSeat: {
            /** @default  */
            invitation: string;
            /** @default  */
            name: string;
            /** @default  */
            nonce: string;
            options?: {
                [key: string]: boolean | string;
            };
            /**
             * @default waive
             * @enum {string}
             */
            share: "commit" | "waive";
        };
        /** Token */
        Token: {
            token: string;
        };
        ToServer: components["schemas"]["ActMessage"] | components["schemas"]["UndoMessage"] | components["schemas"]["AskUndoMessage"] | components["schemas"]["AnswerUndoMessage"] | components["schemas"]["StandingMessage"] | components["schemas"]["SayMessage"] | components["schemas"]["SeeMessage"] | components["schemas"]["LookMessage"] | components["schemas"]["PingMessage"];
        /** Tournament */
        Tournament: {
            bots: string | null;
            changed: number;
            entrants: number;
            game: string;
            game_title: string;
            host: boolean;
            id: string;
            /** @enum {string} */
            kind: "round-robin" | "swiss";
            least: number;
            link: string;
            mine: boolean;
            my_table: string | null;
            number: number;
            option_words: string[];
            pace: components["schemas"]["Pace"];
            people: components["schemas"]["Entrant"][];
            played: components["schemas"]["TournamentRound"][];
            public: boolean;
            rated: boolean;
            round: number;
            rounds: number;
            size: number;
            standings: components["schemas"]["Rank"][];
            /** @enum {string} */
            status: "open" | "playing" | "over" | "closed";
            title: string;
        };
        /** TournamentInfo */
        TournamentInfo: {
            changed: number;
            entrants: number;
            game: string;
            game_title: string;
            host: boolean;
            id: string;
            /** @enum {string} */
            kind: "round-robin" | "swiss";
            link: string;
            mine: boolean;
            round: number;
            rounds: number;
            size: number;
            /** @enum {string} */
            status: "open" | "playing" | "over" | "closed";
            title: string;
        };
        /** TournamentRound */
        TournamentRound: {
            boards: components["schemas"]["Board"][];
            byes: number[];
            number: number;
        };
        /** Undo */
        Undo: {
            key: string;
            seat?: number | null;
        };
        /** UndoAsked */
        UndoAsked: {
            line: number;
            seat: number;
            waits_for: number[];
        };
        /**
         * UndoMessage
         * @description Take the last move back.
         */
        UndoMessage: {
            key: string;
            seat?: number | null;
            /** @enum {unknown} */
            type: "undo";
        };
        /** Vacation */
        Vacation: {
            until: number | null;
        };
        /** Void */
        Void: {
            attempt: number;
            away: number[];
        };
        /** WantLetters */
        WantLetters: {
            on: boolean;
        };
        /** Whose */
        Whose: {
            is_me: boolean;
            name: string;
            tables: number;
        };
        /** Why */
        Why: {
            answers: components["schemas"]["WhyNotInfo"][];
            legal: boolean;
        };
        /** WhyNotInfo */
        WhyNotInfo: {
            action: string;
            clause: string;
            conditions: components["schemas"]["ConditionInfo"][];
            elsewhere: boolean;
            label: string;
            message: string;
            targets: string[];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
