/* plan.h: the custom calls of Fourier transforms, whose descriptor is a FlatBuffer. Expected values are sums over the
 * definition, in double precision.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <complex.h>
#include <math.h>

/* --- FlatBuffers -------------------------------------------------------------------------------------------------- */

typedef struct {
  uint8_t bytes[512];
  size_t size;
} buffer;

static void put(buffer *to, size_t at, uint64_t value, size_t size) {
  assert_true(at + size <= sizeof to->bytes);
  for (size_t i = 0; i < size; ++i)
    to->bytes[at + i] = (uint8_t)(value >> (8 * i));
  if (at + size > to->size)
    to->size = at + size;
}

enum { C2C, C2R, R2C };
enum { MOST_RANK = 4, MOST_FIELDS = 8 };

typedef struct {
  int is_double, kind, forward, rank, axes;
  int64_t shape[MOST_RANK]; /* of what is real, or of both sides */
  double scale;
} transform;

static void input_shape(const transform *t, int64_t *shape) {
  memcpy(shape, t->shape, sizeof t->shape);
  if (t->kind == C2R)
    shape[t->rank - 1] = shape[t->rank - 1] / 2 + 1;
}
static void output_shape(const transform *t, int64_t *shape) {
  memcpy(shape, t->shape, sizeof t->shape);
  if (t->kind == R2C)
    shape[t->rank - 1] = shape[t->rank - 1] / 2 + 1;
}
static void strides_of(int rank, const int64_t *shape, int64_t *strides) {
  strides[rank - 1] = 1;
  for (int i = rank - 1; i > 0; --i)
    strides[i - 1] = strides[i] * shape[i];
}

/* The root's offset, the table of offsets, the table with its fields, the vectors. With `is_dynamic`, the fields are
 * ndims, dtype, fft_type, axes and forward; otherwise dtype, fft_type, shape, strides_in, strides_out, axes, forward
 * and scale. Fields that are 0 are left out, as writers of FlatBuffers do. */
static buffer descriptor(const transform *t, int is_dynamic) {
  buffer out = {.size = 0};
  const int fields = is_dynamic ? 5 : 8;
  const size_t offsets = 4, table = 24;
  int64_t shape[MOST_RANK], strides_in[MOST_RANK], strides_out[MOST_RANK], axes[MOST_RANK];
  input_shape(t, shape);
  strides_of(t->rank, shape, strides_in);
  output_shape(t, shape);
  strides_of(t->rank, shape, strides_out);
  for (int i = 0; i < t->axes; ++i)
    axes[i] = t->rank - t->axes + i;
  put(&out, 0, table, 4);
  put(&out, offsets, (uint64_t)(4 + 2 * fields), 2);
  put(&out, offsets + 2, 44, 2);
  put(&out, table, table - offsets, 4);
  size_t next = 4;
  out.size = table + 44;
  const struct {
    int size, count; /* count: of a vector */
    uint64_t value;
    const int64_t *numbers;
  } all[2][8] = {{{1, 0, (uint64_t)t->is_double, NULL},
                  {1, 0, (uint64_t)t->kind, NULL},
                  {8, t->rank, 0, t->shape},
                  {8, t->rank, 0, strides_in},
                  {8, t->rank, 0, strides_out},
                  {4, t->axes, 0, axes},
                  {1, 0, (uint64_t)t->forward, NULL},
                  {8, 0, 0, NULL}},
                 {{4, 0, (uint64_t)t->rank, NULL},
                  {1, 0, (uint64_t)t->is_double, NULL},
                  {1, 0, (uint64_t)t->kind, NULL},
                  {4, t->axes, 0, axes},
                  {1, 0, (uint64_t)t->forward, NULL}}};
  for (int f = 0; f < fields; ++f) {
    uint64_t value = all[is_dynamic][f].value;
    if (!is_dynamic && f == 7)
      memcpy(&value, &t->scale, 8);
    if (!value && !all[is_dynamic][f].count)
      continue;
    put(&out, offsets + 4 + 2 * (size_t)f, next, 2);
    if (!all[is_dynamic][f].count) {
      put(&out, table + next, value, (size_t)all[is_dynamic][f].size);
      next += (size_t)all[is_dynamic][f].size;
      continue;
    }
    put(&out, table + next, out.size - (table + next), 4);
    next += 4;
    put(&out, out.size, (uint64_t)all[is_dynamic][f].count, 4);
    for (int i = 0; i < all[is_dynamic][f].count; ++i)
      put(&out, out.size, (uint64_t)all[is_dynamic][f].numbers[i], (size_t)all[is_dynamic][f].size);
  }
  return out;
}

