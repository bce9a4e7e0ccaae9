/* passes.h: pipelines of passes. What the passes do is tested with their data (tests/conformance/passes).
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static const char chlo_program[] = "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                                   "  %0 = chlo.tan %x : tensor<4xf32> -> tensor<4xf32>\n"
                                   "  return %0 : tensor<4xf32>\n"
                                   "}\n"
                                   "func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
                                   "  return %x : tensor<4xf32>\n"
                                   "}\n";

static shlo_pipeline *pipeline_of(const char *text) {
  shlo_pipeline *pipeline = NULL;
  ok(shlo_pipeline_parse(text, strlen(text), &pipeline, &error));
  return pipeline;
}

static void expect_text(const char *text, const char *normal) {
  shlo_pipeline *pipeline = pipeline_of(text);
  size_t length = 0;
  const char *found = shlo_pipeline_text(pipeline, &length);
  assert_string_equal(found, normal);
  assert_int_equal(length, strlen(normal));
  shlo_pipeline_destroy(pipeline);
}

static uint64_t occurrences(const shlo_module *module, const char *dialect) {
  uint64_t count = 0;
  for (size_t i = 0; i < shlo_module_op_count(module); ++i)
    if (strncmp(shlo_module_op_name(module, i, NULL), dialect, strlen(dialect)) == 0)
      count += shlo_module_op_occurrences(module, i);
  return count;
}

/* A pipeline may have blanks, anchors and nesting; its normal form has the module around all passes, and functions
 * around those that run on functions. */
static void test_normal_form(void **state) {
  (void)state;
  expect_text("", "builtin.module()");
  expect_text("builtin.module()", "builtin.module()");
  expect_text("chlo-legalize-to-stablehlo", "builtin.module(func.func(chlo-legalize-to-stablehlo))");
  expect_text("decompose-chlo", "builtin.module(func.func(chlo-legalize-to-stablehlo))");
  expect_text(" builtin.module( func.func( chlo-legalize-to-stablehlo ) ,remove-sharding) ",
              "builtin.module(func.func(chlo-legalize-to-stablehlo),remove-sharding)");
  expect_text("builtin.module(remove-sharding,any(chlo-legalize-to-stablehlo,chlo-legalize-to-stablehlo))",
              "builtin.module(remove-sharding,func.func(chlo-legalize-to-stablehlo,chlo-legalize-to-stablehlo))");
  expect_text("remove-sharding{}", "builtin.module(remove-sharding)");

  shlo_pipeline *pipeline = pipeline_of("remove-sharding,chlo-legalize-to-stablehlo");
  assert_int_equal(shlo_pipeline_pass_count(pipeline), 2);
  assert_string_equal(shlo_pipeline_pass_name(pipeline, 0, NULL), "remove-sharding");
  assert_string_equal(shlo_pipeline_pass_name(pipeline, 1, NULL), "chlo-legalize-to-stablehlo");
  assert_null(shlo_pipeline_pass_name(pipeline, 2, NULL));
  shlo_pipeline_destroy(pipeline);
  assert_int_equal(shlo_pipeline_pass_count(NULL), 0);
  assert_null(shlo_pipeline_text(NULL, NULL));
}

static void expect_malformed(const char *text, const char *message, uint32_t line, uint32_t column) {
  shlo_pipeline *pipeline = UNTOUCHED(shlo_pipeline);
  fails(SHLO_MALFORMED, message, shlo_pipeline_parse(text, strlen(text), &pipeline, &error));
  assert_ptr_equal(pipeline, UNTOUCHED(shlo_pipeline));
  shlo_error *error = NULL;
  shlo_pipeline_parse(text, strlen(text), &pipeline, &error);
  const shlo_diagnostic *diagnostic = shlo_error_diagnostic(error, 0);
  assert_int_equal(shlo_diagnostic_line(diagnostic), line);
  assert_int_equal(shlo_diagnostic_column(diagnostic), column);
  shlo_error_destroy(error);
}

