// Ops that draw random numbers.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def Bernoulli : Op;
def Dropout : Op {
  let moved = ["ratio"];
}
def Multinomial : Op;
def RandomNormal : Op;
def RandomNormalLike : Op;
def RandomUniform : Op;
def RandomUniformLike : Op;
