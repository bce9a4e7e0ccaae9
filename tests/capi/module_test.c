/* module.h
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <pthread.h>
#include <time.h>

static const char two_functions[] =
    "module @model attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 3 : i32} {\n"
    "  func.func public @main(%a: tensor<2x?xbf16> {mhlo.sharding = \"x\"}, %b: tensor<i1>)\n"
    "      -> (tensor<2x?xbf16>, tensor<complex<f32>> {jax.result_info = \"r\"}) {\n"
    "    %c = stablehlo.constant dense<(1.0, 2.0)> : tensor<complex<f32>>\n"
    "    %0 = call @helper(%a) : (tensor<2x?xbf16>) -> tensor<2x?xbf16>\n"
    "    return %0, %c : tensor<2x?xbf16>, tensor<complex<f32>>\n"
    "  }\n"
    "  func.func private @helper(%a: tensor<2x?xbf16>) -> tensor<2x?xbf16> {\n"
    "    %c = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi64>\n"
    "    %d = stablehlo.constant dense<7> : tensor<100xi32>\n"
    "    %0 = stablehlo.negate %a : tensor<2x?xbf16>\n"
    "    %1 = stablehlo.negate %0 : tensor<2x?xbf16>\n"
    "    %2 = stablehlo.negate %1 : tensor<2x?xbf16>\n"
    "    %3 = stablehlo.negate %2 : tensor<2x?xbf16>\n"
    "    return %3 : tensor<2x?xbf16>\n"
    "  }\n"
    "}\n";

static const char no_main[] = "func.func @a() { return }\nfunc.func @b() { return }\n";

/* --- Parsing ---------------------------------------------------------------------------------- */

static shlo_status parse_with(const char *text, const shlo_parse_options *options, shlo_error **error) {
  shlo_module *module = UNTOUCHED(shlo_module);
  shlo_status status = shlo_module_parse(text, strlen(text), options, &module, error);
  if (status == SHLO_OK)
    shlo_module_destroy(module);
  else
    assert_ptr_equal(module, UNTOUCHED(shlo_module));
  return status;
}

static void text_is_parsed_by_its_length(void **state) {
  (void)state;
  /* The text does not end with a NUL; the bytes after it are not part of it. */
  size_t length = strlen(add_program);
  char *exact = malloc(length);
  memcpy(exact, add_program, length);
  shlo_module *module = NULL;
  ok(shlo_module_parse(exact, length, NULL, &module, &error));
  memset(exact, '#', length);
  free(exact);
  shlo_buffer *text = NULL;
  ok(shlo_module_print(module, NULL, &text, &error));
  assert_non_null(strstr(shlo_buffer_data(text), "stablehlo.add"));
  shlo_buffer_destroy(text);
  shlo_module_destroy(module);
}

