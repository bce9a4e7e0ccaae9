/* Runs the programs of a folder that check their results with check.* in @main or in their only function. A file may
 * have several programs. The checked values become results of the function and are compared here. Each comparison has a
 * twin: with one element of the expected value changed, it must fail.
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

#include "support/counts.h"
#include "support/files.h"

enum { MOST_CHECKS = 64, MOST_ULPS = 3 };

typedef struct {
  const char *begin;
  int length;
} Span;

typedef struct {
  Span actual, expected, types; /* in the text of the program; of constants the expected value */
  int is_constant;
  uint64_t most_ulps; /* of expect_close */
  double tolerance;   /* of expect_almost_eq */
  char kind[32];      /* expect_eq, expect_close, expect_almost_eq, eq */
} Check;

static size_t failures, comparisons, values;

/* --- From checks to results ------------------------------------------------------------------------------ */

/* The text between two texts of a line; empty if they do not occur. */
static Span between(const char *line, const char *before, const char *after) {
  Span nothing = {NULL, 0}, span;
  const char *end = strchr(line, '\n'), *begin = strstr(line, before), *stop;
  if (!begin || begin > end)
    return nothing;
  span.begin = begin + strlen(before);
  stop = strstr(span.begin, after);
  if (!stop || stop > end)
    return nothing;
  span.length = (int)(stop - span.begin);
  return span;
}

static int ends_with(const char *text, const char *end) {
  return strlen(text) >= strlen(end) && !strcmp(text + strlen(text) - strlen(end), end);
}

/* Parses one of
 *   stablehlo.custom_call @check.expect_eq(%actual, %expected) ... : (A, B) -> ()
 *   stablehlo.custom_call @check.expect_close(%actual, %expected) {max_ulp_difference = 1 : i64} : (A, B) -> ()
 *   stablehlo.custom_call @check.expect_almost_eq(%actual, %expected) {tolerance = 1.0e-9 : f64} : (A, B) -> ()
 *   %1 = stablehlo.custom_call @check.eq(%expected, %actual) : (A, B) -> tensor<i1>
 *   "check.expect_eq_const"(%actual) <{value = VALUE}> : (A) -> () */
static int parse_check(const char *line, Check *check) {
  static const char suffix[] = "_const";
  const char *kind = strstr(line, "check.") + strlen("check.");
  size_t length = strcspn(kind, "\"(");
  Span operands = between(kind, "(", ")");
  if (length >= sizeof check->kind || !operands.begin)
    return 0;
  memcpy(check->kind, kind, length);
  check->kind[length] = '\0';
  check->is_constant = ends_with(check->kind, suffix);
  check->types = between(line, " : (", ") -> ");
  Span ulps = between(line, "max_ulp_difference = ", " : ");
  Span tolerance = between(line, "{tolerance = ", " : ");
  check->tolerance = tolerance.begin ? strtod(tolerance.begin, NULL) : 0.001;
  check->most_ulps = ulps.begin ? strtoull(ulps.begin, NULL, 10) : MOST_ULPS;
  check->actual = operands;
  if (check->is_constant) {
    check->kind[length - strlen(suffix)] = '\0';
    check->expected = between(line, "value = ", "}>");
  } else {
    Span second = between(operands.begin, ", ", ")");
    check->actual.length -= second.length + (int)strlen(", ");
    check->expected = second;
    if (!strcmp(check->kind, "eq"))
      check->expected = check->actual, check->actual = second;
  }
  return check->types.begin && check->expected.begin && check->actual.length > 0;
}

/* The end of the line before the return of a function, which is indented like the first line of its body. */
static const char *before_return(const char *body) {
  const char *line = strchr(body, '\n');
  size_t indentation = line ? strspn(line + 1, " ") : 0;
  while (line && !(strspn(line + 1, " ") == indentation && !strncmp(line + 1 + indentation, "return", 6)))
    line = strchr(line + 1, '\n');
  return line;
}

