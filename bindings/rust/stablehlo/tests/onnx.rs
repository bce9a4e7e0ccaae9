//! ONNX: models are inspected, read, inferred and written; schemas; tensors.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::{bytes, refused};
use stablehlo::onnx::{AttributeKind, DefaultValue, FormalOption, InferOptions, Schema};
use stablehlo::*;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};
use std::sync::Arc;

/// A model that has something of everything.
const MODEL: &str = r#"
module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 17 : i64, local = 1 : i64},
  onnx.producer_name = "maker", onnx.producer_version = "2.1", onnx.domain = "org",
  onnx.model_version = 5 : i64, onnx.doc_string = "eine Größe",
  onnx.metadata_props = [{key = "author", value = "me"}]} {
func.func @main_graph(%x: tensor<?x3xf32> {onnx.dim_params = "0:バッチ", onnx.name = "größe"},
    %n: tensor<*xi64> {onnx.name = "n"},
    %d: tensor<f32> {onnx.name = "d", onnx.default = dense<1.0> : tensor<f32>},
    %s: !onnx.Seq<tensor<?xf64>> {onnx.name = "s"}, %t: tensor<2x!onnx.String> {onnx.name = "t"})
    -> (tensor<?x3xf32> {onnx.name = "y", onnx.dim_params = "0:バッチ"}) {
  %w = onnx.Initializer {onnx.names = ["w"]} dense<1.0> : tensor<300xf32>
  %a = "onnx.Add"(%x, %d) {onnx.names = ["a"]} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %b = "onnx.Add"(%a, %d) {onnx.names = ["b"]} : (tensor<?x3xf32>, tensor<f32>) -> tensor<?x3xf32>
  %y = "onnx.Custom"(%b) {domain_name = "local", function_name = "f", onnx.names = ["y"]}
    : (tensor<?x3xf32>) -> tensor<?x3xf32>
  onnx.Return %y {onnx.name = "net"} : tensor<?x3xf32>
}
func.func private @"local.f"(%x: !onnx.Unknown {onnx.name = "in"}) -> (!onnx.Unknown {onnx.name = "out"})
    attributes {onnx.domain = "local", onnx.name = "f", onnx.opset_import = {ai.onnx = 13 : i64}} {
  %y = "onnx.ReluV13"(%x) {onnx.names = ["out"]} : (!onnx.Unknown) -> !onnx.Unknown
  onnx.Return %y : !onnx.Unknown
}}"#;

/// The elements of `w` in [`large`].
const COUNT: usize = 20_000;

fn elements() -> Vec<f32> {
    (0..COUNT).map(|k| k as f32).collect()
}

/// A model with a tensor of 80,000 bytes, which is borrowed.
fn large() -> Module {
    let digits: String = elements().iter().flat_map(|x| x.to_le_bytes()).map(|byte| format!("{byte:02X}")).collect();
    let text = format!(
        "func.func @main_graph() -> tensor<{COUNT}xf32> {{
           %w = onnx.Initializer {{onnx.names = [\"w\"]}} dense<\"0x{digits}\"> : tensor<{COUNT}xf32>
           %y = \"onnx.Abs\"(%w) {{onnx.names = [\"y\"]}} : (tensor<{COUNT}xf32>) -> tensor<{COUNT}xf32>
           onnx.Return %y : tensor<{COUNT}xf32>
         }}"
    );
    Module::parse(text).unwrap()
}

/// The same with the tensor in a file of its own: the model, and the content of `w.bin`.
fn external() -> (Vec<u8>, Vec<u8>) {
    let (model, weights) = onnx::WriteOptions::new().external("w.bin").write_with_external(&large()).unwrap();
    (model.to_vec(), weights.to_vec())
}

/// What `see` says of the bytes of `w`.
fn of_weights<T>(operation: Operation<'_>, see: impl FnOnce(&[u8]) -> T) -> T {
    see(operation.walk().find_map(|op| op.attribute("value")).unwrap().bytes().unwrap())
}

fn has_weights(module: &Module) -> bool {
    of_weights(module.operation(), |bytes| bytes == elements().iter().flat_map(|x| x.to_le_bytes()).collect::<Vec<_>>())
}

/// A model whose opset is newer than the library.
fn newer() -> Vec<u8> {
    let module = Module::parse(
        "module attributes {onnx.opset_import = {ai.onnx = 28 : i64}} {
         func.func @g(%x: tensor<2xf32>) -> tensor<2xf32> {
           %y = \"onnx.Relu\"(%x) : (tensor<2xf32>) -> tensor<2xf32>
           onnx.Return %y : tensor<2xf32>
         }}",
    );
    let mut model = onnx::write(&module.unwrap()).unwrap().to_vec();
    assert_eq!(model[model.len() - 2..], [0x10, 28]);
    *model.last_mut().unwrap() = 29;
    model
}

/// A folder that is removed with its files.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NUMBER: AtomicUsize = AtomicUsize::new(0);
        let name = format!("stablehlo-onnx-{}-{}", std::process::id(), NUMBER.fetch_add(1, SeqCst));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir(&path).unwrap();
        Folder(path)
    }

    fn with(&self, name: impl AsRef<Path>, content: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        std::fs::write(&path, content).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Bytes that are overwritten when they are dropped, and counted then.
struct Counted(Vec<u8>, Arc<AtomicUsize>);

impl AsRef<[u8]> for Counted {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.iter_mut().for_each(|byte| *byte = 0x5a);
        self.1.fetch_add(1, SeqCst);
    }
}

