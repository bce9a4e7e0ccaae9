//! Finds the library before its first use.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::Result;
use std::sync::atomic::{AtomicBool, Ordering};

static FOUND: AtomicBool = AtomicBool::new(false);

/// Fails if there is no library of a fitting ABI version.
#[inline]
pub(crate) fn find() -> Result<()> {
    if FOUND.load(Ordering::Acquire) {
        return Ok(());
    }
    open()?;
    FOUND.store(true, Ordering::Release);
    Ok(())
}

#[cfg(feature = "load")]
#[cold]
fn open() -> Result<()> {
    use crate::enumerations::Code;
    use crate::error::Error;
    use crate::sys::load::{from_environment, LoadError};
    from_environment().map_err(|reason| {
        let code = if matches!(reason, LoadError::Open(..)) { Code::Io } else { Code::Version };
        Error::new(code, reason.to_string())
    })
}

#[cfg(not(feature = "load"))]
#[cold]
fn open() -> Result<()> {
    use crate::enumerations::Code;
    use crate::error::Error;
    use crate::sys;
    let (mut major, mut minor) = (-1, -1);
    unsafe { sys::shlo_abi_version(&mut major, &mut minor) };
    if major == sys::ABI.0 && minor >= sys::ABI.1 {
        return Ok(());
    }
    Err(Error::new(
        Code::Version,
        format!(
            "libstablehlo-c has ABI version {major}.{minor}, but this program needs {}.{} or a newer minor version; \
             install that one",
            sys::ABI.0,
            sys::ABI.1
        ),
    ))
}
