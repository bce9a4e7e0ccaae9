// The families of programs. Each function adds a program of its family.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef SHLO_FORMULAS_FAMILIES_H
#define SHLO_FORMULAS_FAMILIES_H

#include "program.h"

namespace formulas {

// moves.cpp
void writePad(Program &program);
void writeSlice(Program &program);
void writeReverse(Program &program);
void writeTranspose(Program &program);
void writeBroadcastInDim(Program &program);
void writeConcatenate(Program &program);
void writeReshape(Program &program);
void writeIota(Program &program);
// dynamic_slices.cpp
void writeDynamicSlice(Program &program);
void writeDynamicUpdateSlice(Program &program);
// gather.cpp
void writeGather(Program &program);
void writeDynamicGather(Program &program);
// scatter.cpp
void writeScatter(Program &program);
// reductions.cpp
void writeReduce(Program &program);
// windows.cpp
void writeReduceWindow(Program &program);
void writeSelectAndScatter(Program &program);
// convolution.cpp
void writeConvolution(Program &program);
void writeDynamicConv(Program &program);
// dot_general.cpp
void writeDotGeneral(Program &program);
// sort.cpp
void writeSort(Program &program);
void writeTopK(Program &program);
// elementwise.cpp
void writeSelect(Program &program);
void writeClamp(Program &program);
void writeCompare(Program &program);
void writeIntegers(Program &program);
void writeRounding(Program &program);
void writeReducePrecision(Program &program);
void writeConvert(Program &program);
// bitcast.cpp
void writeBitcastConvert(Program &program);
// broadcasts.cpp
void writeChloBroadcast(Program &program);
// dynamic.cpp
void writeDynamicPad(Program &program);
void writeDynamicReshape(Program &program);
void writeDynamicIota(Program &program);
void writeDynamicBroadcastInDim(Program &program);
void writeRealDynamicSlice(Program &program);
// control.cpp
void writeWhile(Program &program);
void writeBranches(Program &program);

struct Family {
  const char *name;
  void (*write)(Program &program);
};

inline constexpr Family families[] = {
    {"pad", writePad},
    {"slice", writeSlice},
    {"reverse", writeReverse},
    {"transpose", writeTranspose},
    {"broadcast_in_dim", writeBroadcastInDim},
    {"concatenate", writeConcatenate},
    {"reshape", writeReshape},
    {"iota", writeIota},
    {"dynamic_slice", writeDynamicSlice},
    {"dynamic_update_slice", writeDynamicUpdateSlice},
    {"gather", writeGather},
    {"dynamic_gather", writeDynamicGather},
    {"scatter", writeScatter},
    {"reduce", writeReduce},
    {"reduce_window", writeReduceWindow},
    {"select_and_scatter", writeSelectAndScatter},
    {"convolution", writeConvolution},
    {"dynamic_conv", writeDynamicConv},
    {"dot_general", writeDotGeneral},
    {"sort", writeSort},
    {"top_k", writeTopK},
    {"select", writeSelect},
    {"clamp", writeClamp},
    {"compare", writeCompare},
    {"integers", writeIntegers},
    {"rounding", writeRounding},
    {"reduce_precision", writeReducePrecision},
    {"convert", writeConvert},
    {"bitcast_convert", writeBitcastConvert},
    {"chlo_broadcast", writeChloBroadcast},
    {"dynamic_pad", writeDynamicPad},
    {"dynamic_reshape", writeDynamicReshape},
    {"dynamic_iota", writeDynamicIota},
    {"dynamic_broadcast_in_dim", writeDynamicBroadcastInDim},
    {"real_dynamic_slice", writeRealDynamicSlice},
    {"while", writeWhile},
    {"branches", writeBranches},
};

} // namespace formulas

#endif
