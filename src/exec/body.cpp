// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/body.h"

#include "exec/executable.h"
#include "exec/strided.h"
#include "exec/tile.h"

#include <algorithm>
#include <map>
#include <set>

namespace shlo::exec {
namespace {

using plan::ValueId;

//--- Bodies of elementwise ops ------------------------------------------------------------------------------------//

class TiledBody final : public BodyFunction {
public:
  // Returns null, not an error, if the body has other ops.
  static Result<std::shared_ptr<const BodyFunction>> make(const plan::Body &body, const plan::Program &program,
                                                          const KernelChoice &choice) {
    auto made = std::make_shared<TiledBody>(choice);
    TileProgram &tile = made->tile;
    std::map<ValueId, TileValue> values;
    for (ValueId parameter : body.parameters) {
      const ElementType type = program.values[parameter].element;
      values[parameter] = tile.addInput(type);
      made->parameters.push_back({values[parameter], int64_t(byteSize(type))});
    }
    for (const plan::Op &op : body.ops) {
      if (op.results.size() != 1)
        return std::shared_ptr<const BodyFunction>();
      const ValueId result = op.results[0];
      const ElementType type = program.values[result].element;
      if (auto *constant = std::get_if<plan::Constant>(&op.data)) {
        if (elementCount(program.values[result].shape) != 1 || constant->bytes->size() < byteSize(type))
          return std::shared_ptr<const BodyFunction>();
        values[result] = tile.addInput(type);
        tile.setUniform(values[result]);
        made->constants.push_back({values[result], constant->bytes, 0});
        continue;
      }
      std::vector<TileValue> operands;
      for (ValueId operand : op.operands) {
        auto found = values.find(operand);
        if (found == values.end() || elementCount(program.values[operand].shape) != 1)
          return std::shared_ptr<const BodyFunction>();
        operands.push_back(found->second);
      }
      if (elementCount(program.values[result].shape) != 1)
        return std::shared_ptr<const BodyFunction>();
      if (plan::info(op.data).kind == plan::OpInfo::View) {
        values[result] = operands.at(0);
        continue;
      }
      auto *elementwise = std::get_if<plan::Elementwise>(&op.data);
      if (!elementwise)
        return std::shared_ptr<const BodyFunction>();
      Result<TileValue> value = tile.add(*elementwise, operands, type);
      if (!value)
        return std::move(value.error());
      values[result] = *value;
    }
    std::vector<TileValue> outputs;
    for (ValueId result : body.results) {
      auto found = values.find(result);
      if (found == values.end())
        return std::shared_ptr<const BodyFunction>();
      TileValue value = found->second;
      // A parameter or an earlier result already has memory, so the value is copied.
      const bool isInput = std::any_of(made->parameters.begin(), made->parameters.end(),
                                       [&](const Argument &argument) { return argument.value == value; }) ||
                           std::any_of(made->constants.begin(), made->constants.end(),
                                       [&](const Filled &filled) { return filled.value == value; });
      if (isInput || std::find(outputs.begin(), outputs.end(), value) != outputs.end())
        value = tile.copy(value);
      outputs.push_back(value);
      made->results.push_back({value, int64_t(byteSize(tile.type(value)))});
    }
    made->finish(outputs);
    return std::shared_ptr<const BodyFunction>(std::move(made));
  }

  explicit TiledBody(const KernelChoice &choice) : tile(choice.simd(), !choice.general) {}

  bool run(int64_t n, const char *const *inputs, char *const *outputs, char *scratch, Watch &watch) const override {
    auto **pointers = reinterpret_cast<const char **>(scratch);
    tile.place(pointers, scratch + bufferOffset);
    for (const Filled &filled : constants) {
      fill(scratch + filled.offset, filled.bytes->data(), std::min(n, tileElements), byteSize(tile.type(filled.value)));
      pointers[filled.value] = scratch + filled.offset;
    }
    for (int64_t begin = 0; begin < n; begin += tileElements) {
      for (size_t i = 0; i < parameters.size(); ++i)
        pointers[parameters[i].value] = inputs[i] + begin * parameters[i].bytes;
      for (size_t i = 0; i < results.size(); ++i)
        pointers[results[i].value] = outputs[i] + begin * results[i].bytes;
      if (!tile.run(pointers, std::min(tileElements, n - begin), watch))
        return false;
    }
    return true;
  }

private:
  static constexpr int64_t tileElements = 256;
  struct Argument {
    TileValue value;
    int64_t bytes;
  };
  struct Filled {
    TileValue value;
    std::shared_ptr<Storage> bytes;
    size_t offset;
  };

