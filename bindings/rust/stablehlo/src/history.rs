//! Histories: every value of a run, in the order of execution.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::cancellation::Cancellation;
use crate::error::{check, Error, Result};
use crate::handle::Owned;
use crate::ir::Operation;
use crate::module::Module;
use crate::options::{set, PlanOptions};
use crate::sys;
use crate::tensor::Tensor;
use crate::text::text;
use std::borrow::Cow;
use std::fmt;
use std::mem::ManuallyDrop;
use std::time::Duration;

/// Every value of a run: those that [`Recorder::record_all`](crate::Recorder::record_all) records, and constants. They
/// are in the order of execution of the program as it is written, which is not always the order in which they were
/// computed. [`Diff`](crate::Diff) finds where two histories part.
///
/// ```
/// # use stablehlo::{History, Module, Tensor};
/// let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
///   %0 = stablehlo.negate %x : tensor<2xf32>
///   %1 = stablehlo.log %0 : tensor<2xf32>
///   return %1 : tensor<2xf32>
/// }";
/// let history = History::record(&Module::parse(text)?, &[&Tensor::copy(&[2], &[1.0f32, -1.0])?])?;
/// let first = history.first_nan().unwrap();
/// assert_eq!((first.op().as_ref(), first.nonfinite_count()), ("stablehlo.log", 1));
/// # Ok::<(), stablehlo::Error>(())
/// ```
pub struct History {
    handle: Owned<sys::shlo_history>,
    /// Of each value, if it was kept.
    tensors: Vec<Option<Kept>>,
    outputs: Vec<Kept>,
    error: Option<Error>,
}

/// A tensor whose handle belongs to the history.
type Kept = ManuallyDrop<Tensor<'static>>;

// Functions that take a const history are for several threads; others need `&mut`.
unsafe impl Sync for History {}

/// # Safety
///
/// The handle is null, or lives as long as the history that keeps the tensor.
unsafe fn kept(handle: *const sys::shlo_tensor) -> Option<Kept> {
    (!handle.is_null()).then(|| ManuallyDrop::new(Tensor::from_handle(Owned::from_raw(handle as *mut _))))
}

impl History {
    /// Runs the main function of a module, and keeps its values. Inputs behind the last tensor take their defaults.
    /// [`HistoryOptions`] has more to say.
    ///
    /// # Errors
    ///
    /// Like [`HistoryOptions::record`].
    pub fn record(module: &Module, inputs: &[&Tensor<'_>]) -> Result<Self> {
        HistoryOptions::new().record(module, inputs)
    }

    fn from_handle(handle: Owned<sys::shlo_history>) -> Self {
        let history = handle.get();
        unsafe {
            let error = sys::shlo_history_error(history);
            let outputs = 0..sys::shlo_history_output_count(history);
            History {
                tensors: (0..sys::shlo_history_count(history))
                    .map(|index| kept(sys::shlo_history_tensor(history, index)))
                    .collect(),
                outputs: outputs.filter_map(|index| kept(sys::shlo_history_output(history, index))).collect(),
                error: (!error.is_null()).then(|| Error::copied(error)),
                handle,
            }
        }
    }

    /// The history of another run of the same program, somewhere else: it has the same places, and no value and no
    /// output, until they are [set](History::set).
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn beside(&self) -> Result<Self> {
        Owned::create(|out, error| unsafe { sys::shlo_history_create_beside(self.get(), out, error) })
            .map(Self::from_handle)
    }

    /// Sets a value of a history that [`History::beside`] has made. It shares the memory of the tensor, which is only
    /// read as long as it does.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (no such value, another shape, or the history of a run here), `OutOfMemory`.
    pub fn set(&mut self, index: usize, value: &Tensor<'static>) -> Result<()> {
        let handle = self.handle.get_mut();
        check(|error| unsafe { sys::shlo_history_set(handle, index, value.get(), error) })?;
        if let Some(place) = self.tensors.get_mut(index) {
            *place = unsafe { kept(sys::shlo_history_tensor(handle, index)) };
        }
        Ok(())
    }

    pub(crate) fn get(&self) -> *const sys::shlo_history {
        self.handle.get()
    }

    /// The values.
    pub fn values(&self) -> impl ExactSizeIterator<Item = PastValue<'_>> {
        (0..self.tensors.len()).map(move |index| PastValue { history: self, index })
    }

