//! Options of calls: described by methods that take and return them, and checked by the call.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::client::Client;
use crate::custom_call::{registry, HostFunction};
use crate::enumerations::{Code, OtherDialects, Simd};
use crate::error::{check, Collector, Diagnostic, Error, Result};
use crate::handle::Owned;
use crate::module::Module;
use crate::plan::Plan;
use crate::sys;
use crate::tensor::Tensor;
use crate::text::{path_bytes, Buffer};
use std::fmt;
use std::mem::take;
use std::os::raw::c_void;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::ptr::null;

/// Calls setters of an options handle, for the values that are given.
macro_rules! set {
    ($handle:ident, $($value:expr => $setter:ident),+ $(,)?) => {
        $(if let Some(value) = $value {
            check(|error| unsafe { sys::$setter($handle.get_mut(), value.into(), error) })?;
        })+
    };
}

pub(crate) use set;

/// Calls the setter of a text.
macro_rules! set_text {
    ($handle:ident, $value:expr => $setter:ident) => {
        if let Some(text) = &$value {
            check(|error| unsafe { sys::$setter($handle.get_mut(), text.as_ptr().cast(), text.len(), error) })?;
        }
    };
}

pub(crate) use set_text;

/// The content of a file.
pub(crate) fn content(path: &Path) -> Result<Vec<u8>> {
    std::fs::read(path).map_err(|reason| Error::new(Code::Io, format!("{}: {reason}", path.display())))
}

/// Makes a call with a collector of warnings, if somebody wants them.
pub(crate) fn collecting<T>(
    warnings: Option<&mut Vec<Diagnostic>>,
    set: impl FnOnce(*mut sys::shlo_diagnostics) -> Result<()>,
    call: impl FnOnce() -> Result<T>,
) -> Result<T> {
    let warnings = match warnings {
        Some(warnings) => warnings,
        None => return call(),
    };
    let mut collector = Collector::new()?;
    set(collector.handle())?;
    let result = call();
    warnings.extend(collector.collected());
    result
}

/// How a module is read from bytes or text.
///
/// ```no_run
/// # use stablehlo::ReadOptions;
/// let mut warnings = Vec::new();
/// let module = ReadOptions::new().lenient(true).warnings(&mut warnings).load(std::fs::read("model.mlir.bc")?)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default, Debug)]
pub struct ReadOptions<'w> {
    verify: Option<bool>,
    lenient: Option<bool>,
    max_ops: Option<u64>,
    max_nesting: Option<u32>,
    other_dialects: Option<OtherDialects>,
    external_folder: Option<PathBuf>,
    external_files: Vec<ExternalFile>,
    follow_links: Option<bool>,
    verify_checksums: Option<bool>,
    newer_opsets: Option<bool>,
    max_bytes: Option<u64>,
    max_messages: Option<u64>,
    max_rank: Option<u32>,
    max_name_length: Option<u32>,
    warnings: Option<&'w mut Vec<Diagnostic>>,
}

/// The bytes of a file that tensors of an ONNX model are in.
struct ExternalFile {
    location: Vec<u8>,
    bytes: Box<dyn AsRef<[u8]> + Send>,
}

impl fmt::Debug for ExternalFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&String::from_utf8_lossy(&self.location), f)
    }
}

/// What a module that borrows owns together: it is dropped when nothing uses it any more.
struct Given<B> {
    bytes: B,
    files: Vec<ExternalFile>,
}

