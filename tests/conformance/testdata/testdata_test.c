/* Runs the programs of a folder that compare what they compute with what they expect: custom calls check.* in @main.
 * The calls become results of @main, and the comparison is made here. Each comparison has a twin: one element of the
 * expected value changed, which must be noticed.
 *
 *   testdata_test FOLDER [EXCEPTIONS]
 *
 * A line of EXCEPTIONS: FILE REASON. Such a program must differ.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include <math.h>
#include <string.h>

#include "support/files.h"

enum { MOST_CHECKS = 8, MOST_ULPS = 3 };

typedef struct {
  const char *actual, *expected, *types; /* in the text of the program */
  int actual_length, expected_length, types_length;
  char kind[32]; /* expect_eq, expect_close, expect_almost_eq */
} Check;

static size_t failures, comparisons;

/* --- From custom calls to results ----------------------------------------------------------------------- */

static int span(const char *from, const char *stops) { return (int)strcspn(from, stops); }

/* Reads a line "stablehlo.custom_call @check.KIND(%a, %b) ... : (A, B) -> ()". */
static int parse_check(const char *call, Check *check) {
  const char *kind = strchr(call, '.') + 1, *line_end = strchr(call, '\n');
  const char *open = strchr(call, '('), *types = strstr(call, " : (");
  if (!line_end || !open || !types || open > line_end || types > line_end || open - kind >= (int)sizeof check->kind)
    return 0;
  memcpy(check->kind, kind, (size_t)(open - kind));
  check->kind[open - kind] = '\0';
  check->actual = open + 1;
  check->actual_length = span(check->actual, ",)");
  check->expected = check->actual + check->actual_length + 2;
  check->expected_length = span(check->expected, ",)");
  check->types = types + strlen(" : (");
  const char *types_end = strstr(check->types, ") -> ()");
  if (!types_end || types_end > line_end)
    return 0;
  check->types_length = (int)(types_end - check->types);
  return 1;
}

/* The program with the checked values as results of @main, or NULL; *count checks. */
static char *with_results(const char *text, Check *checks, size_t *count) {
  const char *name = strstr(text, "@main("), *body = name ? strstr(name, ") {\n") : NULL;
  const char *end = body ? strstr(body, "\n    return") : NULL;
  const char *arrow = name ? strstr(name, ") -> (") : NULL, *after_end = end ? strchr(end + 1, '\n') : NULL;
  if (!after_end || !arrow || arrow > body)
    return NULL;
  *count = 0;
  char *result = malloc(2 * strlen(text) + 1024), *out = result;
  /* The signature. */
  out += sprintf(out, "%.*s", (int)(arrow + strlen(") -> (") - text), text);
  char *signature = out;
  const char *from = body + strlen(") {\n");
  char *lines = malloc(strlen(text) + 1), *kept = lines;
  while (from <= end) {
    const char *next = strchr(from, '\n') + 1, *call = strstr(from, "custom_call @check.");
    if (call && call < next) {
      if (*count == MOST_CHECKS || !parse_check(call + strlen("custom_call @"), &checks[*count])) {
        free(lines);
        free(result);
        return NULL;
      }
      ++*count;
    } else {
      kept += sprintf(kept, "%.*s", (int)(next - from), from);
    }
    from = next;
  }
  *kept = '\0';
  for (size_t i = 0; i < *count; ++i)
    out += sprintf(out, "%s%.*s", i ? ", " : "", checks[i].types_length, checks[i].types);
  size_t types_length = (size_t)(out - signature);
  out += sprintf(out, ") {\n%s    return ", lines);
  free(lines);
  for (size_t i = 0; i < *count; ++i)
    out += sprintf(out, "%s%.*s, %.*s", i ? ", " : "", checks[i].actual_length, checks[i].actual,
                   checks[i].expected_length, checks[i].expected);
  out += sprintf(out, " : %.*s", (int)types_length, signature);
  sprintf(out, "%s", after_end);
  return result;
}

/* --- Comparing ------------------------------------------------------------------------------------------- */

/* A real part of an element; `bits` ordered as the numbers are. */
typedef struct {
  double value;
  int64_t ordered;
} Part;

