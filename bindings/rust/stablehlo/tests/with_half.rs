//! Numbers of the crate half as elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#![cfg(feature = "half")]
mod common;

use common::refused;
use half::{bf16, f16};
use stablehlo::{Bf16, Code, Element, ElementType, Module, Plan, Tensor, F16};

fn twice(element: &str) -> Plan {
    let text = format!(
        "func.func @main(%x: tensor<3x{element}>) -> tensor<3x{element}> {{
      %0 = stablehlo.add %x, %x : tensor<3x{element}>
      return %0 : tensor<3x{element}> }}"
    );
    Module::parse(text).unwrap().plan().unwrap()
}

#[test]
fn slices_run() {
    let (x, mut sum) = ([1.5, -0.25, 65000.0].map(f16::from_f32), [f16::ZERO; 3]);
    twice("f16").run_arrays(&[(&x).into()], &mut [(&mut sum).into()]).unwrap();
    assert_eq!(sum, [f16::from_f32(3.0), f16::from_f32(-0.5), f16::INFINITY]);
    assert_ne!(sum, x); // the twin

    let (x, mut sum) = (vec![bf16::from_f32(1.5), bf16::NEG_ZERO, bf16::MAX], vec![bf16::ZERO; 3]);
    twice("bf16").run_arrays(&[(&x).into()], &mut [(&mut sum).into()]).unwrap();
    assert_eq!(sum.iter().map(|y| y.to_bits()).collect::<Vec<_>>(), [0x4040, 0x8000, 0x7f80]);

    // One of them is not the other, and neither is its bits.
    let expected = "input 0 has 3 elements of bf16, expected tensor<3xf16>";
    let mut half = [f16::ZERO; 3];
    refused(twice("f16").run_arrays(&[(&x).into()], &mut [(&mut half).into()]), Code::InvalidArgument, expected);
    let mut bits = [0u16; 3];
    let expected = "output 0 has 3 elements of ui16, expected tensor<3xbf16>";
    refused(twice("bf16").run_arrays(&[(&x).into()], &mut [(&mut bits).into()]), Code::InvalidArgument, expected);
}

#[test]
fn tensors_have_them() {
    let all: Vec<f16> = (0..=u16::MAX).map(f16::from_bits).collect();
    let mut tensor = Tensor::from_vec(&[1 << 16], all).unwrap();
    assert!(tensor.as_slice::<f16>().unwrap().iter().zip(0..=u16::MAX).all(|(one, bits)| one.to_bits() == bits));
    assert!(tensor.as_slice::<F16>().unwrap().iter().zip(0..=u16::MAX).all(|(one, bits)| one.0 == bits));
    assert_eq!(tensor.element_text(0x3c00).unwrap(), f16::ONE.to_string());
    tensor.as_mut_slice::<f16>().unwrap()[0] = f16::from_f32(-2.0);
    assert_eq!(tensor.to_vec::<f16>().unwrap()[0].to_f32(), -2.0);
    refused(tensor.as_slice::<bf16>(), Code::InvalidArgument, "elements of f16, expected bf16");
    assert_eq!((f16::TYPE, bf16::TYPE), (ElementType::F16, ElementType::Bf16));

    let scalar = Tensor::copy(&[], &[bf16::from_f32(1.5)]).unwrap();
    assert_eq!(scalar.as_slice::<Bf16>().unwrap(), [Bf16(0x3fc0)]);
    let empty = Tensor::copy::<bf16>(&[0, 2], &[]).unwrap();
    assert_eq!(empty.as_slice::<bf16>().unwrap(), []);
}

#[test]
fn misaligned_bytes_are_copied_and_not_sliced() {
    let memory = [0x3cu8, 0x00, 0x3c, 0x00];
    let start = 1 - memory.as_ptr() as usize % 2;
    let view = Tensor::view_bytes(ElementType::F16, &[1], &memory[start..start + 2]).unwrap();
    refused(view.as_slice::<f16>(), Code::InvalidArgument, "not aligned");
    assert_eq!(view.to_vec::<f16>().unwrap()[0].to_bits(), if start == 0 { 0x003c } else { 0x3c00 });
}
