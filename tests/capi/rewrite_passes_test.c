/* Passes that rewrite composites, types, versions, tuples, locations: cases in files (rewrite_passes/README.md), values
 * of programs expanded for each older version, and hostile programs.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <stdbool.h>
#include <time.h>

/* --- Cases -------------------------------------------------------------------------------------------------------- */

typedef struct {
  char pipeline[256], fails[256]; /* fails: "" if there is a result */
  bool has_locations, is_unchanged;
  char *program, *expected;
} Case;

/* The rest of the line after `word` at its begin; false if the line begins otherwise. */
static bool rest_of(const char *line, const char *word, char *rest, size_t size) {
  if (strncmp(line, word, strlen(word)))
    return false;
  line += strlen(word);
  const size_t length = strcspn(line, "\n");
  assert_true(length < size);
  memcpy(rest, line, length);
  rest[length] = '\0';
  return true;
}

/* Cuts `text` at the next separator line; *next is the rest, or NULL. */
static char *cut(char *text, const char *separator, char **next) {
  char *found = strstr(text, separator);
  *next = found ? found + strlen(separator) : NULL;
  if (found)
    *found = '\0';
  return text;
}

static Case case_of(char *text) {
  Case made = {.program = text};
  for (char *line = text; !strncmp(line, "// ", 3); line = strchr(line, '\n') + 1) {
    const bool is_known = rest_of(line, "// run: ", made.pipeline, sizeof made.pipeline) ||
                          rest_of(line, "// fails: ", made.fails, sizeof made.fails);
    made.has_locations = made.has_locations || !strncmp(line, "// locations\n", 13);
    if (!is_known && strncmp(line, "// locations\n", 13) && strncmp(line, "// =====", 8))
      fail_msg("unknown directive: %.60s", line);
    if (!strncmp(line, "// =====", 8))
      break;
  }
  cut(text, "// =====\n", &made.expected);
  made.is_unchanged = made.expected && !strcmp(made.expected, "// unchanged\n");
  if (!made.pipeline[0] || !made.expected == !made.fails[0])
    fail_msg("a case has a pipeline, and a result or a failure: %.200s", text);
  return made;
}

static char *printed(const shlo_module *module, bool has_locations) {
  shlo_print_options *options = NULL;
  shlo_buffer *buffer = NULL;
  ok(shlo_print_options_create(&options, &error));
  ok(shlo_print_options_set_locations(options, has_locations, &error));
  ok(shlo_module_print(module, options, &buffer, &error));
  const size_t size = shlo_buffer_size(buffer);
  char *text = malloc(size + 1);
  memcpy(text, shlo_buffer_data(buffer), size);
  text[size] = '\0';
  shlo_buffer_destroy(buffer);
  shlo_print_options_destroy(options);
  return text;
}

static shlo_module *after(const shlo_module *module, const char *pipeline) {
  shlo_module *made = NULL;
  ok(shlo_module_run_passes(module, pipeline, strlen(pipeline), NULL, &made, &error));
  return made;
}

static shlo_status status_named(const char *name, size_t length) {
  for (shlo_status status = 0; status < 64; ++status)
    if (!strncmp(shlo_status_name(status), "SHLO_", 5) && !strncmp(shlo_status_name(status) + 5, name, length) &&
        strlen(shlo_status_name(status)) == length + 5)
      return status;
  fail_msg("no status %.*s", (int)length, name);
  return SHLO_OK;
}

static bool is_twin; /* what is tried should not hold */

/* Whether the pipeline makes the text of the program; a failure has the expected status and message. */
static bool holds(const Case *one, const char *expected) {
  shlo_module *module = parse(one->program), *made = NULL;
  shlo_error *error = NULL;
  const shlo_status status = shlo_module_run_passes(module, one->pipeline, strlen(one->pipeline), NULL, &made, &error);
  bool same = false;
  if (one->fails[0]) {
    const size_t name = strcspn(one->fails, " ");
    const char *message = one->fails + name + (one->fails[name] == ' ');
    same = status == status_named(one->fails, name) && strstr(shlo_error_message(error, NULL), message);
  } else if (status == SHLO_OK) {
    char *before = printed(module, one->has_locations), *text = printed(made, one->has_locations);
    same = !strcmp(text, expected ? expected : before);
    if (!same && !is_twin)
      fprintf(stderr, "%s makes\n%s", one->pipeline, text);
    free(before);
    free(text);
  }
  if (!same && !is_twin)
    print_message("%s: %s\n", one->pipeline, status ? shlo_error_message(error, NULL) : "another result");
  shlo_error_destroy(error);
  shlo_module_destroy(made);
  shlo_module_destroy(module);
  return same;
}