/* A float of up to 32 bits: its value from the fields. */
static double small_float(uint32_t bits, int exponent_bits, int mantissa_bits) {
  int most = (1 << exponent_bits) - 1, exponent = (int)(bits >> mantissa_bits) & most;
  double mantissa = (double)(bits & ((1u << mantissa_bits) - 1)) / (double)(1u << mantissa_bits);
  double sign = bits >> (exponent_bits + mantissa_bits) ? -1 : 1;
  if (exponent == most)
    return mantissa ? (double)NAN : sign * (double)INFINITY;
  return sign * ldexp(exponent ? 1 + mantissa : mantissa, (exponent ? exponent : 1) - (most >> 1));
}

/* 0 where the type is no float that these programs use. */
static int part_of(shlo_element_type type, const unsigned char *bytes, size_t index, Part *part) {
  uint64_t bits = 0;
  size_t width = type == SHLO_TYPE_F64 || type == SHLO_TYPE_COMPLEX_F64   ? 8
                 : type == SHLO_TYPE_F32 || type == SHLO_TYPE_COMPLEX_F32 ? 4
                 : type == SHLO_TYPE_F16 || type == SHLO_TYPE_BF16        ? 2
                                                                          : 0;
  if (!width)
    return 0;
  memcpy(&bits, bytes + index * width, width);
  if (width == 8)
    memcpy(&part->value, &bits, 8);
  else
    part->value = small_float((uint32_t)bits, type == SHLO_TYPE_F16 ? 5 : 8,
                              width == 4 ? 23 : type == SHLO_TYPE_F16 ? 10 : 7);
  uint64_t sign = (uint64_t)1 << (8 * width - 1);
  part->ordered = bits & sign ? -(int64_t)(bits - sign) : (int64_t)bits;
  return 1;
}

static int near(const char *kind, Part a, Part b) {
  if (isnan(a.value) || isnan(b.value))
    return isnan(a.value) && isnan(b.value);
  if (isinf(a.value) || isinf(b.value))
    return a.value == b.value;
  if (!strcmp(kind, "expect_almost_eq"))
    return fabs(a.value - b.value) <= 0.001;
  uint64_t distance = (uint64_t)a.ordered - (uint64_t)b.ordered;
  return (a.ordered < b.ordered ? -distance : distance) <= MOST_ULPS;
}

/* The first element that differs, -1 for none, -2 where the types do. */
static int64_t difference(const char *kind, const shlo_tensor *actual, const shlo_tensor *expected) {
  shlo_element_type type = shlo_tensor_element_type(expected);
  int64_t count = shlo_tensor_element_count(expected), index = -2;
  Part a, b;
  if (!strcmp(kind, "expect_eq") || type != shlo_tensor_element_type(actual) ||
      shlo_tensor_size(actual) != shlo_tensor_size(expected) ||
      !part_of(type, shlo_tensor_data(expected), 0, &a))
    return shlo_tensor_compare(actual, expected, 0, &index, NULL) ? -2 : index;
  int parts = type == SHLO_TYPE_COMPLEX_F32 || type == SHLO_TYPE_COMPLEX_F64 ? 2 : 1;
  for (int64_t i = 0; i < count * parts; ++i) {
    part_of(type, shlo_tensor_data(actual), (size_t)i, &a);
    part_of(type, shlo_tensor_data(expected), (size_t)i, &b);
    if (!near(kind, a, b))
      return i / parts;
  }
  return -1;
}

/* Changes the last element by its highest bits: whether that is noticed there. */
static int twin_differs(const char *kind, const shlo_tensor *actual, shlo_tensor *expected) {
  size_t size = shlo_tensor_size(expected);
  unsigned char *bytes = shlo_tensor_mutable_data(expected);
  if (size == 0)
    return 1;
  bytes[size - 1] ^= shlo_tensor_element_type(expected) == SHLO_TYPE_I1 ? 1 : 0x41;
  return difference(kind, actual, expected) == shlo_tensor_element_count(expected) - 1;
}

/* --- Programs -------------------------------------------------------------------------------------------- */

