/* plan.h: donated inputs.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST = 8 };

/* --- Running with and without donation -------------------------------------------------------- */

/* Dynamic extents become 3. Elements are small numbers. */
static shlo_tensor *input_of(const shlo_plan *plan, size_t index) {
  int64_t shape[MOST];
  int32_t rank = shlo_plan_input_rank(plan, index);
  shlo_element_type type = shlo_plan_input_element_type(plan, index);
  shlo_tensor *tensor = NULL;
  assert_true(rank >= 0 && rank <= MOST);
  for (int32_t axis = 0; axis < rank; ++axis) {
    int64_t extent = shlo_plan_input_shape(plan, index)[axis];
    shape[axis] = extent == SHLO_DYNAMIC ? 3 : extent;
  }
  ok(shlo_tensor_create(type, rank, shape, &tensor, &error));
  int64_t count = shlo_tensor_element_count(tensor);
  void *data = shlo_tensor_mutable_data(tensor);
  for (int64_t i = 0; i < count; ++i) {
    int value = (int)((i * 7 + (int64_t)index * 5 + 3) % 11);
    if (type == SHLO_TYPE_F32)
      ((float *)data)[i] = 0.25f * (float)value - 1;
    else if (type == SHLO_TYPE_I32)
      ((int32_t *)data)[i] = value % 3;
    else
      fail_msg("no numbers for element type %d", type);
  }
  return tensor;
}

typedef struct {
  size_t count;
  size_t reused; /* results in the memory of an input */
  size_t bytes[MOST];
  void *values[MOST];
} results;

static void free_results(results *r) {
  for (size_t k = 0; k < r->count; ++k)
    free(r->values[k]);
}

/* Donates the inputs whose bits are set in `donated`, and runs. */
static results run_donating(const shlo_plan *plan, unsigned donated) {
  results r = {0};
  size_t ins = shlo_plan_input_count(plan);
  shlo_tensor *inputs[MOST] = {0}, *outputs[MOST] = {0};
  const void *memory[MOST];
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  r.count = shlo_plan_output_count(plan);
  assert_true(ins <= MOST && r.count <= MOST);
  for (size_t i = 0; i < ins; ++i) {
    inputs[i] = input_of(plan, i);
    memory[i] = shlo_tensor_data(inputs[i]);
    if (donated >> i & 1)
      ok(shlo_run_options_donate(options, i, &error));
  }
  ok(shlo_plan_run(plan, ins, (const shlo_tensor *const *)inputs, r.count, outputs, options, &error));
  for (size_t i = 0; i < ins; ++i) {
    int gone = shlo_tensor_element_type(inputs[i]) == SHLO_TYPE_NONE;
    assert_int_equal(gone, donated >> i & 1);
    /* Other inputs are unchanged. */
    if (!gone) {
      shlo_tensor *again = input_of(plan, i);
      assert_memory_equal(shlo_tensor_data(inputs[i]), shlo_tensor_data(again), shlo_tensor_size(again));
      shlo_tensor_destroy(again);
    }
  }
  for (size_t k = 0; k < r.count; ++k) {
    for (size_t i = 0; i < ins; ++i)
      r.reused += (donated >> i & 1) && shlo_tensor_data(outputs[k]) == memory[i];
    r.bytes[k] = shlo_tensor_size(outputs[k]);
    r.values[k] = malloc(r.bytes[k] + 1);
    memcpy(r.values[k], shlo_tensor_data(outputs[k]), r.bytes[k]);
    shlo_tensor_destroy(outputs[k]);
  }
  for (size_t i = 0; i < ins; ++i)
    shlo_tensor_destroy(inputs[i]);
  shlo_run_options_destroy(options);
  return r;
}

static int equal(const results *a, const results *b) {
  for (size_t k = 0; k < a->count; ++k)
    if (a->bytes[k] != b->bytes[k] || memcmp(a->values[k], b->values[k], a->bytes[k]) != 0)
      return 0;
  return a->count == b->count;
}

