//! Pipelines: their text, what they do, what stops them, and what passes there are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::refused;
use stablehlo::*;
use std::thread;
use std::time::{Duration, Instant};

const TANGENT: &str = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = chlo.tan %x : tensor<2xf32> -> tensor<2xf32>
  return %0 : tensor<2xf32>
}";
const NORMAL: &str = "builtin.module(remove-sharding,func.func(chlo-legalize-to-stablehlo))";

#[test]
fn pipelines_have_a_normal_form() {
    let typed: &[&dyn Pass] = &[&passes::RemoveSharding, &passes::ChloLegalizeToStablehlo];
    for pipeline in [Pipeline::parse(NORMAL), "remove-sharding, decompose-chlo".parse(), Pipeline::new(typed)] {
        let pipeline = pipeline.unwrap();
        assert_eq!(pipeline.to_string(), NORMAL);
        assert_eq!(pipeline.passes(), ["remove-sharding", "chlo-legalize-to-stablehlo"]);
    }
    let reversed = Pipeline::new(&[typed[1], typed[0]]).unwrap();
    assert_ne!(reversed.to_string(), NORMAL); // the twin
    let empty = Pipeline::new(&[]).unwrap();
    assert_eq!((format!("{empty:?}"), empty.passes().len()), ("Pipeline(builtin.module())".into(), 0));
    refused(Pipeline::parse("remove-sharding{x=1}"), Code::Malformed, "no option 'x'");
}

#[test]
fn passes_run_and_report() {
    let (module, pipeline) = (Module::parse(TANGENT).unwrap(), Pipeline::parse(NORMAL).unwrap());
    let before = module.to_string();
    let (mut reports, mut warnings) = (Vec::new(), Vec::new());
    let options = PassOptions::new().reports(&mut reports).warnings(&mut warnings).verify_each(true).lenient(false);
    let made = options.max_ops(100).max_rewrites(100).max_folded_bytes(100).run(&module, &pipeline).unwrap();
    assert_eq!(made.to_string(), module.decompose_chlo().unwrap().to_string());
    assert_eq!(module.run_passes(&pipeline).unwrap().to_string(), made.to_string());
    assert_eq!(module.to_string(), before);
    assert_ne!(made.to_string(), before);
    let names: Vec<_> = reports.iter().map(|one| one.name.clone()).collect();
    assert_eq!((names, warnings.len()), (pipeline.passes(), 0));
    assert_eq!((reports[1].ops_before, reports[1].ops_after), (3, 3));
    assert!(reports.iter().map(|one| one.duration).sum::<Duration>() > Duration::ZERO);

    let later = "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = \"sdy.later\"(%x) : (tensor<2xf32>) -> tensor<1xf32>
      return %x : tensor<2xf32>
    }";
    let mut reports = Vec::new();
    let failed = PassOptions::new().reports(&mut reports).run(&Module::parse(later).unwrap(), &pipeline);
    let error = failed.unwrap_err();
    assert_eq!((error.code(), error.diagnostics()[0].pass.as_str()), (Code::Unsupported, "remove-sharding"));
    assert_eq!(reports.len(), 1);
}

#[test]
fn passes_stop() {
    let negations = "  stablehlo.negate %x : tensor<f32>\n".repeat(4000);
    let module = Module::parse(format!("func.func @main(%x: tensor<f32>) {{\n{negations}  return\n}}")).unwrap();
    let long = Pipeline::parse(["remove-sharding", "decompose-chlo"].repeat(2048).join(",")).unwrap();
    let start = Instant::now();
    let limited = PassOptions::new().timeout(Duration::from_millis(30)).run(&module, &long);
    refused(limited, Code::Limit, "time limit");
    let cancellation = Cancellation::new().unwrap();
    let other = cancellation.clone();
    let canceller = thread::spawn(move || {
        thread::sleep(Duration::from_millis(30));
        other.cancel();
    });
    refused(PassOptions::new().cancellation(&cancellation).run(&module, &long), Code::Cancelled, "cancelled");
    canceller.join().unwrap();
    assert!(start.elapsed() < Duration::from_secs(10));
    let short = Pipeline::new(&[&passes::RemoveSharding]).unwrap();
    let fresh = Cancellation::new().unwrap(); // the twin
    let made = PassOptions::new().cancellation(&fresh).timeout(Duration::from_secs(60)).run(&module, &short).unwrap();
    assert_eq!(made.to_string(), module.to_string());
}

#[test]
fn threads_share_a_pipeline() {
    let pipeline = Pipeline::parse(NORMAL).unwrap();
    let work = || Module::parse(TANGENT).unwrap().run_passes(&pipeline).unwrap().to_string();
    let texts: Vec<_> = thread::scope(|scope| {
        let threads: Vec<_> = (0..4).map(|_| scope.spawn(work)).collect();
        threads.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert!(texts.iter().all(|text| *text == texts[0] && text.contains("stablehlo.tan")));
}

#[test]
fn passes_are_known() {
    let all = PassInfo::all().unwrap();
    assert!(all.windows(2).all(|two| two[0].name < two[1].name) && all.len() >= 2);
    for one in &all {
        assert_eq!(PassInfo::find(one.name).unwrap(), *one);
        assert!(one.other_names.iter().all(|name| PassInfo::find(name).unwrap() == *one));
        assert!(one.summary.ends_with('.') && one.options.iter().all(|option| !option.form.is_empty()));
    }
    let chlo = PassInfo::find("decompose-chlo").unwrap();
    assert_eq!((chlo.name, chlo.anchor), ("chlo-legalize-to-stablehlo", PassAnchor::Function));
    assert_eq!((chlo.keeps, chlo.is_idempotent), (PassKeeps::Bound, true));
    assert_ne!(PassInfo::find("remove-sharding").unwrap().anchor, chlo.anchor);
    refused(PassInfo::find("nothing"), Code::NotFound, "nothing");
    assert!(PipelineInfo::all().unwrap().iter().all(|one| Pipeline::parse(one.passes).is_ok()));
}
