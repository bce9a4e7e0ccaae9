/* Times loading: dlopen, then the first read, in this fresh process, which is not linked with the library.
 * usage: shlo-bench-load LIBRARY ARTIFACT      prints one JSON line
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#define _POSIX_C_SOURCE 200112L
#include <stablehlo-c/artifact.h>

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double now(void) { /* ms */
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

int main(int argc, char **argv) {
  typedef shlo_status (*read_fn)(const void *, size_t, const shlo_read_options *, shlo_module **, shlo_error **);
  static char bytes[1 << 22];
  FILE *file = argc == 3 ? fopen(argv[2], "rb") : NULL;
  size_t size;
  double start, loaded;
  void *handle, *symbol;
  read_fn read;
  shlo_module *module = NULL;
  if (!file) {
    fprintf(stderr, "usage: shlo-bench-load LIBRARY ARTIFACT\n");
    return 2;
  }
  size = fread(bytes, 1, sizeof bytes, file);
  fclose(file);
  start = now();
  handle = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
  loaded = now();
  symbol = handle ? dlsym(handle, "shlo_artifact_read") : NULL;
  if (!symbol) {
    fprintf(stderr, "%s\n", dlerror());
    return 1;
  }
  memcpy(&read, &symbol, sizeof read);
  if (read(bytes, size, NULL, &module, NULL) != SHLO_OK) return 1;
  printf("{\"dlopen_ms\": %.3f, \"first_read_ms\": %.3f, \"bytes\": %zu}\n", loaded - start, now() - loaded, size);
  return 0;
}
