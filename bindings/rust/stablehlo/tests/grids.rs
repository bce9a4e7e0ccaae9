//! Plans that the processes of a grid run together.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use stablehlo::{Code, Module, Plan, PlanOptions, Result, Tensor};
use std::time::Duration;

const SUM: &str = r#"
  func.func @main(%a: tensor<2xi32>) -> (tensor<2xi32>, tensor<ui32>) {
    %0 = "stablehlo.all_reduce"(%a) ({
    ^bb0(%x: tensor<i32>, %y: tensor<i32>):
      %s = stablehlo.add %x, %y : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) {replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>,
        channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} :
      (tensor<2xi32>) -> tensor<2xi32>
    %1 = stablehlo.partition_id : tensor<ui32>
    return %0, %1 : tensor<2xi32>, tensor<ui32>
  }"#;

fn plan(replicas: u32, partitions: u32) -> Result<Plan> {
    PlanOptions::new().grid(replicas, partitions).plan(&Module::parse(SUM)?)
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
