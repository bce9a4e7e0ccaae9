//! What passes there are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::enumerations::{enumeration, Code};
use crate::error::{Error, Result};
use crate::text::borrowed;
use crate::{library, sys};
use std::os::raw::c_char;

enumeration! {
    /// What a pass runs on.
    PassAnchor(shlo_pass_anchor) {
        /// The module.
        Module = SHLO_PASS_ON_MODULE,
        /// Each function alone.
        Function = SHLO_PASS_ON_FUNCTION,
        /// The module, or each function if the pass is within `func.func(...)`.
        Any = SHLO_PASS_ON_ANY,
    }
}

enumeration! {
    /// What the results of a program are after a pass, for equal inputs.
    PassKeeps(shlo_pass_keeps) {
        /// Bit for bit the same.
        Bits = SHLO_PASS_KEEPS_BITS,
        /// The same within the accuracy of functions and sums.
        Bound = SHLO_PASS_KEEPS_BOUND,
        /// The pass changes types, the dialect, or what the program is.
        Nothing = SHLO_PASS_KEEPS_NOTHING,
    }
}

/// What is known of a pass.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct PassInfo {
    /// The name.
    pub name: &'static str,
    /// What it does, in one sentence.
    pub summary: &'static str,
    /// What it runs on.
    pub anchor: PassAnchor,
    /// What the results of a program are afterwards.
    pub keeps: PassKeeps,
    /// Whether it changes nothing when it is run again.
    pub is_idempotent: bool,
    /// Its other names.
    pub other_names: Vec<&'static str>,
    /// Its options.
    pub options: Vec<PassOption>,
}

/// An option of a pass.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct PassOption {
    /// The name.
    pub name: &'static str,
    /// The form of its values: "flag", "number", "text" or "texts".
    pub form: &'static str,
    /// Its default, as text.
    pub default: &'static str,
    /// What it means.
    pub summary: &'static str,
}

/// A name for a pipeline of passes, which may stand in a pipeline as a pass does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct PipelineInfo {
    /// The name.
    pub name: &'static str,
    /// What it does, in one sentence.
    pub summary: &'static str,
    /// Its passes.
    pub passes: &'static str,
}

/// A text that the library has forever.
fn listed(accessor: impl FnOnce(*mut usize) -> *const c_char) -> &'static str {
    std::str::from_utf8(unsafe { borrowed(accessor) }.unwrap_or_default()).unwrap_or_default()
}

impl PassInfo {
    /// All passes of the library, in the order of their names.
    ///
    /// # Errors
    ///
    /// If there is no library, or one of another ABI version.
    pub fn all() -> Result<Vec<Self>> {
        library::find()?;
        Ok((0..unsafe { sys::shlo_pass_count() }).map(Self::at).collect())
    }

    /// The pass of that name, which may be one of its other names.
    ///
    /// # Errors
    ///
    /// `NotFound`; like [`PassInfo::all`].
    pub fn find(name: &str) -> Result<Self> {
        library::find()?;
        let found = unsafe { sys::shlo_pass_find(name.as_ptr().cast(), name.len()) };
        let found = usize::try_from(found).map_err(|_| Error::new(Code::NotFound, format!("there is no pass {name}")));
        found.map(Self::at)
    }

    fn at(pass: usize) -> Self {
        unsafe {
            let option = |k| PassOption {
                name: listed(|length| sys::shlo_pass_option_name(pass, k, length)),
                form: listed(|length| sys::shlo_pass_option_form(pass, k, length)),
                default: listed(|length| sys::shlo_pass_option_default(pass, k, length)),
                summary: listed(|length| sys::shlo_pass_option_summary(pass, k, length)),
            };
            PassInfo {
                name: listed(|length| sys::shlo_pass_name(pass, length)),
                summary: listed(|length| sys::shlo_pass_summary(pass, length)),
                anchor: sys::shlo_pass_anchor_of(pass).into(),
                keeps: sys::shlo_pass_keeps_of(pass).into(),
                is_idempotent: sys::shlo_pass_is_idempotent(pass) != 0,
                other_names: (0..sys::shlo_pass_other_name_count(pass))
                    .map(|k| listed(|length| sys::shlo_pass_other_name(pass, k, length)))
                    .collect(),
                options: (0..sys::shlo_pass_option_count(pass)).map(option).collect(),
            }
        }
    }
}

impl PipelineInfo {
    /// The names for pipelines.
    ///
    /// # Errors
    ///
    /// Like [`PassInfo::all`].
    pub fn all() -> Result<Vec<Self>> {
        library::find()?;
        let at = |k| unsafe {
            PipelineInfo {
                name: listed(|length| sys::shlo_pass_pipeline_name(k, length)),
                summary: listed(|length| sys::shlo_pass_pipeline_summary(k, length)),
                passes: listed(|length| sys::shlo_pass_pipeline_text(k, length)),
            }
        };
        Ok((0..unsafe { sys::shlo_pass_pipeline_count() }).map(at).collect())
    }
}
