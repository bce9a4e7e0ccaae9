// Makes hostile calls. There is nothing here about single functions but `exceptions`.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "session.h"
#include "session_call.h"

#include <stablehlo-c/dlpack.h>

#include <sys/mman.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace shlo::test {
namespace {

constexpr unsigned char pattern = 0xa5; // what outputs hold before a call
constexpr uint64_t patternNumber = 0xa5a5a5a5a5a5a5a5;
constexpr size_t mostHandles = 12; // of a kind
constexpr unsigned mostDepth = 5;
constexpr uint64_t runMilliseconds = 50;
constexpr uint64_t mostHistoryBytes = uint64_t(1) << 20;
constexpr int64_t mostTensorBytes = int64_t(1) << 24; // that a raw run gets

// What the table does not say: arguments that depend on each other in another way, or calls that may never end.
enum class Exception { Strides, RunsLong, RawMemory, PerProcess, Rare };
struct Exceptional {
  std::string_view function;
  Exception what;
  const char *reason;
};
constexpr Exceptional exceptions[] = {
    {"shlo_tensor_copy", Exception::Strides, "strides say which memory is read: it must be the caller's"},
    {"shlo_plan_run", Exception::RunsLong, "a loop may never end, which is the program's right without a limit"},
    {"shlo_plan_run_grid", Exception::RunsLong, "a loop may never end, which is the program's right without a limit"},
    {"shlo_plan_run_grid", Exception::PerProcess, "the lists have their entries for each process of the plan"},
    {"shlo_plan_run_raw", Exception::RunsLong, "a loop may never end, which is the program's right without a limit"},
    {"shlo_history_record", Exception::RunsLong, "a loop may never end, and has values in each iteration"},
    {"shlo_sharding_cut", Exception::Rare, "a session hardly ever has a sharding and a tensor of its rank at once"},
    {"shlo_sharding_join", Exception::Rare, "a session hardly ever has a sharding and all parts of a tensor at once"},
    {"shlo_plan_run_raw", Exception::RawMemory, "the plan's signature says how much memory the caller passes"},
};

bool isException(const Function &function, Exception what) {
  return std::any_of(std::begin(exceptions), std::end(exceptions),
                     [&](const Exceptional &one) { return one.function == function.name && one.what == what; });
}

} // namespace

bool isRarelySuccessful(const Function &function) { return isException(function, Exception::Rare); }

namespace {

const Parameter &parameterNamed(std::string_view function, std::string_view name) {
  for (const Function &one : functions())
    for (const Parameter &parameter : one.parameters)
      if (one.name == function && parameter.name == name)
        return parameter;
  std::fprintf(stderr, "%s has no %s\n", function.data(), name.data());
  std::abort();
}

bool isOutput(const Parameter &parameter) {
  return parameter.role == Role::Owned || parameter.role == Role::Borrowed || parameter.role == Role::Result ||
         parameter.direction != Direction::In || (parameter.role == Role::Length && parameter.isPointer);
}

// 0 if it is no plan.
uint64_t processesOf(const void *handle) {
  const auto *plan = static_cast<const shlo_plan *>(handle);
  return uint64_t(shlo_plan_replica_count(plan)) * shlo_plan_partition_count(plan);
}

// The number that the size of the type keeps.
uint64_t narrowed(int64_t number, unsigned width) {
  return width == 4 ? uint64_t(int64_t(int32_t(number))) : uint64_t(number);
}

// Reads memory that the library gave, so that a sanitizer sees it if it is not valid.
void touch(const void *memory, size_t size) {
  constexpr size_t most = size_t(1) << 20;
  volatile unsigned char sum = 0;
  for (size_t i = 0; memory && i < std::min(size, most); ++i)
    sum = sum ^ static_cast<const unsigned char *>(memory)[i];
}

std::string_view bytesOf(const Block &block) { return {block.data.get(), block.size}; }

} // namespace

//===- Callbacks --------------------------------------------------------------------------------------------------===//

struct Session::Record {
  std::unique_ptr<char[]> block; // memory that ends with the call of `release`
  size_t size = 0;               // of the block
  const void *data = nullptr;    // what `release` gets, if that is known
  unsigned calls = 0;
  int expected = -1; // calls at the end of the session; -1: any number
  bool hasOtherData = false;
  int32_t answer = 0;
  // A managed tensor, which is the caller's until its deleter is called.
  std::unique_ptr<int64_t[]> numbers;
  std::unique_ptr<shlo_dlpack_versioned> versioned;
  std::unique_ptr<shlo_dlpack_managed> managed;
};

