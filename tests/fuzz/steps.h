/* What the fuzzers do with a module that was accepted: everything that must survive it.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef SHLO_FUZZ_STEPS_H
#define SHLO_FUZZ_STEPS_H

#include <stablehlo-c/stablehlo.h>

#include <stdlib.h>

/* Runs the plan on zeros where its inputs and outputs are small and of known shape. */
static void run_on_zeros(const shlo_plan *plan) {
  enum { MOST = 8 };
  size_t ins = shlo_plan_input_count(plan), outs = shlo_plan_output_count(plan), k, made = 0;
  shlo_tensor *inputs[MOST] = {0}, *outputs[MOST] = {0};
  shlo_run_options *options = NULL;
  if (ins > MOST || outs > MOST) return;
  /* Results are memory of the caller, who looks at their size first. */
  for (k = 0; k < outs; ++k) {
    double bytes = (double)shlo_element_type_size(shlo_plan_output_element_type(plan, k));
    int32_t axis, rank = shlo_plan_output_rank(plan, k);
    for (axis = 0; axis < rank; ++axis) bytes *= (double)shlo_plan_output_shape(plan, k)[axis];
    if (bytes > 1 << 24) return;
  }
  for (; made < ins; ++made)
    if (shlo_tensor_create(shlo_plan_input_element_type(plan, made), shlo_plan_input_rank(plan, made),
                           shlo_plan_input_shape(plan, made), &inputs[made], NULL) != SHLO_OK ||
        shlo_tensor_size(inputs[made]) > 1 << 20)
      goto done;
  if (shlo_run_options_create(&options, NULL) != SHLO_OK) goto done;
  shlo_run_options_set_max_milliseconds(options, 200, NULL);
  shlo_plan_run(plan, ins, (const shlo_tensor *const *)inputs, outs, outputs, options, NULL);
done:
  shlo_run_options_destroy(options);
  for (k = 0; k < MOST; ++k) shlo_tensor_destroy(inputs[k]), shlo_tensor_destroy(outputs[k]);
}

static void use_module(const shlo_module *module) {
  static const char *const targets[] = {"0.9.0", "1.8.0", "1.22.0"};
  shlo_buffer *bytes = NULL;
  shlo_module *again = NULL;
  shlo_plan *plan = NULL;
  shlo_plan_options *options = NULL;
  size_t k;
  shlo_module_print(module, NULL, &bytes, NULL);
  shlo_buffer_destroy(bytes);
  for (k = 0; k < sizeof targets / sizeof *targets; ++k) {
    shlo_write_options *write = NULL;
    bytes = NULL;
    if (shlo_write_options_create(&write, NULL) != SHLO_OK) return;
    shlo_write_options_set_target(write, targets[k], 6 - (k < 2), NULL);
    uint64_t blockers = 0;
    if (shlo_module_blockers(module, targets[k], 6 - (k < 2), NULL, &blockers, NULL) != SHLO_OK) abort();
    shlo_status status = shlo_artifact_write(module, write, &bytes, NULL);
    /* The list of blockers tells what writing will find. */
    if ((status == SHLO_OK && blockers) || (status == SHLO_VERSION && !blockers)) abort();
    if (status == SHLO_OK) {
      again = NULL;
      /* What was written must be readable. */
      if (shlo_artifact_read(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &again, NULL) != SHLO_OK) abort();
      shlo_module_destroy(again);
    }
    shlo_buffer_destroy(bytes);
    shlo_write_options_destroy(write);
  }
  if (shlo_plan_options_create(&options, NULL) != SHLO_OK) return;
  shlo_plan_options_set_max_memory(options, 1 << 26, NULL);
  if (shlo_plan_create(module, options, &plan, NULL) == SHLO_OK) run_on_zeros(plan);
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(options);
}

#endif
