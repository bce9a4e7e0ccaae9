// The examples of the README run as they are.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

func TestReadme(t *testing.T) {
	if testing.Short() {
		t.Skip("left out by -short: it builds a program")
	}
	read := func(name string) (string, error) {
		text, err := os.ReadFile(name)
		return string(text), err
	}
	var examples []string
	for _, rest := range strings.Split(must(read("README.md")), "```go\n")[1:] {
		example, _, _ := strings.Cut(rest, "```")
		examples = append(examples, example)
	}
	here, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	module := strings.Replace(must(read("go.mod")), "module stablehlo", "module example", 1) +
		fmt.Sprintf("\nrequire stablehlo v0.0.0\n\nreplace stablehlo => %s\n", here)
	files := map[string]string{"go.mod": module, "go.sum": must(read("go.sum"))} // as go get writes them
	run := func(source string) (string, error) {
		folder := t.TempDir()
		files["main.go"] = source
		for name, text := range files {
			if err := os.WriteFile(filepath.Join(folder, name), []byte(text), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		command := exec.Command("go", "run", ".", pluginFile(t)) // one of them needs it
		command.Dir = folder
		output, err := command.CombinedOutput()
		return string(output), err
	}
	if len(examples) != 7 {
		t.Fatal(len(examples), "examples, expected 7")
	}
	for i, one := range []struct{ output, changed, by, twin string }{
		{"[8 15 24]\n", "return %1", "return %2", "^"},
		{"[2 4 6]\n", `"double": {`, `"half": {`, "no implementation of the custom call @double"},
		{"2 [1024 3072]\n", "Devices: []int{1}", "Devices: []int{2}", "devices[0] is 2, the client has 2 devices"},
		{"[-1 -2 -3]\n", "Recordable: true", "Recordable: false", "cannot record values"},
		{"stablehlo.tan chlo-legalize-to-stablehlo\n", "chlo.tan", "chlo.ten", "chlo.ten"},
		{"stablehlo.negate stablehlo.abs 4\n", "1e-5", "-1", "tolerance must be a number"},
		{"y float[3,4]\n", `"batch": 4`, `"batch": -1`, "extent is -1"},
	} {
		if output, err := run(examples[i]); output != one.output || err != nil {
			t.Error(output, err)
		}
		twin := strings.Replace(examples[i], one.changed, one.by, 1)
		if output, err := run(twin); err == nil || !strings.Contains(output, one.twin) {
			t.Error("the twin has no error:", output)
		}
	}
}