/* --- Programs ----------------------------------------------------------------------------------------------------- */

static char text[8192];

static void append(const char *format, ...) __attribute__((format(printf, 1, 2)));
static void append(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  const size_t used = strlen(text);
  vsnprintf(text + used, sizeof text - used, format, arguments);
  va_end(arguments);
  assert_true(strlen(text) + 1 < sizeof text);
}

static void append_type(int rank, const int64_t *shape, int is_complex, int is_double) {
  append("tensor<");
  for (int i = 0; i < rank; ++i)
    append("%lldx", (long long)shape[i]);
  append(is_complex ? "complex<%s>>" : "%s>", is_double ? "f64" : "f32");
}

static void append_numbers(const char *name, int rank, const int64_t *numbers) {
  append("  %s = stablehlo.constant dense<[", name);
  for (int i = 0; i < rank; ++i)
    append("%s%lld", i ? ", " : "", (long long)numbers[i]);
  append("]> : tensor<%dxi32>\n", rank);
}

static void write_program(const transform *t, const buffer *bytes, int is_dynamic) {
  int64_t in[MOST_RANK], out[MOST_RANK], strides[MOST_RANK];
  input_shape(t, in);
  output_shape(t, out);
  text[0] = 0;
  append("func.func @main(%%a: ");
  append_type(t->rank, in, t->kind != R2C, t->is_double);
  append(") -> ");
  append_type(t->rank, out, t->kind != C2R, t->is_double);
  append(" {\n  %%d = stablehlo.constant dense<\"0x");
  for (size_t i = 0; i < bytes->size; ++i)
    append("%02X", bytes->bytes[i]);
  append("\"> : tensor<%zuxui8>\n", bytes->size);
  if (is_dynamic) {
    append_numbers("%s", t->rank, t->shape);
    strides_of(t->rank, in, strides);
    append_numbers("%i", t->rank, strides);
    strides_of(t->rank, out, strides);
    append_numbers("%o", t->rank, strides);
    uint64_t bits;
    memcpy(&bits, &t->scale, sizeof bits);
    append("  %%f = stablehlo.constant dense<0x%016llX> : tensor<1xf64>\n", (unsigned long long)bits);
  }
  append("  %%0 = stablehlo.custom_call @%sducc_fft(%%d, %%a%s) {api_version = 2 : i32} : (tensor<%zuxui8>, ",
         is_dynamic ? "dynamic_" : "", is_dynamic ? ", %s, %i, %o, %f" : "", bytes->size);
  append_type(t->rank, in, t->kind != R2C, t->is_double);
  if (is_dynamic)
    append(", tensor<%dxi32>, tensor<%dxi32>, tensor<%dxi32>, tensor<1xf64>", t->rank, t->rank, t->rank);
  append(") -> ");
  append_type(t->rank, out, t->kind != C2R, t->is_double);
  append("\n  return %%0 : ");
  append_type(t->rank, out, t->kind != C2R, t->is_double);
  append("\n}\n");
}

static shlo_status plan_status(shlo_error **error) {
  shlo_module *module = parse(text);
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  const shlo_status status = shlo_plan_create(module, NULL, &plan, error);
  if (status == SHLO_OK)
    shlo_plan_destroy(plan);
  else
    assert_ptr_equal(plan, UNTOUCHED(shlo_plan));
  shlo_module_destroy(module);
  return status;
}

