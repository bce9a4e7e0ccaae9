//! The types of all values of a model, and models as programs of StableHLO.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::{check, Diagnostic, Result};
use crate::handle::Owned;
use crate::module::Module;
use crate::options::{collecting, set};
use crate::{sys, DYNAMIC};

/// Infers the types of all values of a model. [`InferOptions`] has more to say.
///
/// # Errors
///
/// Like [`InferOptions::infer`].
pub fn infer(module: &Module) -> Result<Module> {
    InferOptions::new().infer(module)
}

/// Lowers a model whose shapes are known to a program of StableHLO. [`InferOptions`] has more to say.
///
/// # Errors
///
/// Like [`InferOptions::lower`].
pub fn lower(module: &Module) -> Result<Module> {
    InferOptions::new().lower(module)
}

/// How the types of a model are inferred, and for which shapes it is lowered.
#[derive(Default, Debug)]
pub struct InferOptions<'w> {
    shapes: Vec<(Vec<u8>, Vec<i64>)>,
    dimensions: Vec<(Vec<u8>, i64)>,
    strict: Option<bool>,
    warnings: Option<&'w mut Vec<Diagnostic>>,
}

impl<'w> InferOptions<'w> {
    /// The defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// The extents of an input of the model; [`DYNAMIC`] for one that stays as it is.
    #[must_use]
    pub fn shape(mut self, input: impl AsRef<[u8]>, extents: &[i64]) -> Self {
        // The call that infers means by -1 what this crate means by DYNAMIC elsewhere.
        let extents = extents.iter().map(|&extent| if extent == DYNAMIC { -1 } else { extent }).collect();
        self.shapes.push((input.as_ref().to_vec(), extents));
        self
    }

    /// The extent of all dimensions that the model calls by that name.
    #[must_use]
    pub fn dimension(mut self, name: impl AsRef<[u8]>, extent: i64) -> Self {
        self.dimensions.push((name.as_ref().to_vec(), extent));
        self
    }

    /// Whether rules that are broken, and types that the model declares and that contradict what is inferred, are
    /// errors; by default they are warnings, and what is inferred counts.
    #[must_use]
    pub fn strict(mut self, strict: bool) -> Self {
        self.strict = Some(strict);
        self
    }

    /// Appends up to 100 warnings.
    #[must_use]
    pub fn warnings(mut self, warnings: &'w mut Vec<Diagnostic>) -> Self {
        self.warnings = Some(warnings);
        self
    }

    /// Infers the types of all values: element types, ranks, extents and names of dimensions, through subgraphs, loops
    /// and functions, and from the elements of small integer tensors that make shapes. The module is not changed; it
    /// may have been read leniently.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (an input that the model does not have, or extents that contradict its own), `InvalidProgram`
    /// (no graph; with [`InferOptions::strict`], what is wrong), `OutOfMemory`.
    pub fn infer(self, module: &Module) -> Result<Module> {
        self.rewritten(|options, out, error| unsafe { sys::shlo_onnx_infer(module.get(), options, out, error) })
    }

    /// Lowers a model to a program of StableHLO, whose function `main` has the names of the model's inputs and outputs.
    /// Extents that neither the model nor these options give stay open. Inputs with a default are constants.
    /// [`Module::decompose_chlo`] makes a module of the result that can be written as an artifact. A model that only is
    /// to run needs none of it: [`Module::plan`] takes it as it is.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (a shape is not known, or contradicts the model's), `InvalidProgram`, `Unsupported` (one
    /// diagnostic for each op that cannot be lowered), `Limit`, `OutOfMemory`.
    pub fn lower(self, module: &Module) -> Result<Module> {
        self.rewritten(|options, out, error| unsafe { sys::shlo_module_lower_onnx(module.get(), options, out, error) })
    }

    fn rewritten(
        self,
        rewrite: impl Fn(
            *mut sys::shlo_onnx_infer_options,
            *mut *mut sys::shlo_module,
            *mut *mut sys::shlo_error,
        ) -> sys::shlo_status,
    ) -> Result<Module> {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_onnx_infer_options_create(out, error) })?;
        for (input, extents) in &self.shapes {
            check(|error| unsafe {
                let (input, length, rank) = (input.as_ptr().cast(), input.len(), extents.len());
                let (options, extents) = (options.get_mut(), extents.as_ptr());
                sys::shlo_onnx_infer_options_set_shape(options, input, length, rank, extents, error)
            })?;
        }
        for (name, extent) in &self.dimensions {
            check(|error| unsafe {
                let (name, length) = (name.as_ptr().cast(), name.len());
                sys::shlo_onnx_infer_options_set_dimension(options.get_mut(), name, length, *extent, error)
            })?;
        }
        set!(options, self.strict => shlo_onnx_infer_options_set_strict);
        let handle = options.get_mut();
        collecting(
            self.warnings,
            |collector| {
                check(|error| unsafe { sys::shlo_onnx_infer_options_set_diagnostics(handle, collector, error) })
            },
            || Owned::create(|out, error| rewrite(handle, out, error)).map(Module),
        )
    }
}
