//! Text and bytes of the library.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::Result;
use crate::handle::Owned;
use crate::sys;
use std::borrow::Cow;
use std::ffi::CStr;
use std::fmt;
use std::ops::Deref;
use std::os::raw::{c_char, c_void};
use std::path::{Path, PathBuf};

/// Bytes that the library has made: an artifact, a printed program, a .npy file.
///
/// Names in a program may have any bytes, so a printed program need not be UTF-8. `to_string` replaces what is not.
pub struct Buffer(pub(crate) Owned<sys::shlo_buffer>);

impl Deref for Buffer {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        unsafe { bytes(sys::shlo_buffer_data(self.0.get()).cast(), sys::shlo_buffer_size(self.0.get())) }
    }
}

impl AsRef<[u8]> for Buffer {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl fmt::Display for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&String::from_utf8_lossy(self))
    }
}

impl fmt::Debug for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Buffer({} bytes)", self.len())
    }
}

/// Writes what was printed, or why it was not: `to_string` has no other way to say so.
pub(crate) fn show(printed: Result<Buffer>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    match printed {
        Ok(printed) => fmt::Display::fmt(&printed, f),
        Err(error) => write!(f, "<{error}>"),
    }
}

/// A path as the library takes it: bytes, which need not be UTF-8.
pub(crate) fn path_bytes(path: &Path) -> Cow<'_, [u8]> {
    #[cfg(unix)]
    let bytes = std::os::unix::ffi::OsStrExt::as_bytes(path.as_os_str()).into();
    #[cfg(not(unix))]
    let bytes = path.to_string_lossy().into_owned().into_bytes().into();
    bytes
}

/// The path that the library gives as bytes.
pub(crate) fn path_of(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    let path = <std::ffi::OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes).into();
    #[cfg(not(unix))]
    let path = String::from_utf8_lossy(bytes).into_owned().into();
    path
}

/// # Safety
///
/// `size` bytes at `data` live as long as `'a`; `data` may be null.
pub(crate) unsafe fn bytes<'a>(data: *const c_void, size: usize) -> &'a [u8] {
    if data.is_null() {
        return &[];
    }
    std::slice::from_raw_parts(data.cast(), size)
}

/// # Safety
///
/// `count` elements at `data` live as long as `'a`; `data` may be null.
pub(crate) unsafe fn list<'a>(data: *const i64, count: i32) -> &'a [i64] {
    if data.is_null() || count <= 0 {
        return &[];
    }
    std::slice::from_raw_parts(data, count as usize)
}

/// The bytes that an accessor returns, or `None` for NULL.
///
/// # Safety
///
/// They live as long as `'a`.
pub(crate) unsafe fn borrowed<'a>(accessor: impl FnOnce(*mut usize) -> *const c_char) -> Option<&'a [u8]> {
    let mut length = 0;
    let data = accessor(&mut length);
    (!data.is_null()).then(|| bytes(data.cast(), length))
}

/// The same as text; what is not UTF-8 is replaced.
///
/// # Safety
///
/// Like [`borrowed`].
pub(crate) unsafe fn text<'a>(accessor: impl FnOnce(*mut usize) -> *const c_char) -> Cow<'a, str> {
    String::from_utf8_lossy(borrowed(accessor).unwrap_or_default())
}

/// Static text of the library, or `None` for NULL.
///
/// # Safety
///
/// The text ends with NUL and lives forever.
pub(crate) unsafe fn fixed(text: *const c_char) -> Option<&'static str> {
    (!text.is_null()).then(|| CStr::from_ptr(text).to_str().unwrap_or_default())
}
