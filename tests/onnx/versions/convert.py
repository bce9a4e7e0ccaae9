#!/usr/bin/env python3
"""Converts the models of node tests to another opset, checks them with onnx.checker, and compares what they compute with
the values of the tests, by onnxruntime or onnx.reference (packages onnx and onnxruntime). The types that the library infers
for the results must agree with those of the original.

usage: convert.py LIBRARY --to OPSET [--newer] [--out FILE] [--only REGEX] [--jobs N] [--twin] [--no-values] [--back] FOLDER...

FOLDER has model.onnx and test_data_set_0 in each of its folders, at any depth. --newer: only models of newer opsets than
OPSET. --out: a line of JSON for each model. --twin: the converted model's last constant, or else the expected value, is
changed, and every comparison must fail. --back: the model is converted back, and compared with the original, but for the
version of the format."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import argparse
import collections
import ctypes
import glob
import json
import multiprocessing
import os
import re
import sys
import warnings

P, Z = ctypes.c_void_p, ctypes.c_size_t


class Library:
    """Reads, converts and writes models."""

    def __init__(self, path):
        self.library = ctypes.CDLL(path)
        self.options = self.new("shlo_read_options_create")
        self.call("shlo_read_options_set_lenient", self.options, ctypes.c_int32(1))

    def function(self, name, of):
        function = getattr(self.library, name)
        function.restype = of
        return function

    def call(self, name, *arguments):
        error = P()
        if self.function(name, ctypes.c_int32)(*arguments, ctypes.byref(error)):
            raise ConversionError(self, error)

    def new(self, name, *arguments):
        out = P()
        self.call(name, *arguments, ctypes.byref(out))
        return out

    def text(self, name, handle, *arguments):
        length = Z()
        place = self.function(name, P)(handle, *arguments, ctypes.byref(length))
        return ctypes.string_at(place, length.value).decode() if place else ""

    def destroy(self, kind, handle):
        self.function("shlo_%s_destroy" % kind, None)(handle)

    def convert(self, model, opset, domain=b""):
        module = self.new("shlo_module_load", model, Z(len(model)), self.options)
        options = self.new("shlo_onnx_convert_options_create")
        converted = buffer = None
        try:
            self.call("shlo_onnx_convert_options_set_opset", options, domain, Z(len(domain)), ctypes.c_int64(opset))
            converted = self.new("shlo_onnx_convert", module, options)
            buffer = P()
            self.call("shlo_onnx_write", converted, P(), ctypes.byref(buffer), P())
            data = self.function("shlo_buffer_data", P)(buffer)
            return ctypes.string_at(data, self.function("shlo_buffer_size", Z)(buffer))
        finally:
            for kind, handle in (("buffer", buffer), ("module", converted), ("onnx_convert_options", options),
                                 ("module", module)):
                if handle:
                    self.destroy(kind, handle)


    def types(self, model):
        """The types of the results, as they are inferred."""
        module = self.new("shlo_module_load", model, Z(len(model)), self.options)
        inferred = printed = None
        try:
            inferred = self.new("shlo_onnx_infer", module, P())
            printed = self.new("shlo_module_print", inferred, P())
            size = self.function("shlo_buffer_size", Z)(printed)
            text = ctypes.string_at(self.function("shlo_buffer_data", P)(printed), size).decode()
            line = next(one for one in text.splitlines() if "@main_graph(" in one)
            return re.sub(r" \{onnx.*?\}(?=[,)])", "", line.rsplit(") -> ", 1)[1])
        finally:
            for kind, handle in (("buffer", printed), ("module", inferred), ("module", module)):
                if handle:
                    self.destroy(kind, handle)


class ConversionError(Exception):
    def __init__(self, library, error):
        diagnostics = [library.function("shlo_error_diagnostic", P)(error, Z(i))
                       for i in range(library.function("shlo_error_diagnostic_count", Z)(error))]
        super().__init__(library.text("shlo_error_message", error))
        self.blockers = [library.text("shlo_diagnostic_message", P(one)) for one in diagnostics]
        library.destroy("error", error)


def read_value(path, kind):
    import onnx
    from onnx import numpy_helper
    data = open(path, "rb").read()
    if kind == "sequence_type":
        return numpy_helper.to_list(onnx.SequenceProto.FromString(data))
    if kind == "optional_type":
        return numpy_helper.to_optional(onnx.OptionalProto.FromString(data))
    if kind == "map_type":
        return numpy_helper.to_dict(onnx.MapProto.FromString(data))
    return numpy_helper.to_array(onnx.TensorProto.FromString(data))


def read_values(folder, what, infos):
    values = []
    for i, info in enumerate(infos):
        path = os.path.join(folder, "test_data_set_0", "%s_%d.pb" % (what, i))
        if not os.path.exists(path):
            break
        values.append(read_value(path, info.type.WhichOneof("value")))
    return values


def run_onnxruntime(model, names, values):
    import onnxruntime as ort
    options = ort.SessionOptions()
    options.graph_optimization_level = ort.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    options.log_severity_level = 4
    session = ort.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    return session.run(None, dict(zip(names, values)))


def run_reference(model, names, values):
    import onnx
    from onnx.reference import ReferenceEvaluator
    return ReferenceEvaluator(onnx.load_model_from_string(model)).run(None, dict(zip(names, values)))


def is_equal(a, b, tolerance):
    import numpy as np
    if isinstance(b, (list, tuple)):
        return isinstance(a, (list, tuple)) and len(a) == len(b) and all(is_equal(x, y, tolerance) for x, y in zip(a, b))
    if b is None or isinstance(b, dict):
        return a == b
    a, b = np.asarray(a), np.asarray(b)
    if a.shape != b.shape:
        return False
    if b.dtype.kind in "OUS":
        return [str(x) for x in a.ravel()] == [str(x) for x in b.ravel()]
    if b.dtype.kind in "biu" or a.dtype.kind in "biu":
        return bool(np.array_equal(a, b))
    if b.dtype.kind == "c":
        return bool(np.allclose(a, b, tolerance["rtol"], tolerance["atol"], equal_nan=True))
    narrow = b.dtype.itemsize < 4
    a, b = a.astype(np.float64), b.astype(np.float64)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return bool(np.allclose(a, b, max(tolerance["rtol"], 2.0 ** -6 if narrow else 0), tolerance["atol"], equal_nan=True))


def changed(values):
    import numpy as np
    value = values[0]
    if isinstance(value, (list, tuple)):
        return [list(value) + [np.zeros(3)]] + values[1:]
    if not isinstance(value, np.ndarray) or value.dtype.kind == "O" or not value.size:
        return [np.zeros((3, 1, 2))] + values[1:]
    value = np.array(value)
    value.ravel()[-1] = not value.ravel()[-1] if value.dtype.kind == "b" else 77 if value.ravel()[-1] != 77 else 78
    return [value] + values[1:]


def evaluate(model, infos, inputs, expected, tolerance):
    """For each evaluator that takes the model, whether it gives the values."""
    found = {}
    for run in (run_onnxruntime, run_reference):
        try:
            values = run(model, [info.name for info in infos], inputs)
        except Exception:
            continue
        found[run.__name__] = len(values) >= len(expected) and all(
            is_equal(a, b, tolerance) for a, b in zip(values, expected))
        if found[run.__name__]:
            break
    return found


def evaluate_reference(model, infos, inputs, expected, tolerance):
    try:
        values = run_reference(model, [info.name for info in infos], inputs)
        return all(is_equal(a, b, tolerance) for a, b in zip(values, expected))
    except Exception:
        return None


def verdict(found):
    return "equal" if True in found.values() else "different" if found else "not run"


def tolerance_of(folder):
    tolerance = {"rtol": 1e-3, "atol": 1e-7}
    for name in ("tolerance.json", "data.json"):
        path = os.path.join(folder, name)
        if os.path.exists(path):
            tolerance.update({key: value for key, value in json.load(open(path)).items() if key in tolerance})
    return tolerance


def do_agree(before, after):
    """Whether two lists of types say the same where both say something."""
    a, b = (re.findall(r"tensor<(.*?)>|(![^,()]+)", one) for one in (before, after))
    if len(a) != len(b):
        return False
    for (x, other), (y, another) in zip(a, b):
        if "Unknown" in other + another:
            continue
        x, y = x.split("x"), y.split("x")
        if x[-1] != y[-1] or other != another:
            return False
        if "*" not in x and "*" not in y and (
                len(x) != len(y) or any(p != q for p, q in zip(x, y) if "?" not in (p, q))):
            return False
    return True


def without_types(data):
    """The model without the types that it declares of results."""
    import onnx
    model = onnx.load_model_from_string(data)
    del model.graph.value_info[:]
    for output in model.graph.output:
        output.ClearField("type")
    return model.SerializeToString()


def examine(library, folder, arguments):
    import onnx
    data = open(os.path.join(folder, "model.onnx"), "rb").read()
    row = {"folder": folder}
    try:
        converted = library.convert(data, arguments.to)
    except ConversionError as error:
        return row | {"result": "refused", "message": str(error), "blockers": error.blockers}
    row["result"] = "converted"
    before, after = library.types(without_types(data)), library.types(without_types(converted))
    if not do_agree(before, after):
        row["types"] = before + " became " + after
    if arguments.back:
        row["back"] = convert_back(library, data, converted)
    model = onnx.load_model_from_string(converted)
    try:
        onnx.checker.check_model(model)
    except Exception as error:
        return row | {"result": "invalid", "message": str(error)[:300]}
    if arguments.no_values:
        return row
    try:
        original = onnx.load_model_from_string(data)
        initial = {one.name for one in original.graph.initializer}
        infos = [one for one in original.graph.input if one.name not in initial]
        inputs = read_values(folder, "input", infos)
        if not inputs and len(original.graph.input) != len(infos):
            infos = list(original.graph.input)
        expected = read_values(folder, "output", original.graph.output)
    except Exception as error:
        return row | {"values": "unread", "message": str(error)[:200]}
    tolerance = tolerance_of(folder)
    if arguments.twin:
        expected = changed(expected)
    before = evaluate(data, infos, inputs, expected, tolerance)
    after = evaluate(converted, infos, inputs, expected, tolerance)
    row["values"], row["before"] = verdict(after), verdict(before)
    # An evaluator may be wrong about the newer version alone, and another one not know it.
    if row["values"] == "different" and row["before"] == "equal" and "run_reference" not in before:
        before |= {"run_reference": evaluate_reference(data, infos, inputs, expected, tolerance)}
        if not any(before.get(name) for name in after):
            row["before"] = "not by the same evaluator"
    return row


def nodes_of(graph):
    for node in graph.node:
        yield node
        for attribute in node.attribute:
            if attribute.HasField("g"):
                yield from nodes_of(attribute.g)


def convert_back(library, data, converted):
    import onnx
    original = onnx.load_model_from_string(data)
    opset = max([one.version for one in original.opset_import if one.domain in ("", "ai.onnx")], default=1)
    try:
        again = onnx.load_model_from_string(library.convert(converted, opset))
    except ConversionError:
        return "refused"
    again.ir_version = original.ir_version
    for model in (original, again):
        for node in nodes_of(model.graph):
            attributes = sorted(node.attribute, key=lambda one: one.name)
            del node.attribute[:]
            node.attribute.extend(attributes)
    return "same" if again == original else "other"


def work(arguments, folders, pipe):
    os.environ["ALLOW_RELEASED_ONNX_OPSET_ONLY"] = "0"
    warnings.simplefilter("ignore")
    library = Library(arguments.library)
    for folder in folders:
        pipe.send({"folder": folder, "result": "begun"})
        try:
            pipe.send(examine(library, folder, arguments))
        except Exception as error:
            pipe.send({"folder": folder, "result": "failed", "message": repr(error)[:300]})
    pipe.close()


def opset_of(path):
    import onnx
    model = onnx.load(path, load_external_data=False)
    return max([one.version for one in model.opset_import if one.domain in ("", "ai.onnx")], default=1)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("library")
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--to", type=int, required=True)
    parser.add_argument("--newer", action="store_true")
    parser.add_argument("--out")
    parser.add_argument("--only")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--twin", action="store_true")
    parser.add_argument("--no-values", action="store_true")
    parser.add_argument("--back", action="store_true")
    arguments = parser.parse_args()
    folders = sorted(os.path.dirname(path) for root in arguments.folders
                     for path in glob.glob(os.path.join(root, "**", "model.onnx"), recursive=True))
    if arguments.only:
        folders = [one for one in folders if re.search(arguments.only, one)]
    if arguments.newer:
        folders = [one for one in folders if opset_of(os.path.join(one, "model.onnx")) > arguments.to]
    if not folders:
        sys.exit("there are no models")

    rows, waiting = [], [folders[i::arguments.jobs] for i in range(arguments.jobs)]
    running = []

    def start(list):
        ours, theirs = multiprocessing.Pipe(False)
        process = multiprocessing.Process(target=work, args=(arguments, list, theirs))
        process.start()
        theirs.close()
        running.append([process, ours, list, None])

    for list in waiting:
        start(list)
    while running:
        for entry in [one for one in running if one[1] in multiprocessing.connection.wait([one[1] for one in running])]:
            process, pipe, list, current = entry
            try:
                row = pipe.recv()
            except EOFError:
                running.remove(entry)
                process.join()
                if current:  # an evaluator ended the process
                    rows.append({"folder": current, "result": "crashed"})
                    start(list[list.index(current) + 1:])
                continue
            entry[3] = row["folder"] if row["result"] == "begun" else None
            if row["result"] != "begun":
                rows.append(row)
    rows.sort(key=lambda row: row["folder"])
    if arguments.out:
        with open(arguments.out, "w") as file:
            for row in rows:
                file.write(json.dumps(row) + "\n")
    results = collections.Counter(row["result"] for row in rows)
    values = collections.Counter(row.get("values") for row in rows if row["result"] == "converted")
    lost = [row for row in rows if row.get("values") not in (None, "equal") and row.get("before") == "equal"]
    print("to opset %d: %d models, %s; values: %s" % (
        arguments.to, len(rows), ", ".join("%d %s" % (n, k) for k, n in results.most_common()),
        ", ".join("%d %s" % (n, k) for k, n in values.most_common())))
    if arguments.back:
        print("  and back: " + ", ".join("%d %s" % (n, k) for k, n in collections.Counter(
            row["back"] for row in rows if "back" in row).most_common()))
    for row in rows:
        if "types" in row:
            print("  %s: types: %s" % (row["folder"], row["types"]))
    for row in lost:
        print("  %s: %s after, equal before" % (row["folder"], row["values"]))
    for row in rows:
        if row["result"] in ("invalid", "failed", "crashed"):
            print("  %s: %s %s" % (row["folder"], row["result"], row.get("message", "")))
    if arguments.twin:
        sys.exit(1 if values["equal"] else 0)
    different = [row for row in lost if row["values"] == "different"]
    sys.exit(1 if different or any("types" in row for row in rows) or results["invalid"] or results["failed"] else 0)


if __name__ == "__main__":
    import multiprocessing.connection
    main()
