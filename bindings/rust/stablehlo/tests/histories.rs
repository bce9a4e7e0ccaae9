//! Histories and differences. Expected values are computed by hand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::{refused, ADD, FOREVER};
use stablehlo::*;
use std::thread;
use std::time::Duration;

/// x - 0.5, n times; then the sum.
const STEPS: &str = "func.func @main(%n: tensor<i32>, %x: tensor<2xf32>) -> tensor<f32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %half = stablehlo.constant dense<0.5> : tensor<2xf32>
  %none = stablehlo.constant dense<0.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %zero, %y = %x) : tensor<i32>, tensor<2xf32>
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %k = stablehlo.add %i, %one : tensor<i32>
    %h = stablehlo.subtract %y, %half : tensor<2xf32>
    stablehlo.return %k, %h : tensor<i32>, tensor<2xf32>
  }
  %s = stablehlo.reduce(%r#1 init: %none) applies stablehlo.add across dimensions = [0] :
    (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}";
/// Four constants, four times compare, three times add and subtract, two results of the loop, the sum.
const COUNT: usize = 4 + 4 + 3 + 3 + 2 + 1;

/// Makes NaNs of positive numbers.
const LOGARITHM: &str = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = stablehlo.negate %x : tensor<2xf32>
  %1 = stablehlo.log %0 : tensor<2xf32>
  %2 = stablehlo.add %1, %1 : tensor<2xf32>
  return %2 : tensor<2xf32>
}";

/// A history of three steps from [1, 4].
fn history(text: &str) -> History {
    let (n, x) = (Tensor::copy(&[], &[3]).unwrap(), Tensor::copy(&[2], &[1.0f32, 4.0]).unwrap());
    History::record(&Module::parse(text).unwrap(), &[&n, &x]).unwrap()
}

/// The value of that op in that iteration; `None` for an op in no loop.
fn value<'h>(history: &'h History, op: &str, iteration: Option<u64>) -> PastValue<'h> {
    history.values().find(|one| one.op() == op && one.iterations().first().copied() == iteration).unwrap()
}

fn floats(value: PastValue<'_>) -> &[f32] {
    value.tensor().unwrap().as_slice().unwrap()
}

#[test]
fn values_are_in_the_order_of_execution() {
    let history = history(STEPS);
    assert_eq!((history.values().len(), format!("{history:?}")), (COUNT, format!("History({COUNT} values)")));
    assert!(history.error().is_none() && history.first_nan().is_none());
    let loop_results: Vec<_> = history.values().filter(|one| one.op() == "stablehlo.while").collect();
    assert_eq!((loop_results[0].result(), loop_results[1].result()), (0, 1));
    assert_eq!(floats(loop_results[1]), [-0.5, 2.5]);
    for (k, expected) in [[0.5, 3.5], [0.0, 3.0], [-0.5, 2.5]].iter().enumerate() {
        let step = value(&history, "stablehlo.subtract", Some(k as u64));
        assert_eq!((floats(step), step.nonfinite_count()), (&expected[..], 0));
        assert_eq!((step.operation().unwrap().name().as_ref(), step.operation().unwrap().line()), (&*step.op(), 12));
        assert!(step.index() < loop_results[0].index());
        // What is subtracted from is the input, then what the step before gave.
        let operands: Vec<_> = step.operands().collect();
        match (k, operands[0]) {
            (0, Origin::Input(1)) => (),
            (_, Origin::Value(before)) => {
                assert_eq!(before.index(), value(&history, "stablehlo.subtract", Some(k as u64 - 1)).index());
            }
            (_, other) => panic!("step {k} begins with {other:?}"),
        }
        match operands[1] {
            Origin::Value(half) => assert_eq!((floats(half), half.probe()), (&[0.5, 0.5][..], None)),
            other => panic!("{other:?}"),
        }
        // Results are counted without constants, inner ops first: compare, add, subtract.
        assert_eq!((operands.len(), step.probe()), (2, Some(3)));
    }
    let outputs = history.outputs();
    assert_eq!((outputs.len(), outputs[0].as_slice::<f32>().unwrap()), (1, &[2.0][..]));
    assert_eq!(floats(history.values().last().unwrap()), [2.0]);
    assert!(history.value(COUNT).is_none() && history.value(COUNT - 1).is_some());
}

