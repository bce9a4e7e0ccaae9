"""Completions of bash, zsh and fish, and the man pages: what is installed has every command and option of the help,
and the shells and man that are here accept it.

usage: manual.py SHLO SHARE (the folder that is installed as share) TOOLS_MD
SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""
import os
import re
import shutil
import subprocess
import sys

from command import Cases

cases = Cases(sys.argv[1])
share = os.path.abspath(sys.argv[2])
for word in ["run.mlir", "other.npy", "-dash"]:
    cases.write(word, "")
os.mkdir(cases.path("folder"))

overview = cases.run("--help").out
COMMANDS = re.findall(r"^  ([a-z]\w+) +\S", overview.split("\n  shlo COMMAND")[0], re.M)
OPTIONS = {}  # of each command: name and what its value is called
for name in COMMANDS:
    text = cases.run(name, "--help").out.split("\nexamples:")[0]
    OPTIONS[name] = dict(re.findall(r"^  (-\S+)(?: (\S+))?(?:  |$)", text, re.M))
assert len(COMMANDS) >= 4 and sum(map(len, OPTIONS.values())) >= 30, OPTIONS


def read(path):
    with open(os.path.join(share, path)) as file:
        return file.read()


def same(what, found, expected):
    """Both are sets or lists of words; the twin is what is expected but for one word."""
    assert found == expected, f"{what}: {found!r}, expected {expected!r}"
    assert found != type(expected)(list(expected)[1:]), what


FILES = {"bash": "bash-completion/completions/shlo", "zsh": "zsh/site-functions/_shlo",
         "fish": "fish/vendor_completions.d/shlo.fish"}
for shell, path in FILES.items():
    cases.case("--completions", shell, out=read(path))
for shell in ["", "tcsh", "bash "]:
    cases.usage("--completions", shell, message=f"--completions is for bash, zsh or fish, not '{shell}'")
cases.usage("--completions", message="--completions is for bash, zsh or fish, not ''")

# --- Every option is in every file, and no other one ---
zsh, fish = read(FILES["zsh"]), read(FILES["fish"])
for name, options in OPTIONS.items():
    part = re.search(rf"^  {name}\)\n(.*?)^    ;;", zsh, re.M | re.S).group(1)
    found = re.findall(r"^      '\*?(--?[a-zA-Z][a-z-]*)(=?)\[(?:.*?)\](:?)", part, re.M)
    same(f"zsh {name}", {word for word, _, _ in found}, set(options))
    for word, equals, colon in found:
        assert bool(colon) == bool(options[word]), (name, word)
        assert bool(equals) == (bool(options[word]) and word.startswith("--")), (name, word)
    found = re.findall(rf"^complete -c shlo -n '__fish_seen_subcommand_from {name}' -([ls]) (\S+)(.*)$", fish, re.M)
    same(f"fish {name}", {("--" if kind == "l" else "-") + word for kind, word, _ in found}, set(options))
    for kind, word, rest in found:
        takes = rest.startswith((" -x", " -r"))
        assert takes == bool(options[("--" if kind == "l" else "-") + word]), (name, word, rest)

PAGES = sorted(os.listdir(os.path.join(share, "man/man1")))
same("pages", PAGES, sorted(["shlo.1"] + [f"shlo-{name}.1" for name in COMMANDS]))


def plain(text):
    return re.sub(r"\\f[BIR]|\\&", "", text).replace("\\-", "-").replace("\\e", "\\")


for name, options in OPTIONS.items():
    page = read(f"man/man1/shlo-{name}.1")
    found = re.findall(r"^\.TP\n(-\S+)(?: (\S+))?$", plain(page), re.M)
    same(f"page of {name}", set(found), set(options.items()))
    summary = re.search(rf"^  {name} +(.*)$", overview, re.M).group(1)
    assert f".SH NAME\nshlo-{name} - {summary}\n" in plain(page), page
    examples = cases.run(name, "--help").out.split("\nexamples:\n")[1]
    assert f".nf\n{examples}.fi\n" in plain(page), page
same("page of shlo", re.findall(r"^\.TP\n\.BR shlo-(\w+) \(1\)$", plain(read("man/man1/shlo.1")), re.M), COMMANDS)

# --- docs/tools.md names every command, and no option that is not there ---
with open(sys.argv[3]) as file:
    docs = file.read()
overview_table = docs.split("\n## ")[0]
assert all(f"`{name}`" in overview_table for name in COMMANDS), (COMMANDS, overview_table)
lines = re.findall(r"^shlo (\w+)(.*?)(?:  #|\||$)", docs, re.M)
for name, words in lines:
    for word in re.findall(r" (--?[a-zA-Z][a-z-]*)", words):
        assert name not in COMMANDS or word in OPTIONS[name], (name, word)
assert len(lines) >= 20, lines

# --- bash ---
ran = []


def run(*words, **others):
    ran.append(words[0])
    done = subprocess.run(words, cwd=cases.folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          timeout=60, **others)
    assert done.returncode == 0 and done.stderr == "", done
    return done.stdout


def bash(*words):
    """What bash completes the last word to, by the function alone."""
    text = " ".join("'" + word + "'" for word in words)
    return run("bash", "--norc", "-c", f"""
      compopt() {{ echo "compopt $*"; }}
      source '{share}/{FILES['bash']}'
      COMP_WORDS=({text}) COMP_CWORD={len(words) - 1}
      _shlo && printf '%s\\n' "${{COMPREPLY[@]}}" """).split()


run("bash", "-n", os.path.join(share, FILES["bash"]))
same("bash", bash("shlo", ""), COMMANDS + ["--help", "--version", "--completions"])
same("bash", bash("shlo", "c"), [name for name in COMMANDS if name[0] == "c"])
same("bash", bash("shlo", "--completions", "z"), ["zsh"])
for name, options in OPTIONS.items():
    same(f"bash {name}", set(bash("shlo", name, "-")), set(options))
    same(f"bash {name}", set(bash("shlo", name, "x.mlir", "--")), {word for word in options if word[1] == "-"})
    assert bash("shlo", name, "") == [], name  # files
    for word, value in options.items():
        found = bash("shlo", name, word, "")
        if value == "DIR":
            same(word, found, ["compopt", "-o", "dirnames", "+o", "default"])
        elif value.endswith(("F", "FILE", "OUT")):
            assert found == [], (name, word, found)
TARGETS = ["none", "week4", "week12", "max"]
same("bash", bash("shlo", "convert", "--target", ""), TARGETS)
same("bash", bash("shlo", "convert", "--target", "=", "w"), ["week4", "week12"])
same("bash", bash("shlo", "convert", "--target", "="), TARGETS)
same("bash", bash("shlo", "check", "a.mlir", "--target", "we"), ["week4", "week12"])
same("bash", bash("shlo", "run", "--repeat", ""), ["compopt", "+o", "default"])

# --- zsh, fish, man, if they are here ---
if shutil.which("zsh"):
    run("zsh", "-f", "-n", os.path.join(share, FILES["zsh"]))
    # What zsh itself completes, in a terminal of its own.
    script = f"""
      zmodload zsh/zpty
      zpty -b shell zsh -f -i
      zpty -w shell 'PS1= PS2=; fpath=({share}/zsh/site-functions $fpath); autoload -U compinit; compinit -u -D;
        bindkey "^I" complete-word; print rea""dy'
      wait_for() {{
        for i in {{1..300}}; do
          while zpty -r -t shell shown; do all+=$shown; done
          [[ $all == *$~1* ]] && return
          sleep 0.1
        done
      }}
      wait_for ready
      zpty -w -n shell "$1"$'\\t'
      wait_for 'targ*et*='
      print -r -- $all
      zpty -d shell"""
    shown = run("zsh", "-f", "-c", script, "zsh", "shlo check --targ")
    assert "shlo check --target=" in re.sub(r"\x1b\[[0-9;?]*\w|.\x08", "", shown), shown
    assert "--tolerance" not in shown, shown
if shutil.which("fish"):
    def complete(line):
        home = {**os.environ, "HOME": cases.folder, "XDG_CONFIG_HOME": cases.folder, "XDG_DATA_HOME": cases.folder}
        text = run("fish", "--no-config", "-c", f"source {share}/{FILES['fish']}; complete -C '{line}'", env=home)
        return {entry.split("\t")[0] for entry in text.splitlines()}

    same("fish", complete("shlo "), set(COMMANDS))
    for name, options in OPTIONS.items():
        same(f"fish {name}", complete(f"shlo {name} --"), {word for word in options if word[1] == "-"})
    same("fish", complete("shlo convert --target "), set(TARGETS))
    assert "folder/" in complete("shlo run --record ") and "run.mlir" not in complete("shlo run --record ")
    assert {"run.mlir", "other.npy"} <= complete("shlo run --input "), complete("shlo run --input ")
    assert complete("shlo run --repeat ") == set()
if shutil.which("groff"):
    for page in PAGES:
        shown = run("groff", "-man", "-ww", "-Tascii", "-P-cbou", os.path.join(share, "man/man1", page))
        assert "EXIT STATUS" in shown and "SEE ALSO" in shown, shown
    # It does notice what is wrong.
    cases.write("wrong.1", ".TH X 1\n.SH NAME\n.nosuchmacro\n")
    done = subprocess.run(["groff", "-man", "-ww", "-Tascii", cases.path("wrong.1")], capture_output=True, text=True)
    assert "nosuchmacro" in done.stderr, done
if shutil.which("mandoc"):
    for page in PAGES:
        run("mandoc", "-T", "lint", "-W", "error", os.path.join(share, "man/man1", page))
print("ran " + ", ".join(f"{tool} {ran.count(tool)} times" for tool in sorted(set(ran))))
cases.done(15)
