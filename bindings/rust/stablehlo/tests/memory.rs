//! Handles are dropped in any order, on any thread.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::ADD;
use stablehlo::*;
use std::any::Any;
#[cfg(target_env = "gnu")]
use std::os::raw::{c_char, c_int, c_void};

/// A model whose tensor is not large.
const MODEL: &str = "func.func @main_graph(%x: tensor<?xf32> {onnx.name = \"x\"}) -> tensor<?xf32> {
  %w = onnx.Initializer {onnx.names = [\"w\"]} dense<[1.0, 2.0]> : tensor<2xf32>
  %y = \"onnx.Add\"(%x, %w) {onnx.names = [\"y\"]} : (tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
  onnx.Return %y : tensor<?xf32>
}";

/// A generator of numbers that is the same on every run.
fn next(state: &mut u64) -> usize {
    *state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
    (*state >> 33) as usize
}

/// glibc's account of the heap, in bytes that wrap at 2^32.
#[cfg(target_env = "gnu")]
#[repr(C)]
struct HeapInfo {
    arena: c_int,
    free_chunks: c_int,
    fast_chunks: c_int,
    mapped_blocks: c_int,
    mapped_bytes: c_int,
    unused: c_int,
    fast_bytes: c_int,
    used_bytes: c_int,
    free_bytes: c_int,
    top_bytes: c_int,
}

#[cfg(target_env = "gnu")]
extern "C" {
    fn mallopt(parameter: c_int, value: c_int) -> c_int;
    fn mallinfo() -> HeapInfo;
    fn dlsym(library: *mut c_void, name: *const c_char) -> *mut c_void;
}

/// The account of a sanitizer, which has a `malloc` of its own; `None` without one.
#[cfg(target_env = "gnu")]
fn sanitizer() -> Option<extern "C" fn() -> usize> {
    let name = b"__sanitizer_get_current_allocated_bytes\0";
    unsafe { std::mem::transmute(dlsym(std::ptr::null_mut(), name.as_ptr().cast())) }
}

/// Bytes that this process holds, of all languages: unlike the resident pages, these do not depend on how the
/// allocator spreads threads over arenas, once `one_arena` was called.
#[cfg(target_env = "gnu")]
fn held() -> i64 {
    if let Some(allocated) = sanitizer() {
        return allocated() as i64;
    }
    let info = unsafe { mallinfo() };
    info.used_bytes as u32 as i64 + info.mapped_bytes as u32 as i64
}

#[cfg(target_env = "gnu")]
fn one_arena() {
    const M_ARENA_MAX: c_int = -8;
    assert!(sanitizer().is_some() || unsafe { mallopt(M_ARENA_MAX, 1) } == 1);
    assert!(held() > 0);
}

fn make(kind: usize, artifact: &[u8]) -> Box<dyn Any + Send> {
    match kind % 14 {
        0 => Box::new(Module::parse(ADD).unwrap().main().unwrap()),
        1 => Box::new(Module::load(artifact).unwrap()),
        2 => Box::new(Module::load(artifact).unwrap().plan().unwrap()),
        3 => Box::new(Tensor::from_vec(&[100], vec![1.0f32; 100]).unwrap()),
        4 => Box::new(Module::parse("oops").unwrap_err()),
        5 => Box::new(Inspection::new(artifact).unwrap()),
        6 => {
            let b = Builder::new("").unwrap();
            let ty = b.tensor_type(ElementType::F32, &[2]).unwrap();
            let _ = b.function("f", [ty], |[x]| Ok([b.apply("stablehlo.add", [x])?]));
            let _ = b.function("g", [ty], |[x]| b.sort(&[x], |pairs| b.chlo().is_inf(pairs[0][0])));
            drop(ty.to_string());
            Box::new(b)
        }
        7 => Box::new((Cancellation::new().unwrap(), ReadOptions::new().load_owned(artifact.to_vec()).unwrap())),
        8 => Box::new(Tensor::from_vec(&[2], vec![1i64, 2]).unwrap().to_dlpack().unwrap()),
        9 => {
            let module = Module::parse(MODEL).unwrap();
            let options = onnx::WriteOptions::new().external("w").external_threshold(0);
            let (model, weights) = options.write_with_external(&module).unwrap();
            let said = onnx::inspect(&model).unwrap();
            assert_eq!(said.files.len(), 1);
            Box::new((said, ReadOptions::new().external_file("w", weights).load_owned(model).unwrap()))
        }
        10 => {
            let inferred = onnx::InferOptions::new().shape("x", &[2]).infer(&Module::parse(MODEL).unwrap());
            let bytes = Tensor::zeros(ElementType::F32, &[3]).unwrap().to_onnx("x").unwrap();
            Box::new((inferred.unwrap(), onnx::Schema::find("Add").unwrap(), Tensor::from_onnx(bytes).unwrap()))
        }
        11 => {
            let (module, x) = (Module::load(artifact).unwrap(), Tensor::zeros(ElementType::F32, &[3]).unwrap());
            let a = HistoryOptions::new().planning(PlanOptions::new()).record(&module, &[&x, &x]).unwrap();
            let mut b = a.beside().unwrap();
            b.set(0, &x).unwrap();
            b.set(0, a.value(0).unwrap().tensor().unwrap()).unwrap();
            assert!(Diff::new(&a, &b, 0.0).unwrap().first().is_none());
            Box::new((HistoryOptions::new().max_memory(1).record(&module, &[&x, &x]).err(), a, b))
        }
        12 => {
            let (module, x) = (Module::load(artifact).unwrap(), Tensor::zeros(ElementType::F32, &[3]).unwrap());
            let known = Specialization::new().function("main").value(0, &x).shape(1, [Some(3)]);
            assert!(module.specialize(&known.clone().shape(1, [None, None])).is_err());
            Box::new(module.specialize(&known).unwrap())
        }
        _ => {
            let plan = Module::load(artifact).unwrap().plan().unwrap();
            let x = Tensor::zeros(ElementType::F32, &[3]).unwrap();
            Box::new(plan.run(&[&x, &x]).unwrap())
        }
    }
}

fn churn(count: usize, seed: u64, artifact: &[u8]) {
    let (mut held, mut state): (Vec<Box<dyn Any + Send>>, _) = (Vec::new(), seed);
    for _ in 0..count {
        held.push(make(next(&mut state), artifact));
        if held.len() > 20 {
            let index = next(&mut state) % held.len();
            let handle = held.swap_remove(index);
            if next(&mut state) % 50 == 0 {
                std::thread::spawn(move || drop(handle)).join().unwrap();
            }
        }
    }
}

/// Contexts of small modules wait for the next modules. As many modules with much text as can wait take them, and end
/// that.
#[cfg(target_env = "gnu")]
fn empty_contexts() {
    let text = format!("module {{}}{}", " ".repeat(40000));
    let modules: Vec<_> = (0..4).map(|_| Module::parse(&text).unwrap()).collect();
    drop(modules);
}

#[cfg(target_env = "gnu")]
#[test]
fn handles_are_dropped_in_any_order() {
    one_arena();
    let artifact = Module::parse(ADD).unwrap().write().unwrap();
    let both = |count| {
        std::thread::scope(|scope| {
            let artifact = &artifact;
            let threads: Vec<_> = (1..3).map(|seed| scope.spawn(move || churn(count, seed, artifact))).collect();
            // The end of a scope does not wait for what its threads free last.
            threads.into_iter().for_each(|thread| thread.join().unwrap());
        })
    };
    let count = std::env::var("STABLEHLO_TEST_HANDLES").map_or(300, |count| count.parse().unwrap());
    let after: Vec<_> = (0..4)
        .map(|_| {
            both(count);
            empty_contexts();
            held()
        })
        .collect();
    let growth = after[3] - after[1];
    println!("{after:?} bytes after each {} handles", 2 * count);
    // The first round leaves what is made once. A leak of one kind of handle grows by its bytes for each of them.
    assert!(growth < 4096, "{growth} bytes more: {after:?} after each {} handles", 2 * count);
}

#[test]
fn what_is_made_needs_no_maker() {
    let module = Module::parse(ADD).unwrap();
    let function = module.main().unwrap();
    let plan = module.plan().unwrap();
    let operation_text = function.operation().to_string();
    drop(module);
    assert_eq!(function.operation().to_string(), operation_text);
    drop(function);
    let x = Tensor::zeros(ElementType::F32, &[3]).unwrap();
    let outputs = plan.run(&[&x, &x]).unwrap();
    drop((plan, x));
    assert_eq!(outputs[0].as_slice::<f32>().unwrap(), [0.0; 3]);
}
