/* tensor.h
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

static void element_types_have_names_and_sizes(void **state) {
  (void)state;
  const struct {
    shlo_element_type type;
    const char *name;
    size_t size;
  } expected[] = {
      {SHLO_TYPE_I1, "i1", 1},       {SHLO_TYPE_I2, "i2", 1},     {SHLO_TYPE_UI4, "ui4", 1},
      {SHLO_TYPE_I16, "i16", 2},     {SHLO_TYPE_UI32, "ui32", 4}, {SHLO_TYPE_I64, "i64", 8},
      {SHLO_TYPE_F4E2M1FN, "f4E2M1FN", 1}, {SHLO_TYPE_F8E4M3FN, "f8E4M3FN", 1}, {SHLO_TYPE_BF16, "bf16", 2},
      {SHLO_TYPE_F64, "f64", 8},     {SHLO_TYPE_COMPLEX_F32, "complex<f32>", 8},
      {SHLO_TYPE_COMPLEX_F64, "complex<f64>", 16},
  };
  for (size_t i = 0; i < sizeof expected / sizeof *expected; ++i) {
    assert_string_equal(shlo_element_type_name(expected[i].type), expected[i].name);
    assert_int_equal(shlo_element_type_size(expected[i].type), expected[i].size);
  }
  const shlo_element_type none[] = {SHLO_TYPE_NONE, -1, 1000};
  for (size_t i = 0; i < 3; ++i) {
    assert_string_equal(shlo_element_type_name(none[i]), "none");
    assert_int_equal(shlo_element_type_size(none[i]), 0);
  }
}

static void a_new_tensor_is_zero_and_aligned(void **state) {
  (void)state;
  int64_t shape[] = {3, 5};
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_I16, 2, shape, &tensor, &error));
  assert_int_equal(shlo_tensor_element_type(tensor), SHLO_TYPE_I16);
  assert_int_equal(shlo_tensor_rank(tensor), 2);
  assert_int_equal(shlo_tensor_shape(tensor)[1], 5);
  assert_int_equal(shlo_tensor_element_count(tensor), 15);
  assert_int_equal(shlo_tensor_size(tensor), 30);
  assert_int_equal((uintptr_t)shlo_tensor_data(tensor) % 64, 0);
  const char zeros[30] = {0};
  assert_memory_equal(shlo_tensor_data(tensor), zeros, 30);
  shlo_tensor_destroy(tensor);

  /* Scalars and empty tensors. */
  ok(shlo_tensor_create(SHLO_TYPE_F64, 0, NULL, &tensor, &error));
  assert_int_equal(shlo_tensor_rank(tensor), 0);
  assert_null(shlo_tensor_shape(tensor));
  assert_int_equal(shlo_tensor_element_count(tensor), 1);
  shlo_tensor_destroy(tensor);
  int64_t empty[] = {INT64_MAX, 0, INT64_MAX};
  ok(shlo_tensor_create(SHLO_TYPE_F64, 3, empty, &tensor, &error));
  assert_int_equal(shlo_tensor_element_count(tensor), 0);
  assert_non_null(shlo_tensor_data(tensor));
  shlo_tensor_destroy(tensor);
}

