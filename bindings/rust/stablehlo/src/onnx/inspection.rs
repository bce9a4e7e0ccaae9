//! What a model says.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::enumerations::ElementType;
use crate::error::Result;
use crate::handle::Owned;
use crate::sys::{self, shlo_onnx_inspection};
use crate::text::{borrowed, path_bytes, text};
use crate::DYNAMIC;
use std::path::Path;

/// What a model says, read without making a module of it, and without its elements. Nothing is verified but the
/// encoding, and opsets may be newer than the library.
///
/// What is not UTF-8 in a text is replaced. Texts are empty where the model says nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Inspection {
    /// The version of the format.
    pub ir_version: i64,
    /// The version of the model.
    pub model_version: i64,
    /// What made the model.
    pub producer: String,
    /// The version of what made the model.
    pub producer_version: String,
    /// The domain of the model.
    pub domain: String,
    /// Notes on the model.
    pub doc: String,
    /// The name of the graph.
    pub graph: String,
    /// The opsets that the model imports.
    pub opsets: Vec<Opset>,
    /// The ops of the graph, its subgraphs and the functions, the most frequent first.
    pub ops: Vec<InspectedOp>,
    /// The inputs of the graph.
    pub inputs: Vec<InspectedValue>,
    /// The outputs of the graph.
    pub outputs: Vec<InspectedValue>,
    /// The initializers of the graph.
    pub initializers: Vec<Initializer>,
    /// The files that tensors of the model are in.
    pub files: Vec<ExternalFile>,
    /// The functions of the model.
    pub functions: Vec<InspectedFunction>,
    /// The metadata: keys and values.
    pub metadata: Vec<(String, String)>,
}

/// An opset that a model imports.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Opset {
    /// The domain: "ai.onnx".
    pub domain: String,
    /// The version.
    pub version: i64,
}

/// An op of an [`Inspection`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct InspectedOp {
    /// The domain: "ai.onnx".
    pub domain: String,
    /// The name: "Conv".
    pub name: String,
    /// The opset that brought this version of the op; `None` if the library has no schema, as for calls of functions.
    pub since: Option<i64>,
    /// The number of its occurrences.
    pub occurrences: u64,
}

/// An input or output of the graph.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct InspectedValue {
    /// The name.
    pub name: String,
    /// The type as ONNX writes it: `float[batch,3,224,224]`, `int64` for a scalar, `float[]` for an unknown rank,
    /// `seq(float[?])`.
    pub type_text: String,
    /// The element type of a tensor of numbers, otherwise [`ElementType::None`].
    pub element_type: ElementType,
    /// The dimensions of a tensor; `None` if the rank is unknown.
    pub shape: Option<Vec<Dimension>>,
    /// Whether an initializer is the default of the input. Outputs have none.
    pub has_default: bool,
}

/// A dimension of an [`InspectedValue`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Dimension {
    /// The extent; `None` if the model does not say.
    pub extent: Option<i64>,
    /// The name: "batch".
    pub name: Option<String>,
}

/// An initializer of the graph.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Initializer {
    /// The name.
    pub name: String,
    /// The type: `float[64,3,7,7]`.
    pub type_text: String,
    /// The size of the elements in bytes.
    pub bytes: u64,
    /// The file that has the elements; `None` if they are in the model.
    pub location: Option<String>,
}

/// A file that tensors of the model are in.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ExternalFile {
    /// The path, relative to the folder of the model.
    pub location: String,
    /// The size in bytes that the file must have at least.
    pub bytes: u64,
    /// The number of tensors that need it.
    pub tensors: u64,
}

/// A function of the model.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct InspectedFunction {
    /// The domain.
    pub domain: String,
    /// The name.
    pub name: String,
    /// What tells it from functions of the same name; empty if there is but one.
    pub overload: String,
    /// The number of its nodes.
    pub nodes: u64,
    /// The names of its inputs.
    pub inputs: Vec<String>,
    /// The names of its outputs.
    pub outputs: Vec<String>,
}

/// Inspects the bytes of a model.
///
/// # Errors
///
/// `Malformed` (damaged bytes, or what is no model), `Limit`, `OutOfMemory`.
pub fn inspect(bytes: impl AsRef<[u8]>) -> Result<Inspection> {
    let bytes = bytes.as_ref();
    let made =
        Owned::create(|out, error| unsafe { sys::shlo_onnx_inspect(bytes.as_ptr().cast(), bytes.len(), out, error) })?;
    Ok(unsafe { Inspection::from_raw(made.get()) })
}

/// Inspects a file, which is mapped into memory during the call. The files that the model names need not exist.
///
/// # Errors
///
/// Like [`inspect`], and `Io`.
pub fn inspect_file(path: impl AsRef<Path>) -> Result<Inspection> {
    let path = path_bytes(path.as_ref());
    let made = Owned::create(|out, error| unsafe {
        sys::shlo_onnx_inspect_file(path.as_ptr().cast(), path.len(), out, error)
    })?;
    Ok(unsafe { Inspection::from_raw(made.get()) })
}

/// The text that an accessor returns.
macro_rules! text {
    ($accessor:ident($($argument:expr),+)) => {
        text(|length| sys::$accessor($($argument,)+ length)).into_owned()
    };
}

