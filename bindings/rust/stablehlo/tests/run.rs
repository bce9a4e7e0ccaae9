//! Tensors, arrays and runs.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::{refused, ADD, FOREVER};
use stablehlo::*;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

fn plan(text: &str) -> Plan {
    Module::parse(text).unwrap().plan().unwrap()
}

#[test]
fn inputs_and_outputs_have_names_types_and_shapes() {
    let plan = plan(ADD);
    assert_eq!(format!("{plan:?}"), "[x: tensor<3xf32>, y: tensor<3xf32>] -> [tensor<3xf32>]");
    assert_eq!((plan.input_index("y"), plan.input_index("z"), plan.input_index("")), (Some(1), None, None));
    assert_eq!((plan.inputs()[0].shape.as_slice(), plan.inputs()[0].size()), (&[3][..], Some(12)));
    assert_eq!(plan.output_index(""), None);
}

#[test]
fn tensors_run_by_position_and_by_name() {
    let plan = plan(ADD);
    let (x, y) = (Tensor::copy(&[3], &[1.0f32, 2.0, 3.0]).unwrap(), Tensor::copy(&[3], &[10.0f32; 3]).unwrap());
    let sum = plan.run(&[&x, &y]).unwrap().remove(0);
    assert_eq!(sum.as_slice::<f32>().unwrap(), [11.0, 12.0, 13.0]);
    assert_eq!(format!("{sum:?}"), "tensor<3xf32> [11, 12, 13]");
    let named = plan.run_named(&[("y", &y), ("x", &x)]).unwrap();
    assert_eq!(named[0].compare(&sum, 0.0).unwrap(), None);
    assert_eq!(x.compare(&sum, 0.0).unwrap(), Some(0)); // the twin
    let mixed = plan.call().named("y", &y).input(&x).run().unwrap();
    assert_eq!(mixed[0].compare(&sum, 0.0).unwrap(), None);

    refused(plan.run_named(&[("x", &x), ("z", &y)]), Code::NotFound, "no input is named 'z'; the inputs are 'x', 'y'");
    refused(plan.run_named(&[("x", &x)]), Code::InvalidArgument, "input 1 is missing: y: tensor<3xf32>");
    refused(plan.call().input(&x).named("x", &x).run(), Code::InvalidArgument, "input 0 is given twice");
    refused(plan.run(&[&x]), Code::InvalidArgument, "1");
    let short = Tensor::copy(&[2], &[1.0f32, 2.0]).unwrap();
    refused(plan.run(&[&x, &short]), Code::InvalidArgument, "input 1");
}

#[test]
fn results_are_written_into_tensors() {
    let plan = plan(ADD);
    let x = Tensor::copy(&[3], &[1.0f32, 2.0, 3.0]).unwrap();
    let mut memory = [0.0f32; 3];
    {
        let mut out = Tensor::view_mut(&[3], &mut memory).unwrap();
        plan.run_into(&[&x, &x], &mut [&mut out]).unwrap();
        plan.call().input(&x).input(&x).run_into(&mut [&mut out]).unwrap();
        refused(plan.run_into(&[&x, &x], &mut []), Code::InvalidArgument, "0 outputs, the plan has 1");
    }
    assert_eq!(memory, [2.0, 4.0, 6.0]);
    let mut readable = Tensor::view(&[3], &memory).unwrap();
    refused(plan.run_into(&[&x, &x], &mut [&mut readable]), Code::InvalidArgument, "output");
    refused(readable.as_mut_slice::<f32>(), Code::InvalidArgument, "view for reading");
}

