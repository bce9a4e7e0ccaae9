/* Runs programs on tensors.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef SHLO_PASSES_VALUES_H
#define SHLO_PASSES_VALUES_H

#include <stablehlo-c/stablehlo.h>

#include <string.h>

enum { MOST_VALUES = 256 };

typedef struct {
  shlo_tensor *list[MOST_VALUES];
  size_t count;
} Values;

static inline void destroy(Values *some) {
  for (size_t i = 0; i < some->count; ++i)
    shlo_tensor_destroy(some->list[i]);
  some->count = 0;
}

/* Whether the program runs and ends in time; 0: in any time. */
static inline int run(const shlo_module *module, const Values *inputs, uint64_t milliseconds, Values *outputs,
                      shlo_error **error) {
  shlo_plan *plan = NULL;
  shlo_run_options *options = NULL;
  int failed = shlo_run_options_create(&options, error) != SHLO_OK ||
               (milliseconds && shlo_run_options_set_max_milliseconds(options, milliseconds, error) != SHLO_OK) ||
               shlo_plan_create(module, NULL, &plan, error) != SHLO_OK;
  const size_t count = failed ? 0 : shlo_plan_output_count(plan);
  if (!failed && count <= MOST_VALUES)
    failed = shlo_plan_run(plan, inputs->count, (const shlo_tensor *const *)inputs->list, count, outputs->list, options,
                           error) != SHLO_OK;
  if (!failed)
    outputs->count = count;
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
  return !failed;
}

static inline int same(const shlo_tensor *a, const shlo_tensor *b) {
  return shlo_tensor_size(a) == shlo_tensor_size(b) &&
         !memcmp(shlo_tensor_data(a), shlo_tensor_data(b), shlo_tensor_size(a));
}

#endif
