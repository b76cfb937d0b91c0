#include "kernel.h"

static inline int16_t activation(int32_t sum, int shift) {
    int32_t value = sum < 0 ? 0 : sum >> shift;
    return (int16_t)(value > 2047 ? 2047 : value);
}

#ifdef __wasm_simd128__ /* compilers do not find this instruction by themselves */
#include <wasm_simd128.h>
_Static_assert(INPUTS % 8 == 0 && HIDDEN % 8 == 0 && HIDDEN2 % 8 == 0, "eight at a time");
static inline int32_t dot(const int16_t *a, const int16_t *b, int count) {
    v128_t sums = wasm_i32x4_const_splat(0);
    for (int i = 0; i < count; i += 8)
        sums = wasm_i32x4_add(
            sums, wasm_i32x4_dot_i16x8(wasm_v128_load(a + i), wasm_v128_load(b + i)));
    return wasm_i32x4_extract_lane(sums, 0) + wasm_i32x4_extract_lane(sums, 1) +
           wasm_i32x4_extract_lane(sums, 2) + wasm_i32x4_extract_lane(sums, 3);
}
#else
static inline int32_t dot(const int16_t *a, const int16_t *b, int count) {
    int32_t sum = 0;
    for (int i = 0; i < count; i++) sum += a[i] * b[i];
    return sum;
}
#endif

/* Whole numbers add up the same in any order, so wider registers change nothing but the time. The
 * choice between the two is made by the loader, and that of musl cannot do it. */
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
__attribute__((target_clones("avx2", "default")))
#endif
int32_t net_logit(const Net *net, const int16_t inputs[INPUTS]) {
    int16_t first[HIDDEN], second[HIDDEN2];
    for (int j = 0; j < HIDDEN; j++)
        first[j] = activation(dot(net->in[j], inputs, INPUTS) + net->in_bias[j], 8);
    for (int j = 0; j < HIDDEN2; j++)
        second[j] = activation(dot(net->mid[j], first, HIDDEN) + net->mid_bias[j], 10);
    return dot(net->out, second, HIDDEN2) + net->out_bias;
}

int32_t net_value(const Net *net, int32_t logit) {
    int32_t limit = 1 << 20;
    return net->value[logit < -limit ? 0 : logit >= limit ? VALUES - 1 : (logit + limit) >> 10];
}
