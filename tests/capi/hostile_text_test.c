/* Text that MLIR's parser would not survive, and texts of the same kind that can be read.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* Without verification, so that only the text counts. */
static shlo_status parse_text(const char *text, shlo_module **module, shlo_error **error) {
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  shlo_status status = shlo_module_parse(text, strlen(text), options, module, error);
  shlo_parse_options_destroy(options);
  return status;
}

static void refused(shlo_status code, const char *message, const char *text) {
  shlo_module *module = NULL;
  fails(code, message, parse_text(text, &module, &error));
  assert_null(module);
}

static void accepted(const char *text) {
  shlo_module *module = NULL;
  ok(parse_text(text, &module, &error));
  shlo_module_destroy(module);
}

/* before, `count` times `part`, after. The text lasts until the next call. */
static const char *repeated(const char *before, const char *part, size_t count, const char *after) {
  static char *text;
  free(text);
  text = malloc(strlen(before) + count * strlen(part) + strlen(after) + 1);
  char *end = text + sprintf(text, "%s", before);
  for (size_t i = 0; i < count; ++i)
    end += sprintf(end, "%s", part);
  sprintf(end, "%s", after);
  return text;
}

/* Definitions of `count` aliases. `next` has one "%d" for its own number, and `mentions` for that of the previous. The
 * text lasts until the next call. */
static const char *aliases(const char *first, const char *next, int mentions, int count, const char *after) {
  static char *text;
  free(text);
  text = malloc(strlen(first) + (size_t)count * (strlen(next) + 32) + strlen(after) + 64);
  char *end = text + sprintf(text, "%s\n", first);
  for (int i = 1; i < count; ++i)
    end += mentions == 1 ? sprintf(end, next, i, i - 1) : sprintf(end, next, i, i - 1, i - 1);
  sprintf(end, after, count - 1);
  return text;
}

/* MLIR prints the type in its message. */
#define USED "func.func @f(%%a: !t-%d) {\n  \"foo.x\"(%%a) : (i1) -> ()\n  return\n}\n"

static void names_of_aliases_may_have_dashes(void **state) {
  (void)state;
  const char *first = "!t-0 = tuple<i1>", *one = "!t-%d = tuple<!t-%d>\n", *two = "!t-%d = tuple<!t-%d, !t-%d>\n";
  refused(SHLO_LIMIT, "levels deep", aliases(first, one, 1, 100000, USED));
  refused(SHLO_LIMIT, "expanded", aliases(first, two, 2, 40, USED));
  refused(SHLO_MALFORMED, "is used as", aliases(first, two, 2, 4, USED));
  accepted(aliases(first, two, 2, 4, "func.func private @f(!t-%d)\n"));
  /* The dash before '>' is a part of the name, so the bracket closes. */
  const char *arrow = "!t- = i1\n!u = tuple<!t->\n!t-0 = tuple<i1>";
  refused(SHLO_LIMIT, "expanded", aliases(arrow, two, 2, 40, USED));
  accepted(aliases(arrow, two, 2, 4, "func.func private @f(!t-%d, !u)\n"));
}

static void the_last_alias_counts_too(void **state) {
  (void)state;
  /* The message shows a type with many parts, each of which is the last alias. */
  const char *first = "!t-0 = tuple<i1, i1>", *two = "!t-%d = tuple<!t-%d, !t-%d>\n";
  char after[65536], *end = after;
  end += sprintf(end, "func.func @f(%%%%a: tuple<!t-15");
  for (int i = 0; i < 5000; ++i)
    end += sprintf(end, ", !t-15");
  sprintf(end, ">) {\n  \"foo.x\"(%%%%a) : (i1) -> ()\n  return\n}\n");
  refused(SHLO_LIMIT, "expanded", aliases(first, two, 2, 16, after));
  refused(SHLO_MALFORMED, "is used as", aliases(first, two, 2, 10, USED));
  /* A long program is no part of the alias before it. */
  accepted(repeated("!t = tuple<i1>\nmodule {\n", "\"foo.x\"() : () -> ()\n", 150000, "}\n"));
  accepted(repeated("#t = dense<1> : tensor<4xi32>\nmodule attributes {x.y = [", "#t, ", 10, "1]} {}"));
  accepted("!t = (i32) -> i32\n!u = () -> (!t, !t)\n#v = -1 : i32\n#w = \"s\"\n#x = @a::@b\n#y = 1.0 : f32\n"
           "#z = #foo<a> : i32\n\"foo.x\"() {a = #v, b = !u, c = #w, d = #x, e = #y, f = #z} : () -> ()");
}