/// The same, or `None` for NULL.
macro_rules! optional_text {
    ($accessor:ident($($argument:expr),+)) => {
        borrowed(|length| sys::$accessor($($argument,)+ length)).map(|text| String::from_utf8_lossy(text).into_owned())
    };
}

/// Inputs or outputs: their accessors are alike.
macro_rules! values {
    ($model:ident, $count:ident, $name:ident, $type_text:ident, $element_type:ident, $rank:ident, $extent:ident,
     $dimension:ident, $has_default:expr) => {
        list(sys::$count($model), |index| InspectedValue {
            name: text!($name($model, index)),
            type_text: text!($type_text($model, index)),
            element_type: sys::$element_type($model, index).into(),
            shape: usize::try_from(sys::$rank($model, index)).ok().map(|rank| {
                list(rank, |axis| Dimension {
                    extent: Some(sys::$extent($model, index, axis)).filter(|&extent| extent != DYNAMIC),
                    name: optional_text!($dimension($model, index, axis)),
                })
            }),
            has_default: $has_default(index),
        })
    };
}

fn list<T>(count: usize, element: impl FnMut(usize) -> T) -> Vec<T> {
    (0..count).map(element).collect()
}

impl Inspection {
    /// # Safety
    ///
    /// The inspection is alive.
    unsafe fn from_raw(model: *const shlo_onnx_inspection) -> Self {
        Inspection {
            ir_version: sys::shlo_onnx_inspection_ir_version(model),
            model_version: sys::shlo_onnx_inspection_model_version(model),
            producer: text!(shlo_onnx_inspection_producer(model)),
            producer_version: text!(shlo_onnx_inspection_producer_version(model)),
            domain: text!(shlo_onnx_inspection_domain(model)),
            doc: text!(shlo_onnx_inspection_doc(model)),
            graph: text!(shlo_onnx_inspection_graph(model)),
            opsets: list(sys::shlo_onnx_inspection_opset_count(model), |index| Opset {
                domain: text!(shlo_onnx_inspection_opset_domain(model, index)),
                version: sys::shlo_onnx_inspection_opset_version(model, index),
            }),
            ops: list(sys::shlo_onnx_inspection_op_count(model), |index| InspectedOp {
                domain: text!(shlo_onnx_inspection_op_domain(model, index)),
                name: text!(shlo_onnx_inspection_op_name(model, index)),
                since: Some(sys::shlo_onnx_inspection_op_since(model, index)).filter(|&since| since != 0),
                occurrences: sys::shlo_onnx_inspection_op_occurrences(model, index),
            }),
            inputs: values!(
                model,
                shlo_onnx_inspection_input_count,
                shlo_onnx_inspection_input_name,
                shlo_onnx_inspection_input_type,
                shlo_onnx_inspection_input_element_type,
                shlo_onnx_inspection_input_rank,
                shlo_onnx_inspection_input_extent,
                shlo_onnx_inspection_input_dimension,
                |index| sys::shlo_onnx_inspection_input_has_default(model, index) != 0
            ),
            outputs: values!(
                model,
                shlo_onnx_inspection_output_count,
                shlo_onnx_inspection_output_name,
                shlo_onnx_inspection_output_type,
                shlo_onnx_inspection_output_element_type,
                shlo_onnx_inspection_output_rank,
                shlo_onnx_inspection_output_extent,
                shlo_onnx_inspection_output_dimension,
                |_| false
            ),
            initializers: list(sys::shlo_onnx_inspection_initializer_count(model), |index| Initializer {
                name: text!(shlo_onnx_inspection_initializer_name(model, index)),
                type_text: text!(shlo_onnx_inspection_initializer_type(model, index)),
                bytes: sys::shlo_onnx_inspection_initializer_bytes(model, index),
                location: optional_text!(shlo_onnx_inspection_initializer_location(model, index)),
            }),
            files: list(sys::shlo_onnx_inspection_file_count(model), |index| ExternalFile {
                location: text!(shlo_onnx_inspection_file_location(model, index)),
                bytes: sys::shlo_onnx_inspection_file_bytes(model, index),
                tensors: sys::shlo_onnx_inspection_file_tensors(model, index),
            }),
            functions: list(sys::shlo_onnx_inspection_function_count(model), |index| InspectedFunction {
                domain: text!(shlo_onnx_inspection_function_domain(model, index)),
                name: text!(shlo_onnx_inspection_function_name(model, index)),
                overload: text!(shlo_onnx_inspection_function_overload(model, index)),
                nodes: sys::shlo_onnx_inspection_function_nodes(model, index),
                inputs: list(sys::shlo_onnx_inspection_function_input_count(model, index), |input| {
                    text!(shlo_onnx_inspection_function_input(model, index, input))
                }),
                outputs: list(sys::shlo_onnx_inspection_function_output_count(model, index), |output| {
                    text!(shlo_onnx_inspection_function_output(model, index, output))
                }),
            }),
            metadata: list(sys::shlo_onnx_inspection_metadata_count(model), |index| {
                (
                    text!(shlo_onnx_inspection_metadata_key(model, index)),
                    text!(shlo_onnx_inspection_metadata_value(model, index)),
                )
            }),
        }
    }
}
