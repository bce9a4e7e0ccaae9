// Runs the script of a page that `shlo show --html` wrote, on a document of its own that knows only what the script
// needs: elements, text nodes, attributes, clicks. Looks at every part, clicks, and prints what became of it as JSON.
// usage: node page_dom.js PAGE
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
'use strict';
const fs = require('fs'), vm = require('vm');
const page = fs.readFileSync(process.argv[2], 'utf8');
const [, json] = /<script type="application\/json" id="program">([^]*?)<\/script>/.exec(page);
const [, script] = /<script>\n([^]*?)<\/script>/.exec(page);

let created = 0;
const events = [];
class Element {
  constructor(tag) {
    ++created;
    Object.assign(this, {tag, attributes: {}, children: [], listeners: {}, style: {}, scrollTop: 0, scrollLeft: 0,
                         clientHeight: 600, value: '', parent: null});
    this.classList = {remove: (name) => this.setClasses(this.classes().filter((one) => one !== name)),
                      add: (name) => this.setClasses([...this.classes(), name])};
    return new Proxy(this, {set(target, name, value) { // the script may set nothing else
      if (!['hidden', 'textContent', 'value', 'scrollTop', 'scrollLeft', 'parent'].includes(name))
        throw new Error(`the script sets ${String(name)}`);
      return Reflect.set(target, name, value);
    }});
  }
  classes() { return (this.attributes.class || '').split(' '); }
  setClasses(names) { this.attributes.class = names.join(' '); }
  setAttribute(name, value) {
    if (/^on|^src$|href$/.test(name)) throw new Error(`the script sets the attribute ${name}`);
    this.attributes[name] = String(value);
    if (name === 'hidden') Reflect.set(this, 'hidden', true);
  }
  addEventListener(name, listener) { (this.listeners[name] = this.listeners[name] || []).push(listener); }
  append(...nodes) {
    for (const node of nodes) {
      if (node instanceof Element) node.parent = this;
      else if (typeof node !== 'string') throw new Error(`a ${typeof node} is appended`);
      this.children.push(node);
    }
  }
  replaceChildren(...nodes) { this.children.length = 0; this.append(...nodes); }
  insertBefore(node, other) {
    node.parent = this;
    this.children.splice(this.children.indexOf(other), 0, node);
  }
  set textContent(text) { this.children.length = 0; this.children.push(text); }
  get textContent() { return this.children.map((one) => one instanceof Element ? one.textContent : one).join(''); }
  all() { return [this, ...this.children.flatMap((one) => one instanceof Element ? one.all() : [])]; }
  querySelectorAll(selector) {
    const data = /^\[data-op="(\d+)"\]$/.exec(selector);
    if (!data && selector !== '.chosen') throw new Error(`unknown selector ${selector}`);
    return this.all().filter((one) => data ? one.attributes['data-op'] === data[1] : one.classes().includes('chosen'));
  }
  querySelector(selector) { return this.querySelectorAll(selector)[0] || null; }
  scrollIntoView() { events.push('scrollIntoView'); }
  fire(name) { for (const one of this.listeners[name] || []) one({stopPropagation() {}}); }
}

const body = new Element('body');
const document = {
  body, createElement: (tag) => new Element(tag), createElementNS: (space, tag) => new Element(tag),
  getElementById: () => ({textContent: json}), querySelectorAll: (selector) => body.querySelectorAll(selector),
};
const frames = [];
const world = vm.createContext({document, requestAnimationFrame: (run) => frames.push(run), setTimeout: (run) => run(),
                                clearTimeout() {}, hacked: undefined});
const started = process.hrtime.bigint();
vm.runInContext(script, world);
const milliseconds = () => Number(process.hrtime.bigint() - started) / 1e6;
const result = {created: created, load: milliseconds()};

const find = (test, from = body) => from.all().find(test);
const button = (text) => find((one) => one.tag === 'button' && one.textContent.startsWith(text));
const section = () => find((one) => one.tag === 'section' && !one.hidden);
const rowsOf = (element) => element.all().filter((one) => one.tag === 'tr')
  .map((row) => row.children.map((cell) => cell.textContent));
const cells = () => rowsOf(section());
result.head = find((one) => one.tag === 'header').textContent;
result.overview = cells();
result.overviewText = section().textContent;

button('Graph').fire('click');
const nodes = () => section().all().filter((one) => one.tag === 'g')
  .map((one) => one.children.filter((child) => child.tag === 'text').map((child) => child.textContent).join('|'));
const edges = () => section().all().filter((one) => one.tag === 'path').length;
result.graph = {nodes: nodes(), edges: edges()};
let clicks = 0; // opens everything, up to some number of clicks
for (let folded; clicks < 60 && (folded = find((one) => one.classes().includes('folded'), section())); ++clicks) folded.fire('click');
result.opened = {nodes: nodes(), edges: edges(), clicks};
button('fold all').fire('click');
result.folded = {nodes: nodes()};

button('Ops').fire('click');
const rows = () => section().all().filter((one) => one.classes().includes('row'));
result.ops = rows().map((row) => row.textContent);
const scroll = find((one) => one.classes().includes('scroll'), section());
scroll.scrollTop = 22 * 5000;
scroll.fire('scroll');
frames.forEach((run) => run());
result.scrolled = rows().map((row) => row.textContent);
scroll.scrollTop = 0;
scroll.fire('scroll');
frames.forEach((run) => run());
rows()[Math.min(1, rows().length - 1)].fire('click');
result.details = find((one) => one.tag === 'aside').textContent;
result.chosen = body.querySelectorAll('.chosen').length;
button('in the graph').fire('click');
result.revealed = events.length;

button('Constants').fire('click');
result.constants = cells();
result.bars = section().all().filter((one) => one.classes().includes('histogram')).length;
result.all = milliseconds();
result.tags = [...new Set(body.all().map((one) => one.tag))].sort();
result.hacked = world.hacked === undefined ? null : world.hacked;
console.log(JSON.stringify(result));
