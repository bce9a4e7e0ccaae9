//! Models of other opsets.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::error::{check, Collector, Diagnostic, Result};
use crate::handle::Owned;
use crate::module::Module;
use crate::sys;

/// Converts a model to an opset of `ai.onnx`. [`ConvertOptions`] has more to say.
///
/// # Errors
///
/// Like [`ConvertOptions::convert`].
pub fn convert(module: &Module, opset: i64) -> Result<Module> {
    ConvertOptions::new().opset("", opset).convert(module)
}

/// The least opset of a domain, such that the model can be converted to it and to each newer one. The domain `""` is
/// `ai.onnx`.
///
/// # Errors
///
/// `InvalidArgument` (a domain without schemas), `InvalidProgram`, `OutOfMemory`.
pub fn minimum_opset(module: &Module, domain: impl AsRef<[u8]>) -> Result<i64> {
    let (domain, mut opset) = (domain.as_ref(), 0);
    check(|error| unsafe {
        let (name, length) = (domain.as_ptr().cast(), domain.len());
        sys::shlo_onnx_minimum_opset(module.get(), name, length, &mut opset, error)
    })?;
    Ok(opset)
}

/// The opsets that a model is converted to: by default, the newest of `ai.onnx`.
///
/// ```
/// # use stablehlo::{onnx, Module};
/// # let model = Module::parse(
/// #     "module attributes {onnx.opset_import = {ai.onnx = 20 : i64}} {
/// #        func.func @main_graph(%x: tensor<2xf32>) -> tensor<2xf32> {
/// #          %0 = \"onnx.Gelu\"(%x) : (tensor<2xf32>) -> tensor<2xf32>
/// #          onnx.Return %0 : tensor<2xf32>
/// #        }
/// #      }",
/// # )?;
/// let older = onnx::ConvertOptions::new().opset("ai.onnx", 17).convert(&model)?;
/// assert!(!older.to_string().contains("Gelu"));
/// # Ok::<(), stablehlo::Error>(())
/// ```
#[derive(Default, Debug)]
pub struct ConvertOptions {
    opsets: Vec<(Vec<u8>, i64)>,
}

impl ConvertOptions {
    /// The defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// The opset of a domain. The domain `""` is `ai.onnx`.
    #[must_use]
    pub fn opset(mut self, domain: impl AsRef<[u8]>, opset: i64) -> Self {
        self.opsets.push((domain.as_ref().to_vec(), opset));
        self
    }

    /// Converts a model, to newer or older opsets. Values stay the same. The module is not changed.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (an opset that there is not), `Version` (one diagnostic for each node that the opsets cannot
    /// say), `InvalidProgram`, `OutOfMemory`.
    pub fn convert(&self, module: &Module) -> Result<Module> {
        let options = self.made()?;
        let (module, options) = (module.get(), options.get());
        Owned::create(|out, error| unsafe { sys::shlo_onnx_convert(module, options, out, error) }).map(Module)
    }

    /// All nodes that block the conversion: their number, and a diagnostic for each of the first 1000.
    ///
    /// # Errors
    ///
    /// `InvalidArgument`, `InvalidProgram`, `OutOfMemory`.
    pub fn blockers(&self, module: &Module) -> Result<(u64, Vec<Diagnostic>)> {
        let options = self.made()?;
        let (mut collector, mut count) = (Collector::new()?, 0);
        let (module, options, handle) = (module.get(), options.get(), collector.handle());
        check(|error| unsafe { sys::shlo_onnx_blockers(module, options, handle, &mut count, error) })?;
        Ok((count, collector.collected()))
    }

    fn made(&self) -> Result<Owned<sys::shlo_onnx_convert_options>> {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_onnx_convert_options_create(out, error) })?;
        for (domain, opset) in &self.opsets {
            check(|error| unsafe {
                let (name, length) = (domain.as_ptr().cast(), domain.len());
                sys::shlo_onnx_convert_options_set_opset(options.get_mut(), name, length, *opset, error)
            })?;
        }
        Ok(options)
    }
}