static void impossible_tensors_are_refused(void **state) {
  (void)state;
  int64_t shape[] = {2, 2}, negative[] = {2, -1}, dynamic[] = {SHLO_DYNAMIC};
  int64_t large[] = {INT64_C(1) << 47}, overflow[] = {INT64_MAX, INT64_MAX};
  shlo_tensor *out = UNTOUCHED(shlo_tensor);
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_tensor_create(SHLO_TYPE_F32, 2, shape, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "shape is NULL", shlo_tensor_create(SHLO_TYPE_F32, 2, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "rank -1", shlo_tensor_create(SHLO_TYPE_F32, -1, shape, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "type 0", shlo_tensor_create(SHLO_TYPE_NONE, 2, shape, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "type 1000", shlo_tensor_create(1000, 2, shape, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "axis 1", shlo_tensor_create(SHLO_TYPE_F32, 2, negative, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "axis 0", shlo_tensor_create(SHLO_TYPE_F32, 1, dynamic, &out, &error));
  fails(SHLO_LIMIT, "2^47", shlo_tensor_create(SHLO_TYPE_I16, 1, large, &out, &error));
  fails(SHLO_LIMIT, "2^47", shlo_tensor_create(SHLO_TYPE_I8, 2, overflow, &out, &error));
  /* The largest tensor of each width, in memory that nobody reads, and one element more. */
  const shlo_element_type widths[] = {SHLO_TYPE_I8, SHLO_TYPE_I16, SHLO_TYPE_F32, SHLO_TYPE_F64, SHLO_TYPE_COMPLEX_F64};
  char byte = 0;
  for (int i = 0; i < 5; ++i) {
    int64_t most[] = {INT64_C(1) << (47 - i)};
    shlo_tensor *tensor = NULL;
    ok(shlo_tensor_borrow(widths[i], 1, most, &byte, (size_t)1 << 47, NULL, NULL, &tensor, &error));
    assert_int_equal(shlo_tensor_element_count(tensor), most[0]);
    shlo_tensor_destroy(tensor);
    ++most[0];
    fails(SHLO_LIMIT, "2^47", shlo_tensor_borrow(widths[i], 1, most, &byte, SIZE_MAX, NULL, NULL, &out, &error));
  }
  assert_ptr_equal(out, UNTOUCHED(shlo_tensor));
}

static void null_tensors_have_no_facts(void **state) {
  (void)state;
  assert_int_equal(shlo_tensor_element_type(NULL), SHLO_TYPE_NONE);
  assert_int_equal(shlo_tensor_rank(NULL), -1);
  assert_null(shlo_tensor_shape(NULL));
  assert_int_equal(shlo_tensor_element_count(NULL), 0);
  assert_int_equal(shlo_tensor_size(NULL), 0);
  assert_null(shlo_tensor_data(NULL));
  assert_null(shlo_tensor_mutable_data(NULL));
  shlo_tensor_destroy(NULL);
  shlo_hold_destroy(NULL);
}

static void copies_follow_strides(void **state) {
  (void)state;
  const int32_t grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
  int64_t shape[] = {3, 2};
  shlo_tensor *tensor = NULL;

  /* Transposed, and backwards from the last element. */
  int64_t transposed[] = {4, 12};
  ok(shlo_tensor_copy(SHLO_TYPE_I32, 2, shape, grid, sizeof grid, transposed, &tensor, &error));
  const int32_t columns[] = {1, 4, 2, 5, 3, 6};
  assert_memory_equal(shlo_tensor_data(tensor), columns, sizeof columns);
  shlo_tensor_destroy(tensor);
  int64_t backwards[] = {-8, -4};
  ok(shlo_tensor_copy(SHLO_TYPE_I32, 2, shape, &grid[1][2], 4, backwards, &tensor, &error));
  const int32_t reversed[] = {6, 5, 4, 3, 2, 1};
  assert_memory_equal(shlo_tensor_data(tensor), reversed, sizeof reversed);
  shlo_tensor_destroy(tensor);

  /* For contiguous data the size must match. */
  ok(shlo_tensor_copy(SHLO_TYPE_I32, 2, shape, grid, sizeof grid, NULL, &tensor, &error));
  assert_memory_equal(shlo_tensor_data(tensor), grid, sizeof grid);
  shlo_tensor_destroy(tensor);
  shlo_tensor *out = UNTOUCHED(shlo_tensor);
  fails(SHLO_INVALID_ARGUMENT, "24 bytes",
        shlo_tensor_copy(SHLO_TYPE_I32, 2, shape, grid, sizeof grid - 1, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "data is NULL",
        shlo_tensor_copy(SHLO_TYPE_I32, 2, shape, NULL, sizeof grid, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL",
        shlo_tensor_copy(SHLO_TYPE_I32, 2, shape, grid, sizeof grid, NULL, NULL, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_tensor));
}

/* The element at each position of a row-major walk is the one that the strides name. */
static void copies_of_many_axes_follow_strides(void **state) {
  (void)state;
  int16_t block[4 * 3 * 2 * 5];
  for (int i = 0; i < 4 * 3 * 2 * 5; ++i)
    block[i] = (int16_t)i;
  const struct {
    int64_t shape[4], strides[4];
    int start;
  } cases[] = {
      {{4, 3, 2, 5}, {60, 20, 10, 2}, 0},    {{2, 3, 4, 5}, {10, 20, 60, 2}, 0}, {{5, 2, 3, 4}, {2, 10, 20, 60}, 0},
      {{3, 4, 5, 2}, {-20, -60, -2, -10}, 119}, {{2, 3, 1, 3}, {60, 0, 0, 4}, 1},   {{1, 2, 2, 1}, {7, 20, 60, 9}, 3},
  };
  for (size_t c = 0; c < sizeof cases / sizeof *cases; ++c)
    for (int32_t rank = 3; rank <= 4; ++rank) { /* the last axes */
      const int64_t *shape = cases[c].shape + 4 - rank, *strides = cases[c].strides + 4 - rank;
      shlo_tensor *tensor = NULL;
      ok(shlo_tensor_copy(SHLO_TYPE_I16, rank, shape, block + cases[c].start, 0, strides, &tensor, &error));
      const int16_t *elements = shlo_tensor_data(tensor);
      int64_t count = shlo_tensor_element_count(tensor), differing = 0;
      for (int64_t i = 0; i < count; ++i) {
        int64_t offset = 0, rest = i;
        for (int32_t axis = rank; axis-- > 0; rest /= shape[axis])
          offset += rest % shape[axis] * strides[axis];
        assert_int_equal(elements[i], cases[c].start + offset / 2);
        differing += elements[i] != cases[c].start + i; /* the twin: not a contiguous copy */
      }
      assert_true(c == 0 ? differing == 0 : differing > 0);
      shlo_tensor_destroy(tensor);
    }
}

/* Each tensor has its memory for itself, to the last byte, and memory that was used before is zero again. */
static void tensors_have_their_own_memory(void **state) {
  (void)state;
  enum { many = 200 };
  for (int64_t size = 1; size <= 4096; size = 3 * size + 1) {
    shlo_tensor *tensors[many];
    for (int round = 0; round < 2; ++round) {
      for (int i = 0; i < many; ++i) {
        ok(shlo_tensor_create(SHLO_TYPE_UI8, 1, &size, &tensors[i], &error));
        unsigned char *data = shlo_tensor_mutable_data(tensors[i]);
        assert_int_equal((uintptr_t)data % 64, 0);
        for (int64_t k = 0; k < size; ++k)
          assert_int_equal(data[k], 0);
        memset(data, i + 1, (size_t)size);
      }
      for (int i = 0; i < many; ++i) {
        const unsigned char *data = shlo_tensor_data(tensors[i]);
        for (int64_t k = 0; k < size; ++k)
          assert_int_equal(data[k], (i + 1) & 0xFF);
        shlo_tensor_destroy(tensors[i]);
      }
    }
  }
}

struct Released {
  int times;
  void *data;
};

static void note_release(void *data, void *user) {
  struct Released *released = user;
  ++released->times;
  released->data = data;
}

static void borrowed_memory_is_released_once(void **state) {
  (void)state;
  float values[] = {1, 2, 3};
  int64_t shape[] = {3};
  struct Released released = {0, NULL};
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_borrow(SHLO_TYPE_F32, 1, shape, values, sizeof values, note_release, &released, &tensor, &error));
  assert_ptr_equal(shlo_tensor_data(tensor), values);

  /* A hold outlives the tensor. */
  const void *data = NULL;
  shlo_hold *hold = NULL;
  assert_ptr_equal(shlo_tensor_mutable_data(tensor), values);
  ok(shlo_tensor_hold(tensor, &data, &hold, &error));
  assert_ptr_equal(data, values);
  assert_null(shlo_tensor_mutable_data(tensor));
  shlo_tensor_destroy(tensor);
  assert_int_equal(released.times, 0);
  shlo_hold_destroy(hold);
  assert_int_equal(released.times, 1);
  assert_ptr_equal(released.data, values);

  /* A failure releases nothing. */
  shlo_tensor *out = UNTOUCHED(shlo_tensor);
  fails(SHLO_INVALID_ARGUMENT, "12 bytes",
        shlo_tensor_borrow(SHLO_TYPE_F32, 1, shape, values, 4, note_release, &released, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "data is NULL",
        shlo_tensor_borrow(SHLO_TYPE_F32, 1, shape, NULL, 12, note_release, &released, &out, &error));
  assert_int_equal(released.times, 1);
  assert_ptr_equal(out, UNTOUCHED(shlo_tensor));

  /* The owner of an empty tensor is told as well. */
  int64_t nothing[] = {2, 0};
  ok(shlo_tensor_borrow(SHLO_TYPE_F32, 2, nothing, values, 0, note_release, &released, &tensor, &error));
  assert_int_equal(released.times, 1);
  shlo_tensor_destroy(tensor);
  assert_int_equal(released.times, 2);

  /* release may be NULL. */
  ok(shlo_tensor_borrow(SHLO_TYPE_F32, 1, shape, values, sizeof values, NULL, NULL, &tensor, &error));
  shlo_tensor_destroy(tensor);
}

static void holds_check_their_arguments(void **state) {
  (void)state;
  const void *data = NULL;
  shlo_hold *hold = UNTOUCHED(shlo_hold);
  fails(SHLO_INVALID_ARGUMENT, "tensor is NULL", shlo_tensor_hold(NULL, &data, &hold, &error));
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_I8, 0, NULL, &tensor, &error));
  fails(SHLO_INVALID_ARGUMENT, "data is NULL", shlo_tensor_hold(tensor, NULL, &hold, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_tensor_hold(tensor, &data, NULL, &error));
  shlo_print_options *options = NULL;
  ok(shlo_print_options_create(&options, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor is shlo_print_options, expected shlo_tensor",
        shlo_tensor_hold((const shlo_tensor *)(const void *)options, &data, &hold, &error));
  assert_null(data);
  assert_ptr_equal(hold, UNTOUCHED(shlo_hold));
  shlo_print_options_destroy(options);
  shlo_tensor_destroy(tensor);
}

/* --- .npy ----------------------------------------------------------------------------------- */

/* A file with this header (padded) and these elements. */
static size_t npy(char *file, int version, const char *header, const void *elements, size_t size) {
  size_t length = strlen(header), start = version == 1 ? 10 : 12;
  memcpy(file, "\x93NUMPY", 6);
  file[6] = (char)version;
  file[7] = 0;
  for (size_t i = 0; i < start - 8; ++i)
    file[8 + i] = (char)(length >> 8 * i & 0xFF);
  memcpy(file + start, header, length);
  memcpy(file + start + length, elements, size);
  return start + length + size;
}

static void npy_files_are_read(void **state) {
  (void)state;
  char file[512];
  shlo_tensor *tensor = NULL;
  const float values[] = {1, 2, 3, 4, 5, 6};
  for (int version = 1; version <= 3; ++version) {
    size_t size = npy(file, version, "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }  \n", values, 24);
    ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &tensor, &error));
    assert_int_equal(shlo_tensor_element_type(tensor), SHLO_TYPE_F32);
    assert_int_equal(shlo_tensor_rank(tensor), 2);
    assert_int_equal(shlo_tensor_shape(tensor)[0], 2);
    assert_memory_equal(shlo_tensor_data(tensor), values, sizeof values);
    shlo_tensor_destroy(tensor);
  }

  /* Column-major elements become row-major. */
  size_t size = npy(file, 1, "{'descr': '<f4', 'fortran_order': True, 'shape': (2, 3), }\n", values, 24);
  ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &tensor, &error));
  const float rows[] = {1, 3, 5, 2, 4, 6};
  assert_memory_equal(shlo_tensor_data(tensor), rows, sizeof rows);
  shlo_tensor_destroy(tensor);

  /* Big endian; each complex part is swapped. */
  const unsigned char big[] = {0x3F, 0x80, 0, 0, 0x40, 0, 0, 0};
  size = npy(file, 1, "{'descr': '>c8', 'fortran_order': False, 'shape': (), }\n", big, 8);
  ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &tensor, &error));
  assert_int_equal(shlo_tensor_element_type(tensor), SHLO_TYPE_COMPLEX_F32);
  assert_memory_equal(shlo_tensor_data(tensor), values, 8);
  shlo_tensor_destroy(tensor);
  /* The file's type decides what is swapped, not the caller's. */
  ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_UI64, &tensor, &error));
  assert_memory_equal(shlo_tensor_data(tensor), values, 8);
  shlo_tensor_destroy(tensor);
  const unsigned char counted[] = {1, 2, 3, 4, 5, 6, 7, 8}, swapped[] = {8, 7, 6, 5, 4, 3, 2, 1};
  size = npy(file, 1, "{'descr': '>u8', 'fortran_order': False, 'shape': (), }\n", counted, 8);
  ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_COMPLEX_F32, &tensor, &error));
  assert_memory_equal(shlo_tensor_data(tensor), swapped, 8);
  shlo_tensor_destroy(tensor);

  /* Raw types need an element type from the caller. */
  const unsigned char bf16[] = {0x80, 0x3F};
  size = npy(file, 1, "{'descr': '<V2', 'fortran_order': False, 'shape': (1,), }\n", bf16, 2);
  shlo_tensor *out = UNTOUCHED(shlo_tensor);
  fails(SHLO_UNSUPPORTED, "state the element type", shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &out, &error));
  ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_BF16, &tensor, &error));
  shlo_buffer *text = NULL;
  ok(shlo_tensor_element_text(tensor, 0, &text, &error));
  assert_string_equal(shlo_buffer_data(text), "1");
  shlo_buffer_destroy(text);
  shlo_tensor_destroy(tensor);
  fails(SHLO_INVALID_ARGUMENT, "take 2 bytes", shlo_tensor_from_npy(file, size, SHLO_TYPE_F32, &out, &error));

  /* 4-bit integers are sign-extended. */
  const unsigned char nibbles[] = {0x0F, 0x07};
  size = npy(file, 1, "{'descr': '|V1', 'fortran_order': False, 'shape': (2,), }\n", nibbles, 2);
  ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_I4, &tensor, &error));
  const signed char extended[] = {-1, 7};
  assert_memory_equal(shlo_tensor_data(tensor), extended, 2);
  shlo_tensor_destroy(tensor);
  /* What is above the bits of other narrow types is dropped. */
  const struct {
    shlo_element_type type;
    unsigned char elements[2];
  } raw[] = {
      {SHLO_TYPE_UI4, {0x0D, 0x06}},      {SHLO_TYPE_UI2, {0x01, 0x02}},      {SHLO_TYPE_I2, {0x01, 0xFE}},
      {SHLO_TYPE_F4E2M1FN, {0x0D, 0x06}}, {SHLO_TYPE_F6E2M3FN, {0x3D, 0x36}}, {SHLO_TYPE_F6E3M2FN, {0x3D, 0x36}},
  };
  const unsigned char patterns[] = {0xFD, 0xB6};
  size = npy(file, 1, "{'descr': '|V1', 'fortran_order': False, 'shape': (2,), }\n", patterns, 2);
  for (size_t i = 0; i < sizeof raw / sizeof *raw; ++i) {
    ok(shlo_tensor_from_npy(file, size, raw[i].type, &tensor, &error));
    assert_memory_equal(shlo_tensor_data(tensor), raw[i].elements, 2);
    assert_memory_not_equal(shlo_tensor_data(tensor), patterns, 2);
    shlo_tensor_destroy(tensor);
  }

  /* Integers that NumPy has are values: one that the narrow type lacks is refused, not cut. */
  const struct {
    const char *descr;
    shlo_element_type type;
    unsigned char least, greatest, below, above;
  } narrow[] = {
      {"|i1", SHLO_TYPE_I4, 0xF8, 0x07, 0xF7, 0x08},  {"|u1", SHLO_TYPE_UI4, 0x00, 0x0F, 0xFF, 0x10},
      {"|i1", SHLO_TYPE_I2, 0xFE, 0x01, 0xFD, 0x02},  {"|u1", SHLO_TYPE_UI2, 0x00, 0x03, 0xFF, 0x04},
      {"|i1", SHLO_TYPE_UI4, 0x00, 0x0F, 0xFF, 0x10}, {"|u1", SHLO_TYPE_I1, 0x00, 0x01, 0xFF, 0x02},
  };
  for (size_t i = 0; i < sizeof narrow / sizeof *narrow; ++i) {
    char header[96];
    snprintf(header, sizeof header, "{'descr': '%s', 'fortran_order': False, 'shape': (2,), }\n", narrow[i].descr);
    const unsigned char fit[] = {narrow[i].least, narrow[i].greatest};
    size = npy(file, 1, header, fit, 2);
    ok(shlo_tensor_from_npy(file, size, narrow[i].type, &tensor, &error));
    assert_memory_equal(shlo_tensor_data(tensor), fit, 2);
    shlo_tensor_destroy(tensor);
    const unsigned char wrong[] = {narrow[i].below, narrow[i].above};
    for (int k = 0; k < 2; ++k) {
      const unsigned char unfit[] = {0, wrong[k]};
      size = npy(file, 1, header, unfit, 2);
      char found[32];
      snprintf(found, sizeof found, "byte %d at index 1", wrong[k]);
      fails(SHLO_INVALID_ARGUMENT, found, shlo_tensor_from_npy(file, size, narrow[i].type, &out, &error));
    }
  }
  assert_ptr_equal(out, UNTOUCHED(shlo_tensor));
}

