//! What happens inside a run: the values of ops, and times.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::{check, Result};
use crate::handle::Owned;
use crate::sys;
use crate::tensor::Tensor;
use crate::text::{list, text};
use std::any::Any;
use std::fmt;
use std::ops::ControlFlow;
use std::os::raw::c_void;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Records values and times of the runs that name it ([`Call::recorder`](crate::Call::recorder)). The results have the
/// same bytes as without.
///
/// ```
/// # use stablehlo::{Module, PlanOptions, Recorder, Tensor};
/// # let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
/// #   %0 = stablehlo.negate %x : tensor<2xf32>
/// #   %1 = stablehlo.tanh %0 : tensor<2xf32>
/// #   return %1 : tensor<2xf32>
/// # }";
/// let plan = PlanOptions::new().recordable(true).plan(&Module::parse(text)?)?;
/// let mut recorder = Recorder::new()?;
/// recorder.record_op("negate")?.times(true)?;
/// plan.call().input(&Tensor::copy(&[2], &[1.0f32, 2.0])?).recorder(&mut recorder).run()?;
/// for value in recorder.values()? {
///     println!("{} at {}: {:?}", value.op, value.location, value.tensor.as_slice::<f32>()?);
/// }
/// for kernel in recorder.kernels() {
///     println!("{} {:?}", kernel.name, kernel.times.duration);
/// }
/// # assert_eq!(recorder.values()?[0].tensor.as_slice::<f32>()?, [-1.0, -2.0]);
/// # Ok::<(), stablehlo::Error>(())
/// ```
pub struct Recorder<'f> {
    handle: Owned<sys::shlo_recorder>,
    function: Option<Box<Function<'f>>>,
}

/// One result of an op.
#[derive(Debug)]
#[non_exhaustive]
pub struct Recorded<'r> {
    /// The name of the op: "stablehlo.add".
    pub op: String,
    /// Where it is in the source: "model.py:12:3", or the name of the place, or "".
    pub location: String,
    /// Which result it is; each part of a tuple counts.
    pub result: usize,
    /// The process of the grid that computed it.
    pub process: usize,
    /// How many iterations of the loops around the op had ended, the outermost one first.
    pub iterations: Vec<u64>,
    /// The value.
    pub tensor: Tensor<'r>,
}

/// What runs have done for an op or a kernel, since the recorder was made or cleared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Times {
    /// The time, without that of the kernels in its regions.
    pub duration: Duration,
    /// How often it was computed.
    pub calls: u64,
    /// The iterations of a loop.
    pub steps: u64,
    /// The bytes of its operands.
    pub bytes_read: u64,
    /// The bytes of its results.
    pub bytes_written: u64,
}

/// The times of an op. Of a kernel of several ops, each has an equal part of time and bytes.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct OpTimes {
    /// The name of the op: "stablehlo.add".
    pub name: String,
    /// Where it is in the source.
    pub location: String,
    /// What runs have done.
    pub times: Times,
}

/// The times of what a plan computes together.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct KernelTimes {
    /// "fusion", "copy", or the op that it computes: "dot_general".
    pub name: String,
    /// The names and locations of its ops. A copy may have none.
    pub ops: Vec<(String, String)>,
    /// What runs have done.
    pub times: Times,
}

/// What a function that may panic leaves for the end of the run, because a panic cannot pass through the library.
pub(crate) type Panic = Arc<Mutex<Option<Box<dyn Any + Send>>>>;

/// 1, which stops a run, if the function says so or panics.
pub(crate) fn answer(panic: &Panic, function: impl FnOnce() -> ControlFlow<()>) -> i32 {
    match catch_unwind(AssertUnwindSafe(function)) {
        Ok(answer) => (answer == ControlFlow::Break(())).into(),
        Err(reason) => {
            if let Ok(mut panic) = panic.lock() {
                *panic = Some(reason);
            }
            1
        }
    }
}

type Show<'f> = dyn FnMut(&Recorded<'_>) -> ControlFlow<()> + Send + 'f;

struct Function<'f> {
    show: Box<Show<'f>>,
    panic: Panic,
}

