// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "op_by_op.h"

#include "exec/executable.h"

#include <cstring>
#include <map>

namespace shlo::test {

using plan::Body;
using plan::Op;
using plan::ValueId;

namespace {

size_t bytesOf(const TensorType &type) { return size_t(elementCount(type.shape)) * byteSize(type.element); }

class Interpreter {
public:
  Interpreter(const plan::Program &program, bool baselineSimd)
      : program(program), baselineSimd(baselineSimd), values(program.values.size()) {}

  Status run(const Body &body) {
    for (const Op &op : body.ops)
      if (Status status = run(op); !status)
        return status;
    return {};
  }
  void bind(const plan::ValueList &ids, const std::vector<Bytes> &bytes) {
    for (size_t i = 0; i < ids.size(); ++i)
      values[ids[i]] = bytes[i];
  }
  std::vector<Bytes> read(const plan::ValueList &ids) const {
    std::vector<Bytes> bytes;
    for (ValueId id : ids)
      bytes.push_back(values[id]);
    return bytes;
  }
  const std::vector<Bytes> &all() const { return values; }

private:
  using ExecutablePointer = std::shared_ptr<const exec::Executable>;

  Status run(const Op &op) {
    if (std::holds_alternative<plan::While>(op.data))
      return runWhile(op);
    if (std::holds_alternative<plan::Case>(op.data))
      return runCase(op);
    return runAlone(op);
  }

  Status runWhile(const Op &op) {
    std::vector<Bytes> state = read(op.operands);
    for (;;) {
      bind(op.bodies[0].parameters, state);
      if (Status status = run(op.bodies[0]); !status)
        return status;
      if (values[op.bodies[0].results[0]][0] == 0)
        break;
      bind(op.bodies[1].parameters, state);
      if (Status status = run(op.bodies[1]); !status)
        return status;
      state = read(op.bodies[1].results);
    }
    bind(op.results, state);
    return {};
  }

  Status runCase(const Op &op) {
    const Bytes &selector = values[op.operands[0]];
    const size_t last = op.bodies.size() - 1;
    size_t chosen = 0;
    if (program.values[op.operands[0]].element == ElementType::I1) {
      chosen = selector[0] ? 0 : 1;
    } else {
      int32_t index;
      std::memcpy(&index, selector.data(), sizeof(index));
      chosen = index < 0 || size_t(index) > last ? last : size_t(index);
    }
    const Body &branch = op.bodies[chosen];
    if (Status status = run(branch); !status)
      return status;
    bind(op.results, read(branch.results));
    return {};
  }

  Status runAlone(const Op &op) {
    ExecutablePointer &executable = compiled[&op];
    if (!executable) {
      exec::BuildOptions options;
      options.choice.general = true;
      options.choice.baselineSimd = baselineSimd;
      Result<ExecutablePointer> made = exec::Executable::build(programOf(op), options);
      if (!made)
        return std::move(made.error());
      executable = std::move(*made);
    }
    std::vector<const void *> inputs;
    for (ValueId id : op.operands)
      inputs.push_back(values[id].data());
    std::vector<Bytes> results;
    std::vector<void *> outputs;
    for (ValueId id : op.results)
      results.emplace_back(bytesOf(program.values[id]));
    for (Bytes &bytes : results)
      outputs.push_back(bytes.data());
    if (Status status = executable->run(inputs.data(), outputs.data(), {}); !status)
      return status;
    bind(op.results, results);
    return {};
  }

  // Each operand is a separate input, even if the op has the same operand twice.
  plan::Program programOf(const Op &op) const {
    plan::Program alone{program.values, {}, {}};
    Op copy = op;
    for (ValueId &id : copy.operands) {
      alone.values.push_back(program.values[id]);
      id = ValueId(alone.values.size() - 1);
      alone.body.parameters.push_back(id);
    }
    alone.body.results = copy.results;
    alone.body.ops.push_back(std::move(copy));
    return alone;
  }

  const plan::Program &program;
  bool baselineSimd;
  std::vector<Bytes> values;
  std::map<const Op *, ExecutablePointer> compiled;
};

} // namespace

Result<std::vector<Bytes>> runOpByOp(const plan::Program &program, const std::vector<Bytes> &inputs, bool baselineSimd,
                                     std::vector<Bytes> &values) {
  Interpreter interpreter(program, baselineSimd);
  interpreter.bind(program.body.parameters, inputs);
  if (Status status = interpreter.run(program.body); !status)
    return std::move(status.error());
  values = interpreter.all();
  return interpreter.read(program.body.results);
}

} // namespace shlo::test
