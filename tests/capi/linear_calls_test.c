/* plan.h: the custom calls of linear algebra, in the form of each library. Results are checked by what they must satisfy
 * (the product of the factors, orthogonal vectors, an order), in double precision, since signs and the vectors of equal
 * eigenvalues are free.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "support.h"

#include <complex.h>
#include <math.h>

/* --- Matrices ----------------------------------------------------------------------------------------------------- */

typedef struct {
  int64_t rows, columns;
  double complex *at; /* row-major */
} matrix;

static double complex *element(matrix a, int64_t i, int64_t j) { return &a.at[i * a.columns + j]; }

static matrix zeros(int64_t rows, int64_t columns) {
  matrix a = {rows, columns, calloc((size_t)(rows * columns) + 1, sizeof(double complex))};
  assert_non_null(a.at);
  return a;
}

static uint64_t seed;
static double draw(void) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (double)(int64_t)(seed >> 11) / (double)((int64_t)1 << 52) - 1;
}

static matrix identity(int64_t rows, int64_t columns) {
  matrix a = zeros(rows, columns);
  for (int64_t i = 0; i < rows && i < columns; ++i)
    *element(a, i, i) = 1;
  return a;
}

static matrix adjoint(matrix a) {
  matrix b = zeros(a.columns, a.rows);
  for (int64_t i = 0; i < a.rows; ++i)
    for (int64_t j = 0; j < a.columns; ++j)
      *element(b, j, i) = conj(*element(a, i, j));
  return b;
}

/* Frees both factors. */
static matrix product(matrix a, matrix b) {
  assert_int_equal(a.columns, b.rows);
  matrix c = zeros(a.rows, b.columns);
  for (int64_t i = 0; i < a.rows; ++i)
    for (int64_t k = 0; k < a.columns; ++k)
      for (int64_t j = 0; j < b.columns; ++j)
        *element(c, i, j) += *element(a, i, k) * *element(b, k, j);
  free(a.at);
  free(b.at);
  return c;
}

static matrix copy(matrix a) {
  matrix b = zeros(a.rows, a.columns);
  memcpy(b.at, a.at, (size_t)(a.rows * a.columns) * sizeof *a.at);
  return b;
}

static matrix part(matrix a, int64_t rows, int64_t columns) {
  matrix b = zeros(rows, columns);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < columns; ++j)
      *element(b, i, j) = *element(a, i, j);
  return b;
}

static double largest(matrix a) {
  double most = 0;
  for (int64_t i = 0; i < a.rows * a.columns; ++i)
    if (!(cabs(a.at[i]) <= most))
      most = cabs(a.at[i]);
  return most;
}

/* Frees the first. */
static double distance(matrix a, matrix b) {
  assert_int_equal(a.rows, b.rows);
  assert_int_equal(a.columns, b.columns);
  for (int64_t i = 0; i < a.rows * a.columns; ++i)
    a.at[i] -= b.at[i];
  const double most = largest(a);
  free(a.at);
  return most;
}

/* --- Calls -------------------------------------------------------------------------------------------------------- */

typedef struct {
  const char *name, *real, *complex_name; /* of the element type */
  shlo_element_type type, real_type, complex_type;
  char letter;
  int is_complex;
  double epsilon;
} kind;
static const kind kinds[] = {
    {"f32", "f32", "complex<f32>", SHLO_TYPE_F32, SHLO_TYPE_F32, SHLO_TYPE_COMPLEX_F32, 's', 0, 1.2e-7},
    {"f64", "f64", "complex<f64>", SHLO_TYPE_F64, SHLO_TYPE_F64, SHLO_TYPE_COMPLEX_F64, 'd', 0, 2.3e-16},
    {"complex<f32>", "f32", "complex<f32>", SHLO_TYPE_COMPLEX_F32, SHLO_TYPE_F32, SHLO_TYPE_COMPLEX_F32, 'c', 1, 1.2e-7},
    {"complex<f64>", "f64", "complex<f64>", SHLO_TYPE_COMPLEX_F64, SHLO_TYPE_F64, SHLO_TYPE_COMPLEX_F64, 'z', 1, 2.3e-16},
};
static const int64_t sizes[] = {0, 1, 2, 3, 7, 16, 33, 48, 70};
enum { KINDS = sizeof kinds / sizeof *kinds, SIZES = sizeof sizes / sizeof *sizes };

static matrix random_matrix(const kind *of, int64_t rows, int64_t columns) {
  matrix a = zeros(rows, columns);
  for (int64_t i = 0; i < rows * columns; ++i)
    a.at[i] = of->real_type == SHLO_TYPE_F32
                  ? (double complex)(float)draw() + (of->is_complex ? (float)draw() * I : 0)
                  : draw() + (of->is_complex ? draw() * I : 0);
  return a;
}

static shlo_tensor *tensor_of(shlo_element_type type, int32_t rank, matrix a) {
  const int64_t shape[] = {a.rows, a.columns}, count = a.rows * a.columns;
  const int64_t *const extents = rank == 1 ? shape + 1 : shape;
  const size_t size = (size_t)shlo_element_type_size(type);
  char *bytes = calloc((size_t)count + 1, size);
  for (int64_t i = 0; i < count; ++i) {
    const double parts[] = {creal(a.at[i]), cimag(a.at[i])};
    const float narrow[] = {(float)parts[0], (float)parts[1]};
    const int32_t integer = (int32_t)parts[0];
    const void *from = type == SHLO_TYPE_I32                             ? (const void *)&integer
                       : type == SHLO_TYPE_F32 || type == SHLO_TYPE_COMPLEX_F32 ? (const void *)narrow
                                                                          : (const void *)parts;
    memcpy(bytes + (size_t)i * size, from, size);
  }
  shlo_tensor *tensor = NULL;
  ok(shlo_tensor_copy(type, rank, extents, bytes, (size_t)count * size, NULL, &tensor, &error));
  free(bytes);
  return tensor;
}

/* A vector becomes one row, a scalar one element. */
static matrix matrix_of(const shlo_tensor *tensor) {
  const int32_t rank = shlo_tensor_rank(tensor);
  const int64_t *shape = shlo_tensor_shape(tensor);
  matrix a = zeros(rank == 2 ? shape[0] : 1, rank == 0 ? 1 : shape[rank - 1]);
  const void *data = shlo_tensor_data(tensor);
  for (int64_t i = 0; i < a.rows * a.columns; ++i)
    switch (shlo_tensor_element_type(tensor)) {
    case SHLO_TYPE_F32: a.at[i] = ((const float *)data)[i]; break;
    case SHLO_TYPE_F64: a.at[i] = ((const double *)data)[i]; break;
    case SHLO_TYPE_I32: a.at[i] = ((const int32_t *)data)[i]; break;
    case SHLO_TYPE_COMPLEX_F32: a.at[i] = ((const float *)data)[2 * i] + ((const float *)data)[2 * i + 1] * I; break;
    case SHLO_TYPE_COMPLEX_F64: a.at[i] = ((const double *)data)[2 * i] + ((const double *)data)[2 * i + 1] * I; break;
    default: fail_msg("an element type that no call has");
    }
  return a;
}

static char text[4096];
enum { MOST_RESULTS = 8 };

/* Runs @main of `text` on inputs, which are destroyed. Results become matrices. */
static void run(int inputs, shlo_tensor **tensors, int results, matrix *to) {
  shlo_plan *plan = plan_of(text);
  shlo_tensor *outputs[MOST_RESULTS] = {0};
  assert_int_equal(shlo_plan_output_count(plan), results);
  ok(shlo_plan_run(plan, (size_t)inputs, (const shlo_tensor *const *)tensors, (size_t)results, outputs, NULL, &error));
  for (int k = 0; k < results; ++k) {
    to[k] = matrix_of(outputs[k]);
    shlo_tensor_destroy(outputs[k]);
  }
  for (int k = 0; k < inputs; ++k)
    shlo_tensor_destroy(tensors[k]);
  shlo_plan_destroy(plan);
}

