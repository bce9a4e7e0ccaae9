//! The C API of stablehlo-c, as it is. `docs/promises.md` of stablehlo-c states what holds for every function:
//! ownership, threads, errors, limits.
//!
//! The names are those of the C headers. An enumeration is a number in a type of its own, so that a library newer than
//! these declarations may return a number that they do not list. A handle is a pointer to a type without a size.
//!
//! With the feature `load` the library is opened by `load::open` when the program runs. Otherwise the program is
//! linked with it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#![allow(non_camel_case_types)]
// The comments and the parameters are those of the C headers.
#![allow(clippy::missing_safety_doc, clippy::too_many_arguments, clippy::type_complexity)]
#![deny(missing_docs)]

#[rustfmt::skip]
mod types;
pub use types::*;

// Both define the macro `functions`, which says what becomes of the functions.
#[cfg(not(feature = "load"))]
#[macro_use]
mod linked;
#[cfg(feature = "load")]
#[macro_use]
pub mod load;

#[allow(clippy::missing_transmute_annotations)] // the fields of the table have the types
#[rustfmt::skip]
mod functions;
pub use functions::*;
