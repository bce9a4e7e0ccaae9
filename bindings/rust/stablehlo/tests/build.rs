//! The builder.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::refused;
use stablehlo::*;
use std::cell::RefCell;
use std::panic::{catch_unwind, AssertUnwindSafe};

#[test]
fn a_program_is_built() {
    let b = Builder::new("m").unwrap();
    let (vector, scalar) =
        (b.tensor_type(ElementType::F32, &[4]).unwrap(), b.tensor_type(ElementType::F32, &[]).unwrap());
    let helper = b
        .function_with("helper", Visibility::Private, [vector, vector], |[x, y]| {
            Ok([b.apply("stablehlo.maximum", [x, y])?])
        })
        .unwrap();
    assert_eq!(helper.name(), "func.func");
    let main = b
        .function("main", vec![vector; 2], |arguments| {
            b.name_argument(arguments[0], "first")?;
            let call = b.op("func.call").operands(arguments).attribute("callee", AttributeValue::Symbol("helper"));
            let largest = call.value()?;
            let zero = b.constant(&Tensor::copy(&[], &[0.0f32])?)?;
            let reduce = b.op("stablehlo.reduce").operands([largest, zero]).attribute("dimensions", &[0i64]);
            let sum = reduce.region([scalar, scalar], |[a, c]| Ok([b.apply("stablehlo.add", [a, c])?])).value()?;
            let compare = b
                .op("stablehlo.compare")
                .operands([sum, zero])
                .attribute("comparison_direction", AttributeValue::Enum("stablehlo.comparison_direction", 3));
            Ok(vec![sum, compare.value()?])
        })
        .unwrap();
    b.set_attribute(None, "mhlo.num_partitions", AttributeValue::Integer(1, ElementType::I32)).unwrap();
    b.set_argument_attribute(main, 1, "jax.buffer_donor", true).unwrap();
    b.set_result_attribute(main, 0, "jax.result_info", "total").unwrap();
    let module = b.finish().unwrap();
    module.verify().unwrap();

    let plan = module.plan().unwrap();
    assert_eq!((plan.input_index("first"), plan.output_index("total")), (Some(0), Some(0)));
    let (mut sum, mut positive) = ([0.0f32], [false]);
    let (x, y) = ([1.0f32, -2.0, 3.0, -4.0], [0.0f32; 4]);
    plan.run_arrays(&[(&x).into(), (&y).into()], &mut [(&mut sum).into(), (&mut positive).into()]).unwrap();
    assert_eq!((sum, positive), ([4.0], [true]));
    let text = module.to_string();
    assert!(text.contains("jax.buffer_donor = true") && text.contains("module @m attributes"), "{text}");
    assert_eq!(Module::parse(&text).unwrap().to_string(), text);
}

#[test]
fn a_refused_op_names_the_line_of_its_caller() {
    let b = Builder::new("").unwrap();
    let (two, three) = (b.tensor_type(ElementType::F32, &[2]).unwrap(), b.tensor_type(ElementType::F32, &[3]).unwrap());
    let error = b.function("main", [two, three], |[x, y]| {
        let line = line!() + 1;
        let error = refused(b.apply("stablehlo.add", [x, y]), Code::InvalidProgram, "");
        let first = &error.diagnostics()[0];
        assert!(first.file.ends_with("build.rs"), "{first:?}");
        assert_eq!((first.line, first.op.as_str()), (line, "stablehlo.add"));
        refused(b.apply("stablehlo.nothing", [x]), Code::Unsupported, "nothing");
        refused(
            b.op("stablehlo.abs").operands([x]).attribute("a", AttributeValue::Text("!")).add(),
            Code::Malformed,
            "",
        );
        // Building goes on.
        let sum = b.apply("stablehlo.add", [x, x])?;
        assert_eq!(sum.operation().unwrap().line(), line!() - 1);
        b.set_location(Some(("model.py", 7, 3)))?;
        assert_eq!(b.apply("stablehlo.abs", [sum])?.operation().unwrap().file(), "model.py");
        b.set_location(None)?;
        assert_eq!(b.apply("stablehlo.abs", [sum])?.operation().unwrap().line(), 0);
        b.locate_callers();
        b.set_location_name("layer")?;
        assert_eq!(b.apply("stablehlo.abs", [sum])?.operation().unwrap().location_name(), "layer");
        Ok([sum])
    });
    error.unwrap();
    b.finish().unwrap();
}

