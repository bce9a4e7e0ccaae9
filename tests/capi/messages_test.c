/* Messages: source lines of findings, errors as text for people, lists and names in them.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* The error of a text that cannot be parsed, or breaks a rule. */
static shlo_error *error_of(const char *text, const char *file) {
  shlo_parse_options *options = NULL;
  shlo_module *module = NULL;
  shlo_error *subject = NULL;
  ok(shlo_parse_options_create(&options, &error));
  if (file)
    ok(shlo_parse_options_set_file_name(options, file, strlen(file), &error));
  assert_int_not_equal(shlo_module_parse(text, strlen(text), options, &module, &subject), SHLO_OK);
  shlo_parse_options_destroy(options);
  assert_true(shlo_error_diagnostic_count(subject) >= 1);
  return subject;
}

static shlo_buffer *rendered(const shlo_error *subject, int32_t colour) {
  shlo_buffer *text = NULL;
  ok(shlo_error_render(subject, colour, &text, &error));
  assert_int_equal(strlen(shlo_buffer_data(text)), shlo_buffer_size(text));
  return text;
}

/* The lines around the op, each with its end; the op is refused. */
static const char refused_op[] = "  %0 = \"stablehlo.abs\"(%a) : (tensor<2xf32>) -> tensor<3xf32>";

static void expect_line(const char *text, uint32_t line, uint32_t column, const char *expected) {
  size_t length = 99;
  shlo_error *subject = error_of(text, NULL);
  const shlo_diagnostic *finding = shlo_error_diagnostic(subject, 0);
  assert_int_equal(shlo_diagnostic_line(finding), line);
  assert_int_equal(shlo_diagnostic_column(finding), column);
  assert_string_equal(shlo_diagnostic_source_line(finding, &length), expected);
  assert_int_equal(length, strlen(expected));
  shlo_error_destroy(subject);
}

static void source_lines_have_no_ends(void **state) {
  (void)state;
  static const char *const ends[] = {"\n", "\r\n"};
  char text[1024];
  for (int mask = 0; mask < 16; ++mask) { /* each line with each end */
    const char *end[4];
    for (int i = 0; i < 4; ++i)
      end[i] = ends[mask >> i & 1];
    snprintf(text, sizeof text, "func.func @f(%%a: tensor<2xf32>) {%s%s%s  return%s}%s", end[0], refused_op, end[1],
             end[2], end[3]);
    expect_line(text, 2, 8, refused_op);
    /* In the first line, and in the last one with and without an end. */
    snprintf(text, sizeof text, "func.func @f(%%a: tensor<2xf32>) {%s%s%s}", refused_op + 1, " return ", end[0]);
    char first[1024];
    snprintf(first, sizeof first, "func.func @f(%%a: tensor<2xf32>) {%s return ", refused_op + 1);
    expect_line(text, 1, 40, first);
    snprintf(text, sizeof text, "module {%s%s%sfunc.func @f(%%a: tensor<2xf32>) {%s return }}", end[0], end[1], end[2],
             refused_op + 1);
    char last[1024];
    snprintf(last, sizeof last, "func.func @f(%%a: tensor<2xf32>) {%s return }}", refused_op + 1);
    expect_line(text, 4, 40, last);
    snprintf(text, sizeof text, "module {%s%s%sfunc.func @f(%%a: tensor<2xf32>) {%s return }}%s", end[0], end[1],
             end[2], refused_op + 1, end[3]);
    expect_line(text, 4, 40, last);
  }
  /* One carriage return is the end of a line, others are part of it. */
  snprintf(text, sizeof text, "func.func @f(%%a: tensor<2xf32>) {\n%s \r\r\n return }", refused_op);
  char two[1024];
  snprintf(two, sizeof two, "%s \r", refused_op);
  expect_line(text, 2, 8, two);
}

/* Errors of syntax and of limits, too. What is missing at the end of a line is reported there. */
static void source_lines_of_the_parser_have_no_ends(void **state) {
  (void)state;
  expect_line("func.func @f() {\r\n  %0 = ]\r\n  return\r\n}", 2, 8, "  %0 = ]");
  expect_line("func.func @f() {\n  %0 =\n  ]", 2, 7, "  %0 =");
  expect_line("func.func @f() {\n  %0 = ]", 2, 8, "  %0 = ]");
  char deep[512] = "module attributes {\r\n", line[512] = "x.y = ";
  memset(line + strlen(line), '[', 300);
  strcat(deep, line);
  strcat(deep, "\r\n}");
  shlo_error *subject = error_of(deep, NULL);
  assert_int_equal(shlo_error_code(subject), SHLO_LIMIT);
  const shlo_diagnostic *finding = shlo_error_diagnostic(subject, 0);
  assert_int_equal(shlo_diagnostic_line(finding), 2);
  assert_string_equal(shlo_diagnostic_source_line(finding, NULL), line);
  shlo_error_destroy(subject);
}

