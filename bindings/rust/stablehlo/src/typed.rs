//! What the typed builders of all ops share.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::attribute::Attribute;
use crate::builder::{AttributeValue, Builder};
use crate::enumerations::{ElementType, TypeKind};
use crate::error::{Error, Result};
use crate::ir::{Operation, Value};
use crate::sys;
use crate::tensor::Tensor;
use crate::types::Type;
use std::ptr::null;

/// The ops of CHLO, the dialect of ops that StableHLO lacks: `builder.chlo().erf(x)`.
#[derive(Clone, Copy)]
pub struct Chlo<'b>(pub(crate) &'b Builder);

/// A tensor of i64 as an attribute: made from rows of equal lengths, or from a list.
///
/// ```
/// use stablehlo::ops::IntegerTensor;
/// assert_eq!(IntegerTensor::from(&[[0, 1], [2, 3], [4, 5]]).shape, [3, 2]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IntegerTensor {
    /// The extents.
    pub shape: Vec<i64>,
    /// The elements, row-major.
    pub elements: Vec<i64>,
}

impl IntegerTensor {
    pub(crate) fn make<'b>(&self, builder: &'b Builder) -> Result<Attribute<'b>> {
        builder.attribute(&Tensor::view(&self.shape, &self.elements)?)
    }
}

impl From<&[i64]> for IntegerTensor {
    fn from(list: &[i64]) -> Self {
        IntegerTensor { shape: vec![list.len() as i64], elements: list.to_vec() }
    }
}

impl<const N: usize> From<&[i64; N]> for IntegerTensor {
    fn from(list: &[i64; N]) -> Self {
        list.as_slice().into()
    }
}

impl<const N: usize> From<&[[i64; N]]> for IntegerTensor {
    fn from(rows: &[[i64; N]]) -> Self {
        IntegerTensor { shape: vec![rows.len() as i64, N as i64], elements: rows.concat() }
    }
}

impl<const M: usize, const N: usize> From<&[[i64; N]; M]> for IntegerTensor {
    fn from(rows: &[[i64; N]; M]) -> Self {
        rows.as_slice().into()
    }
}

/// A number as an attribute.
#[derive(Clone, Copy, PartialEq, Debug)]
#[non_exhaustive]
pub enum Number {
    /// A bool.
    Bool(bool),
    /// An integer of this type.
    Integer(i64, ElementType),
    /// A float, rounded to this type.
    Float(f64, ElementType),
}

impl Number {
    pub(crate) fn make(self, builder: &Builder) -> Result<Attribute<'_>> {
        builder.attribute(match self {
            Number::Bool(value) => AttributeValue::Bool(value),
            Number::Integer(value, element) => AttributeValue::Integer(value, element),
            Number::Float(value, element) => AttributeValue::Float(value, element),
        })
    }
}

macro_rules! numbers {
    ($($from:ty => |$value:ident| $case:expr),+ $(,)?) => {
        $(impl From<$from> for Number {
            fn from($value: $from) -> Self {
                $case
            }
        })+
    };
}
numbers! {
    bool => |value| Number::Bool(value),
    i32 => |value| Number::Integer(value.into(), ElementType::I32),
    i64 => |value| Number::Integer(value, ElementType::I64),
    f32 => |value| Number::Float(value.into(), ElementType::F32),
    f64 => |value| Number::Float(value, ElementType::F64),
}

//===- Attributes -----------------------------------------------------------------------------------------------===//

/// An attribute that is a list.
pub(crate) fn list<'b, T>(
    builder: &'b Builder,
    parts: &[T],
    make: impl FnMut(&T) -> Result<Attribute<'b>>,
) -> Result<Attribute<'b>> {
    let parts = parts.iter().map(make).collect::<Result<Vec<_>>>()?;
    builder.attribute(parts.as_slice())
}

/// A list of dimensions, as a tensor of index.
pub(crate) fn layout<'b>(builder: &'b Builder, dimensions: &[i64]) -> Result<Attribute<'b>> {
    builder.attribute(AttributeValue::Text(&format!("dense<{dimensions:?}> : tensor<{}xindex>", dimensions.len())))
}

/// A case of an enum.
pub(crate) fn case<'b>(builder: &'b Builder, name: &str, number: i32) -> Result<Attribute<'b>> {
    builder.attribute(AttributeValue::Enum(name, number))
}

/// The length of a list that may be absent.
pub(crate) fn length<T>(list: Option<&[T]>) -> usize {
    list.map_or(0, <[T]>::len)
}

/// The address of a list; NULL if it is absent.
pub(crate) fn address<T>(list: Option<&[T]>) -> *const T {
    list.map_or(null(), <[T]>::as_ptr)
}

