#include "wasm.h"

#include <stdlib.h>
#include <string.h>

extern unsigned char __heap_base;
static size_t used;

void *malloc(size_t size) {
    enum { PAGE = 1 << 16 };
    size_t start = (size_t)&__heap_base + used, end = start + (size + 15) / 16 * 16;
    size_t pages = (end + PAGE - 1) / PAGE, present = __builtin_wasm_memory_size(0);
    if (end < start) return NULL;
    if (pages > present && __builtin_wasm_memory_grow(0, pages - present) == (size_t)-1) return NULL;
    used = end - (size_t)&__heap_base;
    return (void *)start;
}

void free(void *memory) { (void)memory; }

void forget_memory(void) { used = 0; }

static void swap(unsigned char *one, unsigned char *other, size_t size) {
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = one[i];
        one[i] = other[i];
        other[i] = byte;
    }
}

/* A heap sort. Where no two are equal every sort gives the same. */
void qsort(void *array, size_t count, size_t size, int (*compare)(const void *, const void *)) {
    unsigned char *base = array;
    for (size_t begin = count / 2, end = count; end > 1;) {
        if (begin > 0) begin--;
        else swap(base, base + --end * size, size);
        for (size_t parent = begin, child; (child = 2 * parent + 1) < end; parent = child) {
            if (child + 1 < end && compare(base + child * size, base + (child + 1) * size) < 0)
                child++;
            if (compare(base + parent * size, base + child * size) >= 0) break;
            swap(base + parent * size, base + child * size, size);
        }
    }
}
