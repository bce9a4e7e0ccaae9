//! Schemas: the versions of all ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::enumerations::{enumeration, Code};
use crate::error::{Error, Result};
use crate::text::fixed;
use crate::{library, sys};
use std::fmt;
use std::ptr::{null_mut, NonNull};

enumeration! {
    /// How often a [`Formal`] occurs in a node.
    FormalOption(shlo_onnx_option) {
        /// Once.
        Single = SHLO_ONNX_SINGLE,
        /// It may be left out, or be omitted with an empty name.
        Optional = SHLO_ONNX_OPTIONAL,
        /// Any number from a least one on; only the last formal is variadic.
        Variadic = SHLO_ONNX_VARIADIC,
    }
}

enumeration! {
    /// The kind of an [`Attribute`]'s value.
    AttributeKind(shlo_onnx_attribute_kind) {
        Float = SHLO_ONNX_FLOAT,
        Int = SHLO_ONNX_INT,
        String = SHLO_ONNX_STRING,
        Tensor = SHLO_ONNX_TENSOR,
        Graph = SHLO_ONNX_GRAPH,
        Floats = SHLO_ONNX_FLOATS,
        Ints = SHLO_ONNX_INTS,
        Strings = SHLO_ONNX_STRINGS,
        Tensors = SHLO_ONNX_TENSORS,
        Graphs = SHLO_ONNX_GRAPHS,
        SparseTensor = SHLO_ONNX_SPARSE_TENSOR,
        SparseTensors = SHLO_ONNX_SPARSE_TENSORS,
        TypeProto = SHLO_ONNX_TYPE_PROTO,
        TypeProtos = SHLO_ONNX_TYPE_PROTOS,
    }
}

/// A version of an op: what holds from the opset [`Schema::since`] until the next version. Schemas are constants of the
/// library.
///
/// ```
/// # use stablehlo::onnx::{DefaultValue, Schema};
/// let clip = Schema::find_in("ai.onnx", "Clip", Some(9))?;
/// assert_eq!(clip.since(), 6);
/// assert_eq!(clip.attributes()[1].default, Some(DefaultValue::Float(f32::MIN)));
/// let newest = Schema::find("Clip")?; // which has inputs instead
/// assert!(newest.attributes().is_empty() && newest.inputs().len() == 3);
/// # Ok::<(), stablehlo::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Schema(NonNull<sys::shlo_onnx_schema>);

// Any number of threads may use the constants of the library.
unsafe impl Send for Schema {}
unsafe impl Sync for Schema {}

/// A formal input or output of a [`Schema`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Formal {
    /// The name.
    pub name: &'static str,
    /// How often it occurs in a node.
    pub option: FormalOption,
    /// The least number of values, which is not 0 or 1 for variadic ones only.
    pub least: usize,
    /// Whether all values of a variadic one have one type.
    pub is_homogeneous: bool,
    /// Its type: an index into [`Schema::types`]. Formals with equal variables have equal types in a node.
    pub type_variable: usize,
}

/// A type variable of a [`Schema`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TypeVariable {
    /// The name: "T"; that of the type itself, if only one formal has it and it is only one.
    pub name: &'static str,
    /// The types that it stands for, as ONNX writes them: "tensor(float)", "seq(tensor(int64))".
    pub types: Vec<&'static str>,
}

/// An attribute of a [`Schema`].
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Attribute {
    /// The name.
    pub name: &'static str,
    /// The kind of its value.
    pub kind: AttributeKind,
    /// Whether a node must have it.
    pub is_required: bool,
    /// The value that it has if a node does not say.
    pub default: Option<DefaultValue>,
    /// The values that a string may have; none if it may have any.
    pub values: Vec<&'static str>,
}

