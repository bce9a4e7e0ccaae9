//! Every op is built by its typed builder, and the text is that of the program that a person wrote.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#[rustfmt::skip]
mod cases;
#[path = "../common/mod.rs"]
mod common;

use stablehlo::*;
use std::collections::{BTreeMap, BTreeSet};

type Case = fn(&Builder) -> Result<()>;

/// A program as text, and as functions that build its functions.
pub struct Program {
    path: &'static str,
    functions: &'static [Case],
}

/// The functions of a module by name, as text.
fn functions(module: &Module) -> BTreeMap<String, String> {
    let body = module.operation().region(0).unwrap();
    body.operations()
        .map(|function| {
            let name = function.attribute("sym_name").unwrap().text().unwrap().into_owned();
            (name, function.to_string())
        })
        .collect()
}

fn build(cases: &[Case]) -> Module {
    let builder = Builder::new("").unwrap();
    for case in cases {
        case(&builder).unwrap();
    }
    builder.finish().unwrap()
}

#[test]
fn every_op_is_built() {
    let (mut ops, mut count) = (BTreeSet::new(), 0);
    for program in cases::PROGRAMS {
        let written = functions(&Module::open(common::file(program.path)).unwrap());
        let module = build(program.functions);
        module.verify().unwrap();
        let built = functions(&module);
        assert_eq!(built.len(), program.functions.len());
        for (name, text) in &built {
            assert_eq!(text, &written[name], "@{name} of {}", program.path);
            count += 1;
        }
        ops.extend(module.operation().walk().map(|op| op.name().into_owned()));
    }
    ops.retain(|name| !["builtin.module", "func.func", "func.return", "stablehlo.return"].contains(&name.as_str()));
    assert_eq!(ops.len(), cases::OPS);
    println!("{count} functions build {} ops", ops.len());
}

#[test]
fn twins_differ() {
    let written = functions(&Module::open(common::file(cases::PROGRAMS[0].path)).unwrap());
    assert!(cases::TWINS.len() >= 3);
    for &(name, twin) in cases::TWINS {
        assert_ne!(functions(&build(&[twin]))[name], written[name], "@{name}");
    }
}
