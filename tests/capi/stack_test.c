/* The stack that the functions need (docs/promises.md, 15): each works on a thread of 64 KiB, and uses at most 48 KiB
 * of it, whatever the program; for graphs in graphs of ONNX, the promise has other numbers. Programs are nested as deeply as the default limits allow.
 *
 *   capi-stack_test           all programs
 *   capi-stack_test TEXT      the programs with TEXT in their name, and the KiB that each call used
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "stacks.h"

#include <signal.h>
#include <sys/wait.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

/* Sanitizers make frames several times larger: with them, the calls only must succeed. */
enum {
  STACK = SANITIZED ? 2 << 20 : 64 << 10,
  MOST = SANITIZED ? STACK : 48 << 10,
};
/* The body of a kernel counts as several levels: so many bodies can be in each other. */
enum { KERNEL_BODIES = 9 };
/* Attributes and types that are nested through aliases. */
enum { ALIASES = 145 };

/* --- Programs -------------------------------------------------------------------------------------- */

/* Whether @main can be run, whether the levels are bodies of kernels, and whether this is a model of ONNX, whose levels may
 * be graphs in graphs. */
enum { NOT_RUN, RUNNABLE, KERNELS, MODEL, NESTED_MODEL };

/* A program whose middle is repeated in itself. In `open` and `close`, each ` is the number of the level, and each ~
 * that of the next level; in `inner`, ` is the number of levels. */
typedef struct {
  const char *name;
  int levels;
  const char *before, *open, *inner, *close, *after;
  uint32_t max_nesting; /* 0: the default */
  const char *refused;  /* the calls that fail, with SHLO_LIMIT or SHLO_UNSUPPORTED; "" for none */
  int kind;
} nested_program;

static char *append_numbered(char *end, const char *part, int level) {
  for (; *part; ++part)
    if (*part == '`' || *part == '~')
      end += sprintf(end, "%d", level + (*part == '~'));
    else
      *end++ = *part;
  *end = '\0';
  return end;
}

/* The caller frees the text. */
static char *text_of(const nested_program *program, int levels) {
  const size_t level = 8 * (strlen(program->open) + strlen(program->close));
  char *text = malloc(4096 + (size_t)levels * level + 8 * strlen(program->inner) +
                      8 * (strlen(program->before) + strlen(program->after))),
       *end = text;
  end = append_numbered(end, program->before, 0);
  for (int i = 0; i < levels; ++i)
    end = append_numbered(end, program->open, i);
  end = append_numbered(end, program->inner, levels);
  for (int i = levels; i-- != 0;)
    end = append_numbered(end, program->close, i);
  append_numbered(end, program->after, levels);
  return text;
}

#define MAIN "func.func @main(%p0: tensor<i1>, %x0: tensor<f32>) -> tensor<f32> {\n"
#define END "  return %r : tensor<f32>\n}\n"
#define RETURN "  stablehlo.return %r : tensor<f32>\n}"
#define ADD "%r = stablehlo.add %x0, %x0 : tensor<f32>\n"
/* A region with two scalar arguments, which contains the next level. */
#define PAIR "({\n^bb0(%x~: tensor<f32>, %y~: tensor<f32>):\n"
#define PAIR_INNER "%r = stablehlo.add %x`, %y` : tensor<f32>\n"
/* Models, which nothing runs. */
#define GRAPH "func.func @main_graph(%p0: tensor<i1>, %x0: tensor<f32>) -> tensor<f32> {\n"
#define GRAPH_END "  onnx.Return %r : tensor<f32>\n}\n"
#define ABS "%r = \"onnx.Abs\"(%x0) : (tensor<f32>) -> tensor<f32>\n"
#define IF_OPEN "%r = \"onnx.If\"(%p0) ({\n"
#define IF_CLOSE "  onnx.Yield %r : tensor<f32>\n}, {\n  onnx.Yield %x0 : tensor<f32>\n}) : (tensor<i1>) -> tensor<f32>\n"
#define SEQUENCE "func.func @main_graph(%p0: tensor<i1>, %x0: tensor<f32>, %s: "
#define SEQUENCE_END ") -> tensor<f32> {\n" ABS GRAPH_END
#define CALL(name)                                                                                                     \
  "%r = \"onnx.Custom\"(%x0) {domain_name = \"d\", function_name = \"f" name "\"} : (tensor<f32>) -> tensor<f32>\n"
