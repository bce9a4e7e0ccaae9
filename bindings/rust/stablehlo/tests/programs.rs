//! Reading, writing, listing, walking, versions and errors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::{bytes, file, refused, ADD};
use stablehlo::*;
use std::cmp::Ordering;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::Arc;

#[test]
fn artifacts_of_every_version_are_read() {
    let mut count = 0;
    for entry in std::fs::read_dir(file("tests/compatibility/frozen")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let version = match name.strip_suffix(".mlir.bc") {
            Some(version) => version,
            None => continue,
        };
        let artifact = bytes(&path);
        assert_eq!(content(&artifact).unwrap(), Content::Artifact);
        assert_eq!(peek(&artifact[..256]).unwrap(), (version.into(), format!("StableHLO_v{version}")));
        let module = Module::load(&artifact).unwrap();
        module.verify().unwrap();
        assert_eq!(&module.write_for(version).unwrap()[..], &artifact[..], "{name}");
        let inspection = Inspection::new(&artifact).unwrap();
        assert_eq!(inspection.version(), version);
        assert_eq!(inspection.functions().len(), module.functions().unwrap().len());
        assert!(inspection.ops().iter().any(|op| op.since == Some("0.9.0")));
        let broken = &artifact[..artifact.len() / 2];
        refused(Module::load(broken), Code::Malformed, "");
        count += 1;
    }
    assert!(count >= 30, "{count} artifacts");
}

#[test]
fn functions_say_what_they_take() {
    let module = Module::parse(ADD).unwrap();
    let main = module.main().unwrap();
    drop(module);
    assert_eq!((main.name().as_ref(), main.name_bytes(), main.is_public()), ("main", &b"main"[..], true));
    let x = main.arguments().next().unwrap();
    assert_eq!((x.name().as_ref(), x.element_type(), x.shape()), ("x", ElementType::F32, Some(&[3][..])));
    assert_eq!((x.type_text().as_ref(), x.attributes().as_ref()), ("tensor<3xf32>", ""));
    assert_eq!((main.arguments().len(), main.results().len()), (2, 1));
    assert_eq!(main.operation().name(), "func.func");
    let module = Module::parse(ADD).unwrap();
    refused(module.function("other"), Code::NotFound, "main");
    assert_eq!(module.op_counts().iter().map(|(_, count)| count).sum::<u64>() as usize, 3);
}

#[test]
fn names_of_any_bytes_are_kept() {
    let module = Module::parse("func.func @\"\\FFf\"() { return }").unwrap();
    let function = module.function(b"\xfff").unwrap();
    assert_eq!((function.name().as_ref(), function.name_bytes()), ("\u{fffd}f", &b"\xfff"[..]));
    refused(module.function("\u{fffd}f"), Code::NotFound, "");
}

#[test]
fn options_are_checked_by_the_call() {
    let broken = "func.func @main() {\n  oops\n}";
    let error = refused(ParseOptions::new().file_name("broken.mlir").parse(broken), Code::Malformed, "");
    let first = &error.diagnostics()[0];
    assert_eq!((first.file.as_str(), first.line, first.source_line.as_str()), ("broken.mlir", 2, "  oops"));
    refused(ParseOptions::new().max_bytes(10).parse(ADD), Code::Limit, "");
    refused(ParseOptions::new().max_nesting(100_000).parse(ADD), Code::InvalidArgument, "");
    refused(ReadOptions::new().max_ops(1).load(Module::parse(ADD).unwrap().write().unwrap()), Code::Limit, "");
    let foreign = "module attributes {mhlo.num_partitions = 2 : i32, foo.bar = 1 : i32} {}";
    let mut warnings = Vec::new();
    let strip = ParseOptions::new().other_dialects(OtherDialects::Strip).warnings(&mut warnings);
    assert!(!strip.parse(foreign).unwrap().to_string().contains("foo.bar"));
    assert!(warnings.iter().any(|warning| warning.severity == Severity::Warning), "{warnings:?}");
    refused(ParseOptions::new().other_dialects(OtherDialects::Reject).parse(foreign), Code::Unsupported, "");
    let kept = Module::parse(foreign).unwrap();
    assert_eq!(kept.partition_count(), 2);
    let mut warnings = Vec::new();
    kept.apply_other_dialects(OtherDialects::Strip, &mut warnings).unwrap();
    assert!(!warnings.is_empty());
    refused(kept.write_for("1.x"), Code::InvalidArgument, "1.x");
}