namespace {

void released(void *data, void *user) {
  auto *record = static_cast<Session::Record *>(user);
  ++record->calls;
  record->hasOtherData |= record->data && data != record->data;
  touch(data, record->size);
  record->block.reset();
}

int32_t polled(void *user) {
  auto *record = static_cast<Session::Record *>(user);
  int32_t order = 0;
  ++record->calls;
  shlo_version_compare("1.0.0", 5, "1.8.0", 5, &order, nullptr);
  return record->answer;
}

void scheduled(void *user, size_t count, shlo_task_fn task, void *work) {
  auto *record = static_cast<Session::Record *>(user);
  ++record->calls;
  for (size_t i = count; i-- > 0;)
    task(work, i);
}

void userReleased(void *user) { ++static_cast<Session::Record *>(user)->calls; }

// Reads the operands, writes the results, runs what the call names, and fails sometimes.
void called(shlo_call *call, void *user) {
  auto *record = static_cast<Session::Record *>(user);
  ++record->calls;
  size_t size = 0;
  for (size_t i = 0; i < shlo_call_operand_count(call); ++i)
    touch(shlo_call_operand_data(call, i, &size), size);
  for (size_t i = 0; i < shlo_call_result_count(call); ++i)
    if (void *data = shlo_call_result_data(call, i, &size))
      std::memset(data, 0, size);
  touch(shlo_operation_name(shlo_call_operation(call), &size), size);
  if (record->calls % 4 == 0)
    shlo_call_fail(call, "no", 2);
}

int32_t recorded(const shlo_recorded *value, void *user) {
  auto *record = static_cast<Session::Record *>(user);
  ++record->calls;
  size_t size = 0;
  touch(shlo_recorded_op(value, &size), size);
  touch(shlo_recorded_location(value, &size), size);
  for (size_t i = 0; i < shlo_recorded_loop_count(value); ++i)
    touch(shlo_recorded_loop_location(value, i, &size), size);
  const shlo_tensor *tensor = shlo_recorded_tensor(value);
  touch(shlo_tensor_data(tensor), shlo_tensor_size(tensor));
  return record->answer;
}

int32_t progressed(double fraction, void *user) {
  auto *record = static_cast<Session::Record *>(user);
  ++record->calls;
  record->hasOtherData |= !(fraction >= 0 && fraction <= 1);
  return record->answer;
}

// The store of a client of several processes. No plugin is loaded, so nobody asks it.
shlo_status got(const char *, size_t, uint64_t, shlo_store_value *, void *user) {
  ++static_cast<Session::Record *>(user)->calls;
  return SHLO_NOT_FOUND;
}
shlo_status put(const char *, size_t, const void *, size_t, void *user) {
  ++static_cast<Session::Record *>(user)->calls;
  return SHLO_OK;
}

using AnyFunction = void (*)();
AnyFunction callbackNamed(std::string_view name) {
  auto of = [](auto *function) { return reinterpret_cast<AnyFunction>(function); };
  const std::pair<std::string_view, AnyFunction> callbacks[] = {
      {"shlo_call_fn", of(called)},       {"shlo_parallel_for_fn", of(scheduled)},    {"shlo_poll_fn", of(polled)},
      {"shlo_post_fn", of(userReleased)}, {"shlo_progress_fn", of(progressed)},       {"shlo_record_fn", of(recorded)},
      {"shlo_release_fn", of(released)},  {"shlo_release_user_fn", of(userReleased)}, {"shlo_store_get_fn", of(got)},
      {"shlo_store_put_fn", of(put)},
  };
  for (const auto &[known, function] : callbacks)
    if (known == name)
      return function;
  std::fprintf(stderr, "no callback is like %s\n", name.data());
  std::abort();
}

template <typename Managed> void deleted(Managed *self) {
  auto *record = static_cast<Session::Record *>(self->manager_ctx);
  ++record->calls;
  record->block.reset();
  record->numbers.reset();
  record->versioned.reset();
  record->managed.reset();
}

} // namespace

//===- Tally ------------------------------------------------------------------------------------------------------===//

Tally::Tally() {
  void *memory = mmap(nullptr, 2 * functions().size() * sizeof(uint64_t), PROT_READ | PROT_WRITE,
                      MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    std::perror("mmap");
    std::exit(EXIT_FAILURE);
  }
  counts = static_cast<uint64_t *>(memory);
}
Tally::~Tally() { munmap(counts, 2 * functions().size() * sizeof(uint64_t)); }

//===- One call ---------------------------------------------------------------------------------------------------===//

Session::Session(Gate &gate, Tally &tally, Choices &choices, Chosen filter)
    : gate(gate), tally(tally), choices(choices) {
  for (const Function &function : functions())
    if (!filter || filter(function))
      chosen.push_back(&function);
}

Session::~Session() {
  if (const Handle *lost = gate.plants(Plant::Leak) ? handles.chooseOwned(choices) : nullptr)
    handles.remove(lost->id);
  while (const Handle *next = handles.chooseOwned(choices))
    destroy(*next);
  for (Record &record : records) {
    if (record.expected >= 0 && record.calls != unsigned(record.expected))
      gate.find(Kind::Callback, "memory was released " + std::to_string(record.calls) + " times instead of " +
                                    std::to_string(record.expected));
    if (record.hasOtherData)
      gate.find(Kind::Callback, "release got other data");
  }
}

void Session::find(Kind kind, const Call &call, const std::string &what) {
  gate.find(kind, std::string(call.function.name) + ": " + what);
}

void Session::destroy(const Handle &handle) {
  Handle copy = handle;
  handles.remove(copy.id);
  if (gate.isTraced)
    std::fprintf(stderr, "destroy %s #%llu\n", handleKinds()[size_t(copy.kind)].name.data(),
                 (unsigned long long)copy.id);
  gate.act("destroy", [&] { handleKinds()[size_t(copy.kind)].destroy(copy.pointer); });
}

std::vector<const Function *> Session::chooseHeader() {
  std::vector<std::vector<const Function *>> headers;
  for (const Function *one : chosen) {
    if (headers.empty() || headers.back().back()->header != one->header)
      headers.emplace_back();
    headers.back().push_back(one);
  }
  return choices.of(headers);
}

const Function &Session::chooseFunction() {
  // The small headers are as important as the large ones.
  return choices.oneIn(2) ? *choices.of(chosen) : *choices.of(chooseHeader());
}

void Session::step() {
  std::vector<Handle> excess;
  for (const Handle *one : handles.excess(mostHandles))
    excess.push_back(*one);
  for (const Handle &one : excess)
    if (handles.find(one.id))
      destroy(one);
  if (!following.empty()) {
    const Function &function = *following.back();
    following.pop_back();
    ensureHandles(function, 0);
    call(function);
    return;
  }
  const Function &function = chooseFunction();
  if (choices.oneIn(8) && callLike(function))
    return;
  ensureHandles(function, 0);
  call(function);
  // Some functions need what those before them in a small header have made.
  constexpr size_t mostInOrder = 40;
  if (choices.oneIn(64))
    if (std::vector<const Function *> header = chooseHeader(); header.size() <= mostInOrder)
      following.assign(header.rbegin(), header.rend());
}

