// A toy backend instead of the CPU executor: a device that can only add two f32 tensors. Programs reach it through the
// C API.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "capi/plan_handle.h"
#include "dialect/dialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <catch2/catch.hpp>
#include <cstring>
#include <string>

using namespace shlo;

namespace {

int loads = 0, specializations = 0, runs = 0;

struct ToySum final : runtime::Specialization {
  explicit ToySum(const TensorType &type) : types{type} {}
  const std::vector<TensorType> &outputs() const override { return types; }
  uint64_t memory() const override { return 17; }
  Status run(const void *const *inputs, void *const *outputs, const exec::RunContext &context) const override {
    if (context.mustStop())
      return context.stopReason();
    ++runs;
    const auto *a = static_cast<const float *>(inputs[0]), *b = static_cast<const float *>(inputs[1]);
    for (int64_t i = 0; i < elementCount(types[0].shape); ++i)
      static_cast<float *>(outputs[0])[i] = a[i] + b[i];
    return {};
  }
  std::vector<TensorType> types;
};

struct ToyFunction final : runtime::LoadedFunction {
  explicit ToyFunction(plan::Signature signature) : found(std::move(signature)) {}
  const plan::Signature &signature() const override { return found; }
  Result<std::shared_ptr<const runtime::Specialization>> specialize(const runtime::Variant &variant,
                                                                    const exec::RunContext &, bool) const override {
    ++specializations;
    if (variant.inputs[0].shape[0] > 1000)
      return makeError(SHLO_LIMIT, "the toy is small");
    return std::shared_ptr<const runtime::Specialization>(std::make_shared<ToySum>(variant.inputs[0]));
  }
  plan::Signature found;
};

struct ToyBackend final : runtime::Backend {
  Result<std::unique_ptr<const runtime::LoadedFunction>> load(std::shared_ptr<const Module> module,
                                                              const runtime::Options &options) const override {
    ++loads;
    bool isSum = true;
    size_t sums = 0;
    module->op().walk([&](mlir::Operation *op) {
      const llvm::StringRef name = op->getName().getStringRef();
      sums += name == "stablehlo.add";
      isSum &= name == "stablehlo.add" || mlir::isa<mlir::ModuleOp, mlir::func::FuncOp, mlir::func::ReturnOp>(op);
    });
    Result<plan::Signature> signature = plan::findSignature(*module, options.function);
    if (!signature)
      return std::move(signature.error());
    if (!isSum || sums != 1 || signature->inputs.size() != 2 || signature->inputs[0].element != ElementType::F32)
      return makeError(SHLO_UNSUPPORTED, "the toy only adds f32");
    return std::unique_ptr<const runtime::LoadedFunction>(std::make_unique<ToyFunction>(std::move(*signature)));
  }
};

// A plan of the toy backend for a program of one op on tensor<...xf32>.
shlo_plan *planOf(const std::string &op, const std::string &type, bool onToy, shlo_status expected = SHLO_OK) {
  const std::string text = "func.func @main(%a: " + type + ", %b: " + type + ") -> " + type + " {\n  %0 = stablehlo." +
                           op + " %a, %b : " + type + "\n  return %0 : " + type + "\n}\n";
  shlo_module *module = nullptr;
  shlo_plan_options *options = nullptr;
  shlo_plan *plan = nullptr;
  REQUIRE(shlo_module_parse(text.data(), text.size(), nullptr, &module, nullptr) == SHLO_OK);
  REQUIRE(shlo_plan_options_create(&options, nullptr) == SHLO_OK);
  if (onToy)
    options->values.backend = std::make_shared<ToyBackend>();
  CHECK(shlo_plan_create(module, options, &plan, nullptr) == expected);
  shlo_plan_options_destroy(options);
  shlo_module_destroy(module);
  return plan;
}

// What adding 0.5 to 0, 1, ... gives; nothing if the run does not succeed.
std::vector<float> runPlan(const shlo_plan *plan, int64_t count, shlo_status expected = SHLO_OK) {
  std::vector<float> a, b;
  for (int64_t i = 0; i < count; ++i) {
    a.push_back(float(i));
    b.push_back(0.5f);
  }
  shlo_tensor *inputs[2] = {}, *output = nullptr;
  for (int i = 0; i < 2; ++i)
    REQUIRE(shlo_tensor_copy(SHLO_TYPE_F32, 1, &count, (i ? b : a).data(), a.size() * 4, nullptr, &inputs[i],
                             nullptr) == SHLO_OK);
  REQUIRE(shlo_plan_run(plan, 2, inputs, 1, &output, nullptr, nullptr) == expected);
  CHECK(bool(output) == (expected == SHLO_OK));
  const auto *values = static_cast<const float *>(shlo_tensor_data(output));
  std::vector<float> result;
  if (values)
    result.assign(values, values + count);
  for (shlo_tensor *tensor : {inputs[0], inputs[1], output})
    shlo_tensor_destroy(tensor);
  return result;
}

} // namespace

