//! The typed builders: options, regions, errors. That each op is built right is shown by every_op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::refused;
use stablehlo::ops::*;
use stablehlo::*;

#[test]
fn a_refused_op_names_the_line_of_its_caller() {
    let b = Builder::new("").unwrap();
    let (two, three) = (b.parse_type("tensor<2xf32>").unwrap(), b.parse_type("tensor<3xf32>").unwrap());
    b.function("main", [two, three], |[x, y]| {
        let line_of = |result: Result<Value<'_>>, line: u32, rule: &str| {
            let error = refused(result, Code::InvalidProgram, "");
            let first = &error.diagnostics()[0];
            assert!(first.file.ends_with("typed.rs"), "{first:?}");
            assert_eq!((first.line, first.constraint.as_str()), (line, rule));
        };
        line_of(b.add(x, y), line!(), "add_c1");
        line_of(b.concatenate(&[x, y], 1), line!(), "concatenate_c4");
        // A method that has options passes the line on.
        line_of(b.cholesky(x), line!(), "cholesky_c2");
        line_of(b.chlo().broadcast_add(x, y), line!(), "");
        // So does an op in a region, and an op with a region.
        let zero = b.constant(&Tensor::copy(&[], &[0.0f32])?)?;
        let failed = b.reduce(&[x], &[zero], &[0], |a, c| {
            line_of(b.add(a[0], x), line!(), "add_c1");
            Ok([b.add(a[0], c[0])?, c[0]])
        });
        let error = refused(failed, Code::InvalidProgram, "");
        assert_eq!(error.diagnostics()[0].line, line!() - 5);
        let sum = b.add(x, x)?;
        assert_eq!(sum.operation().unwrap().line(), line!() - 1);
        Ok([sum])
    })
    .unwrap();
    b.finish().unwrap();
}

#[test]
fn regions_fail_and_building_goes_on() {
    let b = Builder::new("").unwrap();
    let vector = b.parse_type("tensor<2xf32>").unwrap();
    b.function("main", [vector], |[x]| {
        let zero = b.constant(&Tensor::copy(&[], &[0.0f32])?)?;
        let own = || Tensor::copy(&[1], &[0.0f32, 1.0]).map(|_| zero);
        refused(b.sort(&[x], |_| own()), Code::InvalidArgument, "");
        refused(b.reduce(&[x], &[zero], &[0], |_, _| own().map(|value| [value])), Code::InvalidArgument, "");
        // What the binding must know of the operands to make the arguments.
        let token = b.create_token()?;
        refused(
            b.sort(&[token], |pairs| b.compare(pairs[0][0], pairs[0][1], ComparisonDirection::Lt)),
            Code::InvalidArgument,
            "!stablehlo.token is not a tensor",
        );
        refused(b.all_reduce(&[], &[[0]], |a, c| b.add(a, c)), Code::InvalidArgument, "without an operand");
        for dimension in [-1, 1, i64::MAX] {
            let scan = b.chlo().scan(&[x], &[], dimension, |slices, _| Ok(slices.to_vec()));
            refused(scan, Code::InvalidArgument, "no dimension");
        }
        let sum = b.reduce(&[x], &[zero], &[0], |a, c| Ok([b.add(a[0], c[0])?]))?;
        Ok(sum)
    })
    .unwrap();
    let plan = b.finish().unwrap().plan().unwrap();
    let (x, mut sum) = ([1.0f32, 2.0], [0.0f32]);
    plan.run_arrays(&[(&x).into()], &mut [(&mut sum).into()]).unwrap();
    assert_eq!(sum, [3.0]);
}

#[test]
fn arguments_of_regions_have_the_types_of_their_op() {
    let b = Builder::new("").unwrap();
    let parse = |text: &str| b.parse_type(text).unwrap();
    let quantized = parse("tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>");
    let bounded = parse("tensor<?x3x?xf32, #stablehlo.bounds<4, ?, 5>>");
    b.function(
        "main",
        [quantized, bounded, parse("tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>")],
        |[q, x, axes]| {
            let seen = |values: &[Value<'_>], expected: &[&str]| {
                assert_eq!(values.iter().map(|value| value.ty().to_string()).collect::<Vec<_>>(), expected);
            };
            b.sort(&[q], |pairs| {
                seen(&pairs[0], &["tensor<!quant.uniform<i8:f32, 5.000000e-01:3>>"; 2]);
                b.compare(pairs[0][0], pairs[0][1], ComparisonDirection::Lt)
            })?;
            let (outputs, carries) = b.chlo().scan(&[x], &[q], 1, |slices, carries| {
                seen(slices, &["tensor<?x?xf32, #stablehlo.bounds<4, 5>>"]);
                seen(carries, &["tensor<4x!quant.uniform<i8:f32, 5.000000e-01:3>>"]);
                Ok([slices[0], slices[0], carries[0]])
            })?;
            assert_eq!((outputs.len(), carries.len()), (2, 1));
            seen(&outputs[1..], &["tensor<?x3x?xf32>"]);
            // One scale for each index of an axis is no scalar's.
            refused(b.sort(&[axes], |pairs| Ok(pairs[0][0])), Code::InvalidArgument, "");
            Ok(outputs)
        },
    )
    .unwrap();
    b.finish().unwrap();
}

#[test]
fn options_have_the_defaults_of_the_opset() {
    assert!(chlo::TopKOptions::default().is_stable && !SortOptions::default().is_stable);
    assert_eq!(SortOptions::default().dimension, -1);
    assert_eq!(CustomCallOptions::default().api_version, ApiVersion::Original);
    assert!(ConvolutionOptions::default().padding.is_none());
    let b = Builder::new("").unwrap();
    let vector = b.parse_type("tensor<2xf32>").unwrap();
    b.function("main", [vector], |[x]| {
        let precise = ResultAccuracy { mode: ResultAccuracyMode::Highest, ..Default::default() };
        let tanh = b.tanh_with(x, TanhOptions { result_accuracy: Some(precise) })?;
        assert!(tanh.operation().unwrap().to_string().contains("HIGHEST"));
        assert!(!b.tanh(x)?.operation().unwrap().to_string().contains("HIGHEST"));
        // A number that this crate does not list reaches the library.
        refused(b.compare(x, x, ComparisonDirection::Other(99)), Code::InvalidArgument, "99");
        let results = b.custom_call_with(
            &[x],
            "f",
            &[vector],
            CustomCallOptions {
                backend_config: Some("text".into()),
                operand_layouts: Some(&[&[0]]),
                result_layouts: Some(&[&[0]]),
                ..Default::default()
            },
        )?;
        assert!(b.custom_call(&[], "g", &[])?.is_empty());
        Ok(results)
    })
    .unwrap();
    b.finish().unwrap();
}