#[test]
fn types_are_inferred_without_values() {
    let b = Builder::new("").unwrap();
    let x = b.parse_type("tensor<2x?xf32>").unwrap();
    let inferred = b.op("stablehlo.transpose").operand_types([x]).attribute("permutation", &[1i64, 0]).infer().unwrap();
    assert_eq!(inferred[0].to_string(), "tensor<?x2xf32>");
    assert_eq!(inferred[0], b.tensor_type(ElementType::F32, &[DYNAMIC, 2]).unwrap());
    let error = refused(
        b.op("stablehlo.transpose").operand_types([x]).attribute("permutation", &[1i64, 1]).infer(),
        Code::InvalidProgram,
        "",
    );
    assert_eq!(error.diagnostics()[0].constraint, "transpose_c2");
    // More results than the first guess has room for.
    let many = vec![b.token_type().unwrap(); 1].into_iter().chain((0..11).map(|_| x)).collect::<Vec<_>>();
    let barrier = b.op("stablehlo.optimization_barrier").operand_types(many.clone()).infer().unwrap();
    assert_eq!(barrier, many);
    assert_eq!(b.tuple_type(&many[..2]).unwrap().parts().count(), 2);
}

#[test]
fn attributes_of_every_kind_are_made() {
    let b = Builder::new("").unwrap();
    let text = |value: AttributeValue| b.attribute(value).unwrap().to_string();
    assert_eq!(text(true.into()), "true");
    assert_eq!(text(5i64.into()), "5 : i64");
    assert_eq!(text(AttributeValue::Integer(5, ElementType::I32)), "5 : i32");
    assert_eq!(text(1.5f32.into()), "1.500000e+00 : f32");
    assert_eq!(text("a\"b".into()), "\"a\\22b\"");
    assert_eq!(text((&[1i64, 2]).into()), "array<i64: 1, 2>");
    assert_eq!(text(AttributeValue::Bools(&[true, false])), "array<i1: true, false>");
    assert_eq!(text(AttributeValue::Unit), "unit");
    assert_eq!(text(AttributeValue::Symbol("f")), "@f");
    assert_eq!(text(b.parse_type("f32").unwrap().into()), "f32");
    let (one, two) = (b.attribute(1i64).unwrap(), b.attribute("x").unwrap());
    assert_eq!(text(AttributeValue::Array(&[one, two])), "[1, \"x\"]");
    assert_eq!(text(AttributeValue::Dictionary(&[("b", one), ("a", two)])), "{a = \"x\", b = 1 : i64}");
    assert_eq!(
        text(AttributeValue::Enum("stablehlo.fft_type", sys::SHLO_FFT_TYPE_RFFT.0)),
        "#stablehlo<fft_type RFFT>"
    );
    refused(b.attribute(AttributeValue::Enum("stablehlo.fft_type", 99)), Code::InvalidArgument, "99");
    refused(b.attribute(AttributeValue::Enum("stablehlo.none", 0)), Code::NotFound, "");
    assert_eq!(text((&Tensor::copy(&[2], &[1i32, 2]).unwrap()).into()), "dense<[1, 2]> : tensor<2xi32>");
    assert_eq!(text(AttributeValue::Text("#stablehlo<precision HIGH>")), "#stablehlo<precision HIGH>");
}

