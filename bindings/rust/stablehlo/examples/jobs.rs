//! The jobs, each in a function of three lines, or ten. The tests run it too.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
use stablehlo::*;
use std::time::Duration;

const TEXT: &str = "\
module @jobs {
  func.func public @main(%x: tensor<2x3xf32> loc(\"x\"), %w: tensor<3xf32> loc(\"w\")) -> tensor<2x3xf32> {
    %0 = stablehlo.broadcast_in_dim %w, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = stablehlo.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
    %2 = stablehlo.add %x, %0 : tensor<2x3xf32>
    %3 = stablehlo.multiply %2, %1 : tensor<2x3xf32>
    %4 = stablehlo.tan %3 : tensor<2x3xf32>
    return %3 : tensor<2x3xf32>
  }
}";

/// 1. Reads an artifact of any version, and says which version and producer.
fn read(artifact: &[u8]) -> Result<Module> {
    let (version, producer) = peek(artifact)?;
    println!("version {version} of {producer}");
    Module::load(artifact)
}

/// 2. Lists the functions with names, element types and shapes of arguments and results.
fn list(module: &Module) -> Result<()> {
    for function in module.functions()? {
        println!("{function:?}");
    }
    Ok(())
}

/// 3. Runs a function on memory of the caller.
fn run(module: &Module, x: &[f32], w: &[f32]) -> Result<Vec<f32>> {
    let mut y = vec![0.0f32; 6];
    module.plan()?.run_arrays(&[x.into(), w.into()], &mut [(&mut y).into()])?;
    Ok(y)
}

/// 4. Writes for a version, and says what blocks that, where and since when.
fn write(module: &Module, version: &str) -> Result<Buffer> {
    let blockers = module.blockers(version)?.diagnostics;
    blockers.iter().for_each(|d| println!("{}:{}: {} is there since {}", d.file, d.line, d.op, d.version));
    module.write_for(version)
}

/// 5. Parses, verifies and prints.
fn parse(text: &str) -> Result<(String, Buffer)> {
    let module = Module::parse(text)?;
    module.verify()?;
    Ok((module.to_string(), module.print(&PrintOptions::new().generic(true).locations(true))?))
}

/// 6. Shows an error to a person, and to a program.
fn show(error: &Error) -> (String, &str, &str) {
    let first = &error.diagnostics()[0];
    (error.render(false), &first.op, &first.constraint)
}

/// 7. Infers the result types of one op.
fn infer() -> Result<Vec<String>> {
    let b = Builder::new("")?;
    let (x, pad) = (b.parse_type("tensor<2x?xf32>")?, b.tensor_type(ElementType::F32, &[])?);
    let op = b.op("stablehlo.pad").operand_types([x, pad]).attribute("edge_padding_low", &[1i64, 0]);
    let op = op.attribute("edge_padding_high", &[0i64, 2]).attribute("interior_padding", &[0i64, 0]);
    Ok(op.infer()?.iter().map(|ty| ty.to_string()).collect())
}

/// 8. Builds a function.
fn build() -> Result<Module> {
    let b = Builder::new("built")?;
    b.function("main", [b.tensor_type(ElementType::F32, &[4])?], |[x]| {
        let zero = b.constant(&Tensor::copy(&[], &[0.0f32])?)?;
        let sum = b.reduce(&[x], &[zero], &[0], |a, c| Ok([b.add(a[0], c[0])?]))?;
        Ok([b.tanh(sum[0])?])
    })?;
    b.finish()
}

/// 9. Walks a module: ops, operands, attributes, constants as borrowed elements.
fn walk(module: &Module) -> Result<f32> {
    let mut sum = 0.0;
    for op in module.operation().walk() {
        println!("{} {:?} at {}:{}", op.name(), op.operands().collect::<Vec<_>>(), op.file(), op.line());
        if let Some(value) = op.attribute("value") {
            sum += value.elements::<f32>()?.iter().sum::<f32>();
        }
    }
    Ok(sum)
}

/// 10. Runs with a limit, and cancels from another thread.
fn cancel(plan: &Plan, x: &Tensor, w: &Tensor) -> Result<Vec<Tensor<'static>>> {
    let cancellation = Cancellation::new()?;
    let other = cancellation.clone();
    std::thread::spawn(move || other.cancel()).join().expect("cancel does not panic");
    let call = plan.call().named("w", w).named("x", x);
    call.timeout(Duration::from_secs(10)).cancellation(&cancellation).run()
}

/// 11. Makes a polymorphic model static and small, and writes it for consumers of twelve weeks ago.
fn specialize(path: &str, rows: i64) -> Result<Buffer> {
    let count = Tensor::copy(&[], &[rows])?;
    let known = Specialization::new().value(0, &count).shape(1, [Some(rows), Some(3)]);
    let small = "chlo-legalize-to-stablehlo,stablehlo-aggressive-simplification,cse,symbol-dce".parse()?;
    let module = Module::open(path)?.specialize(&known)?.run_passes(&small)?;
    module.write_for(Versions::of_library()?.for_consumers(Compatibility::Week12)?)
}

/// Calls all of them and looks at what they say.
pub fn main() -> Result<()> {
    let module = read(&Module::parse(TEXT)?.write()?)?;
    list(&module)?;
    let (x, w) = ([1.0f32, 2.0, 3.0, 4.0, 5.0, 6.0], [10.0f32, 20.0, 30.0]);
    assert_eq!(run(&module, &x, &w)?, [11.0, 44.0, 99.0, 56.0, 125.0, 216.0]);

    let refused = write(&module, "1.3.0").unwrap_err();
    assert_eq!((refused.code(), refused.diagnostics()[0].version.as_str()), (Code::Version, "1.4.0"));
    assert_eq!(peek(write(&module, "1.4.0")?)?.0, "1.4.0");

    let (pretty, generic) = parse(TEXT)?;
    assert!(pretty.contains("stablehlo.add %arg0, %0") && generic.to_string().contains("\"stablehlo.add\"("));
    let error = Module::parse(TEXT.replace("dims = [1]", "dims = [2]")).unwrap_err();
    let (rendered, op, rule) = show(&error);
    println!("{rendered}");
    assert!(rendered.contains('^') && op == "stablehlo.broadcast_in_dim" && rule == "broadcast_in_dim_c3");

    assert_eq!(infer()?, ["tensor<3x?xf32>"]);
    let total = build()?.plan()?.run(&[&Tensor::copy(&[4], &[0.1f32, 0.2, 0.3, 0.4])?])?;
    assert!((total[0].as_slice::<f32>()?[0] - 1.0f32.tanh()).abs() < 1e-6);
    assert_eq!(walk(&module)?, 21.0);
    let cancelled = cancel(&module.plan()?, &Tensor::view(&[2, 3], &x)?, &Tensor::view(&[3], &w)?);
    assert_eq!(cancelled.unwrap_err().code(), Code::Cancelled);

    let polymorphic = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/models/polymorphic.mlir");
    let artifact = specialize(polymorphic, 5)?;
    assert_eq!(peek(&artifact)?.0, Versions::of_library()?.for_consumers(Compatibility::Week12)?);
    let small = Module::load(artifact)?;
    assert_eq!(format!("{:?}", small.main()?), "@main[tensor<5x3xf32>, tensor<3x2xf32>] -> [tensor<5x2xf32>]");
    assert_eq!(specialize(polymorphic, -7).unwrap_err().code(), Code::InvalidArgument);
    Ok(())
}
