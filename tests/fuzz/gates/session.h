// A session of hostile calls: bytes choose functions of the C API and their arguments, as docs/capi.json describes
// them. The arguments keep to the contract of docs/promises.md: pointers are valid for the lengths that are stated
// with them, and destroyed handles are not used. Everything else is tried: NULL, handles of other kinds, numbers out of
// range, lengths of more than memory, destruction in any order.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "call_inputs.h"
#include "calls_table.h"
#include "gate.h"
#include "handles.h"
#include "models.h"

#include <stablehlo-c/plan.h>

#include <deque>
#include <memory>
#include <vector>

namespace shlo::test {

// How often each function was called, in memory that processes share.
class Tally {
public:
  Tally();
  ~Tally();
  Tally(const Tally &) = delete;
  Tally &operator=(const Tally &) = delete;

  uint64_t &called(size_t function) { return counts[2 * function]; }
  uint64_t &succeeded(size_t function) { return counts[2 * function + 1]; }

private:
  uint64_t *counts;
};

// Whether its arguments depend on each other so that it need not succeed in any session.
bool isRarelySuccessful(const Function &function);

class Session {
public:
  // Which functions may be chosen; null for all. Others are called if an argument needs a handle of theirs.
  using Chosen = bool (*)(const Function &);

  Session(Gate &gate, Tally &tally, Choices &choices, Chosen chosen = nullptr);
  // Destroys all handles in an order that the choices give.
  ~Session();
  Session(const Session &) = delete;
  Session &operator=(const Session &) = delete;

  // Calls one function, and before it those that make handles for it.
  void step();
  size_t calls() const { return made; }

  struct Record; // of a callback

private:
  struct Argument;
  struct Call;

  const Function &chooseFunction();
  std::vector<const Function *> chooseHeader(); // its functions, in order
  void ensureHandles(const Function &function, unsigned depth);
  void ensureHandle(int kind, unsigned depth);
  void call(const Function &function);
  // Calls a function that builds ops as a model was built. Whether there was one.
  bool callLike(const Function &function);

  void prepare(Call &call, size_t which);
  void prepareHandle(Call &call, size_t which);
  void prepareOutput(Call &call, size_t which);
  void prepareText(Call &call, size_t which);
  static const Argument *textsWithLengths(const Call &call, size_t which);
  void prepareArray(Call &call, size_t which);
  void prepareHandles(Call &call, size_t which, size_t count);
  void prepareExtents(Call &call, size_t which, size_t count);
  void prepareMemory(Call &call, size_t which, size_t count);
  void prepareCallback(Call &call, size_t which);
  void prepareStruct(Call &call, size_t which);
  // What a parameter has if the call builds an op like the model; false if it is as in other calls.
  bool prepareLike(Call &call, size_t which, const shlo_operation *model, const Rebuilt &rebuilt);
  bool prepareNumbers(Call &call, size_t which, const shlo_operation *model);
  template <typename T> void setArray(Call &call, size_t which, const std::vector<T> &entries);
  void setText(Call &call, size_t which, std::string_view text);
  // The plan of a call whose other arguments must fit it; null for other calls.
  const shlo_plan *planOf(const Call &call);
  static std::vector<int64_t> shapeForInput(const shlo_plan *plan, size_t index);
  const Handle *inputFor(const shlo_plan *plan, size_t index);
  const void *handleOf(const Call &call, int kind) const;
  // A tensor that one of the history's values can be, whose index the call gets; null if there is none.
  const Handle *valueFor(Call &call, const shlo_history *history);
  void setLength(Call &call, const Parameter &parameter, uint64_t count);
  uint64_t countFor(Call &call, size_t which);
  // Whether an argument is one that must be refused, in a call that has such.
  bool errs(const Call &call);
  bool passesNull(const Call &call, const Parameter &parameter);
  const Handle *pick(Call &call, int kind, bool isForDestruction);
  Record &newRecord();
  // The options of that kind that the call has, made if it has NULL; null if it takes none.
  template <typename Options>
  Options *optionsOf(Call &call, int kind, shlo_status (*create)(Options **, shlo_error **));
  void limitRun(Call &call);

  void print(const Call &call) const;
  void make(Call &call, size_t function);
  void checkStatus(Call &call);
  void checkUntouched(Call &call);
  void checkOutputs(Call &call);
  void checkReturned(Call &call);
  void keepResults(Call &call);
  std::vector<uint64_t> rootsFor(const Call &call, int owner) const;
  void destroy(const Handle &handle);
  void find(Kind kind, const Call &call, const std::string &what);

  Gate &gate;
  Tally &tally;
  Choices &choices;
  std::vector<const Function *> chosen;
  std::vector<const Function *> following; // that come next, the last one first
  Handles handles;
  std::deque<Record> records;
  uint64_t modelBuilder = 0; // the id of the builder of callLike
  std::unique_ptr<shlo_plan, decltype(&shlo_plan_destroy)> planOfModule{nullptr, shlo_plan_destroy}; // of planOf
  size_t made = 0;
};

} // namespace shlo::test
