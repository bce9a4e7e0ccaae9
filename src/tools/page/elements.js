// Elements and tables. Texts of programs only ever become text nodes.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

const fill = (element, attributes, children) => {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name.startsWith('on'))
      element.addEventListener(name.slice(2), value);
    else if (value !== undefined && value !== false)
      element.setAttribute(name, value);
  }
  for (const child of children)
    element.append(child); // a string becomes a text node
  return element;
};
const make = (tag, attributes, ...children) => fill(document.createElement(tag), attributes, children);
const draw = (tag, attributes, ...children) =>
    fill(document.createElementNS('http://www.w3.org/2000/svg', tag), attributes, children);

// A table whose rows are made when they are asked for. Columns: {title, text(row), value(row): a number, bar}.
function table(rows, columns, pageSize, choose) {
  const body = make('tbody'), more = make('button', {onclick : () => add()}, 'more');
  const largest = columns.map((column) => column.bar ? Math.max(1e-300, ...rows.map(column.value)) : 0);
  let shown = 0, order = rows, descending = -1;
  function add() {
    for (const end = Math.min(order.length, shown + pageSize); shown < end; ++shown) {
      const row = order[shown];
      body.append(
          make('tr', choose ? {onclick : () => choose(row), class : 'node'} : {}, ...columns.map((column, i) => {
            const share = column.bar ? 100 * Math.max(0, column.value(row)) / largest[i] : 0;
            const cell = make('td', {class : (column.value ? 'number' : 'code') + (column.bar ? ' bar' : '')},
                              column.element ? column.element(row) : column.text(row));
            if (share > 0) {
              cell.style.backgroundImage = 'linear-gradient(var(--bar), var(--bar))';
              cell.style.backgroundSize = share + '% 100%';
            }
            return cell;
          })));
    }
    more.hidden = shown >= order.length;
    more.textContent = `more (${order.length - shown})`;
  }
  const sort = (column, index) => {
    descending = descending === index ? -1 : index;
    const sign = descending === index ? -1 : 1, key = column.value || column.text;
    order = rows.slice().sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0) * sign);
    shown = 0;
    body.replaceChildren();
    add();
  };
  add();
  return make('div', {},
              make('table', {},
                   make('thead', {},
                        make('tr', {},
                             ...columns.map((column, index) => make('th', {
                                              class : column.value ? 'number' : undefined,
                                              role : 'button',
                                              title : 'sort',
                                              onclick : () => sort(column, index)
                                            },
                                                                    column.title)))),
                   body),
              more);
}
const measureColumn = (measure, title) => ({
  title,
  value : (row) => row[measure],
  text : (row) => texts[measure](row[measure]),
  bar : true,
});
const costColumns = [ measureColumn('operations', 'operations'), measureColumn('bytes', 'bytes') ].concat(
    times ? [ measureColumn('time', 'time') ] : []);
