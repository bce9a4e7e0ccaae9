//! What is known of the arguments of a polymorphic function.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::{check, Result};
use crate::handle::Owned;
use crate::options::set_text;
use crate::tensor::Tensor;
use crate::{sys, DYNAMIC};

/// The shapes and values that make a polymorphic function static
/// ([`Module::specialize`](crate::Module::specialize)). Arguments that are not named stay as they are.
///
/// ```
/// # use stablehlo::{Module, Specialization};
/// # let text = "func.func @main(%x: tensor<?x3xf32>) -> tensor<?x3xf32> {
/// #   %0 = stablehlo.tanh %x : tensor<?x3xf32> return %0 : tensor<?x3xf32> }";
/// let made = Module::parse(text)?.specialize(&Specialization::new().shape(0, [Some(5), Some(3)]))?;
/// assert_eq!(made.main()?.arguments().next().unwrap().shape(), Some(&[5, 3][..]));
/// # Ok::<(), stablehlo::Error>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct Specialization<'t> {
    function: Option<String>,
    pad_bounded: bool,
    arguments: Vec<(usize, Known<'t>)>,
}

/// What is known of an argument.
#[derive(Clone, Debug)]
enum Known<'t> {
    Shape(Vec<i64>),
    Value(&'t Tensor<'t>),
}

impl<'t> Specialization<'t> {
    /// Nothing is known of the arguments of the function "main".
    pub fn new() -> Self {
        Self::default()
    }

    /// The name of the function.
    #[must_use]
    pub fn function(mut self, name: impl Into<String>) -> Self {
        self.function = Some(name.into());
        self
    }

    /// Makes bounds of dimensions their extents; the extents of a run are arguments and results behind the others then.
    #[must_use]
    pub fn pad_bounded(mut self, pad: bool) -> Self {
        self.pad_bounded = pad;
        self
    }

    /// The extents of an argument, outermost first; `None` for one that stays unknown. Replaces what was said of that
    /// argument.
    #[must_use]
    pub fn shape(mut self, argument: usize, extents: impl IntoIterator<Item = Option<i64>>) -> Self {
        let extents = extents.into_iter().map(|extent| extent.unwrap_or(DYNAMIC)).collect();
        self.arguments.push((argument, Known::Shape(extents)));
        self
    }

    /// The value of an argument, which the result does not have any more: the size of a dimension, or the index of a
    /// platform, that an exporter has made an argument. Replaces what was said of that argument.
    #[must_use]
    pub fn value(mut self, argument: usize, value: &'t Tensor<'_>) -> Self {
        self.arguments.push((argument, Known::Value(value)));
        self
    }

    pub(crate) fn handle(&self) -> Result<Owned<sys::shlo_specialize_options>> {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_specialize_options_create(out, error) })?;
        set_text!(options, self.function => shlo_specialize_options_set_function);
        let handle = options.get_mut();
        check(|error| unsafe {
            sys::shlo_specialize_options_set_pad_bounded(handle, i32::from(self.pad_bounded), error)
        })?;
        for (argument, known) in &self.arguments {
            check(|error| unsafe {
                match known {
                    Known::Shape(extents) => {
                        let (rank, extents) = (extents.len(), extents.as_ptr());
                        sys::shlo_specialize_options_set_shape(handle, *argument, rank, extents, error)
                    }
                    Known::Value(value) => {
                        sys::shlo_specialize_options_set_value(handle, *argument, value.get(), error)
                    }
                }
            })?;
        }
        Ok(options)
    }
}