    /// One value.
    pub fn value(&self, index: usize) -> Option<PastValue<'_>> {
        (index < self.tensors.len()).then_some(PastValue { history: self, index })
    }

    /// The value at an index of the library, which says that there is none with -1.
    pub(crate) fn value_at(&self, index: i64) -> Option<PastValue<'_>> {
        self.value(usize::try_from(index).ok()?)
    }

    /// The first value that has NaNs or infinities although the operands of its op have none.
    pub fn first_nan(&self) -> Option<PastValue<'_>> {
        self.value_at(unsafe { sys::shlo_history_first_nan(self.get()) })
    }

    /// The outputs of the run; none if it ended before its end.
    pub fn outputs(&self) -> Vec<&Tensor<'static>> {
        self.outputs.iter().map(|output| &**output).collect()
    }

    /// Why the run ended before its end; `None` if it did not, or stopped at a NaN as it was told to.
    pub fn error(&self) -> Option<&Error> {
        self.error.as_ref()
    }
}

impl fmt::Debug for History {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "History({} values)", self.tensors.len())
    }
}

/// A value of a [`History`]: one result of an op, at one time that it was computed.
#[derive(Clone, Copy)]
pub struct PastValue<'h> {
    history: &'h History,
    index: usize,
}

/// Where an operand comes from.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum Origin<'h> {
    /// A value of the history.
    Value(PastValue<'h>),
    /// An input of the function, counted from 0.
    Input(usize),
    /// It is not known.
    Unknown,
}

impl<'h> PastValue<'h> {
    fn get(self) -> *const sys::shlo_history {
        self.history.get()
    }

    /// Its place in the history, counted from 0.
    pub fn index(self) -> usize {
        self.index
    }

    /// The name of the op that gave it: "stablehlo.add".
    pub fn op(self) -> Cow<'h, str> {
        unsafe { text(|length| sys::shlo_history_op(self.get(), self.index, length)) }
    }

    /// The op of the module: the one of that name, or one that was decomposed into it.
    ///
    /// ```compile_fail,E0505
    /// let history = stablehlo::History::record(&stablehlo::Module::parse("").unwrap(), &[]).unwrap();
    /// let operation = history.value(0).unwrap().operation();
    /// drop(history);
    /// println!("{operation:?}");
    /// ```
    pub fn operation(self) -> Option<Operation<'h>> {
        unsafe { Operation::from_raw(sys::shlo_history_operation(self.get(), self.index)) }
    }

    /// Which result of the op it is.
    pub fn result(self) -> usize {
        usize::try_from(unsafe { sys::shlo_history_result(self.get(), self.index) }).unwrap_or(0)
    }

    /// How many iterations of the loops around the op had ended, the outermost one first.
    pub fn iterations(self) -> Vec<u64> {
        let iteration = |k| unsafe { sys::shlo_history_iteration(self.get(), self.index, k) };
        let count = unsafe { sys::shlo_history_loop_count(self.get(), self.index) };
        (0..count).map(|k| u64::try_from(iteration(k)).unwrap_or(0)).collect()
    }

    /// The value itself; `None` if it was not kept or not set.
    pub fn tensor(self) -> Option<&'h Tensor<'static>> {
        self.history.tensors[self.index].as_deref()
    }

    /// How many elements are NaN or infinite.
    pub fn nonfinite_count(self) -> u64 {
        u64::try_from(unsafe { sys::shlo_history_nonfinite_count(self.get(), self.index) }).unwrap_or(0)
    }

    /// The number of its probe, from 1, as the pass `interpreter-instrument-with-probe` counts.
    pub fn probe(self) -> Option<u64> {
        u64::try_from(unsafe { sys::shlo_history_probe(self.get(), self.index) }).ok()
    }

    /// Where the operands of the op come from.
    pub fn operands(self) -> impl ExactSizeIterator<Item = Origin<'h>> {
        let count = unsafe { sys::shlo_history_operand_count(self.get(), self.index) };
        (0..count).map(move |k| unsafe {
            if let Some(value) = self.history.value_at(sys::shlo_history_operand(self.get(), self.index, k)) {
                return Origin::Value(value);
            }
            let input = sys::shlo_history_operand_input(self.get(), self.index, k);
            usize::try_from(input).map_or(Origin::Unknown, Origin::Input)
        })
    }
}