static void bad_text_is_refused(void **state) {
  (void)state;
  fails(SHLO_MALFORMED, "", parse_with("func.func @main( {", NULL, &error));
  fails(SHLO_MALFORMED, "", parse_with("\x01\x02", NULL, &error));
  fails(SHLO_INVALID_PROGRAM, "", parse_with(invalid_program, NULL, &error));
  fails(SHLO_UNSUPPORTED, "", parse_with("\"stablehlo.other\"() : () -> ()", NULL, &error));
  shlo_module *out = UNTOUCHED(shlo_module);
  fails(SHLO_INVALID_ARGUMENT, "text is NULL", shlo_module_parse(NULL, 3, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_module_parse("", 0, NULL, NULL, &error));
  shlo_print_options *options = NULL;
  ok(shlo_print_options_create(&options, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is shlo_print_options, expected shlo_parse_options",
        shlo_module_parse("", 0, (const shlo_parse_options *)(const void *)options, &out, &error));
  shlo_print_options_destroy(options);
  assert_ptr_equal(out, UNTOUCHED(shlo_module));
  /* The rules also hold in a nested module. */
  fails(SHLO_INVALID_PROGRAM, "redefinition of symbol named 'f'",
        parse_with("module { module { func.func private @f() func.func private @f() } }", NULL, &error));
}

/* Each op that has an error is reported once; what uses its results is not. */
static void all_errors_of_a_text_are_reported(void **state) {
  (void)state;
  static const char text[] = "func.func @f(%a: tensor<4xf32>, %b: tensor<4xi32>) -> tensor<4xf32> {\n"
                             "  %0 = stablehlo.add %a, %b : tensor<4xf32>\n"
                             "  %1 = stablehlo.multiply %0, %0 : tensor<4xf32>\n"
                             "  %2 = stablehlo.reduce(%a init: %c) across dimensions = [0] :\n"
                             "    (tensor<4xf32>, tensor<f32>) -> tensor<f32>\n"
                             "   reducer(%x: tensor<f32>, %y: tensor<f32>) {\n"
                             "    %9 = stablehlo.add %x %y : tensor<f32>\n"
                             "    stablehlo.return %9 : tensor<f32>\n"
                             "  }\n"
                             "  %c = stablehlo.constant dense<\"}\"> : tensor<f32>\n"
                             "  %3 = \"stablehlo.tanh\"(%a {x = 1} : (tensor<4xf32>) -> tensor<4xf32> // }\n"
                             "  return %3 : tensor<4xf32>\n"
                             "}\n"
                             "func.func @g(%a: tensor<4xf33>) {\n"
                             "  return\n"
                             "}\n"
                             "func.func @h(%a: tensor<4xf32>) {\n"
                             "  %0 = stablehlo.other %a : tensor<4xf32>\n"
                             "  %0 = stablehlo.abs %a : tensor<4xf32>\n"
                             "  return\n"
                             "}\n";
  static const uint32_t lines[] = {2, 7, 10, 11, 14, 18, 19};
  fails(SHLO_MALFORMED, "value '%b' is used as 'tensor<4xf32>'", parse_with(text, NULL, &error));
  shlo_module *module = UNTOUCHED(shlo_module);
  shlo_error *error = NULL;
  assert_int_equal(shlo_module_parse(text, strlen(text), NULL, &module, &error), SHLO_MALFORMED);
  assert_int_equal(shlo_error_diagnostic_count(error), sizeof lines / sizeof *lines);
  for (size_t i = 0; i < sizeof lines / sizeof *lines; ++i)
    assert_int_equal(shlo_diagnostic_line(shlo_error_diagnostic(error, i)), lines[i]);
  shlo_error_destroy(error);
  error = NULL;

  /* The code is that of the first error. */
  fails(SHLO_UNSUPPORTED, "stablehlo.other",
        parse_with("\"stablehlo.other\"() : () -> ()\nstablehlo.other\nstablehlo.add %\n", NULL, &error));

  enum { MANY = 50, MOST = 20 };
  char many[MANY * 32] = "";
  for (int i = 0; i < MANY; ++i)
    strcat(many, "%a = stablehlo.add %\n}\n\"");
  assert_int_equal(shlo_module_parse(many, strlen(many), NULL, &module, &error), SHLO_MALFORMED);
  assert_true(shlo_error_diagnostic_count(error) <= MOST);
  shlo_error_destroy(error);
  many[0] = '\0';
  for (int i = 0; i < MANY; ++i)
    strcat(many, "%a = stablehlo.add %\n");
  assert_int_equal(shlo_module_parse(many, strlen(many), NULL, &module, &error), SHLO_MALFORMED);
  assert_int_equal(shlo_error_diagnostic_count(error), MOST);
  shlo_error_destroy(error);
  error = NULL;
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
}

/* GoMLX writes functions so. In artifacts both are one op. */
static void functions_may_end_with_a_return_of_the_opset(void **state) {
  (void)state;
  static const char expected[] = "module {\n"
                                 "  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {\n"
                                 "    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>\n"
                                 "    return %0 : tensor<4xf32>\n"
                                 "  }\n"
                                 "}\n";
  static const char *const texts[] = {
      "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
      "  %0 = stablehlo.add %a, %a : tensor<4xf32>\n"
      "  \"stablehlo.return\"(%0) : (tensor<4xf32>) -> ()\n}\n",
      "func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
      "  %0 = stablehlo.add %a, %a : tensor<4xf32>\n"
      "  stablehlo.return %0 : tensor<4xf32>\n}\n",
      "\"func.func\"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = \"main\"}> ({\n"
      "^bb0(%a: tensor<4xf32>):\n"
      "  %0 = stablehlo.add %a, %a : tensor<4xf32>\n"
      "  \"stablehlo.return\"(%0) : (tensor<4xf32>) -> ()\n}) : () -> ()\n",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    shlo_module *module = parse(texts[i]);
    shlo_buffer *text = NULL;
    ok(shlo_module_print(module, NULL, &text, &error));
    assert_int_equal(shlo_buffer_size(text), sizeof expected - 1);
    assert_memory_equal(shlo_buffer_data(text), expected, sizeof expected - 1);
    shlo_buffer_destroy(text);
    shlo_module_destroy(module);
  }
  /* What it returns is checked as ever, and it stays the end. */
  fails(SHLO_INVALID_PROGRAM, "",
        parse_with("func.func @main(%a: tensor<4xf32>) -> tensor<3xf32> {\n"
                   "  stablehlo.return %a : tensor<4xf32>\n}\n",
                   NULL, &error));
  fails(SHLO_INVALID_PROGRAM, "",
        parse_with("func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {\n"
                   "  stablehlo.return %a : tensor<4xf32>\n  return %a : tensor<4xf32>\n}\n",
                   NULL, &error));
}

/* Ops in both forms, attributes and types, in regions too. Names of attributes, symbols, strings and comments stay. */
static void text_of_mhlo_is_parsed_if_asked(void **state) {
  (void)state;
  static const char text[] =
      "module @m attributes {mhlo.num_partitions = 1 : i32} {\n"
      "  // mhlo.add \"\n"
      "  func.func @main(%a: tensor<8xf32> {mhlo.sharding = \"{replicated}\"}, %t: !mhlo.token) -> tensor<f32> {\n"
      "    %0 = \"mhlo.copy\"(%a) : (tensor<8xf32>) -> tensor<8xf32>\n"
      "    %1 = mhlo.constant dense<2.0> : tensor<8xf32>\n"
      "    %2 = \"mhlo.compare\"(%0, %1) {comparison_direction = #mhlo<comparison_direction GT>}"
      " : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>\n"
      "    %3 = mhlo.select %2, %1, %0 : tensor<8xi1>, tensor<8xf32>\n"
      "    %4 = mhlo.custom_call @mhlo.erf(%3) {backend_config = \"mhlo.add\"} : (tensor<8xf32>) -> tensor<8xf32>\n"
      "    %z = mhlo.constant dense<0.0> : tensor<f32>\n"
      "    %5 = mhlo.reduce(%4 init: %z) applies mhlo.add across dimensions = [0] : (tensor<8xf32>, tensor<f32>) -> "
      "tensor<f32>\n"
      "    return %5 : tensor<f32>\n"
      "  }\n"
      "}\n";
  static const char *const own[] = {"!stablehlo.token",
                                    "stablehlo.optimization_barrier %arg0",
                                    "stablehlo.compare GT",
                                    "stablehlo.select",
                                    "stablehlo.custom_call @mhlo.erf",
                                    "\"mhlo.add\"",
                                    "applies stablehlo.add",
                                    "mhlo.num_partitions = 1",
                                    "mhlo.sharding = "};
  shlo_parse_options *options = NULL;
  shlo_module *module = NULL;
  shlo_buffer *printed = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_mhlo(options, 1, &error));
  ok(shlo_module_parse(text, sizeof text - 1, options, &module, &error));
  ok(shlo_module_print(module, NULL, &printed, &error));
  for (size_t i = 0; i < sizeof own / sizeof *own; ++i)
    if (!strstr(shlo_buffer_data(printed), own[i]))
      fail_msg("no %s in %s", own[i], shlo_buffer_data(printed));
  shlo_buffer_destroy(printed);
  shlo_module_destroy(module);
  static const char unknown[] = "func.func @main() {\n  mhlo.unknown\n  return\n}\n";
  fails(SHLO_UNSUPPORTED, "custom op 'mhlo.unknown' is unknown",
        shlo_module_parse(unknown, sizeof unknown - 1, options, &module, &error));
  /* The twin: without the option it is another dialect. */
  ok(shlo_parse_options_set_mhlo(options, 0, &error));
  fails(SHLO_UNSUPPORTED, "custom op 'mhlo.constant' is unknown",
        shlo_module_parse(text, sizeof text - 1, options, &module, &error));
  shlo_parse_options_destroy(options);
}

static void verification_can_wait(void **state) {
  (void)state;
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  shlo_module *module = NULL;
  ok(shlo_module_parse(invalid_program, strlen(invalid_program), options, &module, &error));
  fails(SHLO_INVALID_PROGRAM, "", shlo_module_verify(module, &error));
  shlo_module_destroy(module);
  shlo_parse_options_destroy(options);

  module = parse(add_program);
  ok(shlo_module_verify(module, &error));
  shlo_module_destroy(module);
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_module_verify(NULL, &error));
}

