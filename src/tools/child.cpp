// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "child.h"

#include "support.h"

#include <cerrno>
#include <csignal>
#include <cstring>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tool {

// A record is its kind, its length in 8 hexadecimal digits, and its text.
void Teller::tell(char kind, const std::string &text) const {
  char head[16];
  std::snprintf(head, sizeof head, "%c%08zx", kind, text.size());
  const std::string record = head + text;
  for (size_t done = 0; done < record.size();) {
    const ssize_t written = write(pipe, record.data() + done, record.size() - done);
    if (written < 0 && errno != EINTR)
      return; // nobody listens
    done += size_t(std::max<ssize_t>(written, 0));
  }
}

static void take(std::string &heard, Ended &ended) {
  constexpr size_t headSize = 9;
  while (heard.size() >= headSize) {
    const size_t size = std::strtoul(heard.substr(1, headSize - 1).c_str(), nullptr, 16);
    if (heard.size() - headSize < size)
      return;
    const std::string text = heard.substr(headSize, size);
    if (heard[0] == '>') {
      ended.step = text;
    } else {
      const size_t middle = text.find('\n');
      ended.facts.emplace_back(text.substr(0, middle), text.substr(middle + 1));
    }
    heard.erase(0, headSize + size);
  }
}

Ended runInChild(double seconds, const std::function<int(const Teller &)> &work) {
  int ends[2];
  std::fflush(stdout);
  std::fflush(stderr);
  if (pipe(ends) != 0)
    throw Failure{std::string("cannot make a pipe: ") + std::strerror(errno), ExitInternal};
  const pid_t child = fork();
  if (child < 0)
    throw Failure{std::string("cannot start a process: ") + std::strerror(errno), ExitInternal};
  if (child == 0) {
    close(ends[0]);
    const Teller teller(ends[1]);
    const int exit = exitOf([&] { return work(teller); });
    std::fflush(stderr);
    _exit(exit); // without the destructors of the code of others
  }
  close(ends[1]);
  Ended ended;
  std::string heard;
  const double last = now() + seconds;
  // The pipe ends with the child, also with one that a signal ends.
  for (;;) {
    const double left = last - now();
    if (seconds > 0 && left <= 0) {
      ended.late = true;
      kill(child, SIGKILL);
      break;
    }
    pollfd waiting{ends[0], POLLIN, 0};
    const int ready = poll(&waiting, 1, seconds > 0 ? int(left * 1000) + 1 : -1);
    if (ready <= 0)
      continue;
    char bytes[4096];
    const ssize_t count = read(ends[0], bytes, sizeof bytes);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      break;
    heard.append(bytes, size_t(count));
    take(heard, ended);
  }
  close(ends[0]);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  ended.signal = WIFSIGNALED(status) && !ended.late ? WTERMSIG(status) : 0;
  ended.exit = WIFEXITED(status) ? WEXITSTATUS(status) : ExitInternal;
  return ended;
}

std::string troubleOf(const Ended &ended) {
  const std::string when = ended.step.empty() ? "" : " while " + ended.step;
  if (ended.late)
    return "did not answer in time" + when;
  if (ended.signal == 0)
    return "";
  constexpr std::pair<int, const char *> names[] = {{SIGABRT, "SIGABRT"}, {SIGSEGV, "SIGSEGV"}, {SIGBUS, "SIGBUS"},
                                                    {SIGILL, "SIGILL"},   {SIGFPE, "SIGFPE"},   {SIGTRAP, "SIGTRAP"},
                                                    {SIGKILL, "SIGKILL"}, {SIGTERM, "SIGTERM"}, {SIGSYS, "SIGSYS"}};
  std::string signal = "signal " + std::to_string(ended.signal);
  for (const auto &[number, name] : names)
    if (number == ended.signal)
      signal = name;
  return "ended the process (" + signal + ")" + when;
}

} // namespace tool
