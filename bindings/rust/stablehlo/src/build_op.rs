//! Ops that are being described.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::attribute::Attribute;
use crate::builder::{parts, ArgumentTypes, AttributeValue, Builder};
use crate::error::{check, Error, Result};
use crate::ir::{Operation, Value};
use crate::sys;
use crate::types::Type;
use std::panic::Location;
use std::ptr::null;

/// An op that is being described. What is wrong is said when it is added.
///
/// ```
/// # use stablehlo::{Builder, ElementType, Tensor};
/// # let b = Builder::new("")?;
/// # let vector = b.tensor_type(ElementType::F32, &[4])?;
/// # let scalar = b.tensor_type(ElementType::F32, &[])?;
/// b.function("sum", [vector], |[x]| {
///     let zero = b.constant(&Tensor::copy(&[], &[0.0f32])?)?;
///     let sum = b
///         .op("stablehlo.reduce")
///         .operands([x, zero])
///         .attribute("dimensions", &[0i64])
///         .region([scalar, scalar], |[a, c]| Ok([b.apply("stablehlo.add", [a, c])?]))
///         .value()?;
///     Ok([sum])
/// })?;
/// # b.finish()?;
/// # Ok::<(), stablehlo::Error>(())
/// ```
#[must_use]
pub struct OpBuilder<'b> {
    builder: &'b Builder,
    name: String,
    caller: &'static Location<'static>,
    operands: Vec<Value<'b>>,
    operand_types: Option<Vec<Type<'b>>>,
    attributes: Vec<(String, Attribute<'b>)>,
    regions: Vec<*const sys::shlo_region>,
    results: Option<Vec<Type<'b>>>,
    error: Option<Error>,
}

impl<'b> OpBuilder<'b> {
    pub(crate) fn new(builder: &'b Builder, name: &str, caller: &'static Location<'static>) -> Self {
        OpBuilder {
            builder,
            name: name.into(),
            caller,
            operands: Vec::new(),
            operand_types: None,
            attributes: Vec::new(),
            regions: Vec::new(),
            results: None,
            error: None,
        }
    }

    /// Appends operands.
    pub fn operands(mut self, operands: impl IntoIterator<Item = Value<'b>>) -> Self {
        self.operands.extend(operands);
        self
    }

    /// The types of the operands, for [`OpBuilder::infer`] without values.
    pub fn operand_types(mut self, types: impl IntoIterator<Item = Type<'b>>) -> Self {
        self.operand_types = Some(types.into_iter().collect());
        self
    }

    /// An attribute.
    pub fn attribute<'v>(mut self, name: &str, value: impl Into<AttributeValue<'v>>) -> Self {
        match self.builder.attribute(value) {
            Ok(attribute) => self.attributes.push((name.into(), attribute)),
            Err(error) => self.note(error),
        }
        self
    }

    /// The next region. Its body gets the arguments and gives the values that the region returns. It is built at once,
    /// and may use every value that is visible here.
    pub fn region<A, R>(mut self, arguments: A, body: impl FnOnce(A::Values) -> Result<R>) -> Self
    where
        A: ArgumentTypes<'b>,
        R: AsRef<[Value<'b>]>,
    {
        if self.error.is_none() {
            match self.builder.region(arguments, self.caller, body) {
                Ok(region) => self.regions.push(region),
                Err(error) => self.note(error),
            }
        }
        self
    }

    /// The result types, where the operands do not determine them.
    pub fn results(mut self, types: impl IntoIterator<Item = Type<'b>>) -> Self {
        self.results = Some(types.into_iter().collect());
        self
    }

    /// Adds the op.
    ///
    /// # Errors
    ///
    /// `InvalidProgram` (the diagnostic gives the operand, attribute or result, what was found, what was expected, and
    /// the label of the rule), `Unsupported` (an op that the library does not have), `InvalidArgument` (a value of an
    /// abandoned function, or of another builder), `Limit`, `OutOfMemory`.
    pub fn add(mut self) -> Result<Operation<'b>> {
        let attributes = self.dictionary()?;
        let operands: Vec<_> = self.operands.iter().map(|value| value.get()).collect();
        let results: Option<Vec<_>> = self.results.as_ref().map(|types| types.iter().map(|ty| ty.get()).collect());
        // NULL means that they are inferred, so an empty list needs an address; that of a vector is never NULL.
        let (result_count, results) = results.as_ref().map_or((0, null()), |types| (types.len(), types.as_ptr()));
        let (name, length) = parts(&self.name);
        let mut out = null();
        check(|error| unsafe {
            sys::shlo_builder_add_op(
                self.builder.raw(),
                name,
                length,
                operands.len(),
                operands.as_ptr(),
                attributes.get(),
                self.regions.len(),
                self.regions.as_ptr(),
                result_count,
                results,
                &mut out,
                error,
            )
        })?;
        Ok(unsafe { Operation::from_raw_or_nothing(out) })
    }

    /// Adds the op and gives its only result.
    ///
    /// # Errors
    ///
    /// Like [`OpBuilder::add`], and `InvalidArgument` if the op has another number of results; the op is then added.
    pub fn value(self) -> Result<Value<'b>> {
        let operation = self.add()?;
        match (operation.result(0), operation.result(1)) {
            (Some(value), None) => Ok(value),
            _ => {
                let count = operation.results().count();
                Err(Error::invalid(format!("{} has {count} results, expected 1", operation.name())))
            }
        }
    }

    /// Infers the result types without adding the op, from its operands or [`OpBuilder::operand_types`].
    ///
    /// # Errors
    ///
    /// Like [`OpBuilder::add`], and `InvalidProgram` for ops whose operands do not determine the result types.
    pub fn infer(mut self) -> Result<Vec<Type<'b>>> {
        let attributes = self.dictionary()?;
        let operand_types: Vec<_> = match &self.operand_types {
            Some(types) => types.iter().map(|ty| ty.get()).collect(),
            None => self.operands.iter().map(|value| value.ty().get()).collect(),
        };
        let (name, length) = parts(&self.name);
        let mut types: Vec<*const sys::shlo_type> = vec![null(); 8];
        loop {
            let mut count = 0;
            check(|error| unsafe {
                sys::shlo_builder_infer(
                    self.builder.raw(),
                    name,
                    length,
                    operand_types.len(),
                    operand_types.as_ptr(),
                    attributes.get(),
                    self.regions.len(),
                    self.regions.as_ptr(),
                    types.len(),
                    types.as_mut_ptr(),
                    &mut count,
                    error,
                )
            })?;
            let fits = count <= types.len();
            types.resize(count, null());
            if fits {
                return Ok(types.into_iter().map(|ty| unsafe { Type::from_raw_or_nothing(ty) }).collect());
            }
        }
    }

    fn note(&mut self, error: Error) {
        self.error.get_or_insert(error);
    }

    /// The attributes. Fails with what was noted.
    fn dictionary(&mut self) -> Result<Attribute<'b>> {
        if let Some(error) = self.error.take() {
            return Err(error);
        }
        self.builder.locate(self.caller)?;
        let entries: Vec<_> = self.attributes.iter().map(|(name, value)| (name.as_str(), *value)).collect();
        self.builder.attribute(AttributeValue::Dictionary(&entries))
    }
}
