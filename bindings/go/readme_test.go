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
	readme, err := os.ReadFile("README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, rest, _ := strings.Cut(string(readme), "```go\n")
	example, _, found := strings.Cut(rest, "```")
	if !found {
		t.Fatal("the README has no example")
	}
	here, err := filepath.Abs(".")
	if err != nil {
		t.Fatal(err)
	}
	run := func(source string) (string, error) {
		folder := t.TempDir()
		module := fmt.Sprintf("module example\n\ngo 1.24\n\nrequire stablehlo v0.0.0\n\nreplace stablehlo => %s\n", here)
		for name, text := range map[string]string{"main.go": source, "go.mod": module} {
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
