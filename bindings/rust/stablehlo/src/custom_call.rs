//! Functions of the program that answer custom calls.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::element::Element;
use crate::enumerations::ElementType;
use crate::error::{check, Error, Result};
use crate::handle::Owned;
use crate::ir::Operation;
use crate::plan::{Plan, TensorSpec};
use crate::tensor::Tensor;
use crate::text::list;
use crate::{sys, DYNAMIC};
use std::any::Any;
use std::borrow::Cow;
use std::fmt;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::ops::Deref;
use std::os::raw::c_void;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::Arc;

/// What a [`HostFunction`] returns: any error, whose text is in the error of the run.
pub type HostResult = std::result::Result<(), Box<dyn std::error::Error>>;

type Answer = dyn Fn(&CustomCall<'_>, &[Tensor<'_>], &mut [Tensor<'_>]) -> HostResult + Send + Sync;

/// A function for the custom calls of a target: see [`PlanOptions::custom_call`](crate::PlanOptions::custom_call).
///
/// It gets the call, the operands, and the results, which it writes: their elements are undefined before, but those of
/// i1, which are false. It may also put another tensor of the same type in the place of a result, which is then copied;
/// a result whose shape the program leaves open is empty before, and gets the shape of the tensor in its place.
/// If it returns an error or panics, the run fails with [`Code::Failed`](crate::Code::Failed).
///
/// ```
/// # use stablehlo::{HostFunction, Module, PlanOptions, Tensor};
/// # let text = "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
/// #   %0 = stablehlo.custom_call @scale(%x) {backend_config = {by = 2 : i64}, api_version = 4 : i32} :
/// #     (tensor<3xf32>) -> tensor<3xf32>
/// #   return %0 : tensor<3xf32>
/// # }";
/// let scale = HostFunction::new(|call, operands, results| {
///     let by = call.operation().attribute("backend_config").and_then(|config| config.entry("by")?.integer());
///     let by = by.ok_or("by is missing")? as f32;
///     for (y, x) in results[0].as_mut_slice::<f32>()?.iter_mut().zip(operands[0].as_slice::<f32>()?) {
///         *y = by * x;
///     }
///     Ok(())
/// });
/// let plan = PlanOptions::new().custom_call("scale", scale.pure()).plan(&Module::parse(text)?)?;
/// assert_eq!(plan.run(&[&Tensor::copy(&[3], &[1.0f32, 2.0, 3.0])?])?[0].as_slice::<f32>()?, [2.0, 4.0, 6.0]);
/// # Ok::<(), stablehlo::Error>(())
/// ```
#[derive(Clone)]
pub struct HostFunction {
    answer: Arc<Answer>,
    flags: i32,
}

impl HostFunction {
    /// A function whose calls all happen, in the order of the program. Threads that run plans with it at once call it
    /// at once.
    pub fn new(
        answer: impl Fn(&CustomCall<'_>, &[Tensor<'_>], &mut [Tensor<'_>]) -> HostResult + Send + Sync + 'static,
    ) -> Self {
        HostFunction { answer: Arc::new(answer), flags: sys::SHLO_CALL_ORDERED.0 }
    }

    /// Results follow from operands and attributes alone: a call may be dropped, repeated, or made while a plan is made.
    #[must_use]
    pub fn pure(mut self) -> Self {
        self.flags |= sys::SHLO_CALL_PURE.0;
        self
    }

    /// Each call happens, but it touches nothing that others do, so their order is of no interest.
    #[must_use]
    pub fn unordered(mut self) -> Self {
        self.flags |= sys::SHLO_CALL_UNORDERED.0;
        self
    }
}

impl fmt::Debug for HostFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "HostFunction({})", self.flags)
    }
}

/// A call of a [`HostFunction`], while it runs.
pub struct CustomCall<'c> {
    handle: *const sys::shlo_call,
    call: PhantomData<&'c ()>,
}

