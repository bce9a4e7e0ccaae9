//! Where two runs part.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::Result;
use crate::handle::Owned;
use crate::history::{History, PastValue};
use crate::ir::Operation;
use crate::sys;
use std::fmt;

/// The comparison of two histories, `a` and `b`: of two programs (before and after a pass, in two versions or
/// precisions), or of one program here and elsewhere. Their values are paired by place if both are of one program;
/// otherwise by the order of ops, their locations, types and values.
///
/// ```
/// # use stablehlo::{Diff, History, Module, Tensor};
/// # let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
/// #   %0 = stablehlo.exponential %x : tensor<2xf32>
/// #   %1 = stablehlo.sine %0 : tensor<2xf32>
/// #   return %1 : tensor<2xf32>
/// # }";
/// let (module, other) = (Module::parse(text)?, Module::parse(text.replace("sine", "cosine"))?);
/// let x = Tensor::copy(&[2], &[1.0f32, 2.0])?;
/// let (a, b) = (History::record(&module, &[&x])?, History::record(&other, &[&x])?);
/// let diff = Diff::new(&a, &b, 1e-5)?;
/// assert_eq!(diff.first().unwrap().op(), "stablehlo.sine");
/// assert_eq!(diff.operation_b().unwrap().name(), "stablehlo.cosine");
/// # Ok::<(), stablehlo::Error>(())
/// ```
///
/// It does not outlive its histories:
///
/// ```compile_fail,E0597
/// # use stablehlo::{Diff, History, Module};
/// let a = History::record(&Module::parse("").unwrap(), &[]).unwrap();
/// let diff = {
///     let b = a.beside().unwrap();
///     Diff::new(&a, &b, 0.0).unwrap()
/// };
/// println!("{diff:?}");
/// ```
pub struct Diff<'h> {
    handle: Owned<sys::shlo_diff>,
    a: &'h History,
    b: &'h History,
}

/// How far two values of one shape are apart.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub struct Distance {
    /// The largest |a - b| of any element; infinite if only one of two elements is a NaN.
    pub largest: f64,
    /// The row-major index of the first element that differs.
    pub element: Option<usize>,
}

impl Distance {
    /// `None` for a distance of -1: the values were not compared.
    fn of(largest: f64, element: i64) -> Option<Self> {
        (largest >= 0.0).then(|| Distance { largest, element: usize::try_from(element).ok() })
    }
}

impl<'h> Diff<'h> {
    /// Compares. Two values differ if an element has `|a - b| > tolerance * (1 + |b|)`; with tolerance 0, if their bits
    /// differ, except that NaNs are equal. Values of different element types are compared as numbers.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (the tolerance is negative or a NaN), `OutOfMemory`.
    pub fn new(a: &'h History, b: &'h History, tolerance: f64) -> Result<Self> {
        Owned::create(|out, error| unsafe { sys::shlo_diff_create(a.get(), b.get(), tolerance, out, error) })
            .map(|handle| Diff { handle, a, b })
    }

    fn get(&self) -> *const sys::shlo_diff {
        self.handle.get()
    }

    /// The first value of `a` that differs from its partner.
    pub fn first(&self) -> Option<PastValue<'h>> {
        self.a.value_at(unsafe { sys::shlo_diff_first(self.get()) })
    }

    /// How many pairs of values were compared.
    pub fn compared(&self) -> usize {
        unsafe { sys::shlo_diff_compared_count(self.get()) }
    }

    /// The partner in `b` of the value of `a` at this index.
    pub fn partner(&self, index: usize) -> Option<PastValue<'h>> {
        self.b.value_at(unsafe { sys::shlo_diff_partner(self.get(), index) })
    }

    /// How far the value of `a` at this index is from its partner; `None` if they were not compared.
    pub fn distance(&self, index: usize) -> Option<Distance> {
        let diff = self.get();
        unsafe { Distance::of(sys::shlo_diff_distance(diff, index), sys::shlo_diff_element(diff, index)) }
    }

    /// How far the outputs are apart; `None` where they were not compared. There are as many as both histories have.
    pub fn outputs(&self) -> Vec<Option<Distance>> {
        let diff = self.get();
        let output = |k| unsafe {
            Distance::of(sys::shlo_diff_output_distance(diff, k), sys::shlo_diff_output_element(diff, k))
        };
        (0..unsafe { sys::shlo_diff_output_count(diff) }).map(output).collect()
    }

    /// The op of the first difference in `a`: the one that gave the value, or, if ops in its regions compute elements,
    /// the first of these that is another one in `b`.
    pub fn operation_a(&self) -> Option<Operation<'h>> {
        unsafe { Operation::from_raw(sys::shlo_diff_operation_a(self.get())) }
    }

    /// The op of the first difference in `b`.
    pub fn operation_b(&self) -> Option<Operation<'h>> {
        unsafe { Operation::from_raw(sys::shlo_diff_operation_b(self.get())) }
    }
}

impl fmt::Debug for Diff<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Diff({} values compared, first difference: {:?})", self.compared(), self.first())
    }
}
