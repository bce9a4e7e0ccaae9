//! Tells stablehlo-sys where the archive is. The published crate has it; the source tree does not.
//! SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use std::env;
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=lib");
    let folder = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("lib");
    if folder.join("libstablehlo-c.a").exists() {
        println!("cargo:folder={}", folder.display()); // DEP_STABLEHLO_C_ARCHIVE_FOLDER of stablehlo-sys
    }
}