void Session::ensureHandles(const Function &function, unsigned depth) {
  // What lends something of a builder mostly needs an open function, which has something to lend as well.
  for (const Parameter &parameter : function.parameters)
    if (parameter.of == Of::Handle && parameter.role != Role::Owned && parameter.role != Role::Error)
      ensureHandle(parameter.kind, depth);
  // What changes a handle may want one that was made of another, as a history of values from elsewhere.
  for (const Parameter &parameter : function.parameters)
    if (!depth && parameter.role == Role::Handle && parameter.isExclusive && handles.has(parameter.kind))
      for (const Function &maker : functions())
        if (std::ranges::any_of(maker.parameters,
                                [&](const Parameter &one) {
                                  return isOutput(one) && one.of == Of::Handle && one.kind == parameter.kind;
                                }) &&
            std::ranges::any_of(maker.parameters,
                                [&](const Parameter &one) {
                                  return one.role == Role::Handle && one.of == Of::Handle && one.kind == parameter.kind;
                                }) &&
            choices.oneIn(2))
          call(maker);
}

void Session::ensureHandle(int kind, unsigned depth) {
  if (depth >= mostDepth || handles.has(kind) || choices.oneIn(12))
    return;
  std::vector<const Function *> makers;
  for (const Function &function : functions()) {
    bool makes = function.returns.of == Of::Handle && function.returns.kind == kind;
    for (const Parameter &parameter : function.parameters)
      makes |= isOutput(parameter) && parameter.of == Of::Handle && parameter.kind == kind;
    if (makes)
      makers.push_back(&function);
  }
  // Rather one that needs no handle of this kind itself.
  auto needsSame = [&](const Function *maker) {
    return std::any_of(maker->parameters.begin(), maker->parameters.end(), [&](const Parameter &one) {
      return one.of == Of::Handle && one.kind == kind && !isOutput(one) && one.role != Role::Error;
    });
  };
  if (!std::all_of(makers.begin(), makers.end(), needsSame))
    std::erase_if(makers, needsSame);
  for (unsigned tries = 0; tries < 3 && !makers.empty() && !handles.has(kind) && !choices.isEmpty(); ++tries) {
    const Function &maker = *choices.of(makers);
    ensureHandles(maker, depth + 1);
    call(maker);
  }
}

void Session::call(const Function &function) {
  Call call(function);
  call.isWild = choices.oneIn(3);
  for (size_t i = 0; i < call.arguments.size(); ++i)
    prepare(call, i);
  // Lengths of what is not passed.
  for (size_t i = 0; i < call.arguments.size(); ++i)
    if (call.parameter(i).role == Role::Length && !call.parameter(i).isPointer && !call.arguments[i].isSet)
      call.arguments[i].slot.number = narrowed(int64_t(someCount(choices)), call.parameter(i).width);
  if (isException(function, Exception::RunsLong))
    limitRun(call);
  if (call.isSkipped)
    return;
  make(call, size_t(&function - functions().data()));
}

//===- Arguments --------------------------------------------------------------------------------------------------===//

void Session::prepare(Call &call, size_t which) {
  const Parameter &parameter = call.parameter(which);
  Argument &argument = call.arguments[which];
  switch (parameter.role) {
  case Role::Handle:
  case Role::Destroyed: prepareHandle(call, which); break;
  case Role::Owned:
  case Role::Borrowed:
  case Role::Result: prepareOutput(call, which); break;
  case Role::Length:
    if (parameter.isPointer)
      prepareOutput(call, which);
    break;
  case Role::Text:
  case Role::Bytes:
    if (parameter.direction == Direction::In)
      prepareText(call, which);
    else
      prepareOutput(call, which);
    break;
  case Role::Array: prepareArray(call, which); break;
  case Role::Scalar:
    if (parameter.of == Of::Real) {
      argument.slot.real = someReal(choices);
    } else if (parameter.of == Of::Enumeration && !errs(call)) {
      static const int element = parameterNamed("shlo_tensor_create", "type").kind;
      const Range &range = enumerations()[size_t(parameter.kind)];
      // Many values of few types, so that some fit each other.
      static constexpr shlo_element_type usual[] = {SHLO_TYPE_F32, SHLO_TYPE_F32, SHLO_TYPE_I1, SHLO_TYPE_I32};
      if (parameter.kind == element && choices.oneIn(4) == 0)
        argument.slot.number = uint64_t(choices.of(usual));
      else
        argument.slot.number = uint64_t(range.least + int64_t(choices.below(size_t(range.most - range.least + 1))));
    } else if (isException(call.function, Exception::PerProcess) && !errs(call)) {
      argument.slot.number = processesOf(call.arguments[0].slot.pointer);
    } else {
      argument.slot.number = narrowed(someInteger(choices), parameter.width);
    }
    break;
  case Role::Callback: prepareCallback(call, which); break;
  case Role::User: break; // with its callback
  case Role::Struct: prepareStruct(call, which); break;
  case Role::Error:
    call.hasError = !choices.oneIn(8);
    std::memset(&call.error, pattern, sizeof call.error);
    argument.slot.pointer = call.hasError ? &call.error : nullptr;
  }
}

bool Session::errs(const Call &call) { return call.isWild && choices.oneIn(8); }
bool Session::passesNull(const Call &call, const Parameter &parameter) {
  return parameter.null == Null::Allowed ? choices.oneIn(3) : errs(call);
}

const Handle *Session::pick(Call &call, int kind, bool isForDestruction) {
  // Often one that the call has already: an op with two operands of one type, a handle that is passed twice.
  for (size_t i = 0; i < call.arguments.size(); ++i)
    if (call.parameter(i).kind == kind && call.parameter(i).of == Of::Handle && choices.below(2))
      if (const Handle *same = handles.find(call.arguments[i].handle))
        return same;
  return handles.choose(kind, call.home, isForDestruction, choices);
}

