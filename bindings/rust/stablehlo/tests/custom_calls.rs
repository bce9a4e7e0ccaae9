//! Custom calls that are functions of Rust.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::refused;
use stablehlo::*;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;

const ONE: &str = "func.func @main(%a: tensor<2x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.custom_call @scale(%a) {backend_config = {by = 3 : i64}, api_version = 4 : i32} :
    (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}";
/// Calls @note with 0 to 4, if it begins with 0.
const LOOP: &str = "func.func @main(%a: tensor<i32>) -> tensor<i32> {
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %w = stablehlo.while(%i = %a) : tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.custom_call @note(%i) : (tensor<i32>) -> ()
    %n = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %n : tensor<i32>
  }
  return %w : tensor<i32>
}";

fn plan(text: &str, target: &str, function: HostFunction) -> Plan {
    PlanOptions::new().custom_call(target, function).plan(&Module::parse(text).unwrap()).unwrap()
}

fn run(plan: &Plan, elements: &[f32]) -> Result<Vec<f32>> {
    plan.run(&[&Tensor::copy(&[2, 2], elements)?])?[0].to_vec()
}

fn count(plan: &Plan) -> Result<i32> {
    let mut result = [-1];
    plan.run_arrays(&[(&[0]).into()], &mut [(&mut result).into()])?;
    Ok(result[0])
}

/// A function that lists what it gets, and fails or panics in a call, counted from 1.
fn noting(seen: &Arc<Mutex<Vec<i32>>>, fail_at: usize, panic_at: usize) -> HostFunction {
    let seen = Arc::clone(seen);
    HostFunction::new(move |_, operands, results| {
        assert!(results.is_empty() && operands[0].shape().is_empty());
        let count = {
            let mut seen = seen.lock().unwrap();
            seen.push(operands[0].as_slice::<i32>()?[0]);
            seen.len()
        };
        assert!(count != panic_at, "call {count}");
        if count == fail_at {
            return Err("no more ink".into());
        }
        Ok(())
    })
}

#[test]
fn a_closure_answers() {
    let scale = HostFunction::new(|_, operands, results| {
        assert_eq!((operands.len(), operands[0].shape(), results[0].shape()), (1, &[2, 2][..], &[2, 2][..]));
        let x = operands[0].as_slice::<f32>()?;
        results[0].as_mut_slice::<f32>()?.iter_mut().zip(x).for_each(|(y, x)| *y = 10.0 * x);
        Ok(())
    });
    let scaled = plan(ONE, "scale", scale.clone());
    assert_eq!(run(&scaled, &[1.0, 2.0, 3.0, 4.0]).unwrap(), [10.0, 20.0, 30.0, 40.0]);
    let module = Module::parse(ONE).unwrap();
    refused(module.plan(), Code::Unsupported, "@scale");
    refused(PlanOptions::new().custom_call("other", scale).plan(&module), Code::Unsupported, "@scale");
}

#[test]
fn a_call_has_its_op() {
    let scale = HostFunction::new(|call, operands, results| {
        assert!(!call.is_stopped() && format!("{call:?}").contains("@scale"));
        let config = call.operation().attribute("backend_config").ok_or("no configuration")?;
        let by = config.entry("by").and_then(Attribute::integer).ok_or("no factor")? as f32;
        let scaled: Vec<_> = operands[0].as_slice::<f32>()?.iter().map(|x| by * x).collect();
        results[0] = Tensor::copy(&[2, 2], &scaled)?; // instead of writing the result that is there
        Ok(())
    });
    let scaled = plan(ONE, "scale", scale.pure().unordered());
    assert_eq!(run(&scaled, &[1.0, 2.0, 3.0, 4.0]).unwrap(), [3.0, 6.0, 9.0, 12.0]);
}

#[test]
fn a_call_runs_the_functions_that_it_names() {
    let text = "func.func @main(%a: tensor<2xi32>) -> tensor<2xi32> {
      %0 = stablehlo.custom_call @apply(%a) {called_computations = [@cube, @less]} : (tensor<2xi32>) -> tensor<2xi32>
      return %0 : tensor<2xi32>
    }
    func.func private @cube(%a: tensor<2xi32>) -> tensor<2xi32> {
      %0 = stablehlo.multiply %a, %a : tensor<2xi32>
      %1 = stablehlo.multiply %0, %a : tensor<2xi32>
      return %1 : tensor<2xi32>
    }
    func.func private @less(%a: tensor<2xi32>, %b: tensor<2xi32>) -> tensor<2xi32> {
      %0 = stablehlo.subtract %a, %b : tensor<2xi32>
      return %0 : tensor<2xi32>
    }";
    let apply = HostFunction::new(|call, operands, results| {
        let [cube, less] = <[Computation; 2]>::try_from(call.computations()).map_err(|_| "not two functions")?;
        assert_eq!((cube.inputs().len(), less.inputs().len(), call.process()), (1, 2, 0));
        let cubes = cube.run(&[&operands[0]])?;
        results[0] = less.run(&[&cubes[0], &operands[0]])?.swap_remove(0); // x * x * x - x
        Ok(())
    });
    let applied = plan(text, "apply", apply);
    let outputs = applied.run(&[&Tensor::copy(&[2], &[2, -3]).unwrap()]).unwrap();
    assert_eq!(outputs[0].as_slice::<i32>().unwrap(), [6, -24]);
    let scale = HostFunction::new(|call, _, _| Err(format!("{} functions", call.computations().len()).into()));
    refused(run(&plan(ONE, "scale", scale), &[0.0; 4]), Code::Failed, "@scale failed: 0 functions");
}

