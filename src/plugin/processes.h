// Several processes that form one client.
//
// Each process lists the devices of all, and has the values of its own. A program for devices of several processes runs
// in each of them, on the values of all: so results do not depend on who computed them, and programs for a mesh, which
// nobody divides here, run like all others. What it takes is that processes tell each other their arguments: Exchange.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "plugin/objects.h"

#include <mutex>
#include <unordered_map>

namespace shlo::plugin {

// How processes tell each other bytes.
class Exchange {
public:
  virtual ~Exchange() = default;
  // What each process gives under the name, by process: all of them call this with the same name, which none of them
  // used before, and give at most so many bytes. Throws if one does not come.
  virtual std::vector<std::string> gather(const std::string &name, std::string own, size_t most) = 0;
};

// By the store that the caller of PJRT_Client_Create has. Null if options say that there is one process.
std::unique_ptr<Exchange> makeExchange(const PJRT_Client_Create_Args &args, const ClientOptions &options);

// The processes of a client.
class Processes {
public:
  // One process.
  explicit Processes(const ClientOptions &options) : deviceCounts{options.devices} {}
  // Several: tells the others how many devices this one has.
  Processes(std::unique_ptr<Exchange> exchange, const ClientOptions &options);

  // By process.
  const std::vector<int64_t> &devices() const { return deviceCounts; }
  bool areSeveral() const { return exchange != nullptr; }
  // What each process has for the next run of the program with that key, by process.
  std::vector<std::string> gather(const std::string &key, std::string own, size_t most);

private:
  std::unique_ptr<Exchange> exchange;
  std::vector<int64_t> deviceCounts;
  std::mutex mutex;
  std::unordered_map<std::string, uint64_t> runs; // of each program
};

} // namespace shlo::plugin
