/* The calls that the fuzzers make with an accepted module. None may fail fatally.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
#ifndef SHLO_FUZZ_STEPS_H
#define SHLO_FUZZ_STEPS_H

#include <stablehlo-c/stablehlo.h>

#include <stdlib.h>
#include <string.h>

/* A deterministic sequence of numbers from a seed, so that a finding can be repeated. */
static uint32_t chosen;
static uint32_t choose(uint32_t count) {
  chosen = chosen * 1664525u + 1013904223u;
  return (chosen >> 8) % count;
}

enum { MOST_TENSORS = 8, MOST_BYTES = 1 << 20 };

/* Dynamic extents become small. Elements are mostly small integers; one tensor in four has any bits. */
static shlo_tensor *some_input(const shlo_plan *plan, size_t index) {
  int64_t shape[16];
  int32_t rank = shlo_plan_input_rank(plan, index), axis;
  shlo_element_type type = shlo_plan_input_element_type(plan, index);
  size_t width = shlo_element_type_size(type), size, i;
  double bytes = (double)width;
  shlo_tensor *tensor = NULL;
  unsigned char *data;
  int wild = choose(4) == 0;
  if (rank < 0 || rank > 16) return NULL;
  for (axis = 0; axis < rank; ++axis) {
    int64_t extent = shlo_plan_input_shape(plan, index)[axis];
    shape[axis] = extent == SHLO_DYNAMIC ? (int64_t)choose(5) : extent;
    bytes *= (double)shape[axis];
  }
  if (bytes > MOST_BYTES || shlo_tensor_create(type, rank, shape, &tensor, NULL) != SHLO_OK) return NULL;
  data = shlo_tensor_mutable_data(tensor);
  for (i = 0, size = shlo_tensor_size(tensor); i < size; ++i)
    data[i] = wild ? (unsigned char)choose(256) : i % width == 0 ? (unsigned char)choose(4) : 0;
  return tensor;
}

/* Runs the plan if its inputs and outputs are small. Runs it again with all inputs donated. */
static void run_plan(const shlo_plan *plan) {
  size_t ins = shlo_plan_input_count(plan), outs = shlo_plan_output_count(plan), k, made = 0;
  shlo_tensor *inputs[MOST_TENSORS] = {0}, *outputs[MOST_TENSORS] = {0}, *again[MOST_TENSORS] = {0};
  shlo_run_options *options = NULL;
  if (ins > MOST_TENSORS || outs > MOST_TENSORS) return;
  /* The caller allocates results, so their size is checked first. */
  for (k = 0; k < outs; ++k) {
    double bytes = (double)shlo_element_type_size(shlo_plan_output_element_type(plan, k));
    int32_t axis, rank = shlo_plan_output_rank(plan, k);
    for (axis = 0; axis < rank; ++axis) {
      int64_t extent = shlo_plan_output_shape(plan, k)[axis];
      bytes *= extent == SHLO_DYNAMIC ? 4 : (double)extent;
    }
    if (bytes > 16 * MOST_BYTES) return;
  }
  while (made < ins && (inputs[made] = some_input(plan, made)) != NULL) ++made;
  if (made == ins && shlo_run_options_create(&options, NULL) == SHLO_OK) {
    shlo_run_options_set_max_milliseconds(options, 200, NULL);
    if (shlo_plan_run(plan, ins, (const shlo_tensor *const *)inputs, outs, outputs, options, NULL) == SHLO_OK) {
      for (k = 0; k < ins; ++k) shlo_run_options_donate(options, k, NULL);
      if (shlo_plan_run(plan, ins, (const shlo_tensor *const *)inputs, outs, again, options, NULL) == SHLO_OK)
        for (k = 0; k < outs; ++k)
          if (shlo_tensor_size(again[k]) &&
              memcmp(shlo_tensor_data(again[k]), shlo_tensor_data(outputs[k]), shlo_tensor_size(again[k])) != 0)
            abort();
    }
  }
  shlo_run_options_destroy(options);
  for (k = 0; k < MOST_TENSORS; ++k)
    shlo_tensor_destroy(inputs[k]), shlo_tensor_destroy(outputs[k]), shlo_tensor_destroy(again[k]);
}

static void use_module(const shlo_module *module, uint32_t seed) {
  static const char *const targets[] = {"0.9.0", "1.8.0", "1.22.0"};
  shlo_buffer *bytes = NULL;
  shlo_module *again = NULL;
  shlo_plan *plan = NULL;
  shlo_plan_options *options = NULL;
  size_t k;
  chosen = seed;
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
    /* The list of blockers predicts the diagnostics of writing. */
    if ((status == SHLO_OK && blockers) || (status == SHLO_VERSION && !blockers)) abort();
    if (status == SHLO_OK) {
      again = NULL;
      /* A written artifact must be readable. */
      if (shlo_artifact_read(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &again, NULL) != SHLO_OK) abort();
      shlo_module_destroy(again);
    }
    shlo_buffer_destroy(bytes);
    shlo_write_options_destroy(write);
  }
  if (shlo_plan_options_create(&options, NULL) != SHLO_OK) return;
  shlo_plan_options_set_max_memory(options, 1 << 26, NULL);
  if (shlo_plan_create(module, options, &plan, NULL) == SHLO_OK) run_plan(plan);
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(options);
}

#endif
