/* One game of many: its places in the arrays. */

#include "observe.h"

/* `refused` marks an action that was not legal: its game stays as it is. */
typedef struct {
    const Box *box;
    Table *tables;
    int16_t *observations;
    int8_t *masks;
    int16_t *seats;
    float *rewards;
    int16_t *scores;
    int8_t *over;
    int8_t *refused;
    int32_t *actions;
    void *stream;  /* of a GPU */
    uint64_t turn; /* for random actions: which call this is */
} Arrays;

RULE void write_mask(int8_t *mask, const Options *found, int8_t value) {
    for (int number = 0; number < found->count; number++) {
        mask[found->index[number]] = value;
    }
}

/* What comes next, into the arrays; the observation into zeros that may lie elsewhere. */
RULE void look(const Arrays *arrays, const Table *t, int64_t place, int16_t *seen) {
    Options found;
    observe(t, arrays->box, t->player, seen);
    find_options(t, arrays->box, &found, -1);
    write_mask(arrays->masks + place * ACTIONS, &found, 1);
    arrays->seats[place] = t->player;
}

RULE void reset_game(const Arrays *arrays, Table *t, int64_t place) {
    t->slot = (uint32_t)place;
    t->games = 0;
    new_game(t, arrays->box);
    memset(arrays->masks + place * ACTIONS, 0, ACTIONS);
}

RULE int is_legal(const Options *found, int action) {
    for (int number = 0; number < found->count; number++) {
        if (found->index[number] == action) {
            return 1;
        }
    }
    return 0;
}

RULE void settle(const Arrays *arrays, Table *t, int64_t place) {
    arrays->over[place] = 1;
    pay(t, arrays->box, arrays->rewards + place * SEATS, arrays->scores + place * SEATS);
}

RULE void end_game(const Arrays *arrays, Table *t, int64_t place) {
    settle(arrays, t, place);
    t->games++;
    new_game(t, arrays->box);
}

RULE void take_action(const Arrays *arrays, Table *t, int64_t place) {
    Options found;
    int action = arrays->actions[place];
    find_options(t, arrays->box, &found, action);
    arrays->over[place] = 0;
    arrays->refused[place] = !is_legal(&found, action);
    for (int seat = 0; seat < SEATS; seat++) {
        arrays->rewards[place * SEATS + seat] = 0;
        arrays->scores[place * SEATS + seat] = 0;
    }
    if (arrays->refused[place]) {
        return;
    }
    write_mask(arrays->masks + place * ACTIONS, &found, 0);
    choose(t, arrays->box, action, found.added);
}

RULE void step_game(const Arrays *arrays, Table *t, int64_t place) {
    take_action(arrays, t, place);
    if (t->is_over) {
        end_game(arrays, t, place);
    }
}

/* A legal action at random, for trials: no number of the game's own chance is used. */
RULE void guess(const Arrays *arrays, int64_t place) {
    Options found;
    find_options(arrays->tables + place, arrays->box, &found, -1);
    uint64_t bits = mixed(mixed(arrays->turn) ^ (uint64_t)place) >> 32;
    arrays->actions[place] = found.index[(bits * (uint64_t)found.count) >> 32];
}
