//! A library that is missing, damaged, or another one: one sentence. Each case is a process of its own, because the
//! first library that is found stays.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#![cfg(feature = "load")]
use stablehlo::{Module, Versions};
use std::io::Write;
use std::process::{Command, Stdio};

const CHILD: &str = "STABLEHLO_TEST_CHILD";

#[test]
fn a_missing_library_is_one_sentence() {
    if std::env::var_os(CHILD).is_some() {
        let error = Module::parse("").err().map_or("found".into(), |error| error.to_string());
        assert_eq!(Versions::of_library().err().map_or("found".into(), |error| error.to_string()), error);
        println!("says: {error}");
        return;
    }
    let damaged = std::env::temp_dir().join(format!("stablehlo-{}-damaged.so.0", std::process::id()));
    std::fs::write(&damaged, "not a library").unwrap();
    let damaged = damaged.to_str().unwrap();
    let other = std::env::temp_dir().join(format!("stablehlo-{}-other.so.0", std::process::id()));
    let other = other.to_str().unwrap();
    compile("void shlo_abi_version(int *major, int *minor) { *major = 9; *minor = 4; }", other);
    let found = std::env::var("STABLEHLO_C_LIBRARY").unwrap();
    let part = std::env::temp_dir().join(format!("stablehlo-{}-part.so.0", std::process::id()));
    let whole = std::fs::read(&found).unwrap();
    std::fs::write(&part, &whole[..whole.len() / 2]).unwrap();
    let part = part.to_str().unwrap();
    let cut_off = format!("it is cut off: {} of {} bytes are there", whole.len() / 2, whole.len());
    for (path, parts) in [
        ("/no/such/lib.so.0", &["/no/such/lib.so.0 cannot be opened", "set STABLEHLO_C_LIBRARY to the path of"][..]),
        (damaged, &[damaged, "cannot be opened"]),
        (part, &[part, "cannot be opened", &cut_off]),
        ("libm.so.6", &["libm.so.6 has no function shlo_abi_version"]),
        (other, &[other, "has ABI version 9.4, but this program needs 0."]),
        (&found, &["found"]),
    ] {
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["--nocapture", "a_missing_library_is_one_sentence"])
            .env(CHILD, "1")
            .env("STABLEHLO_C_LIBRARY", path)
            .output()
            .unwrap();
        assert!(output.status.success());
        let text = String::from_utf8(output.stdout).unwrap();
        let said = text.lines().find_map(|line| line.split_once("says: ")).unwrap_or_else(|| panic!("{text}")).1;
        for part in parts {
            assert!(said.contains(part), "'{said}' does not say '{part}'");
        }
    }
    std::fs::remove_file(damaged).unwrap();
    std::fs::remove_file(part).unwrap();
    std::fs::remove_file(other).unwrap();
}

/// Makes a shared library with the linker that Rust needs too.
fn compile(source: &str, path: &str) {
    let mut compiler =
        Command::new("cc").args(["-shared", "-fPIC", "-xc", "-", "-o", path]).stdin(Stdio::piped()).spawn().unwrap();
    compiler.stdin.take().unwrap().write_all(source.as_bytes()).unwrap();
    assert!(compiler.wait().unwrap().success());
}
