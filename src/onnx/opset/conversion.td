// Ops that convert elements to another type.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def BitCast : Op;
def Cast : Op {
  let values = [
    Values<"to", ["FLOAT", "UINT8", "INT8", "UINT16", "INT16", "INT32", "INT64", "BOOL", "FLOAT16", "DOUBLE",
                  "UINT32", "UINT64"]>,
    Values<"round_mode", ["up", "down", "nearest"]>];
}
def CastLike : Op {
  let values = [Values<"round_mode", ["up", "down", "nearest"]>];
}
def Identity : Op;
