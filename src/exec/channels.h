// Messages between the processes of a run that nobody has received yet.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "exec/collective.h"

#include <deque>
#include <map>
#include <tuple>

namespace shlo::exec {

// Used by one thread at a time.
class Channels {
public:
  // With room for messages of so many bytes.
  explicit Channels(uint64_t most) : most(most) {}

  // Whether the process can do the transfer now. It can always send.
  bool isReady(const TransferKernel &transfer, uint32_t process) const;
  // Does it. The arguments are those of the op.
  Status send(const TransferKernel &transfer, uint32_t process, const char *const *operands, Watch &watch);
  Status receive(const TransferKernel &transfer, uint32_t process, char *const *results, Watch &watch);

private:
  struct Message {
    const TransferKernel *sender;
    std::shared_ptr<Storage> bytes; // of the values, one after the other
  };
  struct Queue {
    std::deque<Message> messages;
    std::shared_ptr<Storage> spare; // of a message that was received
  };
  using Key = std::tuple<int64_t, uint32_t, uint32_t>; // channel, source, target

  static Key keyOf(const TransferKernel &transfer, uint32_t process);

  const uint64_t most;
  uint64_t held = 0;
  std::map<Key, Queue> queues;
};

} // namespace shlo::exec