#[test]
fn a_model_says_what_it_has() {
    let module = Module::parse(MODEL).unwrap();
    let (model, weights) = onnx::WriteOptions::new().external("größe.bin").write_with_external(&module).unwrap();
    let said = onnx::inspect(&model).unwrap();
    assert_eq!((said.ir_version, said.model_version, said.graph.as_str()), (8, 5, "net"));
    assert_eq!((said.producer.as_str(), said.producer_version.as_str()), ("maker", "2.1"));
    assert_eq!((said.domain.as_str(), said.doc.as_str()), ("org", "eine Größe"));
    let opsets: Vec<_> = said.opsets.iter().map(|opset| (opset.domain.as_str(), opset.version)).collect();
    assert_eq!(opsets, [("ai.onnx", 17), ("local", 1)]);
    let ops: Vec<_> =
        said.ops.iter().map(|op| (op.domain.as_str(), op.name.as_str(), op.since, op.occurrences)).collect();
    assert_eq!(ops, [("ai.onnx", "Add", Some(14), 2), ("ai.onnx", "Relu", Some(13), 1), ("local", "f", None, 1)]);

    let inputs: Vec<_> = said
        .inputs
        .iter()
        .map(|x| (x.name.as_str(), x.type_text.as_str(), x.element_type, x.shape.as_ref().map(Vec::len), x.has_default))
        .collect();
    assert_eq!(
        inputs,
        [
            ("größe", "float[バッチ,3]", ElementType::F32, Some(2), false),
            ("n", "int64[]", ElementType::I64, None, false),
            ("d", "float", ElementType::F32, Some(0), true),
            ("s", "seq(double[?])", ElementType::None, None, false),
            ("t", "string[2]", ElementType::None, Some(1), false),
        ]
    );
    let dimensions = said.inputs[0].shape.as_ref().unwrap();
    assert_eq!((dimensions[0].extent, dimensions[0].name.as_deref()), (None, Some("バッチ")));
    assert_eq!((dimensions[1].extent, dimensions[1].name.as_deref()), (Some(3), None));
    let y = &said.outputs[0];
    assert_eq!((said.outputs.len(), y.name.as_str(), y.type_text.as_str()), (1, "y", "float[バッチ,3]"));
    assert_eq!((y.element_type, y.shape.as_ref(), y.has_default), (ElementType::F32, Some(dimensions), false));

    // The default of d comes first: it is an input.
    let initializers: Vec<_> = said
        .initializers
        .iter()
        .map(|w| (w.name.as_str(), w.type_text.as_str(), w.bytes, w.location.as_deref()))
        .collect();
    assert_eq!(initializers, [("d", "float", 4, None), ("w", "float[300]", 1200, Some("größe.bin"))]);
    let file = &said.files[0];
    assert_eq!((said.files.len(), file.location.as_str(), file.bytes, file.tensors), (1, "größe.bin", 1200, 1));
    assert_eq!(weights.len(), 1200);
    let function = &said.functions[0];
    assert_eq!((function.domain.as_str(), function.name.as_str(), function.overload.as_str()), ("local", "f", ""));
    assert_eq!(
        (function.nodes, &function.inputs[..], &function.outputs[..]),
        (1, &["in".into()][..], &["out".into()][..])
    );
    assert_eq!(said.metadata, [("author".into(), "me".into())]);

    // The value needs no bytes, and another model gives another one.
    drop(model);
    assert_eq!(said.clone(), said);
    let other = Module::parse(MODEL.replace("value = \"me\"", "value = \"you\"")).unwrap();
    let other = onnx::inspect(onnx::WriteOptions::new().external("größe.bin").write_with_external(&other).unwrap().0);
    assert_ne!(other.unwrap(), said);
}

#[test]
fn files_are_inspected() {
    let folder = Folder::new();
    let (model, _) = external();
    let path = folder.with("größe.onnx", &model);
    assert_eq!(onnx::inspect_file(&path).unwrap(), onnx::inspect(&model).unwrap()); // without w.bin
    assert_ne!(onnx::inspect_file(&path).unwrap(), onnx::inspect(newer()).unwrap());
    refused(onnx::inspect_file(&folder.0), Code::Io, folder.0.to_str().unwrap());
    refused(onnx::inspect_file(folder.0.join("none")), Code::Io, "none");
    refused(onnx::inspect_file("a\0b"), Code::InvalidArgument, "NUL");
}

#[test]
fn newer_and_damaged_models_are_inspected_or_refused() {
    let said = onnx::inspect(newer()).unwrap();
    assert_eq!((said.opsets[0].version, said.ops[0].since), (29, Some(14)));
    let (model, _) = external();
    let error = refused(onnx::inspect(&model[..model.len() - 1]), Code::Malformed, "a length exceeds the message");
    assert!(error.diagnostics()[0].offset.is_some());
    refused(onnx::inspect([8, 8]), Code::Malformed, "no graph");
    refused(onnx::inspect(b"ML\xefR"), Code::Malformed, "onnx: ");
    refused(onnx::inspect([]), Code::Malformed, "");
    let mut damaged = model.clone();
    let name = damaged.windows(3).position(|bytes| bytes == b"Abs").unwrap();
    damaged[name - 1] = 0x50; // its length
    refused(Module::load(&damaged), Code::Malformed, "a length exceeds the message");
}

