// The first example of the README runs as it is.
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
	_, rest, _ := strings.Cut(must(read("README.md")), "```go\n")
	example, _, found := strings.Cut(rest, "```")
	if !found {
		t.Fatal("the README has no example")
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
		command := exec.Command("go", "run", ".")
		command.Dir = folder
		output, err := command.CombinedOutput()
		return string(output), err
	}
	if output, err := run(example); output != "[8 15 24]\n" || err != nil {
		t.Error(output, err)
	}
	if output, err := run(strings.Replace(example, "return %1", "return %2", 1)); err == nil || !strings.Contains(output, "^") {
		t.Error("the twin has no error:", output)
	}
}
