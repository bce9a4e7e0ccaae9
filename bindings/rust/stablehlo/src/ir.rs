//! The contents of a module: operations, regions, values.
//!
//! These handles are borrowed from a module, a function or a builder. They are not `Send`, because those of a builder
//! must stay on the thread that builds; another thread walks a module by handles of its own.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::attribute::Attribute;
use crate::error::Result;
use crate::options::PrintOptions;
use crate::sys;
use crate::text::{show, text, Buffer};
use crate::types::Type;
use std::borrow::Cow;
use std::fmt;

macro_rules! borrowed_handle {
    ($(#[$about:meta])* $name:ident($raw:ident)) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash)]
        #[repr(transparent)]
        pub struct $name<'m> {
            handle: *const $crate::sys::$raw,
            owner: std::marker::PhantomData<&'m ()>,
        }

        impl<'m> $name<'m> {
            /// # Safety
            ///
            /// The handle is null, or lives as long as `'m`.
            #[allow(dead_code)] // not every handle can be absent
            pub(crate) unsafe fn from_raw(handle: *const $crate::sys::$raw) -> Option<Self> {
                (!handle.is_null()).then(|| Self::from_raw_or_nothing(handle))
            }

            /// A null handle is an object without any property.
            ///
            /// # Safety
            ///
            /// Like `from_raw`.
            pub(crate) unsafe fn from_raw_or_nothing(handle: *const $crate::sys::$raw) -> Self {
                $name { handle, owner: std::marker::PhantomData }
            }

            pub(crate) fn get(self) -> *const $crate::sys::$raw {
                self.handle
            }
        }
    };
}
pub(crate) use borrowed_handle;

borrowed_handle! {
    /// An operation. Two are equal if they are the same operation.
    Operation(shlo_operation)
}
borrowed_handle! {
    /// A region of an operation: arguments and operations, the last of which is the terminator.
    Region(shlo_region)
}
borrowed_handle! {
    /// A result of an operation or an argument of a region. It does not outlive what it is borrowed from, and does not
    /// leave its thread:
    ///
    /// ```compile_fail,E0277
    /// fn is_send<T: Send>() {}
    /// is_send::<stablehlo::Value<'_>>();
    /// ```
    Value(shlo_value)
}