/* Checks that every choice of donated inputs gives equal bytes. Returns the number of results in donated memory if all
 * inputs are donated. */
static size_t check_program(const char *text) {
  shlo_plan *plan = plan_of(text);
  unsigned all = (1u << shlo_plan_input_count(plan)) - 1;
  size_t reused = 0;
  results plain = run_donating(plan, 0);
  assert_int_equal(plain.reused, 0);
  for (unsigned donated = 1; donated <= all; ++donated) {
    results other = run_donating(plan, donated);
    if (!equal(&plain, &other))
      fail_msg("other results with the inputs 0x%x donated of\n%s", donated, text);
    if (donated == all)
      reused = other.reused;
    /* The twin: one changed bit is noticed. */
    ((char *)other.values[0])[0] ^= 1;
    assert_int_equal(equal(&plain, &other), other.bytes[0] == 0);
    free_results(&other);
  }
  free_results(&plain);
  shlo_plan_destroy(plan);
  return reused;
}

#define T "tensor<4x4xf32>"

/* The expected number of results in donated memory; 0 if the input is still read when the result is written. */
static const struct {
  const char *what;
  size_t reused;
  const char *text;
} programs[] = {
    {"elementwise", 1,
     "func.func @main(%a: " T ", %b: " T ") -> " T " {\n"
     "  %0 = stablehlo.add %a, %b : " T "\n"
     "  return %0 : " T "\n}"},
    {"the input itself", 2,
     "func.func @main(%a: " T ", %b: " T ") -> (" T ", " T ") {\n"
     "  return %b, %a : " T ", " T "\n}"},
    {"one input as two results", 1,
     "func.func @main(%a: " T ") -> (" T ", " T ") {\n"
     "  return %a, %a : " T ", " T "\n}"},
    {"an input and what is made of it", 1,
     "func.func @main(%a: " T ") -> (" T ", " T ") {\n"
     "  %0 = stablehlo.negate %a : " T "\n"
     "  return %0, %a : " T ", " T "\n}"},
    {"a view of an input", 0,
     "func.func @main(%a: " T ") -> " T " {\n"
     "  %0 = stablehlo.transpose %a, dims = [1, 0] : (" T ") -> " T "\n"
     "  return %0 : " T "\n}"},
    {"a view of other shape", 1,
     "func.func @main(%a: " T ") -> tensor<16xf32> {\n"
     "  %0 = stablehlo.reshape %a : (" T ") -> tensor<16xf32>\n"
     "  return %0 : tensor<16xf32>\n}"},
    {"an input and a view of it in one fusion", 0,
     "func.func @main(%a: " T ") -> " T " {\n"
     "  %0 = stablehlo.transpose %a, dims = [1, 0] : (" T ") -> " T "\n"
     "  %1 = stablehlo.add %a, %0 : " T "\n"
     "  return %1 : " T "\n}"},
    {"reversed", 0,
     "func.func @main(%a: " T ") -> " T " {\n"
     "  %0 = stablehlo.reverse %a, dims = [1] : " T "\n"
     "  %1 = stablehlo.add %a, %0 : " T "\n"
     "  return %1 : " T "\n}"},
    {"another element type of the same size", 1,
     "func.func @main(%a: tensor<4x4xi32>) -> " T " {\n"
     "  %0 = stablehlo.convert %a : (tensor<4x4xi32>) -> " T "\n"
     "  return %0 : " T "\n}"},
    {"an input that nothing reads", 1,
     "func.func @main(%a: tensor<4xf32>, %b: " T ") -> " T " {\n"
     "  %0 = stablehlo.broadcast_in_dim %a, dims = [0] : (tensor<4xf32>) -> " T "\n"
     "  return %0 : " T "\n}"},
    {"a product reads all of its operands", 0,
     "func.func @main(%a: " T ", %b: " T ") -> " T " {\n"
     "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (" T ", " T ") -> " T "\n"
     "  return %0 : " T "\n}"},
    {"an input that is dead before the result is made", 1,
     "func.func @main(%a: " T ", %b: " T ") -> " T " {\n"
     "  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (" T ", " T ") -> " T "\n"
     "  %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] : (" T ", " T ") -> " T "\n"
     "  return %1 : " T "\n}"},
    {"dynamic_update_slice", 1,
     "func.func @main(%a: " T ", %u: tensor<1x2xf32>, %i: tensor<i32>) -> " T " {\n"
     "  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i\n"
     "      : (" T ", tensor<1x2xf32>, tensor<i32>, tensor<i32>) -> " T "\n"
     "  return %0 : " T "\n}"},
    {"dynamic_update_slice by a part of itself", 0,
     "func.func @main(%a: " T ", %i: tensor<i32>) -> " T " {\n"
     "  %u = stablehlo.slice %a [0:3, 1:4] : (" T ") -> tensor<3x3xf32>\n"
     "  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i\n"
     "      : (" T ", tensor<3x3xf32>, tensor<i32>, tensor<i32>) -> " T "\n"
     "  return %0 : " T "\n}"},
    {"scatter", 1,
     "func.func @main(%a: " T ", %i: tensor<2x1xi32>, %u: tensor<2x4xf32>) -> " T " {\n"
     "  %0 = \"stablehlo.scatter\"(%a, %i, %u) ({\n"
     "    ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
     "      %1 = stablehlo.add %x, %y : tensor<f32>\n"
     "      stablehlo.return %1 : tensor<f32>\n"
     "  }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0],\n"
     "      scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}\n"
     "      : (" T ", tensor<2x1xi32>, tensor<2x4xf32>) -> " T "\n"
     "  return %0 : " T "\n}"},
    {"the state of a loop", 1,
     "func.func @main(%a: " T ", %n: tensor<i32>) -> " T " {\n"
     "  %c0 = stablehlo.constant dense<0> : tensor<i32>\n"
     "  %c1 = stablehlo.constant dense<1> : tensor<i32>\n"
     "  %c5 = stablehlo.constant dense<5> : tensor<i32>\n"
     "  %0:2 = stablehlo.while(%x = %a, %i = %c0) : " T ", tensor<i32>\n"
     "  cond {\n"
     "    %p = stablehlo.compare LT, %i, %c5 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
     "    stablehlo.return %p : tensor<i1>\n"
     "  } do {\n"
     "    %1 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (" T ", " T ") -> " T "\n"
     "    %2 = stablehlo.tanh %1 : " T "\n"
     "    %3 = stablehlo.add %i, %c1 : tensor<i32>\n"
     "    stablehlo.return %2, %3 : " T ", tensor<i32>\n"
     "  }\n"
     "  return %0#0 : " T "\n}"},
    {"states of a loop that change places", 2,
     "func.func @main(%a: " T ", %b: " T ") -> (" T ", " T ") {\n"
     "  %c0 = stablehlo.constant dense<0> : tensor<i32>\n"
     "  %c1 = stablehlo.constant dense<1> : tensor<i32>\n"
     "  %c5 = stablehlo.constant dense<5> : tensor<i32>\n"
     "  %0:3 = stablehlo.while(%x = %a, %y = %b, %i = %c0) : " T ", " T ", tensor<i32>\n"
     "  cond {\n"
     "    %p = stablehlo.compare LT, %i, %c5 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
     "    stablehlo.return %p : tensor<i1>\n"
     "  } do {\n"
     "    %1 = stablehlo.cosine %y : " T "\n"
     "    %3 = stablehlo.add %i, %c1 : tensor<i32>\n"
     "    stablehlo.return %1, %x, %3 : " T ", " T ", tensor<i32>\n"
     "  }\n"
     "  return %0#1, %0#0 : " T ", " T "\n}"},
    {"two states of a loop from one input", 1,
     "func.func @main(%a: " T ") -> (" T ", " T ") {\n"
     "  %c0 = stablehlo.constant dense<0> : tensor<i32>\n"
     "  %c1 = stablehlo.constant dense<1> : tensor<i32>\n"
     "  %c5 = stablehlo.constant dense<5> : tensor<i32>\n"
     "  %0:3 = stablehlo.while(%x = %a, %y = %a, %i = %c0) : " T ", " T ", tensor<i32>\n"
     "  cond {\n"
     "    %p = stablehlo.compare LT, %i, %c5 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
     "    stablehlo.return %p : tensor<i1>\n"
     "  } do {\n"
     "    %1 = stablehlo.cosine %y : " T "\n"
     "    %2 = stablehlo.sine %x : " T "\n"
     "    %3 = stablehlo.add %i, %c1 : tensor<i32>\n"
     "    stablehlo.return %1, %2, %3 : " T ", " T ", tensor<i32>\n"
     "  }\n"
     "  return %0#0, %0#1 : " T ", " T "\n}"},
    {"an input that every step of a loop reads", 0,
     "func.func @main(%a: " T ") -> " T " {\n"
     "  %c0 = stablehlo.constant dense<0> : tensor<i32>\n"
     "  %c1 = stablehlo.constant dense<1> : tensor<i32>\n"
     "  %c5 = stablehlo.constant dense<5> : tensor<i32>\n"
     "  %0:2 = stablehlo.while(%x = %a, %i = %c0) : " T ", tensor<i32>\n"
     "  cond {\n"
     "    %p = stablehlo.compare LT, %i, %c5 : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
     "    stablehlo.return %p : tensor<i1>\n"
     "  } do {\n"
     "    %1 = stablehlo.multiply %x, %a : " T "\n"
     "    %2 = stablehlo.subtract %1, %a : " T "\n"
     "    %3 = stablehlo.add %i, %c1 : tensor<i32>\n"
     "    stablehlo.return %2, %3 : " T ", tensor<i32>\n"
     "  }\n"
     "  return %0#0 : " T "\n}"},
    {"branches", 0,
     "func.func @main(%a: " T ", %i: tensor<i32>) -> " T " {\n"
     "  %0 = \"stablehlo.case\"(%i) ({\n"
     "    %1 = stablehlo.negate %a : " T "\n"
     "    stablehlo.return %1 : " T "\n"
     "  }, {\n"
     "    %1 = stablehlo.reverse %a, dims = [0] : " T "\n"
     "    stablehlo.return %1 : " T "\n"
     "  }) : (tensor<i32>) -> " T "\n"
     "  return %0 : " T "\n}"},
    {"a sum that all elements wait for", 1,
     "func.func @main(%a: " T ") -> (" T ", tensor<f32>) {\n"
     "  %z = stablehlo.constant dense<0.0> : tensor<f32>\n"
     "  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [0, 1]\n"
     "      : (" T ", tensor<f32>) -> tensor<f32>\n"
     "  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> " T "\n"
     "  %2 = stablehlo.subtract %a, %1 : " T "\n"
     "  return %2, %0 : " T ", tensor<f32>\n}"},
    {"sorted", 0,
     "func.func @main(%a: " T ") -> " T " {\n"
     "  %0 = \"stablehlo.sort\"(%a) <{dimension = 1 : i64}> ({\n"
     "    ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n"
     "      %1 = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
     "      stablehlo.return %1 : tensor<i1>\n"
     "  }) : (" T ") -> " T "\n"
     "  return %0 : " T "\n}"},
    {"results of one fusion that read each other's inputs", 2,
     "func.func @main(%a: " T ", %b: " T ") -> (" T ", " T ") {\n"
     "  %0 = stablehlo.add %a, %b : " T "\n"
     "  %1 = stablehlo.multiply %0, %b : " T "\n"
     "  return %0, %1 : " T ", " T "\n}"},
    {"shapes of the run", 1,
     "func.func @main(%a: tensor<?x2xf32>) -> tensor<?x2xf32> {\n"
     "  %0 = stablehlo.multiply %a, %a : tensor<?x2xf32>\n"
     "  return %0 : tensor<?x2xf32>\n}"},
};

