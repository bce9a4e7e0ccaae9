// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/file.h"

#include <algorithm>
#include <cerrno>
#include <new>
#include <system_error>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace shlo {

namespace {

Error failure(const std::string &path, const std::string &why) {
  return makeError(SHLO_IO, "'" + path + "' cannot be read: " + why);
}
Error systemFailure(const std::string &path) {
  return errno == ENOMEM ? makeError(SHLO_OUT_OF_MEMORY, "out of memory")
                         : failure(path, std::generic_category().message(errno));
}

const char *kindOf(mode_t mode) {
  switch (mode & S_IFMT) {
  case S_IFDIR: return "a directory";
  case S_IFIFO: return "a pipe";
  case S_IFSOCK: return "a socket";
  default: return "a device";
  }
}

class File {
public:
  File() = default;
  ~File() {
    if (descriptor >= 0)
      ::close(descriptor);
  }
  File(const File &) = delete;
  File &operator=(const File &) = delete;

  Status open(const std::string &path) {
    // Opening a device can have effects. Between the check and open() the file can become another, so open() does not
    // wait either, and the check is repeated.
    struct stat found;
    if (::stat(path.c_str(), &found) != 0)
      return systemFailure(path);
    if (S_ISREG(found.st_mode)) {
      do
        descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
      while (descriptor < 0 && errno == EINTR);
      if (descriptor < 0 || ::fstat(descriptor, &found) != 0)
        return systemFailure(path);
    }
    if (!S_ISREG(found.st_mode))
      return failure(path, std::string("it is ") + kindOf(found.st_mode) + ", expected a file");
    size = size_t(found.st_size);
    return {};
  }

  // How many of the next bytes there are, up to `most`; -1 and errno on failure.
  ssize_t read(char *to, size_t most) {
    ssize_t count;
    do
      count = ::read(descriptor, to, std::min<size_t>(most, size_t(1) << 30));
    while (count < 0 && errno == EINTR);
    return count;
  }

  int descriptor = -1;
  size_t size = 0;
};

struct Mapping {
  ~Mapping() {
    if (address != MAP_FAILED)
      ::munmap(address, size);
  }
  void *address = MAP_FAILED;
  size_t size = 0;
};

} // namespace

Result<FileBytes> readFile(const std::string &path) {
  File file;
  if (Status status = file.open(path); !status)
    return std::move(status.error());
  // Constants are used where they lie, so the bytes are aligned like those of a mapped file.
  constexpr std::align_val_t alignment{64};
  std::shared_ptr<char> bytes(static_cast<char *>(::operator new(file.size + 1, alignment)),
                              [](char *block) { ::operator delete(block, alignment); });
  // One byte more shows that the file has grown.
  size_t end = 0;
  while (end <= file.size) {
    ssize_t count = file.read(bytes.get() + end, file.size + 1 - end);
    if (count < 0)
      return systemFailure(path);
    if (count == 0)
      break;
    end += size_t(count);
  }
  if (end != file.size)
    return failure(path, "its size changed while it was read");
  return FileBytes{{bytes.get(), end}, std::move(bytes)};
}

Result<FileBytes> mapFile(const std::string &path) {
  File file;
  if (Status status = file.open(path); !status)
    return std::move(status.error());
  if (file.size == 0)
    return FileBytes{"", nullptr};
  auto mapping = std::make_shared<Mapping>();
  mapping->address = ::mmap(nullptr, mapping->size = file.size, PROT_READ, MAP_PRIVATE, file.descriptor, 0);
  if (mapping->address == MAP_FAILED)
    return systemFailure(path);
  return FileBytes{{static_cast<const char *>(mapping->address), file.size}, std::move(mapping)};
}

} // namespace shlo
