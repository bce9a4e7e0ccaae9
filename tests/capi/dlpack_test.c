/* dlpack.h, with structures made by hand.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

/* Counts the calls of its deleter. */
typedef struct {
  shlo_dlpack_versioned versioned;
  shlo_dlpack_managed managed;
  int deleted;
} producer;

static void delete_versioned(shlo_dlpack_versioned *self) { ++((producer *)self->manager_ctx)->deleted; }
static void delete_managed(shlo_dlpack_managed *self) { ++((producer *)self->manager_ctx)->deleted; }

/* A producer of floats in both forms. */
static producer producer_of(void *data, int32_t ndim, int64_t *shape, int64_t *strides) {
  const shlo_dlpack_tensor tensor = {data, {SHLO_DLPACK_CPU, 0}, ndim, {SHLO_DLPACK_FLOAT, 32, 1}, shape, strides, 0};
  return (producer){.versioned = {{1, 0}, NULL, delete_versioned, 0, tensor},
                    .managed = {tensor, NULL, delete_managed}};
}

static shlo_tensor *import_versioned(producer *from) {
  shlo_tensor *tensor = NULL;
  from->versioned.manager_ctx = from;
  ok(shlo_tensor_from_dlpack(&from->versioned, &tensor, &error));
  return tensor;
}
static shlo_tensor *import_managed(producer *from) {
  shlo_tensor *tensor = NULL;
  from->managed.manager_ctx = from;
  ok(shlo_tensor_from_dlpack_managed(&from->managed, &tensor, &error));
  return tensor;
}

static float numbers[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};

/* --- Import ----------------------------------------------------------------------------------- */

static void contiguous_memory_is_a_view(void **state) {
  (void)state;
  int64_t shape[] = {2, 1, 3}, strides[] = {3, 77, 1}; /* an axis of one element may have any stride */
  int64_t *all_strides[] = {NULL, strides};
  for (int i = 0; i < 4; ++i) {
    producer from = producer_of(numbers, 3, shape, all_strides[i / 2]);
    from.versioned.tensor.byte_offset = from.managed.tensor.byte_offset = 2 * sizeof(float);
    shlo_tensor *tensor = i % 2 ? import_managed(&from) : import_versioned(&from);
    assert_int_equal(shlo_tensor_element_type(tensor), SHLO_TYPE_F32);
    assert_int_equal(shlo_tensor_rank(tensor), 3);
    assert_memory_equal(shlo_tensor_shape(tensor), shape, sizeof shape);
    assert_ptr_equal(shlo_tensor_data(tensor), numbers + 2);
    assert_ptr_equal(shlo_tensor_mutable_data(tensor), numbers + 2);
    assert_int_equal(from.deleted, 0);
    shlo_tensor_destroy(tensor);
    assert_int_equal(from.deleted, 1);
  }
}

static void other_strides_are_copied(void **state) {
  (void)state;
  struct {
    int32_t ndim;
    int64_t shape[3], strides[3], offset;
    float expected[8];
  } cases[] = {
      {2, {2, 3}, {1, 2}, 0, {0, 2, 4, 1, 3, 5}}, /* the transpose of 3 x 2 */
      {1, {4, 0}, {3, 0}, 0, {0, 3, 6, 9}},       /* each third */
      {1, {4, 0}, {-2, 0}, 7, {7, 5, 3, 1}},      /* backwards */
      {2, {2, 3}, {0, 1}, 4, {4, 5, 6, 4, 5, 6}}, /* repeated */
      {2, {2, 2}, {4, 1}, 1, {1, 2, 5, 6}},       /* a part of rows of four */
      {2, {1, 3}, {-9, -1}, 2, {2, 1, 0}},
      /* Axes of 2 x 2 x 2 in each order that only some axes notice. */
      {3, {2, 2, 2}, {4, 1, 2}, 0, {0, 2, 1, 3, 4, 6, 5, 7}},
      {3, {2, 2, 2}, {2, 4, 1}, 0, {0, 1, 4, 5, 2, 3, 6, 7}},
      {3, {2, 2, 2}, {1, 2, 4}, 0, {0, 4, 2, 6, 1, 5, 3, 7}},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    producer from = producer_of(numbers, cases[i].ndim, cases[i].shape, cases[i].strides);
    from.versioned.tensor.byte_offset = (uint64_t)cases[i].offset * sizeof(float);
    from.versioned.flags = SHLO_DLPACK_READ_ONLY;
    shlo_tensor *tensor = import_versioned(&from);
    assert_int_equal(from.deleted, 1);
    assert_memory_equal(shlo_tensor_data(tensor), cases[i].expected, shlo_tensor_size(tensor));
    assert_memory_equal(shlo_tensor_shape(tensor), cases[i].shape, (size_t)cases[i].ndim * sizeof(int64_t));
    /* The copy is not the producer's, so it can be written. */
    assert_non_null(shlo_tensor_mutable_data(tensor));
    shlo_tensor_destroy(tensor);
    assert_int_equal(from.deleted, 1);
  }
}

