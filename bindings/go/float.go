// Floats that Go does not have.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

package stablehlo

import "math"

// BFloat16 is a bf16: the upper half of a float32.
type BFloat16 uint16

// ToBFloat16 rounds to the nearest BFloat16, ties to even.
func ToBFloat16(value float32) BFloat16 {
	bits := math.Float32bits(value)
	if value != value {
		return BFloat16(bits>>16 | 0x40)
	}
	return BFloat16((bits + 0x7fff + bits>>16&1) >> 16)
}

// Float32 is the value.
func (b BFloat16) Float32() float32 { return math.Float32frombits(uint32(b) << 16) }

// Float16 is an f16: the binary16 of IEEE 754.
type Float16 uint16

// ToFloat16 rounds to the nearest Float16, ties to even.
func ToFloat16(value float32) Float16 {
	bits := math.Float32bits(value)
	sign := Float16(bits >> 16 & 0x8000)
	if value != value {
		return sign | 0x7e00 | Float16(bits>>13&0x3ff)
	}
	exponent := int(bits>>23&0xff) - 127 + 15
	fraction := bits & 0x7fffff
	if exponent >= 31 {
		return sign | 0x7c00
	}
	shift := uint32(13)
	if exponent <= 0 { // subnormal: the leading bit is explicit
		if exponent < -10 {
			return sign
		}
		fraction |= 0x800000
		shift += uint32(1 - exponent)
		exponent = 0
	}
	rounded := (fraction + 1<<(shift-1) - 1 + fraction>>shift&1) >> shift
	return sign | Float16(uint32(exponent)<<10+rounded)
}

// Float32 is the value.
func (h Float16) Float32() float32 {
	sign, exponent, fraction := uint32(h)>>15<<31, uint32(h)>>10&0x1f, uint32(h)&0x3ff
	switch exponent {
	case 0:
		value := float32(fraction) / (1 << 24)
		return math.Float32frombits(math.Float32bits(value) | sign)
	case 31:
		return math.Float32frombits(sign | 0x7f800000 | fraction<<13)
	}
	return math.Float32frombits(sign | (exponent+127-15)<<23 | fraction<<13)
}

// Integers and floats narrower than a byte or without a Go type take one byte per element: signed integers are
// sign-extended, unsigned ones are zero-extended, floats are a bit pattern in the low bits.
type (
	Int2           int8
	Int4           int8
	Uint2          uint8
	Uint4          uint8
	Float4E2M1FN   uint8
	Float6E2M3FN   uint8
	Float6E3M2FN   uint8
	Float8E3M4     uint8
	Float8E4M3     uint8
	Float8E4M3FN   uint8
	Float8E4M3FNUZ uint8
	Float8E4M3B11  uint8
	Float8E5M2     uint8
	Float8E5M2FNUZ uint8
	Float8E8M0FNU  uint8
)
