/* Many games at once: one action in each, and what comes next into the caller's arrays. Python calls this with ctypes
 * (flibuste/research/fleet.py); `fleet.cu` is the same on a GPU. */

#include "game.h"

int64_t fleet_table(void) { return (int64_t)sizeof(Table); }
int64_t fleet_box(void) { return (int64_t)sizeof(Box); }
int64_t fleet_size(void) { return SIZE; }
int64_t fleet_actions(void) { return ACTIONS; }

enum { OVER = -1, REFUSED = -2 }; /* where a seat is expected */

static void show(const Arrays *arrays, int64_t place) {
    int16_t *seen = arrays->observations + place * SIZE;
    memset(seen, 0, sizeof(int16_t) * SIZE);
    look(arrays, arrays->tables + place, place, seen);
}

/* engine/step.py, pick(): a legal action at random; `found` has its cards. */
static int pick(Table *t, const Box *box, Options *found) {
    find_options(t, box, found, -1);
    int action = found->index[found->count == 1 ? 0 : below(t, (uint32_t)found->count)];
    if (t->question == COUNTER_ATTACK) {
        find_options(t, box, found, action);
    }
    return action;
}

static void let_others_choose(const Arrays *arrays, Table *t, int64_t place) {
    const Box *box = arrays->box;
    Options found;
    while (box->learner >= 0 && t->player != box->learner) {
        int action = pick(t, box, &found);
        choose(t, box, action, found.added);
        if (t->is_over) {
            end_game(arrays, t, place);
        }
    }
}

void fleet_reset(const Arrays *arrays, int64_t first, int64_t last) {
    for (int64_t place = first; place < last; place++) {
        reset_game(arrays, arrays->tables + place, place);
        let_others_choose(arrays, arrays->tables + place, place);
        show(arrays, place);
    }
}

void fleet_step(const Arrays *arrays, int64_t first, int64_t last) {
    for (int64_t place = first; place < last; place++) {
        step_game(arrays, arrays->tables + place, place);
        let_others_choose(arrays, arrays->tables + place, place);
        show(arrays, place);
    }
}

/* One game alone, the first one, which stays as it is when it is over: who is asked after this action. */
int64_t fleet_play(const Arrays *arrays, int64_t action) {
    Table *t = arrays->tables;
    arrays->actions[0] = action < 0 || action >= ACTIONS ? -1 : (int32_t)action;
    take_action(arrays, t, 0);
    if (arrays->refused[0]) {
        return REFUSED;
    }
    if (t->is_over) {
        settle(arrays, t, 0);
        return OVER;
    }
    show(arrays, 0);
    return t->player;
}

/* What this seat sees of it at its end. */
void fleet_look(const Arrays *arrays, int64_t seat) {
    memset(arrays->observations, 0, sizeof(int16_t) * SIZE);
    observe(arrays->tables, arrays->box, (int)seat, arrays->observations);
}

void fleet_guess(const Arrays *arrays, int64_t first, int64_t last) {
    for (int64_t place = first; place < last; place++) {
        guess(arrays, place);
    }
}
