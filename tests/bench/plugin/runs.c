/* What client.h adds to a plugin: times of a run with tensors on the device beside those of a bare client of the same
 * plugin, and of a run with large tensors of the host beside one with tensors on the device.
 * usage: shlo-bench-plugin PLUGIN
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "bare.h"

#include <stablehlo-c/client.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static shlo_error *error;

static void ok(shlo_status status) {
  if (status != SHLO_OK) {
    fprintf(stderr, "%s\n", shlo_error_message(error, NULL));
    exit(1);
  }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec * 1e6 + (double)time.tv_nsec * 1e-3;
}

static const char program[] = "func.func @main(%%a: tensor<%lldxf32>, %%b: tensor<%lldxf32>) -> tensor<%lldxf32> {\n"
                              "  %%0 = stablehlo.add %%a, %%b : tensor<%lldxf32>\n"
                              "  %%1 = stablehlo.multiply %%0, %%b : tensor<%lldxf32>\n"
                              "  return %%1 : tensor<%lldxf32>\n"
                              "}\n";

static const shlo_plan *plan;
static shlo_run_options *stay, *limited;
static shlo_tensor *host[2], *device[2], *target;

static shlo_tensor *run(shlo_tensor *const *inputs, shlo_tensor *output, const shlo_run_options *options) {
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 1, &output, options, &error));
  return output;
}
static void on_device(void) { shlo_tensor_destroy(run(device, NULL, stay)); }
static void on_host(void) { shlo_tensor_destroy(run(host, NULL, NULL)); }
static void on_host_into(void) { run(host, target, NULL); }
static void on_host_limited(void) { shlo_tensor_destroy(run(host, NULL, limited)); }

/* The fastest round of each. Rounds take turns, so that a machine that becomes slower does so for all. */
static void measure(int64_t count, int rounds, int calls) {
  static const struct {
    const char *name;
    void (*run)(void);
  } sides[] = {{"bare client, on the device", bare_run},
               {"on the device", on_device},
               {"tensors of the host", on_host},
               {"tensors of the host, given output", on_host_into},
               {"tensors of the host, with a limit", on_host_limited}};
  enum { COUNT = sizeof sides / sizeof *sides };
  double best[COUNT];
  for (int round = 0; round < rounds; ++round)
    for (int side = 0; side < COUNT; ++side) {
      const double begin = now();
      for (int i = 0; i < calls; ++i)
        sides[side].run();
      const double took = (now() - begin) / calls;
      best[side] = !round || took < best[side] ? took : best[side];
    }
  printf("%lld elements:\n", (long long)count);
  for (int side = 0; side < COUNT; ++side)
    printf("  %-34s %11.3f us, + %.3f, x %.3f of the bare client\n", sides[side].name, best[side], best[side] - best[0],
           best[side] / best[0]);
}

static void bench(const char *path, const shlo_client *client, int64_t count, int rounds, int calls) {
  char text[1024];
  const long long n = (long long)count;
  snprintf(text, sizeof text, program, n, n, n, n, n, n);
  const size_t size = sizeof(float) * (size_t)count;
  float *data = aligned_alloc(64, size < 64 ? 64 : size), *expected = malloc(size);
  for (int64_t i = 0; i < count; ++i)
    data[i] = (float)(i % 1000);
  bare_open(path, text, data, count);
  shlo_module *module = NULL;
  shlo_plan_options *options = NULL;
  shlo_plan *made = NULL;
  ok(shlo_module_parse(text, strlen(text), NULL, &module, &error));
  ok(shlo_plan_options_create(&options, &error));
  ok(shlo_plan_options_set_client(options, client, &error));
  ok(shlo_plan_create(module, options, &made, &error));
  plan = made;
  for (int k = 0; k < 2; ++k) {
    ok(shlo_tensor_copy(SHLO_TYPE_F32, 1, &count, data, size, NULL, &host[k], &error));
    ok(shlo_tensor_to_device(host[k], client, 0, &device[k], &error));
  }
  ok(shlo_tensor_create(SHLO_TYPE_F32, 1, &count, &target, &error));
  /* Both do the same. */
  bare_result(expected, size);
  for (int k = 0; k < 3; ++k) {
    shlo_tensor *result = run(host, NULL, k == 2 ? limited : NULL);
    if (memcmp(shlo_tensor_data(result), expected, size) || expected[1] != 2) {
      fprintf(stderr, "the results differ\n");
      exit(1);
    }
    shlo_tensor_destroy(result);
  }
  measure(count, rounds, calls);
  for (int k = 0; k < 2; ++k) {
    shlo_tensor_destroy(host[k]);
    shlo_tensor_destroy(device[k]);
  }
  shlo_tensor_destroy(target);
  shlo_plan_destroy(made);
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  free(expected);
  free(data);
}

int main(int count, char **words) {
  if (count != 2)
    return fprintf(stderr, "usage: shlo-bench-plugin PLUGIN\n"), 2;
  shlo_plugin *plugin = NULL;
  shlo_client *client = NULL;
  ok(shlo_plugin_load(words[1], strlen(words[1]), 0, &plugin, &error));
  ok(shlo_client_create(plugin, NULL, &client, &error));
  ok(shlo_run_options_create(&stay, &error));
  ok(shlo_run_options_set_results_on_device(stay, 1, &error));
  ok(shlo_run_options_create(&limited, &error));
  ok(shlo_run_options_set_max_milliseconds(limited, 60000, &error));
  bench(words[1], client, 8, 30, 5000);
  bench(words[1], client, (int64_t)1 << 24, 15, 1); /* 64 MiB */
  shlo_run_options_destroy(limited);
  shlo_run_options_destroy(stay);
  shlo_client_destroy(client);
  shlo_plugin_destroy(plugin);
  return 0;
}
