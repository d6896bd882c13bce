/* Störtebeker as plain numbers: bags of cards, chance, the box and the table. The same source is C and CUDA.
 *
 * What a function does is said in the Python module of the same name in flibuste/games/stortebeker: this is a second
 * copy of those rules for many games at once, and tests compare the two move for move (decision 0036). */

#include <stdint.h>
#include <string.h>

#ifdef __CUDACC__
#define RULE static __device__ __forceinline__
#define LOWEST_BIT(bits) (__ffsll((long long)(bits)) - 1)
#else
#define RULE static inline
#define LOWEST_BIT(bits) __builtin_ctzll(bits)
#endif

#ifndef SEATS
#define SEATS 2
#endif
#define BERTHS 4
#define SHIPS 30
#define KINDS 6
#define CARDS 15
#define FIRST_PIRATE 12
#define COLOURS 5
#define FACES 6
#define EVENTS 8
#define VALUES 7
#define GAP -1
#define MOST 32767

typedef uint64_t Bag; /* four bits for each kind of card */

#define ONE(kind) ((Bag)1 << (4 * (kind)))
#define PLAIN 0xFFFFFFull

/* The questions, by their places in the field `question` of an observation. */
enum { BOARDING = 0, BROADSIDE = 2, COUNTER_ATTACK = 4, LOSSES_DUE = 6, PLAY_CARDS = 8, REMOVAL = 10, SURPLUS = 11,
       NOTHING = -1 };

enum { PLACING, DISCARDING, TAKING };

/* Kinds of events, in the order of table/events.py. */
enum { SEA_LAID = 1, NEXT_SHIP, DEALT, TURN, PLACED, PLACED_PIRATE, DISCARDED, TOOK, PAID, FIRED, NO_EFFECT, SEIZED, SUNK,
       SPARED, BOARDED, REVEALED, SUCCEEDED, FAILED, LOSSES, LOST, LOST_PIRATE, STOPPED, FAILURE_ENDS, COUNTER_ENDS,
       DECLINED, ADDED, COUNTERED, CAPTURED, CLEARED, PUT_TO_SEA, TOOK_UP, DREW, RESHUFFLED, LAST_TILE, LAST_ROUND, BONUS,
       FINAL_SCORE, WON, BECALMED };

typedef struct {
    int64_t value, strength, colour, needs;
} Ship;

/* What is printed, and how the games are played; Python fills it in. Without a `learner` (-1) every seat is asked. */
typedef struct {
    int64_t seed, history, learner;
    int64_t deck, hand, cards_per_turn, counter_cards, rear_guard;
    int64_t exchanges[4], faces[FACES];
    Ship ship[SHIPS];
} Box;

typedef struct {
    int8_t kind, seat;
    int16_t value[VALUES];
} Event;

/* A game under way. `question` is the step on top of the stack, with its fields; `waiting` are the seats that are asked
 * for surplus pirates after `player`, the next one last; `is_contest` says that a contest lies below the question. */
typedef struct {
    Bag draw_pile, discard_pile, lying;
    Bag hand[SEATS], open[SEATS];
    Bag provisions[BERTHS][SEATS];
    uint16_t face_down[BERTHS][SEATS], face_up[BERTHS][SEATS]; /* bags of pirates alone */
    uint32_t a, b, c, counter;
    uint32_t slot, games;
    uint32_t unseen, tried, dice;
    int16_t score[SEATS], round, best;
    uint8_t ships[SEATS][COLOURS];
    int8_t sea[BERTHS], visible, hidden;
    int8_t turn, last_round, boardings_over;
    int8_t question, player, ship, left, stage, given, taken;
    int8_t waiting[SEATS], waits;
    int8_t is_contest, boarder, asked, leader;
    int8_t newest, is_over;
    Event events[EVENTS];
} Table;

/* ---- bags ---- */

RULE int count(Bag bag, int kind) { return (int)((bag >> (4 * kind)) & 15); }

RULE int size(Bag bag) {
    Bag pairs = (bag & 0x0F0F0F0F0F0F0F0Full) + ((bag >> 4) & 0x0F0F0F0F0F0F0F0Full);
    return (int)((pairs * 0x0101010101010101ull) >> 56);
}

/* A bit for each kind that is there. */
RULE Bag present(Bag bag) { return (bag | bag >> 1 | bag >> 2 | bag >> 3) & 0x1111111111111111ull; }

/* These kinds of provisions, with a symbol or without. */
RULE Bag either(Bag kinds) { return kinds | kinds << 24; }

RULE int nth(Bag bag, int index) {
    int kind = 0;
    while (index >= (int)(bag & 15)) {
        index -= (int)(bag & 15);
        bag >>= 4;
        kind++;
    }
    return kind;
}

