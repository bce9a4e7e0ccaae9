//! Pipelines of passes: parsed once, run on modules.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::cancellation::Cancellation;
use crate::error::{check, Diagnostic, Error, Result};
use crate::handle::Owned;
use crate::module::Module;
use crate::options::{collecting, set};
use crate::specialization::Specialization;
use crate::sys;
use crate::text::text;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A pass with options. The types of [`passes`](crate::passes) are passes.
pub trait Pass {
    /// The pass as a part of the text of a pipeline: `stablehlo-refine-arguments{types='tensor<i32>'}`.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` if an option cannot be spelled.
    fn text(&self) -> Result<String>;
}

/// A list of passes with options. It never changes, and any number of threads may run one.
///
/// ```
/// # use stablehlo::{passes, Code, Pipeline};
/// let pipeline = Pipeline::new(&[&passes::RemoveSharding, &passes::ChloLegalizeToStablehlo])?;
/// assert_eq!(pipeline.to_string(), "builtin.module(remove-sharding,func.func(chlo-legalize-to-stablehlo))");
/// let error = "builtin.module(remove-shading)".parse::<Pipeline>().unwrap_err();
/// assert_eq!((error.code(), error.diagnostics()[0].column), (Code::Malformed, 16));
/// assert!(error.message().ends_with("did you mean 'remove-sharding'?"));
/// # Ok::<(), stablehlo::Error>(())
/// ```
pub struct Pipeline(Owned<sys::shlo_pipeline>);

impl Pipeline {
    /// A pipeline of passes. Each runs on every function if it is made for functions, and on the module otherwise.
    ///
    /// # Errors
    ///
    /// Like [`Pipeline::parse`], and those of [`Pass::text`].
    pub fn new(passes: &[&dyn Pass]) -> Result<Self> {
        let texts = passes.iter().map(|one| one.text()).collect::<Result<Vec<_>>>()?;
        Self::parse(texts.join(","))
    }

    /// A pipeline of its text: `builtin.module(func.func(chlo-legalize-to-stablehlo),symbol-dce)`. A pass that is made
    /// for functions, but is not within `func.func(...)`, runs on each function.
    ///
    /// # Errors
    ///
    /// `Malformed` (the diagnostic has the place, and the message the nearest name), `OutOfMemory`.
    pub fn parse(text: impl AsRef<[u8]>) -> Result<Self> {
        let text = text.as_ref();
        let (start, length) = (text.as_ptr().cast(), text.len());
        Owned::create(|out, error| unsafe { sys::shlo_pipeline_parse(start, length, out, error) }).map(Pipeline)
    }

    /// The names of its passes, in order.
    pub fn passes(&self) -> Vec<String> {
        let handle = self.0.get();
        unsafe {
            texts(sys::shlo_pipeline_pass_count(handle), |k, n| sys::shlo_pipeline_pass_name(handle, k, n)).collect()
        }
    }
}

/// The texts of a list.
///
/// # Safety
///
/// The accessor is valid for each index below the count.
unsafe fn texts<F>(count: usize, accessor: F) -> impl Iterator<Item = String>
where
    F: Fn(usize, *mut usize) -> *const std::os::raw::c_char,
{
    (0..count).map(move |index| unsafe { text(|length| accessor(index, length)) }.into_owned())
}

impl FromStr for Pipeline {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self> {
        Self::parse(text)
    }
}

/// The text in normal form: options that have their default are left out.
impl fmt::Display for Pipeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&unsafe { text(|length| sys::shlo_pipeline_text(self.0.get(), length)) })
    }
}

impl fmt::Debug for Pipeline {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Pipeline({self})")
    }
}

/// What a pass did. Ops count functions too.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct PassReport {
    /// The name of the pass.
    pub name: String,
    /// The time that it took.
    pub duration: Duration,
    /// The ops of the module before it.
    pub ops_before: u64,
    /// The ops of the module after it.
    pub ops_after: u64,
    /// The patterns that changed something, and how often each did.
    pub rewrites: Vec<(String, u64)>,
    /// The values that stayed dynamic, each as a text with the op that is the reason.
    pub dynamic: Vec<String>,
}