#define ALIAS_END "module attributes {x.y = #a`} {\n" MAIN ADD END "}\n"

static const nested_program programs[] = {
    {"if", 60, MAIN, "%r = \"stablehlo.if\"(%p0) ({\n", ADD,
     RETURN ", {\n  stablehlo.return %x0 : tensor<f32>\n}) : (tensor<i1>) -> tensor<f32>\n", END, 0, "", RUNNABLE},
    {"while", 100,
     MAIN "%n = stablehlo.constant dense<1> : tensor<i32>\n%i0 = stablehlo.constant dense<0> : tensor<i32>\n",
     "%r = stablehlo.while(%i~ = %i`) : tensor<i32> cond {\n"
     "  %c = stablehlo.compare LT, %i~, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
     "  stablehlo.return %c : tensor<i1>\n} do {\n",
     "%r = stablehlo.add %i`, %n : tensor<i32>\n", "  stablehlo.return %r : tensor<i32>\n}\n",
     "%f = stablehlo.convert %r : (tensor<i32>) -> tensor<f32>\nreturn %f : tensor<f32>\n}\n", 0, "", RUNNABLE},
    {"regions", 127, MAIN "%k = stablehlo.convert %p0 : (tensor<i1>) -> tensor<i32>\n",
     "%r = \"stablehlo.case\"(%k) ({\n", ADD, RETURN ") : (tensor<i32>) -> tensor<f32>\n", END, 300, "", RUNNABLE},
    {"map", 60, MAIN, "%r = \"stablehlo.map\"(%x`, %x`) <{dimensions = array<i64>}> " PAIR, PAIR_INNER,
     RETURN ") : (tensor<f32>, tensor<f32>) -> tensor<f32>\n", END, 0, "", RUNNABLE},
    {"reduce", 60, MAIN, "%r = \"stablehlo.reduce\"(%x`, %x`) <{dimensions = array<i64>}> " PAIR, PAIR_INNER,
     RETURN ") : (tensor<f32>, tensor<f32>) -> tensor<f32>\n", END, 0, "", KERNELS},
    {"reduce_window", 60, MAIN,
     "%s` = stablehlo.broadcast_in_dim %x`, dims = [] : (tensor<f32>) -> tensor<1xf32>\n"
     "%w` = \"stablehlo.reduce_window\"(%s`, %x`) <{window_dimensions = array<i64: 1>}> " PAIR,
     PAIR_INNER,
     RETURN ") : (tensor<1xf32>, tensor<f32>) -> tensor<1xf32>\n"
            "%r = stablehlo.reshape %w` : (tensor<1xf32>) -> tensor<f32>\n",
     END, 0, "", KERNELS},
    {"select_and_scatter", 60, MAIN,
     "%s` = stablehlo.broadcast_in_dim %x`, dims = [] : (tensor<f32>) -> tensor<1xf32>\n"
     "%w` = \"stablehlo.select_and_scatter\"(%s`, %s`, %x`) <{window_dimensions = array<i64: 1>}> ({\n"
     "^bb0(%a`: tensor<f32>, %b`: tensor<f32>):\n"
     "  %g` = stablehlo.compare GE, %a`, %b` : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
     "  stablehlo.return %g` : tensor<i1>\n}, {\n^bb0(%x~: tensor<f32>, %y~: tensor<f32>):\n",
     PAIR_INNER,
     RETURN ") : (tensor<1xf32>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>\n"
            "%r = stablehlo.reshape %w` : (tensor<1xf32>) -> tensor<f32>\n",
     END, 0, "", KERNELS},
    {"sort", 60, MAIN,
     "%s` = stablehlo.broadcast_in_dim %x`, dims = [] : (tensor<f32>) -> tensor<2xf32>\n"
     "%t` = \"stablehlo.sort\"(%s`) <{dimension = 0 : i64}> " PAIR,
     PAIR_INNER,
     "%c = stablehlo.compare LT, %r, %x~ : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
     "  stablehlo.return %c : tensor<i1>\n}) : (tensor<2xf32>) -> tensor<2xf32>\n"
     "%u` = stablehlo.slice %t` [0:1] : (tensor<2xf32>) -> tensor<1xf32>\n"
     "%r = stablehlo.reshape %u` : (tensor<1xf32>) -> tensor<f32>\n",
     END, 0, "", KERNELS},
    {"scatter", 60, MAIN "%n = stablehlo.constant dense<> : tensor<0xi32>\n",
     "%r = \"stablehlo.scatter\"(%x`, %n, %x`) <{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = "
     "0>}> " PAIR,
     PAIR_INNER, RETURN ") : (tensor<f32>, tensor<0xi32>, tensor<f32>) -> tensor<f32>\n", END, 0, "", KERNELS},
    {"custom_call", 60, MAIN, "%r = \"foo.op\"(%x0) ({\n", ADD,
     "  \"foo.return\"(%r) : (tensor<f32>) -> ()\n}) : (tensor<f32>) -> tensor<f32>\n", END, 0, "", NOT_RUN},
    {"call", 60, "",
     "func.func private @f`(%x: tensor<f32>) -> tensor<f32> {\n"
     "%r = call @f~(%x) : (tensor<f32>) -> tensor<f32>\n" END,
     "func.func private @f`(%x: tensor<f32>) -> tensor<f32> {\nreturn %x : tensor<f32>\n}\n", "",
     MAIN "%r = call @f0(%x0) : (tensor<f32>) -> tensor<f32>\n" END, 0, "", RUNNABLE},
    {"composite", 60, "",
     "func.func private @f`(%x: tensor<f32>) -> tensor<f32> {\n"
     "%r = stablehlo.composite \"a.b\" %x {decomposition = @f~} : (tensor<f32>) -> tensor<f32>\n" END,
     "func.func private @f`(%x: tensor<f32>) -> tensor<f32> {\nreturn %x : tensor<f32>\n}\n", "",
     MAIN "%r = stablehlo.composite \"a.b\" %x0 {decomposition = @f0} : (tensor<f32>) -> tensor<f32>\n" END, 0, "",
     RUNNABLE},
    {"tuples", 120, "func.func private @t(%t: ", "tuple<", "tensor<f32>", ">", ") -> tensor<f32>\n" MAIN ADD END, 0,
     "print-versioned", RUNNABLE},
    {"futures", 8, "module attributes {x.y = ", "!stablehlo.future<", "i1", ">", "} {\n" MAIN ADD END "}\n", 0,
     "find-version write write-old", RUNNABLE},
    {"too many futures", 9, "module attributes {x.y = ", "!stablehlo.future<", "i1", ">", "} {\n" MAIN ADD END "}\n", 0,
     "parse parse-unverified", RUNNABLE},
    {"too many quantized types", 120, "module attributes {x.y = ", "!quant.uniform<i8:", "f32", ", 1.0>",
     "} {\n" MAIN ADD END "}\n", 0, "parse parse-unverified", RUNNABLE},
    {"function types", 120, "module attributes {x.y = ", "(", "i1", ") -> i1", "} {\n" MAIN ADD END "}\n", 0, "",
     RUNNABLE},
    {"arrays", 120, "module attributes {x.y = ", "[", "1 : i32", "]", "} {\n" MAIN ADD END "}\n", 0, "", RUNNABLE},
    {"types of memrefs", 120, "module attributes {x.y = ", "(memref<2xf32, 1>, ", "i1", ") -> i1",
     "} {\n" MAIN ADD END "}\n", 0, "find-version write write-old", RUNNABLE},
    {"arrays of ops", 100, MAIN "%r = stablehlo.add %x0, %x0 {x.y = ", "[", "1 : i32", "]", "} : tensor<f32>\n" END, 0,
     "print-versioned", RUNNABLE},
    {"dictionaries of ops", 100, MAIN "%r = stablehlo.add %x0, %x0 {x.y = ", "{x = ", "1 : i32", "}",
     "} : tensor<f32>\n" END, 0, "print-versioned", RUNNABLE},
    {"dictionaries", 120, "module attributes {x.y = ", "{x = ", "1 : i32", "}", "} {\n" MAIN ADD END "}\n", 0, "",
     RUNNABLE},
    {"affine maps", 120, "module attributes {x.y = affine_map<(d0) -> (", "(", "d0", " floordiv 7 + d0)",
     ")>} {\n" MAIN ADD END "}\n", 0, "find-version write write-old", RUNNABLE},
    {"affine operators", 100, "module attributes {x.y = affine_map<(d0) -> (d0", "", "", " floordiv 7 + d0 ",
     ")>} {\n" MAIN ADD END "}\n", 0, "find-version write write-old", RUNNABLE},
    {"too many affine operators", 1000, "module attributes {x.y = affine_map<(d0) -> (d0", "", "", " floordiv 7 + d0 ",
     ")>} {\n" MAIN ADD END "}\n", 0, "parse parse-unverified", RUNNABLE},
    {"too many aliases", 1000, "#a0 = 1 : i32\n", "#a~ = [#a`]\n", "", "", ALIAS_END, 0, "parse parse-unverified",
     RUNNABLE},
    {"locations", 100, "module {\n" MAIN ADD END "} loc(", "callsite(\"a\" at ", "\"f.py\":1:2", ")", ")\n", 0, "",
     RUNNABLE},
    {"names in locations", 100, "module {\n" MAIN ADD END "} loc(", "\"a`\"(", "\"f.py\":1:2", ")", ")\n", 0, "",
     RUNNABLE},
    {"fused locations", 100, "module {\n" MAIN ADD END "} loc(", "fused[\"a\", ", "\"f.py\":1:2", "]", ")\n", 0, "",
     RUNNABLE},
    {"aliased arrays", ALIASES, "#a0 = 1 : i32\n", "#a~ = [#a`]\n", "", "", ALIAS_END, 0, "", RUNNABLE},
    {"aliased dictionaries", ALIASES, "#a0 = 1 : i32\n", "#a~ = {x = #a`}\n", "", "", ALIAS_END, 0, "", RUNNABLE},
    {"aliased tuples", ALIASES, "!a0 = tensor<f32>\n", "!a~ = tuple<!a`>\n", "", "",
     "func.func private @t(%t: !a`) -> tensor<f32>\n" MAIN ADD END, 0, "print-versioned", RUNNABLE},
    {"aliased locations", ALIASES, "#a0 = loc(\"f.py\":1:2)\n", "#a~ = loc(callsite(\"a\" at #a`))\n", "", "",
     "module {\n" MAIN ADD END "} loc(#a`)\n", 0, "", RUNNABLE},
    {"chain", 5000, MAIN, "%x~ = stablehlo.add %x`, %x0 : tensor<f32>\n", "%r = stablehlo.add %x`, %x` : tensor<f32>\n",
     "", END, 0, "", RUNNABLE},
    {"chain of views", 2000, MAIN,
     "%b` = stablehlo.reshape %x` : (tensor<f32>) -> tensor<1xf32>\n"
     "%x~ = stablehlo.reshape %b` : (tensor<1xf32>) -> tensor<f32>\n",
     "%r = stablehlo.add %x`, %x` : tensor<f32>\n", "", END, 0, "", RUNNABLE},
    {"chain of reductions", 1000, MAIN,
     "%b` = stablehlo.broadcast_in_dim %x`, dims = [] : (tensor<f32>) -> tensor<2xf32>\n"
     "%x~ = stablehlo.reduce(%b` init: %x0) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, "
     "tensor<f32>) -> tensor<f32>\n",
     "%r = stablehlo.add %x`, %x` : tensor<f32>\n", "", END, 0, "", RUNNABLE},
    {"branches of ONNX", 60, GRAPH, IF_OPEN, ABS, IF_CLOSE, GRAPH_END, 0, "load-model inspect-model", NESTED_MODEL},
    {"branches of a file of ONNX", 31, GRAPH, IF_OPEN, ABS, IF_CLOSE, GRAPH_END, 0, "", NESTED_MODEL},
    {"loops of a file of ONNX", 31, GRAPH "%n = onnx.Constant dense<1> : tensor<i64>\n",
     "%r = \"onnx.Loop\"(%n, %p0, %x`) ({\n^bb0(%i~: tensor<i64>, %p~: tensor<i1>, %x~: tensor<f32>):\n",
     "%r = \"onnx.Abs\"(%x`) : (tensor<f32>) -> tensor<f32>\n",
     "  onnx.Yield %p0, %r : tensor<i1>, tensor<f32>\n}) : (tensor<i64>, tensor<i1>, tensor<f32>) -> tensor<f32>\n",
     GRAPH_END, 0, "", NESTED_MODEL},
    {"functions of ONNX", 64, "", "func.func private @\"d::f`\"(%x0: tensor<f32>) -> tensor<f32> {\n" CALL("~") GRAPH_END,
     "func.func private @\"d::f`\"(%x0: tensor<f32>) -> tensor<f32> {\n" ABS GRAPH_END, "",
     GRAPH CALL("0") GRAPH_END, 0, "", MODEL},
    {"a chain of ONNX", 5000, GRAPH, "%x~ = \"onnx.Abs\"(%x`) : (tensor<f32>) -> tensor<f32>\n",
     "%r = \"onnx.Abs\"(%x`) : (tensor<f32>) -> tensor<f32>\n", "", GRAPH_END, 0, "", MODEL},
    {"sequences of ONNX", 6, SEQUENCE, "!onnx.Seq<", "tensor<f32>", ">", SEQUENCE_END, 0,
     "find-version write write-old", MODEL},
    {"too many sequences of ONNX", 9, SEQUENCE, "!onnx.Seq<", "tensor<f32>", ">", SEQUENCE_END, 0,
     "parse parse-unverified", MODEL},
};