TEST_CASE("another backend runs a program through the C API", "[backend]") {
  loads = specializations = runs = 0;
  shlo_plan *plan = planOf("add", "tensor<3xf32>", true);
  REQUIRE(plan);
  CHECK(loads == 1);
  CHECK(specializations == 1);
  CHECK(shlo_plan_memory(plan) == 17);
  CHECK(shlo_plan_output_shape(plan, 0)[0] == 3);
  CHECK(runPlan(plan, 3) == std::vector<float>{0.5f, 1.5f, 2.5f});
  const float a[] = {1, 2, 3}, b[] = {10, 20, 30};
  float c[3] = {};
  const void *inputs[] = {a, b};
  void *outputs[] = {c};
  REQUIRE(shlo_plan_run_raw(plan, 2, inputs, 1, outputs, nullptr, nullptr) == SHLO_OK);
  CHECK(c[2] == 33);
  CHECK(runs == 2);
  shlo_plan_destroy(plan);

  // The twin: the toy rejects other programs, which the CPU executor runs.
  CHECK_FALSE(planOf("multiply", "tensor<3xf32>", true, SHLO_UNSUPPORTED));
  CHECK_FALSE(planOf("add", "tensor<3xf64>", true, SHLO_UNSUPPORTED));
  plan = planOf("multiply", "tensor<3xf32>", false);
  CHECK(runPlan(plan, 3) == std::vector<float>{0, 0.5f, 1});
  CHECK(runs == 2);
  shlo_plan_destroy(plan);
}

TEST_CASE("specializations of any backend are kept by shape", "[backend]") {
  loads = specializations = runs = 0;
  shlo_plan *plan = planOf("add", "tensor<?xf32>", true);
  REQUIRE(plan);
  CHECK(specializations == 0);
  CHECK(shlo_plan_memory(plan) == 0);
  for (int round = 0; round < 2; ++round)
    for (int64_t count = 1; count <= 64; ++count)
      CHECK(runPlan(plan, count).back() == float(count) - 0.5f);
  CHECK(specializations == 64);
  CHECK(runs == 128);
  // The 65th shape replaces the least recently used one, which is then specialized again.
  runPlan(plan, 65);
  runPlan(plan, 64);
  CHECK(specializations == 65);
  runPlan(plan, 1);
  CHECK(specializations == 66);
  CHECK(loads == 1);
  shlo_plan_destroy(plan);
}

TEST_CASE("the specialization that was used longest ago goes", "[backend]") {
  loads = specializations = runs = 0;
  shlo_plan *plan = planOf("add", "tensor<?xf32>", true);
  REQUIRE(plan);
  for (int64_t count = 1; count <= 64; ++count)
    runPlan(plan, count);
  runPlan(plan, 1);
  runPlan(plan, 65); // in the place of 2
  CHECK(specializations == 65);
  runPlan(plan, 1);
  CHECK(specializations == 65);
  runPlan(plan, 2); // in the place of 3
  CHECK(specializations == 66);
  runPlan(plan, 4);
  CHECK(specializations == 66);
  shlo_plan_destroy(plan);
}

TEST_CASE("shapes that cannot be compiled are tried again, and take no place", "[backend]") {
  loads = specializations = runs = 0;
  shlo_plan *plan = planOf("add", "tensor<?xf32>", true);
  REQUIRE(plan);
  for (int64_t count = 1; count <= 64; ++count)
    runPlan(plan, count);
  for (int i = 0; i < 70; ++i)
    runPlan(plan, 1001 + i % 2, SHLO_LIMIT);
  CHECK(specializations == 64 + 70);
  for (int64_t count = 1; count <= 64; ++count)
    CHECK(runPlan(plan, count).back() == float(count) - 0.5f);
  CHECK(specializations == 64 + 70);
  shlo_plan_destroy(plan);
}
