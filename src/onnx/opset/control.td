// Ops with subgraphs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def If : Op {
  let infer = "branch";
  let lower = "conditional";
  let rules = [
    Rule<"r1", "The condition is a single value.">,
    Rule<"r2", "The branches take no values.">,
    Rule<"r3", "They yield as many values as there are results.">,
    Rule<"r4", "They yield values of the same types.">];
  let subgraphs = [Subgraph<"then_branch", [], ["outputs..."]>, Subgraph<"else_branch", [], ["outputs..."]>];
}
def Loop : Op {
  let infer = "loop";
  let lower = "loop";
  let rules = [
    Rule<"r1", "Count and condition are single values.">,
    Rule<"r2", "The body takes the number of the round, the condition and the states.">,
    Rule<"r3", "It yields the condition, the states, and a value for each other result.">];
  let subgraphs = [
    Subgraph<"body", ["(iteration_number)", "(condition)", "v_initial..."],
             ["(condition)", "v_final_and_scan_outputs..."]>];
  let history = [OperandBecameOptional<11, 2>];
}
def Scan : Op {
  let infer = "scan";
  let lower = "scan";
  let rules = [
    Rule<"r1", "There is at least one sequence, and not more than operands.">,
    Rule<"r2", "The body takes the states and an element of each sequence.">,
    Rule<"r3", "Lists of axes and directions have an entry for each sequence or result.">,
    Rule<"r4", "They are axes of these.">,
    Rule<"r5", "The sequences have one length.">,
    Rule<"r6", "The body yields the states, and a value for each other result.">];
  let subgraphs = [Subgraph<"body", ["initial_state_and_scan_inputs..."], ["final_state_and_scan_outputs..."]>];
  let history = [Coded<9, "scanBatches">];
}
def SequenceMap : Op {
  let infer = "mapSequence";
  let rules = [
    Rule<"r1", "The body takes a value for each operand.">,
    Rule<"r2", "It yields one for each result.">];
  let subgraphs = [Subgraph<"body", ["(element)", "additional_inputs..."], ["out_sequence..."]>];
}
