//! Arrays of the crate ndarray, in and out.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#![cfg(feature = "ndarray")]
mod common;

use common::refused;
use ndarray::{arr0, array, s, Array, Array1, Array2, Array3, ArrayD, ArrayView2, Axis, IxDyn, ShapeBuilder};
use stablehlo::{Code, ElementType, Error, Input, Module, Output, Plan, Tensor};

fn plan(text: &str) -> Plan {
    Module::parse(text).unwrap().plan().unwrap()
}

fn transpose() -> Plan {
    plan(
        "func.func @main(%x: tensor<2x3xf32> loc(\"x\")) -> tensor<3x2xf32> {
      %0 = stablehlo.transpose %x, dims = [1, 0] : (tensor<2x3xf32>) -> tensor<3x2xf32>
      return %0 : tensor<3x2xf32> }",
    )
}

fn negate() -> Plan {
    plan(
        "func.func @main(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
      %0 = stablehlo.negate %x : tensor<?x?xf32>
      return %0 : tensor<?x?xf32> }",
    )
}

/// All extents differ, and all elements.
fn numbered() -> Array2<f32> {
    array![[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]
}

#[test]
fn arrays_run_without_copies() {
    let (x, mut y) = (numbered(), Array2::<f32>::zeros((3, 2)));
    transpose().run_arrays(&[(&x).try_into().unwrap()], &mut [(&mut y).try_into().unwrap()]).unwrap();
    assert_eq!(y, array![[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]);
    assert_ne!(y.into_shape_with_order((2, 3)).unwrap(), x); // the twin

    // Views of a part of other memory, with any dimension type.
    let cube = Array3::from_shape_fn((4, 2, 3), |(k, i, j)| (k * 6 + i * 3 + j) as f32);
    let mut out = ArrayD::<f32>::zeros(IxDyn(&[2, 3, 2]));
    let (part, mut written) = (cube.index_axis(Axis(0), 2), out.index_axis_mut(Axis(0), 1));
    transpose().run_arrays(&[(&part).try_into().unwrap()], &mut [(&mut written).try_into().unwrap()]).unwrap();
    assert_eq!(out.index_axis(Axis(0), 1), part.t().into_dyn());
    assert!(out.index_axis(Axis(0), 0).iter().all(|&y| y == 0.0));
    // Shared memory is written where nobody else sees it.
    let mut shared = Array2::<f32>::zeros((3, 2)).into_shared();
    let other = shared.clone();
    transpose().run_arrays(&[(&x).try_into().unwrap()], &mut [(&mut shared).try_into().unwrap()]).unwrap();
    assert_eq!((shared[[0, 1]], other[[0, 1]]), (4.0, 0.0));
}

#[test]
fn shapes_are_compared() {
    let (x, mut y) = (numbered(), Array2::<f32>::zeros((3, 2)));
    let turned = x.t().as_standard_layout().into_owned();
    let run = |x: &Array2<f32>, y: &mut Array2<f32>| {
        transpose().run_arrays(&[x.try_into().unwrap()], &mut [y.try_into().unwrap()])
    };
    let expected = "input 0 has the shape [3, 2], expected x: tensor<2x3xf32>";
    refused(run(&turned, &mut y), Code::InvalidArgument, expected);
    let expected = "output 0 has the shape [2, 3], expected tensor<3x2xf32>";
    refused(run(&x, &mut numbered()), Code::InvalidArgument, expected);
    run(&x, &mut y).unwrap();
    assert_eq!(y, turned);

    let flat = Array::from_iter(x.iter().copied());
    let expected = "input 0 has the shape [6], expected";
    let outputs = &mut [(&mut y).try_into().unwrap()];
    refused(transpose().run_arrays(&[(&flat).try_into().unwrap()], outputs), Code::InvalidArgument, expected);
    let doubles = x.mapv(f64::from);
    let expected = "input 0 has 6 elements of f64, expected";
    refused(transpose().run_arrays(&[(&doubles).try_into().unwrap()], outputs), Code::InvalidArgument, expected);
    // A slice has no shape.
    transpose().run_arrays(&[x.as_slice().unwrap().into()], outputs).unwrap();
}

#[test]
fn other_layouts_are_refused_where_nothing_is_copied() {
    let mut x = Array2::<f32>::zeros((4, 6));
    let mut columns = Array2::<f32>::zeros((2, 3).f());
    let refuse_input = |array: ArrayView2<'_, f32>, shape: &str| {
        refused(Input::try_from(&array), Code::InvalidArgument, shape);
    };
    refuse_input(x.t(), "the array of shape [6, 4] is not in standard layout");
    refuse_input(x.slice(s![..;2, ..]), "shape [2, 6]");
    refuse_input(x.slice(s![.., 1..]), "shape [4, 5]");
    refuse_input(x.slice(s![..;-1, ..]), "shape [4, 6]");
    refuse_input(columns.view(), "as_standard_layout()");
    refuse_input(ArrayView2::from_shape((2, 3).strides((0, 1)), &[1.0, 2.0, 3.0]).unwrap(), "shape [2, 3]");
    refused(Output::try_from(&mut columns), Code::InvalidArgument, "shape [2, 3]");
    refused(Tensor::try_from(&mut columns), Code::InvalidArgument, "can be assigned");
    refused(Output::try_from(&mut x.slice_mut(s![.., ..2])), Code::InvalidArgument, "shape [4, 2]");

    // Rows that follow each other are in standard layout, and so are arrays without or with one element.
    assert!(Input::try_from(&x.slice(s![1..3, ..])).is_ok());
    assert!(Input::try_from(&x.slice(s![3..;-1, ..])).is_ok());
    assert!(Input::try_from(&x.slice(s![..0;2, ..;3])).is_ok());
    assert!(Output::try_from(&mut x.slice_mut(s![1..2;3, 1..2;-1])).is_ok());

    // What the message says.
    let mut y = Array2::zeros((3, 2));
    let (x, mut turned) = (numbered().reversed_axes(), Array2::<f32>::zeros((3, 2).f()));
    transpose()
        .run_arrays(&[(&x.t().as_standard_layout()).try_into().unwrap()], &mut [(&mut y).try_into().unwrap()])
        .unwrap();
    turned.assign(&y);
    assert_eq!(turned, x);
}

#[test]
fn tensors_are_views_of_standard_layouts_and_copies_of_others() {
    let x = numbered();
    let same = |tensor: &Tensor<'_>, array: ArrayView2<'_, f32>| {
        assert_eq!(tensor.as_array::<f32>().unwrap(), array.into_dyn());
        tensor.bytes().as_ptr() == array.as_ptr().cast()
    };
    assert!(same(&Tensor::try_from(&x).unwrap(), x.view()));
    assert!(same(&Tensor::try_from(&x.slice(s![1.., ..])).unwrap(), x.slice(s![1.., ..])));
    for view in [x.t(), x.slice(s![.., ..2]), x.slice(s![..;-1, ..;-1]), x.slice(s![.., 1..;2])] {
        assert!(!same(&Tensor::try_from(&view).unwrap(), view));
    }
    let row = array![1.0f32, 2.0];
    let repeated = row.broadcast((3, 2)).unwrap();
    assert!(!same(&Tensor::try_from(&repeated).unwrap(), repeated));
    refused(Tensor::try_from(&x).unwrap().as_mut_array::<f32>(), Code::InvalidArgument, "view for reading");

    let outputs = negate().run(&[&Tensor::try_from(&x.t()).unwrap()]).unwrap();
    assert_eq!(outputs[0].to_array::<f32>().unwrap(), (-&x.t()).into_dyn());
    assert_ne!(outputs[0].to_array::<f32>().unwrap(), x.t().into_dyn()); // the twin
}

#[test]
fn tensors_write_arrays() {
    let mut y = Array2::<f32>::zeros((3, 2));
    {
        let mut out = Tensor::try_from(&mut y).unwrap();
        negate().run_into(&[&Tensor::try_from(&numbered().t()).unwrap()], &mut [&mut out]).unwrap();
        out.as_mut_array::<f32>().unwrap()[[0, 0]] = 9.0;
    }
    assert_eq!(y, array![[9.0, -4.0], [-2.0, -5.0], [-3.0, -6.0]]);
}

#[test]
fn tensors_take_the_memory_of_arrays() {
    let x = numbered();
    let address: *const f32 = x.as_ptr();
    let taken = Tensor::try_from(x).unwrap();
    assert_eq!((taken.bytes().as_ptr(), taken.shape()), (address.cast(), &[2, 3][..]));
    assert_eq!(taken.to_array::<f32>().unwrap(), numbered().into_dyn());
    // Others are copied: columns, a part with an offset, a part without one, rows backwards.
    let turned = Tensor::try_from(numbered().reversed_axes()).unwrap();
    assert_eq!(turned.to_array::<f32>().unwrap(), numbered().t().into_dyn());
    let last = Tensor::try_from(numbered().slice_move(s![1.., ..])).unwrap();
    assert_eq!(last.to_array::<f32>().unwrap(), array![[4.0, 5.0, 6.0]].into_dyn());
    let first = Tensor::try_from(numbered().slice_move(s![..1, ..])).unwrap();
    assert_eq!(first.to_array::<f32>().unwrap(), array![[1.0, 2.0, 3.0]].into_dyn());
    let reversed = Tensor::try_from(array![1i64, 2, 3].slice_move(s![..;-1])).unwrap();
    assert_eq!(reversed.as_slice::<i64>().unwrap(), [3, 2, 1]);
}

#[test]
fn arrays_are_empty_or_scalars() {
    let scalar = Tensor::try_from(&arr0(1.5f64)).map(|tensor| tensor.to_array::<f64>().unwrap()).unwrap();
    assert_eq!(scalar, arr0(1.5).into_dyn());
    let plan = plan("func.func @main(%x: tensor<0x3xi32>) -> tensor<0x3xi32> { return %x : tensor<0x3xi32> }");
    let (x, mut y) = (Array2::<i32>::zeros((0, 3)), Array2::<i32>::zeros((0, 3)));
    plan.run_arrays(&[(&x).try_into().unwrap()], &mut [(&mut y).try_into().unwrap()]).unwrap();
    let turned = Array2::<i32>::zeros((3, 0));
    let outputs = &mut [(&mut y).try_into().unwrap()];
    let expected = "input 0 has the shape [3, 0]";
    refused(plan.run_arrays(&[(&turned).try_into().unwrap()], outputs), Code::InvalidArgument, expected);
    assert_eq!(plan.run(&[&Tensor::try_from(&x).unwrap()]).unwrap()[0].to_array::<i32>().unwrap().shape(), [0, 3]);
    assert_eq!(Tensor::try_from(x).unwrap().as_array::<i32>().unwrap().shape(), [0, 3]);
    assert_eq!(Tensor::try_from(Array1::<f32>::zeros(0)).unwrap().shape(), [0]);
    // No array has as many elements along its other axes.
    let wide = Tensor::copy::<f32>(&[0, i64::MAX, i64::MAX], &[]).unwrap();
    refused(wide.as_array::<f32>(), Code::Limit, "ndarray has no array of this shape");
    refused(wide.to_array::<f32>(), Code::Limit, "ndarray has no array of this shape");
}

#[test]
fn arrays_of_tensors_have_their_elements() {
    let mut memory = [0u8; 16];
    let start = (0..4).find(|k| (memory.as_ptr() as usize + k) % 4 == 1).unwrap();
    memory[start..start + 4].copy_from_slice(&1.5f32.to_le_bytes());
    let view = Tensor::view_bytes(ElementType::F32, &[1, 2], &memory[start..start + 8]).unwrap();
    refused(view.as_array::<f32>(), Code::InvalidArgument, "not aligned");
    assert_eq!(view.to_array::<f32>().unwrap(), array![[1.5, 0.0]].into_dyn());
    refused(view.to_array::<i32>(), Code::InvalidArgument, "elements of f32, expected i32");
    let bools: Result<Tensor<'_>, Error> = array![[true], [false]].try_into();
    assert_eq!(bools.unwrap().to_array::<bool>().unwrap(), array![[true], [false]].into_dyn());
}

#[cfg(all(feature = "half", feature = "num-complex"))]
#[test]
fn elements_are_numbers_of_other_crates() {
    let numbers = array![half::bf16::ONE, half::bf16::from_f32(-1.5)];
    assert_eq!(Tensor::try_from(&numbers).unwrap().element_text(1).unwrap(), "-1.5");
    let numbers = array![num_complex::Complex::new(1.0f32, -2.0)];
    assert_eq!(Tensor::try_from(&numbers).unwrap().element_text(0).unwrap(), "(1,-2)");
}