/* One byte of what is expected is another. */
static bool has_twin(const Case *one) {
  Case twin = *one;
  if (one->fails[0]) {
    strcat(twin.fails, "#");
    return !holds(&twin, NULL);
  }
  /* Without the pass, the text is another; with it, a case that is unchanged differs from an empty text. */
  if (one->is_unchanged)
    return !holds(&twin, "");
  twin.pipeline[0] = '\0';
  if (holds(&twin, one->expected))
    return false;
  char *other = strdup(one->expected);
  other[strlen(other) / 2] ^= 1;
  const bool differs = !holds(one, other);
  free(other);
  return differs;
}

static size_t check_cases(const char *name) {
  char path[512];
  snprintf(path, sizeof path, "%s/%s", SHLO_REWRITES, name);
  size_t size = 0, count = 0;
  char *bytes = file_bytes(path, &size), *next = bytes;
  assert_non_null(bytes);
  while (next) {
    Case one = case_of(cut(next, "// -----\n", &next));
    if (!holds(&one, one.is_unchanged ? NULL : one.expected))
      fail_msg("%s, case %zu: %s", name, count, one.pipeline);
    is_twin = true;
    if (!has_twin(&one))
      fail_msg("%s, twin of case %zu", name, count);
    is_twin = false;
    ++count;
  }
  free(bytes);
  return count;
}

static void makes_what_jaxlib_makes(void **state) {
  (void)state;
  assert_int_equal(check_cases("jaxlib.mlir"), 34);
}

static void makes_what_is_written(void **state) {
  (void)state;
  assert_int_equal(check_cases("written.mlir"), 30);
  assert_int_equal(check_cases("outline.mlir"), 12);
}

/* --- Values ------------------------------------------------------------------------------------------------------- */

enum { MOST_OUTPUTS = 8 };

static size_t run_module(const shlo_module *module, shlo_tensor **outputs) {
  shlo_plan *plan = NULL;
  ok(shlo_plan_create(module, NULL, &plan, &error));
  const size_t count = shlo_plan_output_count(plan);
  assert_in_range(count, 1, MOST_OUTPUTS);
  ok(shlo_plan_run(plan, 0, NULL, count, outputs, NULL, &error));
  shlo_plan_destroy(plan);
  return count;
}

/* Whether the outputs are the same, those of f32 within some units in the last place if `is_close`. */
static bool equal(shlo_tensor *const *a, shlo_tensor *const *b, size_t count, bool is_close) {
  for (size_t i = 0; i < count; ++i) {
    const size_t size = shlo_tensor_size(a[i]);
    if (size != shlo_tensor_size(b[i]))
      return false;
    const float *x = shlo_tensor_data(a[i]), *y = shlo_tensor_data(b[i]);
    if (!is_close && memcmp(x, y, size))
      return false;
    for (size_t k = 0; is_close && k < size / sizeof(float); ++k)
      if (x[k] - y[k] > 1e-5f * (1 + (x[k] < 0 ? -x[k] : x[k])) ||
          y[k] - x[k] > 1e-5f * (1 + (x[k] < 0 ? -x[k] : x[k])))
        return false;
  }
  return true;
}

static shlo_status write_for(const shlo_module *module, const char *version, shlo_buffer **out) {
  shlo_write_options *options = NULL;
  ok(shlo_write_options_create(&options, &error));
  ok(shlo_write_options_set_target(options, version, strlen(version), &error));
  const shlo_status status = shlo_artifact_write(module, options, out, NULL);
  shlo_write_options_destroy(options);
  return status;
}