impl PassReport {
    /// # Safety
    ///
    /// The reports are alive.
    unsafe fn from_raw(reports: *const sys::shlo_pass_reports, at: usize) -> Self {
        let rewrites = sys::shlo_pass_reports_rewrite_count(reports, at);
        let names = texts(rewrites, |k, n| sys::shlo_pass_reports_rewrite_name(reports, at, k, n));
        let dynamic = sys::shlo_pass_reports_dynamic_count(reports, at);
        PassReport {
            name: text(|length| sys::shlo_pass_reports_name(reports, at, length)).into_owned(),
            duration: Duration::from_nanos(sys::shlo_pass_reports_nanoseconds(reports, at)),
            ops_before: sys::shlo_pass_reports_ops_before(reports, at),
            ops_after: sys::shlo_pass_reports_ops_after(reports, at),
            rewrites: names.zip((0..).map(|k| sys::shlo_pass_reports_rewrite_times(reports, at, k))).collect(),
            dynamic: texts(dynamic, |k, n| sys::shlo_pass_reports_dynamic_text(reports, at, k, n)).collect(),
        }
    }
}

/// How passes run.
///
/// ```
/// # use stablehlo::{passes, Module, PassOptions, Pipeline};
/// # let text = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
/// #   %0 = chlo.tan %x : tensor<2xf32> -> tensor<2xf32> return %0 : tensor<2xf32> }";
/// let (module, mut reports) = (Module::parse(text)?, Vec::new());
/// let pipeline = Pipeline::new(&[&passes::ChloLegalizeToStablehlo])?;
/// let made = PassOptions::new().max_ops(1 << 20).reports(&mut reports).run(&module, &pipeline)?;
/// assert!(made.to_string().contains("stablehlo.tan"));
/// assert_eq!((reports[0].ops_before, reports[0].ops_after), (3, 3));
/// # Ok::<(), stablehlo::Error>(())
/// ```
#[derive(Default, Debug)]
pub struct PassOptions<'w> {
    max_ops: Option<u64>,
    max_rewrites: Option<u64>,
    max_folded_bytes: Option<u64>,
    max_milliseconds: Option<u64>,
    cancellation: Option<Cancellation>,
    verify_each: Option<bool>,
    lenient: Option<bool>,
    warnings: Option<&'w mut Vec<Diagnostic>>,
    reports: Option<&'w mut Vec<PassReport>>,
}

impl<'w> PassOptions<'w> {
    /// The defaults.
    pub fn new() -> Self {
        Self::default()
    }

    /// The maximum number of ops that the passes make together.
    #[must_use]
    pub fn max_ops(mut self, ops: u64) -> Self {
        self.max_ops = Some(ops);
        self
    }

    /// The maximum number of rewrites of patterns.
    #[must_use]
    pub fn max_rewrites(mut self, rewrites: u64) -> Self {
        self.max_rewrites = Some(rewrites);
        self
    }

    /// The maximum number of bytes of constants that folding makes.
    #[must_use]
    pub fn max_folded_bytes(mut self, bytes: u64) -> Self {
        self.max_folded_bytes = Some(bytes);
        self
    }

    /// The maximum time; less than a millisecond counts as one.
    #[must_use]
    pub fn timeout(mut self, limit: Duration) -> Self {
        self.max_milliseconds = Some(u64::try_from(limit.as_millis()).unwrap_or(u64::MAX).max(1));
        self
    }

    /// Stops the passes when it is cancelled.
    #[must_use]
    pub fn cancellation(mut self, cancellation: &Cancellation) -> Self {
        self.cancellation = Some(cancellation.clone());
        self
    }

    /// Whether the module is verified after each pass, not only after the last one.
    #[must_use]
    pub fn verify_each(mut self, verify: bool) -> Self {
        self.verify_each = Some(verify);
        self
    }

    /// Whether the module may break rules of the specification that the reference does not check.
    #[must_use]
    pub fn lenient(mut self, lenient: bool) -> Self {
        self.lenient = Some(lenient);
        self
    }

    /// Appends what passes warn of. [`Diagnostic::pass`] names the pass.
    #[must_use]
    pub fn warnings(mut self, warnings: &'w mut Vec<Diagnostic>) -> Self {
        self.warnings = Some(warnings);
        self
    }

    /// Appends a report for each pass that ran, also if one fails.
    #[must_use]
    pub fn reports(mut self, reports: &'w mut Vec<PassReport>) -> Self {
        self.reports = Some(reports);
        self
    }

    /// Runs the passes of a pipeline on a copy of the module. The message and the diagnostics of an error name the pass.
    ///
    /// # Errors
    ///
    /// `InvalidProgram` (the module does not verify, or a pass finds that it makes no sense), `Unsupported` (a pass
    /// cannot rewrite an op), `Failed` (a shape assertion does not hold), `Limit`, `Cancelled`, `OutOfMemory`.
    pub fn run(self, module: &Module, pipeline: &Pipeline) -> Result<Module> {
        let (module, pipeline) = (module.get(), pipeline.0.get());
        self.with(|options, out, error| unsafe { sys::shlo_module_run_pipeline(module, pipeline, options, out, error) })
    }

