// Child processes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "guard.h"

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace shlo::test {
namespace {

constexpr unsigned secondsPerCall = 60;

} // namespace

Board::Board() {
  void *memory = mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED) {
    std::perror("mmap");
    std::exit(EXIT_FAILURE);
  }
  shared = static_cast<Shared *>(memory);
}

Board::~Board() { munmap(shared, sizeof(Shared)); }

void Board::note(std::string_view text) {
  if (text.size() > sizeof(shared->text) - shared->used)
    return;
  std::memcpy(shared->text + shared->used, text.data(), text.size());
  shared->used += text.size();
}

void Board::run(uint64_t first, uint64_t last, const std::function<void(uint64_t)> &each,
                const std::function<void(uint64_t, Stage, int)> &ended) {
  while (first < last) {
    std::fflush(stdout);
    shared->number = first;
    shared->stage = Stage::Between;
    pid_t child = fork();
    if (child < 0) {
      std::perror("fork");
      std::exit(EXIT_FAILURE);
    }
    if (child == 0) {
      for (uint64_t number = first; number < last; ++number) {
        shared->number = number;
        shared->stage = Stage::Between;
        alarm(secondsPerCall);
        each(number);
      }
      std::fflush(stdout);
      _exit(EXIT_SUCCESS);
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) == EXIT_SUCCESS)
      return;
    // A sanitizer exits instead of raising a signal.
    ended(shared->number, shared->stage, WIFSIGNALED(status) ? WTERMSIG(status) : 0);
    first = shared->number + 1;
  }
}

} // namespace shlo::test
