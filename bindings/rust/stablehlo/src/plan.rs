//! Plans: functions that are ready to run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::array::{Input, Output};
use crate::call::Call;
use crate::enumerations::ElementType;
use crate::error::{check, Error, Result};
use crate::handle::Owned;
use crate::tensor::{rank, Tensor};
use crate::text::{list, text};
use crate::{sys, DYNAMIC};
use std::fmt;
use std::os::raw::c_void;
use std::ptr::{null, null_mut};

/// A function of a module, compiled to run. It does not need the module. It runs any number of times, in any number of
/// threads at once.
pub struct Plan {
    handle: Owned<sys::shlo_plan>,
    inputs: Box<[TensorSpec]>,
    outputs: Box<[TensorSpec]>,
}

/// An input or output of a plan.
#[derive(Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct TensorSpec {
    /// The name of the argument or result ("params['w']" in JAX exports); empty if it has none.
    pub name: String,
    /// The element type.
    pub element_type: ElementType,
    /// The extents, outermost first; [`DYNAMIC`] where the run decides.
    pub shape: Vec<i64>,
    /// Whether an input may be left out, so that it takes its default: the initializer of that name of an ONNX model.
    pub has_default: bool,
    /// Whether the value of an input may decide a shape.
    pub decides_shape: bool,
    /// The size in bytes; `None` if the shape is dynamic.
    size: Option<usize>,
}

impl TensorSpec {
    pub(crate) fn new(name: String, element_type: ElementType, shape: Vec<i64>) -> Self {
        let size = shape.iter().try_fold(element_type.size(), |size, &extent| {
            usize::try_from(extent).ok().and_then(|extent| size.checked_mul(extent))
        });
        TensorSpec { name, element_type, shape, has_default: false, decides_shape: false, size }
    }

    /// The size of the array in bytes; `None` if the shape is dynamic.
    pub fn size(&self) -> Option<usize> {
        self.size
    }
}

/// `tensor<2x?xf32>`, and the name.
impl fmt::Debug for TensorSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.name.is_empty() {
            write!(f, "{}: ", self.name)?;
        }
        f.write_str("tensor<")?;
        for &extent in &self.shape {
            if extent == DYNAMIC {
                f.write_str("?x")?;
            } else {
                write!(f, "{extent}x")?;
            }
        }
        write!(f, "{}>", self.element_type)
    }
}

impl Plan {
    pub(crate) fn from_handle(handle: Owned<sys::shlo_plan>) -> Self {
        let plan = handle.get();
        let (inputs, outputs) = unsafe {
            let input = |k| TensorSpec {
                has_default: sys::shlo_plan_input_has_default(plan, k) != 0,
                decides_shape: sys::shlo_plan_input_decides_shape(plan, k) != 0,
                ..TensorSpec::new(
                    text(|length| sys::shlo_plan_input_name(plan, k, length)).into_owned(),
                    sys::shlo_plan_input_element_type(plan, k).into(),
                    list(sys::shlo_plan_input_shape(plan, k), sys::shlo_plan_input_rank(plan, k)).to_vec(),
                )
            };
            let output = |k| {
                TensorSpec::new(
                    text(|length| sys::shlo_plan_output_name(plan, k, length)).into_owned(),
                    sys::shlo_plan_output_element_type(plan, k).into(),
                    list(sys::shlo_plan_output_shape(plan, k), sys::shlo_plan_output_rank(plan, k)).to_vec(),
                )
            };
            (
                (0..sys::shlo_plan_input_count(plan)).map(input).collect(),
                (0..sys::shlo_plan_output_count(plan)).map(output).collect(),
            )
        };
        Plan { handle, inputs, outputs }
    }

    /// Drops all but the handle, which belongs to somebody else.
    pub(crate) fn forget_handle(self) {
        std::mem::forget(self.handle);
    }

    pub(crate) fn get(&self) -> *const sys::shlo_plan {
        self.handle.get()
    }

    /// What a run takes.
    pub fn inputs(&self) -> &[TensorSpec] {
        &self.inputs
    }

    /// What a run gives.
    pub fn outputs(&self) -> &[TensorSpec] {
        &self.outputs
    }

    /// The index of the input of that name.
    pub fn input_index(&self, name: &str) -> Option<usize> {
        index_of(&self.inputs, name)
    }

    /// The index of the output of that name.
    pub fn output_index(&self, name: &str) -> Option<usize> {
        index_of(&self.outputs, name)
    }

