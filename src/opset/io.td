//===- io.td - tokens and transfers to and from the host ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_IO
#define SHLO_OPSET_IO

include "base.td"
include "types.td"
include "attrs.td"

def AfterAllOp : Shlo_Op<"after_all", [Pure]> {
  let sentence = "Makes a token that comes after all given tokens.";
  let lengths = [Length<"any", ["inputs"]>];
  let arguments = (ins Variadic<Shlo_TokenType>:$inputs);
  let results = (outs Shlo_TokenType:$result);
  let format = [{
    $inputs attr-dict `:` custom<OneTypeOfMany>(ref($inputs), type($inputs), type($result))
  }];
  let evaluator = Lowering<"lowerToken">;
}

def CreateTokenOp : Shlo_Op<"create_token", [Pure]> {
  let sentence = "Makes a token that comes after nothing.";
  let section = deprecatedOps;
  let results = (outs Shlo_TokenType:$output);
  let format = "attr-dict `:` type(results)";
  let evaluator = Lowering<"lowerToken">;
  let replacement = ReplacedBy<"stablehlo.after_all">;
}

// Lists of dimensions, minor to major.
def InfeedLayouts : Attr<ArrayAttr.predicate, ArrayAttr.summary> {
  let storageType = ArrayAttr.storageType;
  let returnType = ArrayAttr.returnType;
  let convertFromStorage = ArrayAttr.convertFromStorage;
  let constBuilderCall = ArrayAttr.constBuilderCall;
  Attr elementAttr = TypedArrayAttrBase<I64Attr, "list of dimensions">;
}

def InfeedOp : Shlo_Op<"infeed"> {
  let sentence = "Reads values from the host's infeed.";
  let lengths = [Length<"1..", ["result_types"]>, Length<"length(result_types)", ["results"]>,
                 Length<"length(result_types) - 1", ["layout"]>];
  let arguments = (ins Shlo_TokenType:$token, DefaultValuedStrAttr<StrAttr, "">:$infeed_config,
                       OptionalAttr<InfeedLayouts>:$layout);
  let results = (outs Variadic<StaticDataOrToken>);
  let resultTypes = DeclaredTypes;
  let wire = [Wire<"infeed_config", Plain, EmptyString>, Wire<"layout", Plain, EmptyArray>];
  let lastConstraint = 3;
  let evaluator = Lowering<"lowerHostCall">;
}

def OutfeedOp : Shlo_Op<"outfeed"> {
  let sentence = "Writes values to the host's outfeed.";
  let lengths = [Length<"any", ["inputs"]>];
  let arguments = (ins Variadic<AxisDataTensor>:$inputs, Shlo_TokenType:$token,
                       DefaultValuedStrAttr<StrAttr, "">:$outfeed_config);
  let results = (outs Shlo_TokenType);
  let wire = [Wire<"outfeed_config", Plain, EmptyString>];
  let evaluator = Lowering<"lowerHostCall">;
}

class TransferOp<string mnemonic> : Shlo_Op<mnemonic> {
  let history = [AddAttributes<"1.12.0", ["source_target_pairs"]>];
  let wire = [Wire<"channel_handle", ChannelHandleAndType>, Wire<"is_host_transfer", Plain, False>,
              Wire<"source_target_pairs", Plain, EmptyI64Tensor>];
}

def SendOp : TransferOp<"send"> {
  let sentence = "Sends values on a channel.";
  let lengths = [Length<"any", ["inputs", "source_target_pairs"]>];
  let arguments = (ins Variadic<AxisDataTensor>:$inputs, Shlo_TokenType:$token, Shlo_ChannelHandleAttr:$channel_handle,
                       FalseByDefault:$is_host_transfer, OptionalPairs:$source_target_pairs);
  let results = (outs Shlo_TokenType);
  let lastConstraint = 5;
  let evaluator = Lowering<"lowerSend">;
}

def RecvOp : TransferOp<"recv"> {
  let sentence = "Receives values from a channel.";
  let lengths = [Length<"any", ["source_target_pairs"]>, Length<"1..", ["result_types"]>,
                 Length<"length(result_types)", ["results"]>];
  let arguments = (ins Shlo_TokenType:$token, Shlo_ChannelHandleAttr:$channel_handle,
                       FalseByDefault:$is_host_transfer, OptionalPairs:$source_target_pairs);
  let results = (outs Variadic<StaticDataOrToken>);
  let resultTypes = DeclaredTypes;
  let lastConstraint = 5;
  let evaluator = Lowering<"lowerRecv">;
}

#endif
