//! Plans that the processes of a grid run together.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::file;
use stablehlo::{Code, Module, Plan, PlanOptions, Result, Tensor};
use std::time::Duration;

fn plan(replicas: u32, partitions: u32) -> Result<Plan> {
    PlanOptions::new().grid(replicas, partitions).plan(&Module::open(file("tests/conformance/languages/grid.mlir"))?)
}

fn numbers(results: &[Vec<Tensor<'_>>]) -> Result<(Vec<Vec<i32>>, Vec<u32>)> {
    let sums = results.iter().map(|one| Ok(one[0].as_slice::<i32>()?.to_vec())).collect::<Result<_>>()?;
    let processes = results.iter().map(|one| Ok(one[1].as_slice::<u32>()?[0])).collect::<Result<_>>()?;
    Ok((sums, processes))
}

#[test]
fn processes_exchange_values() -> Result<()> {
    let inputs = (0..4).map(|k| Tensor::copy(&[2], &[k, 10 * k])).collect::<Result<Vec<_>>>()?;
    let given: Vec<_> = inputs.iter().map(|one| [one]).collect();
    let sums = vec![vec![2, 20], vec![4, 40], vec![2, 20], vec![4, 40]];
    let four = plan(1, 4)?;
    assert_eq!(four.grid(), (1, 4));
    assert_eq!(numbers(&four.run_grid(&given)?)?, (sums.clone(), vec![0, 1, 2, 3]));
    let two = plan(2, 2)?;
    assert_eq!(two.grid(), (2, 2));
    let results = two.call().timeout(Duration::from_secs(60)).run_grid(&given)?;
    assert_eq!(numbers(&results)?, (sums, vec![0, 1, 0, 1]));
    Ok(())
}

#[test]
fn wrong_grids() -> Result<()> {
    assert_eq!(plan(1, 2).err().map(|error| error.code()), Some(Code::InvalidArgument));
    assert_eq!(plan(0, 1).err().map(|error| error.code()), Some(Code::InvalidArgument));
    let plan = plan(1, 4)?;
    let one = Tensor::copy(&[2], &[1, 2])?;
    let error = plan.run_grid(&[[&one]; 3]).unwrap_err();
    assert!(error.to_string().contains("not on 3"), "{error}");
    let error = plan.run_grid(&[vec![&one], vec![&one, &one], vec![&one], vec![&one]]).unwrap_err();
    assert!(error.to_string().contains("the run has 2 inputs, the plan has"), "{error}");
    let error = plan.call().input(&one).run_grid(&[[&one]; 4]).unwrap_err();
    assert!(error.to_string().contains("for each process alone"), "{error}");
    assert_eq!(plan.run(&[&one]).err().map(|error| error.code()), Some(Code::InvalidArgument));
    Ok(())
}
