"""Writes the low level for Rust: types, and functions to link with or to load.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import re

from names import LICENCE, NOTE, declaration, free, lifetime, parts, sections, wrapped

SCALARS = {"float": "f32", "double": "f64", "size_t": "usize", "char": "c_char", "void": "c_void"}
SCALARS.update(
    {f"{sign}int{bits}_t": f"{'u' if sign else 'i'}{bits}" for sign in ("", "u") for bits in (8, 16, 32, 64)}
)

FOLDER = "bindings/rust/stablehlo-sys/src"


def head(subject):
    return f"//! {subject}\n//!\n//! {NOTE}\n// {LICENCE}\n\n"


def type_of(of_type):
    base, is_const, pointers = parts(of_type)
    text = SCALARS.get(base, base)
    for is_pointer_const in [is_const] + pointers[:-1] if pointers else []:
        text = ("*const " if is_pointer_const else "*mut ") + text
    return text


def markdown(text):
    """Signs that have a meaning in rustdoc are escaped, except in code."""
    pieces = re.split(r"(`[^`]*`)", text)
    return "".join(piece if piece.startswith("`") else re.sub(r"([<>\[\]*\\])", r"\\\1", piece) for piece in pieces)


def docs(text, indent=""):
    return wrapped(markdown(text), indent + "///") if text else ""


def signature(start, parameters, result, end):
    """A function on one line, or with a line for each parameter."""
    indent = " " * (len(start) - len(start.lstrip()))
    listed = [f"{free(one['name'], 'rust')}: {type_of(one['type'])}" for one in parameters]
    end = ")" + ("" if result == "void" else f" -> {type_of(result)}") + end
    line = start + "(" + ", ".join(listed) + end
    if len(line) <= 100:
        return line + "\n"
    return f"{start}(\n" + "".join(f"{indent}    {one},\n" for one in listed) + f"{indent}{end}\n"


def imports(text):
    """The C types that the text uses."""
    used = [name for name in ("c_char", "c_void") if re.search(rf"\b{name}\b", text)]
    return (
        f"use std::os::raw::{{{', '.join(used)}}};\n"
        if len(used) > 1
        else "".join(f"use std::os::raw::{name};\n" for name in used)
    )


def function_docs(one, indent):
    text = docs(one["comment"], indent)
    text += f"{indent}///\n{indent}/// Since ABI {one['since']}.\n"
    if one["threads"] != "any":
        names = " and ".join(f"`{name}`" for name in one["threads"])
        text += f"{indent}/// Only one thread at a time may use {names}.\n"
    return text + f"{indent}///\n{indent}/// ```c\n{wrapped(declaration(one), indent + '///')}{indent}/// ```\n"


def types(capi):
    text = (
        "/// The ABI version that these declarations are of: major and minor number.\n"
        f"pub const ABI: (i32, i32) = ({capi['abi']['major']}, {capi['abi']['minor']});\n"
    )
    for one in capi["constants"]:
        text += "\n" + (docs(one["comment"]) or f"/// The constant `{one['name']}`.\n")
        text += f"pub const {one['name']}: {type_of(one['type'])} = {one['value']};\n"
    for one in capi["enumerations"]:
        text += "\n" + (docs(one["comment"]) or f"/// The numbers `{one['cases'][0]['name']}` and so on.\n")
        text += (
            "#[repr(transparent)]\n#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]\n"
            f"pub struct {one['name']}(pub {type_of(one['type'])});\n"
        )
        for case in one["cases"]:
            text += docs(case["comment"]) or f"/// `{case['name']}`, a [`{one['name']}`].\n"
            text += f"pub const {case['name']}: {one['name']} = {one['name']}({case['value']});\n"
    for one in capi["handles"]:
        text += "\n" + docs(one["comment"] or f"The object of a handle `{one['name']}`.")
        life = lifetime(one, lambda name: f"[`{name}`]")
        text += (
            f"///\n/// {life}\n#[repr(C)]\npub struct {one['name']} {{\n    _bytes: [u8; 0],\n"
            "    _marker: PhantomData<(*mut u8, PhantomPinned)>,\n}\n"
        )
    for one in capi["callbacks"]:
        text += "\n" + docs(one["comment"])
        if one["thread"] not in one["comment"]:
            text += "///\n" + docs("Thread: " + one["thread"])
        text += signature(
            f"pub type {one['name']} = Option<unsafe extern \"C\" fn", one["parameters"], one["returns"], ">;"
        )
    for one in capi["structs"]:
        text += "\n" + docs(one["comment"] or f"The structure `{one['name']}`.")
        text += f"#[repr(C)]\n#[derive(Clone, Copy)]\npub struct {one['name']} {{\n"
        for field in one["fields"]:
            text += docs(field["comment"], "    ") or f"    /// The field `{field['name']}`.\n"
            start = f"    pub {free(field['name'], 'rust')}: "
            if "callback" in field:
                callback = field["callback"]
                text += signature(
                    start + 'Option<unsafe extern "C" fn', callback["parameters"], callback["returns"], ">,"
                )
            elif "length" in field:
                text += f"{start}[{type_of(field['type'])}; {field['length']}],\n"
            else:
                text += f"{start}{type_of(field['type'])},\n"
        text += "}\n"
    return (
        head("The types and numbers of the C API.")
        + "use core::marker::{PhantomData, PhantomPinned};\n"
        + imports(text)
        + "\n"
        + text
    )


def functions(capi):
    """The functions, once: src/linked.rs and src/load.rs say what becomes of them."""
    text = "functions! {\n"
    for header, listed in sections(capi["functions"]):
        text += f"    // {header}\n"
        for one in listed:
            text += "\n" + function_docs(one, "    ")
            text += signature(f"    fn {one['name']}", one["parameters"], one["returns"]["type"], ";")
        text += "\n"
    used = "use crate::types::*;\n" + imports(text)
    return head("The functions of the C API.") + used + "\n" + text.rstrip() + "\n}\n"


SYMBOLS = f"""//! Resolves every function of the C API: one that the library lacks does not link, or does not load.
//!
//! {NOTE}
// {LICENCE}
use stablehlo_sys::*;