/* --- Calls ------------------------------------------------------------------------------------------- */

/* What the calls work on: each leaves what later ones need. */
typedef struct {
  const nested_program *program;
  char *text;
  shlo_module *module, *read, *other;
  shlo_buffer *printed, *artifact, *versioned, *model;
  shlo_inspection *inspection;
  shlo_plan *plan;
  shlo_status status;
  shlo_error *error;
} subject;

static void parse_as(subject *s, const char *text, int verify, shlo_module **out) {
  shlo_parse_options *options = NULL;
  s->status = shlo_parse_options_create(&options, &s->error);
  if (s->status == SHLO_OK && s->program->max_nesting)
    s->status = shlo_parse_options_set_max_nesting(options, s->program->max_nesting, &s->error);
  if (s->status == SHLO_OK)
    s->status = shlo_parse_options_set_verify(options, verify, &s->error);
  if (s->status == SHLO_OK)
    s->status = shlo_module_parse(text, strlen(text), options, out, &s->error);
  shlo_parse_options_destroy(options);
}

static void print_as(subject *s, int generic, int locations, shlo_buffer **out) {
  shlo_print_options *options = NULL;
  s->status = shlo_print_options_create(&options, &s->error);
  if (s->status == SHLO_OK)
    s->status = shlo_print_options_set_generic(options, generic, &s->error);
  if (s->status == SHLO_OK)
    s->status = shlo_print_options_set_locations(options, locations, &s->error);
  if (s->status == SHLO_OK)
    s->status = shlo_module_print(s->module, options, out, &s->error);
  shlo_print_options_destroy(options);
}

