//! Errors and diagnostics.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::enumerations::{Code, Severity};
use crate::handle::Owned;
use crate::sys;
use crate::text::{text, Buffer};
use std::fmt;
use std::ptr::null_mut;
use std::sync::Arc;

/// What functions of this crate return.
pub type Result<T> = std::result::Result<T, Error>;

/// Why a call failed.
///
/// `Display` is the message, one line. `Debug` is the text for a terminal: each diagnostic with its place, the source
/// line, a caret and the notes. So a `main` that returns `Result<(), Error>` shows the caret.
#[derive(Clone)]
pub struct Error(Arc<Contents>);

struct Contents {
    code: Code,
    message: String,
    diagnostics: Vec<Diagnostic>,
    /// What the library renders; an error of this crate, or a copy, has none.
    handle: Option<Owned<sys::shlo_error>>,
}

/// One message about one place. Text is empty where the fact is unknown.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Diagnostic {
    /// Error, warning or note.
    pub severity: Severity,
    /// What is wrong.
    pub message: String,
    /// The file, as the location or the options name it.
    pub file: String,
    /// Counted from 1; 0 if unknown.
    pub line: u32,
    /// In bytes, counted from 1; 0 if unknown.
    pub column: u32,
    /// Offset into the artifact in bytes.
    pub offset: Option<u64>,
    /// The source line without its line terminator.
    pub source_line: String,
    /// The name of the op: "stablehlo.add".
    pub op: String,
    /// The operand, result or attribute: "operand 1", "permutation".
    pub subject: String,
    /// The label of the rule in the StableHLO specification: "dot_general_c5"; of a rule of ONNX: "onnx_conv_r3".
    pub constraint: String,
    /// The node of an ONNX model, with the graphs around it: "MatMul 'mm' in then_branch in If in main graph".
    pub node: String,
    /// The first StableHLO version that has what the target version lacks: "1.9.0".
    pub version: String,
    /// The pass that found it: "stablehlo-refine-shapes".
    pub pass: String,
    /// Notes on the message.
    pub notes: Vec<Diagnostic>,
}

impl Error {
    /// An error of this crate.
    #[cold]
    pub(crate) fn new(code: Code, message: impl Into<String>) -> Self {
        Error(Arc::new(Contents { code, message: message.into(), diagnostics: Vec::new(), handle: None }))
    }

    #[cold]
    pub(crate) fn invalid(message: impl Into<String>) -> Self {
        Error::new(Code::InvalidArgument, message)
    }

    /// An error about one input or output, "input 0", which the message begins with, as the library reports it.
    #[cold]
    pub(crate) fn invalid_value(what: &str, index: usize, problem: &str) -> Self {
        let subject = format!("{what} {index}");
        let message = format!("{subject} {problem}");
        let diagnostics = vec![Diagnostic {
            severity: Severity::Error,
            message: message.clone(),
            file: String::new(),
            line: 0,
            column: 0,
            offset: None,
            source_line: String::new(),
            op: String::new(),
            subject,
            constraint: String::new(),
            node: String::new(),
            version: String::new(),
            pass: String::new(),
            notes: Vec::new(),
        }];
        Error(Arc::new(Contents { code: Code::InvalidArgument, message, diagnostics, handle: None }))
    }

    /// # Safety
    ///
    /// The error is null, or the caller gives it away.
    #[cold]
    unsafe fn from_raw(status: sys::shlo_status, error: *mut sys::shlo_error) -> Self {
        if error.is_null() {
            return Error::new(status.into(), "the library gave no error object");
        }
        let handle = Owned::from_raw(error);
        Error::with(status.into(), error, Some(handle))
    }

    /// A copy of an error that something else owns.
    ///
    /// # Safety
    ///
    /// The error is alive.
    #[cold]
    pub(crate) unsafe fn copied(error: *const sys::shlo_error) -> Self {
        Error::with(sys::shlo_error_code(error).into(), error, None)
    }