impl fmt::Debug for PastValue<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PastValue({}, {})", self.index, self.op())
    }
}

/// How a history is recorded.
///
/// ```
/// # use stablehlo::{HistoryOptions, Module, Tensor};
/// # let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
/// #   %0 = stablehlo.log %x : tensor<2xf32> return %0 : tensor<2xf32> }";
/// let x = Tensor::copy(&[2], &[1.0f32, 0.0])?;
/// let options = HistoryOptions::new().keep_values(false).stop_at_nan(true);
/// let history = options.record(&Module::parse(text)?, &[&x])?;
/// assert_eq!(history.first_nan().unwrap().op(), "stablehlo.log");
/// assert!(history.outputs().is_empty());
/// # Ok::<(), stablehlo::Error>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct HistoryOptions {
    keep_values: Option<bool>,
    stop_at_nan: Option<bool>,
    max_memory: Option<u64>,
    max_milliseconds: Option<u64>,
    cancellation: Option<Cancellation>,
    planning: PlanOptions,
}

impl HistoryOptions {
    /// The defaults: values are kept, of up to 2^32 bytes.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether the values themselves are kept, or only how many NaNs and infinities they have; by default they are.
    #[must_use]
    pub fn keep_values(mut self, keep: bool) -> Self {
        self.keep_values = Some(keep);
        self
    }

    /// Whether the run stops after an op that makes a NaN or an infinity from operands without; by default it does not.
    #[must_use]
    pub fn stop_at_nan(mut self, stop: bool) -> Self {
        self.stop_at_nan = Some(stop);
        self
    }

    /// The maximum number of bytes of all values. A run that has more stops with
    /// [`Code::Limit`](crate::Code::Limit).
    #[must_use]
    pub fn max_memory(mut self, bytes: u64) -> Self {
        self.max_memory = Some(bytes);
        self
    }

    /// The maximum time of the run; less than a millisecond counts as one.
    #[must_use]
    pub fn timeout(mut self, limit: Duration) -> Self {
        self.max_milliseconds = Some(u64::try_from(limit.as_millis()).unwrap_or(u64::MAX).max(1));
        self
    }

    /// Stops the run when it is cancelled.
    #[must_use]
    pub fn cancellation(mut self, cancellation: &Cancellation) -> Self {
        self.cancellation = Some(cancellation.clone());
        self
    }

    /// How the plan of the run is made.
    #[must_use]
    pub fn planning(mut self, options: PlanOptions) -> Self {
        self.planning = options;
        self
    }

    /// Runs a function of the module, and keeps its values. Inputs behind the last tensor take their defaults. A run
    /// that fails after it has begun is a history too, and [`History::error`] says why it ended.
    ///
    /// # Errors
    ///
    /// Like [`PlanOptions::plan`], and `Unsupported` for a grid of several processes; like
    /// [`Plan::run`](crate::Plan::run), and `Cancelled`, if the run ends before it has a value.
    pub fn record(&self, module: &Module, inputs: &[&Tensor<'_>]) -> Result<History> {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_history_options_create(out, error) })?;
        set!(options,
            self.keep_values => shlo_history_options_set_keep_values,
            self.stop_at_nan => shlo_history_options_set_stop_at_nan,
            self.max_memory => shlo_history_options_set_max_memory,
            self.max_milliseconds => shlo_history_options_set_max_milliseconds,
        );
        if let Some(cancellation) = &self.cancellation {
            let handle = options.get_mut();
            check(|error| unsafe { sys::shlo_history_options_set_cancellation(handle, cancellation.get(), error) })?;
        }
        let planning = self.planning.handle()?;
        let pointers = self.planning.inputs(module, inputs)?;
        Owned::create(|out, error| unsafe {
            let (count, pointers) = (pointers.len(), pointers.as_ptr());
            sys::shlo_history_record(module.get(), planning.get(), count, pointers, options.get(), out, error)
        })
        .map(History::from_handle)
    }
}