static void names_that_start_with_digits_are_numbers(void **state) {
  (void)state;
  const char *next = "#%d = loc(callsite(#%dat #%d))\n", *module = "module {\n} loc(#%d)\n";
  refused(SHLO_LIMIT, "expanded", aliases("#0 = loc(\"x\")", next, 2, 40, module));
  accepted(aliases("#0 = loc(\"x\")", next, 2, 10, module));
}

static void comments_hide_no_aliases(void **state) {
  (void)state;
  const char *first = "!t-0 // comment\n= tuple<i1>", *two = "!t-%d // comment\n= tuple<!t-%d, !t-%d>\n";
  refused(SHLO_LIMIT, "expanded", aliases(first, two, 2, 40, USED));
  accepted(aliases(first, two, 2, 4, "func.func private @f(!t-%d)\n"));
}

static void comments_end_at_each_kind_of_line_end(void **state) {
  (void)state;
  refused(SHLO_LIMIT, "levels deep", repeated("// comment\rmodule attributes {x.y = ", "[", 100000, "} {}"));
  accepted(repeated("// comment\rmodule attributes {x.y = 1} {} // ", "[", 1000, "\r"));
}

static void affine_maps_have_few_operators(void **state) {
  (void)state;
  const char *before = "module attributes {x.y = affine_map<(affine_map, affine_set, d) -> (";
  refused(SHLO_LIMIT, "operators", repeated(before, "-", 100000, "d)>} {}"));
  refused(SHLO_LIMIT, "operators", repeated(before, "d mod 2 + ", 100000, "d)>} {}"));
  refused(SHLO_LIMIT, "operators", repeated(before, "(1mod 2) + ", 100000, "d)>} {}"));
  refused(SHLO_LIMIT, "operators",
          repeated("module attributes {x.y = affine_map // c\n <(d) -> (", "-", 100000, "d)>} {}"));
  accepted(repeated(before, "d mod 2 + ", 100, "d)>} {}"));
  /* Only a map has operators: these are numbers in a list after a name. */
  accepted(repeated("module attributes {affine_map = [", "-1, ", 1000, "0]} {}"));
}

static void bodies_of_dialects_are_text(void **state) {
  (void)state;
  /* What looks like a comment is none within the text of an unknown dialect. */
  refused(SHLO_LIMIT, "levels deep",
          repeated("module attributes {x.y = #foo<http://bar>, x.z = ", "[", 100000, "} {}"));
  accepted(repeated("module attributes {x.y = #foo<http://bar>, x.z = ", "[", 100, "1]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]"
                    "]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]} {}"));
  refused(SHLO_LIMIT, "levels deep", repeated("func.func private @f(", "tuple<!foo<=>, ", 100000, "i1)\n"));
  refused(SHLO_LIMIT, "levels deep", repeated("func.func private @f(", "tuple<!foo<%a->>, ", 100000, "i1)\n"));
  accepted(repeated("func.func private @f(", "tuple<!foo<=>>, ", 1000, "i1)\n"));
  /* A known dialect reads its text with comments. */
  accepted("module attributes {x.y = #sdy.sharding<@m, // <comment>\n [{}]>} {}");
  accepted("module attributes {x.y = #sdy.sharding<@m, //>\n [{}]>} {}");
  refused(SHLO_MALFORMED, "expected ',' or '}'", "module attributes {x.y = !stablehlo.token<//>\n} {}");
  refused(SHLO_MALFORMED, "do not match", "module attributes {x.y = #foo<(>} {}");
}

/* --- Long parts that are shared ---------------------------------------------------------------- */

/* Definitions #a1 to #aN, each a list of the previous one twice, after #a0: a string of that length. */
static char *doubled(size_t length, int count, const char *after) {
  char *text = malloc(length + (size_t)count * 64 + strlen(after) + 64), *end = text;
  end += sprintf(end, "#a0 = \"");
  memset(end, 'A', length);
  end += length;
  end += sprintf(end, "\"\n");
  for (int i = 1; i <= count; ++i)
    end += sprintf(end, "#a%d = [#a%d, #a%d]\n", i, i - 1, i - 1);
  sprintf(end, after, count);
  return text;
}

static void long_strings_are_not_shared_without_end(void **state) {
  (void)state;
  const char *after = "func.func private @f(i32 {x.y = #a%d})\n";
  char *large = doubled((size_t)1 << 20, 16, after), *small = doubled((size_t)1 << 20, 3, after);
  char *single = doubled((size_t)20 << 20, 0, after);
  refused(SHLO_LIMIT, "expand", large);
  accepted(small);
  /* One string may be long. */
  accepted(single);
  free(large);
  free(small);
  free(single);
}

