// The page: its head, and what is shown of it.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

const main = make('main');
const sections = {
  overview : [ 'Overview', overview ],
  graph : [ 'Graph', graphSection ],
  ops : [ `Ops (${ops.length})`, list.section ],
  constants : [ `Constants (${graph.constants.length})`, constants ]
};
const made = {}, buttons = {};
function show(name) {
  if (!made[name]) {
    made[name] = sections[name][1]();
    main.insertBefore(made[name], details);
    if (name === 'graph')
      drawGraph();
    if (name === 'ops')
      list.update();
  }
  for (const one of Object.keys(made))
    made[one].hidden = one !== name;
  for (const one of Object.keys(buttons))
    buttons[one].setAttribute('aria-selected', one === name);
}
for (const [name, [ title ]] of Object.entries(sections))
  buttons[name] = make('button', {role : 'tab', onclick : () => show(name)}, title);
main.append(details);
const known = [
  facts.content + (facts.version ? ' ' + facts.version : '') + (facts.producer ? ' by ' + facts.producer : ''),
  texts.bytes(facts.bytes), facts.module ? 'module @' + facts.module : '',
  facts.minimum_version ? 'needs StableHLO ' + facts.minimum_version : '',
  facts.partitions > 1 ? plural(facts.partitions, 'partition') : '',
  facts.replicas > 1 ? plural(facts.replicas, 'replica') : '', times ? `times of ${times.file}` : ''
];
document.body.append(make('header', {}, make('h1', {class : 'code'}, facts.file),
                          make('div', {class : 'facts'}, known.filter((one) => one).join(', ')),
                          make('nav', {role : 'tablist'}, ...Object.values(buttons))),
                     main);
const wanted = typeof location === 'object' ? location.hash.slice(1) : '';
show(sections.hasOwnProperty(wanted) ? wanted : 'overview');
const opened = /^op-(\d+)$/.exec(wanted);
if (opened && Number(opened[1]) < ops.length) {
  show('graph');
  choose(Number(opened[1]));
  reveal(Number(opened[1]));
}
