// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/channels.h"

#include "exec/strided.h"

namespace shlo::exec {

static size_t bytesOf(const TransferKernel &transfer) {
  size_t bytes = 0;
  for (const TensorType &type : transfer.types)
    bytes += byteSize(type);
  return bytes;
}
static std::string text(const std::vector<TensorType> &types) {
  std::string text;
  for (const TensorType &type : types)
    text += (text.empty() ? "" : ", ") + toString(type);
  return "(" + text + ")";
}

Channels::Key Channels::keyOf(const TransferKernel &transfer, uint32_t process) {
  const uint32_t partner = uint32_t(transfer.op.partners[process]);
  return transfer.op.receives ? Key{transfer.op.channel, partner, process} : Key{transfer.op.channel, process, partner};
}

bool Channels::isReady(const TransferKernel &transfer, uint32_t process) const {
  if (!transfer.op.receives || transfer.op.partners[process] < 0)
    return true;
  const auto found = queues.find(keyOf(transfer, process));
  return found != queues.end() && !found->second.messages.empty();
}

Status Channels::send(const TransferKernel &transfer, uint32_t process, const char *const *operands, Watch &watch) {
  if (transfer.op.partners[process] < 0)
    return {};
  const size_t bytes = bytesOf(transfer);
  const uint64_t needed = bytes + sizeof(Message);
  if (needed > most - held)
    return makeError(SHLO_LIMIT, transfer.text + " of process " + std::to_string(process) +
                                     ": the messages that nobody has received yet take more memory than the limit of "
                                     "the plan leaves (" +
                                     std::to_string(most) + " bytes)");
  Queue &queue = queues[keyOf(transfer, process)];
  Message message{&transfer, std::exchange(queue.spare, nullptr)};
  if (!message.bytes || message.bytes->size() < bytes)
    message.bytes = Storage::allocate(std::max<size_t>(bytes, 64), false);
  if (!message.bytes)
    return makeError(SHLO_OUT_OF_MEMORY, "cannot allocate a message of " + transfer.text);
  char *to = message.bytes->data();
  for (size_t i = 0; i < transfer.types.size(); ++i) {
    const size_t size = byteSize(transfer.types[i]);
    if (!copyBytes(to, operands[i], size, watch))
      return watch.status();
    to += size;
  }
  queue.messages.push_back(std::move(message));
  held += needed;
  return {};
}

Status Channels::receive(const TransferKernel &transfer, uint32_t process, char *const *results, Watch &watch) {
  if (transfer.op.partners[process] < 0) {
    constexpr char zero = 0;
    for (size_t i = 0; i < transfer.types.size(); ++i)
      if (!fill(results[i], &zero, int64_t(byteSize(transfer.types[i])), 1, watch))
        return watch.status();
    return {};
  }
  Queue &queue = queues[keyOf(transfer, process)];
  const Message message = std::move(queue.messages.front());
  queue.messages.pop_front();
  held -= bytesOf(*message.sender) + sizeof(Message);
  if (message.sender->types != transfer.types)
    return makeError(SHLO_FAILED, "process " + std::to_string(process) + " receives " + text(transfer.types) + " in " +
                                      transfer.text + ", but process " +
                                      std::to_string(transfer.op.partners[process]) + " has sent " +
                                      text(message.sender->types) + " in " + message.sender->text);
  const char *from = message.bytes->data();
  for (size_t i = 0; i < transfer.types.size(); ++i) {
    const size_t size = byteSize(transfer.types[i]);
    if (!copyBytes(results[i], from, size, watch))
      return watch.status();
    from += size;
  }
  queue.spare = message.bytes;
  return {};
}

} // namespace shlo::exec