static const char *format(const char *pattern, ...) __attribute__((format(printf, 1, 2)));
static const char *format(const char *pattern, ...) {
  static char buffers[64][512];
  static int next;
  char *buffer = buffers[next++ % 64];
  va_list arguments;
  va_start(arguments, pattern);
  vsnprintf(buffer, sizeof buffers[0], pattern, arguments);
  va_end(arguments);
  return buffer;
}
/* A program that gives its arguments to one call. Types are separated by "|". */
static void write_program(const char *target, const char *attributes, const char *operands, const char *results) {
  char arguments[1024] = "", names[256] = "", types[1024], values[256] = "", list[1024] = "";
  snprintf(types, sizeof types, "%s", operands);
  int count = 0;
  for (char *type = strtok(types, "|"); type; type = strtok(NULL, "|"), ++count) {
    snprintf(arguments + strlen(arguments), sizeof arguments - strlen(arguments), "%s%%a%d: %s", count ? ", " : "", count,
             type);
    snprintf(names + strlen(names), sizeof names - strlen(names), "%s%%a%d", count ? ", " : "", count);
    snprintf(list + strlen(list), sizeof list - strlen(list), "%s%s", count ? ", " : "", type);
  }
  char outputs[1024] = "";
  snprintf(types, sizeof types, "%s", results);
  int given = 0;
  for (char *type = strtok(types, "|"); type; type = strtok(NULL, "|"), ++given) {
    snprintf(outputs + strlen(outputs), sizeof outputs - strlen(outputs), "%s%s", given ? ", " : "", type);
    snprintf(values + strlen(values), sizeof values - strlen(values), "%s%%r#%d", given ? ", " : "", given);
  }
  const char *const result = given > 1 ? format("%%r:%d", given) : "%r";
  snprintf(text, sizeof text,
           "func.func @main(%s) -> (%s) {\n  %s = stablehlo.custom_call @%s(%s) {%s} : (%s) -> (%s)\n  return %s : %s\n}\n",
           arguments, outputs, result, target, names, attributes, list, outputs, given > 1 ? values : "%r", outputs);
}

/* "tensor<3x4xf32>" */
static const char *type2(int64_t rows, int64_t columns, const char *of) {
  return format("tensor<%lldx%lldx%s>", (long long)rows, (long long)columns, of);
}
static const char *type1(int64_t count, const char *of) { return format("tensor<%lldx%s>", (long long)count, of); }

static int checks;
static const char *shown;
/* In units of the precision and the size of the matrix. */
static void small(const kind *of, int64_t n, double error, const char *what) {
  ++checks;
  if (!(error <= 20 * of->epsilon * (double)(n + 2)))
    fail_msg("%s of %lld %s: %s is off by %g", shown, (long long)n, of->name, what, error);
}
static void orthogonal(const kind *of, matrix columns) {
  matrix i = identity(columns.columns, columns.columns);
  small(of, columns.rows, distance(product(adjoint(columns), copy(columns)), i), "orthogonality");
  free(i.at);
}
static void release(int count, matrix *list) {
  for (int k = 0; k < count; ++k)
    free(list[k].at);
}

/* --- Cholesky ----------------------------------------------------------------------------------------------------- */

static matrix positive(const kind *of, int64_t n) {
  matrix a = random_matrix(of, n, n), b = product(copy(a), adjoint(a));
  free(a.at);
  for (int64_t i = 0; i < n; ++i)
    *element(b, i, i) += (double)n;
  if (of->real_type == SHLO_TYPE_F32)
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j <= i; ++j) {
        const double complex value = (float)creal(*element(b, i, j)) + (float)cimag(*element(b, i, j)) * I;
        *element(b, i, j) = value;
        *element(b, j, i) = conj(value);
      }
  return b;
}

static void potrf_factors_and_says_which_minor_fails(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 1; s < SIZES; ++s)
      for (int lower = 0; lower < 2; ++lower) {
        const kind *of = &kinds[k];
        const int64_t n = sizes[s];
        const char *square = type2(n, n, of->name);
        shown = "potrf";
        write_program(format("lapack_%cpotrf_ffi", of->letter),
                      format("mhlo.backend_config = {uplo = %d : ui8}", lower ? 'L' : 'U'), square,
                      format("%s|tensor<i32>", square));
        matrix a = positive(of, n), results[2];
        *element(a, lower ? 0 : n - 1, lower ? n - 1 : 0) = n > 1 ? 77 : *element(a, 0, 0); /* never read */
        shlo_tensor *input = tensor_of(of->type, 2, a);
        run(1, &input, 2, results);
        assert_true(results[1].at[0] == 0);
        if (n > 1)
          assert_true(*element(results[0], lower ? 0 : n - 1, lower ? n - 1 : 0) == 77);
        for (int64_t i = 0; i < n; ++i)
          for (int64_t j = 0; j < n; ++j)
            if (lower ? j > i : j < i)
              *element(results[0], i, j) = 0;
        matrix other = adjoint(results[0]), whole = lower ? product(copy(results[0]), other)
                                                          : product(other, copy(results[0]));
        for (int64_t i = 0; i < n; ++i)
          for (int64_t j = 0; j < n; ++j)
            if (lower ? j > i : j < i)
              *element(a, i, j) = conj(*element(a, j, i));
        small(of, n, distance(whole, a) / largest(a), "the product");
        /* Its twin: not positive from a row on, in the first block of rows or in a later one. */
        const int64_t bad = lower ? 2 * n / 3 : n - 1;
        *element(a, bad, bad) = -1;
        release(2, results);
        input = tensor_of(of->type, 2, a);
        run(1, &input, 2, results);
        assert_true(results[1].at[0] == (double)(bad + 1));
        release(2, results);
        free(a.at);
      }
}

/* --- LU ----------------------------------------------------------------------------------------------------------- */

/* Multiplies out, and exchanges the rows back. */
static matrix whole_of_lu(matrix lu, matrix pivots, int64_t first) {
  const int64_t m = lu.rows, n = lu.columns, least = m < n ? m : n;
  matrix lower = identity(m, least), upper = zeros(least, n);
  for (int64_t i = 0; i < m; ++i)
    for (int64_t j = 0; j < n; ++j)
      if (i > j)
        *element(lower, i, j) = *element(lu, i, j);
      else
        *element(upper, i, j) = *element(lu, i, j);
  assert_true(least == 0 || largest(lower) < 1.5);
  matrix whole = product(lower, upper);
  for (int64_t i = least - 1; i >= 0; --i) {
    const int64_t other = (int64_t)creal(pivots.at[i]) - first;
    assert_in_range(other, i, m - 1);
    for (int64_t j = 0; j < n; ++j) {
      const double complex value = *element(whole, i, j);
      *element(whole, i, j) = *element(whole, other, j);
      *element(whole, other, j) = value;
    }
  }
  return whole;
}

static void getrf_factors_with_row_exchanges(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 0; s < SIZES; ++s)
      for (int shape = 0; shape < 3; ++shape) {
        const kind *of = &kinds[k];
        const int64_t m = sizes[s] + (shape == 1 ? 5 : 0), n = sizes[s] + (shape == 2 ? 5 : 0), least = sizes[s];
        const char *type = type2(m, n, of->name);
        shown = "getrf";
        write_program(format("lapack_%cgetrf_ffi", of->letter), "mhlo.backend_config = {}", type,
                      format("%s|%s|tensor<i32>", type, type1(least, "i32")));
        matrix a = random_matrix(of, m, n), results[3];
        shlo_tensor *input = tensor_of(of->type, 2, a);
        run(1, &input, 3, results);
        assert_true(results[2].at[0] == 0);
        small(of, m + n, distance(whole_of_lu(results[0], results[1], 1), a), "the product");
        release(3, results);
        /* Two equal columns: the second has no pivot. */
        if (least > 2) {
          for (int64_t i = 0; i < m; ++i)
            *element(a, i, 1) = *element(a, i, 0) = i == 2;
          input = tensor_of(of->type, 2, a);
          run(1, &input, 3, results);
          assert_true(results[2].at[0] == 2);
          small(of, m + n, distance(whole_of_lu(results[0], results[1], 1), a), "the product");
          release(3, results);
        }
        free(a.at);
      }
}

