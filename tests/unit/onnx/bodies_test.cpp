// Ops that are functions with a fixed body: nodes that are said by it compute what the lowering of the op computes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mlir/IR/TypeUtilities.h"

#include "capi/module_handle.h"
#include "onnx/lower/node.h"
#include "onnx/opset/history.h"
#include "onnx/versions/convert.h"
#include "stablehlo-c/stablehlo.h"

#include <catch2/catch.hpp>

#include <cmath>
#include <memory>
#include <set>
#include <string>
#include <vector>

using namespace shlo;

namespace {

struct Case {
  const char *op, *operands, *types, *result, *constants = "";
};
constexpr const char *x = "(tensor<2x3xf32>)", *same = "tensor<2x3xf32>";
const Case cases[] = {
    {"AffineGrid", "%t, %n", "(tensor<1x2x3xf32>, tensor<4xi64>)", "tensor<1x2x3x2xf32>",
     "%a = onnx.Constant dense<1> : tensor<1xi64>\n  %t = \"onnx.Unsqueeze\"(%x, %a2) : (tensor<2x3xf32>, "
     "tensor<1xi64>) -> "
     "tensor<1x2x3xf32>\n  %n = onnx.Constant dense<[1, 1, 2, 3]> : tensor<4xi64>\n  "},
    {"BlackmanWindow", "%n", "(tensor<i64>)", "tensor<?xf32>", "%n = onnx.Constant dense<7> : tensor<i64>\n  "},
    {"Celu", "%x", x, same},
    {"DynamicQuantizeLinear", "%x", x, "(tensor<2x3xui8>, tensor<f32>, tensor<ui8>)"},
    {"Elu", "%x", x, same},
    {"GreaterOrEqual", "%x, %y", "(tensor<2x3xf32>, tensor<2x3xf32>)", "tensor<2x3xi1>"},
    {"HammingWindow", "%n", "(tensor<i64>)", "tensor<?xf32>", "%n = onnx.Constant dense<7> : tensor<i64>\n  "},
    {"HannWindow", "%n", "(tensor<i64>)", "tensor<?xf32>", "%n = onnx.Constant dense<7> : tensor<i64>\n  "},
    {"HardSigmoid", "%x", x, same},
    {"HardSwish", "%x", x, same},
    {"LeakyRelu", "%x", x, same},
    {"LessOrEqual", "%x, %y", "(tensor<2x3xf32>, tensor<2x3xf32>)", "tensor<2x3xi1>"},
    {"MeanVarianceNormalization", "%f", "(tensor<1x2x3x1xf32>)", "tensor<1x2x3x1xf32>",
     "%s = onnx.Constant dense<[1, 2, 3, 1]> : tensor<4xi64>\n  %f = \"onnx.Reshape\"(%x, %s) : (tensor<2x3xf32>, "
     "tensor<4xi64>) -> tensor<1x2x3x1xf32>\n  "},
    {"Mish", "%x", x, same},
    {"PRelu", "%x, %y", "(tensor<2x3xf32>, tensor<2x3xf32>)", same},
    {"Range", "%from, %to, %by", "(tensor<i64>, tensor<i64>, tensor<i64>)", "tensor<?xi64>",
     "%from = onnx.Constant dense<2> : tensor<i64>\n  %to = onnx.Constant dense<9> : tensor<i64>\n  %by = "
     "onnx.Constant "
     "dense<3> : tensor<i64>\n  "},
    {"ReduceL1", "%x", x, "tensor<1x1xf32>"},
    {"ReduceL2", "%x", x, "tensor<1x1xf32>"},
    {"ReduceLogSum", "%p", x, "tensor<1x1xf32>", "%p = \"onnx.Exp\"(%x) : (tensor<2x3xf32>) -> tensor<2x3xf32>\n  "},
    {"ReduceLogSumExp", "%x", x, "tensor<1x1xf32>"},
    {"ReduceSumSquare", "%x", x, "tensor<1x1xf32>"},
    {"Relu", "%x", x, same},
    {"Selu", "%x", x, same},
    {"Shrink", "%x", x, same},
    {"Softplus", "%x", x, same},
    {"Softsign", "%x", x, same},
    {"SwiGLU", "%x, %y", "(tensor<2x3xf32>, tensor<2x3xf32>)", same},
    {"Swish", "%x", x, same},
    {"ThresholdedRelu", "%x", x, same},
};

template <auto destroy> struct Destroyer {
  template <typename T> void operator()(T *handle) const { destroy(handle); }
};
using Model = std::unique_ptr<shlo_module, Destroyer<shlo_module_destroy>>;
using Tensors = std::vector<std::unique_ptr<shlo_tensor, Destroyer<shlo_tensor_destroy>>>;

void ok(shlo_status status, shlo_error *error) {
  INFO((error ? shlo_error_message(error, nullptr) : ""));
  shlo_error_destroy(error);
  REQUIRE(status == SHLO_OK);
}

Model modelOf(const Case &one) {
  const std::string results(one.result), first = results.front() == '(' ? "%0:3" : "%0";
  const std::string list = results.front() == '(' ? results.substr(1, results.size() - 2) : results;
  const std::string values = results.front() == '(' ? "%0#0, %0#1, %0#2" : "%0";
  const std::string text =
      "module attributes {onnx.ir_version = 13 : i64, onnx.opset_import = {ai.onnx = 28 : i64}} {\n"
      "func.func @main_graph(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> (" +
      list +
      ") {\n  "
      "%a2 = onnx.Constant dense<0> : tensor<1xi64>\n  " +
      one.constants + first + " = \"onnx." + one.op + "\"(" + one.operands + ") : " + one.types + " -> " + one.result +
      "\n  onnx.Return " + values + " : " + list + "\n}\n}\n";
  shlo_module *module = nullptr;
  shlo_error *error = nullptr;
  INFO(text);
  const shlo_status status = shlo_module_parse(text.data(), text.size(), nullptr, &module, &error);
  ok(status, error);
  return Model(module);
}

Model expanded(const Model &model, const std::string &op) {
  auto isUnwanted = [&](onnx::OpName one) { return std::string_view(onnx::infoOf(one).name) == op; };
  Result<onnx::Conversion> made =
      onnx::convertModule(model->state->module(), {{onnx::Domain::Standard, 28}}, isUnwanted);
  REQUIRE(made);
  REQUIRE(made->blockerCount == 0);
  return Model(new shlo_module(std::make_shared<const capi::ModuleState>(std::move(made->module), false)));
}

Tensors run(const Model &model, const std::vector<float> &x, const std::vector<float> &y) {
  shlo_error *error = nullptr;
  shlo_plan *plan = nullptr;
  shlo_status status = shlo_plan_create(model.get(), nullptr, &plan, &error);
  ok(status, error);
  const std::unique_ptr<shlo_plan, Destroyer<shlo_plan_destroy>> owned(plan);
  const int64_t shape[] = {2, 3};
  Tensors inputs;
  for (const std::vector<float> *values : {&x, &y}) {
    shlo_tensor *tensor = nullptr;
    status = shlo_tensor_copy(SHLO_TYPE_F32, 2, shape, values->data(), 24, nullptr, &tensor, &error);
    ok(status, error);
    inputs.emplace_back(tensor);
  }
  const shlo_tensor *given[] = {inputs[0].get(), inputs[1].get()};
  std::vector<shlo_tensor *> made(shlo_plan_output_count(plan));
  status = shlo_plan_run(plan, 2, given, made.size(), made.data(), nullptr, &error);
  ok(status, error);
  Tensors outputs;
  for (shlo_tensor *one : made)
    outputs.emplace_back(one);
  return outputs;
}

bool areEqual(const Tensors &a, const Tensors &b) {
  if (a.size() != b.size())
    return false;
  for (size_t k = 0; k < a.size(); ++k) {
    int64_t index = -1;
    if (shlo_tensor_compare(a[k].get(), b[k].get(), 1e-6, &index, nullptr) != SHLO_OK || index >= 0)
      return false;
  }
  return true;
}

bool has(const Model &model, const std::string &op) {
  for (size_t i = 0; i < shlo_module_op_count(model.get()); ++i)
    if (shlo_module_op_name(model.get(), i, nullptr) == "onnx." + op)
      return true;
  return false;
}

} // namespace