#[test]
fn arrays_run_without_copies() {
    let plan = plan(ADD);
    let (x, y, mut out) = (vec![1.0f32, 2.0, 3.0], [10.0f32; 3], vec![0.0f32; 3]);
    plan.run_arrays(&[(&x).into(), (&y).into()], &mut [(&mut out).into()]).unwrap();
    assert_eq!(out, [11.0, 12.0, 13.0]);

    let wrong = [1.0f64; 3];
    let expected = "input 1 has 3 elements of f64, expected y: tensor<3xf32>";
    let ours = refused(
        plan.run_arrays(&[(&x).into(), (&wrong).into()], &mut [(&mut out).into()]),
        Code::InvalidArgument,
        expected,
    );
    // The library reports the same about a tensor.
    let (x_tensor, y_tensor) = (Tensor::copy(&[3], &x).unwrap(), Tensor::copy(&[3], &wrong).unwrap());
    let theirs = refused(plan.run(&[&x_tensor, &y_tensor]), Code::InvalidArgument, "input 1 (y) is tensor<3xf64>");
    for error in [ours, theirs] {
        let [place] = error.diagnostics() else { panic!("{error:?}") };
        assert_eq!((place.subject.as_str(), place.message.as_str()), ("input 1", error.message()));
        assert_eq!((place.severity, place.line, place.offset), (Severity::Error, 0, None));
        assert_eq!(error.render(false), format!("error: {}\n", error.message()));
    }
    let expected = "output 0 has 2 elements of f32";
    refused(
        plan.run_arrays(&[(&x).into(), (&y).into()], &mut [(&mut out[..2]).into()]),
        Code::InvalidArgument,
        expected,
    );
    refused(
        plan.run_arrays(&[(&x).into()], &mut [(&mut out).into()]),
        Code::InvalidArgument,
        "1 inputs, the plan has 2",
    );
}

#[test]
fn many_arrays_run_too() {
    let arguments: Vec<_> = (0..20).map(|k| format!("%x{k}: tensor<1xi64>")).collect();
    let text = format!("func.func @main({}) -> tensor<1xi64> {{ return %x19 : tensor<1xi64> }}", arguments.join(", "));
    let values: Vec<[i64; 1]> = (0..20).map(|k| [k]).collect();
    let inputs: Vec<Input> = values.iter().map(Input::from).collect();
    let mut out = [0i64];
    plan(&text).run_arrays(&inputs, &mut [(&mut out).into()]).unwrap();
    assert_eq!(out, [19]);
}

#[test]
fn dynamic_shapes_come_from_tensors() {
    let plan = plan(
        "func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
      %0 = stablehlo.negate %x : tensor<?xf32>
      return %0 : tensor<?xf32> }",
    );
    assert_eq!((plan.inputs()[0].shape.as_slice(), plan.inputs()[0].size()), (&[DYNAMIC][..], None));
    for count in [0, 1, 5] {
        let x = vec![1.5f32; count as usize];
        let out = plan.run(&[&Tensor::view(&[count], &x).unwrap()]).unwrap();
        assert_eq!((out[0].shape(), out[0].element_count()), (&[count][..], count as usize));
        assert!(out[0].as_slice::<f32>().unwrap().iter().all(|&y| y == -1.5));
    }
    let mut out = [0.0f32];
    refused(
        plan.run_arrays(&[(&[1.0f32]).into()], &mut [(&mut out).into()]),
        Code::InvalidArgument,
        "shapes are dynamic",
    );
}