static void a_tpu_gives_pivots_from_0_on_and_the_permutation(void **state) {
  (void)state;
  const kind *of = &kinds[0];
  shown = "LuDecomposition";
  for (int s = 1; s < SIZES; ++s) {
    const int64_t n = sizes[s], m = n + 2;
    const char *tuple = format("tuple<%s, %s, %s>", type2(m, n, of->name), type1(n, "i32"), type1(m, "i32"));
    snprintf(text, sizeof text,
             "func.func @main(%%a: %s) -> (%s, %s, %s) {\n"
             "  %%0 = stablehlo.custom_call @LuDecomposition(%%a) : (%s) -> %s\n"
             "  %%1 = stablehlo.get_tuple_element %%0[0] : (%s) -> %s\n"
             "  %%2 = stablehlo.get_tuple_element %%0[1] : (%s) -> %s\n"
             "  %%3 = stablehlo.get_tuple_element %%0[2] : (%s) -> %s\n"
             "  return %%1, %%2, %%3 : %s, %s, %s\n}\n",
             type2(m, n, "f32"), type2(m, n, "f32"), type1(n, "i32"), type1(m, "i32"), type2(m, n, "f32"), tuple, tuple,
             type2(m, n, "f32"), tuple, type1(n, "i32"), tuple, type1(m, "i32"), type2(m, n, "f32"), type1(n, "i32"),
             type1(m, "i32"));
    matrix a = random_matrix(of, m, n), results[3];
    shlo_tensor *input = tensor_of(of->type, 2, a);
    run(1, &input, 3, results);
    matrix whole = whole_of_lu(results[0], results[1], 0);
    /* Row i of L U is row permutation[i] of the matrix. */
    matrix rows = zeros(m, 1), numbers = zeros(m, 1);
    for (int64_t i = 0; i < m; ++i)
      rows.at[i] = (double)i;
    for (int64_t i = 0; i < n; ++i) {
      const int64_t other = (int64_t)creal(results[1].at[i]);
      const double complex value = rows.at[i];
      rows.at[i] = rows.at[other];
      rows.at[other] = value;
    }
    for (int64_t i = 0; i < m; ++i)
      numbers.at[i] = results[2].at[i];
    assert_true(distance(rows, numbers) == 0);
    free(numbers.at);
    small(of, n, distance(whole, a), "the product");
    release(3, results);
    free(a.at);
  }
}

/* --- QR ----------------------------------------------------------------------------------------------------------- */

/* a is what the two calls were given; `pivots` is null or has columns from 1 on. */
static void check_qr(const kind *of, matrix a, matrix factors, matrix q, const matrix *pivots) {
  matrix r = zeros(q.columns, a.columns), permuted = copy(a);
  for (int64_t i = 0; i < r.rows; ++i)
    for (int64_t j = i; j < r.columns; ++j)
      *element(r, i, j) = *element(factors, i, j);
  if (pivots)
    for (int64_t j = 0; j < a.columns; ++j)
      for (int64_t i = 0; i < a.rows; ++i)
        *element(permuted, i, j) = *element(a, i, (int64_t)creal(pivots->at[j]) - 1);
  orthogonal(of, q);
  small(of, a.rows + a.columns, distance(product(copy(q), r), permuted), "the product");
  free(permuted.at);
}

static void geqrf_and_orgqr_make_q_and_r(void **state) {
  (void)state;
  const char *const libraries[] = {"lapack", "cusolver", "hipsolver"};
  for (int k = 0; k < KINDS; ++k)
    for (int s = 0; s < SIZES; ++s)
      for (int shape = 0; shape < 3; ++shape) {
        const kind *of = &kinds[k];
        const int64_t m = sizes[s] + (shape == 1 ? 9 : 0), n = sizes[s] + (shape == 2 ? 9 : 0), least = sizes[s];
        const char *type = type2(m, n, of->name), *thin = type2(m, least, of->name);
        const char *library = libraries[(s + shape) % 3];
        shown = library;
        char first[64], second[64];
        snprintf(first, sizeof first, "%s_geqrf_ffi", library);
        if (!strcmp(library, "lapack")) {
          snprintf(first, sizeof first, "lapack_%cgeqrf_ffi", of->letter);
          snprintf(second, sizeof second, "lapack_%c%s_ffi", of->letter, of->is_complex ? "ungqr" : "orgqr");
        } else {
          snprintf(second, sizeof second, "%s_orgqr_ffi", library);
        }
        snprintf(text, sizeof text,
                 "func.func @main(%%a: %s) -> (%s, %s) {\n"
                 "  %%0:2 = stablehlo.custom_call @%s(%%a) {mhlo.backend_config = {}} : (%s) -> (%s, %s)\n"
                 "  %%1 = stablehlo.slice %%0#0 [0:%lld, 0:%lld] : (%s) -> %s\n"
                 "  %%2 = stablehlo.custom_call @%s(%%1, %%0#1) {mhlo.backend_config = {}} : (%s, %s) -> %s\n"
                 "  return %%0#0, %%2 : %s, %s\n}\n",
                 type, type, thin, first, type, type, type1(least, of->name), (long long)m, (long long)least, type, thin,
                 second, thin, type1(least, of->name), thin, type, thin);
        matrix a = random_matrix(of, m, n), results[2];
        shlo_tensor *input = tensor_of(of->type, 2, a);
        run(1, &input, 2, results);
        check_qr(of, a, results[0], results[1], NULL);
        release(2, results);
        free(a.at);
      }
}

static void geqp3_takes_the_longest_column_first(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 1; s < SIZES; ++s) {
      const kind *of = &kinds[k];
      const int64_t n = sizes[s], m = n + 3;
      const char *type = type2(m, n, of->name), *taus = type1(n, of->name);
      shown = "geqp3";
      snprintf(text, sizeof text,
               "func.func @main(%%a: %s, %%p: %s) -> (%s, %s, %s) {\n"
               "  %%0:3 = stablehlo.custom_call @lapack_%cgeqp3_ffi(%%a, %%p) {mhlo.backend_config = {}} : (%s, %s) -> "
               "(%s, %s, %s)\n"
               "  %%1 = stablehlo.custom_call @Product%s(%%0#0, %%0#2) : (%s, %s) -> %s\n"
               "  return %%0#0, %%0#1, %%1 : %s, %s, %s\n}\n",
               type, type1(n, "i32"), type, type1(n, "i32"), type, of->letter, type, type1(n, "i32"), type,
               type1(n, "i32"), taus, "OfElementaryHouseholderReflectors", type, taus, type, type, type1(n, "i32"), type);
      matrix a = random_matrix(of, m, n), free_columns = zeros(1, n), results[3];
      if (n > 4)
        free_columns.at[4] = 1; /* this one comes first */
      shlo_tensor *inputs[] = {tensor_of(of->type, 2, a), tensor_of(SHLO_TYPE_I32, 1, free_columns)};
      run(2, inputs, 3, results);
      check_qr(of, a, results[0], results[2], &results[1]);
      if (n > 4)
        assert_true(results[1].at[0] == 5);
      for (int64_t i = n > 4 ? 1 : 0; i + 1 < n; ++i)
        assert_true(cabs(*element(results[0], i, i)) >=
                    cabs(*element(results[0], i + 1, i + 1)) * (1 - 100 * of->epsilon));
      release(3, results);
      free(a.at);
      free(free_columns.at);
    }
}

