//! Attributes of operations.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::element::Element;
use crate::enumerations::{AttributeKind, ElementType};
use crate::error::{Error, Result};
use crate::handle::Owned;
use crate::ir::borrowed_handle;
use crate::options::PrintOptions;
use crate::sys;
use crate::tensor::Tensor;
use crate::text::{bytes, show, text, Buffer};
use crate::types::Type;
use std::borrow::Cow;
use std::fmt;
use std::mem::{align_of, size_of};

borrowed_handle! {
    /// An attribute. Two attributes of one module or builder are equal if they are the same attribute.
    Attribute(shlo_attribute)
}

impl<'m> Attribute<'m> {
    /// The kind.
    pub fn kind(self) -> AttributeKind {
        unsafe { sys::shlo_attribute_kind_of(self.get()) }.into()
    }

    /// The value of an integer, 0 or 1 for a bool, the number of an enum's case.
    pub fn integer(self) -> Option<i64> {
        matches!(self.kind(), AttributeKind::Integer | AttributeKind::Bool | AttributeKind::Enum)
            .then(|| unsafe { sys::shlo_attribute_integer(self.get()) })
    }

    /// The value of a float.
    pub fn float(self) -> Option<f64> {
        (self.kind() == AttributeKind::Float).then(|| unsafe { sys::shlo_attribute_float(self.get()) })
    }

    /// A string, the name of a symbol or of an enum's case; what is not UTF-8 is replaced.
    pub fn text(self) -> Option<Cow<'m, str>> {
        self.text_bytes().map(String::from_utf8_lossy)
    }

    /// The bytes of a string, of the name of a symbol or of an enum's case.
    pub fn text_bytes(self) -> Option<&'m [u8]> {
        if !matches!(self.kind(), AttributeKind::String | AttributeKind::Symbol | AttributeKind::Enum) {
            return None;
        }
        unsafe { crate::text::borrowed(|length| sys::shlo_attribute_text(self.get(), length)) }
    }

    /// The type that the attribute holds; the type of a tensor, integer, float or bool.
    pub fn ty(self) -> Option<Type<'m>> {
        unsafe { Type::from_raw(sys::shlo_attribute_type(self.get())) }
    }

    /// The name of a struct or enum: "stablehlo.dot"; empty for all others.
    pub fn class(self) -> Cow<'m, str> {
        unsafe { text(|length| sys::shlo_attribute_class(self.get(), length)) }
    }

    /// The number of elements of a list, of entries of a dictionary, of fields of a struct.
    pub fn count(self) -> usize {
        unsafe { sys::shlo_attribute_count(self.get()) }
    }

    /// One element, entry or field.
    pub fn at(self, index: usize) -> Option<Attribute<'m>> {
        unsafe { Attribute::from_raw(sys::shlo_attribute_at(self.get(), index)) }
    }

    /// The name of an entry or field.
    pub fn key(self, index: usize) -> Cow<'m, str> {
        unsafe { text(|length| sys::shlo_attribute_key(self.get(), index, length)) }
    }

    /// The entry or field of that name.
    pub fn entry(self, key: impl AsRef<[u8]>) -> Option<Attribute<'m>> {
        let key = key.as_ref();
        unsafe { Attribute::from_raw(sys::shlo_attribute_entry(self.get(), key.as_ptr().cast(), key.len())) }
    }

    /// A list of integers or bools.
    pub fn integers(self) -> Option<Vec<i64>> {
        (self.kind() == AttributeKind::Integers).then(|| {
            (0..self.count()).map(|index| unsafe { sys::shlo_attribute_integer_at(self.get(), index) }).collect()
        })
    }

    /// The bytes of a constant, as they are stored: at any alignment, one element if [`Attribute::is_splat`], and
    /// elements of i1 may be packed.
    pub fn bytes(self) -> Option<&'m [u8]> {
        let mut size = 0;
        let data = unsafe { sys::shlo_attribute_bytes(self.get(), &mut size) };
        (!data.is_null()).then(|| unsafe { bytes(data, size) })
    }

    /// Whether one stored element represents all elements.
    pub fn is_splat(self) -> bool {
        unsafe { sys::shlo_attribute_is_splat(self.get()) != 0 }
    }

    /// The elements of a constant, without a copy.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` if the attribute is no constant with elements of `T`, or if the elements are not stored as
    /// `T`: a splat, packed elements, another alignment. [`Attribute::tensor`] takes them all.
    pub fn elements<T: Element>(self) -> Result<&'m [T]> {
        let (ty, data) = match (self.ty(), self.bytes()) {
            (Some(ty), Some(data)) if ty.element_type() == T::TYPE => (ty, data),
            _ => return Err(Error::invalid(format!("the attribute is no constant with elements of {}", T::TYPE))),
        };
        let count = ty.shape().unwrap_or_default().iter().product::<i64>();
        let is_whole = usize::try_from(count).ok().and_then(|count| count.checked_mul(size_of::<T>()));
        // An i1 of one element is stored as 0 or not 0, so it is checked like all others.
        if is_whole != Some(data.len()) || data.as_ptr() as usize % align_of::<T>() != 0 || !T::is_element(data) {
            return Err(Error::invalid(format!("the constant is not stored as {}s: copy it with tensor()", T::TYPE)));
        }
        if T::TYPE == ElementType::I1 && self.is_splat() && count != 1 {
            return Err(Error::invalid("the constant is a splat: copy it with tensor()"));
        }
        Ok(unsafe { std::slice::from_raw_parts(data.as_ptr().cast(), data.len() / size_of::<T>()) })
    }

    /// A copy of a constant.
    ///
    /// # Errors
    ///
    /// `NotFound` (no bytes), `InvalidProgram` (too few or too many bytes), `Unsupported` (an element type that is not
    /// listed), `Limit`, `OutOfMemory`; `InvalidArgument` if the attribute is no constant.
    pub fn tensor(self) -> Result<Tensor<'static>> {
        Owned::create(|out, error| unsafe { sys::shlo_attribute_tensor(self.get(), out, error) })
            .map(Tensor::from_handle)
    }

    /// Prints the attribute. `to_string` prints it with default options.
    ///
    /// # Errors
    ///
    /// `Limit`, `OutOfMemory`.
    pub fn print(self, options: &PrintOptions) -> Result<Buffer> {
        options.print(|options, out, error| unsafe { sys::shlo_attribute_print(self.get(), options, out, error) })
    }
}

impl fmt::Display for Attribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(self.print(&PrintOptions::new()), f)
    }
}

impl fmt::Debug for Attribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.print(&PrintOptions::new().elide_above(16)) {
            Ok(printed) => fmt::Display::fmt(&printed, f),
            Err(_) => write!(f, "Attribute({:?})", self.kind()),
        }
    }
}