impl<'c> CustomCall<'c> {
    /// The op in the program. Its attributes are `call_target_name`, `backend_config` and others. It is in a copy of the
    /// module, which passes may have rewritten.
    pub fn operation(&self) -> Operation<'c> {
        unsafe { Operation::from_raw_or_nothing(sys::shlo_call_operation(self.handle)) }
    }

    /// The functions that the op names as `called_computations`, ready to run, with the same custom calls and limits.
    pub fn computations(&self) -> Vec<Computation<'c>> {
        let borrowed = |k| unsafe { Computation::of(sys::shlo_call_computation(self.handle, k)) };
        (0..unsafe { sys::shlo_call_computation_count(self.handle) }).map(borrowed).collect()
    }

    /// The process of the plan's grid that calls; 0 without a grid.
    pub fn process(&self) -> u32 {
        unsafe { sys::shlo_call_process(self.handle) }
    }

    /// Whether the run must stop, because it was cancelled or its time is over. A long function should ask from time to
    /// time, and return.
    pub fn is_stopped(&self) -> bool {
        unsafe { sys::shlo_call_is_stopped(self.handle) != 0 }
    }
}

impl fmt::Debug for CustomCall<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "CustomCall({})", self.operation())
    }
}

/// A [`Plan`] of a function that a custom call names.
pub struct Computation<'c> {
    /// Its handle belongs to the call.
    plan: ManuallyDrop<Plan>,
    call: PhantomData<&'c ()>,
}

impl Computation<'_> {
    /// # Safety
    ///
    /// The handle is not null, and the caller bounds its life.
    unsafe fn of(handle: *const sys::shlo_plan) -> Self {
        let plan = ManuallyDrop::new(Plan::from_handle(Owned::from_raw(handle as *mut _)));
        Computation { plan, call: PhantomData }
    }
}

impl Deref for Computation<'_> {
    type Target = Plan;

    fn deref(&self) -> &Plan {
        &self.plan
    }
}

impl Drop for Computation<'_> {
    fn drop(&mut self) {
        unsafe { ManuallyDrop::take(&mut self.plan) }.forget_handle();
    }
}

impl fmt::Debug for Computation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.plan.fmt(f)
    }
}

/// A registry for the options of a plan, which needs it no longer than these.
pub(crate) fn registry(functions: &[(String, HostFunction)]) -> Result<Owned<sys::shlo_custom_calls>> {
    let mut calls = Owned::create(|out, error| unsafe { sys::shlo_custom_calls_create(out, error) })?;
    for (target, function) in functions {
        let user = Box::into_raw(Box::new(Arc::clone(&function.answer)));
        check(|error| unsafe {
            let (name, length, flags) = (target.as_ptr().cast(), target.len(), sys::shlo_call_flags(function.flags));
            let user = user.cast();
            sys::shlo_custom_calls_register(
                calls.get_mut(),
                name,
                length,
                0,
                flags,
                Some(answer),
                user,
                Some(release),
                error,
            )
        })
        .map_err(|error| {
            drop(unsafe { Box::from_raw(user) }); // a registration that fails does not release
            error
        })?;
    }
    Ok(calls)
}

unsafe extern "C" fn release(user: *mut c_void) {
    // A panic cannot pass through the library.
    let _ = catch_unwind(AssertUnwindSafe(|| drop(Box::from_raw(user.cast::<Arc<Answer>>()))));
}

unsafe extern "C" fn answer(call: *mut sys::shlo_call, user: *mut c_void) {
    let function = &*user.cast::<Arc<Answer>>();
    let message = catch_unwind(AssertUnwindSafe(|| perform(call, &**function).err().map(|error| error.to_string())))
        .unwrap_or_else(|panic| Some(format!("the function panicked: {}", panic_text(&*panic))));
    if let Some(message) = message {
        sys::shlo_call_fail(call, message.as_ptr().cast(), message.len());
    }
}

fn panic_text(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<&str>().copied();
    text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("it says nothing")
}

/// # Safety
///
/// The call is one of the library, which has not returned.
unsafe fn perform(call: *mut sys::shlo_call, function: &Answer) -> HostResult {
    let operands = (0..sys::shlo_call_operand_count(call)).map(|k| operand(call, k)).collect::<Result<Vec<_>>>()?;
    let memory: Vec<_> = (0..sys::shlo_call_result_count(call)).map(|k| Memory::of(call, k)).collect();
    let mut results = memory.iter().map(|one| one.tensor()).collect::<Result<Vec<_>>>()?;
    let given: Vec<_> = results.iter().map(Tensor::get).collect();
    function(&CustomCall { handle: call, call: PhantomData }, &operands, &mut results)?;
    // A function may exchange results: all are read before any is written.
    let mut copies = Vec::new();
    for (index, (one, result)) in memory.iter().zip(&results).enumerate() {
        if one.is_open() {
            if result.get() != given[index] {
                one.take_shape(call, index, result)?;
            }
        } else if let Some(bytes) = one.replaced(index, result)? {
            let is_other = memory.iter().any(|other| bytes.as_ptr() == other.data.cast());
            copies.push((one, if is_other { Cow::Owned(bytes.to_vec()) } else { Cow::Borrowed(bytes) }));
        }
    }
    for (one, bytes) in copies {
        one.data.cast::<u8>().copy_from_nonoverlapping(bytes.as_ptr(), one.size);
    }
    Ok(())
}