    /// The numbers of replicas and of partitions that run it together ([`crate::PlanOptions::grid`]).
    pub fn grid(&self) -> (u32, u32) {
        unsafe { (sys::shlo_plan_replica_count(self.get()), sys::shlo_plan_partition_count(self.get())) }
    }

    /// The number of bytes that one run allocates in addition to its inputs and outputs; 0 if shapes are dynamic.
    pub fn memory(&self) -> u64 {
        unsafe { sys::shlo_plan_memory(self.get()) }
    }

    /// The shapes of the outputs for these shapes of the inputs, as a run would have them. The plan is compiled for
    /// them, so the first run with them is as fast as the others. Inputs behind the last shape take their defaults.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (the message names the input and what it should be), `InvalidProgram` and `Unsupported` (the
    /// function cannot run with these shapes), `Limit`, `OutOfMemory`.
    pub fn output_shapes(&self, inputs: &[&[i64]]) -> Result<Vec<Vec<i64>>> {
        let mut ranks = inputs.iter().map(|shape| rank(shape)).collect::<Result<Vec<_>>>()?;
        let mut shapes: Vec<_> = inputs.iter().map(|shape| shape.as_ptr()).collect();
        ranks.resize(self.completed(inputs.len()), -1);
        shapes.resize(ranks.len(), null());
        let mut outputs: Vec<_> = self.outputs.iter().map(|spec| vec![0; spec.shape.len()]).collect();
        let pointers: Vec<_> = outputs.iter_mut().map(|shape| shape.as_mut_ptr()).collect();
        check(|error| unsafe {
            let (count, ranks, shapes) = (ranks.len(), ranks.as_ptr(), shapes.as_ptr());
            let (output_count, outputs) = (pointers.len(), pointers.as_ptr());
            sys::shlo_plan_output_shapes(self.get(), count, ranks, shapes, output_count, outputs, error)
        })?;
        Ok(outputs)
    }