    /// Makes a polymorphic function static: inlines what it calls, gives its arguments their shapes and values, refines
    /// what follows, and checks assertions about shapes. The report of `stablehlo-refine-shapes` says what stayed
    /// dynamic.
    ///
    /// # Errors
    ///
    /// `InvalidArgument` (no such function or argument, or one that cannot have the shape or value), `InvalidProgram`
    /// (the module does not verify, or the shapes contradict each other), `Failed` (an assertion about shapes does not
    /// hold; the message is its own), `Limit`, `Cancelled`, `OutOfMemory`.
    pub fn specialize(self, module: &Module, known: &Specialization<'_>) -> Result<Module> {
        let (module, known) = (module.get(), known.handle()?);
        self.with(|options, out, error| unsafe {
            sys::shlo_module_specialize(module, known.get(), options, out, error)
        })
    }

    fn with<F>(self, run: F) -> Result<Module>
    where
        F: FnOnce(
            *const sys::shlo_pass_options,
            *mut *mut sys::shlo_module,
            *mut *mut sys::shlo_error,
        ) -> sys::shlo_status,
    {
        let mut options = Owned::create(|out, error| unsafe { sys::shlo_pass_options_create(out, error) })?;
        let mut reports = Owned::create(|out, error| unsafe { sys::shlo_pass_reports_create(out, error) })?;
        set!(options,
            self.max_ops => shlo_pass_options_set_max_ops,
            self.max_rewrites => shlo_pass_options_set_max_rewrites,
            self.max_folded_bytes => shlo_pass_options_set_max_folded_bytes,
            self.max_milliseconds => shlo_pass_options_set_max_milliseconds,
            self.verify_each => shlo_pass_options_set_verify_each,
            self.lenient => shlo_pass_options_set_lenient,
        );
        let handle = options.get_mut();
        if let Some(cancellation) = &self.cancellation {
            check(|error| unsafe { sys::shlo_pass_options_set_cancellation(handle, cancellation.get(), error) })?;
        }
        check(|error| unsafe { sys::shlo_pass_options_set_reports(handle, reports.get_mut(), error) })?;
        let made = collecting(
            self.warnings,
            |collector| check(|error| unsafe { sys::shlo_pass_options_set_diagnostics(handle, collector, error) }),
            || Owned::create(|out, error| run(handle, out, error)).map(Module),
        );
        if let Some(list) = self.reports {
            let handle = reports.get();
            let count = unsafe { sys::shlo_pass_reports_count(handle) };
            list.extend((0..count).map(|at| unsafe { PassReport::from_raw(handle, at) }));
        }
        made
    }
}

// --- The text of passes

/// The value of an option.
#[allow(dead_code)] // a form that no pass has
pub(crate) enum Setting<'p> {
    Flag(bool),
    Number(i64),
    Text(&'p str),
    Texts(&'p [String]),
}

/// A pass as a part of a pipeline. Empty lists are left out.
pub(crate) fn pass_text(name: &str, settings: &[(&str, Setting<'_>)]) -> Result<String> {
    let mut texts = Vec::new();
    for (option, setting) in settings {
        let value = match setting {
            Setting::Flag(flag) => flag.to_string(),
            Setting::Number(number) => number.to_string(),
            Setting::Text(text) => text.to_string(),
            Setting::Texts([]) => continue,
            Setting::Texts(list) => list.join(","),
        };
        let quote = if value.contains('\'') { '"' } else { '\'' };
        if value.contains(quote) {
            return Err(Error::invalid(format!("option {option} of {name} has both kinds of quotes: {value}")));
        }
        texts.push(format!("{option}={quote}{value}{quote}"));
    }
    Ok(if texts.is_empty() { name.into() } else { format!("{name}{{{}}}", texts.join(" ")) })
}

#[cfg(test)]
mod tests {
    use super::{pass_text, Setting};

    #[test]
    fn options_have_quotes() {
        let names = ["a".to_string(), "b".to_string()];
        let settings = [
            ("op-names", Setting::Texts(&names)),
            ("none", Setting::Texts(&[])),
            ("version", Setting::Number(-1)),
            ("on", Setting::Flag(true)),
            ("to", Setting::Text("it's")),
        ];
        assert_eq!(pass_text("p", &settings).unwrap(), "p{op-names='a,b' version='-1' on='true' to=\"it's\"}");
        assert_eq!(pass_text("p", &[]).unwrap(), "p");
        let error = pass_text("p", &[("to", Setting::Text("\"it's\""))]).unwrap_err();
        assert!(error.message().contains("both kinds of quotes"));
    }
}
