"""`shlo show --html`: the page has what the program has, whatever its names are, and its script shows that. The script is
run by node and by chromium if they are here.

usage: show_html.py SHLO ARTIFACT (3 functions, 64 ops)
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import html.parser
import json
import os
import re
import shutil
import subprocess
import sys

from command import Cases

cases = Cases(sys.argv[1])
case, usage, write, read = cases.case, cases.usage, cases.write, cases.read
with open(sys.argv[2], "rb") as file:
    write("lstm.bc", file.read())
here = os.path.dirname(os.path.abspath(__file__))


def equal(what, got, expected, twin=None):
    assert got == expected, f"{what}: {got!r}, expected {expected!r}"
    assert got != twin, what


class Page(html.parser.HTMLParser):
    """The elements of a page as a browser reads them, and the texts in them."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.tags, self.attributes, self.texts, self.inside = [], [], {}, False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        self.attributes += attributes
        self.inside = True

    def handle_endtag(self, tag):
        self.inside = False

    def handle_data(self, data):
        if self.inside:
            self.texts.setdefault((self.tags[-1], self.tags.count(self.tags[-1])), []).append(data)

    def data(self):
        return json.loads("".join(self.texts["script", 1]))


TAGS = ["html", "head", "meta", "meta", "meta", "title", "style", "body", "noscript", "script", "script"]


def page_of(*arguments, name="page.html"):
    case("show", "--html", name, *arguments)
    text = read(name).decode("utf-8")
    page = Page(text)
    equal("elements", page.tags, TAGS)
    assert not {key for key, _ in page.attributes} & {"src", "href", "action", "onload", "onclick"}, page.attributes
    policy = [value for name, value in page.attributes if name == "content"][0]
    assert policy.startswith("default-src 'none'; ") and "http" not in policy, policy
    links = set(re.findall(r"\w+://[^'\"\s]*", re.sub(r'<script type.*?</script>', "", text, flags=re.S)))
    equal("links", links, {"http://www.w3.org/2000/svg"}, set())  # a name, which nobody looks up
    return page


# --- What the page says of ops: what they need, what they cost ---
write("program.mlir", """module @net {
  func.func @main(%a: tensor<2x3xf32> loc("a/b"), %b: tensor<3x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x4xf32>) -> tensor<2x4xf32> loc("net/layer/dot")
    %c = stablehlo.constant dense<[[1., 2., 2., 0.], [0., 0x7FC00000, 0x7F800000, 9.]]> : tensor<2x4xf32>
    %s = stablehlo.constant dense<5> : tensor<100xi32>
    %1 = stablehlo.add %0, %c : tensor<2x4xf32> loc("net/layer/add")
    %z = stablehlo.constant dense<0.> : tensor<f32>
    %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %3 = stablehlo.transpose %1, dims = [1, 0] : (tensor<2x4xf32>) -> tensor<4x2xf32>
    %4 = func.call @other(%1) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %5 = stablehlo.custom_call @f(%2) : (tensor<2xf32>) -> tensor<2xf32>
    return %4 : tensor<2x4xf32>
  }
  func.func private @other(%a: tensor<2x4xf32>) -> tensor<2x4xf32> {
    %0 = stablehlo.negate %a : tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
  func.func private @declared(tensor<f32>)
}
""")
data = page_of("program.mlir").data()
facts, graph = data["facts"], data["graph"]
equal("facts", (facts["file"], facts["module"], facts["minimum_version"], [one["name"] for one in facts["functions"]]),
      ("program.mlir", "net", "0.9.0", ["main", "other", "declared"]))
equal("times", data["times"], None, {})
strings = graph["strings"]
ops = [{"name": strings[op[1]], "region": op[0], "operands": op[3], "types": [strings[one] for one in op[4]],
        "attributes": strings[op[5]], "place": strings[op[6]], "location": strings[op[7]], "cost": tuple(op[8:10]),
        "callee": op[10]} for op in graph["ops"]]
#       operations on elements, bytes of operands and results; -1: not known
COSTS = [("dot_general", 2 * 2 * 4 * 3, 4 * (6 + 12 + 8)), ("constant", 0, 0), ("constant", 0, 0), ("add", 8, 4 * 24),
         ("constant", 0, 0), ("reduce", 8, 4 * (8 + 1 + 2)), ("add", 0, 0), ("return", 0, 0), ("transpose", 0, 4 * 16),
         ("call", 0, 0), ("custom_call", -1, 4 * 4), ("return", 0, 0), ("negate", 8, 4 * 16), ("return", 0, 0)]
