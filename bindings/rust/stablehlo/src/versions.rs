//! Versions of the library and of StableHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::enumerations::Compatibility;
use crate::error::{check, Error, Result};
use crate::text::fixed;
use crate::{library, sys};
use std::cmp::Ordering;

/// The versions of the library that is in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Versions {
    /// The version of the library: "0.1.0".
    pub library: &'static str,
    /// Its ABI version, which may be newer than that of this crate: major and minor number.
    pub abi: (i32, i32),
    /// The newest StableHLO version that artifacts are read and written in.
    pub stablehlo: &'static str,
    /// The oldest one.
    pub minimum: &'static str,
    /// The number of the reference's portable API that the library covers.
    pub api: i32,
}

impl Versions {
    /// The versions of the library.
    ///
    /// # Errors
    ///
    /// If there is no library, or one of another ABI version.
    pub fn of_library() -> Result<Self> {
        library::find()?;
        let (mut major, mut minor) = (0, 0);
        unsafe {
            sys::shlo_abi_version(&mut major, &mut minor);
            Ok(Versions {
                library: fixed(sys::shlo_library_version()).unwrap_or_default(),
                abi: (major, minor),
                stablehlo: fixed(sys::shlo_stablehlo_version()).unwrap_or_default(),
                minimum: fixed(sys::shlo_stablehlo_minimum_version()).unwrap_or_default(),
                api: sys::shlo_stablehlo_api_version(),
            })
        }
    }

    /// The releases of StableHLO that changed the minor version, the oldest first: version and date.
    pub fn releases(&self) -> Vec<(&'static str, &'static str)> {
        let entry =
            |index| unsafe { Some((fixed(sys::shlo_release_version(index))?, fixed(sys::shlo_release_date(index))?)) };
        (0..unsafe { sys::shlo_release_count() }).filter_map(entry).collect()
    }

    /// The version to write for consumers of that age.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` for a number that the library does not know.
    pub fn for_consumers(&self, age: Compatibility) -> Result<&'static str> {
        unsafe { fixed(sys::shlo_version_for_compatibility(age.into())) }
            .ok_or_else(|| Error::invalid(format!("the library does not know {age:?}")))
    }

    /// Compares two versions "X.Y.Z".
    ///
    /// # Errors
    ///
    /// `InvalidArgument` if one is not a version.
    pub fn compare(&self, left: &str, right: &str) -> Result<Ordering> {
        let mut order = 0;
        check(|error| unsafe {
            let (left, left_length) = (left.as_ptr().cast(), left.len());
            sys::shlo_version_compare(left, left_length, right.as_ptr().cast(), right.len(), &mut order, error)
        })?;
        Ok(order.cmp(&0))
    }
}
