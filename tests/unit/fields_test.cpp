// Struct attributes to and from fields, enums to and from numbers and names.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dialect/dialect.h"
#include "dialect/fields.h"
#include "dialect/module.h"

#include "mlir/AsmParser/AsmParser.h"

#include <catch2/catch.hpp>

#include <set>

using namespace shlo;
using namespace mlir;

namespace {

std::vector<Attribute> fieldsOf(const ir::StructAttribute &record, Attribute attribute) {
  std::vector<Attribute> values;
  for (unsigned i = 0; i < record.fields.size(); ++i)
    values.push_back(record.get(attribute, i));
  return values;
}

// One attribute of each struct; no field has its default value.
const char *const examples[] = {
    "#stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], "
    "lhs_contracting_dimensions = [2, 3], rhs_contracting_dimensions = [3, 2]>",
    "#stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], operand_batching_dims = [2], "
    "start_indices_batching_dims = [3], start_index_map = [4], index_vector_dim = 5>",
    "#stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], input_batching_dims = [2], "
    "scatter_indices_batching_dims = [3], scatter_dims_to_operand_dims = [4], index_vector_dim = 5>",
    "#stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[f, b, 0, 1]>",
    "#stablehlo.channel_handle<handle = 5, type = 1>",
    "#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 1, operand_tuple_indices = [2]>",
    "#stablehlo.result_accuracy<atol = 1.0, rtol = 0.5, ulps = 3, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>",
    "#stablehlo.dot_algorithm<lhs_precision_type = f8E5M2, rhs_precision_type = f8E4M3FN, accumulation_type = f32, "
    "lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, "
    "allow_imprecise_accumulation = true>",
    "#stablehlo.mesh_axis<name = \"x\", size = 4>",
    "#stablehlo.axis_ref<name = \"x\", sub_axis_info = (1)2>",
    "#stablehlo.mesh<axes=[<name = \"x\", size = 2>, <name = \"y\", size = 2>], "
    "device_ids=dense<[3, 2, 1, 0]> : tensor<4xi64>>",
    "#stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = \"x\">]>",
    "#stablehlo.bounds<3, ?>",
    "#chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], "
    "lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3], lhs_ragged_dimensions = [4], "
    "rhs_group_dimensions = [5]>",
};

} // namespace

TEST_CASE("structs are what their fields say") {
  auto module = Module::create(Module::unknownInput);
  MLIRContext *context = &module->context();
  std::set<std::string> seen;
  for (const char *text : examples) {
    INFO(text);
    Attribute attribute = parseAttribute(text, context);
    REQUIRE(attribute);
    const ir::StructAttribute *record = ir::findStruct(attribute);
    REQUIRE(record);
    CHECK(ir::findStruct(record->name) == record);
    CHECK_FALSE(ir::findEnum(attribute));
    CHECK(seen.insert(record->name.str()).second);

    std::vector<Attribute> values = fieldsOf(*record, attribute);
    auto made = record->make(context, values);
    REQUIRE(made);
    CHECK(*made == attribute);

    for (size_t i = 0; i < values.size(); ++i) {
      // A field of another kind is rejected by name. An omitted field is rejected or changes the attribute.
      std::vector<Attribute> wrong = values;
      wrong[i] = UnitAttr::get(context);
      auto refused = record->make(context, wrong);
      REQUIRE_FALSE(refused);
      CHECK(refused.error().code == SHLO_INVALID_ARGUMENT);
      wrong[i] = {};
      auto without = record->make(context, wrong);
      CHECK(bool(without) == record->fields[i].optional);
      if (without)
        CHECK(*without != attribute);
      else
        CHECK(without.error().message.find(record->fields[i].name.str()) != std::string::npos);
    }
  }
}

TEST_CASE("integers of any width make a field, wider ones do not") {
  auto module = Module::create(Module::unknownInput);
  MLIRContext *context = &module->context();
  const ir::StructAttribute *handle = ir::findStruct("stablehlo.channel_handle");
  REQUIRE(handle);
  auto integer = [&](unsigned width) { return IntegerAttr::get(IntegerType::get(context, width), 3); };
  auto made = handle->make(context, {integer(32), integer(8)});
  REQUIRE(made);
  CHECK(*made == ir::ChannelHandleAttr::get(context, 3, 3));
  CHECK_FALSE(handle->make(context, {integer(128), integer(8)}));
  CHECK_FALSE(handle->make(context, {BoolAttr::get(context, true), integer(8)}));
}

TEST_CASE("the rule of an attribute holds for fields, too") {
  auto module = Module::create(Module::unknownInput);
  MLIRContext *context = &module->context();
  const ir::StructAttribute *axes = ir::findStruct("stablehlo.replica_group_mesh_axes");
  REQUIRE(axes);
  auto refused = axes->make(context, {UnitAttr::get(context), ArrayAttr::get(context, {})});
  REQUIRE_FALSE(refused);
  CHECK(refused.error().message.find("mesh") != std::string::npos);
}

TEST_CASE("enums have numbers and names") {
  auto module = Module::create(Module::unknownInput);
  MLIRContext *context = &module->context();
  const ir::EnumAttribute *fft = ir::findEnum("stablehlo.fft_type");
  REQUIRE(fft);
  Attribute irfft = ir::FftTypeAttr::get(context, ir::FftType::IRFFT);
  CHECK(ir::findEnum(irfft) == fft);
  CHECK(fft->number(irfft) == 3);
  CHECK(fft->text(irfft) == "IRFFT");
  CHECK(fft->fromNumber(context, 3) == irfft);
  CHECK(fft->fromText(context, "IRFFT") == irfft);
  CHECK_FALSE(fft->fromNumber(context, 4));
  CHECK_FALSE(fft->fromText(context, "irfft"));
  // Equal cases of another dialect are a different attribute.
  const ir::EnumAttribute *less = ir::findEnum("stablehlo.comparison_direction"),
                          *chloLess = ir::findEnum("chlo.comparison_direction");
  REQUIRE(less);
  REQUIRE(chloLess);
  CHECK(less->fromText(context, "LT") != chloLess->fromText(context, "LT"));
  CHECK(ir::findEnum(chloLess->fromText(context, "LT")) == chloLess);
  CHECK_FALSE(ir::findEnum("stablehlo.dot"));
  CHECK_FALSE(ir::findEnum(UnitAttr::get(context)));
  CHECK_FALSE(ir::findStruct(UnitAttr::get(context)));
}