static void donation_changes_no_bytes(void **state) {
  (void)state;
  size_t reused = 0;
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i) {
    size_t found = check_program(programs[i].text);
    if (found != programs[i].reused)
      fail_msg("%s: %zu results in donated memory, expected %zu", programs[i].what, found, programs[i].reused);
    reused += found;
  }
  assert_true(reused >= 15);
}

/* --- The states of tensors -------------------------------------------------------------------- */

static const float ones[] = {1, 2, 3, 4}, tens[] = {10, 20, 30, 40}, sums[] = {11, 22, 33, 44};
static const int64_t four[] = {4};

typedef struct {
  shlo_plan *plan;
  shlo_tensor *inputs[2];
  shlo_run_options *options;
} fixture;

/* a + b, where a is donated. */
static fixture start(void) {
  fixture f = {plan_of(add_program), {tensor_f32(1, four, ones), tensor_f32(1, four, tens)}, NULL};
  ok(shlo_run_options_create(&f.options, &error));
  ok(shlo_run_options_donate(f.options, 0, &error));
  return f;
}

static void finish(fixture *f) {
  shlo_tensor_destroy(f->inputs[0]);
  shlo_tensor_destroy(f->inputs[1]);
  shlo_run_options_destroy(f->options);
  shlo_plan_destroy(f->plan);
}

