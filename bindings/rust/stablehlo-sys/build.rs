//! Finds the library to link with: in the folder STABLEHLO_C_LIB_DIR, or the archive of the feature `bundled` unless
//! the feature `system` is on, or by pkg-config.
//! SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use std::env;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=STABLEHLO_C_LIB_DIR");
    println!("cargo:rerun-if-env-changed=PKG_CONFIG_PATH");
    if env::var_os("CARGO_FEATURE_LOAD").is_some() {
        return;
    }
    let given = env::var("STABLEHLO_C_LIB_DIR").ok();
    let is_system = given.is_some() || env::var_os("CARGO_FEATURE_SYSTEM").is_some();
    if let (false, Ok(folder)) = (is_system, env::var("DEP_STABLEHLO_C_ARCHIVE_FOLDER")) {
        println!("cargo:rustc-link-search=native={folder}");
        println!("cargo:rustc-link-lib=static:-bundle=stablehlo-c"); // linked from there, not copied into the rlib
        println!("cargo:rustc-link-lib=dylib=m");
        return;
    }
    match given.or_else(folder_of_package) {
        Some(folder) => {
            println!("cargo:rustc-link-search=native={folder}");
            println!("cargo:rustc-link-lib=dylib=stablehlo-c");
            println!("cargo:libdir={folder}"); // DEP_STABLEHLO_C_LIBDIR of crates that depend on this one
        }
        // `cargo check` and `cargo doc` need no library, so this is not an error here.
        None => println!(
            "cargo:warning=no libstablehlo-c: set STABLEHLO_C_LIB_DIR to its folder, or PKG_CONFIG_PATH to that of \
             stablehlo-c.pc; without it programs do not link (the crates contain it for x86-64 Linux with glibc only)"
        ),
    }
}

fn folder_of_package() -> Option<String> {
    let output = Command::new("pkg-config").args(["--variable=libdir", "stablehlo-c"]).output().ok()?;
    let folder = String::from_utf8(output.stdout).ok()?.trim().to_string();
    (output.status.success() && !folder.is_empty()).then_some(folder)
}
