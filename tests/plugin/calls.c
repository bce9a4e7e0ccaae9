/* What calls take: prints the times of loading, a client, compiling two ops, and executing them on 8 elements.
 * usage: plugin-calls [PLUGIN]
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "pjrt.h"

#include <time.h>

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec * 1e-3;
}

int main(int count, char **words) {
  static const char text[] = "func.func @main(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {\n"
                             "  %0 = stablehlo.add %a, %b : tensor<8xf32>\n"
                             "  %1 = stablehlo.multiply %0, %b : tensor<8xf32>\n"
                             "  return %1 : tensor<8xf32>\n"
                             "}\n";
  const double start = now();
  void *library = dlopen(count > 1 ? words[1] : SHLO_PLUGIN, RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return puts(dlerror()), 1;
  const PJRT_Api *(*get)(void);
  *(void **)&get = dlsym(library, "GetPjrtApi");
  api = get();
  const double loaded = now();
  ARGS(Client_Create, make, );
  GOOD(Client_Create, make);
  PJRT_Client *client = make.client;
  const double made = now();
  static const char options[] = "\x1a\x0f\x08\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\x20\x01\x28\x01";
  PJRT_LoadedExecutable *executable = NULL;
  expect_good(try_compile(client, text, strlen(text), options, sizeof options - 1, &executable), "compile");
  const double compiled = now();
  destroy_executable(executable);
  expect_good(try_compile(client, text, strlen(text), options, sizeof options - 1, &executable), "compile");
  const double again = now();
  printf("dlopen %.2f ms, client %.2f ms, compile %.2f ms, again %.2f ms\n", (loaded - start) / 1e3,
         (made - loaded) / 1e3, (compiled - made) / 1e3, (again - compiled) / 1e3);
  static const float data[8] = {1, 2, 3, 4, 5, 6, 7, 8};
  const int64_t eight = 8;
  PJRT_Device *device = device_at(client, 0);
  PJRT_Buffer *arguments[2] = {to_device(client, device, PJRT_Buffer_Type_F32, data, &eight, 1),
                               to_device(client, device, PJRT_Buffer_Type_F32, data, &eight, 1)};
  double best = 1e9;
  for (int round = 0; round < 20; ++round) {
    enum { calls = 20000 };
    const double begin = now();
    for (int i = 0; i < calls; ++i)
      destroy_buffer(execute(executable, arguments, 2));
    const double took = (now() - begin) / calls;
    best = took < best ? took : best;
  }
  printf("execute, await, destroy: %.3f us\n", best);
  return 0;
}