equal("costs", [(op["name"].split(".")[1], *op["cost"]) for op in ops], COSTS, COSTS[::-1])
equal("regions", [op["region"] for op in ops], [0] * 6 + [1, 1] + [0] * 4 + [2, 2], [0] * 14)
equal("bodies", graph["bodies"], [0, 2, None], [0, 1, None])
equal("region", [region[:2] for region in graph["regions"]], [[-1, 0], [5, 8], [-1, 14]])
equal("operands", (ops[0]["operands"], ops[3]["operands"], ops[5]["operands"]), ([0, 1], [2, 3], [5, 6]))
equal("first results", [op[2] for op in graph["ops"]][:6], [2, 3, 4, 5, 6, 7])
equal("callee", [op["callee"] for op in ops], [-1] * 9 + [1] + [-1] * 4, [-1] * 14)
equal("place", (ops[1]["place"], ops[0]["location"], ops[1]["location"]), ("program.mlir:4:10", "net/layer/dot", ""))
assert "lhs_contracting_dimensions = [1]" in ops[0]["attributes"], ops[0]
#       stored bytes, splat, elements, NaN, infinities, zeros, min, max, mean of finite ones
CONSTANTS = [[1, 32, 0, 8, 1, 1, 2, 0, 9, 14 / 6], [2, 4, 1, 1, 0, 0, 0, 5, 5, 5], [4, 4, 1, 1, 0, 0, 1, 0, 0, 0]]
equal("constants", [one[:10] for one in graph["constants"]], CONSTANTS, CONSTANTS[1:])
# 32 bins from 0 to 9: two zeros, a one, two twos, the nine.
BINS = {0: 2, int(1 * 32 / 9): 1, int(2 * 32 / 9): 2, 31: 1}
equal("bins", {i: count for i, count in enumerate(graph["constants"][0][10]) if count}, BINS, {})
equal("no bins", [one[10] for one in graph["constants"][1:]], [[], []], [[0], [0]])


# --- Costs of other families ---
def costs(body, arguments):
    write("cost.mlir", f"func.func @main({arguments}) {{\n{body}\n  return\n}}\n")
    graph = page_of("cost.mlir", name="cost.html").data()["graph"]
    # In "..." without the ops of regions.
    return [(graph["strings"][op[1]].split(".")[1], *op[8:10]) for op in graph["ops"] if op[0] == 0][:-1]


WINDOW = ("({\n ^bb0(%x: tensor<f32>, %y: tensor<f32>):\n %m = stablehlo.maximum %x, %y : tensor<f32>\n"
          " stablehlo.return %m : tensor<f32>\n})")
equal("convolution", costs("""  %0 = stablehlo.convolution(%a, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
      window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x16xf32>) -> tensor<1x6x6x16xf32>""",
                           "%a: tensor<1x8x8x4xf32>, %k: tensor<3x3x4x16xf32>"),
      [("convolution", 2 * 6 * 6 * 16 * 3 * 3 * 4, 4 * (256 + 576 + 576))], [])
equal("window", costs(f"""  %0 = "stablehlo.reduce_window"(%a, %z) {WINDOW} {{window_dimensions = array<i64: 2, 3>}}
      : (tensor<5x7xf32>, tensor<f32>) -> tensor<4x5xf32>""", "%a: tensor<5x7xf32>, %z: tensor<f32>"),
      [("reduce_window", 4 * 5 * 6, 4 * (35 + 1 + 20))], [])
equal("sort", costs("""  %0 = "stablehlo.sort"(%a) ({
 ^bb0(%x: tensor<f32>, %y: tensor<f32>):
  %m = stablehlo.compare LT, %x, %y : (tensor<f32>, tensor<f32>) -> tensor<i1>
  stablehlo.return %m : tensor<i1>\n}) {dimension = 1 : i64} : (tensor<3x16xf32>) -> tensor<3x16xf32>""",
                    "%a: tensor<3x16xf32>"), [("sort", 48 * 4, 4 * 96)], [])