impl<'w> ReadOptions<'w> {
    /// The defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether the program is verified after reading; by default it is.
    #[must_use]
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = Some(verify);
        self
    }

    /// Whether the program may break rules of the specification that the reference does not check.
    #[must_use]
    pub fn lenient(mut self, lenient: bool) -> Self {
        self.lenient = Some(lenient);
        self
    }

    /// The maximum number of ops, or of nodes of an ONNX model.
    #[must_use]
    pub fn max_ops(mut self, ops: u64) -> Self {
        self.max_ops = Some(ops);
        self
    }

    /// The maximum nesting of regions, types and attributes.
    #[must_use]
    pub fn max_nesting(mut self, levels: u32) -> Self {
        self.max_nesting = Some(levels);
        self
    }

    /// What to do with attributes and ops of other dialects; by default they are kept.
    #[must_use]
    pub fn other_dialects(mut self, policy: OtherDialects) -> Self {
        self.other_dialects = Some(policy);
        self
    }

    /// The folder of the files that tensors of an ONNX model are in ("external data"), instead of the model's own. A
    /// model in memory has no folder of its own. Files are opened beneath the folder only, and mapped into memory.
    ///
    /// # Safety
    ///
    /// Nobody truncates these files or writes to them while the module, modules that passes made from it, or functions
    /// of these live. They may be removed or replaced by others.
    #[must_use]
    pub unsafe fn external_folder(mut self, path: impl Into<PathBuf>) -> Self {
        self.external_folder = Some(path.into());
        self
    }

    /// The bytes of the file at a location, as the model names it, so that no file is opened for it. Those given last
    /// for a location count.
    ///
    /// They are given away, and dropped when nothing uses them any more: [`ReadOptions::load`] copies what it needs,
    /// [`ReadOptions::load_owned`] does not copy large tensors. So a reference to bytes that do not live forever is not
    /// taken:
    ///
    /// ```compile_fail,E0597
    /// let options = {
    ///     let weights = vec![0u8; 4096];
    ///     stablehlo::ReadOptions::new().external_file("weights.bin", &weights)
    /// };
    /// ```
    #[must_use]
    pub fn external_file<B: AsRef<[u8]> + Send + 'static>(mut self, location: impl AsRef<[u8]>, bytes: B) -> Self {
        self.external_files.push(ExternalFile { location: location.as_ref().to_vec(), bytes: Box::new(bytes) });
        self
    }

    /// Whether symbolic links beneath the folder of external data are followed, which may lead out of it; by default
    /// they are errors. Caches of model hubs consist of links.
    #[must_use]
    pub fn follow_links(mut self, follow: bool) -> Self {
        self.follow_links = Some(follow);
        self
    }

    /// Whether the SHA-1 that an ONNX model states for a file is compared with the file; by default it is not.
    #[must_use]
    pub fn verify_checksums(mut self, verify: bool) -> Self {
        self.verify_checksums = Some(verify);
        self
    }

    /// Whether an ONNX model of an opset that is newer than the library is read, with a warning, as if it had the
    /// newest one; by default it is an error.
    #[must_use]
    pub fn newer_opsets(mut self, allow: bool) -> Self {
        self.newer_opsets = Some(allow);
        self
    }

    /// The maximum number of bytes of an ONNX model, without external data.
    #[must_use]
    pub fn max_bytes(mut self, bytes: u64) -> Self {
        self.max_bytes = Some(bytes);
        self
    }

    /// The maximum number of messages, of the protobuf encoding, in an ONNX model.
    #[must_use]
    pub fn max_messages(mut self, messages: u64) -> Self {
        self.max_messages = Some(messages);
        self
    }

    /// The maximum rank of a tensor with elements in an ONNX model.
    #[must_use]
    pub fn max_rank(mut self, rank: u32) -> Self {
        self.max_rank = Some(rank);
        self
    }

    /// The maximum number of bytes of a name in an ONNX model.
    #[must_use]
    pub fn max_name_length(mut self, bytes: u32) -> Self {
        self.max_name_length = Some(bytes);
        self
    }

    /// Appends a warning for each dropped attribute of another dialect, and for what an ONNX model has that is not as
    /// it should be.
    #[must_use]
    pub fn warnings(mut self, warnings: &'w mut Vec<Diagnostic>) -> Self {
        self.warnings = Some(warnings);
        self
    }

    /// Reads a module from bytes of any kind: an artifact, the output of JAX's `Exported.serialize()`, text, an ONNX
    /// model.
    ///
    /// # Errors
    ///
    /// `Malformed`, `InvalidProgram`, `Version` (ops or an opset newer than the library), `Unsupported`, `Limit`,
    /// `OutOfMemory`; `Io` for external data of an ONNX model; `InvalidArgument` for an option out of range.
    pub fn load(mut self, bytes: impl AsRef<[u8]>) -> Result<Module> {
        let bytes = bytes.as_ref();
        let files = take(&mut self.external_files);
        let options = self.handle(&files)?;
        self.read(options, |options, out, error| unsafe {
            sys::shlo_module_load(bytes.as_ptr().cast(), bytes.len(), options, out, error)
        })
    }

    /// Like [`ReadOptions::load`], from bytes that are given away: a vector, an `Arc<[u8]>`, a mapped file, `&'static`.
    /// Large constants of an artifact or an ONNX model are not copied. The owner of the bytes, and those of external
    /// files, are dropped when nothing uses them any more, on the thread that used them last.
    ///
    /// # Errors
    ///
    /// Like [`ReadOptions::load`].
    pub fn load_owned<B: AsRef<[u8]> + Send + 'static>(mut self, bytes: B) -> Result<Module> {
        unsafe extern "C" fn release<B>(_: *mut c_void, given: *mut c_void) {
            // A panic cannot pass through the library.
            let _ = catch_unwind(AssertUnwindSafe(|| drop(Box::from_raw(given.cast::<Given<B>>()))));
        }
        let given = Box::into_raw(Box::new(Given { bytes, files: take(&mut self.external_files) }));
        let (bytes, files) = unsafe { ((*given).bytes.as_ref(), &(*given).files) };
        self.handle(files)
            .and_then(|options| {
                self.read(options, |options, out, error| unsafe {
                    let mut status = sys::shlo_read_options_set_borrow(options, 1, error);
                    if status == sys::SHLO_OK {
                        status = sys::shlo_read_options_set_release(options, Some(release::<B>), given.cast(), error);
                    }
                    if status == sys::SHLO_OK {
                        status = sys::shlo_module_load(bytes.as_ptr().cast(), bytes.len(), options, out, error);
                    }
                    status
                })
            })
            .map_err(|error| {
                drop(unsafe { Box::from_raw(given) }); // a read that fails does not release
                error
            })
    }

    /// Maps a file into memory: large constants of an artifact or an ONNX model stay in it. Other files that a model
    /// needs are found in its folder and mapped, too. If some of them are given by [`ReadOptions::external_file`], the
    /// model itself is read instead of being mapped.
    ///
    /// # Safety
    ///
    /// Nobody truncates the files or writes to them while the module, modules that passes made from it, or functions of
    /// these live. The files may be removed or replaced by others.
    ///
    /// # Errors
    ///
    /// Like [`ReadOptions::load`], and `Io`.
    pub unsafe fn map(mut self, path: impl AsRef<Path>) -> Result<Module> {
        let path = path.as_ref();
        if !self.external_files.is_empty() {
            // What is dropped with the module is handed over with bytes, which a file that the library opens has not.
            self.external_folder.get_or_insert_with(|| folder_of(path));
            return self.load_owned(content(path)?);
        }
        let path = path_bytes(path);
        let options = self.handle(&[])?;
        self.read(options, |options, out, error| {
            let status = sys::shlo_read_options_set_borrow(options, 1, error);
            if status != sys::SHLO_OK {
                return status;
            }
            sys::shlo_module_load_file(path.as_ptr().cast(), path.len(), options, out, error)
        })
    }

    /// The options, but for warnings. The bytes of the files are borrowed.
    fn handle(&self, files: &[ExternalFile]) -> Result<Owned<sys::shlo_read_options>> {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_read_options_create(out, error) })?;
        set!(options,
            self.verify => shlo_read_options_set_verify,
            self.lenient => shlo_read_options_set_lenient,
            self.max_ops => shlo_read_options_set_max_ops,
            self.max_nesting => shlo_read_options_set_max_nesting,
            self.other_dialects => shlo_read_options_set_other_dialects,
            self.follow_links => shlo_read_options_set_follow_links,
            self.verify_checksums => shlo_read_options_set_verify_checksums,
            self.newer_opsets => shlo_read_options_set_newer_opsets,
            self.max_bytes => shlo_read_options_set_max_bytes,
            self.max_messages => shlo_read_options_set_max_messages,
            self.max_rank => shlo_read_options_set_max_rank,
            self.max_name_length => shlo_read_options_set_max_name_length,
        );
        let folder = self.external_folder.as_deref().map(path_bytes);
        set_text!(options, folder => shlo_read_options_set_external_folder);
        for file in files {
            let (location, bytes) = (&file.location, (*file.bytes).as_ref());
            check(|error| unsafe {
                let (location, length) = (location.as_ptr().cast(), location.len());
                let (bytes, size) = (bytes.as_ptr().cast(), bytes.len());
                sys::shlo_read_options_add_external_file(options.get_mut(), location, length, bytes, size, error)
            })?;
        }
        Ok(options)
    }

    fn read<F>(self, mut options: Owned<sys::shlo_read_options>, read: F) -> Result<Module>
    where
        F: FnOnce(
            *mut sys::shlo_read_options,
            *mut *mut sys::shlo_module,
            *mut *mut sys::shlo_error,
        ) -> sys::shlo_status,
    {
        let handle = options.get_mut();
        collecting(
            self.warnings,
            |collector| check(|error| unsafe { sys::shlo_read_options_set_diagnostics(handle, collector, error) }),
            || Owned::create(|out, error| read(handle, out, error)).map(Module),
        )
    }
}

