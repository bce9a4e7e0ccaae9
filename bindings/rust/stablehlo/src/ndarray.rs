//! Arrays of the crate ndarray, in and out of runs and tensors.
//!
//! An array in standard layout (row-major and contiguous) is not copied. One in another layout, such as a transposed
//! view, is copied where a tensor is made of it to read, and refused elsewhere.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::array::{Input, Output};
use crate::element::Element;
use crate::enumerations::Code;
use crate::error::{Error, Result};
use crate::tensor::Tensor;
use ::ndarray::{Array, ArrayBase, ArrayD, ArrayViewD, ArrayViewMutD, Data, DataMut, Dimension, IxDyn, ShapeError};

/// With the feature `ndarray`: an array in standard layout (row-major and contiguous). The plan's shape must be the
/// array's. Of an array in another layout `as_standard_layout()` has a copy.
///
/// ```
/// use ndarray::{array, Array2};
/// use stablehlo::Module;
///
/// let text = "func.func @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {
///   %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
///   return %0 : tensor<3x2xf32>
/// }";
/// let x = array![[1.0f32, 2.0, 3.0], [4.0, 5.0, 6.0]];
/// let mut y = Array2::<f32>::zeros((3, 2));
/// Module::parse(text)?.plan()?.run_arrays(&[(&x).try_into()?], &mut [(&mut y).try_into()?])?;
/// assert_eq!(y, x.t());
/// # Ok::<(), stablehlo::Error>(())
/// ```
impl<'a, T: Element, S: Data<Elem = T>, D: Dimension> TryFrom<&'a ArrayBase<S, D>> for Input<'a> {
    type Error = Error;

    fn try_from(array: &'a ArrayBase<S, D>) -> Result<Self> {
        let elements = array.as_slice().ok_or_else(|| not_standard(array.shape()))?;
        Ok(Input::from(elements).shaped(array.shape()))
    }
}

/// With the feature `ndarray`: an array in standard layout (row-major and contiguous). The plan's shape must be the
/// array's. Nobody else uses the array while the output lives:
///
/// ```compile_fail,E0502
/// # fn run(plan: &stablehlo::Plan) -> stablehlo::Result<()> {
/// let mut x = ndarray::Array2::<f32>::zeros((2, 3));
/// plan.run_arrays(&[(&x).try_into()?], &mut [(&mut x).try_into()?])
/// # }
/// ```
impl<'a, T: Element, S: DataMut<Elem = T>, D: Dimension> TryFrom<&'a mut ArrayBase<S, D>> for Output<'a> {
    type Error = Error;

    fn try_from(array: &'a mut ArrayBase<S, D>) -> Result<Self> {
        let elements = standard_mut(array)?;
        let (data, count) = (elements.as_mut_ptr(), elements.len());
        // No method lends elements and shape at once; the array holds its shape apart from its elements.
        let elements: &'a mut [T] = unsafe { std::slice::from_raw_parts_mut(data, count) };
        Ok(Output::from(elements).shaped(array.shape()))
    }
}

/// With the feature `ndarray`: a view for reading if the array is in standard layout, otherwise a copy.
///
/// ```
/// use ndarray::array;
/// use stablehlo::{Module, Tensor};
///
/// let text = "func.func @main(%x: tensor<?x2xf32>) -> tensor<?x2xf32> {
///   %0 = stablehlo.negate %x : tensor<?x2xf32>
///   return %0 : tensor<?x2xf32>
/// }";
/// let x = array![[1.0f32, 2.0, 3.0], [4.0, 5.0, 6.0]];
/// let outputs = Module::parse(text)?.plan()?.run(&[&Tensor::try_from(&x.t())?])?;
/// assert_eq!(outputs[0].to_array::<f32>()?, (-&x.t()).into_dyn());
/// # Ok::<(), stablehlo::Error>(())
/// ```
///
/// The array outlives the view:
///
/// ```compile_fail,E0597
/// let tensor = {
///     let x = ndarray::Array2::<f32>::zeros((2, 3));
///     stablehlo::Tensor::try_from(&x).unwrap()
/// };
/// println!("{tensor:?}");
/// ```
impl<'a, T: Element, S: Data<Elem = T>, D: Dimension> TryFrom<&'a ArrayBase<S, D>> for Tensor<'a> {
    type Error = Error;

    fn try_from(array: &'a ArrayBase<S, D>) -> Result<Self> {
        match array.as_slice() {
            Some(elements) => Tensor::view(&extents(array.shape()), elements),
            None => array.as_standard_layout().into_owned().try_into(),
        }
    }
}

