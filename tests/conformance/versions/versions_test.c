/* The version that each feature needs: it can be written from that version on, is rejected before, and is read back
 * unchanged. The expected versions are in requirements.mlir, and below for every_op.mlir; both are from the history of
 * the opset.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include "support/counts.h"

static SuiteCounts counts;

/* The functions of every_op.mlir that 0.9.0 does not have. */
static const struct {
  const char *function, *since;
} later[] = {
    {"tan", "1.4.0"},
    {"tanh_of_accuracy", "1.10.0"},
    {"dot_general", "1.21.0"}, /* an algorithm on f8E4M3FN */
    {"composite", "0.19.0"},
    {"custom_call", "1.3.0"}, /* a dictionary as backend_config */
    {"async_start", "1.15.0"},
    {"collective_broadcast", "0.16.0"},
    {"collective_reduce", "1.19.0"},
    {"recv", "1.12.0"}, /* with pairs */
};

static int order(const char *left, const char *right) {
  int32_t result = 2;
  ok(shlo_version_compare(left, strlen(left), right, strlen(right), &result, &error));
  return result;
}

/* The text of the module that an artifact contains. */
static shlo_buffer *read_text(const shlo_buffer *artifact) {
  shlo_module *module = NULL;
  shlo_buffer *text = NULL;
  ok(shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &module, &error));
  ok(shlo_module_print(module, NULL, &text, &error));
  shlo_module_destroy(module);
  return text;
}

/* The program after a round trip through the newest version, which omits default-valued attributes. */
static shlo_buffer *newest_text(const shlo_module *module) {
  shlo_buffer *artifact = NULL;
  ok(shlo_artifact_write(module, NULL, &artifact, &error));
  shlo_buffer *text = read_text(artifact);
  shlo_buffer_destroy(artifact);
  return text;
}

/* What passes make of a module; NULL if they fail because of a version. */
static shlo_module *after(const shlo_module *module, const char *passes) {
  shlo_module *made = NULL;
  shlo_error *problem = NULL;
  const shlo_status status = shlo_module_run_passes(module, passes, strlen(passes), NULL, &made, &problem);
  if (status != SHLO_OK && status != SHLO_VERSION)
    fail_msg("%s: %s", passes, shlo_error_message(problem, NULL));
  shlo_error_destroy(problem);
  return made;
}

static int are_written_alike(const shlo_module *module, const shlo_buffer *expected) {
  shlo_buffer *artifact = NULL;
  ok(shlo_artifact_write(module, NULL, &artifact, &error));
  const int same = shlo_buffer_size(artifact) == shlo_buffer_size(expected) &&
                   !memcmp(shlo_buffer_data(artifact), shlo_buffer_data(expected), shlo_buffer_size(expected));
  shlo_buffer_destroy(artifact);
  return same;
}

/* The versioned ops of the newest version become those of the target, which the program's artifact for it has, and
 * these become the newest ones again. `artifact` is NULL if there is none. */
static void expect_retargeted(const char *name, const shlo_module *versioned, const shlo_buffer *newest,
                              const char *target, const shlo_buffer *artifact) {
  char pass[64];
  snprintf(pass, sizeof pass, "vhlo-to-version{target=%s}", target);
  shlo_module *older = after(versioned, pass);
  if (!older != !artifact)
    fail_msg("%s: %s by %s", name, older ? "is made" : "is not made", pass);
  if (!older)
    return;
  if (!are_written_alike(older, artifact))
    fail_msg("%s: %s makes something else", name, pass);
  if (are_written_alike(older, newest) != !strcmp(target, shlo_stablehlo_version())) /* the twin */
    fail_msg("%s: %s makes nothing else", name, pass);
  shlo_module *again = after(older, "vhlo-to-version{target=current}");
  if (!again || !are_written_alike(again, newest))
    fail_msg("%s: after %s it does not become what it was", name, pass);
  shlo_module_destroy(again);
  shlo_module_destroy(older);
}

/* The blocker with the newest version. */
static const shlo_diagnostic *worst_blocker(const shlo_error *error) {
  const shlo_diagnostic *worst = NULL;
  for (size_t i = 0; i < shlo_error_diagnostic_count(error); ++i) {
    const shlo_diagnostic *blocker = shlo_error_diagnostic(error, i);
    assert_true(strlen(shlo_diagnostic_version(blocker, NULL)) >= 5);
    assert_true(strlen(shlo_diagnostic_op(blocker, NULL)) > 0);
    assert_true(shlo_diagnostic_line(blocker) > 0);
    if (!worst || order(shlo_diagnostic_version(worst, NULL), shlo_diagnostic_version(blocker, NULL)) < 0)
      worst = blocker;
  }
  return worst;
}

