// Signatures and the census of ops.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

function signature(one) {
  const values = (title, list) =>
      list.map((value, i) => make('tr', {}, make('td', {class : 'faint'}, `${title} ${i}`),
                                  make('td', {class : 'code'}, value.name), make('td', {class : 'code'}, value.type),
                                  make('td', {class : 'code faint'}, cut(value.attributes, 200))));
  return make('div', {}, make('h2', {class : 'code'}, '@' + one.name + (one.public ? '' : '  private')),
              make('table', {}, make('tbody', {}, ...values('in', one.arguments), ...values('out', one.results))));
}

function overview() {
  const section = make('section', {id : 'view-overview'});
  const order = facts.functions.filter((one) => one.public).concat(facts.functions.filter((one) => !one.public));
  let shown = 0;
  const list = make('div'), more = make('button', {onclick : () => add()});
  const add = () => {
    for (const end = Math.min(order.length, shown + 12); shown < end; ++shown)
      list.append(signature(order[shown]));
    more.hidden = shown >= order.length;
    more.textContent = `more functions (${order.length - shown})`;
  };
  add();
  const census = new Map();
  let unknown = 0;
  for (const op of ops) {
    if (!census.has(op.name))
      census.set(op.name, {name : op.name, count : 0, operations : 0, bytes : 0, time : 0});
    const row = census.get(op.name);
    ++row.count;
    if (op.operations < 0 || op.bytes < 0)
      ++unknown;
    for (const measure of measures)
      row[measure] += Math.max(0, op[measure]);
  }
  const rows = [...census.values() ].sort((a, b) => b.count - a.count);
  const sum = (measure) => texts[measure](total(measure, 0, ops.length));
  section.append(
      make('h2', {}, 'Functions'), list, more, make('h2', {}, 'Ops'),
      make('p', {class : 'faint'},
           `${plural(ops.length, 'op')} of ${plural(rows.length, 'kind')}; ` +
               `${sum('operations')} operations on elements, ${sum('bytes')} of operands and results` +
               (times
                    ? `; ${sum('time')} in ${times.file}, ${texts.time(times.elsewhere)} of it in no op of the program`
                    : '') +
               '. Each op counts once, in a loop, too.' +
               (unknown ? ` Not counted, or not all: ${plural(unknown, 'op')}.` : '')),
      table(rows,
            [
              {title : 'op', text : (row) => row.name},
              {title : 'number', value : (row) => row.count, text : (row) => String(row.count), bar : true},
              ...costColumns
            ],
            200));
  return section;
}
