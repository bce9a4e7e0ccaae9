//! Modules: programs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::enumerations::OtherDialects;
use crate::error::{check, Collector, Diagnostic, Result};
use crate::function::Function;
use crate::handle::Owned;
use crate::ir::Operation;
use crate::options::{content, ParseOptions, PlanOptions, PrintOptions, ReadOptions, WriteOptions};
use crate::pipeline::{PassOptions, Pipeline};
use crate::plan::Plan;
use crate::specialization::Specialization;
use crate::sys;
use crate::text::{fixed, show, text, Buffer};
use std::borrow::Cow;
use std::fmt;
use std::path::Path;
use std::ptr::null;

/// A StableHLO program: functions and ops. It never changes.
pub struct Module(pub(crate) Owned<sys::shlo_module>);

/// What blocks writing a module for a version.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Blockers {
    /// One for each blocker: op, location, attribute or value, and the first version that has it. The first 1000 of
    /// either kind.
    pub diagnostics: Vec<Diagnostic>,
    /// The number of all blockers.
    pub count: u64,
}

/// A constant of a module.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct ConstantInfo<'m> {
    /// The type: `tensor<2xf32>`.
    pub type_text: Cow<'m, str>,
    /// The stored bytes; a splat stores one element.
    pub bytes: u64,
    /// The name of the enclosing function.
    pub function: Cow<'m, str>,
}

impl Module {
    /// Parses text in pretty or generic form. [`ParseOptions`] has more to say.
    ///
    /// # Errors
    ///
    /// Like [`ParseOptions::parse`].
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Self> {
        ParseOptions::new().parse(text)
    }

    /// Reads bytes of any kind: an artifact, the output of JAX's `Exported.serialize()`, text, an ONNX model.
    /// [`ReadOptions`] has more to say.
    ///
    /// # Errors
    ///
    /// Like [`ReadOptions::load`].
    pub fn load(bytes: impl AsRef<[u8]>) -> Result<Self> {
        ReadOptions::new().load(bytes)
    }

    /// Reads a file of any kind, like [`Module::load`]. An ONNX model whose tensors are in other files needs
    /// [`ReadOptions::map`].
    ///
    /// # Errors
    ///
    /// Like [`Module::load`], and `Io`.
    pub fn open(path: impl AsRef<Path>) -> Result<Self> {
        Self::load(content(path.as_ref())?)
    }

    pub(crate) fn get(&self) -> *const sys::shlo_module {
        self.0.get()
    }

    /// Verifies every op against the specification.
    ///
    /// # Errors
    ///
    /// `InvalidProgram` (one diagnostic for each violation), `OutOfMemory`.
    pub fn verify(&self) -> Result<()> {
        check(|error| unsafe { sys::shlo_module_verify(self.get(), error) })
    }

    /// Prints the module. `to_string` prints it in pretty form without locations.
    ///
    /// # Errors
    ///
    /// `Limit`, `OutOfMemory`.
    pub fn print(&self, options: &PrintOptions) -> Result<Buffer> {
        options.print(|options, out, error| unsafe { sys::shlo_module_print(self.get(), options, out, error) })
    }

    /// Writes an artifact of the newest version.
    ///
    /// # Errors
    ///
    /// Like [`WriteOptions::write`].
    pub fn write(&self) -> Result<Buffer> {
        WriteOptions::new().write(self)
    }

    /// Writes an artifact of a version: "1.9.0". [`WriteOptions`] has more to say.
    ///
    /// # Errors
    ///
    /// Like [`WriteOptions::write`].
    pub fn write_for(&self, version: &str) -> Result<Buffer> {
        WriteOptions::new().target(version).write(self)
    }

