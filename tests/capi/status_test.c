/* status.h: errors, diagnostics, buffers.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <sys/resource.h>

static void codes_have_names(void **state) {
  (void)state;
  assert_string_equal(shlo_status_name(SHLO_OK), "SHLO_OK");
  assert_string_equal(shlo_status_name(SHLO_INVALID_ARGUMENT), "SHLO_INVALID_ARGUMENT");
  assert_string_equal(shlo_status_name(SHLO_MALFORMED), "SHLO_MALFORMED");
  assert_string_equal(shlo_status_name(SHLO_INVALID_PROGRAM), "SHLO_INVALID_PROGRAM");
  assert_string_equal(shlo_status_name(SHLO_UNSUPPORTED), "SHLO_UNSUPPORTED");
  assert_string_equal(shlo_status_name(SHLO_VERSION), "SHLO_VERSION");
  assert_string_equal(shlo_status_name(SHLO_LIMIT), "SHLO_LIMIT");
  assert_string_equal(shlo_status_name(SHLO_OUT_OF_MEMORY), "SHLO_OUT_OF_MEMORY");
  assert_string_equal(shlo_status_name(SHLO_CANCELLED), "SHLO_CANCELLED");
  assert_string_equal(shlo_status_name(SHLO_FAILED), "SHLO_FAILED");
  assert_string_equal(shlo_status_name(SHLO_NOT_FOUND), "SHLO_NOT_FOUND");
  assert_string_equal(shlo_status_name(SHLO_IO), "SHLO_IO");
  assert_string_equal(shlo_status_name(SHLO_INTERNAL), "SHLO_INTERNAL");
  assert_string_equal(shlo_status_name(SHLO_DEVICE), "SHLO_DEVICE");
  assert_string_equal(shlo_status_name(-1), "unknown status");
  assert_string_equal(shlo_status_name(SHLO_DEVICE + 1), "unknown status");
}

static void null_is_no_error(void **state) {
  (void)state;
  size_t length = 7;
  assert_int_equal(shlo_error_code(NULL), SHLO_OK);
  assert_string_equal(shlo_error_message(NULL, &length), "");
  assert_int_equal(length, 0);
  assert_int_equal(shlo_error_diagnostic_count(NULL), 0);
  assert_null(shlo_error_diagnostic(NULL, 0));
  shlo_error_destroy(NULL);

  assert_int_equal(shlo_diagnostic_severity(NULL), SHLO_SEVERITY_ERROR);
  assert_string_equal(shlo_diagnostic_message(NULL, &length), "");
  assert_string_equal(shlo_diagnostic_file(NULL, NULL), "");
  assert_int_equal(shlo_diagnostic_line(NULL), 0);
  assert_int_equal(shlo_diagnostic_column(NULL), 0);
  assert_int_equal(shlo_diagnostic_offset(NULL), -1);
  assert_string_equal(shlo_diagnostic_source_line(NULL, NULL), "");
  assert_string_equal(shlo_diagnostic_op(NULL, NULL), "");
  assert_string_equal(shlo_diagnostic_subject(NULL, NULL), "");
  assert_string_equal(shlo_diagnostic_constraint(NULL, NULL), "");
  assert_string_equal(shlo_diagnostic_version(NULL, NULL), "");
  assert_int_equal(shlo_diagnostic_note_count(NULL), 0);
  assert_null(shlo_diagnostic_note(NULL, 0));

  assert_null(shlo_buffer_data(NULL));
  assert_int_equal(shlo_buffer_size(NULL), 0);
  shlo_buffer_destroy(NULL);
}

static void a_finding_knows_its_place(void **state) {
  (void)state;
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_file_name(options, "wrong.mlir", 10, &error));
  shlo_error *subject = NULL;
  shlo_module *module = UNTOUCHED(shlo_module);
  assert_int_equal(shlo_module_parse(invalid_program, strlen(invalid_program), options, &module, &subject),
                   SHLO_INVALID_PROGRAM);
  assert_ptr_equal(module, UNTOUCHED(shlo_module));
  shlo_parse_options_destroy(options);

  size_t length = 0;
  const char *message = shlo_error_message(subject, &length);
  assert_int_equal(length, strlen(message));
  assert_true(length > 0);
  assert_true(shlo_error_diagnostic_count(subject) >= 1);
  assert_null(shlo_error_diagnostic(subject, shlo_error_diagnostic_count(subject)));

  const shlo_diagnostic *finding = shlo_error_diagnostic(subject, 0);
  assert_int_equal(shlo_diagnostic_severity(finding), SHLO_SEVERITY_ERROR);
  assert_string_equal(shlo_diagnostic_file(finding, &length), "wrong.mlir");
  assert_int_equal(length, 10);
  assert_int_equal(shlo_diagnostic_line(finding), 2);
  assert_true(shlo_diagnostic_column(finding) >= 1);
  assert_int_equal(shlo_diagnostic_offset(finding), -1);
  assert_non_null(strstr(shlo_diagnostic_source_line(finding, NULL), "stablehlo.transpose %x"));
  assert_null(strchr(shlo_diagnostic_source_line(finding, NULL), '\n'));
  assert_string_equal(shlo_diagnostic_op(finding, NULL), "stablehlo.transpose");
  assert_true(strlen(shlo_diagnostic_message(finding, NULL)) > 0);
  assert_non_null(shlo_diagnostic_subject(finding, NULL));
  assert_non_null(strstr(shlo_diagnostic_constraint(finding, NULL), "transpose_"));
  for (size_t i = 0; i < shlo_diagnostic_note_count(finding); ++i)
    assert_int_equal(shlo_diagnostic_severity(shlo_diagnostic_note(finding, i)), SHLO_SEVERITY_NOTE);
  assert_null(shlo_diagnostic_note(finding, shlo_diagnostic_note_count(finding)));
  shlo_error_destroy(subject);
}

static void an_error_is_rendered_with_a_caret(void **state) {
  (void)state;
  shlo_error *subject = NULL;
  shlo_module *module = NULL;
  assert_int_not_equal(shlo_module_parse(invalid_program, strlen(invalid_program), NULL, &module, &subject), SHLO_OK);
  shlo_buffer *plain = NULL, *coloured = NULL;
  ok(shlo_error_render(subject, 0, &plain, &error));
  ok(shlo_error_render(subject, 1, &coloured, &error));
  const char *text = shlo_buffer_data(plain);
  assert_int_equal(strlen(text), shlo_buffer_size(plain));
  assert_non_null(strstr(text, "-:2:"));
  assert_non_null(strstr(text, ": error: "));
  assert_null(strchr(text, '\x1b'));
  assert_non_null(strchr(shlo_buffer_data(coloured), '\x1b'));

  /* The caret is below the column of the diagnostic. */
  uint32_t column = shlo_diagnostic_column(shlo_error_diagnostic(subject, 0));
  const char *caret = strstr(text, "^\n");
  assert_non_null(caret);
  const char *line = caret;
  while (line > text && line[-1] != '\n')
    --line;
  assert_int_equal(caret - line, 2 + column - 1);

  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  fails(SHLO_INVALID_ARGUMENT, "subject is NULL", shlo_error_render(NULL, 0, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_error_render(subject, 0, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "subject is shlo_buffer",
        shlo_error_render((const shlo_error *)(const void *)plain, 0, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_buffer_destroy(plain);
  shlo_buffer_destroy(coloured);
  shlo_error_destroy(subject);
}

static void the_place_for_an_error_is_optional(void **state) {
  (void)state;
  assert_int_equal(shlo_module_verify(NULL, NULL), SHLO_INVALID_ARGUMENT);
  assert_int_equal(shlo_module_parse("", 0, NULL, NULL, NULL), SHLO_INVALID_ARGUMENT);
}

static void memory_that_cannot_be_had_is_an_error(void **state) {
  (void)state;
  /* 2^46 bytes are below the library's limit, but more than any machine has. */
  int64_t shape[] = {INT64_C(1) << 46};
  shlo_error *error = NULL;
  shlo_tensor *tensor = UNTOUCHED(shlo_tensor);
  shlo_status status = shlo_tensor_create(SHLO_TYPE_I8, 1, shape, &tensor, &error);
  if (status == SHLO_OK) { /* the system overcommits memory, so its limit is lowered */
    shlo_tensor_destroy(tensor);
    tensor = UNTOUCHED(shlo_tensor);
    struct rlimit limit, less;
    assert_int_equal(getrlimit(RLIMIT_AS, &limit), 0);
    less = limit;
    less.rlim_cur = (rlim_t)shape[0];
    assert_int_equal(setrlimit(RLIMIT_AS, &less), 0);
    status = shlo_tensor_create(SHLO_TYPE_I8, 1, shape, &tensor, &error);
    assert_int_equal(setrlimit(RLIMIT_AS, &limit), 0);
  }
  assert_int_equal(status, SHLO_OUT_OF_MEMORY);
  assert_int_equal(shlo_error_code(error), SHLO_OUT_OF_MEMORY);
  assert_ptr_equal(tensor, UNTOUCHED(shlo_tensor));
  shlo_error_destroy(error);
}

static void a_collector_starts_empty(void **state) {
  (void)state;
  shlo_diagnostics *diagnostics = NULL;
  ok(shlo_diagnostics_create(&diagnostics, &error));
  assert_int_equal(shlo_diagnostics_count(diagnostics), 0);
  assert_null(shlo_diagnostics_at(diagnostics, 0));
  shlo_diagnostics_destroy(diagnostics);
  shlo_diagnostics_destroy(NULL);
  assert_int_equal(shlo_diagnostics_count(NULL), 0);
  assert_null(shlo_diagnostics_at(NULL, 0));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_diagnostics_create(NULL, &error));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(codes_have_names),
      cmocka_unit_test(null_is_no_error),
      cmocka_unit_test(a_finding_knows_its_place),
      cmocka_unit_test(an_error_is_rendered_with_a_caret),
      cmocka_unit_test(the_place_for_an_error_is_optional),
      cmocka_unit_test(memory_that_cannot_be_had_is_an_error),
      cmocka_unit_test(a_collector_starts_empty),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
