//! The example runs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#[path = "../examples/jobs.rs"]
mod jobs;

#[test]
fn jobs_are_done() {
    jobs::main().unwrap();
}