/* Spellings of a header that mean the same, and shapes of all ranks. */
static void npy_headers_have_many_forms(void **state) {
  (void)state;
  char file[512];
  const int16_t values[] = {1, -2, 3, -4, 5, 6};
  const struct {
    const char *header;
    int32_t rank;
    int64_t shape[3];
  } cases[] = {
      {"{'descr': '<i2', 'fortran_order': False, 'shape': (6,), }", 1, {6}},
      {"{'descr': '<i2', 'fortran_order': False, 'shape': (6,)}\n", 1, {6}},
      {"{'shape': (2, 3), 'fortran_order': False, 'descr': '<i2'}\n", 2, {2, 3}},
      {"{\"descr\": \"<i2\", \"fortran_order\": False, \"shape\": (3, 2)}\n", 2, {3, 2}},
      {"{'descr':'=i2','fortran_order':False,'shape':(3,2)}", 2, {3, 2}},
      {" { 'descr' : '<i2' , 'fortran_order' : False , 'shape' : ( 1 , 6 , 1 , ) , } \t\n\n", 3, {1, 6, 1}},
      {"{'descr': '<i2', 'fortran_order': False, 'shape': (6L, 1L)}", 2, {6, 1}}, /* Python 2 */
      {"{'descr': '<i2', 'fortran_order': True, 'shape': (6,)}", 1, {6}},
      {"{'descr': '<i2', 'fortran_order': False, 'shape': (00006,)}", 1, {6}},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    shlo_tensor *tensor = NULL;
    size_t size = npy(file, 1 + (int)i % 3, cases[i].header, values, sizeof values);
    ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &tensor, &error));
    assert_int_equal(shlo_tensor_element_type(tensor), SHLO_TYPE_I16);
    assert_int_equal(shlo_tensor_rank(tensor), cases[i].rank);
    assert_memory_equal(shlo_tensor_shape(tensor), cases[i].shape, (size_t)cases[i].rank * 8);
    assert_memory_equal(shlo_tensor_data(tensor), values, sizeof values);
    shlo_tensor_destroy(tensor);
  }

  /* A scalar, and tensors without elements: other extents may be huge. */
  const struct {
    const char *header;
    size_t size;
    int32_t rank;
    int64_t shape[3];
  } few[] = {
      {"{'descr': '<i2', 'fortran_order': False, 'shape': ()}", 2, 0, {0}},
      {"{'descr': '<i2', 'fortran_order': True, 'shape': ()}", 2, 0, {0}},
      {"{'descr': '<i2', 'fortran_order': False, 'shape': (0,)}", 0, 1, {0}},
      {"{'descr': '<i2', 'fortran_order': True, 'shape': (3, 0, 2)}", 0, 3, {3, 0, 2}},
      {"{'descr': '>i2', 'fortran_order': True, 'shape': (0, 9223372036854775799)}", 0, 2, {0, INT64_MAX - 8}},
      {"{'descr': '<i2', 'fortran_order': False, 'shape': (9223372036854775799, 9223372036854775799, 0)}", 0, 3,
       {INT64_MAX - 8, INT64_MAX - 8, 0}},
  };
  for (size_t i = 0; i < sizeof few / sizeof *few; ++i) {
    shlo_tensor *tensor = NULL, *out = UNTOUCHED(shlo_tensor);
    size_t size = npy(file, 1, few[i].header, values, few[i].size);
    ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &tensor, &error));
    assert_int_equal(shlo_tensor_rank(tensor), few[i].rank);
    if (few[i].rank > 0)
      assert_memory_equal(shlo_tensor_shape(tensor), few[i].shape, (size_t)few[i].rank * 8);
    assert_int_equal(shlo_tensor_size(tensor), few[i].size);
    assert_memory_equal(shlo_tensor_data(tensor), values, few[i].size);
    shlo_tensor_destroy(tensor);
    size = npy(file, 1, few[i].header, values, few[i].size + 2); /* the twin has an element more */
    fails(SHLO_MALFORMED, "does not fit", shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &out, &error));
  }

  /* A long header: the length has two bytes in version 1, four from version 2 on. */
  enum { start = 12, length = 70000 };
  char *large = malloc(start + length + 2);
  assert_non_null(large);
  memset(large, ' ', start + length);
  const char *header = "{'descr': '<i2', 'fortran_order': False, 'shape': ()}";
  memcpy(large, "\x93NUMPY\2\0\x70\x11\1\0", start);
  memcpy(large + start, header, strlen(header));
  memcpy(large + start + length, values, 2);
  shlo_tensor *tensor = NULL, *out = UNTOUCHED(shlo_tensor);
  ok(shlo_tensor_from_npy(large, start + length + 2, SHLO_TYPE_NONE, &tensor, &error));
  assert_memory_equal(shlo_tensor_data(tensor), values, 2);
  shlo_tensor_destroy(tensor);
  large[11] = 1;
  fails(SHLO_MALFORMED, "the header states 16847216 bytes",
        shlo_tensor_from_npy(large, start + length + 2, SHLO_TYPE_NONE, &out, &error));
  large[11] = 0;
  large[10] = 2;
  fails(SHLO_MALFORMED, "the header states 135536 bytes",
        shlo_tensor_from_npy(large, start + length + 2, SHLO_TYPE_NONE, &out, &error));
  free(large);
}

