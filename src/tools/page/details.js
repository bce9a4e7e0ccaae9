// All that is known of one op.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

const details = make('aside', {hidden : ''});
let chosen = -1;
function findUsers() {
  if (users.size)
    return;
  for (const op of ops)
    for (const value of op.operands) {
      if (!users.has(value))
        users.set(value, []);
      users.get(value).push(op.index);
    }
}
function choose(index) {
  chosen = index;
  findUsers();
  const op = ops[index], most = 50;
  const link = (other) =>
      make('button', {class : 'link code', onclick : () => choose(other)}, cut(opText(ops[other]), 120));
  const calleeLink = (callee) => {
    const body = graph.bodies[callee], first = body === null ? undefined : regions[body].ops[0];
    return make('button', {
      class : 'link code',
      onclick : () => {
        if (first === undefined)
          return;
        show('graph');
        choose(first);
        reveal(first);
      }
    },
                '@' + names[callee]);
  };
  const entry = (title, ...content) =>
      content.length ? [ make('dt', {}, title), make('dd', {class : 'code'}, ...content) ] : [];
  const text = (title, value) => value === '' ? [] : entry(title, value);
  const uses = [...new Set(op.types.flatMap((type, i) => users.get(op.first + i) || [])) ];
  details.replaceChildren(
      make('button', {onclick : () => { details.hidden = true; }}, 'close'), ' ',
      make('button', {
        onclick : () => {
          show('graph');
          reveal(index);
        }
      },
           'in the graph'),
      ' ',
      make('button', {
        onclick : () => {
          show('ops');
          list.scrollTo(index);
        }
      },
           'in the list'),
      make('h2', {class : 'code'}, op.name),
      make('dl', {},
           ...text('results', op.types.map((type, i) => valueName(op.first + i) + ': ' + strings[type]).join('\n')),
           ...entry('operands', ...op.operands.slice(0, most).map((value) => {
             const maker = makers[value];
             return maker === undefined || value < 0 ? '?'
                    : maker >= 0 ? link(maker)
                                 : make('div', {},
                                        valueName(value) + ': ' +
                                            strings[regions[-1 - maker].types[value - regions[-1 - maker].first]]);
           })),
           ...text('attributes', op.attributes), ...text('place', op.place), ...text('location', op.location),
           ...text('operations', texts.operations(op.operations)), ...text('bytes', texts.bytes(op.bytes)),
           ...(times ? text('time', texts.time(op.time)) : []),
           ...(op.callee >= 0 ? entry('calls', calleeLink(op.callee)) : []),
           ...entry('used by', ...uses.slice(0, most).map(link),
                    ...(uses.length > most ? [ `and ${uses.length - most} more` ] : []))));
  details.hidden = false;
  for (const old of document.querySelectorAll('.chosen'))
    old.classList.remove('chosen');
  for (const one of document.querySelectorAll(`[data-op="${index}"]`))
    one.classList.add('chosen');
}
