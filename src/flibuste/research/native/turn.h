/* rules/turn.py: the phases one after the other, until somebody is asked or the game is over. */

#include "rules.h"

RULE int is_becalmed(const Table *t, const Box *box) {
    Bag cards = t->draw_pile | t->discard_pile;
    for (int seat = 0; seat < SEATS; seat++) {
        cards |= t->hand[seat];
    }
    for (int berth = 0; berth < BERTHS && !cards; berth++) {
        for (int seat = 0; seat < SEATS && t->sea[berth] != GAP; seat++) {
            if (stock(t, berth, seat) == needs_at(t, box, berth)) {
                return 0;
            }
        }
    }
    return !cards;
}

RULE int ask_to_board(Table *t, const Box *box) {
    for (int berth = 0; berth < BERTHS; berth++) {
        if (is_possible(t, box, berth)) {
            t->question = BOARDING;
            t->player = t->turn;
            return 1;
        }
    }
    return 0;
}

RULE void refill_sea(Table *t, const Box *box) {
    for (int berth = 0; berth < BERTHS; berth++) {
        if (t->sea[berth] == GAP && t->visible != GAP) {
            put_to_sea(t, box, berth);
        }
    }
}

RULE void begin_turn(Table *t, const Box *box) {
    int held = size(t->hand[t->turn]);
    tell(t, box, TURN, t->turn, t->round, 0, 0);
    t->tried = 0;
    t->boardings_over = 0;
    t->left = (int8_t)(held < box->cards_per_turn ? held : box->cards_per_turn);
    if (t->left) {
        t->question = PLAY_CARDS;
        t->player = t->turn;
        t->lying = t->discard_pile;
        t->stage = PLACING;
        t->given = t->taken = 0;
    }
}

RULE void next_turn(Table *t, const Box *box) {
    t->turn = (int8_t)((t->turn + 1) % SEATS);
    if (t->turn == 0) {
        if (t->last_round) {
            t->is_over = 1;
            return;
        }
        t->round++;
    }
    if (is_becalmed(t, box)) {
        tell(t, box, BECALMED, t->turn, 0, 0, 0);
        t->is_over = 1;
        return;
    }
    begin_turn(t, box);
}

RULE void run(Table *t, const Box *box) {
    while (t->question == NOTHING && !t->is_over) {
        if (t->waits) {
            t->question = SURPLUS;
            t->player = t->waiting[--t->waits];
        } else if (t->is_contest) {
            go_on_with_contest(t, box);
        } else if (!ask_to_board(t, box)) {
            refill_sea(t, box);
            draw_cards(t, box);
            next_turn(t, box);
        }
    }
}

RULE void new_game(Table *t, const Box *box) {
    set_up(t, box);
    begin_turn(t, box);
    run(t, box);
}

RULE void choose(Table *t, const Box *box, int action, Bag added) {
    switch (t->question) {
    case PLAY_CARDS: choose_card(t, box, action); break;
    case BROADSIDE: fire(t, box, (action - AT_SHIP) / PER_SHIP); break;
    case BOARDING: choose_boarding(t, box, action); break;
    case REMOVAL: choose_removal(t, box, action); break;
    case COUNTER_ATTACK: choose_counter(t, box, action, added); break;
    case LOSSES_DUE: choose_loss(t, box, action - LOSE); break;
    case SURPLUS: choose_surplus(t, box, action - LOSE); break;
    }
    run(t, box);
}

RULE int ships_of(const Table *t, int seat) {
    int found = 0;
    for (int colour = 0; colour < COLOURS; colour++) {
        found += t->ships[seat][colour];
    }
    return found;
}

/* research/encoding.py, rewards(): the winners share 1 and the others pay it. */
RULE void pay(Table *t, const Box *box, float *rewards, int16_t *scores) {
    int rank[SEATS], best = -1, winners = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        rank[seat] = t->score[seat] * 100 + ships_of(t, seat);
        best = rank[seat] > best ? rank[seat] : best;
        scores[seat] = t->score[seat];
        tell(t, box, FINAL_SCORE, seat, t->score[seat], ships_of(t, seat), 0);
    }
    for (int seat = 0; seat < SEATS; seat++) {
        if (rank[seat] == best) {
            winners++;
            tell(t, box, WON, seat, 0, 0, 0);
        }
    }
    for (int seat = 0; seat < SEATS; seat++) {
        int others = SEATS - winners;
        rewards[seat] = !others ? 0.0f : rank[seat] == best ? (float)(1.0 / winners) : (float)(-1.0 / others);
    }
}