static void ormqr_multiplies_from_both_sides(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 1; s < SIZES; ++s)
      for (int how = 0; how < 4; ++how) {
        const kind *of = &kinds[k];
        const int left = how & 1, adjoined = how >> 1;
        const int64_t n = sizes[s], other = 6, rows = left ? n : other, columns = left ? other : n;
        const char *type = type2(n, n, of->name), *c = type2(rows, columns, of->name), *taus = type1(n, of->name);
        shown = "ormqr";
        snprintf(text, sizeof text,
                 "func.func @main(%%a: %s, %%c: %s) -> (%s, %s) {\n"
                 "  %%0:2 = stablehlo.custom_call @Qr(%%a) : (%s) -> (%s, %s)\n"
                 "  %%1 = stablehlo.custom_call @cusolver_orgqr_ffi(%%0#0, %%0#1) : (%s, %s) -> %s\n"
                 "  %%2 = stablehlo.custom_call @lapack_%c%s_ffi(%%0#0, %%0#1, %%c) {mhlo.backend_config = {left = %s, "
                 "transpose = %s}} : (%s, %s, %s) -> %s\n  return %%1, %%2 : %s, %s\n}\n",
                 type, c, type, c, type, type, taus, type, taus, type, of->letter, of->is_complex ? "unmqr" : "ormqr",
                 left ? "true" : "false", adjoined ? "true" : "false", type, taus, c, c, type, c);
        matrix a = random_matrix(of, n, n), factor = random_matrix(of, rows, columns), results[2];
        shlo_tensor *inputs[] = {tensor_of(of->type, 2, a), tensor_of(of->type, 2, factor)};
        run(2, inputs, 2, results);
        matrix q = adjoined ? adjoint(results[0]) : copy(results[0]);
        matrix expected = left ? product(q, copy(factor)) : product(copy(factor), q);
        small(of, n, distance(expected, results[1]), "the product");
        release(2, results);
        free(a.at);
        free(factor.at);
      }
}

/* --- Eigenvalues and singular values ------------------------------------------------------------------------------ */

/* Frees the values' matrix of one row; a V - V diag(values). */
static double residual(matrix a, matrix vectors, matrix values) {
  matrix scaled = copy(vectors);
  for (int64_t i = 0; i < scaled.rows; ++i)
    for (int64_t j = 0; j < scaled.columns; ++j)
      *element(scaled, i, j) *= values.at[j];
  const double size = fmax(1, largest(a)), found = distance(product(copy(a), copy(vectors)), scaled) / size;
  free(scaled.at);
  return found;
}

static void syevd_gives_ascending_values_and_orthogonal_vectors(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 0; s < SIZES; ++s)
      for (int form = 0; form < 4; ++form) {
        const kind *of = &kinds[k];
        const int64_t n = sizes[s];
        const char *square = type2(n, n, of->name), *values = type1(n, of->real);
        const int lower = form % 2;
        shown = "syevd";
        const char *target = form < 2 ? format("lapack_%c%s_ffi", of->letter, of->is_complex ? "heevd" : "syevd")
                                      : "cusolver_syevd_ffi";
        write_program(target,
                      form < 2 ? format("mhlo.backend_config = {mode = 86 : ui8, uplo = %d : ui8}", lower ? 'L' : 'U')
                               : format("mhlo.backend_config = {algorithm = 0 : ui8, lower = %s}", lower ? "true" : "false"),
                      square, format("%s|%s|tensor<i32>", square, values));
        matrix a = positive(of, n), given = zeros(n, n), results[3];
        for (int64_t i = 0; i < n; ++i) {
          *element(a, i, i) -= 1.5 * (double)n; /* of both signs */
          *element(a, i, i) = (float)creal(*element(a, i, i));
          for (int64_t j = 0; j < n; ++j)
            *element(given, i, j) = (lower ? j <= i : j >= i) ? *element(a, i, j) : 99; /* never read */
        }
        shlo_tensor *input = tensor_of(of->type, 2, given);
        run(1, &input, 3, results);
        assert_true(results[2].at[0] == 0);
        small(of, n, residual(a, results[0], results[1]), "the residual");
        orthogonal(of, results[0]);
        for (int64_t i = 0; i + 1 < n; ++i)
          assert_true(creal(results[1].at[i]) <= creal(results[1].at[i + 1]));
        release(3, results);
        free(a.at);
        free(given.at);
      }
}

static void gesdd_gives_descending_values_and_both_bases(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 0; s < SIZES; ++s)
      for (int form = 0; form < 12; ++form) {
        const kind *of = &kinds[k];
        const int shape = form % 3, mode = form / 3; /* mode: all, some, none, as Jacobi gives them */
        const int64_t m = sizes[s] + (shape == 1 ? 7 : 0), n = sizes[s] + (shape == 2 ? 7 : 0), least = sizes[s];
        const int64_t left = mode == 0 ? m : least, right = mode == 0 ? n : least;
        const char *type = type2(m, n, of->name);
        shown = "gesdd";
        const char *target = mode == 3 ? "cusolver_gesvdj_ffi" : format("lapack_%cgesdd_ffi", of->letter);
        write_program(target,
                      mode == 3 ? "mhlo.backend_config = {compute_uv = true, full_matrices = false}"
                                : format("mhlo.backend_config = {mode = %d : ui8}", "ASN"[mode]),
                      type,
                      format("%s|%s|%s|%s|tensor<i32>", type, type1(least, of->real), type2(m, left, of->name),
                             mode == 3 ? type2(n, right, of->name) : type2(right, n, of->name)));
        matrix a = random_matrix(of, m, n), results[5];
        if (s % 2 && least > 2) /* of lower rank */
          for (int64_t j = 0; j < n; ++j)
            *element(a, 1, j) = *element(a, 0, j);
        shlo_tensor *input = tensor_of(of->type, 2, a);
        run(1, &input, 5, results);
        assert_true(results[4].at[0] == 0);
        for (int64_t i = 0; i < least; ++i)
          assert_true(creal(results[1].at[i]) >= (i + 1 < least ? creal(results[1].at[i + 1]) : 0));
        if (mode == 2) {
          /* The squares of the values are the sum of squares of the elements. */
          double squares = 0;
          for (int64_t i = 0; i < m * n; ++i)
            squares += creal(a.at[i] * conj(a.at[i]));
          double sum = 0;
          for (int64_t i = 0; i < least; ++i)
            sum += creal(results[1].at[i] * results[1].at[i]);
          small(of, m + n, fabs(sum - squares) / fmax(1, squares), "the sum of squares");
        } else {
          matrix u = part(results[2], m, least);
          for (int64_t i = 0; i < m; ++i)
            for (int64_t j = 0; j < least; ++j)
              *element(u, i, j) *= results[1].at[j];
          matrix vt = mode == 3 ? adjoint(results[3]) : part(results[3], least, n);
          small(of, m + n, distance(product(u, vt), a), "the product");
          orthogonal(of, results[2]);
          matrix v = mode == 3 ? copy(results[3]) : adjoint(results[3]);
          orthogonal(of, v);
          free(v.at);
        }
        release(5, results);
        free(a.at);
      }
}

