//! Types of values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::enumerations::{ElementType, TypeKind};
use crate::handle::Owned;
use crate::ir::borrowed_handle;
use crate::sys;
use crate::text::{list, show, Buffer};
use std::fmt;

borrowed_handle! {
    /// A type. Two types of one module or builder are equal if they are the same type.
    Type(shlo_type)
}

/// How stored integers represent numbers: `(stored - zero_point) * scale`.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Quantization {
    /// The type of the numbers.
    pub expressed: ElementType,
    /// The axis with one scale and zero point for each index; `None` if there is one for all elements.
    pub axis: Option<usize>,
    /// The scales.
    pub scales: Vec<f64>,
    /// The zero points.
    pub zero_points: Vec<i64>,
    /// The smallest and the largest stored value.
    pub range: (i64, i64),
}

impl<'m> Type<'m> {
    /// The kind.
    pub fn kind(self) -> TypeKind {
        unsafe { sys::shlo_type_kind_of(self.get()) }.into()
    }

    /// The element type of a tensor or buffer, or of an element type itself; that of the stored integers if the
    /// elements are quantized.
    pub fn element_type(self) -> ElementType {
        unsafe { sys::shlo_type_element(self.get()) }.into()
    }

    /// The extents, [`DYNAMIC`](crate::DYNAMIC) where the run decides; `None` if the type is not a ranked tensor or a
    /// buffer.
    pub fn shape(self) -> Option<&'m [i64]> {
        let rank = unsafe { sys::shlo_type_rank(self.get()) };
        (rank >= 0).then(|| unsafe { list(sys::shlo_type_shape(self.get()), rank) })
    }

    /// The upper bounds of the extents, [`DYNAMIC`](crate::DYNAMIC) for an extent without a bound; `None` if there are
    /// no bounds.
    pub fn bounds(self) -> Option<&'m [i64]> {
        let bounds = unsafe { sys::shlo_type_bounds(self.get()) };
        (!bounds.is_null()).then(|| unsafe { list(bounds, sys::shlo_type_rank(self.get())) })
    }

    /// The parts of a tuple or future; for a function, its inputs followed by its results.
    pub fn parts(self) -> impl Iterator<Item = Type<'m>> {
        let count = unsafe { sys::shlo_type_part_count(self.get()) };
        (0..count).filter_map(move |index| unsafe { Type::from_raw(sys::shlo_type_part(self.get(), index)) })
    }

    /// How many of a function's parts are inputs.
    pub fn input_count(self) -> usize {
        unsafe { sys::shlo_type_input_count(self.get()) }
    }

    /// How the elements are quantized; `None` if they are not.
    pub fn quantization(self) -> Option<Quantization> {
        let handle = self.get();
        unsafe {
            let count = sys::shlo_type_scale_count(handle);
            (sys::shlo_type_is_quantized(handle) != 0).then(|| Quantization {
                expressed: sys::shlo_type_expressed(handle).into(),
                axis: usize::try_from(sys::shlo_type_quantized_axis(handle)).ok(),
                scales: (0..count).map(|index| sys::shlo_type_scale(handle, index)).collect(),
                zero_points: (0..count).map(|index| sys::shlo_type_zero_point(handle, index)).collect(),
                range: (sys::shlo_type_storage_min(handle), sys::shlo_type_storage_max(handle)),
            })
        }
    }
}

/// The type as text: `tensor<2x?xf32>`.
impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let printed = Owned::create(|out, error| unsafe { sys::shlo_type_print(self.get(), out, error) });
        show(printed.map(Buffer), f)
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
