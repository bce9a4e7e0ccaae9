//! The enumerations of the C API. A number that this crate does not list is kept.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use crate::{library, sys};
use std::ffi::CStr;
use std::fmt;

macro_rules! enumeration {
    ($(#[$about:meta])* $name:ident($raw:ident) { $($(#[$about_case:meta])* $case:ident = $number:ident,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$about_case])* #[doc = concat!("`", stringify!($number), "`.")] $case,)+
            /// A number of a newer library.
            Other(i32),
        }

        impl From<sys::$raw> for $name {
            #[inline]
            fn from(number: sys::$raw) -> Self {
                match number {
                    $(sys::$number => $name::$case,)+
                    other => $name::Other(other.0),
                }
            }
        }

        impl From<$name> for sys::$raw {
            #[inline]
            fn from(case: $name) -> Self {
                match case {
                    $($name::$case => sys::$number,)+
                    $name::Other(number) => sys::$raw(number),
                }
            }
        }
    };
}
pub(crate) use enumeration;

enumeration! {
    /// What went wrong, and what the caller can do next.
    Code(shlo_status) {
        /// The call itself is wrong. Fix the calling program.
        InvalidArgument = SHLO_INVALID_ARGUMENT,
        /// Text or bytes do not have the expected form. The diagnostics give the position.
        Malformed = SHLO_MALFORMED,
        /// The program breaks a rule of the specification. The diagnostics name the op and the rule.
        InvalidProgram = SHLO_INVALID_PROGRAM,
        /// The program is valid, but the library has no implementation for it.
        Unsupported = SHLO_UNSUPPORTED,
        /// The target version cannot express the module, or artifact or library have another version.
        Version = SHLO_VERSION,
        /// A limit was reached. Raise it in the options if the input is trusted.
        Limit = SHLO_LIMIT,
        /// An allocation failed.
        OutOfMemory = SHLO_OUT_OF_MEMORY,
        /// Another thread cancelled the run.
        Cancelled = SHLO_CANCELLED,
        /// The program ran and stopped itself.
        Failed = SHLO_FAILED,
        /// No such name, or an index out of range.
        NotFound = SHLO_NOT_FOUND,
        /// A file could not be read or written.
        Io = SHLO_IO,
        /// A defect of the library. Please report it.
        Internal = SHLO_INTERNAL,
        /// A plugin of PJRT, or its device, failed.
        Device = SHLO_DEVICE,
    }
}

enumeration! {
    /// The severity of a [`Diagnostic`](crate::Diagnostic).
    Severity(shlo_severity) {
        Error = SHLO_SEVERITY_ERROR,
        Warning = SHLO_SEVERITY_WARNING,
        Note = SHLO_SEVERITY_NOTE,
    }
}

enumeration! {
    /// The element type of a tensor.
    ElementType(shlo_element_type) {
        /// No element type: the value is not a tensor.
        None = SHLO_TYPE_NONE,
        I1 = SHLO_TYPE_I1,
        I2 = SHLO_TYPE_I2,
        I4 = SHLO_TYPE_I4,
        I8 = SHLO_TYPE_I8,
        I16 = SHLO_TYPE_I16,
        I32 = SHLO_TYPE_I32,
        I64 = SHLO_TYPE_I64,
        Ui2 = SHLO_TYPE_UI2,
        Ui4 = SHLO_TYPE_UI4,
        Ui8 = SHLO_TYPE_UI8,
        Ui16 = SHLO_TYPE_UI16,
        Ui32 = SHLO_TYPE_UI32,
        Ui64 = SHLO_TYPE_UI64,
        F4E2M1FN = SHLO_TYPE_F4E2M1FN,
        F6E2M3FN = SHLO_TYPE_F6E2M3FN,
        F6E3M2FN = SHLO_TYPE_F6E3M2FN,
        F8E3M4 = SHLO_TYPE_F8E3M4,
        F8E4M3 = SHLO_TYPE_F8E4M3,
        F8E4M3FN = SHLO_TYPE_F8E4M3FN,
        F8E4M3FNUZ = SHLO_TYPE_F8E4M3FNUZ,
        F8E4M3B11FNUZ = SHLO_TYPE_F8E4M3B11FNUZ,
        F8E5M2 = SHLO_TYPE_F8E5M2,
        F8E5M2FNUZ = SHLO_TYPE_F8E5M2FNUZ,
        F8E8M0FNU = SHLO_TYPE_F8E8M0FNU,
        Bf16 = SHLO_TYPE_BF16,
        F16 = SHLO_TYPE_F16,
        F32 = SHLO_TYPE_F32,
        F64 = SHLO_TYPE_F64,
        ComplexF32 = SHLO_TYPE_COMPLEX_F32,
        ComplexF64 = SHLO_TYPE_COMPLEX_F64,
    }
}

enumeration! {
    /// What to do with attributes and ops of other dialects.
    OtherDialects(shlo_other_dialects) {
        /// They are kept.
        Keep = SHLO_OTHER_DIALECTS_KEEP,
        /// Attributes are dropped with a warning; ops are [`Code::Unsupported`].
        Strip = SHLO_OTHER_DIALECTS_STRIP,
        /// Both are [`Code::Unsupported`].
        Reject = SHLO_OTHER_DIALECTS_REJECT,
    }
}

