// Signals.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

class WindowOp : Op {
  let infer = "window";
  let rules = [
    Rule<"r1", "The size is a scalar.">,
    Rule<"r2", "It is not negative.">];
}

def BlackmanWindow : WindowOp {
  let lower = "blackmanWindow";
}
def DFT : Op {
  let infer = "fourier";
  let lower = "discreteFourierTransform";
  let rules = [
    Rule<"r1", "The operand has rank 2 or more.">,
    Rule<"r2", "Its last extent is 1 for real numbers and 2 for complex ones.">,
    Rule<"r3", "Length and axis are scalars.">,
    Rule<"r4", "The axis is one of the operand, but not the last one.">,
    Rule<"r5", "With onesided, the operand is real, or complex for the inverse.">];
  let moved = ["axis"];
  let history = [Coded<20, "fourierAxis">];
}
def HammingWindow : WindowOp {
  let lower = "hammingWindow";
}
def HannWindow : WindowOp {
  let lower = "hannWindow";
}
def MelWeightMatrix : Op {
  let infer = "melWeights";
  let lower = "melWeights";
  let rules = [
    Rule<"r1", "The operands are scalars.">,
    Rule<"r2", "The number of bins and the length are not negative.">];
}
def STFT : Op {
  let infer = "shortTimeFourier";
  let lower = "shortTimeTransform";
  let rules = [
    Rule<"r1", "The signal has rank 2 or 3.">,
    Rule<"r2", "Its last extent is 1 for real numbers and 2 for complex ones.">,
    Rule<"r3", "Step and length are single numbers.">,
    Rule<"r4", "The window is a list of that length.">,
    Rule<"r5", "Step and length are at least 1.">,
    Rule<"r6", "With onesided, the signal is real.">];
}