static void write_as(subject *s, const char *target, shlo_buffer **out) {
  shlo_write_options *options = NULL;
  s->status = shlo_write_options_create(&options, &s->error);
  if (s->status == SHLO_OK && target)
    s->status = shlo_write_options_set_target(options, target, strlen(target), &s->error);
  if (s->status == SHLO_OK)
    s->status = shlo_artifact_write(s->module, options, out, &s->error);
  shlo_write_options_destroy(options);
}

/* The first op in the regions of an op; NULL if they are empty. */
static const shlo_operation *first_inside(const shlo_operation *op) {
  for (size_t i = 0; i < shlo_operation_region_count(op); ++i)
    if (shlo_region_first(shlo_operation_region(op, i)))
      return shlo_region_first(shlo_operation_region(op, i));
  return NULL;
}

/* Walks to the innermost op, and back. */
static void walk(subject *s) {
  const shlo_operation *op = shlo_module_operation(s->module);
  int down = 0, up = 0;
  for (; first_inside(op); ++down)
    op = first_inside(op);
  for (; shlo_operation_parent(op); ++up)
    op = shlo_operation_parent(op);
  s->status = down == up && down > 0 ? SHLO_OK : SHLO_INTERNAL;
}

static void parse_text(subject *s) { parse_as(s, s->text, 1, &s->module); }
static void parse_unverified_text(subject *s) {
  shlo_module *module = NULL;
  parse_as(s, s->text, 0, &module);
  shlo_module_destroy(module);
}
static void verify(subject *s) { s->status = shlo_module_verify(s->module, &s->error); }
static void print(subject *s) { print_as(s, 0, 1, &s->printed); }
static void print_generic(subject *s) {
  shlo_buffer *text = NULL;
  print_as(s, 1, 0, &text);
  shlo_buffer_destroy(text);
}
static void print_operation(subject *s) {
  shlo_buffer *text = NULL;
  s->status = shlo_operation_print(shlo_module_operation(s->module), NULL, &text, &s->error);
  shlo_buffer_destroy(text);
}
static void list(subject *s) {
  s->status = shlo_module_op_count(s->module) >= 2 ? SHLO_OK : SHLO_INTERNAL;
  shlo_function *function = NULL;
  for (size_t i = 0; i < shlo_module_function_count(s->module) && s->status == SHLO_OK; ++i) {
    s->status = shlo_module_function_at(s->module, i, &function, &s->error);
    shlo_function_argument_name(function, 0, NULL);
    shlo_function_argument_type_text(function, 0, NULL);
    shlo_function_result_name(function, 0, NULL);
    shlo_function_destroy(function);
  }
}
static void write_artifact(subject *s) { write_as(s, NULL, &s->artifact); }
static void write_old(subject *s) {
  shlo_buffer *artifact = NULL;
  write_as(s, "1.0.0", &artifact);
  shlo_buffer_destroy(artifact);
}
static void find_version(subject *s) {
  const char *version = NULL;
  s->status = shlo_module_minimum_version(s->module, &version, &s->error);
}
static void find_blockers(subject *s) {
  uint64_t count = 0;
  s->status = shlo_module_blockers(s->module, "0.9.0", 5, NULL, &count, &s->error);
}
static void decompose(subject *s) {
  s->status = shlo_module_decompose_chlo(s->module, &s->other, &s->error);
  shlo_module_destroy(s->other);
  s->other = NULL;
}
static void remove_sharding(subject *s) {
  s->status = shlo_module_remove_sharding(s->module, &s->other, &s->error);
  shlo_module_destroy(s->other);
  s->other = NULL;
}
static void keep_others(subject *s) {
  s->status = shlo_module_apply_other_dialects(s->module, SHLO_OTHER_DIALECTS_KEEP, NULL, &s->other, &s->error);
  shlo_module_destroy(s->other);
  s->other = NULL;
}
static void strip_others(subject *s) {
  s->status = shlo_module_apply_other_dialects(s->module, SHLO_OTHER_DIALECTS_STRIP, NULL, &s->other, &s->error);
  if (s->status == SHLO_UNSUPPORTED && s->program->kind == NOT_RUN) { /* ops cannot be dropped */
    shlo_error_destroy(s->error);
    s->error = NULL;
    s->status = SHLO_OK;
    return;
  }
  shlo_module_destroy(s->other);
  s->other = NULL;
}
static void read_artifact(subject *s) {
  s->status =
      shlo_artifact_read(shlo_buffer_data(s->artifact), shlo_buffer_size(s->artifact), NULL, &s->read, &s->error);
}
static void destroy_read(subject *s) {
  shlo_module_destroy(s->read);
  s->read = NULL;
  s->status = SHLO_OK;
}
static void inspect(subject *s) {
  s->status =
      shlo_artifact_inspect(shlo_buffer_data(s->artifact), shlo_buffer_size(s->artifact), &s->inspection, &s->error);
  shlo_inspection_destroy(s->inspection);
}
static void print_versioned(subject *s) {
  s->status =
      shlo_artifact_print(shlo_buffer_data(s->artifact), shlo_buffer_size(s->artifact), NULL, &s->versioned, &s->error);
}
static void parse_versioned(subject *s) {
  shlo_parse_options *options = NULL;
  shlo_buffer *artifact = NULL;
  s->status = shlo_parse_options_create(&options, &s->error);
  if (s->status == SHLO_OK)
    s->status = shlo_parse_options_set_max_nesting(options, 400, &s->error);
  if (s->status == SHLO_OK)
    s->status = shlo_artifact_parse(shlo_buffer_data(s->versioned), shlo_buffer_size(s->versioned), options, NULL,
                                    &artifact, &s->error);
  shlo_buffer_destroy(artifact);
  shlo_parse_options_destroy(options);
}
static void plan(subject *s) { s->status = shlo_plan_create(s->module, NULL, &s->plan, &s->error); }
static void run(subject *s) {
  const uint8_t yes = 1;
  const float number = 2;
  float result = 0;
  const void *inputs[] = {&yes, &number};
  void *outputs[] = {&result};
  s->status = shlo_plan_run_raw(s->plan, 2, inputs, 1, outputs, NULL, &s->error);
}
static void destroy_plan(subject *s) {
  shlo_plan_destroy(s->plan);
  s->status = SHLO_OK;
}
static void destroy_module(subject *s) {
  shlo_module_destroy(s->module);
  s->status = SHLO_OK;
}

