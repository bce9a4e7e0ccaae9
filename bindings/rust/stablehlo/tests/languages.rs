//! The cases of tests/conformance/languages, whose README says what the lines of a case mean.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
mod common;

use common::{bytes, file};
use stablehlo::*;
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::time::Duration;

struct Case {
    kind: String,
    name: String,
    /// Keys and values. The key of a fact is "expect".
    lines: Vec<(String, String)>,
    /// The index of a line, and its value in the twin.
    twins: Vec<(usize, String)>,
}

fn split(text: &str) -> (&str, &str) {
    text.split_once(' ').unwrap_or((text, ""))
}

/// The totals that the data state, and the cases.
fn read_cases() -> (Vec<usize>, Vec<Case>) {
    let (mut total, mut cases) = (Vec::new(), Vec::<Case>::new());
    for line in String::from_utf8(bytes(file("tests/conformance/languages/cases.txt"))).unwrap().split('\n') {
        let (key, value) = split(line);
        match (key, cases.last_mut()) {
            ("" | "#", _) => {}
            ("total", _) => total = value.split(' ').map(|count| count.parse().unwrap()).collect(),
            ("case", _) => {
                let (kind, name) = split(value);
                cases.push(Case { kind: kind.into(), name: name.into(), lines: Vec::new(), twins: Vec::new() });
            }
            ("twin", Some(case)) => case.twins.push((case.lines.len() - 1, value.into())),
            (key, Some(case)) => case.lines.push((key.into(), value.into())),
            (key, None) => panic!("{key} outside of a case"),
        }
    }
    (total, cases)
}

/// The lines of a case before its facts.
struct Given<'c>(&'c [(String, String)]);

impl<'c> Given<'c> {
    fn all<'k>(&self, key: &'k str) -> impl Iterator<Item = &'c str> + 'k
    where
        'c: 'k,
    {
        self.0.iter().filter(move |line| line.0 == key).map(|line| line.1.as_str())
    }

    fn one(&self, key: &str) -> Option<&'c str> {
        self.all(key).next()
    }

    fn bytes(&self) -> Vec<u8> {
        self.one("file").map_or_else(|| from_hex(self.one("bytes").unwrap()), |path| bytes(file(path)))
    }

    fn module(&self) -> Result<Module> {
        let text: Vec<_> = self.all("text").collect();
        let mut options = ParseOptions::new();
        for (name, value) in self.all("option").map(split) {
            options = match name {
                "file_name" => options.file_name(value),
                "verify" => options.verify(value == "1"),
                "tool_dialects" => options.tool_dialects(value == "1"),
                "max_nesting" => options.max_nesting(value.parse().unwrap()),
                "max_bytes" => options.max_bytes(value.parse().unwrap()),
                "other_dialects" => options.other_dialects(policy(value)),
                _ => panic!("no option {name}"),
            };
        }
        let mut module = if text.is_empty() { Module::load(self.bytes())? } else { options.parse(text.join("\n"))? };
        for name in self.all("pass") {
            module = match name {
                "remove_sharding" => module.remove_sharding()?,
                "decompose_chlo" => module.decompose_chlo()?,
                name => module.apply_other_dialects(policy(name), &mut Vec::new())?,
            };
        }
        self.one("verify").map_or(Ok(()), |_| module.verify())?;
        Ok(module)
    }
}

fn policy(name: &str) -> OtherDialects {
    match name {
        "keep" => OtherDialects::Keep,
        "strip" => OtherDialects::Strip,
        _ => OtherDialects::Reject,
    }
}

fn from_hex(text: &str) -> Vec<u8> {
    let digits: Vec<_> = text.chars().filter_map(|digit| digit.to_digit(16)).collect();
    digits.chunks(2).map(|pair| (pair[0] * 16 + pair[1]) as u8).collect()
}

fn element_type(name: &str) -> ElementType {
    (1..).map(|number| ElementType::from(sys::shlo_element_type(number))).find(|one| one.to_string() == name).unwrap()
}

fn shape_text(shape: &[i64]) -> String {
    let extents: Vec<_> = shape.iter().map(ToString::to_string).collect();
    if shape.is_empty() {
        "()".into()
    } else {
        extents.join("x")
    }
}

/// A tensor of "ELEMENT SHAPE BYTES", or of a file: "npy PATH".
fn tensor(value: &str) -> Result<Tensor<'static>> {
    let words: Vec<_> = value.split(' ').collect();
    if words[0] == "npy" {
        return Tensor::from_npy(bytes(file(words[1])));
    }
    let shape: Vec<i64> = words[1].split('x').filter_map(|extent| extent.parse().ok()).collect();
    Tensor::copy_bytes(element_type(words[0]), &shape, &from_hex(words[2]))
}

