/* opset.h
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static void ops_have_names_and_numbers(void **state) {
  (void)state;
  assert_string_equal(shlo_op_name(SHLO_OP_ADD), "stablehlo.add");
  assert_string_equal(shlo_op_name(SHLO_OP_XOR), "stablehlo.xor");
  assert_int_equal(shlo_op_from_name("stablehlo.add", 13), SHLO_OP_ADD);
  assert_int_equal(shlo_op_from_name("stablehlo.while", 15), SHLO_OP_WHILE);
  for (shlo_op op = SHLO_OP_ABS; shlo_op_name(op); ++op)
    assert_int_equal(shlo_op_from_name(shlo_op_name(op), strlen(shlo_op_name(op))), op);
}

static void what_is_no_op_has_no_name(void **state) {
  (void)state;
  assert_null(shlo_op_name(SHLO_OP_NONE));
  assert_null(shlo_op_name(-1));
  assert_null(shlo_op_name(1000000));
  assert_null(shlo_op_since(SHLO_OP_NONE));
  assert_null(shlo_op_since(1000000));
  assert_int_equal(shlo_op_from_name(NULL, 0), SHLO_OP_NONE);
  assert_int_equal(shlo_op_from_name("stablehlo.ad", 12), SHLO_OP_NONE);
  assert_int_equal(shlo_op_from_name("stablehlo.add ", 14), SHLO_OP_NONE);
  assert_int_equal(shlo_op_from_name("add", 3), SHLO_OP_NONE);
}

static void ops_know_their_first_version(void **state) {
  (void)state;
  assert_string_equal(shlo_op_since(SHLO_OP_ADD), "0.9.0");
  assert_string_equal(shlo_op_since(SHLO_OP_TAN), "1.4.0");
  assert_string_equal(shlo_op_since(SHLO_OP_COMPOSITE), "0.19.0");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(ops_have_names_and_numbers),
      cmocka_unit_test(what_is_no_op_has_no_name),
      cmocka_unit_test(ops_know_their_first_version),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
