/* artifact.h: versioned programs as text.
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#include "artifacts.h"

#define NO_ATTRIBUTES                                                                                                  \
  "arg_attrs = #vhlo.array_v1<[]>, res_attrs = #vhlo.array_v1<[]>, sym_visibility = #vhlo.string_v1<\"\">"
#define F32 "!vhlo.tensor_v1<4x!vhlo.f32_v1>"

/* A function with one argument that contains the ops; its result is %r. */
#define VERSIONED(ops)                                                                                                 \
  "module {\n"                                                                                                         \
  "  vhlo.func_v1 @main(%arg0: " F32 ") -> (" F32 ") {\n" ops "    \"vhlo.return_v1\"(%0) : (" F32 ") -> ()\n"         \
  "  } {" NO_ATTRIBUTES "}\n"                                                                                          \
  "}\n"
#define ATTRIBUTE(value) VERSIONED("    %0 = \"vhlo.abs_v1\"(%arg0) {x.y = " value "} : (" F32 ") -> " F32 "\n")
#define TANH "    %0 = \"vhlo.tanh_v1\"(%arg0) : (" F32 ") -> " F32 "\n"

static shlo_buffer *artifact_of(const char *text, const char *target) {
  shlo_write_options *options = options_for(target);
  shlo_buffer *artifact = NULL;
  ok(shlo_artifact_parse(text, strlen(text), NULL, options, &artifact, &error));
  shlo_write_options_destroy(options);
  return artifact;
}

static shlo_buffer *printed_artifact(const shlo_buffer *artifact, const shlo_print_options *options) {
  shlo_buffer *text = NULL;
  ok(shlo_artifact_print(shlo_buffer_data(artifact), shlo_buffer_size(artifact), options, &text, &error));
  return text;
}

static void expect_versioned(const shlo_buffer *artifact, const char *text) {
  shlo_buffer *printed = printed_artifact(artifact, NULL);
  assert_string_equal(shlo_buffer_data(printed), text);
  shlo_buffer_destroy(printed);
}

static void an_old_op_stays_what_it_is(void **state) {
  (void)state;
  static const char text[] = VERSIONED(TANH);
  /* tanh_v1 ends with 1.9.0. */
  shlo_buffer *artifact = artifact_of(text, NULL), *old = artifact_of(text, "0.9.3");
  expect_version(artifact, "1.9.0");
  expect_version(old, "0.9.3");
  expect_versioned(artifact, text);
  expect_versioned(old, text);

  /* When it is read as a program it is upgraded. */
  shlo_module *module = read_back(artifact), *loaded = NULL;
  ok(shlo_module_load(text, strlen(text), NULL, &loaded, &error));
  expect_same_text(module, loaded);
  shlo_buffer *recent = write_for(loaded, NULL), *printed = printed_artifact(recent, NULL);
  assert_non_null(
      strstr(shlo_buffer_data(printed), "\"vhlo.tanh_v2\"(%arg0) <{result_accuracy = #vhlo.result_accuracy_v1<"));
  shlo_buffer_destroy(printed);
  shlo_buffer_destroy(recent);
  shlo_buffer_destroy(old);
  shlo_buffer_destroy(artifact);
  shlo_module_destroy(loaded);
  shlo_module_destroy(module);
}

/* The type of a channel's number is not part of the program. */
static void channels_have_numbers_of_any_width(void **state) {
  (void)state;
  static const struct {
    const char *number, *handle;
  } cases[] = {{"1 : i64", "handle = 1,"}, {"7 : i32", "handle = 7,"}, {"-2 : i8", "handle = -2,"}};
  static const char program[] = VERSIONED(
      "    %0 = \"vhlo.collective_permute_v1\"(%arg0) <{channel_id = #vhlo.integer_v1<NUMBER>, source_target_pairs = "
      "#vhlo.tensor_v1<dense<[[0, 1]]> : tensor<1x2xi64>>}> : (" F32 ") -> " F32 "\n");
  const char *number = strstr(program, "NUMBER");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    char text[2048];
    snprintf(text, sizeof text, "%.*s%s%s", (int)(number - program), program, cases[i].number,
             number + strlen("NUMBER"));
    shlo_module *module = NULL;
    ok(shlo_module_load(text, strlen(text), NULL, &module, &error));
    shlo_buffer *printed = NULL;
    ok(shlo_module_print(module, NULL, &printed, &error));
    if (!strstr(shlo_buffer_data(printed), cases[i].handle))
      fail_msg("%s", shlo_buffer_data(printed));
    shlo_buffer_destroy(printed);
    shlo_module_destroy(module);
  }
}

