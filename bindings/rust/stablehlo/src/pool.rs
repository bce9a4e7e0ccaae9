//! Threads that help runs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::{check, Result};
use crate::handle::Owned;
use crate::sys;
use std::fmt;
use std::os::raw::c_void;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::Arc;
use std::time::Duration;

/// Threads that help the runs that name it with [`Call::pool`](crate::Call::pool). The results have the same bytes with
/// any pool and with none. Any number of runs may use one pool at once, and a clone is the same pool. Its threads end
/// with the last clone.
///
/// ```
/// # use stablehlo::{Module, Pool, Tensor};
/// # let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> { return %x : tensor<2xf32> }";
/// let pool = Pool::new(4)?; // three threads, and the one that runs
/// let plan = Module::parse(text)?.plan()?;
/// let outputs = plan.call().input(&Tensor::copy(&[2], &[1.0f32, 2.0])?).pool(&pool).run()?;
/// # assert_eq!(outputs[0].as_slice::<f32>()?, [1.0, 2.0]);
/// # Ok::<(), stablehlo::Error>(())
/// ```
#[derive(Clone)]
pub struct Pool(Arc<Inner>);

struct Inner {
    // Destroyed before what its function uses.
    handle: Owned<sys::shlo_pool>,
    _scheduler: Option<Box<Scheduler>>,
}

// After it was made, only functions that take it as const see it (promise 12).
unsafe impl Sync for Inner {}

type Scheduler = Box<dyn Fn(usize, &(dyn Fn(usize) + Sync)) + Send + Sync>;

/// What the library passes to a task.
struct Work(*mut c_void);
unsafe impl Sync for Work {}
impl Work {
    fn get(&self) -> *mut c_void {
        self.0
    }
}

unsafe extern "C" fn parallel_for(user: *mut c_void, count: usize, task: sys::shlo_task_fn, work: *mut c_void) {
    let scheduler = &*user.cast::<Scheduler>();
    let work = Work(work);
    if let Some(task) = task {
        // A panic cannot pass through the library, which does itself what no task did.
        let _ = catch_unwind(AssertUnwindSafe(|| scheduler(count, &|index| unsafe { task(work.get(), index) })));
    }
}

impl Pool {
    /// Starts `threads` - 1 threads; with 0, one for each processor but one.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` for more than 256, `OutOfMemory` if the system starts no more threads.
    pub fn new(threads: usize) -> Result<Self> {
        Self::spinning(threads, Duration::ZERO)
    }

    /// The same. A thread looks for more work for this time before it sleeps, up to a second. Some 50 microseconds make
    /// short ops worth sharing, and keep processors busy between them.
    ///
    /// # Errors
    ///
    /// Like [`Pool::new`].
    pub fn spinning(threads: usize, spin: Duration) -> Result<Self> {
        let spin = u32::try_from(spin.as_micros()).unwrap_or(u32::MAX);
        let mut handle = Owned::create(|out, error| unsafe { sys::shlo_pool_create(counted(threads), out, error) })?;
        check(|error| unsafe { sys::shlo_pool_set_spin(handle.get_mut(), spin, error) })?;
        Ok(Pool(Arc::new(Inner { handle, _scheduler: None })))
    }

    /// A pool without threads of its own: runs hand their work to a scheduler of the program, such as Rayon. It gets
    /// a count of at most `threads`, and a task to call with each number below it, on any threads. What it leaves out,
    /// the run does itself.
    ///
    /// ```
    /// # use stablehlo::Pool;
    /// let pool = Pool::on(2, |count, task| {
    ///     std::thread::scope(|scope| (0..count).for_each(|i| drop(scope.spawn(move || task(i)))))
    /// })?;
    /// assert_eq!(pool.threads(), 2);
    /// # Ok::<(), stablehlo::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// `InvalidArgument` for 0 or more than 256 threads, `OutOfMemory`.
    pub fn on(
        threads: usize,
        scheduler: impl Fn(usize, &(dyn Fn(usize) + Sync)) + Send + Sync + 'static,
    ) -> Result<Self> {
        let scheduler: Box<Scheduler> = Box::new(Box::new(scheduler));
        let user: *const Scheduler = &*scheduler;
        let handle = Owned::create(|out, error| unsafe {
            sys::shlo_pool_create_host(counted(threads), Some(parallel_for), user as *mut c_void, out, error)
        })?;
        Ok(Pool(Arc::new(Inner { handle, _scheduler: Some(scheduler) })))
    }

    /// How many threads work at once, with the one that runs.
    pub fn threads(&self) -> usize {
        unsafe { sys::shlo_pool_threads(self.get()) as usize }
    }

    pub(crate) fn get(&self) -> *const sys::shlo_pool {
        self.0.handle.get()
    }
}

/// As the library counts; it refuses what is too much.
fn counted(threads: usize) -> i32 {
    i32::try_from(threads).unwrap_or(i32::MAX)
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pool").field("threads", &self.threads()).finish()
    }
}
