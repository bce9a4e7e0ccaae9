// Events. Nearly all of them are ready when they are made; others wait until the last user of the caller's memory is
// done, or until an execution has ended, or are set by the caller.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/entries.h"

#include <chrono>

using shlo::pjrt::Failure;

struct PJRT_Event {
  shlo::plugin::Completion *completion; // null: ready, and good
};

namespace shlo::plugin {

static constinit PJRT_Event ready = {nullptr};

void Completion::set(std::optional<Failure> how) {
  std::vector<Callback> called;
  {
    const std::lock_guard lock(mutex);
    if (isSet())
      fail(PJRT_Error_Code_FAILED_PRECONDITION, "the event is set already");
    failure = std::move(how);
    done.store(true, std::memory_order_release);
    called.swap(callbacks);
  }
  changed.notify_all();
  for (const Callback &callback : called)
    tell(callback);
}

void Completion::check() const {
  if (failure)
    throw *failure;
}

static void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#else
  __asm__ volatile("yield");
#endif
}

// A thread that sleeps comes some ten microseconds late.
static constexpr std::chrono::microseconds patience(100);

void Completion::await() const {
  for (const auto begin = std::chrono::steady_clock::now();
       !isSet() && std::chrono::steady_clock::now() - begin < patience;)
    pause();
  if (!isSet()) {
    std::unique_lock lock(mutex);
    changed.wait(lock, [&] { return isSet(); });
  }
  check();
}

void Completion::then(PJRT_Event_OnReadyCallback function, void *user) {
  {
    const std::lock_guard lock(mutex);
    if (!isSet()) {
      callbacks.push_back({function, user});
      return;
    }
  }
  tell({function, user});
}

PJRT_Event *readyEvent() { return &ready; }
PJRT_Event *eventOf(const Ref<Completion> &completion) {
  if (!completion)
    return readyEvent();
  auto *event = new PJRT_Event{completion.get()};
  event->completion->retain();
  return event;
}
PJRT_Event *makePendingEvent() {
  auto event = std::make_unique<PJRT_Event>();
  event->completion = new Completion;
  return event.release();
}

struct EventSetter {
  Ref<Completion> completion;
};
EventSetter *setterOf(PJRT_Event *event) { return new EventSetter{Ref<Completion>(event->completion)}; }
void setAndDestroy(EventSetter *setter) noexcept {
  setter->completion->set(std::nullopt);
  delete setter;
}

void destroyEvent(PJRT_Event *event) noexcept {
  if (!event || event == &ready)
    return;
  event->completion->release();
  delete event;
}

static Completion *completionOf(PJRT_Event *event) { return nonNull(event, "event").completion; }

void answer(PJRT_Event_Destroy_Args &args) { destroyEvent(args.event); }
void answer(PJRT_Event_IsReady_Args &args) {
  const Completion *completion = completionOf(args.event);
  args.is_ready = !completion || completion->isSet();
}
void answer(PJRT_Event_Error_Args &args) {
  const Completion *completion = completionOf(args.event);
  if (!completion)
    return;
  if (!completion->isSet())
    fail(PJRT_Error_Code_FAILED_PRECONDITION, "the event is not ready");
  completion->check();
}
void answer(PJRT_Event_Await_Args &args) {
  if (const Completion *completion = completionOf(args.event))
    completion->await();
}
void answer(PJRT_Event_OnReady_Args &args) {
  Completion *completion = completionOf(args.event);
  if (!args.callback)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "callback is NULL");
  if (completion)
    completion->then(args.callback, args.user_arg);
  else
    args.callback(nullptr, args.user_arg);
}
void answer(PJRT_Event_Create_Args &args) { args.event = makePendingEvent(); }
void answer(PJRT_Event_Set_Args &args) {
  const Ref<Completion> completion(completionOf(args.event)); // whoever waits for the event may destroy it
  if (!completion)
    fail(PJRT_Error_Code_FAILED_PRECONDITION, "the event was not made by PJRT_Event_Create");
  const bool isGood = args.error_code == PJRT_Error_Code_OK;
  if (!isGood && !args.error_message && args.error_message_size)
    fail(PJRT_Error_Code_INVALID_ARGUMENT, "error_message is NULL");
  completion->set(
      isGood ? std::nullopt
             : std::optional(Failure{args.error_code, std::string(args.error_message, args.error_message_size)}));
}

} // namespace shlo::plugin