/// The folder that a file is in.
fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.into(),
        _ => ".".into(),
    }
}

/// How text is parsed.
#[derive(Default, Debug)]
pub struct ParseOptions<'w> {
    file_name: Option<String>,
    verify: Option<bool>,
    lenient: Option<bool>,
    max_bytes: Option<u64>,
    max_nesting: Option<u32>,
    other_dialects: Option<OtherDialects>,
    mhlo: Option<bool>,
    tool_dialects: Option<bool>,
    warnings: Option<&'w mut Vec<Diagnostic>>,
}

impl<'w> ParseOptions<'w> {
    /// The defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// The file name in locations and diagnostics.
    #[must_use]
    pub fn file_name(mut self, name: impl Into<String>) -> Self {
        self.file_name = Some(name.into());
        self
    }

    /// Whether ops are verified after parsing; by default they are.
    #[must_use]
    pub fn verify(mut self, verify: bool) -> Self {
        self.verify = Some(verify);
        self
    }

    /// Whether the program may break rules of the specification that the reference does not check.
    #[must_use]
    pub fn lenient(mut self, lenient: bool) -> Self {
        self.lenient = Some(lenient);
        self
    }

    /// The maximum number of input bytes.
    #[must_use]
    pub fn max_bytes(mut self, bytes: u64) -> Self {
        self.max_bytes = Some(bytes);
        self
    }

