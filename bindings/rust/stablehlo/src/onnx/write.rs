//! Models of modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::{check, Diagnostic, Error, Result};
use crate::handle::Owned;
use crate::module::Module;
use crate::options::{collecting, set, set_text};
use crate::sys;
use crate::text::{path_bytes, Buffer};
use std::path::Path;
use std::ptr::null_mut;

/// Writes a module as a model. [`WriteOptions`] has more to say.
///
/// # Errors
///
/// Like [`WriteOptions::write`].
pub fn write(module: &Module) -> Result<Buffer> {
    WriteOptions::new().write(module)
}

/// Writes a module as a model into a file. [`WriteOptions`] has more to say.
///
/// # Errors
///
/// Like [`WriteOptions::write_file`].
pub fn write_file(module: &Module, path: impl AsRef<Path>) -> Result<()> {
    WriteOptions::new().write_file(module, path)
}

/// How a model is written.
///
/// ```
/// # use stablehlo::{onnx, Module, ReadOptions};
/// # let module = Module::parse(
/// #     "func.func @main_graph() -> tensor<300xf32> {
/// #        %w = onnx.Initializer {onnx.names = [\"w\"]} dense<1.0> : tensor<300xf32>
/// #        onnx.Return %w : tensor<300xf32>
/// #      }",
/// # )?;
/// let options = onnx::WriteOptions::new().external("weights.bin");
/// let (model, weights) = options.write_with_external(&module)?;
/// assert_eq!(weights.len(), 1200);
/// let again = ReadOptions::new().external_file("weights.bin", weights).load(&model)?;
/// # assert!(again.to_string().contains("dense<1.0"));
/// # Ok::<(), stablehlo::Error>(())
/// ```
#[derive(Default, Debug)]
pub struct WriteOptions<'w> {
    external: Option<Vec<u8>>,
    external_threshold: Option<u64>,
    keep_external: Option<bool>,
    warnings: Option<&'w mut Vec<Diagnostic>>,
}

impl<'w> WriteOptions<'w> {
    /// The defaults: all tensors are in the model.
    pub fn new() -> Self {
        Self::default()
    }

    /// The name of the file beside the model that large tensors are written into. A model of 2 GiB or more must have
    /// one.
    #[must_use]
    pub fn external(mut self, name: impl AsRef<[u8]>) -> Self {
        self.external = Some(name.as_ref().to_vec());
        self
    }

    /// The size in bytes from which on a tensor is large.
    #[must_use]
    pub fn external_threshold(mut self, bytes: u64) -> Self {
        self.external_threshold = Some(bytes);
        self
    }

    /// Whether tensors that were in other files when the model was read are still to be found there, so that the model
    /// only refers to them; by default they are written like all others. The caller sees to it that these files lie
    /// beside the new model, and that the module has the same values.
    #[must_use]
    pub fn keep_external(mut self, keep: bool) -> Self {
        self.keep_external = Some(keep);
        self
    }

    /// Appends a warning for each attribute that a file has no place for, up to 100.
    #[must_use]
    pub fn warnings(mut self, warnings: &'w mut Vec<Diagnostic>) -> Self {
        self.warnings = Some(warnings);
        self
    }

    /// Writes a module as a model. A module that was read from a model and not changed gives an equal protobuf message;
    /// equal modules give equal bytes. Values without a name get one.
    ///
    /// # Errors
    ///
    /// `InvalidProgram` (ops, types or attributes that are not of ONNX, or not of the opset), `Limit` (a model of 2 GiB
    /// or more), `OutOfMemory`; `InvalidArgument` if [`WriteOptions::external`] has a name, since
    /// [`WriteOptions::write_with_external`] gives the other file.
    pub fn write(self, module: &Module) -> Result<Buffer> {
        if self.external.is_some() {
            return Err(Error::invalid(
                "the options have a file for large tensors: write_with_external gives its bytes",
            ));
        }
        self.write_with_external(module).map(|(model, _)| model)
    }

    /// Writes a module as a model and the bytes of the file for large tensors, which are none without
    /// [`WriteOptions::external`]. Each tensor begins at a multiple of 4096 bytes.
    ///
    /// # Errors
    ///
    /// `InvalidProgram`, `Limit` and `OutOfMemory` like [`WriteOptions::write`]; `InvalidArgument` if the name is not
    /// that of a file.
    pub fn write_with_external(self, module: &Module) -> Result<(Buffer, Buffer)> {
        self.with(|options| {
            let (mut model, mut external) = (null_mut(), null_mut());
            check(|error| unsafe { sys::shlo_onnx_write(module.get(), options, &mut model, &mut external, error) })?;
            let [model, external] = [model, external].map(|bytes| Buffer(unsafe { Owned::from_raw(bytes) }));
            Ok((model, external))
        })
    }

    /// Writes a module as a model into a file, and large tensors into the one beside it, if
    /// [`WriteOptions::external`] has its name. Both are replaced when they are complete, so the module may have been
    /// read from them.
    ///
    /// # Errors
    ///
    /// Like [`WriteOptions::write_with_external`], and `Io`.
    pub fn write_file(self, module: &Module, path: impl AsRef<Path>) -> Result<()> {
        let path = path_bytes(path.as_ref());
        self.with(|options| {
            check(|error| unsafe {
                sys::shlo_onnx_write_file(module.get(), path.as_ptr().cast(), path.len(), options, error)
            })
        })
    }

    fn with<T>(self, write: impl FnOnce(*const sys::shlo_onnx_write_options) -> Result<T>) -> Result<T> {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_onnx_write_options_create(out, error) })?;
        set_text!(options, self.external => shlo_onnx_write_options_set_external);
        set!(options,
            self.external_threshold => shlo_onnx_write_options_set_external_threshold,
            self.keep_external => shlo_onnx_write_options_set_keep_external,
        );
        let handle = options.get_mut();
        collecting(
            self.warnings,
            |collector| {
                check(|error| unsafe { sys::shlo_onnx_write_options_set_diagnostics(handle, collector, error) })
            },
            || write(handle),
        )
    }
}