static void infer_types(subject *s) {
  s->status = shlo_onnx_infer(s->module, NULL, &s->other, &s->error);
  shlo_module_destroy(s->other);
  s->other = NULL;
}
static void write_model(subject *s) { s->status = shlo_onnx_write(s->module, NULL, &s->model, NULL, &s->error); }
static void load_model(subject *s) {
  s->status = shlo_module_load(shlo_buffer_data(s->model), shlo_buffer_size(s->model), NULL, &s->other, &s->error);
  shlo_module_destroy(s->other);
  s->other = NULL;
}
static void inspect_model(subject *s) {
  shlo_onnx_inspection *inspection = NULL;
  s->status = shlo_onnx_inspect(shlo_buffer_data(s->model), shlo_buffer_size(s->model), &inspection, &s->error);
  shlo_onnx_inspection_destroy(inspection);
}

/* What a call needs from those before it. */
enum { NOTHING, MODULE, ARTIFACT, VERSIONED, MAIN_FUNCTION, PLAN, MODEL_MODULE, MODEL_FILE };

static const struct {
  const char *name;
  void (*call)(subject *);
  int needs;
  int more; /* KiB for each level of a NESTED_MODEL */
} calls[] = {
    {"parse", parse_text, NOTHING, 0},
    {"parse-unverified", parse_unverified_text, NOTHING, 0},
    {"verify", verify, MODULE, 0},
    {"print", print, MODULE, 0},
    {"print-generic", print_generic, MODULE, 0},
    {"print-operation", print_operation, MODULE, 0},
    {"list", list, MODULE, 0},
    {"walk", walk, MODULE, 0},
    {"find-version", find_version, MODULE, 0},
    {"find-blockers", find_blockers, MODULE, 0},
    {"decompose", decompose, MODULE, 0},
    {"remove-sharding", remove_sharding, MODULE, 0},
    {"keep-others", keep_others, MODULE, 0},
    {"strip-others", strip_others, MODULE, 0},
    {"write", write_artifact, MODULE, 0},
    {"write-old", write_old, MODULE, 0},
    {"read", read_artifact, ARTIFACT, 0},
    {"destroy-read", destroy_read, ARTIFACT, 0},
    {"inspect", inspect, ARTIFACT, 0},
    {"print-versioned", print_versioned, ARTIFACT, 0},
    {"parse-versioned", parse_versioned, VERSIONED, 0},
    {"plan", plan, MAIN_FUNCTION, 0},
    {"run", run, PLAN, 0},
    {"destroy-plan", destroy_plan, PLAN, 0},
    {"infer", infer_types, MODEL_MODULE, 2},
    {"write-model", write_model, MODEL_MODULE, 4},
    {"load-model", load_model, MODEL_FILE, 4},
    {"inspect-model", inspect_model, MODEL_FILE, 0},
    {"destroy-module", destroy_module, MODULE, 0},
};

