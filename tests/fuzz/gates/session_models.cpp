// Calls that build ops like those of the tree's programs. What the parameters of a function are, and their names, say
// what of the model they get; there is nothing here about single functions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "session.h"
#include "session_call.h"

#include <stablehlo-c/diff.h>
#include <stablehlo-c/ir.h>
#include <stablehlo-c/plan.h>
#include <stablehlo-c/tensor.h>

#include <algorithm>
#include <cstring>

namespace shlo::test {

namespace {

bool isInput(const Parameter &parameter, Role role, std::string_view kind) {
  return parameter.role == role && parameter.of == Of::Handle && parameter.direction == Direction::In &&
         handleKinds()[size_t(parameter.kind)].name == kind;
}

// How many values each list of operands has: what is left of them after the single ones, in equal parts.
size_t operandsOfList(const Function &function, size_t operands) {
  size_t single = 0, lists = 0;
  for (const Parameter &one : function.parameters) {
    single += isInput(one, Role::Handle, "shlo_value");
    lists += isInput(one, Role::Array, "shlo_value");
  }
  return lists && operands > single ? (operands - single) / lists : 0;
}

} // namespace

bool Session::callLike(const Function &function) {
  const auto needs = [&](Role role, std::string_view kind) {
    return std::any_of(function.parameters.begin(), function.parameters.end(),
                       [&](const Parameter &one) { return isInput(one, role, kind); });
  };
  // Ops are what a builder makes of regions or results.
  const bool isOfBuilder = needs(Role::Handle, "shlo_builder");
  const bool buildsOps = isOfBuilder && (function.name.starts_with("shlo_build_") || needs(Role::Array, "shlo_region"));
  const auto &models = modelsOf(function.name);
  if (!buildsOps || models.empty())
    return false;
  const shlo_operation *model = choices.of(models);
  // A new builder takes longer than the rest. Other calls may use it, too.
  if (!handles.find(modelBuilder)) {
    shlo_builder *made = nullptr;
    if (shlo_builder_create(nullptr, 0, &made, nullptr))
      return false;
    modelBuilder = handles.add(Handles::kindNamed("shlo_builder"), made, {}).id;
  }
  auto *builder = static_cast<shlo_builder *>(handles.find(modelBuilder)->pointer);
  Rebuilt rebuilt(builder, model);
  if (!rebuilt.isGood) {
    modelBuilder = 0; // it may be finished, or a function may be open
    return false;
  }
  Call call(function);
  call.home = modelBuilder;
  call.operandsOfList = operandsOfList(function, rebuilt.operands.size());
  for (size_t i = 0; i < call.arguments.size(); ++i)
    if (!prepareLike(call, i, model, rebuilt))
      prepare(call, i);
  for (size_t i = 0; i < call.arguments.size(); ++i)
    if (call.parameter(i).role == Role::Length && !call.parameter(i).isPointer && !call.arguments[i].isSet)
      call.arguments[i].slot.number = 0;
  make(call, size_t(&function - functions().data()));
  if (handles.find(modelBuilder) && choices.below(8))
    shlo_builder_end_function(builder, 0, nullptr, nullptr, nullptr);
  return true;
}

// Null in a call whose arguments fit nothing.
const void *Session::handleOf(const Call &call, int kind) const {
  if (!call.isWild)
    for (size_t i = 0; i < call.arguments.size(); ++i)
      if (call.parameter(i).kind == kind && call.parameter(i).role == Role::Handle && !call.arguments[i].isWrong)
        return call.arguments[i].slot.pointer;
  return nullptr;
}

// Results of a plan have a list that is written; its inputs have one that is read. A module that gets tensors runs as
// its plan does.
const shlo_plan *Session::planOf(const Call &call) {
  static const int planKind = Handles::kindNamed("shlo_plan"), moduleKind = Handles::kindNamed("shlo_module");
  if (const void *plan = handleOf(call, planKind))
    return static_cast<const shlo_plan *>(plan);
  const void *module = handleOf(call, moduleKind);
  if (!module || std::ranges::none_of(call.function.parameters,
                                      [](const Parameter &one) { return isInput(one, Role::Array, "shlo_tensor"); }))
    return nullptr;
  shlo_plan *made = nullptr;
  shlo_plan_create(static_cast<const shlo_module *>(module), nullptr, &made, nullptr);
  planOfModule.reset(made);
  return made;
}

const Handle *Session::valueFor(Call &call, const shlo_history *history) {
  const size_t index = choices.below(std::max<size_t>(shlo_history_count(history), 1));
  const shlo_type *type = shlo_value_type(
      shlo_operation_result(shlo_history_operation(history, index), size_t(shlo_history_result(history, index))));
  const int64_t *extents = shlo_type_shape(type);
  std::vector<int64_t> shape(extents, extents + std::max(shlo_type_rank(type), 0));
  std::replace(shape.begin(), shape.end(), int64_t(SHLO_DYNAMIC), int64_t(2));
  shlo_tensor *tensor = nullptr;
  if (shlo_tensor_create(shlo_type_element(type), int32_t(shape.size()), shape.data(), &tensor, nullptr))
    return nullptr;
  for (size_t i = 0; i < call.arguments.size(); ++i)
    if (call.parameter(i).role == Role::Scalar && call.parameter(i).name == "index")
      call.arguments[i].slot.number = index;
  return &handles.add(Handles::kindNamed("shlo_tensor"), tensor, {});
}

std::vector<int64_t> Session::shapeForInput(const shlo_plan *plan, size_t index) {
  const int32_t rank = shlo_plan_input_rank(plan, index);
  const int64_t *extents = shlo_plan_input_shape(plan, index);
  std::vector<int64_t> shape(extents, extents + std::max(rank, 0));
  std::replace(shape.begin(), shape.end(), int64_t(SHLO_DYNAMIC), int64_t(2));
  return shape;
}

const Handle *Session::inputFor(const shlo_plan *plan, size_t index) {
  const std::vector<int64_t> shape = shapeForInput(plan, index);
  shlo_tensor *tensor = nullptr;
  if (shlo_tensor_create(shlo_plan_input_element_type(plan, index), int32_t(shape.size()), shape.data(), &tensor,
                         nullptr))
    return nullptr;
  return &handles.add(Handles::kindNamed("shlo_tensor"), tensor, {});
}

template <typename T> void Session::setArray(Call &call, size_t which, const std::vector<T> &entries) {
  Argument &argument = call.arguments[which];
  argument.count = entries.size();
  argument.memory = Block(entries.size() * sizeof(T), '\0');
  if (!entries.empty())
    std::memcpy(argument.memory.data.get(), entries.data(), entries.size() * sizeof(T));
  argument.slot.pointer = argument.memory.data.get();
  setLength(call, call.parameter(which), entries.size() / call.parameter(which).row);
}

void Session::setText(Call &call, size_t which, std::string_view text) {
  Argument &argument = call.arguments[which];
  argument.blocks.emplace_back(text);
  argument.slot.pointer = argument.blocks[0].data.get();
  setLength(call, call.parameter(which), text.size());
}

bool Session::prepareNumbers(Call &call, size_t which, const shlo_operation *model) {
  const Parameter &parameter = call.parameter(which);
  const shlo_attribute *attribute = attributeNamed(model, parameter.name);
  if (!attribute) {
    call.arguments[which].isNull = parameter.null == Null::Allowed;
    if (call.arguments[which].isNull)
      setLength(call, parameter, 0);
    else
      setArray(call, which, std::vector<int64_t>());
    return true;
  }
  std::vector<int64_t> wide;
  for (size_t i = 0; i < shlo_attribute_count(attribute); ++i)
    wide.push_back(shlo_attribute_integer_at(attribute, i));
  if (parameter.width == 4)
    setArray(call, which, std::vector<int32_t>(wide.begin(), wide.end()));
  else
    setArray(call, which, wide);
  return true;
}

bool Session::prepareLike(Call &call, size_t which, const shlo_operation *model, const Rebuilt &rebuilt) {
  const Parameter &parameter = call.parameter(which);
  Argument &argument = call.arguments[which];
  const auto is = [&](Role role, std::string_view kind) { return isInput(parameter, role, kind); };
  if (is(Role::Handle, "shlo_builder")) {
    argument.handle = call.home;
    argument.slot.pointer = handles.find(call.home)->pointer;
    return true;
  }
  if (is(Role::Handle, "shlo_value")) {
    argument.isNull = call.nextOperand >= rebuilt.operands.size();
    if (!argument.isNull)
      argument.slot.pointer = rebuilt.operands[call.nextOperand++];
    return true;
  }
  if (is(Role::Array, "shlo_value")) {
    const size_t end = std::min(rebuilt.operands.size(), call.nextOperand + call.operandsOfList);
    setArray(
        call, which,
        std::vector(rebuilt.operands.begin() + ptrdiff_t(call.nextOperand), rebuilt.operands.begin() + ptrdiff_t(end)));
    call.nextOperand = end;
    return true;
  }
  if (is(Role::Handle, "shlo_region")) {
    argument.isNull = call.nextRegion >= rebuilt.regions.size();
    if (!argument.isNull)
      argument.slot.pointer = rebuilt.regions[call.nextRegion++];
    return true;
  }
  if (is(Role::Array, "shlo_region"))
    return setArray(call, which, rebuilt.regions), true;
  if (is(Role::Array, "shlo_type"))
    return setArray(call, which, parameter.name.starts_with("operand") ? rebuilt.operandTypes : rebuilt.resultTypes),
           true;
  if (is(Role::Handle, "shlo_type")) {
    argument.isNull = rebuilt.resultTypes.empty();
    if (!argument.isNull)
      argument.slot.pointer = rebuilt.resultTypes[0];
    return true;
  }
  if (is(Role::Handle, "shlo_attribute")) {
    argument.slot.pointer = parameter.name == "attributes" ? rebuilt.attributes : attributeNamed(model, parameter.name);
    argument.isNull = !argument.slot.pointer;
    return true;
  }
  if (parameter.role == Role::Array && parameter.direction == Direction::Out) {
    const auto lists = size_t(
        std::count_if(call.function.parameters.begin(), call.function.parameters.end(), [](const Parameter &one) {
          return one.role == Role::Array && one.direction == Direction::Out && one.of == Of::Handle;
        }));
    setArray(call, which, std::vector<void *>(rebuilt.resultTypes.size() / lists));
    std::memset(argument.memory.data.get(), 0xa5, argument.memory.size);
    argument.before = std::string(argument.memory.data.get(), argument.memory.size);
    return true;
  }
  if (parameter.role == Role::Array && parameter.of == Of::Number)
    return prepareNumbers(call, which, model);
  if (parameter.role == Role::Array && parameter.null == Null::Allowed) {
    argument.isNull = true;
    setLength(call, parameter, 0);
    return true;
  }
  const shlo_attribute *attribute = attributeNamed(model, parameter.name);
  if (parameter.role == Role::Text && parameter.direction == Direction::In) {
    size_t length = 0;
    const char *text = attribute ? shlo_attribute_text(attribute, &length) : shlo_operation_name(model, &length);
    return setText(call, which, {text, length}), true;
  }
  if (parameter.role == Role::Scalar && parameter.of == Of::Real)
    return argument.slot.real = attribute ? shlo_attribute_float(attribute) : 1, true;
  if (parameter.role == Role::Scalar && parameter.of == Of::Number) {
    const int64_t number = attribute ? shlo_attribute_integer(attribute) : parameter.usual;
    argument.slot.number = parameter.width == 4 ? uint64_t(int64_t(int32_t(number))) : uint64_t(number);
    return true;
  }
  return false;
}

} // namespace shlo::test
