//! Building programs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::attribute::Attribute;
use crate::build_op::OpBuilder;
use crate::enumerations::{ElementType, Visibility};
use crate::error::{check, Error, Result};
use crate::handle::Owned;
use crate::ir::{Operation, Value};
use crate::module::Module;
use crate::sys;
use crate::tensor::{rank, Tensor};
use crate::typed::Chlo;
use crate::types::{Quantization, Type};
use std::cell::Cell;
use std::os::raw::c_char;
use std::panic::Location;
use std::ptr::null;

/// An unfinished module. Each op is verified when it is added, and its result types are inferred. An op that breaks a
/// rule is refused and leaves no trace; building can continue.
///
/// Each op of StableHLO is a method, and each op of CHLO a method of [`Builder::chlo`]. Optional parameters have names
/// and defaults: `tanh_with` takes [`TanhOptions`](crate::ops::TanhOptions). A region is a closure, whose arguments
/// have the types that the op gives them. [`Builder::op`] adds any op by its name.
///
/// An op has the location of the source line that asked for it, so the message of a refused op names that line.
///
/// ```
/// # use stablehlo::{Builder, ElementType, DYNAMIC};
/// let b = Builder::new("")?;
/// let vector = b.tensor_type(ElementType::F32, &[DYNAMIC])?;
/// b.function("main", [vector], |[x]| Ok([b.tanh(x)?]))?;
/// let module = b.finish()?;
/// # assert_eq!(module.main()?.results().count(), 1);
/// # Ok::<(), stablehlo::Error>(())
/// ```
///
/// Values do not outlive the builder, and a finished builder is gone:
///
/// ```compile_fail,E0505
/// # use stablehlo::{Builder, ElementType};
/// let b = Builder::new("").unwrap();
/// let vector = b.tensor_type(ElementType::F32, &[2]).unwrap();
/// let module = b.finish().unwrap();
/// println!("{vector}");
/// ```
///
/// One thread at a time uses a builder:
///
/// ```compile_fail,E0277
/// fn is_sync<T: Sync>() {}
/// is_sync::<stablehlo::Builder>();
/// ```
pub struct Builder {
    handle: Owned<sys::shlo_builder>,
    /// Whether an op gets the location of the caller. A cell also keeps other threads away.
    locates_callers: Cell<bool>,
}

