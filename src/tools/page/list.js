// The list of all ops, of which only the rows that can be seen are elements.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

const list = (function() {
  const rowHeight = 22, most = 1e6; // browsers limit heights
  const space = make('div', {style : 'position: relative'}), scroll = make('div', {class : 'scroll'}, space);
  const count = make('span', {class : 'faint'});
  const filter = make(
      'input', {type : 'search', placeholder : 'name, type, attribute, place or location', oninput : () => later()});
  const order = make('select', {onchange : () => update()}, make('option', {value : ''}, 'in order'),
                     ...costColumns.map((column, i) => make('option', {value : measures[i]}, 'by ' + column.title)));
  let shown = [], timer = 0, depths = null;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(update, 120);
  };
  function update() {
    const text = filter.value.toLowerCase();
    const has = (op) => (op.name + '\n' + op.attributes + '\n' + op.place + '\n' + op.location + '\n' + typesOf(op))
                            .toLowerCase()
                            .includes(text);
    shown = (text ? ops.filter(has) : ops).map((op) => op.index);
    if (order.value)
      shown.sort((a, b) => ops[b][order.value] - ops[a][order.value] || a - b);
    shown.length = Math.min(shown.length, most);
    count.textContent = plural(shown.length, 'op');
    space.style.height = shown.length * rowHeight + 'px';
    scroll.scrollTop = 0;
    render();
  }
  function depthOf(op) {
    if (!depths) {
      depths = new Int32Array(ops.length);
      ops.forEach((one, i) => {
        const parent = regions[one.region].parent;
        depths[i] = parent < 0 ? 0 : depths[parent] + 1;
      });
    }
    return order.value ? 0 : depths[op.index];
  }
  function render() {
    const first = Math.max(0, Math.floor(scroll.scrollTop / rowHeight) - 20);
    const last = Math.min(shown.length, first + Math.ceil((scroll.clientHeight || 600) / rowHeight) + 40);
    const rows = [];
    for (let i = first; i < last; ++i) {
      const op = ops[shown[i]], text = opText(op), at = text.indexOf(op.name);
      const row = make('div', {
        class : 'row code' + (op.index === chosen ? ' chosen' : ''),
        'data-op' : op.index,
        onclick : () => choose(op.index)
      },
                       '  '.repeat(Math.min(depthOf(op), 40)) + text.slice(0, at), make('b', {}, op.name),
                       cut(text.slice(at + op.name.length), 120), cut(op.types.length ? ' : ' + typesOf(op) : '', 160),
                       make('span', {class : 'faint'},
                            (order.value ? '  ' + texts[order.value](op[order.value]) : '') +
                                (op.attributes ? '  {' + cut(op.attributes, 160) + '}' : '') + '  ' +
                                cut(op.place + ' ' + op.location, 160)));
      row.style.top = i * rowHeight + 'px';
      rows.push(row);
    }
    space.replaceChildren(...rows);
  }
  scroll.addEventListener('scroll', () => requestAnimationFrame(render));
  return {
    section : () => make('section', {id : 'view-ops', class : 'whole'},
                         make('div', {class : 'tools'}, filter, order, count), scroll),
    update,
    scrollTo(index) {
      let row = shown.indexOf(index);
      if (row < 0) {
        filter.value = '';
        update();
        row = shown.indexOf(index);
      }
      scroll.scrollTop = Math.max(0, row * rowHeight - 200);
      render();
    },
  };
})();