/* --- Transforms --------------------------------------------------------------------------------------------------- */

enum { MOST = 4096 };

static int64_t count_of(int rank, const int64_t *shape) {
  int64_t count = 1;
  for (int i = 0; i < rank; ++i)
    count *= shape[i];
  assert_true(count <= MOST);
  return count;
}

/* By the definition, along one axis after another. */
static void expected_of(const transform *t, double complex *x) {
  static double complex line[MOST];
  const int64_t count = count_of(t->rank, t->shape);
  int64_t strides[MOST_RANK];
  strides_of(t->rank, t->shape, strides);
  for (int axis = t->rank - t->axes; axis < t->rank; ++axis) {
    const int64_t n = t->shape[axis], stride = strides[axis];
    for (int64_t start = 0; start < count; ++start) {
      if (start / stride % n)
        continue;
      for (int64_t k = 0; k < n; ++k) {
        line[k] = 0;
        for (int64_t j = 0; j < n; ++j)
          line[k] += x[start + j * stride] * cexp((t->forward ? -2 : 2) * M_PI * I * (double)(j * k % n) / (double)n);
      }
      for (int64_t k = 0; k < n; ++k)
        x[start + k * stride] = line[k];
    }
  }
  for (int64_t i = 0; i < count; ++i)
    x[i] *= t->scale;
}

/* Element i of a, of which the last axis has only `half` of n elements. */
static int64_t place_in_whole(int64_t i, int64_t half, int64_t n) { return i / half * n + i % half; }

static double number_at(const void *data, int64_t i, int is_double) {
  return is_double ? ((const double *)data)[i] : (double)((const float *)data)[i];
}

static int checks;

static void check(const transform *t, int is_dynamic) {
  static double complex whole[MOST], result[MOST];
  static double doubles[2 * MOST];
  static float floats[2 * MOST];
  int64_t in[MOST_RANK], out[MOST_RANK];
  input_shape(t, in);
  output_shape(t, out);
  const int64_t count = count_of(t->rank, t->shape), given = count_of(t->rank, in), made = count_of(t->rank, out);
  const int64_t n = t->shape[t->rank - 1], half = n / 2 + 1;
  uint64_t seed = 99;
  for (int64_t i = 0; i < count; ++i) {
    double parts[2];
    for (int k = 0; k < 2; ++k) {
      seed = seed * 6364136223846793005u + 1442695040888963407u;
      parts[k] = (float)((double)(seed >> 40) / (1 << 23) - 1);
    }
    whole[i] = parts[0] + (t->kind == C2C ? parts[1] * I : 0);
  }
  memcpy(result, whole, sizeof whole);
  transform of_result = *t;
  if (t->kind == C2R) { /* the transform of the real numbers in `whole` is the input */
    of_result.forward = 1;
    of_result.scale = 1;
  }
  expected_of(&of_result, result);
  const double complex *input = t->kind == C2R ? result : whole;
  for (int64_t i = 0; i < given; ++i) {
    const double complex value = input[t->kind == C2R ? place_in_whole(i, half, n) : i];
    if (t->kind == R2C)
      doubles[i] = creal(value);
    else
      doubles[2 * i] = creal(value), doubles[2 * i + 1] = cimag(value);
  }
  for (int64_t i = 0; i < 2 * given; ++i)
    floats[i] = (float)doubles[i];

  const buffer bytes = descriptor(t, is_dynamic);
  write_program(t, &bytes, is_dynamic);
  shlo_plan *plan = plan_of(text);
  static char output[2 * sizeof doubles];
  const void *inputs[] = {t->is_double ? (const void *)doubles : floats};
  void *outputs[] = {output};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  shlo_plan_destroy(plan);

  double lengths = 1;
  for (int i = t->rank - t->axes; i < t->rank; ++i)
    lengths *= (double)t->shape[i];
  const double epsilon = t->is_double ? 3e-16 : 2e-7, size = fabs(t->scale) * lengths * 40;
  for (int64_t i = 0; i < made; ++i) {
    double complex got, expected;
    if (t->kind == C2R) {
      got = number_at(output, i, t->is_double);
      expected = whole[i] * t->scale * lengths;
    } else {
      got = number_at(output, 2 * i, t->is_double) + number_at(output, 2 * i + 1, t->is_double) * I;
      expected = result[t->kind == R2C ? place_in_whole(i, half, n) : i];
    }
    ++checks;
    if (!(cabs(got - expected) <= epsilon * size))
      fail_msg("element %lld is %g%+gi, expected %g%+gi", (long long)i, creal(got), cimag(got), creal(expected),
               cimag(expected));
    assert_false(cabs(got + 0.01 * lengths * t->scale - expected) <= epsilon * size); /* its twin */
  }
}