static void read_only_memory_stays_so(void **state) {
  (void)state;
  int64_t shape[] = {4};
  static const float constants[] = {1, 2, 3, 4};
  producer from = producer_of((void *)(uintptr_t)constants, 1, shape, NULL);
  from.versioned.flags = SHLO_DLPACK_READ_ONLY;
  shlo_tensor *tensor = import_versioned(&from);
  assert_ptr_equal(shlo_tensor_data(tensor), constants);
  assert_null(shlo_tensor_mutable_data(tensor));

  /* Runs read it and refuse to write it. */
  shlo_plan *plan = plan_of(add_program);
  const shlo_tensor *inputs[] = {tensor, tensor};
  shlo_tensor *sum = NULL, *output = tensor;
  ok(shlo_plan_run(plan, 2, inputs, 1, &sum, NULL, &error));
  assert_true(((const float *)shlo_tensor_data(sum))[3] == 8);
  const shlo_tensor *sums[] = {sum, sum};
  fails(SHLO_INVALID_ARGUMENT, "read-only", shlo_plan_run(plan, 2, sums, 1, &output, NULL, &error));

  /* What is exported again says so, or is refused. */
  shlo_dlpack_versioned *again = NULL;
  ok(shlo_tensor_to_dlpack(tensor, &again, &error));
  assert_int_equal(again->flags, SHLO_DLPACK_READ_ONLY);
  again->deleter(again);
  shlo_dlpack_managed *managed = UNTOUCHED(shlo_dlpack_managed);
  fails(SHLO_UNSUPPORTED, "read-only", shlo_tensor_to_dlpack_managed(tensor, &managed, &error));
  assert_ptr_equal(managed, UNTOUCHED(shlo_dlpack_managed));
  shlo_tensor_destroy(sum);
  shlo_plan_destroy(plan);
  shlo_tensor_destroy(tensor);
  assert_int_equal(from.deleted, 1);
}

static void the_last_holder_deletes(void **state) {
  (void)state;
  int64_t shape[] = {4};
  /* The tensor, a hold and two exports go in each of their orders. */
  for (int order = 0; order < 24; ++order) {
    producer from = producer_of(numbers, 1, shape, NULL);
    shlo_tensor *tensor = import_versioned(&from);
    shlo_hold *hold = NULL;
    const void *data = NULL;
    ok(shlo_tensor_hold(tensor, &data, &hold, &error));
    shlo_dlpack_versioned *versioned = NULL;
    shlo_dlpack_managed *managed = NULL;
    ok(shlo_tensor_to_dlpack(tensor, &versioned, &error));
    ok(shlo_tensor_to_dlpack_managed(tensor, &managed, &error));
    assert_null(shlo_tensor_mutable_data(tensor));
    int left[] = {0, 1, 2, 3};
    for (int count = 4, rest = order; count; rest /= count, --count) {
      const int at = rest % count, which = left[at];
      assert_int_equal(from.deleted, 0);
      if (which == 0)
        shlo_tensor_destroy(tensor);
      else if (which == 1)
        shlo_hold_destroy(hold);
      else if (which == 2)
        versioned->deleter(versioned);
      else
        managed->deleter(managed);
      left[at] = left[count - 1];
    }
    assert_int_equal(from.deleted, 1);
  }
}