#[test]
fn text_that_is_not_utf8_is_replaced() {
    let module = Module::parse(
        "func.func @main_graph(%x: tensor<?xf32> {onnx.name = \"a\\FF\"}) -> tensor<?xf32> {
           onnx.Return %x : tensor<?xf32>
         }",
    )
    .unwrap();
    let model = onnx::write(&module).unwrap();
    assert_eq!(onnx::inspect(&model).unwrap().inputs[0].name, "a\u{fffd}");
    let inferred = InferOptions::new().shape(b"a\xff", &[5]).infer(&module).unwrap();
    assert_eq!(onnx::inspect(onnx::write(&inferred).unwrap()).unwrap().inputs[0].type_text, "float[5]");
    refused(InferOptions::new().shape("a\u{fffd}", &[5]).infer(&module), Code::InvalidArgument, "no input");
}

#[test]
fn types_are_inferred() {
    let text =
        "func.func @main_graph(%x: tensor<?x?xf32> {onnx.dim_params = \"0:größe\", onnx.name = \"ä\"}) -> tensor<*xf32> {
           %0 = \"onnx.Abs\"(%x) {onnx_node_name = \"first\"} : (tensor<?x?xf32>) -> tensor<7xf32>
           %1 = \"onnx.Transpose\"(%0) : (tensor<7xf32>) -> tensor<*xf32>
           onnx.Return %1 : tensor<*xf32>
         }";
    let module = Module::parse(text).unwrap();
    let result = |module: &Module| module.main().unwrap().results().next().unwrap().type_text().into_owned();
    assert_eq!(result(&onnx::infer(&module).unwrap()), "tensor<?x?xf32>");
    assert_eq!(result(&module), "tensor<*xf32>");

    let mut warnings = Vec::new();
    let options = InferOptions::new().dimension("größe", 4).shape("ä", &[DYNAMIC, 3]).warnings(&mut warnings);
    let inferred = options.infer(&module).unwrap();
    assert_eq!(result(&inferred), "tensor<3x4xf32>");
    assert_eq!((warnings.len(), warnings[0].severity), (1, Severity::Warning));
    assert_eq!((warnings[0].node.as_str(), warnings[0].subject.as_str()), ("Abs 'first' in main graph", "result 0"));
    drop(module);
    let mut none = Vec::new();
    InferOptions::new().strict(true).warnings(&mut none).infer(&inferred).unwrap();
    assert!(none.is_empty(), "{none:?}");

    let module = Module::parse(text).unwrap();
    let strict = InferOptions::new().strict(true).infer(&module);
    refused(strict, Code::InvalidProgram, "is declared with rank 1, but its rank is 2");
    refused(InferOptions::new().shape("none", &[1]).infer(&module), Code::InvalidArgument, "no input 'none'");
    refused(InferOptions::new().shape("ä", &[-2]).infer(&module), Code::InvalidArgument, "has -2");
    refused(InferOptions::new().dimension("n", -1).infer(&module), Code::InvalidArgument, "extent is -1");
    refused(onnx::infer(&Module::parse(common::ADD).unwrap()), Code::InvalidProgram, "");
}

#[test]
fn broken_rules_name_the_node() {
    let text = "func.func @main_graph(%x: tensor<2x3xf32>) {
      %0 = \"onnx.MatMul\"(%x, %x) {onnx_node_name = \"mm\"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<*xf32>
      onnx.Return
    }";
    let error = refused(Module::parse(text), Code::InvalidProgram, "");
    let first = &error.diagnostics()[0];
    assert_eq!((first.node.as_str(), first.op.as_str()), ("MatMul 'mm' in main graph", "onnx.MatMul"));
    assert_eq!((first.constraint.as_str(), first.line), ("onnx_matmul_r2", 2));
    let other = Module::parse("func.func @main(%x: tensor<2xf32>) { oops }").unwrap_err();
    assert_eq!(other.diagnostics()[0].node, "");
}

#[test]
fn modules_are_written_as_models() {
    let model = onnx::write(&Module::parse(MODEL).unwrap()).unwrap();
    assert_eq!(content(&model).unwrap(), Content::Onnx);
    let module = Module::load(&model).unwrap();
    assert_eq!(onnx::write(&module).unwrap()[..], model[..]);
    assert_eq!(onnx::write(&Module::parse(module.to_string()).unwrap()).unwrap()[..], model[..]);
    let other = Module::parse(module.to_string().replace("maker", "other")).unwrap();
    assert_ne!(onnx::write(&other).unwrap()[..], model[..]);
    refused(onnx::write(&Module::parse(common::ADD).unwrap()), Code::InvalidProgram, "");

    // What a file has no place for.
    let mut warnings = Vec::new();
    onnx::WriteOptions::new().warnings(&mut warnings).write(&module).unwrap();
    assert!(warnings.is_empty(), "{warnings:?}");
    let noted = module.to_string().replace("onnx.names = [\"a\"]", "onnx.names = [\"a\"], sdy.note = 1 : i64");
    let noted = Module::parse(noted).unwrap();
    assert_eq!(onnx::WriteOptions::new().warnings(&mut warnings).write(&noted).unwrap()[..], model[..]);
    assert_eq!((warnings.len(), warnings[0].severity), (1, Severity::Warning));
    assert_eq!((warnings[0].op.as_str(), warnings[0].subject.as_str()), ("onnx.Add", "sdy.note"));
}