static void transforms_are_the_sums_of_the_definition(void **state) {
  (void)state;
  static const int64_t shapes[][MOST_RANK] = {{5, 0, 0, 0}, {3, 8, 0, 0}, {2, 4, 9, 0}, {2, 3, 4, 6}, {1, 1, 1, 1}};
  static const int ranks[] = {1, 2, 3, 4, 4};
  for (size_t s = 0; s < sizeof ranks / sizeof *ranks; ++s)
    for (int how = 0; how < 48; ++how) {
      transform t = {.is_double = how & 1,
                     .kind = how >> 1 & 3,
                     .rank = ranks[s],
                     .axes = 1 + (how >> 3) % 3,
                     .forward = how >> 5,
                     .scale = 1};
      memcpy(t.shape, shapes[s], sizeof t.shape);
      if (t.kind == 3 || t.axes > t.rank)
        continue;
      if (t.kind != C2C)
        t.forward = t.kind == R2C;
      double lengths = 1;
      for (int i = t.rank - t.axes; i < t.rank; ++i)
        lengths *= (double)t.shape[i];
      for (int is_dynamic = 0; is_dynamic < 2; ++is_dynamic) {
        t.scale = t.forward ? 1 : 1 / lengths; /* what JAX wrote */
        check(&t, is_dynamic);
        t.scale = -2.5;
        check(&t, is_dynamic);
      }
    }
  assert_true(checks > 10000);
}

/* The descriptor that jaxlib 0.4.6 wrote for a tensor<3x4xcomplex<f32>>, along the last dimension. */
static void jaxlibs_own_descriptors(void **state) {
  (void)state;
  const transform t = {.kind = C2C, .rank = 2, .axes = 1, .forward = 1, .scale = 1, .shape = {3, 4}};
  static const char hex[] = "18000000140024000000000008000C0010001400070018001400000000000001540000003800"
                            "00001C00000010000000000000000000F03F00000000010000000100000002000000040000000000000001"
                            "00000000000000000000000200000004000000000000000100000000000000000000000200000003000000"
                            "000000000400000000000000";
  buffer bytes = {.size = strlen(hex) / 2};
  assert_int_equal(bytes.size, 136);
  for (size_t i = 0; i < bytes.size; ++i) {
    unsigned byte;
    assert_int_equal(sscanf(hex + 2 * i, "%2x", &byte), 1);
    bytes.bytes[i] = (uint8_t)byte;
  }
  write_program(&t, &bytes, 0);
  shlo_plan *plan = plan_of(text);
  const float numbers[24] = {1, 0, 2, 0, 3, 0, 4, 0};
  float out[24];
  const void *inputs[] = {numbers};
  void *outputs[] = {out};
  ok(shlo_plan_run_raw(plan, 1, inputs, 1, outputs, NULL, &error));
  const float row[8] = {10, 0, -2, 2, -2, 0, -2, -2};
  assert_memory_equal(out, row, sizeof row);
  shlo_plan_destroy(plan);
}

/* --- What is wrong ------------------------------------------------------------------------------------------------ */

