/* The learned value of a position: a small network in 16-bit integers.
 *
 * inputs -> 64 -> 32 -> 1. Weights are in 1/1024, activations in 1/128 (clipped to 0..16), inputs
 * stand for themselves divided by 32, the result is a logit in 1/2^17.
 */
#ifndef NINETYEIGHT_NET_H
#define NINETYEIGHT_NET_H

#include "inputs.h"

enum { HIDDEN = 64, HIDDEN2 = 32, VALUES = 2048, MAX_WEIGHT = 8191, MAX_BIAS = 1 << 27 };

typedef struct {
    int16_t in[HIDDEN][INPUTS];
    int32_t in_bias[HIDDEN];
    int16_t mid[HIDDEN2][HIDDEN];
    int32_t mid_bias[HIDDEN2];
    int16_t out[HIDDEN2];
    int32_t out_bias;
    uint16_t value[VALUES];         /* logit to value, in 1/65535; logits from -8 to 8 */
    uint16_t lost[MAX_CARD + 2];    /* what a loss with so many cards left is worth */
} Net;

int32_t net_logit(const Net *net, const int16_t inputs[INPUTS]);
int32_t net_value(const Net *net, int32_t logit);

#endif
