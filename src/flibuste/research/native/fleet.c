/* Many games at once: one action in each, and what comes next into the caller's arrays. Python calls this with ctypes
 * (flibuste/research/fleet.py); `fleet.cu` is the same on a GPU. */

#include "game.h"

int64_t fleet_table(void) { return (int64_t)sizeof(Table); }
int64_t fleet_box(void) { return (int64_t)sizeof(Box); }
int64_t fleet_size(void) { return SIZE; }
int64_t fleet_actions(void) { return ACTIONS; }

static void show(const Arrays *arrays, int64_t place) {
    int16_t *seen = arrays->observations + place * SIZE;
    memset(seen, 0, sizeof(int16_t) * SIZE);
    look(arrays, arrays->tables + place, place, seen);
}

void fleet_reset(const Arrays *arrays, int64_t first, int64_t last) {
    for (int64_t place = first; place < last; place++) {
        reset_game(arrays, arrays->tables + place, place);
        show(arrays, place);
    }
}

void fleet_step(const Arrays *arrays, int64_t first, int64_t last) {
    for (int64_t place = first; place < last; place++) {
        step_game(arrays, arrays->tables + place, place);
        show(arrays, place);
    }
}

void fleet_guess(const Arrays *arrays, int64_t first, int64_t last) {
    for (int64_t place = first; place < last; place++) {
        guess(arrays, place);
    }
}
