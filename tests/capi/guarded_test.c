/* plan.h: runs read only their inputs and write only their outputs. Each array ends where memory that nobody may touch
 * begins, or begins where such memory ends. Other tests check the results.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct {
  char *memory, *data;
  size_t whole, bytes;
} guarded;

/* An array of zeros at the end or at the beginning of pages between closed ones. */
static guarded guard(size_t bytes, int at_end) {
  const size_t page = (size_t)sysconf(_SC_PAGESIZE), inside = (bytes + page - 1) / page * page;
  guarded made = {.whole = inside + 2 * page, .bytes = bytes};
  made.memory = mmap(NULL, made.whole, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  assert_true(made.memory != MAP_FAILED);
  assert_int_equal(mprotect(made.memory + page, inside, PROT_READ | PROT_WRITE), 0);
  made.data = made.memory + page + (at_end ? inside - bytes : 0);
  return made;
}

static void release(guarded *made) { assert_int_equal(munmap(made->memory, made->whole), 0); }

static size_t bytes_of(shlo_element_type type, int32_t rank, const int64_t *shape) {
  size_t bytes = shlo_element_type_size(type);
  for (int32_t axis = 0; axis < rank; ++axis)
    bytes *= (size_t)shape[axis];
  return bytes;
}

static void run_guarded(const shlo_plan *plan, int at_end) {
  guarded inputs[3], outputs[2];
  const void *from[3];
  void *to[2];
  const size_t ins = shlo_plan_input_count(plan), outs = shlo_plan_output_count(plan);
  assert_true(ins <= 3 && outs <= 2);
  for (size_t k = 0; k < ins; ++k) {
    inputs[k] = guard(
        bytes_of(shlo_plan_input_element_type(plan, k), shlo_plan_input_rank(plan, k), shlo_plan_input_shape(plan, k)),
        at_end);
    from[k] = inputs[k].data;
  }
  for (size_t k = 0; k < outs; ++k) {
    outputs[k] = guard(bytes_of(shlo_plan_output_element_type(plan, k), shlo_plan_output_rank(plan, k),
                                shlo_plan_output_shape(plan, k)),
                       at_end);
    to[k] = outputs[k].data;
  }
  ok(shlo_plan_run_raw(plan, ins, from, outs, to, NULL, &error));
  for (size_t k = 0; k < ins; ++k)
    release(&inputs[k]);
  for (size_t k = 0; k < outs; ++k)
    release(&outputs[k]);
}

/* %1$d is N, %2$d 2 N, %3$d N - 1, %4$d N + 3. */
#define ROWS "tensor<2x%1$dxf32>"
static const char *const bodies[] = {
    "(%%a: " ROWS ", %%b: " ROWS ") -> tensor<2x%2$dxf32> {\n"
    "  %%0 = stablehlo.concatenate %%a, %%b, dim = 1 : (" ROWS ", " ROWS ") -> tensor<2x%2$dxf32>\n"
    "  return %%0 : tensor<2x%2$dxf32>\n}",
    "(%%a: " ROWS ", %%b: " ROWS ") -> tensor<4x%1$dxf32> {\n"
    "  %%0 = stablehlo.concatenate %%a, %%b, dim = 0 : (" ROWS ", " ROWS ") -> tensor<4x%1$dxf32>\n"
    "  return %%0 : tensor<4x%1$dxf32>\n}",
    "(%%a: " ROWS ") -> tensor<2x%3$dxf32> {\n"
    "  %%0 = stablehlo.slice %%a [0:2, 1:%1$d] : (" ROWS ") -> tensor<2x%3$dxf32>\n"
    "  return %%0 : tensor<2x%3$dxf32>\n}",
    "(%%a: " ROWS ", %%b: tensor<f32>) -> tensor<5x%4$dxf32> {\n"
    "  %%0 = stablehlo.pad %%a, %%b, low = [1, 1], high = [1, 2], interior = [1, 0]\n"
    "      : (" ROWS ", tensor<f32>) -> tensor<5x%4$dxf32>\n"
    "  return %%0 : tensor<5x%4$dxf32>\n}",
    "(%%a: " ROWS ") -> " ROWS " {\n"
    "  %%0 = stablehlo.reverse %%a, dims = [0] : " ROWS "\n"
    "  return %%0 : " ROWS "\n}",
    "(%%a: " ROWS ") -> " ROWS " {\n"
    "  %%0 = stablehlo.reverse %%a, dims = [1] : " ROWS "\n"
    "  return %%0 : " ROWS "\n}",
    "(%%a: tensor<%1$dxf32>) -> tensor<2x3x%1$dxf32> {\n"
    "  %%0 = stablehlo.broadcast_in_dim %%a, dims = [2] : (tensor<%1$dxf32>) -> tensor<2x3x%1$dxf32>\n"
    "  return %%0 : tensor<2x3x%1$dxf32>\n}",
    "(%%a: tensor<2x1xf32>) -> " ROWS " {\n"
    "  %%0 = stablehlo.broadcast_in_dim %%a, dims = [0, 1] : (tensor<2x1xf32>) -> " ROWS "\n"
    "  return %%0 : " ROWS "\n}",
    "(%%a: " ROWS ") -> tensor<%1$dx2xf32> {\n"
    "  %%0 = stablehlo.transpose %%a, dims = [1, 0] : (" ROWS ") -> tensor<%1$dx2xf32>\n"
    "  return %%0 : tensor<%1$dx2xf32>\n}",
    "(%%a: tensor<2x3x%1$dxf32>) -> tensor<3x2x%1$dxf32> {\n"
    "  %%0 = stablehlo.transpose %%a, dims = [1, 0, 2] : (tensor<2x3x%1$dxf32>) -> tensor<3x2x%1$dxf32>\n"
    "  return %%0 : tensor<3x2x%1$dxf32>\n}",
    "(%%a: tensor<2x3x%1$dxf32>, %%i: tensor<i32>) -> tensor<1x3x%3$dxf32> {\n"
    "  %%0 = stablehlo.dynamic_slice %%a, %%i, %%i, %%i, sizes = [1, 3, %3$d]\n"
    "      : (tensor<2x3x%1$dxf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x3x%3$dxf32>\n"
    "  return %%0 : tensor<1x3x%3$dxf32>\n}",
    "(%%a: tensor<2x%1$dxf32>, %%b: tensor<1x%3$dxf32>, %%i: tensor<i32>) -> " ROWS " {\n"
    "  %%0 = stablehlo.dynamic_update_slice %%a, %%b, %%i, %%i\n"
    "      : (" ROWS ", tensor<1x%3$dxf32>, tensor<i32>, tensor<i32>) -> " ROWS "\n"
    "  return %%0 : " ROWS "\n}",
    "(%%a: " ROWS ", %%b: " ROWS ") -> (" ROWS ", tensor<2x%1$dxi8>) {\n"
    "  %%0 = stablehlo.add %%a, %%b : " ROWS "\n"
    "  %%1 = stablehlo.convert %%0 : (" ROWS ") -> tensor<2x%1$dxi8>\n"
    "  return %%0, %%1 : " ROWS ", tensor<2x%1$dxi8>\n}",
    "(%%a: " ROWS ", %%b: tensor<f32>) -> (tensor<2xf32>, tensor<%1$dxf32>) {\n"
    "  %%0 = stablehlo.reduce(%%a init: %%b) applies stablehlo.add across dimensions = [1]\n"
    "      : (" ROWS ", tensor<f32>) -> tensor<2xf32>\n"
    "  %%1 = stablehlo.reduce(%%a init: %%b) applies stablehlo.add across dimensions = [0]\n"
    "      : (" ROWS ", tensor<f32>) -> tensor<%1$dxf32>\n"
    "  return %%0, %%1 : tensor<2xf32>, tensor<%1$dxf32>\n}",
    "(%%a: " ROWS ", %%b: " ROWS ") -> tensor<2x2xf32> {\n"
    "  %%0 = stablehlo.dot_general %%a, %%b, contracting_dims = [1] x [1] : (" ROWS ", " ROWS ") -> tensor<2x2xf32>\n"
    "  return %%0 : tensor<2x2xf32>\n}",
};

static void runs_touch_only_their_arrays(void **state) {
  (void)state;
  /* Less than a vector, about a cache's lines, and rows that are copied in pieces. */
  static const int sizes[] = {3, 17, 64, 1000, 200000};
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; ++i)
    for (size_t k = 0; k < sizeof sizes / sizeof *sizes; ++k) {
      const int n = sizes[k];
      char text[2048] = "func.func @main";
      const size_t head = strlen(text);
      assert_in_range(snprintf(text + head, sizeof text - head, bodies[i], n, 2 * n, n - 1, n + 3), 1, 2000);
      shlo_plan *plan = plan_of(text);
      run_guarded(plan, 0);
      run_guarded(plan, 1);
      shlo_plan_destroy(plan);
    }
}

/* The twin. */
static void the_guards_are_closed(void **state) {
  (void)state;
  for (int at_end = 0; at_end < 2; ++at_end) {
    guarded made = guard(12, at_end);
    for (int is_outside = 0; is_outside < 2; ++is_outside) {
      const pid_t child = fork();
      if (child == 0) {
        signal(SIGSEGV, SIG_DFL);
        ((volatile char *)made.data)[at_end ? 11 + is_outside : -is_outside] = 1;
        _exit(0);
      }
      int status = 0;
      assert_int_equal(waitpid(child, &status, 0), child);
      assert_int_equal(WIFEXITED(status) && WEXITSTATUS(status) == 0, !is_outside);
    }
    release(&made);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(runs_touch_only_their_arrays),
      cmocka_unit_test(the_guards_are_closed),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