/// The types of the arguments of a function or region: an array, whose body gets an array of values, or a vector or
/// slice, whose body gets a vector.
pub trait ArgumentTypes<'b> {
    /// What the body gets.
    type Values;

    #[doc(hidden)]
    fn types(&self) -> &[Type<'b>];

    #[doc(hidden)]
    fn values(&self, argument: impl FnMut(usize) -> Value<'b>) -> Self::Values;
}

impl<'b, const N: usize> ArgumentTypes<'b> for [Type<'b>; N] {
    type Values = [Value<'b>; N];

    fn types(&self) -> &[Type<'b>] {
        self
    }

    fn values(&self, argument: impl FnMut(usize) -> Value<'b>) -> Self::Values {
        std::array::from_fn(argument)
    }
}

impl<'b> ArgumentTypes<'b> for &[Type<'b>] {
    type Values = Vec<Value<'b>>;

    fn types(&self) -> &[Type<'b>] {
        self
    }

    fn values(&self, argument: impl FnMut(usize) -> Value<'b>) -> Self::Values {
        (0..self.len()).map(argument).collect()
    }
}

impl<'b> ArgumentTypes<'b> for Vec<Type<'b>> {
    type Values = Vec<Value<'b>>;

    fn types(&self) -> &[Type<'b>] {
        self
    }

    fn values(&self, argument: impl FnMut(usize) -> Value<'b>) -> Self::Values {
        (0..self.len()).map(argument).collect()
    }
}

/// The value of an attribute; most are made with `into`.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub enum AttributeValue<'v> {
    /// An attribute that exists.
    Attribute(Attribute<'v>),
    /// Its presence is the information.
    Unit,
    /// A bool.
    Bool(bool),
    /// An integer of this type.
    Integer(i64, ElementType),
    /// A float, rounded to this type.
    Float(f64, ElementType),
    /// A string of any bytes.
    String(&'v [u8]),
    /// The name of a function.
    Symbol(&'v str),
    /// A type.
    Type(Type<'v>),
    /// A list of integers: `array<i64: ...>`.
    Integers(&'v [i64]),
    /// A list of bools: `array<i1: ...>`.
    Bools(&'v [bool]),
    /// A list of attributes.
    Array(&'v [Attribute<'v>]),
    /// Names and attributes.
    Dictionary(&'v [(&'v str, Attribute<'v>)]),
    /// The name of an enum ("stablehlo.fft_type"), and the number of a case ([`sys::SHLO_FFT_TYPE_RFFT`]).
    Enum(&'v str, i32),
    /// The name of a struct ("stablehlo.dot"), and its fields.
    Struct(&'v str, &'v [(&'v str, Attribute<'v>)]),
    /// A constant.
    Tensor(&'v Tensor<'v>),
    /// Any attribute as text: `#stablehlo<precision HIGH>`.
    Text(&'v str),
}

macro_rules! attribute_values {
    ($($from:ty => |$value:ident| $case:expr),+ $(,)?) => {
        $(impl<'v> From<$from> for AttributeValue<'v> {
            fn from($value: $from) -> Self {
                $case
            }
        })+
    };
}
attribute_values! {
    Attribute<'v> => |value| AttributeValue::Attribute(value),
    bool => |value| AttributeValue::Bool(value),
    i64 => |value| AttributeValue::Integer(value, ElementType::I64),
    f32 => |value| AttributeValue::Float(value.into(), ElementType::F32),
    f64 => |value| AttributeValue::Float(value, ElementType::F64),
    &'v str => |value| AttributeValue::String(value.as_bytes()),
    Type<'v> => |value| AttributeValue::Type(value),
    &'v [i64] => |value| AttributeValue::Integers(value),
    &'v [bool] => |value| AttributeValue::Bools(value),
    &'v [Attribute<'v>] => |value| AttributeValue::Array(value),
    &'v Tensor<'v> => |value| AttributeValue::Tensor(value),
}

impl<'v, const N: usize> From<&'v [i64; N]> for AttributeValue<'v> {
    fn from(value: &'v [i64; N]) -> Self {
        AttributeValue::Integers(value)
    }
}

/// Discards what a closure has begun, also when it panics.
struct Open<'b>(&'b Builder);

impl Drop for Open<'_> {
    fn drop(&mut self) {
        // It is open, so this can only fail without memory; the next call then says so.
        let _ = check(|error| unsafe { sys::shlo_builder_abandon(self.0.raw(), error) });
    }
}

impl Builder {
    /// An empty module. The name may be empty.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn new(name: &str) -> Result<Self> {
        let (data, length) = if name.is_empty() { (null(), 0) } else { parts(name) };
        Owned::create(|out, error| unsafe { sys::shlo_builder_create(data, length, out, error) })
            .map(|handle| Builder { handle, locates_callers: Cell::new(true) })
    }

    pub(crate) fn raw(&self) -> *mut sys::shlo_builder {
        self.handle.get_exclusive()
    }

    /// Verifies the module as a whole.
    ///
    /// # Errors
    ///
    /// `InvalidProgram`, `InvalidArgument` (in the body of a function), `OutOfMemory`.
    pub fn finish(self) -> Result<Module> {
        Owned::create(|out, error| unsafe { sys::shlo_builder_finish(self.raw(), out, error) }).map(Module)
    }

    //===- Locations --------------------------------------------------------------------------------------------===//

    /// Sets the location of everything that is added from now on; `None` means unknown. Lines and columns count from 1.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn set_location(&self, place: Option<(&str, u32, u32)>) -> Result<()> {
        self.locates_callers.set(false);
        self.move_to(place)
    }

    /// Gives everything that is added from now on the location of its caller. This is the default.
    pub fn locate_callers(&self) {
        self.locates_callers.set(true);
    }

    /// Names everything that is added from now on: "jit(f)/add". Empty is no name.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn set_location_name(&self, name: &str) -> Result<()> {
        let (name, length) = parts(name);
        check(|error| unsafe { sys::shlo_builder_set_location_name(self.raw(), name, length, error) })
    }

    pub(crate) fn locate(&self, caller: &Location<'_>) -> Result<()> {
        if self.locates_callers.get() {
            return self.move_to(Some((caller.file(), caller.line(), caller.column())));
        }
        Ok(())
    }

    fn move_to(&self, place: Option<(&str, u32, u32)>) -> Result<()> {
        let (file, line, column) = place.unwrap_or(("", 0, 0));
        let (data, length) = if place.is_some() { parts(file) } else { (null(), 0) };
        check(|error| unsafe { sys::shlo_builder_set_location(self.raw(), data, length, line, column, error) })
    }

    //===- Types and attributes ---------------------------------------------------------------------------------===//

    /// A tensor type; extents may be [`DYNAMIC`](crate::DYNAMIC).
    ///
    /// # Errors
    ///
    /// `InvalidArgument`, `Limit`, `OutOfMemory`.
    pub fn tensor_type(&self, element_type: ElementType, shape: &[i64]) -> Result<Type<'_>> {
        let rank = rank(shape)?;
        self.make_type(|out, error| unsafe {
            sys::shlo_builder_tensor_type(self.raw(), element_type.into(), rank, shape.as_ptr(), out, error)
        })
    }

    /// A tensor type whose dynamic extents have bounds, [`DYNAMIC`](crate::DYNAMIC) for an extent without one.
    ///
    /// # Errors
    ///
    /// `InvalidArgument`, `Limit`, `OutOfMemory`.
    pub fn bounded_tensor_type(&self, element_type: ElementType, shape: &[i64], bounds: &[i64]) -> Result<Type<'_>> {
        let rank = rank(shape)?;
        if bounds.len() != shape.len() {
            return Err(Error::invalid(format!("{} bounds for {} extents", bounds.len(), shape.len())));
        }
        self.make_type(|out, error| unsafe {
            let (element_type, shape, bounds) = (element_type.into(), shape.as_ptr(), bounds.as_ptr());
            sys::shlo_builder_bounded_tensor_type(self.raw(), element_type, rank, shape, bounds, out, error)
        })
    }

    /// A tensor type whose elements are stored integers that represent floats.
    ///
    /// # Errors
    ///
    /// `InvalidArgument`, `InvalidProgram`, `Limit`, `OutOfMemory`.
    pub fn quantized_tensor_type(
        &self,
        storage: ElementType,
        quantization: &Quantization,
        shape: &[i64],
    ) -> Result<Type<'_>> {
        let rank = rank(shape)?;
        let Quantization { expressed, axis, ref scales, ref zero_points, range } = *quantization;
        let axis = axis.map_or(Ok(-1), i32::try_from).map_err(|_| Error::invalid("the axis is too large"))?;
        if scales.len() != zero_points.len() {
            return Err(Error::invalid(format!("{} scales for {} zero points", scales.len(), zero_points.len())));
        }
        self.make_type(|out, error| unsafe {
            sys::shlo_builder_quantized_tensor_type(
                self.raw(),
                storage.into(),
                expressed.into(),
                rank,
                shape.as_ptr(),
                axis,
                scales.len(),
                scales.as_ptr(),
                zero_points.as_ptr(),
                range.0,
                range.1,
                out,
                error,
            )
        })
    }

    /// The type of tokens.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn token_type(&self) -> Result<Type<'_>> {
        self.make_type(|out, error| unsafe { sys::shlo_builder_token_type(self.raw(), out, error) })
    }

    /// A tuple of these types.
    ///
    /// # Errors
    ///
    /// `Limit`, `OutOfMemory`.
    pub fn tuple_type(&self, parts: &[Type<'_>]) -> Result<Type<'_>> {
        let parts: Vec<_> = parts.iter().map(|part| part.get()).collect();
        self.make_type(|out, error| unsafe {
            sys::shlo_builder_tuple_type(self.raw(), parts.len(), parts.as_ptr(), out, error)
        })
    }

    /// Any type, as text: `tensor<2x!quant.uniform<i8:f32, 0.5>>`.
    ///
    /// # Errors
    ///
    /// `Malformed`, `InvalidProgram`, `Limit`, `OutOfMemory`.
    pub fn parse_type(&self, text: &str) -> Result<Type<'_>> {
        let (text, length) = parts(text);
        self.make_type(|out, error| unsafe { sys::shlo_builder_parse_type(self.raw(), text, length, out, error) })
    }

    fn make_type<F>(&self, make: F) -> Result<Type<'_>>
    where
        F: FnOnce(*mut *const sys::shlo_type, *mut *mut sys::shlo_error) -> sys::shlo_status,
    {
        let mut out = null();
        check(|error| make(&mut out, error))?;
        Ok(unsafe { Type::from_raw_or_nothing(out) })
    }

    /// An attribute.
    ///
    /// # Errors
    ///
    /// `InvalidArgument`, `NotFound` (an enum or struct of that name), `Malformed` (text), `Limit`,
    /// `OutOfMemory`.
    pub fn attribute<'v>(&self, value: impl Into<AttributeValue<'v>>) -> Result<Attribute<'_>> {
        let builder = self.raw();
        let value = value.into();
        let mut out = null();
        check(|error| unsafe {
            let out = &mut out;
            match value {
                AttributeValue::Attribute(attribute) => {
                    // In a list it is copied: it may be that of a module which does not live as long as the builder.
                    let status = sys::shlo_builder_array_attribute(builder, 1, &attribute.get(), out, error);
                    *out = sys::shlo_attribute_at(*out, 0);
                    status
                }
                AttributeValue::Unit => sys::shlo_builder_unit_attribute(builder, out, error),
                AttributeValue::Bool(value) => sys::shlo_builder_bool_attribute(builder, value.into(), out, error),
                AttributeValue::Integer(value, element) => {
                    sys::shlo_builder_integer_attribute(builder, value, element.into(), out, error)
                }
                AttributeValue::Float(value, element) => {
                    sys::shlo_builder_float_attribute(builder, value, element.into(), out, error)
                }
                AttributeValue::String(text) => {
                    sys::shlo_builder_string_attribute(builder, text.as_ptr().cast(), text.len(), out, error)
                }
                AttributeValue::Symbol(name) => {
                    let (name, length) = parts(name);
                    sys::shlo_builder_symbol_attribute(builder, name, length, out, error)
                }
                AttributeValue::Type(ty) => sys::shlo_builder_type_attribute(builder, ty.get(), out, error),
                AttributeValue::Integers(list) => {
                    sys::shlo_builder_integers_attribute(builder, list.len(), list.as_ptr(), out, error)
                }
                AttributeValue::Bools(list) => {
                    let list: Vec<i32> = list.iter().map(|&value| value.into()).collect();
                    sys::shlo_builder_bools_attribute(builder, list.len(), list.as_ptr(), out, error)
                }
                AttributeValue::Array(list) => {
                    let list: Vec<_> = list.iter().map(|attribute| attribute.get()).collect();
                    sys::shlo_builder_array_attribute(builder, list.len(), list.as_ptr(), out, error)
                }
                AttributeValue::Dictionary(entries) => {
                    let (keys, lengths, values) = split(entries);
                    let (keys, lengths, values) = (keys.as_ptr(), lengths.as_ptr(), values.as_ptr());
                    sys::shlo_builder_dictionary_attribute(builder, entries.len(), keys, lengths, values, out, error)
                }
                AttributeValue::Enum(name, number) => {
                    let (name, length) = parts(name);
                    sys::shlo_builder_enum_attribute(builder, name, length, number, out, error)
                }
                AttributeValue::Struct(name, fields) => {
                    let ((name, length), (keys, lengths, values)) = (parts(name), split(fields));
                    let (keys, lengths, values) = (keys.as_ptr(), lengths.as_ptr(), values.as_ptr());
                    let count = fields.len();
                    sys::shlo_builder_struct_attribute(builder, name, length, count, keys, lengths, values, out, error)
                }
                AttributeValue::Tensor(tensor) => sys::shlo_builder_tensor_attribute(builder, tensor.get(), out, error),
                AttributeValue::Text(text) => {
                    let (text, length) = parts(text);
                    sys::shlo_builder_parse_attribute(builder, text, length, out, error)
                }
            }
        })?;
        Ok(unsafe { Attribute::from_raw_or_nothing(out) })
    }

    //===- Functions --------------------------------------------------------------------------------------------===//

    /// Adds a public function. Its body gets the arguments and gives the values that the function returns. If the body
    /// fails, there is no function, and what the body has made is refused from then on.
    ///
    /// # Errors
    ///
    /// `InvalidProgram` (a function of that name exists), what the body fails with, `Limit`, `OutOfMemory`.
    #[track_caller]
    pub fn function<'b, A, R>(
        &'b self,
        name: &str,
        arguments: A,
        body: impl FnOnce(A::Values) -> Result<R>,
    ) -> Result<Operation<'b>>
    where
        A: ArgumentTypes<'b>,
        R: AsRef<[Value<'b>]>,
    {
        self.function_with(name, Visibility::Public, arguments, body)
    }

    /// Like [`Builder::function`], with a visibility.
    ///
    /// # Errors
    ///
    /// Like [`Builder::function`].
    #[track_caller]
    pub fn function_with<'b, A, R>(
        &'b self,
        name: &str,
        visibility: Visibility,
        arguments: A,
        body: impl FnOnce(A::Values) -> Result<R>,
    ) -> Result<Operation<'b>>
    where
        A: ArgumentTypes<'b>,
        R: AsRef<[Value<'b>]>,
    {
        let caller = Location::caller();
        self.locate(caller)?;
        let types: Vec<_> = arguments.types().iter().map(|ty| ty.get()).collect();
        let mut region = null();
        check(|error| unsafe {
            let ((name, length), count, types) = (parts(name), types.len(), types.as_ptr());
            let visibility = visibility.into();
            sys::shlo_builder_begin_function(self.raw(), name, length, visibility, count, types, &mut region, error)
        })?;
        let mut out = null();
        self.fill(region, arguments, caller, body, |count, returned, error| unsafe {
            sys::shlo_builder_end_function(self.raw(), count, returned, &mut out, error)
        })?;
        Ok(unsafe { Operation::from_raw_or_nothing(out) })
    }

    /// Begins, fills and ends a region, which then waits for its op.
    pub(crate) fn region<'b, A, R>(
        &'b self,
        arguments: A,
        caller: &Location<'_>,
        body: impl FnOnce(A::Values) -> Result<R>,
    ) -> Result<*const sys::shlo_region>
    where
        A: ArgumentTypes<'b>,
        R: AsRef<[Value<'b>]>,
    {
        let types: Vec<_> = arguments.types().iter().map(|ty| ty.get()).collect();
        let mut region = null();
        check(|error| unsafe {
            sys::shlo_builder_begin_region(self.raw(), types.len(), types.as_ptr(), &mut region, error)
        })?;
        self.fill(region, arguments, caller, body, |count, returned, error| unsafe {
            sys::shlo_builder_end_region(self.raw(), count, returned, error)
        })?;
        Ok(region)
    }

    fn fill<'b, A, R>(
        &'b self,
        region: *const sys::shlo_region,
        arguments: A,
        caller: &Location<'_>,
        body: impl FnOnce(A::Values) -> Result<R>,
        end: impl FnOnce(usize, *const *const sys::shlo_value, *mut *mut sys::shlo_error) -> sys::shlo_status,
    ) -> Result<()>
    where
        A: ArgumentTypes<'b>,
        R: AsRef<[Value<'b>]>,
    {
        let open = Open(self);
        let argument = |index| unsafe { Value::from_raw_or_nothing(sys::shlo_region_argument(region, index)) };
        let returned = body(arguments.values(argument))?;
        let returned: Vec<_> = returned.as_ref().iter().map(|value| value.get()).collect();
        self.locate(caller)?;
        check(|error| end(returned.len(), returned.as_ptr(), error))?;
        std::mem::forget(open);
        Ok(())
    }

    /// Declares a function that is defined elsewhere.
    ///
    /// # Errors
    ///
    /// `InvalidProgram` (a function of that name exists), `Limit`, `OutOfMemory`.
    #[track_caller]
    pub fn declare_function(&self, name: &str, arguments: &[Type<'_>], results: &[Type<'_>]) -> Result<Operation<'_>> {
        self.locate(Location::caller())?;
        let arguments: Vec<_> = arguments.iter().map(|ty| ty.get()).collect();
        let results: Vec<_> = results.iter().map(|ty| ty.get()).collect();
        let mut out = null();
        check(|error| unsafe {
            let ((name, length), builder) = (parts(name), self.raw());
            let (count, types) = (arguments.len(), arguments.as_ptr());
            let (result_count, result_types) = (results.len(), results.as_ptr());
            sys::shlo_builder_declare_function(
                builder,
                name,
                length,
                count,
                types,
                result_count,
                result_types,
                &mut out,
                error,
            )
        })?;
        Ok(unsafe { Operation::from_raw_or_nothing(out) })
    }

    /// Names an argument of an open function or region.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` if the value is not such an argument; `OutOfMemory`.
    pub fn name_argument(&self, argument: Value<'_>, name: &str) -> Result<()> {
        let region = argument.region().ok_or_else(|| Error::invalid("the value is not an argument"))?;
        let (name, length) = parts(name);
        check(|error| unsafe {
            let (region, index) = (region.get(), argument.index());
            sys::shlo_builder_set_argument_name(self.raw(), region, index, name, length, error)
        })
    }

    /// Sets a discardable attribute ("mhlo.num_partitions") of an operation, or of the module if it is `None`.
    ///
    /// # Errors
    ///
    /// `InvalidArgument`, and like [`Builder::attribute`].
    pub fn set_attribute<'v>(
        &self,
        operation: Option<Operation<'_>>,
        name: &str,
        value: impl Into<AttributeValue<'v>>,
    ) -> Result<()> {
        let attribute = self.attribute(value)?;
        let operation = operation.map_or(null(), |operation| operation.get());
        let (name, length) = parts(name);
        check(|error| unsafe {
            sys::shlo_builder_set_attribute(self.raw(), operation, name, length, attribute.get(), error)
        })
    }

    /// Sets an attribute of a function's argument: "mhlo.sharding".
    ///
    /// # Errors
    ///
    /// Like [`Builder::set_attribute`].
    pub fn set_argument_attribute<'v>(
        &self,
        function: Operation<'_>,
        index: usize,
        name: &str,
        value: impl Into<AttributeValue<'v>>,
    ) -> Result<()> {
        let attribute = self.attribute(value)?;
        let (name, length) = parts(name);
        check(|error| unsafe {
            let (function, attribute) = (function.get(), attribute.get());
            sys::shlo_builder_set_argument_attribute(self.raw(), function, index, name, length, attribute, error)
        })
    }

    /// Sets an attribute of a function's result.
    ///
    /// # Errors
    ///
    /// Like [`Builder::set_attribute`].
    pub fn set_result_attribute<'v>(
        &self,
        function: Operation<'_>,
        index: usize,
        name: &str,
        value: impl Into<AttributeValue<'v>>,
    ) -> Result<()> {
        let attribute = self.attribute(value)?;
        let (name, length) = parts(name);
        check(|error| unsafe {
            let (function, attribute) = (function.get(), attribute.get());
            sys::shlo_builder_set_result_attribute(self.raw(), function, index, name, length, attribute, error)
        })
    }

    //===- Ops --------------------------------------------------------------------------------------------------===//

    /// The ops of CHLO.
    pub fn chlo(&self) -> Chlo<'_> {
        Chlo(self)
    }

    /// An op by its name: "stablehlo.add", also "func.call".
    #[track_caller]
    pub fn op<'b>(&'b self, name: &str) -> OpBuilder<'b> {
        OpBuilder::new(self, name, Location::caller())
    }

    /// Adds an op of operands and one result.
    ///
    /// # Errors
    ///
    /// Like [`OpBuilder::add`], and `InvalidArgument` if the op has another number of results.
    #[track_caller]
    pub fn apply<'b>(&'b self, name: &str, operands: impl IntoIterator<Item = Value<'b>>) -> Result<Value<'b>> {
        self.op(name).operands(operands).value()
    }

    /// Adds ops that compute the extents of a value, and gives these as a tensor of i64.
    ///
    /// # Errors
    ///
    /// `Unsupported` if the extents of an op are only known when it runs; `OutOfMemory`.
    #[track_caller]
    pub fn shape_of<'b>(&'b self, value: Value<'b>) -> Result<Value<'b>> {
        self.locate(Location::caller())?;
        let mut out = null();
        check(|error| unsafe { sys::shlo_builder_result_shape(self.raw(), value.get(), &mut out, error) })?;
        Ok(unsafe { Value::from_raw_or_nothing(out) })
    }
}

/// Pointer and length of a text.
pub(crate) fn parts(text: &str) -> (*const c_char, usize) {
    (text.as_ptr().cast(), text.len())
}

type Entries = (Vec<*const c_char>, Vec<usize>, Vec<*const sys::shlo_attribute>);

/// Keys, their lengths, and values.
fn split(entries: &[(&str, Attribute<'_>)]) -> Entries {
    (
        entries.iter().map(|(key, _)| key.as_ptr().cast()).collect(),
        entries.iter().map(|(key, _)| key.len()).collect(),
        entries.iter().map(|(_, value)| value.get()).collect(),
    )
}
