//! StableHLO programs: read, build, verify, print, write and run them, with the library stablehlo-c.
//!
#![doc = include_str!("../README.md")]
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#![deny(missing_docs)]

/// The C API, as it is. What has no function in this crate is reachable there.
pub use stablehlo_sys as sys;

mod array;
mod artifact;
mod attribute;
mod build_op;
mod builder;
mod call;
mod cancellation;
#[rustfmt::skip]
pub mod chlo;
mod client;
mod custom_call;
mod diff;
mod dlpack;
mod element;
mod enumerations;
mod error;
mod function;
#[cfg(feature = "half")]
mod half;
mod handle;
mod history;
mod inspection;
mod ir;
mod known_passes;
mod library;
mod module;
#[cfg(feature = "ndarray")]
mod ndarray;
#[cfg(feature = "num-complex")]
mod num_complex;
pub mod onnx;
#[rustfmt::skip]
mod op_attributes;
#[rustfmt::skip]
pub mod ops;
mod options;
#[rustfmt::skip]
pub mod passes;
mod pipeline;
mod plan;
mod pool;
mod recorder;
#[rustfmt::skip]
mod shared;
mod specialization;
mod tensor;
mod text;
mod typed;
mod types;
mod versions;

pub use array::{Input, Output};
pub use artifact::{content, parse_artifact, peek, print_artifact};
pub use attribute::Attribute;
pub use build_op::OpBuilder;
pub use builder::{ArgumentTypes, AttributeValue, Builder};
pub use call::Call;
pub use cancellation::Cancellation;
pub use client::{Client, Device, Plugin, Setting};
pub use custom_call::{Computation, CustomCall, HostFunction, HostResult};
pub use diff::{Diff, Distance};
pub use dlpack::Dlpack;
pub use element::{Bf16, Complex, Element, F16};
pub use enumerations::{
    AttributeKind, Code, Compatibility, Content, ElementType, OtherDialects, Severity, Simd, TypeKind, Visibility,
};
pub use error::{Diagnostic, Error, Result};
pub use function::{Function, Parameter};
pub use history::{History, HistoryOptions, Origin, PastValue};
pub use inspection::{InspectedFunction, InspectedOp, Inspection};
pub use ir::{Operation, Region, Value};
pub use known_passes::{PassAnchor, PassInfo, PassKeeps, PassOption, PipelineInfo};
pub use module::{Blockers, ConstantInfo, Module};
pub use options::{ParseOptions, PlanOptions, PrintOptions, ReadOptions, WriteOptions};
pub use pipeline::{Pass, PassOptions, PassReport, Pipeline};
pub use plan::{Plan, TensorSpec};
pub use pool::Pool;
pub use recorder::{KernelTimes, OpTimes, Recorded, Recorder, Times};
pub use specialization::Specialization;
pub use tensor::Tensor;
pub use text::Buffer;
pub use types::{Quantization, Type};
pub use versions::Versions;

/// A dynamic extent: known only when the program runs.
pub const DYNAMIC: i64 = sys::SHLO_DYNAMIC;

/// What the types promise to threads: those whose C functions take const handles are shared.
const _: () = {
    const fn shared<T: Send + Sync + 'static>() {}
    const fn sent<T: Send>() {}
    shared::<Module>();
    shared::<Function>();
    shared::<Pipeline>();
    shared::<Plan>();
    shared::<Inspection>();
    shared::<Tensor<'static>>();
    shared::<Buffer>();
    shared::<Cancellation>();
    shared::<Client>();
    shared::<Diff<'static>>();
    shared::<Error>();
    shared::<History>();
    shared::<HistoryOptions>();
    shared::<HostFunction>();
    shared::<PastValue<'static>>();
    shared::<PlanOptions>();
    shared::<Plugin>();
    shared::<Pool>();
    shared::<PrintOptions>();
    shared::<Specialization<'static>>();
    shared::<onnx::Inspection>();
    shared::<onnx::Schema>();
    sent::<Builder>();
    sent::<ReadOptions<'_>>();
    sent::<ParseOptions<'_>>();
    sent::<WriteOptions<'_>>();
    sent::<PassOptions<'_>>();
    sent::<onnx::InferOptions<'_>>();
    sent::<onnx::WriteOptions<'_>>();
    sent::<Call<'_>>();
    sent::<Recorder<'_>>();
    sent::<Dlpack>();
};
