//! Owned handles of the C API.
//!
//! A method with `&self` gets a `*const` pointer, and the C functions that several threads may call at once are those
//! that take one (promise 12). So the compiler checks what the types of this crate promise with `Sync`: their handles
//! are [`Shared`], which is generated from `docs/capi.json`.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::{check, Result};
use crate::{library, sys};
use std::ptr::{null_mut, NonNull};

pub(crate) trait Destroy {
    /// # Safety
    ///
    /// The handle is owned and not used again.
    unsafe fn destroy(this: *mut Self);
}

macro_rules! destroyed_by {
    ($($handle:ident: $function:ident),+ $(,)?) => {
        $(impl Destroy for sys::$handle {
            unsafe fn destroy(this: *mut Self) {
                sys::$function(this)
            }
        })+
    };
}
destroyed_by! {
    shlo_buffer: shlo_buffer_destroy,
    shlo_builder: shlo_builder_destroy,
    shlo_cancellation: shlo_cancellation_destroy,
    shlo_client: shlo_client_destroy,
    shlo_client_options: shlo_client_options_destroy,
    shlo_custom_calls: shlo_custom_calls_destroy,
    shlo_diagnostics: shlo_diagnostics_destroy,
    shlo_diff: shlo_diff_destroy,
    shlo_error: shlo_error_destroy,
    shlo_function: shlo_function_destroy,
    shlo_history: shlo_history_destroy,
    shlo_history_options: shlo_history_options_destroy,
    shlo_inspection: shlo_inspection_destroy,
    shlo_module: shlo_module_destroy,
    shlo_onnx_convert_options: shlo_onnx_convert_options_destroy,
    shlo_onnx_infer_options: shlo_onnx_infer_options_destroy,
    shlo_onnx_inspection: shlo_onnx_inspection_destroy,
    shlo_onnx_write_options: shlo_onnx_write_options_destroy,
    shlo_parse_options: shlo_parse_options_destroy,
    shlo_pass_options: shlo_pass_options_destroy,
    shlo_pass_reports: shlo_pass_reports_destroy,
    shlo_pipeline: shlo_pipeline_destroy,
    shlo_plan: shlo_plan_destroy,
    shlo_plan_options: shlo_plan_options_destroy,
    shlo_plugin: shlo_plugin_destroy,
    shlo_pool: shlo_pool_destroy,
    shlo_print_options: shlo_print_options_destroy,
    shlo_read_options: shlo_read_options_destroy,
    shlo_recorder: shlo_recorder_destroy,
    shlo_run_options: shlo_run_options_destroy,
    shlo_specialize_options: shlo_specialize_options_destroy,
    shlo_tensor: shlo_tensor_destroy,
    shlo_write_options: shlo_write_options_destroy,
}

/// # Safety
///
/// Several threads at once may use the handle.
pub(crate) unsafe trait Shared {}

/// A handle that is destroyed with its owner.
pub(crate) struct Owned<T: Destroy>(NonNull<T>);

// Any thread may use and destroy a handle, one at a time (promises 10 and 12).
unsafe impl<T: Destroy> Send for Owned<T> {}
unsafe impl<T: Destroy + Shared> Sync for Owned<T> {}

impl<T: Destroy> Owned<T> {
    /// Calls a function that makes a handle. The library is found first, so that no function is called without it.
    pub(crate) fn create<F>(make: F) -> Result<Self>
    where
        F: FnOnce(*mut *mut T, *mut *mut sys::shlo_error) -> sys::shlo_status,
    {
        library::find()?;
        let mut out = null_mut();
        check(|error| make(&mut out, error))?;
        // A function that succeeds has written its handle.
        Ok(unsafe { Self::from_raw(out) })
    }

    /// # Safety
    ///
    /// The handle is not null, and the caller gives it away.
    pub(crate) unsafe fn from_raw(handle: *mut T) -> Self {
        debug_assert!(!handle.is_null());
        Owned(NonNull::new_unchecked(handle))
    }

    pub(crate) fn get(&self) -> *const T {
        self.0.as_ptr()
    }

    pub(crate) fn get_mut(&mut self) -> *mut T {
        self.0.as_ptr()
    }

    /// For owners that are not `Sync`: only their thread uses the handle.
    pub(crate) fn get_exclusive(&self) -> *mut T {
        self.0.as_ptr()
    }
}

impl<T: Destroy> Drop for Owned<T> {
    fn drop(&mut self) {
        unsafe { T::destroy(self.0.as_ptr()) }
    }
}
