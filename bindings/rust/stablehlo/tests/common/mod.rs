//! Files of the tree, programs, and what is refused.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#![allow(dead_code)] // not every suite uses all of it
use stablehlo::{Code, Error, Result};
use std::path::{Path, PathBuf};

pub const ADD: &str = "func.func @main(%x: tensor<3xf32> loc(\"x\"), %y: tensor<3xf32> loc(\"y\")) -> tensor<3xf32> {
  %0 = stablehlo.add %x, %y : tensor<3xf32>
  return %0 : tensor<3xf32>
}";

/// A loop that never ends.
pub const FOREVER: &str = "func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.while(%i = %x) : tensor<i32>
    cond {
      %t = stablehlo.compare EQ, %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %next = stablehlo.multiply %i, %i : tensor<i32>
      stablehlo.return %next : tensor<i32>
    }
  return %0 : tensor<i32>
}";

/// The error of a call that must fail with this code and a message that contains `part`.
pub fn refused<T>(result: Result<T>, code: Code, part: &str) -> Error {
    let error = result.err().expect("this is refused");
    assert_eq!(error.code(), code, "{error}");
    assert!(error.message().contains(part), "'{error}' does not say '{part}'");
    error
}

pub fn file(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(path)
}

/// The project's own plugin of PJRT, which the suite names.
pub fn plugin_file() -> PathBuf {
    std::env::var_os("STABLEHLO_C_PLUGIN").expect("STABLEHLO_C_PLUGIN names libpjrt-stablehlo-c.so").into()
}

pub fn bytes(path: impl AsRef<Path>) -> Vec<u8> {
    std::fs::read(&path).unwrap_or_else(|reason| panic!("{}: {reason}", path.as_ref().display()))
}
