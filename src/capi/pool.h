// The object behind shlo_pool.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "capi/handle.h"
#include "exec/pool.h"
#include "exec/task_queue.h"
#include "stablehlo-c/pool.h"

struct shlo_pool {
  ~shlo_pool() {
    tasks.close();
    if (pool)
      pool->close();
  }

  shlo::capi::Tag<shlo::capi::Kind::Pool> tag;
  int32_t threads = 0;
  std::shared_ptr<shlo::exec::Pool> pool; // shared with run options
  mutable shlo::exec::TaskQueue tasks;
};
