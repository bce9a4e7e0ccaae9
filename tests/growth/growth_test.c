/* Counts in one program: twice as many attributes, operands, regions, names or locations take at most about twice the
 * memory, in text and in artifacts; likewise ops, loops and branches of plans. Bytes are counted, not seconds: allocated in total, and at most at one time.
 *
 * usage: growth-test                 compares 3,000 with 12,000 of everything
 *        growth-test table [KIND]    prints seconds and memory for 10,000 and 100,000
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include <stablehlo-c/stablehlo.h>

#include "support/counts.h"

#include <errno.h>
#include <malloc.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* --- Counted allocations --------------------------------------------------------------------------------- */

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static size_t live, peak, total;

static void *counted(void *block) {
  size_t size = malloc_usable_size(block);
  total += size;
  live += size;
  if (peak < live)
    peak = live;
  return block;
}

/* Replace those of libc, for the library too. */
#pragma GCC visibility push(default)
void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return counted(__libc_calloc(count, size)); }
void *realloc(void *block, size_t size) {
  live -= malloc_usable_size(block);
  return counted(__libc_realloc(block, size));
}
void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = counted(__libc_memalign(alignment, size));
  return *block ? 0 : ENOMEM;
}
void free(void *block) {
  live -= malloc_usable_size(block);
  __libc_free(block);
}
#pragma GCC visibility pop

/* --- Programs with N of something ------------------------------------------------------------------------ */

typedef struct {
  char *bytes;
  size_t size, capacity;
} Text;

static void put(Text *text, const char *format, ...) {
  if (text->capacity - text->size < 4096)
    text->bytes = __libc_realloc(text->bytes, text->capacity = 2 * text->capacity + 8192);
  va_list values;
  va_start(values, format);
  text->size += (size_t)vsnprintf(text->bytes + text->size, text->capacity - text->size, format, values);
  va_end(values);
}

/* `format` N times, with its number, and commas between. */
static void list(Text *text, size_t n, const char *format) {
  for (size_t i = 0; i < n; ++i) {
    if (i)
      put(text, ", ");
    put(text, format, (int)i);
  }
}
static void lines(Text *text, size_t n, const char *format) {
  for (size_t i = 0; i < n; ++i)
    put(text, format, (int)i, (int)i, (int)i);
}