RULE int holds(Bag bag, Bag part) {
    for (; part; part >>= 4, bag >>= 4) {
        if ((part & 15) > (bag & 15)) {
            return 0;
        }
    }
    return 1;
}

RULE Bag stock_of(Bag bag) { return (bag & PLAIN) + ((bag >> 24) & PLAIN); }

RULE int pirate_value(unsigned pirates) {
    return (int)((pirates & 15) * 2 + ((pirates >> 4) & 15) * 3 + ((pirates >> 8) & 15) * 4);
}

RULE int pirate_cards(unsigned pirates) { return (int)((pirates & 15) + ((pirates >> 4) & 15) + ((pirates >> 8) & 15)); }

/* ---- chance: engine/chance.py, class Fast ---- */

RULE uint64_t mixed(uint64_t x) {
    x += 0x9E3779B97F4A7C15ull;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ull;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBull;
    return x ^ (x >> 31);
}

RULE void sow(Table *t, uint64_t seed) {
    uint64_t first = mixed(seed ^ mixed(((uint64_t)t->games << 32) | t->slot)), second = mixed(first);
    t->a = (uint32_t)first;
    t->b = (uint32_t)(first >> 32);
    t->c = (uint32_t)second;
    t->counter = 1;
}

RULE uint32_t next_bits(Table *t) {
    uint32_t bits = t->a + t->b + t->counter++;
    t->a = t->b ^ (t->b >> 9);
    t->b = t->c + (t->c << 3);
    t->c = ((t->c << 21) | (t->c >> 11)) + bits;
    return bits;
}

RULE int below(Table *t, uint32_t bound) {
    uint64_t product = (uint64_t)next_bits(t) * bound;
    if ((uint32_t)product < bound) {
        uint32_t threshold = (0u - bound) % bound;
        while ((uint32_t)product < threshold) {
            product = (uint64_t)next_bits(t) * bound;
        }
    }
    return (int)(product >> 32);
}

RULE int die(Table *t) { return below(t, 6) + 1; }

RULE int roll_colour(Table *t, const Box *box) { return (int)box->faces[below(t, FACES)]; }

/* ---- the journal: the last events, as an observation shows them ---- */

RULE int fitted(int64_t value) { return value > MOST ? 0 : (int)value; }

RULE Event *tell(Table *t, const Box *box, int kind, int seat, int64_t a, int64_t b, int64_t c) {
    t->newest = (int8_t)((t->newest + (box->history ? 1 : 0)) % EVENTS);
    Event *event = &t->events[t->newest];
    if (box->history) {
        event->kind = (int8_t)kind;
        event->seat = (int8_t)seat;
        event->value[0] = (int16_t)fitted(a);
        event->value[1] = (int16_t)fitted(b);
        event->value[2] = (int16_t)fitted(c);
        event->value[3] = event->value[4] = event->value[5] = event->value[6] = 0;
    }
    return event;
}

/* ---- sides ---- */

RULE int berth_of(const Table *t, int ship) {
    for (int berth = 0; berth < BERTHS; berth++) {
        if (t->sea[berth] == ship) {
            return berth;
        }
    }
    return GAP;
}

RULE Bag needs_at(const Table *t, const Box *box, int berth) { return (Bag)box->ship[t->sea[berth]].needs; }

RULE Bag stock(const Table *t, int berth, int seat) { return stock_of(t->provisions[berth][seat]); }

RULE int room_for_pirates(const Table *t, int berth, int seat) {
    unsigned pirates = t->face_down[berth][seat] + t->face_up[berth][seat];
    return size(t->provisions[berth][seat] & PLAIN) - pirate_cards(pirates);
}

RULE int is_empty(const Table *t, int berth, int seat) {
    return !(t->provisions[berth][seat] | t->face_down[berth][seat] | t->face_up[berth][seat]);
}

RULE int may_fire(const Table *t, int seat) {
    for (int berth = 0; berth < BERTHS; berth++) {
        if (t->provisions[berth][seat]) {
            return 1;
        }
    }
    return 0;
}

RULE int is_possible(const Table *t, const Box *box, int berth) {
    int ship = t->sea[berth];
    if (ship == GAP || t->boardings_over || t->round == 1 || (t->tried >> ship) & 1) {
        return 0;
    }
    return stock(t, berth, t->turn) == needs_at(t, box, berth);
}

RULE int may_take(const Table *t, const Box *box) {
    return t->taken < box->exchanges[t->given < 3 ? t->given : 3] && t->lying != 0;
}

RULE int has_target(const Table *t, int berth) {
    for (int seat = 0; seat < SEATS; seat++) {
        if (seat != t->player && present(stock(t, berth, seat)) & present(t->dice)) {
            return 1;
        }
    }
    return 0;
}

RULE int is_choice(Bag provisions, int kind) { return count(provisions, kind) && count(provisions, kind + KINDS); }