fn strided(value: &str) -> Result<Tensor<'static>> {
    let words: Vec<_> = value.split(' ').collect();
    let numbers: Vec<_> = from_hex(words[5]).chunks(4).map(|one| f32::from_le_bytes(one.try_into().unwrap())).collect();
    Tensor::copy_strided(
        &[words[2].parse().unwrap()],
        &numbers,
        words[0].parse().unwrap(),
        &[words[1].parse().unwrap()],
    )
}

fn value_of(tensor: &Tensor) -> String {
    let digits: String = tensor.bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    format!(
        "{} {} {}",
        tensor.element_type(),
        shape_text(tensor.shape()),
        if digits.is_empty() { "-" } else { &digits }
    )
}

type Facts = BTreeMap<String, Vec<String>>;

fn lines(text: String) -> Vec<String> {
    text.trim_end_matches('\n').split('\n').map(String::from).collect()
}

fn or_dash(text: &str) -> &str {
    if text.is_empty() {
        "-"
    } else {
        text
    }
}

fn recorded_text(one: &Recorded) -> String {
    let iterations: Vec<_> = one.iterations.iter().map(u64::to_string).collect();
    let (location, iterations) = (or_dash(&one.location), iterations.join(","));
    let value = value_of(&one.tensor);
    format!("{} {location} {} {} {} {value}", one.op, one.result, one.process, or_dash(&iterations))
}

/// What must be seen of the inside of a run, and a function that lists what it gets.
fn recorder<'s>(given: &Given, shown: &'s Mutex<Vec<String>>) -> Result<Recorder<'s>> {
    let mut recorder = Recorder::new()?;
    for name in given.all("record_op") {
        recorder.record_op(name)?;
    }
    for location in given.all("record_at") {
        recorder.record_location(location)?;
    }
    if let Some(bytes) = given.one("record_memory") {
        recorder.max_memory(bytes.parse().unwrap())?;
    }
    if given.one("to_function").is_some() {
        recorder.each(|one| {
            shown.lock().unwrap().push(recorded_text(one));
            ControlFlow::Continue(())
        })?;
    }
    recorder.times(given.one("times").is_some())?;
    Ok(recorder)
}

fn run(given: &Given, facts: &mut Facts) -> Result<()> {
    let mut options = PlanOptions::new().recordable(given.0.iter().any(|(key, _)| key.starts_with("record_")));
    if let Some(name) = given.one("function") {
        options = options.function(name);
    }
    let plan = options.plan(&given.module()?)?;
    let mut inputs = Vec::new();
    for (key, value) in given.0 {
        match key.as_str() {
            "input" => inputs.push((None, tensor(value)?)),
            "strided" => inputs.push((None, strided(value)?)),
            "named" => inputs.push((Some(split(value).0), tensor(split(value).1)?)),
            _ => {}
        }
    }
    let cancellation = Cancellation::new()?;
    if given.one("cancelled") == Some("yes") {
        cancellation.cancel();
    }
    let (shown, fractions) = (Mutex::new(Vec::new()), Mutex::new(Vec::new()));
    let mut recorder = recorder(given, &shown)?;
    let mut call = plan.call().cancellation(&cancellation);
    if let Some(limit) = given.one("timeout") {
        call = call.timeout(Duration::from_millis(limit.parse().unwrap()));
    }
    for (name, tensor) in &inputs {
        call = match name {
            Some(name) => call.named(name, tensor),
            None => call.input(tensor),
        };
    }
    if given.one("progress").is_some() {
        call = call.progress(Duration::ZERO, |fraction| {
            fractions.lock().unwrap().push(fraction);
            ControlFlow::Continue(())
        });
    }
    let outputs = call.recorder(&mut recorder).run()?;
    let mut recorded: Vec<_> = recorder.values()?.iter().map(recorded_text).collect();
    let measured = |one: &OpTimes| {
        let (name, times) = (one.name.split_once('.').unwrap().1, one.times);
        let text = || format!("{} {} {} {}", one.name, or_dash(&one.location), times.calls, times.steps);
        given.all("times").any(|wanted| wanted == name).then(text)
    };
    facts.insert("measured".into(), recorder.ops().iter().filter_map(measured).collect());
    drop(recorder);
    recorded.append(&mut shown.lock().unwrap());
    facts.insert("recorded".into(), recorded);
    facts.insert("progress".into(), fractions.lock().unwrap().last().map(f64::to_string).into_iter().collect());
    facts.insert("output".into(), outputs.iter().map(value_of).collect());
    for (output, expected) in outputs.iter().zip(given.all("expected")) {
        let index = output.compare(&tensor(expected)?, given.one("tolerance").unwrap().parse().unwrap())?;
        let text = index.map_or("none".into(), |index| index.to_string());
        facts.entry("differs".into()).or_default().push(text);
    }
    let shape_of = |spec: &TensorSpec| inputs.iter().find(|one| one.0 == Some(&spec.name)).map(|one| one.1.shape());
    if let Some(shapes) = plan.inputs().iter().map(shape_of).collect::<Option<Vec<_>>>() {
        facts.insert("shape".into(), plan.output_shapes(&shapes)?.iter().map(|shape| shape_text(shape)).collect());
    }
    Ok(())
}

