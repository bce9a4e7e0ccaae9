"""Jobs 1, 3 and 6 with an installed package. usage: jobs.py MODEL_FOLDER MODULE_OF_THE_RUNNER"""
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
import sys

import stablehlo_c as shlo

folder, runner = sys.argv[1:]
assert "site-packages" in shlo.__file__, shlo.__file__
assert shlo.plan._Runner.__module__ == runner, shlo.plan._Runner.__module__
module = shlo.load(f"{folder}/model.mlir.bc")
results = module.run(shlo.Tensor.load(f"{folder}/input_0.npy"))
values = 0
for index, result in enumerate(results):
    expected = shlo.Tensor.load(f"{folder}/output_{index}.npy")
    assert result.difference(expected, 1e-5) is None
    assert result.difference(shlo.Tensor.zeros(expected.element_type, expected.shape), 1e-5) is not None
    values += expected.element_count
try:
    shlo.parse("func.func @main(%a: tensor<2xf32>) -> tensor<3xf32> { return %a : tensor<2xf32> }")
except shlo.Error as error:
    assert "^" in str(error) and error.diagnostics[0].line == 1, error
else:
    raise AssertionError("no error")
print(f"{values} values equal, with {runner}")