static double seconds_to_verify(const shlo_module *module, int times) {
  struct timespec from, to;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
  for (int i = 0; i < times; ++i)
    ok(shlo_module_verify(module, &error));
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
  return (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);
}

static void verification_is_done_once(void **state) {
  (void)state;
  enum { ops = 20000 };
  char *text = malloc(ops * 80 + 200), *end = text;
  assert_non_null(text);
  end += sprintf(end, "func.func @main(%%v0: tensor<8x8xf32>) -> tensor<8x8xf32> {\n");
  for (int i = 0; i < ops; ++i)
    end += sprintf(end, "  %%v%d = stablehlo.add %%v%d, %%v%d : tensor<8x8xf32>\n", i + 1, i, i);
  sprintf(end, "  return %%v%d : tensor<8x8xf32>\n}\n", ops);
  shlo_parse_options *options = NULL;
  shlo_module *module = NULL;
  ok(shlo_parse_options_create(&options, &error));
  for (int verify = 0; verify < 2; ++verify) {
    ok(shlo_parse_options_set_verify(options, verify, &error));
    ok(shlo_module_parse(text, strlen(text), options, &module, &error));
    double first = verify ? 5e-3 : seconds_to_verify(module, 1), later = seconds_to_verify(module, 50);
    assert_true(later < first);
    shlo_module_destroy(module);
  }
  shlo_parse_options_destroy(options);
  free(text);
}

static void parsing_has_limits(void **state) {
  (void)state;
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_max_bytes(options, strlen(add_program) - 1, &error));
  fails(SHLO_LIMIT, "", parse_with(add_program, options, &error));
  ok(shlo_parse_options_set_max_bytes(options, strlen(add_program), &error));
  ok(parse_with(add_program, options, &error));
  ok(shlo_parse_options_set_max_nesting(options, 1, &error));
  fails(SHLO_LIMIT, "", parse_with(add_program, options, &error));
  fails(SHLO_INVALID_ARGUMENT, "2^31", shlo_parse_options_set_max_bytes(options, UINT64_C(1) << 31, &error));
  fails(SHLO_INVALID_ARGUMENT, "1024", shlo_parse_options_set_max_nesting(options, 1025, &error));
  fails(SHLO_INVALID_ARGUMENT, "name is NULL", shlo_parse_options_set_file_name(options, NULL, 1, &error));
  shlo_parse_options_destroy(options);
}