fn module(given: &Given, facts: &mut Facts) -> Result<()> {
    let module = given.module()?;
    let mut add = |fact: &str, values: Vec<String>| facts.insert(fact.into(), values);
    add("printed", lines(module.to_string()));
    add("generic", lines(module.print(&PrintOptions::new().generic(true))?.to_string()));
    if let Some(path) = given.one("beside") {
        let same = Module::open(file(path))?.to_string() == module.to_string();
        add("same", vec![if same { "yes" } else { "no" }.into()]);
    }
    let state = |f: &Function| format!("{} {}", f.name(), if f.is_public() { "public" } else { "private" });
    add("function", module.functions()?.iter().map(state).collect());
    let parameter = |one: Parameter| format!("{} {}", or_dash(&one.name()), one.type_text());
    if let Ok(main) = module.main() {
        add("argument", main.arguments().map(parameter).collect());
        add("result", main.results().map(parameter).collect());
    }
    add("count", op_counts(&module));
    add("constant", module.constants().iter().map(|one| format!("{} {}", one.type_text, one.bytes)).collect());
    add("minimum", vec![module.minimum_version()?.into()]);
    if let Some(target) = given.one("target") {
        let artifact = module.write_for(target)?;
        add("written", vec![peek(&artifact)?.0]);
        let same = Module::load(&artifact)?.to_string() == module.to_string();
        add("again", vec![if same { "same" } else { "different" }.into()]);
    }
    if let Some(target) = given.one("blockers") {
        let blockers = module.blockers(target)?;
        add("blocked", vec![blockers.count.to_string()]);
        place_facts(&blockers.diagnostics, facts);
    }
    Ok(())
}

fn op_counts(module: &Module) -> Vec<String> {
    let mut counts: Vec<_> = module.op_counts().iter().map(|(name, count)| format!("{name} {count}")).collect();
    counts.sort();
    counts
}

fn passes(given: &Given, facts: &mut Facts) -> Result<()> {
    let module = given.module()?;
    let pipeline: Pipeline = given.one("pipeline").unwrap_or_default().parse()?;
    let (cancellation, mut reports) = (Cancellation::new()?, Vec::new());
    if given.one("cancelled") == Some("yes") {
        cancellation.cancel();
    }
    let made = PassOptions::new().cancellation(&cancellation).reports(&mut reports).run(&module, &pipeline)?;
    let mut add = |fact: &str, values: Vec<String>| facts.insert(fact.into(), values);
    add("normal", vec![pipeline.to_string()]);
    add("step", pipeline.passes());
    add("printed", lines(made.to_string()));
    add("count", op_counts(&made));
    let report = |one: &PassReport| format!("{} {} {}", one.name, one.ops_before, one.ops_after);
    add("report", reports.iter().map(report).collect());
    Ok(())
}

fn known(given: &Given, facts: &mut Facts) -> Result<()> {
    let pass = PassInfo::find(given.one("find").unwrap())?;
    let (anchor, keeps) = (format!("{:?}", pass.anchor).to_lowercase(), format!("{:?}", pass.keeps).to_lowercase());
    let idempotent = if pass.is_idempotent { "idempotent" } else { "changing" };
    let words = [&[pass.name, &anchor, &keeps, idempotent], &pass.other_names[..]].concat();
    facts.insert("known".into(), vec![words.join(" ")]);
    let option = |one: &PassOption| format!("{} {} {}", one.name, one.form, or_dash(one.default));
    facts.insert("option".into(), pass.options.iter().map(option).collect());
    Ok(())
}

fn artifact(given: &Given, facts: &mut Facts) -> Result<()> {
    let data = given.bytes();
    let mut add = |fact: &str, values: Vec<String>| facts.insert(fact.into(), values);
    add("content", vec![format!("{:?}", content(&data)?).to_lowercase()]);
    if given.one("inspect") == Some("yes") {
        let inspection = Inspection::new(&data)?;
        let public = inspection.functions().into_iter().filter(|function| function.is_public);
        add("inspected", public.map(|one| format!("{} public {}", one.name, one.arguments.join(" "))).collect());
    }
    if let Ok((version, producer)) = peek(&data) {
        add("written", vec![version]);
        add("producer", vec![producer]);
    }
    Ok(())
}