    /// The maximum nesting of brackets of any kind.
    #[must_use]
    pub fn max_nesting(mut self, levels: u32) -> Self {
        self.max_nesting = Some(levels);
        self
    }

    /// What to do with attributes and ops of other dialects; by default they are kept.
    #[must_use]
    pub fn other_dialects(mut self, policy: OtherDialects) -> Self {
        self.other_dialects = Some(policy);
        self
    }

    /// Whether ops, types and attributes of MHLO are those of StableHLO.
    #[must_use]
    pub fn mhlo(mut self, known: bool) -> Self {
        self.mhlo = Some(known);
        self
    }

    /// Whether check and interpreter are known, the dialects of the reference's test tools.
    #[must_use]
    pub fn tool_dialects(mut self, known: bool) -> Self {
        self.tool_dialects = Some(known);
        self
    }

    /// Appends a warning for each dropped attribute.
    #[must_use]
    pub fn warnings(mut self, warnings: &'w mut Vec<Diagnostic>) -> Self {
        self.warnings = Some(warnings);
        self
    }

    /// Parses a module from text in pretty or generic form.
    ///
    /// # Errors
    ///
    /// `Malformed`, `InvalidProgram`, `Unsupported`, `Limit`, `OutOfMemory`; `InvalidArgument` for an option out of
    /// range.
    pub fn parse(self, text: impl AsRef<[u8]>) -> Result<Module> {
        let text = text.as_ref();
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_parse_options_create(out, error) })?;
        set_text!(options, self.file_name => shlo_parse_options_set_file_name);
        set!(options,
            self.verify => shlo_parse_options_set_verify,
            self.lenient => shlo_parse_options_set_lenient,
            self.max_bytes => shlo_parse_options_set_max_bytes,
            self.max_nesting => shlo_parse_options_set_max_nesting,
            self.other_dialects => shlo_parse_options_set_other_dialects,
            self.mhlo => shlo_parse_options_set_mhlo,
            self.tool_dialects => shlo_parse_options_set_tool_dialects,
        );
        let handle = options.get_mut();
        let (data, length) = (text.as_ptr().cast(), text.len());
        collecting(
            self.warnings,
            |collector| check(|error| unsafe { sys::shlo_parse_options_set_diagnostics(handle, collector, error) }),
            || {
                Owned::create(|out, error| unsafe { sys::shlo_module_parse(data, length, handle, out, error) })
                    .map(Module)
            },
        )
    }
}

