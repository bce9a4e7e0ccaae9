//! Runs with names, limits and cancellation.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::{check, Error, Result};
use crate::handle::Owned;
use crate::plan::{Plan, Pointers, INLINE};
use crate::sys;
use crate::tensor::Tensor;
use crate::Code;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// A run of a plan that is being described. What is wrong is said when it runs.
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
    options: Option<Arc<Options>>,
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

/// Cancels runs from any thread.
#[derive(Clone)]
pub struct Canceller(Arc<Options>);

/// Run options. Everybody who changes or cancels them holds the lock; a run only reads.
struct Options(Mutex<Owned<sys::shlo_run_options>>, *const sys::shlo_run_options);

unsafe impl Send for Options {}
unsafe impl Sync for Options {}

impl Options {
    fn new() -> Result<Self> {
        let handle = Owned::create(|out, error| unsafe { sys::shlo_run_options_create(out, error) })?;
        let pointer = handle.get();
        Ok(Options(Mutex::new(handle), pointer))
    }

    fn change<T>(&self, change: impl FnOnce(*mut sys::shlo_run_options) -> T) -> T {
        change(self.0.lock().unwrap_or_else(PoisonError::into_inner).get_mut())
    }
}

impl Canceller {
    /// Stops the run with [`Code::Cancelled`] at its next instruction or loop iteration. A run that has not begun is
    /// cancelled too; one that has ended is not.
    pub fn cancel(&self) {
        self.0.change(|options| unsafe { sys::shlo_run_options_cancel(options) })
    }
}

impl<'p> Call<'p> {
    pub(crate) fn new(plan: &'p Plan) -> Self {
        let inputs = plan.inputs().iter().map(|_| None).collect();
        Call { plan, inputs, next: 0, options: None, error: None }
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

    /// Cancels this run from another thread.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn canceller(&mut self) -> Result<Canceller> {
        self.options().map(Canceller)
    }

    /// Runs the plan.
    ///
    /// # Errors
    ///
    /// Like [`Plan::run`], and `Cancelled`.
    pub fn run(mut self) -> Result<Vec<Tensor<'static>>> {
        let inputs = self.pointers()?;
        unsafe { self.plan.run_new(&inputs, self.raw_options()) }
    }

    /// Runs the plan and writes the results into tensors. After a failure their elements are undefined.
    ///
    /// # Errors
    ///
    /// Like [`Call::run`].
    pub fn run_into(mut self, outputs: &mut [&mut Tensor<'_>]) -> Result<()> {
        let inputs = self.pointers()?;
        unsafe { self.plan.run_written(&inputs, outputs, self.raw_options()) }
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
            Some(Some(_)) => self.note(Error::invalid(format!("input {index} is given twice"))),
            Some(place) => *place = Some(argument),
            None => self.note(Error::invalid(format!("input {index} of a plan with {count} inputs"))),
        }
    }

    fn note(&mut self, error: Error) {
        self.error.get_or_insert(error);
    }

    fn options(&mut self) -> Result<Arc<Options>> {
        if self.options.is_none() {
            self.options = Some(Arc::new(Options::new()?));
        }
        // It was made just now if there was none.
        self.options.clone().ok_or_else(|| Error::new(Code::Internal, "no options"))
    }

    fn change(&mut self, change: impl FnOnce(*mut sys::shlo_run_options) -> Result<()>) {
        if let Err(error) = self.options().and_then(|options| options.change(change)) {
            self.note(error);
        }
    }

    fn pointers(&mut self) -> Result<Pointers<*const sys::shlo_tensor, INLINE>> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        if let Some(index) = self.inputs.iter().position(Option::is_none) {
            let missing = &self.plan.inputs()[index];
            return Err(Error::invalid(format!("input {index} is missing: {missing:?}")));
        }
        Ok(Pointers::of(self.inputs.iter().map(|input| input.as_ref().map_or(std::ptr::null(), Argument::get))))
    }

    fn raw_options(&self) -> *const sys::shlo_run_options {
        self.options.as_ref().map_or(std::ptr::null(), |options| options.1)
    }
}