static void refused_text(shlo_status code, const char *message, const char *text, const char *target) {
  shlo_write_options *options = options_for(target);
  shlo_buffer *out = UNTOUCHED(shlo_buffer);
  fails(code, message, shlo_artifact_parse(text, strlen(text), NULL, options, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_write_options_destroy(options);
}

static void ops_of_no_versioned_program_are_refused(void **state) {
  (void)state;
  refused_text(SHLO_VERSION, "'vhlo.tanh_v1' is not in versions after 1.9.0", VERSIONED(TANH), "1.10.0");
  refused_text(SHLO_VERSION, "'vhlo.tan_v1' or its parts need version 1.4.0",
               VERSIONED("    %0 = \"vhlo.tan_v1\"(%arg0) : (" F32 ") -> " F32 "\n"), "1.3.0");
  refused_text(SHLO_VERSION, "no version has all ops of the program",
               VERSIONED("    %0 = \"vhlo.tanh_v1\"(%arg0) {a = #vhlo<comparison_type_v1 WEAKORDER>} "
                         ": (" F32 ") -> " F32 "\n"),
               NULL);
  refused_text(SHLO_VERSION, "'vhlo.tanh_v3' is not known to this library",
               VERSIONED("    %0 = \"vhlo.tanh_v3\"(%arg0) : (" F32 ") -> " F32 "\n"), NULL);
  refused_text(SHLO_UNSUPPORTED, "'stablehlo.tanh' does not belong to the versioned dialect",
               VERSIONED("    %0 = \"stablehlo.tanh\"(%arg0) : (" F32 ") -> " F32 "\n"), NULL);
  refused_text(SHLO_UNSUPPORTED, "has several blocks",
               VERSIONED(TANH "    \"vhlo.return_v1\"(%0) : (" F32 ") -> ()\n  ^bb1:\n"), NULL);
  refused_text(SHLO_UNSUPPORTED, "successor blocks",
               VERSIONED(TANH "    \"vhlo.while_v1\"(%0) ({\n^bb1:\n\"vhlo.abs_v1\"()[^bb1] : () -> ()}) "
                              ": (" F32 ") -> ()\n"),
               NULL);
  refused_text(SHLO_INVALID_PROGRAM, "lacks attribute 'result_accuracy'",
               VERSIONED("    %0 = \"vhlo.tanh_v2\"(%arg0) : (" F32 ") -> " F32 "\n"), NULL);
  refused_text(SHLO_INVALID_PROGRAM, "has no attribute 'speed' in this version",
               VERSIONED("    %0 = \"vhlo.tanh_v1\"(%arg0) <{speed = 1 : i32}> : (" F32 ") -> " F32 "\n"), NULL);
  refused_text(SHLO_MALFORMED, "properties that are not a dictionary",
               VERSIONED("    %0 = \"vhlo.tanh_v1\"(%arg0) <1 : i32> : (" F32 ") -> " F32 "\n"), NULL);
  refused_text(SHLO_MALFORMED, "'f33_v1' is not a versioned type",
               VERSIONED("    %0 = \"vhlo.tanh_v1\"(%arg0) : (!vhlo.f33_v1)"), NULL);
  refused_text(SHLO_MALFORMED, "'FAST' is not a case of precision_v1",
               VERSIONED("    %0 = \"vhlo.tanh_v1\"(%arg0) {p = #vhlo<precision_v1 FAST>}"), NULL);
  static const struct {
    const char *text, *message;
  } malformed[] = {
      {ATTRIBUTE("#vhlo.bool_v1<maybe>"), "expected true or false"},
      {ATTRIBUTE("#vhlo.bool_v1<1>"), "expected"},
      {ATTRIBUTE("#vhlo.string_v1<1>"), "expected string"},
      {ATTRIBUTE("#vhlo.array_v1<[],>"), "expected"},
      {ATTRIBUTE("#vhlo.integer_v1<\"x\">"), "expected an integer of a versioned type"},
      {ATTRIBUTE("#vhlo.integer_v1<1 : si8>"), "expected an integer of a versioned type"},
      {ATTRIBUTE("#vhlo.integer_v1<1 : i1>"), "expected an integer of a versioned type"},
      {ATTRIBUTE("#vhlo.integer_v1<>"), "expected"},
      {ATTRIBUTE("#vhlo.float_v1<x : !vhlo.f32_v1>"), "expected a number"},
      {ATTRIBUTE("#vhlo.float_v1<1.0 !vhlo.f32_v1>"), "expected ':'"},
      {ATTRIBUTE("#vhlo.float_v1<1.0 : >"), "expected a type"},
      {ATTRIBUTE("#vhlo.float_v1<1.0 : !vhlo.i32_v1>"), "expected a versioned float type"},
      {ATTRIBUTE("#vhlo.tensor_v1<1 : i32>"), "expected a constant of a versioned type"},
      {ATTRIBUTE("#vhlo.tensor_v1<dense<1> : tensor<1xi3>>"), "expected a constant of a versioned type"},
      {ATTRIBUTE("#vhlo.tensor_v1<dense<1> : vector<1xi32>>"), "expected a constant of a versioned type"},
      {ATTRIBUTE("#vhlo.tensor_v1<dense<1> : tensor<1xi32, #stablehlo.bounds<?>>>"),
       "expected a constant of a versioned type"},
      {ATTRIBUTE("#vhlo.tensor_v1<dense<(1.0, 2.0)> : tensor<1xcomplex<f80>>>"),
       "expected a constant of a versioned type"},
      {ATTRIBUTE("#vhlo.type_v1<!vhlo.tuple_v1<!vhlo.f32_v1, >>"), "expected a type"},
      {ATTRIBUTE("#vhlo.type_v1<!vhlo.tuple_v1<!vhlo.f32_v1,, !vhlo.f32_v1>>"), "expected a type"},
      {ATTRIBUTE("#vhlo.type_v1<!vhlo.func_v1<(!vhlo.f32_v1 -> ()>>"), "expected"},
      {ATTRIBUTE("#vhlo.type_v1<!vhlo.tensor_v1<4x-1x!vhlo.f32_v1>>"), "expected a type"},
      {ATTRIBUTE("#vhlo.type_v1<!vhlo.quant_per_axis_v1<!vhlo.i4_v1:!vhlo.f32_v1, -1, [0.5], [0], -7:7, 1>>"),
       "expected a non-negative number"},
      {ATTRIBUTE("#vhlo.sub_axis_info_v1<pre_size = x, size = 2>"), "expected"},
      {ATTRIBUTE("#vhlo.dict_v1<{#vhlo.string_v1<\"a\">}>"), "expected"},
      {ATTRIBUTE(
           "#vhlo.output_operand_alias_v1<outputTupleIndices = [?, 1.5], operandIndex = 0, operandTupleIndices = []>"),
       "expected"},
  };
  for (size_t i = 0; i < sizeof malformed / sizeof *malformed; ++i)
    refused_text(SHLO_MALFORMED, malformed[i].message, malformed[i].text, NULL);
  refused_text(SHLO_MALFORMED, "expected a type", "module {\n  vhlo.func_v1 @f() -> {\n  }\n}\n", NULL);
  refused_text(SHLO_MALFORMED, "'sym_name' is defined twice",
               "module {\n  vhlo.func_v1 @f() -> () {\n    \"vhlo.return_v1\"() : () -> ()\n  } "
               "{sym_name = #vhlo.string_v1<\"g\">}\n}\n",
               NULL);
  /* The rules of the ops are verified only if the options say so. */
  static const char wrong[] = VERSIONED("    %0 = \"vhlo.add_v1\"(%arg0) : (" F32 ") -> " F32 "\n");
  refused_text(SHLO_INVALID_PROGRAM, "add", wrong, NULL);
  shlo_parse_options *options = NULL;
  shlo_buffer *artifact = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  ok(shlo_artifact_parse(wrong, strlen(wrong), options, NULL, &artifact, &error));
  expect_versioned(artifact, wrong);
  shlo_buffer_destroy(artifact);
  shlo_parse_options_destroy(options);

  fails(SHLO_UNSUPPORTED, "shlo_module_load reads it",
        shlo_module_parse(wrong, strlen(wrong), NULL, &(shlo_module *){NULL}, &error));
  fails(SHLO_MALFORMED, "text of a versioned program",
        shlo_artifact_read(wrong, strlen(wrong), NULL, &(shlo_module *){NULL}, &error));
}

/* What the library never writes is printed and parsed as it is: functions without a custom form among it. */
static void unusual_text_is_kept(void **state) {
  (void)state;
#define FUNCTION(name, type, body)                                                                                     \
  "module {\n  \"vhlo.func_v1\"() <{arg_attrs = #vhlo.array_v1<[]>, function_type = " type                             \
  ", res_attrs = #vhlo.array_v1<[]>, sym_name = " name ", sym_visibility = #vhlo.string_v1<\"\">}> (" body             \
  ") : () -> ()\n}\n"
#define NONE "#vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>"
#define NAMED "#vhlo.string_v1<\"f\">"
#define RETURNS "{\n    \"vhlo.return_v1\"() : () -> ()\n  }"
  static const char *const texts[] = {
      ATTRIBUTE("#vhlo.float_v1<1.500000e+00 : !vhlo.f32_v1>"),
      ATTRIBUTE("#vhlo.float_v1<0x7FC00001 : !vhlo.f32_v1>"),
      ATTRIBUTE("#vhlo.axis_ref_v1<name = #vhlo.bool_v1<true>, sub_axis_info = #vhlo.string_v1<\"\">>"),
      ATTRIBUTE("#vhlo.axis_ref_v1<name = #vhlo.string_v1<\"x\">>"),
      ATTRIBUTE("#vhlo.dict_v1<{#vhlo.bool_v1<true> = #vhlo.string_v1<\"\">}>"),
      ATTRIBUTE("#vhlo.type_v1<!vhlo.func_v1<(()) -> ()>>"),
      ATTRIBUTE("#vhlo.type_v1<!vhlo.func_v1<(!vhlo.f32_v1, !vhlo.f16_v1) -> !vhlo.f32_v1, !vhlo.f16_v1>>"),
      ATTRIBUTE("#vhlo.type_v1<!vhlo.tuple_v1<>>"),
      ATTRIBUTE("#vhlo.type_v1<!vhlo.witness_v1>"),
      ATTRIBUTE("#vhlo.type_v1<!vhlo.tensor_v1<4x!vhlo.f32_v1, #vhlo.string_v1<\"x\">>>"),
      /* Functions with no name, a name or type of another kind, arguments that the type does not have, no block. */
      FUNCTION("#vhlo.string_v1<\"\">", NONE, RETURNS),
      FUNCTION("#vhlo.bool_v1<true>", NONE, RETURNS),
      FUNCTION(NAMED, "#vhlo.string_v1<\"\">", RETURNS),
      FUNCTION(NAMED, "#vhlo.type_v1<!vhlo.f32_v1>", RETURNS),
      FUNCTION(NAMED, "#vhlo.type_v1<!vhlo.func_v1<(!vhlo.f32_v1) -> ()>>", RETURNS),
      FUNCTION(NAMED, NONE, "{\n  ^bb0(%arg0: !vhlo.f32_v1):\n    \"vhlo.return_v1\"() : () -> ()\n  }"),
      FUNCTION(NAMED, NONE, "{\n  ^bb0:\n  }"),
      FUNCTION(NAMED, NONE, RETURNS ", " RETURNS),
  };
  /* A hexadecimal number that is too long for its type is the bits of an f64, here those of 1.5. */
  static const char wide[] = ATTRIBUTE("#vhlo.float_v1<0x3FF8000000000000 : !vhlo.f32_v1>");
  shlo_buffer *number = artifact_of(wide, NULL);
  expect_versioned(number, texts[0]);
  shlo_buffer_destroy(number);
  shlo_parse_options *options = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_verify(options, 0, &error));
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    shlo_buffer *artifact = NULL;
    ok(shlo_artifact_parse(texts[i], strlen(texts[i]), options, NULL, &artifact, &error));
    expect_versioned(artifact, texts[i]);
    shlo_buffer_destroy(artifact);
  }
  shlo_parse_options_destroy(options);
}

