//! Numbers of the crate num-complex as elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#![cfg(feature = "num-complex")]
mod common;

use common::refused;
use num_complex::Complex;
use stablehlo::{Code, Element, ElementType, Module, Plan, Tensor};

fn product(element: &str) -> Plan {
    let text = format!(
        "func.func @main(%x: tensor<2xcomplex<{element}>>, %y: tensor<2xcomplex<{element}>>) \
         -> tensor<2xcomplex<{element}>> {{
      %0 = stablehlo.multiply %x, %y : tensor<2xcomplex<{element}>>
      return %0 : tensor<2xcomplex<{element}>> }}"
    );
    Module::parse(text).unwrap().plan().unwrap()
}

#[test]
fn slices_run() {
    let (x, y) = ([Complex::new(1.0f32, 2.0), Complex::i()], [Complex::new(3.0f32, -4.0), Complex::i()]);
    let mut out = [Complex::default(); 2];
    product("f32").run_arrays(&[(&x).into(), (&y).into()], &mut [(&mut out).into()]).unwrap();
    assert_eq!(out, [Complex::new(11.0, 2.0), Complex::new(-1.0, 0.0)]);
    assert_ne!(out, x); // the twin

    let (x, mut out) = (vec![Complex::new(0.5f64, -1.0); 2], vec![Complex::default(); 2]);
    product("f64").run_arrays(&[(&x).into(), (&x).into()], &mut [(&mut out).into()]).unwrap();
    assert_eq!(out, [Complex::new(-0.75, -1.0); 2]);

    let expected = "input 1 has 2 elements of complex<f64>, expected tensor<2xcomplex<f32>>";
    let mut single = [Complex::<f32>::default(); 2];
    refused(
        product("f32").run_arrays(&[(&y).into(), (&x).into()], &mut [(&mut single).into()]),
        Code::InvalidArgument,
        expected,
    );
}

#[test]
fn tensors_have_them() {
    let mut tensor = Tensor::from_vec(&[2], vec![Complex::new(1.0f64, -2.0), Complex::new(0.0, 0.5)]).unwrap();
    assert_eq!(tensor.element_text(0).unwrap(), "(1,-2)");
    let ours = tensor.as_slice::<stablehlo::Complex<f64>>().unwrap();
    assert_eq!((ours[1].re, ours[1].im), (0.0, 0.5));
    tensor.as_mut_slice::<Complex<f64>>().unwrap()[0].im = 3.0;
    assert_eq!(tensor.to_vec::<Complex<f64>>().unwrap()[0], Complex::new(1.0, 3.0));
    refused(tensor.as_slice::<Complex<f32>>(), Code::InvalidArgument, "complex<f64>, expected complex<f32>");
    assert_eq!(Complex::<f32>::TYPE, ElementType::ComplexF32);

    let empty = Tensor::copy::<Complex<f32>>(&[0], &[]).unwrap();
    assert_eq!(empty.as_slice::<Complex<f32>>().unwrap(), []);
}

#[test]
fn misaligned_bytes_are_copied_and_not_sliced() {
    let mut memory = [0u8; 24];
    let start = (0..4).find(|k| (memory.as_ptr() as usize + k) % 4 == 1).unwrap();
    memory[start..start + 4].copy_from_slice(&1.5f32.to_le_bytes());
    memory[start + 4..start + 8].copy_from_slice(&(-2.0f32).to_le_bytes());
    let view = Tensor::view_bytes(ElementType::ComplexF32, &[1], &memory[start..start + 8]).unwrap();
    refused(view.as_slice::<Complex<f32>>(), Code::InvalidArgument, "not aligned");
    assert_eq!(view.to_vec::<Complex<f32>>().unwrap(), [Complex::new(1.5, -2.0)]);
}