/* The program with the checked values as results of @main, or NULL; *count checks. */
static char *with_results(const char *text, Check *checks, size_t *count) {
  static const char keyword[] = "func.func ";
  const char *name = strstr(text, "@main("), *body, *end, *after_end, *from;
  char *result, *out, *types;
  *count = 0;
  if (!name && (name = strstr(text, keyword)) != NULL)
    name += strlen(keyword);
  body = name ? strstr(name, " {\n") : NULL;
  end = body ? before_return(body) : NULL;
  after_end = end ? strchr(end + 1, '\n') : NULL;
  if (!after_end || strncmp(strchr(name, '('), "()", 2))
    return NULL;
  result = malloc(3 * strlen(text) + 4096);
  types = malloc(strlen(text) + 4096);
  for (from = strchr(body, '\n') + 1, *types = '\0'; from <= end; from = strchr(from, '\n') + 1) {
    const char *call = strstr(from, "check.");
    if (!call || call > strchr(from, '\n'))
      continue;
    if (*count == MOST_CHECKS || !parse_check(from, &checks[*count])) {
      free(result);
      free(types);
      return NULL;
    }
    Span type = checks[*count].types;
    sprintf(types + strlen(types), "%s%.*s", *count ? ", " : "", type.length, type.begin);
    if (checks[*count].is_constant)
      sprintf(types + strlen(types), ", %.*s", type.length, type.begin);
    ++*count;
  }
  out = result + sprintf(result, "%.*s@main() -> (%s) {\n", (int)(name - text), text, types);
  for (from = strchr(body, '\n') + 1; from <= end; from = strchr(from, '\n') + 1) {
    const char *call = strstr(from, "check."), *line_end = strchr(from, '\n');
    if (!call || call > line_end)
      out += sprintf(out, "%.*s", (int)(line_end + 1 - from), from);
  }
  for (size_t i = 0; i < *count; ++i)
    if (checks[i].is_constant)
      out += sprintf(out, "    %%expected%zu = stablehlo.constant %.*s\n", i, checks[i].expected.length,
                     checks[i].expected.begin);
  out += sprintf(out, "    return ");
  for (size_t i = 0; i < *count; ++i) {
    out += sprintf(out, "%s%.*s, ", i ? ", " : "", checks[i].actual.length, checks[i].actual.begin);
    out += checks[i].is_constant ? sprintf(out, "%%expected%zu", i)
                                 : sprintf(out, "%.*s", checks[i].expected.length, checks[i].expected.begin);
  }
  sprintf(out, " : %s%s", types, after_end);
  free(types);
  return result;
}

/* --- Comparing ------------------------------------------------------------------------------------------- */

/* A real part of an element; `ordered` as the numbers are, the zeros one apart. */
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

/* 0 if the type is not a float that these programs use. */
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
  part->ordered = bits & sign ? -1 - (int64_t)(bits - sign) : (int64_t)bits;
  return 1;
}

static int near(const Check *check, Part a, Part b) {
  const char *kind = check->kind;
  if (isnan(a.value) || isnan(b.value))
    return isnan(a.value) && isnan(b.value);
  if (isinf(a.value) || isinf(b.value))
    return a.value == b.value;
  if (!strcmp(kind, "expect_almost_eq"))
    return fabs(a.value - b.value) <= check->tolerance;
  if (!strcmp(kind, "eq"))
    return fabs(a.value - b.value) <= 1e-4;
  uint64_t distance = (uint64_t)a.ordered - (uint64_t)b.ordered;
  return (a.ordered < b.ordered ? -distance : distance) <= check->most_ulps;
}

/* The first element that differs; -1 if none does, -2 if the types differ. */
static int64_t difference(const Check *check, const shlo_tensor *actual, const shlo_tensor *expected) {
  shlo_element_type type = shlo_tensor_element_type(expected);
  int64_t count = shlo_tensor_element_count(expected), index = -2;
  Part a, b;
  if (!strcmp(check->kind, "expect_eq") || type != shlo_tensor_element_type(actual) ||
      shlo_tensor_size(actual) != shlo_tensor_size(expected) ||
      !part_of(type, shlo_tensor_data(expected), 0, &a))
    return shlo_tensor_compare(actual, expected, 0, &index, NULL) ? -2 : index;
  int parts = type == SHLO_TYPE_COMPLEX_F32 || type == SHLO_TYPE_COMPLEX_F64 ? 2 : 1;
  for (int64_t i = 0; i < count * parts; ++i) {
    part_of(type, shlo_tensor_data(actual), (size_t)i, &a);
    part_of(type, shlo_tensor_data(expected), (size_t)i, &b);
    if (!near(check, a, b))
      return i / parts;
  }
  return -1;
}

