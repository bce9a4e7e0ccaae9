// Events. Execution is synchronous, so nearly all of them are ready when they are made; one waits until the last user
// of the caller's memory is done, or is set by the caller.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"

#include <condition_variable>
#include <mutex>
#include <optional>

using shlo::pjrt::Failure;

namespace {

struct State : shlo::plugin::Counted<State> {
  struct Callback {
    PJRT_Event_OnReadyCallback function;
    void *user;
  };
  std::mutex mutex;
  std::condition_variable changed;
  bool isReady = false;
  std::optional<Failure> failure;
  std::vector<Callback> callbacks;

  PJRT_Error *error() const { return failure ? shlo::plugin::makeError(*failure) : nullptr; }
};

} // namespace

struct PJRT_Event {
  State *state; // null: ready, and good
};

namespace shlo::plugin {
namespace {
constinit PJRT_Event ready = {nullptr};

void set(State &state, const Failure *failure) {
  std::vector<State::Callback> callbacks;
  {
    const std::lock_guard lock(state.mutex);
    if (state.isReady)
      fail(PJRT_Error_Code_FAILED_PRECONDITION, "the event is set already");
    if (failure)
      state.failure = *failure;
    state.isReady = true;
    callbacks.swap(state.callbacks);
  }
  state.changed.notify_all();
  for (const State::Callback &callback : callbacks)
    callback.function(state.error(), callback.user);
}
} // namespace

PJRT_Event *readyEvent() { return &ready; }
PJRT_Event *makePendingEvent() {
  auto event = std::make_unique<PJRT_Event>();
  event->state = new State;
  return event.release();
}

// What sets an event refers to its state, so the caller may destroy the event before.
struct EventSetter {
  Ref<State> state;
};
EventSetter *setterOf(PJRT_Event *event) { return new EventSetter{Ref<State>(event->state)}; }
void setAndDestroy(EventSetter *setter) noexcept {
  try {
    set(*setter->state, nullptr);
  } catch (...) { // out of memory for the error of a callback: there is none
  }
  delete setter;
}

void destroyEvent(PJRT_Event *event) noexcept {
  if (!event || event == &ready)
    return;
  event->state->release();
  delete event;
}

void answer(PJRT_Event_Destroy_Args &args) { destroyEvent(args.event); }
void answer(PJRT_Event_IsReady_Args &args) {
  State *state = nonNull(args.event, "event").state;
  if (!state) {
    args.is_ready = true;
    return;
  }
  const std::lock_guard lock(state->mutex);
  args.is_ready = state->isReady;
}
void answer(PJRT_Event_Error_Args &args) {
  State *state = nonNull(args.event, "event").state;
  if (!state)
    return;
  const std::lock_guard lock(state->mutex);
  if (!state->isReady)
    fail(PJRT_Error_Code_FAILED_PRECONDITION, "the event is not ready");
  if (state->failure)
    throw *state->failure;
}
void answer(PJRT_Event_Await_Args &args) {
  State *state = nonNull(args.event, "event").state;
  if (!state)
    return;
  std::unique_lock lock(state->mutex);
  state->changed.wait(lock, [&] { return state->isReady; });
  if (state->failure)
    throw *state->failure;
}
void answer(PJRT_Event_OnReady_Args &args) {
  State *state = nonNull(args.event, "event").state;
  if (!args.callback)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "callback is NULL");
  if (state) {
    const std::lock_guard lock(state->mutex);
    if (!state->isReady) {
      state->callbacks.push_back({args.callback, args.user_arg});
      return;
    }
  }
  args.callback(state ? state->error() : nullptr, args.user_arg);
}
void answer(PJRT_Event_Create_Args &args) { args.event = makePendingEvent(); }
void answer(PJRT_Event_Set_Args &args) {
  State *state = nonNull(args.event, "event").state;
  if (!state)
    fail(PJRT_Error_Code_FAILED_PRECONDITION, "the event was not made by PJRT_Event_Create");
  const bool isGood = args.error_code == PJRT_Error_Code_OK;
  if (!isGood && !args.error_message && args.error_message_size)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "error_message is NULL");
  const Failure failure{args.error_code, isGood ? "" : std::string(args.error_message, args.error_message_size)};
  set(*state, isGood ? nullptr : &failure);
}

} // namespace shlo::plugin
