// Work in a child process, which code of others may end or stop.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace tool {

// What a child says.
class Teller {
public:
  explicit Teller(int pipe) : pipe(pipe) {}
  // What it does from now on: "creating a client".
  void step(const std::string &what) const { tell('>', what); }
  void fact(const std::string &name, const std::string &value) const { tell('=', name + "\n" + value); }

private:
  void tell(char kind, const std::string &text) const;
  int pipe;
};

struct Ended {
  int exit = 0;
  int signal = 0;    // that ended it; 0: none
  bool late = false; // it was ended, because it took too long
  std::string step;  // the last one
  std::vector<std::pair<std::string, std::string>> facts;
};

// Waits for the child, at most so many seconds; 0: as long as it takes.
Ended runInChild(double seconds, const std::function<int(const Teller &)> &work);

// "ended the process (SIGABRT) while creating a client"; "" if the child ended by itself.
std::string troubleOf(const Ended &ended);

} // namespace tool
