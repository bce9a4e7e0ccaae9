//! Large arrays. Alone in its process, whose peak of memory it looks at.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use stablehlo::{Module, Tensor};

#[test]
fn large_arrays_are_not_copied() {
    let module = Module::parse(
        "func.func @main(%x: tensor<16777216xf32>) -> tensor<16777216xf32> {
      %0 = stablehlo.negate %x : tensor<16777216xf32>
      return %0 : tensor<16777216xf32> }",
    );
    let plan = module.unwrap().plan().unwrap();
    let (x, mut y) = (vec![2.0f32; 1 << 24], vec![1.0f32; 1 << 24]); // zeros would have no pages yet
    let before = peak();
    plan.run_arrays(&[(&x).into()], &mut [(&mut y).into()]).unwrap();
    assert_eq!((y[0], y[(1 << 24) - 1]), (-2.0, -2.0));
    // A copy of x would be 64 MiB more.
    assert!(peak() - before < 60 << 20, "{} KiB more", (peak() - before) >> 10);
    let view = Tensor::view(&[1 << 24], &x).unwrap();
    assert_eq!(view.bytes().as_ptr(), x.as_ptr().cast());
    let address = x.as_ptr().cast();
    assert_eq!(Tensor::from_vec(&[1 << 24], x).unwrap().bytes().as_ptr(), address);
}

/// The peak of the resident memory in bytes.
fn peak() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() << 10
}