unsafe extern "C" fn show(value: *const sys::shlo_recorded, user: *mut c_void) -> i32 {
    let Function { show, panic } = &mut *user.cast::<Function<'_>>();
    answer(panic, || match Recorded::of(value) {
        Ok(value) => show(&value),
        Err(error) => panic!("{error}"), // no memory
    })
}

impl<'f> Recorder<'f> {
    /// One that records nothing yet.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn new() -> Result<Self> {
        let handle = Owned::create(|out, error| unsafe { sys::shlo_recorder_create(out, error) })?;
        Ok(Recorder { handle, function: None })
    }

    pub(crate) fn get_mut(&mut self) -> *mut sys::shlo_recorder {
        self.handle.get_mut()
    }

    /// Where a panic of the function is left; `None` without a function.
    pub(crate) fn panic(&self) -> Option<Panic> {
        self.function.as_ref().map(|function| Arc::clone(&function.panic))
    }

    /// Records the results of the ops of this name, "stablehlo.add" or "add". The plan must be
    /// [recordable](crate::PlanOptions::recordable). Not recorded are ops within reductions, sorts and the like.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (the name is empty), `OutOfMemory`.
    pub fn record_op(&mut self, name: &str) -> Result<&mut Self> {
        let (data, length) = (name.as_ptr().cast(), name.len());
        self.set(|handle, error| unsafe { sys::shlo_recorder_record_op(handle, data, length, error) })
    }

    /// Records the results of the ops at this location: "model.py:12:3", "model.py:12" for the whole line, or the name
    /// of a location.
    ///
    /// # Errors
    ///
    /// Like [`Recorder::record_op`].
    pub fn record_location(&mut self, location: &str) -> Result<&mut Self> {
        let (data, length) = (location.as_ptr().cast(), location.len());
        self.set(|handle, error| unsafe { sys::shlo_recorder_record_location(handle, data, length, error) })
    }

    /// Records the results of all ops but constants.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn record_all(&mut self) -> Result<&mut Self> {
        self.set(|handle, error| unsafe { sys::shlo_recorder_record_all(handle, error) })
    }

    /// The maximum number of bytes of all values that are kept; by default 2^30. A run that records more fails with
    /// [`Code::Limit`](crate::Code::Limit).
    ///
    /// # Errors
    ///
    /// None at present.
    pub fn max_memory(&mut self, bytes: u64) -> Result<&mut Self> {
        self.set(|handle, error| unsafe { sys::shlo_recorder_set_max_memory(handle, bytes, error) })
    }

    /// Whether times are measured, of any plan. A kernel then takes some 30 ns longer; loops of short iterations are
    /// measured in some of them.
    ///
    /// # Errors
    ///
    /// None at present.
    pub fn times(&mut self, measured: bool) -> Result<&mut Self> {
        self.set(|handle, error| unsafe { sys::shlo_recorder_set_times(handle, measured.into(), error) })
    }

    /// Gives recorded values to a function, on the thread that runs, instead of keeping them. If it breaks, the run
    /// stops with [`Code::Cancelled`](crate::Code::Cancelled). A panic goes on when the run has ended.
    ///
    /// # Errors
    ///
    /// None at present.
    pub fn each(&mut self, show: impl FnMut(&Recorded<'_>) -> ControlFlow<()> + Send + 'f) -> Result<&mut Self> {
        let mut function = Box::new(Function { show: Box::new(show), panic: Panic::default() });
        let user: *mut Function<'f> = &mut *function;
        self.set(|handle, error| unsafe {
            sys::shlo_recorder_set_function(handle, Some(self::show), user.cast(), error)
        })?;
        self.function = Some(function);
        Ok(self)
    }

    /// Removes values and times.
    pub fn clear(&mut self) {
        unsafe { sys::shlo_recorder_clear(self.handle.get_mut()) }
    }

    /// The values that runs have recorded, in their order. A run that failed leaves those that it had.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn values(&self) -> Result<Vec<Recorded<'_>>> {
        let handle = self.handle.get();
        unsafe {
            (0..sys::shlo_recorder_value_count(handle))
                .map(|k| Recorded::of(sys::shlo_recorder_value(handle, k)))
                .collect()
        }
    }

    /// The times of ops, each name and location once.
    pub fn ops(&self) -> Vec<OpTimes> {
        let handle = self.handle.get();
        let measured = |k| unsafe {
            OpTimes {
                name: text(|length| sys::shlo_recorder_op_name(handle, k, length)).into_owned(),
                location: text(|length| sys::shlo_recorder_op_location(handle, k, length)).into_owned(),
                times: Times::of(|what| sys::shlo_recorder_op_measure(handle, k, what)),
            }
        };
        (0..unsafe { sys::shlo_recorder_op_count(handle) }).map(measured).collect()
    }

    /// The times of kernels, in the order of the plan.
    pub fn kernels(&self) -> Vec<KernelTimes> {
        let handle = self.handle.get();
        let op = |kernel, k| unsafe {
            let op = usize::try_from(sys::shlo_recorder_kernel_op(handle, kernel, k)).unwrap_or(usize::MAX);
            (
                text(|length| sys::shlo_recorder_op_name(handle, op, length)).into_owned(),
                text(|length| sys::shlo_recorder_op_location(handle, op, length)).into_owned(),
            )
        };
        let measured = |k| unsafe {
            KernelTimes {
                name: text(|length| sys::shlo_recorder_kernel_name(handle, k, length)).into_owned(),
                ops: (0..sys::shlo_recorder_kernel_op_count(handle, k)).map(|i| op(k, i)).collect(),
                times: Times::of(|what| sys::shlo_recorder_kernel_measure(handle, k, what)),
            }
        };
        (0..unsafe { sys::shlo_recorder_kernel_count(handle) }).map(measured).collect()
    }

    fn set(
        &mut self,
        setter: impl FnOnce(*mut sys::shlo_recorder, *mut *mut sys::shlo_error) -> sys::shlo_status,
    ) -> Result<&mut Self> {
        let handle = self.handle.get_mut();
        check(|error| setter(handle, error))?;
        Ok(self)
    }
}