#[test]
fn the_first_difference_is_found() {
    let a = history(STEPS);
    // Equal programs have no difference, and neither has a program with itself.
    let same = history(STEPS);
    for b in [&a, &same] {
        let diff = Diff::new(&a, b, 0.0).unwrap();
        assert!(diff.first().is_none() && diff.operation_a().is_none() && diff.operation_b().is_none());
        assert_eq!(diff.compared(), COUNT);
        assert!((0..COUNT).all(|k| diff.distance(k).unwrap().largest == 0.0));
        assert_eq!((diff.outputs().len(), diff.outputs()[0].unwrap().element), (1, None));
    }

    // Old and new text, the ops of both sides, their line, the distance of their values and of the outputs.
    let cases = [
        // 0.75 for 0.5: three steps take 0.75 more from each of two elements.
        ("dense<0.5>", "dense<0.75>", "constant", "constant", 4, 0.25, 1.5),
        // [1.5, 4.5] for [0.5, 3.5] after the first step, and three steps give 1 more each.
        (".subtract", ".add", "subtract", "add", 12, 1.0, 6.0),
        // 2.5 for -0.5 + 2.5. The op is the one in the region.
        ("applies stablehlo.add", "applies stablehlo.maximum", "add", "maximum", 15, 0.5, 0.5),
    ];
    for (old, new, of_a, of_b, line, distance, output) in cases {
        let b = history(&STEPS.replace(old, new));
        let diff = Diff::new(&a, &b, 1e-5).unwrap();
        let (first, of_a, of_b) = (diff.first().unwrap(), format!("stablehlo.{of_a}"), format!("stablehlo.{of_b}"));
        let found = diff.distance(first.index()).unwrap();
        assert_eq!((found.largest, found.element), (distance, Some(0)), "{new}");
        let (one, other) = (diff.operation_a().unwrap(), diff.operation_b().unwrap());
        assert_eq!((one.name(), one.line(), other.name(), other.line()), (of_a.into(), line, of_b.into(), line));
        let partner = diff.partner(first.index()).unwrap();
        assert_eq!((partner.index(), partner.iterations()), (first.index(), first.iterations()));
        assert_eq!(diff.outputs()[0].unwrap().largest, output, "{new}");
        assert_eq!(diff.compared(), COUNT);
        // All before it are equal.
        assert!((0..first.index()).all(|k| diff.distance(k).unwrap().element.is_none()));
        // Far apart enough, nothing differs.
        let loose = Diff::new(&a, &b, 10.0).unwrap();
        assert!(loose.first().is_none() && loose.outputs()[0].unwrap().element.is_none());
    }
    let text = format!("{:?}", Diff::new(&a, &history(&STEPS.replace("0.5", "0.75")), 0.0).unwrap());
    assert_eq!(
        text,
        format!("Diff({COUNT} values compared, first difference: Some(PastValue(2, stablehlo.constant)))")
    );
    refused(Diff::new(&a, &a, -1.0), Code::InvalidArgument, "tolerance");
    refused(Diff::new(&a, &a, f64::NAN), Code::InvalidArgument, "tolerance");
}

#[test]
fn another_run_is_set() {
    let mut a = history(STEPS);
    let mut b = a.beside().unwrap();
    assert_eq!((b.values().len(), b.outputs().len()), (COUNT, 0));
    assert!(b.values().all(|one| one.tensor().is_none()));
    // Two values are known; one of them is the same.
    let same = value(&a, "stablehlo.subtract", Some(1)).index();
    let other = value(&a, "stablehlo.subtract", Some(2)).index();
    b.set(same, a.value(same).unwrap().tensor().unwrap()).unwrap();
    let mut written = Tensor::copy(&[2], &[-0.5f32, f32::NAN]).unwrap();
    b.set(other, &written).unwrap();
    assert_eq!((floats(b.value(same).unwrap()), b.value(other).unwrap().nonfinite_count()), (&[0.0, 3.0][..], 1));
    let diff = Diff::new(&a, &b, 1e-5).unwrap();
    assert_eq!((diff.compared(), diff.first().unwrap().index()), (2, other));
    let (near, far) = (diff.distance(same).unwrap(), diff.distance(other).unwrap());
    assert_eq!((near.largest, near.element, far.largest, far.element), (0.0, None, f64::INFINITY, Some(1)));
    assert!(diff.distance(other + 1).is_none() && diff.outputs().is_empty());
    // The history has the memory, which nobody may write now, and keeps it.
    refused(written.as_mut_slice::<f32>(), Code::InvalidArgument, "view for reading");
    drop(written);
    assert_eq!(floats(b.value(other).unwrap())[0], -0.5);
    // Set again, it is what it was here.
    b.set(other, a.value(other).unwrap().tensor().unwrap()).unwrap();
    assert!(Diff::new(&a, &b, 0.0).unwrap().first().is_none());

    let (short, long) = (Tensor::copy(&[1], &[0.5f32]).unwrap(), Tensor::copy(&[2], &[0.5f32; 2]).unwrap());
    refused(b.set(other, &short), Code::InvalidArgument, "another shape");
    refused(b.set(COUNT, &long), Code::InvalidArgument, &format!("index is {COUNT}"));
    refused(a.set(other, &long), Code::InvalidArgument, "a run here");
}

#[test]
fn the_first_nan_is_found() {
    let module = Module::parse(LOGARITHM).unwrap();
    let x = Tensor::copy(&[2], &[1.0f32, 4.0]).unwrap();
    for stops in [false, true] {
        let options = HistoryOptions::new().keep_values(false).stop_at_nan(stops);
        let history = options.record(&module, &[&x]).unwrap();
        let first = history.first_nan().unwrap();
        assert_eq!((first.op().as_ref(), first.nonfinite_count()), ("stablehlo.log", 2));
        assert!(first.tensor().is_none() && history.error().is_none());
        // Three ops, or two and no output if the second one ends the run.
        assert_eq!((history.values().len(), history.outputs().len()), if stops { (2, 0) } else { (3, 1) });
        // The twins: no NaN at all, and an input that is infinite already.
        for twin in [[-1.0, -4.0], [f32::INFINITY, 1.0]] {
            let history = options.record(&module, &[&Tensor::copy(&[2], &twin).unwrap()]).unwrap();
            assert!(history.first_nan().is_none() && history.outputs().len() == 1, "{twin:?}");
        }
    }
}