enumeration! {
    /// What bytes are, by their beginning.
    Content(shlo_content) {
        Unknown = SHLO_CONTENT_UNKNOWN,
        /// A portable artifact.
        Artifact = SHLO_CONTENT_ARTIFACT,
        /// MLIR bytecode that is not a portable artifact.
        MlirBytecode = SHLO_CONTENT_MLIR_BYTECODE,
        /// Text that may be a program.
        Text = SHLO_CONTENT_TEXT,
        /// The output of JAX's `Exported.serialize()`.
        JaxExport = SHLO_CONTENT_JAX_EXPORT,
        /// The text of a versioned program.
        VersionedText = SHLO_CONTENT_VERSIONED_TEXT,
        /// An ONNX model.
        Onnx = SHLO_CONTENT_ONNX,
    }
}

enumeration! {
    /// How old a consumer of an artifact may be.
    Compatibility(shlo_compatibility) {
        /// Consumers of the newest version.
        Newest = SHLO_COMPATIBILITY_NONE,
        /// Consumers up to four weeks old.
        Week4 = SHLO_COMPATIBILITY_WEEK_4,
        /// Consumers up to twelve weeks old.
        Week12 = SHLO_COMPATIBILITY_WEEK_12,
        /// Consumers of the oldest version.
        Oldest = SHLO_COMPATIBILITY_MAX,
    }
}

enumeration! {
    /// Which vector units kernels may use.
    Simd(shlo_simd) {
        /// The widest that the processor has.
        Auto = SHLO_SIMD_AUTO,
        /// Those of every supported processor: equal bits on all of them.
        Baseline = SHLO_SIMD_BASELINE,
    }
}

enumeration! {
    /// Who may call a function.
    Visibility(shlo_visibility) {
        /// Public; the text does not say so.
        Default = SHLO_VISIBILITY_DEFAULT,
        Public = SHLO_VISIBILITY_PUBLIC,
        /// Visible only within the module.
        Private = SHLO_VISIBILITY_PRIVATE,
    }
}

enumeration! {
    /// The kind of a [`Type`](crate::Type).
    TypeKind(shlo_type_kind) {
        None = SHLO_TYPE_KIND_NONE,
        Tensor = SHLO_TYPE_KIND_TENSOR,
        /// Only in CHLO.
        UnrankedTensor = SHLO_TYPE_KIND_UNRANKED_TENSOR,
        Token = SHLO_TYPE_KIND_TOKEN,
        Tuple = SHLO_TYPE_KIND_TUPLE,
        Future = SHLO_TYPE_KIND_FUTURE,
        /// A memref.
        Buffer = SHLO_TYPE_KIND_BUFFER,
        Function = SHLO_TYPE_KIND_FUNCTION,
        /// An element type by itself, as in attributes.
        Element = SHLO_TYPE_KIND_ELEMENT,
        /// See its text.
        Opaque = SHLO_TYPE_KIND_OTHER,
    }
}

enumeration! {
    /// The kind of an [`Attribute`](crate::Attribute).
    AttributeKind(shlo_attribute_kind) {
        None = SHLO_ATTRIBUTE_NONE,
        /// It has no value: its presence is the information.
        Unit = SHLO_ATTRIBUTE_UNIT,
        Bool = SHLO_ATTRIBUTE_BOOL,
        /// Of up to 64 bits.
        Integer = SHLO_ATTRIBUTE_INTEGER,
        /// Of up to 64 bits.
        Float = SHLO_ATTRIBUTE_FLOAT,
        String = SHLO_ATTRIBUTE_STRING,
        /// The name of a function.
        Symbol = SHLO_ATTRIBUTE_SYMBOL,
        Type = SHLO_ATTRIBUTE_TYPE,
        Enum = SHLO_ATTRIBUTE_ENUM,
        /// A list of integers or bools.
        Integers = SHLO_ATTRIBUTE_INTEGERS,
        /// A list of attributes.
        Array = SHLO_ATTRIBUTE_ARRAY,
        Dictionary = SHLO_ATTRIBUTE_DICTIONARY,
        /// Fields in a fixed order.
        Struct = SHLO_ATTRIBUTE_STRUCT,
        /// A constant.
        Tensor = SHLO_ATTRIBUTE_TENSOR,
        /// See its text.
        Opaque = SHLO_ATTRIBUTE_OTHER,
    }
}

impl ElementType {
    /// The size of one element in bytes; 0 for [`ElementType::None`] and unknown numbers.
    pub fn size(self) -> usize {
        // Whoever has a size to check has found the library before.
        library::find().map_or(0, |()| unsafe { sys::shlo_element_type_size(self.into()) })
    }
}

/// The name in text: `f32`, `complex<f32>`.
impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if library::find().is_err() {
            return write!(f, "{self:?}");
        }
        let name = unsafe { CStr::from_ptr(sys::shlo_element_type_name((*self).into())) };
        f.pad(&name.to_string_lossy())
    }
}

/// The name in C: "SHLO_MALFORMED".
impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if library::find().is_err() {
            return write!(f, "{self:?}");
        }
        if let Code::Other(number) = self {
            return write!(f, "status {number}");
        }
        let name = unsafe { CStr::from_ptr(sys::shlo_status_name((*self).into())) };
        f.pad(&name.to_string_lossy())
    }
}