    /// # Safety
    ///
    /// The error is alive.
    unsafe fn with(code: Code, error: *const sys::shlo_error, handle: Option<Owned<sys::shlo_error>>) -> Self {
        let message = text(|length| sys::shlo_error_message(error, length)).into_owned();
        let diagnostics = (0..sys::shlo_error_diagnostic_count(error))
            .map(|index| Diagnostic::from_raw(sys::shlo_error_diagnostic(error, index)))
            .collect();
        Error(Arc::new(Contents { code, message, diagnostics, handle }))
    }

    /// What went wrong, for a program.
    pub fn code(&self) -> Code {
        self.0.code
    }

    /// One line for a person.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// The places.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.0.diagnostics
    }

    /// The text for a terminal, with the source line and a caret; with ANSI colours if `colour`.
    pub fn render(&self, colour: bool) -> String {
        let rendered = self.0.handle.as_ref().and_then(|handle| {
            Owned::create(|out, error| unsafe { sys::shlo_error_render(handle.get(), colour.into(), out, error) }).ok()
        });
        match rendered {
            Some(buffer) => Buffer(buffer).to_string(),
            None => format!("error: {}\n", self.message()),
        }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.message())
    }
}

impl fmt::Debug for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.code(), self.render(false).trim_end())
    }
}

impl std::error::Error for Error {}

impl Diagnostic {
    /// # Safety
    ///
    /// The diagnostic is alive.
    unsafe fn from_raw(diagnostic: *const sys::shlo_diagnostic) -> Self {
        Diagnostic {
            severity: sys::shlo_diagnostic_severity(diagnostic).into(),
            message: text(|length| sys::shlo_diagnostic_message(diagnostic, length)).into_owned(),
            file: text(|length| sys::shlo_diagnostic_file(diagnostic, length)).into_owned(),
            line: sys::shlo_diagnostic_line(diagnostic),
            column: sys::shlo_diagnostic_column(diagnostic),
            offset: u64::try_from(sys::shlo_diagnostic_offset(diagnostic)).ok(),
            source_line: text(|length| sys::shlo_diagnostic_source_line(diagnostic, length)).into_owned(),
            op: text(|length| sys::shlo_diagnostic_op(diagnostic, length)).into_owned(),
            subject: text(|length| sys::shlo_diagnostic_subject(diagnostic, length)).into_owned(),
            constraint: text(|length| sys::shlo_diagnostic_constraint(diagnostic, length)).into_owned(),
            node: text(|length| sys::shlo_diagnostic_node(diagnostic, length)).into_owned(),
            version: text(|length| sys::shlo_diagnostic_version(diagnostic, length)).into_owned(),
            pass: text(|length| sys::shlo_diagnostic_pass(diagnostic, length)).into_owned(),
            notes: (0..sys::shlo_diagnostic_note_count(diagnostic))
                .map(|index| Diagnostic::from_raw(sys::shlo_diagnostic_note(diagnostic, index)))
                .collect(),
        }
    }
}

/// "file:line:column: message", as far as it is known.
impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.file.is_empty() {
            write!(f, "{}:{}:{}: ", self.file, self.line, self.column)?;
        }
        f.write_str(&self.message)
    }
}

/// Calls a function that can fail.
#[inline]
pub(crate) fn check(call: impl FnOnce(*mut *mut sys::shlo_error) -> sys::shlo_status) -> Result<()> {
    let mut error = null_mut();
    let status = call(&mut error);
    if status == sys::SHLO_OK {
        return Ok(());
    }
    Err(unsafe { Error::from_raw(status, error) })
}

/// Collects the warnings of a call.
pub(crate) struct Collector(Owned<sys::shlo_diagnostics>);

impl Collector {
    pub(crate) fn new() -> Result<Self> {
        Owned::create(|out, error| unsafe { sys::shlo_diagnostics_create(out, error) }).map(Collector)
    }

    pub(crate) fn handle(&mut self) -> *mut sys::shlo_diagnostics {
        self.0.get_mut()
    }

    pub(crate) fn collected(&self) -> Vec<Diagnostic> {
        let handle = self.0.get();
        unsafe {
            (0..sys::shlo_diagnostics_count(handle))
                .map(|index| Diagnostic::from_raw(sys::shlo_diagnostics_at(handle, index)))
                .collect()
        }
    }
}