#[test]
fn tensors_are_made_of_what_people_have() {
    let owned = Tensor::from_vec(&[2, 2], vec![1i32, 2, 3, 4]).unwrap();
    assert_eq!(owned.as_slice::<i32>().unwrap(), [1, 2, 3, 4]);
    refused(Tensor::from_vec(&[3], vec![1i32]), Code::InvalidArgument, "size is 4");
    let transposed = Tensor::copy_strided(&[2, 2], owned.as_slice::<i32>().unwrap(), 0, &[1, 2]).unwrap();
    assert_eq!(transposed.to_vec::<i32>().unwrap(), [1, 3, 2, 4]);
    let reversed = Tensor::copy_strided(&[4], &[1u8, 2, 3, 4], 3, &[-1]).unwrap();
    assert_eq!(reversed.to_vec::<u8>().unwrap(), [4, 3, 2, 1]);
    refused(Tensor::copy_strided(&[5], &[1u8, 2, 3, 4], 3, &[-1]), Code::InvalidArgument, "elements -1 to 3");
    refused(Tensor::copy_strided(&[i64::MIN], &[1u8], 0, &[1]), Code::InvalidArgument, "-9223372036854775808");
    let empty = Tensor::zeros(ElementType::F64, &[2, 0]).unwrap();
    assert_eq!((empty.as_slice::<f64>().unwrap().len(), empty.bytes().len()), (0, 0));
    assert_eq!(Tensor::from_vec(&[0], Vec::<f32>::new()).unwrap().to_vec::<f32>().unwrap(), []);
    let scalar = Tensor::copy(&[], &[Complex { re: 1.0f32, im: -2.0 }]).unwrap();
    assert_eq!(scalar.element_text(0).unwrap(), "(1,-2)");
    refused(scalar.element_text(1), Code::NotFound, "1");
    refused(Tensor::zeros(ElementType::F32, &[-1]), Code::InvalidArgument, "negative");
    refused(Tensor::zeros(ElementType::F32, &[i64::MAX, 4]), Code::Limit, "");
    refused(Tensor::zeros(ElementType::Other(99), &[1]), Code::InvalidArgument, "99");
}

#[test]
fn misaligned_bytes_are_copied_and_not_sliced() {
    let mut memory = [0u8; 16];
    let start = (0..4).find(|k| (memory.as_ptr() as usize + k) % 4 == 1).unwrap();
    for (k, x) in [1.5f32, -2.0, 4.0].iter().enumerate() {
        memory[start + 4 * k..start + 4 * k + 4].copy_from_slice(&x.to_le_bytes());
    }
    let view = Tensor::view_bytes(ElementType::F32, &[3], &memory[start..start + 12]).unwrap();
    refused(view.as_slice::<f32>(), Code::InvalidArgument, "not aligned");
    assert_eq!(view.to_vec::<f32>().unwrap(), [1.5, -2.0, 4.0]);
    let sum = plan(ADD).run(&[&view, &view]).unwrap();
    assert_eq!(sum[0].as_slice::<f32>().unwrap(), [3.0, -4.0, 8.0]);
}

#[test]
fn bools_are_bools() {
    let plan = plan(
        "func.func @main(%x: tensor<3xi1>) -> tensor<3xi1> {
      %0 = stablehlo.not %x : tensor<3xi1>
      return %0 : tensor<3xi1> }",
    );
    let mut out = [false; 3];
    plan.run_arrays(&[(&[true, false, true]).into()], &mut [(&mut out).into()]).unwrap();
    assert_eq!(out, [false, true, false]);
    let mut tensor = Tensor::copy(&[3], &out).unwrap();
    assert_eq!(tensor.as_slice::<bool>().unwrap(), out);
    refused(tensor.bytes_mut(), Code::InvalidArgument, "written as bool");
    tensor.as_mut_slice::<bool>().unwrap()[0] = true;
    assert_eq!(tensor.bytes(), [1, 1, 0]);
    let other = Tensor::copy_bytes(ElementType::I1, &[3], &[0, 1, 2]);
    if let Ok(other) = other {
        refused(other.as_slice::<bool>(), Code::InvalidArgument, "not elements of i1");
        refused(plan.run(&[&other]), Code::InvalidArgument, "input 0");
    }
}

#[test]
fn other_elements_are_numbers_or_bytes() {
    let mut tensor = Tensor::zeros(ElementType::Bf16, &[2]).unwrap();
    tensor.as_mut_slice::<Bf16>().unwrap()[1] = Bf16(0x3fc0);
    assert_eq!(f32::from(tensor.as_slice::<Bf16>().unwrap()[1]), 1.5);
    assert_eq!(tensor.element_text(1).unwrap(), "1.5");
    refused(tensor.as_slice::<f32>(), Code::InvalidArgument, "elements of bf16, expected f32");
    tensor.bytes_mut().unwrap()[0..2].copy_from_slice(&[0x80, 0x3f]);
    assert_eq!(tensor.as_slice::<Bf16>().unwrap()[0], Bf16(0x3f80));
    assert_eq!((ElementType::F8E4M3FN.size(), ElementType::F8E4M3FN.to_string().as_str()), (1, "f8E4M3FN"));
    let file = tensor.to_npy().unwrap();
    let back = Tensor::from_npy_as(ElementType::Bf16, &file).unwrap();
    assert_eq!(back.compare(&tensor, 0.0).unwrap(), None);
    refused(Tensor::from_npy(b"no file"), Code::Malformed, "");
}