TEST_CASE("onnx: ops and their bodies compute the same") {
  const std::vector<float> x = {-2.5f, -0.75f, -0.0f, 0.25f, 1.0f, 3.5f}, y = {-2.5f, 0.5f, 0.0f, -0.25f, 2.0f, 0.125f};
  std::set<std::string> tried;
  for (const Case &one : cases) {
    INFO(one.op);
    const Model plain = modelOf(one), body = expanded(plain, one.op);
    CHECK(has(plain, one.op));
    // The newest version of Range has no fixed body, and that of AffineGrid has nodes for other ranks.
    const bool stays = one.op == std::string("Range") || one.op == std::string("AffineGrid");
    CHECK(has(body, one.op) == stays);
    const Tensors expected = run(plain, x, y);
    CHECK(areEqual(run(body, x, y), expected));
    tried.insert(one.op);
  }
  // The twin: the body of another op.
  CHECK_FALSE(areEqual(run(expanded(modelOf(cases[2]), cases[2].op), x, y), run(modelOf(cases[4]), y, x)));
  // Each op with a body and a lowering is among them.
  std::set<std::string> wanted;
  for (const onnx::OpName op : {
#define ONNX_OP(name, family) onnx::OpName::name,
#include "onnx/opset/lists.inc"
       })
    for (const onnx::Schema &schema : onnx::infoOf(op).schemas())
      if (!onnx::bodiesOf(schema).empty() && onnx::lowerFunctionOf(op))
        wanted.insert(std::string(std::string_view(onnx::infoOf(op).name)));
  CHECK(tried == wanted);
}