impl<'m> Operation<'m> {
    /// The name: "stablehlo.add", "func.func".
    pub fn name(self) -> Cow<'m, str> {
        unsafe { text(|length| sys::shlo_operation_name(self.get(), length)) }
    }

    /// The number of the op: [`sys::SHLO_OP_ADD`] and so on.
    pub fn op(self) -> sys::shlo_op {
        unsafe { sys::shlo_operation_op(self.get()) }
    }

    /// The enclosing operation.
    pub fn parent(self) -> Option<Operation<'m>> {
        unsafe { Operation::from_raw(sys::shlo_operation_parent(self.get())) }
    }

    /// The next operation in the same region.
    pub fn next(self) -> Option<Operation<'m>> {
        unsafe { Operation::from_raw(sys::shlo_operation_next(self.get())) }
    }

    /// The operands.
    pub fn operands(self) -> impl Iterator<Item = Value<'m>> {
        let count = unsafe { sys::shlo_operation_operand_count(self.get()) };
        (0..count).filter_map(move |index| self.operand(index))
    }

    /// One operand.
    pub fn operand(self, index: usize) -> Option<Value<'m>> {
        unsafe { Value::from_raw(sys::shlo_operation_operand(self.get(), index)) }
    }

    /// The results.
    pub fn results(self) -> impl Iterator<Item = Value<'m>> {
        let count = unsafe { sys::shlo_operation_result_count(self.get()) };
        (0..count).filter_map(move |index| self.result(index))
    }

    /// One result.
    pub fn result(self, index: usize) -> Option<Value<'m>> {
        unsafe { Value::from_raw(sys::shlo_operation_result(self.get(), index)) }
    }

    /// The regions. One without a body, like that of a function that is only declared, is left out.
    pub fn regions(self) -> impl Iterator<Item = Region<'m>> {
        let count = unsafe { sys::shlo_operation_region_count(self.get()) };
        (0..count).filter_map(move |index| self.region(index))
    }

    /// One region; `None` if it has no body.
    pub fn region(self, index: usize) -> Option<Region<'m>> {
        unsafe { Region::from_raw(sys::shlo_operation_region(self.get(), index)) }
    }

    /// The attributes that are present: first those of the op's definition, then all others.
    pub fn attributes(self) -> impl Iterator<Item = (Cow<'m, str>, Attribute<'m>)> {
        let count = unsafe { sys::shlo_operation_attribute_count(self.get()) };
        (0..count).filter_map(move |index| unsafe {
            let attribute = Attribute::from_raw(sys::shlo_operation_attribute_at(self.get(), index))?;
            Some((text(|length| sys::shlo_operation_attribute_name(self.get(), index, length)), attribute))
        })
    }

    /// The attribute of that name.
    pub fn attribute(self, name: impl AsRef<[u8]>) -> Option<Attribute<'m>> {
        let name = name.as_ref();
        unsafe { Attribute::from_raw(sys::shlo_operation_attribute(self.get(), name.as_ptr().cast(), name.len())) }
    }

    /// The file of the source position; empty if it is unknown.
    pub fn file(self) -> Cow<'m, str> {
        unsafe { text(|length| sys::shlo_operation_file(self.get(), length)) }
    }

    /// The line, counted from 1; 0 if it is unknown.
    pub fn line(self) -> u32 {
        unsafe { sys::shlo_operation_line(self.get()) }
    }

    /// The column in bytes, counted from 1; 0 if it is unknown.
    pub fn column(self) -> u32 {
        unsafe { sys::shlo_operation_column(self.get()) }
    }

    /// The outermost name in the location: "jit(f)/add"; empty if there is none.
    pub fn location_name(self) -> Cow<'m, str> {
        unsafe { text(|length| sys::shlo_operation_location_name(self.get(), length)) }
    }

    /// This operation and all operations in its regions, in the order of the text.
    pub fn walk(self) -> impl Iterator<Item = Operation<'m>> {
        let mut waiting = vec![self];
        std::iter::from_fn(move || {
            let operation = waiting.pop()?;
            let first = waiting.len();
            waiting.extend(operation.regions().flat_map(Region::operations));
            waiting[first..].reverse();
            Some(operation)
        })
    }

    /// Prints the operation with its regions. `to_string` prints it in pretty form without locations.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (an operation that its builder has discarded), `Limit`, `OutOfMemory`.
    pub fn print(self, options: &PrintOptions) -> Result<Buffer> {
        options.print(|options, out, error| unsafe { sys::shlo_operation_print(self.get(), options, out, error) })
    }
}

impl fmt::Display for Operation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(self.print(&PrintOptions::new()), f)
    }
}

impl fmt::Debug for Operation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Operation({})", self.name())
    }
}

impl<'m> Region<'m> {
    /// The arguments.
    pub fn arguments(self) -> impl Iterator<Item = Value<'m>> {
        let count = unsafe { sys::shlo_region_argument_count(self.get()) };
        (0..count).filter_map(move |index| unsafe { Value::from_raw(sys::shlo_region_argument(self.get(), index)) })
    }

    /// The operations.
    pub fn operations(self) -> impl Iterator<Item = Operation<'m>> {
        std::iter::successors(self.first(), |operation| operation.next())
    }

    /// The first operation.
    pub fn first(self) -> Option<Operation<'m>> {
        unsafe { Operation::from_raw(sys::shlo_region_first(self.get())) }
    }

    /// The last operation.
    pub fn last(self) -> Option<Operation<'m>> {
        unsafe { Operation::from_raw(sys::shlo_region_last(self.get())) }
    }

    /// The enclosing operation; `None` for a region that waits in a builder.
    pub fn parent(self) -> Option<Operation<'m>> {
        unsafe { Operation::from_raw(sys::shlo_region_parent(self.get())) }
    }
}

impl fmt::Debug for Region<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.operations()).finish()
    }
}

impl<'m> Value<'m> {
    /// The type.
    pub fn ty(self) -> Type<'m> {
        unsafe { Type::from_raw_or_nothing(sys::shlo_value_type(self.get())) }
    }

    /// The operation that defines the value; `None` for an argument.
    pub fn operation(self) -> Option<Operation<'m>> {
        unsafe { Operation::from_raw(sys::shlo_value_operation(self.get())) }
    }

    /// The region whose argument the value is; `None` for a result.
    pub fn region(self) -> Option<Region<'m>> {
        unsafe { Region::from_raw(sys::shlo_value_region(self.get())) }
    }

    /// The index of the result or argument.
    pub fn index(self) -> usize {
        usize::try_from(unsafe { sys::shlo_value_index(self.get()) }).unwrap_or(0)
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Value({:?})", self.ty())
    }
}