static shlo_status run_fixture(fixture *f, shlo_tensor **output, shlo_error **error) {
  return shlo_plan_run(f->plan, 2, (const shlo_tensor *const *)f->inputs, 1, output, f->options, error);
}

static void expect_consumed(shlo_tensor *tensor) {
  shlo_buffer *buffer = UNTOUCHED(shlo_buffer);
  shlo_hold *hold = UNTOUCHED(shlo_hold);
  const void *data = NULL;
  int64_t index = 0;
  assert_int_equal(shlo_tensor_element_type(tensor), SHLO_TYPE_NONE);
  assert_int_equal(shlo_tensor_rank(tensor), -1);
  assert_null(shlo_tensor_shape(tensor));
  assert_int_equal(shlo_tensor_element_count(tensor), 0);
  assert_int_equal(shlo_tensor_size(tensor), 0);
  assert_null(shlo_tensor_data(tensor));
  assert_null(shlo_tensor_mutable_data(tensor));
  fails(SHLO_INVALID_ARGUMENT, "tensor was donated to a run", shlo_tensor_hold(tensor, &data, &hold, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor was donated to a run", shlo_tensor_to_npy(tensor, &buffer, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor was donated to a run", shlo_tensor_element_text(tensor, 0, &buffer, &error));
  fails(SHLO_INVALID_ARGUMENT, "actual was donated to a run", shlo_tensor_compare(tensor, tensor, 0, &index, &error));
}

static void a_donated_tensor_is_consumed(void **state) {
  (void)state;
  fixture f = start();
  shlo_tensor *output = NULL, *second = NULL;
  const void *memory = shlo_tensor_data(f.inputs[0]);
  ok(run_fixture(&f, &output, &error));
  assert_ptr_equal(shlo_tensor_data(output), memory);
  assert_memory_equal(shlo_tensor_data(output), sums, sizeof sums);
  assert_non_null(shlo_tensor_mutable_data(output));
  expect_consumed(f.inputs[0]);
  fails(SHLO_INVALID_ARGUMENT, "inputs[0] was donated to a run", run_fixture(&f, &second, &error));
  assert_null(second);
  /* A consumed tensor cannot receive results either. */
  shlo_tensor *gone = f.inputs[0];
  const shlo_tensor *again[] = {output, f.inputs[1]};
  fails(SHLO_INVALID_ARGUMENT, "outputs[0] was donated to a run",
        shlo_plan_run(f.plan, 2, again, 1, &gone, NULL, &error));
  shlo_builder *builder = NULL;
  const shlo_attribute *attribute = NULL;
  ok(shlo_builder_create(NULL, 0, &builder, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor was donated to a run",
        shlo_builder_tensor_attribute(builder, f.inputs[0], &attribute, &error));
  shlo_builder_destroy(builder);
  shlo_tensor_destroy(output);
  finish(&f);
}

static void a_run_that_does_not_begin_consumes_nothing(void **state) {
  (void)state;
  fixture f = start();
  shlo_tensor *output = NULL;
  const int64_t three[] = {3};
  shlo_tensor *right = f.inputs[1];
  f.inputs[1] = tensor_f32(1, three, tens);
  fails(SHLO_INVALID_ARGUMENT, "input 1 is tensor<3xf32>", run_fixture(&f, &output, &error));
  shlo_tensor_destroy(f.inputs[1]);
  f.inputs[1] = right;
  /* A donated input cannot receive results. */
  output = f.inputs[0];
  fails(SHLO_INVALID_ARGUMENT, "output 0 shares memory with input 0", run_fixture(&f, &output, &error));
  ok(shlo_run_options_donate(f.options, 2, &error));
  output = NULL;
  fails(SHLO_INVALID_ARGUMENT, "input 2 is donated, the function has 2 inputs", run_fixture(&f, &output, &error));
  ok(shlo_run_options_donate(f.options, SIZE_MAX, &error));
  fails(SHLO_INVALID_ARGUMENT, "is donated", run_fixture(&f, &output, &error));
  assert_memory_equal(shlo_tensor_data(f.inputs[0]), ones, sizeof ones);
  fails(SHLO_INVALID_ARGUMENT, "options is NULL", shlo_run_options_donate(NULL, 0, &error));
  finish(&f);
}

static void a_run_that_fails_has_consumed(void **state) {
  (void)state;
  fixture f = start();
  shlo_tensor *output = NULL;
  shlo_run_options_cancel(f.options);
  fails(SHLO_CANCELLED, "", run_fixture(&f, &output, &error));
  assert_null(output);
  expect_consumed(f.inputs[0]);
  assert_memory_equal(shlo_tensor_data(f.inputs[1]), tens, sizeof tens);
  finish(&f);
}

static void memory_that_others_hold_stays(void **state) {
  (void)state;
  fixture f = start();
  shlo_tensor *output = NULL;
  shlo_hold *hold = NULL;
  const void *held = NULL;
  ok(shlo_tensor_hold(f.inputs[0], &held, &hold, &error));
  ok(run_fixture(&f, &output, &error));
  assert_ptr_not_equal(shlo_tensor_data(output), held);
  assert_memory_equal(shlo_tensor_data(output), sums, sizeof sums);
  assert_memory_equal(held, ones, sizeof ones);
  expect_consumed(f.inputs[0]);
  shlo_hold_destroy(hold);
  shlo_tensor_destroy(output);
  finish(&f);
}

static void count_release(void *data, void *user) {
  (void)data;
  ++*(int *)user;
}

static void borrowed_memory_stays(void **state) {
  (void)state;
  fixture f = start();
  shlo_tensor *output = NULL;
  _Alignas(64) float mine[4];
  int released = 0;
  memcpy(mine, ones, sizeof mine);
  shlo_tensor_destroy(f.inputs[0]);
  ok(shlo_tensor_borrow(SHLO_TYPE_F32, 1, four, mine, sizeof mine, count_release, &released, &f.inputs[0], &error));
  ok(run_fixture(&f, &output, &error));
  assert_int_equal(released, 1);
  assert_ptr_not_equal(shlo_tensor_data(output), mine);
  assert_memory_equal(shlo_tensor_data(output), sums, sizeof sums);
  assert_memory_equal(mine, ones, sizeof ones);
  expect_consumed(f.inputs[0]);
  shlo_tensor_destroy(output);
  finish(&f);
}

static void memory_of_two_inputs_stays(void **state) {
  (void)state;
  const float twice[] = {2, 4, 6, 8};
  /* One tensor twice, and two tensors that share memory. */
  for (int overlapping = 0; overlapping < 2; ++overlapping) {
    fixture f = start();
    shlo_tensor *output = NULL, *other = NULL;
    void *memory = shlo_tensor_mutable_data(f.inputs[0]);
    if (overlapping)
      ok(shlo_tensor_borrow(SHLO_TYPE_F32, 1, four, memory, sizeof ones, NULL, NULL, &other, &error));
    else
      ok(shlo_run_options_donate(f.options, 1, &error));
    const shlo_tensor *inputs[] = {f.inputs[0], other ? other : f.inputs[0]};
    ok(shlo_plan_run(f.plan, 2, inputs, 1, &output, f.options, &error));
    assert_ptr_not_equal(shlo_tensor_data(output), memory);
    assert_memory_equal(shlo_tensor_data(output), twice, sizeof twice);
    expect_consumed(f.inputs[0]);
    shlo_tensor_destroy(other);
    shlo_tensor_destroy(output);
    finish(&f);
  }
}

/* %b is the second half of %a. */
static void memory_of_a_part_stays(void **state) {
  (void)state;
  shlo_plan *plan = plan_of("func.func @main(%a: tensor<4xf32>, %b: tensor<2xf32>) -> (tensor<4xf32>, tensor<2xf32>) {\n"
                            "  %0 = stablehlo.negate %a : tensor<4xf32>\n"
                            "  %1 = stablehlo.negate %b : tensor<2xf32>\n"
                            "  return %0, %1 : tensor<4xf32>, tensor<2xf32>\n}");
  const float first[] = {-1, -2, -3, -4}, second[] = {-3, -4};
  const int64_t two[] = {2};
  shlo_tensor *inputs[] = {tensor_f32(1, four, ones), NULL}, *outputs[2] = {0};
  shlo_run_options *options = NULL;
  float *memory = shlo_tensor_mutable_data(inputs[0]);
  ok(shlo_tensor_borrow(SHLO_TYPE_F32, 1, two, memory + 2, sizeof second, NULL, NULL, &inputs[1], &error));
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_donate(options, 0, &error));
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const *)inputs, 2, outputs, options, &error));
  assert_ptr_not_equal(shlo_tensor_data(outputs[0]), memory);
  assert_memory_equal(shlo_tensor_data(outputs[0]), first, sizeof first);
  assert_memory_equal(shlo_tensor_data(outputs[1]), second, sizeof second);
  for (int i = 0; i < 2; ++i) {
    shlo_tensor_destroy(inputs[1 - i]);
    shlo_tensor_destroy(outputs[i]);
  }
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

