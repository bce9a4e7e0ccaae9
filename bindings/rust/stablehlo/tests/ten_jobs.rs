//! The example runs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#[path = "../examples/ten_jobs.rs"]
mod ten_jobs;

#[test]
fn ten_jobs_are_done() {
    ten_jobs::main().unwrap();
}
