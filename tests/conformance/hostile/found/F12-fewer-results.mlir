"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32>) -> tensor<4xf32>, sym_name = "main"}> ({
  ^bb0(%a: tensor<4xf32>):
    %one = "stablehlo.add"(%a, %a) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %few = "stablehlo.batch_norm_training"(%one, %a, %a) <{epsilon = 1.0e-05 : f32, feature_index = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%few) : (tensor<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