void Session::prepareHandle(Call &call, size_t which) {
  static const int builderKind = Handles::kindNamed("shlo_builder"), historyKind = Handles::kindNamed("shlo_history"),
                   tensorKind = Handles::kindNamed("shlo_tensor");
  const Parameter &parameter = call.parameter(which);
  Argument &argument = call.arguments[which];
  if (passesNull(call, parameter)) {
    argument.isNull = true;
    return;
  }
  const Handle *handle = nullptr;
  if (errs(call))
    if ((handle = handles.chooseWrong(parameter.kind, choices)))
      argument.isWrong = true;
  if (const void *history = handleOf(call, historyKind); history && !handle && parameter.kind == tensorKind)
    handle = valueFor(call, static_cast<const shlo_history *>(history));
  if (!handle)
    handle = pick(call, parameter.kind, parameter.role == Role::Destroyed);
  if (!handle) {
    argument.isNull = true;
    return;
  }
  argument.handle = handle->id;
  argument.slot.pointer = handle->pointer;
  if (handle->kind == builderKind && !call.home)
    call.home = handle->id;
}

void Session::prepareOutput(Call &call, size_t which) {
  const Parameter &parameter = call.parameter(which);
  Argument &argument = call.arguments[which];
  if (passesNull(call, parameter)) {
    argument.isNull = true;
    return;
  }
  argument.memory = Block(parameter.width, char(pattern));
  argument.before = bytesOf(argument.memory);
  argument.slot.pointer = argument.memory.data.get();
}

void Session::setLength(Call &call, const Parameter &parameter, uint64_t count) {
  if (parameter.length < 0)
    return;
  Argument &length = call.arguments[size_t(parameter.length)];
  length.slot.number = narrowed(int64_t(count), call.parameter(size_t(parameter.length)).width);
  length.isSet = true;
}

// The length of a list. Several lists may share one.
uint64_t Session::countFor(Call &call, size_t which) {
  const Parameter &parameter = call.parameter(which);
  const Argument &length = call.arguments[size_t(parameter.length)];
  if (const shlo_plan *plan = planOf(call); plan && !length.isSet)
    setLength(call, parameter,
              parameter.direction == Direction::In && !parameter.isWritten ? shlo_plan_input_count(plan)
                                                                           : shlo_plan_output_count(plan));
  if (!length.isSet)
    setLength(call, parameter, call.isWild ? someCount(choices) : choices.below(4));
  return length.slot.number;
}

void Session::prepareText(Call &call, size_t which) {
  const Parameter &parameter = call.parameter(which);
  Argument &argument = call.arguments[which];
  if (passesNull(call, parameter)) {
    uint64_t length = choices.below(2) ? 0 : someCount(choices);
    setLength(call, parameter, length);
    argument.isNull = length != 0;
    return;
  }
  if (parameter.role == Role::Bytes && !parameter.isConst) {
    // Memory that the library may write: a block of its own, which must stay until it is released.
    size_t size = choices.below(65);
    Record &record = newRecord();
    record.block.reset(new char[size]());
    record.size = size;
    record.data = record.block.get();
    argument.record = &record;
    argument.slot.pointer = record.block.get();
    setLength(call, parameter, size);
    return;
  }
  size_t size = 0;
  if (isException(call.function, Exception::Strides)) {
    argument.slot.pointer = zeros() + zeroBytes / 2;
    size = size_t(1) << choices.below(8);
  } else if (parameter.role == Role::Bytes) {
    const Block &block = someBytes(choices);
    argument.slot.pointer = block.data.get();
    size = block.size;
  } else {
    // Often one that is like another text of the call: two versions, two names.
    const bool isLike = !call.text.empty() && choices.below(2);
    argument.blocks.emplace_back(call.text =
                                     isLike ? someTextLike(call.text, choices) : someTextFor(parameter.name, choices));
    argument.slot.pointer = argument.blocks[0].data.get();
    size = argument.blocks[0].size;
  }
  setLength(call, parameter, errs(call) ? SIZE_MAX - choices.below(3) : size);
}

// The texts whose lengths an array has; null if it has others.
const Session::Argument *Session::textsWithLengths(const Call &call, size_t which) {
  for (size_t i = 0; i < call.arguments.size(); ++i)
    if (call.parameter(i).of == Of::Text && call.parameter(i).lengths == int(which))
      return &call.arguments[i];
  return nullptr;
}

void Session::prepareArray(Call &call, size_t which) {
  const Parameter &parameter = call.parameter(which);
  Argument &argument = call.arguments[which];
  uint64_t count = countFor(call, which);
  bool isSigned = call.parameter(size_t(parameter.length)).width == 4; // a rank
  if (passesNull(call, parameter) || (isHuge(count) && choices.below(2))) {
    argument.isNull = count != 0;
    return;
  }
  // What is refused for its length is not read; no memory has that length.
  argument.count = isHuge(count) ? (isSigned ? 0 : 8) : size_t(count);
  if (isException(call.function, Exception::PerProcess))
    argument.count *= std::max<uint64_t>(processesOf(call.arguments[0].slot.pointer), 1);
  size_t width = parameter.width;
  argument.memory = Block(argument.count * parameter.row * width, char(pattern));
  char *memory = argument.memory.data.get();
  argument.slot.pointer = memory;
  switch (parameter.of) {
  case Of::Number:
  case Of::Enumeration:
  case Of::Real:
    for (size_t i = 0; i < argument.count * parameter.row; ++i) {
      int64_t number = 0;
      if (const Argument *of = textsWithLengths(call, which); of && i < of->blocks.size())
        number = errs(call) ? -1 - int64_t(choices.below(3)) : int64_t(of->blocks[i].size - 1);
      else if (const shlo_plan *plan = planOf(call); plan && parameter.lengths < 0)
        number = shlo_plan_input_rank(plan, i);
      else if (parameter.of == Of::Enumeration)
        number = errs(call) ? someInteger(choices) : int64_t(choices.below(4));
      else if (isException(call.function, Exception::Strides) && parameter.null == Null::Allowed)
        number = int64_t(choices.below(33)) - 16;
      else
        number = errs(call)         ? someInteger(choices)
                 : call.isWild      ? someExtent(choices)
                 : choices.below(2) ? 2
                                    : int64_t(choices.below(4));
      if (double real = call.isWild || choices.oneIn(4) ? someReal(choices) : 0.5; parameter.of == Of::Real)
        std::memcpy(memory + i * width, &real, width);
      else
        std::memcpy(memory + i * width, &number, width);
    }
    break;
  case Of::Handle: prepareHandles(call, which, argument.count); break;
  case Of::Text: prepareExtents(call, which, argument.count); break;
  case Of::Extents: prepareExtents(call, which, argument.count); break;
  case Of::Memory: prepareMemory(call, which, argument.count); break;
  case Of::Function: break;
  }
  if (parameter.direction != Direction::In)
    argument.before = bytesOf(argument.memory);
}

