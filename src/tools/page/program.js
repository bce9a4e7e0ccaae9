// The program of the page: what its arrays mean, and sums over ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

const program = JSON.parse(document.getElementById('program').textContent);
const {facts, graph, times} = program;
const strings = graph.strings;

const regions = graph.regions.map(([ parent, first, types ]) => ({parent, first, types, ops : []}));
const ops = graph.ops.map(
    ([ region, name, first, operands, types, attributes, place, location, operations, bytes, callee, time ], index) =>
        ({
          index,
          region,
          name : strings[name],
          first,
          operands,
          types,
          attributes : strings[attributes],
          place : strings[place],
          location : strings[location],
          operations,
          bytes,
          callee,
          time : time || 0,
          regions : [],
          end : index + 1,
        }));
ops.forEach((op) => regions[op.region].ops.push(op.index));
regions.forEach((region, index) => {
  if (region.parent >= 0)
    ops[region.parent].regions.push(index);
});
// Where the ops in the regions of an op end: ops are in the order of the text.
for (let i = ops.length - 1; i >= 0; --i) {
  const parent = regions[ops[i].region].parent;
  if (parent >= 0)
    ops[parent].end = Math.max(ops[parent].end, ops[i].end);
}
// Values: which op made them; of an argument of region r: -1 - r.
const makers = [], users = new Map();
regions.forEach((region, index) => region.types.forEach((type, i) => { makers[region.first + i] = -1 - index; }));
ops.forEach((op) => op.types.forEach((type, i) => { makers[op.first + i] = op.index; }));

// Numbers of a range of ops, by sums over all ops before.
const measures = [ 'operations', 'bytes', 'time' ];
const sums = {};
for (const measure of measures) {
  const sum = sums[measure] = new Float64Array(ops.length + 1);
  ops.forEach((op, i) => { sum[i + 1] = sum[i] + Math.max(0, op[measure]); });
}
const total = (measure, from, to) => sums[measure][to] - sums[measure][from];
const names = facts.functions.map((one) => one.name);
const functionOf = (op) => {
  let region = op.region;
  while (regions[region].parent >= 0)
    region = ops[regions[region].parent].region;
  return graph.bodies.indexOf(region);
};
