/* fleet.c on a GPU: a thread for each game, on the stream that the caller names. The arrays are in the GPU's memory. */

#include <cuda_runtime.h>

#include "game.h"

#define THREADS 64

__global__ void reset_kernel(const Arrays arrays, int64_t first, int64_t last) {
    int64_t place = first + blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
    if (place < last) {
        reset_game(&arrays, place);
    }
}

__global__ void step_kernel(const Arrays arrays, int64_t first, int64_t last) {
    int64_t place = first + blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
    if (place < last) {
        step_game(&arrays, place);
    }
}

__global__ void guess_kernel(const Arrays arrays, int64_t first, int64_t last) {
    int64_t place = first + blockIdx.x * (int64_t)blockDim.x + threadIdx.x;
    if (place < last) {
        guess(&arrays, place);
    }
}

#define LAUNCH(kernel)                                                                            \
    kernel<<<(unsigned)((last - first + THREADS - 1) / THREADS), THREADS, 0, (cudaStream_t)arrays->stream>>>( \
        *arrays, first, last)

extern "C" {
int64_t fleet_table(void) { return (int64_t)sizeof(Table); }
int64_t fleet_box(void) { return (int64_t)sizeof(Box); }
int64_t fleet_size(void) { return SIZE; }
int64_t fleet_actions(void) { return ACTIONS; }
void fleet_reset(const Arrays *arrays, int64_t first, int64_t last) { LAUNCH(reset_kernel); }
void fleet_step(const Arrays *arrays, int64_t first, int64_t last) { LAUNCH(step_kernel); }
void fleet_guess(const Arrays *arrays, int64_t first, int64_t last) { LAUNCH(guess_kernel); }
}
