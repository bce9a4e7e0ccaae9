//! ONNX: what a model says, the types of its values, models of other opsets, programs and models of modules, and the
//! schemas of all ops.
//!
//! [`Module::load`](crate::Module::load) reads a model as a module, whose ops are those of the dialect onnx, and
//! [`ReadOptions`](crate::ReadOptions) says where its tensors are. [`Tensor::from_onnx`](crate::Tensor::from_onnx)
//! reads a tensor. [`Module::plan`](crate::Module::plan) takes a model as it is.
//!
//! ```
//! use stablehlo::{onnx, Module};
//!
//! let module = Module::parse(
//!     "func.func @main_graph(%x: tensor<?x3xf32> {onnx.name = \"x\", onnx.dim_params = \"0:batch\"}) -> tensor<*xf32> {
//!        %0 = \"onnx.Relu\"(%x) : (tensor<?x3xf32>) -> tensor<*xf32>
//!        onnx.Return %0 : tensor<*xf32>
//!      }",
//! )?;
//! let inferred = onnx::InferOptions::new().dimension("batch", 2).infer(&module)?;
//! let model = onnx::write(&inferred)?;
//!
//! let inspection = onnx::inspect(&model)?;
//! assert_eq!(inspection.outputs[0].type_text, "float[2,3]");
//! assert_eq!(inspection.ops[0].since, Some(onnx::Schema::find("Relu")?.since()));
//! # Ok::<(), stablehlo::Error>(())
//! ```
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod convert;
mod infer;
mod inspection;
mod schema;
mod write;

pub use convert::{convert, minimum_opset, ConvertOptions};
pub use infer::{infer, lower, InferOptions};
pub use inspection::{
    inspect, inspect_file, Dimension, ExternalFile, Initializer, InspectedFunction, InspectedOp, InspectedValue,
    Inspection, Opset,
};
pub use schema::{newest_opset, Attribute, AttributeKind, DefaultValue, Formal, FormalOption, Schema, TypeVariable};
pub use write::{write, write_file, WriteOptions};