#[rustfmt::skip]
#[test]
fn every_function_has_an_address() {{
    #[cfg(feature = "load")]
    {{
        let found = load::open("libm.so.6");
        assert!(matches!(found, Err(load::LoadError::Symbol(..))), "functions were found in another library");
        load::from_environment().unwrap();
    }}
    let addresses = [
"""

SYMBOLS_END = """    ];
    for (name, address) in addresses {
        assert!(!address.is_null(), "{name} has no address");
    }
    let (mut major, mut minor) = (-1, -1);
    unsafe { shlo_abi_version(&mut major, &mut minor) };
    assert!(major == ABI.0 && minor >= ABI.1, "the library has ABI {major}.{minor}, not {ABI:?}");
    println!("{} functions resolved", addresses.len());
}
"""


def symbols(capi):
    entries = (f"        (\"{one['name']}\", {one['name']} as *const ()),\n" for one in capi["functions"])
    return SYMBOLS + "".join(entries) + SYMBOLS_END


def written(capi):
    """The handles that a function other than their destructor takes without const."""
    taken = {one["type"] for function in capi["functions"] for one in function["parameters"] if one["role"] == "handle"}
    return {one["name"] for one in capi["handles"] if f"{one['name']} *" in taken}


def shared(capi):
    """The owned handles that several threads may use at once: they are const wherever a function takes them."""
    names = sorted({one["name"] for one in capi["handles"] if "destroy" in one} - written(capi))
    return (
        head("Which handles several threads may use at once: every function takes them as const (promise 12).")
        + "use crate::handle::Shared;\nuse crate::sys;\n\n"
        + "".join(f"unsafe impl Shared for sys::{name} {{}}\n" for name in names)
    )


def emit(capi):
    return {
        f"{FOLDER}/types.rs": types(capi),
        f"{FOLDER}/functions.rs": functions(capi),
        "bindings/rust/stablehlo-sys/tests/symbols.rs": symbols(capi),
        "bindings/rust/stablehlo/src/shared.rs": shared(capi),
    }
