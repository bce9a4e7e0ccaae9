//! Arrays of the caller as inputs and outputs of a run.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::element::Element;
use crate::enumerations::ElementType;
use std::marker::PhantomData;
use std::mem::size_of_val;
use std::os::raw::c_void;

/// Row-major elements that a run reads: made with `from` or `into` of a slice, an array or a vector, and with
/// `try_from` or `try_into` of an array of ndarray (feature `ndarray`).
#[derive(Clone, Copy, Debug)]
pub struct Input<'a> {
    pub(crate) data: *const c_void,
    pub(crate) size: usize,
    pub(crate) element_type: ElementType,
    /// The extents, if the array has a shape.
    pub(crate) shape: Option<&'a [usize]>,
    memory: PhantomData<&'a [u8]>,
}

/// Row-major elements that a run writes: made with `from` or `into` of a slice, an array or a vector, and with
/// `try_from` or `try_into` of an array of ndarray (feature `ndarray`). Nobody else uses them while it lives, so no
/// output overlaps an input:
///
/// ```compile_fail,E0502
/// # fn run(plan: &stablehlo::Plan) -> stablehlo::Result<()> {
/// let mut x = vec![1.0f32; 8];
/// plan.run_arrays(&[(&x).into()], &mut [(&mut x).into()])
/// # }
/// ```
#[derive(Debug)]
pub struct Output<'a> {
    pub(crate) data: *mut c_void,
    pub(crate) size: usize,
    pub(crate) element_type: ElementType,
    /// The extents, if the array has a shape.
    pub(crate) shape: Option<&'a [usize]>,
    memory: PhantomData<&'a mut [u8]>,
}

// They are slices of elements, which are Send and Sync.
unsafe impl Send for Input<'_> {}
unsafe impl Sync for Input<'_> {}
unsafe impl Send for Output<'_> {}
unsafe impl Sync for Output<'_> {}

#[cfg(feature = "ndarray")]
impl<'a> Input<'a> {
    pub(crate) fn shaped(self, shape: &'a [usize]) -> Self {
        Input { shape: Some(shape), ..self }
    }
}

#[cfg(feature = "ndarray")]
impl<'a> Output<'a> {
    pub(crate) fn shaped(self, shape: &'a [usize]) -> Self {
        Output { shape: Some(shape), ..self }
    }
}

impl<'a, T: Element> From<&'a [T]> for Input<'a> {
    #[inline]
    fn from(elements: &'a [T]) -> Self {
        let (data, size) = (elements.as_ptr().cast(), size_of_val(elements));
        Input { data, size, element_type: T::TYPE, shape: None, memory: PhantomData }
    }
}

impl<'a, T: Element> From<&'a mut [T]> for Output<'a> {
    #[inline]
    fn from(elements: &'a mut [T]) -> Self {
        let (data, size) = (elements.as_mut_ptr().cast(), size_of_val(elements));
        Output { data, size, element_type: T::TYPE, shape: None, memory: PhantomData }
    }
}

impl<'a, T: Element> From<&'a Vec<T>> for Input<'a> {
    #[inline]
    fn from(elements: &'a Vec<T>) -> Self {
        elements.as_slice().into()
    }
}

impl<'a, T: Element> From<&'a mut Vec<T>> for Output<'a> {
    #[inline]
    fn from(elements: &'a mut Vec<T>) -> Self {
        elements.as_mut_slice().into()
    }
}

impl<'a, T: Element, const N: usize> From<&'a [T; N]> for Input<'a> {
    #[inline]
    fn from(elements: &'a [T; N]) -> Self {
        elements.as_slice().into()
    }
}

impl<'a, T: Element, const N: usize> From<&'a mut [T; N]> for Output<'a> {
    #[inline]
    fn from(elements: &'a mut [T; N]) -> Self {
        elements.as_mut_slice().into()
    }
}
