//! Values, times and progress of runs. What must be recorded is in tests/conformance/languages.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::{refused, FOREVER};
use stablehlo::*;
use std::ops::ControlFlow;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::time::Duration;

/// Multiplies 0 to %n - 1 by themselves.
const SQUARES: &str = "func.func @main(%n: tensor<i32>) -> tensor<i32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:2 = stablehlo.while(%i = %zero, %s = %zero) : tensor<i32>, tensor<i32>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %q = stablehlo.multiply %i, %i : tensor<i32>
    %t = stablehlo.subtract %s, %q : tensor<i32>
    %k = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %k, %t : tensor<i32>, tensor<i32>
  }
  return %r#1 : tensor<i32>
}";

fn plan(recordable: bool) -> Plan {
    PlanOptions::new().recordable(recordable).plan(&Module::parse(SQUARES).unwrap()).unwrap()
}

fn run(plan: &Plan, recorder: &mut Recorder<'_>, count: i32) -> Result<i32> {
    let count = Tensor::copy(&[], &[count])?;
    Ok(plan.call().input(&count).recorder(recorder).run()?[0].as_slice::<i32>()?[0])
}

fn numbers(recorder: &Recorder<'_>) -> Vec<i32> {
    recorder.values().unwrap().iter().map(|one| one.tensor.as_slice::<i32>().unwrap()[0]).collect()
}

#[test]
fn values_add_up_until_they_are_cleared() -> Result<()> {
    let plan = plan(true);
    let mut recorder = Recorder::new()?;
    assert_eq!((run(&plan, &mut recorder, 4)?, numbers(&recorder).len()), (-14, 0));
    recorder.record_op("multiply")?;
    assert_eq!((run(&plan, &mut recorder, 4)?, run(&plan, &mut recorder, 2)?), (-14, -1));
    assert_eq!(numbers(&recorder), [0, 1, 4, 9, 0, 1]);
    assert_eq!(format!("{recorder:?}"), "Recorder(6 values, times of 0 kernels)");
    recorder.clear();
    assert_eq!(numbers(&recorder), [0; 0]);
    // Three ops in four steps, five conditions, and the two results of the loop.
    recorder.record_all()?;
    run(&plan, &mut recorder, 4)?;
    assert_eq!(recorder.values()?.len(), 3 * 4 + 5 + 2);
    Ok(())
}

#[test]
fn a_function_stops_a_run() -> Result<()> {
    let plan = plan(true);
    let mut seen = Vec::new();
    let mut recorder = Recorder::new()?;
    recorder.record_op("multiply")?.each(|one| {
        seen.push((one.tensor.as_slice::<i32>().unwrap()[0], one.iterations[0]));
        if seen.len() == 3 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    })?;
    refused(run(&plan, &mut recorder, 9), Code::Cancelled, "");
    assert_eq!(run(&plan, &mut recorder, 2)?, -1); // the next run is another one
    assert!(numbers(&recorder).is_empty());
    drop(recorder);
    assert_eq!(seen, [(0, 0), (1, 1), (4, 2), (0, 0), (1, 1)]);
    Ok(())
}

#[test]
fn panics_go_on_after_the_run() -> Result<()> {
    let (plan, count) = (plan(true), Tensor::copy(&[], &[9])?);
    let mut recorder = Recorder::new()?;
    recorder.record_op("multiply")?.each(|one| panic!("at {}", one.iterations[0]))?;
    let said = |run: &mut dyn FnMut()| *catch_unwind(AssertUnwindSafe(run)).unwrap_err().downcast::<String>().unwrap();
    assert_eq!(said(&mut || drop(run(&plan, &mut recorder, 9))), "at 0");
    let progress = || plan.call().input(&count).progress(Duration::ZERO, |fraction| panic!("above {}", fraction < 0.0));
    assert_eq!(said(&mut || drop(progress().run())), "above false");
    recorder.each(|_| ControlFlow::Continue(()))?;
    assert_eq!(run(&plan, &mut recorder, 2)?, -1);
    Ok(())
}

#[test]
fn times_of_ops_and_kernels() -> Result<()> {
    let plan = plan(false);
    let mut recorder = Recorder::new()?;
    recorder.times(true)?;
    for _ in 0..3 {
        assert_eq!(run(&plan, &mut recorder, 4)?, -14);
    }
    let ops = recorder.ops();
    let of = |name: &str| ops.iter().find(|one| one.name == name).unwrap().times;
    assert_eq!((of("stablehlo.multiply").calls, of("stablehlo.multiply").steps), (12, 0));
    assert_eq!((of("stablehlo.while").calls, of("stablehlo.while").steps), (3, 12));
    assert!(of("stablehlo.multiply").bytes_read > 0 && of("stablehlo.multiply").bytes_written > 0);
    let kernels = recorder.kernels();
    let repeated = kernels.iter().find(|one| one.name == "while").unwrap();
    assert_eq!((repeated.ops[0].0.as_str(), repeated.times.steps), ("stablehlo.while", 12));
    assert!(kernels.iter().map(|one| one.times.duration).sum::<Duration>() > Duration::ZERO);
    recorder.clear();
    assert!(recorder.ops().is_empty() && recorder.kernels().is_empty());
    Ok(())
}

#[test]
fn progress_rises_and_stops() -> Result<()> {
    let mut seen = Vec::new();
    let (plan, count) = (plan(false), Tensor::copy(&[], &[100_000])?);
    let listed = plan.call().input(&count).progress(Duration::ZERO, |fraction| {
        seen.push(fraction);
        ControlFlow::Continue(())
    });
    listed.run()?;
    assert_eq!(seen.last(), Some(&1.0));
    assert!(seen.windows(2).all(|pair| pair[0] <= pair[1]));
    let (forever, one) = (Module::parse(FOREVER)?.plan()?, Tensor::copy(&[], &[1])?);
    let stopped = forever.call().input(&one).progress(Duration::from_millis(1), |_| ControlFlow::Break(()));
    refused(stopped.run(), Code::Cancelled, "");
    Ok(())
}

#[test]
fn mistakes() -> Result<()> {
    let mut recorder = Recorder::new()?;
    refused(recorder.record_op("").map(|_| ()), Code::InvalidArgument, "name is empty");
    refused(recorder.record_location("").map(|_| ()), Code::InvalidArgument, "location is empty");
    recorder.record_op("multiply")?;
    refused(run(&plan(false), &mut recorder, 4), Code::InvalidArgument, "set_recordable");
    recorder.max_memory(11)?;
    refused(run(&plan(true), &mut recorder, 4), Code::Limit, "limit of 11 bytes");
    assert_eq!(numbers(&recorder), [0, 1]);
    Ok(())
}

#[test]
fn a_grid_has_values_of_each_process() -> Result<()> {
    let module = Module::parse(
        "func.func @main() -> tensor<ui32> {
      %0 = stablehlo.partition_id : tensor<ui32>
      return %0 : tensor<ui32>
    }",
    )?;
    let plan = PlanOptions::new().grid(1, 3).recordable(true).plan(&module)?;
    let mut recorder = Recorder::new()?;
    plan.call().recorder(recorder.record_all()?).run_grid(&[[]; 3])?;
    let mut seen: Vec<_> =
        recorder.values()?.iter().map(|one| (one.process, one.tensor.as_slice::<u32>().unwrap()[0])).collect();
    seen.sort_unstable();
    assert_eq!(seen, [(0, 0), (1, 1), (2, 2)]);
    Ok(())
}