    /// The oldest version that the module can be written for.
    ///
    /// # Errors
    ///
    /// `Unsupported` (one diagnostic for each thing that no version can express), `OutOfMemory`.
    pub fn minimum_version(&self) -> Result<&'static str> {
        let mut version = null();
        check(|error| unsafe { sys::shlo_module_minimum_version(self.get(), &mut version, error) })?;
        Ok(unsafe { fixed(version) }.unwrap_or_default())
    }

    /// Everything that blocks writing the module for a version; nothing if it can be written.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` if the target is not a version; `OutOfMemory`.
    pub fn blockers(&self, target: &str) -> Result<Blockers> {
        let mut collector = Collector::new()?;
        let mut count = 0;
        check(|error| unsafe {
            let (target, length) = (target.as_ptr().cast(), target.len());
            sys::shlo_module_blockers(self.get(), target, length, collector.handle(), &mut count, error)
        })?;
        Ok(Blockers { diagnostics: collector.collected(), count })
    }

    /// Makes a plan for the main function: "main", or the only public function. [`PlanOptions`] has more to say.
    ///
    /// # Errors
    ///
    /// Like [`PlanOptions::plan`].
    pub fn plan(&self) -> Result<Plan> {
        PlanOptions::new().plan(self)
    }

    /// The module after the passes of a pipeline. [`PassOptions`] has more to say.
    ///
    /// # Errors
    ///
    /// Like [`PassOptions::run`].
    pub fn run_passes(&self, pipeline: &Pipeline) -> Result<Module> {
        PassOptions::new().run(self, pipeline)
    }

    /// The module with a polymorphic function made static. [`PassOptions`] has more to say.
    ///
    /// # Errors
    ///
    /// Like [`PassOptions::specialize`].
    pub fn specialize(&self, known: &Specialization<'_>) -> Result<Module> {
        PassOptions::new().specialize(self, known)
    }

    /// The module without sharding: it runs whole on one device.
    ///
    /// # Errors
    ///
    /// `InvalidProgram` (the module does not verify), `Unsupported` (an unknown op of sdy), `OutOfMemory`.
    pub fn remove_sharding(&self) -> Result<Module> {
        Owned::create(|out, error| unsafe { sys::shlo_module_remove_sharding(self.get(), out, error) }).map(Module)
    }

    /// The module with ops of StableHLO instead of those of CHLO.
    ///
    /// # Errors
    ///
    /// `InvalidProgram` (the module does not verify), `Unsupported` (one diagnostic for each op that has no
    /// decomposition), `OutOfMemory`.
    pub fn decompose_chlo(&self) -> Result<Module> {
        Owned::create(|out, error| unsafe { sys::shlo_module_decompose_chlo(self.get(), out, error) }).map(Module)
    }

    /// Applies a policy for attributes and ops of other dialects, and appends a warning for each dropped attribute.
    ///
    /// # Errors
    ///
    /// `Unsupported` (one diagnostic for each thing that the policy rejects), `OutOfMemory`.
    pub fn apply_other_dialects(&self, policy: OtherDialects, warnings: &mut Vec<Diagnostic>) -> Result<Module> {
        let mut collector = Collector::new()?;
        let made = Owned::create(|out, error| unsafe {
            sys::shlo_module_apply_other_dialects(self.get(), policy.into(), collector.handle(), out, error)
        });
        warnings.extend(collector.collected());
        made.map(Module)
    }

    /// The name; empty if it has none.
    pub fn name(&self) -> Cow<'_, str> {
        unsafe { text(|length| sys::shlo_module_name(self.get(), length)) }
    }

    /// The number of partitions that the module was exported for.
    pub fn partition_count(&self) -> i64 {
        unsafe { sys::shlo_module_partition_count(self.get()) }
    }

    /// The number of replicas that the module was exported for.
    pub fn replica_count(&self) -> i64 {
        unsafe { sys::shlo_module_replica_count(self.get()) }
    }

    /// The functions, in the order of the text.
    ///
    /// # Errors
    ///
    /// `OutOfMemory`.
    pub fn functions(&self) -> Result<Vec<Function>> {
        let count = unsafe { sys::shlo_module_function_count(self.get()) };
        (0..count)
            .map(|index| {
                Owned::create(|out, error| unsafe { sys::shlo_module_function_at(self.get(), index, out, error) })
                    .map(Function)
            })
            .collect()
    }

    /// The function of that name.
    ///
    /// # Errors
    ///
    /// `NotFound` (the message lists the functions), `OutOfMemory`.
    pub fn function(&self, name: impl AsRef<[u8]>) -> Result<Function> {
        let name = name.as_ref();
        Owned::create(|out, error| unsafe {
            sys::shlo_module_function(self.get(), name.as_ptr().cast(), name.len(), out, error)
        })
        .map(Function)
    }

    /// The main function: "main", or the only public function.
    ///
    /// # Errors
    ///
    /// Like [`Module::function`].
    pub fn main(&self) -> Result<Function> {
        Owned::create(|out, error| unsafe { sys::shlo_module_function(self.get(), null(), 0, out, error) })
            .map(Function)
    }

    /// The module as an operation, to walk it.
    ///
    /// ```compile_fail,E0505
    /// let module = stablehlo::Module::parse("").unwrap();
    /// let operation = module.operation();
    /// drop(module);
    /// println!("{}", operation.name());
    /// ```
    pub fn operation(&self) -> Operation<'_> {
        // Without memory there is no handle; then accessors say that there is nothing.
        unsafe { Operation::from_raw_or_nothing(sys::shlo_module_operation(self.get())) }
    }

    /// The ops by name with the number of their occurrences, the most frequent first.
    pub fn op_counts(&self) -> Vec<(Cow<'_, str>, u64)> {
        let module = self.get();
        (0..unsafe { sys::shlo_module_op_count(module) })
            .map(|index| unsafe {
                (
                    text(|length| sys::shlo_module_op_name(module, index, length)),
                    sys::shlo_module_op_occurrences(module, index),
                )
            })
            .collect()
    }

    /// The constants, the largest first.
    pub fn constants(&self) -> Vec<ConstantInfo<'_>> {
        let module = self.get();
        (0..unsafe { sys::shlo_module_constant_count(module) })
            .map(|index| unsafe {
                ConstantInfo {
                    type_text: text(|length| sys::shlo_module_constant_type_text(module, index, length)),
                    bytes: sys::shlo_module_constant_bytes(module, index),
                    function: text(|length| sys::shlo_module_constant_function(module, index, length)),
                }
            })
            .collect()
    }
}

impl fmt::Display for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show(self.print(&PrintOptions::new()), f)
    }
}

impl fmt::Debug for Module {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = unsafe { sys::shlo_module_function_count(self.get()) };
        write!(f, "Module({:?}, {count} functions)", self.name())
    }
}
