//! The Rust types of elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::enumerations::ElementType;

/// A Rust type whose values are elements of a tensor.
///
/// # Safety
///
/// The type has the size of the element type, and its bytes are those that a tensor holds for the same value. It has
/// no padding. Each element is a value of the Rust type if `is_element` is true for its bytes.
pub unsafe trait Element: Copy + Send + Sync + 'static {
    /// The element type.
    const TYPE: ElementType;

    /// Whether these bytes are elements. Runs check their inputs; this is for bytes that no run has seen.
    #[inline]
    fn is_element(_bytes: &[u8]) -> bool {
        true
    }
}

macro_rules! elements {
    ($($rust:ty: $element:ident),+ $(,)?) => {
        $(unsafe impl Element for $rust {
            const TYPE: ElementType = ElementType::$element;
        })+
    };
}
elements! {
    i8: I8, i16: I16, i32: I32, i64: I64, u8: Ui8, u16: Ui16, u32: Ui32, u64: Ui64, f32: F32, f64: F64,
    Bf16: Bf16, F16: F16, Complex<f32>: ComplexF32, Complex<f64>: ComplexF64,
}

unsafe impl Element for bool {
    const TYPE: ElementType = ElementType::I1;

    fn is_element(bytes: &[u8]) -> bool {
        bytes.iter().all(|&byte| byte <= 1)
    }
}

/// The bits of a bfloat16.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(transparent)]
pub struct Bf16(pub u16);

impl From<Bf16> for f32 {
    fn from(value: Bf16) -> f32 {
        f32::from_bits(u32::from(value.0) << 16)
    }
}

/// The bits of an IEEE float of 16 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(transparent)]
pub struct F16(pub u16);

/// A complex number: two parts.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
#[repr(C)]
pub struct Complex<T> {
    /// The real part.
    pub re: T,
    /// The imaginary part.
    pub im: T,
}
