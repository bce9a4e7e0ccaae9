// The folder in which processes of a client find each other: any keys, any values, and how long a value is waited for.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "client/store.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <thread>

using namespace shlo;
using namespace std::chrono_literals;

namespace {

struct Folder {
  Folder() {
    char name[] = "/tmp/shlo-store-XXXXXX";
    path = mkdtemp(name);
  }
  ~Folder() { std::filesystem::remove_all(path); }
  std::string path;
};

} // namespace

TEST_CASE("keys may be any bytes, and no two of them are one") {
  const Folder folder;
  Result<std::shared_ptr<client::Store>> store = client::openFolder(folder.path, 0);
  REQUIRE(store);
  std::vector<std::string> keys = {"",
                                   "=",
                                   "+",
                                   ".",
                                   "..",
                                   "/",
                                   "//",
                                   "a",
                                   "A",
                                   "a/b",
                                   "a%2fb",
                                   "../a",
                                   "../../etc/passwd",
                                   std::string("a\0b", 3),
                                   "\xff\xfe",
                                   "%00",
                                   "process-0",
                                   "part-0-0",
                                   "a+",
                                   "a+/=",
                                   "\n",
                                   "~",
                                   std::string(199, 'x'),
                                   std::string(200, 'x'),
                                   std::string(201, 'x'),
                                   std::string(400, 'x'),
                                   std::string(1000, '/'),
                                   std::string(200, 'x') + "+/=x"};
  for (int byte = 0; byte < 256; ++byte)
    keys.push_back("byte" + std::string(1, char(byte)));
  REQUIRE(std::set<std::string>(keys.begin(), keys.end()).size() == keys.size());
  for (const std::string &key : keys)
    REQUIRE((*store)->put(key, "value of " + key));
  for (const std::string &key : keys) {
    Result<std::string> value = (*store)->get(key, 0ms);
    REQUIRE(value);
    CHECK(*value == "value of " + key);
  }
  // Everything is inside, and nothing is left aside.
  size_t files = 0;
  for (const auto &entry : std::filesystem::recursive_directory_iterator(folder.path)) {
    CHECK(entry.path().filename().string().find("part-") != 0);
    files += entry.is_regular_file();
  }
  CHECK(files == keys.size() + 1); // process-0
  CHECK_FALSE((*store)->put(std::string(1 << 16, 'x'), "too long for the system"));
  CHECK_FALSE((*store)->get(std::string(1 << 16, 'x'), 0ms));
}

TEST_CASE("values may be any bytes, and are waited for") {
  const Folder folder;
  Result<std::shared_ptr<client::Store>> store = client::openFolder(folder.path, 0);
  Result<std::shared_ptr<client::Store>> other = client::openFolder(folder.path, 1);
  REQUIRE(store);
  REQUIRE(other);
  for (const std::string &value : {std::string(), std::string("\0\n", 2), std::string(1 << 20, 'v')}) {
    REQUIRE((*store)->put("key" + std::to_string(value.size()), value));
    CHECK(*(*other)->get("key" + std::to_string(value.size()), 1s) == value);
  }
  Result<std::string> none = (*store)->get("none", 0ms);
  REQUIRE_FALSE(none);
  CHECK(none.error().code == SHLO_NOT_FOUND);
  const auto begin = std::chrono::steady_clock::now();
  none = (*store)->get("none", 50ms);
  REQUIRE_FALSE(none);
  CHECK(none.error().code == SHLO_LIMIT);
  CHECK(std::chrono::steady_clock::now() - begin >= 50ms);
  std::thread late([&] {
    std::this_thread::sleep_for(30ms);
    (void)(*other)->put("late", std::string(100000, 'l'));
  });
  Result<std::string> found = (*store)->get("late", 10s);
  late.join();
  REQUIRE(found);
  CHECK(found->size() == 100000);
}

TEST_CASE("a folder serves a process once") {
  const Folder folder;
  const std::string path = folder.path + "/made";
  REQUIRE(client::openFolder(path, 3));
  Result<std::shared_ptr<client::Store>> again = client::openFolder(path, 3);
  REQUIRE_FALSE(again);
  CHECK(again.error().code == SHLO_IO);
  CHECK_FALSE(client::openFolder("/dev/null/x", 0));
}