/* The ops' own attributes may be properties or among the others, but not both. */
static void an_attribute_has_one_place(void **state) {
  (void)state;
#define DIMENSIONS "permutation = #vhlo.tensor_v1<dense<0> : tensor<1xi64>>"
#define TRANSPOSE(properties, attributes)                                                                              \
  VERSIONED("    %0 = \"vhlo.transpose_v1\"(%arg0)" properties attributes " : (" F32 ") -> " F32 "\n")
  static const char apart[] = TRANSPOSE(" <{" DIMENSIONS "}>", ""), together[] = TRANSPOSE("", " {" DIMENSIONS "}");
  shlo_buffer *first = artifact_of(apart, NULL), *second = artifact_of(together, NULL);
  expect_versioned(first, apart);
  expect_versioned(second, apart);
  shlo_buffer_destroy(first);
  shlo_buffer_destroy(second);
  refused_text(SHLO_MALFORMED, "'vhlo.transpose_v1' has attribute 'permutation' twice",
               TRANSPOSE(" <{" DIMENSIONS "}>", " {" DIMENSIONS "}"), NULL);
  refused_text(SHLO_INVALID_PROGRAM, "lacks attribute 'permutation'", TRANSPOSE("", ""), NULL);
}

/* Any patch of a version has the ops of the version. */
static void patches_have_the_same_ops(void **state) {
  (void)state;
  static const char tan[] = VERSIONED("    %0 = \"vhlo.tan_v1\"(%arg0) : (" F32 ") -> " F32 "\n");
  static const char tanh[] = VERSIONED(TANH); /* up to 1.9.0 */
  static const struct {
    const char *text, *target;
    int is_good;
  } cases[] = {{tan, "1.3.9", 0},  {tan, "1.4.0", 1},   {tan, "1.4.7", 1},
               {tanh, "1.9.0", 1}, {tanh, "1.9.99", 1}, {tanh, "1.10.0", 0}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    if (!cases[i].is_good) {
      refused_text(SHLO_VERSION, "version", cases[i].text, cases[i].target);
      continue;
    }
    shlo_buffer *artifact = artifact_of(cases[i].text, cases[i].target);
    expect_version(artifact, cases[i].target);
    expect_versioned(artifact, cases[i].text);
    shlo_buffer_destroy(artifact);
  }
}