/// How modules, ops and attributes are printed.
#[derive(Clone, Default, Debug)]
pub struct PrintOptions {
    generic: Option<bool>,
    locations: Option<bool>,
    packed_i1: Option<bool>,
    elide_above: Option<u64>,
    max_bytes: Option<u64>,
}

impl PrintOptions {
    /// The defaults: pretty form, no locations.
    pub fn new() -> Self {
        Self::default()
    }

    /// Whether ops are printed in generic form: `"stablehlo.add"(%0, %1) : ...`.
    #[must_use]
    pub fn generic(mut self, generic: bool) -> Self {
        self.generic = Some(generic);
        self
    }

    /// Whether locations are printed.
    #[must_use]
    pub fn locations(mut self, locations: bool) -> Self {
        self.locations = Some(locations);
        self
    }

    /// Whether eight elements of a hexadecimal i1 constant are packed into a byte, as MLIR 22 and newer read them.
    #[must_use]
    pub fn packed_i1(mut self, packed: bool) -> Self {
        self.packed_i1 = Some(packed);
        self
    }

    /// Leaves out the elements of constants that have more elements than this. Such text cannot be parsed.
    #[must_use]
    pub fn elide_above(mut self, elements: u64) -> Self {
        self.elide_above = Some(elements);
        self
    }

    /// The maximum number of bytes of output.
    #[must_use]
    pub fn max_bytes(mut self, bytes: u64) -> Self {
        self.max_bytes = Some(bytes);
        self
    }

    /// Prints with these options.
    pub(crate) fn print<F>(&self, print: F) -> Result<Buffer>
    where
        F: FnOnce(
            *const sys::shlo_print_options,
            *mut *mut sys::shlo_buffer,
            *mut *mut sys::shlo_error,
        ) -> sys::shlo_status,
    {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_print_options_create(out, error) })?;
        set!(options,
            self.generic => shlo_print_options_set_generic,
            self.locations => shlo_print_options_set_locations,
            self.packed_i1 => shlo_print_options_set_packed_i1,
            self.elide_above => shlo_print_options_set_elide_above,
            self.max_bytes => shlo_print_options_set_max_bytes,
        );
        Owned::create(|out, error| print(options.get(), out, error)).map(Buffer)
    }
}

