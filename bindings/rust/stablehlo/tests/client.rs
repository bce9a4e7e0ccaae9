//! Plans on the devices of a plugin of PJRT: the project's own. Expected values are computed by hand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::{file, plugin_file, refused, ADD};
use stablehlo::*;
use std::ops::ControlFlow;
use std::thread;
use std::time::Duration;

/// Any number of elements.
const DYNAMIC_ADD: &str =
    "func.func @main(%a: tensor<?xf32> loc(\"a\"), %b: tensor<?xf32> loc(\"b\")) -> tensor<?xf32> {
  %0 = stablehlo.add %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}";

/// Each replica adds its number.
const REPLICAS: &str = "func.func @main(%x: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.replica_id : tensor<ui32>
  %1 = stablehlo.add %0, %x : tensor<ui32>
  return %1 : tensor<ui32>
}";

/// The device may write the result where the input is.
const DOUBLE: &str = "func.func @main(%x: tensor<2x2xf32> {tf.aliasing_output = 0 : i32}) -> tensor<2x2xf32> {
  %0 = stablehlo.add %x, %x : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}";

fn plugin() -> Plugin {
    unsafe { Plugin::load(plugin_file()) }.unwrap()
}

fn plan(client: &Client, text: &str) -> Plan {
    PlanOptions::new().client(client).plan(&Module::parse(text).unwrap()).unwrap()
}

fn floats(elements: &[f32]) -> Tensor<'static> {
    Tensor::copy(&[elements.len() as i64], elements).unwrap()
}

#[test]
fn plugins_say_what_they_are() {
    let plugin = plugin();
    assert_eq!(plugin.path(), plugin_file());
    assert!(plugin.minor_version() > 100, "{plugin:?}");
    assert_eq!(plugin.stablehlo_version(), Versions::of_library().unwrap().stablehlo);
    let value = |name| plugin.attributes().find_map(|(found, value)| (found == name).then(|| value.into_owned()));
    assert_eq!(value("stablehlo_minimum_version").as_deref(), Some("0.9.0"));
    assert_eq!(value("stablehlo_current_version").as_deref(), Some(&*plugin.stablehlo_version()));
    assert_eq!(value("no_such_attribute"), None);
    // 4 is that of layouts.
    assert!(plugin.extensions().contains(&4) && !plugin.extensions().contains(&-1), "{:?}", plugin.extensions());
    assert!(format!("{plugin:?}").ends_with(&format!("libpjrt-stablehlo-c.so: PJRT 0.{})", plugin.minor_version())));
}

#[test]
fn what_is_no_plugin_is_refused() {
    let load = |path: &str| unsafe { Plugin::load(path) };
    refused(load("/nowhere/plugin.so"), Code::Io, "No such file");
    refused(load("/"), Code::Io, "no regular file");
    refused(load(file("README.md").to_str().unwrap()), Code::Device, "cannot be loaded");
    let library = std::env::var("STABLEHLO_C_LIBRARY").unwrap();
    refused(load(&library), Code::Device, "no function GetPjrtApi");
    refused(load("with\0NUL"), Code::InvalidArgument, "");
    // One that is known to stop the process that uses it is looked for only if the caller insists.
    refused(load("/nowhere/libtpu.so"), Code::Device, "without a TPU");
    refused(unsafe { Plugin::load_forced("/nowhere/libtpu.so") }, Code::Io, "No such file");
    unsafe { Plugin::load_forced(plugin_file()) }.unwrap(); // the twin
}

