//! Runs with names, limits and cancellation.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::cancellation::Cancellation;
use crate::error::{check, Error, Result};
use crate::handle::Owned;
use crate::plan::{Plan, Pointers, INLINE};
use crate::pool::Pool;
use crate::recorder::{answer, Panic, Recorder};
use crate::sys;
use crate::tensor::Tensor;
use crate::Code;
use std::ops::ControlFlow;
use std::os::raw::c_void;
use std::panic::resume_unwind;
use std::time::Duration;

/// A run of a plan that is being described. What is wrong is said when it runs. Inputs that are not given take their
/// defaults.
///
/// ```
/// # use stablehlo::{Module, Tensor};
/// # use std::time::Duration;
/// # let text = "func.func @main(%x: tensor<2xf32> loc(\"x\")) -> tensor<2xf32> { return %x : tensor<2xf32> }";
/// let plan = Module::parse(text)?.plan()?;
/// let x = Tensor::copy(&[2], &[1.0f32, 2.0])?;
/// let outputs = plan.call().named("x", &x).timeout(Duration::from_secs(1)).run()?;
/// assert_eq!(outputs[0].as_slice::<f32>()?, [1.0, 2.0]);
/// # Ok::<(), stablehlo::Error>(())
/// ```
pub struct Call<'p> {
    plan: &'p Plan,
    inputs: Vec<Option<Argument<'p>>>,
    /// How many inputs were given by position.
    next: usize,
    options: Option<Owned<sys::shlo_run_options>>,
    poll: Option<(Duration, Poll<'p>)>,
    progress: Option<(Duration, Progress<'p>)>,
    /// Of the recorder's function.
    recorder_panic: Option<Panic>,
    /// What the options use must live until the run ends.
    pool: Option<Pool>,
    error: Option<Error>,
}

enum Argument<'p> {
    Read(&'p Tensor<'p>),
    Donated(Tensor<'p>),
}

impl Argument<'_> {
    fn get(&self) -> *const sys::shlo_tensor {
        match self {
            Argument::Read(tensor) => tensor.get(),
            Argument::Donated(tensor) => tensor.get(),
        }
    }
}

/// Asks whether a run must stop.
struct Poll<'p> {
    stop: Box<dyn FnMut() -> bool + Send + 'p>,
    panic: Panic,
}

unsafe extern "C" fn poll(user: *mut c_void) -> i32 {
    let Poll { stop, panic } = &mut *user.cast::<Poll<'_>>();
    answer(panic, || if stop() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
}

/// Tells which part of a run is done.
struct Progress<'p> {
    tell: Box<dyn FnMut(f64) -> ControlFlow<()> + Send + 'p>,
    panic: Panic,
}

unsafe extern "C" fn progress(fraction: f64, user: *mut c_void) -> i32 {
    let Progress { tell, panic } = &mut *user.cast::<Progress<'_>>();
    answer(panic, || tell(fraction))
}

fn milliseconds(every: Duration) -> u64 {
    u64::try_from(every.as_millis()).unwrap_or(u64::MAX)
}

impl<'p> Call<'p> {
    pub(crate) fn new(plan: &'p Plan) -> Self {
        let inputs = plan.inputs().iter().map(|_| None).collect();
        Call {
            plan,
            inputs,
            next: 0,
            options: None,
            poll: None,
            progress: None,
            recorder_panic: None,
            pool: None,
            error: None,
        }
    }

    /// The next input by position.
    #[must_use]
    pub fn input(self, tensor: &'p Tensor<'_>) -> Self {
        self.position(Argument::Read(tensor))
    }

    /// The next input by position, whose memory a result may take.
    #[must_use]
    pub fn donate(mut self, tensor: Tensor<'p>) -> Self {
        let index = self.next;
        self.change(|options| check(|error| unsafe { sys::shlo_run_options_donate(options, index, error) }));
        self.position(Argument::Donated(tensor))
    }

