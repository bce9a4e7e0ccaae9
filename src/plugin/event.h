// Events, and what they tell the end of.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "pjrt/codes.h"
#include "plugin/counted.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <vector>

namespace shlo::plugin {

PJRT_Error *makeError(const pjrt::Failure &failure) noexcept;
// What an error says, which is destroyed: one of this library, or of its caller.
pjrt::Failure takeError(PJRT_Error *error);
// What the exception says that is being handled, and as an error.
pjrt::Failure failureOfException() noexcept;
PJRT_Error *errorOfException() noexcept;

// Something that others wait for, and that ends once, well or with a failure.
class Completion : public Counted<Completion> {
public:
  // Throws if it is set already. Callers of then() are called on this thread.
  void set(std::optional<pjrt::Failure> how);
  bool isSet() const { return done.load(std::memory_order_acquire); }
  // Throws the failure; the first waits.
  void await() const;
  void check() const;
  // Calls the function when it is set: now, if it is.
  void then(PJRT_Event_OnReadyCallback function, void *user);

private:
  struct Callback {
    PJRT_Event_OnReadyCallback function;
    void *user;
  };
  void tell(const Callback &callback) const {
    callback.function(failure ? makeError(*failure) : nullptr, callback.user);
  }

  mutable std::mutex mutex;
  mutable std::condition_variable changed;
  std::atomic<bool> done{false};
  std::optional<pjrt::Failure> failure; // does not change any more when it is done
  std::vector<Callback> callbacks;
};

// An event of nothing is ready, and good: there is one of these, which is never destroyed.
PJRT_Event *readyEvent();
PJRT_Event *eventOf(const Ref<Completion> &completion);
void destroyEvent(PJRT_Event *event) noexcept;

} // namespace shlo::plugin