typedef struct {
  subject *s;
  void (*call)(subject *);
} bound_call;

static void make_call(void *argument) {
  bound_call *bound = argument;
  bound->call(bound->s);
}

/* --- Tests ------------------------------------------------------------------------------------------- */

static const char *wanted = ""; /* the argument of the program */

/* Whether the list of words has the word. */
static int lists(const char *words, const char *word) {
  const size_t length = strlen(word);
  for (const char *at = words; (at = strstr(at, word)); ++at)
    if ((at == words || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0'))
      return 1;
  return 0;
}

/* Makes all calls for the program, with so many levels. */
static int measure(const nested_program *program, int levels, const char *refused, size_t *most) {
  subject s = {.program = program, .text = text_of(program, levels)};
  int failures = 0;
  if (*wanted)
    printf("%s, %d levels:\n", program->name, levels);
  for (size_t i = 0; i < sizeof calls / sizeof *calls; ++i) {
    const int needs = calls[i].needs;
    if ((needs == MODULE && !s.module) || (needs == ARTIFACT && !s.artifact) || (needs == PLAN && !s.plan) ||
        (needs == VERSIONED && !s.versioned) || (needs == MODEL_FILE && !s.model) ||
        (needs == MODEL_MODULE && (!s.module || program->kind < MODEL)) ||
        (needs == MAIN_FUNCTION && (!s.module || program->kind == NOT_RUN || program->kind >= MODEL)))
      continue;
    const int is_refused = lists(refused, calls[i].name);
    bound_call bound = {&s, calls[i].call};
    const size_t more = program->kind == NESTED_MODEL ? (size_t)calls[i].more * 1024 * (size_t)levels : 0;
    const size_t used = stack_of(make_call, &bound, STACK + more);
    if (*wanted)
      printf("  %-18s %6.1f KiB %s\n", calls[i].name, (double)used / 1024, shlo_status_name(s.status));
    if (is_refused ? s.status != SHLO_LIMIT && s.status != SHLO_UNSUPPORTED : s.status != SHLO_OK) {
      print_error("%s, %s: %s: %s\n", program->name, calls[i].name, shlo_status_name(s.status),
                  shlo_error_message(s.error, NULL));
      ++failures;
    }
    if (used > MOST + more) {
      print_error("%s, %d levels, %s: %zu bytes of stack\n", program->name, levels, calls[i].name, used);
      ++failures;
    }
    if (!more && used > *most)
      *most = used;
    shlo_error_destroy(s.error);
    s.error = NULL;
  }
  shlo_buffer_destroy(s.printed);
  shlo_buffer_destroy(s.artifact);
  shlo_buffer_destroy(s.versioned);
  shlo_buffer_destroy(s.model);
  free(s.text);
  return failures;
}

static void calls_need_little_stack(void **state) {
  (void)state;
  int failures = 0, measured = 0;
  size_t most = 0;
  for (size_t i = 0; i < sizeof programs / sizeof *programs; ++i)
    if (strstr(programs[i].name, wanted)) {
      const int kernels = programs[i].kind == KERNELS;
      failures += measure(&programs[i], programs[i].levels, kernels ? "plan" : programs[i].refused, &most);
      if (kernels)
        failures += measure(&programs[i], KERNEL_BODIES, programs[i].refused, &most);
      ++measured;
    }
  assert_true(measured > 0);
  printf("%d programs: at most %.1f KiB of stack, but for graphs in graphs of ONNX\n", measured, (double)most / 1024);
  assert_int_equal(failures, 0);
}

/* What is measured: a call that writes `argument` bytes of its stack. */
static void use_stack(void *argument) {
  const size_t bytes = *(const size_t *)argument;
  volatile char *block = __builtin_alloca(bytes);
  for (size_t i = 0; i < bytes; ++i)
    block[i] = 1;
}

static void the_stack_is_measured(void **state) {
  (void)state;
  for (size_t bytes = 1000; bytes < STACK / 2; bytes += 5000) {
    const size_t used = stack_of(use_stack, &bytes, STACK);
    assert_in_range(used, bytes, bytes + (SANITIZED ? 4096 : 512));
  }
}

/* A call that needs more stack than there is ends the process, so such a call of the library could not be missed. */
static void a_small_stack_is_seen(void **state) {
  (void)state;
  const pid_t child = fork();
  assert_true(child >= 0);
  if (child == 0) {
    signal(SIGSEGV, SIG_DFL);
    size_t bytes = STACK;
    stack_of(use_stack, &bytes, STACK);
    _exit(0);
  }
  int status = 0;
  assert_int_equal(waitpid(child, &status, 0), child);
  assert_true(WIFSIGNALED(status) || (SANITIZED && WEXITSTATUS(status) != 0));
  if (!SANITIZED)
    assert_int_equal(WTERMSIG(status), SIGSEGV);
}

int main(int argc, char **argv) {
  if (argc > 1)
    wanted = argv[1];
  if (SANITIZED)
    puts("with a sanitizer, frames are larger: calls only must succeed on a stack of 2 MiB");
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(the_stack_is_measured),
      cmocka_unit_test(a_small_stack_is_seen),
      cmocka_unit_test(calls_need_little_stack),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