/* Many functions share one type: beyond 256 MiB, texts are dots. */
static void texts_of_functions_have_a_limit(void **state) {
  (void)state;
  enum { FUNCTIONS = 300, MEMBERS = 40000 };
  for (int many = 0; many < 2; ++many) {
    size_t functions = many ? FUNCTIONS : 2;
    char *text = malloc(MEMBERS * 28 + functions * 40 + 64), *end = text;
    end += sprintf(end, "!t = tuple<i1");
    for (int i = 0; i < MEMBERS; ++i)
      end += sprintf(end, ", tensor<1x1x1x1x1x1xf32>");
    end += sprintf(end, ">\n");
    for (size_t i = 0; i < functions; ++i)
      end += sprintf(end, "func.func private @f%zu(!t)\n", i);
    shlo_module *module = NULL;
    ok(parse_text(text, &module, &error));
    assert_int_equal(shlo_module_function_count(module), functions);
    size_t total = 0;
    for (size_t i = 0; i < functions; ++i) {
      char name[16];
      shlo_function *function = NULL;
      ok(shlo_module_function(module, name, (size_t)snprintf(name, sizeof name, "f%zu", i), &function, &error));
      size_t length = 0;
      const char *type = shlo_function_argument_type_text(function, 0, &length);
      total += length;
      if (i == 0)
        assert_true(length > MEMBERS * 21);
      if (i == functions - 1 && many)
        assert_string_equal(type, "...");
      else if (i == functions - 1)
        assert_true(length > MEMBERS * 21);
      shlo_function_destroy(function);
    }
    assert_true(total < (size_t)1 << 28);
    shlo_module_destroy(module);
    free(text);
  }
}

/* --- Texts that print -------------------------------------------------------------------------- */

/* Prints the program, and expects that the text is read again; the caller destroys it. */
static shlo_buffer *printed(const char *text) {
  shlo_module *module = NULL;
  ok(parse_text(text, &module, &error));
  shlo_buffer *first = NULL;
  ok(shlo_module_print(module, NULL, &first, &error));
  shlo_module_destroy(module);
  accepted(shlo_buffer_data(first));
  return first;
}

static void expect_printed(const char *text, const char *part, const char *absent) {
  shlo_buffer *buffer = printed(text);
  if (!strstr(shlo_buffer_data(buffer), part))
    fail_msg("no '%s' in: %s", part, shlo_buffer_data(buffer));
  if (absent && strstr(shlo_buffer_data(buffer), absent))
    fail_msg("'%s' in: %s", absent, shlo_buffer_data(buffer));
  shlo_buffer_destroy(buffer);
}

static void padding_is_printed_per_dimension(void **state) {
  (void)state;
  const char *format =
      "func.func @f(%%a: tensor<1x8x8x1xf32>, %%b: tensor<3x3x1x1xf32>) -> tensor<1x6x6x1xf32> {\n"
      "  %%0 = \"stablehlo.convolution\"(%%a, %%b) <{batch_group_count = 1 : i64, feature_group_count = 1 : i64,\n"
      "    dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>,\n"
      "    padding = dense<0> : tensor<%sx2xi64>}>\n"
      "    : (tensor<1x8x8x1xf32>, tensor<3x3x1x1xf32>) -> tensor<1x6x6x1xf32>\n"
      "  return %%0 : tensor<1x6x6x1xf32>\n}\n";
  char text[1024];
  snprintf(text, sizeof text, format, "2251799813685248");
  expect_printed(text, "tensor<2251799813685248x2xi64>", "pad = ");
  snprintf(text, sizeof text, format, "2");
  expect_printed(text, "pad = [[0, 0], [0, 0]]", "padding");
}

static void empty_names_are_read_again(void **state) {
  (void)state;
  const char *format = "func.func @f() {\n  \"stablehlo.custom_call\"() <{call_target_name = \"%s\"}> : () -> ()\n"
                       "  return\n}\n";
  char text[1024];
  snprintf(text, sizeof text, format, "");
  expect_printed(text, "custom_call @\"\"()", "INVALID");
  expect_printed("module attributes {x.y = @\"\", x.z = @a::@\"\"} {}", "x.y = @\"\", x.z = @a::@\"\"", "INVALID");
  snprintf(text, sizeof text, format, "g");
  expect_printed(text, "custom_call @g()", "call_target_name");
}

static void unreduced_axes_keep_their_reduction(void **state) {
  (void)state;
  expect_printed("module attributes {x.y = #sdy.sharding<@m, [], unreduced=max{}>} {}", "unreduced=max{}", NULL);
  expect_printed("module attributes {x.y = #sdy.sharding<@m, [], unreduced=min{\"x\"}>} {}", "unreduced=min{\"x\"}",
                 NULL);
  expect_printed("module attributes {x.y = #sdy.sharding<@m, []>} {}", "#sdy.sharding<@m, []>", "unreduced");
  /* This is no sharding: its text is kept. */
  expect_printed("module attributes {x.y = #sdy.sharding<@m, [], unreduced=sum max{\"x\"}>} {}",
                 "unreduced=sum max{\"x\"}", NULL);
}

