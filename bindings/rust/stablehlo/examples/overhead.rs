//! Measures a call of a plan of two ops on 8 elements, beside the same call in C: `cargo run --release --example
//! overhead`.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use stablehlo::{sys, Module, Result, Tensor};
use std::ptr::{null, null_mut};
use std::time::Instant;

/// The best of many rounds, in nanoseconds a call.
fn best(mut call: impl FnMut()) -> f64 {
    const CALLS: u32 = 1000;
    let round = |_| {
        let begin = Instant::now();
        (0..CALLS).for_each(|_| call());
        begin.elapsed().as_nanos() as f64 / f64::from(CALLS)
    };
    (0..1000).map(round).fold(f64::INFINITY, f64::min)
}

fn main() -> Result<()> {
    let text = "func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
      %0 = stablehlo.add %x, %y : tensor<8xf32>
      %1 = stablehlo.multiply %0, %y : tensor<8xf32>
      return %1 : tensor<8xf32> }";
    let plan = Module::parse(text)?.plan()?;
    let (x, y, mut z) = ([1.0f32; 8], [2.0f32; 8], [0.0f32; 8]);
    let (tx, ty) = (Tensor::copy(&[8], &x)?, Tensor::copy(&[8], &y)?);
    let arrays = best(|| plan.run_arrays(&[(&x).into(), (&y).into()], &mut [(&mut z).into()]).unwrap());
    let tensors = best(|| drop(plan.run(&[&tx, &ty]).unwrap()));
    assert_eq!(z, [6.0; 8]);

    // The same calls in C, without a check.
    unsafe {
        let (mut module, mut raw, mut error) = (null_mut(), null_mut(), null_mut());
        sys::shlo_module_parse(text.as_ptr().cast(), text.len(), null(), &mut module, &mut error);
        sys::shlo_plan_create(module, null(), &mut raw, &mut error);
        let (inputs, outputs) = ([x.as_ptr().cast(), y.as_ptr().cast()], [z.as_mut_ptr().cast()]);
        let c_arrays = best(|| {
            sys::shlo_plan_run_raw(raw, 2, inputs.as_ptr(), 1, outputs.as_ptr(), null(), &mut error);
        });
        let mut tensor = |values: &[f32; 8]| {
            let mut out = null_mut();
            let data = values.as_ptr().cast();
            sys::shlo_tensor_copy(sys::SHLO_TYPE_F32, 1, &8, data, 32, null(), &mut out, &mut error);
            out as *const sys::shlo_tensor
        };
        let inputs = [tensor(&x), tensor(&y)];
        let c_tensors = best(|| {
            let mut outputs = [null_mut()];
            sys::shlo_plan_run(raw, 2, inputs.as_ptr(), 1, outputs.as_mut_ptr(), null(), &mut error);
            sys::shlo_tensor_destroy(outputs[0]);
        });
        assert!(error.is_null());
        println!("arrays: {arrays:.0} ns, in C {c_arrays:.0} ns, {:.0} ns over C", arrays - c_arrays);
        println!("tensors, new outputs: {tensors:.0} ns, in C {c_tensors:.0} ns, {:.0} ns over C", tensors - c_tensors);
    }
    Ok(())
}