/* A producer may have nothing to delete. */
static void deleters_may_be_null(void **state) {
  (void)state;
  int64_t shape[] = {3}, strides[] = {2};
  for (int i = 0; i < 2; ++i) {
    producer from = producer_of(numbers, 1, shape, i ? strides : NULL);
    from.versioned.deleter = NULL;
    from.managed.deleter = NULL;
    shlo_tensor_destroy(import_versioned(&from));
    shlo_tensor_destroy(import_managed(&from));
    assert_int_equal(from.deleted, 0);
  }
}

static void tensors_of_no_axes_and_no_elements(void **state) {
  (void)state;
  producer scalar = producer_of(numbers + 5, 0, NULL, NULL);
  shlo_tensor *tensor = import_versioned(&scalar);
  assert_int_equal(shlo_tensor_rank(tensor), 0);
  assert_true(*(const float *)shlo_tensor_data(tensor) == 5);
  shlo_tensor_destroy(tensor);
  assert_int_equal(scalar.deleted, 1);

  int64_t shape[] = {INT64_MAX, 0, INT64_MAX}, strides[] = {INT64_MIN, INT64_MAX, 3};
  producer empty = producer_of(NULL, 3, shape, strides);
  empty.versioned.tensor.byte_offset = UINT64_MAX;
  tensor = import_versioned(&empty);
  assert_int_equal(shlo_tensor_size(tensor), 0);
  shlo_dlpack_versioned *again = NULL;
  ok(shlo_tensor_to_dlpack(tensor, &again, &error));
  assert_memory_equal(again->tensor.shape, shape, sizeof shape);
  shlo_tensor_destroy(tensor);
  again->deleter(again);
  assert_int_equal(empty.deleted, 1);
}

/* --- Types ------------------------------------------------------------------------------------ */

static const struct {
  shlo_element_type element;
  uint8_t code, bits;
} types[] = {
    {SHLO_TYPE_I1, 6, 8},        {SHLO_TYPE_I2, 0, 2},           {SHLO_TYPE_I4, 0, 4},
    {SHLO_TYPE_I8, 0, 8},        {SHLO_TYPE_I16, 0, 16},         {SHLO_TYPE_I32, 0, 32},
    {SHLO_TYPE_I64, 0, 64},      {SHLO_TYPE_UI2, 1, 2},          {SHLO_TYPE_UI4, 1, 4},
    {SHLO_TYPE_UI8, 1, 8},       {SHLO_TYPE_UI16, 1, 16},        {SHLO_TYPE_UI32, 1, 32},
    {SHLO_TYPE_UI64, 1, 64},     {SHLO_TYPE_F4E2M1FN, 17, 4},    {SHLO_TYPE_F6E2M3FN, 15, 6},
    {SHLO_TYPE_F6E3M2FN, 16, 6}, {SHLO_TYPE_F8E3M4, 7, 8},       {SHLO_TYPE_F8E4M3, 8, 8},
    {SHLO_TYPE_F8E4M3FN, 10, 8}, {SHLO_TYPE_F8E4M3FNUZ, 11, 8},  {SHLO_TYPE_F8E4M3B11FNUZ, 9, 8},
    {SHLO_TYPE_F8E5M2, 12, 8},   {SHLO_TYPE_F8E5M2FNUZ, 13, 8},  {SHLO_TYPE_F8E8M0FNU, 14, 8},
    {SHLO_TYPE_BF16, 4, 16},     {SHLO_TYPE_F16, 2, 16},         {SHLO_TYPE_F32, 2, 32},
    {SHLO_TYPE_F64, 2, 64},      {SHLO_TYPE_COMPLEX_F32, 5, 64}, {SHLO_TYPE_COMPLEX_F64, 5, 128},
};
enum { TYPES = sizeof types / sizeof *types };