/* Byte orders and column-major order, for each width. */
static void npy_elements_are_reordered(void **state) {
  (void)state;
  char file[1024];
  const struct {
    const char *code;
    shlo_element_type type;
    size_t width, part;
  } types[] = {
      {"i1", SHLO_TYPE_I8, 1, 1},   {"u1", SHLO_TYPE_UI8, 1, 1},         {"i2", SHLO_TYPE_I16, 2, 2},
      {"u2", SHLO_TYPE_UI16, 2, 2}, {"f2", SHLO_TYPE_F16, 2, 2},         {"i4", SHLO_TYPE_I32, 4, 4},
      {"u4", SHLO_TYPE_UI32, 4, 4}, {"f4", SHLO_TYPE_F32, 4, 4},         {"i8", SHLO_TYPE_I64, 8, 8},
      {"u8", SHLO_TYPE_UI64, 8, 8}, {"f8", SHLO_TYPE_F64, 8, 8},         {"c8", SHLO_TYPE_COMPLEX_F32, 8, 4},
      {"c16", SHLO_TYPE_COMPLEX_F64, 16, 8},
  };
  enum { d0 = 2, d1 = 3, d2 = 4, count = d0 * d1 * d2 };
  for (size_t t = 0; t < sizeof types / sizeof *types; ++t)
    for (int big = 0; big < 2; ++big)
      for (int columns = 0; columns < 2; ++columns) {
        unsigned char given[count * 16], expected[count * 16];
        size_t width = types[t].width, part = types[t].part, row_major = 0;
        for (int i = 0; i < d0; ++i)
          for (int j = 0; j < d1; ++j)
            for (int k = 0; k < d2; ++k, ++row_major) {
              size_t at = columns ? (size_t)(i + d0 * (j + d1 * k)) : row_major;
              for (size_t b = 0; b < width; ++b) {
                size_t from = big ? b / part * part + (part - 1 - b % part) : b;
                expected[row_major * width + b] = (unsigned char)(row_major * 10 + b);
                given[at * width + from] = (unsigned char)(row_major * 10 + b);
              }
            }
        char header[128];
        snprintf(header, sizeof header, "{'descr': '%c%s', 'fortran_order': %s, 'shape': (2, 3, 4)}", big ? '>' : '<',
                 types[t].code, columns ? "True" : "False");
        shlo_tensor *tensor = NULL;
        size_t size = npy(file, 1, header, given, count * width);
        ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &tensor, &error));
        assert_int_equal(shlo_tensor_element_type(tensor), types[t].type);
        assert_memory_equal(shlo_tensor_data(tensor), expected, count * width);
        if ((big && part > 1) || columns)
          assert_memory_not_equal(shlo_tensor_data(tensor), given, count * width);
        shlo_tensor_destroy(tensor);
      }
}

