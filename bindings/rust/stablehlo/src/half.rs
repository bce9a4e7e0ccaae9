//! Floats of 16 bits of the crate half, as elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::element::Element;
use crate::enumerations::ElementType;
use ::half::{bf16, f16};
use std::mem::{align_of, transmute};

// They are their bits, so any bits are a value.
const _: () = {
    assert!(unsafe { transmute::<f16, u16>(f16::from_bits(0x1234)) } == 0x1234);
    assert!(unsafe { transmute::<bf16, u16>(bf16::from_bits(0x1234)) } == 0x1234);
    assert!(align_of::<f16>() == align_of::<u16>() && align_of::<bf16>() == align_of::<u16>());
};

/// With the feature `half`.
unsafe impl Element for f16 {
    const TYPE: ElementType = ElementType::F16;
}

/// With the feature `half`.
///
/// ```
/// use half::bf16;
/// use stablehlo::Module;
///
/// let text = "func.func @main(%x: tensor<2xbf16>) -> tensor<2xbf16> {
///   %0 = stablehlo.add %x, %x : tensor<2xbf16>
///   return %0 : tensor<2xbf16>
/// }";
/// let (x, mut sum) = ([1.5, -2.0].map(bf16::from_f32), [bf16::ZERO; 2]);
/// Module::parse(text)?.plan()?.run_arrays(&[(&x).into()], &mut [(&mut sum).into()])?;
/// assert_eq!(sum.map(bf16::to_f32), [3.0, -4.0]);
/// # Ok::<(), stablehlo::Error>(())
/// ```
unsafe impl Element for bf16 {
    const TYPE: ElementType = ElementType::Bf16;
}