/* What no version of an op says: the target lacks these values of its attributes. They came with 1.3.0. */
static void values_of_later_versions_are_refused(void **state) {
  (void)state;
#define CALL(config, version)                                                                                          \
  VERSIONED("    %0 = \"vhlo.custom_call_v1\"(%arg0) <{"                                                               \
            "api_version = #vhlo<api_version_v1 " version ">, backend_config = " config ", "                           \
            "call_target_name = #vhlo.string_v1<\"f\">, called_computations = #vhlo.array_v1<[]>, "                    \
            "has_side_effect = #vhlo.bool_v1<false>, operand_layouts = #vhlo.array_v1<[]>, "                           \
            "output_operand_aliases = #vhlo.array_v1<[]>, "                                                            \
            "result_layouts = #vhlo.array_v1<[]>}> : (" F32 ") -> " F32 "\n")
  static const char plain[] = CALL("#vhlo.string_v1<\"c\">", "API_VERSION_STATUS_RETURNING");
  static const char typed[] =
      CALL("#vhlo.dict_v1<{#vhlo.string_v1<\"a\"> = #vhlo.bool_v1<true>}>", "API_VERSION_TYPED_FFI");
  static const char *const targets[] = {"1.2.0", "1.3.0"};
  for (size_t i = 0; i < 2; ++i) {
    shlo_buffer *artifact = artifact_of(plain, targets[i]);
    expect_versioned(artifact, plain);
    shlo_buffer_destroy(artifact);
  }
  shlo_buffer *artifact = artifact_of(typed, "1.3.0");
  expect_versioned(artifact, typed);
  shlo_buffer_destroy(artifact);
  refused_text(SHLO_VERSION, "1.3.0", typed, "1.2.0");
}

