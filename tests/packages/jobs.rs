//! Jobs 1, 3 and 6 with the packaged crates. usage: jobs MODEL_FOLDER
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use std::fs::read;
use stablehlo::{Module, Tensor};

fn main() {
    let folder = std::env::args().nth(1).unwrap();
    let file = |name: &str| read(format!("{folder}/{name}")).unwrap();
    let module = Module::load(file("model.mlir.bc")).unwrap();
    let input = Tensor::from_npy(file("input_0.npy")).unwrap();
    let results = module.plan().unwrap().run(&[&input]).unwrap();
    let mut values = 0;
    for (index, result) in results.iter().enumerate() {
        let expected = Tensor::from_npy(file(&format!("output_{index}.npy"))).unwrap();
        let zeros = vec![0.0f32; expected.as_slice::<f32>().unwrap().len()];
        let other = Tensor::view(expected.shape(), &zeros).unwrap();
        assert_eq!(result.compare(&expected, 1e-5).unwrap(), None);
        assert!(result.compare(&other, 1e-5).unwrap().is_some());
        values += zeros.len();
    }
    let error = Module::parse("func.func @main(%a: tensor<2xf32>) -> tensor<3xf32> { return %a : tensor<2xf32> }");
    let error = error.err().expect("an error");
    assert!(error.render(false).contains('^') && error.diagnostics()[0].line == 1, "{error:?}");
    println!("{values} values equal");
}
