// The graph: boxes that open, and where they stand.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

const heat =
    make('select', {onchange : () => drawGraph(), title : 'colour'}, make('option', {value : ''}, 'colour: op'),
         ...costColumns.map((column, i) => make('option', {value : measures[i]}, 'colour: ' + column.title)));
function colourOf(node) {
  if (node.kind === 'inputs')
    return 'var(--back)';
  const measure = heat.value;
  if (measure) {
    const share = total(measure, node.from, node.to) / (total(measure, 0, ops.length) || 1);
    return `hsl(${Math.round(55 - 50 * Math.sqrt(share))} 90% 50% / ${(0.05 + 0.7 * Math.sqrt(share)).toFixed(3)})`;
  }
  if (node.kind !== 'op')
    return 'var(--back)';
  let hash = 0;
  for (const letter of node.label)
    hash = (hash * 31 + letter.codePointAt(0)) % 360;
  return `hsl(${hash} 55% 55% / .25)`;
}

const letter = 7.3, gap = 18, rowGap = 26, headHeight = 24;
function secondLine(node) {
  if (node.second !== undefined)
    return node.second;
  const measure = heat.value || 'operations';
  if (node.kind === 'op' && !node.hasChildren && !heat.value)
    return cut(typesOf(node.op), 34);
  return (node.kind === 'op' && !node.hasChildren ? '' : plural(node.to - node.from, 'op') + ', ') +
         texts[measure](node.kind === 'op' && !node.hasChildren ? node.op[measure]
                                                                : total(measure, node.from, node.to));
}
// Sets width and height of a node, and of an open one the places of its children: rows, by the longest way to each.
function layOut(node) {
  if (!node.isOpen) {
    node.first = cut(node.kind === 'op' ? node.label.replace(/^stablehlo\./, '') : node.label, 36);
    node.line = secondLine(node);
    node.width =
        Math.max(70, 16 + letter * Math.max(node.first.length + (node.hasChildren ? 2 : 0), node.line.length * .92));
    node.height = 38;
    return;
  }
  const children = childrenOf(node);
  children.forEach(layOut);
  node.edges = node.edges || edgesOf(node, children);
  const rank = children.map(() => 0), sources = children.map(() => []);
  for (const [from, to] of node.edges)
    sources[to].push(from);
  children.forEach((child, i) => {
    for (const from of sources[i])
      if (from < i)
        rank[i] = Math.max(rank[i], rank[from] + 1);
  });
  // What needs nothing stands above the first that needs it.
  const lowest = children.map(() => Infinity);
  for (const [from, to] of node.edges)
    if (from < to)
      lowest[from] = Math.min(lowest[from], rank[to] - 1);
  children.forEach((child, i) => {
    if (sources[i].length === 0 && child.kind !== 'inputs' && lowest[i] < Infinity)
      rank[i] = lowest[i];
  });
  const rows = [], wide = 8; // a row of more nodes becomes several
  children.forEach((child, i) => { (rows[rank[i]] = rows[rank[i]] || []).push(i); });
  let y = headHeight + 12, width = 0;
  const centre = [];
  for (const whole of rows) {
    if (!whole)
      continue;
    const wish = (i) =>
        sources[i].length ? sources[i].reduce((sum, from) => sum + (centre[from] || 0), 0) / sources[i].length : 0;
    whole.sort((a, b) => wish(a) - wish(b) || a - b);
    for (let start = 0; start < whole.length; start += wide) {
      let x = 12, height = 0;
      for (const i of whole.slice(start, start + wide)) {
        const child = children[i];
        x = Math.max(x, Math.min(wish(i) - child.width / 2, x + 400));
        child.x = x;
        child.y = y;
        centre[i] = x + child.width / 2;
        x += child.width + gap;
        height = Math.max(height, child.height);
      }
      width = Math.max(width, x - gap);
      y += height + rowGap;
    }
  }
  node.width = Math.max(width + 12, 40 + letter * Math.min(60, node.label.length));
  node.height = y - rowGap + 12;
}
function drawNode(node) {
  const group = draw('g', {
    transform : `translate(${node.x} ${node.y})`,
    class : 'node' + (node.hasChildren && !node.isOpen ? ' folded' : '') +
                (node.op && node.op.index === chosen ? ' chosen' : ''),
    'data-op' : node.op ? node.op.index : undefined,
    onclick : (event) => {
      event.stopPropagation();
      if (node.op)
        choose(node.op.index);
      if (!node.hasChildren)
        return;
      node.isOpen ? node.isOpen = false : open(node);
      drawGraph(node);
    }
  });
  const title = node.op ? opText(node.op) + ' : ' + typesOf(node.op) : node.label;
  group.append(draw('title', {}, cut(title, 400)));
  const box = draw('rect', {width : node.width, height : node.height, rx : 5});
  if (node.isOpen)
    box.setAttribute('class', 'box');
  else
    box.style.fill = colourOf(node); // which lets through what is below
  if (!node.isOpen)
    group.append(draw('rect', {width : node.width, height : node.height, rx : 5, class : 'under'}));
  group.append(box);
  if (!node.isOpen) {
    group.append(draw('text', {x : 8, y : 16}, (node.hasChildren ? '▸ ' : '') + node.first),
                 draw('text', {x : 8, y : 31, class : 'faint'}, node.line));
    return group;
  }
  group.append(draw('text', {x : 8, y : 16}, '▾ ' + cut(node.label, 60)));
  for (const [from, to] of node.edges) {
    const a = node.children[from], b = node.children[to];
    const x = a.x + a.width / 2, y = a.y + a.height, u = b.x + b.width / 2, v = b.y,
          bend = Math.max(12, Math.abs(v - y) / 2);
    group.append(draw('path', {d : `M${x} ${y}C${x} ${y + bend} ${u} ${v - bend} ${u} ${v}`}));
  }
  for (const child of node.children)
    group.append(drawNode(child));
  return group;
}
// Opens a node, and what in it has most of its ops.
function open(node) {
  while (node) {
    node.isOpen = true;
    const count = node.to - node.from;
    node = childrenOf(node).find((one) => one.hasChildren && one.to - one.from > 0.6 * count);
  }
}
const root = {
  kind : 'module',
  label : 'module',
  from : 0,
  to : ops.length,
  hasChildren : true,
  isOpen : true,
  x : 8,
  y : 8
};
const canvas = make('div', {class : 'scroll'});
let zoom = 1;
// Draws what is open, and keeps the node where it is on the screen.
function drawGraph(kept) {
  const place = (node) => { // of the node on the canvas
    let found = null;
    const search = (one, x, y) => {
      if (one === node)
        found = [ x + one.x, y + one.y ];
      else if (one.isOpen && one.children)
        for (const child of one.children)
          if (!found)
            search(child, x + one.x, y + one.y);
    };
    search(root, 0, 0);
    return found;
  };
  const before = kept && kept.x !== undefined ? place(kept) : null;
  layOut(root);
  root.x = root.y = 8;
  const width = root.width + 16, height = root.height + 16;
  canvas.replaceChildren(
      draw('svg', {width : width * zoom, height : height * zoom, viewBox : `0 0 ${width} ${height}`}, drawNode(root)));
  const after = kept ? place(kept) : null;
  if (before && after) {
    canvas.scrollLeft += (after[0] - before[0]) * zoom;
    canvas.scrollTop += (after[1] - before[1]) * zoom;
  }
}
// Opens what an op is in, and shows it.
function reveal(index) {
  let node = root;
  for (;;) {
    const child = childrenOf(node).find((one) => one.from <= index && index < one.to);
    if (!child || (child.op && child.op.index === index))
      break;
    child.isOpen = true;
    node = child;
  }
  drawGraph();
  const element = canvas.querySelector(`[data-op="${index}"]`);
  if (element)
    element.scrollIntoView({block : 'center', inline : 'center'});
}
function graphSection() {
  const main = childrenOf(root);
  const first = main.length === 1 ? main[0] : main.find((one) => one.label === '@main');
  if (first)
    open(first);
  const scale = (factor) => {
    zoom = Math.min(3, Math.max(0.1, zoom * factor));
    drawGraph();
  };
  const fold = () => {
    root.children.forEach(function close(one) {
      one.isOpen = false;
      (one.children || []).forEach(close);
    });
    drawGraph();
  };
  return make('section', {id : 'view-graph', class : 'whole'},
              make('div', {class : 'tools'}, make('button', {onclick : () => scale(1.25), title : 'larger'}, '+'),
                   make('button', {onclick : () => scale(0.8), title : 'smaller'}, '−'),
                   make('button', {onclick : fold}, 'fold all'), heat,
                   make('span', {class : 'faint'}, 'Click a box to open or fold it, an op for its details.')),
              canvas);
}
