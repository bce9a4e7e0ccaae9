// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "client/store.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

namespace shlo::client {
namespace {

using Clock = std::chrono::steady_clock;

Error ioError(const std::string &path, const char *what) {
  return makeError(SHLO_IO, path + " " + what + ": " + std::strerror(errno));
}

class File {
public:
  explicit File(int number) : number(number) {}
  File(const File &) = delete;
  ~File() {
    if (number >= 0)
      close(number);
  }
  int get() const { return number; }
  bool isOpen() const { return number >= 0; }
  // False if not all bytes are on their way to the disk.
  bool finish() { return close(std::exchange(number, -1)) == 0; }

private:
  int number;
};

class FolderStore final : public Store {
public:
  FolderStore(std::string path, int64_t process) : folder(std::move(path)), process(process) {}

  Result<std::string> get(std::string_view key, std::chrono::milliseconds patience) override {
    constexpr std::chrono::microseconds first(100), last(20000);
    const std::string path = pathOf(key);
    const Clock::time_point end = Clock::now() + patience;
    for (std::chrono::microseconds pause = first;; pause = std::min(2 * pause, last)) {
      const File file(open(path.c_str(), O_RDONLY | O_CLOEXEC));
      if (file.isOpen())
        return read(file, path);
      if (errno != ENOENT)
        return ioError(path, "cannot be read");
      const Clock::time_point now = Clock::now();
      if (now >= end)
        return patience.count() ? makeError(SHLO_LIMIT, "no process has put " + path + " in " +
                                                            std::to_string(patience.count()) + " ms")
                                : makeError(SHLO_NOT_FOUND, path + " does not exist");
      std::this_thread::sleep_for(std::min<Clock::duration>(pause, end - now));
    }
  }

  Status put(std::string_view key, std::string_view value) override {
    const std::string path = pathOf(key);
    // Folders of long keys; each may exist already.
    for (size_t slash = path.find('/', folder.size() + 1); slash != std::string::npos;
         slash = path.find('/', slash + 1))
      if (mkdir(path.substr(0, slash).c_str(), 0777) != 0 && errno != EEXIST)
        return ioError(path.substr(0, slash), "cannot be made");
    // Whoever finds the file finds all of it.
    const std::string aside = folder + "/part-" + std::to_string(process) + "-" + std::to_string(parts++);
    File file(open(aside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    bool isWritten = file.isOpen();
    while (isWritten && !value.empty()) {
      const ssize_t count = write(file.get(), value.data(), value.size());
      if (count < 0 && errno == EINTR)
        continue;
      isWritten = count >= 0;
      value.remove_prefix(size_t(std::max<ssize_t>(count, 0)));
    }
    if (isWritten && file.finish() && rename(aside.c_str(), path.c_str()) == 0)
      return {};
    Error error = ioError(path, "cannot be written");
    unlink(aside.c_str());
    return error;
  }

private:
  // Letters, digits and '_' stand for themselves. A long name is that of folders in each other.
  std::string pathOf(std::string_view key) const {
    constexpr size_t mostName = 200;
    constexpr char digits[] = "0123456789abcdef";
    std::string path = folder + "/=";
    size_t length = 0;
    for (const char byte : key) {
      if (length >= mostName) {
        path += "+/=";
        length = 0;
      }
      const bool isPlain =
          (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || byte == '_';
      if (isPlain)
        path += byte;
      else
        (path += '%') += {digits[uint8_t(byte) >> 4], digits[uint8_t(byte) & 15]};
      length += isPlain ? 1 : 3;
    }
    return path;
  }

  static Result<std::string> read(const File &file, const std::string &path) {
    std::string value;
    char block[16384];
    for (ssize_t count; (count = ::read(file.get(), block, sizeof block)) != 0;) {
      if (count < 0 && errno == EINTR)
        continue;
      if (count < 0)
        return ioError(path, "cannot be read");
      value.append(block, size_t(count));
    }
    return value;
  }

  const std::string folder;
  const int64_t process;
  std::atomic<uint64_t> parts{0};
};

} // namespace

Result<std::shared_ptr<Store>> openFolder(const std::string &path, int64_t process) {
  if (mkdir(path.c_str(), 0777) != 0 && errno != EEXIST)
    return ioError(path, "cannot be made");
  const std::string mine = path + "/process-" + std::to_string(process);
  const File file(open(mine.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
  if (file.isOpen())
    return std::shared_ptr<Store>(std::make_shared<FolderStore>(path, process));
  if (errno == EEXIST)
    return makeError(SHLO_IO, path + " is or was the rendezvous of a process " + std::to_string(process) +
                                  "; processes that begin together need a folder of their own");
  return ioError(mine, "cannot be made");
}

} // namespace shlo::client
