// Ops that quantize and dequantize.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def DequantizeLinear : Op;
def DynamicQuantizeLinear : Op;
def QuantizeLinear : Op;