static void expect_since(const char *name, const char *program, size_t length, const char *since) {
  shlo_module *module = NULL;
  shlo_error *problem = NULL;
  if (shlo_module_parse(program, length, NULL, &module, &problem) != SHLO_OK)
    fail_msg("%s: %s", name, shlo_error_message(problem, NULL));
  const char *minimum = NULL;
  ok(shlo_module_minimum_version(module, &minimum, &error));
  if (strcmp(minimum, since) != 0)
    fail_msg("%s: needs %s, expected %s", name, minimum, since);
  shlo_buffer *text = newest_text(module), *newest = NULL;
  ok(shlo_artifact_write(module, NULL, &newest, &error));
  shlo_module *versioned = after(module, "stablehlo-legalize-to-vhlo");
  shlo_write_options *options = NULL;
  ok(shlo_write_options_create(&options, &error));
  for (size_t i = 0; i < shlo_release_count(); ++i) {
    const char *target = shlo_release_version(i);
    shlo_buffer *artifact = NULL;
    uint64_t blockers = UINT64_MAX;
    ok(shlo_write_options_set_target(options, target, strlen(target), &error));
    ok(shlo_module_blockers(module, target, strlen(target), NULL, &blockers, &error));
    shlo_status status = shlo_artifact_write(module, options, &artifact, &problem);
    expect_retargeted(name, versioned, newest, target, artifact);
    if (order(target, since) < 0) {
      if (status != SHLO_VERSION || blockers == 0)
        fail_msg("%s: %s for %s, with %d blockers", name, shlo_status_name(status), target, (int)blockers);
      assert_int_equal(shlo_error_diagnostic_count(problem), blockers);
      assert_string_equal(shlo_diagnostic_version(worst_blocker(problem), NULL), since);
      shlo_error_destroy(problem);
      continue;
    }
    if (status != SHLO_OK || blockers != 0)
      fail_msg("%s: %s for %s, with %d blockers: %s", name, shlo_status_name(status), target, (int)blockers,
               shlo_error_message(problem, NULL));
    shlo_buffer *read = read_text(artifact);
    if (strcmp(shlo_buffer_data(text), shlo_buffer_data(read)) != 0)
      fail_msg("%s for %s comes back as\n%s", name, target, shlo_buffer_data(read));
    shlo_buffer_destroy(read);
    shlo_buffer_destroy(artifact);
  }
  ++counts.programs;
  counts.rejected += order(shlo_release_version(0), since) < 0;
  shlo_write_options_destroy(options);
  shlo_module_destroy(versioned);
  shlo_buffer_destroy(newest);
  shlo_buffer_destroy(text);
  shlo_module_destroy(module);
}

/* A section begins with a line "// 1.4.0: op tan". */
static void each_thing_needs_its_version(void **state) {
  (void)state;
  size_t size, tested = 0;
  char *all = file_bytes(SHLO_REQUIREMENTS, &size);
  assert_non_null(all);
  for (char *section = strstr(all, "// 0.9.0"), *next; section; section = next) {
    next = strstr(section, "// -----\n");
    if (next) {
      *next = '\0';
      next += strlen("// -----\n");
    }
    char since[16];
    assert_int_equal(sscanf(section, "// %15[0-9.]:", since), 1);
    char *name = strndup(section + 3, strcspn(section + 3, "\n"));
    expect_since(name, section, strlen(section), since);
    free(name);
    ++tested;
  }
  free(all);
  assert_true(tested >= 135);
}

/* Adds to `program` the functions that `text` refers to, except the one that begins there. */
static void add_callees(char *program, const char *text, const char *end, const char *all) {
  const char *callees[] = {"@negate"};
  for (size_t i = 0; i < sizeof callees / sizeof *callees; ++i) {
    const char *use = strstr(strchr(text, '(') + 1, callees[i]);
    if (!use || use > end)
      continue;
    char head[64];
    snprintf(head, sizeof head, "func.func %s(", callees[i]);
    const char *definition = strstr(all, head);
    assert_non_null(definition);
    strncat(program, definition, (size_t)(strstr(definition, "\n}\n") + 3 - definition));
  }
}

static void every_op_needs_its_version(void **state) {
  (void)state;
  size_t size, tested = 0, found = 0;
  char *all = file_bytes(SHLO_EVERY_OP, &size);
  assert_non_null(all);
  char *program = malloc(size);
  for (char *begin = strstr(all, "func.func @"); begin; begin = strstr(begin + 1, "func.func @")) {
    char *end = strstr(begin, "\n}\n") + 3;
    memcpy(program, begin, (size_t)(end - begin));
    program[end - begin] = '\0';
    if (strstr(program, "chlo."))
      continue; /* they have no versions */
    char name[64];
    assert_int_equal(sscanf(begin, "func.func @%63[A-Za-z0-9_]", name), 1);
    add_callees(program, begin, end, all);
    const char *since = "0.9.0";
    for (size_t i = 0; i < sizeof later / sizeof *later; ++i)
      if (strcmp(later[i].function, name) == 0) {
        since = later[i].since;
        ++found;
      }
    expect_since(name, program, strlen(program), since);
    ++tested;
  }
  free(program);
  free(all);
  assert_int_equal(found, sizeof later / sizeof *later);
  assert_true(tested > 100);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(each_thing_needs_its_version),
      cmocka_unit_test(every_op_needs_its_version),
  };
  int failures = cmocka_run_group_tests(tests, NULL, NULL);
  report_counts(counts);
  return failures;
}