/* {element type, batch, rows, columns, working memory, jobs}: wide matrices are given as their transposes. */
static void gpus_had_structures_for_singular_values(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 1; s < SIZES; ++s)
      for (int form = 0; form < 18; ++form) {
        const kind *of = &kinds[k];
        const int shape = form % 3, mode = form / 3 % 3, is_jacobi = form / 9; /* mode: all, some, none */
        const int64_t m = sizes[s] + (shape == 1 ? 7 : 0), n = sizes[s] + (shape == 2 ? 7 : 0), least = sizes[s];
        const int64_t left = mode == 0 ? m : least, right = mode == 0 ? n : least;
        const char *type = type2(m, n, of->name), *bases[2] = {type2(m, left, of->name), type2(right, n, of->name)};
        const int is_wide = !is_jacobi && m < n;
        shown = is_jacobi ? "untyped gesvdj" : "untyped gesvd";
        char structure[200] = "";
        const int numbers[] = {k, 1, (int)(is_wide ? n : m), (int)(is_wide ? m : n), 64};
        for (int i = 0; i < 5; ++i)
          snprintf(structure + strlen(structure), 40, "\\%02X\\00\\00\\00", numbers[i]);
        snprintf(structure + strlen(structure), 40, "\\%02X\\%02X\\00\\00", is_jacobi ? mode != 2 : "ASN"[mode],
                 is_jacobi ? 0 : "ASN"[mode]);
        if (is_jacobi)
          snprintf(structure + strlen(structure), 40, "\\%02X\\00\\00\\00", mode != 0);
        write_program(is_jacobi ? "cusolver_gesvdj" : "cusolver_gesvd",
                      format("api_version = 2 : i32, backend_config = \"%s\"", structure), type,
                      format("%s|%s|%s|%s|tensor<i32>|%s", type, type1(least, of->real), bases[is_wide],
                             is_jacobi ? type2(n, right, of->name) : bases[!is_wide], type1(64, of->name)));
        matrix a = random_matrix(of, m, n), results[6];
        shlo_tensor *input = tensor_of(of->type, 2, a);
        run(1, &input, 6, results);
        assert_true(results[4].at[0] == 0);
        double squares = 0, sum = 0;
        for (int64_t i = 0; i < m * n; ++i)
          squares += creal(a.at[i] * conj(a.at[i]));
        for (int64_t i = 0; i < least; ++i)
          sum += creal(results[1].at[i] * results[1].at[i]);
        small(of, m + n, fabs(sum - squares) / fmax(1, squares), "the sum of squares");
        if (mode != 2) {
          matrix right_vectors = is_jacobi ? adjoint(results[3]) : copy(results[is_wide ? 2 : 3]);
          matrix u = part(results[is_wide ? 3 : 2], m, least);
          for (int64_t i = 0; i < m; ++i)
            for (int64_t j = 0; j < least; ++j)
              *element(u, i, j) *= results[1].at[j];
          small(of, m + n, distance(product(u, part(right_vectors, least, n)), a), "the product");
          free(right_vectors.at);
        }
        release(6, results);
        free(a.at);
      }
  write_program("cusolver_gesvd", "api_version = 2 : i32, backend_config = \"\\00\\00\\00\\00\"", "tensor<2x2xf32>",
                "tensor<2x2xf32>|tensor<2xf32>|tensor<2x2xf32>|tensor<2x2xf32>|tensor<i32>|tensor<4xf32>");
  shlo_module *module = parse(text);
  shlo_plan *plan = NULL;
  fails(SHLO_INVALID_PROGRAM, "at least 24 bytes", shlo_plan_create(module, NULL, &plan, &error));
  shlo_module_destroy(module);
}

static void geev_gives_left_and_right_vectors(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 0; s < SIZES; ++s) {
      const kind *of = &kinds[k];
      const int64_t n = sizes[s];
      const char *square = type2(n, n, of->name), *vectors = type2(n, n, of->complex_name);
      const int first = of->is_complex ? 1 : 2; /* results for the values */
      shown = "geev";
      write_program(format("lapack_%cgeev_ffi", of->letter),
                    "mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}", square,
                    format("%s|%s%s%s|%s|tensor<i32>", type1(n, of->name), of->is_complex ? "" : type1(n, of->name),
                           of->is_complex ? "" : "|", vectors, vectors));
      matrix a = random_matrix(of, n, n), results[5];
      /* Rows and columns of very different sizes are balanced first. */
      if (s % 2 && n > 2)
        for (int64_t i = 0; i < n; ++i) {
          *element(a, i, 1) *= 1024;
          *element(a, 1, i) /= 1024;
        }
      shlo_tensor *input = tensor_of(of->type, 2, a);
      run(1, &input, 3 + first, results);
      matrix values = copy(results[0]);
      if (!of->is_complex)
        for (int64_t i = 0; i < n; ++i)
          values.at[i] += results[1].at[i] * I;
      assert_true(results[2 + first].at[0] == 0);
      small(of, 4 * n, residual(a, results[first + 1], values), "the residual");
      matrix left = adjoint(a);
      for (int64_t i = 0; i < n; ++i)
        values.at[i] = conj(values.at[i]);
      small(of, 4 * n, residual(left, results[first], values), "the residual of left vectors");
      for (int64_t j = 0; j < n; ++j)
        for (int side = 0; side < 2; ++side) {
          double squares = 0;
          for (int64_t i = 0; i < n; ++i) {
            const double complex x = *element(results[first + side], i, j);
            squares += creal(x * conj(x));
            if (!of->is_complex && cimag(values.at[j]) == 0)
              assert_true(cimag(x) == 0);
          }
          small(of, n, fabs(squares - 1), "the length of a vector");
        }
      release(3 + first, results);
      free(values.at);
      free(left.at);
      free(a.at);
    }
}

/* With results as LAPACK gives them, or complex values and real columns for pairs. */
static void gpus_give_right_vectors(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 1; s < SIZES; ++s)
      for (int is_hybrid = 0; is_hybrid < 2; ++is_hybrid) {
        const kind *of = &kinds[k];
        const int64_t n = sizes[s];
        const char *square = type2(n, n, of->name), *vectors = is_hybrid ? type2(n, n, of->complex_name) : square;
        const int has_parts = is_hybrid && !of->is_complex; /* of the values */
        shown = is_hybrid ? "hybrid_eig" : "cusolver geev";
        if (is_hybrid && of->is_complex)
          write_program("cuhybrid_eig_comp", "mhlo.backend_config = {left = false, right = true}", square,
                        format("%s|%s|%s|tensor<i32>", type1(n, of->name), vectors, vectors));
        else if (is_hybrid)
          write_program("cuhybrid_eig_real", "mhlo.backend_config = {left = false, right = true}", square,
                        format("%s|%s|%s|%s|tensor<i32>", type1(n, of->name), type1(n, of->name), vectors, vectors));
        else
          write_program("cusolver_geev_ffi", "mhlo.backend_config = {left = false, right = true}", square,
                        format("%s|%s|%s|%s|tensor<i32>", square, type1(n, of->complex_name), vectors, vectors));
        const int count = is_hybrid && of->is_complex ? 4 : 5;
        matrix a = random_matrix(of, n, n), results[5];
        shlo_tensor *input = tensor_of(of->type, 2, a);
        run(1, &input, count, results);
        matrix values = zeros(1, n), right = copy(results[count - 2]);
        for (int64_t j = 0; j < n; ++j)
          values.at[j] = has_parts ? results[0].at[j] + results[1].at[j] * I : results[is_hybrid ? 0 : 1].at[j];
        for (int64_t j = 0; !is_hybrid && !of->is_complex && j + 1 < n; ++j)
          if (cimag(values.at[j]) > 0) {
            for (int64_t i = 0; i < n; ++i) {
              *element(right, i, j) += *element(right, i, j + 1) * I;
              *element(right, i, j + 1) = conj(*element(right, i, j));
            }
            ++j;
          }
        matrix scaled = copy(right);
        for (int64_t i = 0; i < n; ++i)
          for (int64_t j = 0; j < n; ++j)
            *element(scaled, i, j) *= values.at[j];
        small(of, 4 * n, distance(product(copy(a), right), scaled), "the right vectors");
        assert_true(largest(scaled) > 0);
        assert_true(n == 0 || largest(results[count - 3]) == 0); /* the left ones, which nobody asked for */
        free(scaled.at);
        free(values.at);
        release(count, results);
        free(a.at);
      }
}