equal("linear", costs("""  %0 = stablehlo.cholesky %a, lower = true : tensor<2x3x3xf64>
  %1 = "stablehlo.triangular_solve"(%a, %b) {left_side = true, lower = true, unit_diagonal = false,
    transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x3x3xf64>, tensor<2x3x5xf64>) -> tensor<2x3x5xf64>""",
                      "%a: tensor<2x3x3xf64>, %b: tensor<2x3x5xf64>"),
      [("cholesky", 2 * 27 / 3, 8 * 36), ("triangular_solve", 30 * 3, 8 * (18 + 30 + 30))], [])
equal("fft", costs("  %0 = stablehlo.fft %a, type = FFT, length = [8] : (tensor<2x8xcomplex<f32>>) -> "
                   "tensor<2x8xcomplex<f32>>", "%a: tensor<2x8xcomplex<f32>>"), [("fft", 5 * 16 * 3, 8 * 32)], [])
equal("dynamic", costs("  %0 = stablehlo.abs %a : tensor<?xf32>\n  %1 = stablehlo.abs %b : tensor<0xf32>",
                       "%a: tensor<?xf32>, %b: tensor<0xf32>"), [("abs", -1, -1), ("abs", 0, 0)], [])
equal("while", costs("""  %0 = stablehlo.while(%i = %a) : tensor<i32>
   cond {
    %p = stablehlo.compare LT, %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return %i : tensor<i32>
  }""", "%a: tensor<i32>"), [("while", 0, 0)], [])
inside = [op[8:10] for op in Page(read("cost.html").decode()).data()["graph"]["ops"] if op[0] == 1]
equal("in a loop", inside, [[1, 9], [0, 0]], [[0, 0], [0, 0]])

# --- Artifacts, models of ONNX, what cannot be read ---
lstm = page_of("lstm.bc", name="lstm.html").data()
equal("lstm", (len(lstm["graph"]["ops"]), lstm["facts"]["content"]), (64 - 3, "portable artifact"), (64, "text"))
usage("show", "lstm.bc", "--times", "t.json", message="--times is for the page that --html OUT writes")
usage("show", "lstm.bc", "--html", message="--html needs a value: OUT")
write("newer.bc", read("lstm.bc").replace(b"\0add_v1\0", b"\0add_v9\0"))
case("show", "--html", "newer.html", "newer.bc", status=1, err=["newer.bc: ", "add_v9"])
case("show", "--html", "no/such/folder.html", "lstm.bc", status=1, err=["no/such/folder.html: No such file"])
case("show", "--html", "/dev/full", "lstm.bc", status=1, err="/dev/full: No space left on device\n")
assert not os.path.exists(cases.path("newer.html"))

# --- Times ---
def trace(name, events):
    return write(name, json.dumps(events))


def event(duration, phase="X", begin=None, thread=1, **arguments):
    """An event behind the last one."""
    start = clock.pop() if begin is None else begin
    if begin is None:
        clock.append(start + duration)
    return {"name": "k", "ph": phase, "ts": start, "dur": duration, "pid": 1, "tid": thread, "args": arguments}


clock = [0]


DOT = {"op": "stablehlo.dot_general", "location": "net/layer/dot"}
ADD = {"op": "stablehlo.add", "location": "net/layer/add"}
trace("times.json", {"traceEvents": [
    event(10, **DOT), event(5, op="dot_general", location="net/layer/dot"), event(8, members=[DOT, ADD], **ADD),
    event(3, op="stablehlo.sine", location="elsewhere"), event(100, phase="B", **DOT), event(1000), {"ph": "X"}, 7,
    event(2, op="stablehlo.negate", location="program.mlir:15:10")]})
timed = page_of("--times", "times.json", "program.mlir", name="timed.html").data()
equal("times", timed["times"], {"file": "times.json", "microseconds": 28, "elsewhere": 3})
equal("time of ops", {i: op[11] for i, op in enumerate(timed["graph"]["ops"]) if op[11]}, {0: 19, 3: 4, 12: 2}, {})
# What is in another event: a loop of 100 with kernels of 30 and 20, in which there is one of 5. Another thread is apart.
trace("nested.json", [event(20, begin=60, **DOT), event(100, begin=0, **ADD), event(30, begin=10, **DOT),
                      event(5, begin=70, **ADD), event(7, begin=20, thread=2, **ADD)])
nested = page_of("--times", "nested.json", "program.mlir", name="nested.html").data()
equal("time of loops", {i: op[11] for i, op in enumerate(nested["graph"]["ops"]) if op[11]},
      {0: 30 + 15, 3: 50 + 5 + 7}, {0: 50, 3: 112})
