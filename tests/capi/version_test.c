/* version.h
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static void abi_version_is_that_of_the_headers(void **state) {
  (void)state;
  int32_t major = -1, minor = -1;
  shlo_abi_version(&major, &minor);
  assert_int_equal(major, SHLO_ABI_MAJOR);
  assert_int_equal(minor, SHLO_ABI_MINOR);
  shlo_abi_version(NULL, NULL);
}

static void versions_are_three_numbers(void **state) {
  (void)state;
  const char *texts[] = {shlo_library_version(), shlo_stablehlo_version(), shlo_stablehlo_minimum_version()};
  for (size_t i = 0; i < 3; ++i) {
    unsigned a, b, c;
    char rest;
    assert_int_equal(sscanf(texts[i], "%u.%u.%u%c", &a, &b, &c, &rest), 3);
  }
  assert_string_equal(shlo_stablehlo_version(), "1.22.0");
  assert_string_equal(shlo_stablehlo_minimum_version(), "0.9.0");
}

static void compatibility_requirements_have_versions(void **state) {
  (void)state;
  assert_string_equal(shlo_version_for_compatibility(SHLO_COMPATIBILITY_NONE), shlo_stablehlo_version());
  assert_string_equal(shlo_version_for_compatibility(SHLO_COMPATIBILITY_MAX), shlo_stablehlo_minimum_version());
  unsigned week4 = 0, week12 = 0, newest = 0, major = 0;
  assert_int_equal(sscanf(shlo_version_for_compatibility(SHLO_COMPATIBILITY_WEEK_4), "%u.%u", &major, &week4), 2);
  assert_int_equal(sscanf(shlo_version_for_compatibility(SHLO_COMPATIBILITY_WEEK_12), "%u.%u", &major, &week12), 2);
  assert_int_equal(sscanf(shlo_stablehlo_version(), "%u.%u", &major, &newest), 2);
  assert_true(week12 <= week4 && week4 <= newest);
  assert_null(shlo_version_for_compatibility(-1));
  assert_null(shlo_version_for_compatibility(SHLO_COMPATIBILITY_MAX + 1));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(abi_version_is_that_of_the_headers),
      cmocka_unit_test(versions_are_three_numbers),
      cmocka_unit_test(compatibility_requirements_have_versions),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
