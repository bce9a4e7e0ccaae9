// Numbers, ops and types as texts.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

const scaled = (value, units, step) => {
  let unit = 0;
  while (value >= 999.95 && unit + 1 < units.length) {
    value /= step;
    ++unit;
  }
  return (unit ? value.toFixed(1) : String(Math.round(value))) + units[unit];
};
const countText = (value) => scaled(value, [ '', ' k', ' M', ' G', ' T', ' P', ' E' ], 1000);
const texts = {
  operations : (value) => value < 0 ? '?' : countText(value),
  bytes : (value) => value < 0 ? '?' : scaled(value, [ ' B', ' kB', ' MB', ' GB', ' TB', ' PB', ' EB' ], 1000),
  time : (value) => value < 1000  ? value.toFixed(1) + ' µs'
                    : value < 1e6 ? (value / 1e3).toFixed(2) + ' ms'
                                  : (value / 1e6).toFixed(2) + ' s',
};
const cut = (text, most) => text.length > most ? text.slice(0, most - 1) + '…' : text;
const typesOf = (op) => op.types.map((type) => strings[type]).join(', ');
const valueName = (value) => value < 0 ? '?' : '%' + value;
const opText = (op) => (op.types.length ? op.types.map((type, i) => valueName(op.first + i)).join(', ') + ' = ' : '') +
                       op.name + (op.operands.length ? ' ' + op.operands.map(valueName).join(', ') : '');
const plural = (count, noun) => count + ' ' + noun + (count === 1 ? '' : 's');