  void finish(const std::vector<TileValue> &outputs) {
    tile.finish(outputs, {}, tileElements);
    bufferOffset = (tile.size() * sizeof(char *) + 63) & ~size_t(63);
    scratchBytes = bufferOffset + tile.scratchBytes();
    for (Filled &filled : constants) {
      filled.offset = scratchBytes;
      scratchBytes += (tileElements * byteSize(tile.type(filled.value)) + 63) & ~size_t(63);
    }
  }

  TileProgram tile;
  std::vector<Argument> parameters, results;
  std::vector<Filled> constants;
  size_t bufferOffset = 0;
};

//--- Other bodies ---------------------------------------------------------------------------------------------------//

class ExecutedBody final : public BodyFunction {
public:
  ExecutedBody(std::shared_ptr<const Executable> executable) : executable(std::move(executable)) {}

  bool run(int64_t n, const char *const *parameters, char *const *results, char *, Watch &watch) const override {
    const std::vector<TensorType> &inputs = executable->inputs(), &outputs = executable->outputs();
    std::vector<const void *> from(inputs.size());
    std::vector<void *> to(outputs.size());
    for (int64_t element = 0; element < n; ++element) {
      for (size_t i = 0; i < from.size(); ++i)
        from[i] = parameters[i] + element * int64_t(byteSize(inputs[i].element));
      for (size_t i = 0; i < to.size(); ++i)
        to[i] = results[i] + element * int64_t(byteSize(outputs[i].element));
      if (Status status = executable->run(from.data(), to.data(), watch.context); !status)
        return watch.stop(std::move(status));
    }
    return true;
  }

private:
  std::shared_ptr<const Executable> executable;
};

// Values that a body reads and does not define.
void collectFree(const plan::Body &body, std::set<ValueId> &defined, std::set<ValueId> &free) {
  defined.insert(body.parameters.begin(), body.parameters.end());
  auto read = [&](ValueId value) {
    if (!defined.count(value))
      free.insert(value);
  };
  for (const plan::Op &op : body.ops) {
    for (ValueId value : op.operands)
      read(value);
    for (const plan::Body &inner : op.bodies)
      collectFree(inner, defined, free);
    defined.insert(op.results.begin(), op.results.end());
  }
  for (ValueId value : body.results)
    read(value);
}

const plan::Op *findConstant(const plan::Body &body, ValueId value) {
  for (const plan::Op &op : body.ops) {
    if (std::holds_alternative<plan::Constant>(op.data) && op.results[0] == value)
      return &op;
    for (const plan::Body &inner : op.bodies)
      if (const plan::Op *found = findConstant(inner, value))
        return found;
  }
  return nullptr;
}

} // namespace

Result<std::shared_ptr<const BodyFunction>> BodyFunction::make(const plan::Body &original, const plan::Program &program,
                                                               const KernelChoice &choice) {
  plan::Body body = original;
  std::set<ValueId> defined, free;
  collectFree(body, defined, free);
  for (ValueId value : free) {
    const plan::Op *constant = findConstant(program.body, value);
    if (!constant)
      return makeError(SHLO_UNSUPPORTED, "the body of a reduction, sort, scatter or window reads a value from outside");
    body.ops.insert(body.ops.begin(), *constant);
  }
  Result<std::shared_ptr<const BodyFunction>> tiled = TiledBody::make(body, program, choice);
  if (!tiled || *tiled)
    return tiled;
  BuildOptions options;
  options.choice = choice;
  Result<std::shared_ptr<const Executable>> executable =
      Executable::build(plan::Program{program.values, std::move(body), {}, program.origins}, options);
  if (!executable)
    return std::move(executable.error());
  return std::shared_ptr<const BodyFunction>(std::make_shared<ExecutedBody>(std::move(*executable)));
}

std::optional<BinaryBody> recognize(const plan::Body &body) {
  if (body.results.size() != 1 || body.parameters.size() != 2)
    return std::nullopt;
  for (const plan::Op &op : body.ops) {
    if (op.results.size() != 1 || op.results[0] != body.results[0])
      continue;
    auto *elementwise = std::get_if<plan::Elementwise>(&op.data);
    if (!elementwise)
      return std::nullopt;
    const ValueId first = body.parameters[0], second = body.parameters[1];
    if (op.operands == plan::ValueList{first, second})
      return BinaryBody{*elementwise, false};
    if (op.operands == plan::ValueList{second, first})
      return BinaryBody{*elementwise, true};
    return std::nullopt;
  }
  return std::nullopt;
}

} // namespace shlo::exec
