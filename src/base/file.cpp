// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/file.h"

#include "base/pages.h"

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
  case S_IFLNK: return "a symbolic link";
  default: return "a device";
  }
}

const char *hintFor(mode_t mode) { return S_ISLNK(mode) ? "; shlo_read_options_set_follow_links allows links" : ""; }

class File {
public:
  File() = default;
  ~File() {
    if (descriptor >= 0)
      ::close(descriptor);
  }
  File(const File &) = delete;
  File &operator=(const File &) = delete;

  Status open(const std::string &path) { return open(AT_FDCWD, path, path, true); }
  // `name`: in the folder, or a path. `path`: for messages.
  Status open(int folder, const std::string &name, const std::string &path, bool followLinks) {
    // Opening a device can have effects. Between the check and openat() the file can become another, so openat() does
    // not wait either, and the check is repeated.
    struct stat found;
    if (::fstatat(folder, name.c_str(), &found, followLinks ? 0 : AT_SYMLINK_NOFOLLOW) != 0)
      return systemFailure(path);
    if (S_ISREG(found.st_mode)) {
      const int noLinks = followLinks ? 0 : O_NOFOLLOW;
      descriptor = openAgain(folder, name, O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK | noLinks);
      if (descriptor < 0 || ::fstat(descriptor, &found) != 0)
        return systemFailure(path);
    }
    if (!S_ISREG(found.st_mode))
      return failure(path,
                     std::string("it is ") + kindOf(found.st_mode) + ", expected a file" + hintFor(found.st_mode));
    size = size_t(found.st_size);
    return {};
  }
  // A folder in another one, as the place of files only.
  Status openFolder(int folder, const std::string &name, const std::string &path, bool followLinks) {
    descriptor = openAgain(folder, name, O_PATH | O_DIRECTORY | O_CLOEXEC | (followLinks ? 0 : O_NOFOLLOW));
    struct stat found;
    if (descriptor < 0 && !followLinks && ::fstatat(folder, name.c_str(), &found, AT_SYMLINK_NOFOLLOW) == 0 &&
        S_ISLNK(found.st_mode))
      return failure(path,
                     std::string("it is ") + kindOf(found.st_mode) + ", expected a folder" + hintFor(found.st_mode));
    return descriptor < 0 ? Status(systemFailure(path)) : Status();
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

private:
  static int openAgain(int folder, const std::string &name, int flags) {
    int descriptor;
    do
      descriptor = ::openat(folder, name.c_str(), flags);
    while (descriptor < 0 && errno == EINTR);
    return descriptor;
  }
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
  expectWrites(bytes.get(), file.size);
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

static Result<FileBytes> map(const File &file, const std::string &path) {
  if (file.size == 0)
    return FileBytes{"", nullptr};
  auto mapping = std::make_shared<Mapping>();
  mapping->address = ::mmap(nullptr, mapping->size = file.size, PROT_READ, MAP_PRIVATE, file.descriptor, 0);
  if (mapping->address == MAP_FAILED)
    return systemFailure(path);
  return FileBytes{{static_cast<const char *>(mapping->address), file.size}, std::move(mapping)};
}

Result<FileBytes> mapFile(const std::string &path) {
  File file;
  if (Status status = file.open(path); !status)
    return std::move(status.error());
  return map(file, path);
}

Result<FileBytes> mapFileBeneath(const std::string &folder, const std::vector<std::string> &names, bool followLinks) {
  auto open = std::make_unique<File>();
  if (Status status = open->openFolder(AT_FDCWD, folder, folder, true); !status)
    return std::move(status.error());
  std::string path = folder;
  for (size_t i = 0; i + 1 < names.size(); ++i) {
    path += "/" + names[i];
    auto next = std::make_unique<File>();
    if (Status status = next->openFolder(open->descriptor, names[i], path, followLinks); !status)
      return std::move(status.error());
    open = std::move(next);
  }
  path += "/" + names.back();
  File file;
  if (Status status = file.open(open->descriptor, names.back(), path, followLinks); !status)
    return std::move(status.error());
  return map(file, path);
}

} // namespace shlo