#[test]
fn errors_have_every_field_and_cross_threads() {
    let text = "func.func @main(%x: tensor<2xf32>) -> tensor<3xf32> {
  %0 = stablehlo.add %x, %x : (tensor<2xf32>, tensor<2xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}";
    let error = refused(ParseOptions::new().file_name("a.mlir").parse(text), Code::InvalidProgram, "");
    let first = error.diagnostics()[0].clone();
    assert_eq!((first.file.as_str(), first.line, first.op.as_str()), ("a.mlir", 2, "stablehlo.add"));
    assert!(first.column > 0 && !first.constraint.is_empty() && first.offset.is_none(), "{first:?}");
    assert!(first.to_string().starts_with("a.mlir:2:"));
    let rendered = error.render(false);
    assert!(rendered.contains("^") && rendered.contains("stablehlo.add %x, %x"), "{rendered}");
    assert!(error.render(true).contains("\x1b[") && !rendered.contains("\x1b["));
    assert_eq!(format!("{error:?}"), format!("{}\n{}", error.code(), rendered.trim_end()));
    assert_eq!(error.code().to_string(), "SHLO_INVALID_PROGRAM");
    let boxed: Box<dyn std::error::Error + Send + Sync + 'static> = error.clone().into();
    assert_eq!(std::thread::spawn(move || boxed.to_string()).join().unwrap(), error.to_string());
    let own = Tensor::copy(&[1], &[1u8]).unwrap().as_slice::<f32>().unwrap_err();
    assert_eq!(own.render(false), format!("error: {own}\n"));
    assert_eq!(Code::Other(99).to_string(), "status 99");
    let missing = refused(Module::open("/no/such/file"), Code::Io, "/no/such/file");
    assert!(missing.diagnostics().is_empty());
}

#[test]
fn blockers_are_listed() {
    let module = Module::open(file("examples/newer.mlir")).unwrap();
    let blockers = module.blockers("1.8.0").unwrap();
    let since: Vec<_> = blockers.diagnostics.iter().map(|d| (d.op.as_str(), d.version.as_str())).collect();
    assert_eq!(since, [("stablehlo.exponential", "1.9.0"), ("stablehlo.compare", "1.22.0")]);
    assert_eq!((blockers.count, module.minimum_version().unwrap()), (2, "1.22.0"));
    assert_eq!(module.blockers("1.22.0").unwrap().count, 0);
    assert_eq!(refused(module.write_for("1.8.0"), Code::Version, "").diagnostics().len(), 2);
}

#[test]
fn versions_are_known() {
    let versions = Versions::of_library().unwrap();
    assert_eq!((versions.minimum, versions.abi.0), ("0.9.0", sys::ABI.0));
    assert_eq!(versions.for_consumers(Compatibility::Newest).unwrap(), versions.stablehlo);
    assert_eq!(versions.for_consumers(Compatibility::Oldest).unwrap(), versions.minimum);
    assert!(versions.for_consumers(Compatibility::Other(77)).is_err());
    assert_eq!(versions.compare("1.10.0", "1.9.0").unwrap(), Ordering::Greater);
    assert!(versions.compare("1.10.0", "1").is_err());
    assert!(versions.releases().contains(&("1.18.0", "2026-06-26")));
}