void Session::prepareHandles(Call &call, size_t which, size_t count) {
  const Parameter &parameter = call.parameter(which);
  Argument &argument = call.arguments[which];
  if (parameter.direction == Direction::Out)
    return;
  argument.handles.resize(count);
  for (size_t i = 0; i < count; ++i) {
    const Handle *handle = nullptr;
    bool isInout = parameter.direction == Direction::Inout;
    if (const shlo_plan *plan = planOf(call); plan && !isInout && parameter.kind == Handles::kindNamed("shlo_tensor"))
      handle = inputFor(plan, i % std::max<size_t>(shlo_plan_input_count(plan), 1));
    else if (isInout ? choices.below(2) == 0 : !errs(call))
      handle = errs(call) ? handles.chooseWrong(parameter.kind, choices) : pick(call, parameter.kind, false);
    if (isInout && handle && !handle->roots.empty())
      handle = nullptr; // it is another handle's, which is read only
    void *pointer = handle ? handle->pointer : nullptr;
    argument.handles[i] = handle ? handle->id : 0;
    std::memcpy(argument.memory.data.get() + i * sizeof pointer, &pointer, sizeof pointer);
  }
}

// Texts, and lists of extents. Their lengths are in another array.
void Session::prepareExtents(Call &call, size_t which, size_t count) {
  constexpr size_t roomForRank = 4096; // numbers; more than any rank
  const Parameter &parameter = call.parameter(which);
  Argument &argument = call.arguments[which];
  // The array of lengths before this one is there already, one behind it is made now.
  Argument *lengths = parameter.lengths < 0 ? nullptr : &call.arguments[size_t(parameter.lengths)];
  unsigned width = lengths ? call.parameter(size_t(parameter.lengths)).width : 8;
  for (size_t i = 0; i < count; ++i) {
    const void *entry = nullptr;
    if (parameter.of == Of::Text) {
      // NUL-terminated, because the array of lengths may be NULL.
      argument.blocks.emplace_back(std::string(someText(choices)) + '\0');
      entry = argument.blocks.back().data.get();
    } else if (parameter.entryNullable && choices.oneIn(8)) {
      entry = nullptr;
      if (lengths && !isOutput(parameter) && !parameter.isWritten && i < lengths->count)
        std::memset(lengths->memory.data.get() + i * width, 0, width);
    } else {
      argument.blocks.emplace_back(roomForRank * sizeof(int64_t), char(pattern));
      auto *numbers = reinterpret_cast<int64_t *>(argument.blocks.back().data.get());
      for (size_t k = 0; k < 4 && !parameter.isWritten; ++k)
        numbers[k] = someExtent(choices);
      if (const shlo_plan *plan = planOf(call); plan && !parameter.isWritten)
        std::ranges::copy(shapeForInput(plan, i), numbers);
      entry = numbers;
    }
    std::memcpy(argument.memory.data.get() + i * sizeof entry, &entry, sizeof entry);
    if (parameter.of == Of::Extents && lengths && i < lengths->count && entry) {
      // A rank of more than there is room for needs memory for its extents.
      int32_t rank = 0;
      std::memcpy(&rank, lengths->memory.data.get() + i * width, sizeof rank);
      const void *longEntry = zeros();
      if (rank > int32_t(roomForRank))
        std::memcpy(argument.memory.data.get() + i * sizeof entry, &longEntry, sizeof longEntry);
    }
  }
}

void Session::prepareMemory(Call &call, size_t which, size_t count) {
  const Parameter &parameter = call.parameter(which);
  Argument &argument = call.arguments[which];
  const auto *plan = static_cast<const shlo_plan *>(call.arguments[0].slot.pointer);
  for (size_t i = 0; i < count; ++i) {
    bool isIn = !parameter.isWritten;
    int64_t size = int64_t(
        shlo_element_type_size(isIn ? shlo_plan_input_element_type(plan, i) : shlo_plan_output_element_type(plan, i)));
    int32_t rank = isIn ? shlo_plan_input_rank(plan, i) : shlo_plan_output_rank(plan, i);
    const int64_t *shape = isIn ? shlo_plan_input_shape(plan, i) : shlo_plan_output_shape(plan, i);
    for (int32_t axis = 0; axis < rank; ++axis)
      if (shape[axis] != SHLO_DYNAMIC && __builtin_mul_overflow(size, shape[axis], &size))
        size = mostTensorBytes + 1;
    call.isSkipped |= size > mostTensorBytes;
    const void *entry = nullptr;
    if (!errs(call) && size <= mostTensorBytes) {
      argument.blocks.emplace_back(size_t(size), char(choices.below(3)));
      entry = argument.blocks.back().data.get();
    }
    std::memcpy(argument.memory.data.get() + i * sizeof entry, &entry, sizeof entry);
  }
}

Session::Record &Session::newRecord() { return records.emplace_back(); }

