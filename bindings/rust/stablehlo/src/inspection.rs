//! The contents of an artifact that may be newer than the library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::Result;
use crate::handle::Owned;
use crate::sys;
use crate::text::{fixed, text};
use std::borrow::Cow;
use std::fmt;

/// The contents of an artifact, read without making a module of it. Nothing is verified, and ops, attributes and types
/// may be newer than the library.
pub struct Inspection(Owned<sys::shlo_inspection>);

/// An op of an [`Inspection`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct InspectedOp<'i> {
    /// The name: "vhlo.add_v1".
    pub name: Cow<'i, str>,
    /// The number of its occurrences.
    pub occurrences: u64,
    /// The StableHLO version that introduced this version of the op; `None` if the library does not know it.
    pub since: Option<&'static str>,
}

/// A function of an [`Inspection`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct InspectedFunction<'i> {
    /// The name.
    pub name: Cow<'i, str>,
    /// Whether it is public.
    pub is_public: bool,
    /// The types of the arguments: `tensor<2x?xf32>`; "unknown type" if the library does not know the type.
    pub arguments: Vec<Cow<'i, str>>,
    /// The types of the results.
    pub results: Vec<Cow<'i, str>>,
}

impl Inspection {
    /// Inspects an artifact, or the artifact in the output of JAX's `Exported.serialize()`.
    ///
    /// # Errors
    ///
    /// `Malformed`, `Version` (newer MLIR bytecode than the library reads), `Limit`, `OutOfMemory`.
    pub fn new(bytes: impl AsRef<[u8]>) -> Result<Self> {
        let bytes = bytes.as_ref();
        Owned::create(|out, error| unsafe {
            sys::shlo_artifact_inspect(bytes.as_ptr().cast(), bytes.len(), out, error)
        })
        .map(Inspection)
    }

    fn get(&self) -> *const sys::shlo_inspection {
        self.0.get()
    }

    /// The version: "1.18.0"; empty if the artifact does not say it.
    pub fn version(&self) -> Cow<'_, str> {
        unsafe { text(|length| sys::shlo_inspection_version(self.get(), length)) }
    }

    /// The producer: "StableHLO_v1.18.0".
    pub fn producer(&self) -> Cow<'_, str> {
        unsafe { text(|length| sys::shlo_inspection_producer(self.get(), length)) }
    }

    /// The version of the MLIR bytecode format.
    pub fn bytecode_version(&self) -> i32 {
        unsafe { sys::shlo_inspection_bytecode_version(self.get()) }
    }

    /// The names of the dialects.
    pub fn dialects(&self) -> Vec<Cow<'_, str>> {
        let count = unsafe { sys::shlo_inspection_dialect_count(self.get()) };
        let dialect = |index| unsafe { text(|length| sys::shlo_inspection_dialect(self.get(), index, length)) };
        (0..count).map(dialect).collect()
    }

    /// The ops, the most frequent first.
    pub fn ops(&self) -> Vec<InspectedOp<'_>> {
        let inspection = self.get();
        (0..unsafe { sys::shlo_inspection_op_count(inspection) })
            .map(|index| unsafe {
                InspectedOp {
                    name: text(|length| sys::shlo_inspection_op_name(inspection, index, length)),
                    occurrences: sys::shlo_inspection_op_occurrences(inspection, index),
                    since: fixed(sys::shlo_inspection_op_since(inspection, index)),
                }
            })
            .collect()
    }

    /// The functions, in the order of the file.
    pub fn functions(&self) -> Vec<InspectedFunction<'_>> {
        let inspection = self.get();
        (0..unsafe { sys::shlo_inspection_function_count(inspection) })
            .map(|f| unsafe {
                InspectedFunction {
                    name: text(|length| sys::shlo_inspection_function_name(inspection, f, length)),
                    is_public: sys::shlo_inspection_function_is_public(inspection, f) != 0,
                    arguments: (0..sys::shlo_inspection_argument_count(inspection, f))
                        .map(|k| text(|length| sys::shlo_inspection_argument_type(inspection, f, k, length)))
                        .collect(),
                    results: (0..sys::shlo_inspection_result_count(inspection, f))
                        .map(|k| text(|length| sys::shlo_inspection_result_type(inspection, f, k, length)))
                        .collect(),
                }
            })
            .collect()
    }
}

impl fmt::Debug for Inspection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inspection")
            .field("version", &self.version())
            .field("producer", &self.producer())
            .field("functions", &self.functions())
            .finish_non_exhaustive()
    }
}
