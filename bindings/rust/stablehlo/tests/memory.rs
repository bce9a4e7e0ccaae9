//! Handles are dropped in any order, on any thread.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::ADD;
use stablehlo::*;
use std::any::Any;

/// A generator of numbers that is the same on every run.
fn next(state: &mut u64) -> usize {
    *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    (*state >> 33) as usize
}

fn resident() -> usize {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    statm.split_whitespace().nth(1).unwrap().parse::<usize>().unwrap() * 4096
}

fn make(kind: usize, artifact: &[u8]) -> Box<dyn Any + Send> {
    match kind % 8 {
        0 => Box::new(Module::parse(ADD).unwrap().main().unwrap()),
        1 => Box::new(Module::load(artifact).unwrap()),
        2 => Box::new(Module::load(artifact).unwrap().plan().unwrap()),
        3 => Box::new(Tensor::from_vec(&[100], vec![1.0f32; 100]).unwrap()),
        4 => Box::new(Module::parse("oops").unwrap_err()),
        5 => Box::new(Inspection::new(artifact).unwrap()),
        6 => {
            let b = Builder::new("").unwrap();
            let ty = b.tensor_type(ElementType::F32, &[2]).unwrap();
            let _ = b.function("f", [ty], |[x]| Ok([b.apply("stablehlo.add", [x])?]));
            let _ = b.function("g", [ty], |[x]| Ok([b.apply("stablehlo.abs", [x])?]));
            drop(ty.to_string());
            Box::new(b)
        }
        _ => {
            let plan = Module::load(artifact).unwrap().plan().unwrap();
            let x = Tensor::zeros(ElementType::F32, &[3]).unwrap();
            Box::new(plan.run(&[&x, &x]).unwrap())
        }
    }
}

fn churn(count: usize, seed: u64, artifact: &[u8]) {
    let (mut held, mut state): (Vec<Box<dyn Any + Send>>, _) = (Vec::new(), seed);
    for _ in 0..count {
        held.push(make(next(&mut state), artifact));
        if held.len() > 20 {
            let index = next(&mut state) % held.len();
            let handle = held.swap_remove(index);
            if next(&mut state) % 50 == 0 {
                std::thread::spawn(move || drop(handle)).join().unwrap();
            }
        }
    }
}

#[test]
fn handles_are_dropped_in_any_order() {
    let artifact = Module::parse(ADD).unwrap().write().unwrap();
    let both = |count| {
        std::thread::scope(|scope| {
            for seed in 1..3 {
                let artifact = &artifact;
                scope.spawn(move || churn(count, seed, artifact));
            }
        })
    };
    let count = std::env::var("STABLEHLO_TEST_HANDLES").map_or(300, |count| count.parse().unwrap());
    let after: Vec<_> = (0..4)
        .map(|_| {
            both(count);
            resident() >> 10
        })
        .collect();
    println!("{after:?} KiB after each {} handles", 2 * count);
    // The allocator's arenas fill up in the first rounds. A leak grows in all of them.
    assert!(after.windows(2).any(|two| two[1] < two[0] + 512), "{after:?} KiB after each {} handles", 2 * count);
}

#[test]
fn what_is_made_needs_no_maker() {
    let module = Module::parse(ADD).unwrap();
    let function = module.main().unwrap();
    let plan = module.plan().unwrap();
    let operation_text = function.operation().to_string();
    drop(module);
    assert_eq!(function.operation().to_string(), operation_text);
    drop(function);
    let x = Tensor::zeros(ElementType::F32, &[3]).unwrap();
    let outputs = plan.run(&[&x, &x]).unwrap();
    drop((plan, x));
    assert_eq!(outputs[0].as_slice::<f32>().unwrap(), [0.0; 3]);
}
