// Ops that convert elements to another type.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def BitCast : Op {
  let infer = "bitCast";
  let lower = "bitCast";
  let rules = [
    Rule<"r1", "The type is one of TensorProto.DataType.">,
    Rule<"r2", "Its elements have as many bits as those of the operand.">];
}
def Cast : Op {
  let infer = "cast";
  let lower = "cast";
  let rules = [Rule<"r1", "The type is one of TensorProto.DataType.">];
  let values = [
    Values<"to", ["FLOAT", "UINT8", "INT8", "UINT16", "INT16", "INT32", "INT64", "BOOL", "FLOAT16", "DOUBLE",
                  "UINT32", "UINT64"]>,
    Values<"round_mode", ["up", "down", "nearest"]>];
  let history = [Coded<6, "castTarget">, AddAttributeOfTypes<19, "saturate">, AddAttributeOfTypes<24, "round_mode">];
}
def CastLike : Op {
  let infer = "castLike";
  let lower = "cast";
  let values = [Values<"round_mode", ["up", "down", "nearest"]>];
  let history = [AddAttributeOfTypes<19, "saturate">, AddAttributeOfTypes<24, "round_mode">];
  let expand = "castLike";
}
def Identity : Op {
  let infer = "identity";
  let lower = "identity";
}