static void npy_files_that_lie_are_refused(void **state) {
  (void)state;
  char file[1024];
  const float values[] = {1, 2};
  const struct {
    shlo_status status;
    const char *header;
  } cases[] = {
      {SHLO_MALFORMED, ""},
      {SHLO_MALFORMED, "{"},
      {SHLO_MALFORMED, "{}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), 'x': 1}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': Maybe, 'shape': (2,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (2,"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (-2,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (9223372036854775807, 9223372036854775807)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387904,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (3,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (1,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (2,)} more"},
      {SHLO_MALFORMED, "{'descr': '|b1', 'fortran_order': False, 'shape': (8,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), 'shape': (2,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'fortran_order': False, 'shape': (2,)}"},
      /* Numbers of elements or bytes that are small again after 2^64. */
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (18446744073709551618,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387906,)}"},
      {SHLO_MALFORMED, "{'descr': '<f8', 'fortran_order': False, 'shape': (2305843009213693953,)}"},
      {SHLO_MALFORMED, "{'descr': '<f8', 'fortran_order': False, 'shape': (2147483648, 1073741824, 1)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': 2}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': [2]}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (2,,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (2 1)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (2.0,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (0x2,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False, 'shape': (None,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': 0, 'shape': (2,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4', 'fortran_order': False 'shape': (2,)}"},
      {SHLO_MALFORMED, "{'descr': '<f4\", 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_MALFORMED, "{'descr': <f4, 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_MALFORMED, "{descr: '<f4', 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_MALFORMED, "['descr', '<f4']"},
      {SHLO_UNSUPPORTED, "{'descr': 'f4', 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '<', 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '!f4', 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '<f4 ', 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '<c32', 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '<M8[ns]', 'fortran_order': False, 'shape': (1,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '|S8', 'fortran_order': False, 'shape': (1,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '|V8', 'fortran_order': False, 'shape': (1,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '|V1', 'fortran_order': False, 'shape': (8,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '|O', 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '<U2', 'fortran_order': False, 'shape': (1,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '', 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_UNSUPPORTED, "{'descr': '<f16', 'fortran_order': False, 'shape': (2,)}"},
      {SHLO_UNSUPPORTED, "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2,)}"},
  };
  shlo_tensor *out = UNTOUCHED(shlo_tensor);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    size_t size = npy(file, 1, cases[i].header, values, sizeof values);
    fails(cases[i].status, "npy: ", shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &out, &error));
  }

  /* Every prefix of a good file, and every byte of its header changed, gives a status. */
  size_t size = npy(file, 1, "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }\n", values, sizeof values);
  for (size_t prefix = 0; prefix < size; ++prefix) {
    char *exact = malloc(prefix ? prefix : 1); /* so that a sanitizer sees the end */
    memcpy(exact, file, prefix);
    fails(SHLO_MALFORMED, "npy: ", shlo_tensor_from_npy(exact, prefix, SHLO_TYPE_NONE, &out, &error));
    free(exact);
  }
  for (size_t i = 0; i < size - sizeof values; ++i)
    for (int bit = 0; bit < 8; ++bit) {
      file[i] ^= (char)(1 << bit);
      shlo_tensor *tensor = NULL;
      shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &tensor, NULL);
      shlo_tensor_destroy(tensor);
      file[i] ^= (char)(1 << bit);
    }

  /* No elements, though the number of bytes that the shape takes is 0 after 2^64. */
  size_t empty = npy(file, 1, "{'descr': '<f4', 'fortran_order': False, 'shape': (4611686018427387904,)}", values, 0);
  fails(SHLO_MALFORMED, "does not fit", shlo_tensor_from_npy(file, empty, SHLO_TYPE_NONE, &out, &error));
  /* The magic, the version, a NUL behind the header. */
  for (int byte = 0; byte < 7; ++byte) {
    size = npy(file, 1, "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }\n", values, sizeof values);
    file[byte] = byte < 6 ? 'n' : 4;
    fails(SHLO_MALFORMED, byte < 6 ? "not a .npy file" : "version 4",
          shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &out, &error));
    file[6] = 0;
    fails(SHLO_MALFORMED, byte < 6 ? "not a .npy file" : "version 0",
          shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &out, &error));
  }
  size = npy(file, 1, "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }\n", values, sizeof values);
  file[size - sizeof values - 1] = 0;
  fails(SHLO_MALFORMED, "dictionary", shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &out, &error));
  /* Bools are 0 or 1. */
  const unsigned char bools[] = {0, 1, 2};
  size = npy(file, 1, "{'descr': '|b1', 'fortran_order': False, 'shape': (3,)}", bools, 3);
  fails(SHLO_MALFORMED, "not an element of i1", shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &out, &error));
  file[size - 1] = 1;
  shlo_tensor *flags = NULL;
  ok(shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, &flags, &error));
  shlo_tensor_destroy(flags);

  size = npy(file, 1, "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }\n", values, sizeof values);
  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_tensor_from_npy(NULL, 10, SHLO_TYPE_NONE, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "as is 99", shlo_tensor_from_npy(file, size, 99, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_tensor_from_npy(file, size, SHLO_TYPE_NONE, NULL, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_tensor));
}