#[test]
fn a_call_gives_the_shape_of_its_result() {
    let text = "func.func @main(%a: tensor<?xi32>) -> (tensor<?x2xi32>, tensor<i32>) {
      %0 = stablehlo.custom_call @pairs(%a) : (tensor<?xi32>) -> tensor<?x2xi32>
      %1 = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x2xi32>) -> tensor<i32>
      %2 = stablehlo.add %0, %0 : tensor<?x2xi32>
      return %2, %1 : tensor<?x2xi32>, tensor<i32>
    }";
    let with = |function| plan(text, "pairs", function);
    let run = |plan: &Plan, given: &[i32]| plan.run(&[&Tensor::copy(&[given.len() as i64], given)?]);
    let pairs = with(HostFunction::new(|_, operands, results| {
        assert!(results[0].shape() == [0, 2] && results[0].as_mut_slice::<i32>()?.is_empty());
        let some: Vec<_> = operands[0].as_slice::<i32>()?.iter().copied().filter(|&x| x != 0).collect();
        let elements: Vec<_> = some.iter().flat_map(|&x| [x, -x]).collect();
        results[0] = Tensor::copy(&[some.len() as i64, 2], &elements)?;
        Ok(())
    }));
    for (given, expected) in [(&[1, 0, 2][..], &[2, -2, 4, -4][..]), (&[5], &[10, -10]), (&[0], &[])] {
        let outputs = run(&pairs, given).unwrap();
        assert_eq!(outputs[0].shape(), [expected.len() as i64 / 2, 2]);
        assert_eq!(outputs[0].as_slice::<i32>().unwrap(), expected);
        assert_eq!(outputs[1].as_slice::<i32>().unwrap(), [expected.len() as i32 / 2]);
    }
    let wrong = with(HostFunction::new(|_, _, results| {
        results[0] = Tensor::copy(&[1, 3], &[1, 2, 3])?;
        Ok(())
    }));
    let part = "result 0 must be a tensor<?x2xi32>, not a tensor<1x3xi32>";
    refused(run(&wrong, &[1]), Code::Failed, part);
    refused(run(&with(HostFunction::new(|_, _, _| Ok(()))), &[1]), Code::Failed, "@pairs gave no shape to result 0");
}

#[test]
fn calls_know_their_process() {
    let text = "func.func @main() -> tensor<ui32> {
      %0 = stablehlo.custom_call @process() : () -> tensor<ui32>
      return %0 : tensor<ui32>
    }";
    let process = HostFunction::new(|call, _, results| {
        results[0].as_mut_slice::<u32>()?[0] = call.process();
        Ok(())
    });
    let module = Module::parse(text).unwrap();
    let plan = PlanOptions::new().grid(3, 1).custom_call("process", process).plan(&module).unwrap();
    let results = plan.run_grid(&[[]; 3]).unwrap();
    let found: Vec<_> = results.iter().map(|one| one[0].as_slice::<u32>().unwrap()[0]).collect();
    assert_eq!(found, [0, 1, 2]);
}

#[test]
fn calls_keep_their_order() {
    let seen = Arc::default();
    let plan = plan(LOOP, "note", noting(&seen, 0, 0));
    assert_eq!(count(&plan).unwrap(), 5);
    assert_eq!(*seen.lock().unwrap(), [0, 1, 2, 3, 4]);
}

#[test]
fn an_error_ends_the_run() {
    let seen = Arc::default();
    let plan = plan(LOOP, "note", noting(&seen, 3, 0));
    refused(count(&plan), Code::Failed, "@note failed: no more ink");
    assert_eq!(*seen.lock().unwrap(), [0, 1, 2]);
    assert_eq!(count(&plan).unwrap(), 5); // the next run is another one
    assert_eq!(*seen.lock().unwrap(), [0, 1, 2, 0, 1, 2, 3, 4]);
}

#[test]
fn a_panic_ends_the_run() {
    let seen = Arc::default();
    let plan = plan(LOOP, "note", noting(&seen, 0, 3));
    refused(count(&plan), Code::Failed, "@note failed: the function panicked: call 3");
    assert_eq!(*seen.lock().unwrap(), [0, 1, 2]);
}

