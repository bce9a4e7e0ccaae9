#!/usr/bin/env python3
"""Compares the reader of .onnx files with protobuf: mutated models are accepted and refused alike, with equal fields.
Needs the packages onnx and protobuf. usage: compare.py DUMP MODELS COUNT [SEED [CASES]]
DUMP: the program onnx-dump. MODELS: a folder with .onnx files, of which those of up to 8 KiB are mutated. CASES: a file
for short mutants and what protobuf makes of them, which cases.py compares without it."""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import pathlib
import random
import re
import struct
import subprocess
import sys

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory, unknown_fields
from google.protobuf.message import DecodeError
import onnx

from cases import strip

dump, folder, count = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])
seed = int(sys.argv[4]) if len(sys.argv) > 4 else 1


def model_class():
    """ModelProto with texts as bytes: whether they are UTF-8 is a question for later checks."""
    file = descriptor_pb2.FileDescriptorProto()
    onnx.ModelProto.DESCRIPTOR.file.CopyToProto(file)

    def change(message):
        for field in message.field:
            if field.type == field.TYPE_STRING:
                field.type = field.TYPE_BYTES
        for nested in message.nested_type:
            change(nested)

    for message in file.message_type:
        change(message)
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName("onnx.ModelProto"))


Model = model_class()


def value(field, v):
    kind = field.type
    if kind == field.TYPE_MESSAGE:
        return show(v)
    if kind == field.TYPE_BYTES:
        return v.hex()
    if kind == field.TYPE_FLOAT:
        return struct.pack(">f", v).hex()
    if kind == field.TYPE_DOUBLE:
        return struct.pack(">d", v).hex()
    return str(v)


def varint_size(v):
    return max(1, (v.bit_length() + 6) // 7)


def unknown_size(f):
    size = varint_size(f.field_number << 3)
    if f.wire_type == 0:
        return size + varint_size(f.data)
    if f.wire_type == 2:
        return size + varint_size(len(f.data)) + len(f.data)
    return size + {1: 8, 5: 4}[f.wire_type]


def show(message):
    text = "{"
    for field, v in message.ListFields():
        if field.is_repeated:
            text += f"{field.number}:[" + "".join(value(field, x) + "," for x in v) + "];"
        else:
            text += f"{field.number}:{value(field, v)};"
    unknown = unknown_fields.UnknownFieldSet(message)
    if len(unknown):
        text += "?" + str(len(unknown))
    return text + "}"


def has_group(message):
    """Groups are refused here, and unknown fields there."""
    return any(f.wire_type == 3 for f in unknown_fields.UnknownFieldSet(message)) or any(
        has_group(x)
        for field, v in message.ListFields()
        if field.type == field.TYPE_MESSAGE
        for x in (v if field.is_repeated else [v])
    )


def mutate(data, rng, others):
    data = bytearray(data)
    for _ in range(rng.choice([0, 1, 1, 1, 2, 3, 8])):
        if not data:
            break
        at = rng.randrange(len(data))
        kind = rng.randrange(7)
        if kind == 0:
            data[at] ^= 1 << rng.randrange(8)
        elif kind == 1:
            data[at] = rng.choice([0, 1, 2, 7, 8, 10, 0x12, 0x3A, 0x7F, 0x80, 0xFF, rng.randrange(256)])
        elif kind == 2:
            del data[at : at + rng.choice([1, 1, 2, 5, 40])]
        elif kind == 3:
            data[at:at] = bytes(rng.randrange(256) for _ in range(rng.choice([1, 1, 2, 10])))
        elif kind == 4:
            end = at + rng.choice([1, 2, 8, 60])
            data[at:at] = data[at:end]
        elif kind == 5:
            del data[at:]
        else:
            other = rng.choice(others)
            begin = rng.randrange(len(other))
            data[at:at] = other[begin : begin + rng.choice([2, 10, 100])]
    return bytes(data)


seeds = [p.read_bytes() for p in sorted(folder.rglob("*.onnx")) if p.stat().st_size <= 8192]
assert seeds, f"no models below {folder}"
rng = random.Random(seed)
process = subprocess.Popen([dump], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
cases = open(sys.argv[5], "w") if len(sys.argv) > 5 else None
accepted = refused = groups = failures = 0
for number in range(count):
    data = mutate(rng.choice(seeds), rng, seeds)
    process.stdin.write(struct.pack("<I", len(data)) + data)
    process.stdin.flush()
    ours = process.stdout.readline().decode().rstrip("\n")
    try:
        model = Model.FromString(data)
        theirs = show(model)
        grouped = has_group(model)
    except DecodeError:
        theirs = "refused"
        grouped = False
    if cases and len(data) < 160 and not grouped:
        cases.write(f"{data.hex()} {theirs}\n")
    if ours.startswith("refused"):
        if theirs != "refused" and grouped:
            groups += 1
            continue
        same = theirs == "refused"
        refused += 1
    else:
        same = theirs == strip(ours)
        accepted += 1
    if not same:
        failures += 1
        print(f"{number}: {data.hex()}\n  ours:   {strip(ours)[:600]}\n  theirs: {theirs[:600]}")
        if failures == 10:
            break
print(f"{len(seeds)} models, {number + 1} mutants: {accepted} accepted, {refused} refused, {groups} with groups, "
      f"{failures} failures")
sys.exit(failures > 0 or accepted == 0 or refused == 0)
