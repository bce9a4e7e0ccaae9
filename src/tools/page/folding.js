// The program as a tree that folds: functions, regions, location names, and pieces of what is long.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A tree of nodes: the module, functions, ops with regions, ops with a location name in common that follow each other,
// and pieces of what would be too long. from and to: the ops in a node. Children are made when a node is opened.
const mostChildren = 48;
const leaf = (op) =>
    ({kind : 'op', op, from : op.index, to : op.end, label : op.name, hasChildren : op.regions.length > 0});
const partsOf = (location) => location.split('/', 66).slice(0, -1);

function grouped(indices, depth) {
  let parts = indices.map((index) => partsOf(ops[index].location));
  // What all of them have in common says nothing.
  while (depth < 64 && indices.length > 1 && parts[0][depth] !== undefined &&
         parts.every((part) => part[depth] === parts[0][depth]))
    ++depth;
  // Constants that have no name stand together, too.
  const nameAt = (i) => depth >= 64                                     ? undefined
                        : parts[i][depth] !== undefined                 ? parts[i][depth]
                        : ops[indices[i]].name === 'stablehlo.constant' ? 'constants'
                                                                        : undefined;
  const nodes = [];
  for (let i = 0; i < indices.length;) {
    const name = nameAt(i);
    let end = i + 1;
    while (name !== undefined && end < indices.length && nameAt(end) === name)
      ++end;
    if (end - i === indices.length) // a group would be all there is
      return pieces(indices.map((index) => leaf(ops[index])));
    if (end - i > 1) {
      const inside = indices.slice(i, end);
      nodes.push({
        kind : 'group',
        label : name,
        indices : inside,
        depth : depth + 1,
        from : inside[0],
        to : ops[inside[inside.length - 1]].end,
        hasChildren : true
      });
    } else {
      nodes.push(leaf(ops[indices[i]]));
    }
    i = end;
  }
  return pieces(nodes);
}
function pieces(nodes) {
  if (nodes.length <= mostChildren)
    return nodes;
  let size = Math.ceil(nodes.length / mostChildren);
  if (size < 8)
    size = 8;
  const made = [];
  for (let i = 0; i < nodes.length; i += size) {
    const inside = nodes.slice(i, i + size);
    const first = inside[0], last = inside[inside.length - 1];
    let most = -1; // the op with most work says more than numbers
    for (let k = Math.max(0, first.from); k < last.to; ++k)
      if (ops[k].operations > 0 && (most < 0 || ops[k].operations > ops[most].operations))
        most = k;
    made.push({
      kind : 'piece',
      label : `${i + 1} to ${i + inside.length} of ${nodes.length}` +
                  (most < 0 ? '' : ': ' + ops[most].name.replace(/^stablehlo\./, '')),
      nodes : inside,
      from : first.from,
      to : last.to,
      hasChildren : true
    });
  }
  return made;
}
function regionChildren(index) {
  const region = regions[index], inputs = region.types.length ? [ {
                                   kind : 'inputs',
                                   region : index,
                                   from : -1,
                                   to : -1,
                                   label : plural(region.types.length, 'argument'),
                                   second : cut(region.types.map((type) => strings[type]).join(', '), 34),
                                   hasChildren : false
                                 } ]
                                                              : [];
  return inputs.concat(region.ops.length ? grouped(region.ops, 0) : []);
}
function childrenOf(node) {
  if (node.children)
    return node.children;
  const rangeOf = (index) => {
    const inside = regions[index].ops;
    return inside.length ? [ inside[0], ops[inside[inside.length - 1]].end ] : [ 0, 0 ];
  };
  switch (node.kind) {
  case 'module':
    node.children = pieces(graph.bodies.flatMap((body, i) => {
      if (body === null)
        return [];
      const [from, to] = rangeOf(body);
      return [ {kind : 'function', label : '@' + names[i], region : body, from, to, hasChildren : true} ];
    }));
    break;
  case 'function':
  case 'region': node.children = regionChildren(node.region); break;
  case 'op':
    node.children =
        node.op.regions.length === 1 ? regionChildren(node.op.regions[0]) : node.op.regions.map((index, i) => {
          const [from, to] = rangeOf(index);
          return {kind : 'region', label : 'region ' + i, region : index, from, to, hasChildren : true};
        });
    break;
  case 'group': node.children = grouped(node.indices, node.depth); break;
  case 'piece': node.children = pieces(node.nodes); break;
  default: node.children = [];
  }
  return node.children;
}

// Which children use which: pairs of positions. Calls connect functions.
function edgesOf(node, children) {
  const at = (index) => { // the child that has the op
    let low = 0, high = children.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1, child = children[middle];
      if (child.from >= 0 && index < child.from)
        high = middle - 1;
      else if (index >= child.to)
        low = middle + 1;
      else
        return middle;
    }
    return -1;
  };
  const found = new Set(), edges = [];
  const connect = (from, to) => {
    if (from < 0 || to < 0 || from === to || found.has(from * 65536 + to))
      return;
    found.add(from * 65536 + to);
    edges.push([ from, to ]);
  };
  const isModule = node.kind === 'module';
  const bodies =
      isModule ? graph.bodies.map((body) => body !== null && regions[body].ops.length ? at(regions[body].ops[0]) : -1)
               : [];
  children.forEach((child, position) => {
    for (let i = Math.max(0, child.from); i < child.to; ++i) {
      const op = ops[i];
      if (isModule) {
        if (op.callee >= 0)
          connect(position, bodies[op.callee]);
        continue;
      }
      for (const value of op.operands) {
        const maker = makers[value];
        if (maker === undefined)
          continue;
        const source = maker >= 0 ? at(maker)
                       : children.length && children[0].kind === 'inputs' && children[0].region === -1 - maker ? 0
                                                                                                               : -1;
        if (source < position)
          connect(source, position);
      }
    }
  });
  return edges;
}