/* Types and attributes by themselves: errors of syntax and of limits. */
static void source_lines_of_types_and_attributes(void **state) {
  (void)state;
  static const char *const wrong[] = {"tuple<]", "[x"};
  static const char *const open[] = {"tuple<", "["};
  shlo_builder *builder = NULL;
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  for (int is_attribute = 0; is_attribute < 2; ++is_attribute)
    for (int is_deep = 0; is_deep < 2; ++is_deep) {
      char text[4096] = "\n";
      strcat(text, is_deep ? "" : wrong[is_attribute]);
      for (int i = 0; is_deep && i < 300; ++i)
        strcat(text, open[is_attribute]);
      const shlo_type *type = NULL;
      const shlo_attribute *attribute = NULL;
      shlo_error *subject = NULL;
      const shlo_status status = is_attribute
                                     ? shlo_builder_parse_attribute(builder, text, strlen(text), &attribute, &subject)
                                     : shlo_builder_parse_type(builder, text, strlen(text), &type, &subject);
      assert_int_equal(status, is_deep ? SHLO_LIMIT : SHLO_MALFORMED);
      const shlo_diagnostic *finding = shlo_error_diagnostic(subject, 0);
      assert_int_equal(shlo_diagnostic_line(finding), 2);
      assert_string_equal(shlo_diagnostic_source_line(finding, NULL), text + 1);
      shlo_error_destroy(subject);
    }
  shlo_builder_destroy(builder);
}

static void source_lines_have_at_most_64_kib(void **state) {
  (void)state;
  enum { MOST = 1 << 16, AROUND = 40 };
  static char line[MOST + 100], text[MOST + 200];
  static const struct {
    const char *op;
    uint32_t column;
  } lines[] = {{refused_op, 8}, {"  %0 = ]", 8}};
  for (size_t i = 0; i < 2; ++i)
    for (size_t length = MOST - AROUND; length < MOST + AROUND; ++length) {
      memset(line, ' ', length);
      line[length] = 0;
      memcpy(line, lines[i].op, strlen(lines[i].op));
      snprintf(text, sizeof text, "func.func @f(%%a: tensor<2xf32>) {\n%s\n  return }", line);
      line[length < MOST ? length : MOST] = 0;
      expect_line(text, 2, lines[i].column, line);
    }
}

/* --- Rendering ---------------------------------------------------------------------------------------------------- */

static void an_error_is_rendered_exactly(void **state) {
  (void)state;
  char text[512], plain[1024], coloured[1024];
  snprintf(text, sizeof text, "func.func @f(%%a: tensor<2xf32>) {\n%s\n  return\n}\n", refused_op);
  shlo_error *subject = error_of(text, "a.mlir");
  const shlo_diagnostic *finding = shlo_error_diagnostic(subject, 0);
  const char *message = shlo_diagnostic_message(finding, NULL);
  assert_string_equal(shlo_diagnostic_constraint(finding, NULL), "abs_c1");
  assert_null(strstr(message, "abs_c1"));
  snprintf(plain, sizeof plain, "a.mlir:2:8: error: %s [abs_c1]\n  %s\n         ^\n", message, refused_op);
  shlo_buffer *found = rendered(subject, 0);
  assert_string_equal(shlo_buffer_data(found), plain);
  shlo_buffer_destroy(found);
  snprintf(coloured, sizeof coloured,
           "\x1b[1ma.mlir:2:8: \x1b[0m\x1b[1;31merror: \x1b[0m\x1b[1m%s [abs_c1]\x1b[0m\n  %s\n         "
           "\x1b[1;32m^\x1b[0m\n",
           message, refused_op);
  found = rendered(subject, 1);
  assert_string_equal(shlo_buffer_data(found), coloured);
  shlo_buffer_destroy(found);
  shlo_error_destroy(subject);

  /* Without findings there is only the message. */
  subject = NULL;
  assert_int_equal(shlo_module_verify(NULL, &subject), SHLO_INVALID_ARGUMENT);
  found = rendered(subject, 0);
  assert_string_equal(shlo_buffer_data(found), "error: module is NULL\n");
  shlo_buffer_destroy(found);
  found = rendered(subject, 1);
  assert_string_equal(shlo_buffer_data(found), "\x1b[1;31merror: \x1b[0m\x1b[1mmodule is NULL\x1b[0m\n");
  shlo_buffer_destroy(found);
  shlo_error_destroy(subject);

  /* A note follows its finding. */
  subject = error_of("module {\n  func.func private @f()\n  func.func private @f()\n}\n", NULL);
  assert_int_equal(shlo_diagnostic_note_count(shlo_error_diagnostic(subject, 0)), 1);
  found = rendered(subject, 0);
  const char *error_at = strstr(shlo_buffer_data(found), "-:3:3: error: "), *note_at = NULL;
  assert_non_null(error_at);
  note_at = strstr(error_at, "-:2:3: note: ");
  assert_non_null(note_at);
  assert_non_null(strstr(error_at, "\n    func.func private @f()\n    ^\n"));
  shlo_buffer_destroy(found);
  found = rendered(subject, 1);
  assert_non_null(strstr(shlo_buffer_data(found), "\x1b[1;36mnote: \x1b[0m"));
  shlo_buffer_destroy(found);
  shlo_error_destroy(subject);
}

