//! Bytes of artifacts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::enumerations::Content;
use crate::error::{check, Result};
use crate::handle::Owned;
use crate::options::{PrintOptions, WriteOptions};
use crate::text::Buffer;
use crate::{library, sys};
use std::ptr::{null, null_mut};

/// What the bytes are, by their beginning: 64 KiB at most.
///
/// # Errors
///
/// Only if there is no library.
pub fn content(bytes: impl AsRef<[u8]>) -> Result<Content> {
    let bytes = bytes.as_ref();
    library::find()?;
    Ok(unsafe { sys::shlo_content_detect(bytes.as_ptr().cast(), bytes.len()) }.into())
}

/// Version ("1.18.0") and producer ("StableHLO_v1.18.0") of an artifact, from its first bytes: 256 are enough. The
/// version is empty if the artifact does not say it.
///
/// # Errors
///
/// `Malformed` if the bytes are not an artifact; the message says what they are. `OutOfMemory`.
pub fn peek(bytes: impl AsRef<[u8]>) -> Result<(String, String)> {
    let bytes = bytes.as_ref();
    library::find()?;
    let (mut version, mut producer) = (null_mut(), null_mut());
    check(|error| unsafe {
        sys::shlo_artifact_peek(bytes.as_ptr().cast(), bytes.len(), &mut version, &mut producer, error)
    })?;
    let [version, producer] = [version, producer].map(|text| Buffer(unsafe { Owned::from_raw(text) }).to_string());
    Ok((version, producer))
}

/// Prints the versioned program of an artifact as it is: `vhlo.add_v1` for `stablehlo.add`.
///
/// # Errors
///
/// `Malformed`, `Version` (ops newer than the library), `Unsupported`, `Limit`, `OutOfMemory`.
pub fn print_artifact(bytes: impl AsRef<[u8]>, options: &PrintOptions) -> Result<Buffer> {
    let bytes = bytes.as_ref();
    options.print(|options, out, error| unsafe {
        sys::shlo_artifact_print(bytes.as_ptr().cast(), bytes.len(), options, out, error)
    })
}

/// Makes an artifact of the text of a versioned program. By default its version is the newest that has every op.
///
/// # Errors
///
/// `Malformed`, `InvalidProgram`, `Version` (ops that the target does not have), `Unsupported`, `Limit`,
/// `OutOfMemory`.
pub fn parse_artifact(text: impl AsRef<[u8]>, options: WriteOptions<'_>) -> Result<Buffer> {
    let text = text.as_ref();
    options.with(|options, out, error| unsafe {
        sys::shlo_artifact_parse(text.as_ptr().cast(), text.len(), null(), options, out, error)
    })
}