static void the_callers_memory_is_used_as_before(void **state) {
  (void)state;
  fixture f = start();
  shlo_tensor *output = tensor_f32(1, four, tens), *same = output;
  const void *memory = shlo_tensor_data(output);
  ok(run_fixture(&f, &output, &error));
  assert_ptr_equal(output, same);
  assert_ptr_equal(shlo_tensor_data(output), memory);
  assert_memory_equal(memory, sums, sizeof sums);
  expect_consumed(f.inputs[0]);
  shlo_tensor_destroy(output);
  finish(&f);

  f = start();
  float left[4], right[4], sum[4];
  memcpy(left, ones, sizeof ones);
  memcpy(right, tens, sizeof tens);
  const void *ins[] = {left, right};
  void *outs[] = {sum};
  ok(shlo_plan_run_raw(f.plan, 2, ins, 1, outs, f.options, &error));
  assert_memory_equal(sum, sums, sizeof sums);
  assert_memory_equal(left, ones, sizeof ones);
  finish(&f);
}

/* --- Memory ----------------------------------------------------------------------------------- */

#define P "tensor<2048x2048xf32>"
#define X "tensor<8x2048xf32>"

/* A step of training with momentum: two layers, 16 MiB for each matrix. */
static const char train_step[] =
    "func.func @main(%x: " X ", %w1: " P ", %w2: " P ", %m1: " P ", %m2: " P ") -> (" P ", " P ", " P ", " P ") {\n"
    "  %one = stablehlo.constant dense<1.0> : " X "\n"
    "  %decay = stablehlo.constant dense<0.875> : " P "\n"
    "  %rate = stablehlo.constant dense<0.0078125> : " P "\n"
    "  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (" X ", " P ") -> " X "\n"
    "  %h = stablehlo.tanh %0 : " X "\n"
    "  %y = stablehlo.dot_general %h, %w2, contracting_dims = [1] x [0] : (" X ", " P ") -> " X "\n"
    "  %d2 = stablehlo.dot_general %h, %y, contracting_dims = [0] x [0] : (" X ", " X ") -> " P "\n"
    "  %1 = stablehlo.dot_general %y, %w2, contracting_dims = [1] x [1] : (" X ", " P ") -> " X "\n"
    "  %2 = stablehlo.multiply %h, %h : " X "\n"
    "  %3 = stablehlo.subtract %one, %2 : " X "\n"
    "  %4 = stablehlo.multiply %1, %3 : " X "\n"
    "  %d1 = stablehlo.dot_general %x, %4, contracting_dims = [0] x [0] : (" X ", " X ") -> " P "\n"
    "  %5 = stablehlo.multiply %m1, %decay : " P "\n"
    "  %n1 = stablehlo.add %5, %d1 : " P "\n"
    "  %6 = stablehlo.multiply %n1, %rate : " P "\n"
    "  %v1 = stablehlo.subtract %w1, %6 : " P "\n"
    "  %7 = stablehlo.multiply %m2, %decay : " P "\n"
    "  %n2 = stablehlo.add %7, %d2 : " P "\n"
    "  %8 = stablehlo.multiply %n2, %rate : " P "\n"
    "  %v2 = stablehlo.subtract %w2, %8 : " P "\n"
    "  return %v1, %v2, %n1, %n2 : " P ", " P ", " P ", " P "\n}";