/* Letters stay, control characters do not reach a terminal; tabs stay, so that the caret is below its column. */
static void text_of_programs_is_harmless(void **state) {
  (void)state;
  char text[512], expected[512];
  static const char comment[] = "// \xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80 \x1b[31m\x7f\x01\b\x1f\tx~";
  static const char visible[] = "// \xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80 ?[31m????\tx~";
  snprintf(text, sizeof text, "func.func @f(%%a: tensor<2xf32>) {\n\t%s %s\n  return\n}\n", refused_op, comment);
  snprintf(expected, sizeof expected, "\n  \t%s %s\n  \t       ^\n", refused_op, visible);
  shlo_error *subject = error_of(text, "\xc3\xa4\x1b.mlir");
  assert_string_equal(shlo_diagnostic_file(shlo_error_diagnostic(subject, 0), NULL), "\xc3\xa4\x1b.mlir");
  shlo_buffer *found = rendered(subject, 0);
  assert_non_null(strstr(shlo_buffer_data(found), expected));
  assert_int_equal(strncmp(shlo_buffer_data(found), "\xc3\xa4?.mlir:2:9: error: ", 19), 0);
  assert_null(strpbrk(shlo_buffer_data(found), "\x1b\x7f\x01\b\x1f"));
  shlo_buffer_destroy(found);
  shlo_error_destroy(subject);

  /* A letter of several bytes before the place is one column of the screen. */
  snprintf(text, sizeof text,
           "func.func @f(%%a: tensor<2xf32>) attributes {x = \"\xc3\xa9\xe2\x82\xac\"} {%s return }\n", refused_op + 1);
  subject = error_of(text, NULL);
  uint32_t column = shlo_diagnostic_column(shlo_error_diagnostic(subject, 0));
  found = rendered(subject, 0);
  const char *caret = strstr(shlo_buffer_data(found), "^\n"), *line = caret;
  assert_non_null(caret);
  while (line[-1] != '\n')
    --line;
  assert_int_equal(caret - line, 2 + (int)column - 1 - 3); /* 3 bytes continue a letter */
  shlo_buffer_destroy(found);
  shlo_error_destroy(subject);
}