/* What the format can say, but no program: it is written unverified, and not read. NULL: it is read. */
static void what_no_program_has_is_not_read(void **state) {
  (void)state;
#define CAST(from, to)                                                                                                 \
  VERSIONED("    %0 = \"vhlo.abs_v1\"(%arg0) : (" F32 ") -> " F32 "\n"                                                 \
            "    %1 = builtin.unrealized_conversion_cast " from " to " to "\n")
#define EXPONENTIAL(attributes)                                                                                        \
  VERSIONED("    %0 = \"vhlo.exponential_v1\"(%arg0) " attributes " : (" F32 ") -> " F32 "\n")
#define COMPOSITE(regions)                                                                                             \
  VERSIONED("    %0 = \"vhlo.composite_v1\"(%arg0) <{composite_attributes = #vhlo.dict_v1<{}>, "                       \
            "decomposition = #vhlo.string_v1<\"main\">, name = #vhlo.string_v1<\"a.b\">, "                             \
            "version = #vhlo.integer_v1<0 : i32>}> " regions ": (" F32 ") -> " F32 "\n")
#define QUANTIZED(parts) EXPONENTIAL("{x.y = #vhlo.type_v1<!vhlo.tensor_v1<2x!vhlo.quant_v1<!vhlo." parts ">>>}")
#define PER_AXIS(parts)                                                                                                \
  EXPONENTIAL("{x.y = #vhlo.type_v1<!vhlo.tensor_v1<2x1x!vhlo.quant_per_axis_v1<!vhlo.i4_v1:!vhlo.f32_v1, " parts      \
              ", -7:7, 1>>>}")
#define SCALAR "!vhlo.tensor_v1<!vhlo.f32_v1>"
#define REDUCED(operands, types, results)                                                                              \
  VERSIONED("    %0" results " = \"vhlo.all_reduce_v1\"(" operands ") <{channel_id = #vhlo.integer_v1<0 : i64>, "      \
            "replica_groups = #vhlo.tensor_v1<dense<0> : tensor<1x1xi64>>, "                                           \
            "use_global_device_ids = #vhlo.bool_v1<false>}> ({\n"                                                      \
            "    ^bb0(%a: " SCALAR ", %b: " SCALAR "):\n"                                                              \
            "      %s = \"vhlo.add_v1\"(%a, %b) : (" SCALAR ", " SCALAR ") -> " SCALAR "\n"                            \
            "      \"vhlo.return_v1\"(%s) : (" SCALAR ") -> ()\n"                                                      \
            "    }) : (" types ") -> (" types ")\n")
#define PERMUTED(permutation)                                                                                          \
  VERSIONED("    %0 = \"vhlo.transpose_v1\"(%arg0) <{permutation = " permutation "}> : (" F32 ") -> " F32 "\n")
#define CALLED(callee)                                                                                                 \
  VERSIONED("    %0 = \"vhlo.call_v1\"(%arg0) <{callee = #vhlo.string_v1<\"" callee "\">}> "                           \
            ": (" F32 ") -> " F32 "\n")
#define TYPED(type) ATTRIBUTE("#vhlo.type_v1<" type ">")
#define MESHED(mesh, axes)                                                                                             \
  VERSIONED("    %0 = \"vhlo.all_reduce_v2\"(%arg0) <{channel_id = #vhlo.integer_v1<0 : i64>, "                        \
            "replica_groups = #vhlo.replica_group_mesh_axes_v1<mesh = " mesh ", axes = " axes ">, "                    \
            "use_global_device_ids = #vhlo.bool_v1<false>}> ({\n"                                                      \
            "    ^bb0(%a: " SCALAR ", %b: " SCALAR "):\n"                                                              \
            "      %s = \"vhlo.add_v1\"(%a, %b) : (" SCALAR ", " SCALAR ") -> " SCALAR "\n"                            \
            "      \"vhlo.return_v1\"(%s) : (" SCALAR ") -> ()\n"                                                      \
            "    }) : (" F32 ") -> (" F32 ")\n")
#define X "#vhlo.string_v1<\"x\">"
#define MESH(axes, devices) "#vhlo.mesh_v1<axes = " axes devices ">"
#define MESH_X MESH("#vhlo.array_v1<[#vhlo.mesh_axis_v1<name = " X ", size = 2>]>", "")
#define AXES(axis) "#vhlo.array_v1<[" axis "]>"
#define AXIS_X AXES("#vhlo.axis_ref_v1<name = " X ">")
  static const struct {
    const char *text;
    shlo_status code;
    const char *message;
  } cases[] = {
      {TYPED("!vhlo.complex_v1<!vhlo.f32_v1>"), SHLO_OK, ""},
      {TYPED("!vhlo.complex_v1<!vhlo.token_v1>"), SHLO_MALFORMED, "invalid parts"},
      {TYPED("!vhlo.tensor_v1<4x!vhlo.token_v1>"), SHLO_OK, ""},
      {TYPED("!vhlo.tensor_v1<4x!vhlo.tuple_v1<>>"), SHLO_MALFORMED, "invalid parts"},
      {TYPED("!vhlo.unranked_tensor_v1<!vhlo.tuple_v1<>>"), SHLO_MALFORMED, "invalid parts"},
      {TYPED("!vhlo.buffer_v1<4x!vhlo.f32_v1>"), SHLO_OK, ""},
      {TYPED("!vhlo.buffer_v1<4x!vhlo.tuple_v1<>>"), SHLO_MALFORMED, "invalid parts"},
      {TYPED("!vhlo.tensor_v1<?x!vhlo.f32_v1, #vhlo.type_extensions_v1<bounds = [4]>>"), SHLO_OK, ""},
      {TYPED("!vhlo.tensor_v1<?x!vhlo.f32_v1, " X ">"), SHLO_MALFORMED, "bounds"},
      {TYPED("!vhlo.witness_v1"), SHLO_UNSUPPORTED, "types of code 26 are not supported"},
      {MESHED(MESH_X, AXIS_X), SHLO_OK, ""},
      {MESHED(MESH("#vhlo.array_v1<[#vhlo.mesh_axis_v1<name = " X ", size = 2>]>",
                   ", device_ids = #vhlo.tensor_v1<dense<[1, 0]> : tensor<2xi64>>"),
              AXIS_X),
       SHLO_OK, ""},
      {MESHED(MESH_X,
              AXES("#vhlo.axis_ref_v1<name = " X ", sub_axis_info = #vhlo.sub_axis_info_v1<pre_size = 1, size = 2>>")),
       SHLO_OK, ""},
      {MESHED("#vhlo.string_v1<\"\">", AXIS_X), SHLO_MALFORMED, "expected a mesh"},
      {MESHED("#vhlo.bool_v1<true>", AXIS_X), SHLO_MALFORMED, "expected a mesh"},
      {MESHED(MESH_X, X), SHLO_MALFORMED, "list of axes"},
      {MESHED(MESH_X, AXES(X)), SHLO_MALFORMED, "expected an axis"},
      {MESHED(MESH_X, AXES("#vhlo.axis_ref_v1<name = #vhlo.bool_v1<true>>")), SHLO_MALFORMED, "axis name"},
      {MESHED(MESH_X, AXES("#vhlo.axis_ref_v1<name = " X ", sub_axis_info = " X ">")), SHLO_MALFORMED,
       "part of an axis"},
      {MESHED(MESH(X, ""), AXIS_X), SHLO_MALFORMED, "list of axes"},
      {MESHED(MESH(AXES(X), ""), AXIS_X), SHLO_MALFORMED, "expected an axis"},
      {MESHED(MESH(AXES("#vhlo.mesh_axis_v1<name = #vhlo.bool_v1<true>, size = 2>"), ""), AXIS_X), SHLO_MALFORMED,
       "axis name"},
      {MESHED(MESH("#vhlo.array_v1<[]>", ", device_ids = " X), AXIS_X), SHLO_MALFORMED, "expected device ids"},
      {CAST("%0 : " F32, "tensor<4xf32>"), SHLO_OK, ""},
      {CAST("%0 : " F32, "tensor<4xf64>"), SHLO_UNSUPPORTED, "between types that differ"},
      {CAST("%0, %arg0 : " F32 ", " F32, "tensor<4xf32>"), SHLO_MALFORMED, "a cast has several values"},
      {COMPOSITE(""), SHLO_OK, ""},
      {COMPOSITE("({}) "), SHLO_MALFORMED, "'composite_v1' has regions"},
      {EXPONENTIAL(""), SHLO_OK, ""},
      {EXPONENTIAL("{result_accuracy = #vhlo.string_v1<\"\">}"), SHLO_MALFORMED,
       "'result_accuracy' is not allowed here"},
      {REDUCED("%arg0", F32, ""), SHLO_OK, ""},
      {REDUCED("%arg0, %arg0", F32 ", " F32, ":2"), SHLO_MALFORMED, "'all_reduce_v1' with 2 operands"},
      {PERMUTED("#vhlo.tensor_v1<dense<0> : tensor<1xi64>>"), SHLO_OK, ""},
      {PERMUTED("#vhlo.tensor_v1<dense<0> : tensor<1x1xi64>>"), SHLO_MALFORMED, "permutation"},
      {PERMUTED("#vhlo.tensor_v1<dense<0> : tensor<i64>>"), SHLO_MALFORMED, "permutation"},
      {PERMUTED("#vhlo.tensor_v1<dense<0> : tensor<1xi32>>"), SHLO_MALFORMED, "permutation"},
      {PERMUTED("#vhlo.tensor_v1<dense<0> : tensor<1xui64>>"), SHLO_MALFORMED, "permutation"},
      {PERMUTED("#vhlo.string_v1<\"0\">"), SHLO_MALFORMED, "permutation"},
      {QUANTIZED("i8_v1:!vhlo.f32_v1, 0.5:1, -128:127, 1"), SHLO_OK, ""},
      {QUANTIZED("i8_v1:!vhlo.f32_v1, 0.5:1, 0:255, 0"), SHLO_OK, ""},
      {QUANTIZED("i32_v1:!vhlo.bf16_v1, 0.5:1, -2147483648:2147483647, 1"), SHLO_OK, ""},
      {QUANTIZED("i64_v1:!vhlo.f32_v1, 0.5:1, -128:127, 1"), SHLO_MALFORMED, "invalid parts"},
      {QUANTIZED("f16_v1:!vhlo.f32_v1, 0.5:1, -128:127, 1"), SHLO_MALFORMED, "invalid parts"},
      {QUANTIZED("i8_v1:!vhlo.i32_v1, 0.5:1, -128:127, 1"), SHLO_MALFORMED, "invalid parts"},
      {QUANTIZED("i8_v1:!vhlo.f32_v1, 0.5:1, 5:4, 1"), SHLO_MALFORMED, "invalid parts"},
      {QUANTIZED("i8_v1:!vhlo.f32_v1, 0.5:1, -128:128, 1"), SHLO_MALFORMED, "invalid parts"},
      {QUANTIZED("i8_v1:!vhlo.f32_v1, 0.5:1, -128:127, 0"), SHLO_MALFORMED, "invalid parts"},
      {QUANTIZED("i8_v1:!vhlo.f32_v1, 0.5:1, -128:127, 2"), SHLO_MALFORMED, "invalid parts"},
      {PER_AXIS("0, [0.5, 1.25], [0, 2]"), SHLO_OK, ""},
      {PER_AXIS("1, [0.5], [0]"), SHLO_OK, ""},
      {PER_AXIS("0, [0.5, 1.25], [0]"), SHLO_MALFORMED, "invalid parts"},
      {PER_AXIS("0, [0.5], [0, 2]"), SHLO_MALFORMED, "invalid parts"},
      {PER_AXIS("0, [], []"), SHLO_MALFORMED, "invalid parts"},
      {PER_AXIS("2147483648, [0.5, 1.25], [0, 2]"), SHLO_MALFORMED, "invalid parts"},
      {CALLED("main"), SHLO_OK, ""},
      {CALLED(""), SHLO_MALFORMED, "callee"},
  };
  shlo_parse_options *parsing = NULL;
  shlo_read_options *reading = NULL;
  ok(shlo_parse_options_create(&parsing, &error));
  ok(shlo_parse_options_set_verify(parsing, 0, &error));
  ok(shlo_read_options_create(&reading, &error));
  ok(shlo_read_options_set_verify(reading, 0, &error));
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i)
    for (int verifies = 0; verifies < 2; ++verifies) {
      shlo_buffer *artifact = NULL;
      shlo_module *module = NULL;
      shlo_error *error = NULL;
      ok(shlo_artifact_parse(cases[i].text, strlen(cases[i].text), parsing, NULL, &artifact, &error));
      shlo_status status = shlo_artifact_read(shlo_buffer_data(artifact), shlo_buffer_size(artifact),
                                              verifies ? NULL : reading, &module, &error);
      if (status != cases[i].code || !strstr(shlo_error_message(error, NULL), cases[i].message))
        fail_msg("case %zu: %s, %s", i, shlo_status_name(status), shlo_error_message(error, NULL));
      shlo_error_destroy(error);
      shlo_module_destroy(module);
      shlo_buffer_destroy(artifact);
    }
  shlo_read_options_destroy(reading);
  shlo_parse_options_destroy(parsing);
}

