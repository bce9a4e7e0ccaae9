//===- random.td - random numbers ---------------------------------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===--------------------------------------------------------------------------------------------------------------===//

#ifndef SHLO_OPSET_RANDOM
#define SHLO_OPSET_RANDOM

include "base.td"
include "types.td"
include "attrs.td"

def RngBitGeneratorOp : Shlo_Op<"rng_bit_generator", [NoMemoryEffect]> {
  let sentence = "Fills a tensor with random bits and gives the next state of the generator.";
  let narrower = [Narrower<"initial_state", [I64, UI64, F64]>];
  let arguments = (ins IntOrFloatTensor:$initial_state, Shlo_RngAlgorithmAttr:$rng_algorithm);
  let results = (outs IntOrFloatTensor:$output_state, StaticIntOrFloatTensor:$output);
  let resultTypes = DeclaredTypes;
  let format = FunctionalTypeFormat<"$initial_state `,` `algorithm` `=` `` $rng_algorithm">.format;
  let speculation = SpeculatedIfAlike;
  let lastConstraint = 2;
  let evaluator = Kernel<copied>;
}

def RngOp : Shlo_Op<"rng"> {
  let sentence = "Fills a tensor with random numbers of a distribution.";
  let extents = "thirdListed";
  let arguments = (ins ScalarPredIntOrFloatTensor:$a, ScalarPredIntOrFloatTensor:$b, StaticDimensionTensor:$shape,
                       Shlo_RngDistributionAttr:$rng_distribution);
  let results = (outs PredIntOrFloatTensor:$result);
  let resultTypes = RefinedTypes;
  let format = FunctionalTypeFormat<"$a `,` $b `,` $shape `,` `distribution` `=` `` $rng_distribution">.format;
  let lastConstraint = 3;
  let evaluator = Lowering<"lowerRng">;
  let replacement = NothingReplaces;
}

#endif