static void each_element_type_goes_both_ways(void **state) {
  (void)state;
  assert_int_equal(TYPES, SHLO_TYPE_COMPLEX_F64);
  const int64_t shape[] = {2, 3};
  for (size_t t = 0; t < TYPES; ++t) {
    assert_int_equal(types[t].element, t + 1);
    const int is_narrow = types[t].bits < 8;
    shlo_tensor *tensor = NULL, *back = NULL;
    ok(shlo_tensor_create(types[t].element, 2, shape, &tensor, &error));
    shlo_dlpack_versioned *versioned = NULL;
    ok(shlo_tensor_to_dlpack(tensor, &versioned, &error));
    assert_int_equal(versioned->version.major, 1);
    assert_int_equal(versioned->version.minor, 1);
    assert_int_equal(versioned->flags, is_narrow ? SHLO_DLPACK_SUBBYTE_PADDED : 0);
    assert_int_equal(versioned->tensor.device.type, SHLO_DLPACK_CPU);
    assert_int_equal(versioned->tensor.device.id, 0);
    assert_int_equal(versioned->tensor.dtype.code, types[t].code);
    assert_int_equal(versioned->tensor.dtype.bits, types[t].bits);
    assert_int_equal(versioned->tensor.dtype.lanes, 1);
    assert_int_equal(versioned->tensor.ndim, 2);
    assert_memory_equal(versioned->tensor.shape, shape, sizeof shape);
    assert_memory_equal(versioned->tensor.strides, ((const int64_t[]){3, 1}), 2 * sizeof(int64_t));
    assert_int_equal(versioned->tensor.byte_offset, 0);
    assert_ptr_equal(versioned->tensor.data, shlo_tensor_data(tensor));
    ok(shlo_tensor_from_dlpack(versioned, &back, &error));
    assert_int_equal(shlo_tensor_element_type(back), types[t].element);
    assert_ptr_equal(shlo_tensor_data(back), shlo_tensor_data(tensor));
    shlo_tensor_destroy(back);

    shlo_dlpack_managed *managed = NULL;
    if (is_narrow) {
      fails(SHLO_UNSUPPORTED, shlo_element_type_name(types[t].element),
            shlo_tensor_to_dlpack_managed(tensor, &managed, &error));
    } else {
      ok(shlo_tensor_to_dlpack_managed(tensor, &managed, &error));
      assert_int_equal(managed->tensor.dtype.code, types[t].code);
      ok(shlo_tensor_from_dlpack_managed(managed, &back, &error));
      assert_int_equal(shlo_tensor_element_type(back), types[t].element);
      shlo_tensor_destroy(back);
    }
    shlo_tensor_destroy(tensor);
  }
}

/* --- What is refused ------------------------------------------------------------------------------ */

/* Expects a refusal that leaves the producer its tensor. */
static void refuse(shlo_status code, const char *text, producer *from) {
  shlo_tensor *tensor = UNTOUCHED(shlo_tensor);
  from->versioned.manager_ctx = from;
  fails(code, text, shlo_tensor_from_dlpack(&from->versioned, &tensor, &error));
  assert_ptr_equal(tensor, UNTOUCHED(shlo_tensor));
  assert_int_equal(from->deleted, 0);
}

