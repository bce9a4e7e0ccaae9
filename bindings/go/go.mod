module stablehlo

go 1.24

require github.com/ebitengine/purego v0.11.0-alpha.5