static void npy_files_are_written(void **state) {
  (void)state;
  int64_t shape[] = {2, 3};
  const struct {
    shlo_element_type type;
    const char *descr;
  } types[] = {
      {SHLO_TYPE_I1, "'|b1'"},   {SHLO_TYPE_I8, "'|i1'"},       {SHLO_TYPE_UI16, "'<u2'"},
      {SHLO_TYPE_F16, "'<f2'"},  {SHLO_TYPE_BF16, "'<V2'"},     {SHLO_TYPE_F8E5M2, "'|V1'"},
      {SHLO_TYPE_I64, "'<i8'"},  {SHLO_TYPE_COMPLEX_F64, "'<c16'"}, {SHLO_TYPE_F64, "'<f8'"},
  };
  for (size_t i = 0; i < sizeof types / sizeof *types; ++i) {
    shlo_tensor *tensor = NULL, *again = NULL;
    shlo_buffer *file = NULL;
    ok(shlo_tensor_create(types[i].type, 2, shape, &tensor, &error));
    memset(shlo_tensor_mutable_data(tensor), 1, shlo_tensor_size(tensor));
    ok(shlo_tensor_to_npy(tensor, &file, &error));
    assert_memory_equal(shlo_buffer_data(file), "\x93NUMPY\x01\x00", 8);
    assert_int_equal((shlo_buffer_size(file) - shlo_tensor_size(tensor)) % 64, 0);
    assert_non_null(strstr(shlo_buffer_data(file) + 10, types[i].descr));
    assert_non_null(strstr(shlo_buffer_data(file) + 10, "'fortran_order': False, 'shape': (2, 3), }"));
    ok(shlo_tensor_from_npy(shlo_buffer_data(file), shlo_buffer_size(file), types[i].type, &again, &error));
    int64_t index = 7;
    ok(shlo_tensor_compare(again, tensor, 0, &index, &error));
    assert_int_equal(index, -1);
    shlo_buffer_destroy(file);
    shlo_tensor_destroy(tensor);
    shlo_tensor_destroy(again);
  }
  /* The shape is a tuple of Python. */
  const struct {
    int32_t rank;
    const char *text;
  } tuples[] = {{0, "'shape': (), }"}, {1, "'shape': (2,), }"}, {2, "'shape': (2, 3), }"}};
  for (size_t i = 0; i < 3; ++i) {
    shlo_tensor *tensor = NULL;
    shlo_buffer *file = NULL;
    ok(shlo_tensor_create(SHLO_TYPE_I1, tuples[i].rank, shape, &tensor, &error));
    ok(shlo_tensor_to_npy(tensor, &file, &error));
    assert_non_null(strstr(shlo_buffer_data(file) + 10, tuples[i].text));
    assert_null(strstr(shlo_buffer_data(file) + 10, tuples[(i + 1) % 3].text));
    shlo_buffer_destroy(file);
    shlo_tensor_destroy(tensor);
  }
  /* A header of more than 65535 bytes takes version 2. */
  enum { rank = 30000 };
  int64_t *ones = malloc(rank * sizeof *ones);
  assert_non_null(ones);
  for (int32_t version = 2; version > 0; --version) {
    for (int i = 0; i < rank; ++i)
      ones[i] = 1;
    shlo_tensor *tensor = NULL, *again = NULL;
    shlo_buffer *file = NULL;
    int32_t axes = version == 2 ? rank : rank / 2;
    ok(shlo_tensor_create(SHLO_TYPE_I64, axes, ones, &tensor, &error));
    ok(shlo_tensor_to_npy(tensor, &file, &error));
    const unsigned char *bytes = (const unsigned char *)shlo_buffer_data(file);
    assert_int_equal(bytes[6], version);
    size_t start = version == 2 ? 12 : 10, length = bytes[8] | bytes[9] << 8 | (version == 2 ? bytes[10] << 16 : 0);
    assert_int_equal((start + length) % 64, 0);
    assert_int_equal(start + length + 8, shlo_buffer_size(file));
    ok(shlo_tensor_from_npy(bytes, shlo_buffer_size(file), SHLO_TYPE_NONE, &again, &error));
    assert_int_equal(shlo_tensor_rank(again), axes);
    shlo_buffer_destroy(file);
    shlo_tensor_destroy(tensor);
    shlo_tensor_destroy(again);
  }
  free(ones);

  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  fails(SHLO_INVALID_ARGUMENT, "tensor is NULL", shlo_tensor_to_npy(NULL, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
}

/* --- Comparing and text ----------------------------------------------------------------------- */

static int64_t first_difference(shlo_element_type type, const void *a, const void *b, int64_t count, double tolerance) {
  shlo_tensor *actual = NULL, *expected = NULL;
  size_t size = (size_t)count * shlo_element_type_size(type);
  ok(shlo_tensor_copy(type, 1, &count, a, size, NULL, &actual, &error));
  ok(shlo_tensor_copy(type, 1, &count, b, size, NULL, &expected, &error));
  int64_t index = -2;
  ok(shlo_tensor_compare(actual, expected, tolerance, &index, &error));
  shlo_tensor_destroy(actual);
  shlo_tensor_destroy(expected);
  return index;
}

static void floats_compare_with_a_tolerance(void **state) {
  (void)state;
  const float zero = 0, infinity = 1 / zero, nan = infinity - infinity;
  const float a[] = {1, 100, infinity, nan}, near[] = {1.001f, 100.1f, infinity, nan}, far[] = {1, 100.3f, infinity, nan};
  assert_int_equal(first_difference(SHLO_TYPE_F32, a, a, 4, 0), -1);
  assert_int_equal(first_difference(SHLO_TYPE_F32, a, near, 4, 2e-3), -1);
  assert_int_equal(first_difference(SHLO_TYPE_F32, a, near, 4, 0), 0);
  assert_int_equal(first_difference(SHLO_TYPE_F32, a, far, 4, 2e-3), 1);
  /* No tolerance makes a number equal to an infinity or NaN. */
  const float finite[] = {1, 100, 1e30f, nan}, number[] = {1, 100, infinity, 0};
  assert_int_equal(first_difference(SHLO_TYPE_F32, finite, a, 4, 10), 2);
  assert_int_equal(first_difference(SHLO_TYPE_F32, a, finite, 4, 10), 2);
  assert_int_equal(first_difference(SHLO_TYPE_F32, a, number, 4, 10), 3);
  /* The bound is that of the expected number, and belongs to the range. */
  const float three[] = {3}, one[] = {1};
  assert_int_equal(first_difference(SHLO_TYPE_F32, three, one, 1, 1), -1);
  assert_int_equal(first_difference(SHLO_TYPE_F32, three, one, 1, 0.9), 0);
  assert_int_equal(first_difference(SHLO_TYPE_F32, one, three, 1, 0.9), -1);
  assert_int_equal(first_difference(SHLO_TYPE_F32, one, three, 1, 0.5), -1);
  assert_int_equal(first_difference(SHLO_TYPE_F32, one, three, 1, 0.49), 0);
  /* Comparing bits distinguishes the zeros, but not NaNs. */
  const uint32_t zeros[] = {0, 0x7FC00000}, minus[] = {0x80000000, 0x7FC00000}, other[] = {0, 0xFFC00001};
  assert_int_equal(first_difference(SHLO_TYPE_F32, zeros, minus, 2, 0), 0);
  assert_int_equal(first_difference(SHLO_TYPE_F32, zeros, minus, 2, 1e-30), -1);
  assert_int_equal(first_difference(SHLO_TYPE_F32, zeros, other, 2, 0), -1);
}

static void other_types_compare_by_their_values(void **state) {
  (void)state;
  const uint64_t large[] = {UINT64_MAX}, larger[] = {UINT64_MAX - 1};
  assert_int_equal(first_difference(SHLO_TYPE_UI64, large, larger, 1, 0), 0);
  assert_int_equal(first_difference(SHLO_TYPE_UI64, large, larger, 1, 1e-6), -1);
  /* 2^64 - 1 and 1 are far apart, 2^63 and 2^63 - 1 are not. */
  const uint64_t small[] = {1}, middle[] = {UINT64_C(1) << 63}, below[] = {(UINT64_C(1) << 63) - 1};
  assert_int_equal(first_difference(SHLO_TYPE_UI64, large, small, 1, 10), 0);
  assert_int_equal(first_difference(SHLO_TYPE_UI64, small, large, 1, 0.9), 0);
  assert_int_equal(first_difference(SHLO_TYPE_UI64, middle, below, 1, 1e-15), -1);
  assert_int_equal(first_difference(SHLO_TYPE_UI64, below, middle, 1, 1e-15), -1);
  const int64_t low[] = {INT64_MIN}, high[] = {INT64_MAX};
  assert_int_equal(first_difference(SHLO_TYPE_I64, low, high, 1, 0.5), 0);
  const int8_t minus_one[] = {-1}, one[] = {1};
  assert_int_equal(first_difference(SHLO_TYPE_I8, minus_one, one, 1, 0.9), 0);
  assert_int_equal(first_difference(SHLO_TYPE_I8, minus_one, one, 1, 1.0), -1);
  const int8_t minus_80[] = {-80}, minus_100[] = {-100};
  assert_int_equal(first_difference(SHLO_TYPE_I8, minus_80, minus_100, 1, 0.19), 0);
  assert_int_equal(first_difference(SHLO_TYPE_I8, minus_80, minus_100, 1, 0.2), -1);
  assert_int_equal(first_difference(SHLO_TYPE_I8, minus_100, minus_80, 1, 0.2), 0);
  const uint8_t no[] = {0}, yes[] = {1};
  assert_int_equal(first_difference(SHLO_TYPE_I1, no, yes, 1, 5), 0);
  const double complex_a[] = {1, 2, 3, 4}, complex_b[] = {1, 2, 3, 5}, complex_c[] = {1, 2, 2, 4};
  assert_int_equal(first_difference(SHLO_TYPE_COMPLEX_F64, complex_a, complex_c, 2, 1e-3), 1);
  assert_int_equal(first_difference(SHLO_TYPE_COMPLEX_F64, complex_a, complex_b, 2, 1e-3), 1);
  assert_int_equal(first_difference(SHLO_TYPE_COMPLEX_F64, complex_a, complex_b, 2, 0.5), -1);
  const uint16_t bf16_a[] = {0x3F80}, bf16_b[] = {0x3F81}; /* 1 and 1.0078125 */
  assert_int_equal(first_difference(SHLO_TYPE_BF16, bf16_a, bf16_b, 1, 1e-3), 0);
  assert_int_equal(first_difference(SHLO_TYPE_BF16, bf16_a, bf16_b, 1, 1e-2), -1);
}

static void tensors_that_cannot_be_compared_are_named(void **state) {
  (void)state;
  int64_t two[] = {2}, three[] = {3};
  const float values[] = {1, 2, 3};
  shlo_tensor *a = tensor_f32(1, two, values), *b = tensor_f32(1, three, values), *c = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_I32, 1, two, &c, &error));
  int64_t index = 99;
  fails(SHLO_INVALID_ARGUMENT, "shape: tensor<2xf32>, expected tensor<3xf32>",
        shlo_tensor_compare(a, b, 0, &index, &error));
  fails(SHLO_INVALID_ARGUMENT, "element type", shlo_tensor_compare(a, c, 0, &index, &error));
  const float zero = 0;
  fails(SHLO_INVALID_ARGUMENT, "tolerance", shlo_tensor_compare(a, a, -1, &index, &error));
  fails(SHLO_INVALID_ARGUMENT, "tolerance", shlo_tensor_compare(a, a, (double)(zero / zero), &index, &error));
  fails(SHLO_INVALID_ARGUMENT, "actual is NULL", shlo_tensor_compare(NULL, a, 0, &index, &error));
  fails(SHLO_INVALID_ARGUMENT, "expected is NULL", shlo_tensor_compare(a, NULL, 0, &index, &error));
  fails(SHLO_INVALID_ARGUMENT, "index is NULL", shlo_tensor_compare(a, a, 0, NULL, &error));
  assert_int_equal(index, 99);
  shlo_tensor_destroy(a);
  shlo_tensor_destroy(b);
  shlo_tensor_destroy(c);
}