    /// The input of that name.
    #[must_use]
    pub fn named(mut self, name: &str, tensor: &'p Tensor<'_>) -> Self {
        match self.plan.input_index(name) {
            Some(index) => self.give(index, Argument::Read(tensor)),
            None => {
                let names: Vec<_> = self.plan.inputs().iter().map(|spec| spec.name.as_str()).collect();
                let found = format!("no input is named '{name}'; the inputs are '{}'", names.join("', '"));
                self.note(Error::new(Code::NotFound, found));
            }
        }
        self
    }

    /// Stops the run with [`Code::Limit`] after this time.
    #[must_use]
    pub fn timeout(mut self, limit: Duration) -> Self {
        // 0 is no limit, and the library counts milliseconds.
        let limit = u64::try_from(limit.as_millis()).unwrap_or(u64::MAX).max(1);
        self.change(|options| {
            check(|error| unsafe { sys::shlo_run_options_set_max_milliseconds(options, limit, error) })
        });
        self
    }

    /// The cancellation that stops the run. One that was cancelled stops it at its begin.
    #[must_use]
    pub fn cancellation(mut self, cancellation: &Cancellation) -> Self {
        let cancellation = cancellation.get();
        self.change(|options| {
            check(|error| unsafe { sys::shlo_run_options_set_cancellation(options, cancellation, error) })
        });
        self
    }

    /// The threads that help the run with long ops.
    #[must_use]
    pub fn pool(mut self, pool: &Pool) -> Self {
        let handle = pool.get();
        self.change(|options| check(|error| unsafe { sys::shlo_run_options_set_pool(options, handle, error) }));
        self.pool = Some(pool.clone());
        self
    }

    /// Asks during the run, on its thread, whether it must stop: for the first time after `every`, then `every` after
    /// the last answer. A run that is stopped fails with [`Code::Cancelled`].
    #[must_use]
    pub fn poll(mut self, every: Duration, stop: impl FnMut() -> bool + Send + 'p) -> Self {
        self.poll = Some((every, Poll { stop: Box::new(stop), panic: Panic::default() }));
        self
    }

    /// Tells during the run, on its thread, which part of it is done, from 0 to 1: at most once in `every`, and with 1 at
    /// the end. It is an estimate, which never decreases. If the function breaks, the run fails with
    /// [`Code::Cancelled`].
    #[must_use]
    pub fn progress(mut self, every: Duration, tell: impl FnMut(f64) -> ControlFlow<()> + Send + 'p) -> Self {
        self.progress = Some((every, Progress { tell: Box::new(tell), panic: Panic::default() }));
        self
    }

    /// The results that the run allocates stay on the device of the plan's client ([`crate::PlanOptions::client`]):
    /// [`Tensor::to_host`] copies them, and runs of the same client take them as inputs. Of a plan without a client the
    /// run is `InvalidArgument`.
    #[must_use]
    pub fn results_on_device(mut self) -> Self {
        self.change(|options| check(|error| unsafe { sys::shlo_run_options_set_results_on_device(options, 1, error) }));
        self
    }

    /// What sees the inside of the run.
    #[must_use]
    pub fn recorder(mut self, recorder: &'p mut Recorder<'_>) -> Self {
        let handle = recorder.get_mut();
        self.change(|options| check(|error| unsafe { sys::shlo_run_options_set_recorder(options, handle, error) }));
        self.recorder_panic = recorder.panic();
        self
    }