/* Changes the highest bits of the last element. Returns whether the comparison notices it there. */
static int twin_differs(const Check *check, const shlo_tensor *actual, shlo_tensor *expected) {
  size_t size = shlo_tensor_size(expected);
  unsigned char *bytes = shlo_tensor_mutable_data(expected);
  if (size == 0)
    return 1;
  bytes[size - 1] ^= shlo_tensor_element_type(expected) == SHLO_TYPE_I1 ? 1 : 0x41;
  return difference(check, actual, expected) == shlo_tensor_element_count(expected) - 1;
}

/* --- Programs -------------------------------------------------------------------------------------------- */

/* The error of a program; "" if there is none. */
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
    int64_t index = difference(&checks[i], actual, expected);
    if (index != -1) {
      shlo_buffer *is = NULL, *wanted = NULL;
      shlo_tensor_element_text(actual, index, &is, NULL);
      shlo_tensor_element_text(expected, index, &wanted, NULL);
      snprintf(wrong, size, "check %zu, %s at element %lld: %s, expected %s", i + 1, checks[i].kind, (long long)index,
               is ? shlo_buffer_data(is) : "?", wanted ? shlo_buffer_data(wanted) : "?");
      shlo_buffer_destroy(is);
      shlo_buffer_destroy(wanted);
    } else if (shlo_tensor_copy(shlo_tensor_element_type(expected), shlo_tensor_rank(expected),
                                shlo_tensor_shape(expected), shlo_tensor_data(expected), shlo_tensor_size(expected),
                                NULL, &twin, NULL) ||
               !twin_differs(&checks[i], actual, twin)) {
      snprintf(wrong, size, "a changed expected value is not noticed");
    } else {
      ++comparisons;
      values += (size_t)shlo_tensor_element_count(expected);
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

static size_t programs, equal, excepted;

static void count_program(const char *text, const char *name, const char *exceptions) {
  char wrong[512];
  int is_exception = exceptions && is_listed(exceptions, name);
  ++programs;
  run_program(text, wrong, sizeof wrong);
  if (*wrong && is_exception) {
    ++excepted;
  } else if (*wrong || is_exception) {
    printf("FAILED %s: %s\n", name, *wrong ? wrong : "listed as an exception, but it is equal");
    ++failures;
  } else {
    ++equal;
  }
}

/* The programs of a file have its name, and where there are several a number: add.mlir#1. */
static void count_file(char *text, const char *name, const char *exceptions) {
  static const char border[] = "\n// -----\n";
  char *next = strstr(text, border), numbered[1024];
  if (!next) {
    count_program(text, name, exceptions);
    return;
  }
  for (unsigned number = 1; text; ++number, text = next) {
    next = strstr(text, border);
    if (next) {
      *next = '\0';
      next += strlen(border);
    }
    snprintf(numbered, sizeof numbered, "%s#%u", name, number);
    count_program(text, numbered, exceptions);
  }
}

int main(int argc, char **argv) {
  if (argc != 2 && argc != 3) {
    fprintf(stderr, "usage: %s FOLDER [EXCEPTIONS]\n", argv[0]);
    return 2;
  }
  struct dirent **entries = NULL;
  int count = scandir(argv[1], &entries, is_file, alphasort);
  if (count <= 0) {
    printf("FAILED: there is nothing in %s\n", argv[1]);
    return 1;
  }
  size_t size = 0;
  char *exceptions = argc == 3 ? file_bytes(argv[2], &size) : calloc(1, 1);
  for (int i = 0; i < count; ++i) {
    const char *name = entries[i]->d_name;
    char path[2048];
    snprintf(path, sizeof path, "%s/%s", argv[1], name);
    char *text = strstr(name, ".mlir") ? file_bytes(path, &size) : NULL;
    if (text)
      count_file(text, name, exceptions);
    free(text);
    free(entries[i]);
  }
  free(entries);
  free(exceptions);
  printf("%zu programs: %zu equal what they expect, %zu listed exceptions; %zu comparisons of %zu values, whose twins "
         "all differ; %zu failures\n",
         programs, equal, excepted, comparisons, values, failures);
  report_counts((SuiteCounts){.programs = programs, .values = comparisons});
  return failures != 0 || equal == 0;
}
