/* The rules: what an action does, and what happens until somebody is asked again. */

#include "options.h"

/* ---- rules/setup.py, rules/scoring.py, rules/drawing.py ---- */

RULE int draw_ship(Table *t) {
    int left = 0;
    for (uint32_t tiles = t->unseen; tiles; tiles &= tiles - 1) {
        left++;
    }
    uint32_t tiles = t->unseen;
    for (int index = below(t, (uint32_t)left); index > 0; index--) {
        tiles &= tiles - 1;
    }
    uint32_t tile = tiles & (0u - tiles);
    t->unseen -= tile;
    int ship = 0;
    while (tile >>= 1) {
        ship++;
    }
    return ship;
}

RULE void turn_up_tile(Table *t, const Box *box) {
    if (t->hidden) {
        t->hidden--;
        t->visible = (int8_t)draw_ship(t);
        tell(t, box, NEXT_SHIP, t->turn, t->visible, 0, 0);
    }
}

RULE void put_to_sea(Table *t, const Box *box, int berth) {
    t->sea[berth] = t->visible;
    t->visible = GAP;
    tell(t, box, PUT_TO_SEA, t->turn, t->sea[berth], 0, 0);
    turn_up_tile(t, box);
    if (t->visible == GAP) {
        tell(t, box, LAST_TILE, t->turn, 0, 0, 0);
    }
}

RULE Bag draw_card(Table *t) {
    Bag card = ONE(nth(t->draw_pile, below(t, (uint32_t)size(t->draw_pile))));
    t->draw_pile -= card;
    return card;
}

RULE int refill_draw_pile(Table *t, const Box *box) {
    if (!t->draw_pile) {
        if (!t->discard_pile) {
            return 0;
        }
        t->draw_pile = t->discard_pile;
        t->discard_pile = 0;
        tell(t, box, RESHUFFLED, t->turn, size(t->draw_pile), 0, 0);
    }
    return 1;
}

RULE void draw_cards(Table *t, const Box *box) {
    Bag drawn = 0, *hand = &t->hand[t->turn];
    if (t->open[t->turn]) {
        *hand += t->open[t->turn];
        tell(t, box, TOOK_UP, t->turn, (int64_t)t->open[t->turn], 0, 0);
        t->open[t->turn] = 0;
    }
    for (int needed = (int)box->hand - size(*hand); needed > 0 && refill_draw_pile(t, box); needed--) {
        drawn += draw_card(t);
    }
    *hand += drawn;
    if (drawn) {
        tell(t, box, DREW, t->turn, size(drawn), (int64_t)drawn, 0);
    }
}

RULE void set_up(Table *t, const Box *box) {
    uint32_t slot = t->slot, games = t->games;
    memset(t, 0, sizeof(Table));
    t->slot = slot;
    t->games = games;
    sow(t, (uint64_t)box->seed);
    t->draw_pile = (Bag)box->deck;
    t->hidden = (int8_t)box->rear_guard;
    t->unseen = (1u << SHIPS) - 1;
    t->visible = GAP;
    t->question = NOTHING;
    t->round = 1;
    for (int berth = 0; berth < BERTHS; berth++) {
        t->sea[berth] = (int8_t)draw_ship(t);
        tell(t, box, SEA_LAID, 0, t->sea[berth], 0, 0);
    }
    turn_up_tile(t, box);
    for (int seat = 0; seat < SEATS; seat++) {
        for (int card = 0; card < box->hand; card++) {
            t->hand[seat] += draw_card(t);
        }
        tell(t, box, DEALT, seat, box->hand, (int64_t)t->hand[seat], 0);
    }
}

RULE void check_last_round(Table *t, const Box *box) {
    int gaps = 0;
    for (int berth = 0; berth < BERTHS; berth++) {
        gaps += t->sea[berth] == GAP;
    }
    if (gaps > (t->visible != GAP) + t->hidden && !t->last_round) {
        t->last_round = 1;
        tell(t, box, LAST_ROUND, t->turn, 0, 0, 0);
    }
}

RULE void clear_ship(Table *t, const Box *box, int berth) {
    Bag discarded = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        Bag pirates = (Bag)t->face_down[berth][seat] + t->face_up[berth][seat];
        discarded += t->provisions[berth][seat] + (pirates << (4 * FIRST_PIRATE));
        t->provisions[berth][seat] = 0;
        t->face_down[berth][seat] = t->face_up[berth][seat] = 0;
    }
    t->discard_pile += discarded;
    tell(t, box, CLEARED, t->turn, t->sea[berth], (int64_t)discarded, 0);
    t->sea[berth] = GAP;
}

