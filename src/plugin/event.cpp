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

void destroyEvent(PJRT_Event *event) noexcept {
  if (!event || event == &ready)
    return;
  event->completion->release();
  delete event;
}

void answer(PJRT_Event_Destroy_Args &args) { destroyEvent(args.event); }
void answer(PJRT_Event_IsReady_Args &args) {
  args.is_ready = !args.event->completion || args.event->completion->isSet();
}
void answer(PJRT_Event_Error_Args &args) {
  const Completion *completion = args.event->completion;
  if (!completion)
    return;
  if (!completion->isSet())
    fail(PJRT_Error_Code_FAILED_PRECONDITION, "the event is not ready");
  completion->check();
}
void answer(PJRT_Event_Await_Args &args) {
  if (const Completion *completion = args.event->completion)
    completion->await();
}
void answer(PJRT_Event_OnReady_Args &args) {
  if (!args.callback)
    failInvalid("callback is NULL");
  if (Completion *completion = args.event->completion)
    completion->then(args.callback, args.user_arg);
  else
    args.callback(nullptr, args.user_arg);
}
void answer(PJRT_Event_Create_Args &args) { args.event = eventOf(adopt(new Completion)); }
void answer(PJRT_Event_Set_Args &args) {
  const Ref<Completion> completion(args.event->completion); // whoever waits for the event may destroy it
  if (!completion)
    fail(PJRT_Error_Code_FAILED_PRECONDITION, "the event was not made by PJRT_Event_Create");
  std::optional<Failure> failure;
  if (args.error_code != PJRT_Error_Code_OK) {
    failure =
        Failure{args.error_code, std::string(textOf(args.error_message, args.error_message_size, "error_message"))};
  }
  completion->set(std::move(failure));
}

} // namespace shlo::plugin