void Session::prepareCallback(Call &call, size_t which) {
  const Parameter &parameter = call.parameter(which);
  Record *record = nullptr;
  const void *data = nullptr;
  for (size_t i = 0; i < call.arguments.size(); ++i)
    if (call.parameter(i).role == Role::Bytes) {
      record = call.arguments[i].record;
      data = call.arguments[i].slot.pointer;
    }
  if (!record)
    record = &newRecord();
  record->data = data;
  record->answer = choices.oneIn(8) ? int32_t(someInteger(choices)) : 0;
  for (size_t i = 0; i < call.arguments.size(); ++i)
    if (call.parameter(i).role == Role::User)
      call.arguments[i].slot.pointer = record;
  if (choices.oneIn(4))
    return;
  call.arguments[which].record = record;
  call.arguments[which].slot.function = callbackNamed(callbacks()[size_t(parameter.kind)]);
}

// A managed tensor on memory of its own: one that was exported, or one with fields of any value. Where an extent is
// large, the tensor is larger than any memory.
void Session::prepareStruct(Call &call, size_t which) {
  constexpr size_t numbers = 16, room = 1 << 16;
  const Parameter &parameter = call.parameter(which);
  Argument &argument = call.arguments[which];
  if (choices.oneIn(16)) {
    argument.isNull = true;
    return;
  }
  if (choices.oneIn(3))
    if (const Handle *handle = handles.choose(parameter.kind, 0, false, choices)) {
      argument.handle = handle->id;
      argument.slot.pointer = handle->pointer;
      return;
    }
  auto rare = [&](int64_t usual) { return choices.oneIn(16) ? someInteger(choices) : usual; };
  Record &record = newRecord();
  record.block.reset(new char[room]());
  record.numbers.reset(new int64_t[2 * numbers]);
  shlo_dlpack_tensor tensor{};
  tensor.data = record.block.get() + room / 2;
  tensor.device = {int32_t(rare(SHLO_DLPACK_CPU)), int32_t(rare(0))};
  int64_t ndim = choices.oneIn(16) ? -int64_t(choices.below(3)) : int64_t(choices.below(4));
  tensor.ndim = int32_t(ndim);
  static constexpr uint8_t bits[] = {8, 16, 32, 64, 128, 1, 4, 0, 24};
  tensor.dtype = {uint8_t(choices.below(SHLO_DLPACK_F4E2M1FN + 2)), choices.of(bits), uint16_t(rare(1))};
  bool isEmpty = false;
  for (int64_t axis = 0; axis < ndim; ++axis) {
    static constexpr int64_t extremes[] = {-1, INT64_MIN, int64_t(1) << 50, INT64_MAX};
    record.numbers[size_t(axis)] = choices.oneIn(24) ? choices.of(extremes) : int64_t(choices.below(5));
    record.numbers[numbers + size_t(axis)] = int64_t(choices.below(17)) - 8;
    isEmpty |= record.numbers[size_t(axis)] == 0;
  }
  tensor.shape = ndim || choices.below(2) ? record.numbers.get() : nullptr;
  tensor.strides = choices.below(2) ? record.numbers.get() + numbers : nullptr;
  tensor.byte_offset = choices.oneIn(16) ? UINT64_MAX - choices.below(200) : choices.below(64) & ~uint64_t(15);
  if (isEmpty && choices.below(2))
    tensor.data = nullptr;
  argument.record = &record;
  if (handleKinds()[size_t(parameter.kind)].name == "shlo_dlpack_versioned") {
    record.versioned = std::make_unique<shlo_dlpack_versioned>();
    *record.versioned = {{uint32_t(rare(1)), uint32_t(rare(1))},
                         &record,
                         deleted<shlo_dlpack_versioned>,
                         uint64_t(choices.oneIn(8) ? someInteger(choices) : int64_t(choices.below(8))),
                         tensor};
    argument.slot.pointer = record.versioned.get();
  } else {
    record.managed = std::make_unique<shlo_dlpack_managed>();
    *record.managed = {tensor, &record, deleted<shlo_dlpack_managed>};
    argument.slot.pointer = record.managed.get();
  }
}

// Without a limit, a run may go on for ever. The time is limited in the options that the call gets.
template <typename Options>
Options *Session::optionsOf(Call &call, int kind, shlo_status (*create)(Options **, shlo_error **)) {
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    Argument &argument = call.arguments[i];
    if (call.parameter(i).kind != kind || argument.isWrong)
      continue;
    if (argument.isNull) {
      Options *options = nullptr;
      if (create(&options, nullptr)) {
        call.isSkipped = true;
        return nullptr;
      }
      argument.isNull = false;
      argument.handle = handles.add(kind, options, {}).id;
      argument.slot.pointer = options;
    }
    return static_cast<Options *>(const_cast<void *>(argument.slot.pointer));
  }
  return nullptr;
}

void Session::limitRun(Call &call) {
  static const int runKind = Handles::kindNamed("shlo_run_options"),
                   historyKind = Handles::kindNamed("shlo_history_options");
  if (auto *options = optionsOf(call, runKind, shlo_run_options_create))
    shlo_run_options_set_max_milliseconds(options, runMilliseconds, nullptr);
  if (auto *options = optionsOf(call, historyKind, shlo_history_options_create)) {
    shlo_history_options_set_max_milliseconds(options, runMilliseconds, nullptr);
    shlo_history_options_set_max_memory(options, mostHistoryBytes, nullptr);
  }
}

//===- Calling and checking ---------------------------------------------------------------------------------------===//

