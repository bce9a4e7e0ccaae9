// Ops with subgraphs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

def If : Op {
  let subgraphs = [Subgraph<"then_branch", [], ["outputs..."]>, Subgraph<"else_branch", [], ["outputs..."]>];
}
def Loop : Op {
  let subgraphs = [
    Subgraph<"body", ["(iteration_number)", "(condition)", "v_initial..."],
             ["(condition)", "v_final_and_scan_outputs..."]>];
}
def Scan : Op {
  let subgraphs = [Subgraph<"body", ["initial_state_and_scan_inputs..."], ["final_state_and_scan_outputs..."]>];
}
def SequenceMap : Op {
  let subgraphs = [Subgraph<"body", ["(element)", "additional_inputs..."], ["out_sequence..."]>];
}