#[test]
fn runs_that_end_early_are_histories() {
    let (module, one) = (Module::parse(FOREVER).unwrap(), Tensor::copy(&[], &[1]).unwrap());
    let options = HistoryOptions::new().keep_values(false);
    let late = options.clone().timeout(Duration::from_millis(50)).record(&module, &[&one]).unwrap();
    let full = options.max_memory(3000).record(&module, &[&one]).unwrap();
    for history in [&late, &full] {
        assert_eq!(history.error().unwrap().code(), Code::Limit);
        assert!(history.values().len() > 1 && history.outputs().is_empty());
    }
    assert!(full.error().unwrap().to_string().contains("limit of 3000 bytes"), "{full:?}");
    assert!(full.values().len() < 60 && late.values().len() > 60);

    let (cancellation, fresh) = (Cancellation::new().unwrap(), Cancellation::new().unwrap());
    cancellation.cancel();
    let (module, x) = (Module::parse(ADD).unwrap(), Tensor::copy(&[3], &[1.0f32; 3]).unwrap());
    let of = |cancellation| HistoryOptions::new().cancellation(cancellation).record(&module, &[&x, &x]);
    refused(of(&cancellation), Code::Cancelled, "");
    assert_eq!(floats(of(&fresh).unwrap().value(0).unwrap()), [2.0; 3]); // the twin
}

#[test]
fn plans_of_histories_have_options() {
    let text = format!(
        "{ADD}
func.func @other(%x: tensor<2xf32>) -> tensor<2xf32> {{
  %0 = stablehlo.custom_call @double(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}}"
    );
    let (module, x) = (Module::parse(text).unwrap(), Tensor::copy(&[2], &[1.0f32, 2.0]).unwrap());
    let double = HostFunction::new(|_, operands, results| {
        let x = operands[0].as_slice::<f32>()?;
        results[0].as_mut_slice::<f32>()?.iter_mut().zip(x).for_each(|(y, x)| *y = 2.0 * x);
        Ok(())
    });
    let planning = PlanOptions::new().function("other").custom_call("double", double);
    let history = HistoryOptions::new().planning(planning.clone()).record(&module, &[&x]).unwrap();
    drop(module);
    assert_eq!(floats(value(&history, "stablehlo.custom_call", None)), [2.0, 4.0]);

    let module = Module::parse(ADD).unwrap();
    refused(HistoryOptions::new().planning(planning).record(&module, &[&x]), Code::NotFound, "other");
    refused(History::record(&module, &[&x]), Code::InvalidArgument, "1 inputs given");
    refused(History::record(&module, &[&x, &x]), Code::InvalidArgument, "input 0");
    refused(History::record(&module, &[&x, &x, &x]), Code::InvalidArgument, "3 inputs given");
    let grid = HistoryOptions::new().planning(PlanOptions::new().grid(2, 1));
    refused(grid.record(&module, &[&x, &x]), Code::Unsupported, "a grid of several");
}

#[test]
fn inputs_have_defaults() {
    let text = "func.func @main_graph(%x: tensor<2xf32> {onnx.name = \"x\"},
        %w: tensor<2xf32> {onnx.name = \"w\", onnx.default = dense<[1.0, 2.0]> : tensor<2xf32>}) -> tensor<2xf32> {
      %y = \"onnx.Add\"(%x, %w) {onnx.names = [\"y\"]} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
      onnx.Return %y : tensor<2xf32>
    }";
    let (module, x) = (Module::parse(text).unwrap(), Tensor::copy(&[2], &[10.0f32, 20.0]).unwrap());
    let output = |inputs: &[&Tensor<'_>]| {
        History::record(&module, inputs).map(|history| history.outputs()[0].to_vec::<f32>().unwrap())
    };
    assert_eq!(output(&[&x]).unwrap(), [11.0, 22.0]);
    assert_eq!(output(&[&x, &x]).unwrap(), [20.0, 40.0]); // the twin
    refused(output(&[]), Code::InvalidArgument, "0 inputs given");
}

#[test]
fn threads_share_a_history() {
    let (a, b) = (history(STEPS), history(&STEPS.replace("dense<0.5>", "dense<0.75>")));
    let diff = Diff::new(&a, &b, 1e-5).unwrap();
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let first = diff.first().unwrap();
                assert_eq!((first.op().as_ref(), floats(first)), ("stablehlo.constant", &[0.5, 0.5][..]));
                assert_eq!(diff.operation_a().unwrap().line(), 4);
                assert!(Diff::new(&a, &a, 0.0).unwrap().first().is_none());
            });
        }
    });
}
