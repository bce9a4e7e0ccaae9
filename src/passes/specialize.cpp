// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "passes/specialize.h"

#include "dialect/dialect.h"
#include "dialect/elements.h"
#include "passes/failure.h"
#include "passes/functions.h"
#include "passes/refine_arguments.h"
#include "passes/shapes.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

namespace shlo::passes {

using namespace mlir;

namespace {

struct SpecializeOptions : PassOptions {
  explicit SpecializeOptions(const KnownArguments &known) : known(known) {}
  const KnownArguments &known;
};

Error wrongArgument(size_t index, const llvm::Twine &what) {
  return makeError(SHLO_INVALID_ARGUMENT, ("argument " + llvm::Twine(index) + " " + what).str());
}

Result<func::FuncOp> functionOf(PassRun &run, const PassOptions &options) {
  const std::string &name = static_cast<const SpecializeOptions &>(options).known.function;
  for (auto function : ModuleOp(run.module).getOps<func::FuncOp>())
    if (function.getSymName() == name && !function.isExternal())
      return function;
  return makeError(SHLO_INVALID_ARGUMENT, "the module has no function @" + name + " with a body");
}

std::string textOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

// The type of the argument with these extents.
Result<Type> shaped(size_t index, Type type, const Shape &shape) {
  auto tensor = dyn_cast<mlir::TensorType>(type);
  if (!tensor)
    return wrongArgument(index, "is a " + textOf(type) + ", which has no shape");
  llvm::SmallVector<int64_t> extents(shape.begin(), shape.end());
  auto wanted = RankedTensorType::get(extents, tensor.getElementType());
  if (!areCompatible(type, wanted))
    return wrongArgument(index, "is a " + textOf(type) + ", which cannot become a " + textOf(wanted));
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked)
    return Type(wanted);
  for (size_t axis = 0; axis < extents.size(); ++axis)
    if (!ranked.isDynamicDim(unsigned(axis)))
      extents[axis] = ranked.getDimSize(unsigned(axis));
  auto encoding = dyn_cast_or_null<ir::TypeExtensionsAttr>(ranked.getEncoding());
  llvm::SmallVector<int64_t> bounds;
  if (encoding)
    llvm::append_range(bounds, encoding.getBounds());
  for (auto [extent, bound] : llvm::zip(extents, bounds)) {
    if (ShapedType::isDynamic(bound) || ShapedType::isDynamic(extent))
      continue;
    if (extent > bound)
      return wrongArgument(index, "is a " + textOf(type) + ", whose bound is less than " + llvm::Twine(extent));
    bound = ShapedType::kDynamic; // what is known has none
  }
  const bool isBounded = llvm::any_of(bounds, [](int64_t bound) { return !ShapedType::isDynamic(bound); });
  const auto kept = isBounded ? ir::TypeExtensionsAttr::get(type.getContext(), bounds) : ir::TypeExtensionsAttr();
  return Type(RankedTensorType::get(extents, ranked.getElementType(), kept));
}

Status bind(PassRun &run, const PassOptions &options) {
  const KnownArguments &known = static_cast<const SpecializeOptions &>(options).known;
  Result<func::FuncOp> function = functionOf(run, options);
  if (!function)
    return std::move(function.error());
  llvm::SmallVector<Type> types(function->getArgumentTypes());
  llvm::SmallVector<ElementsAttr> values(types.size());
  auto isMissing = [&](size_t index) { return index >= types.size(); };
  for (const auto &[index, shape] : known.shapes) {
    if (isMissing(index))
      return wrongArgument(index, "has a shape, but the function has " + llvm::Twine(types.size()) + " arguments");
    Result<Type> type = shaped(index, types[index], shape);
    if (!type)
      return std::move(type.error());
    types[index] = *type;
  }
  for (const auto &[index, value] : known.values) {
    if (isMissing(index))
      return wrongArgument(index, "has a value, but the function has " + llvm::Twine(types.size()) + " arguments");
    llvm::SmallVector<int64_t> extents(value.type.shape.begin(), value.type.shape.end());
    Type element = getElementTypeOrSelf(types[index]);
    auto type = ir::elementTypeOf(element) == value.type.element ? RankedTensorType::get(extents, element) : nullptr;
    if (!type || !areCompatible(types[index], type))
      return wrongArgument(index,
                           "is a " + textOf(types[index]) + ", which has no value of type " + toString(value.type));
    run.budget.countFoldedBytes(value.size());
    types[index] = type;
    values[index] = elementsOf(value, type);
    if (!values[index])
      return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate a constant");
  }
  if (Status status = refineArguments(run, *function, types); !status)
    return status;
  return bindArguments(run, *function, values);
}

Status refine(PassRun &run, const PassOptions &options) {
  Result<func::FuncOp> function = functionOf(run, options);
  if (!function)
    return std::move(function.error());
  Status status = refineShapesOf(run, *function);
  if (!status && status.error().code == SHLO_INVALID_PROGRAM)
    if (Status assertion = checkKnownAssertions(*function); !assertion)
      return assertion;
  return status;
}

// Runs a pass on the function and on those that it refers to.
Status onReached(PassRun &run, const PassOptions &options, llvm::StringRef pass) {
  Result<func::FuncOp> first = functionOf(run, options);
  if (!first)
    return std::move(first.error());
  llvm::StringMap<func::FuncOp> functions;
  for (auto function : ModuleOp(run.module).getOps<func::FuncOp>())
    functions[function.getSymName()] = function;
  llvm::SetVector<Operation *> reached;
  reached.insert(*first);
  const PassInfo &info = *findPass(pass);
  const std::unique_ptr<PassOptions> defaults = info.makeOptions ? info.makeOptions() : nullptr;
  static const PassOptions none;
  for (size_t i = 0; i < reached.size(); ++i) {
    if (cast<func::FuncOp>(reached[i]).isExternal())
      continue;
    PassRun one(run.module, reached[i], run.budget);
    one.owner = run.owner;
    one.evaluate = run.evaluate;
    one.report = run.report;
    if (Status status = info.run(one, defaults ? *defaults : none); !status)
      return status;
    if (one.hasChanged()) {
      run.setChanged();
      if (Status status = cleanUp(run, cast<func::FuncOp>(reached[i])); !status)
        return status;
    }
    if (functions.size() > 1)
      forEachReference(run, reached[i], [&](llvm::StringRef symbol) {
        if (auto function = functions.lookup(symbol))
          reached.insert(function);
      });
  }
  return {};
}

Status makeStatic(PassRun &run, const PassOptions &options) {
  return onReached(run, options, "stablehlo-canonicalize-dynamism");
}
Status check(PassRun &run, const PassOptions &options) {
  return onReached(run, options, "stablehlo-check-shape-assertions");
}

constexpr PassInfo step(llvm::StringLiteral name, Status (*run)(PassRun &, const PassOptions &)) {
  return {name,    "",  Anchor::Module, Keeps::OtherProgram, false, false, Takes::Programs, false, {}, {},
          nullptr, run, nullptr};
}
constexpr PassInfo steps[] = {step("stablehlo-refine-arguments", bind), step("stablehlo-refine-shapes", refine),
                              step("stablehlo-canonicalize-dynamism", makeStatic),
                              step("stablehlo-check-shape-assertions", check)};

} // namespace

Result<std::shared_ptr<const Module>> specialize(std::shared_ptr<const Module> module, const KnownArguments &known,
                                                 const PipelineRun &run) {
  const auto options = std::make_shared<const SpecializeOptions>(known);
  std::vector<Pipeline::Step> pipeline{{findPass("inline"), nullptr, false}};
  for (const PassInfo &info : steps)
    pipeline.push_back({&info, options, false});
  pipeline.push_back({findPass("symbol-dce"), nullptr, false});
  if (known.padsBounded)
    pipeline.push_back({findPass("pad-bounded-dimensions"), nullptr, false});
  return runPipeline(std::move(module), Pipeline(std::move(pipeline)), run);
}

} // namespace shlo::passes