#[test]
fn clients_have_settings_and_devices() {
    let plugin = plugin();
    let settings = [("device_count", 2.into()), ("simd", "baseline".into()), ("device_count", "3".into())];
    let client = Client::new(&plugin, &settings).unwrap();
    assert_eq!(client.platform(), "shlo");
    assert!(client.platform_version().contains("stablehlo-c"), "{}", client.platform_version());
    let devices = client.devices();
    assert_eq!(devices.iter().map(|device| device.id).collect::<Vec<_>>(), [0, 1, 2]);
    assert!(devices.iter().all(|device| device.is_local && device.process == 0 && !device.kind.is_empty()));
    assert!(client.memory(2).is_some());
    assert_eq!((client.memory(3), client.memory(usize::MAX)), (None, None));
    assert_eq!(format!("{client:?}"), "Client(shlo: 3 devices)");
    assert_eq!(plugin.client().unwrap().devices().len(), 1); // the twin

    let values: [Setting<'_>; 5] = [true.into(), 1.5.into(), 1.into(), i64::MAX.into(), "fast".into()];
    for value in values {
        refused(Client::new(&plugin, &[("turbo", value)]), Code::Device, "turbo");
    }
    refused(Client::new(&plugin, &[("device_count", 0.into())]), Code::Device, "it must be from 1 to");
    refused(Client::new(&plugin, &[("device_count", true.into())]), Code::Device, "device_count is no number");
}

#[test]
fn plans_run_on_devices() {
    let client = plugin().client().unwrap();
    let dynamic = plan(&client, DYNAMIC_ADD);
    assert_eq!(format!("{dynamic:?}"), "[a: tensor<?xf32>, b: tensor<?xf32>] -> [tensor<?xf32>]");
    let (a, b) = (floats(&[1.0, 2.0]), floats(&[10.0, 20.0]));
    let sum = dynamic.run(&[&a, &b]).unwrap().remove(0);
    assert_eq!((sum.as_slice::<f32>().unwrap(), sum.device()), (&[11.0, 22.0][..], None));
    assert_eq!(sum.compare(&floats(&[11.0, 23.0]), 0.0).unwrap(), Some(1)); // the twin
    let sum = dynamic.run_named(&[("b", &floats(&[1.0, 2.0, 4.0])), ("a", &floats(&[0.5; 3]))]).unwrap();
    assert_eq!(sum[0].as_slice::<f32>().unwrap(), [1.5, 2.5, 4.5]);
    // With limits memory is copied.
    let (mut told, cancellation) = (0.0, Cancellation::new().unwrap());
    let tell = |fraction| {
        told = fraction;
        ControlFlow::Continue(())
    };
    let call = dynamic.call().input(&a).input(&b).timeout(Duration::from_secs(60)).cancellation(&cancellation);
    assert_eq!(call.progress(Duration::ZERO, tell).run().unwrap()[0].as_slice::<f32>().unwrap(), [11.0, 22.0]);
    assert_eq!(told, 1.0);

    // Static programs run on the caller's arrays.
    let fixed = plan(&client, ADD);
    let (x, y, mut out) = ([1.0f32, 2.0, 3.0], [10.0f32; 3], [0.0f32; 3]);
    fixed.run_arrays(&[(&x).into(), (&y).into()], &mut [(&mut out).into()]).unwrap();
    assert_eq!(out, [11.0, 12.0, 13.0]);
    let mut given = Tensor::view_mut(&[3], &mut out).unwrap();
    fixed.run_into(&[&floats(&x), &floats(&x)], &mut [&mut given]).unwrap();
    assert_eq!(out, [2.0, 4.0, 6.0]);
    refused(fixed.run(&[&a, &a]), Code::InvalidArgument, "input 0");
}

#[test]
fn what_a_plugin_cannot_do_is_refused() {
    let client = plugin().client().unwrap();
    let on = PlanOptions::new().client(&client);
    let module = Module::parse(ADD).unwrap();
    refused(on.clone().recordable(true).plan(&module), Code::Unsupported, "inside of runs");
    let host = HostFunction::new(|_, _, _| Ok(()));
    refused(on.clone().custom_call("f", host).plan(&module), Code::Unsupported, "functions of the host");
    let call = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = stablehlo.custom_call @nobody(%x) : (tensor<2xf32>) -> tensor<2xf32>
      return %0 : tensor<2xf32> }";
    // The plugin's own words.
    refused(on.plan(&Module::parse(call).unwrap()), Code::Unsupported, "Client_Compile failed: ");
    on.plan(&module).unwrap(); // the twin
}

