/* builder.h: how long handles live.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "builder_support.h"

/* A region that was ended and that no op took stays as long as the builder: after its function, and after the module.
 */
static void regions_without_an_op_stay(void **state) {
  (void)state;
  enum { depth = 4 };
  shlo_builder *builder = new_builder();
  const shlo_type *f32 = type_of(builder, "tensor<2xf32>");
  const shlo_region *outside = NULL, *regions[depth], *main = begin(builder, "main", 0, NULL);
  const shlo_value *results[depth + 1];
  /* Each region waits in the one around it; the outermost one waits in the function. */
  for (int i = 0; i < depth; ++i) {
    ok(shlo_builder_begin_region(builder, 1, &f32, &regions[i], &error));
    ok(shlo_build_abs(builder, shlo_region_argument(regions[i], 0), &results[i], &error));
  }
  for (int i = depth; i-- > 0;)
    ok(shlo_builder_end_region(builder, 1, &results[i], &error));
  ok(shlo_builder_end_function(builder, 0, NULL, NULL, &error));
  assert_int_equal(shlo_region_argument_count(main), 0);
  ok(shlo_builder_begin_region(builder, 1, &f32, &outside, &error));
  ok(shlo_build_abs(builder, shlo_region_argument(outside, 0), &results[depth], &error));
  ok(shlo_builder_end_region(builder, 1, &results[depth], &error));

  shlo_module *module = NULL;
  for (int finished = 0; finished < 3; ++finished) {
    for (int i = 0; i <= depth; ++i) {
      const shlo_region *region = i < depth ? regions[i] : outside;
      assert_int_equal(shlo_region_argument_count(region), 1);
      assert_ptr_equal(shlo_value_type(shlo_region_argument(region, 0)), f32);
      assert_ptr_equal(shlo_value_type(results[i]), f32);
      assert_string_equal(shlo_operation_name(shlo_region_first(region), NULL), "stablehlo.abs");
      assert_string_equal(shlo_operation_name(shlo_region_last(region), NULL), "stablehlo.return");
    }
    if (finished == 0)
      ok(shlo_builder_finish(builder, &module, &error));
    else if (finished == 1)
      shlo_module_destroy(module);
  }
  shlo_builder_destroy(builder);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(regions_without_an_op_stay)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