/* The peak memory of a process in MiB that runs one step with everything except %x donated, or with nothing donated. */
static long peak_of_step(int donates) {
  int ends[2];
  long peak = -1;
  assert_int_equal(pipe(ends), 0);
  pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    shlo_plan *plan = plan_of(train_step);
    shlo_tensor *inputs[5] = {0}, *outputs[4] = {0};
    shlo_run_options *options = NULL;
    struct rusage usage;
    ok(shlo_run_options_create(&options, &error));
    for (size_t i = 0; i < 5; ++i) {
      inputs[i] = input_of(plan, i);
      if (donates && i)
        ok(shlo_run_options_donate(options, i, &error));
    }
    ok(shlo_plan_run(plan, 5, (const shlo_tensor *const *)inputs, 4, outputs, options, &error));
    getrusage(RUSAGE_SELF, &usage);
    peak = usage.ru_maxrss / 1024;
    _exit(write(ends[1], &peak, sizeof peak) != sizeof peak);
  }
  int status = 0;
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_int_equal(status, 0);
  assert_int_equal(read(ends[0], &peak, sizeof peak), sizeof peak);
  close(ends[0]);
  close(ends[1]);
  return peak;
}

static void a_training_step_needs_less_memory(void **state) {
  (void)state;
  long plain = peak_of_step(0), donated = peak_of_step(1);
  print_message("peak of a step with 64 MiB of parameters: %ld MiB, donated %ld MiB\n", plain, donated);
  /* The memory of all four results, except for the rounding to pages. */
  assert_true(donated > 64);
  assert_true(plain - donated >= 60);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_training_step_needs_less_memory), /* first, because a child starts with its parent's memory */
      cmocka_unit_test(donation_changes_no_bytes),
      cmocka_unit_test(a_donated_tensor_is_consumed),
      cmocka_unit_test(a_run_that_does_not_begin_consumes_nothing),
      cmocka_unit_test(a_run_that_fails_has_consumed),
      cmocka_unit_test(memory_that_others_hold_stays),
      cmocka_unit_test(borrowed_memory_stays),
      cmocka_unit_test(memory_of_two_inputs_stays),
      cmocka_unit_test(memory_of_a_part_stays),
      cmocka_unit_test(the_callers_memory_is_used_as_before),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