RULE void capture(Table *t, const Box *box, int berth, int winner) {
    const Ship *ship = &box->ship[t->sea[berth]];
    t->ships[winner][ship->colour]++;
    t->score[winner] += (int16_t)ship->value;
    tell(t, box, CAPTURED, winner, t->sea[berth], ship->value, t->score[winner]);
    clear_ship(t, box, berth);
    check_last_round(t, box);
}

/* ---- rules/playing.py ---- */

RULE void play_card(Table *t, int card) {
    t->hand[t->player] -= ONE(card);
    t->left--;
}

RULE void place(Table *t, const Box *box, int card, int ship) {
    int berth = berth_of(t, ship);
    play_card(t, card);
    if (card >= FIRST_PIRATE) {
        t->face_down[berth][t->player] += (uint16_t)ONE(card - FIRST_PIRATE);
        tell(t, box, PLACED_PIRATE, t->player, ship, card, 0);
    } else {
        t->provisions[berth][t->player] += ONE(card);
        tell(t, box, PLACED, t->player, card, ship, 0);
    }
}

RULE void discard(Table *t, const Box *box, int card) {
    play_card(t, card);
    t->discard_pile += ONE(card);
    t->stage = t->stage > DISCARDING ? t->stage : DISCARDING;
    t->given += t->stage == DISCARDING;
    tell(t, box, DISCARDED, t->player, card, 0, 0);
}

RULE void take(Table *t, const Box *box, int card) {
    t->stage = TAKING;
    t->taken++;
    t->lying -= ONE(card);
    t->discard_pile -= ONE(card);
    t->open[t->player] += ONE(card);
    tell(t, box, TOOK, t->player, card, 0, 0);
}

RULE void choose_card(Table *t, const Box *box, int action) {
    if (action >= AT_SHIP) {
        place(t, box, (action - AT_SHIP) % PER_SHIP, (action - AT_SHIP) / PER_SHIP);
    } else if (action >= PAY) {
        play_card(t, action - PAY);
        t->discard_pile += ONE(action - PAY);
        tell(t, box, PAID, t->player, action - PAY, 0, 0);
        t->question = BROADSIDE;
        return;
    } else if (action >= TAKE) {
        take(t, box, action - TAKE);
    } else if (action >= DISCARD) {
        discard(t, box, action - DISCARD);
    } else {
        t->given = 0;
    }
    if (!t->left && !may_take(t, box)) {
        t->question = NOTHING;
    }
}

/* ---- rules/broadside.py, rules/losses.py ---- */

RULE void wait_for_surplus(Table *t, int berth) {
    t->question = NOTHING;
    for (int distance = SEATS - 1; distance > 0; distance--) {
        int seat = (t->player + distance) % SEATS;
        if (room_for_pirates(t, berth, seat) < 0) {
            t->waiting[t->waits++] = (int8_t)seat;
        }
    }
}

RULE void fire(Table *t, const Box *box, int ship) {
    int first = roll_colour(t, box), second = roll_colour(t, box);
    tell(t, box, FIRED, t->player, ship, first, second);
    t->question = REMOVAL;
    t->ship = (int8_t)ship;
    t->dice = (uint32_t)(ONE(first) + ONE(second));
    if (!has_target(t, berth_of(t, ship))) {
        tell(t, box, NO_EFFECT, t->player, ship, 0, 0);
        t->question = NOTHING;
    }
}

RULE void hit(Table *t, const Box *box, int berth, int action) {
    int victim = (action - SEIZE) / HITS, card = (action - SEIZE) % HITS % FIRST_PIRATE;
    int is_seized = (action - SEIZE) % HITS < FIRST_PIRATE;
    t->dice -= (uint32_t)ONE(card % KINDS);
    t->provisions[berth][victim] -= ONE(card);
    if (is_seized) {
        t->provisions[berth][t->player] += ONE(card);
    } else {
        t->discard_pile += ONE(card);
    }
    tell(t, box, is_seized ? SEIZED : SUNK, t->player, card, victim, t->ship);
}

RULE void choose_removal(Table *t, const Box *box, int action) {
    int berth = berth_of(t, t->ship);
    if (action == SPARE) {
        tell(t, box, SPARED, t->player, t->ship, 0, 0);
    } else {
        hit(t, box, berth, action);
        if (t->dice && has_target(t, berth)) {
            return;
        }
    }
    wait_for_surplus(t, berth);
}

RULE void choose_surplus(Table *t, const Box *box, int card) {
    int berth = berth_of(t, t->ship), shift = 4 * (card - FIRST_PIRATE);
    uint16_t *face_up = &t->face_up[berth][t->player];
    uint16_t *from = (*face_up >> shift) & 15 ? face_up : &t->face_down[berth][t->player];
    *from -= (uint16_t)(1 << shift);
    t->discard_pile += ONE(card);
    tell(t, box, LOST_PIRATE, t->player, card, t->ship, 0);
    if (room_for_pirates(t, berth, t->player) >= 0) {
        t->question = NOTHING;
    }
}