static void gees_gives_a_triangle_with_blocks_for_pairs(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 0; s < SIZES; ++s) {
      const kind *of = &kinds[k];
      const int64_t n = sizes[s];
      const char *square = type2(n, n, of->name), *values = type1(n, of->name);
      shown = "gees";
      write_program(format("lapack_%cgees_ffi", of->letter), "mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}",
                    square,
                    format("%s|%s|%s%s%s|tensor<i32>|tensor<i32>", square, square, values, of->is_complex ? "" : "|",
                           of->is_complex ? "" : values));
      const int count = of->is_complex ? 5 : 6;
      matrix a = random_matrix(of, n, n), results[6];
      shlo_tensor *input = tensor_of(of->type, 2, a);
      run(1, &input, count, results);
      assert_true(results[count - 1].at[0] == 0 && results[count - 2].at[0] == 0);
      orthogonal(of, results[1]);
      matrix whole = product(product(copy(results[1]), copy(results[0])), adjoint(results[1]));
      small(of, 2 * n, distance(whole, a), "the product");
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < i; ++j) {
          const double complex x = *element(results[0], i, j);
          if (j + 1 < i || of->is_complex)
            assert_true(x == 0);
          else if (x != 0) {
            /* A block: equal elements on the diagonal, opposite signs beside it, and its values beside each other. */
            assert_true(*element(results[0], i, i) == *element(results[0], j, j));
            assert_true(creal(x * *element(results[0], j, i)) < 0);
            assert_true(creal(results[3].at[j]) > 0 && results[3].at[j] == -results[3].at[i]);
          }
        }
      for (int64_t i = 0; i < n; ++i)
        assert_true(results[2].at[i] == *element(results[0], i, i));
      release(count, results);
      free(a.at);
    }
}

/* --- Condensed forms ---------------------------------------------------------------------------------------------- */

static void gehrd_and_sytrd_keep_the_eigenvalues(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 1; s < SIZES; ++s) {
      const kind *of = &kinds[k];
      const int64_t n = sizes[s], beside = n - 1;
      const char *square = type2(n, n, of->name), *taus = type1(beside, of->name);
      shown = "gehrd";
      /* Reflectors are below the first diagonal under the main one: Q = diag(1, product of them). */
      write_program(format("lapack_%cgehrd_ffi", of->letter),
                    format("mhlo.backend_config = {low = 1 : i32, high = %lld : i32}", (long long)n), square,
                    format("%s|%s|tensor<i32>", square, taus));
      matrix a = random_matrix(of, n, n), results[5];
      shlo_tensor *input = tensor_of(of->type, 2, a);
      run(1, &input, 3, results);
      matrix h = zeros(n, n), q = identity(n, n);
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < n; ++j)
          if (i <= j + 1)
            *element(h, i, j) = *element(results[0], i, j);
      for (int64_t r = beside - 1; r >= 0; --r) {
        matrix v = zeros(n, 1), reflector = identity(n, n);
        v.at[r + 1] = 1;
        for (int64_t i = r + 2; i < n; ++i)
          v.at[i] = *element(results[0], i, r);
        for (int64_t i = 0; i < n; ++i)
          for (int64_t j = 0; j < n; ++j)
            *element(reflector, i, j) -= results[1].at[r] * v.at[i] * conj(v.at[j]);
        free(v.at);
        q = product(reflector, q);
      }
      orthogonal(of, q);
      small(of, 2 * n, distance(product(product(copy(q), h), adjoint(q)), a), "the product");
      free(q.at);
      release(3, results);

      shown = "sytrd";
      matrix symmetric = positive(of, n);
      for (int lower = 0; lower < 2; ++lower) {
        write_program(format("lapack_%c%s_ffi", of->letter, of->is_complex ? "hetrd" : "sytrd"),
                      format("mhlo.backend_config = {uplo = %d : ui8}", lower ? 'L' : 'U'), square,
                      format("%s|%s|%s|%s|tensor<i32>", square, type1(n, of->real), type1(beside, of->real), taus));
        matrix given = copy(symmetric);
        for (int64_t i = 0; i < n; ++i)
          for (int64_t j = 0; j < n; ++j)
            if (lower ? j > i : j < i)
              *element(given, i, j) = 99; /* never read */
        input = tensor_of(of->type, 2, given);
        free(given.at);
        run(1, &input, 5, results);
        /* Traces of the matrix and of its square. */
        double trace = 0, squares = 0, own_trace = 0, own_squares = 0;
        for (int64_t i = 0; i < n; ++i) {
          trace += creal(*element(symmetric, i, i));
          own_trace += creal(results[1].at[i]);
          own_squares += creal(results[1].at[i] * results[1].at[i]) +
                         (i < beside ? 2 * creal(results[2].at[i] * results[2].at[i]) : 0);
          for (int64_t j = 0; j < n; ++j)
            squares += creal(*element(symmetric, i, j) * conj(*element(symmetric, i, j)));
        }
        small(of, n, fabs(trace - own_trace) / trace, "the trace");
        small(of, n, fabs(squares - own_squares) / squares, "the trace of the square");
        release(5, results);
      }
      free(symmetric.at);
      free(a.at);
    }
}

/* --- Solvers ------------------------------------------------------------------------------------------------------ */

static void gtsv_solves_with_row_exchanges(void **state) {
  (void)state;
  for (int k = 0; k < KINDS; ++k)
    for (int s = 0; s < SIZES; ++s) {
      const kind *of = &kinds[k];
      const int64_t n = sizes[s];
      const char *diagonal = type1(n, of->name), *b = type2(n, 3, of->name);
      shown = "gtsv";
      write_program(format("lapack_%cgtsv_ffi", of->letter), "mhlo.backend_config = {}",
                    format("%s|%s|%s|%s", diagonal, diagonal, diagonal, b),
                    format("%s|%s|%s|%s|tensor<i32>", diagonal, diagonal, diagonal, b));
      matrix parts[3] = {random_matrix(of, 1, n), random_matrix(of, 1, n), random_matrix(of, 1, n)};
      matrix x = random_matrix(of, n, 3), a = zeros(n, n), results[5];
      for (int64_t i = 0; i < n; ++i) {
        if (i % 3 == 0 && i + 1 < n)
          parts[1].at[i] = 0; /* needs an exchange */
        *element(a, i, i) = parts[1].at[i];
        if (i > 0)
          *element(a, i, i - 1) = parts[0].at[i] += 2;
        if (i + 1 < n)
          *element(a, i, i + 1) = parts[2].at[i] += 2;
      }
      shlo_tensor *inputs[] = {tensor_of(of->type, 1, parts[0]), tensor_of(of->type, 1, parts[1]),
                               tensor_of(of->type, 1, parts[2]), tensor_of(of->type, 2, x)};
      run(4, inputs, 5, results);
      if (results[4].at[0] == 0) {
        const double size = fmax(1, largest(results[3]));
        for (int64_t i = 0; of->real_type == SHLO_TYPE_F32 && i < n; ++i) {
          *element(a, i, i) = (float)creal(*element(a, i, i)) + (float)cimag(*element(a, i, i)) * I;
          if (i > 0)
            *element(a, i, i - 1) = (float)creal(*element(a, i, i - 1)) + (float)cimag(*element(a, i, i - 1)) * I;
          if (i + 1 < n)
            *element(a, i, i + 1) = (float)creal(*element(a, i, i + 1)) + (float)cimag(*element(a, i, i + 1)) * I;
        }
        small(of, n, distance(product(copy(a), copy(results[3])), x) / size / 10, "the residual");
      } else {
        assert_int_equal(n, 1); /* the only matrix without an element that is not 0 */
      }
      release(5, results);
      release(3, parts);
      free(x.at);
      free(a.at);
    }
}

