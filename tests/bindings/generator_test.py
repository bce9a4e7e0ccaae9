#!/usr/bin/env python3
"""The generator on toy headers: one with each form, and changes of it that must be refused with place and reason.

toy/capi.json was written by hand review of toy/stablehlo-c: each fact in it follows from a declaration or a comment.
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import json
import re
import runpy
import shutil
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "bindings" / "generate"))
import describe  # noqa: E402
import headers  # noqa: E402
import rust  # noqa: E402

TOY = HERE / "toy" / "stablehlo-c"

# What is changed in toy.h, and what the generator must say.
TWINS = [
    ("a function without SHLO_API", "SHLO_API void shlo_error_destroy", "void shlo_error_destroy", "unexpected 'void'"),
    ("an unknown form", "/* A plain structure. */", "union shlo_u { int32_t a; };", "unexpected 'union'"),
    ("an unknown sign", "/* A plain structure. */", "@", "unexpected '@'"),
    ("an unknown directive", "#define SHLO_BIT (1 << 4)", "#pragma once", "unknown directive '#pragma once'"),
    ("a constant that is no integer", "#define SHLO_BIT (1 << 4)", "#define SHLO_BIT 1.5", "is not an integer"),
    (
        "an alias without an enumeration",
        "/* A plain structure. */",
        "typedef int32_t shlo_number;",
        "typedef int32_t shlo_number",
    ),
    ("a case without a number", "SHLO_OK = 0,", "SHLO_OK,", "expected '=', found ','"),
    (
        "a case that is too large",
        "SHLO_FAR = -0x10",
        "SHLO_FAR = 0x80000000",
        "SHLO_FAR = 2147483648 does not fit int32_t",
    ),
    ("a case twice", "SHLO_FAR = -0x10", "SHLO_OK = 2", "SHLO_OK is declared twice"),
    ("a function twice", "SHLO_API int32_t shlo_lid_rank(", "SHLO_API int32_t shlo_lid_is_shut(", "is declared twice"),
    (
        "a comment behind a declaration",
        "typedef struct shlo_lid shlo_lid;",
        "typedef struct shlo_lid shlo_lid; /* a lid */",
        "a comment behind a declaration",
    ),
    ("a foreign type", "int64_t depth", "long depth", "unknown type long"),
    ("an int", "int64_t depth", "int depth", "unknown type int"),
    ("const behind its type", "const int64_t *pads,", "int64_t const *pads,", "'int64_t const'"),
    ("an array parameter", "int64_t *found", "int64_t found[4]", "parameter found is written as an array"),
    ("a handle by value", "const shlo_lid *lid, size_t *length", "shlo_lid lid, size_t *length", "has type shlo_lid"),
    ("a structure by value", "const shlo_pair *given", "shlo_pair given", "has type shlo_pair"),
    (
        "two parameters of one name",
        "int32_t *major, double *minor",
        "int32_t *major, double *major",
        "two parameters major",
    ),
    (
        "a pointer to a function",
        "shlo_part_fn visit,",
        "int32_t (*visit)(void *user),",
        "a parameter that is a pointer to a",
    ),
    ("three pointers", "const shlo_lid **lid,", "const shlo_lid ***lid,", "at most two levels of pointers"),
    ("a callback type of another name", "(*shlo_part_fn)", "(*shlo_part)", "the name of a callback type ends with _fn"),
    ("a callback type without user data", "shlo_status code, void *user);", "shlo_status code);", "has no user data"),
    ("a callback without user data", "visit, void *user,", "visit,", "is a callback without user data"),
    ("a callback on an unknown thread", ", on the thread that runs", "", "nothing says on which thread"),
    (
        "an error that is not last",
        "double *minor);",
        "double *minor, shlo_error **error, int32_t last);",
        "error not last",
    ),
    (
        "an error of another name",
        "const char **kind, shlo_box **out, shlo_error **error",
        "const char **kind, shlo_box **out, " "shlo_error **failure",
        "error not last",
    ),
    (
        "an error without a status",
        "SHLO_API void shlo_box_numbers(int32_t *major, double *minor)",
        "SHLO_API void shlo_box_numbers(int32_t *major, double *minor, shlo_error **error)",
        "takes an error, but returns void",
    ),
    ("a status without an error", "void *user, shlo_error **error);", "void *user);", "can fail and has no error"),
    ("text without a length", "const char *name, size_t length,", "const char *name,", "is text without a length"),
    (
        "text that is written",
        "const char *name, size_t length,",
        "char *name, size_t length,",
        "is text without a length",
    ),
    (
        "texts without lengths",
        "const char *const *keys, const size_t *key_lengths,",
        "const char *const *keys,",
        "is a list of texts without lengths",
    ),
    ("memory without a size", "const void *data, size_t size,", "const void *data,", "is memory without a size"),
    (
        "an array without a count",
        "size_t pad_count, const int64_t *pads,\n                                   shlo_status",
        "const int64_t *pads,\n                                   shlo_status",
        "is an array without a count",
    ),
    (
        "an array of another length",
        "has one stride per axis",
        "has strides",
        "parameter strides of shlo_box_create is an array",
    ),
    (
        "arrays without lengths",
        "sizes[k] has ranks[k] extents, and may be NULL for rank 0.",
        "",
        "is a list of arrays without lengths",
    ),
    ("a structure without an owner", "*pair is owned by the caller", "*pair is new", "gives a struct without an owner"),
    (
        "output text without a length",
        "const char **text, size_t *text_length,",
        "const char **text,",
        "text without a length",
    ),
    (
        "returned text without a length",
        "/* Its kind. Static. */",
        "/* Its kind. */",
        "returns const char * without a length",
    ),
    (
        "returned bytes without a size",
        "SHLO_API size_t shlo_lid_size",
        "SHLO_API size_t shlo_lid_bytes",
        "without a length",
    ),
    ("a returned shape without a rank", "int32_t shlo_lid_rank", "int32_t shlo_lid_order", "without a length"),
    (
        "a returned handle that is not const",
        "SHLO_API const shlo_lid *shlo_box_lid(",
        "SHLO_API shlo_lid *shlo_box_lid(",
        "returns a handle that can be changed",
    ),
    (
        "an owner that is no parameter",
        "/* Its name. */",
        "/* Its name, borrowed from the hinge. */",
        "borrows from 'hinge'",
    ),
    (
        "no owner",
        "*data is borrowed from the box in *out",
        "*data is there",
        "nothing says who owns what shlo_box_hold returns",
    ),
    (
        "an owned handle that nothing destroys",
        "const shlo_lid **lid,",
        "shlo_lid **lid,",
        "gives a shlo_lid, which nothing destroys",
    ),
    ("a handle that nothing destroys", "/* Borrowed from its box. */", "/* A lid. */", "nothing destroys shlo_lid"),
    (
        "a borrowed handle that nothing gives",
        "const shlo_visit *visit, void *part",
        "void *part",
        "no function gives a shlo_visit",
    ),
    (
        "destroying without a word on NULL",
        "/* Accepts NULL. */\nSHLO_API void shlo_box_destroy",
        "/* Gone. */\nSHLO_API void " "shlo_box_destroy",
        "does not say what NULL does",
    ),
    (
        "destroying something else",
        "shlo_box_destroy(shlo_box *box)",
        "shlo_box_destroy(const shlo_box *box)",
        "does not destroy a handle",
    ),
    (
        "a remark on NULL that fits nothing",
        "visit (nullable) gets",
        "callback (nullable) gets",
        "no parameter fits the remark",
    ),
    ("a remark on NULL by pronoun", "finder is nullable.", "It may be NULL.", "no parameter fits the remark"),
    (
        "a remark on NULL in parentheses",
        "visit (nullable) gets",
        "visit (which may be NULL) gets",
        "a remark about NULL in parentheses",
    ),
    ("a reference to nothing", "Like shlo_box_fill with", "Like shlo_box_full with", "refers to shlo_box_full"),
    ("no comment", "/* Its bytes. */\n", "\n", "shlo_lid_size has no comment"),
    ("no since", " since ABI 3.1 */", " */", "nothing says which ABI version introduced shlo_box_create"),
    ("a header without a comment", "toy.h - each form", "each form", "the first comment does not name the header"),
    (
        "a missing header",
        '#include "stablehlo-c/version.h"',
        '#include "stablehlo-c/versions.h"',
        "which does not exist",
    ),
    (
        "a structure of an unknown form",
        "uint8_t major, minor;",
        "union { int8_t a; } u;",
        "unknown type union",
    ),
    (
        "two handles of which one may be missing",
        "shlo_box *finder, shlo_error",
        "shlo_box *finder, shlo_box *other, shlo_error",
        "but not one handle",
    ),
    ("a structure with two names", "} shlo_pair;", "} shlo_pairs;", "struct shlo_pair is called shlo_pairs"),
    ("an unknown field", "double parts[4];", "double parts:4;", "unexpected ':4;"),
    ("a name without a prefix", "typedef struct shlo_error shlo_error;", "typedef struct err err;", "has no prefix"),
]


def described(folder):
    return describe.render(describe.describe(headers.read(folder))) + "\n"


def marked(path, text):
    """Whether a generated file says so where tools of its language look."""
    if path.endswith(".go"):
        before_package = text.split("\npackage ")[0] if "\npackage " in text else ""
        return bool(re.search(r"^// Code generated .* DO NOT EDIT\.$", before_package, re.M))
    head = "\n".join(text.splitlines()[:10])
    return bool(re.search(r"[Gg]enerated\W+by bindings/generate from \S+; do not edit\.?", head))


def main():
    expected = (HERE / "toy" / "capi.json").read_text()
    made = described(TOY)
    assert made == expected, "the toy is described otherwise than in toy/capi.json"
    data = json.loads(made)
    kinds = [len(data[kind]) for kind in ("constants", "enumerations", "handles", "structs", "callbacks", "functions")]
    assert kinds == [6, 1, 5, 3, 1, 28], kinds
    assert data["constants"][2] == {
        "header": "toy.h",
        "section": "",
        "name": "SHLO_DYNAMIC",
        "type": "int64_t",
        "value": -(2**63),
        "comment": "Unknown.",
    }

    # Threads share the error, which is always const; the box and its options are written, and a lid is borrowed.
    shared = re.findall(r"impl Shared for sys::(\w+)", rust.shared(data))
    assert shared == ["shlo_error"], shared

    # Tools know a generated file by its first lines; Go's know one form only.
    generator = runpy.run_path(str(HERE.parents[1] / "bindings" / "generate" / "__main__.py"))
    made_files = {**generator["files"](HERE.parents[1] / "include" / "stablehlo-c"), **generator["builders"]()}
    assert len(made_files) > 20, len(made_files)
    unmarked = [path for path, text in made_files.items() if not marked(path, text)]
    assert not unmarked, f"generated files without the mark of their language: {unmarked}"
    assert not marked("a.go", "// Generated by a tool; do not edit.\n\npackage a\n")
    assert not marked("a.go", "package a\n\n// Code generated by a tool; DO NOT EDIT.\n")
    assert not marked("a.py", "import a\n" * 12 + "# Generated by bindings/generate; do not edit.\n")

    original = (TOY / "toy.h").read_text()
    failures = []
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "stablehlo-c"
        shutil.copytree(TOY, folder)
        for name, old, new, message in TWINS:
            assert original.count(old) >= 1, f"{name}: the toy has no {old!r}"
            (folder / "toy.h").write_text(original.replace(old, new, 1))
            try:
                described(folder)
                failures.append(f"{name} was accepted")
            except headers.Misfit as misfit:
                text = str(misfit)
                if message not in text:
                    failures.append(f"{name}: expected ...{message}..., found {text}")
                elif not re.match(r"\S+(:\d+)?: .+; .+", text):
                    failures.append(f"{name}: place, what and what would be right, not {text}")
        # The comparison with the expectation can fail.
        (folder / "toy.h").write_text(original.replace("visit (nullable)", "visit", 1))
        assert described(folder) != expected
    for failure in failures:
        print(failure)
    print(f"{kinds[-1]} functions described, {len(TWINS) - len(failures)} of {len(TWINS)} misfits refused")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
