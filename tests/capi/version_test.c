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
  assert_string_equal(shlo_stablehlo_minimum_version(), "0.9.0");
  assert_int_equal(shlo_stablehlo_api_version(), 9); /* as jaxlib 0.12.0.1 says */
}

/* The facts that a new release changes; no other test states them. */
static void the_newest_release_is_known(void **state) {
  (void)state;
  assert_string_equal(shlo_stablehlo_version(), "1.22.0");
  assert_int_equal(shlo_release_count(), 35);
  assert_string_equal(shlo_version_for_compatibility(SHLO_COMPATIBILITY_WEEK_4), "1.18.0");
  assert_string_equal(shlo_version_for_compatibility(SHLO_COMPATIBILITY_WEEK_12), "1.16.3");
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

static void releases_are_listed(void **state) {
  (void)state;
  size_t count = shlo_release_count();
  assert_string_equal(shlo_release_version(0), "0.9.0");
  assert_string_equal(shlo_release_date(0), "2023-02-27");
  assert_string_equal(shlo_release_version(22), "1.10.0");
  assert_string_equal(shlo_release_date(22), "2025-03-19");
  assert_string_equal(shlo_release_version(29), "1.17.0");
  assert_string_equal(shlo_release_date(29), "");
  assert_string_equal(shlo_release_version(count - 1), shlo_stablehlo_version());
  assert_null(shlo_release_version(count));
  assert_null(shlo_release_date(count));
  assert_null(shlo_release_version(SIZE_MAX));
}

static int32_t order(const char *left, const char *right) {
  int32_t result = 2;
  ok(shlo_version_compare(left, strlen(left), right, strlen(right), &result, &error));
  return result;
}

static void versions_are_compared(void **state) {
  (void)state;
  assert_int_equal(order("1.9.0", "1.10.0"), -1);
  assert_int_equal(order("1.10.0", "1.9.0"), 1);
  assert_int_equal(order("1.9.0", "1.9.0"), 0);
  assert_int_equal(order("1.9.1", "1.9.0"), 1);
  assert_int_equal(order("0.20.0", "1.0.0"), -1);
  assert_int_equal(order("1.22.0", "2.0.0"), -1);
  for (size_t i = 0; i + 1 < shlo_release_count(); ++i)
    assert_int_equal(order(shlo_release_version(i), shlo_release_version(i + 1)), -1);

  int32_t result = 7;
  const char *wrong[] = {"", "1", "1.2", "1.2.", "1.2.3.4", "1.2.x", "v1.2.3", "1.2.3 ", " 1.2.3", "-1.2.3", "1..3", "1.2.+3", "99999999999.0.0", "0.0.2097152"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    fails(SHLO_INVALID_ARGUMENT, "left '", shlo_version_compare(wrong[i], strlen(wrong[i]), "1.0.0", 5, &result, &error));
    fails(SHLO_INVALID_ARGUMENT, "right '", shlo_version_compare("1.0.0", 5, wrong[i], strlen(wrong[i]), &result, &error));
  }
  fails(SHLO_INVALID_ARGUMENT, "left is NULL", shlo_version_compare(NULL, 0, "1.0.0", 5, &result, &error));
  fails(SHLO_INVALID_ARGUMENT, "right is NULL", shlo_version_compare("1.0.0", 5, NULL, 0, &result, &error));
  fails(SHLO_INVALID_ARGUMENT, "order is NULL", shlo_version_compare("1.0.0", 5, "1.0.0", 5, NULL, &error));
  assert_int_equal(result, 7);
}

/* Days since a fixed day, for the earliest date that a date without day or month can mean. */
static long earliest_day(const char *date) {
  int year = 0, month = 1, day = 1;
  assert_true(sscanf(date, "%d-%d-%d", &year, &month, &day) >= 1);
  return (long)year * 372 + (month - 1) * 31 + day; /* at most 31 days per month */
}

/* A consumer of that age has the version. */
static void required_versions_were_out_for_long_enough(void **state) {
  (void)state;
  const struct {
    shlo_compatibility requirement;
    const char *version;
    long weeks;
  } expected[] = {{SHLO_COMPATIBILITY_WEEK_4, "1.18.0", 4}, {SHLO_COMPATIBILITY_WEEK_12, "1.16.3", 12}};
  /* The newest version with a known day, 1.20.0, is older than the table. */
  assert_string_equal(shlo_release_version(32), "1.20.0");
  long newest = earliest_day(shlo_release_date(32));
  for (size_t i = 0; i < 2; ++i) {
    const char *version = shlo_version_for_compatibility(expected[i].requirement);
    assert_string_equal(version, expected[i].version);
    size_t at = shlo_release_count();
    while (at-- > 0 && order(shlo_release_version(at), version) > 0)
      ;
    assert_true(newest - earliest_day(shlo_release_date(at)) >= 7 * expected[i].weeks);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(abi_version_is_that_of_the_headers),
      cmocka_unit_test(versions_are_three_numbers),
      cmocka_unit_test(the_newest_release_is_known),
      cmocka_unit_test(compatibility_requirements_have_versions),
      cmocka_unit_test(releases_are_listed),
      cmocka_unit_test(versions_are_compared),
      cmocka_unit_test(required_versions_were_out_for_long_enough),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