unsafe fn operand<'c>(call: *const sys::shlo_call, index: usize) -> Result<Tensor<'c>> {
    let mut size = 0;
    let data = sys::shlo_call_operand_data(call, index, &mut size);
    let shape = list(sys::shlo_call_operand_shape(call, index), sys::shlo_call_operand_rank(call, index));
    Tensor::borrow(sys::shlo_call_operand_element_type(call, index).into(), shape, data, size)
}

/// The memory of a result.
struct Memory<'c> {
    element_type: ElementType,
    shape: &'c [i64],
    data: *mut c_void,
    size: usize,
}

impl<'c> Memory<'c> {
    unsafe fn of(call: *mut sys::shlo_call, index: usize) -> Self {
        let mut size = 0;
        let data = sys::shlo_call_result_data(call, index, &mut size);
        let shape = list(sys::shlo_call_result_shape(call, index), sys::shlo_call_result_rank(call, index));
        let element_type = sys::shlo_call_result_element_type(call, index).into();
        if element_type == ElementType::I1 && size != 0 {
            data.cast::<u8>().write_bytes(0, size); // whatever is there may be no bool
        }
        Memory { element_type, shape, data, size }
    }

    /// Whether the function gives the shape.
    fn is_open(&self) -> bool {
        self.shape.contains(&DYNAMIC)
    }

    unsafe fn tensor(&self) -> Result<Tensor<'c>> {
        if self.is_open() {
            let empty = self.shape.iter().map(|&extent| if extent == DYNAMIC { 0 } else { extent }).collect::<Vec<_>>();
            return Tensor::zeros(self.element_type, &empty);
        }
        Tensor::borrow_mut(self.element_type, self.shape, self.data, self.size)
    }

    /// Gives the result the shape and the elements of a tensor.
    unsafe fn take_shape(&self, call: *mut sys::shlo_call, index: usize, result: &Tensor<'_>) -> Result<()> {
        let shape = result.shape();
        let fits = shape.len() == self.shape.len()
            && shape.iter().zip(self.shape).all(|(extent, declared)| declared == &DYNAMIC || extent == declared);
        if result.element_type() != self.element_type || !fits {
            return Err(self.misfit(index, result));
        }
        let bytes = result.bytes();
        self.check_bools(index, bytes)?;
        check(|error| sys::shlo_call_set_result_shape(call, index, shape.len() as i32, shape.as_ptr(), error))?;
        let mut size = 0;
        let data = sys::shlo_call_result_data(call, index, &mut size).cast::<u8>();
        debug_assert_eq!(size, bytes.len());
        if size != 0 {
            data.copy_from_nonoverlapping(bytes.as_ptr(), size);
        }
        Ok(())
    }

    fn misfit(&self, index: usize, result: &Tensor<'_>) -> Error {
        let of = |element_type, shape: &[i64]| TensorSpec::new(String::new(), element_type, shape.to_vec());
        let (expected, found) = (of(self.element_type, self.shape), of(result.element_type(), result.shape()));
        Error::invalid_value("result", index, &format!("must be a {expected:?}, not a {found:?}"))
    }

    /// The elements of a tensor that the function has put in the place of its own; `None` if it has not.
    fn replaced<'r>(&self, index: usize, result: &'r Tensor<'_>) -> Result<Option<&'r [u8]>> {
        let bytes = result.bytes();
        if result.element_type() != self.element_type || result.shape() != self.shape {
            return Err(self.misfit(index, result));
        }
        if bytes.as_ptr() == self.data.cast() || self.size == 0 {
            return Ok(None);
        }
        self.check_bools(index, bytes)?;
        Ok(Some(bytes))
    }

    fn check_bools(&self, index: usize, bytes: &[u8]) -> Result<()> {
        if self.element_type == ElementType::I1 && !bool::is_element(bytes) {
            return Err(Error::invalid_value("result", index, "has bytes that are not elements of i1"));
        }
        Ok(())
    }
}