/* The first hundred findings are listed; the first one says what kind of error it is. */
static void findings_of_texts_have_an_end(void **state) {
  (void)state;
  for (int count = 99; count <= 101; ++count) {
    char *text = malloc(1 << 16), *end = text;
    assert_non_null(text);
    end += sprintf(end, "\"stablehlo.tanh\"() : () -> ()\n");
    for (int i = 1; i < count; ++i)
      end += sprintf(end, "\"vhlo.unheard_of_v%d\"() : () -> ()\n", i);
    shlo_error *error = NULL;
    assert_int_equal(shlo_artifact_parse(text, (size_t)(end - text), NULL, NULL, &(shlo_buffer *){NULL}, &error),
                     SHLO_UNSUPPORTED);
    assert_int_equal(shlo_error_diagnostic_count(error), count < 100 ? count : 100);
    for (int i = 1; i < count && i < 100; ++i) {
      char op[32];
      snprintf(op, sizeof op, "vhlo.unheard_of_v%d", i);
      assert_string_equal(shlo_diagnostic_op(shlo_error_diagnostic(error, (size_t)i), NULL), op);
      assert_int_equal(shlo_diagnostic_line(shlo_error_diagnostic(error, (size_t)i)), i + 1);
    }
    shlo_error_destroy(error);
    free(text);
  }
}