void Session::make(Call &call, size_t function) {
  std::vector<Slot> slots;
  for (const Argument &argument : call.arguments)
    slots.push_back(argument.slot);
  const char *name = call.function.name.data();
  ++made;
  bool isLeftOut = gate.plants(Plant::Uncalled) && function % 100 == 7;
  if (!isLeftOut)
    ++tally.called(function);
  if (gate.isTraced)
    print(call);
  gate.act(name, [&] { call.function.call(slots.data(), call.result); });
  call.status = call.function.isFallible ? shlo_status(int64_t(call.result.number)) : SHLO_OK;
  if (gate.isTraced && call.function.isFallible)
    std::fprintf(stderr, "  %s\n", shlo_status_name(call.status));
  if (call.function.isFallible) {
    checkStatus(call);
    if (call.status)
      gate.refuse();
    else
      gate.accept();
  }
  if (!call.fails() && !isLeftOut && !(gate.plants(Plant::Unsuccessful) && function % 100 == 7))
    ++tally.succeeded(function);
  if (call.fails())
    checkUntouched(call);
  else
    checkOutputs(call);
  checkReturned(call);
  keepResults(call);
}

// The call as it is made, for a person.
void Session::print(const Call &call) const {
  std::string text(call.function.name);
  text += "(";
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    const Argument &argument = call.arguments[i];
    const Parameter &parameter = call.parameter(i);
    char number[32];
    text += i ? ", " : "";
    std::snprintf(number, sizeof number, parameter.isPointer ? "%#llx" : "%lld",
                  (unsigned long long)argument.slot.number);
    if (argument.handle)
      text += "#" + std::to_string(argument.handle);
    else if (parameter.of == Of::Real && !parameter.isPointer)
      text += std::to_string(argument.slot.real);
    else if (parameter.role == Role::Text && !argument.blocks.empty())
      text += "\"" + shown(bytesOf(argument.blocks[0])) + "\"";
    else
      text += number;
    for (size_t k = 0; k < argument.handles.size(); ++k)
      text += (k ? " #" : "[#") + std::to_string(argument.handles[k]) + (k + 1 == argument.handles.size() ? "]" : "");
    if (argument.isWrong)
      text += " (wrong)";
  }
  std::fprintf(stderr, "%s)\n", text.c_str());
}

void Session::checkStatus(Call &call) {
  shlo_error *seen = nullptr;
  if (call.hasError) {
    std::memset(&seen, pattern, sizeof seen);
    if (call.error == seen) {
      find(Kind::Untouched, call, "*error was not set");
      call.error = nullptr;
    }
  } else {
    call.error = nullptr;
  }
  gate.judge(call.function.name.data(), call.status, call.hasError ? call.error : nullptr, call.hasError);
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    const Argument &argument = call.arguments[i];
    const Parameter &parameter = call.parameter(i);
    bool mustFail = argument.isWrong || (argument.isNull && parameter.null == Null::Refused) ||
                    (argument.isNull && parameter.null == Null::IfEmpty);
    gate.compare();
    mustFail &= parameter.role != Role::Bytes || !isException(call.function, Exception::Strides);
    if (mustFail && parameter.role != Role::Length && (call.succeeds() || gate.plants(Plant::Accepted)))
      find(Kind::Accepted, call,
           std::string(parameter.name) + (argument.isWrong ? " of another kind" : " that is NULL") + " was accepted");
  }
}

// On failure, all outputs are as before.
void Session::checkUntouched(Call &call) {
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    Argument &argument = call.arguments[i];
    if (gate.plants(Plant::Untouched) && !argument.before.empty())
      argument.memory.data[0] = char(~argument.memory.data[0]);
    gate.compare();
    if (!argument.before.empty() && argument.before != bytesOf(argument.memory))
      find(Kind::Untouched, call, std::string(call.parameter(i).name) + " was written, and the call failed");
    if (call.parameter(i).of == Of::Extents && call.parameter(i).isWritten)
      for (const Block &block : argument.blocks)
        if (bytesOf(block).find_first_not_of(char(pattern)) != std::string_view::npos)
          find(Kind::Untouched, call, std::string(call.parameter(i).name) + " was written, and the call failed");
  }
}

// On success, all outputs that one value must have were written.
void Session::checkOutputs(Call &call) {
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    const Argument &argument = call.arguments[i];
    const Parameter &parameter = call.parameter(i);
    bool isOne = parameter.role == Role::Owned || parameter.role == Role::Borrowed || parameter.role == Role::Result ||
                 ((parameter.role == Role::Text || parameter.role == Role::Bytes) && isOutput(parameter)) ||
                 (parameter.role == Role::Length && parameter.isPointer);
    if (!isOne || argument.before.empty())
      continue;
    gate.compare();
    if (argument.before == bytesOf(argument.memory))
      find(Kind::Untouched, call, std::string(parameter.name) + " was not written");
    void *written = nullptr;
    std::memcpy(&written, argument.memory.data.get(), std::min(sizeof written, argument.memory.size));
    if (parameter.role == Role::Owned && !written)
      find(Kind::Untouched, call, std::string(parameter.name) + " is NULL after success");
    if (parameter.role == Role::Text && written)
      touch(written, std::strlen(static_cast<const char *>(written)));
  }
}