static void module_attributes(Text *t, size_t n) {
  put(t, "module attributes {");
  list(t, n, "x.a%d");
  put(t, "} {}");
}
static void function_attributes(Text *t, size_t n) {
  put(t, "func.func @f() attributes {");
  list(t, n, "x.a%d");
  put(t, "} { return }");
}
static void argument_attributes(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tensor<f32> {");
  list(t, n, "x.a%d");
  put(t, "}) { return }");
}
static void arguments_with_attributes(Text *t, size_t n) {
  put(t, "func.func @f(");
  list(t, n, "%%a%1$d: tensor<f32> {x.a = %1$d}");
  put(t, ") { return }");
}
static void op_attributes(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tensor<f32>) { %%0 = stablehlo.add %%a, %%a {");
  list(t, n, "x.a%d");
  put(t, "} : tensor<f32> return }");
}
static void foreign_op_attributes(Text *t, size_t n) {
  put(t, "func.func @f() { \"x.op\"() {");
  list(t, n, "x.a%d");
  put(t, "} : () -> () return }");
}
static void foreign_op_properties(Text *t, size_t n) {
  put(t, "func.func @f() { \"x.op\"() <{");
  list(t, n, "a%d");
  put(t, "}> : () -> () return }");
}
static void dictionary(Text *t, size_t n) {
  put(t, "module attributes {x.d = {d = {");
  list(t, n, "a%1$d = %1$d");
  put(t, "}}} {}");
}
static void array(Text *t, size_t n) {
  put(t, "module attributes {x.d = [");
  list(t, n, "\"%d\"");
  put(t, "]} {}");
}
static void backend_config(Text *t, size_t n) {
  put(t, "func.func @f() { stablehlo.custom_call @c() {api_version = 4 : i32, backend_config = {");
  list(t, n, "a%1$d = %1$d : i64");
  put(t, "}} : () -> () return }");
}
static void ops(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tensor<f32>) {\n");
  lines(t, n, "  %%%d = stablehlo.negate %%a {x.a = %d} : tensor<f32>\n");
  put(t, "return }");
}
static void operands(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tensor<1xf32>) { %%0 = stablehlo.concatenate ");
  list(t, n, "%%a");
  put(t, ", dim = 0 : (");
  list(t, n, "tensor<1xf32>");
  put(t, ") -> tensor<%zuxf32> return }", n);
}
static void results(Text *t, size_t n) {
  put(t, "func.func @f() { %%0:%zu = stablehlo.custom_call @c() : () -> (", n);
  list(t, n, "tensor<f32>");
  put(t, ") \"x.use\"(");
  list(t, n, "%%0#%d");
  put(t, ") : (");
  list(t, n, "tensor<f32>");
  put(t, ") -> () return }");
}
static void deferred(Text *t, size_t n) {
  put(t, "func.func @f() { %%0:%zu = \"x.op\"() : () -> (", n);
  list(t, n, "tensor<f32>");
  put(t, ") return }");
}
static void carried(Text *t, size_t n) {
  put(t, "func.func @f(%%p: tensor<i1>, ");
  list(t, n, "%%a%d: tensor<f32>");
  put(t, ") {\n  %%0:%zu = stablehlo.while(", n);
  list(t, n, "%%b%1$d = %%a%1$d");
  put(t, ") : ");
  list(t, n, "tensor<f32>");
  put(t, "\n  cond { stablehlo.return %%p : tensor<i1> } do { stablehlo.return ");
  list(t, n, "%%b%d");
  put(t, " : ");
  list(t, n, "tensor<f32>");
  put(t, " }\n  return }");
}
static void regions(Text *t, size_t n) {
  put(t, "func.func @f(%%i: tensor<i32>) { \"stablehlo.case\"(%%i) (");
  list(t, n, "{ stablehlo.return }");
  put(t, ") : (tensor<i32>) -> () return }");
}
static void blocks(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tensor<f32>) {\n");
  lines(t, n,
        "  %%%d = \"stablehlo.all_reduce\"(%%a) ({ ^bb0(%%b: tensor<f32>, %%c: tensor<f32>): "
        "stablehlo.return %%b : tensor<f32> }) {replica_groups = dense<0> : tensor<1x1xi64>}"
        " : (tensor<f32>) -> tensor<f32>\n");
  put(t, "return }");
}
static void regions_of_lines(Text *t, size_t n) {
  put(t, "func.func @f(%%i: tensor<i32>) {\n");
  lines(t, n, "  \"stablehlo.case\"(%%i) ({\n    stablehlo.return\n  }) : (tensor<i32>) -> ()\n");
  put(t, "return }");
}
static void block_arguments(Text *t, size_t n) {
  put(t, "func.func @f() { \"x.op\"() ({\n  ^bb0(");
  list(t, n, "%%a%d: tensor<f32>");
  put(t, "):\n  \"x.end\"() : () -> () }) : () -> () return }");
}
static void functions(Text *t, size_t n) { lines(t, n, "func.func @f%d() {\n  call @f%d() : () -> ()\n  return\n}\n"); }
static void nested_symbols(Text *t, size_t n) {
  put(t, "module attributes {x.s = @a");
  lines(t, n, "::@a%d");
  put(t, "} {}");
}
static void attribute_aliases(Text *t, size_t n) {
  lines(t, n, "#a%1$d = [%1$d]\n");
  put(t, "module attributes {x.s = [");
  list(t, n, "#a%d");
  put(t, "]} {}");
}
static void type_aliases(Text *t, size_t n) {
  lines(t, n, "!t%1$d = tensor<%1$dxf32>\n");
  put(t, "func.func @f(");
  list(t, n, "%%a%1$d: !t%1$d");
  put(t, ") { return }");
}
static void locations(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tensor<f32>) {\n");
  lines(t, n, "  %%%d = stablehlo.negate %%a : tensor<f32> loc(\"file%d\":%d:1)\n");
  put(t, "return }");
}
static void location_aliases(Text *t, size_t n) {
  lines(t, n, "#loc%1$d = loc(\"name%1$d\")\n");
  put(t, "func.func @f(%%a: tensor<f32>) {\n");
  lines(t, n, "  %%%1$d = stablehlo.negate %%a : tensor<f32> loc(#loc%1$d)\n");
  put(t, "return }");
}
static void fused_location(Text *t, size_t n) {
  put(t, "module {} loc(fused[");
  list(t, n, "\"name%d\"");
  put(t, "])");
}
static void tuple(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tuple<");
  list(t, n, "tensor<%dxf32>");
  put(t, ">) { return }");
}
static void constants(Text *t, size_t n) {
  put(t, "func.func @f() {\n");
  lines(t, n, "  %%%d = stablehlo.constant dense<[%d, 1]> : tensor<2xi32>\n");
  put(t, "return }");
}
static void foreign_ops(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tensor<f32>) {\n");
  lines(t, n, "  \"x.op%d\"(%%a) : (tensor<f32>) -> ()\n");
  put(t, "return }");
}
static void foreign_attributes(Text *t, size_t n) {
  put(t, "module attributes {x.d = [");
  list(t, n, "#x.a<%d>");
  put(t, "]} {}");
}
static void dialects_of_ops(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tensor<f32>) {\n");
  lines(t, n, "  \"x%d.op\"(%%a) : (tensor<f32>) -> ()\n");
  put(t, "return }");
}
static void dialects_of_attributes(Text *t, size_t n) {
  put(t, "module attributes {x.d = [");
  list(t, n, "#x%d<a>");
  put(t, "]} {}");
}
static void resources(Text *t, size_t n) {
  put(t, "func.func @f() {\n");
  lines(t, n, "  %%%d = stablehlo.constant dense_resource<r%d> : tensor<1xf32>\n");
  put(t, "return }\n{-# dialect_resources: { builtin: {");
  list(t, n, "r%d: \"0x040000000000803F\"");
  put(t, "} } #-}");
}
static void uses_before(Text *t, size_t n) { /* values that are used before they are defined */
  put(t, "func.func @f() {\n  \"x.graph\"() ({\n");
  for (size_t i = 0; i < n; ++i)
    put(t, "    %%a%zu = \"x.op\"(%%a%zu) : (tensor<f32>) -> tensor<f32>\n", i, (i + 1) % n);
  put(t, "  }) : () -> ()\n  return }");
}
static void scales(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tensor<%zux!quant.uniform<i8:f32:0, {", n);
  list(t, n, "%d.5");
  put(t, "}>>) { return }");
}
static void shardings(Text *t, size_t n) {
  put(t, "func.func @f(%%a: tensor<f32> {sdy.sharding = #sdy.sharding<mesh<[");
  list(t, n, "\"a%d\"=1");
  put(t, "]>, []>}) { return }");
}

/* Programs that are planned. */
static void chain(Text *t, size_t n) {
  put(t, "func.func @main(%%0: tensor<8xf32>) -> tensor<8xf32> {\n");
  for (size_t i = 0; i < n; ++i)
    put(t, "  %%%zu = stablehlo.%s %%%zu : tensor<8xf32>\n", i + 1, i % 2 ? "sine" : "exponential", i);
  put(t, "  return %%%zu : tensor<8xf32>\n}", n);
}
static void loops(Text *t, size_t n) {
  put(t, "func.func @main(%%n: tensor<i32>, %%one: tensor<i32>, %%s0: tensor<4xf32>) -> tensor<4xf32> {\n");
  for (size_t i = 0; i < n; ++i)
    put(t,
        "  %%i%zu, %%s%zu = stablehlo.while(%%i = %%one, %%s = %%s%zu) : tensor<i32>, tensor<4xf32>\n"
        "  cond {\n    %%p = stablehlo.compare LT, %%i, %%n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
        "    stablehlo.return %%p : tensor<i1>\n  } do {\n"
        "    %%j = stablehlo.add %%i, %%one : tensor<i32>\n    %%t = stablehlo.sine %%s : tensor<4xf32>\n"
        "    stablehlo.return %%j, %%t : tensor<i32>, tensor<4xf32>\n  }\n",
        i + 1, i + 1, i);
  put(t, "  return %%s%zu : tensor<4xf32>\n}", n);
}
static void branches(Text *t, size_t n) {
  put(t, "func.func @main(%%p: tensor<i1>, %%s0: tensor<4xf32>) -> tensor<4xf32> {\n");
  for (size_t i = 0; i < n; ++i)
    put(t,
        "  %%s%zu = \"stablehlo.if\"(%%p) ({\n    %%t = stablehlo.sine %%s%zu : tensor<4xf32>\n"
        "    stablehlo.return %%t : tensor<4xf32>\n  }, {\n    stablehlo.return %%s%zu : tensor<4xf32>\n"
        "  }) : (tensor<i1>) -> tensor<4xf32>\n",
        i + 1, i, i);
  put(t, "  return %%s%zu : tensor<4xf32>\n}", n);
}
static void called(Text *t, size_t n) {
  put(t, "func.func @main(%%0: tensor<8xf32>) -> tensor<8xf32> {\n");
  for (size_t i = 0; i < n; ++i)
    put(t, "  %%%zu = call @f%zu(%%%zu) : (tensor<8xf32>) -> tensor<8xf32>\n", i + 1, i, i);
  put(t, "  return %%%zu : tensor<8xf32>\n}\n", n);
  lines(t, n,
        "func.func private @f%1$d(%%a: tensor<8xf32>) -> tensor<8xf32> {\n"
        "  %%0 = stablehlo.sine %%a : tensor<8xf32>\n  return %%0 : tensor<8xf32>\n}\n");
}

typedef struct {
  const char *name;
  void (*write)(Text *text, size_t n);
  int is_planned;
} Kind;

static const Kind kinds[] = {
#define KIND(name) {#name, name, 0}
#define PLANNED(name) {#name, name, 1}
    KIND(module_attributes),
    KIND(function_attributes),
    KIND(argument_attributes),
    KIND(arguments_with_attributes),
    KIND(op_attributes),
    KIND(foreign_op_attributes),
    KIND(foreign_op_properties),
    KIND(dictionary),
    KIND(array),
    KIND(backend_config),
    KIND(ops),
    KIND(operands),
    KIND(results),
    KIND(deferred),
    KIND(carried),
    KIND(regions),
    KIND(blocks),
    KIND(block_arguments),
    KIND(regions_of_lines),
    KIND(functions),
    KIND(nested_symbols),
    KIND(attribute_aliases),
    KIND(type_aliases),
    KIND(locations),
    KIND(location_aliases),
    KIND(fused_location),
    KIND(tuple),
    KIND(constants),
    KIND(foreign_ops),
    KIND(foreign_attributes),
    KIND(dialects_of_ops),
    KIND(dialects_of_attributes),
    KIND(resources),
    KIND(uses_before),
    KIND(scales),
    KIND(shardings),
    PLANNED(chain),
    PLANNED(loops),
    PLANNED(branches),
    PLANNED(called),
};
enum { KINDS = sizeof kinds / sizeof *kinds };

/* --- Steps ----------------------------------------------------------------------------------------------- */

enum { PARSE, PRINT, WRITE, WRITE_OLD, INSPECT, READ, VERSIONED, PLAN, STEPS };
static const char *const step_names[] = {"parse", "print", "write", "write 0.9", "inspect", "read", "versioned",
                                         "plan"};

typedef struct {
  size_t bytes; /* of text and artifact */
  int failed;   /* a status; the step was not done if an earlier one failed */
  double seconds;
  size_t peak, total;
} Measured;

typedef struct {
  Measured steps[STEPS];
} Growth;

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

static void measure(const Kind *kind, size_t n, Growth *growth) {
  Text text = {0};
  kind->write(&text, n);
  shlo_module *module = NULL, *again = NULL;
  shlo_buffer *printed = NULL, *artifact = NULL, *old = NULL, *versioned = NULL;
  shlo_inspection *inspection = NULL;
  shlo_plan *plan = NULL;
  shlo_write_options *oldest = NULL;
  shlo_write_options_create(&oldest, NULL);
  shlo_write_options_set_target(oldest, "0.9.0", 5, NULL);
  for (int step = 0; step < STEPS; ++step) {
    Measured *m = &growth->steps[step];
    m->failed = SHLO_INVALID_ARGUMENT;
    if (!module && step != PARSE)
      continue;
    if ((step > WRITE_OLD && !artifact) || (step == PLAN && !kind->is_planned))
      continue;
    shlo_error *error = NULL;
    size_t before = live, allocated = total;
    peak = live;
    double begin = seconds();
    switch (step) {
    case PARSE: m->failed = shlo_module_parse(text.bytes, text.size, NULL, &module, &error); break;
    case PRINT: m->failed = shlo_module_print(module, NULL, &printed, &error); break;
    case WRITE: m->failed = shlo_artifact_write(module, NULL, &artifact, &error); break;
    case WRITE_OLD: m->failed = shlo_artifact_write(module, oldest, &old, &error); break;
    case INSPECT:
      m->failed = shlo_artifact_inspect(shlo_buffer_data(artifact), shlo_buffer_size(artifact), &inspection, &error);
      break;
    case READ:
      m->failed = shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &again, &error);
      break;
    case VERSIONED:
      m->failed = shlo_artifact_print(shlo_buffer_data(artifact), shlo_buffer_size(artifact), NULL, &versioned, &error);
      break;
    case PLAN: m->failed = shlo_plan_create(module, NULL, &plan, &error); break;
    }
    m->seconds = seconds() - begin;
    m->peak = peak - before;
    m->total = total - allocated;
    m->bytes = step < WRITE ? text.size : shlo_buffer_size(step == WRITE_OLD ? old : artifact);
    if (m->failed && (step < WRITE || step == PLAN))
      fprintf(stderr, "%s of %zu %s: %s: %.200s\n", step_names[step], n, kind->name, shlo_status_name(m->failed),
              shlo_error_message(error, NULL));
    shlo_error_destroy(error);
  }
}

/* In a process of its own, because a context keeps what it has seen. */
static Growth measured(const Kind *kind, size_t n) {
  Growth growth;
  memset(&growth, 0, sizeof growth);
  int ends[2];
  if (pipe(ends))
    abort();
  fflush(NULL);
  pid_t child = fork();
  if (child == 0) {
    measure(kind, n, &growth);
    if (write(ends[1], &growth, sizeof growth) != sizeof growth)
      _exit(2);
    _exit(0);
  }
  close(ends[1]);
  if (read(ends[0], &growth, sizeof growth) != sizeof growth)
    growth.steps[PARSE].failed = SHLO_INTERNAL;
  close(ends[0]);
  int status;
  waitpid(child, &status, 0);
  return growth;
}

static void print_table(const char *only) {
  printf("%-26s %-10s %9s %9s %6s  %9s %9s %6s %6s\n", "100,000 of", "step", "s (10k)", "s (100k)", "times",
         "MiB (10k)", "MiB(100k)", "times", "x in");
  for (size_t k = 0; k < KINDS; ++k) {
    if (only && strcmp(only, kinds[k].name) != 0)
      continue;
    Growth few = measured(&kinds[k], 10000), many = measured(&kinds[k], 100000);
    for (int step = 0; step < STEPS; ++step) {
      Measured a = few.steps[step], b = many.steps[step];
      if (b.failed)
        continue;
      printf("%-26s %-10s %9.3f %9.3f %6.1f  %9.1f %9.1f %6.1f %6.1f\n", kinds[k].name, step_names[step], a.seconds,
             b.seconds, b.seconds / (a.seconds + 1e-9), (double)a.peak / 1048576, (double)b.peak / 1048576,
             (double)b.peak / (double)(a.peak + 1), (double)b.peak / (double)(b.bytes + 1));
      fflush(stdout);
    }
  }
}

/* --- The test -------------------------------------------------------------------------------------------- */

enum { FEW = 3000, MORE = 4 }; /* tables that double are up to twice as large as they need be */

static int is_linear(Measured few, Measured many) {
  const size_t slack = 1 << 20;
  return many.peak <= 2 * MORE * few.peak + slack && many.total <= 2 * MORE * few.total + slack;
}

/* What takes the square of the count, all at one time or one after another. */
static Measured twin(size_t n, int keeps) {
  char **blocks = calloc(n, sizeof *blocks);
  size_t before = live, allocated = total;
  peak = live;
  for (size_t i = 0; i < n; ++i) {
    blocks[i] = malloc(16 * i + 1);
    if (!keeps) {
      free(blocks[i]);
      blocks[i] = NULL;
    }
  }
  Measured result = {.peak = peak - before, .total = total - allocated};
  for (size_t i = 0; i < n; ++i)
    free(blocks[i]);
  free(blocks);
  return result;
}

static int test(void) {
  int failures = 0;
  size_t programs = 0, compared = 0;
  for (int keeps = 0; keeps < 2; ++keeps)
    if (is_linear(twin(FEW, keeps), twin(MORE * FEW, keeps))) {
      fprintf(stderr, "memory that grows with the square of the count passes\n");
      ++failures;
    }
  for (size_t k = 0; k < KINDS; ++k) {
    Growth few = measured(&kinds[k], FEW), many = measured(&kinds[k], MORE * FEW);
    for (int step = 0; step < STEPS; ++step) {
      Measured a = few.steps[step], b = many.steps[step];
      const char *problem = NULL;
      if (a.failed != b.failed || ((step < WRITE || (step == PLAN && kinds[k].is_planned)) && b.failed))
        problem = "fails";
      else if (b.failed)
        continue; /* not all versions have everything */
      else if (!is_linear(a, b))
        problem = "takes memory that grows faster than the count";
      else if (step != PLAN && b.peak > 64 * b.bytes + (8 << 20))
        problem = "takes more than 64 times the input";
      ++compared;
      if (!problem)
        continue;
      ++failures;
      fprintf(stderr, "%s, %s: %s: %zu and %zu bytes of memory, %zu and %zu in total, for %zu and %zu\n", kinds[k].name,
              step_names[step], problem, a.peak, b.peak, a.total, b.total, a.bytes, b.bytes);
    }
    programs += 2;
  }
  printf("%zu programs, %zu steps compared\n", programs, compared);
  if (compared < 6 * KINDS) {
    fprintf(stderr, "too few steps were compared\n");
    ++failures;
  }
  report_counts((SuiteCounts){.programs = programs});
  return failures != 0;
}

int main(int argc, char **argv) {
  if (argc < 2)
    return test();
  if (strcmp(argv[1], "table") != 0)
    return fprintf(stderr, "usage: growth-test [table [KIND]]\n"), 2;
  print_table(argc > 2 ? argv[2] : NULL);
  return 0;
}
