/* fleet.c on a GPU: a thread for each game, on the stream that the caller names. The arrays are in the GPU's memory.
 *
 * The games of a block lie one after the other there: its threads fetch them together into shared memory, play each its
 * own, and bring games and observations back together. So memory is read and written in whole lines. */

#include <cuda_runtime.h>

#include "game.h"

#ifndef THREADS
#define THREADS 64
#endif
#define TABLE_WORDS (sizeof(Table) / 8)

static_assert(sizeof(Table) % 8 == 0 && THREADS % 2 == 0, "tables and observations are moved in words");

enum { RESET, STEP_ON };

struct Berths {
    uint64_t tables[THREADS * TABLE_WORDS];
    uint32_t seen[THREADS * SIZE / 2];
};

__global__ void __launch_bounds__(THREADS) play_kernel(const Arrays arrays, int64_t first, int64_t last, int what) {
    extern __shared__ uint64_t memory[];
    Berths *berths = (Berths *)memory;
    int64_t base = first + blockIdx.x * (int64_t)THREADS, place = base + threadIdx.x;
    int games = last - base < THREADS ? (int)(last - base) : THREADS;
    uint64_t *tables = (uint64_t *)(arrays.tables + base);
    for (int word = threadIdx.x; word < games * (int)TABLE_WORDS; word += THREADS) {
        berths->tables[word] = tables[word];
    }
    for (int word = threadIdx.x; word < THREADS * SIZE / 2; word += THREADS) {
        berths->seen[word] = 0;
    }
    __syncthreads();
    if (place < last) {
        Table *t = (Table *)berths->tables + threadIdx.x;
        if (what == RESET) {
            reset_game(&arrays, t, place);
        } else {
            step_game(&arrays, t, place);
        }
        look(&arrays, t, place, (int16_t *)berths->seen + threadIdx.x * SIZE);
    }
    __syncthreads();
    int16_t *seen = arrays.observations + base * SIZE;
    for (int word = threadIdx.x; word < games * (int)TABLE_WORDS; word += THREADS) {
        tables[word] = berths->tables[word];
    }
    for (int word = threadIdx.x; word < games * SIZE / 2; word += THREADS) {
        ((uint32_t *)seen)[word] = berths->seen[word];
    }
    if (threadIdx.x == 0) { /* an odd number of odd observations ends in half a word */
        seen[games * SIZE - 1] = ((int16_t *)berths->seen)[games * SIZE - 1];
    }
}

__global__ void guess_kernel(const Arrays arrays, int64_t first, int64_t last) {
    int64_t place = first + blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
    if (place < last) {
        guess(&arrays, place);
    }
}

static unsigned blocks(int64_t games, int threads) { return (unsigned)((games + threads - 1) / threads); }

static void play(const Arrays *arrays, int64_t first, int64_t last, int what) {
    cudaFuncSetAttribute(play_kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, sizeof(Berths));
    play_kernel<<<blocks(last - first, THREADS), THREADS, sizeof(Berths), (cudaStream_t)arrays->stream>>>(
        *arrays, first, last, what);
}

extern "C" {
int64_t fleet_table(void) { return (int64_t)sizeof(Table); }
int64_t fleet_box(void) { return (int64_t)sizeof(Box); }
int64_t fleet_size(void) { return SIZE; }
int64_t fleet_actions(void) { return ACTIONS; }
void fleet_reset(const Arrays *arrays, int64_t first, int64_t last) { play(arrays, first, last, RESET); }
void fleet_step(const Arrays *arrays, int64_t first, int64_t last) { play(arrays, first, last, STEP_ON); }
void fleet_guess(const Arrays *arrays, int64_t first, int64_t last) {
    guess_kernel<<<blocks(last - first, 128), 128, 0, (cudaStream_t)arrays->stream>>>(*arrays, first, last);
}
}
