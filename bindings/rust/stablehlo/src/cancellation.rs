//! Stopping runs from outside.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::Result;
use crate::handle::Owned;
use crate::sys;
use std::fmt;
use std::sync::Arc;

/// Cancels runs from any thread. One serves any number of runs, and a clone is the same cancellation. It may be dropped
/// before, during and after a run.
///
/// ```
/// # use stablehlo::{Cancellation, Code, Module};
/// # let plan = Module::parse("func.func @main() { return }")?.plan()?;
/// let cancellation = Cancellation::new()?;
/// let other = cancellation.clone();
/// std::thread::spawn(move || other.cancel()).join().unwrap();
/// assert!(cancellation.is_cancelled());
/// # let _ = plan.call().cancellation(&cancellation).run();
/// # Ok::<(), stablehlo::Error>(())
/// ```
#[derive(Clone)]
pub struct Cancellation(Arc<Owned<sys::shlo_cancellation>>);

impl Cancellation {
    /// One that has cancelled nothing.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn new() -> Result<Self> {
        Owned::create(|out, error| unsafe { sys::shlo_cancellation_create(out, error) })
            .map(|handle| Cancellation(Arc::new(handle)))
    }

    pub(crate) fn get(&self) -> *const sys::shlo_cancellation {
        self.0.get()
    }

    /// Stops its runs with [`Code::Cancelled`](crate::Code::Cancelled), also those that begin later. There is no way
    /// back.
    pub fn cancel(&self) {
        unsafe { sys::shlo_cancellation_cancel(self.get()) }
    }

    /// Whether it was cancelled.
    pub fn is_cancelled(&self) -> bool {
        unsafe { sys::shlo_cancellation_is_cancelled(self.get()) != 0 }
    }
}

impl fmt::Debug for Cancellation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Cancellation").field("is_cancelled", &self.is_cancelled()).finish()
    }
}