/* A part of a long line is shown, with the place in it and whole letters. */
static void long_lines_are_cut(void **state) {
  (void)state;
  enum { most = 160, before = 60 };
  static const char *const letters[] = {"n", "\xc3\xa9", "\xe2\x82\xac"};
  for (size_t k = 0; k < 3; ++k)
    for (int count = 0; count <= 300; count += k ? 7 : 1) {
      char text[4096], *end = text;
      end += sprintf(end, "func.func @f(%%a: tensor<2xf32>) attributes {x = \"");
      for (int i = 0; i < count; ++i)
        end += sprintf(end, "%s", letters[k]);
      end += sprintf(end, "\"} {%s return } // ", refused_op + 1);
      for (int i = 0; i < count % 100; ++i)
        end += sprintf(end, "%s", letters[k]);
      sprintf(end, "\n");
      shlo_error *subject = error_of(text, NULL);
      const shlo_diagnostic *finding = shlo_error_diagnostic(subject, 0);
      size_t length = 0, column = shlo_diagnostic_column(finding);
      const char *source = shlo_diagnostic_source_line(finding, &length);
      shlo_buffer *found = rendered(subject, 0);
      const char *start = strchr(shlo_buffer_data(found), '\n') + 1, *stop = strchr(start, '\n');
      const char *caret = strchr(stop + 1, '^');
      assert_non_null(caret);
      int cut_before = !strncmp(start, "  ...", 5), cut_after = !strncmp(stop - 3, "...", 3);
      assert_int_equal(cut_before, length > most && column - 1 > before);
      size_t shown = (size_t)(stop - start) - (cut_before ? 5 : 2) - (cut_after ? 3 : 0);
      if (length <= most) {
        assert_int_equal(shown, length);
        assert_false(cut_after);
      } else {
        assert_in_range(shown, cut_after ? most : 1, most + 6);
      }
      /* The caret is below the op's quote: as many letters before it. */
      size_t columns = 0;
      const char *at = start;
      for (size_t n = (size_t)(caret - stop - 1); columns < n; ++columns)
        for (++at; ((unsigned char)*at & 0xC0) == 0x80; ++at)
          ;
      assert_int_equal(strncmp(at, "\"stablehlo.abs\"", 15), 0);
      /* It begins and ends with whole letters. */
      const char *part = start + (cut_before ? 5 : 2), *from = source + (column - 1) - (at - part);
      assert_memory_equal(part, from, shown);
      assert_int_not_equal((unsigned char)from[0] & 0xC0, 0x80);
      assert_int_not_equal((unsigned char)from[shown] & 0xC0, 0x80);
      shlo_buffer_destroy(found);
      shlo_error_destroy(subject);
    }
}

/* --- Lists and names in messages -----------------------------------------------------------------------------------
 */

static char *functions(int count, const char *arguments) {
  char *text = malloc((size_t)count * 64 + 8192), *end = text;
  assert_non_null(text);
  for (int i = 0; i < count; ++i)
    end += sprintf(end, "func.func @f%d(%s) { return }\n", i, arguments);
  return text;
}

static void lists_in_messages_end(void **state) {
  (void)state;
  for (int count = 15; count <= 23; ++count) {
    char *text = functions(count, ""), last[64], more[64];
    shlo_module *module = parse(text);
    shlo_function *function = UNTOUCHED(shlo_function);
    shlo_plan *plan = UNTOUCHED(shlo_plan);
    shlo_error *error = NULL;
    free(text);
    /* A module lists twenty functions. */
    assert_int_equal(shlo_module_function(module, "none", 4, &function, &error), SHLO_NOT_FOUND);
    snprintf(last, sizeof last, ", @f%d", count < 20 ? count - 1 : 19);
    snprintf(more, sizeof more, "%s, and %d more", last, count - 20);
    assert_non_null(strstr(shlo_error_message(error, NULL), last));
    assert_int_equal(strstr(shlo_error_message(error, NULL), more) != NULL, count > 20);
    assert_null(strstr(shlo_error_message(error, NULL), "@f20"));
    shlo_error_destroy(error);
    error = NULL;
    assert_int_equal(shlo_module_function_at(module, (size_t)count, &function, &error), SHLO_NOT_FOUND);
    assert_int_equal(strstr(shlo_error_message(error, NULL), more) != NULL, count > 20);
    shlo_error_destroy(error);
    error = NULL;
    /* A plan lists sixteen. */
    assert_int_equal(shlo_plan_create(module, NULL, &plan, &error), SHLO_NOT_FOUND);
    assert_non_null(strstr(shlo_error_message(error, NULL), ", f14"));
    assert_int_equal(strstr(shlo_error_message(error, NULL), ", f15") != NULL, count >= 16);
    assert_int_equal(strstr(shlo_error_message(error, NULL), ", f15, ...") != NULL, count > 16);
    assert_null(strstr(shlo_error_message(error, NULL), ", f16"));
    shlo_error_destroy(error);
    assert_ptr_equal(function, UNTOUCHED(shlo_function));
    assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
    shlo_module_destroy(module);
  }
  /* A run lists the types of sixteen inputs. */
  for (int count = 15; count <= 18; ++count) {
    char arguments[1024], *end = arguments, expected[64];
    for (int i = 0; i < count; ++i)
      end += sprintf(end, "%s%%a%d: tensor<%dxi8>", i ? ", " : "", i, i + 1);
    char *text = functions(1, arguments);
    shlo_plan *plan = plan_of(text);
    shlo_error *error = NULL;
    free(text);
    assert_int_equal(shlo_plan_run(plan, 0, NULL, 0, NULL, NULL, &error), SHLO_INVALID_ARGUMENT);
    const char *message = shlo_error_message(error, NULL);
    snprintf(expected, sizeof expected, "0 inputs given, the function has %d: tensor<1xi8>, tensor<2xi8>", count);
    assert_int_equal(strncmp(message, expected, strlen(expected)), 0);
    const char *tail = count == 15 ? ", tensor<15xi8>" : count == 16 ? ", tensor<16xi8>" : ", tensor<16xi8>, ...";
    assert_string_equal(message + strlen(message) - strlen(tail), tail);
    shlo_error_destroy(error);
    shlo_plan_destroy(plan);
  }
}

