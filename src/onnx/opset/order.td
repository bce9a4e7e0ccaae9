// Ops that order elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def NonMaxSuppression : Op;
def TopK : Op {
  let moved = ["K"];
}
def Unique : Op;
