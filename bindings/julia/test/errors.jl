# Errors carry what the library knows, and print with a caret.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

wrong = """
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
"""
e = failure(() -> parse(HLOModule, wrong; file_name = "wrong.mlir"))
@test e.code == SHLO_INVALID_PROGRAM
d = e.diagnostics[1]
@test (d.file, d.line, d.op, d.severity, d.offset) ==
      ("wrong.mlir", 2, "stablehlo.transpose", SHLO_SEVERITY_ERROR, -1)
@test d.column == 8 && startswith(d.constraint, "transpose_c")
@test startswith(d.source_line, "  %0 = stablehlo.transpose")
shown = sprint(showerror, e)
@test occursin("SHLO_INVALID_PROGRAM\nwrong.mlir:2:8: error:", shown)
@test any(line -> strip(line) == "^", split(shown, '\n'))
@test failure(() -> parse(HLOModule, replace(wrong, "-> tensor<2x3xf32>\n" => "-> tensor<3x2xf32>\n"))) !== nothing
@test parse(HLOModule, replace(replace(wrong, ") -> tensor<2x3xf32>" => ") -> tensor<3x2xf32>"),
                               "return %0 : tensor<2x3xf32>" => "return %0 : tensor<3x2xf32>")) isa HLOModule

@test failure(() -> parse(HLOModule, "func.func @main(")).code == SHLO_MALFORMED
@test failure(() -> StableHLO.load(UInt8[1, 2, 3])).code == SHLO_MALFORMED
missing_file = failure(() -> StableHLO.load("/nowhere/model.mlir.bc"))
@test missing_file.code == SHLO_IO && occursin("/nowhere/model.mlir.bc", missing_file.message)
@test failure(() -> StableHLO.load("/nowhere/model.mlir.bc"; mmap = true)).code == SHLO_IO
@test refused(() -> parse(HLOModule, ""; colour = 1), "no option colour")

# Codes have names, and a number that has none is kept.
@test string(SHLO_MALFORMED) == "SHLO_MALFORMED" && Int(SHLO_MALFORMED) == 2
newer = CAPI.shlo_status(4711)
@test string(newer) == "shlo_status(4711)" && newer != SHLO_MALFORMED && newer == CAPI.shlo_status(4711)
@test occursin("shlo_status(4711)", sprint(showerror, StableHLOError(newer, "from the future")))
@test SHLO_OK < SHLO_MALFORMED