static void expect_text(shlo_element_type type, const void *element, const char *expected) {
  shlo_tensor *tensor = NULL;
  shlo_buffer *text = NULL;
  ok(shlo_tensor_copy(type, 0, NULL, element, shlo_element_type_size(type), NULL, &tensor, &error));
  ok(shlo_tensor_element_text(tensor, 0, &text, &error));
  assert_string_equal(shlo_buffer_data(text), expected);
  assert_int_equal(shlo_buffer_size(text), strlen(expected));
  shlo_buffer_destroy(text);
  shlo_tensor_destroy(tensor);
}

static void expect_byte(shlo_element_type type, unsigned char pattern, const char *expected) {
  expect_text(type, &pattern, expected);
}

static void elements_have_text(void **state) {
  (void)state;
  expect_text(SHLO_TYPE_F32, &(float){-1.5f}, "-1.5");
  expect_text(SHLO_TYPE_F32, &(float){0.1f}, "0.1");
  expect_text(SHLO_TYPE_F64, &(double){0.1}, "0.1");
  expect_text(SHLO_TYPE_COMPLEX_F32, (float[]){1, 2}, "(1,2)");
  expect_text(SHLO_TYPE_I64, &(int64_t){INT64_MIN}, "-9223372036854775808");
  expect_text(SHLO_TYPE_UI64, &(uint64_t){UINT64_MAX}, "18446744073709551615");
  expect_text(SHLO_TYPE_F16, &(uint16_t){0x0001}, "5.9605e-08");
  expect_text(SHLO_TYPE_F16, &(uint16_t){0xFC00}, "-inf");
  expect_byte(SHLO_TYPE_I1, 1, "true");
  expect_byte(SHLO_TYPE_I1, 0, "false");
  expect_byte(SHLO_TYPE_I4, 0xF8, "-8");
  expect_byte(SHLO_TYPE_UI4, 0x0F, "15");
  /* Patterns and values from the tables of the formats' definitions. */
  expect_byte(SHLO_TYPE_F8E4M3FN, 0x7E, "448");
  expect_byte(SHLO_TYPE_F8E4M3FN, 0x7F, "nan");
  expect_byte(SHLO_TYPE_F8E4M3, 0x77, "240");
  expect_byte(SHLO_TYPE_F8E4M3, 0x78, "inf");
  expect_byte(SHLO_TYPE_F8E5M2, 0x7B, "5.73e+04");
  expect_byte(SHLO_TYPE_F8E5M2, 0x7C, "inf");
  expect_byte(SHLO_TYPE_F8E4M3FNUZ, 0x7F, "240");
  expect_byte(SHLO_TYPE_F8E4M3FNUZ, 0x80, "nan");
  expect_byte(SHLO_TYPE_F8E5M2FNUZ, 0x7F, "5.73e+04");
  expect_byte(SHLO_TYPE_F8E4M3B11FNUZ, 0x7F, "30");
  /* Small negative numbers of the formats without -0. */
  expect_byte(SHLO_TYPE_F8E4M3FNUZ, 0x81, "-0.000977");
  expect_byte(SHLO_TYPE_F8E5M2FNUZ, 0x81, "-7.63e-06");
  expect_byte(SHLO_TYPE_F8E5M2FNUZ, 0x80, "nan");
  expect_byte(SHLO_TYPE_F8E4M3B11FNUZ, 0x81, "-0.000122");
  expect_byte(SHLO_TYPE_F8E4M3B11FNUZ, 0x80, "nan");
  expect_byte(SHLO_TYPE_F8E4M3FN, 0x80, "-0");
  expect_byte(SHLO_TYPE_F8E4M3FN, 0xFF, "nan");
  expect_byte(SHLO_TYPE_F8E4M3, 0xF8, "-inf");
  expect_byte(SHLO_TYPE_F8E4M3, 0x79, "nan");
  expect_byte(SHLO_TYPE_I2, 0xFE, "-2");
  expect_byte(SHLO_TYPE_UI2, 0x03, "3");
  expect_byte(SHLO_TYPE_UI8, 0xFF, "255");
  expect_byte(SHLO_TYPE_I8, 0xFF, "-1");
  expect_text(SHLO_TYPE_I16, &(int16_t){-300}, "-300");
  expect_text(SHLO_TYPE_UI32, &(uint32_t){UINT32_MAX}, "4294967295");
  expect_text(SHLO_TYPE_BF16, &(uint16_t){0xC040}, "-3");
  expect_text(SHLO_TYPE_F32, &(float){-0.0f}, "-0");
  expect_text(SHLO_TYPE_COMPLEX_F64, (double[]){0.5, -2}, "(0.5,-2)");
  expect_byte(SHLO_TYPE_F8E3M4, 0x6F, "15.5");
  expect_byte(SHLO_TYPE_F8E8M0FNU, 0x7F, "1");
  expect_byte(SHLO_TYPE_F8E8M0FNU, 0x80, "2");
  expect_byte(SHLO_TYPE_F8E8M0FNU, 0xFF, "nan");
  expect_byte(SHLO_TYPE_F4E2M1FN, 0x07, "6");
  expect_byte(SHLO_TYPE_F4E2M1FN, 0x09, "-0.5");
  expect_byte(SHLO_TYPE_F6E2M3FN, 0x1F, "7.5");
  expect_byte(SHLO_TYPE_F6E3M2FN, 0x1F, "28");

  int64_t shape[] = {2};
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_create(SHLO_TYPE_F32, 1, shape, &tensor, &error));
  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  fails(SHLO_NOT_FOUND, "index 2", shlo_tensor_element_text(tensor, 2, &out, &error));
  fails(SHLO_NOT_FOUND, "index -1", shlo_tensor_element_text(tensor, -1, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "tensor is NULL", shlo_tensor_element_text(NULL, 0, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_tensor_destroy(tensor);
}

/* A constant expression of 64 bits. */
static const int64_t dynamic_extents[] = {SHLO_DYNAMIC, 3};
_Static_assert(SHLO_DYNAMIC == INT64_MIN && sizeof(SHLO_DYNAMIC) == sizeof(int64_t), "the least int64_t");

static void the_dynamic_extent_is_a_constant(void **state) {
  (void)state;
  switch (dynamic_extents[0]) {
  case SHLO_DYNAMIC: break;
  default: fail();
  }
  assert_true(dynamic_extents[1] != SHLO_DYNAMIC);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_dynamic_extent_is_a_constant),
      cmocka_unit_test(element_types_have_names_and_sizes),
      cmocka_unit_test(a_new_tensor_is_zero_and_aligned),
      cmocka_unit_test(impossible_tensors_are_refused),
      cmocka_unit_test(null_tensors_have_no_facts),
      cmocka_unit_test(copies_follow_strides),
      cmocka_unit_test(copies_of_many_axes_follow_strides),
      cmocka_unit_test(tensors_have_their_own_memory),
      cmocka_unit_test(borrowed_memory_is_released_once),
      cmocka_unit_test(holds_check_their_arguments),
      cmocka_unit_test(npy_files_are_read),
      cmocka_unit_test(npy_headers_have_many_forms),
      cmocka_unit_test(npy_elements_are_reordered),
      cmocka_unit_test(npy_files_that_lie_are_refused),
      cmocka_unit_test(npy_files_are_written),
      cmocka_unit_test(floats_compare_with_a_tolerance),
      cmocka_unit_test(other_types_compare_by_their_values),
      cmocka_unit_test(tensors_that_cannot_be_compared_are_named),
      cmocka_unit_test(elements_have_text),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