RULE void lose(Table *t, const Box *box, int berth, int card) {
    t->provisions[berth][t->player] -= ONE(card);
    t->discard_pile += ONE(card);
    tell(t, box, LOST, t->player, card, t->ship, 0);
}

RULE void settle_losses(Table *t, const Box *box, int berth) {
    const Bag *provisions = &t->provisions[berth][t->player];
    for (int kind = 0; kind < KINDS; kind++) {
        while (count(t->dice, kind) && !is_choice(*provisions, kind)) {
            t->dice -= (uint32_t)ONE(kind);
            if (count(*provisions, kind)) {
                lose(t, box, berth, kind);
            } else if (count(*provisions, kind + KINDS)) {
                lose(t, box, berth, kind + KINDS);
            }
        }
    }
    t->question = LOSSES_DUE;
    if (!t->dice) {
        t->question = room_for_pirates(t, berth, t->player) < 0 ? SURPLUS : NOTHING;
    }
}

RULE void choose_loss(Table *t, const Box *box, int card) {
    int berth = berth_of(t, t->ship);
    t->dice -= (uint32_t)ONE(card % KINDS);
    lose(t, box, berth, card);
    settle_losses(t, box, berth);
}

/* ---- rules/dice.py, rules/boarding.py, rules/counter.py ---- */

RULE int roll_total(Table *t, const Box *box, int berth, int kind, int needed) {
    int seat = t->player, ship = t->sea[berth];
    unsigned hidden = t->face_down[berth][seat];
    t->face_up[berth][seat] += (uint16_t)hidden;
    t->face_down[berth][seat] = 0;
    if (hidden) {
        tell(t, box, REVEALED, seat, (int64_t)((Bag)hidden << (4 * FIRST_PIRATE)), ship, 0);
    }
    int first = die(t), second = die(t);
    int strength = pirate_value(t->face_up[berth][seat]) + size((t->provisions[berth][seat] >> 24) & PLAIN);
    int total = first + second + strength;
    Event *event = tell(t, box, kind, seat, ship, first, second);
    if (box->history) {
        event->value[3] = (int16_t)strength;
        event->value[4] = (int16_t)total;
        event->value[5] = (int16_t)needed;
        event->value[6] = total >= needed ? 2 : kind == COUNTERED && total == needed - 1 ? 1 : 0;
    }
    return total;
}

RULE void board(Table *t, const Box *box, int ship) {
    int berth = berth_of(t, ship), strength = (int)box->ship[ship].strength;
    t->tried |= 1u << ship;
    t->ship = (int8_t)ship;
    int total = roll_total(t, box, berth, BOARDED, strength);
    tell(t, box, total < strength ? FAILED : SUCCEEDED, t->player, ship, total, strength);
    if (total < strength) {
        int first = roll_colour(t, box), second = roll_colour(t, box);
        tell(t, box, LOSSES, t->player, ship, first, second);
        t->dice = (uint32_t)(ONE(first) + ONE(second));
        settle_losses(t, box, berth);
    } else {
        t->is_contest = 1;
        t->boarder = t->leader = t->player;
        t->best = (int16_t)total;
        t->asked = 0;
    }
}

RULE void choose_boarding(Table *t, const Box *box, int action) {
    t->question = NOTHING;
    if (action == STOP) {
        t->boardings_over = 1;
        tell(t, box, STOPPED, t->player, 0, 0, 0);
    } else {
        board(t, box, (action - AT_SHIP) / PER_SHIP);
    }
}

RULE void choose_counter(Table *t, const Box *box, int action, Bag added) {
    int berth = berth_of(t, t->ship);
    t->question = NOTHING;
    if (action == PASS) {
        tell(t, box, DECLINED, t->player, t->ship, 0, 0);
        return;
    }
    if (added) {
        t->hand[t->player] -= added;
        t->provisions[berth][t->player] += added;
        tell(t, box, ADDED, t->player, (int64_t)added, t->ship, 0);
    }
    int needed = t->best + 1, total = roll_total(t, box, berth, COUNTERED, needed);
    if (total >= needed) {
        t->best = (int16_t)total;
        t->leader = t->player;
    }
}

RULE void go_on_with_contest(Table *t, const Box *box) {
    int berth = berth_of(t, t->ship);
    while (t->asked < SEATS - 1) {
        t->asked++;
        int seat = (t->boarder + t->asked) % SEATS;
        if (!is_empty(t, berth, seat)) {
            t->question = COUNTER_ATTACK;
            t->player = (int8_t)seat;
            return;
        }
    }
    t->is_contest = 0;
    capture(t, box, berth, t->leader);
}