    /// Runs the plan on tensors. Inputs behind the last tensor take their defaults.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (the message names the input and what it should be), `Failed` (a shape assertion of the
    /// program), `InvalidProgram` and `Unsupported` (found when the shapes are known), `Limit`, `OutOfMemory`; of a plan
    /// with a client, `Device`.
    pub fn run(&self, inputs: &[&Tensor<'_>]) -> Result<Vec<Tensor<'static>>> {
        let pointers = self.pointers(inputs);
        unsafe { self.run_new(&pointers, null()) }
    }

    /// Runs the plan on tensors and writes the results into tensors. After a failure their elements are undefined.
    ///
    /// # Errors
    ///
    /// Like [`Plan::run`].
    pub fn run_into(&self, inputs: &[&Tensor<'_>], outputs: &mut [&mut Tensor<'_>]) -> Result<()> {
        let pointers = self.pointers(inputs);
        unsafe { self.run_written(&pointers, outputs, null()) }
    }

    /// Runs the plan on tensors by name. Inputs that are not named take their defaults.
    ///
    /// # Errors
    ///
    /// Like [`Plan::run`], and `NotFound` for a name that no input has.
    pub fn run_named(&self, inputs: &[(&str, &Tensor<'_>)]) -> Result<Vec<Tensor<'static>>> {
        inputs.iter().fold(self.call(), |call, (name, tensor)| call.named(name, tensor)).run()
    }

    /// Runs the plan on all processes of its grid, on the inputs of each, and returns the outputs of each. Process `p`
    /// is partition `p % partitions` of replica `p / partitions`. All have the same types and shapes.
    ///
    /// ```
    /// # use stablehlo::{Module, PlanOptions, Tensor};
    /// # let text = "func.func @main(%x: tensor<ui32>) -> tensor<ui32> { %0 = stablehlo.partition_id : tensor<ui32>
    /// #   %1 = stablehlo.add %x, %0 : tensor<ui32> return %1 : tensor<ui32> }";
    /// let plan = PlanOptions::new().grid(1, 2).plan(&Module::parse(text)?)?;
    /// let (x, y) = (Tensor::copy(&[], &[10u32])?, Tensor::copy(&[], &[20u32])?);
    /// let results = plan.run_grid(&[[&x], [&y]])?;
    /// assert_eq!(results[1][0].as_slice::<u32>()?, [21]);
    /// # Ok::<(), stablehlo::Error>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Like [`Plan::run`], and `Failed` if processes wait for each other for ever.
    pub fn run_grid<'t, 'd: 't>(&self, inputs: &[impl AsRef<[&'t Tensor<'d>]>]) -> Result<Vec<Vec<Tensor<'static>>>> {
        self.call().run_grid(inputs)
    }

    /// The fastest way to run a plan with static shapes: on memory of the caller. Arrays are row-major. Their element
    /// type and their number of elements are compared with the plan, and the shape of those that have one. After a
    /// failure the elements of the outputs are undefined.
    ///
    /// # Errors
    ///
    /// Like [`Plan::run`], and `InvalidArgument` if a shape is dynamic.
    pub fn run_arrays(&self, inputs: &[Input<'_>], outputs: &mut [Output<'_>]) -> Result<()> {
        check_count("input", &self.inputs, inputs.len())?;
        check_count("output", &self.outputs, outputs.len())?;
        for (index, (spec, input)) in self.inputs.iter().zip(inputs).enumerate() {
            check_array("input", index, spec, input.element_type, input.size, input.shape)?;
        }
        for (index, (spec, output)) in self.outputs.iter().zip(outputs.iter()).enumerate() {
            check_array("output", index, spec, output.element_type, output.size, output.shape)?;
        }
        let read = Pointers::<_, INLINE>::of(inputs.iter().map(|input| input.data));
        let written = Pointers::<_, INLINE>::of(outputs.iter().map(|output| output.data));
        check(|error| unsafe {
            let (read, written) = (read.as_slice(), written.as_slice());
            let (inputs, outputs) = (read.as_ptr(), written.as_ptr());
            sys::shlo_plan_run_raw(self.get(), read.len(), inputs, written.len(), outputs, null(), error)
        })
        .map_err(|error| {
            clear_bools(outputs);
            error
        })
    }

    /// How many inputs a run has that gives so many: all, if those behind them have defaults.
    #[inline]
    pub(crate) fn completed(&self, count: usize) -> usize {
        let has_rest = count < self.inputs.len() && self.inputs[count..].iter().all(|input| input.has_default);
        if has_rest {
            self.inputs.len()
        } else {
            count
        }
    }

    #[inline]
    fn pointers(&self, inputs: &[&Tensor<'_>]) -> Pointers<*const sys::shlo_tensor, INLINE> {
        let given = |k: usize| inputs.get(k).map_or(null(), |tensor| tensor.get());
        Pointers::of((0..self.completed(inputs.len())).map(given))
    }

    /// A run with more to say: names, limits, cancellation, inputs given away.
    pub fn call(&self) -> Call<'_> {
        Call::new(self)
    }

    /// # Safety
    ///
    /// The inputs and the options, which may be null, are alive.
    pub(crate) unsafe fn run_new(
        &self,
        inputs: &Pointers<*const sys::shlo_tensor, INLINE>,
        options: *const sys::shlo_run_options,
    ) -> Result<Vec<Tensor<'static>>> {
        let mut outputs = vec![null_mut(); self.outputs.len()];
        self.run_tensors(inputs, &mut outputs, options)?;
        // The vector of pointers becomes that of tensors in place.
        Ok(outputs.into_iter().map(|tensor| Tensor::from_handle(Owned::from_raw(tensor))).collect())
    }

    /// # Safety
    ///
    /// Like [`Plan::run_new`].
    pub(crate) unsafe fn run_written(
        &self,
        inputs: &Pointers<*const sys::shlo_tensor, INLINE>,
        outputs: &mut [&mut Tensor<'_>],
        options: *const sys::shlo_run_options,
    ) -> Result<()> {
        check_count("output", &self.outputs, outputs.len())?;
        let mut pointers = Pointers::<_, INLINE>::of(outputs.iter_mut().map(|tensor| tensor.get_mut()));
        self.run_tensors(inputs, pointers.as_mut_slice(), options).map_err(|error| {
            outputs.iter_mut().for_each(|tensor| tensor.clear_bools());
            error
        })
    }

    /// # Safety
    ///
    /// The options, which may be null, are alive.
    pub(crate) unsafe fn run_processes<'t, 'd: 't>(
        &self,
        inputs: &[impl AsRef<[&'t Tensor<'d>]>],
        options: *const sys::shlo_run_options,
    ) -> Result<Vec<Vec<Tensor<'static>>>> {
        for given in inputs {
            check_count("input", &self.inputs, given.as_ref().len())?;
        }
        let all: Vec<_> = inputs.iter().flat_map(|given| given.as_ref().iter()).map(|tensor| tensor.get()).collect();
        let (processes, count, output_count) = (inputs.len(), self.inputs.len(), self.outputs.len());
        let mut made = vec![null_mut(); processes * output_count];
        check(|error| {
            let (from, to) = (all.as_ptr(), made.as_mut_ptr());
            sys::shlo_plan_run_grid(self.get(), processes, count, from, output_count, to, options, error)
        })?;
        let mut tensors = made.into_iter().map(|tensor| Tensor::from_handle(Owned::from_raw(tensor)));
        Ok((0..processes).map(|_| tensors.by_ref().take(output_count).collect()).collect())
    }

    unsafe fn run_tensors(
        &self,
        inputs: &Pointers<*const sys::shlo_tensor, INLINE>,
        outputs: &mut [*mut sys::shlo_tensor],
        options: *const sys::shlo_run_options,
    ) -> Result<()> {
        let inputs = inputs.as_slice();
        check(|error| {
            let (inputs, count) = (inputs.as_ptr(), inputs.len());
            sys::shlo_plan_run(self.get(), count, inputs, outputs.len(), outputs.as_mut_ptr(), options, error)
        })
    }
}

impl fmt::Debug for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} -> {:?}", self.inputs, self.outputs)
    }
}