/* The message says what is wrong and what would be right, and the diagnostic where. */
static void test_malformed(void **state) {
  (void)state;
  expect_malformed("remove-shardin", "did you mean 'remove-sharding'?", 1, 1);
  expect_malformed("remove-sharding,\n  nothing-like-it-at-all", "there is no pass 'nothing-like-it-at-all'", 2, 3);
  expect_malformed("builtin.module(remove-sharding", "expected ',' or ')'", 1, 31);
  expect_malformed("remove-sharding)", "expected ',' or the end", 1, 16);
  expect_malformed("remove-sharding,", "expected the name of a pass", 1, 17);
  expect_malformed("func.func(remove-sharding)", "cannot stand in func.func", 1, 11);
  expect_malformed("func.func(builtin.module(chlo-legalize-to-stablehlo))", "no module in it", 1, 11);
  expect_malformed("llvm.func(cse)", "builtin.module, func.func or any", 1, 1);
  expect_malformed("remove-sharding{depth=3}", "has no option 'depth'; it has none", 1, 17);
  expect_malformed("remove-sharding{", "expected the name of an option, or '}'", 1, 17);
  expect_malformed("remove-sharding{=}", "expected the name of an option, or '}'", 1, 17);
  expect_malformed("tool-ops-to-calls", "there is no pass 'tool-ops-to-calls'", 1, 1);
  char deep[4096] = "";
  for (int i = 0; i < 1000; ++i)
    strcat(deep, "any(");
  expect_malformed(deep, "nested more than 16 levels", 1, 65);
  shlo_pipeline *pipeline = NULL;
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_pipeline_parse("", 0, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "text is NULL", shlo_pipeline_parse(NULL, 3, &pipeline, &error));
}

static void test_running(void **state) {
  (void)state;
  shlo_module *module = parse(chlo_program), *made = NULL;
  assert_int_equal(occurrences(module, "chlo."), 1);
  ok(shlo_module_run_passes(module, BYTES("chlo-legalize-to-stablehlo"), NULL, &made, &error));
  assert_int_equal(occurrences(made, "chlo."), 0);
  assert_true(occurrences(made, "stablehlo.") > 0);
  /* The module itself is what it was. */
  assert_int_equal(occurrences(module, "chlo."), 1);
  ok(shlo_module_verify(made, &error));
  shlo_module_destroy(made);

  /* The same as a parsed pipeline, whose passes run on functions. */
  shlo_pipeline *pipeline = pipeline_of("builtin.module(func.func(chlo-legalize-to-stablehlo))");
  ok(shlo_module_run_pipeline(module, pipeline, NULL, &made, &error));
  assert_int_equal(occurrences(made, "chlo."), 0);
  /* Where nothing is to be done, the result is the same program in the same memory. */
  shlo_module *again = NULL;
  ok(shlo_module_run_pipeline(made, pipeline, NULL, &again, &error));
  assert_ptr_equal(shlo_module_operation(again), shlo_module_operation(made));
  shlo_module_destroy(made);
  assert_int_equal(shlo_module_function_count(again), 2);
  shlo_module_destroy(again);
  shlo_pipeline_destroy(pipeline);
  shlo_module_destroy(module);
}

