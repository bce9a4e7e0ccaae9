/* The floating-point state of the host: every result is the same under each of its settings, and it has it again, flags
 * included, after each call.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "support.h"

#include <fenv.h>

/* --- The state ------------------------------------------------------------------------------------------- */

#if defined(__x86_64__)
static uint64_t get_state(void) { return __builtin_ia32_stmxcsr(); }
static void set_state(uint64_t state) { __builtin_ia32_ldmxcsr((uint32_t)state); }
enum { FLUSH = 0x8040 }; /* results and operands */
static const uint64_t roundings[] = {0, 0x2000, 0x4000, 0x6000}, traps_off = 0x1F80, all_flags = 0x3F;
static uint64_t settings_of(int rounding, int flush, int traps, int flags) {
  return roundings[rounding] | (flush ? FLUSH : 0) | (traps ? 0 : traps_off) | (flags ? all_flags : 0);
}
#elif defined(__aarch64__)
/* FPCR and, shifted, FPSR. */
static uint64_t get_state(void) {
  uint64_t modes, flags;
  __asm__ volatile("mrs %0, fpcr\n\tmrs %1, fpsr" : "=r"(modes), "=r"(flags)::"memory");
  return modes | flags << 32;
}
static void set_state(uint64_t state) {
  __asm__ volatile("msr fpcr, %0\n\tmsr fpsr, %1" ::"r"(state & 0xFFFFFFFF), "r"(state >> 32) : "memory");
}
static uint64_t settings_of(int rounding, int flush, int traps, int flags) {
  (void)traps; /* processors need not have them */
  return (uint64_t)rounding << 22 | (uint64_t)(flush ? 3 : 0) << 24 | (uint64_t)(flags ? 0x1F : 0) << 32;
}
#endif

/* --- What the library does ------------------------------------------------------------------------------- */

static const char program[] =
    "func.func @main(%x: tensor<16xf32>, %y: tensor<16xf64>, %a: tensor<5x7xf32>, %b: tensor<7x6xf32>) ->\n"
    "    (tensor<16xf32>, tensor<16xf32>, tensor<16xf64>, tensor<5x6xf32>, tensor<f32>, tensor<16xbf16>,\n"
    "     tensor<16xi32>, tensor<16xf32>, tensor<16xf16>, tensor<9xcomplex<f32>>) {\n"
    "  %tenth = stablehlo.constant dense<0.1> : tensor<16xf32>\n"
    "  %small = stablehlo.constant dense<1.0e-41> : tensor<16xf32>\n"
    "  %odd = stablehlo.constant dense<0.3333333333333333333333> : tensor<16xf64>\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %0 = stablehlo.divide %x, %tenth : tensor<16xf32>\n"
    "  %1 = stablehlo.exponential %0 : tensor<16xf32>\n"
    "  %2 = stablehlo.multiply %x, %small : tensor<16xf32>\n"
    "  %3 = stablehlo.add %2, %small : tensor<16xf32>\n"
    "  %4 = stablehlo.multiply %y, %odd : tensor<16xf64>\n"
    "  %5 = stablehlo.tanh %4 : tensor<16xf64>\n"
    "  %6 = stablehlo.sqrt %5 : tensor<16xf64>\n"
    "  %7 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<5x7xf32>, tensor<7x6xf32>) -> "
    "tensor<5x6xf32>\n"
    "  %8 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16xf32>, "
    "tensor<f32>) -> tensor<f32>\n"
    "  %9 = stablehlo.convert %0 : (tensor<16xf32>) -> tensor<16xbf16>\n"
    "  %10 = stablehlo.convert %0 : (tensor<16xf32>) -> tensor<16xi32>\n"
    "  %11 = stablehlo.log %x : tensor<16xf32>\n"
    "  %12 = stablehlo.convert %3 : (tensor<16xf32>) -> tensor<16xf16>\n"
    "  %13 = stablehlo.fft %x, type = RFFT, length = [16] : (tensor<16xf32>) -> tensor<9xcomplex<f32>>\n"
    "  return %1, %3, %6, %7, %8, %9, %10, %11, %12, %13 : tensor<16xf32>, tensor<16xf32>, tensor<16xf64>,\n"
    "      tensor<5x6xf32>, tensor<f32>, tensor<16xbf16>, tensor<16xi32>, tensor<16xf32>, tensor<16xf16>,\n"
    "      tensor<9xcomplex<f32>>\n"
    "}\n";

