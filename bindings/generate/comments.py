"""Reads the comments of declarations.

SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""

import re

SINCE = re.compile(r"\bsince ABI (\d+\.\d+)")


def prose(text):
    """The comment on one line, without what is in parentheses."""
    text = text.replace("(nullable)", "is nullable").replace("(a nullable ", "is a nullable <")
    text = re.sub(r"<(\w+)\)", r"\1", text)
    while True:
        shorter = re.sub(r"\s*\([^()]*\)", "", text)
        if shorter == text:
            return re.sub(r"\s+", " ", text)
        text = shorter