/* The program is expanded for a version, written, read and run. */
static void check_version(const shlo_module *module, const char *version, shlo_tensor *const *expected, size_t count,
                          bool is_close) {
  char pipeline[64];
  snprintf(pipeline, sizeof pipeline, "stablehlo-compatibility-expander{target=%s}", version);
  shlo_module *expanded = after(module, pipeline), *read = NULL;
  shlo_buffer *bytes = NULL;
  if (write_for(expanded, version, &bytes) != SHLO_OK)
    fail_msg("%s is not written for %s", printed(expanded, false), version);
  ok(shlo_artifact_read(shlo_buffer_data(bytes), shlo_buffer_size(bytes), NULL, &read, &error));
  shlo_tensor *outputs[MOST_OUTPUTS] = {0};
  assert_int_equal(run_module(read, outputs), count);
  if (!equal(outputs, expected, count, is_close))
    fail_msg("other values after expansion for %s: %s", version, printed(read, false));
  /* The twin: one bit of an output is another. */
  unsigned char *first = (unsigned char *)(uintptr_t)shlo_tensor_data(outputs[0]);
  first[shlo_tensor_size(outputs[0]) - 1] ^= 0x41;
  assert_false(equal(outputs, expected, count, is_close));
  for (size_t i = 0; i < count; ++i)
    shlo_tensor_destroy(outputs[i]);
  shlo_buffer_destroy(bytes);
  shlo_module_destroy(read);
  shlo_module_destroy(expanded);
}

static void keeps_values_for_each_version(void **state) {
  (void)state;
  char path[512], since[32];
  snprintf(path, sizeof path, "%s/older.mlir", SHLO_REWRITES);
  size_t size = 0, programs = 0, versions = 0, refused = 0;
  char *bytes = file_bytes(path, &size), *next = bytes;
  assert_non_null(bytes);
  while (next) {
    char *text = cut(next, "// -----\n", &next);
    assert_true(rest_of(text, "// since: ", since, sizeof since));
    const bool is_close = strstr(text, "// close\n");
    shlo_module *module = parse(text);
    shlo_tensor *expected[MOST_OUTPUTS] = {0};
    const size_t count = run_module(module, expected);
    for (size_t i = 0; i < shlo_release_count(); ++i) {
      const char *version = shlo_release_version(i);
      int32_t order = 0;
      ok(shlo_version_compare(version, strlen(version), since, strlen(since), &order, &error));
      /* As it is, the program needs the version that it states. */
      shlo_buffer *unexpanded = NULL;
      const bool is_written = write_for(module, version, &unexpanded) == SHLO_OK;
      if (is_written != (order >= 0))
        fail_msg("%s is%s written for %s", text, is_written ? "" : " not", version);
      shlo_buffer_destroy(unexpanded);
      refused += !is_written;
      check_version(module, version, expected, count, is_close);
      ++versions;
    }
    for (size_t i = 0; i < count; ++i)
      shlo_tensor_destroy(expected[i]);
    shlo_module_destroy(module);
    ++programs;
  }
  free(bytes);
  assert_int_equal(programs, 13);
  assert_true(refused > 100 && versions > 2 * refused / 3);
  print_message("%zu programs, %zu versions, %zu of them need the expansion\n", programs, versions, refused);
}

/* --- Hostile programs ----------------------------------------------------------------------------------------------
 */

/* The status of the pipeline, which must come within a second, or several where there is no processor. */
static shlo_status status_of(const char *text, const char *pipeline) {
  shlo_module *module = parse(text), *made = NULL;
  const clock_t begin = clock();
  const shlo_status status = shlo_module_run_passes(module, pipeline, strlen(pipeline), NULL, &made, NULL);
  if (clock() - begin > 10 * CLOCKS_PER_SEC)
    fail_msg("%s took %ld s", pipeline, (long)((clock() - begin) / CLOCKS_PER_SEC));
  shlo_module_destroy(made);
  shlo_module_destroy(module);
  return status;
}

static char *repeated(const char *head, const char *line, size_t count, const char *tail) {
  char *text = malloc(strlen(head) + count * (strlen(line) + 48) + strlen(tail) + 1), *to = text;
  to += sprintf(to, "%s", head);
  for (size_t i = 0; i < count; ++i) /* lines have up to four numbers */
    to += sprintf(to, line, i + 1, i, i, i);
  sprintf(to, "%s", tail);
  return text;
}

static void survives_circles(void **state) {
  (void)state;
  static const char text[] =
      "func.func @main(%a: tensor<f32>) -> tensor<f32> {\n"
      "  %0 = stablehlo.composite \"a.b\" %a {decomposition = @main} : (tensor<f32>) -> tensor<f32>\n"
      "  return %0 : tensor<f32>\n"
      "}\n";
  shlo_module *module = parse_unverified(text), *made = NULL;
  const char *pipelines[] = {"stablehlo-legalize-composite-to-call", "stablehlo-compatibility-expander{target=0.9.0}",
                             "stablehlo-wrap-in-composite{op-names=stablehlo.composite}"};
  for (size_t i = 0; i < sizeof pipelines / sizeof *pipelines; ++i) {
    const shlo_status status = shlo_module_run_passes(module, pipelines[i], strlen(pipelines[i]), NULL, &made, NULL);
    assert_true(status != SHLO_INTERNAL);
    shlo_module_destroy(made);
    made = NULL;
  }
  shlo_module_destroy(module);
}

