// Errors: a code for the program, a message for a person, and diagnostics.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import (
	"errors"
	"fmt"
	"strings"

	"stablehlo/internal/capi"
)

// Code says what went wrong and what the caller can do next. It is an error, so errors.Is(err, stablehlo.Unsupported)
// asks for it. Codes that this package does not know yet keep their number.
type Code int32

// The codes.
const (
	InvalidArgument Code = Code(capi.SHLO_INVALID_ARGUMENT) // The call itself is wrong. Fix the calling program.
	Malformed       Code = Code(capi.SHLO_MALFORMED)        // The text or bytes do not have the expected form.
	InvalidProgram  Code = Code(capi.SHLO_INVALID_PROGRAM)  // The program breaks a rule of the specification.
	Unsupported     Code = Code(capi.SHLO_UNSUPPORTED)      // The program is valid, but the library cannot run it.
	Version         Code = Code(capi.SHLO_VERSION)          // The version cannot express the program, or it is too new.
	Limit           Code = Code(capi.SHLO_LIMIT)            // A limit was reached.
	OutOfMemory     Code = Code(capi.SHLO_OUT_OF_MEMORY)    // An allocation failed.
	Cancelled       Code = Code(capi.SHLO_CANCELLED)        // The context ended the run.
	Failed          Code = Code(capi.SHLO_FAILED)           // The program ran and stopped itself.
	NotFound        Code = Code(capi.SHLO_NOT_FOUND)        // No such name, or an index out of range.
	IO              Code = Code(capi.SHLO_IO)               // A file could not be read or written.
	Internal        Code = Code(capi.SHLO_INTERNAL)         // A defect of the library. Please report it.
	Device          Code = Code(capi.SHLO_DEVICE)           // A plugin of PJRT, or its device, failed.
)

var codeNames = [...]string{
	InvalidArgument: "invalid argument", Malformed: "malformed", InvalidProgram: "invalid program",
	Unsupported: "unsupported", Version: "version", Limit: "limit", OutOfMemory: "out of memory", Cancelled: "cancelled",
	Failed: "failed", NotFound: "not found", IO: "input or output", Internal: "internal",
	Device: "device",
}

// Error is the name of the code: "invalid program".
func (c Code) Error() string {
	if c > 0 && int(c) < len(codeNames) {
		return codeNames[c]
	}
	return fmt.Sprintf("code %d", int32(c))
}

// Error is the error of every function of this package. errors.As finds it, and errors.Is finds its code.
type Error struct {
	Code        Code
	Message     string // one line
	Diagnostics []Diagnostic

	rendered string
	cause    error
}

// Severity of a diagnostic.
type Severity int32

// The severities.
const (
	SeverityError   Severity = Severity(capi.SHLO_SEVERITY_ERROR)
	SeverityWarning Severity = Severity(capi.SHLO_SEVERITY_WARNING)
	SeverityNote    Severity = Severity(capi.SHLO_SEVERITY_NOTE)
)

// Diagnostic is one message about one place. Unknown facts are "" or 0; an unknown offset is -1.
type Diagnostic struct {
	Severity   Severity
	Message    string
	File       string
	Line       int // counted from 1
	Column     int // in bytes, counted from 1
	Offset     int64
	SourceLine string
	Op         string // "stablehlo.add"
	Node       string // of an ONNX model: "MatMul 'mm' in main graph"
	Subject    string // "operand 1", "permutation"
	Constraint string // the label of the rule in the specification: "dot_general_c5"; of a rule of ONNX: "onnx_conv_r3"
	Version    string // the first StableHLO version that has what the target lacks
	Pass       string // that found it: "stablehlo-refine-shapes"
	Notes      []Diagnostic
}

// Error is the message.
func (e *Error) Error() string { return "stablehlo: " + e.Message }

// Is says whether target is the code of the error.
func (e *Error) Is(target error) bool {
	code, ok := target.(Code)
	return ok && code == e.Code
}