#[test]
fn limits_and_cancellation_end_a_run() {
    let plan = plan(FOREVER);
    let x = Tensor::copy(&[], &[1i32]).unwrap();
    refused(plan.call().input(&x).timeout(Duration::from_millis(20)).run(), Code::Limit, "");
    // One cancellation for several runs, and for those that begin later.
    let cancellation = Cancellation::new().unwrap();
    assert!(!cancellation.is_cancelled());
    let begin = Instant::now();
    thread::scope(|scope| {
        for _ in 0..2 {
            let (plan, x, cancellation) = (&plan, &x, cancellation.clone());
            scope.spawn(move || refused(plan.call().input(x).cancellation(&cancellation).run(), Code::Cancelled, ""));
        }
        thread::sleep(Duration::from_millis(50));
        cancellation.cancel();
    });
    assert!(begin.elapsed() >= Duration::from_millis(50));
    assert!(format!("{cancellation:?}").contains("true"));
    refused(plan.call().input(&x).cancellation(&cancellation).run(), Code::Cancelled, "");
    // It may go before its run, which then ends in another way.
    let call = plan.call().input(&x).timeout(Duration::from_millis(1)).cancellation(&Cancellation::new().unwrap());
    refused(call.run(), Code::Limit, "");
}

/// Sums of 64 rows: long enough to be shared.
const SUMS: &str = "func.func @main(%x: tensor<64x40000xf32>) -> tensor<64xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<64x40000xf32>, tensor<f32>) -> tensor<64xf32>
  return %0 : tensor<64xf32>
}";

#[test]
fn pools_help_runs_without_changing_results() {
    let plan = plan(SUMS);
    let elements: Vec<f32> = (0..64 * 40000).map(|i| 1.0 / (1 + i % 997) as f32).collect();
    let x = Tensor::copy(&[64, 40000], &elements).unwrap();
    let alone = plan.call().input(&x).run().unwrap();
    let expected = alone[0].as_slice::<f32>().unwrap();
    let sum: f64 = elements[..40000].iter().map(|&element| f64::from(element)).sum();
    assert!((f64::from(expected[0]) - sum).abs() < 1e-3, "{} {sum}", expected[0]);
    let begun = Arc::new(AtomicUsize::new(0));
    let counted = begun.clone();
    let host = Pool::on(3, move |count, task| {
        thread::scope(|scope| {
            for i in 0..count {
                counted.fetch_add(1, Ordering::Relaxed);
                scope.spawn(move || task(i));
            }
        });
    });
    let pools = [Pool::new(2), Pool::new(0), Pool::spinning(3, Duration::from_micros(50)), host];
    for pool in pools.map(Result::unwrap) {
        let clone = pool.clone();
        let same = |run: Result<Vec<Tensor<'static>>>| assert_eq!(run.unwrap()[0].as_slice::<f32>().unwrap(), expected);
        thread::scope(|scope| {
            for _ in 0..3 {
                scope.spawn(|| same(plan.call().input(&x).pool(&clone).run()));
            }
        });
        let call = plan.call().input(&x).pool(&clone);
        drop((pool, clone)); // the call has it
        same(call.run());
    }
    assert!(begun.load(Ordering::Relaxed) > 0);
    assert_eq!(Pool::new(5).unwrap().threads(), 5);
    assert!(format!("{:?}", Pool::new(2).unwrap()).contains('2'));
    // A scheduler that panics, or does nothing, leaves the work to the run.
    for does in [true, false] {
        let pool = Pool::on(2, move |_, _| assert!(!does)).unwrap();
        assert_eq!(plan.call().input(&x).pool(&pool).run().unwrap()[0].as_slice::<f32>().unwrap(), expected);
    }
    refused(Pool::new(257), Code::InvalidArgument, "256");
    refused(Pool::new(usize::MAX), Code::InvalidArgument, "256");
    refused(Pool::on(0, |_, _| ()), Code::InvalidArgument, "1");
}