    /// Runs the plan.
    ///
    /// # Errors
    ///
    /// Like [`Plan::run`], and `Cancelled`.
    pub fn run(self) -> Result<Vec<Tensor<'static>>> {
        self.perform(|plan, inputs, options| unsafe { plan.run_new(inputs, options) })
    }

    /// Runs the plan and writes the results into tensors. After a failure their elements are undefined.
    ///
    /// # Errors
    ///
    /// Like [`Call::run`].
    pub fn run_into(self, outputs: &mut [&mut Tensor<'_>]) -> Result<()> {
        self.perform(|plan, inputs, options| unsafe { plan.run_written(inputs, outputs, options) })
    }

    /// Runs the plan on all processes of its grid ([`crate::PlanOptions::grid`]), on the inputs of each, and returns
    /// the outputs of each. Process `p` is partition `p % partitions` of replica `p / partitions`.
    ///
    /// # Errors
    ///
    /// Like [`Call::run`], and `InvalidArgument` if inputs were given before, or not for each process.
    pub fn run_grid<'t, 'd: 't>(
        mut self,
        inputs: &[impl AsRef<[&'t Tensor<'d>]>],
    ) -> Result<Vec<Vec<Tensor<'static>>>> {
        if self.next > 0 || self.inputs.iter().any(Option::is_some) {
            self.note(Error::invalid("the inputs of a grid are given for each process alone".to_owned()));
        }
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        self.stoppable(|plan, options| unsafe { plan.run_processes(inputs, options) })
    }

    fn perform<T>(
        mut self,
        run: impl FnOnce(&Plan, &Pointers<*const sys::shlo_tensor, INLINE>, *const sys::shlo_run_options) -> Result<T>,
    ) -> Result<T> {
        let inputs = self.pointers()?;
        self.stoppable(|plan, options| run(plan, &inputs, options))
    }

    fn stoppable<T>(mut self, run: impl FnOnce(&Plan, *const sys::shlo_run_options) -> Result<T>) -> Result<T> {
        let (mut asked, mut told) = (self.poll.take(), self.progress.take());
        if let Some((every, asked)) = &mut asked {
            let (user, every): (*mut Poll<'p>, _) = (asked, milliseconds(*every));
            let options = self.options()?;
            check(|error| unsafe { sys::shlo_run_options_set_poll(options, Some(poll), user.cast(), every, error) })?;
        }
        if let Some((every, told)) = &mut told {
            let (user, every): (*mut Progress<'p>, _) = (told, milliseconds(*every));
            let options = self.options()?;
            check(|error| unsafe {
                sys::shlo_run_options_set_progress(options, Some(progress), user.cast(), every, error)
            })?;
        }
        let result = run(self.plan, self.options.as_ref().map_or(std::ptr::null(), Owned::get));
        let panics = [asked.map(|asked| asked.1.panic), told.map(|told| told.1.panic), self.recorder_panic.take()];
        let panic = panics.iter().flatten().find_map(|panic| panic.lock().ok()?.take());
        if let Some(panic) = panic {
            drop((result, self));
            resume_unwind(panic);
        }
        result
    }

    fn position(mut self, argument: Argument<'p>) -> Self {
        let index = self.next;
        self.next += 1;
        self.give(index, argument);
        self
    }

    fn give(&mut self, index: usize, argument: Argument<'p>) {
        let count = self.inputs.len();
        match self.inputs.get_mut(index) {
            Some(Some(_)) => self.note(Error::invalid_value("input", index, "is given twice")),
            Some(place) => *place = Some(argument),
            None => self.note(Error::invalid(format!("input {index} of a plan with {count} inputs"))),
        }
    }

    fn note(&mut self, error: Error) {
        self.error.get_or_insert(error);
    }

    fn options(&mut self) -> Result<*mut sys::shlo_run_options> {
        let options = match self.options.take() {
            Some(options) => options,
            None => Owned::create(|out, error| unsafe { sys::shlo_run_options_create(out, error) })?,
        };
        Ok(self.options.insert(options).get_mut())
    }

    fn change(&mut self, change: impl FnOnce(*mut sys::shlo_run_options) -> Result<()>) {
        if let Err(error) = self.options().and_then(change) {
            self.note(error);
        }
    }

    fn pointers(&mut self) -> Result<Pointers<*const sys::shlo_tensor, INLINE>> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        let specs = self.plan.inputs();
        let missing = self.inputs.iter().zip(specs).position(|(input, spec)| input.is_none() && !spec.has_default);
        if let Some(index) = missing {
            let missing = &specs[index];
            return Err(Error::invalid_value("input", index, &format!("is missing: {missing:?}")));
        }
        Ok(Pointers::of(self.inputs.iter().map(|input| input.as_ref().map_or(std::ptr::null(), Argument::get))))
    }
}
