//! Measures a call of a plan of two ops on 8 elements, beside the same call in C: `cargo run --release --example
//! overhead`.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use stablehlo::{sys, Module, Result, Tensor};
use std::ptr::{null, null_mut};
use std::time::Instant;

/// Nanoseconds a call of each, the best of many rounds that take turns.
fn best(mut one: impl FnMut(), mut other: impl FnMut()) -> (f64, f64) {
    const CALLS: u32 = 1000;
    let round = |call: &mut dyn FnMut()| {
        let begin = Instant::now();
        (0..CALLS).for_each(|_| call());
        begin.elapsed().as_nanos() as f64 / f64::from(CALLS)
    };
    (0..2000).fold((f64::INFINITY, f64::INFINITY), |(first, second), _| {
        (first.min(round(&mut one)), second.min(round(&mut other)))
    })
}

fn show(what: &str, (ours, in_c): (f64, f64)) {
    println!("{what}: {ours:.0} ns, in C {in_c:.0} ns, {:.0} ns over C", ours - in_c);
}

fn main() -> Result<()> {
    let text = "func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.add %x, %y : tensor<8xf32>
      %1 = stablehlo.multiply %0, %y : tensor<8xf32>
      return %1 : tensor<8xf32> }";
    let plan = Module::parse(text)?.plan()?;
    let (x, y, mut z, mut other) = ([1.0f32; 8], [2.0f32; 8], [0.0f32; 8], [0.0f32; 8]);
    let (tx, ty) = (Tensor::copy(&[8], &x)?, Tensor::copy(&[8], &y)?);

    // In C: the same calls without a check.
    unsafe {
        let (mut module, mut raw, mut error) = (null_mut(), null_mut(), null_mut());
        sys::shlo_module_parse(text.as_ptr().cast(), text.len(), null(), &mut module, &mut error);
        sys::shlo_plan_create(module, null(), &mut raw, &mut error);
        let mut tensor = |values: &[f32; 8]| {
            let mut out = null_mut();
            let data = values.as_ptr().cast();
            sys::shlo_tensor_copy(sys::SHLO_TYPE_F32, 1, &8, data, 32, null(), &mut out, &mut error);
            out as *const sys::shlo_tensor
        };
        let tensors = [tensor(&x), tensor(&y)];
        let (inputs, outputs) = ([x.as_ptr().cast(), y.as_ptr().cast()], [other.as_mut_ptr().cast()]);
        let arrays = best(
            || plan.run_arrays(&[(&x).into(), (&y).into()], &mut [(&mut z).into()]).unwrap(),
            || {
                assert_eq!(
                    sys::shlo_plan_run_raw(raw, 2, inputs.as_ptr(), 1, outputs.as_ptr(), null(), null_mut()),
                    sys::SHLO_OK
                )
            },
        );
        show("arrays", arrays);
        let tensors = best(
            || drop(plan.run(&[&tx, &ty]).unwrap()),
            || {
                let mut outputs = [null_mut()];
                sys::shlo_plan_run(raw, 2, tensors.as_ptr(), 1, outputs.as_mut_ptr(), null(), null_mut());
                sys::shlo_tensor_destroy(outputs[0]);
            },
        );
        show("tensors, new outputs", tensors);
    }
    assert_eq!((z, other), ([6.0; 8], [6.0; 8]));
    Ok(())
}