equal("time of loops", nested["times"]["microseconds"], 107, 162)
for text in ["", "[", "7", '{"traceEvents": 7}', "[" * 100000]:
    write("wrong.json", text)
    case("show", "--html", "wrong.html", "--times", "wrong.json", "lstm.bc", status=1,
         err="wrong.json: not a trace: expected JSON with \"traceEvents\", as shlo run --trace writes it\n")

# --- Hostile names ---
HOSTILE = "</script><script>hacked = 1</script><img src=x onerror=hacked=1><!--<script>&lt;\u2028'`${hacked=1}"
escaped = HOSTILE.replace("\u2028", "\\E2\\80\\A8")
write(bad := "<img src=x onerror=hacked=1>.mlir", f"""module @"{escaped}" {{
  func.func @main(%a: tensor<2xf32> loc("{escaped}")) -> (tensor<2xf32> {{jax.result_info = "{escaped}"}}) {{
    %0 = stablehlo.custom_call @"{escaped}"(%a) {{x.y = "{escaped}"}} : (tensor<2xf32>) -> tensor<2xf32> loc("{escaped}/{escaped}/x")
    %1 = stablehlo.add %0, %0 : tensor<2xf32> loc("{escaped}/{escaped}/y")
    %2 = stablehlo.constant dense<[1., 2.]> : tensor<2xf32> loc("{escaped}":1:1)
    %3 = func.call @"{escaped}"(%2) : (tensor<2xf32>) -> tensor<2xf32>
    return %3 : tensor<2xf32>
  }}
  func.func private @"{escaped}"(%a: tensor<2xf32>) -> tensor<2xf32> {{
    return %a : tensor<2xf32>
  }}
}}
""".encode())
page = page_of(bad, name="hostile.html")
hostile = page.data()
equal("title", page.texts["title", 1], [bad], [])
equal("module", hostile["facts"]["module"], HOSTILE, "")
equal("function", hostile["facts"]["functions"][1]["name"], HOSTILE, "")
assert HOSTILE + "/" + HOSTILE + "/x" in hostile["graph"]["strings"], hostile["graph"]["strings"]
# The twin: without the escapes of '<' it is another page.
naive = read("hostile.html").decode().replace("\\u003c", "<").replace("\\u003e", ">")
assert Page(naive).tags != TAGS, "hostile names do no harm"
# Bytes that are no UTF-8.
write("bytes.mlir", 'func.func @main() {\n  %0 = stablehlo.constant dense<1> : tensor<i32> loc("\\FF\\FE")\n  return\n}\n')
assert "\ufffd\ufffd" in page_of("bytes.mlir", name="bytes.html").data()["graph"]["strings"]

# --- 30,000 ops ---
LAYERS = 6000
body = "".join(f"    %a{i} = stablehlo.add %x{i}, %x{i} : tensor<8xf32>\n    %b{i} = stablehlo.sine %a{i} : tensor<8xf32>\n"
               f"    %c{i} = stablehlo.multiply %b{i}, %a{i} : tensor<8xf32>\n"
               f"    %d{i} = stablehlo.abs %c{i} : tensor<8xf32>\n    %x{i + 1} = stablehlo.negate %d{i} : tensor<8xf32>\n"
               for i in range(LAYERS))
write("large.mlir", "func.func @main(%x0: tensor<8xf32>) -> tensor<8xf32> {\n" + body +
      f"    return %x{LAYERS} : tensor<8xf32>\n}}\n")
page_of("large.mlir", name="large.html")
assert len(read("large.html")) < 5e6, len(read("large.html"))


# --- The script, by node ---
def run(*words):
    done = subprocess.run(words, cwd=cases.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, timeout=120)
    assert done.returncode == 0, done
    return done


def by_node(name):
    done = run("node", os.path.join(here, "page_dom.js"), name)
    return json.loads(done.stdout)


