// Package passtext spells passes as parts of a pipeline.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
package passtext

import (
	"fmt"
	"strings"
)

// Setting is an option of a pass: a bool, an int, a string, a []string, or a pointer to one of the first three. A nil
// value is left out.
type Setting struct {
	Name  string
	Value any
}

// Of is the text of a pass.
func Of(name string, settings ...Setting) (string, error) {
	var texts []string
	for _, one := range settings {
		value, isGiven := one.text()
		if !isGiven {
			continue
		}
		quote := "'"
		if strings.Contains(value, quote) {
			quote = `"`
		}
		if strings.Contains(value, quote) {
			return "", fmt.Errorf("option %s of %s has both kinds of quotes: %s", one.Name, name, value)
		}
		texts = append(texts, one.Name+"="+quote+value+quote)
	}
	if texts == nil {
		return name, nil
	}
	return name + "{" + strings.Join(texts, " ") + "}", nil
}

func (s Setting) text() (value string, isGiven bool) {
	switch value := s.Value.(type) {
	case []string:
		return strings.Join(value, ","), len(value) > 0
	case *bool:
		return pointed(value)
	case *int:
		return pointed(value)
	case *string:
		return pointed(value)
	}
	return fmt.Sprint(s.Value), true
}

func pointed[T any](value *T) (text string, isGiven bool) {
	if value == nil {
		return "", false
	}
	return fmt.Sprint(*value), true
}