/// How an artifact is written.
#[derive(Default, Debug)]
pub struct WriteOptions<'w> {
    target: Option<String>,
    strip_locations: Option<bool>,
    warnings: Option<&'w mut Vec<Diagnostic>>,
}

impl<'w> WriteOptions<'w> {
    /// The defaults: the newest version.
    pub fn new() -> Self {
        Self::default()
    }

    /// The target version "X.Y.Z".
    #[must_use]
    pub fn target(mut self, version: impl Into<String>) -> Self {
        self.target = Some(version.into());
        self
    }

    /// Whether locations are left out.
    #[must_use]
    pub fn strip_locations(mut self, strip: bool) -> Self {
        self.strip_locations = Some(strip);
        self
    }

    /// Appends what the target cannot keep: location ranges, attributes that old consumers cannot read.
    #[must_use]
    pub fn warnings(mut self, warnings: &'w mut Vec<Diagnostic>) -> Self {
        self.warnings = Some(warnings);
        self
    }

    /// Writes the module. Equal modules give equal bytes.
    ///
    /// # Errors
    ///
    /// `Version` (one diagnostic for each blocker), `Unsupported`, `Limit`, `OutOfMemory`; `InvalidArgument` if the
    /// target is not a version.
    pub fn write(self, module: &Module) -> Result<Buffer> {
        self.with(|options, out, error| unsafe { sys::shlo_artifact_write(module.get(), options, out, error) })
    }

    pub(crate) fn with<F>(self, write: F) -> Result<Buffer>
    where
        F: FnOnce(
            *const sys::shlo_write_options,
            *mut *mut sys::shlo_buffer,
            *mut *mut sys::shlo_error,
        ) -> sys::shlo_status,
    {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_write_options_create(out, error) })?;
        set_text!(options, self.target => shlo_write_options_set_target);
        set!(options, self.strip_locations => shlo_write_options_set_strip_locations);
        let handle = options.get_mut();
        collecting(
            self.warnings,
            |collector| check(|error| unsafe { sys::shlo_write_options_set_diagnostics(handle, collector, error) }),
            || Owned::create(|out, error| write(handle, out, error)).map(Buffer),
        )
    }
}

/// How a plan is made.
#[derive(Clone, Default, Debug)]
pub struct PlanOptions {
    function: Option<String>,
    simd: Option<Simd>,
    max_memory: Option<u64>,
    grid: Option<(u32, u32)>,
    recordable: bool,
    custom_calls: Vec<(String, HostFunction)>,
    client: Option<Client>,
    devices: Option<Vec<i64>>,
}

impl PlanOptions {
    /// The defaults: the main function.
    pub fn new() -> Self {
        Self::default()
    }

    /// The function to run.
    #[must_use]
    pub fn function(mut self, name: impl Into<String>) -> Self {
        self.function = Some(name.into());
        self
    }

    /// The vector units that kernels may use.
    #[must_use]
    pub fn simd(mut self, simd: Simd) -> Self {
        self.simd = Some(simd);
        self
    }

    /// The maximum number of bytes that one run may allocate in addition to its inputs and outputs.
    #[must_use]
    pub fn max_memory(mut self, bytes: u64) -> Self {
        self.max_memory = Some(bytes);
        self
    }

    /// The grid of processes that run the function together ([`Plan::run_grid`]): `replicas`, each of as many
    /// `partitions`. The default is one process.
    #[must_use]
    pub fn grid(mut self, replicas: u32, partitions: u32) -> Self {
        self.grid = Some((replicas, partitions));
        self
    }

    /// Whether runs may record values ([`Recorder`](crate::Recorder)). Such a plan keeps its module.
    #[must_use]
    pub fn recordable(mut self, recordable: bool) -> Self {
        self.recordable = recordable;
        self
    }

