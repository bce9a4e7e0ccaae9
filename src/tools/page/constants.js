// Constants and their histograms.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

function histogram(row) {
  const bins = row.bins || [], height = 30, width = 4, top = Math.max(1, ...bins);
  return draw('svg', {width : Math.max(1, bins.length * width), height, role : 'img'},
              ...bins.map((count, i) => draw('rect', {
                            class : 'histogram',
                            x : i * width,
                            width : width - 1,
                            y : height - height * count / top,
                            height : height * count / top
                          })));
}
function constants() {
  const rows =
      graph.constants.map(([ op, bytes, splat, sampled, nan, infinite, zero, min, max, mean, bins ]) =>
                              ({op : ops[op], bytes, splat, sampled, nan, infinite, zero, min, max, mean, bins}));
  rows.sort((a, b) => b.bytes - a.bytes || a.op.index - b.op.index);
  const number = (value) => value === undefined || value === null ? '' : String(Number(value.toPrecision(6)));
  const column = (title, key) => ({
    title,
    value : (row) => row[key] === undefined || row[key] === null ? -Infinity : row[key],
    text : (row) => number(row[key])
  });
  return make(
      'section', {id : 'view-constants'},
      make('p', {class : 'faint'},
           `${plural(rows.length, 'constant')}, ${texts.bytes(rows.reduce((sum, row) => sum + row.bytes, 0))}. ` +
               'Of large ones, elements in even steps are counted. ' +
               'Histograms are of the finite elements, from the least to the largest.'),
      table(rows,
            [
              {title : 'constant', text : (row) => valueName(row.op.first)},
              {title : 'type', text : (row) => typesOf(row.op)},
              {title : 'function', text : (row) => '@' + (names[functionOf(row.op)] || '')},
              measureColumn('bytes', 'bytes'), {
                title : 'elements',
                value : (row) => row.sampled || 0,
                text : (row) => row.splat     ? 'all equal'
                                : row.sampled ? String(row.sampled)
                                              : ''
              },
              column('min', 'min'), column('max', 'max'), column('mean', 'mean'), column('zeros', 'zero'),
              column('NaN', 'nan'), column('infinities', 'infinite'),
              {title : 'histogram', text : () => '', element : histogram}
            ],
            100, (row) => choose(row.op.index)));
}