#[test]
fn large_tensors_are_written_beside_the_model() {
    let module = Module::parse(
        "func.func @g() -> (tensor<300xf32>, tensor<3xi32>) {
           %a = onnx.Initializer {onnx.names = [\"a\"]} dense<1.0> : tensor<300xf32>
           %b = onnx.Initializer {onnx.names = [\"b\"]} dense<[1, -2, 3]> : tensor<3xi32>
           onnx.Return %a, %b : tensor<300xf32>, tensor<3xi32>
         }",
    )
    .unwrap();
    let options = || onnx::WriteOptions::new().external("w.bin");
    let sizes = |options: onnx::WriteOptions<'_>| options.write_with_external(&module).unwrap().1.len();
    assert_eq!(sizes(options()), 1200);
    assert_eq!(sizes(options().external_threshold(1201)), 0);
    assert_eq!(sizes(options().external_threshold(0)), 4096 + 12);
    assert_eq!(sizes(onnx::WriteOptions::new()), 0);
    refused(options().write(&module), Code::InvalidArgument, "write_with_external");
    for name in ["", ".", "..", "a/b"] {
        refused(onnx::WriteOptions::new().external(name).write_with_external(&module), Code::InvalidArgument, "beside");
    }

    let folder = Folder::new();
    let path = folder.0.join("m.onnx");
    options().write_file(&module, &path).unwrap();
    let (model, weights) = options().write_with_external(&module).unwrap();
    assert_eq!((bytes(&path), bytes(folder.0.join("w.bin"))), (model.to_vec(), weights.to_vec()));
    let read = unsafe { ReadOptions::new().map(&path) }.unwrap();
    options().write_file(&read, &path).unwrap(); // onto the files that it was read from
    assert_eq!(bytes(&path)[..], model[..]);
    let kept = onnx::WriteOptions::new().keep_external(true).write(&read).unwrap();
    assert_eq!(kept[..], model[..]);
    assert!(onnx::write(&read).unwrap().len() > kept.len() + 1000);

    let wrong = Module::parse(common::ADD).unwrap();
    refused(onnx::write_file(&wrong, &path), Code::InvalidProgram, "");
    assert_eq!(bytes(&path)[..], model[..]); // a failure leaves what there was
    onnx::write_file(&read, &path).unwrap();
    assert_ne!(bytes(&path)[..], model[..]);
    refused(onnx::write_file(&read, "/none/m.onnx"), Code::Io, "/none/m.onnx");
    refused(
        options().write_file(&read, folder.0.join("w.bin")),
        Code::InvalidArgument,
        "the file of the large tensors",
    );
}

#[test]
fn external_data_come_from_memory() {
    let (model, weights) = external();
    refused(Module::load(&model), Code::Io, "external data at 'w.bin'");
    let options = || ReadOptions::new().external_file("w.bin", weights.clone());
    assert!(format!("{:?}", options()).contains("w.bin"));
    let module = options().load(model.clone()).unwrap();
    assert!(has_weights(&module));
    let mut wrong = weights.clone();
    wrong[100] ^= 1;
    assert!(!has_weights(&options().external_file("w.bin", wrong).load(&model).unwrap()));
    let short = weights[..weights.len() - 1].to_vec();
    refused(options().external_file("w.bin", short).load(&model), Code::Malformed, "bytes from");
    refused(options().external_file("w.bin", []).load(&model), Code::Malformed, "which has 0");
    refused(ReadOptions::new().external_file("w", weights.clone()).load(&model), Code::Io, "w.bin");
    assert!(has_weights(&options().external_file(b"\xff", []).load(&model).unwrap()));

    // What the library has written is given as it is.
    let (model, weights) = onnx::WriteOptions::new().external("w.bin").write_with_external(&module).unwrap();
    assert!(has_weights(&ReadOptions::new().external_file("w.bin", weights).load_owned(model).unwrap()));
}

#[test]
fn external_bytes_live_as_long_as_their_users() {
    let (model, weights) = external();
    let dropped = Arc::new(AtomicUsize::new(0));
    let counted = |bytes: &[u8]| Counted(bytes.to_vec(), dropped.clone());
    let options = |weights: Counted| ReadOptions::new().external_file("w.bin", weights);

    // They are copied.
    let module = options(counted(&weights)).load(&model).unwrap();
    assert_eq!(dropped.load(SeqCst), 1);
    assert!(has_weights(&module));

    // They are borrowed: by the module, what is inferred from it, and functions; then dropped once, with the model.
    let given = counted(&weights);
    let addresses = given.0.as_ptr_range();
    let module = options(given).load_owned(counted(&model)).unwrap();
    let inferred = onnx::infer(&module).unwrap();
    assert!(of_weights(module.operation(), |bytes| addresses.contains(&bytes.as_ptr())), "the tensor is where it was");
    drop(module);
    let function = inferred.main().unwrap();
    assert!(has_weights(&inferred));
    drop(inferred);
    assert!(of_weights(function.operation(), |bytes| bytes[4..8] == 1.0f32.to_le_bytes()));
    assert_eq!(dropped.load(SeqCst), 1);
    std::thread::spawn(move || drop(function)).join().unwrap();
    assert_eq!(dropped.load(SeqCst), 3);

    // So they are if the model is in a file, which is in another folder than the test.
    let folder = Folder::new();
    let path = folder.with("m.onnx", &model);
    let module = unsafe { options(counted(&weights)).map(&path) }.unwrap();
    assert!(has_weights(&module));
    assert_eq!(dropped.load(SeqCst), 3);
    drop(module);
    assert_eq!(dropped.load(SeqCst), 4);
    let other = unsafe { ReadOptions::new().external_file("other", counted(&weights)).map(&path) };
    refused(other, Code::Io, "w.bin");
    folder.with("w.bin", &weights);
    let other = unsafe { ReadOptions::new().external_file("other", counted(&weights)).map(&path) };
    assert!(has_weights(&other.unwrap()));
    assert_eq!(dropped.load(SeqCst), 6);

    // A read that fails drops all, once; so do options that are not used or out of range.
    refused(options(counted(&weights[1..])).load_owned(counted(&model)), Code::Malformed, "");
    assert_eq!(dropped.load(SeqCst), 8);
    drop(options(counted(&weights)));
    refused(options(counted(&weights)).max_nesting(100_000).load_owned(counted(&model)), Code::InvalidArgument, "");
    assert_eq!(dropped.load(SeqCst), 11);
    // Text borrows nothing.
    let module = options(counted(&weights)).load_owned(counted(common::ADD.as_bytes())).unwrap();
    assert_eq!(dropped.load(SeqCst), 13);
    assert!(module.to_string().contains("stablehlo.add"));
}

#[test]
fn external_data_come_from_folders() {
    let (model, weights) = external();
    let (folder, other) = (Folder::new(), Folder::new());
    let path = folder.with("m.onnx", &model);
    refused(unsafe { ReadOptions::new().map(&path) }, Code::Io, "w.bin");
    folder.with("w.bin", &weights);
    let module = unsafe { ReadOptions::new().map(&path) }.unwrap();
    let loaded = unsafe { ReadOptions::new().external_folder(&folder.0) }.load(&model).unwrap();
    std::fs::remove_file(folder.0.join("w.bin")).unwrap(); // it is mapped
    assert!(has_weights(&module) && has_weights(&loaded));
    refused(unsafe { ReadOptions::new().external_folder(&folder.0) }.load(&model), Code::Io, "w.bin");
    refused(Module::open(&path), Code::Io, "w.bin");
    other.with("w.bin", &weights);
    assert!(has_weights(&unsafe { ReadOptions::new().external_folder(&other.0).map(&path) }.unwrap()));
    refused(unsafe { ReadOptions::new().external_folder("a\0b") }.load(&model), Code::InvalidArgument, "NUL");
}

#[cfg(unix)]
#[test]
fn links_are_followed_on_request() {
    use std::os::unix::ffi::OsStrExt;
    let (model, weights) = external();
    let folder = Folder::new();
    // The name of the model is no UTF-8.
    let path = folder.with(std::ffi::OsStr::from_bytes(b"m\xff.onnx"), &model);
    folder.with("blob", &weights);
    std::os::unix::fs::symlink("blob", folder.0.join("w.bin")).unwrap();
    let error = refused(unsafe { ReadOptions::new().map(&path) }, Code::Io, "it is a symbolic link");
    assert!(error.message().contains("w.bin"));
    refused(unsafe { ReadOptions::new().follow_links(false).map(&path) }, Code::Io, "it is a symbolic link");
    assert!(has_weights(&unsafe { ReadOptions::new().follow_links(true).map(&path) }.unwrap()));
    assert_eq!(onnx::inspect_file(&path).unwrap().files[0].location, "w.bin");
}

#[test]
fn checksums_are_verified_on_request() {
    // The SHA-1 of "abcd" (FIPS 180-4, computed with sha1sum), and another one.
    for (sum, is_right) in
        [("81fe8bfe87576c3ecb22426f8e57847382917acf", true), ("81fe8bfe87576c3ecb22426f8e57847382917ace", false)]
    {
        let module = Module::parse(format!(
            "func.func @g() -> tensor<4xui8> {{
               %w = onnx.Initializer {{onnx.fields = {{data_location = 1 : i64, external_data = [
                 {{key = \"location\", value = \"w.bin\"}}, {{key = \"checksum\", value = \"{sum}\"}}]}}, onnx.names = [\"w\"]}}
                 dense<[97, 98, 99, 100]> : tensor<4xui8>
               onnx.Return %w : tensor<4xui8>
             }}"
        ));
        let model = onnx::WriteOptions::new().keep_external(true).write(&module.unwrap()).unwrap();
        let options = || ReadOptions::new().external_file("w.bin", "abcd");
        options().load(&model).unwrap();
        let verified = options().verify_checksums(true).load(&model);
        if is_right {
            verified.unwrap();
        } else {
            refused(verified, Code::Malformed, "whose SHA-1 is 81fe8bfe87576c3ecb22426f8e57847382917acf");
        }
    }
}

#[test]
fn limits_are_options() {
    let module = Module::parse(
        "func.func @g(%x: tensor<f32> {onnx.name = \"input\"}) -> (tensor<1x1xf32> {onnx.name = \"w\"}) {
           %w = onnx.Initializer {onnx.names = [\"w\"]} dense<1.0> : tensor<1x1xf32>
           onnx.Return %w : tensor<1x1xf32>
         }",
    );
    let model = onnx::write(&module.unwrap()).unwrap();
    // Each limit at what the model has, and one below.
    type Set = fn(ReadOptions<'static>, u32) -> ReadOptions<'static>;
    let limits: [(Set, usize, &str); 4] = [
        (|options, limit| options.max_bytes(limit.into()), model.len(), "the file has"),
        (|options, limit| options.max_messages(limit.into()), 13, "messages or more"),
        (ReadOptions::max_rank, 2, "has rank 2; the limit is 1"),
        (ReadOptions::max_name_length, 5, "graph.input.name has 5 bytes or more; the limit is 4"),
    ];
    for (set, most, message) in limits {
        set(ReadOptions::new(), most as u32).load(&model).unwrap();
        refused(set(ReadOptions::new(), most as u32 - 1).load(&model), Code::Limit, message);
    }
}

#[test]
fn newer_opsets_are_tried_on_request() {
    let model = newer();
    refused(Module::load(&model), Code::Version, "needs opset 29 of 'ai.onnx'");
    let mut warnings = Vec::new();
    let module = ReadOptions::new().newer_opsets(true).warnings(&mut warnings).load(&model).unwrap();
    assert_eq!(warnings.len(), 1);
    assert!(warnings[0].message.contains("which it is read with"), "{warnings:?}");
    module.verify().unwrap();
    assert_eq!(onnx::write(&module).unwrap()[..], model[..]);
}

#[test]
fn schemas_are_found() {
    let since = |domain, op, opset| Schema::find_in(domain, op, opset).map(Schema::since);
    assert_eq!(since("", "Clip", Some(9)).unwrap(), 6);
    assert_eq!(since("ai.onnx", "Clip", Some(1000)).unwrap(), 13);
    assert_eq!(Schema::find("Clip").unwrap(), Schema::find_in("", "Clip", None).unwrap());
    assert_ne!(Schema::find("Clip").unwrap(), Schema::find_in("", "Clip", Some(12)).unwrap());
    assert_eq!((Schema::find("Clip").unwrap().op(), Schema::find("Clip").unwrap().domain()), ("Clip", "ai.onnx"));
    assert_eq!(since("ai.onnx.ml", "Scaler", None).unwrap(), 1);
    refused(since("", "Conw", None), Code::NotFound, "the domain 'ai.onnx' has no op 'Conw'");
    refused(
        since("ai.onnx.ml", "Conv", Some(1)),
        Code::NotFound,
        "opset 1 of the domain 'ai.onnx.ml' has no op 'Conv'",
    );
    refused(since("", "Gelu", Some(19)), Code::NotFound, "Gelu");
    refused(Schema::find(""), Code::NotFound, "");
    refused(Schema::find("größe"), Code::NotFound, "größe");
    let newest = |domain| onnx::newest_opset(domain).unwrap();
    assert_eq!((newest(""), newest("ai.onnx"), newest("ai.onnx.ml")), (Some(28), Some(28), Some(5)));
    assert_eq!((newest("local"), newest("größe")), (None, None));
}

#[test]
fn schemas_are_listed() {
    let all: Vec<_> = Schema::all().unwrap().collect();
    assert_eq!(all.len(), 659);
    assert!(all.windows(2).all(|pair| (pair[0].op(), pair[0].since()) < (pair[1].op(), pair[1].since())));
    for &schema in &all {
        let (inputs, types) = (schema.inputs(), schema.types());
        assert_eq!(Schema::find_in(schema.domain(), schema.op(), Some(schema.since())).unwrap(), schema);
        for formal in inputs.iter().chain(&schema.outputs()) {
            let types = &types[formal.type_variable];
            assert!(!formal.name.is_empty() && !types.name.is_empty() && !types.types.is_empty(), "{schema:?}");
            assert!(formal.least <= 1 || formal.option == FormalOption::Variadic, "{schema:?}");
        }
    }
    let count = |is: fn(Schema) -> bool| all.iter().filter(|&&schema| is(schema)).count();
    assert_eq!((count(Schema::is_deprecated), count(Schema::is_nondeterministic)), (5, 48));
    assert_eq!(Schema::all().unwrap().next_back(), all.last().copied());
    let from_thread = std::thread::spawn(|| Schema::find("Conv").unwrap()).join().unwrap();
    assert_eq!(format!("{from_thread:?}"), "ai.onnx.Conv since 22");
    assert!(all.contains(&from_thread));
}

#[test]
fn schemas_say_what_an_op_takes() {
    let clip = Schema::find("Clip").unwrap();
    let inputs: Vec<_> = clip.inputs().iter().map(|x| (x.name, x.option, x.least, x.is_homogeneous)).collect();
    let (single, optional) = (FormalOption::Single, FormalOption::Optional);
    assert_eq!(inputs, [("input", single, 1, true), ("min", optional, 0, true), ("max", optional, 0, true)]);
    assert_eq!((clip.outputs().len(), clip.outputs()[0].name), (1, "output"));
    assert_eq!((clip.types().len(), clip.types()[0].name, clip.types()[0].types.len()), (1, "T", 12));
    assert!(clip.types()[0].types.contains(&"tensor(bfloat16)") && clip.attributes().is_empty());
    let older = Schema::find_in("", "Clip", Some(6)).unwrap();
    assert!(!older.types()[0].types.contains(&"tensor(bfloat16)"));
    let looped = Schema::find("Loop").unwrap();
    let variadic = &looped.inputs()[2];
    assert_eq!((variadic.option, variadic.least, variadic.is_homogeneous), (FormalOption::Variadic, 0, false));
    assert_eq!(looped.types()[looped.inputs()[0].type_variable].name, "I");
    assert!(looped.types()[variadic.type_variable].types.contains(&"optional(seq(tensor(string)))"));
    let reshape = Schema::find("Reshape").unwrap();
    assert_eq!(reshape.types()[reshape.inputs()[1].type_variable].types, ["tensor(int64)"]);
}

#[test]
fn schemas_have_defaults_of_each_kind() {
    let attribute = |domain, op, name| {
        let attributes = Schema::find_in(domain, op, None).unwrap().attributes();
        attributes.into_iter().find(|attribute| attribute.name == name).unwrap()
    };
    let alpha = attribute("", "Selu", "alpha");
    assert_eq!((alpha.kind, alpha.is_required, alpha.values.len()), (AttributeKind::Float, false, 0));
    assert_eq!(alpha.default, Some(DefaultValue::Float(1.673_263_2)));
    let mode = attribute("", "Pad", "mode");
    assert_eq!((mode.kind, mode.default), (AttributeKind::String, Some(DefaultValue::String("constant"))));
    assert_eq!(mode.values, ["constant", "reflect", "edge", "wrap"]);
    assert_eq!(attribute("", "Gather", "axis").default, Some(DefaultValue::Int(0)));
    let axes = attribute("", "MeanVarianceNormalization", "axes");
    assert_eq!((axes.kind, axes.default), (AttributeKind::Ints, Some(DefaultValue::Ints(vec![0, 2, 3]))));
    let to = attribute("", "Cast", "to");
    assert_eq!((to.is_required, to.default), (true, None));
    assert_eq!(attribute("", "If", "then_branch").kind, AttributeKind::Graph);

    // Floats of 32 bits hold each default of the library, and all defaults are of the kind of their attribute.
    let mut floats = 0;
    for schema in Schema::all().unwrap() {
        for (index, attribute) in schema.attributes().into_iter().enumerate() {
            let same = match attribute.default {
                None => true,
                Some(DefaultValue::Float(_)) => attribute.kind == AttributeKind::Float,
                Some(DefaultValue::Int(_)) => attribute.kind == AttributeKind::Int,
                Some(DefaultValue::String(_)) => attribute.kind == AttributeKind::String,
                Some(DefaultValue::Floats(_)) => attribute.kind == AttributeKind::Floats,
                Some(DefaultValue::Ints(_)) => attribute.kind == AttributeKind::Ints,
                Some(DefaultValue::Strings(_)) => attribute.kind == AttributeKind::Strings,
                Some(other) => panic!("{other:?}"),
            };
            assert!(same, "{schema:?} {}", attribute.name);
            if let Some(DefaultValue::Float(default)) = attribute.default {
                let (domain, op) = (schema.domain(), schema.op());
                let exact = unsafe {
                    let (domain, domain_length) = (domain.as_ptr().cast(), domain.len());
                    let (op, op_length) = (op.as_ptr().cast(), op.len());
                    let schema = sys::shlo_onnx_schema_find(domain, domain_length, op, op_length, schema.since());
                    sys::shlo_onnx_schema_default_float(schema, index, 0)
                };
                assert_eq!(exact, f64::from(default), "{schema:?} {}", attribute.name);
                floats += 1;
            }
        }
    }
    assert!(floats > 50, "{floats} floats");
}

#[test]
fn tensors_are_read_and_written() {
    // dims [2, 2], data_type INT64, int64_data [1, -1, 300, 0], name "x".
    let file = b"\x0a\x02\x02\x02\x10\x07\x3a\x0e\x01\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01\xac\x02\x00\x42\x01x";
    let tensor = Tensor::from_onnx(file).unwrap();
    assert_eq!((tensor.shape(), tensor.as_slice::<i64>().unwrap()), (&[2, 2][..], &[1, -1, 300, 0][..]));
    let written = tensor.to_onnx("größe").unwrap();
    let again = Tensor::from_onnx(&written).unwrap();
    assert_eq!(again.compare(&tensor, 0.0).unwrap(), None);
    assert!(written.windows(7).any(|bytes| bytes == "größe".as_bytes()));
    assert_eq!(written.len(), tensor.to_onnx("").unwrap().len() + 2 + "größe".len());
    let mut other = written.to_vec();
    *other.last_mut().unwrap() ^= 1;
    assert_eq!(Tensor::from_onnx(&other).unwrap().compare(&tensor, 0.0).unwrap(), Some(3));
    refused(Tensor::from_onnx(&written[..written.len() - 1]), Code::Malformed, "a length exceeds the message");
    refused(Tensor::from_onnx([]), Code::Malformed, "data type 0");
    refused(Tensor::from_onnx(b"\x10\x08\x32\x01a"), Code::Unsupported, "strings");
    let foreign = Tensor::copy_bytes(ElementType::F8E3M4, &[1], &[0]).unwrap();
    refused(foreign.to_onnx("x"), Code::Unsupported, "no tensors of f8E3M4");
}

// --- Running, lowering, other opsets

const SCALED: &str = r#"
module attributes {onnx.ir_version = 8 : i64, onnx.opset_import = {ai.onnx = 20 : i64}} {
func.func @main_graph(%x: tensor<?x2xf32> {onnx.name = "x", onnx.dim_params = "0:batch"},
    %w: tensor<2xf32> {onnx.name = "w", onnx.default = dense<[10.0, 20.0]> : tensor<2xf32>},
    %s: tensor<1xi64> {onnx.name = "s", onnx.default = dense<-1> : tensor<1xi64>}) -> (tensor<?xf32> {onnx.name = "y"}) {
  %0 = "onnx.Mul"(%x, %w) : (tensor<?x2xf32>, tensor<2xf32>) -> tensor<?x2xf32>
  %1 = "onnx.Reshape"(%0, %s) : (tensor<?x2xf32>, tensor<1xi64>) -> tensor<?xf32>
  onnx.Return %1 : tensor<?xf32>
}}"#;

const UNKNOWN: &str = r#"
module attributes {onnx.opset_import = {ai.onnx = 20 : i64}} {
func.func @main_graph(%x: tensor<9xui8> {onnx.name = "x"}) -> tensor<?x?x?xui8> {
  %0 = "onnx.ImageDecoder"(%x) {onnx_node_name = "decode"} : (tensor<9xui8>) -> tensor<?x?x?xui8>
  onnx.Return %0 : tensor<?x?x?xui8>
}}"#;

#[test]
fn models_run_by_names_and_defaults() {
    let plan = Module::parse(SCALED).unwrap().plan().unwrap();
    let facts: Vec<_> = plan.inputs().iter().map(|one| (&*one.name, one.has_default, one.decides_shape)).collect();
    assert_eq!(facts, [("x", false, false), ("w", true, false), ("s", true, true)]);
    let x = Tensor::copy(&[1, 2], &[1.0f32, 2.0]).unwrap();
    let w = Tensor::copy(&[2], &[3.0f32, 5.0]).unwrap();
    let s = Tensor::copy(&[1], &[2i64]).unwrap();
    let run = |call: Call<'_>| call.run().unwrap()[0].as_slice::<f32>().unwrap().to_vec();
    assert_eq!(run(plan.call().named("x", &x)), [10.0, 40.0]);
    assert_eq!(run(plan.call().named("s", &s).named("x", &x)), [10.0, 40.0]);
    assert_eq!(run(plan.call().named("x", &x).named("w", &w)), [3.0, 10.0]);
    assert_eq!(run(plan.call().input(&x).input(&w)), [3.0, 10.0]);
    assert_eq!(plan.run(&[&x]).unwrap()[0].as_slice::<f32>().unwrap(), [10.0, 40.0]);
    assert_eq!(plan.run_named(&[("x", &x), ("s", &s)]).unwrap()[0].as_slice::<f32>().unwrap(), [10.0, 40.0]);
    assert_eq!(plan.output_shapes(&[&[3, 2]]).unwrap(), [[6]]);
    refused(plan.call().named("w", &w).run(), Code::InvalidArgument, "is missing: x");
    refused(plan.call().named("z", &w).run(), Code::NotFound, "no input is named 'z'");
}

#[test]
fn models_become_programs() {
    let model = Module::parse(SCALED).unwrap();
    // For all sizes of the batch.
    let open = onnx::lower(&model).unwrap().plan().unwrap();
    let rows = Tensor::copy(&[3, 2], &[1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0]).unwrap();
    let scaled = [10.0, 40.0, 30.0, 80.0, 50.0, 120.0];
    assert_eq!(open.run_named(&[("x", &rows)]).unwrap()[0].as_slice::<f32>().unwrap(), scaled);
    refused(InferOptions::new().shape("x", &[1, 3]).lower(&model), Code::InvalidArgument, "has the extent 2");
    let program = InferOptions::new().shape("x", &[1, DYNAMIC]).lower(&model);
    let lowered = InferOptions::new().dimension("batch", 1).lower(&model).unwrap();
    assert_eq!(program.unwrap().to_string(), lowered.to_string());
    let plan = lowered.plan().unwrap();
    let x = Tensor::copy(&[1, 2], &[1.0f32, 2.0]).unwrap();
    assert_eq!(plan.inputs().len(), 1);
    assert_eq!(plan.run_named(&[("x", &x)]).unwrap()[0].as_slice::<f32>().unwrap(), [10.0, 40.0]);
    let error = onnx::lower(&Module::parse(UNKNOWN).unwrap()).unwrap_err();
    assert_eq!(error.code(), Code::Unsupported);
    assert!(error.diagnostics()[0].message.contains("ai.onnx.ImageDecoder of opset 20, 1 node, cannot be lowered"));
}

#[test]
fn models_become_models_of_other_opsets() {
    let model = Module::parse(SCALED).unwrap();
    assert!(onnx::convert(&model, 13).unwrap().to_string().contains("ai.onnx = 13"));
    assert!(onnx::ConvertOptions::new().convert(&model).unwrap().to_string().contains("ai.onnx = 28"));
    assert_eq!(onnx::ConvertOptions::new().opset("", 13).blockers(&model).unwrap().0, 0);
    refused(onnx::convert(&model, 99), Code::InvalidArgument, "opset is 99");

    let blocked = Module::parse(UNKNOWN).unwrap();
    refused(onnx::convert(&blocked, 19), Code::Version, "1 node blocks");
    let (count, found) = onnx::ConvertOptions::new().opset("ai.onnx", 19).blockers(&blocked).unwrap();
    assert_eq!((count, found.len()), (1, 1));
    assert!(found[0].node.contains("'decode'"));
    assert_eq!(onnx::minimum_opset(&blocked, "").unwrap(), 20);
    refused(onnx::minimum_opset(&blocked, "other"), Code::InvalidArgument, "has no schemas");
}
