//! The models of the tree run with the expected results.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::{bytes, file};
use stablehlo::*;

#[test]
fn models_run() {
    let list = String::from_utf8(bytes(file("tests/conformance/models/models.txt"))).unwrap();
    let (mut models, mut outputs) = (0, 0);
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<_> = line.split_whitespace().collect();
        assert!(words.len() == 3 && words[2] == "run", "{line}");
        let path = file("tests/conformance/models/data").join(words[0]);
        let folder = path.parent().unwrap();
        let tolerance: f64 = words[1].parse().unwrap();
        let module = Module::open(&path).unwrap();
        let plan = module.plan().unwrap();
        let tensor = |name: String, element_type| Tensor::from_npy_as(element_type, bytes(folder.join(name))).unwrap();
        let inputs: Vec<_> =
            (0..plan.inputs().len()).map(|k| tensor(format!("input_{k}.npy"), plan.inputs()[k].element_type)).collect();
        let results = plan.run(&inputs.iter().collect::<Vec<_>>()).unwrap();
        for (k, result) in results.iter().enumerate() {
            let mut expected = tensor(format!("output_{k}.npy"), plan.outputs()[k].element_type);
            assert_eq!(result.compare(&expected, tolerance).unwrap(), None, "{line}, output {k}");
            let bytes = if expected.element_type() == ElementType::I1 {
                let first = &mut expected.as_mut_slice::<bool>().unwrap()[0];
                *first = !*first;
                None
            } else {
                Some(expected.bytes_mut().unwrap())
            };
            // The twin: a sign or a high bit of the first element is another one.
            if let Some(bytes) = bytes {
                bytes[result.element_type().size() - 1] ^= 0xc0;
            }
            assert_eq!(result.compare(&expected, tolerance).unwrap(), Some(0), "{line}, output {k}: the twin");
            outputs += 1;
        }

        // The same on plain memory, and after being written for an older version.
        let again = Module::load(module.write_for("1.9.0").unwrap()).unwrap().plan().unwrap();
        let repeated = again.run(&inputs.iter().collect::<Vec<_>>()).unwrap();
        for (one, other) in results.iter().zip(&repeated) {
            assert_eq!(one.compare(other, 0.0).unwrap(), None, "{line}: for 1.9.0");
        }
        models += 1;
    }
    assert!(models >= 9 && outputs >= models, "{models} models, {outputs} outputs");
    println!("{models} models, {outputs} outputs");
}
