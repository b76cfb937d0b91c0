/* What only the kernel as WebAssembly is made of. */
#ifndef NINETYEIGHT_WASM_H
#define NINETYEIGHT_WASM_H

#include "../c/kernel.h"

/* sha256.c: from which seeds are made. Python has it already. */

enum { DIGEST = 32 };

void sha256(const uint8_t *data, size_t size, uint8_t digest[DIGEST]);

/* memory.c: malloc and qsort for the solver. Nothing is freed but all at once. */

void forget_memory(void);

#endif
