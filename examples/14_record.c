/* Shows what happens inside a run: the values of an op in each iteration of a loop, where the time goes, and progress.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Newton's method for the square root of a: x = (x + a / x) / 2, five times. */
static const char program[] =
    "func.func @main(%a: tensor<f64>) -> tensor<f64> {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %five = stablehlo.constant dense<5> : tensor<i32>\n"
    "  %half = stablehlo.constant dense<0.5> : tensor<f64>\n"
    "  %r:2 = stablehlo.while(%i = %zero, %x = %a) : tensor<i32>, tensor<f64>\n"
    "  cond {\n"
    "    %c = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %q = stablehlo.divide %a, %x : tensor<f64>\n"
    "    %s = stablehlo.add %x, %q : tensor<f64>\n"
    "    %y = stablehlo.multiply %s, %half : tensor<f64> loc(\"newton.py\":4:9)\n"
    "    %k = stablehlo.add %i, %one : tensor<i32>\n"
    "    stablehlo.return %k, %y : tensor<i32>, tensor<f64>\n"
    "  }\n"
    "  return %r#1 : tensor<f64>\n"
    "}\n";

static shlo_error *error;

static void check(shlo_status status) {
  if (!status)
    return;
  fprintf(stderr, "%s: %s\n", shlo_status_name(status), shlo_error_message(error, NULL));
  exit(1);
}

static int32_t report(double fraction, void *user) {
  (void)user;
  printf("%.0f %% done\n", fraction * 100);
  return 0; /* go on */
}

int main(void) {
  shlo_module *module = NULL;
  shlo_plan_options *planning = NULL;
  shlo_plan *plan = NULL;
  check(shlo_module_parse(program, strlen(program), NULL, &module, &error));
  check(shlo_plan_options_create(&planning, &error));
  check(shlo_plan_options_set_recordable(planning, 1, &error)); /* for values; times and progress need nothing */
  check(shlo_plan_create(module, planning, &plan, &error));

  shlo_recorder *recorder = NULL;
  shlo_run_options *options = NULL;
  check(shlo_recorder_create(&recorder, &error));
  check(shlo_recorder_record_location(recorder, "newton.py:4", strlen("newton.py:4"), &error));
  check(shlo_recorder_set_times(recorder, 1, &error));
  check(shlo_run_options_create(&options, &error));
  check(shlo_run_options_set_recorder(options, recorder, &error));
  check(shlo_run_options_set_progress(options, report, NULL, 100, &error));

  double a = 2, root = 0;
  const void *inputs[] = {&a};
  void *outputs[] = {&root};
  check(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, options, &error));

  for (size_t i = 0; i < shlo_recorder_value_count(recorder); ++i) {
    const shlo_recorded *value = shlo_recorder_value(recorder, i);
    printf("%s (%s) in iteration %lld: %.17g\n", shlo_recorded_op(value, NULL), shlo_recorded_location(value, NULL),
           (long long)shlo_recorded_iteration(value, 0), *(const double *)shlo_tensor_data(shlo_recorded_tensor(value)));
  }
  for (size_t i = 0; i < shlo_recorder_op_count(recorder); ++i)
    printf("%-22s %4llu calls %8llu ns\n", shlo_recorder_op_name(recorder, i, NULL),
           (unsigned long long)shlo_recorder_op_measure(recorder, i, SHLO_MEASURE_CALLS),
           (unsigned long long)shlo_recorder_op_measure(recorder, i, SHLO_MEASURE_NANOSECONDS));

  shlo_run_options_destroy(options);
  shlo_recorder_destroy(recorder);
  shlo_plan_destroy(plan);
  shlo_plan_options_destroy(planning);
  shlo_module_destroy(module);
  return 0;
}