/* `count` times `open`, then `count` times `close`. */
static char *nested(const char *before, const char *open, const char *close, size_t count, const char *after) {
  char *text = malloc(strlen(before) + count * (strlen(open) + strlen(close)) + strlen(after) + 1), *end = text;
  end += sprintf(end, "%s", before);
  for (size_t i = 0; i < count; ++i)
    end += sprintf(end, "%s", open);
  for (size_t i = 0; i < count; ++i)
    end += sprintf(end, "%s", close);
  sprintf(end, "%s", after);
  return text;
}

static void deep_nesting_is_an_error(void **state) {
  (void)state;
  const char *const cases[][4] = {
      {"", "module {", "}", ""},
      {"func.func private @f(", "tuple<", ">", ")"},
      {"module attributes {a = ", "[", "]", "} {}"},
      {"module attributes {a = ", "{a = ", "}", "} {}"},
      {"", "(", ")", ""},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    char *text = nested(cases[i][0], cases[i][1], cases[i][2], 100000, cases[i][3]);
    shlo_status status = parse_with(text, NULL, NULL);
    assert_true(status == SHLO_LIMIT || status == SHLO_MALFORMED);
    free(text);
  }
}

static void expanded_sizes_are_counted(void **state) {
  (void)state;
  /* Forty aliases, each with the previous one twice: 2^40 types to print. */
  char text[8192], *end = text;
  end += sprintf(end, "!t0 = tuple<tensor<f32>, tensor<f32>>\n");
  for (int i = 1; i < 40; ++i)
    end += sprintf(end, "!t%d = tuple<!t%d, !t%d>\n", i, i - 1, i - 1);
  sprintf(end, "func.func private @f(!t39)\n");
  fails(SHLO_LIMIT, "", parse_with(text, NULL, &error));
}

/* Aliases, each with the previous one twice: few attributes, but what the innermost one holds is printed many times. */
static void what_expanded_attributes_hold_is_counted(void **state) {
  (void)state;
  enum { bytes = 8192 };
  static const char *const starts[] = {"\"", "array<i8: 1", "dense<\"0x00"}, *const parts[] = {"x", ", 1", "01"},
                           *const ends[] = {"\"", ">", "\"> : tensor<8192xi8>"};
  char *text = malloc(4 * bytes + 4096);
  assert_non_null(text);
  for (size_t kind = 0; kind < sizeof starts / sizeof *starts; ++kind)
    for (int levels = 8; levels <= 14; levels += 6) {
      char *end = text + sprintf(text, "#a0 = [%s", starts[kind]);
      for (int i = kind > 0; i < bytes; ++i)
        end += sprintf(end, "%s", parts[kind]);
      end += sprintf(end, "%s]\n", ends[kind]);
      for (int i = 1; i <= levels; ++i)
        end += sprintf(end, "#a%d = [#a%d, #a%d]\n", i, i - 1, i - 1);
      sprintf(end, "module attributes {x.a = #a%d} {}\n", levels);
      if (levels == 8)
        shlo_module_destroy(parse(text));
      else
        fails(SHLO_LIMIT, "attribute expands", parse_with(text, NULL, &error));
    }
  free(text);
}

/* --- Printing --------------------------------------------------------------------------------- */

static shlo_buffer *print_with(const shlo_module *module, const shlo_print_options *options) {
  shlo_buffer *text = NULL;
  ok(shlo_module_print(module, options, &text, &error));
  assert_int_equal(strlen(shlo_buffer_data(text)), shlo_buffer_size(text));
  return text;
}

static void both_forms_are_read_again(void **state) {
  (void)state;
  shlo_module *module = parse(two_functions);
  shlo_print_options *options = NULL;
  ok(shlo_print_options_create(&options, &error));
  shlo_buffer *pretty = print_with(module, NULL);
  ok(shlo_print_options_set_generic(options, 1, &error));
  ok(shlo_print_options_set_packed_i1(options, 1, &error));
  shlo_buffer *generic = print_with(module, options);
  assert_null(strstr(shlo_buffer_data(pretty), "\"stablehlo.negate\""));
  assert_non_null(strstr(shlo_buffer_data(generic), "\"stablehlo.negate\""));

  shlo_module *again = parse(shlo_buffer_data(generic));
  shlo_buffer *same = print_with(again, NULL);
  assert_string_equal(shlo_buffer_data(same), shlo_buffer_data(pretty));
  shlo_module_destroy(again);
  shlo_buffer_destroy(same);
  shlo_buffer_destroy(pretty);
  shlo_buffer_destroy(generic);
  shlo_print_options_destroy(options);
  shlo_module_destroy(module);
}

/* What the short form of an op cannot say is printed in generic form. */
static void unverified_modules_print_as_text_that_parses(void **state) {
  (void)state;
  static const char *const ops[] = {
      "\"stablehlo.reduce_precision\"(%a) <{exponent_bits = -1 : i32, mantissa_bits = 3 : i32}>",
      "\"stablehlo.reduce_precision\"(%a) <{exponent_bits = 5 : i32, mantissa_bits = -2147483648 : i32}>",
      "\"stablehlo.slice\"(%a) <{limit_indices = array<i64: 1>, start_indices = array<i64>, strides = array<i64>}>",
  };
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  for (size_t i = 0; i < sizeof ops / sizeof *ops; ++i) {
    char text[512];
    shlo_module *module = NULL, *again = NULL;
    snprintf(text, sizeof text,
             "func.func @main(%%a: tensor<4xf32>) {\n  %%0 = %s : (tensor<4xf32>) -> tensor<4xf32>\n"
             "  return\n}",
             ops[i]);
    ok(shlo_module_parse(text, strlen(text), options, &module, &error));
    shlo_buffer *printed = print_with(module, NULL);
    assert_non_null(strstr(shlo_buffer_data(printed), strchr(ops[i], '<')));
    ok(shlo_module_parse(shlo_buffer_data(printed), shlo_buffer_size(printed), options, &again, &error));
    shlo_buffer *same = print_with(again, NULL);
    assert_string_equal(shlo_buffer_data(same), shlo_buffer_data(printed));
    shlo_buffer_destroy(same);
    shlo_buffer_destroy(printed);
    shlo_module_destroy(again);
    shlo_module_destroy(module);
  }
  shlo_parse_options_destroy(options);
}