if shutil.which("node"):
    shown = by_node("timed.html")
    rows = {row[0]: row[1:] for row in shown["overview"] if row}
    equal("census", (rows["stablehlo.dot_general"], rows["stablehlo.constant"]),
          (["1", "48", "104 B", "19.0 µs"], ["3", "0", "0 B", "0.0 µs"]))
    equal("census", rows["stablehlo.custom_call"], ["1", "0", "16 B", "0.0 µs"])
    assert "Not counted, or not all: 1 op." in shown["overviewText"], shown["overviewText"]
    NODES = ["▾ module", "▾ @main", "2 arguments|tensor<2x3xf32>, tensor<3x4xf32>", "dot_general|tensor<2x4xf32>",
             "▸ constants|2 ops, 0", "add|tensor<2x4xf32>", "constant|tensor<f32>", "▸ reduce|3 ops, 8",
             "transpose|tensor<4x2xf32>", "func.call|tensor<2x4xf32>", "custom_call|tensor<2xf32>",
             "func.return|", "▸ @other|2 ops, 8"]
    equal("graph", sorted(shown["graph"]["nodes"]), sorted(NODES), [])
    # arguments, dot; dot, constants, add; add, reduce; constant, reduce; add, transpose; add, call; reduce, custom call;
    # call, return; main, other
    equal("edges", shown["graph"]["edges"], 10, 11)
    equal("opened", (len(shown["opened"]["nodes"]), shown["opened"]["clicks"]), (13 + 2 + 3 + 3, 3))
    equal("folded", shown["folded"]["nodes"], ["▾ module", "▸ @main|12 ops, 64", "▸ @other|2 ops, 8"])
    equal("list", (len(shown["ops"]), shown["ops"][0].split("  ")[0]),
          (14, "%2 = stablehlo.dot_general %0, %1 : tensor<2x4xf32>"))
    assert shown["details"].endswith("used by%5 = stablehlo.add %2, %3"), shown["details"]
    assert shown["chosen"] >= 1 and shown["revealed"] == 1, shown
    equal("constants", shown["constants"][1],
          ["%3", "tensor<2x4xf32>", "@main", "32 B", "8", "0", "9", "2.33333", "2", "1", "1", ""])
    equal("bars", shown["bars"], 32)
    large = by_node("large.html")
    # What is not looked at is not made.
    assert large["created"] < 300 and len(large["ops"]) < 100 and len(large["graph"]["nodes"]) < 60, large["created"]
    assert large["load"] < 5000, large["load"]
    assert "%5001 = stablehlo.add %5000, %5000 : tensor<8xf32>" in [row.split("  ")[0] for row in large["scrolled"]]
    evil = by_node("hostile.html")
    equal("hostile", (evil["hacked"], set(evil["tags"]) & {"script", "img", "iframe", "a"}), (None, set()))
    assert HOSTILE in evil["overviewText"] and any("<script>hacked" in one for one in evil["opened"]["nodes"]), evil
    # The twins: a script that stops, one that writes HTML.
    for before, after in [("const measures", "constmeasures"), (".append(child)", ".innerHTML = child")]:
        broken = read("timed.html").decode()
        assert broken.count(before) >= 1, before
        write("broken.html", broken.replace(before, after))
        done = subprocess.run(["node", os.path.join(here, "page_dom.js"), cases.path("broken.html")], capture_output=True)
        assert done.returncode != 0, after
    print("node ran the script of 3 pages and 2 broken ones")
else:
    print("left out: what the script does (no node)")


# --- The script, by a browser ---
def by_browser(name, fragment):
    """The document that a browser has made of the page, and what it printed on its console."""
    profile = cases.path("profile")
    done = run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--dump-dom",
               f"--user-data-dir={profile}", "--virtual-time-budget=1000", "--enable-logging=stderr", "--v=0",
               f"file://{cases.path(name)}#{fragment}")
    return Page(done.stdout), [line for line in done.stderr.splitlines() if "CONSOLE" in line]


if shutil.which("chromium"):
    for name, fragment, tag in [("timed.html", "graph", "svg"), ("large.html", "op-15000", "svg"),
                                ("hostile.html", "ops", "b")]:
        page, console = by_browser(name, fragment)
        assert console == [] and tag in page.tags, (name, fragment, console, page.tags)
        equal("scripts", page.tags.count("script"), 2, 3)
        assert "img" not in page.tags, page.tags
    write("broken.html", read("timed.html").decode().replace("const measures", "constmeasures"))
    page, console = by_browser("broken.html", "graph")
    assert console and "svg" not in page.tags, console
    print("chromium showed 3 pages, and that one is broken")
else:
    print("left out: what a browser shows (no chromium)")
cases.done(20)
