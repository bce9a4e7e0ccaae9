// Whether runs share their work with a pool.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exec/sharing.h"

#include <catch2/catch.hpp>

namespace shlo::test {
namespace {

using namespace exec;
using std::chrono::microseconds;

class PoolOf final : public Pool {
public:
  explicit PoolOf(size_t count) : count(count) {}
  size_t slots() const override { return count; }
  void run(Job &job) override { job.work(); }
  bool isWorthSharing(std::chrono::nanoseconds time) const override { return time >= microseconds(50); }

private:
  const size_t count;
};

// The shared ones of so many runs, each of which takes `shared` or `alone`.
int sharedOf(Sharing &sharing, const Pool &pool, int runs, microseconds shared, microseconds alone, int64_t jobs) {
  int count = 0;
  for (int i = 0; i < runs; ++i) {
    const bool isShared = sharing.begin(pool);
    count += isShared;
    sharing.end(isShared, isShared ? shared : alone, isShared ? alone : microseconds(0), isShared ? jobs : 0);
  }
  return count;
}

TEST_CASE("runs are shared if that is quicker", "[pool]") {
  const PoolOf pool(2);
  Sharing good, bad, even;
  CHECK(sharedOf(good, pool, 10'000, microseconds(600), microseconds(1000), 50) > 9'800);
  CHECK(sharedOf(bad, pool, 10'000, microseconds(1400), microseconds(1000), 50) < 200);
  CHECK(sharedOf(even, pool, 10'000, microseconds(1000), microseconds(1000), 50) < 1'000);
  // It finds out when that changes.
  sharedOf(good, pool, 10'000, microseconds(1400), microseconds(1000), 50);
  CHECK(sharedOf(good, pool, 1'000, microseconds(1400), microseconds(1000), 50) < 100);
  sharedOf(bad, pool, 10'000, microseconds(600), microseconds(1000), 50);
  CHECK(sharedOf(bad, pool, 1'000, microseconds(600), microseconds(1000), 50) > 900);
  // Another pool may be worth it.
  CHECK(sharedOf(even, PoolOf(3), 30, microseconds(600), microseconds(1000), 50) == 30);
}

TEST_CASE("runs with long jobs are always shared, short ones hardly ever", "[pool]") {
  const PoolOf pool(2);
  Sharing long_, short_;
  CHECK(sharedOf(long_, pool, 1000, microseconds(1400), microseconds(1000), 2) == 1000);
  // The first one, and every 32nd.
  CHECK(sharedOf(short_, pool, 1000, microseconds(5), microseconds(10), 1) == 1 + 1000 / 32);
}

} // namespace
} // namespace shlo::test
