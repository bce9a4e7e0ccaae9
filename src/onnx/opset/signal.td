// Signals.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def BlackmanWindow : Op;
def DFT : Op {
  let moved = ["axis"];
}
def HammingWindow : Op;
def HannWindow : Op;
def MelWeightMatrix : Op;
def STFT : Op;