static void names_in_messages_are_short(void **state) {
  (void)state;
  enum { size = 100000 };
  char *name = malloc(size);
  assert_non_null(name);
  memset(name, 'n', size);
  memcpy(name, "a.", 2);
  shlo_builder *builder = NULL;
  const shlo_region *body = NULL;
  const shlo_attribute *attribute = NULL, *value = NULL, *dictionary = NULL;
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  ok(shlo_builder_begin_function(builder, "f", 1, SHLO_VISIBILITY_DEFAULT, 0, NULL, &body, &error));
  ok(shlo_builder_unit_attribute(builder, &value, &error));
  const char *key = name + 2;
  const size_t length = size - 2;
  ok(shlo_builder_dictionary_attribute(builder, 1, &key, &length, &value, &dictionary, &error));
  for (int i = 0; i < 6; ++i) {
    shlo_error *error = NULL;
    int32_t order = 0;
    if (i == 0)
      shlo_builder_add_op(builder, name, size, 0, NULL, NULL, 0, NULL, 0, NULL, NULL, &error);
    else if (i == 1)
      shlo_builder_enum_attribute(builder, name, size, 0, &attribute, &error);
    else if (i == 2)
      shlo_builder_struct_attribute(builder, name, size, 0, NULL, NULL, NULL, &attribute, &error);
    else if (i == 3)
      shlo_builder_struct_attribute(builder, "stablehlo.dot", 13, 1, &key, &length, &value, &attribute, &error);
    else if (i == 4)
      shlo_version_compare(name, size, "1.0.0", 5, &order, &error);
    else
      shlo_builder_add_op(builder, "stablehlo.create_token", 22, 0, NULL, dictionary, 0, NULL, 0, NULL, NULL, &error);
    size_t found = 0;
    const char *message = shlo_error_message(error, &found);
    assert_int_not_equal(shlo_error_code(error), SHLO_OK);
    assert_non_null(strstr(message, "nnnnnnnn"));
    assert_in_range(found, 64, 200);
    shlo_error_destroy(error);
  }
  shlo_builder_destroy(builder);
  free(name);
}

/* --- UTF-8 -------------------------------------------------------------------------------------------------------- */

/* The length of the character at `text` by the number that it encodes; 0 if there is none. */
static size_t character(const unsigned char *text, size_t size) {
  static const unsigned long least[] = {0, 0, 0x80, 0x800, 0x10000};
  size_t length = text[0] < 0x80 ? 1 : text[0] >> 5 == 6 ? 2 : text[0] >> 4 == 14 ? 3 : text[0] >> 3 == 30 ? 4 : 0;
  if (length < 2 || length > size)
    return length > size ? 0 : length;
  unsigned long number = text[0] & (0x7FU >> length);
  for (size_t i = 1; i < length; ++i) {
    if (text[i] >> 6 != 2)
      return 0;
    number = number << 6 | (text[i] & 0x3F);
  }
  int is_surrogate = number >= 0xD800 && number < 0xE000;
  return number < least[length] || number > 0x10FFFF || is_surrogate ? 0 : length;
}

/* The name of a file that is only in messages: in the finding, and in a note of it. */
static void expect_name(const char *name, size_t *kept, size_t *replaced) {
  static const char *const texts[] = {
      "func.func @f(%a: tensor<2xf32>) { %0 = \"stablehlo.abs\"(%a) : (tensor<2xf32>) -> tensor<3xf32> return }",
      "module { func.func private @f() func.func private @f() }"};
  char expected[4096];
  size_t size = strlen(name);
  assert_true(size < sizeof expected);
  memcpy(expected, name, size + 1);
  for (size_t i = 0; i < size;) {
    size_t length = character((const unsigned char *)name + i, size - i);
    if (!length)
      expected[i] = '?';
    *(length ? kept : replaced) += 1;
    i += length ? length : 1;
  }
  for (int k = 0; k < 2; ++k) {
    shlo_error *subject = error_of(texts[k], name);
    const shlo_diagnostic *finding = shlo_error_diagnostic(subject, 0);
    assert_int_equal(shlo_diagnostic_note_count(finding), k);
    assert_string_equal(shlo_diagnostic_file(k ? shlo_diagnostic_note(finding, 0) : finding, NULL), expected);
    shlo_error_destroy(subject);
  }
}

