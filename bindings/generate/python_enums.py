"""Writes the enumerations of the high level for Python.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import os

from names import LICENCE, NOTE, unique
from python import docstring

PATH = "bindings/python/src/stablehlo_c/enums.py"
HEAD = f'''"""The enumerations of the C API. A number that this package does not know becomes a member UNKNOWN_number.

{NOTE}
{LICENCE}
"""

from ._open import Open
'''


def class_name(enumeration):
    return "".join(part.capitalize() for part in enumeration.split("_")[1:])


def cases(enumeration):
    """Names without what all have in common, and numbers."""
    names = [case["name"] for case in enumeration["cases"]]
    prefix = os.path.commonprefix(names).rpartition("_")[0] + "_"
    short = [name[len(prefix) :] for name in names]
    short = [name + "_" if name[0].isdigit() else name for name in short]
    unique(short, "python")
    return zip(short, enumeration["cases"])


def emit(capi):
    text = HEAD
    for enumeration in capi["enumerations"]:
        if enumeration["type"] != "int32_t":  # a field of a structure, which only the low level has
            continue
        comment = enumeration["comment"] or f"A `{enumeration['name']}`."
        text += f"\n\nclass {class_name(enumeration['name'])}(Open):\n{docstring(comment)}\n"
        text += "".join(f"    {name} = {case['value']}\n" for name, case in cases(enumeration))
    return {PATH: text}