#[test]
fn a_run_asks_whether_to_stop() {
    let plan = plan(FOREVER);
    let x = Tensor::copy(&[], &[1i32]).unwrap();
    let mut asked = 0;
    let stop = || {
        asked += 1;
        asked == 3
    };
    refused(plan.call().input(&x).poll(Duration::from_millis(1), stop).run(), Code::Cancelled, "");
    assert_eq!(asked, 3);
    // A short run does not ask, and one that may go on goes on.
    let add = self::plan(ADD);
    let y = Tensor::copy(&[3], &[1.0f32; 3]).unwrap();
    add.call().input(&y).input(&y).poll(Duration::from_secs(9), || unreachable!()).run().unwrap();
    add.call().input(&y).input(&y).poll(Duration::ZERO, || false).run().unwrap();
    refused(add.call().input(&y).input(&y).poll(Duration::ZERO, || true).run(), Code::Cancelled, "");
    // A panic passes the library by.
    let call = plan.call().input(&x).poll(Duration::ZERO, || panic!("in the poll"));
    let panic = catch_unwind(AssertUnwindSafe(|| call.run())).expect_err("it panics");
    assert_eq!(panic.downcast_ref::<&str>(), Some(&"in the poll"));
}

#[test]
fn shapes_of_outputs_are_known_before_the_run() {
    let plan = plan(
        "func.func @main(%x: tensor<?x2xf32>, %y: tensor<?x2xf32>) -> (tensor<?x2xf32>, tensor<f32>) {
      %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?x2xf32>, tensor<?x2xf32>) -> tensor<?x2xf32>
      %1 = stablehlo.constant dense<1.0> : tensor<f32>
      return %0, %1 : tensor<?x2xf32>, tensor<f32> }",
    );
    assert_eq!(plan.output_shapes(&[&[3, 2], &[4, 2]]).unwrap(), [vec![7, 2], vec![]]);
    let (x, y) = (Tensor::zeros(ElementType::F32, &[3, 2]), Tensor::zeros(ElementType::F32, &[4, 2]));
    assert_eq!(plan.run(&[&x.unwrap(), &y.unwrap()]).unwrap()[0].shape(), [7, 2]);
    refused(plan.output_shapes(&[&[3, 2], &[4, 3]]), Code::InvalidArgument, "input 1");
    refused(plan.output_shapes(&[&[3, 2]]), Code::InvalidArgument, "");
    refused(plan.output_shapes(&[&[3, 2], &[4]]), Code::InvalidArgument, "input 1");
    refused(plan.output_shapes(&[&[3, 2], &[-4, 2]]), Code::InvalidArgument, "input 1");
}

#[test]
fn tensors_are_handed_to_other_libraries() {
    let tensor = Tensor::from_vec(&[2, 2], vec![1i32, 2, 3, 4]).unwrap();
    let address = tensor.bytes().as_ptr();
    let managed = tensor.into_dlpack().unwrap();
    let mut back = thread::spawn(move || Tensor::from_dlpack(managed).unwrap()).join().unwrap();
    assert_eq!((back.bytes().as_ptr(), back.shape()), (address, &[2, 2][..]));
    assert_eq!(back.as_slice::<i32>().unwrap(), [1, 2, 3, 4]);
    // As long as another library has it, it is only read.
    let shared = back.to_dlpack().unwrap();
    refused(back.as_mut_slice::<i32>(), Code::InvalidArgument, "view for reading");
    drop(shared);
    assert!(back.as_mut_slice::<i32>().is_ok());
    // What the library does not take is still the caller's, and released once.
    let raw = back.to_dlpack().unwrap().into_raw();
    let refusing = unsafe {
        (*raw.as_ptr()).tensor.device.type_ = 2;
        Dlpack::from_raw(raw)
    };
    refused(Tensor::from_dlpack(refusing), Code::Unsupported, "CUDA");
    assert!(back.as_mut_slice::<i32>().is_ok());
}

