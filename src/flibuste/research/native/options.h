/* The legal actions, by their index (docs/encodings.md), in the order of the core: random players choose by it. */

#include "table.h"

#define MOST_OPTIONS 112
#define ANY_PIRATE 0xFFF000000000000ull
enum { DONE = 0, SPARE, STOP, PASS, DISCARD = 4, TAKE = 19, PAY = 34, LOSE = 49, SEIZE = 64, SINK = 76, HITS = 24,
       COUNTERS = 160, AT_SHIP = 976, PER_SHIP = 17, FIRE = 15, BOARD = 16, ACTIONS = AT_SHIP + SHIPS * PER_SHIP };

typedef struct {
    int count;
    int16_t index[MOST_OPTIONS];
    int wanted; /* the index of a counter-attack whose cards are looked for */
    Bag added;  /* those cards */
} Options;

RULE void offer(Options *found, int index) { found->index[found->count++] = (int16_t)index; }

RULE void offer_kinds(Options *found, Bag kinds, int first) {
    for (; kinds; kinds &= kinds - 1) {
        offer(found, first + LOWEST_BIT(kinds) / 4);
    }
}

RULE void offer_cards(Options *found, Bag cards, int first) { offer_kinds(found, present(cards), first); }

RULE void offer_places(const Table *t, const Box *box, Options *found) {
    Bag held = present(t->hand[t->player]);
    for (int berth = 0; berth < BERTHS; berth++) {
        if (t->sea[berth] == GAP) {
            continue;
        }
        Bag fits = either(needs_at(t, box, berth) - stock(t, berth, t->player));
        if (room_for_pirates(t, berth, t->player) > 0) {
            fits |= ANY_PIRATE;
        }
        offer_kinds(found, held & present(fits), AT_SHIP + t->sea[berth] * PER_SHIP);
    }
}

RULE void offer_cards_to_play(const Table *t, const Box *box, Options *found) {
    Bag held = t->hand[t->player];
    if (t->left) {
        if (t->stage == PLACING) {
            offer_places(t, box, found);
        }
        offer_cards(found, held, DISCARD);
        if (t->left == 1 && may_fire(t, t->player)) {
            offer_cards(found, held, PAY);
        }
    }
    if (may_take(t, box)) {
        offer_cards(found, t->lying, TAKE);
        if (!t->left) {
            offer(found, DONE);
        }
    }
}

RULE void offer_removals(const Table *t, const Box *box, Options *found) {
    int berth = berth_of(t, t->ship);
    Bag missing = either(needs_at(t, box, berth) - stock(t, berth, t->player));
    for (int seat = 0; seat < SEATS; seat++) {
        if (seat != t->player) {
            Bag targets = present(t->provisions[berth][seat]) & present(either(t->dice));
            for (; targets; targets &= targets - 1) {
                int card = LOWEST_BIT(targets) / 4;
                if (count(missing, card)) {
                    offer(found, SEIZE + seat * HITS + card);
                }
                offer(found, SINK + seat * HITS + card);
            }
        }
    }
    offer(found, SPARE);
}

/* The place of up to three cards, in order, among all combinations: by their number, then as dictionaries sort. */
RULE int place_of_cards(Bag bag) {
    int cards = size(bag), least = 0;
    int place = COUNTERS + (cards > 0) + (cards > 1) * 15 + (cards > 2) * 120;
    for (int left = cards; left > 0; left--) {
        int card = nth(bag, 0);
        for (; least < card; least++) {
            int others = CARDS - least;
            place += left == 3 ? others * (others + 1) / 2 : left == 2 ? others : 1;
        }
        bag -= ONE(card);
    }
    return place;
}

RULE void offer_counter(Options *found, Bag added) {
    int index = place_of_cards(added);
    if (index == found->wanted) {
        found->added = added;
    }
    offer(found, index);
}

/* Every way to make up what is missing, from the last kind to the first: `ways` counts those of the kinds so far. */
RULE void offer_counters(const Table *t, const Box *box, Options *found) {
    int berth = berth_of(t, t->ship);
    Bag missing = needs_at(t, box, berth) - stock(t, berth, t->player), hand = t->hand[t->player], added[16];
    int ways = 1;
    added[0] = 0;
    if (size(missing) <= box->counter_cards && holds(stock_of(hand), missing)) {
        for (int kind = KINDS - 1; kind >= 0; kind--) {
            int need = count(missing, kind), plain = count(hand, kind), marked = count(hand, kind + KINDS), known = ways;
            int least = need > plain ? need - plain : 0, most = need < marked ? need : marked;
            ways = known * (most - least + 1);
            for (int with_symbol = most; with_symbol >= least; with_symbol--) {
                Bag more = ONE(kind) * (Bag)(need - with_symbol) + ONE(kind + KINDS) * (Bag)with_symbol;
                for (int way = 0; way < known; way++) {
                    added[(with_symbol - least) * known + way] = added[way] + more;
                }
            }
        }
        for (int way = 0; way < ways; way++) {
            offer_counter(found, added[way]);
        }
    }
    offer(found, PASS);
}

RULE void offer_losses(const Table *t, Options *found) {
    Bag provisions = t->provisions[berth_of(t, t->ship)][t->player];
    for (int kind = 0; kind < KINDS; kind++) {
        if (count(t->dice, kind) && is_choice(provisions, kind)) {
            offer(found, LOSE + kind);
            offer(found, LOSE + kind + KINDS);
            return;
        }
    }
}

RULE void offer_ships(const Table *t, const Box *box, Options *found, int verb) {
    for (int berth = 0; berth < BERTHS; berth++) {
        int may = verb == FIRE ? t->provisions[berth][t->player] != 0 : is_possible(t, box, berth);
        if (may) {
            offer(found, AT_SHIP + t->sea[berth] * PER_SHIP + verb);
        }
    }
    if (verb == BOARD) {
        offer(found, STOP);
    }
}

RULE void find_options(const Table *t, const Box *box, Options *found, int wanted) {
    found->count = 0;
    found->wanted = wanted;
    found->added = 0;
    switch (t->question) {
    case PLAY_CARDS: offer_cards_to_play(t, box, found); break;
    case BROADSIDE: offer_ships(t, box, found, FIRE); break;
    case BOARDING: offer_ships(t, box, found, BOARD); break;
    case REMOVAL: offer_removals(t, box, found); break;
    case COUNTER_ATTACK: offer_counters(t, box, found); break;
    case LOSSES_DUE: offer_losses(t, found); break;
    case SURPLUS: {
        int berth = berth_of(t, t->ship);
        offer_cards(found, t->face_down[berth][t->player] | t->face_up[berth][t->player], LOSE + FIRST_PIRATE);
        break;
    }
    }
}