/// The default of an [`Attribute`].
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum DefaultValue {
    /// Of an attribute of the kind [`AttributeKind::Float`].
    Float(f32),
    /// Of an attribute of the kind [`AttributeKind::Int`].
    Int(i64),
    /// Of an attribute of the kind [`AttributeKind::String`].
    String(&'static str),
    /// Of an attribute of the kind [`AttributeKind::Floats`].
    Floats(Vec<f32>),
    /// Of an attribute of the kind [`AttributeKind::Ints`].
    Ints(Vec<i64>),
    /// Of an attribute of the kind [`AttributeKind::Strings`].
    Strings(Vec<&'static str>),
}

/// The newest opset of a domain that the library knows; `None` if the domain is unknown. "" is "ai.onnx".
///
/// # Errors
///
/// Only if there is no library.
pub fn newest_opset(domain: &str) -> Result<Option<i64>> {
    library::find()?;
    let newest = unsafe { sys::shlo_onnx_newest_opset(domain.as_ptr().cast(), domain.len()) };
    Ok(Some(newest).filter(|&newest| newest != 0))
}

/// The text of an accessor, which never changes.
macro_rules! name {
    ($accessor:ident($($argument:expr),+)) => {
        fixed(sys::$accessor($($argument,)+ null_mut())).unwrap_or_default()
    };
}

/// Inputs or outputs: their accessors are alike.
macro_rules! formals {
    ($schema:ident, $count:ident, $name:ident, $option:ident, $least:ident, $is_homogeneous:ident, $type:ident) => {
        (0..sys::$count($schema))
            .map(|index| Formal {
                name: name!($name($schema, index)),
                option: sys::$option($schema, index).into(),
                least: sys::$least($schema, index),
                is_homogeneous: sys::$is_homogeneous($schema, index) != 0,
                type_variable: sys::$type($schema, index),
            })
            .collect()
    };
}

impl Schema {
    /// The newest version of an op of the domain "ai.onnx".
    ///
    /// # Errors
    ///
    /// Like [`Schema::find_in`].
    pub fn find(op: &str) -> Result<Self> {
        Self::find_in("", op, None)
    }

    /// The version of an op that an opset of a domain has; without an opset, the newest. "" is "ai.onnx". An opset above
    /// the newest one has what the newest one has.
    ///
    /// # Errors
    ///
    /// `NotFound` if there is no such op, or if it is newer than the opset.
    pub fn find_in(domain: &str, op: &str, opset: Option<i64>) -> Result<Self> {
        library::find()?;
        let found = unsafe {
            let (domain, domain_length) = (domain.as_ptr().cast(), domain.len());
            let opset = opset.unwrap_or(i64::MAX);
            sys::shlo_onnx_schema_find(domain, domain_length, op.as_ptr().cast(), op.len(), opset)
        };
        Self::from_raw(found).ok_or_else(|| {
            let domain = if domain.is_empty() { "ai.onnx" } else { domain };
            let of = opset.map_or(String::new(), |opset| format!("opset {opset} of "));
            Error::new(Code::NotFound, format!("{of}the domain '{domain}' has no op '{op}'"))
        })
    }

    /// All schemas, by the name of the op, older versions first.
    ///
    /// # Errors
    ///
    /// Only if there is no library.
    pub fn all() -> Result<impl DoubleEndedIterator<Item = Schema>> {
        library::find()?;
        let count = unsafe { sys::shlo_onnx_schema_count() };
        Ok((0..count).filter_map(|index| Self::from_raw(unsafe { sys::shlo_onnx_schema_at(index) })))
    }

    fn from_raw(schema: *const sys::shlo_onnx_schema) -> Option<Self> {
        NonNull::new(schema as *mut _).map(Schema)
    }

    fn get(self) -> *const sys::shlo_onnx_schema {
        self.0.as_ptr()
    }

    /// The name of the op: "Conv".
    pub fn op(self) -> &'static str {
        unsafe { name!(shlo_onnx_schema_op(self.get())) }
    }

    /// The domain: "ai.onnx".
    pub fn domain(self) -> &'static str {
        unsafe { name!(shlo_onnx_schema_domain(self.get())) }
    }

    /// The opset that brought this version.
    pub fn since(self) -> i64 {
        unsafe { sys::shlo_onnx_schema_since(self.get()) }
    }

    /// Whether models should not use the op any more.
    pub fn is_deprecated(self) -> bool {
        unsafe { sys::shlo_onnx_schema_is_deprecated(self.get()) != 0 }
    }

    /// Whether ONNX states that equal inputs may give other outputs: so it does for ops that draw random numbers and for
    /// ops with subgraphs, which may hold such ops.
    pub fn is_nondeterministic(self) -> bool {
        unsafe { sys::shlo_onnx_schema_is_nondeterministic(self.get()) != 0 }
    }

    /// The formal inputs.
    pub fn inputs(self) -> Vec<Formal> {
        let schema = self.get();
        unsafe {
            formals!(
                schema,
                shlo_onnx_schema_input_count,
                shlo_onnx_schema_input_name,
                shlo_onnx_schema_input_option,
                shlo_onnx_schema_input_least,
                shlo_onnx_schema_input_is_homogeneous,
                shlo_onnx_schema_input_type
            )
        }
    }

    /// The formal outputs.
    pub fn outputs(self) -> Vec<Formal> {
        let schema = self.get();
        unsafe {
            formals!(
                schema,
                shlo_onnx_schema_output_count,
                shlo_onnx_schema_output_name,
                shlo_onnx_schema_output_option,
                shlo_onnx_schema_output_least,
                shlo_onnx_schema_output_is_homogeneous,
                shlo_onnx_schema_output_type
            )
        }
    }

    /// The type variables.
    pub fn types(self) -> Vec<TypeVariable> {
        let schema = self.get();
        (0..unsafe { sys::shlo_onnx_schema_type_count(schema) })
            .map(|index| unsafe {
                TypeVariable {
                    name: name!(shlo_onnx_schema_type_name(schema, index)),
                    types: (0..sys::shlo_onnx_schema_type_case_count(schema, index))
                        .map(|case| name!(shlo_onnx_schema_type_case(schema, index, case)))
                        .collect(),
                }
            })
            .collect()
    }

    /// The attributes, by name.
    pub fn attributes(self) -> Vec<Attribute> {
        let schema = self.get();
        (0..unsafe { sys::shlo_onnx_schema_attribute_count(schema) })
            .map(|index| unsafe {
                let kind = sys::shlo_onnx_schema_attribute_kind(schema, index).into();
                Attribute {
                    name: name!(shlo_onnx_schema_attribute_name(schema, index)),
                    kind,
                    is_required: sys::shlo_onnx_schema_attribute_is_required(schema, index) != 0,
                    default: self.default(index, kind),
                    values: (0..sys::shlo_onnx_schema_value_count(schema, index))
                        .map(|value| name!(shlo_onnx_schema_value(schema, index, value)))
                        .collect(),
                }
            })
            .collect()
    }

    fn default(self, attribute: usize, kind: AttributeKind) -> Option<DefaultValue> {
        let schema = self.get();
        let count = unsafe { sys::shlo_onnx_schema_default_count(schema, attribute) };
        if count == 0 {
            return None;
        }
        // Attributes have floats of 32 bits.
        let float = |index| unsafe { sys::shlo_onnx_schema_default_float(schema, attribute, index) } as f32;
        let int = |index| unsafe { sys::shlo_onnx_schema_default_int(schema, attribute, index) };
        let string = |index| unsafe { name!(shlo_onnx_schema_default_string(schema, attribute, index)) };
        match kind {
            AttributeKind::Float => Some(DefaultValue::Float(float(0))),
            AttributeKind::Int => Some(DefaultValue::Int(int(0))),
            AttributeKind::String => Some(DefaultValue::String(string(0))),
            AttributeKind::Floats => Some(DefaultValue::Floats((0..count).map(float).collect())),
            AttributeKind::Ints => Some(DefaultValue::Ints((0..count).map(int).collect())),
            AttributeKind::Strings => Some(DefaultValue::Strings((0..count).map(string).collect())),
            _ => None,
        }
    }
}

/// `ai.onnx.Conv since 22`.
impl fmt::Debug for Schema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{} since {}", self.domain(), self.op(), self.since())
    }
}
