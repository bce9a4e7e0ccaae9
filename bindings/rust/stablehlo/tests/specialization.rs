//! Polymorphic functions that are made static.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::refused;
use stablehlo::*;
use std::time::Duration;

/// Adds %n to the sum of each row of %x, which must have %n rows.
const ROWS: &str = "func.func public @main(%n: tensor<i64>, %x: tensor<?x3xf32>) -> tensor<?xf32> {
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>
  %given = stablehlo.convert %n : (tensor<i64>) -> tensor<i32>
  %same = stablehlo.compare EQ, %size, %given, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%same, %given, %size) {api_version = 2 : i32, has_side_effect = true,
    error_message = \"expected {0} rows, not {1}\"} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %sum = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] :
    (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
  %list = stablehlo.reshape %given : (tensor<i32>) -> tensor<1xi32>
  %float = stablehlo.convert %given : (tensor<i32>) -> tensor<f32>
  %all = stablehlo.dynamic_broadcast_in_dim %float, %list, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %r = stablehlo.add %sum, %all : tensor<?xf32>
  return %r : tensor<?xf32>
}";

/// A list whose length is an argument.
const IOTA: &str = "func.func @f(%n: tensor<1xi32>) -> tensor<?xf32> {
  %0 = stablehlo.dynamic_iota %n, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}";

#[test]
fn shapes_and_values_become_known() {
    let module = Module::parse(ROWS).unwrap();
    let two = Tensor::copy(&[], &[2i64]).unwrap();
    let known = Specialization::new().function("main").value(0, &two);
    let made = module.specialize(&known.clone().shape(1, [Some(2), Some(3)])).unwrap();
    assert_eq!(format!("{:?}", made.main().unwrap()), "@main[tensor<2x3xf32>] -> [tensor<2xf32>]");
    assert!(!made.to_string().contains('?') && module.to_string().contains('?'));
    let x = Tensor::copy(&[2, 3], &[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0]).unwrap();
    assert_eq!(made.plan().unwrap().run(&[&x]).unwrap()[0].as_slice::<f32>().unwrap(), [8.0, 17.0]);
    // What is said later replaces what was said before, also a value.
    let again = module.specialize(&known.value(1, &two).shape(1, [Some(2), None])).unwrap();
    assert_eq!(again.to_string(), made.to_string());
}

#[test]
fn what_stays_dynamic_is_reported() {
    let module = Module::parse(IOTA).unwrap();
    let five = Tensor::copy(&[1], &[5i32]).unwrap();
    let unknown = Specialization::new().function("f");
    for (known, extent) in [(unknown.clone(), DYNAMIC), (unknown.value(0, &five), 5)] {
        let mut reports = Vec::new();
        let made = PassOptions::new().reports(&mut reports).specialize(&module, &known).unwrap();
        assert_eq!(made.main().unwrap().results().next().unwrap().shape(), Some(&[extent][..]));
        let dynamic: Vec<_> = reports.iter().flat_map(|report| &report.dynamic).collect();
        assert_eq!(dynamic.len(), usize::from(extent == DYNAMIC), "{dynamic:?}");
        assert!(dynamic.iter().all(|one| one.contains("stablehlo.dynamic_iota")));
        assert!(reports.iter().any(|report| report.name == "stablehlo-refine-shapes"));
    }
}

#[test]
fn what_does_not_fit_is_refused() {
    let module = Module::parse(ROWS).unwrap();
    let (five, list) = (Tensor::copy(&[], &[5i64]).unwrap(), Tensor::copy(&[1], &[5i64]).unwrap());
    let known = Specialization::new();
    let said = |known: Specialization<'_>, code, part| refused(module.specialize(&known), code, part);
    let wrong_rows = known.clone().value(0, &five).shape(1, [Some(4), Some(3)]);
    said(wrong_rows, Code::Failed, "expected 5 rows, not 4");
    let invalid = Code::InvalidArgument;
    said(known.clone().shape(1, [Some(5), Some(2)]), invalid, "argument 1 is a tensor<?x3xf32>");
    said(known.clone().shape(1, [None]), invalid, "cannot become a tensor<?xf32>");
    said(known.clone().shape(1, [Some(-1), None]), invalid, "expected at least 0");
    said(known.clone().shape(2, []), invalid, "argument 2 has a shape, but the function has 2 arguments");
    said(known.clone().shape(usize::MAX, []), invalid, "but the function has 2 arguments");
    said(known.clone().value(0, &list), invalid, "no value of type tensor<1xi64>");
    said(known.clone().function("other"), invalid, "no function @other");
    let cancellation = Cancellation::new().unwrap();
    cancellation.cancel();
    let options = PassOptions::new().cancellation(&cancellation);
    refused(options.specialize(&module, &known), Code::Cancelled, "");
    let rows = known.value(0, &five).shape(1, [Some(5), Some(3)]); // the twin
    assert!(PassOptions::new().timeout(Duration::from_secs(60)).specialize(&module, &rows).is_ok());
}