// Unwrap returns the error of the context that ended a run, or of the closure that ended a function of a builder.
func (e *Error) Unwrap() error { return e.cause }

// Rendered is the error for a terminal: for each diagnostic its place, its message, the source line and a caret.
func (e *Error) Rendered() string {
	if e.rendered == "" {
		return "error: " + e.Message + "\n"
	}
	return e.rendered
}

// Format prints the rendered error for %+v.
func (e *Error) Format(state fmt.State, verb rune) {
	if verb == 'v' && state.Flag('+') {
		fmt.Fprint(state, strings.TrimSuffix(e.Rendered(), "\n"))
		return
	}
	fmt.Fprintf(state, fmt.FormatString(state, verb), e.Error())
}

// failure makes the error of a call, and frees the library's. It is nil if the call succeeded.
func failure(of *capi.Error) error {
	if of == nil {
		return nil
	}
	defer capi.ErrorDestroy(of)
	return errorOf(of)
}

// errorOf copies an error of the library.
func errorOf(of *capi.Error) *Error {
	result := &Error{Code: Code(capi.ErrorCode(of)), Message: textOf(of, capi.ErrorMessage)}
	for i := range capi.ErrorDiagnosticCount(of) {
		result.Diagnostics = append(result.Diagnostics, diagnosticOf(capi.ErrorDiagnostic(of, i)))
	}
	var rendered *capi.Buffer
	if capi.ErrorRender(of, 0, &rendered, nil) == capi.SHLO_OK {
		result.rendered = string(bytesOf(rendered))
	}
	return result
}

func diagnosticOf(of *capi.Diagnostic) Diagnostic {
	result := Diagnostic{
		Severity:   Severity(capi.DiagnosticSeverity(of)),
		Message:    textOf(of, capi.DiagnosticMessage),
		File:       textOf(of, capi.DiagnosticFile),
		Line:       int(capi.DiagnosticLine(of)),
		Column:     int(capi.DiagnosticColumn(of)),
		Offset:     capi.DiagnosticOffset(of),
		SourceLine: textOf(of, capi.DiagnosticSourceLine),
		Op:         textOf(of, capi.DiagnosticOp),
		Node:       textOf(of, capi.DiagnosticNode),
		Subject:    textOf(of, capi.DiagnosticSubject),
		Constraint: textOf(of, capi.DiagnosticConstraint),
		Version:    textOf(of, capi.DiagnosticVersion),
		Pass:       textOf(of, capi.DiagnosticPass),
	}
	for i := range capi.DiagnosticNoteCount(of) {
		result.Notes = append(result.Notes, diagnosticOf(capi.DiagnosticNote(of, i)))
	}
	return result
}

// invalid is an error of this package about a subject of the call, such as "input 0".
func invalid(subject, format string, arguments ...any) error {
	message := fmt.Sprintf(format, arguments...)
	result := &Error{Code: InvalidArgument, Message: message}
	if subject != "" {
		result.Message = subject + " " + message
		result.Diagnostics = []Diagnostic{{Message: message, Offset: -1, Subject: subject}}
	}
	return result
}

func closedError(what string) error { return invalid("", "the %s is closed", what) }

// caused gives an error of a user's closure the type of this package's errors.
func caused(err error) error {
	var known *Error
	if errors.As(err, &known) {
		return err
	}
	return &Error{Code: Failed, Message: err.Error(), cause: err}
}

// collect calls with a collector, and appends its diagnostics to warnings.
func collect(warnings *[]Diagnostic, call func(*capi.Diagnostics) error) error {
	if warnings == nil {
		return call(nil)
	}
	var collector *capi.Diagnostics
	var failed *capi.Error
	capi.DiagnosticsCreate(&collector, &failed)
	if err := failure(failed); err != nil {
		return err
	}
	defer capi.DiagnosticsDestroy(collector)
	err := call(collector)
	for i := range capi.DiagnosticsCount(collector) {
		*warnings = append(*warnings, diagnosticOf(capi.DiagnosticsAt(collector, i)))
	}
	return err
}
