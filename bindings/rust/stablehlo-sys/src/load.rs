//! Opens the library when the program runs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::functions::Functions;
use crate::types::ABI;
use std::ffi::{CStr, CString};
use std::fmt;
use std::os::raw::{c_char, c_int, c_void};
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

macro_rules! functions {
    ($($(#[$docs:meta])* fn $name:ident($($parameter:ident: $of:ty),* $(,)?) $(-> $result:ty)?;)*) => {
        /// The addresses of all functions.
        pub struct Functions {
            $(#[doc = concat!("See [`", stringify!($name), "`](crate::", stringify!($name), "()).")]
            pub $name: unsafe extern "C" fn($($parameter: $of),*) $(-> $result)?,)*
        }

        impl Functions {
            /// Finds all functions in a library. An error is the name of one that it lacks.
            ///
            /// The library must be a `libstablehlo-c` of the major ABI version of [`ABI`], and stay open.
            pub(crate) unsafe fn find(library: &crate::load::Library) -> Result<Functions, &'static str> {
                Ok(Functions {
                    $($name: core::mem::transmute(library.symbol(concat!(stringify!($name), "\0"))?),)*
                })
            }
        }

        $($(#[$docs])*
        ///
        /// # Panics
        ///
        /// If no library is loaded.
        #[inline]
        pub unsafe fn $name($($parameter: $of),*) $(-> $result)? {
            (crate::load::functions().$name)($($parameter),*)
        })*
    };
}

#[link(name = "dl")]
extern "C" {
    fn dlopen(path: *const c_char, flags: c_int) -> *mut c_void;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
    fn dlclose(library: *mut c_void) -> c_int;
    fn dlerror() -> *const c_char;
}
const RTLD_NOW: c_int = 2;

/// Where [`from_environment`] looks for the library.
pub const VARIABLE: &str = "STABLEHLO_C_LIBRARY";
const DEFAULT: &str = "libstablehlo-c.so.0";

/// An open library.
pub struct Library(*mut c_void);

impl Library {
    /// The address of a symbol. The name ends with NUL; an error is the name without it.
    pub(crate) fn symbol(&self, name: &'static str) -> Result<*mut c_void, &'static str> {
        debug_assert!(name.ends_with('\0'));
        let address = unsafe { dlsym(self.0, name.as_ptr().cast()) };
        if address.is_null() {
            return Err(name.trim_end_matches('\0'));
        }
        Ok(address)
    }
}

impl Drop for Library {
    fn drop(&mut self) {
        unsafe { dlclose(self.0) };
    }
}

/// Why no library was loaded.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LoadError {
    /// The file cannot be opened: its name, and the reason of the system.
    Open(String, String),
    /// The library has another major ABI version, or an older minor one: its name, and its version.
    Version(String, i32, i32),
    /// The library lacks a function: its name, and that of the function.
    Symbol(String, &'static str),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Open(path, reason) => write!(
                f,
                "{path} cannot be opened: {reason}; set {VARIABLE} to the path of libstablehlo-c.so.{}",
                ABI.0
            ),
            LoadError::Version(path, major, minor) => write!(
                f,
                "{path} has ABI version {major}.{minor}, but this program needs {}.{} or a newer minor version",
                ABI.0, ABI.1
            ),
            LoadError::Symbol(path, name) => write!(f, "{path} has no function {name}"),
        }
    }
}

impl std::error::Error for LoadError {}

static FUNCTIONS: AtomicPtr<Functions> = AtomicPtr::new(null_mut());

/// The functions of the loaded library. Panics if none is loaded.
#[inline]
pub fn functions() -> &'static Functions {
    // The table is never freed.
    unsafe { FUNCTIONS.load(Ordering::Acquire).as_ref() }.expect("load::open comes before all other calls")
}

/// Whether a library is loaded.
pub fn is_loaded() -> bool {
    !FUNCTIONS.load(Ordering::Acquire).is_null()
}

/// Refuses a file whose end is missing: the loader would open it, and the system end the process.
fn check_whole(path: &str) -> Result<(), String> {
    let mut head = [0; 64];
    let Ok(mut file) = std::fs::File::open(path) else { return Ok(()) }; // the loader looks elsewhere, or says why
    if std::io::Read::read_exact(&mut file, &mut head).is_err() || !head.starts_with(b"\x7fELF") {
        return Ok(());
    }
    let number =
        |at: usize, size: usize| head[at..at + size].iter().rev().fold(0, |n: u64, &byte| n << 8 | byte as u64);
    // The headers of sections come last.
    let whole = number(40, 8).saturating_add(number(58, 2) * number(60, 2));
    match file.metadata() {
        Ok(data) if data.len() < whole => Err(format!("it is cut off: {} of {whole} bytes are there", data.len())),
        _ => Ok(()),
    }
}

/// Opens the library and finds all of its functions. It stays open for the rest of the process; the first library that
/// was opened is used.
///
/// # Errors
///
/// [`LoadError`] if the file cannot be opened, has another ABI version, or lacks a function.
pub fn open(path: &str) -> Result<(), LoadError> {
    if is_loaded() {
        return Ok(());
    }
    let text = CString::new(path).map_err(|_| LoadError::Open(path.into(), "the name contains NUL".into()))?;
    check_whole(path).map_err(|reason| LoadError::Open(path.into(), reason))?;
    let handle = unsafe { dlopen(text.as_ptr(), RTLD_NOW) };
    if handle.is_null() {
        let reason = unsafe { CStr::from_ptr(dlerror()) };
        return Err(LoadError::Open(path.into(), reason.to_string_lossy().into_owned()));
    }
    let library = Library(handle);
    let missing = |name| LoadError::Symbol(path.into(), name);
    let version = library.symbol("shlo_abi_version\0").map_err(missing)?;
    let version: unsafe extern "C" fn(*mut i32, *mut i32) = unsafe { std::mem::transmute(version) };
    let (mut major, mut minor) = (-1, -1);
    unsafe { version(&mut major, &mut minor) };
    if major != ABI.0 || minor < ABI.1 {
        return Err(LoadError::Version(path.into(), major, minor));
    }
    let table = Box::new(unsafe { Functions::find(&library) }.map_err(missing)?);
    let table = Box::into_raw(table);
    if FUNCTIONS.compare_exchange(null_mut(), table, Ordering::AcqRel, Ordering::Acquire).is_err() {
        drop(unsafe { Box::from_raw(table) }); // another thread was faster
        return Ok(());
    }
    std::mem::forget(library);
    Ok(())
}

/// Opens the library that the environment variable STABLEHLO_C_LIBRARY names, or else the one that the loader finds.
///
/// # Errors
///
/// Like [`open`].
pub fn from_environment() -> Result<(), LoadError> {
    open(&std::env::var(VARIABLE).unwrap_or_else(|_| DEFAULT.into()))
}