static void other_types_and_devices_are_named(void **state) {
  (void)state;
  int64_t shape[] = {3};
  const producer good = producer_of(numbers, 1, shape, NULL);
  const struct {
    int32_t device;
    const char *name;
  } devices[] = {{2, "CUDA;"},
                 {3, "CUDA (host"},
                 {4, "OpenCL"},
                 {7, "Vulkan"},
                 {8, "Metal"},
                 {9, "VPI"},
                 {10, "ROCm;"},
                 {11, "ROCm (host"},
                 {12, "extension"},
                 {13, "CUDA (managed"},
                 {14, "oneAPI"},
                 {15, "WebGPU"},
                 {16, "Hexagon"},
                 {17, "MAIA"},
                 {18, "Trainium"},
                 {0, "device 0"},
                 {-1, "device -1"},
                 {99, "device 99"},
                 {INT32_MIN, "device -2147483648"}};
  for (size_t i = 0; i < sizeof devices / sizeof *devices; ++i) {
    producer from = good;
    from.versioned.tensor.device.type = devices[i].device;
    refuse(SHLO_UNSUPPORTED, devices[i].name, &from);
  }
  const struct {
    shlo_dlpack_type type;
    const char *name;
  } others[] = {
      {{SHLO_DLPACK_INT, 128, 1}, "int128"},
      {{SHLO_DLPACK_INT, 0, 1}, "int0"},
      {{SHLO_DLPACK_UINT, 1, 1}, "uint1"},
      {{SHLO_DLPACK_FLOAT, 80, 1}, "float80"},
      {{SHLO_DLPACK_FLOAT, 128, 1}, "float128"},
      {{SHLO_DLPACK_OPAQUE, 64, 1}, "opaque"},
      {{SHLO_DLPACK_BFLOAT, 8, 1}, "bfloat8"},
      {{SHLO_DLPACK_COMPLEX, 32, 1}, "complex32"},
      {{SHLO_DLPACK_BOOL, 1, 1}, "bool of 1 bits"},
      {{18, 8, 1}, "type code 18 of 8 bits"},
      {{255, 255, 1}, "type code 255"},
      {{SHLO_DLPACK_F4E2M1FN, 4, 2}, "2 lanes of f4E2M1FN"},
      {{SHLO_DLPACK_FLOAT, 32, 4}, "4 lanes of f32"},
      {{SHLO_DLPACK_FLOAT, 32, 0}, "0 lanes of f32"},
      {{SHLO_DLPACK_F4E2M1FN, 8, 1}, "type code 17 of 8 bits"},
  };
  for (size_t i = 0; i < sizeof others / sizeof *others; ++i) {
    producer from = good;
    from.versioned.tensor.dtype = others[i].type;
    refuse(SHLO_UNSUPPORTED, others[i].name, &from);
  }
  /* Packed elements, by name. */
  for (size_t t = 0; t < TYPES; ++t)
    if (types[t].bits < 8) {
      producer from = good;
      from.versioned.tensor.dtype = from.managed.tensor.dtype = (shlo_dlpack_type){types[t].code, types[t].bits, 1};
      char name[64];
      snprintf(name, sizeof name, "packed %s", shlo_element_type_name(types[t].element));
      refuse(SHLO_UNSUPPORTED, name, &from);
      shlo_tensor *tensor = NULL;
      fails(SHLO_UNSUPPORTED, name, shlo_tensor_from_dlpack_managed(&from.managed, &tensor, &error));
    }
  /* Nothing of another version is read but its number. */
  producer newer = good;
  newer.versioned.version.major = 2;
  newer.versioned.tensor.ndim = -1;
  refuse(SHLO_UNSUPPORTED, "DLPack 2.0", &newer);
  newer.versioned.version.major = 0;
  refuse(SHLO_UNSUPPORTED, "DLPack 0.0", &newer);
  /* The twin: a later minor version is read. */
  producer later = good;
  later.versioned.version.minor = 99;
  later.versioned.flags = ~(uint64_t)7;
  shlo_tensor_destroy(import_versioned(&later));
  assert_int_equal(later.deleted, 1);
}