static void test_failing(void **state) {
  (void)state;
  shlo_module *module = parse_unverified(invalid_program), *made = UNTOUCHED(shlo_module);
  /* The program has to verify. */
  fails(SHLO_INVALID_PROGRAM, "", shlo_module_run_passes(module, BYTES("decompose-chlo"), NULL, &made, &error));
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  shlo_module_destroy(module);
  module = parse(chlo_program);
  fails(SHLO_MALFORMED, "no pass 'x'", shlo_module_run_passes(module, BYTES("x"), NULL, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_module_run_passes(NULL, BYTES(""), NULL, &made, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_module_run_passes(module, BYTES(""), NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "pipeline is NULL", shlo_module_run_pipeline(module, NULL, NULL, &made, &error));
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  shlo_module_destroy(module);
}

/* A failing pass is named by the message and the diagnostics; reports have the passes before it. */
static void test_failing_pass(void **state) {
  (void)state;
  /* A manual computation on a mesh that there is not. */
  static const char text[] =
      "func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
      "  %0 = sdy.manual_computation(%x) in_shardings=[<@m, [{\"a\"}]>] out_shardings=[<@m, [{\"a\"}]>]\n"
      "      manual_axes={\"a\"} (%y: tensor<2xf32>) {\n"
      "    sdy.return %y : tensor<2xf32>\n"
      "  } : (tensor<4xf32>) -> tensor<4xf32>\n"
      "  return %0 : tensor<4xf32>\n"
      "}\n";
  shlo_module *module = parse(text), *made = NULL;
  shlo_pass_options *options = NULL;
  shlo_pass_reports *reports = NULL;
  ok(shlo_pass_options_create(&options, &error));
  ok(shlo_pass_reports_create(&reports, &error));
  ok(shlo_pass_options_set_reports(options, reports, &error));
  shlo_error *error = NULL;
  assert_int_equal(
      shlo_module_run_passes(module, BYTES("chlo-legalize-to-stablehlo,remove-sharding"), options, &made, &error),
      SHLO_INVALID_PROGRAM);
  assert_non_null(strstr(shlo_error_message(error, NULL), "pass 'remove-sharding': "));
  assert_string_equal(shlo_diagnostic_pass(shlo_error_diagnostic(error, 0), NULL), "remove-sharding");
  assert_int_equal(shlo_diagnostic_line(shlo_error_diagnostic(error, 0)), 2);
  shlo_error_destroy(error);
  assert_int_equal(shlo_pass_reports_count(reports), 2);
  assert_string_equal(shlo_pass_reports_name(reports, 0, NULL), "chlo-legalize-to-stablehlo");
  assert_string_equal(shlo_pass_reports_name(reports, 1, NULL), "remove-sharding");
  /* The second pass begins after the first one has ended. */
  assert_true(shlo_pass_reports_begin_nanoseconds(reports, 1) >=
              shlo_pass_reports_begin_nanoseconds(reports, 0) + shlo_pass_reports_nanoseconds(reports, 0));
  assert_true(shlo_pass_reports_begin_nanoseconds(reports, 1) > 0);
  shlo_pass_reports_destroy(reports);
  shlo_pass_options_destroy(options);
  shlo_module_destroy(module);
}

static void test_reports(void **state) {
  (void)state;
  shlo_module *module = parse(chlo_program), *made = NULL;
  shlo_pass_options *options = NULL;
  shlo_pass_reports *reports = NULL;
  ok(shlo_pass_options_create(&options, &error));
  ok(shlo_pass_reports_create(&reports, &error));
  ok(shlo_pass_options_set_reports(options, reports, &error));
  ok(shlo_module_run_passes(module, BYTES("chlo-legalize-to-stablehlo"), options, &made, &error));
  assert_int_equal(shlo_pass_reports_count(reports), 1);
  /* Two functions, two returns, and the op of CHLO. */
  assert_int_equal(shlo_pass_reports_ops_before(reports, 0), 5);
  const uint64_t after = occurrences(made, "");
  assert_int_equal(shlo_pass_reports_ops_after(reports, 0), after);
  assert_true(shlo_pass_reports_nanoseconds(reports, 0) > 0);
  assert_int_equal(shlo_pass_reports_nanoseconds(reports, 1), 0);
  assert_int_equal(shlo_pass_reports_begin_nanoseconds(reports, 1), 0);
  assert_int_equal(shlo_pass_reports_begin_nanoseconds(NULL, 0), 0);
  assert_null(shlo_pass_reports_name(reports, 1, NULL));
  assert_null(shlo_pass_reports_rewrite_name(reports, 0, 99, NULL));
  assert_int_equal(shlo_pass_reports_rewrite_times(reports, 0, 99), 0);
  assert_int_equal(shlo_pass_reports_dynamic_count(reports, 0), 0);
  assert_null(shlo_pass_reports_dynamic_text(reports, 0, 0, NULL));
  /* A second run drops them. */
  shlo_module *again = NULL;
  ok(shlo_module_run_passes(made, BYTES(""), options, &again, &error));
  assert_int_equal(shlo_pass_reports_count(reports), 0);
  shlo_module_destroy(again);
  shlo_module_destroy(made);
  shlo_pass_reports_destroy(reports);
  shlo_pass_reports_destroy(NULL);
  assert_int_equal(shlo_pass_reports_count(NULL), 0);
  shlo_pass_options_destroy(options);
  shlo_pass_options_destroy(NULL);
  shlo_module_destroy(module);
}

static int32_t stop(void *user) {
  ++*(int *)user;
  return 1;
}

/* A long chain of ops: a poll that is asked from time to time ends the passes. */
static void test_poll(void **state) {
  (void)state;
  enum { OPS = 20000, LINE = 64 };
  char *text = malloc((size_t)OPS * LINE);
  char *end = text + sprintf(text, "func.func @main(%%v0: tensor<4xf32>) -> tensor<4xf32> {\n");
  for (int i = 0; i < OPS; ++i)
    end += sprintf(end, "%%v%d = chlo.tan %%v%d : tensor<4xf32> -> tensor<4xf32>\n", i + 1, i);
  sprintf(end, "return %%v%d : tensor<4xf32>\n}\n", OPS);
  shlo_module *module = parse(text), *made = UNTOUCHED(shlo_module);
  free(text);
  shlo_pass_options *options = NULL;
  int calls = 0;
  ok(shlo_pass_options_create(&options, &error));
  ok(shlo_pass_options_set_poll(options, stop, &calls, 0, &error));
  fails(SHLO_CANCELLED, "", shlo_module_run_passes(module, BYTES("cse,canonicalize"), options, &made, &error));
  assert_true(calls > 0);
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  /* Without it they end. */
  ok(shlo_pass_options_set_poll(options, NULL, NULL, 0, &error));
  shlo_module *good = NULL;
  ok(shlo_module_run_passes(module, BYTES("cse,canonicalize"), options, &good, &error));
  shlo_module_destroy(good);
  shlo_pass_options_destroy(options);
  shlo_module_destroy(module);
}

typedef struct {
  size_t calls, stop_at;
} counted;

static int32_t count(void *user) {
  counted *polls = user;
  return ++polls->calls == polls->stop_at;
}

/* Each addition is there twice. */
static shlo_module *pairs(size_t ops) {
  char *text = malloc(ops * 64 + 256);
  char *end = text + sprintf(text, "func.func @main(%%v0: tensor<4xf32>) -> tensor<4xf32> {\n");
  for (size_t i = 0; i < ops; i += 3)
    end += sprintf(end,
                   "%%a%zu = stablehlo.add %%v%zu, %%v%zu : tensor<4xf32>\n"
                   "%%b%zu = stablehlo.add %%v%zu, %%v%zu : tensor<4xf32>\n"
                   "%%v%zu = stablehlo.multiply %%a%zu, %%b%zu : tensor<4xf32>\n",
                   i, i, i, i, i, i, i + 3, i, i);
  sprintf(end, "return %%v%zu : tensor<4xf32>\n}\n", ops);
  shlo_module *module = parse(text);
  free(text);
  return module;
}

/* What a pipeline does goes through the ops some times: it copies them, changes, prints, parses, writes, reads and
 * verifies them. Each of these ways polls, once for 256 ops or fewer, and can end there. */
static void each_way_through_the_ops_polls(void **state) {
  (void)state;
  static const struct {
    const char *before, *passes;
    size_t ways;
  } cases[] = {
      {"", "cse", 2},                        /* copies, changes */
      {"", "strip-debuginfo", 3},            /* copies, asks the budget and changes; locations break no rule */
      {"", "snapshot-op-locations", 5},      /* copies, verifies, prints, parses, changes */
      {"", "stablehlo-legalize-to-vhlo", 5}, /* looks, looks for other dialects, walks, writes, reads */
      {"stablehlo-legalize-to-vhlo", "vhlo-to-version{target=1.0.0}", 1},
      {"stablehlo-legalize-to-vhlo", "vhlo-legalize-to-stablehlo", 4}, /* walks, writes, reads, looks */
      {"", "symbol-dce", 0},                                           /* the twin: it does not look at the ops */
  };
  enum { OPS = 256 * 30, SMALL = 256 * 3 };
  shlo_module *large = pairs(OPS), *small = pairs(SMALL);
  shlo_pass_options *options = NULL;
  counted polls = {0, 0};
  ok(shlo_pass_options_create(&options, &error));
  ok(shlo_pass_options_set_poll(options, count, &polls, 0, &error));
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    const size_t length = strlen(cases[i].passes);
    size_t calls[2];
    for (int k = 0; k < 2; ++k) {
      shlo_module *program = NULL, *made = NULL;
      ok(shlo_module_run_passes(k ? large : small, cases[i].before, strlen(cases[i].before), NULL, &program, &error));
      polls = (counted){0, 0};
      ok(shlo_module_run_passes(program, cases[i].passes, length, options, &made, &error));
      calls[k] = polls.calls;
      shlo_module_destroy(made);
      for (size_t stop = 1; k && stop <= calls[1]; stop += 7) {
        polls = (counted){0, stop};
        made = UNTOUCHED(shlo_module);
        fails(SHLO_CANCELLED, "", shlo_module_run_passes(program, cases[i].passes, length, options, &made, &error));
        assert_int_equal(polls.calls, stop);
        assert_ptr_equal(made, UNTOUCHED(shlo_module));
      }
      shlo_module_destroy(program);
    }
    const size_t ways = (calls[1] - calls[0]) / ((OPS - SMALL) / 256);
    if (ways < cases[i].ways || (cases[i].ways == 0 && calls[1] != calls[0]))
      fail_msg("%s polls as on %zu ways through the ops", cases[i].passes, ways);
  }
  shlo_pass_options_destroy(options);
  shlo_module_destroy(small);
  shlo_module_destroy(large);
}

static void test_limits(void **state) {
  (void)state;
  shlo_module *module = parse(chlo_program), *made = UNTOUCHED(shlo_module);
  shlo_pass_options *options = NULL;
  shlo_cancellation *cancellation = NULL;
  shlo_diagnostics *diagnostics = NULL;
  ok(shlo_diagnostics_create(&diagnostics, &error));
  ok(shlo_pass_options_create(&options, &error));
  ok(shlo_cancellation_create(&cancellation, &error));
  ok(shlo_pass_options_set_cancellation(options, cancellation, &error));
  ok(shlo_pass_options_set_verify_each(options, 1, &error));
  ok(shlo_pass_options_set_lenient(options, 1, &error));
  ok(shlo_pass_options_set_diagnostics(options, diagnostics, &error));
  ok(shlo_pass_options_set_max_ops(options, 1000000, &error));
  ok(shlo_pass_options_set_max_rewrites(options, 1000000, &error));
  ok(shlo_pass_options_set_max_folded_bytes(options, 1000000, &error));
  ok(shlo_pass_options_set_max_milliseconds(options, 60000, &error));
  shlo_module *good = NULL;
  ok(shlo_module_run_passes(module, BYTES("chlo-legalize-to-stablehlo"), options, &good, &error));
  shlo_module_destroy(good);
  shlo_cancellation_cancel(cancellation);
  fails(SHLO_CANCELLED, "",
        shlo_module_run_passes(module, BYTES("chlo-legalize-to-stablehlo"), options, &made, &error));
  ok(shlo_pass_options_set_cancellation(options, NULL, &error));
  assert_ptr_equal(made, UNTOUCHED(shlo_module));
  fails(SHLO_MALFORMED, "no pass", shlo_module_run_passes(module, BYTES("tool-ops-to-calls"), options, &made, &error));
  ok(shlo_pass_options_set_test_passes(options, 1, &error));
  ok(shlo_module_run_passes(module, BYTES("tool-ops-to-calls"), options, &good, &error));
  shlo_module_destroy(good);
  shlo_cancellation_destroy(cancellation);
  shlo_pass_options_destroy(options);
  shlo_diagnostics_destroy(diagnostics);
  shlo_module_destroy(module);
}

/* The registry is in the order of the names, and says of each pass what a person and a generator need. */
static void test_registry(void **state) {
  (void)state;
  assert_true(shlo_pass_count() > 0);
  for (size_t i = 0; i < shlo_pass_count(); ++i) {
    size_t length = 0;
    const char *name = shlo_pass_name(i, &length);
    assert_true(length > 0);
    if (i)
      assert_true(strcmp(shlo_pass_name(i - 1, NULL), name) < 0);
    assert_int_equal(shlo_pass_find(name, length), i);
    assert_true(strlen(shlo_pass_summary(i, NULL)) > 0);
    assert_in_range(shlo_pass_anchor_of(i), SHLO_PASS_ON_MODULE, SHLO_PASS_ON_ANY);
    assert_in_range(shlo_pass_keeps_of(i), SHLO_PASS_KEEPS_BITS, SHLO_PASS_KEEPS_NOTHING);
    assert_in_range(shlo_pass_is_idempotent(i), 0, 1);
    for (size_t k = 0; k < shlo_pass_other_name_count(i); ++k) {
      const char *other = shlo_pass_other_name(i, k, &length);
      assert_int_equal(shlo_pass_find(other, length), i);
    }
    for (size_t k = 0; k < shlo_pass_option_count(i); ++k) {
      assert_true(strlen(shlo_pass_option_name(i, k, NULL)) > 0);
      assert_true(strlen(shlo_pass_option_summary(i, k, NULL)) > 0);
      const char *form = shlo_pass_option_form(i, k, NULL);
      assert_true(!strcmp(form, "flag") || !strcmp(form, "number") || !strcmp(form, "text") || !strcmp(form, "texts"));
      assert_non_null(shlo_pass_option_default(i, k, NULL));
    }
    assert_null(shlo_pass_option_name(i, 1000, NULL));
    assert_null(shlo_pass_option_summary(i, 1000, NULL));
    assert_null(shlo_pass_option_default(i, 1000, NULL));
    assert_null(shlo_pass_option_form(i, 1000, NULL));
    assert_null(shlo_pass_other_name(i, 1000, NULL));
    /* Without its options given, each pass parses alone. */
    if (!shlo_pass_is_for_tests(i))
      shlo_pipeline_destroy(pipeline_of(name));
  }
  const size_t none = shlo_pass_count();
  assert_null(shlo_pass_name(none, NULL));
  assert_null(shlo_pass_summary(none, NULL));
  assert_int_equal(shlo_pass_anchor_of(none), -1);
  assert_int_equal(shlo_pass_keeps_of(none), -1);
  assert_int_equal(shlo_pass_is_idempotent(none), 0);
  assert_int_equal(shlo_pass_is_for_tests(none), 0);
  assert_int_equal(shlo_pass_find(BYTES("no-such-pass")), -1);
  assert_int_equal(shlo_pass_find(NULL, 0), -1);
  for (size_t i = 0; i < shlo_pass_pipeline_count(); ++i) {
    assert_true(strlen(shlo_pass_pipeline_summary(i, NULL)) > 0);
    shlo_pipeline_destroy(pipeline_of(shlo_pass_pipeline_text(i, NULL)));
    shlo_pipeline_destroy(pipeline_of(shlo_pass_pipeline_name(i, NULL)));
  }
  assert_null(shlo_pass_pipeline_name(shlo_pass_pipeline_count(), NULL));
  assert_null(shlo_pass_pipeline_summary(shlo_pass_pipeline_count(), NULL));
  assert_null(shlo_pass_pipeline_text(shlo_pass_pipeline_count(), NULL));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_normal_form),  cmocka_unit_test(test_malformed),
      cmocka_unit_test(test_running),      cmocka_unit_test(test_failing),
      cmocka_unit_test(test_failing_pass), cmocka_unit_test(test_reports),
      cmocka_unit_test(test_limits),       cmocka_unit_test(test_registry),
      cmocka_unit_test(test_poll),         cmocka_unit_test(each_way_through_the_ops_polls),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