#[test]
fn a_wrong_result_is_named() {
    let wrong = |make: fn() -> Result<Tensor<'static>>| {
        let scaled = plan(
            ONE,
            "scale",
            HostFunction::new(move |_, _, results| {
                results[0] = make()?;
                Ok(())
            }),
        );
        run(&scaled, &[0.0; 4])
    };
    let part = "result 0 must be a tensor<2x2xf32>, not a tensor<4xf32>";
    refused(wrong(|| Tensor::copy(&[4], &[1.0f32; 4])), Code::Failed, part);
    let part = "result 0 must be a tensor<2x2xf32>, not a tensor<2x2xi32>";
    refused(wrong(|| Tensor::copy(&[2, 2], &[1; 4])), Code::Failed, part);
    refused(wrong(|| Tensor::copy(&[2, 2], &[1; 3])), Code::Failed, "@scale failed: "); // an error of this crate
    assert_eq!(wrong(|| Tensor::copy(&[2, 2], &[1.0f32; 4])).unwrap(), [1.0; 4]);
    // the twin
}

#[test]
fn results_may_be_exchanged() {
    let text = "func.func @main(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
      %0:2 = stablehlo.custom_call @both(%a) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
      return %0#0, %0#1 : tensor<2xi32>, tensor<2xi32>
    }";
    let both = HostFunction::new(|_, operands, results| {
        results[0].as_mut_slice::<i32>()?.copy_from_slice(operands[0].as_slice()?);
        results[1].as_mut_slice::<i32>()?.fill(7);
        results.swap(0, 1);
        Ok(())
    });
    let outputs = plan(text, "both", both).run(&[&Tensor::copy(&[2], &[1, 2]).unwrap()]).unwrap();
    assert_eq!((outputs[0].to_vec::<i32>().unwrap(), outputs[1].to_vec::<i32>().unwrap()), (vec![7, 7], vec![1, 2]));
}

#[test]
fn results_may_be_bools_scalars_and_nothing() {
    let text = "func.func @main(%a: tensor<3xi1>, %e: tensor<0xf32>) -> (tensor<3xi1>, tensor<f64>, tensor<0xf32>) {
      %0:3 = stablehlo.custom_call @several(%a, %e) : (tensor<3xi1>, tensor<0xf32>) -> (tensor<3xi1>, tensor<f64>,
        tensor<0xf32>)
      return %0#0, %0#1, %0#2 : tensor<3xi1>, tensor<f64>, tensor<0xf32>
    }";
    let several = HostFunction::new(|_, operands, results| {
        assert!(operands[1].as_slice::<f32>()?.is_empty() && results[2].as_mut_slice::<f32>()?.is_empty());
        let flags = results[0].as_mut_slice::<bool>()?;
        assert_eq!(flags, [false; 3]);
        flags.iter_mut().zip(operands[0].as_slice::<bool>()?).for_each(|(y, x)| *y = !x);
        results[1].as_mut_slice::<f64>()?[0] = 1.5;
        Ok(())
    });
    let (mut flags, mut number, mut nothing) = ([false; 3], [0.0f64], [0.0f32; 0]);
    let outputs = &mut [(&mut flags).into(), (&mut number).into(), (&mut nothing).into()];
    let empty = [0.0f32; 0];
    plan(text, "several", several).run_arrays(&[(&[true, false, true]).into(), (&empty).into()], outputs).unwrap();
    assert_eq!((flags, number), ([false, true, false], [1.5]));
}

#[test]
fn a_closure_lives_as_long_as_its_plans() {
    let held = Arc::new(());
    let function = || {
        let held = Arc::clone(&held);
        HostFunction::new(move |_, _, _| {
            let _ = &held;
            Ok(())
        })
    };
    let options = PlanOptions::new().custom_call("note", function()).custom_call("unused", function());
    assert_eq!(Arc::strong_count(&held), 3);
    let (first, second) = {
        let module = Module::parse(LOOP).unwrap();
        (options.plan(&module).unwrap(), options.plan(&module).unwrap())
    };
    drop(options);
    assert_eq!(Arc::strong_count(&held), 2); // no call names the other one
    drop(first);
    assert_eq!(count(&second).unwrap(), 5);
    assert_eq!(Arc::strong_count(&held), 2);
    drop(second);
    assert_eq!(Arc::strong_count(&held), 1);
    // A plan that cannot be made.
    refused(
        PlanOptions::new().custom_call("other", function()).plan(&Module::parse(LOOP).unwrap()),
        Code::Unsupported,
        "@note",
    );
    assert_eq!(Arc::strong_count(&held), 1);
}

#[test]
fn threads_call_at_once() {
    let calls = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&calls);
    let plan = plan(
        LOOP,
        "note",
        HostFunction::new(move |_, _, _| {
            counted.fetch_add(1, Ordering::Relaxed);
            Ok(())
        }),
    );
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| (0..50).for_each(|_| assert_eq!(count(&plan).unwrap(), 5)));
        }
    });
    assert_eq!(calls.load(Ordering::Relaxed), 4 * 50 * 5);
}
