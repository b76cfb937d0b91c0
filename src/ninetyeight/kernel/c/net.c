#include "kernel.h"

#include <string.h>

/* Whole numbers add up the same in any order, so wider registers change nothing but the time. */
#if defined(__GNUC__) && defined(__x86_64__) && !defined(NARROW)
#define WIDE 1
#include <immintrin.h>
#endif

/* Many numbers are 0: these are the places of the pairs that are not. */
static inline int pairs_of(const int16_t *seen, int count, uint8_t *place) {
    int found = 0;
    for (int i = 0; i < count; i++) {
        place[found] = (uint8_t)i;
        found += (seen[2 * i] | seen[2 * i + 1]) != 0;
    }
    return found;
}

#ifdef __wasm_simd128__ /* compilers do not find this instruction by themselves */
#include <wasm_simd128.h>
_Static_assert(HIDDEN % 4 == 0 && HIDDEN2 % 4 == 0, "four at a time");
static inline void add_pairs(const int16_t *seen, const uint8_t *place, int pairs,
                             const int16_t *weight, int units, int32_t *sum) {
    for (int i = 0; i < pairs; i++) {
        v128_t pair = wasm_v128_load32_splat(seen + 2 * place[i]);
        const int16_t *row = weight + 2 * units * place[i];
        for (int j = 0; j < units; j += 4)
            wasm_v128_store(sum + j, wasm_i32x4_add(wasm_v128_load(sum + j),
                            wasm_i32x4_dot_i16x8(wasm_v128_load(row + 2 * j), pair)));
    }
}
#else
static inline void add_pairs(const int16_t *seen, const uint8_t *place, int pairs,
                             const int16_t *weight, int units, int32_t *sum) {
    for (int i = 0; i < pairs; i++) {
        const int16_t *pair = seen + 2 * place[i], *row = weight + 2 * units * place[i];
        for (int j = 0; j < units; j++) sum[j] += row[2 * j] * pair[0] + row[2 * j + 1] * pair[1];
    }
}
#endif

#ifdef WIDE
_Static_assert(INPUTS % 16 == 0 && HIDDEN % 16 == 0 && HIDDEN2 % 8 == 0, "eight pairs at a time");
__attribute__((target("avx2"), always_inline)) static inline void add_wide(
    const int16_t *seen, int pairs, const int16_t *weight, int units, int32_t *sum) {
    __m256i total[HIDDEN / 8];
    for (int j = 0; j < units / 8; j++) total[j] = _mm256_loadu_si256((const __m256i *)sum + j);
    for (int first = 0; first < pairs; first += 8) {
        __m256i eight = _mm256_loadu_si256((const __m256i *)(seen + 2 * first));
        __m256 zero = _mm256_castsi256_ps(_mm256_cmpeq_epi32(eight, _mm256_setzero_si256()));
        for (int left = ~_mm256_movemask_ps(zero) & 255; left; left &= left - 1) {
            int place = first + __builtin_ctz((unsigned)left);
            int32_t both;
            memcpy(&both, seen + 2 * place, sizeof both);
            __m256i pair = _mm256_set1_epi32(both);
            const __m256i *row = (const __m256i *)(weight + 2 * units * place);
            for (int j = 0; j < units / 8; j++)
                total[j] = _mm256_add_epi32(
                    total[j], _mm256_madd_epi16(_mm256_loadu_si256(row + j), pair));
        }
    }
    for (int j = 0; j < units / 8; j++) _mm256_storeu_si256((__m256i *)sum + j, total[j]);
}
#endif

static inline void add(const int16_t *seen, int pairs, const int16_t *weight, int units,
                       int32_t *sum) {
    uint8_t place[INPUTS / 2];
    add_pairs(seen, place, pairs_of(seen, pairs, place), weight, units, sum);
}

static inline int16_t activation(int32_t sum, int shift) {
    int32_t value = sum >> shift;
    return (int16_t)(value < 0 ? 0 : value > 2047 ? 2047 : value);
}

#define LOGIT(add)                                                                                 \
    int16_t change[INPUTS], first[HIDDEN];                                                         \
    int32_t sum2[HIDDEN2], logit = net->out_bias;                                                  \
    for (int i = 0; i < INPUTS; i++) change[i] = (int16_t)(inputs[i] - last->inputs[i]);           \
    memcpy(last->inputs, inputs, sizeof last->inputs);                                             \
    memcpy(sum2, net->mid_bias, sizeof sum2);                                                      \
    add(change, INPUTS / 2, net->in[0][0], HIDDEN, last->sum);                                     \
    for (int j = 0; j < HIDDEN; j++) first[j] = activation(last->sum[j], 8);                       \
    add(first, HIDDEN / 2, net->mid[0][0], HIDDEN2, sum2);                                         \
    for (int j = 0; j < HIDDEN2; j++) logit += net->out[j] * activation(sum2[j], 10);              \
    return logit

#ifdef WIDE
__attribute__((target("avx2"))) static int32_t logit_wide(const Net *net, Valued *last,
                                                          const int16_t *inputs) {
    LOGIT(add_wide);
}
#endif

static int32_t logit_anywhere(const Net *net, Valued *last, const int16_t *inputs) { LOGIT(add); }

Valued nothing_valued(const Net *net) {
    Valued last = {{0}, {0}};
    memcpy(last.sum, net->in_bias, sizeof last.sum);
    return last;
}

int32_t net_next_logit(const Net *net, Valued *last, const int16_t inputs[INPUTS]) {
#ifdef WIDE
    if (__builtin_cpu_supports("avx2")) return logit_wide(net, last, inputs);
#endif
    return logit_anywhere(net, last, inputs);
}

int32_t net_logit(const Net *net, const int16_t inputs[INPUTS]) {
    Valued last = nothing_valued(net);
    return net_next_logit(net, &last, inputs);
}

int32_t net_value(const Net *net, int32_t logit) {
    int32_t limit = 1 << 20;
    return net->value[logit < -limit ? 0 : logit >= limit ? VALUES - 1 : (logit + limit) >> 10];
}