static void wrong_descriptors_have_a_status(void **state) {
  (void)state;
  const transform good = {.kind = C2C, .rank = 2, .axes = 1, .forward = 1, .scale = 1, .shape = {3, 4}};
  for (int is_dynamic = 0; is_dynamic < 2; ++is_dynamic) {
    const buffer bytes = descriptor(&good, is_dynamic);
    /* Where the vector of axes begins, with its number of elements. */
    const size_t slot = 4 + 4 + 2 * (is_dynamic ? 3 : 5), field = 24 + bytes.bytes[slot];
    const size_t axes = field + bytes.bytes[field];
    const struct {
      size_t at, size;
      uint64_t value;
      shlo_status status;
      const char *message;
    } wrong[] = {
        {axes + 4, 4, 0, SHLO_UNSUPPORTED, "along the last one to three dimensions"},
        {axes + 4, 4, 0xFFFFFFFF, SHLO_UNSUPPORTED, "along the last one to three dimensions"},
        {axes, 4, 0, SHLO_UNSUPPORTED, "along the last one to three dimensions"},
        {axes, 4, 0xFFFFFFFF, SHLO_INVALID_PROGRAM, "not a FlatBuffer"},
        {field, 4, 0xFFFFFFFF, SHLO_INVALID_PROGRAM, "not a FlatBuffer"},
        {slot, 2, 0xFFFF, SHLO_INVALID_PROGRAM, "not a FlatBuffer"},
        {0, 4, 0xFFFFFFFF, SHLO_INVALID_PROGRAM, "not a FlatBuffer"},
        {24, 4, 0x7FFFFFFF, SHLO_INVALID_PROGRAM, "not a FlatBuffer"},
        {24, 4, 0x80000000, SHLO_INVALID_PROGRAM, "not a FlatBuffer"},
        {bytes.size - 1, 0, 0, SHLO_INVALID_PROGRAM, "not a FlatBuffer"}, /* cut */
        {3, 0, 0, SHLO_INVALID_PROGRAM, "not a FlatBuffer"},
    };
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
      buffer changed = bytes;
      if (wrong[i].size)
        put(&changed, wrong[i].at, wrong[i].value, wrong[i].size);
      else
        changed.size = wrong[i].at;
      write_program(&good, &changed, is_dynamic);
      fails(wrong[i].status, wrong[i].message, plan_status(&error));
    }
    /* Another transform than that of the operand. */
    transform t = good;
    t.kind = 7;
    const struct {
      transform t;
      shlo_status status;
      const char *message;
    } other[] = {
        {t, SHLO_INVALID_PROGRAM, "unknown"},
        {{.kind = C2C, .is_double = 1, .rank = 2, .axes = 1, .forward = 1, .scale = 1, .shape = {3, 4}},
         SHLO_INVALID_PROGRAM,
         "element type"},
        {{.kind = C2R, .rank = 2, .axes = 1, .forward = 1, .scale = 1, .shape = {3, 6}}, SHLO_UNSUPPORTED, "backward"},
    };
    for (size_t i = 0; i < sizeof other / sizeof *other; ++i) {
      const buffer changed = descriptor(&other[i].t, is_dynamic);
      write_program(&good, &changed, is_dynamic);
      fails(other[i].status, other[i].message, plan_status(&error));
    }
  }
  const transform wide = {.kind = C2C, .rank = 2, .axes = 1, .forward = 1, .scale = 1, .shape = {3, 5}};
  buffer changed = descriptor(&wide, 0);
  write_program(&good, &changed, 0);
  fails(SHLO_INVALID_PROGRAM, "other extents", plan_status(&error));
  /* Columns first. */
  changed = descriptor(&good, 0);
  const size_t field = 24 + changed.bytes[4 + 4 + 2 * 3], strides = field + changed.bytes[field];
  put(&changed, strides + 4, 1, 8);
  write_program(&good, &changed, 0);
  fails(SHLO_UNSUPPORTED, "row-major", plan_status(&error));
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(transforms_are_the_sums_of_the_definition),
      cmocka_unit_test(jaxlibs_own_descriptors),
      cmocka_unit_test(wrong_descriptors_have_a_status),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