/* What is wrong with a program; "" for nothing. */
static void run_program(const char *text, char *wrong, size_t size) {
  Check checks[MOST_CHECKS];
  size_t count = 0;
  shlo_module *module = NULL;
  shlo_plan *plan = NULL;
  shlo_error *error = NULL;
  shlo_tensor *outputs[2 * MOST_CHECKS] = {NULL};
  char *program = with_results(text, checks, &count);
  *wrong = '\0';
  if (!program || count == 0)
    snprintf(wrong, size, "it is not in the form that this test knows");
  else if (shlo_module_parse(program, strlen(program), NULL, &module, &error) ||
           shlo_plan_create(module, NULL, &plan, &error) ||
           shlo_plan_run(plan, 0, NULL, 2 * count, outputs, NULL, &error))
    snprintf(wrong, size, "%s: %s", shlo_status_name(shlo_error_code(error)), shlo_error_message(error, NULL));
  for (size_t i = 0; i < count && !*wrong; ++i) {
    shlo_tensor *actual = outputs[2 * i], *expected = outputs[2 * i + 1], *twin = NULL;
    int64_t index = difference(checks[i].kind, actual, expected);
    if (index != -1) {
      shlo_buffer *is = NULL, *wanted = NULL;
      shlo_tensor_element_text(actual, index, &is, NULL);
      shlo_tensor_element_text(expected, index, &wanted, NULL);
      snprintf(wrong, size, "%s at element %lld: %s, expected %s", checks[i].kind, (long long)index,
               is ? shlo_buffer_data(is) : "?", wanted ? shlo_buffer_data(wanted) : "?");
      shlo_buffer_destroy(is);
      shlo_buffer_destroy(wanted);
    } else if (shlo_tensor_copy(shlo_tensor_element_type(expected), shlo_tensor_rank(expected),
                                shlo_tensor_shape(expected), shlo_tensor_data(expected), shlo_tensor_size(expected),
                                NULL, &twin, NULL) ||
               !twin_differs(checks[i].kind, actual, twin)) {
      snprintf(wrong, size, "a changed expected value is not noticed");
    } else {
      ++comparisons;
    }
    shlo_tensor_destroy(twin);
  }
  for (size_t k = 0; k < 2 * MOST_CHECKS; ++k)
    shlo_tensor_destroy(outputs[k]);
  shlo_plan_destroy(plan);
  shlo_module_destroy(module);
  shlo_error_destroy(error);
  free(program);
}

/* Whether a line of the list begins with the name. */
static int is_listed(const char *list, const char *name) {
  size_t length = strlen(name);
  for (const char *line = list; line && *line; line = strchr(line, '\n'), line += line != NULL)
    if (!strncmp(line, name, length) && line[length] == ' ')
      return 1;
  return 0;
}

int main(int argc, char **argv) {
  if (argc != 2 && argc != 3) {
    fprintf(stderr, "usage: %s FOLDER [EXCEPTIONS]\n", argv[0]);
    return 2;
  }
  struct dirent **entries = NULL;
  int count = scandir(argv[1], &entries, is_file, alphasort);
  if (count <= 0) {
    printf("SKIPPED: %s is not there\n", argv[1]);
    return SKIPPED;
  }
  size_t size = 0, programs = 0, equal = 0, excepted = 0;
  char *exceptions = argc == 3 ? file_bytes(argv[2], &size) : calloc(1, 1);
  for (int i = 0; i < count; ++i) {
    const char *name = entries[i]->d_name;
    char path[2048], wrong[512];
    snprintf(path, sizeof path, "%s/%s", argv[1], name);
    char *text = strstr(name, ".mlir") ? file_bytes(path, &size) : NULL;
    if (text) {
      ++programs;
      run_program(text, wrong, sizeof wrong);
      int is_exception = exceptions && is_listed(exceptions, name);
      if (*wrong && is_exception) {
        ++excepted;
      } else if (*wrong || is_exception) {
        printf("FAILED %s: %s\n", name, *wrong ? wrong : "listed as an exception, but it is equal");
        ++failures;
      } else {
        ++equal;
      }
    }
    free(text);
    free(entries[i]);
  }
  free(entries);
  free(exceptions);
  printf("%zu programs: %zu equal what they expect, %zu listed exceptions; %zu comparisons, whose twins all differ; "
         "%zu failures\n",
         programs, equal, excepted, comparisons, failures);
  return failures != 0 || equal == 0;
}
