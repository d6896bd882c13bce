/* What the seat that is asked knows, or any seat when the game is over: the fields of docs/encodings.md, written into
 * zeros. */

#include "turn.h"

enum { SHIP = 3 + KINDS + COLOURS, SIDE = FIRST_PIRATE + 4, PLAYER = 2 + COLOURS + CARDS, EVENT = 2 + VALUES,
       BERTH = SHIP + 1 + SEATS * SIDE + 3, QUESTIONS = 13, STEP = 6, SHOWN = 3 };
enum { ASKED_AT = 0, QUESTION_AT = SEATS, STEPS_AT = QUESTION_AT + QUESTIONS, TURN_AT = STEPS_AT + 2 * STEP,
       HAND_AT = TURN_AT + 6, DISCARDS_AT = HAND_AT + CARDS, PLAYERS_AT = DISCARDS_AT + CARDS,
       SEA_AT = PLAYERS_AT + SEATS * PLAYER, REAR_GUARD_AT = SEA_AT + BERTHS * BERTH,
       BOARDING_AT = REAR_GUARD_AT + SHOWN * SHIP, HISTORY_AT = BOARDING_AT + 5 + KINDS,
       SIZE = HISTORY_AT + EVENTS * EVENT };

RULE int left_of(int seat, int reader) { return (seat - reader + SEATS) % SEATS; }

/* How many cards of each kind, four kinds at a time: `fours` of them, so what comes after is written later. */
RULE void spread(Bag bag, int fours, int16_t *out) {
    for (int four = 0; four < fours; four++, bag >>= 16, out += 4) {
        uint64_t apart = bag & 0xFFFF;
        apart = (apart | apart << 24) & 0x000000FF000000FFull;
        apart = (apart | apart << 12) & 0x000F000F000F000Full;
        out[0] = (int16_t)apart;
        out[1] = (int16_t)(apart >> 16);
        out[2] = (int16_t)(apart >> 32);
        out[3] = (int16_t)(apart >> 48);
    }
}

RULE void fill_ship(const Ship *ship, int16_t *out) {
    out[0] = 1;
    out[1] = (int16_t)ship->value;
    out[2] = (int16_t)ship->strength;
    spread((Bag)ship->needs, 2, out + 3);
    out[3 + KINDS + ship->colour] = 1;
}

RULE void fill_steps(const Table *t, int seat, int16_t *out) {
    out[0] = 0; /* the reader is the player of the question */
    if (t->question == PLAY_CARDS) {
        out[1] = t->left;
        out[2] = t->stage;
        out[3] = t->given;
        out[4] = t->taken;
        out[5] = (int16_t)fitted((int64_t)t->lying);
    } else if (t->question != BROADSIDE && t->question != BOARDING) {
        out[1] = t->ship;
    }
    if (t->question == REMOVAL || t->question == LOSSES_DUE) {
        out[2] = (int16_t)fitted(t->dice);
    }
    if (t->is_contest) {
        out[STEP] = (int16_t)left_of(t->boarder, seat);
        out[STEP + 1] = t->ship;
        out[STEP + 2] = t->asked;
        out[STEP + 3] = (int16_t)left_of(t->leader, seat);
        out[STEP + 4] = t->best;
    } else if (t->waits) {
        out[STEP] = (int16_t)left_of(t->waiting[t->waits - 1], seat);
        out[STEP + 1] = t->ship;
    }
}

RULE void fill_turn(const Table *t, int seat, int16_t *out) {
    out[0] = (int16_t)left_of(t->turn, seat);
    out[1] = (int16_t)left_of(0, seat);
    out[2] = t->round < 255 ? t->round : 255;
    out[3] = t->last_round;
    out[4] = (int16_t)size(t->draw_pile);
    out[5] = t->hidden;
}

RULE void fill_players(const Table *t, int seat, int16_t *out) {
    for (int distance = 0; distance < SEATS; distance++, out += PLAYER) {
        int other = (seat + distance) % SEATS;
        out[0] = (int16_t)size(t->hand[other]);
        out[1] = t->score[other];
        for (int colour = 0; colour < COLOURS; colour++) {
            out[2 + colour] = t->ships[other][colour];
        }
        spread(t->open[other], 4, out + 2 + COLOURS);
    }
}

RULE void fill_berth(const Table *t, const Box *box, int berth, int seat, int16_t *out) {
    if (t->sea[berth] == GAP) {
        return;
    }
    fill_ship(&box->ship[t->sea[berth]], out);
    out[SHIP] = (int16_t)((t->tried >> t->sea[berth]) & 1);
    out += SHIP + 1;
    for (int distance = 0; distance < SEATS; distance++, out += SIDE) {
        int other = (seat + distance) % SEATS;
        spread(t->provisions[berth][other], 3, out);
        out[FIRST_PIRATE] = (int16_t)pirate_cards(t->face_down[berth][other]);
        spread(t->face_up[berth][other], 1, out + FIRST_PIRATE + 1);
    }
    spread(t->face_down[berth][seat], 1, out);
}

RULE void fill_boarding(const Table *t, int seat, int16_t *out) {
    if (t->is_contest) {
        out[0] = 1;
        out[1] = (int16_t)berth_of(t, t->ship);
        out[2] = (int16_t)left_of(t->boarder, seat);
        out[3] = (int16_t)left_of(t->leader, seat);
        out[4] = t->best;
    }
    if (t->question == REMOVAL || t->question == LOSSES_DUE) {
        spread(t->dice, 2, out + 5);
    }
}

RULE void fill_history(const Table *t, int seat, int16_t *out) {
    for (int age = 0; age < EVENTS; age++, out += EVENT) {
        const Event *event = &t->events[(t->newest - age + EVENTS) % EVENTS];
        int kind = event->kind, is_secret = kind == DEALT || kind == PLACED_PIRATE || kind == DREW;
        if (!kind) {
            return;
        }
        int shown = is_secret && event->seat != seat ? 1 : VALUES;
        out[0] = (int16_t)kind;
        out[1] = (int16_t)(left_of(event->seat, seat) + 1);
        for (int place = 0; place < shown; place++) {
            out[2 + place] = event->value[place];
        }
        if (kind == SEIZED || kind == SUNK) {
            out[3] = (int16_t)left_of(event->value[1], seat);
        }
    }
}

RULE void observe(const Table *t, const Box *box, int seat, int16_t *out) {
    if (!t->is_over) {
        out[ASKED_AT] = 1;
        out[QUESTION_AT + t->question] = 1;
        fill_steps(t, seat, out + STEPS_AT);
    }
    fill_turn(t, seat, out + TURN_AT);
    spread(t->hand[seat], 4, out + HAND_AT);
    spread(t->discard_pile, 4, out + DISCARDS_AT);
    fill_players(t, seat, out + PLAYERS_AT);
    for (int berth = 0; berth < BERTHS; berth++) {
        fill_berth(t, box, berth, seat, out + SEA_AT + berth * BERTH);
    }
    if (t->visible != GAP) {
        fill_ship(&box->ship[t->visible], out + REAR_GUARD_AT);
    }
    fill_boarding(t, seat, out + BOARDING_AT);
    if (box->history) {
        fill_history(t, seat, out + HISTORY_AT);
    }
}