/* Every character of up to three bytes, and four bytes, at the ends of the ranges of each byte. */
static void text_of_messages_is_utf8(void **state) {
  (void)state;
  static const unsigned char ends[] = {0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF,
                                       0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xF8};
  enum { ENDS = sizeof ends };
  char name[4096];
  size_t used = 0, kept = 0, replaced = 0;
  for (size_t code = 0; code < (size_t)ENDS * ENDS * ENDS * ENDS; ++code) {
    const unsigned char bytes[] = {ends[code / ENDS / ENDS / ENDS], ends[code / ENDS / ENDS % ENDS],
                                   ends[code / ENDS % ENDS], ends[code % ENDS]};
    /* A fourth byte only behind the first bytes of four, and beyond. */
    size_t size = bytes[0] >= 0xF0 ? 4 : 3;
    if (size == 3 && code % ENDS)
      continue;
    /* A cut character is at the end of the name. */
    memcpy(name + used, bytes, size);
    used += size;
    if (used + 8 > sizeof name || (code % 97 == 0 && bytes[size - 1] >= 0xC0)) {
      name[used] = 0;
      expect_name(name, &kept, &replaced);
      used = 0;
    } else {
      name[used++] = '/';
    }
  }
  assert_true(kept > 1000 && replaced > 1000);
}

/* Diagnostics of collectors are UTF-8 too, and accessors of the program give its bytes. */
static void collected_diagnostics_are_utf8(void **state) {
  (void)state;
  shlo_module *module = parse("func.func @main(%a: tensor<f32>) -> tensor<f32> attributes {\"mhlo.b\\FFc\"} {\n"
                              "  %0 = stablehlo.tan %a : tensor<f32> loc(\"x\\FFy.mlir\":3:4)\n"
                              "  return %0 : tensor<f32>\n"
                              "}\n");
  shlo_diagnostics *found = NULL;
  ok(shlo_diagnostics_create(&found, &error));
  ok(shlo_module_blockers(module, "0.9.0", 5, found, NULL, &error));
  assert_int_equal(shlo_diagnostics_count(found), 1);
  assert_string_equal(shlo_diagnostic_file(shlo_diagnostics_at(found, 0), NULL), "x?y.mlir");
  const shlo_operation *function = shlo_region_first(shlo_operation_region(shlo_module_operation(module), 0));
  const shlo_operation *tan = shlo_region_first(shlo_operation_region(function, 0));
  assert_string_equal(shlo_operation_file(tan, NULL), "x\xffy.mlir");
  shlo_diagnostics_destroy(found);

  ok(shlo_diagnostics_create(&found, &error));
  shlo_write_options *options = NULL;
  shlo_buffer *artifact = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_write_options_set_target(options, "1.10.0", 6, &error));
  ok(shlo_write_options_set_diagnostics(options, found, &error));
  ok(shlo_artifact_write(module, options, &artifact, &error));
  assert_int_equal(shlo_diagnostics_count(found), 1);
  assert_string_equal(shlo_diagnostic_subject(shlo_diagnostics_at(found, 0), NULL), "mhlo.b?c");
  assert_non_null(strstr(shlo_diagnostic_message(shlo_diagnostics_at(found, 0), NULL), "'mhlo.b\\xFFc'"));
  shlo_buffer_destroy(artifact);
  shlo_write_options_destroy(options);
  shlo_diagnostics_destroy(found);
  shlo_module_destroy(module);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(source_lines_have_no_ends),
      cmocka_unit_test(source_lines_of_the_parser_have_no_ends),
      cmocka_unit_test(source_lines_of_types_and_attributes),
      cmocka_unit_test(source_lines_have_at_most_64_kib),
      cmocka_unit_test(an_error_is_rendered_exactly),
      cmocka_unit_test(text_of_programs_is_harmless),
      cmocka_unit_test(long_lines_are_cut),
      cmocka_unit_test(lists_in_messages_end),
      cmocka_unit_test(names_in_messages_are_short),
      cmocka_unit_test(text_of_messages_is_utf8),
      cmocka_unit_test(collected_diagnostics_are_utf8),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