#[test]
fn grids_choose_devices() {
    let client = Client::new(&plugin(), &[("device_count", 3.into())]).unwrap();
    let module = Module::parse(REPLICAS).unwrap();
    let on = PlanOptions::new().client(&client);
    let (ten, twenty) = (Tensor::copy(&[], &[10u32]).unwrap(), Tensor::copy(&[], &[20u32]).unwrap());
    for (options, places) in
        [(on.clone(), [0, 1]), (on.clone().devices([2, 0]), [2, 0]), (on.clone().devices([]), [0, 1])]
    {
        let plan = options.grid(2, 1).plan(&module).unwrap();
        let results = plan.run_grid(&[[&ten], [&twenty]]).unwrap();
        let numbers: Vec<_> = results.iter().map(|one| one[0].as_slice::<u32>().unwrap()[0]).collect();
        assert_eq!(numbers, [10, 21]);
        let kept = plan.call().results_on_device().run_grid(&[[&ten], [&twenty]]).unwrap();
        assert_eq!(kept.iter().map(|one| one[0].device()).collect::<Vec<_>>(), places.map(Some));
        assert_eq!(kept[1][0].to_host().unwrap().as_slice::<u32>().unwrap(), [21]);
    }
    let said = |options: PlanOptions, part| refused(options.plan(&module), Code::InvalidArgument, part);
    said(on.clone().devices([3]), "devices[0] is 3, the client has 3 devices");
    said(on.clone().devices([0, usize::MAX]), "devices[1] is 9223372036854775807");
    said(on.clone().devices([1]).grid(2, 1), "2 processes, for which there are 1 devices");
    said(on.clone().grid(4, 1), "4 processes, for which there are 3 devices");
    said(PlanOptions::new().devices([0]), "devices are those of a client");
    on.devices([1]).plan(&module).unwrap(); // the twin
}

#[test]
fn tensors_live_on_devices() {
    let client = Client::new(&plugin(), &[("device_count", 2.into())]).unwrap();
    let here = Tensor::copy(&[2, 2], &[1.0f32, 2.0, -3.0, 0.0]).unwrap();
    assert_eq!(here.device(), None);
    let before = client.memory(1).unwrap();
    let mut there = here.to_device(&client, 1).unwrap();
    assert_eq!((there.device(), there.shape(), there.element_type()), (Some(1), &[2, 2][..], ElementType::F32));
    assert_eq!((there.element_count(), format!("{there:?}").as_str()), (4, "tensor<2x2xf32> on device 1"));
    assert!(client.memory(1).unwrap() >= before);
    let back = there.to_host().unwrap();
    assert_eq!((back.as_slice::<f32>().unwrap(), back.device()), (&[1.0, 2.0, -3.0, 0.0][..], None));

    // It has no bytes here, and who asks for some is told.
    let invalid = Code::InvalidArgument;
    assert!(there.bytes().is_empty() && !here.bytes().is_empty());
    refused(there.as_slice::<f32>(), invalid, "the tensor is on device 1: to_host copies it");
    refused(there.to_vec::<f32>(), invalid, "on device 1");
    refused(there.as_mut_slice::<f32>(), invalid, "on device 1");
    refused(there.bytes_mut(), invalid, "on device 1");
    refused(there.to_npy(), invalid, "on a device");
    refused(there.to_onnx("x"), invalid, "on a device");
    refused(there.compare(&here, 0.0), invalid, "on a device");
    refused(here.compare(&there, 0.0), invalid, "on a device");
    refused(there.element_text(0), invalid, "on a device");
    refused(there.to_dlpack(), invalid, "on a device");
    refused(there.to_device(&client, 0), invalid, "on a device");
    refused(Builder::new("").unwrap().constant(&there), invalid, "on a device");
    refused(here.to_host(), invalid, "memory of the host");
    refused(here.to_device(&client, 2), invalid, "device is 2, which is no device of this process");
    refused(here.to_device(&client, usize::MAX), invalid, "the client has 2 devices");
    refused(there.into_dlpack(), invalid, "on a device");
}