#[test]
fn attributes_of_other_modules_are_copied() {
    let b = Builder::new("").unwrap();
    let copy = {
        let module = Module::parse("module attributes {a.b = [1 : i8, \"x\"]} {}").unwrap();
        let attribute = module.operation().attribute("a.b").unwrap();
        b.attribute(attribute).unwrap()
    };
    assert_eq!(copy.to_string(), "[1 : i8, \"x\"]");
}

#[test]
fn what_a_failed_body_made_is_refused() {
    let b = Builder::new("").unwrap();
    let vector = b.tensor_type(ElementType::F32, &[2]).unwrap();
    let kept = RefCell::new(Vec::new());
    let failed = b.function("main", [vector], |[x]| {
        kept.borrow_mut().push(x);
        kept.borrow_mut().push(b.apply("stablehlo.abs", [x])?);
        b.op("stablehlo.if").operands([x]).region([] as [Type; 0], |[]| Ok([x])).value().map(|value| [value])
    });
    refused(failed, Code::InvalidProgram, "");
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        b.function("main", [vector], |[x]| {
            kept.borrow_mut().push(x);
            let body = b.op("stablehlo.case").region([vector], |[y]| -> Result<[Value; 1]> {
                kept.borrow_mut().push(y);
                panic!("in the region")
            });
            body.value().map(|value| [value])
        })
    }));
    assert!(panicked.is_err());
    let kept = kept.into_inner();
    assert_eq!(kept.len(), 4);
    for &value in &kept {
        assert_eq!(value.ty(), vector); // it is still there
        if let Some(operation) = value.operation() {
            assert!(operation.to_string().starts_with("<operation belongs to a function or region"));
        }
        assert_ne!(value.operation().is_some(), value.region().is_some());
    }
    // The builder is usable, and refuses the values.
    b.function("main", [vector], |[x]| {
        for &value in &kept {
            refused(b.apply("stablehlo.add", [x, value]), Code::InvalidArgument, "");
        }
        let other = Builder::new("")?;
        let foreign = other.tensor_type(ElementType::F32, &[2])?;
        other.function("f", [foreign], |[y]| {
            refused(b.apply("stablehlo.add", [x, y]), Code::InvalidArgument, "");
            Ok([y])
        })?;
        Ok([b.apply("stablehlo.abs", [x])?])
    })
    .unwrap();
    let module = b.finish().unwrap();
    assert_eq!(module.functions().unwrap().len(), 1);
}

#[test]
fn a_value_belongs_to_its_place() {
    let b = Builder::new("").unwrap();
    let vector = b.tensor_type(ElementType::F32, &[2]).unwrap();
    let mut first = None;
    b.function("first", [vector], |[x]| {
        first = Some(x);
        Ok([x])
    })
    .unwrap();
    refused(b.apply("stablehlo.abs", [first.unwrap()]), Code::InvalidArgument, "");
    refused(b.function("first", [vector], |[x]| Ok([x])), Code::InvalidProgram, "first");
    refused(b.function("second", [vector], |_| Ok([first.unwrap()])), Code::InvalidArgument, "");
    assert_eq!(b.finish().unwrap().functions().unwrap().len(), 1);
}

#[test]
fn a_builder_moves_between_threads() {
    let b = Builder::new("").unwrap();
    b.declare_function("elsewhere", &[], &[b.token_type().unwrap()]).unwrap();
    let module = std::thread::spawn(move || {
        let ty = b.tensor_type(ElementType::I64, &[DYNAMIC]).unwrap();
        b.function("main", [ty], |[x]| Ok([b.shape_of(b.apply("stablehlo.abs", [x])?)?])).unwrap();
        b.finish().unwrap()
    })
    .join()
    .unwrap();
    let out = module.plan().unwrap().run(&[&Tensor::copy(&[3], &[1i64, 2, 3]).unwrap()]).unwrap();
    assert_eq!(out[0].as_slice::<i64>().unwrap(), [3]);
}