#[test]
fn versioned_programs_are_text_too() {
    let artifact = Module::parse(ADD).unwrap().write_for("1.9.0").unwrap();
    let text = print_artifact(&artifact, &PrintOptions::new()).unwrap();
    assert!(text.to_string().contains("vhlo.add_v1"));
    assert_eq!(content(&text).unwrap(), Content::VersionedText);
    let again = parse_artifact(&text, WriteOptions::new().target("1.9.0")).unwrap();
    assert_eq!(peek(&again).unwrap().0, "1.9.0");
    assert_eq!(Module::load(&again).unwrap().to_string(), Module::load(&artifact).unwrap().to_string());
    refused(parse_artifact("oops", WriteOptions::new()), Code::Malformed, "");
}

#[test]
fn a_module_is_walked() {
    let module = Module::parse(
        "func.func @main(%x: tensor<2x?x!quant.uniform<i8:f32, 5.000000e-01:3>>, %c: tensor<i1>) -> tensor<4xf32> {
  %k = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %s = stablehlo.constant dense<5.0> : tensor<4xf32>
  %r = \"stablehlo.if\"(%c) ({
    stablehlo.return %k : tensor<4xf32>
  }, {
    %n = stablehlo.slice %s [0:4:1] : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %n : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}",
    )
    .unwrap();
    let names: Vec<_> = module.operation().walk().map(|op| op.name().into_owned()).collect();
    assert_eq!(
        names,
        [
            "builtin.module",
            "func.func",
            "stablehlo.constant",
            "stablehlo.constant",
            "stablehlo.if",
            "stablehlo.return",
            "stablehlo.slice",
            "stablehlo.return",
            "func.return"
        ]
    );
    let function = module.operation().region(0).unwrap().first().unwrap();
    let body = function.region(0).unwrap();
    let x = body.arguments().next().unwrap();
    assert_eq!((x.ty().shape(), x.ty().kind(), x.index()), (Some(&[2, DYNAMIC][..]), TypeKind::Tensor, 0));
    let quantization = x.ty().quantization().unwrap();
    assert_eq!((quantization.expressed, quantization.axis), (ElementType::F32, None));
    assert_eq!((quantization.scales, quantization.zero_points), (vec![0.5], vec![3]));
    assert_eq!((x.operation(), x.region()), (None, Some(body)));

    let constants: Vec<_> = body.operations().filter_map(|op| op.attribute("value")).collect();
    assert_eq!(constants[0].elements::<f32>().unwrap(), [1.0, 2.0, 3.0, 4.0]);
    assert_eq!(constants[0].elements::<f32>().unwrap().as_ptr().cast(), constants[0].bytes().unwrap().as_ptr());
    refused(constants[0].elements::<i32>(), Code::InvalidArgument, "i32");
    assert!(constants[1].is_splat());
    refused(constants[1].elements::<f32>(), Code::InvalidArgument, "tensor()");
    assert_eq!(constants[1].tensor().unwrap().as_slice::<f32>().unwrap(), [5.0; 4]);
    assert_eq!(module.constants()[0].bytes, 16);

    let branch = body.operations().nth(2).unwrap();
    assert_eq!((branch.op(), branch.regions().count(), branch.line()), (sys::SHLO_OP_IF, 2, 4));
    assert_eq!(branch.operand(0), body.arguments().nth(1));
    assert_eq!((branch.operand(1), branch.result(1)), (None, None));
    let slice = branch.region(1).unwrap().first().unwrap();
    assert_eq!(slice.attribute("limit_indices").unwrap().integers(), Some(vec![4]));
    assert_eq!(slice.attribute("limit_indices").unwrap().to_string(), "array<i64: 4>");
    assert_eq!(slice.attributes().map(|(name, _)| name.into_owned()).collect::<Vec<_>>().len(), 3);
    assert_eq!((slice.attribute("no"), slice.parent()), (None, Some(branch)));
    let ty = function.attribute("function_type").unwrap().ty().unwrap();
    assert_eq!((ty.kind(), ty.input_count(), ty.parts().count()), (TypeKind::Function, 2, 3));
    assert_eq!(function.attribute("sym_name").unwrap().text().unwrap(), "main");
    assert_eq!(function.attribute("sym_name").unwrap().integer(), None);
    assert!(slice.to_string().starts_with("%") && branch.to_string().contains("stablehlo.slice"));
}

