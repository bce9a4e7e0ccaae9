#!/usr/bin/env python3
"""Compares the reader of .onnx files with what protobuf made of the same bytes (compare.py).
usage: cases.py DUMP CASES [twin]: the twin changes a byte of each case, and must find many that differ"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import re
import struct
import subprocess
import sys


def strip(line):
    """The sizes of unknown fields become their count: protobuf does not tell how they were encoded."""
    return re.sub(r"\?([\d,]+)}", lambda m: "?" + str(m[1].count(",")) + "}", line)


def main():
    dump, file, twin = sys.argv[1], sys.argv[2], len(sys.argv) > 3
    cases = [line.rstrip("\n").split(" ") for line in open(file)]
    inputs = b""
    for text, _ in cases:
        data = bytearray.fromhex(text)
        if twin and data:
            data[len(data) // 2] ^= 0x55
        inputs += struct.pack("<I", len(data)) + data
    done = subprocess.run([dump], input=inputs, capture_output=True, check=True)
    lines = [strip(line) for line in done.stdout.decode().splitlines()]
    lines = ["refused" if line.startswith("refused") else line for line in lines]
    wrong = [number for number, (line, (_, expected)) in enumerate(zip(lines, cases)) if line != expected]
    print(f"{len(lines)} of {len(cases)} cases, {len(wrong)} differ: {wrong[:10]}")
    if len(lines) != len(cases) or len(cases) < 400:
        return 1
    return len(wrong) < len(cases) // 5 if twin else bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