/// How many inputs or outputs a run has without an allocation of its own.
pub(crate) const INLINE: usize = 16;

/// A list of pointers, on the stack if it is short.
pub(crate) enum Pointers<P, const N: usize> {
    Few([P; N], usize),
    Many(Vec<P>),
}

/// A pointer for the unused places of a list.
pub(crate) trait Null: Copy {
    const NULL: Self;
}
impl<T> Null for *const T {
    const NULL: Self = null();
}
impl<T> Null for *mut T {
    const NULL: Self = null_mut();
}

impl<P: Null, const N: usize> Pointers<P, N> {
    #[inline]
    pub(crate) fn of(pointers: impl ExactSizeIterator<Item = P>) -> Self {
        let count = pointers.len();
        if count > N {
            return Pointers::Many(pointers.collect());
        }
        let mut few = [P::NULL; N];
        for (place, pointer) in few.iter_mut().zip(pointers) {
            *place = pointer;
        }
        Pointers::Few(few, count)
    }

    #[inline]
    pub(crate) fn as_slice(&self) -> &[P] {
        match self {
            Pointers::Few(few, count) => &few[..*count],
            Pointers::Many(many) => many,
        }
    }

    #[inline]
    fn as_mut_slice(&mut self) -> &mut [P] {
        match self {
            Pointers::Few(few, count) => &mut few[..*count],
            Pointers::Many(many) => many,
        }
    }
}

fn index_of(specs: &[TensorSpec], name: &str) -> Option<usize> {
    specs.iter().position(|spec| spec.name == name && !name.is_empty())
}

#[inline]
fn check_count(what: &str, specs: &[TensorSpec], count: usize) -> Result<()> {
    if specs.len() == count {
        return Ok(());
    }
    Err(Error::invalid(format!("the run has {count} {what}s, the plan has {}", specs.len())))
}

#[inline]
fn check_array(
    what: &str,
    index: usize,
    spec: &TensorSpec,
    element_type: ElementType,
    size: usize,
    shape: Option<&[usize]>,
) -> Result<()> {
    if spec.element_type != element_type || spec.size != Some(size) {
        return Err(misfit(what, index, spec, element_type, size));
    }
    match shape {
        Some(shape) if !shape.iter().map(|&extent| extent as i64).eq(spec.shape.iter().copied()) => {
            let problem = format!("has the shape {shape:?}, expected {spec:?}");
            Err(Error::invalid_value(what, index, &problem))
        }
        _ => Ok(()),
    }
}

#[cold]
fn misfit(what: &str, index: usize, spec: &TensorSpec, element_type: ElementType, size: usize) -> Error {
    let count = size.checked_div(element_type.size()).unwrap_or(0);
    let dynamic = if spec.size.is_none() { "; shapes are dynamic, so run tensors, which have a shape" } else { "" };
    let problem = format!("has {count} elements of {element_type}, expected {spec:?}{dynamic}");
    Error::invalid_value(what, index, &problem)
}

/// After a failure, a `&mut [bool]` of the caller must have valid bytes.
#[cold]
fn clear_bools(outputs: &mut [Output<'_>]) {
    for output in outputs.iter().filter(|output| output.element_type == ElementType::I1) {
        unsafe { (output.data as *mut c_void).cast::<u8>().write_bytes(0, output.size) }
    }
}
