module stablehlo

go 1.24
