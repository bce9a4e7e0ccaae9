#!/usr/bin/env python3
"""Makes the conversions of the onnx project's own tests, and compares the verdicts (upstream_cases.zip, unpacked).
usage: upstream.py LIBRARY FOLDER. It lists what upstream converts and is refused here, and what its checker refuses."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import collections
import json
import os
import sys
import warnings

from convert import ConversionError, Library


def main():
    import onnx
    warnings.simplefilter("ignore")
    library, folder = Library(sys.argv[1]), sys.argv[2]
    counts, worse, invalid = collections.Counter(), [], []
    for line in open(os.path.join(folder, "cases.jsonl")):
        case = json.loads(line)
        if case["call"] != "convert":
            continue
        data = open(os.path.join(folder, "m", case["model"] + ".onnx"), "rb").read()
        try:
            converted, reason = library.convert(data, case["options"]["target"]), None
        except ConversionError as error:
            converted, reason = None, "; ".join(error.blockers) or str(error)
        theirs = "refused" if "error" in case else "converted"
        counts[theirs, "converted" if converted else "refused"] += 1
        if converted:
            try:
                onnx.checker.check_model(converted)
            except Exception as error:
                invalid.append((case["test"], str(error)[:160]))
        elif theirs == "converted":
            worse.append((case["test"], case["options"]["target"], reason[:200]))
    for (theirs, ours), count in sorted(counts.items()):
        print("upstream %s, here %s: %d" % (theirs, ours, count))
    for test, target, reason in worse:
        print("  refused here: %s to %d: %s" % (test.split("::")[-1], target, reason))
    for test, reason in invalid:
        print("  invalid: %s: %s" % (test.split("::")[-1], reason))
    sys.exit(0 if sum(counts.values()) else 1)


if __name__ == "__main__":
    main()