    /// The function for custom calls of this target, which may be one that the library implements. If two functions have
    /// one target, the later one counts. The functions are dropped with the options and the plans that may call them.
    #[must_use]
    pub fn custom_call(mut self, target: impl Into<String>, function: HostFunction) -> Self {
        self.custom_calls.push((target.into(), function));
        self
    }

    /// The client on whose devices the plan runs: its first local ones, one for each process of the grid. The plan has
    /// the same signature as others and runs by the same calls. Inputs are copied to the device, outputs back, but for
    /// tensors that are there ([`Tensor::to_device`](crate::Tensor::to_device),
    /// [`Call::results_on_device`](crate::Call::results_on_device)). Options of the CPU executor (`simd`, `max_memory`,
    /// pools) change nothing; recording and functions of the host are `Unsupported`.
    #[must_use]
    pub fn client(mut self, client: &Client) -> Self {
        self.client = Some(client.clone());
        self
    }

    /// The devices of the client to run on, by their indices in [`Client::devices`], in the order of the processes.
    #[must_use]
    pub fn devices(mut self, devices: impl IntoIterator<Item = usize>) -> Self {
        // No client has so many devices that the highest index names one.
        self.devices = Some(devices.into_iter().map(|index| i64::try_from(index).unwrap_or(i64::MAX)).collect());
        self
    }

    /// Makes a plan for a function of the module.
    ///
    /// # Errors
    ///
    /// `NotFound` (function), `InvalidProgram`, `Unsupported` (the diagnostic names the op and its location), `Limit`,
    /// `OutOfMemory`; `Device` (of a plan with a client); `InvalidArgument` for an option out of range.
    pub fn plan(&self, module: &Module) -> Result<Plan> {
        let options = self.handle()?;
        Owned::create(|out, error| unsafe { sys::shlo_plan_create(module.get(), options.get(), out, error) })
            .map(Plan::from_handle)
    }

    pub(crate) fn handle(&self) -> Result<Owned<sys::shlo_plan_options>> {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_plan_options_create(out, error) })?;
        set_text!(options, self.function => shlo_plan_options_set_function);
        set!(options,
            self.simd => shlo_plan_options_set_simd,
            self.max_memory => shlo_plan_options_set_max_memory,
        );
        if let Some((replicas, partitions)) = self.grid {
            let handle = options.get_mut();
            check(|error| unsafe { sys::shlo_plan_options_set_grid(handle, replicas, partitions, error) })?;
        }
        if self.recordable {
            check(|error| unsafe { sys::shlo_plan_options_set_recordable(options.get_mut(), 1, error) })?;
        }
        if !self.custom_calls.is_empty() {
            let calls = registry(&self.custom_calls)?;
            check(|error| unsafe { sys::shlo_plan_options_set_custom_calls(options.get_mut(), calls.get(), error) })?;
        }
        if let Some(client) = &self.client {
            check(|error| unsafe { sys::shlo_plan_options_set_client(options.get_mut(), client.get(), error) })?;
        }
        if let Some(devices) = &self.devices {
            check(|error| unsafe {
                let (count, devices) = (devices.len(), devices.as_ptr());
                sys::shlo_plan_options_set_devices(options.get_mut(), count, devices, error)
            })?;
        }
        Ok(options)
    }

    /// The inputs of a run of the function, null for each that takes its default because it is behind the last tensor.
    pub(crate) fn inputs(&self, module: &Module, given: &[&Tensor<'_>]) -> Result<Vec<*const sys::shlo_tensor>> {
        let function = match &self.function {
            Some(name) => module.function(name),
            None => module.main(),
        }?;
        let mut inputs: Vec<_> = given.iter().map(|tensor| tensor.get()).collect();
        if inputs.len() < function.arguments().len() {
            inputs.resize(self.plan(module)?.completed(inputs.len()), null());
        }
        Ok(inputs)
    }
}
