// The schemas of ONNX 1.23.2: 227 ops in 659 versions, and 43 function bodies. scripts/onnx-schemas
// writes this file from the schemas that the onnx package registers (Copyright (c) ONNX Project Contributors,
// Apache-2.0); it is never edited. schema.td explains the classes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

defvar numbers = ["float16", "float", "double", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"];
defvar floats = ["float16", "float", "double"];
defvar ints = ["int8", "int16", "int32", "int64"];
defvar uints = ["uint8", "uint16", "uint32", "uint64"];
defvar complexes = ["complex64", "complex128"];
defvar float8s = ["float8e4m3fn", "float8e4m3fnuz", "float8e5m2", "float8e5m2fnuz"];
defvar float6s = ["float6e2m3", "float6e3m2"];

def Abs_1 : Schema<"ai.onnx", "Abs", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Abs_6 : Schema<"ai.onnx", "Abs", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Abs_13 : Schema<"ai.onnx", "Abs", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Acos_7 : Schema<"ai.onnx", "Acos", 7> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Acos_22 : Schema<"ai.onnx", "Acos", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Acosh_9 : Schema<"ai.onnx", "Acosh", 9> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Acosh_22 : Schema<"ai.onnx", "Acosh", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Add_1 : Schema<"ai.onnx", "Add", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">, Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Add_6 : Schema<"ai.onnx", "Add", 6> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def Add_7 : Schema<"ai.onnx", "Add", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def Add_13 : Schema<"ai.onnx", "Add", 13> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Add_14 : Schema<"ai.onnx", "Add", 14> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer", "propagate"];
}

