//! Complex numbers of the crate num-complex, as elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::element::Element;
use crate::enumerations::ElementType;
use ::num_complex::Complex;
use std::mem::{align_of, transmute};

// The real part, then the imaginary part, and nothing else.
const _: () = {
    let single = unsafe { transmute::<Complex<f32>, [u32; 2]>(Complex::new(1.0, 2.0)) };
    assert!(single[0] == 0x3f80_0000 && single[1] == 0x4000_0000);
    let double = unsafe { transmute::<Complex<f64>, [u64; 2]>(Complex::new(1.0, 2.0)) };
    assert!(double[0] == 0x3ff0_0000_0000_0000 && double[1] == 0x4000_0000_0000_0000);
    assert!(align_of::<Complex<f32>>() == align_of::<f32>() && align_of::<Complex<f64>>() == align_of::<f64>());
};

/// With the feature `num-complex`.
///
/// ```
/// use num_complex::Complex;
/// use stablehlo::Tensor;
///
/// let tensor = Tensor::copy(&[2], &[Complex::new(1.0f32, -2.0), Complex::i()])?;
/// assert_eq!(tensor.element_text(0)?, "(1,-2)");
/// assert_eq!(tensor.as_slice::<Complex<f32>>()?[1], Complex::i());
/// # Ok::<(), stablehlo::Error>(())
/// ```
unsafe impl Element for Complex<f32> {
    const TYPE: ElementType = ElementType::ComplexF32;
}

/// With the feature `num-complex`.
unsafe impl Element for Complex<f64> {
    const TYPE: ElementType = ElementType::ComplexF64;
}