/// A list of what C calls them.
pub(crate) fn converted<T: Copy, U: From<T>>(list: Option<&[T]>) -> Option<Vec<U>> {
    list.map(|list| list.iter().map(|&one| one.into()).collect())
}

//===- Values ---------------------------------------------------------------------------------------------------===//

/// The handles of values, which are nothing but a handle.
pub(crate) fn pointers(values: &[Value<'_>]) -> *const *const sys::shlo_value {
    values.as_ptr().cast()
}

/// # Safety
///
/// The builder gave the handle.
pub(crate) unsafe fn value_from<'b>(handle: *const sys::shlo_value) -> Value<'b> {
    Value::from_raw_or_nothing(handle)
}

/// # Safety
///
/// The builder gave the handles.
pub(crate) unsafe fn values_from<'b>(handles: Vec<*const sys::shlo_value>) -> Vec<Value<'b>> {
    handles.into_iter().map(|handle| Value::from_raw_or_nothing(handle)).collect()
}

/// The results of the op that was just added.
///
/// # Safety
///
/// The last function of the builder has added an op.
pub(crate) unsafe fn last_results(builder: &Builder) -> Vec<Value<'_>> {
    Operation::from_raw_or_nothing(sys::shlo_builder_last(builder.raw())).results().collect()
}

/// Values in groups of these sizes.
pub(crate) fn split<'v, 'b, const N: usize>(values: &'v [Value<'b>], sizes: [usize; N]) -> [&'v [Value<'b>]; N] {
    let mut rest = values;
    sizes.map(|size| {
        let (group, others) = rest.split_at(size.min(rest.len()));
        rest = others;
        group
    })
}

/// Values two by two.
pub(crate) fn pairs<'b>(values: &[Value<'b>]) -> Vec<[Value<'b>; 2]> {
    values.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
}

//===- Types of the arguments of regions ------------------------------------------------------------------------===//

pub(crate) fn types_of<'b>(values: &[Value<'b>]) -> Vec<Type<'b>> {
    values.iter().map(|value| value.ty()).collect()
}

/// A scalar of the element type of each value.
pub(crate) fn scalars<'b>(builder: &'b Builder, values: &[Value<'b>]) -> Result<Vec<Type<'b>>> {
    values.iter().map(|value| with_shape(builder, value.ty(), &[], None)).collect()
}

/// Two scalars of the element type of each value.
pub(crate) fn scalar_pairs<'b>(builder: &'b Builder, values: &[Value<'b>]) -> Result<Vec<Type<'b>>> {
    Ok(scalars(builder, values)?.into_iter().flat_map(|ty| [ty, ty]).collect())
}

/// A scalar of the element type that the values have in common.
pub(crate) fn common_scalar<'b>(builder: &'b Builder, values: &[Value<'b>]) -> Result<Vec<Type<'b>>> {
    match values.first() {
        Some(&first) => scalars(builder, &[first]),
        None => Err(Error::invalid("without an operand the types of the region's arguments are unknown")),
    }
}

/// The type of each value without a dimension.
pub(crate) fn slices<'b>(builder: &'b Builder, values: &[Value<'b>], dimension: i64) -> Result<Vec<Type<'b>>> {
    let without = |extents: &[i64]| {
        let mut extents = extents.to_vec();
        let index = usize::try_from(dimension).ok().filter(|&index| index < extents.len());
        index.map(|index| {
            extents.remove(index);
            extents
        })
    };
    values
        .iter()
        .map(|value| {
            let ty = value.ty();
            let shape = ty.shape().and_then(without);
            let shape = shape.ok_or_else(|| Error::invalid(format!("{ty} has no dimension {dimension}")))?;
            with_shape(builder, ty, &shape, ty.bounds().and_then(without).as_deref())
        })
        .collect()
}

/// A tensor of the same elements with another shape.
fn with_shape<'b>(builder: &'b Builder, ty: Type<'b>, shape: &[i64], bounds: Option<&[i64]>) -> Result<Type<'b>> {
    if !matches!(ty.kind(), TypeKind::Tensor | TypeKind::UnrankedTensor) {
        return Err(Error::invalid(format!("{ty} is not a tensor")));
    }
    match (ty.quantization(), bounds) {
        (Some(quantization), _) => builder.quantized_tensor_type(ty.element_type(), &quantization, shape),
        (None, Some(bounds)) => builder.bounded_tensor_type(ty.element_type(), shape, bounds),
        (None, None) => builder.tensor_type(ty.element_type(), shape),
    }
}
