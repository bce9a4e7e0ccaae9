// Sequences and optional values.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def ConcatFromSequence : Op;
def Optional : Op;
def OptionalGetElement : Op;
def OptionalHasElement : Op;
def SequenceAt : Op;
def SequenceConstruct : Op;
def SequenceEmpty : Op;
def SequenceErase : Op;
def SequenceInsert : Op;
def SequenceLength : Op;
def SplitToSequence : Op;