static void locations_and_elements_are_options(void **state) {
  (void)state;
  shlo_module *module = parse(two_functions);
  shlo_print_options *options = NULL;
  ok(shlo_print_options_create(&options, &error));
  shlo_buffer *text = print_with(module, options);
  assert_null(strstr(shlo_buffer_data(text), "loc("));
  assert_non_null(strstr(shlo_buffer_data(text), "[1, 2, 3, 4]"));
  shlo_buffer_destroy(text);

  ok(shlo_print_options_set_locations(options, 1, &error));
  ok(shlo_print_options_set_elide_above(options, 3, &error));
  text = print_with(module, options);
  assert_non_null(strstr(shlo_buffer_data(text), "loc("));
  assert_null(strstr(shlo_buffer_data(text), "[1, 2, 3, 4]"));
  shlo_buffer_destroy(text);

  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  ok(shlo_print_options_set_max_bytes(options, 10, &error));
  fails(SHLO_LIMIT, "", shlo_module_print(module, options, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_module_print(NULL, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_module_print(module, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is shlo_print_options",
        shlo_module_print((const shlo_module *)(const void *)options, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is shlo_module",
        shlo_module_print(module, (const shlo_print_options *)(const void *)module, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_print_options_destroy(options);
  shlo_module_destroy(module);
}

static void setters_need_options(void **state) {
  (void)state;
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_parse_options_set_file_name(NULL, "a", 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_parse_options_set_verify(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_parse_options_set_max_bytes(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_parse_options_set_max_nesting(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_print_options_set_generic(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_print_options_set_locations(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_print_options_set_elide_above(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_print_options_set_max_bytes(NULL, 1, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_parse_options_create(NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_print_options_create(NULL, &error));
  shlo_parse_options_destroy(NULL);
  shlo_print_options_destroy(NULL);
}

/* --- Listing ---------------------------------------------------------------------------------- */

static void a_module_knows_its_functions(void **state) {
  (void)state;
  shlo_module *module = parse(two_functions);
  size_t length = 0;
  assert_string_equal(shlo_module_name(module, &length), "model");
  assert_int_equal(length, 5);
  assert_int_equal(shlo_module_partition_count(module), 2);
  assert_int_equal(shlo_module_replica_count(module), 3);
  assert_int_equal(shlo_module_function_count(module), 2);

  shlo_function *main = NULL, *helper = NULL, *named = NULL;
  ok(shlo_module_function_at(module, 0, &main, &error));
  ok(shlo_module_function_at(module, 1, &helper, &error));
  ok(shlo_module_function(module, "helper", 6, &named, &error));
  assert_string_equal(shlo_function_name(named, &length), "helper");
  assert_int_equal(length, 6);
  shlo_function_destroy(named);
  ok(shlo_module_function(module, NULL, 0, &named, &error));
  assert_string_equal(shlo_function_name(named, NULL), "main");
  shlo_function_destroy(named);

  shlo_function *out = UNTOUCHED(shlo_function);
  fails(SHLO_NOT_FOUND, "@main, @helper", shlo_module_function(module, "nothing", 7, &out, &error));
  fails(SHLO_NOT_FOUND, "function 2", shlo_module_function_at(module, 2, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_module_function_at(NULL, 0, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "module is NULL", shlo_module_function(NULL, NULL, 0, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_module_function_at(module, 0, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_module_function(module, NULL, 0, NULL, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_function));

  /* Functions outlive their module's handle. */
  shlo_module_destroy(module);
  assert_int_equal(shlo_function_is_public(main), 1);
  assert_int_equal(shlo_function_is_public(helper), 0);
  assert_int_equal(shlo_function_argument_count(main), 2);
  assert_int_equal(shlo_function_result_count(main), 2);
  assert_int_equal(shlo_function_argument_element_type(main, 0), SHLO_TYPE_BF16);
  assert_int_equal(shlo_function_argument_rank(main, 0), 2);
  assert_int_equal(shlo_function_argument_shape(main, 0)[0], 2);
  assert_true(shlo_function_argument_shape(main, 0)[1] == SHLO_DYNAMIC);
  assert_string_equal(shlo_function_argument_type_text(main, 0, &length), "tensor<2x?xbf16>");
  assert_int_equal(length, strlen("tensor<2x?xbf16>"));
  assert_string_equal(shlo_function_argument_attributes(main, 0, NULL), "{mhlo.sharding = \"x\"}");
  assert_string_equal(shlo_function_argument_attributes(main, 1, &length), "");
  assert_int_equal(length, 0);
  assert_int_equal(shlo_function_argument_element_type(main, 1), SHLO_TYPE_I1);
  assert_int_equal(shlo_function_argument_rank(main, 1), 0);
  assert_null(shlo_function_argument_shape(main, 1));
  assert_int_equal(shlo_function_result_element_type(main, 1), SHLO_TYPE_COMPLEX_F32);
  assert_int_equal(shlo_function_result_rank(main, 0), 2);
  assert_int_equal(shlo_function_result_shape(main, 0)[0], 2);
  assert_string_equal(shlo_function_result_type_text(main, 1, NULL), "tensor<complex<f32>>");
  assert_string_equal(shlo_function_result_attributes(main, 1, NULL), "{jax.result_info = \"r\"}");

  /* Out of range. */
  assert_int_equal(shlo_function_argument_element_type(main, 2), SHLO_TYPE_NONE);
  assert_int_equal(shlo_function_argument_rank(main, 2), -1);
  assert_null(shlo_function_argument_shape(main, 2));
  assert_string_equal(shlo_function_argument_type_text(main, 2, NULL), "");
  assert_string_equal(shlo_function_argument_attributes(main, 2, NULL), "");
  assert_int_equal(shlo_function_result_element_type(main, 2), SHLO_TYPE_NONE);
  assert_int_equal(shlo_function_result_rank(main, 2), -1);
  assert_null(shlo_function_result_shape(main, 2));
  assert_string_equal(shlo_function_result_type_text(main, 2, NULL), "");
  assert_string_equal(shlo_function_result_attributes(main, 2, NULL), "");
  shlo_function_destroy(main);
  shlo_function_destroy(helper);
}

static void the_main_function_is_found(void **state) {
  (void)state;
  shlo_module *module = parse(no_main);
  shlo_function *function = UNTOUCHED(shlo_function);
  fails(SHLO_NOT_FOUND, "@a, @b", shlo_module_function(module, NULL, 0, &function, &error));
  shlo_module_destroy(module);
  module = parse("func.func private @a() { return }\nfunc.func @b() { return }\n");
  ok(shlo_module_function(module, NULL, 0, &function, &error));
  assert_string_equal(shlo_function_name(function, NULL), "b");
  shlo_function_destroy(function);
  shlo_module_destroy(module);
}

static void ops_and_constants_are_counted(void **state) {
  (void)state;
  shlo_module *module = parse(two_functions);
  size_t length = 0;
  assert_string_equal(shlo_module_op_name(module, 0, &length), "stablehlo.negate");
  assert_int_equal(length, strlen("stablehlo.negate"));
  assert_int_equal(shlo_module_op_occurrences(module, 0), 4);
  assert_string_equal(shlo_module_op_name(module, 1, NULL), "stablehlo.constant");
  assert_int_equal(shlo_module_op_occurrences(module, 1), 3);
  size_t kinds = shlo_module_op_count(module);
  assert_int_equal(kinds, 5); /* and func.func, func.return, func.call */
  for (size_t i = 1; i < kinds; ++i)
    assert_true(shlo_module_op_occurrences(module, i) <= shlo_module_op_occurrences(module, i - 1));
  assert_null(shlo_module_op_name(module, kinds, NULL));
  assert_int_equal(shlo_module_op_occurrences(module, kinds), 0);

  assert_int_equal(shlo_module_constant_count(module), 3);
  assert_string_equal(shlo_module_constant_type_text(module, 0, NULL), "tensor<4xi64>");
  assert_int_equal(shlo_module_constant_bytes(module, 0), 32);
  assert_string_equal(shlo_module_constant_function(module, 0, &length), "helper");
  assert_int_equal(length, 6);
  assert_int_equal(shlo_module_constant_bytes(module, 1), 8);
  assert_string_equal(shlo_module_constant_function(module, 1, NULL), "main");
  assert_int_equal(shlo_module_constant_bytes(module, 2), 4); /* a splat */
  assert_null(shlo_module_constant_type_text(module, 3, NULL));
  assert_int_equal(shlo_module_constant_bytes(module, 3), 0);
  assert_null(shlo_module_constant_function(module, 3, NULL));
  shlo_module_destroy(module);
}

static void null_modules_have_no_facts(void **state) {
  (void)state;
  assert_null(shlo_module_name(NULL, NULL));
  assert_int_equal(shlo_module_partition_count(NULL), 0);
  assert_int_equal(shlo_module_replica_count(NULL), 0);
  assert_int_equal(shlo_module_function_count(NULL), 0);
  assert_int_equal(shlo_module_op_count(NULL), 0);
  assert_null(shlo_module_op_name(NULL, 0, NULL));
  assert_int_equal(shlo_module_op_occurrences(NULL, 0), 0);
  assert_int_equal(shlo_module_constant_count(NULL), 0);
  assert_null(shlo_module_constant_type_text(NULL, 0, NULL));
  assert_int_equal(shlo_module_constant_bytes(NULL, 0), 0);
  assert_null(shlo_module_constant_function(NULL, 0, NULL));
  assert_null(shlo_function_name(NULL, NULL));
  assert_int_equal(shlo_function_is_public(NULL), 0);
  assert_int_equal(shlo_function_argument_count(NULL), 0);
  assert_int_equal(shlo_function_result_count(NULL), 0);
  assert_int_equal(shlo_function_argument_element_type(NULL, 0), SHLO_TYPE_NONE);
  shlo_function_destroy(NULL);
  shlo_module_destroy(NULL);

  shlo_module *module = parse(add_program); /* without a name, partitions, replicas */
  assert_string_equal(shlo_module_name(module, NULL), "");
  assert_int_equal(shlo_module_partition_count(module), 1);
  assert_int_equal(shlo_module_replica_count(module), 1);
  shlo_module_destroy(module);
}

static void unverified_modules_lack_what_they_must_have(void **state) {
  (void)state;
  static const struct {
    const char *text, *missing, *name;
    size_t arguments;
  } programs[] = {
      {"\"func.func\"() <{function_type = (i1) -> i1}> ({ ^bb0(%a: i1): \"func.return\"() : () -> () }) : () -> ()\n",
       "sym_name", "", 1},
      {"\"func.func\"() <{sym_name = \"f\"}> ({ \"func.return\"() : () -> () }) : () -> ()\n", "function_type", "f", 0},
      {"\"func.func\"() <{sym_name = \"f\", function_type = i1}> ({ \"func.return\"() : () -> () }) : () -> ()\n",
       "function_type", "f", 0},
      {"\"func.func\"() <{sym_name = \"f\", function_type = (i1) -> i1, arg_attrs = [], res_attrs = [7], "
       "sym_visibility = \"any\"}> ({ ^bb0(%a: i1): \"func.return\"(%a) : (i1) -> () }) : () -> ()\n",
       "", "f", 1},
      {"func.func @f() { %0 = \"stablehlo.constant\"() : () -> tensor<2xi32> return }\n", "value", "f", 0},
      {"func.func @f() { %0 = \"func.constant\"() : () -> (() -> ()) return }\n", "value", "f", 0},
  };
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i) {
    const char *text = programs[i].text;
    fails(SHLO_INVALID_PROGRAM, programs[i].missing, parse_with(text, NULL, &error));
    shlo_module *module = NULL;
    ok(shlo_module_parse(text, strlen(text), options, &module, &error));
    shlo_function *function = NULL;
    ok(shlo_module_function_at(module, 0, &function, &error));
    assert_string_equal(shlo_function_name(function, NULL), programs[i].name);
    assert_int_equal(shlo_function_argument_count(function), programs[i].arguments);
    shlo_function_destroy(function);
    shlo_buffer *bytes = NULL;
    ok(shlo_module_print(module, NULL, &bytes, &error));
    shlo_buffer_destroy(bytes);
    shlo_module *stripped = NULL;
    ok(shlo_module_apply_other_dialects(module, SHLO_OTHER_DIALECTS_STRIP, NULL, &stripped, &error));
    shlo_module_destroy(stripped);
    shlo_module_destroy(module);
  }
  /* A module without a body is invalid everywhere. */
  static const char *const bodies[] = {"\"builtin.module\"() ({}) : () -> ()",
                                       "\"builtin.module\"() ({ ^bb0(%a: i1): }) : () -> ()"};
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; ++i) {
    fails(SHLO_MALFORMED, "one block", parse_with(bodies[i], NULL, &error));
    fails(SHLO_MALFORMED, "one block", parse_with(bodies[i], options, &error));
  }
  shlo_parse_options_destroy(options);
}

/* --- Threads ---------------------------------------------------------------------------------- */

static void *use_module(void *argument) {
  const shlo_module *module = argument;
  for (int i = 0; i < 50; ++i) {
    shlo_buffer *text = NULL;
    if (shlo_module_print(module, NULL, &text, NULL) || shlo_module_verify(module, NULL) ||
        shlo_module_op_count(module) != 5 || !strstr(shlo_buffer_data(text), "stablehlo.negate"))
      return argument;
    shlo_buffer_destroy(text);
  }
  return NULL;
}

static void threads_share_a_module(void **state) {
  (void)state;
  shlo_module *module = parse(two_functions);
  pthread_t threads[4];
  for (size_t i = 0; i < 4; ++i)
    assert_int_equal(pthread_create(&threads[i], NULL, use_module, module), 0);
  for (size_t i = 0; i < 4; ++i) {
    void *failed = NULL;
    pthread_join(threads[i], &failed);
    assert_null(failed);
  }
  shlo_module_destroy(module);
}

/* The forms of a range that MLIR's language reference gives: a range within a line names the line once. */
static void ranges_of_locations_are_kept(void **state) {
  (void)state;
  static const char *const ranges[] = {"\"f\":3:5 to 7:5)", "\"f\":3:5 to 7:9)", "\"f\":3:5 to :9)", "\"f\":3:5)"};
  shlo_print_options *options = NULL;
  ok(shlo_print_options_create(&options, &error));
  ok(shlo_print_options_set_locations(options, 1, &error));
  for (size_t i = 0; i < sizeof ranges / sizeof *ranges; ++i) {
    char text[128];
    snprintf(text, sizeof text, "func.func @main() {\n  return loc(%s\n}\n", ranges[i]);
    shlo_module *module = parse(text);
    shlo_buffer *printed = NULL;
    ok(shlo_module_print(module, options, &printed, &error));
    for (size_t k = 0; k < sizeof ranges / sizeof *ranges; ++k)
      assert_int_equal(strstr(shlo_buffer_data(printed), ranges[k]) != NULL, k == i);
    shlo_buffer_destroy(printed);
    shlo_module_destroy(module);
  }
  shlo_print_options_destroy(options);
}

/* Without aliases a location stands where it is used. */
static void aliases_can_be_left_out(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main() {\n  return loc(\"here\"(\"f\":3:5))\n}\n");
  shlo_print_options *options = NULL;
  ok(shlo_print_options_create(&options, &error));
  ok(shlo_print_options_set_locations(options, 1, &error));
  for (int32_t aliases = 0; aliases < 2; ++aliases) {
    shlo_buffer *printed = NULL;
    ok(shlo_print_options_set_aliases(options, aliases, &error));
    ok(shlo_module_print(module, options, &printed, &error));
    const char *text = shlo_buffer_data(printed);
    assert_int_equal(strstr(text, "return loc(\"here\"(\"f\":3:5))\n") != NULL, !aliases);
    assert_int_equal(strstr(text, "#loc") != NULL, aliases);
    shlo_buffer_destroy(printed);
  }
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_print_options_set_aliases(NULL, 1, &error));
  shlo_print_options_destroy(options);
  shlo_module_destroy(module);
}

/* Hexadecimal truth values: eight in a byte, the first in its lowest bit. */
static void packed_truth_values_are_no_splat(void **state) {
  (void)state;
  static const struct {
    const char *hex, *type, *list;
  } cases[] = {
      {"0x05", "tensor<7xi1>", "[true, false, true, false, false, false, false]"},
      {"0x05", "tensor<8xi1>", "[true, false, true, false, false, false, false, false]"},
      {"0x0501", "tensor<9xi1>", "[true, false, true, false, false, false, false, false, true]"},
      {"0xFF", "tensor<9xi1>", "true"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    char text[256], list[128];
    snprintf(text, sizeof text,
             "func.func @main() -> %s {\n  %%0 = stablehlo.constant dense<\"%s\"> : %s\n  return %%0 : %s\n}\n",
             cases[i].type, cases[i].hex, cases[i].type, cases[i].type);
    snprintf(list, sizeof list, "dense<%s> : %s", cases[i].list, cases[i].type);
    shlo_module *module = parse(text);
    shlo_buffer *printed = NULL;
    ok(shlo_module_print(module, NULL, &printed, &error));
    assert_non_null(strstr(shlo_buffer_data(printed), list));
    shlo_buffer_destroy(printed);
    shlo_module_destroy(module);
  }
}

/* Scales that the expressed type has, and a window over an empty dimension: only its padding counts. */
static void valid_edges_are_accepted(void **state) {
  (void)state;
  shlo_module_destroy(parse("func.func @f(%x: tensor<!quant.uniform<i8:f32, 1.0e-40>>) {\n  return\n}\n"));
  shlo_module_destroy(parse("func.func @f(%x: tensor<!quant.uniform<i8:f16, 1.0e-5>>) {\n  return\n}\n"));
  shlo_module_destroy(parse("func.func @f(%x: tensor<0xf32>, %i: tensor<f32>) -> tensor<4xf32> {\n"
                            "  %0 = \"stablehlo.reduce_window\"(%x, %i) <{window_dimensions = array<i64: 1>, "
                            "base_dilations = array<i64: 3>,\n"
                            "    padding = dense<[[4, 0]]> : tensor<1x2xi64>}> ({\n"
                            "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
                            "    %1 = stablehlo.add %a, %b : tensor<f32>\n"
                            "    stablehlo.return %1 : tensor<f32>\n"
                            "  }) : (tensor<0xf32>, tensor<f32>) -> tensor<4xf32>\n"
                            "  return %0 : tensor<4xf32>\n}\n"));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(text_is_parsed_by_its_length),
      cmocka_unit_test(bad_text_is_refused),
      cmocka_unit_test(all_errors_of_a_text_are_reported),
      cmocka_unit_test(functions_may_end_with_a_return_of_the_opset),
      cmocka_unit_test(text_of_mhlo_is_parsed_if_asked),
      cmocka_unit_test(verification_can_wait),
      cmocka_unit_test(verification_is_done_once),
      cmocka_unit_test(parsing_has_limits),
      cmocka_unit_test(deep_nesting_is_an_error),
      cmocka_unit_test(expanded_sizes_are_counted),
      cmocka_unit_test(what_expanded_attributes_hold_is_counted),
      cmocka_unit_test(both_forms_are_read_again),
      cmocka_unit_test(unverified_modules_print_as_text_that_parses),
      cmocka_unit_test(locations_and_elements_are_options),
      cmocka_unit_test(ranges_of_locations_are_kept),
      cmocka_unit_test(aliases_can_be_left_out),
      cmocka_unit_test(packed_truth_values_are_no_splat),
      cmocka_unit_test(valid_edges_are_accepted),
      cmocka_unit_test(setters_need_options),
      cmocka_unit_test(a_module_knows_its_functions),
      cmocka_unit_test(the_main_function_is_found),
      cmocka_unit_test(ops_and_constants_are_counted),
      cmocka_unit_test(null_modules_have_no_facts),
      cmocka_unit_test(unverified_modules_lack_what_they_must_have),
      cmocka_unit_test(threads_share_a_module),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