static void impossible_memory_is_refused(void **state) {
  (void)state;
  int64_t shape[65] = {3, 2}, strides[65] = {2, 1};
  for (int i = 2; i < 65; ++i)
    shape[i] = strides[i] = 1;
  const producer good = producer_of(numbers, 2, shape, strides);
  producer from = good;
  from.versioned.tensor.ndim = -1;
  refuse(SHLO_INVALID_ARGUMENT, "ndim -1 is negative", &from);
  from.versioned.tensor.ndim = INT32_MIN;
  refuse(SHLO_INVALID_ARGUMENT, "negative", &from);
  from.versioned.tensor.ndim = 65;
  refuse(SHLO_LIMIT, "ndim 65 is above 64", &from);
  from.versioned.tensor.ndim = INT32_MAX;
  refuse(SHLO_LIMIT, "ndim", &from);
  from = good;
  from.versioned.tensor.shape = NULL;
  refuse(SHLO_INVALID_ARGUMENT, "shape is NULL", &from);
  from = good;
  from.versioned.tensor.data = NULL;
  refuse(SHLO_INVALID_ARGUMENT, "data is NULL", &from);
  from.versioned.tensor.byte_offset = 1 << 20;
  refuse(SHLO_INVALID_ARGUMENT, "data is NULL", &from);
  from = good;
  const uint64_t offsets[] = {UINT64_MAX, (uint64_t)INT64_MAX + 1, (uint64_t)INT64_MAX, ((uint64_t)1 << 47) + 1};
  for (size_t i = 0; i < sizeof offsets / sizeof *offsets; ++i) {
    from.versioned.tensor.byte_offset = offsets[i];
    from.versioned.tensor.strides = i % 2 ? NULL : strides;
    refuse(SHLO_INVALID_ARGUMENT, "byte_offset", &from);
  }
  from = good;
  from.versioned.tensor.data = (void *)(uintptr_t)(UINTPTR_MAX - 22); /* one byte less than the elements take */
  refuse(SHLO_INVALID_ARGUMENT, "memory that can be addressed", &from);
  from.versioned.tensor.strides = NULL;
  refuse(SHLO_INVALID_ARGUMENT, "memory that can be addressed", &from);
  int64_t three[] = {3}, backwards[] = {-1};
  from = producer_of((void *)(uintptr_t)7, 1, three, backwards); /* the last element would begin at -1 */
  refuse(SHLO_INVALID_ARGUMENT, "memory that can be addressed", &from);

  const struct {
    int64_t extent, stride;
    shlo_status code;
    const char *text;
  } axes[] = {
      {-1, 1, SHLO_INVALID_ARGUMENT, "extent -1 of axis 0"},
      {INT64_MIN, 1, SHLO_INVALID_ARGUMENT, "of axis 0 is negative"},
      {INT64_MAX, 1, SHLO_LIMIT, "2^47"},
      {INT64_MAX, 0, SHLO_LIMIT, "2^47"},
      {(int64_t)1 << 45, 0, SHLO_LIMIT, "2^47"},
      {2, INT64_MAX, SHLO_INVALID_ARGUMENT, "strides reach"},
      {2, INT64_MIN, SHLO_INVALID_ARGUMENT, "strides reach"},
      {2, (int64_t)1 << 45, SHLO_INVALID_ARGUMENT, "strides reach"},
      {1 << 20, -((int64_t)1 << 40), SHLO_INVALID_ARGUMENT, "strides reach"},
      {4096, (int64_t)1 << 62, SHLO_INVALID_ARGUMENT, "strides reach"},
  };
  for (size_t i = 0; i < sizeof axes / sizeof *axes; ++i) {
    from = good;
    shape[0] = axes[i].extent;
    strides[0] = axes[i].stride;
    refuse(axes[i].code, axes[i].text, &from);
  }
  /* The twin, with as many axes as there may be. */
  shape[0] = 3;
  strides[0] = 2;
  from = good;
  from.versioned.tensor.ndim = 64;
  shlo_tensor *tensor = import_versioned(&from);
  assert_ptr_equal(shlo_tensor_data(tensor), numbers);
  shlo_tensor_destroy(tensor);
  assert_int_equal(from.deleted, 1);
}