static void findings_have_their_place(void **state) {
  (void)state;
  static const char text[] = VERSIONED("    %0 = \"vhlo.tanh_v3\"(%arg0) : (" F32 ") -> " F32 "\n");
  shlo_parse_options *options = NULL;
  shlo_error *error = NULL;
  ok(shlo_parse_options_create(&options, &error));
  ok(shlo_parse_options_set_file_name(options, "old.vhlo.mlir", 13, &error));
  assert_int_equal(shlo_artifact_parse(text, strlen(text), options, NULL, &(shlo_buffer *){NULL}, &error),
                   SHLO_VERSION);
  const shlo_diagnostic *finding = shlo_error_diagnostic(error, 0);
  assert_string_equal(shlo_diagnostic_file(finding, NULL), "old.vhlo.mlir");
  assert_int_equal(shlo_diagnostic_line(finding), 3);
  assert_string_equal(shlo_diagnostic_op(finding, NULL), "vhlo.tanh_v3");
  assert_non_null(strstr(shlo_diagnostic_source_line(finding, NULL), "tanh_v3"));
  shlo_error_destroy(error);
  shlo_parse_options_destroy(options);
}

static void versioned_programs_have_options(void **state) {
  (void)state;
  shlo_print_options *print = NULL;
  shlo_buffer *out = UNTOUCHED(shlo_buffer), *text = NULL;
  ok(shlo_print_options_create(&print, &error));
  ok(shlo_print_options_set_max_bytes(print, 100, &error));
  fails(SHLO_LIMIT, "more than 100 bytes", shlo_artifact_print(model, model_size, print, &out, &error));
  ok(shlo_print_options_set_max_bytes(print, UINT64_MAX, &error));
  ok(shlo_print_options_set_generic(print, 1, &error));
  ok(shlo_print_options_set_locations(print, 1, &error));
  ok(shlo_artifact_print(model, model_size, print, &text, &error));
  assert_non_null(strstr(shlo_buffer_data(text), "\"vhlo.func_v1\"() <{"));
  assert_non_null(strstr(shlo_buffer_data(text), "#loc"));
  /* The text is preserved. */
  shlo_buffer *again = artifact_of(shlo_buffer_data(text), "1.18.0"), *twice = printed_artifact(again, print);
  assert_string_equal(shlo_buffer_data(text), shlo_buffer_data(twice));
  shlo_buffer_destroy(twice);
  shlo_buffer_destroy(again);
  shlo_buffer_destroy(text);

  fails(SHLO_INVALID_ARGUMENT, "bytes is NULL", shlo_artifact_print(NULL, 1, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_artifact_print(model, model_size, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "options is",
        shlo_artifact_print(model, model_size, (const shlo_print_options *)(const void *)"none", &out, &error));
  fails(SHLO_MALFORMED, "this is text", shlo_artifact_print(add_program, strlen(add_program), NULL, &out, &error));
  fails(SHLO_MALFORMED, "", shlo_artifact_print(model, model_size - 1, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "text is NULL", shlo_artifact_parse(NULL, 1, NULL, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "out is NULL", shlo_artifact_parse("", 0, NULL, NULL, NULL, &error));
  fails(SHLO_INVALID_ARGUMENT, "parse_options is",
        shlo_artifact_parse("", 0, (const shlo_parse_options *)(const void *)print, NULL, &out, &error));
  fails(SHLO_INVALID_ARGUMENT, "write_options is",
        shlo_artifact_parse("", 0, NULL, (const shlo_write_options *)(const void *)print, &out, &error));
  assert_ptr_equal(out, UNTOUCHED(shlo_buffer));
  shlo_print_options_destroy(print);

  shlo_parse_options *parse = NULL;
  static const char text_of[] = VERSIONED(TANH);
  ok(shlo_parse_options_create(&parse, &error));
  ok(shlo_parse_options_set_max_bytes(parse, 100, &error));
  fails(SHLO_LIMIT, "more than the limit of 100",
        shlo_artifact_parse(text_of, strlen(text_of), parse, NULL, &out, &error));
  shlo_parse_options_destroy(parse);
  /* Types that are nested deeper than MLIR can walk. */
  char *deep = malloc(1 << 16), *end = deep;
  end += sprintf(end, "\"vhlo.func_v1\"() {a = !vhlo.tuple_v1<");
  for (int i = 0; i < 2000; ++i)
    end += sprintf(end, "!vhlo.tuple_v1<");
  fails(SHLO_LIMIT, "nested", shlo_artifact_parse(deep, (size_t)(end - deep), NULL, NULL, &out, &error));
  end = deep + sprintf(deep, "!t0 = !vhlo.tuple_v1<>\n");
  for (int i = 1; i < 40; ++i)
    end += sprintf(end, "!t%d = !vhlo.tuple_v1<!t%d, !t%d>\n", i, i - 1, i - 1);
  end += sprintf(end, "\"vhlo.func_v1\"() {a = !t39} : () -> ()\n");
  fails(SHLO_LIMIT, "", shlo_artifact_parse(deep, (size_t)(end - deep), NULL, NULL, &out, &error));
  free(deep);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(an_old_op_stays_what_it_is),
      cmocka_unit_test(channels_have_numbers_of_any_width),
      cmocka_unit_test(ops_of_no_versioned_program_are_refused),
      cmocka_unit_test(unusual_text_is_kept),
      cmocka_unit_test(an_attribute_has_one_place),
      cmocka_unit_test(patches_have_the_same_ops),
      cmocka_unit_test(values_of_later_versions_are_refused),
      cmocka_unit_test(what_no_program_has_is_not_read),
      cmocka_unit_test(findings_of_texts_have_an_end),
      cmocka_unit_test(findings_have_their_place),
      cmocka_unit_test(versioned_programs_have_options),
  };
  return cmocka_run_group_tests(tests, read_model, free_model);
}