enum { OUTPUTS = 10, most_bytes = 1 << 14 };
typedef struct {
  size_t size;
  char bytes[most_bytes];
} Seen;

static void see(Seen *seen, const void *bytes, size_t size) {
  assert_true(seen->size + size <= most_bytes);
  memcpy(seen->bytes + seen->size, bytes, size);
  seen->size += size;
}

/* Makes the call under the setting; the state must be that again. No code of the test computes with it. */
#define UNDER(setting, call)                                                                                           \
  do {                                                                                                                 \
    set_state(setting);                                                                                                \
    shlo_status status_ = (call);                                                                                      \
    uint64_t after_ = get_state();                                                                                     \
    set_state(ordinary);                                                                                               \
    if (status_)                                                                                                       \
      fail_msg("%s: %s", #call, shlo_status_name(status_));                                                            \
    if (after_ != (setting))                                                                                           \
      fail_msg("%s: the state was %#llx, is %#llx", #call, (unsigned long long)(setting), (unsigned long long)after_); \
  } while (0)

static uint64_t ordinary;

/* Everything that comes out of the library: text, artifact, results. */
static void use(uint64_t setting, Seen *seen) {
  shlo_module *module = NULL, *again = NULL;
  shlo_buffer *text = NULL, *artifact = NULL;
  shlo_plan *plan = NULL;
  shlo_builder *builder = NULL;
  const shlo_attribute *attribute = NULL;
  shlo_tensor *inputs[4] = {NULL}, *outputs[OUTPUTS] = {NULL};
  seen->size = 0;
  UNDER(setting, shlo_module_parse(program, sizeof program - 1, NULL, &module, NULL));
  UNDER(setting, shlo_module_print(module, NULL, &text, NULL));
  see(seen, shlo_buffer_data(text), shlo_buffer_size(text));
  UNDER(setting, shlo_artifact_write(module, NULL, &artifact, NULL));
  see(seen, shlo_buffer_data(artifact), shlo_buffer_size(artifact));
  UNDER(setting, shlo_module_load(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &again, NULL));
  UNDER(setting, shlo_builder_create(NULL, 0, &builder, NULL));
  UNDER(setting, shlo_builder_parse_attribute(builder, "0.1 : f32", 9, &attribute, NULL));
  shlo_buffer_destroy(text);
  UNDER(setting, shlo_attribute_print(attribute, NULL, &text, NULL));
  see(seen, shlo_buffer_data(text), shlo_buffer_size(text));
  UNDER(setting, shlo_plan_create(again, NULL, &plan, NULL));
  for (size_t i = 0; i < 4; ++i) {
    const int wide = shlo_plan_input_element_type(plan, i) == SHLO_TYPE_F64;
    ok(shlo_tensor_create(shlo_plan_input_element_type(plan, i), shlo_plan_input_rank(plan, i),
                          shlo_plan_input_shape(plan, i), &inputs[i], &error));
    void *data = shlo_tensor_mutable_data(inputs[i]);
    for (size_t k = 0; k < shlo_tensor_size(inputs[i]) / (wide ? 8 : 4); ++k)
      if (wide)
        ((double *)data)[k] = (double)(k + 1) / 7;
      else
        ((float *)data)[k] = (float)(k + 1) / 11;
  }
  UNDER(setting, shlo_plan_run(plan, 4, (const shlo_tensor *const *)inputs, OUTPUTS, outputs, NULL, NULL));
  for (size_t k = 0; k < OUTPUTS; ++k)
    see(seen, shlo_tensor_data(outputs[k]), shlo_tensor_size(outputs[k]));
  for (size_t k = 0; k < OUTPUTS; ++k)
    shlo_tensor_destroy(outputs[k]);
  for (size_t i = 0; i < 4; ++i)
    shlo_tensor_destroy(inputs[i]);
  shlo_builder_destroy(builder);
  shlo_plan_destroy(plan);
  shlo_buffer_destroy(text);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(again);
  shlo_module_destroy(module);
}

static void results_are_the_same(void **state) {
  (void)state;
  static Seen expected, found;
  ordinary = get_state();
  use(ordinary, &expected);
  assert_true(expected.size > 2000);
  for (int rounding = 0; rounding < 4; ++rounding)
    for (int others = 0; others < 8; ++others) {
      const uint64_t setting = settings_of(rounding, others & 1, others & 2, others & 4);
      use(setting, &found);
      assert_int_equal(found.size, expected.size);
      for (size_t i = 0; i < found.size; ++i)
        if (found.bytes[i] != expected.bytes[i])
          fail_msg("byte %zu differs under setting %#llx", i, (unsigned long long)setting);
    }
}

/* Twin: the host's own results differ under each setting, so the settings are in effect. */
static void results_of_the_host_differ(void **state) {
  (void)state;
  volatile float one = 1, three = 3, minus = -1, tiny = 1e-41f, half = 0.5f;
  ordinary = get_state();
  volatile float nearest = one / three, x, y, z, minus_x, minus_y, minus_z, flushed;
  set_state(settings_of(1, 0, 0, 0));
  x = one / three, minus_x = minus / three;
  set_state(settings_of(2, 0, 0, 0));
  y = one / three, minus_y = minus / three;
  set_state(settings_of(3, 0, 0, 0));
  z = one / three, minus_z = minus / three;
  set_state(settings_of(0, 1, 0, 0));
  flushed = tiny * half;
  set_state(ordinary);
  const int differ = (x != nearest || minus_x != -nearest) && (y != nearest || minus_y != -nearest) &&
                     (z != nearest || minus_z != -nearest);
  assert_true(differ);
  assert_true(flushed == 0 && tiny * half != 0);
}

/* A function of the host that changes its state does not change the results of the run that calls it. */
static uint64_t changed;
static int32_t change_state(void *user) {
  ++*(int *)user;
  set_state(changed);
  return 0;
}

static void a_poll_may_change_the_state(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%x: tensor<f32>) -> tensor<f32> {\n"
                            "  %n = stablehlo.constant dense<3000000> : tensor<i32>\n"
                            "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
                            "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
                            "  %f = stablehlo.constant dense<1.1> : tensor<f32>\n"
                            "  %r:2 = stablehlo.while(%i = %zero, %v = %x) : tensor<i32>, tensor<f32>\n"
                            "  cond {\n"
                            "    %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                            "    stablehlo.return %p : tensor<i1>\n"
                            "  } do {\n"
                            "    %j = stablehlo.add %i, %one : tensor<i32>\n"
                            "    %w = stablehlo.divide %v, %f : tensor<f32>\n"
                            "    %u = stablehlo.add %w, %f : tensor<f32>\n"
                            "    stablehlo.return %j, %u : tensor<i32>, tensor<f32>\n"
                            "  }\n"
                            "  return %r#1 : tensor<f32>\n"
                            "}\n");
  float results[3], x = 1;
  shlo_run_options *options = NULL;
  int calls = 0;
  ordinary = get_state();
  ok(shlo_plan_run_raw(plan, 1, (const void *const[]){&x}, 1, (void *const[]){&results[0]}, NULL, &error));
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_set_poll(options, change_state, &calls, 0, &error));
  for (int i = 1; i < 3; ++i) {
    changed = settings_of(i, 1, 0, 1);
    UNDER(ordinary,
          shlo_plan_run_raw(plan, 1, (const void *const[]){&x}, 1, (void *const[]){&results[i]}, options, NULL));
    assert_memory_equal(&results[i], &results[0], sizeof x);
  }
  assert_true(calls > 100);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(results_are_the_same),
      cmocka_unit_test(results_of_the_host_differ),
      cmocka_unit_test(a_poll_may_change_the_state),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
