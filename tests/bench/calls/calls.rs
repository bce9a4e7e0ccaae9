// Nanoseconds of a run of two ops on 8 elements, best of many rounds.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use stablehlo::*;
use std::time::Instant;

const CALLS: u32 = 2000;

fn best(mut call: impl FnMut()) -> f64 {
    (0..401)
        .map(|_| {
            let start = Instant::now();
            (0..CALLS).for_each(|_| call());
            start.elapsed().as_nanos() as f64 / f64::from(CALLS)
        })
        .fold(f64::INFINITY, f64::min)
}

fn main() -> Result<()> {
    let plan = Module::parse(std::env::args().nth(1).unwrap())?.plan()?;
    let (x, y, mut z) = ([1.0f32; 8], [2.0f32; 8], [0.0f32; 8]);
    println!("arrays {}", best(|| plan.run_arrays(&[(&x).into(), (&y).into()], &mut [(&mut z).into()]).unwrap()));
    assert_eq!(z, [6.0; 8]);
    let (x, y) = (Tensor::copy(&[8], &x)?, Tensor::copy(&[8], &y)?);
    println!("tensors {}", best(|| drop(plan.run(&[&x, &y]).unwrap())));
    Ok(())
}