void Session::checkReturned(Call &call) {
  const Return &returns = call.function.returns;
  if (returns.role == Returned::Status || returns.role == Returned::Nothing)
    return;
  const void *pointer = call.result.pointer;
  bool isPointer = returns.role != Returned::Number;
  // NULL and handles of another kind give nothing.
  bool isNothing = false;
  for (size_t i = 0; i < call.arguments.size(); ++i)
    isNothing |= call.parameter(i).role == Role::Handle && (call.arguments[i].isNull || call.arguments[i].isWrong);
  bool gaveSomething = isPointer ? pointer && !(returns.role == Returned::Text && !*static_cast<const char *>(pointer))
                       : returns.of == Of::Real ? call.result.real != 0 && call.result.real != -1
                                                : call.result.number != 0 && call.result.number + 1 != 0;
  gate.compare();
  if (isNothing && gaveSomething)
    find(Kind::Accepted, call, "something was given for NULL or a handle of another kind");
  if (isPointer && !pointer && !returns.isNullable)
    find(Kind::Refused, call, "NULL was returned");
  uint64_t length = patternNumber;
  if (returns.length >= 0)
    if (const Argument &argument = call.arguments[size_t(returns.length)]; argument.memory.size)
      std::memcpy(&length, argument.memory.data.get(), sizeof length);
  if (returns.role == Returned::Text && pointer) {
    const char *text = static_cast<const char *>(pointer);
    if (length == patternNumber)
      length = std::strlen(text);
    touch(text, size_t(length));
    if (text[length] != '\0')
      find(Kind::Refused, call, "the text does not end with a NUL");
  }
  if (returns.lengthFunction >= 0) {
    std::vector<Slot> slots;
    for (const Argument &argument : call.arguments)
      slots.push_back(argument.slot);
    Slot count;
    functions()[size_t(returns.lengthFunction)].call(slots.data(), count);
    int64_t entries = std::max<int64_t>(0, int64_t(count.number));
    length = uint64_t(entries) * (returns.role == Returned::Array ? sizeof(int64_t) : 1);
  }
  if ((returns.role == Returned::Bytes || returns.role == Returned::Array) && pointer && length != patternNumber) {
    touch(pointer, size_t(length));
    if (!returns.isConst && length)
      *static_cast<char *>(const_cast<void *>(pointer)) ^= 1;
  }
}

std::vector<uint64_t> Session::rootsFor(const Call &call, int owner) const {
  std::vector<uint64_t> roots;
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    if (owner >= 0 && i != size_t(owner))
      continue;
    const Handle *handle = const_cast<Handles &>(handles).find(call.arguments[i].handle);
    if (!handle)
      continue;
    if (handleKinds()[size_t(handle->kind)].destroy)
      roots.push_back(handle->id);
    roots.insert(roots.end(), handle->roots.begin(), handle->roots.end());
    break;
  }
  return roots;
}

void Session::keepResults(Call &call) {
  static const int errorKind = Handles::kindNamed("shlo_error"),
                   diagnosticsKind = Handles::kindNamed("shlo_diagnostics"),
                   recorderKind = Handles::kindNamed("shlo_recorder");
  if (call.hasError && call.error) {
    if (choices.oneIn(4))
      handles.add(errorKind, call.error, {});
    else
      shlo_error_destroy(call.error);
  }
  // A collector that may have grown, or a recorder that may have been cleared: what was borrowed from it ends.
  for (size_t i = 0; i < call.arguments.size(); ++i)
    if (const Handle *handle = handles.find(call.arguments[i].handle)) {
      if ((handle->kind == diagnosticsKind || handle->kind == recorderKind) && call.parameter(i).isExclusive)
        handles.forgetBorrowed(handle->id, [](std::string_view) { return true; });
      else if (handle->keeps)
        handles.forgetBorrowed(handle->keeps);
    }
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    Argument &argument = call.arguments[i];
    const Parameter &parameter = call.parameter(i);
    if (parameter.role == Role::Destroyed && argument.handle && !argument.isWrong)
      handles.remove(argument.handle);
    // Callbacks, and structures that were handed over.
    bool ownsNow = parameter.role == Role::Struct && call.succeeds();
    if (ownsNow && argument.handle)
      handles.remove(argument.handle);
    if (argument.record && (parameter.role == Role::Struct || parameter.role == Role::Callback)) {
      bool isKnown = parameter.role == Role::Struct || argument.record->data;
      argument.record->expected = isKnown ? call.succeeds() : -1;
      if (call.fails() && argument.record->calls)
        find(Kind::Callback, call, "memory was released, and the call failed");
    }
    if (call.fails())
      continue;
    if (parameter.isKept)
      for (size_t k = 0; k < call.arguments.size(); ++k)
        if (Handle *options = handles.find(call.arguments[k].handle); options && k != i)
          options->keeps = argument.handle;
  }
  if (call.function.isFallible && !call.succeeds())
    return;
  uint64_t newOwned = 0, builder = call.home;
  auto keep = [&](int kind, const void *pointer, int owner, bool isBorrowed) {
    const bool isOwned = !isBorrowed && handleKinds()[size_t(kind)].destroy;
    const Handle &handle = handles.add(kind, pointer, isOwned ? std::vector<uint64_t>{} : rootsFor(call, owner));
    if (isOwned)
      newOwned = handle.id;
    if (gate.isTraced)
      std::fprintf(stderr, "  %s #%llu\n", handleKinds()[size_t(kind)].name.data(), (unsigned long long)handle.id);
  };
  for (size_t i = 0; i < call.arguments.size(); ++i) {
    Argument &argument = call.arguments[i];
    const Parameter &parameter = call.parameter(i);
    if (parameter.of != Of::Handle || !isOutput(parameter) || argument.before.empty())
      continue;
    for (size_t k = 0; k < argument.memory.size / sizeof(void *); ++k) {
      void *written = nullptr;
      std::memcpy(&written, argument.memory.data.get() + k * sizeof written, sizeof written);
      bool wasThere = !argument.before.compare(k * sizeof written, sizeof written,
                                               argument.memory.data.get() + k * sizeof written, sizeof written);
      if (written && !wasThere)
        keep(parameter.kind, written, parameter.owner, false);
    }
  }
  if (call.function.returns.of == Of::Handle && call.result.pointer)
    keep(call.function.returns.kind, call.result.pointer, call.function.returns.owner, true);
  // A module that was made of a builder has what the builder lent, as far as it is in the module. Regions that no op
  // took, and what they hold, ended.
  if (newOwned && builder) {
    handles.forgetBorrowed(builder, [](std::string_view kind) {
      return kind == "shlo_operation" || kind == "shlo_region" || kind == "shlo_value";
    });
    handles.addRoot(builder, newOwned);
    if (const Handle *finished = handles.find(builder); finished && choices.below(4))
      destroy(*finished);
  }
}

} // namespace shlo::test