static void null_is_refused(void **state) {
  (void)state;
  int64_t shape[] = {3};
  producer from = producer_of(numbers, 1, shape, NULL);
  shlo_tensor *tensor = UNTOUCHED(shlo_tensor);
  shlo_dlpack_versioned *versioned = NULL;
  shlo_dlpack_managed *managed = NULL;
  fails(SHLO_INVALID_ARGUMENT, "managed is NULL", shlo_tensor_from_dlpack(NULL, &tensor, &error));
  fails(SHLO_INVALID_ARGUMENT, "managed is NULL", shlo_tensor_from_dlpack_managed(NULL, &tensor, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_tensor_from_dlpack(&from.versioned, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_tensor_from_dlpack_managed(&from.managed, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor is NULL", shlo_tensor_to_dlpack(NULL, &versioned, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor is NULL", shlo_tensor_to_dlpack_managed(NULL, &managed, &error));
  assert_ptr_equal(tensor, UNTOUCHED(shlo_tensor));
  ok(shlo_tensor_create(SHLO_TYPE_F32, 1, shape, &tensor, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_tensor_to_dlpack(tensor, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_tensor_to_dlpack_managed(tensor, NULL, &error));
  shlo_tensor_destroy(tensor);
  assert_int_equal(from.deleted, 0);
}

/* A run does not write into memory that others have, even if it is donated. */
static void runs_take_what_is_imported(void **state) {
  (void)state;
  int64_t shape[] = {4};
  float given[] = {1, 2, 3, 4};
  producer from = producer_of(given, 1, shape, NULL);
  shlo_tensor *tensor = import_versioned(&from), *sum = NULL;
  shlo_plan *plan = plan_of(add_program);
  shlo_run_options *options = NULL;
  ok(shlo_run_options_create(&options, &error));
  ok(shlo_run_options_donate(options, 0, &error));
  const int64_t four[] = {4};
  shlo_tensor *ones = tensor_f32(1, four, (const float[]){1, 1, 1, 1});
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const[]){tensor, ones}, 1, &sum, options, &error));
  assert_int_equal(from.deleted, 1);
  assert_true(given[3] == 4);
  assert_true(((const float *)shlo_tensor_data(sum))[3] == 5);
  /* A consumed tensor has nothing to export. */
  shlo_dlpack_versioned *versioned = NULL;
  fails(SHLO_INVALID_ARGUMENT, "donated", shlo_tensor_to_dlpack(tensor, &versioned, &error));

  /* What is exported is not written: neither as an output nor as a donated input. */
  ok(shlo_tensor_to_dlpack(sum, &versioned, &error));
  shlo_tensor *output = sum;
  fails(SHLO_INVALID_ARGUMENT, "another holder",
        shlo_plan_run(plan, 2, (const shlo_tensor *const[]){ones, ones}, 1, &output, NULL, &error));
  output = NULL;
  ok(shlo_plan_run(plan, 2, (const shlo_tensor *const[]){sum, ones}, 1, &output, options, &error));
  assert_true(((const float *)versioned->tensor.data)[3] == 5);
  assert_true(((const float *)shlo_tensor_data(output))[3] == 6);
  versioned->deleter(versioned);
  shlo_tensor_destroy(output);
  shlo_tensor_destroy(ones);
  shlo_tensor_destroy(sum);
  shlo_tensor_destroy(tensor);
  shlo_run_options_destroy(options);
  shlo_plan_destroy(plan);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(contiguous_memory_is_a_view),
      cmocka_unit_test(other_strides_are_copied),
      cmocka_unit_test(read_only_memory_stays_so),
      cmocka_unit_test(the_last_holder_deletes),
      cmocka_unit_test(deleters_may_be_null),
      cmocka_unit_test(tensors_of_no_axes_and_no_elements),
      cmocka_unit_test(each_element_type_goes_both_ways),
      cmocka_unit_test(other_types_and_devices_are_named),
      cmocka_unit_test(impossible_memory_is_refused),
      cmocka_unit_test(null_is_refused),
      cmocka_unit_test(runs_take_what_is_imported),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