#[test]
fn memory_that_two_tensors_have_is_only_read() {
    let mut tensor = Tensor::from_vec(&[2], vec![1i32, 2]).unwrap();
    let mut shared = Tensor::from_dlpack(tensor.to_dlpack().unwrap()).unwrap();
    assert_eq!(shared.bytes().as_ptr(), tensor.bytes().as_ptr());
    refused(shared.as_mut_slice::<i32>(), Code::InvalidArgument, "");
    refused(tensor.as_mut_slice::<i32>(), Code::InvalidArgument, "view for reading");
    // A tensor that is given away while another one has its memory stays read-only.
    let mut given = Tensor::from_dlpack(tensor.into_dlpack().unwrap()).unwrap();
    refused(given.as_mut_slice::<i32>(), Code::InvalidArgument, "");
    assert_eq!(shared.as_slice::<i32>().unwrap(), [1, 2]);
    // Alone, it may be written.
    let alone = Tensor::from_vec(&[2], vec![1i32, 2]).unwrap();
    let mut written = Tensor::from_dlpack(alone.into_dlpack().unwrap()).unwrap();
    written.as_mut_slice::<i32>().unwrap()[0] = 9;
    assert_eq!(written.as_slice::<i32>().unwrap(), [9, 2]);
}

#[test]
fn inputs_are_given_away() {
    let plan = plan(ADD);
    let y = Tensor::copy(&[3], &[1.0f32; 3]).unwrap();
    let x = Tensor::copy(&[3], &[1.0f32, 2.0, 3.0]).unwrap();
    let address = x.bytes().as_ptr();
    let sum = plan.call().donate(x).input(&y).run().unwrap();
    assert_eq!(sum[0].as_slice::<f32>().unwrap(), [2.0, 3.0, 4.0]);
    assert_eq!(sum[0].bytes().as_ptr(), address, "the result is in the memory of the input");
    let borrowed = [1.0f32, 2.0, 3.0];
    let sum = plan.call().donate(Tensor::view(&[3], &borrowed).unwrap()).input(&y).run().unwrap();
    assert_ne!(sum[0].bytes().as_ptr(), borrowed.as_ptr().cast());
    assert_eq!(borrowed, [1.0, 2.0, 3.0]);
}

#[test]
fn one_plan_runs_in_many_threads() {
    let plan = plan(ADD);
    thread::scope(|scope| {
        for k in 0..4 {
            let plan = &plan;
            scope.spawn(move || {
                let (x, y, mut out) = ([k as f32; 3], [1.0f32; 3], [0.0f32; 3]);
                for _ in 0..1000 {
                    plan.run_arrays(&[(&x).into(), (&y).into()], &mut [(&mut out).into()]).unwrap();
                    assert_eq!(out, [k as f32 + 1.0; 3]);
                }
            });
        }
    });
}

#[test]
fn plans_have_options() {
    let module = Module::parse(format!(
        "{ADD}\nfunc.func @other() -> tensor<i32> {{
      %0 = stablehlo.constant dense<7> : tensor<i32>
      return %0 : tensor<i32> }}"
    ))
    .unwrap();
    let plan = PlanOptions::new().function("other").simd(Simd::Baseline).max_memory(1 << 20).plan(&module).unwrap();
    drop(module);
    assert_eq!(plan.run(&[]).unwrap()[0].as_slice::<i32>().unwrap(), [7]);
    let module = Module::parse(ADD).unwrap();
    refused(PlanOptions::new().function("missing").plan(&module), Code::NotFound, "main");
    refused(PlanOptions::new().simd(Simd::Other(9)).plan(&module), Code::InvalidArgument, "9");
}