#[test]
fn static_bytes_and_files_are_borrowed() {
    let path = file("examples/models/lstm/model.mlir.bc");
    let artifact = include_bytes!("../../../../examples/models/lstm/model.mlir.bc");
    let borrowed = ReadOptions::new().load_owned(artifact).unwrap();
    let mapped = unsafe { ReadOptions::new().map(&path) }.unwrap();
    let read = Module::open(&path).unwrap();
    assert_eq!(borrowed.to_string(), read.to_string());
    assert_eq!(mapped.to_string(), read.to_string());
    assert_ne!(mapped.to_string(), Module::parse(ADD).unwrap().to_string());
    refused(unsafe { ReadOptions::new().map("/no/such/file") }, Code::Io, "");
}

#[test]
fn bytes_are_given_away_without_a_copy() {
    /// Counts how often bytes are dropped.
    struct Counted(Vec<u8>, Arc<AtomicUsize>);
    impl AsRef<[u8]> for Counted {
        fn as_ref(&self) -> &[u8] {
            &self.0
        }
    }
    impl Drop for Counted {
        fn drop(&mut self) {
            self.1.fetch_add(1, SeqCst);
        }
    }
    let large = Tensor::from_vec(&[1 << 15], (0..1 << 15).map(|k| k as f32).collect()).unwrap();
    let b = Builder::new("").unwrap();
    b.function("main", [] as [Type; 0], |[]| Ok([b.constant(&large)?])).unwrap();
    let artifact = b.finish().unwrap().write().unwrap().to_vec();
    let dropped = Arc::new(AtomicUsize::new(0));
    let given = || Counted(artifact.clone(), dropped.clone());

    let bytes = given();
    let addresses = bytes.0.as_ptr_range();
    let module = ReadOptions::new().load_owned(bytes).unwrap();
    let function = module.main().unwrap();
    drop(module);
    let constant = function.operation().walk().find_map(|op| op.attribute("value")).unwrap();
    assert!(addresses.contains(&constant.bytes().unwrap().as_ptr()), "the constant is where it was");
    assert_eq!(constant.bytes().unwrap()[4 * 77..][..4], 77.0f32.to_le_bytes());
    assert_eq!(dropped.load(SeqCst), 0);
    std::thread::spawn(move || drop(function)).join().unwrap();
    assert_eq!(dropped.load(SeqCst), 1);

    // A read that fails drops them too, once; so does text, which is not borrowed.
    let mut broken = given();
    broken.0.truncate(artifact.len() / 2);
    refused(ReadOptions::new().load_owned(broken), Code::Malformed, "");
    assert_eq!(dropped.load(SeqCst), 2);
    drop(ReadOptions::new().load_owned(Counted(ADD.into(), dropped.clone())).unwrap());
    assert_eq!(dropped.load(SeqCst), 3);
    // A copy is elsewhere.
    let copied = Module::load(&artifact).unwrap();
    let constant = copied.operation().walk().find_map(|op| op.attribute("value")).unwrap();
    assert!(!artifact.as_ptr_range().contains(&constant.bytes().unwrap().as_ptr()));
}

#[test]
fn passes_make_modules() {
    let module = Module::parse(
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %0 = chlo.sinh %x : tensor<2xf32> -> tensor<2xf32>
      return %0 : tensor<2xf32> }",
    )
    .unwrap();
    let lowered = module.decompose_chlo().unwrap();
    drop(module);
    assert!(!lowered.to_string().contains("chlo.sinh"));
    assert!(lowered.remove_sharding().unwrap().to_string().contains("stablehlo.exponential"));
}