/* --- Numbers and uses ------------------------------------------------------------------------------------------- */

/* Each of these made MLIR's parser read or write where it must not, or take gigabytes. */
static void short_texts_do_no_harm(void **state) {
  (void)state;
  static const struct {
    const char *text, *message;
  } texts[] = {
      {"module attributes {a.b = array<index>} {}", "integer or float type of whole bytes"},
      {"module attributes {a.b = array<index: 1>} {}", "integer or float type of whole bytes"},
      {"module attributes {a.b = array<tuple<>>} {}", "integer or float type of whole bytes"},
      {"module attributes {a.b = !quant.uniform<!quant.uniform<i8:f32, 1.0:0>:f32:{0:1}, {1.0}>} {}", "integer type"},
      {"module attributes {a.a = distinct[0]<1>, a.b = distinct[18446744073709551615]<2>} {}", "is too large"},
      {"module attributes {a.a = distinct[18446744073709551614]<2>} {}", "is too large"},
      {"module attributes {a.a = distinct[18446744073709551616]<2>} {}", "does not fit 64 bits"},
      {"func.func @f(%a: i32) { \"a.b\"(%0#4294967295) : (i32) -> ()\n %0 = \"a.c\"() : () -> i32\n return }",
       "'%0' is not defined"},
      {"func.func @f(%a: i32) { \"a.b\"(%0#4294967296) : (i32) -> ()\n return }", "number of a result"},
      {"func.func @f() { \"a.b\"(%0#100000000) : (i32) -> ()\n return }", "'%0' is not defined"},
      {"func.func @f() { %0:4294967295 = \"a.b\"() : () -> i32\n return }", "4294967295 are named"},
      {"func.func @f() { %0:0 = \"a.b\"() : () -> ()\n return }", "at least 1"},
      {"func.func @f(%a: i32) { \"a.b\"(%a#1) : (i32) -> ()\n return }", "has 1 results, number 1 is used"},
      {"func.func @f() {\n  \"a.b\"(%c) : (i32) -> ()\n  \"a.c\"() ({\n    %c = \"a.d\"() : () -> i32\n  }) : () -> ()\n"
       "  return\n}",
       "'%c' is not defined"},
      {"func.func @f(i32) {\n  return\n}\nfunc.func @g(%a) { return }", "expected ':'"},
      {"module attributes {a.b = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xf32>} {}", "expected a number"},
      {"module {} loc(#l)", "'#l' is not defined"},
      {"module {} loc(#l)\n#l = 1 : i32", "expected a location"},
      {"\"a.b\"()[^x] : () -> ()", "successor blocks"},
      {"func.func @f() {\n^a:\n  return\n^b:\n  return\n}", "several blocks"},
      {"\"\"() : () -> ()", "name of the op is empty"},
      {"module attributes {a = \"\\0\"} {}", "escape"},
      {"module attributes {a = \"", "escape"},
      {"module attributes {a.b = 1, a.b = 2} {}", "occurs twice"},
      {"#a = #a\nmodule {}", "'#a' is not defined"},
      {"!a = tuple<!a>\nmodule {}", "'!a' is not defined"},
      {"#a = 1 : i32\n#a = 2 : i32\nmodule {}", "defined twice"},
      {"{-# dialect_resources: {builtin: {a: \"0x03000000\"}} #-}", ""},
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    shlo_module *module = NULL;
    shlo_error *found = NULL;
    shlo_status status = parse_text(texts[i].text, &module, &found);
    if (status != SHLO_MALFORMED && status != SHLO_UNSUPPORTED)
      fail_msg("%s: status %d", texts[i].text, status);
    if (!strstr(shlo_error_message(found, NULL), texts[i].message))
      fail_msg("%s: no '%s' in: %s", texts[i].text, texts[i].message, shlo_error_message(found, NULL));
    assert_null(module);
    shlo_error_destroy(found);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(names_of_aliases_may_have_dashes),
      cmocka_unit_test(the_last_alias_counts_too),
      cmocka_unit_test(names_that_start_with_digits_are_numbers),
      cmocka_unit_test(comments_hide_no_aliases),
      cmocka_unit_test(comments_end_at_each_kind_of_line_end),
      cmocka_unit_test(affine_maps_have_few_operators),
      cmocka_unit_test(bodies_of_dialects_are_text),
      cmocka_unit_test(long_strings_are_not_shared_without_end),
      cmocka_unit_test(texts_of_functions_have_a_limit),
      cmocka_unit_test(padding_is_printed_per_dimension),
      cmocka_unit_test(empty_names_are_read_again),
      cmocka_unit_test(unreduced_axes_keep_their_reduction),
      cmocka_unit_test(short_texts_do_no_harm),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