def AffineGrid_20 : Schema<"ai.onnx", "AffineGrid", 20> {
  let inputs = [Single<"theta", "T1">, Single<"size", "T2">];
  let outputs = [Single<"grid", "T1">];
  let attributes = [Default<"align_corners", "int", "0">];
  let types = [Variable<"T1", [Tensors<floats # ["bfloat16"]>]>, Variable<"T2", [Tensors<["int64"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer", "function"];
}

def And_1 : Schema<"ai.onnx", "And", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<["bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def And_7 : Schema<"ai.onnx", "And", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<["bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def ArgMax_1 : Schema<"ai.onnx", "ArgMax", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "tensor(int64)">];
  let attributes = [Default<"axis", "int", "0">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def ArgMax_11 : Schema<"ai.onnx", "ArgMax", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "tensor(int64)">];
  let attributes = [Default<"axis", "int", "0">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def ArgMax_12 : Schema<"ai.onnx", "ArgMax", 12> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "tensor(int64)">];
  let attributes = [
    Default<"axis", "int", "0">,
    Default<"keepdims", "int", "1">,
    Default<"select_last_index", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def ArgMax_13 : Schema<"ai.onnx", "ArgMax", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "tensor(int64)">];
  let attributes = [
    Default<"axis", "int", "0">,
    Default<"keepdims", "int", "1">,
    Default<"select_last_index", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def ArgMin_1 : Schema<"ai.onnx", "ArgMin", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "tensor(int64)">];
  let attributes = [Default<"axis", "int", "0">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def ArgMin_11 : Schema<"ai.onnx", "ArgMin", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "tensor(int64)">];
  let attributes = [Default<"axis", "int", "0">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def ArgMin_12 : Schema<"ai.onnx", "ArgMin", 12> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "tensor(int64)">];
  let attributes = [
    Default<"axis", "int", "0">,
    Default<"keepdims", "int", "1">,
    Default<"select_last_index", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def ArgMin_13 : Schema<"ai.onnx", "ArgMin", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "tensor(int64)">];
  let attributes = [
    Default<"axis", "int", "0">,
    Default<"keepdims", "int", "1">,
    Default<"select_last_index", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Asin_7 : Schema<"ai.onnx", "Asin", 7> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Asin_22 : Schema<"ai.onnx", "Asin", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Asinh_9 : Schema<"ai.onnx", "Asinh", 9> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Asinh_22 : Schema<"ai.onnx", "Asinh", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Atan_7 : Schema<"ai.onnx", "Atan", 7> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Atan_22 : Schema<"ai.onnx", "Atan", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Atanh_9 : Schema<"ai.onnx", "Atanh", 9> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Atanh_22 : Schema<"ai.onnx", "Atanh", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Attention_23 : Schema<"ai.onnx", "Attention", 23> {
  let inputs = [
    Single<"Q", "T1">,
    Single<"K", "T1">,
    Single<"V", "T2">,
    Maybe<"attn_mask", "U">,
    Maybe<"past_key", "T1">,
    Maybe<"past_value", "T2">];
  let outputs = [
    Single<"Y", "T1">,
    Maybe<"present_key", "T1">,
    Maybe<"present_value", "T2">,
    Maybe<"qk_matmul_output", "T1">];
  let attributes = [
    Default<"is_causal", "int", "0">,
    Given<"kv_num_heads", "int">,
    Given<"q_num_heads", "int">,
    Default<"qk_matmul_output_mode", "int", "0">,
    Given<"scale", "float">,
    Default<"softcap", "float", "0.0">,
    Given<"softmax_precision", "int">];
  let types = [
    Variable<"T1", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"T2", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"U", [Tensors<numbers # ["bool", "bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def Attention_24 : Schema<"ai.onnx", "Attention", 24> {
  let inputs = [
    Single<"Q", "T1">,
    Single<"K", "T1">,
    Single<"V", "T2">,
    Maybe<"attn_mask", "U">,
    Maybe<"past_key", "T1">,
    Maybe<"past_value", "T2">,
    Maybe<"nonpad_kv_seqlen", "tensor(int64)">];
  let outputs = [
    Single<"Y", "T1">,
    Maybe<"present_key", "T1">,
    Maybe<"present_value", "T2">,
    Maybe<"qk_matmul_output", "T1">];
  let attributes = [
    Default<"is_causal", "int", "0">,
    Given<"kv_num_heads", "int">,
    Given<"q_num_heads", "int">,
    Default<"qk_matmul_output_mode", "int", "0">,
    Given<"scale", "float">,
    Default<"softcap", "float", "0.0">,
    Given<"softmax_precision", "int">];
  let types = [
    Variable<"T1", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"T2", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"U", [Tensors<numbers # ["bool", "bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def Attention_25 : Schema<"ai.onnx", "Attention", 25> {
  let inputs = [
    Single<"Q", "T1">,
    Single<"K", "T1">,
    Single<"V", "T2">,
    Maybe<"attn_mask", "U">,
    Maybe<"past_key", "T1">,
    Maybe<"past_value", "T2">,
    Maybe<"nonpad_kv_seqlen", "tensor(int64)">];
  let outputs = [
    Single<"Y", "T1">,
    Maybe<"present_key", "T1">,
    Maybe<"present_value", "T2">,
    Maybe<"qk_matmul_output", "T1">];
  let attributes = [
    Default<"is_causal", "int", "0">,
    Given<"kv_num_heads", "int">,
    Default<"left_window_size", "int", "-1">,
    Given<"q_num_heads", "int">,
    Default<"qk_matmul_output_mode", "int", "0">,
    Default<"right_window_size", "int", "-1">,
    Given<"scale", "float">,
    Default<"softcap", "float", "0.0">,
    Given<"softmax_precision", "int">];
  let types = [
    Variable<"T1", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"T2", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"U", [Tensors<numbers # ["bool", "bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def AveragePool_1 : Schema<"ai.onnx", "AveragePool", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def AveragePool_7 : Schema<"ai.onnx", "AveragePool", 7> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"count_include_pad", "int", "0">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def AveragePool_10 : Schema<"ai.onnx", "AveragePool", 10> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"ceil_mode", "int", "0">,
    Default<"count_include_pad", "int", "0">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def AveragePool_11 : Schema<"ai.onnx", "AveragePool", 11> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"ceil_mode", "int", "0">,
    Default<"count_include_pad", "int", "0">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def AveragePool_19 : Schema<"ai.onnx", "AveragePool", 19> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"ceil_mode", "int", "0">,
    Default<"count_include_pad", "int", "0">,
    Given<"dilations", "ints">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def AveragePool_22 : Schema<"ai.onnx", "AveragePool", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"ceil_mode", "int", "0">,
    Default<"count_include_pad", "int", "0">,
    Given<"dilations", "ints">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def BatchNormalization_1 : Schema<"ai.onnx", "BatchNormalization", 1> {
  let inputs = [Single<"X", "T">, Single<"scale", "T">, Single<"B", "T">, Single<"mean", "T">, Single<"var", "T">];
  let outputs = [
    Single<"Y", "T">,
    Maybe<"mean", "T">,
    Maybe<"var", "T">,
    Maybe<"saved_mean", "T">,
    Maybe<"saved_var", "T">];
  let attributes = [
    Required<"consumed_inputs", "ints">,
    Default<"epsilon", "float", "1e-05">,
    Default<"is_test", "int", "0">,
    Default<"momentum", "float", "0.9">,
    Default<"spatial", "int", "1">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def BatchNormalization_6 : Schema<"ai.onnx", "BatchNormalization", 6> {
  let inputs = [Single<"X", "T">, Single<"scale", "T">, Single<"B", "T">, Single<"mean", "T">, Single<"var", "T">];
  let outputs = [
    Single<"Y", "T">,
    Maybe<"mean", "T">,
    Maybe<"var", "T">,
    Maybe<"saved_mean", "T">,
    Maybe<"saved_var", "T">];
  let attributes = [
    Default<"epsilon", "float", "1e-05">,
    Default<"is_test", "int", "0">,
    Default<"momentum", "float", "0.9">,
    Default<"spatial", "int", "1">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def BatchNormalization_7 : Schema<"ai.onnx", "BatchNormalization", 7> {
  let inputs = [Single<"X", "T">, Single<"scale", "T">, Single<"B", "T">, Single<"mean", "T">, Single<"var", "T">];
  let outputs = [
    Single<"Y", "T">,
    Maybe<"mean", "T">,
    Maybe<"var", "T">,
    Maybe<"saved_mean", "T">,
    Maybe<"saved_var", "T">];
  let attributes = [
    Default<"epsilon", "float", "1e-05">,
    Default<"momentum", "float", "0.9">,
    Default<"spatial", "int", "1">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def BatchNormalization_9 : Schema<"ai.onnx", "BatchNormalization", 9> {
  let inputs = [Single<"X", "T">, Single<"scale", "T">, Single<"B", "T">, Single<"mean", "T">, Single<"var", "T">];
  let outputs = [
    Single<"Y", "T">,
    Maybe<"mean", "T">,
    Maybe<"var", "T">,
    Maybe<"saved_mean", "T">,
    Maybe<"saved_var", "T">];
  let attributes = [Default<"epsilon", "float", "1e-05">, Default<"momentum", "float", "0.9">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def BatchNormalization_14 : Schema<"ai.onnx", "BatchNormalization", 14> {
  let inputs = [
    Single<"X", "T">,
    Single<"scale", "T">,
    Single<"B", "T">,
    Single<"input_mean", "U">,
    Single<"input_var", "U">];
  let outputs = [Single<"Y", "T">, Maybe<"running_mean", "U">, Maybe<"running_var", "U">];
  let attributes = [
    Default<"epsilon", "float", "1e-05">,
    Default<"momentum", "float", "0.9">,
    Default<"training_mode", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>, Variable<"U", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def BatchNormalization_15 : Schema<"ai.onnx", "BatchNormalization", 15> {
  let inputs = [
    Single<"X", "T">,
    Single<"scale", "T1">,
    Single<"B", "T1">,
    Single<"input_mean", "T2">,
    Single<"input_var", "T2">];
  let outputs = [Single<"Y", "T">, Maybe<"running_mean", "T2">, Maybe<"running_var", "T2">];
  let attributes = [
    Default<"epsilon", "float", "1e-05">,
    Default<"momentum", "float", "0.9">,
    Default<"training_mode", "int", "0">];
  let types = [
    Variable<"T", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"T1", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"T2", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Bernoulli_15 : Schema<"ai.onnx", "Bernoulli", 15> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Given<"dtype", "int">, Given<"seed", "float">];
  let types = [Variable<"T1", [Tensors<floats>]>, Variable<"T2", [Tensors<numbers # ["bool", "bfloat16"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer", "context_function"];
}

def Bernoulli_22 : Schema<"ai.onnx", "Bernoulli", 22> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Given<"dtype", "int">, Given<"seed", "float">];
  let types = [
    Variable<"T1", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"T2", [Tensors<numbers # ["bool", "bfloat16"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer", "context_function"];
}

def BitCast_26 : Schema<"ai.onnx", "BitCast", 26> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Required<"to", "int">];
  let types = [
    Variable<"T1", [Tensors<numbers # complexes # float8s # ["bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>,
    Variable<"T2", [Tensors<numbers # complexes # float8s # ["bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer"];
}

def BitShift_11 : Schema<"ai.onnx", "BitShift", 11> {
  let inputs = [Single<"X", "T">, Single<"Y", "T">];
  let outputs = [Single<"Z", "T">];
  let attributes = [Required<"direction", "string">];
  let types = [Variable<"T", [Tensors<uints>]>];
  let upstream = ["infer"];
}

def BitShift_28 : Schema<"ai.onnx", "BitShift", 28> {
  let inputs = [Single<"X", "T">, Single<"Y", "T">];
  let outputs = [Single<"Z", "T">];
  let attributes = [Required<"direction", "string">];
  let types = [Variable<"T", [Tensors<ints # uints>]>];
  let upstream = ["infer"];
}

def BitwiseAnd_18 : Schema<"ai.onnx", "BitwiseAnd", 18> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<ints # uints>]>];
  let upstream = ["infer"];
}

def BitwiseNot_18 : Schema<"ai.onnx", "BitwiseNot", 18> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<ints # uints>]>];
  let upstream = ["infer"];
}

def BitwiseOr_18 : Schema<"ai.onnx", "BitwiseOr", 18> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<ints # uints>]>];
  let upstream = ["infer"];
}

def BitwiseXor_18 : Schema<"ai.onnx", "BitwiseXor", 18> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<ints # uints>]>];
  let upstream = ["infer"];
}

def BlackmanWindow_17 : Schema<"ai.onnx", "BlackmanWindow", 17> {
  let inputs = [Single<"size", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"output_datatype", "int", "1">, Default<"periodic", "int", "1">];
  let types = [Variable<"T1", [Tensors<["int32", "int64"]>]>, Variable<"T2", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Cast_1 : Schema<"ai.onnx", "Cast", 1> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Required<"to", "string">];
  let types = [Variable<"T1", [Tensors<numbers # ["bool"]>]>, Variable<"T2", [Tensors<numbers # ["bool"]>]>];
}

def Cast_6 : Schema<"ai.onnx", "Cast", 6> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Required<"to", "int">];
  let types = [Variable<"T1", [Tensors<numbers # ["bool"]>]>, Variable<"T2", [Tensors<numbers # ["bool"]>]>];
  let upstream = ["infer"];
}

def Cast_9 : Schema<"ai.onnx", "Cast", 9> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Required<"to", "int">];
  let types = [
    Variable<"T1", [Tensors<numbers # ["string", "bool"]>]>,
    Variable<"T2", [Tensors<numbers # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Cast_13 : Schema<"ai.onnx", "Cast", 13> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Required<"to", "int">];
  let types = [
    Variable<"T1", [Tensors<numbers # ["string", "bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<numbers # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer", "propagate"];
}

def Cast_19 : Schema<"ai.onnx", "Cast", 19> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"saturate", "int", "1">, Required<"to", "int">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # ["string", "bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer", "propagate"];
}

def Cast_21 : Schema<"ai.onnx", "Cast", 21> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"saturate", "int", "1">, Required<"to", "int">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>];
  let upstream = ["infer", "propagate"];
}

def Cast_23 : Schema<"ai.onnx", "Cast", 23> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"saturate", "int", "1">, Required<"to", "int">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer", "propagate"];
}

def Cast_24 : Schema<"ai.onnx", "Cast", 24> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"round_mode", "string", "up">, Default<"saturate", "int", "1">, Required<"to", "int">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let upstream = ["infer", "propagate"];
}

def Cast_25 : Schema<"ai.onnx", "Cast", 25> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"round_mode", "string", "up">, Default<"saturate", "int", "1">, Required<"to", "int">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer", "propagate"];
}

def Cast_28 : Schema<"ai.onnx", "Cast", 28> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"round_mode", "string", "up">, Default<"saturate", "int", "1">, Required<"to", "int">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer", "propagate"];
}

def CastLike_15 : Schema<"ai.onnx", "CastLike", 15> {
  let inputs = [Single<"input", "T1">, Single<"target_type", "T2">];
  let outputs = [Single<"output", "T2">];
  let types = [
    Variable<"T1", [Tensors<numbers # ["string", "bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<numbers # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def CastLike_19 : Schema<"ai.onnx", "CastLike", 19> {
  let inputs = [Single<"input", "T1">, Single<"target_type", "T2">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # ["string", "bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def CastLike_21 : Schema<"ai.onnx", "CastLike", 21> {
  let inputs = [Single<"input", "T1">, Single<"target_type", "T2">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>];
  let upstream = ["infer", "context_function"];
}

def CastLike_23 : Schema<"ai.onnx", "CastLike", 23> {
  let inputs = [Single<"input", "T1">, Single<"target_type", "T2">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer", "context_function"];
}

def CastLike_24 : Schema<"ai.onnx", "CastLike", 24> {
  let inputs = [Single<"input", "T1">, Single<"target_type", "T2">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"round_mode", "string", "up">, Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let upstream = ["infer", "context_function"];
}

def CastLike_25 : Schema<"ai.onnx", "CastLike", 25> {
  let inputs = [Single<"input", "T1">, Single<"target_type", "T2">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"round_mode", "string", "up">, Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer", "context_function"];
}

def CausalConvWithState_27 : Schema<"ai.onnx", "CausalConvWithState", 27> {
  let inputs = [Single<"input", "T">, Single<"weight", "T">, Maybe<"bias", "T">, Maybe<"past_state", "T">];
  let outputs = [Single<"output", "T">, Single<"present_state", "T">];
  let attributes = [Default<"activation", "string", "none">];
  let types = [Variable<"T", [Tensors<["float", "float16", "bfloat16"]>]>];
  let determinism = "unknown";
  let upstream = ["infer", "context_function"];
}

def Ceil_1 : Schema<"ai.onnx", "Ceil", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Ceil_6 : Schema<"ai.onnx", "Ceil", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Ceil_13 : Schema<"ai.onnx", "Ceil", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Celu_12 : Schema<"ai.onnx", "Celu", 12> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.0">];
  let types = [Variable<"T", [Tensors<["float"]>]>];
  let upstream = ["infer", "context_function"];
}

def Celu_28 : Schema<"ai.onnx", "Celu", 28> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def CenterCropPad_18 : Schema<"ai.onnx", "CenterCropPad", 18> {
  let inputs = [Single<"input_data", "T">, Single<"shape", "Tind">];
  let outputs = [Single<"output_data", "T">];
  let attributes = [Given<"axes", "ints">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer", "context_function"];
}

def Clip_1 : Schema<"ai.onnx", "Clip", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"consumed_inputs", "ints">, Given<"max", "float">, Given<"min", "float">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Clip_6 : Schema<"ai.onnx", "Clip", 6> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"max", "float", "3.4028235e+38">, Default<"min", "float", "-3.4028235e+38">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Clip_11 : Schema<"ai.onnx", "Clip", 11> {
  let inputs = [Single<"input", "T">, Maybe<"min", "T">, Maybe<"max", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Clip_12 : Schema<"ai.onnx", "Clip", 12> {
  let inputs = [Single<"input", "T">, Maybe<"min", "T">, Maybe<"max", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Clip_13 : Schema<"ai.onnx", "Clip", 13> {
  let inputs = [Single<"input", "T">, Maybe<"min", "T">, Maybe<"max", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def Col2Im_18 : Schema<"ai.onnx", "Col2Im", 18> {
  let inputs = [Single<"input", "T">, Single<"image_shape", "tensor(int64)">, Single<"block_shape", "tensor(int64)">];
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"dilations", "ints">, Given<"pads", "ints">, Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Compress_9 : Schema<"ai.onnx", "Compress", 9> {
  let inputs = [Single<"input", "T">, Single<"condition", "T1">];
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"axis", "int">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
}

def Compress_11 : Schema<"ai.onnx", "Compress", 11> {
  let inputs = [Single<"input", "T">, Single<"condition", "T1">];
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"axis", "int">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Compress_28 : Schema<"ai.onnx", "Compress", 28> {
  let inputs = [Single<"input", "T">, Single<"condition", "T1">];
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"axis", "int">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Concat_1 : Schema<"ai.onnx", "Concat", 1> {
  let inputs = [Many<"inputs", "T", 1>];
  let outputs = [Single<"concat_result", "T">];
  let attributes = [Given<"axis", "int">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Concat_4 : Schema<"ai.onnx", "Concat", 4> {
  let inputs = [Many<"inputs", "T", 1>];
  let outputs = [Single<"concat_result", "T">];
  let attributes = [Required<"axis", "int">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Concat_11 : Schema<"ai.onnx", "Concat", 11> {
  let inputs = [Many<"inputs", "T", 1>];
  let outputs = [Single<"concat_result", "T">];
  let attributes = [Required<"axis", "int">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Concat_13 : Schema<"ai.onnx", "Concat", 13> {
  let inputs = [Many<"inputs", "T", 1>];
  let outputs = [Single<"concat_result", "T">];
  let attributes = [Required<"axis", "int">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer", "propagate"];
}

def ConcatFromSequence_11 : Schema<"ai.onnx", "ConcatFromSequence", 11> {
  let inputs = [Single<"input_sequence", "S">];
  let outputs = [Single<"concat_result", "T">];
  let attributes = [Required<"axis", "int">, Default<"new_axis", "int", "0">];
  let types = [
    Variable<"S", [Sequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Constant_1 : Schema<"ai.onnx", "Constant", 1> {
  let outputs = [Single<"output", "T">];
  let attributes = [Required<"value", "tensor">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Constant_9 : Schema<"ai.onnx", "Constant", 9> {
  let outputs = [Single<"output", "T">];
  let attributes = [Required<"value", "tensor">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Constant_11 : Schema<"ai.onnx", "Constant", 11> {
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"sparse_value", "sparse_tensor">, Given<"value", "tensor">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Constant_12 : Schema<"ai.onnx", "Constant", 12> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Given<"sparse_value", "sparse_tensor">,
    Given<"value", "tensor">,
    Given<"value_float", "float">,
    Given<"value_floats", "floats">,
    Given<"value_int", "int">,
    Given<"value_ints", "ints">,
    Given<"value_string", "string">,
    Given<"value_strings", "strings">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Constant_13 : Schema<"ai.onnx", "Constant", 13> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Given<"sparse_value", "sparse_tensor">,
    Given<"value", "tensor">,
    Given<"value_float", "float">,
    Given<"value_floats", "floats">,
    Given<"value_int", "int">,
    Given<"value_ints", "ints">,
    Given<"value_string", "string">,
    Given<"value_strings", "strings">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Constant_19 : Schema<"ai.onnx", "Constant", 19> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Given<"sparse_value", "sparse_tensor">,
    Given<"value", "tensor">,
    Given<"value_float", "float">,
    Given<"value_floats", "floats">,
    Given<"value_int", "int">,
    Given<"value_ints", "ints">,
    Given<"value_string", "string">,
    Given<"value_strings", "strings">];
  let types = [Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Constant_21 : Schema<"ai.onnx", "Constant", 21> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Given<"sparse_value", "sparse_tensor">,
    Given<"value", "tensor">,
    Given<"value_float", "float">,
    Given<"value_floats", "floats">,
    Given<"value_int", "int">,
    Given<"value_ints", "ints">,
    Given<"value_string", "string">,
    Given<"value_strings", "strings">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>];
  let upstream = ["infer"];
}

def Constant_23 : Schema<"ai.onnx", "Constant", 23> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Given<"sparse_value", "sparse_tensor">,
    Given<"value", "tensor">,
    Given<"value_float", "float">,
    Given<"value_floats", "floats">,
    Given<"value_int", "int">,
    Given<"value_ints", "ints">,
    Given<"value_string", "string">,
    Given<"value_strings", "strings">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer"];
}

def Constant_24 : Schema<"ai.onnx", "Constant", 24> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Given<"sparse_value", "sparse_tensor">,
    Given<"value", "tensor">,
    Given<"value_float", "float">,
    Given<"value_floats", "floats">,
    Given<"value_int", "int">,
    Given<"value_ints", "ints">,
    Given<"value_string", "string">,
    Given<"value_strings", "strings">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let upstream = ["infer"];
}

def Constant_25 : Schema<"ai.onnx", "Constant", 25> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Given<"sparse_value", "sparse_tensor">,
    Given<"value", "tensor">,
    Given<"value_float", "float">,
    Given<"value_floats", "floats">,
    Given<"value_int", "int">,
    Given<"value_ints", "ints">,
    Given<"value_string", "string">,
    Given<"value_strings", "strings">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer"];
}

def ConstantOfShape_9 : Schema<"ai.onnx", "ConstantOfShape", 9> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Given<"value", "tensor">];
  let types = [Variable<"T1", [Tensors<["int64"]>]>, Variable<"T2", [Tensors<numbers # ["bool"]>]>];
  let upstream = ["infer"];
}

def ConstantOfShape_20 : Schema<"ai.onnx", "ConstantOfShape", 20> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Given<"value", "tensor">];
  let types = [
    Variable<"T1", [Tensors<["int64"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ConstantOfShape_21 : Schema<"ai.onnx", "ConstantOfShape", 21> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Given<"value", "tensor">];
  let types = [
    Variable<"T1", [Tensors<["int64"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["bool", "bfloat16", "uint4", "int4"]>]>];
  let upstream = ["infer"];
}

def ConstantOfShape_23 : Schema<"ai.onnx", "ConstantOfShape", 23> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Given<"value", "tensor">];
  let types = [
    Variable<"T1", [Tensors<["int64"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer"];
}

def ConstantOfShape_24 : Schema<"ai.onnx", "ConstantOfShape", 24> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Given<"value", "tensor">];
  let types = [
    Variable<"T1", [Tensors<["int64"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let upstream = ["infer"];
}

def ConstantOfShape_25 : Schema<"ai.onnx", "ConstantOfShape", 25> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Given<"value", "tensor">];
  let types = [
    Variable<"T1", [Tensors<["int64"]>]>,
    Variable<"T2", [Tensors<numbers # float8s # ["bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer"];
}

def Conv_1 : Schema<"ai.onnx", "Conv", 1> {
  let inputs = [Single<"X", "T">, Single<"W", "T">, Maybe<"B", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Given<"dilations", "ints">,
    Default<"group", "int", "1">,
    Given<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Conv_11 : Schema<"ai.onnx", "Conv", 11> {
  let inputs = [Single<"X", "T">, Single<"W", "T">, Maybe<"B", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Given<"dilations", "ints">,
    Default<"group", "int", "1">,
    Given<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Conv_22 : Schema<"ai.onnx", "Conv", 22> {
  let inputs = [Single<"X", "T">, Single<"W", "T">, Maybe<"B", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Given<"dilations", "ints">,
    Default<"group", "int", "1">,
    Given<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def ConvInteger_10 : Schema<"ai.onnx", "ConvInteger", 10> {
  let inputs = [Single<"x", "T1">, Single<"w", "T2">, Maybe<"x_zero_point", "T1">, Maybe<"w_zero_point", "T2">];
  let outputs = [Single<"y", "T3">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Given<"dilations", "ints">,
    Default<"group", "int", "1">,
    Given<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [
    Variable<"T1", [Tensors<["uint8", "int8"]>]>,
    Variable<"T2", [Tensors<["uint8", "int8"]>]>,
    Variable<"T3", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def ConvTranspose_1 : Schema<"ai.onnx", "ConvTranspose", 1> {
  let inputs = [Single<"X", "T">, Single<"W", "T">, Maybe<"B", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Given<"dilations", "ints">,
    Default<"group", "int", "1">,
    Given<"kernel_shape", "ints">,
    Given<"output_padding", "ints">,
    Given<"output_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def ConvTranspose_11 : Schema<"ai.onnx", "ConvTranspose", 11> {
  let inputs = [Single<"X", "T">, Single<"W", "T">, Maybe<"B", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Given<"dilations", "ints">,
    Default<"group", "int", "1">,
    Given<"kernel_shape", "ints">,
    Given<"output_padding", "ints">,
    Given<"output_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def ConvTranspose_22 : Schema<"ai.onnx", "ConvTranspose", 22> {
  let inputs = [Single<"X", "T">, Single<"W", "T">, Maybe<"B", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Given<"dilations", "ints">,
    Default<"group", "int", "1">,
    Given<"kernel_shape", "ints">,
    Given<"output_padding", "ints">,
    Given<"output_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Cos_7 : Schema<"ai.onnx", "Cos", 7> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Cos_22 : Schema<"ai.onnx", "Cos", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Cosh_9 : Schema<"ai.onnx", "Cosh", 9> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Cosh_22 : Schema<"ai.onnx", "Cosh", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def CumProd_26 : Schema<"ai.onnx", "CumProd", 26> {
  let inputs = [Single<"x", "T">, Single<"axis", "T2">];
  let outputs = [Single<"y", "T">];
  let attributes = [Default<"exclusive", "int", "0">, Default<"reverse", "int", "0">];
  let types = [
    Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>,
    Variable<"T2", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def CumSum_11 : Schema<"ai.onnx", "CumSum", 11> {
  let inputs = [Single<"x", "T">, Single<"axis", "T2">];
  let outputs = [Single<"y", "T">];
  let attributes = [Default<"exclusive", "int", "0">, Default<"reverse", "int", "0">];
  let types = [
    Variable<"T", [Tensors<["float", "int32", "int64", "double", "uint32", "uint64"]>]>,
    Variable<"T2", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def CumSum_14 : Schema<"ai.onnx", "CumSum", 14> {
  let inputs = [Single<"x", "T">, Single<"axis", "T2">];
  let outputs = [Single<"y", "T">];
  let attributes = [Default<"exclusive", "int", "0">, Default<"reverse", "int", "0">];
  let types = [
    Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>,
    Variable<"T2", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def DFT_17 : Schema<"ai.onnx", "DFT", 17> {
  let inputs = [Single<"input", "T1">, Maybe<"dft_length", "T2">];
  let outputs = [Single<"output", "T1">];
  let attributes = [Default<"axis", "int", "1">, Default<"inverse", "int", "0">, Default<"onesided", "int", "0">];
  let types = [Variable<"T1", [Tensors<floats # ["bfloat16"]>]>, Variable<"T2", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def DFT_20 : Schema<"ai.onnx", "DFT", 20> {
  let inputs = [Single<"input", "T1">, Maybe<"dft_length", "T2">, Maybe<"axis", "tensor(int64)">];
  let outputs = [Single<"output", "T1">];
  let attributes = [Default<"inverse", "int", "0">, Default<"onesided", "int", "0">];
  let types = [Variable<"T1", [Tensors<floats # ["bfloat16"]>]>, Variable<"T2", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def DeformConv_19 : Schema<"ai.onnx", "DeformConv", 19> {
  let inputs = [Single<"X", "T">, Single<"W", "T">, Single<"offset", "T">, Maybe<"B", "T">, Maybe<"mask", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Given<"dilations", "ints">,
    Default<"group", "int", "1">,
    Given<"kernel_shape", "ints">,
    Default<"offset_group", "int", "1">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def DeformConv_22 : Schema<"ai.onnx", "DeformConv", 22> {
  let inputs = [Single<"X", "T">, Single<"W", "T">, Single<"offset", "T">, Maybe<"B", "T">, Maybe<"mask", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Given<"dilations", "ints">,
    Default<"group", "int", "1">,
    Given<"kernel_shape", "ints">,
    Default<"offset_group", "int", "1">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def DepthToSpace_1 : Schema<"ai.onnx", "DepthToSpace", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Required<"blocksize", "int">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def DepthToSpace_11 : Schema<"ai.onnx", "DepthToSpace", 11> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Required<"blocksize", "int">, Default<"mode", "string", "DCR">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def DepthToSpace_13 : Schema<"ai.onnx", "DepthToSpace", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Required<"blocksize", "int">, Default<"mode", "string", "DCR">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def DepthToSpace_28 : Schema<"ai.onnx", "DepthToSpace", 28> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Required<"blocksize", "int">, Default<"mode", "string", "DCR">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let determinism = "unknown";
  let upstream = ["infer", "context_function"];
}

def DequantizeLinear_10 : Schema<"ai.onnx", "DequantizeLinear", 10> {
  let inputs = [Single<"x", "T">, Single<"x_scale", "tensor(float)">, Maybe<"x_zero_point", "T">];
  let outputs = [Single<"y", "tensor(float)">];
  let types = [Variable<"T", [Tensors<["uint8", "int8", "int32"]>]>];
  let upstream = ["infer"];
}

def DequantizeLinear_13 : Schema<"ai.onnx", "DequantizeLinear", 13> {
  let inputs = [Single<"x", "T">, Single<"x_scale", "tensor(float)">, Maybe<"x_zero_point", "T">];
  let outputs = [Single<"y", "tensor(float)">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<["uint8", "int8", "int32"]>]>];
  let upstream = ["infer"];
}

def DequantizeLinear_19 : Schema<"ai.onnx", "DequantizeLinear", 19> {
  let inputs = [Single<"x", "T1">, Single<"x_scale", "T2">, Maybe<"x_zero_point", "T1">];
  let outputs = [Single<"y", "T2">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<float8s # ["uint8", "int8", "int32"]>]>,
    Variable<"T2", [Tensors<["float", "float16", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def DequantizeLinear_21 : Schema<"ai.onnx", "DequantizeLinear", 21> {
  let inputs = [Single<"x", "T1">, Single<"x_scale", "T2">, Maybe<"x_zero_point", "T1">];
  let outputs = [Single<"y", "T2">];
  let attributes = [Default<"axis", "int", "1">, Default<"block_size", "int", "0">];
  let types = [
    Variable<"T1", [Tensors<float8s # ["uint8", "int8", "uint16", "int16", "int32", "uint4", "int4"]>]>,
    Variable<"T2", [Tensors<["float", "float16", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def DequantizeLinear_23 : Schema<"ai.onnx", "DequantizeLinear", 23> {
  let inputs = [Single<"x", "T1">, Single<"x_scale", "T2">, Maybe<"x_zero_point", "T1">];
  let outputs = [Single<"y", "T3">];
  let attributes = [
    Default<"axis", "int", "1">,
    Default<"block_size", "int", "0">,
    Default<"output_dtype", "int", "0">];
  let types = [
    Variable<"T1", [Tensors<float8s # ["uint8", "int8", "uint16", "int16", "int32", "uint4", "int4", "float4e2m1"]>]>,
    Variable<"T2", [Tensors<["float", "float16", "bfloat16"]>]>,
    Variable<"T3", [Tensors<["float", "float16", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def DequantizeLinear_24 : Schema<"ai.onnx", "DequantizeLinear", 24> {
  let inputs = [Single<"x", "T1">, Single<"x_scale", "T2">, Maybe<"x_zero_point", "T1">];
  let outputs = [Single<"y", "T3">];
  let attributes = [
    Default<"axis", "int", "1">,
    Default<"block_size", "int", "0">,
    Default<"output_dtype", "int", "0">];
  let types = [
    Variable<"T1", [Tensors<float8s # ["uint8", "int8", "uint16", "int16", "int32", "uint4", "int4", "float4e2m1"]>]>,
    Variable<"T2", [Tensors<["float", "float16", "bfloat16", "float8e8m0"]>]>,
    Variable<"T3", [Tensors<["float", "float16", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def DequantizeLinear_25 : Schema<"ai.onnx", "DequantizeLinear", 25> {
  let inputs = [Single<"x", "T1">, Single<"x_scale", "T2">, Maybe<"x_zero_point", "T1">];
  let outputs = [Single<"y", "T3">];
  let attributes = [
    Default<"axis", "int", "1">,
    Default<"block_size", "int", "0">,
    Default<"output_dtype", "int", "0">];
  let types = [
    Variable<"T1", [Tensors<float8s # ["uint8", "int8", "uint16", "int16", "int32", "uint4", "int4", "float4e2m1", "uint2", "int2"]>]>,
    Variable<"T2", [Tensors<["float", "float16", "bfloat16", "float8e8m0"]>]>,
    Variable<"T3", [Tensors<["float", "float16", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def DequantizeLinear_28 : Schema<"ai.onnx", "DequantizeLinear", 28> {
  let inputs = [Single<"x", "T1">, Single<"x_scale", "T2">, Maybe<"x_zero_point", "T1">];
  let outputs = [Single<"y", "T3">];
  let attributes = [
    Default<"axis", "int", "1">,
    Default<"block_size", "int", "0">,
    Default<"output_dtype", "int", "0">];
  let types = [
    Variable<"T1", [Tensors<float8s # float6s # ["uint8", "int8", "uint16", "int16", "int32", "uint4", "int4", "float4e2m1", "uint2", "int2"]>]>,
    Variable<"T2", [Tensors<["float", "float16", "bfloat16", "float8e8m0"]>]>,
    Variable<"T3", [Tensors<["float", "float16", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Det_11 : Schema<"ai.onnx", "Det", 11> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Det_22 : Schema<"ai.onnx", "Det", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Div_1 : Schema<"ai.onnx", "Div", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">, Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Div_6 : Schema<"ai.onnx", "Div", 6> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def Div_7 : Schema<"ai.onnx", "Div", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def Div_13 : Schema<"ai.onnx", "Div", 13> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Div_14 : Schema<"ai.onnx", "Div", 14> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Dropout_1 : Schema<"ai.onnx", "Dropout", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"output", "T">, Maybe<"mask", "T">];
  let attributes = [Given<"consumed_inputs", "ints">, Default<"is_test", "int", "0">, Default<"ratio", "float", "0.5">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let determinism = "nondeterministic";
}

def Dropout_6 : Schema<"ai.onnx", "Dropout", 6> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"output", "T">, Maybe<"mask", "T">];
  let attributes = [Default<"is_test", "int", "0">, Default<"ratio", "float", "0.5">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Dropout_7 : Schema<"ai.onnx", "Dropout", 7> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"output", "T">, Maybe<"mask", "T">];
  let attributes = [Default<"ratio", "float", "0.5">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Dropout_10 : Schema<"ai.onnx", "Dropout", 10> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"output", "T">, Maybe<"mask", "T1">];
  let attributes = [Default<"ratio", "float", "0.5">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Dropout_12 : Schema<"ai.onnx", "Dropout", 12> {
  let inputs = [Single<"data", "T">, Maybe<"ratio", "T1">, Maybe<"training_mode", "T2">];
  let outputs = [Single<"output", "T">, Maybe<"mask", "T2">];
  let attributes = [Given<"seed", "int">];
  let types = [
    Variable<"T", [Tensors<floats>]>,
    Variable<"T1", [Tensors<floats>]>,
    Variable<"T2", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Dropout_13 : Schema<"ai.onnx", "Dropout", 13> {
  let inputs = [Single<"data", "T">, Maybe<"ratio", "T1">, Maybe<"training_mode", "T2">];
  let outputs = [Single<"output", "T">, Maybe<"mask", "T2">];
  let attributes = [Given<"seed", "int">];
  let types = [
    Variable<"T", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"T1", [Tensors<floats>]>,
    Variable<"T2", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Dropout_22 : Schema<"ai.onnx", "Dropout", 22> {
  let inputs = [Single<"data", "T">, Maybe<"ratio", "T1">, Maybe<"training_mode", "T2">];
  let outputs = [Single<"output", "T">, Maybe<"mask", "T2">];
  let attributes = [Given<"seed", "int">];
  let types = [
    Variable<"T", [Tensors<floats # float8s # ["bfloat16"]>]>,
    Variable<"T1", [Tensors<floats # float8s # ["bfloat16"]>]>,
    Variable<"T2", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def DynamicQuantizeLinear_11 : Schema<"ai.onnx", "DynamicQuantizeLinear", 11> {
  let inputs = [Single<"x", "T1">];
  let outputs = [Single<"y", "T2">, Single<"y_scale", "tensor(float)">, Single<"y_zero_point", "T2">];
  let types = [Variable<"T1", [Tensors<["float"]>]>, Variable<"T2", [Tensors<["uint8"]>]>];
  let upstream = ["infer", "function"];
}

def Einsum_12 : Schema<"ai.onnx", "Einsum", 12> {
  let inputs = [Many<"Inputs", "T", 1>];
  let outputs = [Single<"Output", "T">];
  let attributes = [Required<"equation", "string">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Einsum_28 : Schema<"ai.onnx", "Einsum", 28> {
  let inputs = [Many<"Inputs", "T", 1>];
  let outputs = [Single<"Output", "T">];
  let attributes = [Required<"equation", "string">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Elu_1 : Schema<"ai.onnx", "Elu", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.0">, Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Elu_6 : Schema<"ai.onnx", "Elu", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.0">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer", "function"];
}

def Elu_22 : Schema<"ai.onnx", "Elu", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Equal_1 : Schema<"ai.onnx", "Equal", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<["int32", "int64", "bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Equal_7 : Schema<"ai.onnx", "Equal", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<["int32", "int64", "bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Equal_11 : Schema<"ai.onnx", "Equal", 11> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers # ["bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Equal_13 : Schema<"ai.onnx", "Equal", 13> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers # ["bool", "bfloat16"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Equal_19 : Schema<"ai.onnx", "Equal", 19> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers # ["string", "bool", "bfloat16"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Erf_9 : Schema<"ai.onnx", "Erf", 9> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Erf_13 : Schema<"ai.onnx", "Erf", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Exp_1 : Schema<"ai.onnx", "Exp", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Exp_6 : Schema<"ai.onnx", "Exp", 6> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Exp_13 : Schema<"ai.onnx", "Exp", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Expand_8 : Schema<"ai.onnx", "Expand", 8> {
  let inputs = [Single<"input", "T">, Single<"shape", "tensor(int64)">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Expand_13 : Schema<"ai.onnx", "Expand", 13> {
  let inputs = [Single<"input", "T">, Single<"shape", "tensor(int64)">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def EyeLike_9 : Schema<"ai.onnx", "EyeLike", 9> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Given<"dtype", "int">, Default<"k", "int", "0">];
  let types = [Variable<"T1", [Tensors<numbers # ["bool"]>]>, Variable<"T2", [Tensors<numbers # ["bool"]>]>];
  let upstream = ["infer"];
}

def EyeLike_22 : Schema<"ai.onnx", "EyeLike", 22> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Given<"dtype", "int">, Default<"k", "int", "0">];
  let types = [
    Variable<"T1", [Tensors<numbers # ["bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<numbers # ["bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Flatten_1 : Schema<"ai.onnx", "Flatten", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Flatten_9 : Schema<"ai.onnx", "Flatten", 9> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Flatten_11 : Schema<"ai.onnx", "Flatten", 11> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Flatten_13 : Schema<"ai.onnx", "Flatten", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Flatten_21 : Schema<"ai.onnx", "Flatten", 21> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>];
  let upstream = ["infer"];
}

def Flatten_23 : Schema<"ai.onnx", "Flatten", 23> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer"];
}

def Flatten_24 : Schema<"ai.onnx", "Flatten", 24> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let upstream = ["infer"];
}

def Flatten_25 : Schema<"ai.onnx", "Flatten", 25> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer"];
}

def Floor_1 : Schema<"ai.onnx", "Floor", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Floor_6 : Schema<"ai.onnx", "Floor", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Floor_13 : Schema<"ai.onnx", "Floor", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def GRU_1 : Schema<"ai.onnx", "GRU", 1> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">];
  let outputs = [Maybe<"Y", "T">, Single<"Y_h", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Given<"activations", "strings">,
    Given<"clip", "float">,
    Default<"direction", "string", "foward">,
    Given<"hidden_size", "int">,
    Default<"output_sequence", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int32"]>]>];
}

def GRU_3 : Schema<"ai.onnx", "GRU", 3> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Given<"activations", "strings">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"linear_before_reset", "int", "0">,
    Default<"output_sequence", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def GRU_7 : Schema<"ai.onnx", "GRU", 7> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Given<"activations", "strings">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"linear_before_reset", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def GRU_14 : Schema<"ai.onnx", "GRU", 14> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Given<"activations", "strings">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"layout", "int", "0">,
    Default<"linear_before_reset", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def GRU_22 : Schema<"ai.onnx", "GRU", 22> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Given<"activations", "strings">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"layout", "int", "0">,
    Default<"linear_before_reset", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def Gather_1 : Schema<"ai.onnx", "Gather", 1> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Gather_11 : Schema<"ai.onnx", "Gather", 11> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Gather_13 : Schema<"ai.onnx", "Gather", 13> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def GatherElements_11 : Schema<"ai.onnx", "GatherElements", 11> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def GatherElements_13 : Schema<"ai.onnx", "GatherElements", 13> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def GatherND_11 : Schema<"ai.onnx", "GatherND", 11> {
  let inputs = [Single<"data", "T">, Single<"indices", "tensor(int64)">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def GatherND_12 : Schema<"ai.onnx", "GatherND", 12> {
  let inputs = [Single<"data", "T">, Single<"indices", "tensor(int64)">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"batch_dims", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def GatherND_13 : Schema<"ai.onnx", "GatherND", 13> {
  let inputs = [Single<"data", "T">, Single<"indices", "tensor(int64)">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"batch_dims", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Gelu_20 : Schema<"ai.onnx", "Gelu", 20> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"approximate", "string", "none">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def Gemm_1 : Schema<"ai.onnx", "Gemm", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">, Single<"C", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"alpha", "float", "1.0">,
    Default<"beta", "float", "1.0">,
    Default<"broadcast", "int", "0">,
    Default<"transA", "int", "0">,
    Default<"transB", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Gemm_6 : Schema<"ai.onnx", "Gemm", 6> {
  let inputs = [Single<"A", "T">, Single<"B", "T">, Single<"C", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"alpha", "float", "1.0">,
    Default<"beta", "float", "1.0">,
    Default<"broadcast", "int", "0">,
    Default<"transA", "int", "0">,
    Default<"transB", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Gemm_7 : Schema<"ai.onnx", "Gemm", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">, Single<"C", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"alpha", "float", "1.0">,
    Default<"beta", "float", "1.0">,
    Default<"transA", "int", "0">,
    Default<"transB", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Gemm_9 : Schema<"ai.onnx", "Gemm", 9> {
  let inputs = [Single<"A", "T">, Single<"B", "T">, Single<"C", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"alpha", "float", "1.0">,
    Default<"beta", "float", "1.0">,
    Default<"transA", "int", "0">,
    Default<"transB", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def Gemm_11 : Schema<"ai.onnx", "Gemm", 11> {
  let inputs = [Single<"A", "T">, Single<"B", "T">, Maybe<"C", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"alpha", "float", "1.0">,
    Default<"beta", "float", "1.0">,
    Default<"transA", "int", "0">,
    Default<"transB", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def Gemm_13 : Schema<"ai.onnx", "Gemm", 13> {
  let inputs = [Single<"A", "T">, Single<"B", "T">, Maybe<"C", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"alpha", "float", "1.0">,
    Default<"beta", "float", "1.0">,
    Default<"transA", "int", "0">,
    Default<"transB", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def GlobalAveragePool_1 : Schema<"ai.onnx", "GlobalAveragePool", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def GlobalAveragePool_22 : Schema<"ai.onnx", "GlobalAveragePool", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def GlobalLpPool_1 : Schema<"ai.onnx", "GlobalLpPool", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"p", "float", "2.0">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def GlobalLpPool_2 : Schema<"ai.onnx", "GlobalLpPool", 2> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"p", "int", "2">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def GlobalLpPool_22 : Schema<"ai.onnx", "GlobalLpPool", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"p", "int", "2">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def GlobalMaxPool_1 : Schema<"ai.onnx", "GlobalMaxPool", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def GlobalMaxPool_22 : Schema<"ai.onnx", "GlobalMaxPool", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Greater_1 : Schema<"ai.onnx", "Greater", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Greater_7 : Schema<"ai.onnx", "Greater", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Greater_9 : Schema<"ai.onnx", "Greater", 9> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Greater_13 : Schema<"ai.onnx", "Greater", 13> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def GreaterOrEqual_12 : Schema<"ai.onnx", "GreaterOrEqual", 12> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["function"];
}

def GreaterOrEqual_16 : Schema<"ai.onnx", "GreaterOrEqual", 16> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer", "function"];
}

def GridSample_16 : Schema<"ai.onnx", "GridSample", 16> {
  let inputs = [Single<"X", "T1">, Single<"grid", "T2">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Default<"align_corners", "int", "0">,
    Default<"mode", "string", "bilinear">,
    Default<"padding_mode", "string", "zeros">];
  let types = [Variable<"T1", [Tensors<numbers # complexes # ["string", "bool"]>]>, Variable<"T2", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def GridSample_20 : Schema<"ai.onnx", "GridSample", 20> {
  let inputs = [Single<"X", "T1">, Single<"grid", "T2">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Default<"align_corners", "int", "0">,
    Default<"mode", "string", "linear">,
    Default<"padding_mode", "string", "zeros">];
  let types = [Variable<"T1", [Tensors<numbers # complexes # ["string", "bool"]>]>, Variable<"T2", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def GridSample_22 : Schema<"ai.onnx", "GridSample", 22> {
  let inputs = [Single<"X", "T1">, Single<"grid", "T2">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Default<"align_corners", "int", "0">,
    Default<"mode", "string", "linear">,
    Default<"padding_mode", "string", "zeros">];
  let types = [
    Variable<"T1", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def GroupNormalization_18 : Schema<"ai.onnx", "GroupNormalization", 18> {
  let inputs = [Single<"X", "T">, Single<"scale", "T">, Single<"bias", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"epsilon", "float", "1e-05">, Required<"num_groups", "int">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let deprecated = true;
  let upstream = ["context_function"];
}

def GroupNormalization_21 : Schema<"ai.onnx", "GroupNormalization", 21> {
  let inputs = [Single<"X", "T">, Single<"scale", "T">, Single<"bias", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"epsilon", "float", "1e-05">,
    Required<"num_groups", "int">,
    Default<"stash_type", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["context_function"];
}

def HammingWindow_17 : Schema<"ai.onnx", "HammingWindow", 17> {
  let inputs = [Single<"size", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"output_datatype", "int", "1">, Default<"periodic", "int", "1">];
  let types = [Variable<"T1", [Tensors<["int32", "int64"]>]>, Variable<"T2", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def HannWindow_17 : Schema<"ai.onnx", "HannWindow", 17> {
  let inputs = [Single<"size", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"output_datatype", "int", "1">, Default<"periodic", "int", "1">];
  let types = [Variable<"T1", [Tensors<["int32", "int64"]>]>, Variable<"T2", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def HardSigmoid_1 : Schema<"ai.onnx", "HardSigmoid", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"alpha", "float", "0.2">,
    Default<"beta", "float", "0.5">,
    Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def HardSigmoid_6 : Schema<"ai.onnx", "HardSigmoid", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "0.2">, Default<"beta", "float", "0.5">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer", "function"];
}

def HardSigmoid_22 : Schema<"ai.onnx", "HardSigmoid", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "0.2">, Default<"beta", "float", "0.5">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def HardSwish_14 : Schema<"ai.onnx", "HardSwish", 14> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer", "function"];
}

def HardSwish_22 : Schema<"ai.onnx", "HardSwish", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Hardmax_1 : Schema<"ai.onnx", "Hardmax", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Hardmax_11 : Schema<"ai.onnx", "Hardmax", 11> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Hardmax_13 : Schema<"ai.onnx", "Hardmax", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "-1">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Identity_1 : Schema<"ai.onnx", "Identity", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Identity_13 : Schema<"ai.onnx", "Identity", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Identity_14 : Schema<"ai.onnx", "Identity", 14> {
  let inputs = [Single<"input", "V">];
  let outputs = [Single<"output", "V">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>, Sequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Identity_16 : Schema<"ai.onnx", "Identity", 16> {
  let inputs = [Single<"input", "V">];
  let outputs = [Single<"output", "V">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>, Sequences<numbers # complexes # ["string", "bool"]>, Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Identity_19 : Schema<"ai.onnx", "Identity", 19> {
  let inputs = [Single<"input", "V">];
  let outputs = [Single<"output", "V">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>, Sequences<numbers # complexes # ["string", "bool"]>, Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Identity_21 : Schema<"ai.onnx", "Identity", 21> {
  let inputs = [Single<"input", "V">];
  let outputs = [Single<"output", "V">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>, Sequences<numbers # complexes # ["string", "bool"]>, Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Identity_23 : Schema<"ai.onnx", "Identity", 23> {
  let inputs = [Single<"input", "V">];
  let outputs = [Single<"output", "V">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>, Sequences<numbers # complexes # ["string", "bool"]>, Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Identity_24 : Schema<"ai.onnx", "Identity", 24> {
  let inputs = [Single<"input", "V">];
  let outputs = [Single<"output", "V">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>, Sequences<numbers # complexes # ["string", "bool"]>, Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Identity_25 : Schema<"ai.onnx", "Identity", 25> {
  let inputs = [Single<"input", "V">];
  let outputs = [Single<"output", "V">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Sequences<numbers # complexes # ["string", "bool"]>, Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def If_1 : Schema<"ai.onnx", "If", 1> {
  let inputs = [Single<"cond", "B">];
  let outputs = [Mixed<"outputs", "V", 1>];
  let attributes = [Required<"else_branch", "graph">, Required<"then_branch", "graph">];
  let types = [Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>]>, Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def If_11 : Schema<"ai.onnx", "If", 11> {
  let inputs = [Single<"cond", "B">];
  let outputs = [Mixed<"outputs", "V", 1>];
  let attributes = [Required<"else_branch", "graph">, Required<"then_branch", "graph">];
  let types = [Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>]>, Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def If_13 : Schema<"ai.onnx", "If", 13> {
  let inputs = [Single<"cond", "B">];
  let outputs = [Mixed<"outputs", "V", 1>];
  let attributes = [Required<"else_branch", "graph">, Required<"then_branch", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>, Sequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def If_16 : Schema<"ai.onnx", "If", 16> {
  let inputs = [Single<"cond", "B">];
  let outputs = [Mixed<"outputs", "V", 1>];
  let attributes = [Required<"else_branch", "graph">, Required<"then_branch", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>, Sequences<numbers # complexes # ["string", "bool", "bfloat16"]>, Optionals<numbers # complexes # ["string", "bool", "bfloat16"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def If_19 : Schema<"ai.onnx", "If", 19> {
  let inputs = [Single<"cond", "B">];
  let outputs = [Mixed<"outputs", "V", 1>];
  let attributes = [Required<"else_branch", "graph">, Required<"then_branch", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>, Sequences<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>, Optionals<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def If_21 : Schema<"ai.onnx", "If", 21> {
  let inputs = [Single<"cond", "B">];
  let outputs = [Mixed<"outputs", "V", 1>];
  let attributes = [Required<"else_branch", "graph">, Required<"then_branch", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>, Sequences<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>, Optionals<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def If_23 : Schema<"ai.onnx", "If", 23> {
  let inputs = [Single<"cond", "B">];
  let outputs = [Mixed<"outputs", "V", 1>];
  let attributes = [Required<"else_branch", "graph">, Required<"then_branch", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>, Sequences<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>, Optionals<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def If_24 : Schema<"ai.onnx", "If", 24> {
  let inputs = [Single<"cond", "B">];
  let outputs = [Mixed<"outputs", "V", 1>];
  let attributes = [Required<"else_branch", "graph">, Required<"then_branch", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>, Sequences<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>, Optionals<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def If_25 : Schema<"ai.onnx", "If", 25> {
  let inputs = [Single<"cond", "B">];
  let outputs = [Mixed<"outputs", "V", 1>];
  let attributes = [Required<"else_branch", "graph">, Required<"then_branch", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Sequences<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Optionals<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def ImageDecoder_20 : Schema<"ai.onnx", "ImageDecoder", 20> {
  let inputs = [Single<"encoded_stream", "T1">];
  let outputs = [Single<"image", "T2">];
  let attributes = [Default<"pixel_format", "string", "RGB">];
  let types = [Variable<"T1", [Tensors<["uint8"]>]>, Variable<"T2", [Tensors<["uint8"]>]>];
  let upstream = ["infer"];
}

def InstanceNormalization_1 : Schema<"ai.onnx", "InstanceNormalization", 1> {
  let inputs = [Single<"input", "T">, Single<"scale", "T">, Single<"B", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"consumed_inputs", "ints">, Default<"epsilon", "float", "1e-05">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def InstanceNormalization_6 : Schema<"ai.onnx", "InstanceNormalization", 6> {
  let inputs = [Single<"input", "T">, Single<"scale", "T">, Single<"B", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"epsilon", "float", "1e-05">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def InstanceNormalization_22 : Schema<"ai.onnx", "InstanceNormalization", 22> {
  let inputs = [Single<"input", "T">, Single<"scale", "T">, Single<"B", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"epsilon", "float", "1e-05">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def IsInf_10 : Schema<"ai.onnx", "IsInf", 10> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let attributes = [Default<"detect_negative", "int", "1">, Default<"detect_positive", "int", "1">];
  let types = [Variable<"T1", [Tensors<["float", "double"]>]>, Variable<"T2", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def IsInf_20 : Schema<"ai.onnx", "IsInf", 20> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let attributes = [Default<"detect_negative", "int", "1">, Default<"detect_positive", "int", "1">];
  let types = [Variable<"T1", [Tensors<floats # float8s # ["bfloat16"]>]>, Variable<"T2", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def IsNaN_9 : Schema<"ai.onnx", "IsNaN", 9> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let types = [Variable<"T1", [Tensors<floats>]>, Variable<"T2", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def IsNaN_13 : Schema<"ai.onnx", "IsNaN", 13> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let types = [Variable<"T1", [Tensors<floats # ["bfloat16"]>]>, Variable<"T2", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def IsNaN_20 : Schema<"ai.onnx", "IsNaN", 20> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let types = [Variable<"T1", [Tensors<floats # float8s # ["bfloat16"]>]>, Variable<"T2", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def LRN_1 : Schema<"ai.onnx", "LRN", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"alpha", "float", "1e-04">,
    Default<"beta", "float", "0.75">,
    Default<"bias", "float", "1.0">,
    Required<"size", "int">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def LRN_13 : Schema<"ai.onnx", "LRN", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"alpha", "float", "1e-04">,
    Default<"beta", "float", "0.75">,
    Default<"bias", "float", "1.0">,
    Required<"size", "int">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def LSTM_1 : Schema<"ai.onnx", "LSTM", 1> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">,
    Maybe<"initial_c", "T">,
    Maybe<"P", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">, Maybe<"Y_c", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Given<"activations", "strings">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"input_forget", "int", "0">,
    Default<"output_sequence", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def LSTM_7 : Schema<"ai.onnx", "LSTM", 7> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">,
    Maybe<"initial_c", "T">,
    Maybe<"P", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">, Maybe<"Y_c", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Given<"activations", "strings">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"input_forget", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def LSTM_14 : Schema<"ai.onnx", "LSTM", 14> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">,
    Maybe<"initial_c", "T">,
    Maybe<"P", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">, Maybe<"Y_c", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Given<"activations", "strings">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"input_forget", "int", "0">,
    Default<"layout", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def LSTM_22 : Schema<"ai.onnx", "LSTM", 22> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">,
    Maybe<"initial_c", "T">,
    Maybe<"P", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">, Maybe<"Y_c", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Given<"activations", "strings">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"input_forget", "int", "0">,
    Default<"layout", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def LayerNormalization_17 : Schema<"ai.onnx", "LayerNormalization", 17> {
  let inputs = [Single<"X", "T">, Single<"Scale", "T">, Maybe<"B", "T">];
  let outputs = [Single<"Y", "T">, Maybe<"Mean", "U">, Maybe<"InvStdDev", "U">];
  let attributes = [
    Default<"axis", "int", "-1">,
    Default<"epsilon", "float", "1e-05">,
    Default<"stash_type", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>, Variable<"U", [Tensors<["float", "bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def LeakyRelu_1 : Schema<"ai.onnx", "LeakyRelu", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "0.01">, Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def LeakyRelu_6 : Schema<"ai.onnx", "LeakyRelu", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "0.01">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def LeakyRelu_16 : Schema<"ai.onnx", "LeakyRelu", 16> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "0.01">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Less_1 : Schema<"ai.onnx", "Less", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Less_7 : Schema<"ai.onnx", "Less", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Less_9 : Schema<"ai.onnx", "Less", 9> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Less_13 : Schema<"ai.onnx", "Less", 13> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def LessOrEqual_12 : Schema<"ai.onnx", "LessOrEqual", 12> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["function"];
}

def LessOrEqual_16 : Schema<"ai.onnx", "LessOrEqual", 16> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer", "function"];
}

def LinearAttention_27 : Schema<"ai.onnx", "LinearAttention", 27> {
  let inputs = [
    Single<"query", "T">,
    Single<"key", "T">,
    Single<"value", "T">,
    Maybe<"past_state", "S">,
    Maybe<"decay", "T">,
    Maybe<"beta", "T">];
  let outputs = [Single<"output", "T">, Single<"present_state", "S">];
  let attributes = [
    Default<"chunk_size", "int", "64">,
    Required<"kv_num_heads", "int">,
    Required<"q_num_heads", "int">,
    Default<"scale", "float", "0.0">,
    Default<"update_rule", "string", "gated_delta">];
  let types = [
    Variable<"T", [Tensors<["float", "float16", "bfloat16"]>]>,
    Variable<"S", [Tensors<["float", "float16", "bfloat16"]>]>];
  let determinism = "unknown";
  let upstream = ["infer", "context_function"];
}

def Log_1 : Schema<"ai.onnx", "Log", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Log_6 : Schema<"ai.onnx", "Log", 6> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Log_13 : Schema<"ai.onnx", "Log", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def LogSoftmax_1 : Schema<"ai.onnx", "LogSoftmax", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def LogSoftmax_11 : Schema<"ai.onnx", "LogSoftmax", 11> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def LogSoftmax_13 : Schema<"ai.onnx", "LogSoftmax", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "-1">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def Loop_1 : Schema<"ai.onnx", "Loop", 1> {
  let inputs = [Maybe<"M", "I">, Maybe<"cond", "B">, Mixed<"v_initial", "V", 1>];
  let outputs = [Mixed<"v_final_and_scan_outputs", "V", 1>];
  let attributes = [Required<"body", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"I", [Tensors<["int64"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Loop_11 : Schema<"ai.onnx", "Loop", 11> {
  let inputs = [Maybe<"M", "I">, Maybe<"cond", "B">, Mixed<"v_initial", "V", 0>];
  let outputs = [Mixed<"v_final_and_scan_outputs", "V", 1>];
  let attributes = [Required<"body", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"I", [Tensors<["int64"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Loop_13 : Schema<"ai.onnx", "Loop", 13> {
  let inputs = [Maybe<"M", "I">, Maybe<"cond", "B">, Mixed<"v_initial", "V", 0>];
  let outputs = [Mixed<"v_final_and_scan_outputs", "V", 1>];
  let attributes = [Required<"body", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>, Sequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"I", [Tensors<["int64"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Loop_16 : Schema<"ai.onnx", "Loop", 16> {
  let inputs = [Maybe<"M", "I">, Maybe<"cond", "B">, Mixed<"v_initial", "V", 0>];
  let outputs = [Mixed<"v_final_and_scan_outputs", "V", 1>];
  let attributes = [Required<"body", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>, Sequences<numbers # complexes # ["string", "bool", "bfloat16"]>, Optionals<numbers # complexes # ["string", "bool", "bfloat16"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"I", [Tensors<["int64"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Loop_19 : Schema<"ai.onnx", "Loop", 19> {
  let inputs = [Maybe<"M", "I">, Maybe<"cond", "B">, Mixed<"v_initial", "V", 0>];
  let outputs = [Mixed<"v_final_and_scan_outputs", "V", 1>];
  let attributes = [Required<"body", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>, Sequences<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>, Optionals<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"I", [Tensors<["int64"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Loop_21 : Schema<"ai.onnx", "Loop", 21> {
  let inputs = [Maybe<"M", "I">, Maybe<"cond", "B">, Mixed<"v_initial", "V", 0>];
  let outputs = [Mixed<"v_final_and_scan_outputs", "V", 1>];
  let attributes = [Required<"body", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>, Sequences<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>, Optionals<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"I", [Tensors<["int64"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Loop_23 : Schema<"ai.onnx", "Loop", 23> {
  let inputs = [Maybe<"M", "I">, Maybe<"cond", "B">, Mixed<"v_initial", "V", 0>];
  let outputs = [Mixed<"v_final_and_scan_outputs", "V", 1>];
  let attributes = [Required<"body", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>, Sequences<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>, Optionals<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"I", [Tensors<["int64"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Loop_24 : Schema<"ai.onnx", "Loop", 24> {
  let inputs = [Maybe<"M", "I">, Maybe<"cond", "B">, Mixed<"v_initial", "V", 0>];
  let outputs = [Mixed<"v_final_and_scan_outputs", "V", 1>];
  let attributes = [Required<"body", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>, Sequences<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>, Optionals<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"I", [Tensors<["int64"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Loop_25 : Schema<"ai.onnx", "Loop", 25> {
  let inputs = [Maybe<"M", "I">, Maybe<"cond", "B">, Mixed<"v_initial", "V", 0>];
  let outputs = [Mixed<"v_final_and_scan_outputs", "V", 1>];
  let attributes = [Required<"body", "graph">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Sequences<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Optionals<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, OptionalSequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"I", [Tensors<["int64"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def LpNormalization_1 : Schema<"ai.onnx", "LpNormalization", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "-1">, Default<"p", "int", "2">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def LpNormalization_22 : Schema<"ai.onnx", "LpNormalization", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "-1">, Default<"p", "int", "2">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def LpPool_1 : Schema<"ai.onnx", "LpPool", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Given<"kernel_shape", "ints">,
    Default<"p", "float", "2.0">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def LpPool_2 : Schema<"ai.onnx", "LpPool", 2> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Required<"kernel_shape", "ints">,
    Default<"p", "int", "2">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def LpPool_11 : Schema<"ai.onnx", "LpPool", 11> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Required<"kernel_shape", "ints">,
    Default<"p", "int", "2">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def LpPool_18 : Schema<"ai.onnx", "LpPool", 18> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"ceil_mode", "int", "0">,
    Given<"dilations", "ints">,
    Required<"kernel_shape", "ints">,
    Default<"p", "int", "2">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def LpPool_22 : Schema<"ai.onnx", "LpPool", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"ceil_mode", "int", "0">,
    Given<"dilations", "ints">,
    Required<"kernel_shape", "ints">,
    Default<"p", "int", "2">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def MatMul_1 : Schema<"ai.onnx", "MatMul", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def MatMul_9 : Schema<"ai.onnx", "MatMul", 9> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def MatMul_13 : Schema<"ai.onnx", "MatMul", 13> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def MatMulInteger_10 : Schema<"ai.onnx", "MatMulInteger", 10> {
  let inputs = [Single<"A", "T1">, Single<"B", "T2">, Maybe<"a_zero_point", "T1">, Maybe<"b_zero_point", "T2">];
  let outputs = [Single<"Y", "T3">];
  let types = [
    Variable<"T1", [Tensors<["uint8", "int8"]>]>,
    Variable<"T2", [Tensors<["uint8", "int8"]>]>,
    Variable<"T3", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def Max_1 : Schema<"ai.onnx", "Max", 1> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"max", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Max_6 : Schema<"ai.onnx", "Max", 6> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"max", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Max_8 : Schema<"ai.onnx", "Max", 8> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"max", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Max_12 : Schema<"ai.onnx", "Max", 12> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"max", "T">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Max_13 : Schema<"ai.onnx", "Max", 13> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"max", "T">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def MaxPool_1 : Schema<"ai.onnx", "MaxPool", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def MaxPool_8 : Schema<"ai.onnx", "MaxPool", 8> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">, Maybe<"Indices", "I">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Default<"storage_order", "int", "0">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"I", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def MaxPool_10 : Schema<"ai.onnx", "MaxPool", 10> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">, Maybe<"Indices", "I">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"ceil_mode", "int", "0">,
    Given<"dilations", "ints">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Default<"storage_order", "int", "0">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"I", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def MaxPool_11 : Schema<"ai.onnx", "MaxPool", 11> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">, Maybe<"Indices", "I">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"ceil_mode", "int", "0">,
    Given<"dilations", "ints">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Default<"storage_order", "int", "0">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"I", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def MaxPool_12 : Schema<"ai.onnx", "MaxPool", 12> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">, Maybe<"Indices", "I">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"ceil_mode", "int", "0">,
    Given<"dilations", "ints">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Default<"storage_order", "int", "0">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats # ["uint8", "int8"]>]>, Variable<"I", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def MaxPool_22 : Schema<"ai.onnx", "MaxPool", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">, Maybe<"Indices", "I">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Default<"ceil_mode", "int", "0">,
    Given<"dilations", "ints">,
    Required<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Default<"storage_order", "int", "0">,
    Given<"strides", "ints">];
  let types = [Variable<"T", [Tensors<floats # ["uint8", "int8", "bfloat16"]>]>, Variable<"I", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def MaxRoiPool_1 : Schema<"ai.onnx", "MaxRoiPool", 1> {
  let inputs = [Single<"X", "T">, Single<"rois", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Required<"pooled_shape", "ints">, Default<"spatial_scale", "float", "1.0">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def MaxRoiPool_22 : Schema<"ai.onnx", "MaxRoiPool", 22> {
  let inputs = [Single<"X", "T">, Single<"rois", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Required<"pooled_shape", "ints">, Default<"spatial_scale", "float", "1.0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def MaxUnpool_9 : Schema<"ai.onnx", "MaxUnpool", 9> {
  let inputs = [Single<"X", "T1">, Single<"I", "T2">, Maybe<"output_shape", "T2">];
  let outputs = [Single<"output", "T1">];
  let attributes = [Required<"kernel_shape", "ints">, Given<"pads", "ints">, Given<"strides", "ints">];
  let types = [Variable<"T1", [Tensors<floats>]>, Variable<"T2", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def MaxUnpool_11 : Schema<"ai.onnx", "MaxUnpool", 11> {
  let inputs = [Single<"X", "T1">, Single<"I", "T2">, Maybe<"output_shape", "T2">];
  let outputs = [Single<"output", "T1">];
  let attributes = [Required<"kernel_shape", "ints">, Given<"pads", "ints">, Given<"strides", "ints">];
  let types = [Variable<"T1", [Tensors<floats>]>, Variable<"T2", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def MaxUnpool_22 : Schema<"ai.onnx", "MaxUnpool", 22> {
  let inputs = [Single<"X", "T1">, Single<"I", "T2">, Maybe<"output_shape", "T2">];
  let outputs = [Single<"output", "T1">];
  let attributes = [Required<"kernel_shape", "ints">, Given<"pads", "ints">, Given<"strides", "ints">];
  let types = [Variable<"T1", [Tensors<floats # ["bfloat16"]>]>, Variable<"T2", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def Mean_1 : Schema<"ai.onnx", "Mean", 1> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"mean", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Mean_6 : Schema<"ai.onnx", "Mean", 6> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"mean", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Mean_8 : Schema<"ai.onnx", "Mean", 8> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"mean", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Mean_13 : Schema<"ai.onnx", "Mean", 13> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"mean", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def MeanVarianceNormalization_9 : Schema<"ai.onnx", "MeanVarianceNormalization", 9> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"axes", "ints", "0, 2, 3">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["function"];
}

def MeanVarianceNormalization_13 : Schema<"ai.onnx", "MeanVarianceNormalization", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"axes", "ints", "0, 2, 3">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["function"];
}

def MelWeightMatrix_17 : Schema<"ai.onnx", "MelWeightMatrix", 17> {
  let inputs = [
    Single<"num_mel_bins", "T1">,
    Single<"dft_length", "T1">,
    Single<"sample_rate", "T1">,
    Single<"lower_edge_hertz", "T2">,
    Single<"upper_edge_hertz", "T2">];
  let outputs = [Single<"output", "T3">];
  let attributes = [Default<"output_datatype", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<["int32", "int64"]>]>,
    Variable<"T2", [Tensors<floats # ["bfloat16"]>]>,
    Variable<"T3", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Min_1 : Schema<"ai.onnx", "Min", 1> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"min", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Min_6 : Schema<"ai.onnx", "Min", 6> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"min", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Min_8 : Schema<"ai.onnx", "Min", 8> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"min", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Min_12 : Schema<"ai.onnx", "Min", 12> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"min", "T">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Min_13 : Schema<"ai.onnx", "Min", 13> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"min", "T">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Mish_18 : Schema<"ai.onnx", "Mish", 18> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer", "function"];
}

def Mish_22 : Schema<"ai.onnx", "Mish", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Mod_10 : Schema<"ai.onnx", "Mod", 10> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Default<"fmod", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Mod_13 : Schema<"ai.onnx", "Mod", 13> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Default<"fmod", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Mod_28 : Schema<"ai.onnx", "Mod", 28> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Default<"fmod", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Mul_1 : Schema<"ai.onnx", "Mul", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">, Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Mul_6 : Schema<"ai.onnx", "Mul", 6> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def Mul_7 : Schema<"ai.onnx", "Mul", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def Mul_13 : Schema<"ai.onnx", "Mul", 13> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Mul_14 : Schema<"ai.onnx", "Mul", 14> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer", "propagate"];
}

def Multinomial_7 : Schema<"ai.onnx", "Multinomial", 7> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"dtype", "int", "6">, Default<"sample_size", "int", "1">, Given<"seed", "float">];
  let types = [Variable<"T1", [Tensors<floats>]>, Variable<"T2", [Tensors<["int32", "int64"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Multinomial_22 : Schema<"ai.onnx", "Multinomial", 22> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [Default<"dtype", "int", "6">, Default<"sample_size", "int", "1">, Given<"seed", "float">];
  let types = [Variable<"T1", [Tensors<floats # ["bfloat16"]>]>, Variable<"T2", [Tensors<["int32", "int64"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Neg_1 : Schema<"ai.onnx", "Neg", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Neg_6 : Schema<"ai.onnx", "Neg", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ints>]>];
  let upstream = ["infer"];
}

def Neg_13 : Schema<"ai.onnx", "Neg", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ints # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def NegativeLogLikelihoodLoss_12 : Schema<"ai.onnx", "NegativeLogLikelihoodLoss", 12> {
  let inputs = [Single<"input", "T">, Single<"target", "Tind">, Maybe<"weight", "T">];
  let outputs = [Single<"loss", "T">];
  let attributes = [Given<"ignore_index", "int">, Default<"reduction", "string", "mean">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer", "context_function"];
}

def NegativeLogLikelihoodLoss_13 : Schema<"ai.onnx", "NegativeLogLikelihoodLoss", 13> {
  let inputs = [Single<"input", "T">, Single<"target", "Tind">, Maybe<"weight", "T">];
  let outputs = [Single<"loss", "T">];
  let attributes = [Given<"ignore_index", "int">, Default<"reduction", "string", "mean">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer", "context_function"];
}

def NegativeLogLikelihoodLoss_22 : Schema<"ai.onnx", "NegativeLogLikelihoodLoss", 22> {
  let inputs = [Single<"input", "T">, Single<"target", "Tind">, Maybe<"weight", "T">];
  let outputs = [Single<"loss", "T">];
  let attributes = [Given<"ignore_index", "int">, Default<"reduction", "string", "mean">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>, Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer", "context_function"];
}

def NonMaxSuppression_10 : Schema<"ai.onnx", "NonMaxSuppression", 10> {
  let inputs = [
    Single<"boxes", "tensor(float)">,
    Single<"scores", "tensor(float)">,
    Maybe<"max_output_boxes_per_class", "tensor(int64)">,
    Maybe<"iou_threshold", "tensor(float)">,
    Maybe<"score_threshold", "tensor(float)">];
  let outputs = [Single<"selected_indices", "tensor(int64)">];
  let attributes = [Default<"center_point_box", "int", "0">];
  let upstream = ["infer"];
}

def NonMaxSuppression_11 : Schema<"ai.onnx", "NonMaxSuppression", 11> {
  let inputs = [
    Single<"boxes", "tensor(float)">,
    Single<"scores", "tensor(float)">,
    Maybe<"max_output_boxes_per_class", "tensor(int64)">,
    Maybe<"iou_threshold", "tensor(float)">,
    Maybe<"score_threshold", "tensor(float)">];
  let outputs = [Single<"selected_indices", "tensor(int64)">];
  let attributes = [Default<"center_point_box", "int", "0">];
  let upstream = ["infer"];
}

def NonZero_9 : Schema<"ai.onnx", "NonZero", 9> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "tensor(int64)">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def NonZero_13 : Schema<"ai.onnx", "NonZero", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "tensor(int64)">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Not_1 : Schema<"ai.onnx", "Not", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def OneHot_9 : Schema<"ai.onnx", "OneHot", 9> {
  let inputs = [Single<"indices", "T1">, Single<"depth", "T2">, Single<"values", "T3">];
  let outputs = [Single<"output", "T3">];
  let attributes = [Default<"axis", "int", "-1">];
  let types = [
    Variable<"T1", [Tensors<numbers>]>,
    Variable<"T2", [Tensors<numbers>]>,
    Variable<"T3", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def OneHot_11 : Schema<"ai.onnx", "OneHot", 11> {
  let inputs = [Single<"indices", "T1">, Single<"depth", "T2">, Single<"values", "T3">];
  let outputs = [Single<"output", "T3">];
  let attributes = [Default<"axis", "int", "-1">];
  let types = [
    Variable<"T1", [Tensors<numbers>]>,
    Variable<"T2", [Tensors<numbers>]>,
    Variable<"T3", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def OneHot_28 : Schema<"ai.onnx", "OneHot", 28> {
  let inputs = [Single<"indices", "T1">, Single<"depth", "T2">, Single<"values", "T3">];
  let outputs = [Single<"output", "T3">];
  let attributes = [Default<"axis", "int", "-1">];
  let types = [
    Variable<"T1", [Tensors<numbers>]>,
    Variable<"T2", [Tensors<numbers>]>,
    Variable<"T3", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Optional_15 : Schema<"ai.onnx", "Optional", 15> {
  let inputs = [Maybe<"input", "V">];
  let outputs = [Single<"output", "O">];
  let attributes = [Given<"type", "type_proto">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>, Sequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"O", [Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Optional_28 : Schema<"ai.onnx", "Optional", 28> {
  let inputs = [Maybe<"input", "V">];
  let outputs = [Single<"output", "O">];
  let attributes = [Given<"type", "type_proto">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Sequences<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>,
    Variable<"O", [Optionals<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, OptionalSequences<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer"];
}

def OptionalGetElement_15 : Schema<"ai.onnx", "OptionalGetElement", 15> {
  let inputs = [Single<"input", "O">];
  let outputs = [Single<"output", "V">];
  let types = [
    Variable<"O", [Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>, Sequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def OptionalGetElement_18 : Schema<"ai.onnx", "OptionalGetElement", 18> {
  let inputs = [Single<"input", "O">];
  let outputs = [Single<"output", "V">];
  let types = [
    Variable<"O", [Tensors<numbers # complexes # ["string", "bool"]>, Sequences<numbers # complexes # ["string", "bool"]>, Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>, Sequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def OptionalGetElement_28 : Schema<"ai.onnx", "OptionalGetElement", 28> {
  let inputs = [Single<"input", "O">];
  let outputs = [Single<"output", "V">];
  let types = [
    Variable<"O", [Tensors<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Sequences<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Optionals<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, OptionalSequences<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>,
    Variable<"V", [Tensors<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Sequences<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer"];
}

def OptionalHasElement_15 : Schema<"ai.onnx", "OptionalHasElement", 15> {
  let inputs = [Single<"input", "O">];
  let outputs = [Single<"output", "B">];
  let types = [
    Variable<"O", [Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def OptionalHasElement_18 : Schema<"ai.onnx", "OptionalHasElement", 18> {
  let inputs = [Maybe<"input", "O">];
  let outputs = [Single<"output", "B">];
  let types = [
    Variable<"O", [Tensors<numbers # complexes # ["string", "bool"]>, Sequences<numbers # complexes # ["string", "bool"]>, Optionals<numbers # complexes # ["string", "bool"]>, OptionalSequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def OptionalHasElement_28 : Schema<"ai.onnx", "OptionalHasElement", 28> {
  let inputs = [Maybe<"input", "O">];
  let outputs = [Single<"output", "B">];
  let types = [
    Variable<"O", [Tensors<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Sequences<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, Optionals<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>, OptionalSequences<numbers # complexes # float8s # float6s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>,
    Variable<"B", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Or_1 : Schema<"ai.onnx", "Or", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<["bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Or_7 : Schema<"ai.onnx", "Or", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<["bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def PRelu_1 : Schema<"ai.onnx", "PRelu", 1> {
  let inputs = [Single<"X", "T">, Single<"slope", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def PRelu_6 : Schema<"ai.onnx", "PRelu", 6> {
  let inputs = [Single<"X", "T">, Single<"slope", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def PRelu_7 : Schema<"ai.onnx", "PRelu", 7> {
  let inputs = [Single<"X", "T">, Single<"slope", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def PRelu_9 : Schema<"ai.onnx", "PRelu", 9> {
  let inputs = [Single<"X", "T">, Single<"slope", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def PRelu_16 : Schema<"ai.onnx", "PRelu", 16> {
  let inputs = [Single<"X", "T">, Single<"slope", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Pad_1 : Schema<"ai.onnx", "Pad", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [
    Default<"mode", "string", "constant">,
    Required<"paddings", "ints">,
    Default<"value", "float", "0.0">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Pad_2 : Schema<"ai.onnx", "Pad", 2> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"mode", "string", "constant">, Required<"pads", "ints">, Default<"value", "float", "0.0">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Pad_11 : Schema<"ai.onnx", "Pad", 11> {
  let inputs = [Single<"data", "T">, Single<"pads", "tensor(int64)">, Maybe<"constant_value", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"mode", "string", "constant">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Pad_13 : Schema<"ai.onnx", "Pad", 13> {
  let inputs = [Single<"data", "T">, Single<"pads", "tensor(int64)">, Maybe<"constant_value", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"mode", "string", "constant">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Pad_18 : Schema<"ai.onnx", "Pad", 18> {
  let inputs = [
    Single<"data", "T">,
    Single<"pads", "tensor(int64)">,
    Maybe<"constant_value", "T">,
    Maybe<"axes", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"mode", "string", "constant">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def Pad_19 : Schema<"ai.onnx", "Pad", 19> {
  let inputs = [
    Single<"data", "T">,
    Single<"pads", "tensor(int64)">,
    Maybe<"constant_value", "T">,
    Maybe<"axes", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"mode", "string", "constant">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def Pad_21 : Schema<"ai.onnx", "Pad", 21> {
  let inputs = [
    Single<"data", "T">,
    Single<"pads", "tensor(int64)">,
    Maybe<"constant_value", "T">,
    Maybe<"axes", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"mode", "string", "constant">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def Pad_23 : Schema<"ai.onnx", "Pad", 23> {
  let inputs = [
    Single<"data", "T">,
    Single<"pads", "tensor(int64)">,
    Maybe<"constant_value", "T">,
    Maybe<"axes", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"mode", "string", "constant">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def Pad_24 : Schema<"ai.onnx", "Pad", 24> {
  let inputs = [
    Single<"data", "T">,
    Single<"pads", "tensor(int64)">,
    Maybe<"constant_value", "T">,
    Maybe<"axes", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"mode", "string", "constant">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def Pad_25 : Schema<"ai.onnx", "Pad", 25> {
  let inputs = [
    Single<"data", "T">,
    Single<"pads", "tensor(int64)">,
    Maybe<"constant_value", "T">,
    Maybe<"axes", "Tind">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"mode", "string", "constant">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def Pow_1 : Schema<"ai.onnx", "Pow", 1> {
  let inputs = [Single<"X", "T">, Single<"Y", "T">];
  let outputs = [Single<"Z", "T">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Pow_7 : Schema<"ai.onnx", "Pow", 7> {
  let inputs = [Single<"X", "T">, Single<"Y", "T">];
  let outputs = [Single<"Z", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Pow_12 : Schema<"ai.onnx", "Pow", 12> {
  let inputs = [Single<"X", "T">, Single<"Y", "T1">];
  let outputs = [Single<"Z", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64"]>]>, Variable<"T1", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Pow_13 : Schema<"ai.onnx", "Pow", 13> {
  let inputs = [Single<"X", "T">, Single<"Y", "T1">];
  let outputs = [Single<"Z", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "bfloat16"]>]>, Variable<"T1", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Pow_15 : Schema<"ai.onnx", "Pow", 15> {
  let inputs = [Single<"X", "T">, Single<"Y", "T1">];
  let outputs = [Single<"Z", "T">];
  let types = [
    Variable<"T", [Tensors<floats # ["int32", "int64", "bfloat16"]>]>,
    Variable<"T1", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def QLinearConv_10 : Schema<"ai.onnx", "QLinearConv", 10> {
  let inputs = [
    Single<"x", "T1">,
    Single<"x_scale", "tensor(float)">,
    Single<"x_zero_point", "T1">,
    Single<"w", "T2">,
    Single<"w_scale", "tensor(float)">,
    Single<"w_zero_point", "T2">,
    Single<"y_scale", "tensor(float)">,
    Single<"y_zero_point", "T3">,
    Maybe<"B", "T4">];
  let outputs = [Single<"y", "T3">];
  let attributes = [
    Default<"auto_pad", "string", "NOTSET">,
    Given<"dilations", "ints">,
    Default<"group", "int", "1">,
    Given<"kernel_shape", "ints">,
    Given<"pads", "ints">,
    Given<"strides", "ints">];
  let types = [
    Variable<"T1", [Tensors<["uint8", "int8"]>]>,
    Variable<"T2", [Tensors<["uint8", "int8"]>]>,
    Variable<"T3", [Tensors<["uint8", "int8"]>]>,
    Variable<"T4", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def QLinearMatMul_10 : Schema<"ai.onnx", "QLinearMatMul", 10> {
  let inputs = [
    Single<"a", "T1">,
    Single<"a_scale", "tensor(float)">,
    Single<"a_zero_point", "T1">,
    Single<"b", "T2">,
    Single<"b_scale", "tensor(float)">,
    Single<"b_zero_point", "T2">,
    Single<"y_scale", "tensor(float)">,
    Single<"y_zero_point", "T3">];
  let outputs = [Single<"y", "T3">];
  let types = [
    Variable<"T1", [Tensors<["uint8", "int8"]>]>,
    Variable<"T2", [Tensors<["uint8", "int8"]>]>,
    Variable<"T3", [Tensors<["uint8", "int8"]>]>];
  let upstream = ["infer"];
}

def QLinearMatMul_21 : Schema<"ai.onnx", "QLinearMatMul", 21> {
  let inputs = [
    Single<"a", "T1">,
    Single<"a_scale", "TS">,
    Single<"a_zero_point", "T1">,
    Single<"b", "T2">,
    Single<"b_scale", "TS">,
    Single<"b_zero_point", "T2">,
    Single<"y_scale", "TS">,
    Single<"y_zero_point", "T3">];
  let outputs = [Single<"y", "T3">];
  let types = [
    Variable<"TS", [Tensors<["float", "float16", "bfloat16"]>]>,
    Variable<"T1", [Tensors<float8s # ["uint8", "int8"]>]>,
    Variable<"T2", [Tensors<float8s # ["uint8", "int8"]>]>,
    Variable<"T3", [Tensors<float8s # ["uint8", "int8"]>]>];
  let upstream = ["infer"];
}

def QuantizeLinear_10 : Schema<"ai.onnx", "QuantizeLinear", 10> {
  let inputs = [Single<"x", "T1">, Single<"y_scale", "tensor(float)">, Maybe<"y_zero_point", "T2">];
  let outputs = [Single<"y", "T2">];
  let types = [Variable<"T1", [Tensors<["float", "int32"]>]>, Variable<"T2", [Tensors<["uint8", "int8"]>]>];
  let upstream = ["infer"];
}

def QuantizeLinear_13 : Schema<"ai.onnx", "QuantizeLinear", 13> {
  let inputs = [Single<"x", "T1">, Single<"y_scale", "tensor(float)">, Maybe<"y_zero_point", "T2">];
  let outputs = [Single<"y", "T2">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T1", [Tensors<["float", "int32"]>]>, Variable<"T2", [Tensors<["uint8", "int8"]>]>];
  let upstream = ["infer"];
}

def QuantizeLinear_19 : Schema<"ai.onnx", "QuantizeLinear", 19> {
  let inputs = [Single<"x", "T1">, Single<"y_scale", "T1">, Maybe<"y_zero_point", "T2">];
  let outputs = [Single<"y", "T2">];
  let attributes = [Default<"axis", "int", "1">, Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "float16", "bfloat16"]>]>,
    Variable<"T2", [Tensors<float8s # ["uint8", "int8"]>]>];
  let upstream = ["infer"];
}

def QuantizeLinear_21 : Schema<"ai.onnx", "QuantizeLinear", 21> {
  let inputs = [Single<"x", "T1">, Single<"y_scale", "T1">, Maybe<"y_zero_point", "T2">];
  let outputs = [Single<"y", "T2">];
  let attributes = [
    Default<"axis", "int", "1">,
    Default<"block_size", "int", "0">,
    Default<"output_dtype", "int", "0">,
    Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "float16", "bfloat16"]>]>,
    Variable<"T2", [Tensors<float8s # ["uint8", "int8", "uint16", "int16", "uint4", "int4"]>]>];
  let upstream = ["infer"];
}

def QuantizeLinear_23 : Schema<"ai.onnx", "QuantizeLinear", 23> {
  let inputs = [Single<"x", "T1">, Single<"y_scale", "T2">, Maybe<"y_zero_point", "T3">];
  let outputs = [Single<"y", "T3">];
  let attributes = [
    Default<"axis", "int", "1">,
    Default<"block_size", "int", "0">,
    Default<"output_dtype", "int", "0">,
    Default<"precision", "int", "0">,
    Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "float16", "bfloat16"]>]>,
    Variable<"T2", [Tensors<["float", "int32", "float16", "bfloat16"]>]>,
    Variable<"T3", [Tensors<float8s # ["uint8", "int8", "uint16", "int16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer"];
}

def QuantizeLinear_24 : Schema<"ai.onnx", "QuantizeLinear", 24> {
  let inputs = [Single<"x", "T1">, Single<"y_scale", "T2">, Maybe<"y_zero_point", "T3">];
  let outputs = [Single<"y", "T3">];
  let attributes = [
    Default<"axis", "int", "1">,
    Default<"block_size", "int", "0">,
    Default<"output_dtype", "int", "0">,
    Default<"precision", "int", "0">,
    Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "float16", "bfloat16"]>]>,
    Variable<"T2", [Tensors<["float", "int32", "float16", "bfloat16", "float8e8m0"]>]>,
    Variable<"T3", [Tensors<float8s # ["uint8", "int8", "uint16", "int16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer"];
}

def QuantizeLinear_25 : Schema<"ai.onnx", "QuantizeLinear", 25> {
  let inputs = [Single<"x", "T1">, Single<"y_scale", "T2">, Maybe<"y_zero_point", "T3">];
  let outputs = [Single<"y", "T3">];
  let attributes = [
    Default<"axis", "int", "1">,
    Default<"block_size", "int", "0">,
    Default<"output_dtype", "int", "0">,
    Default<"precision", "int", "0">,
    Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "float16", "bfloat16"]>]>,
    Variable<"T2", [Tensors<["float", "int32", "float16", "bfloat16", "float8e8m0"]>]>,
    Variable<"T3", [Tensors<float8s # ["uint8", "int8", "uint16", "int16", "uint4", "int4", "float4e2m1", "uint2", "int2"]>]>];
  let upstream = ["infer"];
}

def QuantizeLinear_28 : Schema<"ai.onnx", "QuantizeLinear", 28> {
  let inputs = [Single<"x", "T1">, Single<"y_scale", "T2">, Maybe<"y_zero_point", "T3">];
  let outputs = [Single<"y", "T3">];
  let attributes = [
    Default<"axis", "int", "1">,
    Default<"block_size", "int", "0">,
    Default<"output_dtype", "int", "0">,
    Default<"precision", "int", "0">,
    Default<"saturate", "int", "1">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "float16", "bfloat16"]>]>,
    Variable<"T2", [Tensors<["float", "int32", "float16", "bfloat16", "float8e8m0"]>]>,
    Variable<"T3", [Tensors<float8s # float6s # ["uint8", "int8", "uint16", "int16", "uint4", "int4", "float4e2m1", "uint2", "int2"]>]>];
  let upstream = ["infer"];
}

def RMSNormalization_23 : Schema<"ai.onnx", "RMSNormalization", 23> {
  let inputs = [Single<"X", "T">, Single<"scale", "V">];
  let outputs = [Single<"Y", "V">];
  let attributes = [
    Default<"axis", "int", "-1">,
    Default<"epsilon", "float", "1e-05">,
    Default<"stash_type", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>, Variable<"V", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def RNN_1 : Schema<"ai.onnx", "RNN", 1> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Default<"activations", "strings", "Tanh, Tanh">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"output_sequence", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def RNN_7 : Schema<"ai.onnx", "RNN", 7> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Default<"activations", "strings", "Tanh, Tanh">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def RNN_14 : Schema<"ai.onnx", "RNN", 14> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Default<"activations", "strings", "Tanh, Tanh">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"layout", "int", "0">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def RNN_22 : Schema<"ai.onnx", "RNN", 22> {
  let inputs = [
    Single<"X", "T">,
    Single<"W", "T">,
    Single<"R", "T">,
    Maybe<"B", "T">,
    Maybe<"sequence_lens", "T1">,
    Maybe<"initial_h", "T">];
  let outputs = [Maybe<"Y", "T">, Maybe<"Y_h", "T">];
  let attributes = [
    Given<"activation_alpha", "floats">,
    Given<"activation_beta", "floats">,
    Default<"activations", "strings", "Tanh, Tanh">,
    Given<"clip", "float">,
    Default<"direction", "string", "forward">,
    Given<"hidden_size", "int">,
    Default<"layout", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>, Variable<"T1", [Tensors<["int32"]>]>];
  let upstream = ["infer"];
}

def RandomNormal_1 : Schema<"ai.onnx", "RandomNormal", 1> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Default<"dtype", "int", "1">,
    Default<"mean", "float", "0.0">,
    Default<"scale", "float", "1.0">,
    Given<"seed", "float">,
    Required<"shape", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def RandomNormal_22 : Schema<"ai.onnx", "RandomNormal", 22> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Default<"dtype", "int", "1">,
    Default<"mean", "float", "0.0">,
    Default<"scale", "float", "1.0">,
    Given<"seed", "float">,
    Required<"shape", "ints">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def RandomNormalLike_1 : Schema<"ai.onnx", "RandomNormalLike", 1> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [
    Given<"dtype", "int">,
    Default<"mean", "float", "0.0">,
    Default<"scale", "float", "1.0">,
    Given<"seed", "float">];
  let types = [Variable<"T1", [Tensors<numbers # complexes # ["string", "bool"]>]>, Variable<"T2", [Tensors<floats>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def RandomNormalLike_22 : Schema<"ai.onnx", "RandomNormalLike", 22> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [
    Given<"dtype", "int">,
    Default<"mean", "float", "0.0">,
    Default<"scale", "float", "1.0">,
    Given<"seed", "float">];
  let types = [
    Variable<"T1", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<floats # ["bfloat16"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def RandomUniform_1 : Schema<"ai.onnx", "RandomUniform", 1> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Default<"dtype", "int", "1">,
    Default<"high", "float", "1.0">,
    Default<"low", "float", "0.0">,
    Given<"seed", "float">,
    Required<"shape", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def RandomUniform_22 : Schema<"ai.onnx", "RandomUniform", 22> {
  let outputs = [Single<"output", "T">];
  let attributes = [
    Default<"dtype", "int", "1">,
    Default<"high", "float", "1.0">,
    Default<"low", "float", "0.0">,
    Given<"seed", "float">,
    Required<"shape", "ints">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def RandomUniformLike_1 : Schema<"ai.onnx", "RandomUniformLike", 1> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [
    Given<"dtype", "int">,
    Default<"high", "float", "1.0">,
    Default<"low", "float", "0.0">,
    Given<"seed", "float">];
  let types = [Variable<"T1", [Tensors<numbers # complexes # ["string", "bool"]>]>, Variable<"T2", [Tensors<floats>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def RandomUniformLike_22 : Schema<"ai.onnx", "RandomUniformLike", 22> {
  let inputs = [Single<"input", "T1">];
  let outputs = [Single<"output", "T2">];
  let attributes = [
    Given<"dtype", "int">,
    Default<"high", "float", "1.0">,
    Default<"low", "float", "0.0">,
    Given<"seed", "float">];
  let types = [
    Variable<"T1", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<floats # ["bfloat16"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Range_11 : Schema<"ai.onnx", "Range", 11> {
  let inputs = [Single<"start", "T">, Single<"limit", "T">, Single<"delta", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<["float", "int16", "int32", "int64", "double"]>]>];
  let upstream = ["infer", "function"];
}

def Range_27 : Schema<"ai.onnx", "Range", 27> {
  let inputs = [Single<"start", "T">, Single<"limit", "T">, Single<"delta", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"stash_type", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int16", "int32", "int64", "bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def Reciprocal_1 : Schema<"ai.onnx", "Reciprocal", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Reciprocal_6 : Schema<"ai.onnx", "Reciprocal", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Reciprocal_13 : Schema<"ai.onnx", "Reciprocal", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceL1_1 : Schema<"ai.onnx", "ReduceL1", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceL1_11 : Schema<"ai.onnx", "ReduceL1", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceL1_13 : Schema<"ai.onnx", "ReduceL1", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceL1_18 : Schema<"ai.onnx", "ReduceL1", 18> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def ReduceL2_1 : Schema<"ai.onnx", "ReduceL2", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceL2_11 : Schema<"ai.onnx", "ReduceL2", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceL2_13 : Schema<"ai.onnx", "ReduceL2", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceL2_18 : Schema<"ai.onnx", "ReduceL2", 18> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def ReduceLogSum_1 : Schema<"ai.onnx", "ReduceLogSum", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceLogSum_11 : Schema<"ai.onnx", "ReduceLogSum", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceLogSum_13 : Schema<"ai.onnx", "ReduceLogSum", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceLogSum_18 : Schema<"ai.onnx", "ReduceLogSum", 18> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def ReduceLogSum_28 : Schema<"ai.onnx", "ReduceLogSum", 28> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def ReduceLogSumExp_1 : Schema<"ai.onnx", "ReduceLogSumExp", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceLogSumExp_11 : Schema<"ai.onnx", "ReduceLogSumExp", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceLogSumExp_13 : Schema<"ai.onnx", "ReduceLogSumExp", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceLogSumExp_18 : Schema<"ai.onnx", "ReduceLogSumExp", 18> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def ReduceLogSumExp_28 : Schema<"ai.onnx", "ReduceLogSumExp", 28> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def ReduceMax_1 : Schema<"ai.onnx", "ReduceMax", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceMax_11 : Schema<"ai.onnx", "ReduceMax", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceMax_12 : Schema<"ai.onnx", "ReduceMax", 12> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["uint8", "int8", "int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceMax_13 : Schema<"ai.onnx", "ReduceMax", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["uint8", "int8", "int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceMax_18 : Schema<"ai.onnx", "ReduceMax", 18> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["uint8", "int8", "int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceMax_20 : Schema<"ai.onnx", "ReduceMax", 20> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [
    Variable<"T", [Tensors<floats # ["uint8", "int8", "int32", "int64", "bool", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceMean_1 : Schema<"ai.onnx", "ReduceMean", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceMean_11 : Schema<"ai.onnx", "ReduceMean", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceMean_13 : Schema<"ai.onnx", "ReduceMean", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceMean_18 : Schema<"ai.onnx", "ReduceMean", 18> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceMin_1 : Schema<"ai.onnx", "ReduceMin", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceMin_11 : Schema<"ai.onnx", "ReduceMin", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceMin_12 : Schema<"ai.onnx", "ReduceMin", 12> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["uint8", "int8", "int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceMin_13 : Schema<"ai.onnx", "ReduceMin", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["uint8", "int8", "int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceMin_18 : Schema<"ai.onnx", "ReduceMin", 18> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["uint8", "int8", "int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceMin_20 : Schema<"ai.onnx", "ReduceMin", 20> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [
    Variable<"T", [Tensors<floats # ["uint8", "int8", "int32", "int64", "bool", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceProd_1 : Schema<"ai.onnx", "ReduceProd", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceProd_11 : Schema<"ai.onnx", "ReduceProd", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceProd_13 : Schema<"ai.onnx", "ReduceProd", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceProd_18 : Schema<"ai.onnx", "ReduceProd", 18> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceSum_1 : Schema<"ai.onnx", "ReduceSum", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceSum_11 : Schema<"ai.onnx", "ReduceSum", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceSum_13 : Schema<"ai.onnx", "ReduceSum", 13> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceSumSquare_1 : Schema<"ai.onnx", "ReduceSumSquare", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceSumSquare_11 : Schema<"ai.onnx", "ReduceSumSquare", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def ReduceSumSquare_13 : Schema<"ai.onnx", "ReduceSumSquare", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Given<"axes", "ints">, Default<"keepdims", "int", "1">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ReduceSumSquare_18 : Schema<"ai.onnx", "ReduceSumSquare", 18> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"reduced", "T">];
  let attributes = [Default<"keepdims", "int", "1">, Default<"noop_with_empty_axes", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def RegexFullMatch_20 : Schema<"ai.onnx", "RegexFullMatch", 20> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let attributes = [Given<"pattern", "string">];
  let types = [Variable<"T1", [Tensors<["string"]>]>, Variable<"T2", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Relu_1 : Schema<"ai.onnx", "Relu", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Relu_6 : Schema<"ai.onnx", "Relu", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Relu_13 : Schema<"ai.onnx", "Relu", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Relu_14 : Schema<"ai.onnx", "Relu", 14> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ints # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Reshape_1 : Schema<"ai.onnx", "Reshape", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"reshaped", "T">];
  let attributes = [Given<"consumed_inputs", "ints">, Given<"shape", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Reshape_5 : Schema<"ai.onnx", "Reshape", 5> {
  let inputs = [Single<"data", "T">, Single<"shape", "tensor(int64)">];
  let outputs = [Single<"reshaped", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Reshape_13 : Schema<"ai.onnx", "Reshape", 13> {
  let inputs = [Single<"data", "T">, Single<"shape", "tensor(int64)">];
  let outputs = [Single<"reshaped", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Reshape_14 : Schema<"ai.onnx", "Reshape", 14> {
  let inputs = [Single<"data", "T">, Single<"shape", "tensor(int64)">];
  let outputs = [Single<"reshaped", "T">];
  let attributes = [Default<"allowzero", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Reshape_19 : Schema<"ai.onnx", "Reshape", 19> {
  let inputs = [Single<"data", "T">, Single<"shape", "tensor(int64)">];
  let outputs = [Single<"reshaped", "T">];
  let attributes = [Default<"allowzero", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Reshape_21 : Schema<"ai.onnx", "Reshape", 21> {
  let inputs = [Single<"data", "T">, Single<"shape", "tensor(int64)">];
  let outputs = [Single<"reshaped", "T">];
  let attributes = [Default<"allowzero", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>];
  let upstream = ["infer"];
}

def Reshape_23 : Schema<"ai.onnx", "Reshape", 23> {
  let inputs = [Single<"data", "T">, Single<"shape", "tensor(int64)">];
  let outputs = [Single<"reshaped", "T">];
  let attributes = [Default<"allowzero", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer"];
}

def Reshape_24 : Schema<"ai.onnx", "Reshape", 24> {
  let inputs = [Single<"data", "T">, Single<"shape", "tensor(int64)">];
  let outputs = [Single<"reshaped", "T">];
  let attributes = [Default<"allowzero", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let upstream = ["infer"];
}

def Reshape_25 : Schema<"ai.onnx", "Reshape", 25> {
  let inputs = [Single<"data", "T">, Single<"shape", "tensor(int64)">];
  let outputs = [Single<"reshaped", "T">];
  let attributes = [Default<"allowzero", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer"];
}

def Resize_10 : Schema<"ai.onnx", "Resize", 10> {
  let inputs = [Single<"X", "T">, Single<"scales", "tensor(float)">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"mode", "string", "nearest">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Resize_11 : Schema<"ai.onnx", "Resize", 11> {
  let inputs = [
    Single<"X", "T1">,
    Single<"roi", "T2">,
    Single<"scales", "tensor(float)">,
    Maybe<"sizes", "tensor(int64)">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Default<"coordinate_transformation_mode", "string", "half_pixel">,
    Default<"cubic_coeff_a", "float", "-0.75">,
    Default<"exclude_outside", "int", "0">,
    Default<"extrapolation_value", "float", "0.0">,
    Default<"mode", "string", "nearest">,
    Default<"nearest_mode", "string", "round_prefer_floor">];
  let types = [Variable<"T1", [Tensors<numbers # complexes # ["string", "bool"]>]>, Variable<"T2", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Resize_13 : Schema<"ai.onnx", "Resize", 13> {
  let inputs = [
    Single<"X", "T1">,
    Maybe<"roi", "T2">,
    Maybe<"scales", "tensor(float)">,
    Maybe<"sizes", "tensor(int64)">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Default<"coordinate_transformation_mode", "string", "half_pixel">,
    Default<"cubic_coeff_a", "float", "-0.75">,
    Default<"exclude_outside", "int", "0">,
    Default<"extrapolation_value", "float", "0.0">,
    Default<"mode", "string", "nearest">,
    Default<"nearest_mode", "string", "round_prefer_floor">];
  let types = [
    Variable<"T1", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Resize_18 : Schema<"ai.onnx", "Resize", 18> {
  let inputs = [
    Single<"X", "T1">,
    Maybe<"roi", "T2">,
    Maybe<"scales", "tensor(float)">,
    Maybe<"sizes", "tensor(int64)">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Default<"antialias", "int", "0">,
    Given<"axes", "ints">,
    Default<"coordinate_transformation_mode", "string", "half_pixel">,
    Default<"cubic_coeff_a", "float", "-0.75">,
    Default<"exclude_outside", "int", "0">,
    Default<"extrapolation_value", "float", "0.0">,
    Default<"keep_aspect_ratio_policy", "string", "stretch">,
    Default<"mode", "string", "nearest">,
    Default<"nearest_mode", "string", "round_prefer_floor">];
  let types = [
    Variable<"T1", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Resize_19 : Schema<"ai.onnx", "Resize", 19> {
  let inputs = [
    Single<"X", "T1">,
    Maybe<"roi", "T2">,
    Maybe<"scales", "tensor(float)">,
    Maybe<"sizes", "tensor(int64)">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Default<"antialias", "int", "0">,
    Given<"axes", "ints">,
    Default<"coordinate_transformation_mode", "string", "half_pixel">,
    Default<"cubic_coeff_a", "float", "-0.75">,
    Default<"exclude_outside", "int", "0">,
    Default<"extrapolation_value", "float", "0.0">,
    Default<"keep_aspect_ratio_policy", "string", "stretch">,
    Default<"mode", "string", "nearest">,
    Default<"nearest_mode", "string", "round_prefer_floor">];
  let types = [
    Variable<"T1", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T2", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def ReverseSequence_10 : Schema<"ai.onnx", "ReverseSequence", 10> {
  let inputs = [Single<"input", "T">, Single<"sequence_lens", "tensor(int64)">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"batch_axis", "int", "1">, Default<"time_axis", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def ReverseSequence_28 : Schema<"ai.onnx", "ReverseSequence", 28> {
  let inputs = [Single<"input", "T">, Single<"sequence_lens", "tensor(int64)">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"batch_axis", "int", "1">, Default<"time_axis", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def RoiAlign_10 : Schema<"ai.onnx", "RoiAlign", 10> {
  let inputs = [Single<"X", "T1">, Single<"rois", "T1">, Single<"batch_indices", "T2">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Default<"mode", "string", "avg">,
    Default<"output_height", "int", "1">,
    Default<"output_width", "int", "1">,
    Default<"sampling_ratio", "int", "0">,
    Default<"spatial_scale", "float", "1.0">];
  let types = [Variable<"T1", [Tensors<floats>]>, Variable<"T2", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def RoiAlign_16 : Schema<"ai.onnx", "RoiAlign", 16> {
  let inputs = [Single<"X", "T1">, Single<"rois", "T1">, Single<"batch_indices", "T2">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Default<"coordinate_transformation_mode", "string", "half_pixel">,
    Default<"mode", "string", "avg">,
    Default<"output_height", "int", "1">,
    Default<"output_width", "int", "1">,
    Default<"sampling_ratio", "int", "0">,
    Default<"spatial_scale", "float", "1.0">];
  let types = [Variable<"T1", [Tensors<floats>]>, Variable<"T2", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def RoiAlign_22 : Schema<"ai.onnx", "RoiAlign", 22> {
  let inputs = [Single<"X", "T1">, Single<"rois", "T1">, Single<"batch_indices", "T2">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Default<"coordinate_transformation_mode", "string", "half_pixel">,
    Default<"mode", "string", "avg">,
    Default<"output_height", "int", "1">,
    Default<"output_width", "int", "1">,
    Default<"sampling_ratio", "int", "0">,
    Default<"spatial_scale", "float", "1.0">];
  let types = [Variable<"T1", [Tensors<floats # ["bfloat16"]>]>, Variable<"T2", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def RotaryEmbedding_23 : Schema<"ai.onnx", "RotaryEmbedding", 23> {
  let inputs = [Single<"X", "T">, Single<"cos_cache", "T">, Single<"sin_cache", "T">, Maybe<"position_ids", "M">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"interleaved", "int", "0">,
    Given<"num_heads", "int">,
    Default<"rotary_embedding_dim", "int", "0">];
  let types = [Variable<"T", [Tensors<["float", "float16", "bfloat16"]>]>, Variable<"M", [Tensors<["int64"]>]>];
  let upstream = ["infer", "context_function"];
}

def Round_11 : Schema<"ai.onnx", "Round", 11> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Round_22 : Schema<"ai.onnx", "Round", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def STFT_17 : Schema<"ai.onnx", "STFT", 17> {
  let inputs = [Single<"signal", "T1">, Single<"frame_step", "T2">, Maybe<"window", "T1">, Maybe<"frame_length", "T2">];
  let outputs = [Single<"output", "T1">];
  let attributes = [Default<"onesided", "int", "1">];
  let types = [Variable<"T1", [Tensors<floats # ["bfloat16"]>]>, Variable<"T2", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def Scan_8 : Schema<"ai.onnx", "Scan", 8> {
  let inputs = [Maybe<"sequence_lens", "I">, Mixed<"initial_state_and_scan_inputs", "V", 1>];
  let outputs = [Mixed<"final_state_and_scan_outputs", "V", 1>];
  let attributes = [Required<"body", "graph">, Given<"directions", "ints">, Required<"num_scan_inputs", "int">];
  let types = [Variable<"I", [Tensors<["int64"]>]>, Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Scan_9 : Schema<"ai.onnx", "Scan", 9> {
  let inputs = [Mixed<"initial_state_and_scan_inputs", "V", 1>];
  let outputs = [Mixed<"final_state_and_scan_outputs", "V", 1>];
  let attributes = [
    Required<"body", "graph">,
    Required<"num_scan_inputs", "int">,
    Given<"scan_input_axes", "ints">,
    Given<"scan_input_directions", "ints">,
    Given<"scan_output_axes", "ints">,
    Given<"scan_output_directions", "ints">];
  let types = [Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Scan_11 : Schema<"ai.onnx", "Scan", 11> {
  let inputs = [Mixed<"initial_state_and_scan_inputs", "V", 1>];
  let outputs = [Mixed<"final_state_and_scan_outputs", "V", 1>];
  let attributes = [
    Required<"body", "graph">,
    Required<"num_scan_inputs", "int">,
    Given<"scan_input_axes", "ints">,
    Given<"scan_input_directions", "ints">,
    Given<"scan_output_axes", "ints">,
    Given<"scan_output_directions", "ints">];
  let types = [Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Scan_16 : Schema<"ai.onnx", "Scan", 16> {
  let inputs = [Mixed<"initial_state_and_scan_inputs", "V", 1>];
  let outputs = [Mixed<"final_state_and_scan_outputs", "V", 1>];
  let attributes = [
    Required<"body", "graph">,
    Required<"num_scan_inputs", "int">,
    Given<"scan_input_axes", "ints">,
    Given<"scan_input_directions", "ints">,
    Given<"scan_output_axes", "ints">,
    Given<"scan_output_directions", "ints">];
  let types = [Variable<"V", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Scan_19 : Schema<"ai.onnx", "Scan", 19> {
  let inputs = [Mixed<"initial_state_and_scan_inputs", "V", 1>];
  let outputs = [Mixed<"final_state_and_scan_outputs", "V", 1>];
  let attributes = [
    Required<"body", "graph">,
    Required<"num_scan_inputs", "int">,
    Given<"scan_input_axes", "ints">,
    Given<"scan_input_directions", "ints">,
    Given<"scan_output_axes", "ints">,
    Given<"scan_output_directions", "ints">];
  let types = [Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Scan_21 : Schema<"ai.onnx", "Scan", 21> {
  let inputs = [Mixed<"initial_state_and_scan_inputs", "V", 1>];
  let outputs = [Mixed<"final_state_and_scan_outputs", "V", 1>];
  let attributes = [
    Required<"body", "graph">,
    Required<"num_scan_inputs", "int">,
    Given<"scan_input_axes", "ints">,
    Given<"scan_input_directions", "ints">,
    Given<"scan_output_axes", "ints">,
    Given<"scan_output_directions", "ints">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Scan_23 : Schema<"ai.onnx", "Scan", 23> {
  let inputs = [Mixed<"initial_state_and_scan_inputs", "V", 1>];
  let outputs = [Mixed<"final_state_and_scan_outputs", "V", 1>];
  let attributes = [
    Required<"body", "graph">,
    Required<"num_scan_inputs", "int">,
    Given<"scan_input_axes", "ints">,
    Given<"scan_input_directions", "ints">,
    Given<"scan_output_axes", "ints">,
    Given<"scan_output_directions", "ints">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Scan_24 : Schema<"ai.onnx", "Scan", 24> {
  let inputs = [Mixed<"initial_state_and_scan_inputs", "V", 1>];
  let outputs = [Mixed<"final_state_and_scan_outputs", "V", 1>];
  let attributes = [
    Required<"body", "graph">,
    Required<"num_scan_inputs", "int">,
    Given<"scan_input_axes", "ints">,
    Given<"scan_input_directions", "ints">,
    Given<"scan_output_axes", "ints">,
    Given<"scan_output_directions", "ints">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Scan_25 : Schema<"ai.onnx", "Scan", 25> {
  let inputs = [Mixed<"initial_state_and_scan_inputs", "V", 1>];
  let outputs = [Mixed<"final_state_and_scan_outputs", "V", 1>];
  let attributes = [
    Required<"body", "graph">,
    Required<"num_scan_inputs", "int">,
    Given<"scan_input_axes", "ints">,
    Given<"scan_input_directions", "ints">,
    Given<"scan_output_axes", "ints">,
    Given<"scan_output_directions", "ints">];
  let types = [
    Variable<"V", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer"];
}

def Scatter_9 : Schema<"ai.onnx", "Scatter", 9> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">, Single<"updates", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def Scatter_11 : Schema<"ai.onnx", "Scatter", 11> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">, Single<"updates", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let deprecated = true;
  let upstream = ["infer"];
}

def ScatterElements_11 : Schema<"ai.onnx", "ScatterElements", 11> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">, Single<"updates", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def ScatterElements_13 : Schema<"ai.onnx", "ScatterElements", 13> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">, Single<"updates", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def ScatterElements_16 : Schema<"ai.onnx", "ScatterElements", 16> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">, Single<"updates", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">, Default<"reduction", "string", "none">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def ScatterElements_18 : Schema<"ai.onnx", "ScatterElements", 18> {
  let inputs = [Single<"data", "T">, Single<"indices", "Tind">, Single<"updates", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "0">, Default<"reduction", "string", "none">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def ScatterND_11 : Schema<"ai.onnx", "ScatterND", 11> {
  let inputs = [Single<"data", "T">, Single<"indices", "tensor(int64)">, Single<"updates", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def ScatterND_13 : Schema<"ai.onnx", "ScatterND", 13> {
  let inputs = [Single<"data", "T">, Single<"indices", "tensor(int64)">, Single<"updates", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ScatterND_16 : Schema<"ai.onnx", "ScatterND", 16> {
  let inputs = [Single<"data", "T">, Single<"indices", "tensor(int64)">, Single<"updates", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"reduction", "string", "none">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def ScatterND_18 : Schema<"ai.onnx", "ScatterND", 18> {
  let inputs = [Single<"data", "T">, Single<"indices", "tensor(int64)">, Single<"updates", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"reduction", "string", "none">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Selu_1 : Schema<"ai.onnx", "Selu", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"alpha", "float", "1.6732">,
    Given<"consumed_inputs", "ints">,
    Default<"gamma", "float", "1.0507">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Selu_6 : Schema<"ai.onnx", "Selu", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.6732632">, Default<"gamma", "float", "1.050701">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer", "function"];
}

def Selu_22 : Schema<"ai.onnx", "Selu", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.6732632">, Default<"gamma", "float", "1.050701">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def SequenceAt_11 : Schema<"ai.onnx", "SequenceAt", 11> {
  let inputs = [Single<"input_sequence", "S">, Single<"position", "I">];
  let outputs = [Single<"tensor", "T">];
  let types = [
    Variable<"S", [Sequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"I", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def SequenceConstruct_11 : Schema<"ai.onnx", "SequenceConstruct", 11> {
  let inputs = [Many<"inputs", "T", 1>];
  let outputs = [Single<"output_sequence", "S">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"S", [Sequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def SequenceEmpty_11 : Schema<"ai.onnx", "SequenceEmpty", 11> {
  let outputs = [Single<"output", "S">];
  let attributes = [Given<"dtype", "int">];
  let types = [Variable<"S", [Sequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def SequenceErase_11 : Schema<"ai.onnx", "SequenceErase", 11> {
  let inputs = [Single<"input_sequence", "S">, Maybe<"position", "I">];
  let outputs = [Single<"output_sequence", "S">];
  let types = [
    Variable<"S", [Sequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"I", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def SequenceInsert_11 : Schema<"ai.onnx", "SequenceInsert", 11> {
  let inputs = [Single<"input_sequence", "S">, Single<"tensor", "T">, Maybe<"position", "I">];
  let outputs = [Single<"output_sequence", "S">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"S", [Sequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"I", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def SequenceLength_11 : Schema<"ai.onnx", "SequenceLength", 11> {
  let inputs = [Single<"input_sequence", "S">];
  let outputs = [Single<"length", "I">];
  let types = [
    Variable<"S", [Sequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"I", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def SequenceMap_17 : Schema<"ai.onnx", "SequenceMap", 17> {
  let inputs = [Single<"input_sequence", "S">, Mixed<"additional_inputs", "V", 0>];
  let outputs = [Mixed<"out_sequence", "S", 1>];
  let attributes = [Required<"body", "graph">];
  let types = [
    Variable<"S", [Sequences<numbers # complexes # ["string", "bool"]>]>,
    Variable<"V", [Tensors<numbers # complexes # ["string", "bool"]>, Sequences<numbers # complexes # ["string", "bool"]>]>];
  let determinism = "nondeterministic";
  let upstream = ["infer", "context_function"];
}

def Shape_1 : Schema<"ai.onnx", "Shape", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"shape", "T1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Shape_13 : Schema<"ai.onnx", "Shape", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"shape", "T1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Shape_15 : Schema<"ai.onnx", "Shape", 15> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"shape", "T1">];
  let attributes = [Given<"end", "int">, Default<"start", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Shape_19 : Schema<"ai.onnx", "Shape", 19> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"shape", "T1">];
  let attributes = [Given<"end", "int">, Default<"start", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Shape_21 : Schema<"ai.onnx", "Shape", 21> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"shape", "T1">];
  let attributes = [Given<"end", "int">, Default<"start", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Shape_23 : Schema<"ai.onnx", "Shape", 23> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"shape", "T1">];
  let attributes = [Given<"end", "int">, Default<"start", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Shape_24 : Schema<"ai.onnx", "Shape", 24> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"shape", "T1">];
  let attributes = [Given<"end", "int">, Default<"start", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Shape_25 : Schema<"ai.onnx", "Shape", 25> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"shape", "T1">];
  let attributes = [Given<"end", "int">, Default<"start", "int", "0">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Shrink_9 : Schema<"ai.onnx", "Shrink", 9> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"bias", "float", "0.0">, Default<"lambd", "float", "0.5">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer", "function"];
}

def Sigmoid_1 : Schema<"ai.onnx", "Sigmoid", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Sigmoid_6 : Schema<"ai.onnx", "Sigmoid", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Sigmoid_13 : Schema<"ai.onnx", "Sigmoid", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Sign_9 : Schema<"ai.onnx", "Sign", 9> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers>]>];
  let upstream = ["infer"];
}

def Sign_13 : Schema<"ai.onnx", "Sign", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Sin_7 : Schema<"ai.onnx", "Sin", 7> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Sin_22 : Schema<"ai.onnx", "Sin", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Sinh_9 : Schema<"ai.onnx", "Sinh", 9> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Sinh_22 : Schema<"ai.onnx", "Sinh", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Size_1 : Schema<"ai.onnx", "Size", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"size", "T1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def Size_13 : Schema<"ai.onnx", "Size", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"size", "T1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Size_19 : Schema<"ai.onnx", "Size", 19> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"size", "T1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Size_21 : Schema<"ai.onnx", "Size", 21> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"size", "T1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Size_23 : Schema<"ai.onnx", "Size", 23> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"size", "T1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Size_24 : Schema<"ai.onnx", "Size", 24> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"size", "T1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Size_25 : Schema<"ai.onnx", "Size", 25> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"size", "T1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Slice_1 : Schema<"ai.onnx", "Slice", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"axes", "ints">, Required<"ends", "ints">, Required<"starts", "ints">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Slice_10 : Schema<"ai.onnx", "Slice", 10> {
  let inputs = [
    Single<"data", "T">,
    Single<"starts", "Tind">,
    Single<"ends", "Tind">,
    Maybe<"axes", "Tind">,
    Maybe<"steps", "Tind">];
  let outputs = [Single<"output", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def Slice_11 : Schema<"ai.onnx", "Slice", 11> {
  let inputs = [
    Single<"data", "T">,
    Single<"starts", "Tind">,
    Single<"ends", "Tind">,
    Maybe<"axes", "Tind">,
    Maybe<"steps", "Tind">];
  let outputs = [Single<"output", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer"];
}

def Slice_13 : Schema<"ai.onnx", "Slice", 13> {
  let inputs = [
    Single<"data", "T">,
    Single<"starts", "Tind">,
    Single<"ends", "Tind">,
    Maybe<"axes", "Tind">,
    Maybe<"steps", "Tind">];
  let outputs = [Single<"output", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer", "propagate"];
}

def Softmax_1 : Schema<"ai.onnx", "Softmax", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Softmax_11 : Schema<"ai.onnx", "Softmax", 11> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "1">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Softmax_13 : Schema<"ai.onnx", "Softmax", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"axis", "int", "-1">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "context_function"];
}

def SoftmaxCrossEntropyLoss_12 : Schema<"ai.onnx", "SoftmaxCrossEntropyLoss", 12> {
  let inputs = [Single<"scores", "T">, Single<"labels", "Tind">, Maybe<"weights", "T">];
  let outputs = [Single<"output", "T">, Maybe<"log_prob", "T">];
  let attributes = [Given<"ignore_index", "int">, Default<"reduction", "string", "mean">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer", "context_function"];
}

def SoftmaxCrossEntropyLoss_13 : Schema<"ai.onnx", "SoftmaxCrossEntropyLoss", 13> {
  let inputs = [Single<"scores", "T">, Single<"labels", "Tind">, Maybe<"weights", "T">];
  let outputs = [Single<"output", "T">, Maybe<"log_prob", "T">];
  let attributes = [Given<"ignore_index", "int">, Default<"reduction", "string", "mean">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>, Variable<"Tind", [Tensors<["int32", "int64"]>]>];
  let upstream = ["infer", "context_function"];
}

def Softplus_1 : Schema<"ai.onnx", "Softplus", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer", "function"];
}

def Softplus_22 : Schema<"ai.onnx", "Softplus", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Softsign_1 : Schema<"ai.onnx", "Softsign", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer", "function"];
}

def Softsign_22 : Schema<"ai.onnx", "Softsign", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def SpaceToDepth_1 : Schema<"ai.onnx", "SpaceToDepth", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Required<"blocksize", "int">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def SpaceToDepth_13 : Schema<"ai.onnx", "SpaceToDepth", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Required<"blocksize", "int">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def SpaceToDepth_28 : Schema<"ai.onnx", "SpaceToDepth", 28> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Required<"blocksize", "int">, Default<"mode", "string", "DCR">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let determinism = "unknown";
  let upstream = ["infer", "context_function"];
}

def Split_1 : Schema<"ai.onnx", "Split", 1> {
  let inputs = [Single<"input", "T">, Maybe<"split", "T">];
  let outputs = [Many<"outputs...", "T", 1>];
  let attributes = [Given<"axis", "int">, Given<"split", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Split_2 : Schema<"ai.onnx", "Split", 2> {
  let inputs = [Single<"input", "T">];
  let outputs = [Many<"outputs", "T", 1>];
  let attributes = [Default<"axis", "int", "0">, Given<"split", "ints">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Split_11 : Schema<"ai.onnx", "Split", 11> {
  let inputs = [Single<"input", "T">];
  let outputs = [Many<"outputs", "T", 1>];
  let attributes = [Default<"axis", "int", "0">, Given<"split", "ints">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Split_13 : Schema<"ai.onnx", "Split", 13> {
  let inputs = [Single<"input", "T">, Maybe<"split", "tensor(int64)">];
  let outputs = [Many<"outputs", "T", 1>];
  let attributes = [Default<"axis", "int", "0">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Split_18 : Schema<"ai.onnx", "Split", 18> {
  let inputs = [Single<"input", "T">, Maybe<"split", "tensor(int64)">];
  let outputs = [Many<"outputs", "T", 1>];
  let attributes = [Default<"axis", "int", "0">, Given<"num_outputs", "int">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def SplitToSequence_11 : Schema<"ai.onnx", "SplitToSequence", 11> {
  let inputs = [Single<"input", "T">, Maybe<"split", "I">];
  let outputs = [Single<"output_sequence", "S">];
  let attributes = [Default<"axis", "int", "0">, Default<"keepdims", "int", "1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"I", [Tensors<["int32", "int64"]>]>,
    Variable<"S", [Sequences<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def SplitToSequence_24 : Schema<"ai.onnx", "SplitToSequence", 24> {
  let inputs = [Single<"input", "T">, Maybe<"split", "I">];
  let outputs = [Single<"output_sequence", "S">];
  let attributes = [Default<"axis", "int", "0">, Default<"keepdims", "int", "1">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"I", [Tensors<["int32", "int64"]>]>,
    Variable<"S", [Sequences<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Sqrt_1 : Schema<"ai.onnx", "Sqrt", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Sqrt_6 : Schema<"ai.onnx", "Sqrt", 6> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Sqrt_13 : Schema<"ai.onnx", "Sqrt", 13> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Squeeze_1 : Schema<"ai.onnx", "Squeeze", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"squeezed", "T">];
  let attributes = [Given<"axes", "ints">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Squeeze_11 : Schema<"ai.onnx", "Squeeze", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"squeezed", "T">];
  let attributes = [Given<"axes", "ints">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Squeeze_13 : Schema<"ai.onnx", "Squeeze", 13> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"squeezed", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer", "propagate"];
}

def Squeeze_21 : Schema<"ai.onnx", "Squeeze", 21> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"squeezed", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>];
  let upstream = ["infer", "propagate"];
}

def Squeeze_23 : Schema<"ai.onnx", "Squeeze", 23> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"squeezed", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer", "propagate"];
}

def Squeeze_24 : Schema<"ai.onnx", "Squeeze", 24> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"squeezed", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let upstream = ["infer", "propagate"];
}

def Squeeze_25 : Schema<"ai.onnx", "Squeeze", 25> {
  let inputs = [Single<"data", "T">, Maybe<"axes", "tensor(int64)">];
  let outputs = [Single<"squeezed", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer", "propagate"];
}

def StringConcat_20 : Schema<"ai.onnx", "StringConcat", 20> {
  let inputs = [Single<"X", "T">, Single<"Y", "T">];
  let outputs = [Single<"Z", "T">];
  let types = [Variable<"T", [Tensors<["string"]>]>];
  let upstream = ["infer"];
}

def StringNormalizer_10 : Schema<"ai.onnx", "StringNormalizer", 10> {
  let inputs = [Single<"X", "tensor(string)">];
  let outputs = [Single<"Y", "tensor(string)">];
  let attributes = [
    Default<"case_change_action", "string", "NONE">,
    Default<"is_case_sensitive", "int", "0">,
    Given<"locale", "string">,
    Given<"stopwords", "strings">];
  let upstream = ["infer"];
}

def StringSplit_20 : Schema<"ai.onnx", "StringSplit", 20> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">, Single<"Z", "T3">];
  let attributes = [Given<"delimiter", "string">, Given<"maxsplit", "int">];
  let types = [
    Variable<"T1", [Tensors<["string"]>]>,
    Variable<"T2", [Tensors<["string"]>]>,
    Variable<"T3", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def Sub_1 : Schema<"ai.onnx", "Sub", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">, Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Sub_6 : Schema<"ai.onnx", "Sub", 6> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def Sub_7 : Schema<"ai.onnx", "Sub", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64"]>]>];
  let upstream = ["infer"];
}

def Sub_13 : Schema<"ai.onnx", "Sub", 13> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "uint32", "uint64", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Sub_14 : Schema<"ai.onnx", "Sub", 14> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>];
  let upstream = ["infer", "propagate"];
}

def Sum_1 : Schema<"ai.onnx", "Sum", 1> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"sum", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Sum_6 : Schema<"ai.onnx", "Sum", 6> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"sum", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Sum_8 : Schema<"ai.onnx", "Sum", 8> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"sum", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Sum_13 : Schema<"ai.onnx", "Sum", 13> {
  let inputs = [Many<"data_0", "T", 1>];
  let outputs = [Single<"sum", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def SwiGLU_28 : Schema<"ai.onnx", "SwiGLU", 28> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Swish_24 : Schema<"ai.onnx", "Swish", 24> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Tan_7 : Schema<"ai.onnx", "Tan", 7> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Tan_22 : Schema<"ai.onnx", "Tan", 22> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def Tanh_1 : Schema<"ai.onnx", "Tanh", 1> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let attributes = [Given<"consumed_inputs", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
}

def Tanh_6 : Schema<"ai.onnx", "Tanh", 6> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def Tanh_13 : Schema<"ai.onnx", "Tanh", 13> {
  let inputs = [Single<"input", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer"];
}

def TensorScatter_24 : Schema<"ai.onnx", "TensorScatter", 24> {
  let inputs = [Single<"past_cache", "T">, Single<"update", "T">, Maybe<"write_indices", "tensor(int64)">];
  let outputs = [Single<"present_cache", "T">];
  let attributes = [Default<"axis", "int", "-2">, Default<"mode", "string", "linear">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let upstream = ["infer"];
}

def TfIdfVectorizer_9 : Schema<"ai.onnx", "TfIdfVectorizer", 9> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Required<"max_gram_length", "int">,
    Required<"max_skip_count", "int">,
    Required<"min_gram_length", "int">,
    Required<"mode", "string">,
    Required<"ngram_counts", "ints">,
    Required<"ngram_indexes", "ints">,
    Given<"pool_int64s", "ints">,
    Given<"pool_strings", "strings">,
    Given<"weights", "floats">];
  let types = [Variable<"T", [Tensors<["int32", "int64", "string"]>]>, Variable<"T1", [Tensors<["float"]>]>];
  let upstream = ["infer"];
}

def ThresholdedRelu_10 : Schema<"ai.onnx", "ThresholdedRelu", 10> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.0">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer", "function"];
}

def ThresholdedRelu_22 : Schema<"ai.onnx", "ThresholdedRelu", 22> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"alpha", "float", "1.0">];
  let types = [Variable<"T", [Tensors<floats # ["bfloat16"]>]>];
  let upstream = ["infer", "function"];
}

def Tile_1 : Schema<"ai.onnx", "Tile", 1> {
  let inputs = [Single<"input", "T">, Single<"tiles", "T">, Single<"axis", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def Tile_6 : Schema<"ai.onnx", "Tile", 6> {
  let inputs = [Single<"input", "T">, Single<"repeats", "T1">];
  let outputs = [Single<"output", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def Tile_13 : Schema<"ai.onnx", "Tile", 13> {
  let inputs = [Single<"input", "T">, Single<"repeats", "T1">];
  let outputs = [Single<"output", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>,
    Variable<"T1", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def TopK_1 : Schema<"ai.onnx", "TopK", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Values", "T">, Single<"Indices", "I">];
  let attributes = [Default<"axis", "int", "-1">, Required<"k", "int">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"I", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def TopK_10 : Schema<"ai.onnx", "TopK", 10> {
  let inputs = [Single<"X", "T">, Single<"K", "tensor(int64)">];
  let outputs = [Single<"Values", "T">, Single<"Indices", "I">];
  let attributes = [Default<"axis", "int", "-1">];
  let types = [Variable<"T", [Tensors<floats>]>, Variable<"I", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def TopK_11 : Schema<"ai.onnx", "TopK", 11> {
  let inputs = [Single<"X", "T">, Single<"K", "tensor(int64)">];
  let outputs = [Single<"Values", "T">, Single<"Indices", "I">];
  let attributes = [Default<"axis", "int", "-1">, Default<"largest", "int", "1">, Default<"sorted", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers>]>, Variable<"I", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def TopK_24 : Schema<"ai.onnx", "TopK", 24> {
  let inputs = [Single<"X", "T">, Single<"K", "tensor(int64)">];
  let outputs = [Single<"Values", "T">, Single<"Indices", "I">];
  let attributes = [Default<"axis", "int", "-1">, Default<"largest", "int", "1">, Default<"sorted", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers # ["bfloat16"]>]>, Variable<"I", [Tensors<["int64"]>]>];
  let upstream = ["infer"];
}

def Transpose_1 : Schema<"ai.onnx", "Transpose", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"transposed", "T">];
  let attributes = [Given<"perm", "ints">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Transpose_13 : Schema<"ai.onnx", "Transpose", 13> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"transposed", "T">];
  let attributes = [Given<"perm", "ints">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Transpose_21 : Schema<"ai.onnx", "Transpose", 21> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"transposed", "T">];
  let attributes = [Given<"perm", "ints">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>];
  let upstream = ["infer"];
}

def Transpose_23 : Schema<"ai.onnx", "Transpose", 23> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"transposed", "T">];
  let attributes = [Given<"perm", "ints">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer"];
}

def Transpose_24 : Schema<"ai.onnx", "Transpose", 24> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"transposed", "T">];
  let attributes = [Given<"perm", "ints">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let upstream = ["infer"];
}

def Transpose_25 : Schema<"ai.onnx", "Transpose", 25> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"transposed", "T">];
  let attributes = [Given<"perm", "ints">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer"];
}

def Trilu_14 : Schema<"ai.onnx", "Trilu", 14> {
  let inputs = [Single<"input", "T">, Maybe<"k", "tensor(int64)">];
  let outputs = [Single<"output", "T">];
  let attributes = [Default<"upper", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Unique_11 : Schema<"ai.onnx", "Unique", 11> {
  let inputs = [Single<"X", "T">];
  let outputs = [
    Single<"Y", "T">,
    Maybe<"indices", "tensor(int64)">,
    Maybe<"inverse_indices", "tensor(int64)">,
    Maybe<"counts", "tensor(int64)">];
  let attributes = [Given<"axis", "int">, Default<"sorted", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Unique_28 : Schema<"ai.onnx", "Unique", 28> {
  let inputs = [Single<"X", "T">];
  let outputs = [
    Single<"Y", "T">,
    Maybe<"indices", "tensor(int64)">,
    Maybe<"inverse_indices", "tensor(int64)">,
    Maybe<"counts", "tensor(int64)">];
  let attributes = [Given<"axis", "int">, Default<"sorted", "int", "1">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Unsqueeze_1 : Schema<"ai.onnx", "Unsqueeze", 1> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"expanded", "T">];
  let attributes = [Required<"axes", "ints">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Unsqueeze_11 : Schema<"ai.onnx", "Unsqueeze", 11> {
  let inputs = [Single<"data", "T">];
  let outputs = [Single<"expanded", "T">];
  let attributes = [Required<"axes", "ints">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Unsqueeze_13 : Schema<"ai.onnx", "Unsqueeze", 13> {
  let inputs = [Single<"data", "T">, Single<"axes", "tensor(int64)">];
  let outputs = [Single<"expanded", "T">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer", "propagate"];
}

def Unsqueeze_21 : Schema<"ai.onnx", "Unsqueeze", 21> {
  let inputs = [Single<"data", "T">, Single<"axes", "tensor(int64)">];
  let outputs = [Single<"expanded", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4"]>]>];
  let upstream = ["infer", "propagate"];
}

def Unsqueeze_23 : Schema<"ai.onnx", "Unsqueeze", 23> {
  let inputs = [Single<"data", "T">, Single<"axes", "tensor(int64)">];
  let outputs = [Single<"expanded", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1"]>]>];
  let upstream = ["infer", "propagate"];
}

def Unsqueeze_24 : Schema<"ai.onnx", "Unsqueeze", 24> {
  let inputs = [Single<"data", "T">, Single<"axes", "tensor(int64)">];
  let outputs = [Single<"expanded", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0"]>]>];
  let upstream = ["infer", "propagate"];
}

def Unsqueeze_25 : Schema<"ai.onnx", "Unsqueeze", 25> {
  let inputs = [Single<"data", "T">, Single<"axes", "tensor(int64)">];
  let outputs = [Single<"expanded", "T">];
  let types = [
    Variable<"T", [Tensors<numbers # complexes # float8s # ["string", "bool", "bfloat16", "uint4", "int4", "float4e2m1", "float8e8m0", "uint2", "int2"]>]>];
  let upstream = ["infer", "propagate"];
}

def Upsample_1 : Schema<"ai.onnx", "Upsample", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Required<"height_scale", "float">,
    Default<"mode", "string", "nearest">,
    Required<"width_scale", "float">];
  let types = [Variable<"T", [Tensors<floats # ["int32", "int64", "bool"]>]>];
  let experimental = true;
}

def Upsample_7 : Schema<"ai.onnx", "Upsample", 7> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"mode", "string", "nearest">, Required<"scales", "floats">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Upsample_9 : Schema<"ai.onnx", "Upsample", 9> {
  let inputs = [Single<"X", "T">, Single<"scales", "tensor(float)">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"mode", "string", "nearest">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Upsample_10 : Schema<"ai.onnx", "Upsample", 10> {
  let inputs = [Single<"X", "T">, Single<"scales", "tensor(float)">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"mode", "string", "nearest">];
  let types = [Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let deprecated = true;
  let upstream = ["infer"];
}

def Where_9 : Schema<"ai.onnx", "Where", 9> {
  let inputs = [Single<"condition", "B">, Single<"X", "T">, Single<"Y", "T">];
  let outputs = [Single<"output", "T">];
  let types = [Variable<"B", [Tensors<["bool"]>]>, Variable<"T", [Tensors<numbers # complexes # ["string", "bool"]>]>];
  let upstream = ["infer"];
}

def Where_16 : Schema<"ai.onnx", "Where", 16> {
  let inputs = [Single<"condition", "B">, Single<"X", "T">, Single<"Y", "T">];
  let outputs = [Single<"output", "T">];
  let types = [
    Variable<"B", [Tensors<["bool"]>]>,
    Variable<"T", [Tensors<numbers # complexes # ["string", "bool", "bfloat16"]>]>];
  let upstream = ["infer"];
}

def Xor_1 : Schema<"ai.onnx", "Xor", 1> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let attributes = [Given<"axis", "int">, Default<"broadcast", "int", "0">];
  let types = [Variable<"T", [Tensors<["bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def Xor_7 : Schema<"ai.onnx", "Xor", 7> {
  let inputs = [Single<"A", "T">, Single<"B", "T">];
  let outputs = [Single<"C", "T1">];
  let types = [Variable<"T", [Tensors<["bool"]>]>, Variable<"T1", [Tensors<["bool"]>]>];
  let upstream = ["infer"];
}

def ArrayFeatureExtractor_1 : Schema<"ai.onnx.ml", "ArrayFeatureExtractor", 1> {
  let inputs = [Single<"X", "T">, Single<"Y", "tensor(int64)">];
  let outputs = [Single<"Z", "T">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "string", "double"]>]>];
  let upstream = ["infer"];
}

def Binarizer_1 : Schema<"ai.onnx.ml", "Binarizer", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [Default<"threshold", "float", "0.0">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "double"]>]>];
  let upstream = ["infer"];
}

def CastMap_1 : Schema<"ai.onnx.ml", "CastMap", 1> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let attributes = [
    Default<"cast_to", "string", "TO_FLOAT">,
    Default<"map_form", "string", "DENSE">,
    Default<"max_map", "int", "1">];
  let types = [
    Variable<"T1", [Maps<["int64, float", "int64, string"]>]>,
    Variable<"T2", [Tensors<["float", "int64", "string"]>]>];
  let upstream = ["infer"];
}

def CategoryMapper_1 : Schema<"ai.onnx.ml", "CategoryMapper", 1> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let attributes = [
    Given<"cats_int64s", "ints">,
    Given<"cats_strings", "strings">,
    Default<"default_int64", "int", "-1">,
    Default<"default_string", "string", "_Unused">];
  let types = [Variable<"T1", [Tensors<["int64", "string"]>]>, Variable<"T2", [Tensors<["int64", "string"]>]>];
  let upstream = ["infer"];
}

def DictVectorizer_1 : Schema<"ai.onnx.ml", "DictVectorizer", 1> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let attributes = [Given<"int64_vocabulary", "ints">, Given<"string_vocabulary", "strings">];
  let types = [
    Variable<"T1", [Maps<["int64, double", "int64, float", "int64, string", "string, double", "string, float", "string, int64"]>]>,
    Variable<"T2", [Tensors<["float", "int64", "string", "double"]>]>];
  let upstream = ["infer"];
}

def FeatureVectorizer_1 : Schema<"ai.onnx.ml", "FeatureVectorizer", 1> {
  let inputs = [Many<"X", "T1", 1>];
  let outputs = [Single<"Y", "tensor(float)">];
  let attributes = [Given<"inputdimensions", "ints">];
  let types = [Variable<"T1", [Tensors<["float", "int32", "int64", "double"]>]>];
}

def Imputer_1 : Schema<"ai.onnx.ml", "Imputer", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Given<"imputed_value_floats", "floats">,
    Given<"imputed_value_int64s", "ints">,
    Default<"replaced_value_float", "float", "0.0">,
    Default<"replaced_value_int64", "int", "0">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "double"]>]>];
}

def LabelEncoder_1 : Schema<"ai.onnx.ml", "LabelEncoder", 1> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let attributes = [
    Given<"classes_strings", "strings">,
    Default<"default_int64", "int", "-1">,
    Default<"default_string", "string", "_Unused">];
  let types = [Variable<"T1", [Tensors<["int64", "string"]>]>, Variable<"T2", [Tensors<["int64", "string"]>]>];
  let upstream = ["infer"];
}

def LabelEncoder_2 : Schema<"ai.onnx.ml", "LabelEncoder", 2> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let attributes = [
    Default<"default_float", "float", "-0.0">,
    Default<"default_int64", "int", "-1">,
    Default<"default_string", "string", "_Unused">,
    Given<"keys_floats", "floats">,
    Given<"keys_int64s", "ints">,
    Given<"keys_strings", "strings">,
    Given<"values_floats", "floats">,
    Given<"values_int64s", "ints">,
    Given<"values_strings", "strings">];
  let types = [
    Variable<"T1", [Tensors<["float", "int64", "string"]>]>,
    Variable<"T2", [Tensors<["float", "int64", "string"]>]>];
  let upstream = ["infer"];
}

def LabelEncoder_4 : Schema<"ai.onnx.ml", "LabelEncoder", 4> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">];
  let attributes = [
    Default<"default_float", "float", "-0.0">,
    Default<"default_int64", "int", "-1">,
    Default<"default_string", "string", "_Unused">,
    Given<"default_tensor", "tensor">,
    Given<"keys_floats", "floats">,
    Given<"keys_int64s", "ints">,
    Given<"keys_strings", "strings">,
    Given<"keys_tensor", "tensor">,
    Given<"values_floats", "floats">,
    Given<"values_int64s", "ints">,
    Given<"values_strings", "strings">,
    Given<"values_tensor", "tensor">];
  let types = [
    Variable<"T1", [Tensors<["float", "int16", "int32", "int64", "string", "double"]>]>,
    Variable<"T2", [Tensors<["float", "int16", "int32", "int64", "string", "double"]>]>];
  let upstream = ["infer"];
}

def LinearClassifier_1 : Schema<"ai.onnx.ml", "LinearClassifier", 1> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">, Single<"Z", "tensor(float)">];
  let attributes = [
    Given<"classlabels_ints", "ints">,
    Given<"classlabels_strings", "strings">,
    Required<"coefficients", "floats">,
    Given<"intercepts", "floats">,
    Default<"multi_class", "int", "0">,
    Default<"post_transform", "string", "NONE">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "int64", "double"]>]>,
    Variable<"T2", [Tensors<["int64", "string"]>]>];
  let upstream = ["infer"];
}

def LinearRegressor_1 : Schema<"ai.onnx.ml", "LinearRegressor", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "tensor(float)">];
  let attributes = [
    Given<"coefficients", "floats">,
    Given<"intercepts", "floats">,
    Default<"post_transform", "string", "NONE">,
    Default<"targets", "int", "1">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "double"]>]>];
}

def Normalizer_1 : Schema<"ai.onnx.ml", "Normalizer", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "tensor(float)">];
  let attributes = [Default<"norm", "string", "MAX">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "double"]>]>];
}

def OneHotEncoder_1 : Schema<"ai.onnx.ml", "OneHotEncoder", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "tensor(float)">];
  let attributes = [Given<"cats_int64s", "ints">, Given<"cats_strings", "strings">, Default<"zeros", "int", "1">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "string", "double"]>]>];
  let upstream = ["infer"];
}

def SVMClassifier_1 : Schema<"ai.onnx.ml", "SVMClassifier", 1> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">, Single<"Z", "tensor(float)">];
  let attributes = [
    Given<"classlabels_ints", "ints">,
    Given<"classlabels_strings", "strings">,
    Given<"coefficients", "floats">,
    Given<"kernel_params", "floats">,
    Default<"kernel_type", "string", "LINEAR">,
    Default<"post_transform", "string", "NONE">,
    Given<"prob_a", "floats">,
    Given<"prob_b", "floats">,
    Given<"rho", "floats">,
    Given<"support_vectors", "floats">,
    Given<"vectors_per_class", "ints">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "int64", "double"]>]>,
    Variable<"T2", [Tensors<["int64", "string"]>]>];
  let upstream = ["infer"];
}

def SVMRegressor_1 : Schema<"ai.onnx.ml", "SVMRegressor", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "tensor(float)">];
  let attributes = [
    Given<"coefficients", "floats">,
    Given<"kernel_params", "floats">,
    Default<"kernel_type", "string", "LINEAR">,
    Default<"n_supports", "int", "0">,
    Default<"one_class", "int", "0">,
    Default<"post_transform", "string", "NONE">,
    Given<"rho", "floats">,
    Given<"support_vectors", "floats">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "double"]>]>];
}

def Scaler_1 : Schema<"ai.onnx.ml", "Scaler", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "tensor(float)">];
  let attributes = [Given<"offset", "floats">, Given<"scale", "floats">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "double"]>]>];
}

def TreeEnsemble_5 : Schema<"ai.onnx.ml", "TreeEnsemble", 5> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "T">];
  let attributes = [
    Default<"aggregate_function", "int", "1">,
    Required<"leaf_targetids", "ints">,
    Required<"leaf_weights", "tensor">,
    Given<"membership_values", "tensor">,
    Given<"n_targets", "int">,
    Required<"nodes_falseleafs", "ints">,
    Required<"nodes_falsenodeids", "ints">,
    Required<"nodes_featureids", "ints">,
    Given<"nodes_hitrates", "tensor">,
    Given<"nodes_missing_value_tracks_true", "ints">,
    Required<"nodes_modes", "tensor">,
    Required<"nodes_splits", "tensor">,
    Required<"nodes_trueleafs", "ints">,
    Required<"nodes_truenodeids", "ints">,
    Default<"post_transform", "int", "0">,
    Required<"tree_roots", "ints">];
  let types = [Variable<"T", [Tensors<floats>]>];
  let upstream = ["infer"];
}

def TreeEnsembleClassifier_1 : Schema<"ai.onnx.ml", "TreeEnsembleClassifier", 1> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">, Single<"Z", "tensor(float)">];
  let attributes = [
    Given<"base_values", "floats">,
    Given<"class_ids", "ints">,
    Given<"class_nodeids", "ints">,
    Given<"class_treeids", "ints">,
    Given<"class_weights", "floats">,
    Given<"classlabels_int64s", "ints">,
    Given<"classlabels_strings", "strings">,
    Given<"nodes_falsenodeids", "ints">,
    Given<"nodes_featureids", "ints">,
    Given<"nodes_hitrates", "floats">,
    Given<"nodes_missing_value_tracks_true", "ints">,
    Given<"nodes_modes", "strings">,
    Given<"nodes_nodeids", "ints">,
    Given<"nodes_treeids", "ints">,
    Given<"nodes_truenodeids", "ints">,
    Given<"nodes_values", "floats">,
    Default<"post_transform", "string", "NONE">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "int64", "double"]>]>,
    Variable<"T2", [Tensors<["int64", "string"]>]>];
  let upstream = ["infer"];
}

def TreeEnsembleClassifier_3 : Schema<"ai.onnx.ml", "TreeEnsembleClassifier", 3> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">, Single<"Z", "tensor(float)">];
  let attributes = [
    Given<"base_values", "floats">,
    Given<"base_values_as_tensor", "tensor">,
    Given<"class_ids", "ints">,
    Given<"class_nodeids", "ints">,
    Given<"class_treeids", "ints">,
    Given<"class_weights", "floats">,
    Given<"class_weights_as_tensor", "tensor">,
    Given<"classlabels_int64s", "ints">,
    Given<"classlabels_strings", "strings">,
    Given<"nodes_falsenodeids", "ints">,
    Given<"nodes_featureids", "ints">,
    Given<"nodes_hitrates", "floats">,
    Given<"nodes_hitrates_as_tensor", "tensor">,
    Given<"nodes_missing_value_tracks_true", "ints">,
    Given<"nodes_modes", "strings">,
    Given<"nodes_nodeids", "ints">,
    Given<"nodes_treeids", "ints">,
    Given<"nodes_truenodeids", "ints">,
    Given<"nodes_values", "floats">,
    Given<"nodes_values_as_tensor", "tensor">,
    Default<"post_transform", "string", "NONE">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "int64", "double"]>]>,
    Variable<"T2", [Tensors<["int64", "string"]>]>];
  let upstream = ["infer"];
}

def TreeEnsembleClassifier_5 : Schema<"ai.onnx.ml", "TreeEnsembleClassifier", 5> {
  let inputs = [Single<"X", "T1">];
  let outputs = [Single<"Y", "T2">, Single<"Z", "tensor(float)">];
  let attributes = [
    Given<"base_values", "floats">,
    Given<"base_values_as_tensor", "tensor">,
    Given<"class_ids", "ints">,
    Given<"class_nodeids", "ints">,
    Given<"class_treeids", "ints">,
    Given<"class_weights", "floats">,
    Given<"class_weights_as_tensor", "tensor">,
    Given<"classlabels_int64s", "ints">,
    Given<"classlabels_strings", "strings">,
    Given<"nodes_falsenodeids", "ints">,
    Given<"nodes_featureids", "ints">,
    Given<"nodes_hitrates", "floats">,
    Given<"nodes_hitrates_as_tensor", "tensor">,
    Given<"nodes_missing_value_tracks_true", "ints">,
    Given<"nodes_modes", "strings">,
    Given<"nodes_nodeids", "ints">,
    Given<"nodes_treeids", "ints">,
    Given<"nodes_truenodeids", "ints">,
    Given<"nodes_values", "floats">,
    Given<"nodes_values_as_tensor", "tensor">,
    Default<"post_transform", "string", "NONE">];
  let types = [
    Variable<"T1", [Tensors<["float", "int32", "int64", "double"]>]>,
    Variable<"T2", [Tensors<["int64", "string"]>]>];
  let deprecated = true;
}

def TreeEnsembleRegressor_1 : Schema<"ai.onnx.ml", "TreeEnsembleRegressor", 1> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "tensor(float)">];
  let attributes = [
    Default<"aggregate_function", "string", "SUM">,
    Given<"base_values", "floats">,
    Given<"n_targets", "int">,
    Given<"nodes_falsenodeids", "ints">,
    Given<"nodes_featureids", "ints">,
    Given<"nodes_hitrates", "floats">,
    Given<"nodes_missing_value_tracks_true", "ints">,
    Given<"nodes_modes", "strings">,
    Given<"nodes_nodeids", "ints">,
    Given<"nodes_treeids", "ints">,
    Given<"nodes_truenodeids", "ints">,
    Given<"nodes_values", "floats">,
    Default<"post_transform", "string", "NONE">,
    Given<"target_ids", "ints">,
    Given<"target_nodeids", "ints">,
    Given<"target_treeids", "ints">,
    Given<"target_weights", "floats">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "double"]>]>];
}

def TreeEnsembleRegressor_3 : Schema<"ai.onnx.ml", "TreeEnsembleRegressor", 3> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "tensor(float)">];
  let attributes = [
    Default<"aggregate_function", "string", "SUM">,
    Given<"base_values", "floats">,
    Given<"base_values_as_tensor", "tensor">,
    Given<"n_targets", "int">,
    Given<"nodes_falsenodeids", "ints">,
    Given<"nodes_featureids", "ints">,
    Given<"nodes_hitrates", "floats">,
    Given<"nodes_hitrates_as_tensor", "tensor">,
    Given<"nodes_missing_value_tracks_true", "ints">,
    Given<"nodes_modes", "strings">,
    Given<"nodes_nodeids", "ints">,
    Given<"nodes_treeids", "ints">,
    Given<"nodes_truenodeids", "ints">,
    Given<"nodes_values", "floats">,
    Given<"nodes_values_as_tensor", "tensor">,
    Default<"post_transform", "string", "NONE">,
    Given<"target_ids", "ints">,
    Given<"target_nodeids", "ints">,
    Given<"target_treeids", "ints">,
    Given<"target_weights", "floats">,
    Given<"target_weights_as_tensor", "tensor">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "double"]>]>];
  let upstream = ["infer"];
}

def TreeEnsembleRegressor_5 : Schema<"ai.onnx.ml", "TreeEnsembleRegressor", 5> {
  let inputs = [Single<"X", "T">];
  let outputs = [Single<"Y", "tensor(float)">];
  let attributes = [
    Default<"aggregate_function", "string", "SUM">,
    Given<"base_values", "floats">,
    Given<"base_values_as_tensor", "tensor">,
    Given<"n_targets", "int">,
    Given<"nodes_falsenodeids", "ints">,
    Given<"nodes_featureids", "ints">,
    Given<"nodes_hitrates", "floats">,
    Given<"nodes_hitrates_as_tensor", "tensor">,
    Given<"nodes_missing_value_tracks_true", "ints">,
    Given<"nodes_modes", "strings">,
    Given<"nodes_nodeids", "ints">,
    Given<"nodes_treeids", "ints">,
    Given<"nodes_truenodeids", "ints">,
    Given<"nodes_values", "floats">,
    Given<"nodes_values_as_tensor", "tensor">,
    Default<"post_transform", "string", "NONE">,
    Given<"target_ids", "ints">,
    Given<"target_nodeids", "ints">,
    Given<"target_treeids", "ints">,
    Given<"target_weights", "floats">,
    Given<"target_weights_as_tensor", "tensor">];
  let types = [Variable<"T", [Tensors<["float", "int32", "int64", "double"]>]>];
  let deprecated = true;
}

def ZipMap_1 : Schema<"ai.onnx.ml", "ZipMap", 1> {
  let inputs = [Single<"X", "tensor(float)">];
  let outputs = [Single<"Z", "T">];
  let attributes = [Given<"classlabels_int64s", "ints">, Given<"classlabels_strings", "strings">];
  let types = [Variable<"T", [SequencesOfMaps<["int64, float", "string, float"]>]>];
  let upstream = ["infer"];
}

def FlexAttention_1 : Schema<"ai.onnx.preview", "FlexAttention", 1> {
  let inputs = [Single<"Q", "T1">, Single<"K", "T1">, Single<"V", "T1">];
  let outputs = [Single<"Y", "T1">];
  let attributes = [
    Given<"prob_mod", "graph">,
    Given<"scale", "float">,
    Given<"score_mod", "graph">,
    Given<"softmax_precision", "int">];
  let types = [Variable<"T1", [Tensors<floats # ["bfloat16"]>]>];
  let experimental = true;
  let upstream = ["infer", "context_function"];
}

def Adagrad_1 : Schema<"ai.onnx.preview.training", "Adagrad", 1> {
  let inputs = [Single<"R", "T1">, Single<"T", "T2">, Mixed<"inputs", "T3", 1>];
  let outputs = [Mixed<"outputs", "T3", 1>];
  let attributes = [
    Default<"decay_factor", "float", "0.0">,
    Default<"epsilon", "float", "1e-06">,
    Default<"norm_coefficient", "float", "0.0">];
  let types = [
    Variable<"T1", [Tensors<["float", "double"]>]>,
    Variable<"T2", [Tensors<["int64"]>]>,
    Variable<"T3", [Tensors<["float", "double"]>]>];
  let upstream = ["infer"];
}

def Adam_1 : Schema<"ai.onnx.preview.training", "Adam", 1> {
  let inputs = [Single<"R", "T1">, Single<"T", "T2">, Mixed<"inputs", "T3", 1>];
  let outputs = [Mixed<"outputs", "T3", 1>];
  let attributes = [
    Default<"alpha", "float", "0.9">,
    Default<"beta", "float", "0.999">,
    Default<"epsilon", "float", "1e-06">,
    Default<"norm_coefficient", "float", "0.0">,
    Default<"norm_coefficient_post", "float", "0.0">];
  let types = [
    Variable<"T1", [Tensors<["float", "double"]>]>,
    Variable<"T2", [Tensors<["int64"]>]>,
    Variable<"T3", [Tensors<["float", "double"]>]>];
  let upstream = ["infer"];
}

def Gradient_1 : Schema<"ai.onnx.preview.training", "Gradient", 1> {
  let inputs = [Mixed<"Inputs", "T1", 1>];
  let outputs = [Mixed<"Outputs", "T2", 1>];
  let attributes = [Required<"xs", "strings">, Required<"y", "string">, Given<"zs", "strings">];
  let types = [Variable<"T1", [Tensors<numbers # complexes # ["string", "bool"]>]>, Variable<"T2", [Tensors<floats>]>];
}

def Momentum_1 : Schema<"ai.onnx.preview.training", "Momentum", 1> {
  let inputs = [Single<"R", "T1">, Single<"T", "T2">, Mixed<"inputs", "T3", 1>];
  let outputs = [Mixed<"outputs", "T3", 1>];
  let attributes = [
    Required<"alpha", "float">,
    Required<"beta", "float">,
    Required<"mode", "string">,
    Required<"norm_coefficient", "float">];
  let types = [
    Variable<"T1", [Tensors<["float", "double"]>]>,
    Variable<"T2", [Tensors<["int64"]>]>,
    Variable<"T3", [Tensors<["float", "double"]>]>];
  let upstream = ["infer"];
}

def AffineGrid_20_body_20 : Body<AffineGrid_20, 20> {
  let imports = [Import<"ai.onnx", 20>];
  let inputs = ["theta", "size"];
  let outputs = ["grid"];
  let attributes = ["align_corners"];
  let nodes = [
    Node<"Constant", [], ["one"], [Argument<"value_int", "int", "1">]>,
    Node<"Constant", [], ["two"], [Argument<"value_int", "int", "2">]>,
    Node<"Constant", [], ["zero"], [Argument<"value_int", "int", "0">]>,
    Node<"Constant", [], ["four"], [Argument<"value_int", "int", "4">]>,
    Node<"Constant", [], ["one_1d"], [Argument<"value_ints", "ints", "1">]>,
    Node<"Constant", [], ["zero_1d"], [Argument<"value_ints", "ints", "0">]>,
    Node<"Constant", [], ["minus_one"], [Argument<"value_int", "int", "-1">]>,
    Node<"CastLike", ["minus_one", "theta"], ["minus_one_f"]>,
    Node<"CastLike", ["zero", "theta"], ["zero_f"]>,
    Node<"CastLike", ["one", "theta"], ["one_f"]>,
    Node<"CastLike", ["two", "theta"], ["two_f"]>,
    Node<"Constant", [], ["constant_align_corners"], [Reference<"value_int", "int", "align_corners">]>,
    Node<"Equal", ["constant_align_corners", "zero"], ["constant_align_corners_equal_zero"]>,
    Node<"Size", ["size"], ["size_ndim"]>,
    Node<"Equal", ["size_ndim", "four"], ["condition_is_2d"]>,
    Node<"If", ["condition_is_2d"], ["N", "C", "D", "H", "W"], [Branch<"else_branch", [], ["N_else", "C_else", "D_else", "H_else", "W_else"], [Node<"Split", ["size"], ["N_else", "C_else", "D_else", "H_else", "W_else"], [Argument<"num_outputs", "int", "5">]>]>, Branch<"then_branch", [], ["N_then", "C_then", "D_then", "H_then", "W_then"], [Node<"Split", ["size"], ["N_then", "C_then", "H_then", "W_then"], [Argument<"num_outputs", "int", "4">]>, Node<"Identity", ["one_1d"], ["D_then"]>]>]>,
    Node<"Concat", ["N", "C", "D", "H", "W"], ["size_NCDHW"], [Argument<"axis", "int", "0">]>,
    Node<"If", ["condition_is_2d"], ["theta_3d"], [Branch<"else_branch", [], ["theta_else"], [Node<"Identity", ["theta"], ["theta_else"]>]>, Branch<"then_branch", [], ["theta_then"], [Node<"Constant", [], ["gather_idx_6"], [Argument<"value_ints", "ints", "0, 1, 2, 0, 1, 2">]>, Node<"Constant", [], ["shape_23"], [Argument<"value_ints", "ints", "2, 3">]>, Node<"Reshape", ["gather_idx_6", "shape_23"], ["gather_idx_23"]>, Node<"Concat", ["N", "shape_23"], ["shape_N23"], [Argument<"axis", "int", "0">]>, Node<"Expand", ["gather_idx_23", "shape_N23"], ["gather_idx_N23"]>, Node<"GatherElements", ["theta", "gather_idx_N23"], ["thetaN23"], [Argument<"axis", "int", "2">]>, Node<"Split", ["thetaN23"], ["r1", "r2"], [Argument<"axis", "int", "1">, Argument<"num_outputs", "int", "2">]>, Node<"Squeeze", ["r1"], ["r1_"]>, Node<"Squeeze", ["r2"], ["r2_"]>, Node<"Split", ["r1_"], ["r11", "r12", "t1"], [Argument<"axis", "int", "1">, Argument<"num_outputs", "int", "3">]>, Node<"Split", ["r2_"], ["r21", "r22", "t2"], [Argument<"axis", "int", "1">, Argument<"num_outputs", "int", "3">]>, Node<"Shape", ["r21"], ["r11_shape"]>, Node<"ConstantOfShape", ["r11_shape"], ["float_zero_1d_"]>, Node<"CastLike", ["float_zero_1d_", "theta"], ["float_zero_1d"]>, Node<"Add", ["float_zero_1d", "one_f"], ["float_one_1d"]>, Node<"Concat", ["r11", "r12", "float_zero_1d", "t1"], ["R1"], [Argument<"axis", "int", "1">]>, Node<"Concat", ["r21", "r22", "float_zero_1d", "t2"], ["R2"], [Argument<"axis", "int", "1">]>, Node<"Concat", ["float_zero_1d", "float_zero_1d", "float_one_1d", "float_zero_1d"], ["R3"], [Argument<"axis", "int", "1">]>, Node<"Unsqueeze", ["R1", "one_1d"], ["R1_"]>, Node<"Unsqueeze", ["R2", "one_1d"], ["R2_"]>, Node<"Unsqueeze", ["R3", "one_1d"], ["R3_"]>, Node<"Concat", ["R1_", "R2_", "R3_"], ["theta_then"], [Argument<"axis", "int", "1">]>]>]>,
    Node<"Constant", [], ["two_1d"], [Argument<"value_ints", "ints", "2">]>,
    Node<"Constant", [], ["three_1d"], [Argument<"value_ints", "ints", "3">]>,
    Node<"Constant", [], ["five_1d"], [Argument<"value_ints", "ints", "5">]>,
    Node<"Slice", ["size_NCDHW", "two_1d", "five_1d"], ["constant_D_H_W_shape"]>,
    Node<"ConstantOfShape", ["constant_D_H_W_shape"], ["zeros_D_H_W_"]>,
    Node<"CastLike", ["zeros_D_H_W_", "theta"], ["zeros_D_H_W"]>,
    Node<"Add", ["zeros_D_H_W", "one_f"], ["ones_D_H_W"]>,
    Node<"CastLike", ["D", "zero_f"], ["D_float"]>,
    Node<"CastLike", ["H", "zero_f"], ["H_float"]>,
    Node<"CastLike", ["W", "zero_f"], ["W_float"]>,
    Node<"If", ["constant_align_corners_equal_zero"], ["start_d", "step_d", "start_h", "step_h", "start_w", "step_w"], [Branch<"else_branch", [], ["start_d_else", "step_d_else", "start_h_else", "step_h_else", "start_w_else", "step_w_else"], [Node<"Sub", ["D_float", "one_f"], ["D_float_nimus_one"]>, Node<"Sub", ["H_float", "one_f"], ["H_float_nimus_one"]>, Node<"Sub", ["W_float", "one_f"], ["W_float_nimus_one"]>, Node<"Equal", ["D", "one"], ["D_equals_one"]>, Node<"If", ["D_equals_one"], ["step_d_else"], [Branch<"else_branch", [], ["step_d_else_else"], [Node<"Div", ["two_f", "D_float_nimus_one"], ["step_d_else_else"]>]>, Branch<"then_branch", [], ["step_d_else_then"], [Node<"Identity", ["zero_f"], ["step_d_else_then"]>]>]>, Node<"Div", ["two_f", "H_float_nimus_one"], ["step_h_else"]>, Node<"Div", ["two_f", "W_float_nimus_one"], ["step_w_else"]>, Node<"Identity", ["minus_one_f"], ["start_d_else"]>, Node<"Identity", ["minus_one_f"], ["start_h_else"]>, Node<"Identity", ["minus_one_f"], ["start_w_else"]>]>, Branch<"then_branch", [], ["start_d_then", "step_d_then", "start_h_then", "step_h_then", "start_w_then", "step_w_then"], [Node<"Div", ["two_f", "D_float"], ["step_d_then"]>, Node<"Div", ["two_f", "H_float"], ["step_h_then"]>, Node<"Div", ["two_f", "W_float"], ["step_w_then"]>, Node<"Div", ["step_d_then", "two_f"], ["step_d_half"]>, Node<"Add", ["minus_one_f", "step_d_half"], ["start_d_then"]>, Node<"Div", ["step_h_then", "two_f"], ["step_h_half"]>, Node<"Add", ["minus_one_f", "step_h_half"], ["start_h_then"]>, Node<"Div", ["step_w_then", "two_f"], ["step_w_half"]>, Node<"Add", ["minus_one_f", "step_w_half"], ["start_w_then"]>]>]>,
    Node<"Range", ["zero", "W", "one"], ["grid_w_steps_int"]>,
    Node<"CastLike", ["grid_w_steps_int", "step_w"], ["grid_w_steps_float"]>,
    Node<"Mul", ["grid_w_steps_float", "step_w"], ["grid_w_steps"]>,
    Node<"Add", ["start_w", "grid_w_steps"], ["grid_w_0"]>,
    Node<"Range", ["zero", "H", "one"], ["grid_h_steps_int"]>,
    Node<"CastLike", ["grid_h_steps_int", "step_h"], ["grid_h_steps_float"]>,
    Node<"Mul", ["grid_h_steps_float", "step_h"], ["grid_h_steps"]>,
    Node<"Add", ["start_h", "grid_h_steps"], ["grid_h_0"]>,
    Node<"Range", ["zero", "D", "one"], ["grid_d_steps_int"]>,
    Node<"CastLike", ["grid_d_steps_int", "step_d"], ["grid_d_steps_float"]>,
    Node<"Mul", ["grid_d_steps_float", "step_d"], ["grid_d_steps"]>,
    Node<"Add", ["start_d", "grid_d_steps"], ["grid_d_0"]>,
    Node<"Transpose", ["zeros_D_H_W"], ["zeros_H_W_D"], [Argument<"perm", "ints", "1, 2, 0">]>,
    Node<"Add", ["zeros_H_W_D", "grid_d_0"], ["grid_d_1"]>,
    Node<"Transpose", ["grid_d_1"], ["grid_d"], [Argument<"perm", "ints", "2, 0, 1">]>,
    Node<"Transpose", ["zeros_D_H_W"], ["zeros_D_W_H"], [Argument<"perm", "ints", "0, 2, 1">]>,
    Node<"Add", ["zeros_D_W_H", "grid_h_0"], ["grid_h_1"]>,
    Node<"Transpose", ["grid_h_1"], ["grid_h"], [Argument<"perm", "ints", "0, 2, 1">]>,
    Node<"Add", ["grid_w_0", "zeros_D_H_W"], ["grid_w"]>,
    Node<"Unsqueeze", ["grid_w", "minus_one"], ["grid_w_usqzed"]>,
    Node<"Unsqueeze", ["grid_h", "minus_one"], ["grid_h_usqzed"]>,
    Node<"Unsqueeze", ["grid_d", "minus_one"], ["grid_d_usqzed"]>,
    Node<"Unsqueeze", ["ones_D_H_W", "minus_one"], ["ones_D_H_W_usqzed"]>,
    Node<"Concat", ["grid_w_usqzed", "grid_h_usqzed", "grid_d_usqzed", "ones_D_H_W_usqzed"], ["original_grid"], [Argument<"axis", "int", "-1">]>,
    Node<"Constant", [], ["constant_shape_DHW_4"], [Argument<"value_ints", "ints", "-1, 4">]>,
    Node<"Reshape", ["original_grid", "constant_shape_DHW_4"], ["original_grid_DHW_4"]>,
    Node<"Transpose", ["original_grid_DHW_4"], ["original_grid_4_DHW_"]>,
    Node<"CastLike", ["original_grid_4_DHW_", "theta_3d"], ["original_grid_4_DHW"]>,
    Node<"MatMul", ["theta_3d", "original_grid_4_DHW"], ["grid_N_3_DHW"]>,
    Node<"Transpose", ["grid_N_3_DHW"], ["grid_N_DHW_3"], [Argument<"perm", "ints", "0, 2, 1">]>,
    Node<"Concat", ["N", "D", "H", "W", "three_1d"], ["N_D_H_W_3"], [Argument<"axis", "int", "-1">]>,
    Node<"Reshape", ["grid_N_DHW_3", "N_D_H_W_3"], ["grid_3d_else_"]>,
    Node<"CastLike", ["grid_3d_else_", "theta_3d"], ["grid_3d"]>,
    Node<"If", ["condition_is_2d"], ["grid"], [Branch<"else_branch", [], ["grid_else"], [Node<"Identity", ["grid_3d"], ["grid_else"]>]>, Branch<"then_branch", [], ["grid_then"], [Node<"Squeeze", ["grid_3d", "one_1d"], ["grid_squeezed"]>, Node<"Slice", ["grid_squeezed", "zero_1d", "two_1d", "three_1d"], ["grid_then"]>]>]>];
}

def BlackmanWindow_17_body_17 : Body<BlackmanWindow_17, 17> {
  let imports = [Import<"ai.onnx", 17>];
  let inputs = ["size"];
  let outputs = ["output"];
  let attributes = ["periodic", "output_datatype"];
  let nodes = [
    Node<"Constant", [], ["A0"], [Constant<"value", "float", [], "0.42">]>,
    Node<"Constant", [], ["A1"], [Constant<"value", "float", [], "0.5">]>,
    Node<"Constant", [], ["A2"], [Constant<"value", "float", [], "0.08">]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"Constant", [], ["One"], [Constant<"value", "float", [], "1.0">]>,
    Node<"Constant", [], ["Two"], [Constant<"value", "float", [], "2.0">]>,
    Node<"Constant", [], ["Tau"], [Constant<"value", "float", [], "6.2831855">]>,
    Node<"Cast", ["size"], ["Periodic_Size_FP"], [Argument<"to", "int", "1">]>,
    Node<"Sub", ["Periodic_Size_FP", "One"], ["Symmetric_Size_FP"]>,
    Node<"Constant", [], ["IsPeriodic"], [Reference<"value_int", "int", "periodic">]>,
    Node<"Cast", ["IsPeriodic"], ["IsPeriodic_FP"], [Argument<"to", "int", "1">]>,
    Node<"Sub", ["One", "IsPeriodic_FP"], ["IsSymmetric_FP"]>,
    Node<"Mul", ["Periodic_Size_FP", "IsPeriodic_FP"], ["Periodic_Component"]>,
    Node<"Mul", ["Symmetric_Size_FP", "IsSymmetric_FP"], ["Symmetric_Component"]>,
    Node<"Add", ["Periodic_Component", "Symmetric_Component"], ["Size_FP"]>,
    Node<"Div", ["Tau", "Size_FP"], ["AngularIncrement"]>,
    Node<"Range", ["Zero", "Periodic_Size_FP", "One"], ["Range"]>,
    Node<"Mul", ["Range", "AngularIncrement"], ["RangeAngular"]>,
    Node<"Mul", ["RangeAngular", "Two"], ["TwoRangeAngular"]>,
    Node<"Cos", ["TwoRangeAngular"], ["CosTwoRangeAngular"]>,
    Node<"Mul", ["A2", "CosTwoRangeAngular"], ["A2_Component"]>,
    Node<"Cos", ["RangeAngular"], ["CosRangeAngular"]>,
    Node<"Mul", ["A1", "CosRangeAngular"], ["A1_Component"]>,
    Node<"Sub", ["A0", "A1_Component"], ["Temp0"]>,
    Node<"Add", ["Temp0", "A2_Component"], ["Temp1"]>,
    Node<"Cast", ["Temp1"], ["output"], [Reference<"to", "int", "output_datatype">]>];
}

def Celu_28_body_28 : Body<Celu_28, 28> {
  let imports = [Import<"ai.onnx", 28>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Div", ["X", "AlphaCast"], ["XScaled"]>,
    Node<"Elu", ["XScaled"], ["EluResult"], [Argument<"alpha", "float", "1.0">]>,
    Node<"Mul", ["AlphaCast", "EluResult"], ["Y"]>];
}

def DynamicQuantizeLinear_11_body_11 : Body<DynamicQuantizeLinear_11, 11> {
  let imports = [Import<"ai.onnx", 11>];
  let inputs = ["x"];
  let outputs = ["y", "y_scale", "y_zero_point"];
  let nodes = [
    Node<"Constant", [], ["Q_Min"], [Constant<"value", "float", [], "0.0">]>,
    Node<"Constant", [], ["Q_Max"], [Constant<"value", "float", [], "255.0">]>,
    Node<"ReduceMin", ["x"], ["X_Min"], [Argument<"keepdims", "int", "0">]>,
    Node<"Min", ["X_Min", "Q_Min"], ["X_Min_Adjusted"]>,
    Node<"ReduceMax", ["x"], ["X_Max"], [Argument<"keepdims", "int", "0">]>,
    Node<"Max", ["X_Max", "Q_Min"], ["X_Max_Adjusted"]>,
    Node<"Sub", ["X_Max_Adjusted", "X_Min_Adjusted"], ["X_Range"]>,
    Node<"Div", ["X_Range", "Q_Max"], ["Scale"]>,
    Node<"Div", ["X_Min_Adjusted", "Scale"], ["Min_Scaled"]>,
    Node<"Sub", ["Q_Min", "Min_Scaled"], ["Initial_ZeroPoint_FP"]>,
    Node<"Clip", ["Initial_ZeroPoint_FP", "Q_Min", "Q_Max"], ["Clipped_ZeroPoint_FP"]>,
    Node<"Round", ["Clipped_ZeroPoint_FP"], ["Rounded_ZeroPoint_FP"]>,
    Node<"Cast", ["Rounded_ZeroPoint_FP"], ["Zeropoint"], [Argument<"to", "int", "2">]>,
    Node<"Identity", ["Scale"], ["y_scale"]>,
    Node<"Identity", ["Zeropoint"], ["y_zero_point"]>,
    Node<"QuantizeLinear", ["x", "Scale", "Zeropoint"], ["y"]>];
}

def Elu_6_body_18 : Body<Elu_6, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Constant", [], ["One"], [Constant<"value", "float", [], "1.0">]>,
    Node<"CastLike", ["One", "X"], ["OneCast"]>,
    Node<"Less", ["X", "ZeroCast"], ["XLessThanZero"]>,
    Node<"Exp", ["X"], ["ExpX"]>,
    Node<"Sub", ["ExpX", "OneCast"], ["ExpXSubOne"]>,
    Node<"Mul", ["AlphaCast", "ExpXSubOne"], ["AlphaMulExpXSubOne"]>,
    Node<"Where", ["XLessThanZero", "AlphaMulExpXSubOne", "X"], ["Y"]>];
}

def Elu_22_body_18 : Body<Elu_22, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Constant", [], ["One"], [Constant<"value", "float", [], "1.0">]>,
    Node<"CastLike", ["One", "X"], ["OneCast"]>,
    Node<"Less", ["X", "ZeroCast"], ["XLessThanZero"]>,
    Node<"Exp", ["X"], ["ExpX"]>,
    Node<"Sub", ["ExpX", "OneCast"], ["ExpXSubOne"]>,
    Node<"Mul", ["AlphaCast", "ExpXSubOne"], ["AlphaMulExpXSubOne"]>,
    Node<"Where", ["XLessThanZero", "AlphaMulExpXSubOne", "X"], ["Y"]>];
}

def GreaterOrEqual_12_body_12 : Body<GreaterOrEqual_12, 12> {
  let imports = [Import<"ai.onnx", 12>];
  let inputs = ["A", "B"];
  let outputs = ["C"];
  let nodes = [
    Node<"Greater", ["A", "B"], ["O1"]>,
    Node<"Equal", ["A", "B"], ["O2"]>,
    Node<"Or", ["O1", "O2"], ["C"]>];
}

def GreaterOrEqual_16_body_16 : Body<GreaterOrEqual_16, 16> {
  let imports = [Import<"ai.onnx", 16>];
  let inputs = ["A", "B"];
  let outputs = ["C"];
  let nodes = [
    Node<"Greater", ["A", "B"], ["O1"]>,
    Node<"Equal", ["A", "B"], ["O2"]>,
    Node<"Or", ["O1", "O2"], ["C"]>];
}

def HammingWindow_17_body_17 : Body<HammingWindow_17, 17> {
  let imports = [Import<"ai.onnx", 17>];
  let inputs = ["size"];
  let outputs = ["output"];
  let attributes = ["periodic", "output_datatype"];
  let nodes = [
    Node<"Constant", [], ["A0"], [Constant<"value", "float", [], "0.54347825">]>,
    Node<"Constant", [], ["A1"], [Constant<"value", "float", [], "0.45652175">]>,
    Node<"Constant", [], ["A2"], [Constant<"value", "float", [], "0.0">]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"Constant", [], ["One"], [Constant<"value", "float", [], "1.0">]>,
    Node<"Constant", [], ["Two"], [Constant<"value", "float", [], "2.0">]>,
    Node<"Constant", [], ["Tau"], [Constant<"value", "float", [], "6.2831855">]>,
    Node<"Cast", ["size"], ["Periodic_Size_FP"], [Argument<"to", "int", "1">]>,
    Node<"Sub", ["Periodic_Size_FP", "One"], ["Symmetric_Size_FP"]>,
    Node<"Constant", [], ["IsPeriodic"], [Reference<"value_int", "int", "periodic">]>,
    Node<"Cast", ["IsPeriodic"], ["IsPeriodic_FP"], [Argument<"to", "int", "1">]>,
    Node<"Sub", ["One", "IsPeriodic_FP"], ["IsSymmetric_FP"]>,
    Node<"Mul", ["Periodic_Size_FP", "IsPeriodic_FP"], ["Periodic_Component"]>,
    Node<"Mul", ["Symmetric_Size_FP", "IsSymmetric_FP"], ["Symmetric_Component"]>,
    Node<"Add", ["Periodic_Component", "Symmetric_Component"], ["Size_FP"]>,
    Node<"Div", ["Tau", "Size_FP"], ["AngularIncrement"]>,
    Node<"Range", ["Zero", "Periodic_Size_FP", "One"], ["Range"]>,
    Node<"Mul", ["Range", "AngularIncrement"], ["RangeAngular"]>,
    Node<"Mul", ["RangeAngular", "Two"], ["TwoRangeAngular"]>,
    Node<"Cos", ["TwoRangeAngular"], ["CosTwoRangeAngular"]>,
    Node<"Mul", ["A2", "CosTwoRangeAngular"], ["A2_Component"]>,
    Node<"Cos", ["RangeAngular"], ["CosRangeAngular"]>,
    Node<"Mul", ["A1", "CosRangeAngular"], ["A1_Component"]>,
    Node<"Sub", ["A0", "A1_Component"], ["Temp0"]>,
    Node<"Add", ["Temp0", "A2_Component"], ["Temp1"]>,
    Node<"Cast", ["Temp1"], ["output"], [Reference<"to", "int", "output_datatype">]>];
}

def HannWindow_17_body_17 : Body<HannWindow_17, 17> {
  let imports = [Import<"ai.onnx", 17>];
  let inputs = ["size"];
  let outputs = ["output"];
  let attributes = ["periodic", "output_datatype"];
  let nodes = [
    Node<"Constant", [], ["A0"], [Constant<"value", "float", [], "0.5">]>,
    Node<"Constant", [], ["A1"], [Constant<"value", "float", [], "0.5">]>,
    Node<"Constant", [], ["A2"], [Constant<"value", "float", [], "0.0">]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"Constant", [], ["One"], [Constant<"value", "float", [], "1.0">]>,
    Node<"Constant", [], ["Two"], [Constant<"value", "float", [], "2.0">]>,
    Node<"Constant", [], ["Tau"], [Constant<"value", "float", [], "6.2831855">]>,
    Node<"Cast", ["size"], ["Periodic_Size_FP"], [Argument<"to", "int", "1">]>,
    Node<"Sub", ["Periodic_Size_FP", "One"], ["Symmetric_Size_FP"]>,
    Node<"Constant", [], ["IsPeriodic"], [Reference<"value_int", "int", "periodic">]>,
    Node<"Cast", ["IsPeriodic"], ["IsPeriodic_FP"], [Argument<"to", "int", "1">]>,
    Node<"Sub", ["One", "IsPeriodic_FP"], ["IsSymmetric_FP"]>,
    Node<"Mul", ["Periodic_Size_FP", "IsPeriodic_FP"], ["Periodic_Component"]>,
    Node<"Mul", ["Symmetric_Size_FP", "IsSymmetric_FP"], ["Symmetric_Component"]>,
    Node<"Add", ["Periodic_Component", "Symmetric_Component"], ["Size_FP"]>,
    Node<"Div", ["Tau", "Size_FP"], ["AngularIncrement"]>,
    Node<"Range", ["Zero", "Periodic_Size_FP", "One"], ["Range"]>,
    Node<"Mul", ["Range", "AngularIncrement"], ["RangeAngular"]>,
    Node<"Mul", ["RangeAngular", "Two"], ["TwoRangeAngular"]>,
    Node<"Cos", ["TwoRangeAngular"], ["CosTwoRangeAngular"]>,
    Node<"Mul", ["A2", "CosTwoRangeAngular"], ["A2_Component"]>,
    Node<"Cos", ["RangeAngular"], ["CosRangeAngular"]>,
    Node<"Mul", ["A1", "CosRangeAngular"], ["A1_Component"]>,
    Node<"Sub", ["A0", "A1_Component"], ["Temp0"]>,
    Node<"Add", ["Temp0", "A2_Component"], ["Temp1"]>,
    Node<"Cast", ["Temp1"], ["output"], [Reference<"to", "int", "output_datatype">]>];
}

def HardSigmoid_6_body_18 : Body<HardSigmoid_6, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["beta", "alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Constant", [], ["Beta"], [Reference<"value_float", "float", "beta">]>,
    Node<"CastLike", ["Beta", "X"], ["BetaCast"]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Constant", [], ["One"], [Constant<"value", "float", [], "1.0">]>,
    Node<"CastLike", ["One", "X"], ["OneCast"]>,
    Node<"Mul", ["X", "AlphaCast"], ["AlphaMulX"]>,
    Node<"Add", ["AlphaMulX", "BetaCast"], ["AlphaMulXAddBeta"]>,
    Node<"Min", ["AlphaMulXAddBeta", "OneCast"], ["MinOneOrAlphaMulXAddBeta"]>,
    Node<"Max", ["MinOneOrAlphaMulXAddBeta", "ZeroCast"], ["Y"]>];
}

def HardSigmoid_22_body_18 : Body<HardSigmoid_22, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["beta", "alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Constant", [], ["Beta"], [Reference<"value_float", "float", "beta">]>,
    Node<"CastLike", ["Beta", "X"], ["BetaCast"]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Constant", [], ["One"], [Constant<"value", "float", [], "1.0">]>,
    Node<"CastLike", ["One", "X"], ["OneCast"]>,
    Node<"Mul", ["X", "AlphaCast"], ["AlphaMulX"]>,
    Node<"Add", ["AlphaMulX", "BetaCast"], ["AlphaMulXAddBeta"]>,
    Node<"Min", ["AlphaMulXAddBeta", "OneCast"], ["MinOneOrAlphaMulXAddBeta"]>,
    Node<"Max", ["MinOneOrAlphaMulXAddBeta", "ZeroCast"], ["Y"]>];
}

def HardSwish_14_body_14 : Body<HardSwish_14, 14> {
  let imports = [Import<"ai.onnx", 14>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let nodes = [
    Node<"HardSigmoid", ["X"], ["HS_X"], [Argument<"alpha", "float", "0.16666667">, Argument<"beta", "float", "0.5">]>,
    Node<"Mul", ["X", "HS_X"], ["Y"]>];
}

def HardSwish_22_body_22 : Body<HardSwish_22, 22> {
  let imports = [Import<"ai.onnx", 22>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let nodes = [
    Node<"HardSigmoid", ["X"], ["HS_X"], [Argument<"alpha", "float", "0.16666667">, Argument<"beta", "float", "0.5">]>,
    Node<"Mul", ["X", "HS_X"], ["Y"]>];
}

def LeakyRelu_16_body_16 : Body<LeakyRelu_16, 16> {
  let imports = [Import<"ai.onnx", 16>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Less", ["X", "ZeroCast"], ["XLessThanZero"]>,
    Node<"Mul", ["AlphaCast", "X"], ["AlphaMulX"]>,
    Node<"Where", ["XLessThanZero", "AlphaMulX", "X"], ["Y"]>];
}

def LessOrEqual_12_body_12 : Body<LessOrEqual_12, 12> {
  let imports = [Import<"ai.onnx", 12>];
  let inputs = ["A", "B"];
  let outputs = ["C"];
  let nodes = [
    Node<"Less", ["A", "B"], ["O1"]>,
    Node<"Equal", ["A", "B"], ["O2"]>,
    Node<"Or", ["O1", "O2"], ["C"]>];
}

def LessOrEqual_16_body_16 : Body<LessOrEqual_16, 16> {
  let imports = [Import<"ai.onnx", 16>];
  let inputs = ["A", "B"];
  let outputs = ["C"];
  let nodes = [
    Node<"Less", ["A", "B"], ["O1"]>,
    Node<"Equal", ["A", "B"], ["O2"]>,
    Node<"Or", ["O1", "O2"], ["C"]>];
}

def MeanVarianceNormalization_9_body_9 : Body<MeanVarianceNormalization_9, 9> {
  let imports = [Import<"ai.onnx", 9>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["axes"];
  let nodes = [
    Node<"Constant", [], ["Exponent"], [Constant<"value", "float", [], "2.0">]>,
    Node<"Constant", [], ["Epsilon"], [Constant<"value", "float", [], "1e-09">]>,
    Node<"ReduceMean", ["X"], ["X_RM"], [Reference<"axes", "ints", "axes">]>,
    Node<"Pow", ["X_RM", "Exponent"], ["EX_squared"]>,
    Node<"Pow", ["X", "Exponent"], ["X_squared"]>,
    Node<"ReduceMean", ["X_squared"], ["E_Xsquared"], [Reference<"axes", "ints", "axes">]>,
    Node<"Sub", ["E_Xsquared", "EX_squared"], ["Variance"]>,
    Node<"Sqrt", ["Variance"], ["STD"]>,
    Node<"Sub", ["X", "X_RM"], ["X_variance"]>,
    Node<"Add", ["STD", "Epsilon"], ["Processed_STD"]>,
    Node<"Div", ["X_variance", "Processed_STD"], ["Y"]>];
}

def MeanVarianceNormalization_13_body_13 : Body<MeanVarianceNormalization_13, 13> {
  let imports = [Import<"ai.onnx", 13>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["axes"];
  let nodes = [
    Node<"Constant", [], ["Exponent"], [Constant<"value", "float", [], "2.0">]>,
    Node<"Constant", [], ["Epsilon"], [Constant<"value", "float", [], "1e-09">]>,
    Node<"ReduceMean", ["X"], ["X_RM"], [Reference<"axes", "ints", "axes">]>,
    Node<"Pow", ["X_RM", "Exponent"], ["EX_squared"]>,
    Node<"Pow", ["X", "Exponent"], ["X_squared"]>,
    Node<"ReduceMean", ["X_squared"], ["E_Xsquared"], [Reference<"axes", "ints", "axes">]>,
    Node<"Sub", ["E_Xsquared", "EX_squared"], ["Variance"]>,
    Node<"Sqrt", ["Variance"], ["STD"]>,
    Node<"Sub", ["X", "X_RM"], ["X_variance"]>,
    Node<"Add", ["STD", "Epsilon"], ["Processed_STD"]>,
    Node<"Div", ["X_variance", "Processed_STD"], ["Y"]>];
}

def MeanVarianceNormalization_13_body_18 : Body<MeanVarianceNormalization_13, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["axes"];
  let nodes = [
    Node<"Constant", [], ["Exponent"], [Constant<"value", "float", [], "2.0">]>,
    Node<"Constant", [], ["Epsilon"], [Constant<"value", "float", [], "1e-09">]>,
    Node<"Constant", [], ["axes"], [Reference<"value_ints", "ints", "axes">]>,
    Node<"ReduceMean", ["X", "axes"], ["X_RM"]>,
    Node<"Pow", ["X_RM", "Exponent"], ["EX_squared"]>,
    Node<"Pow", ["X", "Exponent"], ["X_squared"]>,
    Node<"ReduceMean", ["X_squared", "axes"], ["E_Xsquared"]>,
    Node<"Sub", ["E_Xsquared", "EX_squared"], ["Variance"]>,
    Node<"Sqrt", ["Variance"], ["STD"]>,
    Node<"Sub", ["X", "X_RM"], ["X_variance"]>,
    Node<"Add", ["STD", "Epsilon"], ["Processed_STD"]>,
    Node<"Div", ["X_variance", "Processed_STD"], ["Y"]>];
}

def Mish_18_body_18 : Body<Mish_18, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let nodes = [
    Node<"Softplus", ["X"], ["Softplus_X"]>,
    Node<"Tanh", ["Softplus_X"], ["TanHSoftplusX"]>,
    Node<"Mul", ["X", "TanHSoftplusX"], ["Y"]>];
}

def Mish_22_body_22 : Body<Mish_22, 22> {
  let imports = [Import<"ai.onnx", 22>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let nodes = [
    Node<"Softplus", ["X"], ["Softplus_X"]>,
    Node<"Tanh", ["Softplus_X"], ["TanHSoftplusX"]>,
    Node<"Mul", ["X", "TanHSoftplusX"], ["Y"]>];
}

def PRelu_16_body_16 : Body<PRelu_16, 16> {
  let imports = [Import<"ai.onnx", 16>];
  let inputs = ["X", "slope"];
  let outputs = ["Y"];
  let nodes = [
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Less", ["X", "ZeroCast"], ["XLessThanZero"]>,
    Node<"Mul", ["slope", "X"], ["SlopeMulX"]>,
    Node<"Where", ["XLessThanZero", "SlopeMulX", "X"], ["Y"]>];
}

def Range_11_body_11 : Body<Range_11, 11> {
  let imports = [Import<"ai.onnx", 11>];
  let inputs = ["start", "limit", "delta"];
  let outputs = ["output"];
  let nodes = [
    Node<"Sub", ["limit", "start"], ["sub_result"]>,
    Node<"Cast", ["sub_result"], ["sub_result_casted"], [Argument<"to", "int", "1">]>,
    Node<"Cast", ["delta"], ["delta_casted"], [Argument<"to", "int", "1">]>,
    Node<"Div", ["sub_result_casted", "delta_casted"], ["div_result"]>,
    Node<"Ceil", ["div_result"], ["ceil_result"]>,
    Node<"Relu", ["ceil_result"], ["ceil_result_relu"]>,
    Node<"Cast", ["ceil_result_relu"], ["ceil_result_relu_int"], [Argument<"to", "int", "7">]>,
    Node<"Cast", ["ceil_result_relu"], ["ceil_result_relu_bool"], [Argument<"to", "int", "9">]>,
    Node<"Loop", ["ceil_result_relu_int", "ceil_result_relu_bool", "start"], ["variadic_output", "output"], [Branch<"body", ["i", "cond", "prev"], ["cond_out", "current", "range"], [Node<"Identity", ["cond"], ["cond_out"]>, Node<"Add", ["prev", "delta"], ["current"]>, Node<"Identity", ["prev"], ["range"]>]>]>];
}

def ReduceL1_18_body_18 : Body<ReduceL1_18, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["data", "axes"];
  let outputs = ["reduced"];
  let attributes = ["noop_with_empty_axes", "keepdims"];
  let nodes = [
    Node<"Abs", ["data"], ["data_abs"]>,
    Node<"ReduceSum", ["data_abs", "axes"], ["reduced"], [Reference<"keepdims", "int", "keepdims">, Reference<"noop_with_empty_axes", "int", "noop_with_empty_axes">]>];
}

def ReduceL2_18_body_18 : Body<ReduceL2_18, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["data", "axes"];
  let outputs = ["reduced"];
  let attributes = ["noop_with_empty_axes", "keepdims"];
  let nodes = [
    Node<"Mul", ["data", "data"], ["data_square"]>,
    Node<"ReduceSum", ["data_square", "axes"], ["sum_square"], [Reference<"keepdims", "int", "keepdims">, Reference<"noop_with_empty_axes", "int", "noop_with_empty_axes">]>,
    Node<"Cast", ["sum_square"], ["sum_square_dbl"], [Argument<"to", "int", "1">]>,
    Node<"Sqrt", ["sum_square_dbl"], ["sqrt"]>,
    Node<"CastLike", ["sqrt", "data"], ["reduced"]>];
}

def ReduceLogSum_18_body_18 : Body<ReduceLogSum_18, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["data", "axes"];
  let outputs = ["reduced"];
  let attributes = ["noop_with_empty_axes", "keepdims"];
  let nodes = [
    Node<"ReduceSum", ["data", "axes"], ["reduced_sum"], [Reference<"keepdims", "int", "keepdims">, Reference<"noop_with_empty_axes", "int", "noop_with_empty_axes">]>,
    Node<"Log", ["reduced_sum"], ["reduced"]>];
}

def ReduceLogSum_28_body_28 : Body<ReduceLogSum_28, 28> {
  let imports = [Import<"ai.onnx", 28>];
  let inputs = ["data", "axes"];
  let outputs = ["reduced"];
  let attributes = ["noop_with_empty_axes", "keepdims"];
  let nodes = [
    Node<"ReduceSum", ["data", "axes"], ["reduced_sum"], [Reference<"keepdims", "int", "keepdims">, Reference<"noop_with_empty_axes", "int", "noop_with_empty_axes">]>,
    Node<"Log", ["reduced_sum"], ["reduced"]>];
}

def ReduceLogSumExp_18_body_18 : Body<ReduceLogSumExp_18, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["data", "axes"];
  let outputs = ["reduced"];
  let attributes = ["noop_with_empty_axes", "keepdims"];
  let nodes = [
    Node<"Cast", ["data"], ["data_double"], [Argument<"to", "int", "11">]>,
    Node<"Exp", ["data_double"], ["data_exp"]>,
    Node<"ReduceSum", ["data_exp", "axes"], ["reduced_sum"], [Reference<"keepdims", "int", "keepdims">, Reference<"noop_with_empty_axes", "int", "noop_with_empty_axes">]>,
    Node<"Log", ["reduced_sum"], ["reduced_double"]>,
    Node<"CastLike", ["reduced_double", "data"], ["reduced"]>];
}

def ReduceLogSumExp_28_body_28 : Body<ReduceLogSumExp_28, 28> {
  let imports = [Import<"ai.onnx", 28>];
  let inputs = ["data", "axes"];
  let outputs = ["reduced"];
  let attributes = ["noop_with_empty_axes", "keepdims"];
  let nodes = [
    Node<"Cast", ["data"], ["data_double"], [Argument<"to", "int", "11">]>,
    Node<"Exp", ["data_double"], ["data_exp"]>,
    Node<"ReduceSum", ["data_exp", "axes"], ["reduced_sum"], [Reference<"keepdims", "int", "keepdims">, Reference<"noop_with_empty_axes", "int", "noop_with_empty_axes">]>,
    Node<"Log", ["reduced_sum"], ["reduced_double"]>,
    Node<"CastLike", ["reduced_double", "data"], ["reduced"]>];
}

def ReduceSumSquare_18_body_18 : Body<ReduceSumSquare_18, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["data", "axes"];
  let outputs = ["reduced"];
  let attributes = ["noop_with_empty_axes", "keepdims"];
  let nodes = [
    Node<"Mul", ["data", "data"], ["data_square"]>,
    Node<"ReduceSum", ["data_square", "axes"], ["reduced"], [Reference<"keepdims", "int", "keepdims">, Reference<"noop_with_empty_axes", "int", "noop_with_empty_axes">]>];
}

def Relu_14_body_18 : Body<Relu_14, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let nodes = [
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Max", ["X", "ZeroCast"], ["Y"]>];
}

def Selu_6_body_18 : Body<Selu_6, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["gamma", "alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Constant", [], ["Gamma"], [Reference<"value_float", "float", "gamma">]>,
    Node<"CastLike", ["Gamma", "X"], ["GammaCast"]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Exp", ["X"], ["ExpX"]>,
    Node<"Mul", ["AlphaCast", "ExpX"], ["AlphaMulExpX"]>,
    Node<"Sub", ["AlphaMulExpX", "AlphaCast"], ["AlphaMulExpXSubAlpha"]>,
    Node<"Mul", ["GammaCast", "AlphaMulExpXSubAlpha"], ["Neg"]>,
    Node<"Mul", ["GammaCast", "X"], ["Pos"]>,
    Node<"Less", ["X", "ZeroCast"], ["XLessThanZero"]>,
    Node<"Where", ["XLessThanZero", "Neg", "Pos"], ["Y"]>];
}

def Selu_22_body_18 : Body<Selu_22, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["gamma", "alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Constant", [], ["Gamma"], [Reference<"value_float", "float", "gamma">]>,
    Node<"CastLike", ["Gamma", "X"], ["GammaCast"]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Exp", ["X"], ["ExpX"]>,
    Node<"Mul", ["AlphaCast", "ExpX"], ["AlphaMulExpX"]>,
    Node<"Sub", ["AlphaMulExpX", "AlphaCast"], ["AlphaMulExpXSubAlpha"]>,
    Node<"Mul", ["GammaCast", "AlphaMulExpXSubAlpha"], ["Neg"]>,
    Node<"Mul", ["GammaCast", "X"], ["Pos"]>,
    Node<"Less", ["X", "ZeroCast"], ["XLessThanZero"]>,
    Node<"Where", ["XLessThanZero", "Neg", "Pos"], ["Y"]>];
}

def Shrink_9_body_18 : Body<Shrink_9, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["input"];
  let outputs = ["output"];
  let attributes = ["bias", "lambd"];
  let nodes = [
    Node<"Constant", [], ["Lambd"], [Reference<"value_float", "float", "lambd">]>,
    Node<"CastLike", ["Lambd", "input"], ["LambdCast"]>,
    Node<"Constant", [], ["Bias"], [Reference<"value_float", "float", "bias">]>,
    Node<"CastLike", ["Bias", "input"], ["BiasCast"]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "input"], ["ZeroCast"]>,
    Node<"Neg", ["LambdCast"], ["NegLmbda"]>,
    Node<"Less", ["input", "NegLmbda"], ["InputLessThanNegLambda"]>,
    Node<"Add", ["input", "BiasCast"], ["InputAddBias"]>,
    Node<"Sub", ["input", "BiasCast"], ["InputSubBias"]>,
    Node<"Less", ["LambdCast", "input"], ["LambdaLessThanInput"]>,
    Node<"Where", ["LambdaLessThanInput", "InputSubBias", "ZeroCast"], ["InputSubBiasOrZero"]>,
    Node<"Where", ["InputLessThanNegLambda", "InputAddBias", "InputSubBiasOrZero"], ["output"]>];
}

def Softplus_1_body_18 : Body<Softplus_1, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let nodes = [
    Node<"Exp", ["X"], ["exp_x"]>,
    Node<"Constant", [], ["one"], [Constant<"value", "float", [], "1.0">]>,
    Node<"CastLike", ["one", "X"], ["one_cast"]>,
    Node<"Add", ["exp_x", "one_cast"], ["exp_x_add_one"]>,
    Node<"Log", ["exp_x_add_one"], ["Y"]>];
}

def Softplus_22_body_18 : Body<Softplus_22, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let nodes = [
    Node<"Exp", ["X"], ["exp_x"]>,
    Node<"Constant", [], ["one"], [Constant<"value", "float", [], "1.0">]>,
    Node<"CastLike", ["one", "X"], ["one_cast"]>,
    Node<"Add", ["exp_x", "one_cast"], ["exp_x_add_one"]>,
    Node<"Log", ["exp_x_add_one"], ["Y"]>];
}

def Softsign_1_body_18 : Body<Softsign_1, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["input"];
  let outputs = ["output"];
  let nodes = [
    Node<"Constant", [], ["One"], [Constant<"value", "float", [], "1.0">]>,
    Node<"CastLike", ["One", "input"], ["OneCast"]>,
    Node<"Abs", ["input"], ["AbsInput"]>,
    Node<"Add", ["OneCast", "AbsInput"], ["OneAddAbsInput"]>,
    Node<"Div", ["input", "OneAddAbsInput"], ["output"]>];
}

def Softsign_22_body_18 : Body<Softsign_22, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["input"];
  let outputs = ["output"];
  let nodes = [
    Node<"Constant", [], ["One"], [Constant<"value", "float", [], "1.0">]>,
    Node<"CastLike", ["One", "input"], ["OneCast"]>,
    Node<"Abs", ["input"], ["AbsInput"]>,
    Node<"Add", ["OneCast", "AbsInput"], ["OneAddAbsInput"]>,
    Node<"Div", ["input", "OneAddAbsInput"], ["output"]>];
}

def SwiGLU_28_body_28 : Body<SwiGLU_28, 28> {
  let imports = [Import<"ai.onnx", 28>];
  let inputs = ["A", "B"];
  let outputs = ["Y"];
  let attributes = ["alpha"];
  let nodes = [
    Node<"Swish", ["A"], ["SwishGate"], [Reference<"alpha", "float", "alpha">]>,
    Node<"Mul", ["SwishGate", "B"], ["Y"]>];
}

def Swish_24_body_24 : Body<Swish_24, 24> {
  let imports = [Import<"ai.onnx", 24>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Mul", ["AlphaCast", "X"], ["AlphaMulX"]>,
    Node<"Sigmoid", ["AlphaMulX"], ["SigmoidAlphaMulX"]>,
    Node<"Mul", ["X", "SigmoidAlphaMulX"], ["Y"]>];
}

def ThresholdedRelu_10_body_18 : Body<ThresholdedRelu_10, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Less", ["AlphaCast", "X"], ["AlphaLessThanX"]>,
    Node<"Where", ["AlphaLessThanX", "X", "ZeroCast"], ["Y"]>];
}

def ThresholdedRelu_22_body_18 : Body<ThresholdedRelu_22, 18> {
  let imports = [Import<"ai.onnx", 18>];
  let inputs = ["X"];
  let outputs = ["Y"];
  let attributes = ["alpha"];
  let nodes = [
    Node<"Constant", [], ["Alpha"], [Reference<"value_float", "float", "alpha">]>,
    Node<"CastLike", ["Alpha", "X"], ["AlphaCast"]>,
    Node<"Constant", [], ["Zero"], [Constant<"value", "float", [], "0.0">]>,
    Node<"CastLike", ["Zero", "X"], ["ZeroCast"]>,
    Node<"Less", ["AlphaCast", "X"], ["AlphaLessThanX"]>,
    Node<"Where", ["AlphaLessThanX", "X", "ZeroCast"], ["Y"]>];
}
