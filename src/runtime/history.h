// The history of a run: every value that an op gave, in the order of execution, and where its operands come from.
//
// What runs is a copy of the module, whose ops have their numbers as locations. So the op of the module (the origin) of
// each value is known, also where a pass or a decomposition replaced that op. Origins are in the order of execution,
// and those of a function are listed once for each call.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dialect/module.h"
#include "exec/observer.h"

#include "mlir/IR/Operation.h"

#include <unordered_map>

namespace shlo::runtime {

// A value of an op.
struct PastValue {
  struct Loop {
    uint32_t origin;
    int64_t iteration; // how many iterations have ended
    auto operator<=>(const Loop &) const = default;
  };
  uint32_t segment, origin; // the op: an index of a program's origins
  uint32_t result = 0;
  std::vector<Loop> loops = {}; // around the op, the outermost one first
  Tensor tensor = {};           // without storage if it was not kept
  int64_t nonFinite = 0;        // NaNs and infinities
};

// The number of NaNs and infinities; of complex elements, those that have one.
int64_t countNonFinite(const Tensor &tensor);

class History {
public:
  struct Options {
    bool keepsValues = true;
    bool stopsAtNonFinite = false; // ends the run after the op that makes one
    uint64_t maxBytes = uint64_t(1) << 32;
  };
  static constexpr uint32_t none = UINT32_MAX;

  // Of a run of this function of the module.
  History(std::shared_ptr<const Module> module, std::string function, const Options &options);
  // The copy that runs.
  std::shared_ptr<const Module> labelled() const;
  // An error of the copy with the places of the module.
  Error inSource(Error error) const;

  // Before the run, and with each value of it, which may come in another order.
  void setInputs(const std::vector<const Tensor *> &inputs);
  Status add(const exec::RecordedValue &value);
  // After the run.
  void end(std::vector<Tensor> outputs);

  const std::vector<PastValue> &values() const { return past; }
  const std::vector<Tensor> &outputs() const { return given; }
  std::vector<PastValue> &values() { return past; }
  std::vector<Tensor> &outputs() { return given; }
  bool isOfSameRunAs(const History &other) const { return run == other.run; }
  const Options &chosen() const { return options; }
  bool hasStopped() const { return isStopped; }

  // An op of the program: what it is called, and the op of the module that it comes from; null if that is unknown.
  struct Place {
    std::string name;
    uint32_t label; // none: unknown
  };
  const std::vector<std::vector<Place>> &places() const { return segments; }
  mlir::Operation *operation(uint32_t label) const { return label < operations.size() ? operations[label] : nullptr; }
  mlir::Operation *operation(const PastValue &value) const {
    return operation(segments[value.segment][value.origin].label);
  }
  const std::string &opName(const PastValue &value) const { return segments[value.segment][value.origin].name; }

  // Where an operand of an op comes from.
  struct Source {
    enum Kind { Unknown, Value, Input } kind = Unknown;
    size_t index = 0;
  };
  Source operand(const PastValue &value, unsigned operand) const;
  // The first value with NaNs or infinities of an op whose operands have none; -1 if there is none.
  int64_t firstNonFinite() const;

private:
  struct Where {
    uint32_t segment, origin;
    std::vector<PastValue::Loop> loops;
  };
  Source resolve(mlir::Value value, Where where) const;
  const size_t *find(uint32_t segment, uint32_t origin, uint32_t result,
                     const std::vector<PastValue::Loop> &loops) const;
  uint32_t lastBefore(uint32_t segment, uint32_t label, uint32_t origin) const;
  uint32_t firstAfter(uint32_t segment, uint32_t label, uint32_t origin) const;
  uint32_t labelOf(mlir::Operation *op) const;
  uint32_t segmentOf(const plan::Origins &origins);
  bool makesNonFinite(const PastValue &value) const;
  bool isExecuted(uint32_t segment, uint32_t origin, mlir::Operation *op) const;
  void addConstants();
  void addIndex(size_t value);

  std::shared_ptr<const Module> module;
  const std::string function;
  const Options options;
  std::shared_ptr<const char> run = std::make_shared<const char>(); // copies are of the same run
  std::vector<mlir::Operation *> operations;                        // by label
  std::unordered_map<mlir::Operation *, uint32_t> labels;
  std::unordered_map<std::string, std::vector<uint32_t>> callers; // labels of ops that name a symbol
  std::vector<const plan::Origins *> identities;                  // by segment, during the run
  std::vector<std::vector<Place>> segments;
  std::vector<std::unordered_map<uint32_t, std::vector<uint32_t>>> originsOf; // by segment and label, ascending
  std::vector<PastValue> past;
  std::unordered_map<uint64_t, std::vector<size_t>> index; // of values, by place and result
  std::vector<int64_t> inputs;                             // NaNs and infinities
  std::vector<Tensor> given;
  uint64_t bytes = 0;
  bool isStopped = false;
};

} // namespace shlo::runtime