static void survives_long_chains(void **state) {
  (void)state;
  enum { COUNT = 30000 };
  /* Each cast has another type. */
  const size_t room = (size_t)COUNT * 120;
  char *text = malloc(room), *to = text;
  to += sprintf(to, "func.func @main(%%v0: tensor<1xi32>) {\n");
  for (size_t i = 1; i <= COUNT; ++i)
    to += sprintf(to, "  %%v%zu = builtin.unrealized_conversion_cast %%v%zu : tensor<%zuxi32> to tensor<%zuxi32>\n", i,
                  i - 1, i, i + 1);
  sprintf(to, "  return\n}\n");
  assert_int_equal(status_of(text, "reconcile-unrealized-casts"), SHLO_OK);
  free(text);

  char *marks = repeated("func.func @main(%v0: tensor<f32>) -> tensor<f32> {\n",
                         "  %%v%zu = stablehlo.custom_call @xla_mark_tensor(%%v%zu) {backend_config = "
                         "\"{\\\"name\\\": \\\"a.b\\\", \\\"pos\\\": 0, \\\"id\\\": %zu}\"} : (tensor<f32>) -> "
                         "tensor<f32>\n",
                         COUNT, "  return %v0 : tensor<f32>\n}\n");
  assert_int_equal(status_of(marks, "outline-composite"), SHLO_OK);
  free(marks);

  char *adds =
      repeated("func.func @main(%v0: tensor<f32>) -> tensor<f32> {\n",
               "  %%v%zu = stablehlo.add %%v%zu, %%v%zu : tensor<f32>\n", COUNT, "  return %v30000 : tensor<f32>\n}\n");
  assert_int_equal(status_of(adds, "stablehlo-wrap-in-composite{op-names=stablehlo.add}"), SHLO_OK);
  free(adds);
}

static void survives_json(void **state) {
  (void)state;
  enum { COUNT = 1 << 20 };
  static const char head[] = "func.func @main(%v: tensor<f32>) -> tensor<f32> {\n"
                             "  %0 = stablehlo.custom_call @xla_mark_tensor(%v) {backend_config = \"{\\\"attr\\\": ",
                    tail[] = "\"} : (tensor<f32>) -> tensor<f32>\n  return %0 : tensor<f32>\n}\n";
  char *text = malloc(COUNT + sizeof head + sizeof tail);
  strcpy(text, head);
  memset(text + strlen(head), '[', COUNT);
  strcpy(text + strlen(head) + COUNT, tail);
  assert_int_equal(status_of(text, "outline-composite"), SHLO_INVALID_PROGRAM);
  memset(text + strlen(head), '1', COUNT);
  assert_int_equal(status_of(text, "outline-composite"), SHLO_INVALID_PROGRAM);
  free(text);
}

/* A type of few tokens has many elements, and so has each op. */
static void limits_tuples(void **state) {
  (void)state;
  enum { LEAVES = 2000 };
  char type[LEAVES * 16] = "tuple<tensor<f32>";
  for (int i = 1; i < LEAVES; ++i)
    strcat(type + 16, ", tensor<f32>");
  strcat(type, ">");
  const size_t room = 6000 * (sizeof type + 64);
  char *text = malloc(room), *to = text;
  to += sprintf(to, "func.func @main(%%v0: %s) {\n", type);
  for (int i = 1; i <= 2500; ++i)
    to += sprintf(to, "  %%v%d = stablehlo.custom_call @f(%%v%d) : (%s) -> %s\n", i, i - 1, type, type);
  sprintf(to, "  return\n}\n");
  assert_int_equal(status_of(text, "flatten-tuple"), SHLO_LIMIT);
  free(text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(makes_what_jaxlib_makes),
      cmocka_unit_test(makes_what_is_written),
      cmocka_unit_test(keeps_values_for_each_version),
      cmocka_unit_test(survives_circles),
      cmocka_unit_test(survives_long_chains),
      cmocka_unit_test(survives_json),
      cmocka_unit_test(limits_tuples),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
