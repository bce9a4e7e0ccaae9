//! Tensors of other libraries, and for other libraries, without a copy.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::Result;
use crate::handle::Owned;
use crate::sys;
use crate::tensor::Tensor;
use std::ptr::{null_mut, NonNull};

/// A `DLManagedTensorVersioned` of [DLPack](https://dmlc.github.io/dlpack): a tensor that libraries hand to each other.
/// Whoever has it owns it.
#[derive(Debug)]
pub struct Dlpack(NonNull<sys::shlo_dlpack_versioned>);

// Its deleter may be called on any thread.
unsafe impl Send for Dlpack {}

impl Dlpack {
    /// Takes over a tensor of another library.
    ///
    /// # Safety
    ///
    /// It is a `DLManagedTensorVersioned`, and the caller gives it away. As long as its memory is used, nobody else
    /// writes it, and nobody else uses it at all unless the tensor is read-only.
    pub unsafe fn from_raw(managed: NonNull<sys::shlo_dlpack_versioned>) -> Self {
        Dlpack(managed)
    }

    /// Gives the tensor to another library, which calls its deleter. Memory that is not this library's alone must not
    /// be written.
    pub fn into_raw(self) -> NonNull<sys::shlo_dlpack_versioned> {
        let managed = self.0;
        std::mem::forget(self);
        managed
    }
}

impl Drop for Dlpack {
    fn drop(&mut self) {
        unsafe {
            let managed = self.0.as_ptr();
            if let Some(deleter) = (*managed).deleter {
                deleter(managed);
            }
        }
    }
}

impl Tensor<'static> {
    /// A tensor for another library, which may only read it. It shares the memory, which it keeps alive; as long as it
    /// exists, this tensor is only read.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn to_dlpack(&self) -> Result<Dlpack> {
        let made = self.exported()?;
        // This tensor can be borrowed as a slice while the other library has it.
        unsafe { (*made.0.as_ptr()).flags |= u64::from(sys::SHLO_DLPACK_READ_ONLY.0 as u32) };
        Ok(made)
    }

    /// Gives the tensor to another library, which may write it if nobody else has its memory.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn into_dlpack(mut self) -> Result<Dlpack> {
        if unsafe { sys::shlo_tensor_mutable_data(self.get_mut()) }.is_null() {
            self.to_dlpack()
        } else {
            self.exported()
        }
    }

    fn exported(&self) -> Result<Dlpack> {
        let mut out = null_mut();
        crate::error::check(|error| unsafe { sys::shlo_tensor_to_dlpack(self.get(), &mut out, error) })?;
        // A function that succeeds has written its structure.
        Ok(Dlpack(unsafe { NonNull::new_unchecked(out) }))
    }

    /// A tensor of another library: a view if its elements are row-major and contiguous, otherwise a copy.
    ///
    /// # Errors
    ///
    /// `Unsupported` (another device than the CPU, a type that StableHLO does not have, several lanes, packed elements,
    /// a version from 2.0 on), `Limit`, `OutOfMemory`.
    pub fn from_dlpack(managed: Dlpack) -> Result<Self> {
        let tensor =
            Owned::create(|out, error| unsafe { sys::shlo_tensor_from_dlpack(managed.0.as_ptr(), out, error) })?;
        let _ = managed.into_raw(); // the library owns it now
        Ok(Tensor::from_handle(tensor))
    }
}