impl fmt::Debug for Recorder<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let handle = self.handle.get();
        let (values, kernels) =
            unsafe { (sys::shlo_recorder_value_count(handle), sys::shlo_recorder_kernel_count(handle)) };
        write!(f, "Recorder({values} values, times of {kernels} kernels)")
    }
}

impl Recorded<'_> {
    /// # Safety
    ///
    /// The value is not null, and the caller bounds its life.
    unsafe fn of(value: *const sys::shlo_recorded) -> Result<Self> {
        let tensor = sys::shlo_recorded_tensor(value);
        let number = |number: i32| usize::try_from(number).unwrap_or(0);
        let iteration = |k| u64::try_from(sys::shlo_recorded_iteration(value, k)).unwrap_or(0);
        Ok(Recorded {
            op: text(|length| sys::shlo_recorded_op(value, length)).into_owned(),
            location: text(|length| sys::shlo_recorded_location(value, length)).into_owned(),
            result: number(sys::shlo_recorded_result(value)),
            process: number(sys::shlo_recorded_process(value)),
            iterations: (0..sys::shlo_recorded_loop_count(value)).map(iteration).collect(),
            tensor: Tensor::borrow(
                sys::shlo_tensor_element_type(tensor).into(),
                list(sys::shlo_tensor_shape(tensor), sys::shlo_tensor_rank(tensor)),
                sys::shlo_tensor_data(tensor),
                sys::shlo_tensor_size(tensor),
            )?,
        })
    }
}

impl Times {
    fn of(measure: impl Fn(sys::shlo_measure) -> u64) -> Self {
        Times {
            duration: Duration::from_nanos(measure(sys::SHLO_MEASURE_NANOSECONDS)),
            calls: measure(sys::SHLO_MEASURE_CALLS),
            steps: measure(sys::SHLO_MEASURE_STEPS),
            bytes_read: measure(sys::SHLO_MEASURE_BYTES_READ),
            bytes_written: measure(sys::SHLO_MEASURE_BYTES_WRITTEN),
        }
    }
}
