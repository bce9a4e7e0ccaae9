// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/file_writer.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace shlo {

static constexpr size_t bufferBytes = size_t(1) << 16;

FileWriter::~FileWriter() {
  if (descriptor >= 0)
    ::close(descriptor);
  if (!temporary.empty())
    ::unlink(temporary.c_str());
}

Status FileWriter::failure(int number) const {
  return makeError(SHLO_IO, "'" + path + "' cannot be written: " + std::generic_category().message(number));
}

Status FileWriter::open() {
  struct stat found;
  const bool exists = ::stat(path.c_str(), &found) == 0;
  if (exists && !S_ISREG(found.st_mode)) {
    descriptor = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    return descriptor < 0 ? failure(errno) : Status();
  }
  // A link stays one: what it leads to is replaced.
  if (char *target = exists ? ::realpath(path.c_str(), nullptr) : nullptr) {
    path = target;
    std::free(target);
  }
  static std::atomic<unsigned> count{0};
  for (int tries = 0; tries < 100; ++tries) {
    temporary = path + "." + std::to_string(::getpid()) + "-" + std::to_string(count++) + ".tmp";
    descriptor = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (descriptor >= 0 && exists)
      (void)::fchmod(descriptor, found.st_mode & 07777);
    if (descriptor >= 0)
      return {};
    if (errno != EEXIST)
      break;
  }
  temporary.clear(); // nothing of ours
  return failure(errno);
}

Status FileWriter::write(std::string_view bytes) {
  if (buffer.size() + bytes.size() <= bufferBytes) {
    buffer += bytes;
    return {};
  }
  if (Status status = flush(); !status)
    return status;
  if (bytes.size() <= bufferBytes) {
    buffer = bytes;
    return {};
  }
  return put(bytes);
}

Status FileWriter::put(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t count = ::write(descriptor, bytes.data(), std::min(bytes.size(), size_t(1) << 30));
    if (count < 0 && errno != EINTR)
      return failure(errno);
    if (count > 0)
      bytes.remove_prefix(size_t(count));
  }
  return {};
}

Status FileWriter::flush() {
  Status status = put(buffer);
  buffer.clear();
  return status;
}

Status FileWriter::commit() {
  if (Status status = flush(); !status)
    return status;
  const int closed = descriptor;
  descriptor = -1;
  if (::close(closed) != 0)
    return failure(errno);
  if (temporary.empty())
    return {};
  if (::rename(temporary.c_str(), path.c_str()) != 0)
    return failure(errno);
  temporary.clear();
  return {};
}

} // namespace shlo