/* A singular matrix gets the solution of one beside it: x is large, and nearly in the null space. */
static void perturbed_systems_always_have_solutions(void **state) {
  (void)state;
  static const char *const targets[] = {"tridiagonal_solve_perturbed_ffi", "cu_tridiagonal_solve_perturbed",
                                        "hip_tridiagonal_solve_perturbed"};
  for (int k = 0; k < KINDS; ++k)
    for (int s = 0; s < SIZES; ++s)
      for (int how = 0; how < 5; ++how) { /* regular, singular, of zeros, of tiny elements, of one zero pivot */
        const kind *of = &kinds[k];
        const int64_t n = sizes[s];
        const char *diagonal = type1(n, of->name), *b = type2(n, 2, of->name);
        shown = "perturbed solve";
        write_program(targets[s % 3], "mhlo.backend_config = {}",
                      format("%s|%s|%s|%s", diagonal, diagonal, diagonal, b), b);
        matrix parts[3] = {random_matrix(of, 1, n), random_matrix(of, 1, n), random_matrix(of, 1, n)};
        matrix x = random_matrix(of, n, 2), a = zeros(n, n), result;
        const double tiny = of->real_type == SHLO_TYPE_F32 ? 1e-42 : 1e-312; /* below the smallest normal number */
        for (int p = 0; p < 3; ++p)
          for (int64_t i = 0; i < n; ++i)
            parts[p].at[i] = how == 0   ? parts[p].at[i] + (p == 1 ? 3 : 0)
                             : how == 1 ? p == 1 ? i == 0 || i == n - 1 ? 1 : 2 : -1 /* the sum of a row is 0 */
                             : how == 2 ? 0
                             : how == 3 ? p == 1 ? -tiny : 0
                                        : p == 1 && i != n / 2 ? 1 : 0;
        if (how == 1 && n == 1)
          parts[1].at[0] = 0;
        for (int64_t i = 0; i < n; ++i) {
          *element(a, i, i) = parts[1].at[i];
          if (i > 0)
            *element(a, i, i - 1) = parts[0].at[i];
          if (i + 1 < n)
            *element(a, i, i + 1) = parts[2].at[i];
        }
        shlo_tensor *inputs[] = {tensor_of(of->type, 1, parts[0]), tensor_of(of->type, 1, parts[1]),
                                 tensor_of(of->type, 1, parts[2]), tensor_of(of->type, 2, x)};
        run(4, inputs, 1, &result);
        for (int64_t i = 0; i < 2 * n; ++i)
          assert_true(isfinite(creal(result.at[i])) && isfinite(cimag(result.at[i])));
        for (int64_t i = 0; how == 3 && i < 2 * n; ++i)
          assert_true(creal(result.at[i]) * creal(x.at[i]) <= 0); /* a negative pivot remains negative */
        const double size = fmax(1e-300, largest(result));
        matrix residual = product(copy(a), copy(result));
        if (how == 0) {
          small(of, n, distance(residual, x) / fmax(1, size) / 10, "the residual");
        } else {
          small(of, n, n ? largest(residual) / size : 0, "the product with the matrix, by its size");
          if (n > 0 && largest(x) > 0)
            assert_true(size > 1000);
          free(residual.at);
        }
        free(result.at);
        release(3, parts);
        free(x.at);
        free(a.at);
      }
}

static void trsm_solves_in_both_forms(void **state) {
  (void)state;
  shown = "trsm";
  const kind *of = &kinds[3];
  const int64_t n = 5, count = 3;
  for (int how = 0; how < 24; ++how) {
    const int left = how & 1, lower = how >> 1 & 1, unit = how >> 2 & 1, turn = how >> 3;
    const char *square = type2(n, n, of->name), *b = type2(left ? n : count, left ? count : n, of->name);
    matrix a = random_matrix(of, n, n), right = random_matrix(of, left ? n : count, left ? count : n), results[1];
    for (int64_t i = 0; i < n; ++i)
      *element(a, i, i) += 3;
    for (int old = 0; old < 2; ++old) {
      if (old)
        snprintf(text, sizeof text,
                 "func.func @main(%%a: %s, %%b: %s) -> %s {\n"
                 "  %%left = stablehlo.constant dense<%d> : tensor<i32>\n"
                 "  %%lower = stablehlo.constant dense<%d> : tensor<i32>\n"
                 "  %%turn = stablehlo.constant dense<%d> : tensor<i32>\n"
                 "  %%unit = stablehlo.constant dense<%d> : tensor<i32>\n"
                 "  %%n = stablehlo.constant dense<5> : tensor<i32>\n"
                 "  %%two = stablehlo.constant dense<(2.0, 0.0)> : tensor<complex<f64>>\n"
                 "  %%0 = stablehlo.custom_call @blas_ztrsm(%%left, %%lower, %%turn, %%unit, %%n, %%n, %%n, %%two, %%a, "
                 "%%b) {api_version = 2 : i32} : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>, "
                 "tensor<i32>, tensor<i32>, tensor<complex<f64>>, %s, %s) -> %s\n"
                 "  return %%0 : %s\n}\n",
                 square, b, b, left, lower, turn, unit, square, b, b, b);
      else
        write_program("lapack_ztrsm_ffi",
                      format("mhlo.backend_config = {diag = %d : ui8, side = %d : ui8, trans_x = %d : ui8, uplo = %d : ui8}",
                             unit ? 'U' : 'N', left ? 'L' : 'R', "NTC"[turn], lower ? 'L' : 'U'),
                      format("%s|%s", square, b), b);
      shlo_tensor *inputs[] = {tensor_of(of->type, 2, a), tensor_of(of->type, 2, right)};
      run(2, inputs, 1, results);
      matrix triangle = zeros(n, n);
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < n; ++j)
          if (i == j)
            *element(triangle, i, j) = unit ? 1 : *element(a, i, j);
          else if (lower ? j < i : j > i)
            *element(triangle, i, j) = *element(a, i, j);
      matrix turned = turn ? adjoint(triangle) : copy(triangle);
      if (turn == 1)
        for (int64_t i = 0; i < n * n; ++i)
          turned.at[i] = conj(turned.at[i]);
      free(triangle.at);
      matrix back = left ? product(turned, copy(results[0])) : product(copy(results[0]), turned);
      for (int64_t i = 0; old && i < back.rows * back.columns; ++i)
        back.at[i] /= 2;
      small(of, n, distance(back, right) / fmax(1, largest(results[0])), "the residual");
      release(1, results);
    }
    free(a.at);
    free(right.at);
  }
}

/* --- What cannot be decomposed ------------------------------------------------------------------------------------ */

/* Results are NaN, and the call returns. */
static void elements_that_are_not_finite_end_no_run(void **state) {
  (void)state;
  const struct {
    const char *target, *attributes, *results;
    int count, info;
  } calls[] = {
      {"lapack_dsyevd_ffi", "mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}",
       "tensor<9x9xf64>|tensor<9xf64>|tensor<i32>", 3, 2},
      {"lapack_dgesdd_ffi", "mhlo.backend_config = {mode = 65 : ui8}",
       "tensor<9x9xf64>|tensor<9xf64>|tensor<9x9xf64>|tensor<9x9xf64>|tensor<i32>", 5, 4},
      {"lapack_dgeev_ffi", "mhlo.backend_config = {}",
       "tensor<9xf64>|tensor<9xf64>|tensor<9x9xcomplex<f64>>|tensor<9x9xcomplex<f64>>|tensor<i32>", 5, 4},
      {"lapack_dgees_ffi", "mhlo.backend_config = {}",
       "tensor<9x9xf64>|tensor<9x9xf64>|tensor<9xf64>|tensor<9xf64>|tensor<i32>|tensor<i32>", 6, 5},
      {"lapack_dgetrf_ffi", "mhlo.backend_config = {}", "tensor<9x9xf64>|tensor<9xi32>|tensor<i32>", 3, 2},
      {"lapack_dgeqrf_ffi", "mhlo.backend_config = {}", "tensor<9x9xf64>|tensor<9xf64>", 2, -1},
      {"lapack_dgehrd_ffi", "mhlo.backend_config = {}", "tensor<9x9xf64>|tensor<8xf64>|tensor<i32>", 3, 2},
      {"lapack_dsytrd_ffi", "mhlo.backend_config = {uplo = 76 : ui8}",
       "tensor<9x9xf64>|tensor<9xf64>|tensor<8xf64>|tensor<8xf64>|tensor<i32>", 5, 4},
  };
  for (size_t c = 0; c < sizeof calls / sizeof *calls; ++c)
    for (int what = 0; what < 2; ++what) {
      write_program(calls[c].target, calls[c].attributes, "tensor<9x9xf64>", calls[c].results);
      matrix a = random_matrix(&kinds[1], 9, 9), results[MOST_RESULTS];
      *element(a, 5, 5) = what ? NAN : INFINITY;
      shlo_tensor *input = tensor_of(SHLO_TYPE_F64, 2, a);
      run(1, &input, calls[c].count, results);
      int found = 0;
      for (int k = 0; k < calls[c].count; ++k)
        for (int64_t i = 0; i < results[k].rows * results[k].columns; ++i)
          found += !isfinite(creal(results[k].at[i]));
      assert_true(found > 0);
      release(calls[c].count, results);
      free(a.at);
    }
}