fn infer(given: &Given, facts: &mut Facts) -> Result<()> {
    let b = Builder::new("")?;
    let types = given.all("operand").map(|text| b.parse_type(text)).collect::<Result<Vec<_>>>()?;
    let mut op = b.op(given.one("op").unwrap()).operand_types(types);
    for (name, text) in given.all("attribute").map(split) {
        op = op.attribute(name, AttributeValue::Text(text));
    }
    facts.insert("type".into(), op.infer()?.iter().map(ToString::to_string).collect());
    Ok(())
}

fn npy(given: &Given, facts: &mut Facts) -> Result<()> {
    let read = Tensor::from_npy_as(given.one("as").map_or(ElementType::None, element_type), given.bytes())?;
    let again = Tensor::from_npy_as(read.element_type(), read.to_npy()?)?;
    facts.insert("value".into(), vec![value_of(&read)]);
    let again = if value_of(&again) == value_of(&read) { "same" } else { "different" };
    facts.insert("again".into(), vec![again.into()]);
    Ok(())
}

fn place_facts(diagnostics: &[Diagnostic], facts: &mut Facts) {
    for one in diagnostics {
        let severity = format!("{:?}", one.severity).to_lowercase();
        let (line, column) = (one.line.to_string(), one.column.to_string());
        for (fact, value) in [
            ("severity", &severity),
            ("file", &one.file),
            ("line", &line),
            ("column", &column),
            ("source", &one.source_line),
            ("op", &one.op),
            ("subject", &one.subject),
            ("constraint", &one.constraint),
            ("version", &one.version),
            ("pass", &one.pass),
        ] {
            facts.entry(fact.into()).or_default().push(or_dash(value).into());
        }
    }
}

/// What a case is.
fn find_facts(kind: &str, lines: &[(String, String)]) -> Facts {
    let mut found = Facts::new();
    let perform = match kind {
        "run" => run,
        "module" => module,
        "artifact" => artifact,
        "infer" => infer,
        "npy" => npy,
        "passes" => passes,
        "known" => known,
        _ => panic!("no kind {kind}"),
    };
    if let Err(error) = perform(&Given(lines), &mut found) {
        found.clear();
        found.insert("error".into(), vec![error.code().to_string().replace("SHLO_", "")]);
        place_facts(error.diagnostics(), &mut found);
        // The input that the message names.
        let number = error.message().split_once("input ").map_or("", |(_, rest)| rest);
        let number = number.split(|c: char| !c.is_ascii_digit()).next().unwrap_or_default();
        found.insert("input".into(), vec![number.into()]);
        let nearest = error.message().split_once("did you mean '").and_then(|(_, rest)| rest.split_once('\''));
        found.insert("nearest".into(), nearest.map(|(name, _)| name.into()).into_iter().collect());
    }
    found
}

/// The facts that are found otherwise than expected.
fn differing_facts(lines: &[(String, String)], found: &Facts) -> Vec<String> {
    let mut expected = Facts::from([("error".into(), Vec::new())]);
    for (_, line) in lines.iter().filter(|(key, _)| key == "expect") {
        let (fact, value) = split(line);
        expected.entry(fact.into()).or_default().push(value.into());
    }
    let differs = |fact: &&String| found.get(*fact).map_or(&[][..], Vec::as_slice) != expected[*fact];
    expected.keys().filter(differs).map(|fact| format!("{fact}: {:?}", found.get(fact))).collect()
}

#[test]
fn cases_of_all_languages() {
    let (total, cases) = read_cases();
    let (mut facts, mut twins) = (0, 0);
    for case in &cases {
        let found = find_facts(&case.kind, &case.lines);
        assert_eq!(differing_facts(&case.lines, &found), [""; 0], "{}", case.name);
        for (index, value) in &case.twins {
            let mut other = case.lines.clone();
            let is_fact = other[*index].0 == "expect";
            let fact = split(&case.lines[*index].1).0;
            other[*index].1 = if is_fact { format!("{fact} {value}") } else { value.clone() };
            let again = if is_fact { found.clone() } else { find_facts(&case.kind, &other) };
            assert!(!differing_facts(&other, &again).is_empty(), "{}: the twin {value} is the same", case.name);
            twins += 1;
        }
        facts += case.lines.iter().filter(|line| line.0 == "expect").count();
    }
    assert_eq!([cases.len(), facts, twins], total[..]);
    println!("{} cases of all languages, {facts} facts, {twins} twins", cases.len());
}