#[test]
fn results_stay_on_devices() {
    let client = plugin().client().unwrap();
    let double = plan(&client, DOUBLE);
    let here = Tensor::copy(&[2, 2], &[1.0f32, 2.0, -3.0, 0.0]).unwrap();
    for donates in [false, true] {
        let mut value = here.to_device(&client, 0).unwrap();
        for _ in 0..20 {
            let call = double.call().results_on_device();
            let next = if donates { call.donate(value).run() } else { call.input(&value).run() }.unwrap().remove(0);
            assert_eq!(next.device(), Some(0));
            value = next;
        }
        let expected = [1 << 20, 2 << 20, -(3 << 20), 0].map(|number| number as f32);
        assert_eq!(value.to_host().unwrap().as_slice::<f32>().unwrap(), expected);
        // Without the wish, and into memory of the caller, they come back.
        let mut out = [0.0f32; 4];
        let mut given = Tensor::view_mut(&[2, 2], &mut out).unwrap();
        double.call().input(&value).results_on_device().run_into(&mut [&mut given]).unwrap();
        let result = double.run(&[&value]).unwrap().remove(0);
        assert_eq!(result.device(), None);
        assert_eq!(result.as_slice::<f32>().unwrap(), expected.map(|number| 2.0 * number));
        assert_eq!(out, expected.map(|number| 2.0 * number));
    }
    // A result that is an input stays when that is gone.
    let same = plan(&client, "func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> { return %x : tensor<3xf32> }");
    let mut given = vec![1.0f32, 2.0, 3.0];
    let kept = same.call().input(&Tensor::view(&[3], &given).unwrap()).results_on_device().run().unwrap();
    given.fill(9.0);
    assert_eq!(kept[0].to_host().unwrap().as_slice::<f32>().unwrap(), [1.0, 2.0, 3.0]);

    // Plans of the CPU and of another client take no such tensors, and give none.
    let there = here.to_device(&client, 0).unwrap();
    let cpu = Module::parse(DOUBLE).unwrap().plan().unwrap();
    refused(cpu.run(&[&there]), Code::InvalidArgument, "the plan runs on the CPU");
    refused(cpu.call().input(&here).results_on_device().run(), Code::InvalidArgument, "the plan runs on the CPU");
    let other = plugin().client().unwrap();
    refused(plan(&other, DOUBLE).run(&[&there]), Code::InvalidArgument, "on another device than the plan");
    double.run(&[&there]).unwrap(); // the twin
}

#[test]
fn what_is_needed_stays_alive() {
    let (tensor, plan) = {
        let plugin = plugin();
        let client = plugin.client().unwrap();
        let options = PlanOptions::new().client(&client);
        let tensor = Tensor::copy(&[2, 2], &[1.0f32; 4]).unwrap().to_device(&client, 0).unwrap();
        drop((plugin, client));
        (tensor, options.plan(&Module::parse(DOUBLE).unwrap()).unwrap())
    };
    let kept = plan.call().input(&tensor).results_on_device().run().unwrap().remove(0);
    drop((plan, tensor));
    assert_eq!(kept.to_host().unwrap().as_slice::<f32>().unwrap(), [2.0; 4]);
    // Several threads use a client and a plan at once, and the last one ends them.
    let client = plugin().client().unwrap();
    let plan = std::sync::Arc::new(self::plan(&client, DOUBLE));
    let threads: Vec<_> = (0..4)
        .map(|k| {
            let (client, plan) = (client.clone(), plan.clone());
            thread::spawn(move || {
                for _ in 0..50 {
                    let there = Tensor::copy(&[2, 2], &[k as f32; 4]).unwrap().to_device(&client, 0).unwrap();
                    let twice = plan.call().donate(there).results_on_device().run().unwrap().remove(0);
                    assert_eq!(twice.to_host().unwrap().as_slice::<f32>().unwrap(), [2.0 * k as f32; 4]);
                }
            })
        })
        .collect();
    drop((client, plan));
    threads.into_iter().for_each(|thread| thread.join().unwrap());
}