/* Values near the ends of the range do not overflow on the way. */
static void large_and_small_elements_keep_their_precision(void **state) {
  (void)state;
  const kind *of = &kinds[0];
  for (int small_ones = 0; small_ones < 2; ++small_ones) {
    const double scale = small_ones ? ldexp(1, -110) : ldexp(1, 110);
    write_program("lapack_sgesdd_ffi", "mhlo.backend_config = {mode = 78 : ui8}", "tensor<8x8xf32>",
                  "tensor<8x8xf32>|tensor<8xf32>|tensor<8x8xf32>|tensor<8x8xf32>|tensor<i32>");
    matrix a = random_matrix(of, 8, 8), plain[5], scaled[5];
    shlo_tensor *input = tensor_of(of->type, 2, a);
    run(1, &input, 5, plain);
    for (int64_t i = 0; i < 64; ++i)
      a.at[i] *= scale;
    input = tensor_of(of->type, 2, a);
    run(1, &input, 5, scaled);
    for (int64_t i = 0; i < 8; ++i)
      scaled[1].at[i] /= scale;
    shown = "gesdd";
    small(of, 8, distance(copy(scaled[1]), plain[1]), "a value");
    release(5, plain);
    release(5, scaled);
    write_program("lapack_sgeqrf_ffi", "mhlo.backend_config = {}", "tensor<8x8xf32>", "tensor<8x8xf32>|tensor<8xf32>");
    input = tensor_of(of->type, 2, a);
    run(1, &input, 2, plain);
    assert_true(isfinite(largest(plain[0])) && largest(plain[0]) > 0.1 * scale);
    release(2, plain);
    free(a.at);
  }
}

static shlo_status plan_status(shlo_error **error) {
  shlo_module *module = parse(text);
  shlo_plan *plan = UNTOUCHED(shlo_plan);
  const shlo_status status = shlo_plan_create(module, NULL, &plan, error);
  if (status == SHLO_OK)
    shlo_plan_destroy(plan);
  shlo_module_destroy(module);
  return status;
}

static void what_does_not_fit_is_refused(void **state) {
  (void)state;
  write_program("lapack_sgetrf_ffi", "mhlo.backend_config = {}", "tensor<3xf32>", "tensor<3xf32>|tensor<3xi32>|tensor<i32>");
  fails(SHLO_INVALID_PROGRAM, "do not fit lu: tensor<3xf32>", plan_status(&error));
  write_program("lapack_sgetrf_ffi", "mhlo.backend_config = {}", "tensor<3x3xi32>",
                "tensor<3x3xi32>|tensor<3xi32>|tensor<i32>");
  fails(SHLO_INVALID_PROGRAM, "do not fit lu: tensor<3x3xi32>", plan_status(&error));
  write_program("lapack_ssyevd_ffi", "mhlo.backend_config = {}", "tensor<3x4xf32>",
                "tensor<3x4xf32>|tensor<3xf32>|tensor<i32>");
  fails(SHLO_INVALID_PROGRAM, "do not fit symmetric_eigen: tensor<3x4xf32>", plan_status(&error));
  write_program("lapack_sgetrf_ffi", "mhlo.backend_config = {}", "tensor<3x3xf32>",
                "tensor<3x3xf32>|tensor<4xi32>|tensor<i32>");
  fails(SHLO_INVALID_PROGRAM, "tensor<3xi32> is computed where the program declares tensor<4xi32>", plan_status(&error));
  write_program("lapack_sgehrd_ffi", "mhlo.backend_config = {low = 3 : i32, high = 9 : i32}", "tensor<4x4xf32>",
                "tensor<4x4xf32>|tensor<3xf32>|tensor<i32>");
  fails(SHLO_INVALID_PROGRAM, "do not fit hessenberg", plan_status(&error));
  write_program("lapack_sgehrd_ffi", "mhlo.backend_config = {low = 1 : i32, high = 5 : i32}", "tensor<0x0xf32>",
                "tensor<0x0xf32>|tensor<0xf32>|tensor<i32>");
  fails(SHLO_INVALID_PROGRAM, "do not fit hessenberg", plan_status(&error));
  write_program("lapack_sgees_ffi", "mhlo.backend_config = {mode = 86 : ui8, sort = 83 : ui8}", "tensor<4x4xf32>",
                "tensor<4x4xf32>|tensor<4x4xf32>|tensor<4xf32>|tensor<4xf32>|tensor<i32>|tensor<i32>");
  fails(SHLO_UNSUPPORTED, "sorted eigenvalues", plan_status(&error));
  write_program("lapack_sgtsv_ffi", "mhlo.backend_config = {}", "tensor<4xf32>", "tensor<4xf32>|tensor<4xf32>");
  fails(SHLO_INVALID_PROGRAM, "needs 4 operands", plan_status(&error));
  write_program("lapack_qgetrf_ffi", "", "tensor<4x4xf32>", "tensor<4x4xf32>|tensor<4xi32>");
  fails(SHLO_UNSUPPORTED, "@lapack_qgetrf_ffi", plan_status(&error));
}

static void all_of_it_ran(void **state) {
  (void)state;
  assert_true(checks > 2500);
}

int main(void) {
  seed = 20261127;
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(potrf_factors_and_says_which_minor_fails),
      cmocka_unit_test(getrf_factors_with_row_exchanges),
      cmocka_unit_test(a_tpu_gives_pivots_from_0_on_and_the_permutation),
      cmocka_unit_test(geqrf_and_orgqr_make_q_and_r),
      cmocka_unit_test(geqp3_takes_the_longest_column_first),
      cmocka_unit_test(ormqr_multiplies_from_both_sides),
      cmocka_unit_test(syevd_gives_ascending_values_and_orthogonal_vectors),
      cmocka_unit_test(gesdd_gives_descending_values_and_both_bases),
      cmocka_unit_test(gpus_had_structures_for_singular_values),
      cmocka_unit_test(geev_gives_left_and_right_vectors),
      cmocka_unit_test(gpus_give_right_vectors),
      cmocka_unit_test(gees_gives_a_triangle_with_blocks_for_pairs),
      cmocka_unit_test(gehrd_and_sytrd_keep_the_eigenvalues),
      cmocka_unit_test(gtsv_solves_with_row_exchanges),
      cmocka_unit_test(perturbed_systems_always_have_solutions),
      cmocka_unit_test(trsm_solves_in_both_forms),
      cmocka_unit_test(elements_that_are_not_finite_end_no_run),
      cmocka_unit_test(large_and_small_elements_keep_their_precision),
      cmocka_unit_test(what_does_not_fit_is_refused),
      cmocka_unit_test(all_of_it_ran),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