/// With the feature `ndarray`: a view that a run may write, of an array in standard layout.
impl<'a, T: Element, S: DataMut<Elem = T>, D: Dimension> TryFrom<&'a mut ArrayBase<S, D>> for Tensor<'a> {
    type Error = Error;

    fn try_from(array: &'a mut ArrayBase<S, D>) -> Result<Self> {
        let shape = extents(array.shape());
        Tensor::view_mut(&shape, standard_mut(array)?)
    }
}

/// With the feature `ndarray`: takes the memory of the array, without a copy if it is in standard layout and has all
/// elements of its memory.
impl<T: Element, D: Dimension> TryFrom<Array<T, D>> for Tensor<'static> {
    type Error = Error;

    fn try_from(array: Array<T, D>) -> Result<Self> {
        let (shape, count) = (extents(array.shape()), array.len());
        if !array.is_standard_layout() {
            return array.as_standard_layout().into_owned().try_into();
        }
        match array.into_raw_vec_and_offset() {
            (elements, None | Some(0)) if elements.len() == count => Tensor::from_vec(&shape, elements),
            (elements, offset) => {
                let first = offset.unwrap_or(0);
                Tensor::copy(&shape, &elements[first..first + count])
            }
        }
    }
}

/// Arrays of ndarray, with the feature `ndarray`.
impl Tensor<'_> {
    /// The elements as an array, without a copy.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::as_slice`], and `Limit` if ndarray has no array of this shape.
    pub fn as_array<T: Element>(&self) -> Result<ArrayViewD<'_, T>> {
        let dimensions = dimensions(self.shape());
        ArrayViewD::from_shape(dimensions, self.as_slice()?).map_err(no_array)
    }

    /// The elements as an array for writing, without a copy.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::as_mut_slice`], and `Limit` if ndarray has no array of this shape.
    pub fn as_mut_array<T: Element>(&mut self) -> Result<ArrayViewMutD<'_, T>> {
        let dimensions = dimensions(self.shape());
        ArrayViewMutD::from_shape(dimensions, self.as_mut_slice()?).map_err(no_array)
    }

    /// A copy of the elements as an array.
    ///
    /// # Errors
    ///
    /// Like [`Tensor::to_vec`], and `Limit` if ndarray has no array of this shape.
    pub fn to_array<T: Element>(&self) -> Result<ArrayD<T>> {
        ArrayD::from_shape_vec(dimensions(self.shape()), self.to_vec()?).map_err(no_array)
    }
}

fn standard_mut<T, S: DataMut<Elem = T>, D: Dimension>(array: &mut ArrayBase<S, D>) -> Result<&mut [T]> {
    if !array.is_standard_layout() {
        return Err(not_standard(array.shape()));
    }
    Ok(array.as_slice_mut().unwrap_or_default())
}

#[cold]
fn not_standard(shape: &[usize]) -> Error {
    Error::invalid(format!(
        "the array of shape {shape:?} is not in standard layout (row-major and contiguous): as_standard_layout() has \
         a copy to read, and a copy that was written can be assigned"
    ))
}

#[cold]
fn no_array(reason: ShapeError) -> Error {
    Error::new(Code::Limit, format!("ndarray has no array of this shape: {reason}"))
}

/// The extents, none of which exceeds `isize::MAX` in an array.
fn extents(shape: &[usize]) -> Vec<i64> {
    shape.iter().map(|&extent| extent as i64).collect()
}

fn dimensions(shape: &[i64]) -> IxDyn {
    IxDyn(&shape.iter().map(|&extent| extent as usize).collect::<Vec<_>>())
}
