//! Functions of a module.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::enumerations::ElementType;
use crate::handle::Owned;
use crate::ir::Operation;
use crate::sys;
use crate::text::{borrowed, list, text};
use std::borrow::Cow;
use std::fmt;

/// A function of a module, which it keeps alive.
pub struct Function(pub(crate) Owned<sys::shlo_function>);

impl Function {
    fn get(&self) -> *const sys::shlo_function {
        self.0.get()
    }

    /// The name; what is not UTF-8 is replaced.
    pub fn name(&self) -> Cow<'_, str> {
        String::from_utf8_lossy(self.name_bytes())
    }

    /// The bytes of the name.
    pub fn name_bytes(&self) -> &[u8] {
        unsafe { borrowed(|length| sys::shlo_function_name(self.get(), length)) }.unwrap_or_default()
    }

    /// Whether it is public.
    pub fn is_public(&self) -> bool {
        unsafe { sys::shlo_function_is_public(self.get()) != 0 }
    }

    /// The arguments.
    pub fn arguments(&self) -> impl ExactSizeIterator<Item = Parameter<'_>> {
        let count = unsafe { sys::shlo_function_argument_count(self.get()) };
        (0..count).map(move |index| Parameter { function: self, index, is_result: false })
    }

    /// The results.
    pub fn results(&self) -> impl ExactSizeIterator<Item = Parameter<'_>> {
        let count = unsafe { sys::shlo_function_result_count(self.get()) };
        (0..count).map(move |index| Parameter { function: self, index, is_result: true })
    }

    /// The function as an operation, to walk it.
    pub fn operation(&self) -> Operation<'_> {
        unsafe { Operation::from_raw_or_nothing(sys::shlo_function_operation(self.get())) }
    }
}

impl fmt::Debug for Function {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (arguments, results): (Vec<_>, Vec<_>) = (self.arguments().collect(), self.results().collect());
        write!(f, "@{}{arguments:?} -> {results:?}", self.name())
    }
}

/// An argument or result of a function.
#[derive(Clone, Copy)]
pub struct Parameter<'f> {
    function: &'f Function,
    index: usize,
    is_result: bool,
}

impl<'f> Parameter<'f> {
    /// The name ("params['w']" in JAX exports); empty if it has none.
    pub fn name(self) -> Cow<'f, str> {
        let (function, index) = (self.function.get(), self.index);
        unsafe {
            text(|length| match self.is_result {
                false => sys::shlo_function_argument_name(function, index, length),
                true => sys::shlo_function_result_name(function, index, length),
            })
        }
    }

    /// The element type; [`ElementType::None`] if the value is not a tensor.
    pub fn element_type(self) -> ElementType {
        let (function, index) = (self.function.get(), self.index);
        unsafe {
            match self.is_result {
                false => sys::shlo_function_argument_element_type(function, index),
                true => sys::shlo_function_result_element_type(function, index),
            }
        }
        .into()
    }

    /// The extents, [`DYNAMIC`](crate::DYNAMIC) where the run decides; `None` if the value is not a ranked tensor.
    pub fn shape(self) -> Option<&'f [i64]> {
        let (function, index) = (self.function.get(), self.index);
        let (rank, shape) = unsafe {
            match self.is_result {
                false => (
                    sys::shlo_function_argument_rank(function, index),
                    sys::shlo_function_argument_shape(function, index),
                ),
                true => {
                    (sys::shlo_function_result_rank(function, index), sys::shlo_function_result_shape(function, index))
                }
            }
        };
        (rank >= 0).then(|| unsafe { list(shape, rank) })
    }

    /// The type as text: `tensor<2x?xf32>`.
    pub fn type_text(self) -> Cow<'f, str> {
        let (function, index) = (self.function.get(), self.index);
        unsafe {
            text(|length| match self.is_result {
                false => sys::shlo_function_argument_type_text(function, index, length),
                true => sys::shlo_function_result_type_text(function, index, length),
            })
        }
    }

    /// The attributes as text ("{mhlo.sharding = ...}"); empty if there are none.
    pub fn attributes(self) -> Cow<'f, str> {
        let (function, index) = (self.function.get(), self.index);
        unsafe {
            text(|length| match self.is_result {
                false => sys::shlo_function_argument_attributes(function, index, length),
                true => sys::shlo_function_result_attributes(function, index, length),
            })
        }
    }
}

/// The type, and the name if there is one.
impl fmt::Debug for Parameter<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.name() {
            name if name.is_empty() => write!(f, "{}", self.type_text()),
            name => write!(f, "{name}: {}", self.type_text()),
        }
    }
}
