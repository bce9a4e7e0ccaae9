// Codes that can't be given.
include "base.td"
def : Release<"0.9.0", "", 0>;
def : Release<"1.0.0", "", 6>;

def : VersionedType<"bool_v1", 0, "0.9.0", "Boolean">;
def : VersionedType<"f32_v1", 1, "0.9.0", "F32">;
def : VersionedType<"f64_v1", 1, "0.9.0", "F64">; // error: code 1 of f64_v1 belongs to f32_v1
def : VersionedType<"i8_v1", 2, "0.9.0", "Boolean">; // error: enumerator Boolean is defined twice
def : VersionedType<"future_v1", 4, "1.0.0", "Future">; // error: code 4 skips 3
def : VersionedAttribute<"array_v1", 1, "1.15.0", "Array", (parts AttrsPart:$value)>; // error: unknown release 1.15.0

class Case<string name, int value, string version = "0.9.0"> : I32EnumCase<name, value> { string since = version; }
def Order : I32Enum<"Order", "", [Case<"FIRST", 0>,
                                  Case<"SECOND", 0>, // error: cases FIRST and SECOND have the same value
                                  Case<"THIRD", 1, "1.22.0">]>; // error: unknown release 1.22.0
def : VersionedEnum<"order_v1", 2, "0.9.0", "Order", Order>;

// Texts from which the parts could not be read again.
def : VersionedAttribute<"range_v1", 3, "0.9.0", "Range", (parts NumberPart:$from, NumberPart:$to), "$from">; // error: part 'to' must occur in the text once
def : VersionedAttribute<"twice_v1", 4, "0.9.0", "Twice", (parts NumberPart:$value), "$value, $value">; // error: part 'value' must occur in the text once
def : VersionedAttribute<"more_v1", 5, "0.9.0", "More", (parts NumberPart:$value), "$value, $other">; // error: the text names unknown parts
def : VersionedAttribute<"none_v1", 6, "0.9.0", "None">; // error: the text names unknown parts
def : VersionedAttribute<"kind_v1", 7, "0.9.0", "Kind", (parts Required:$value)>; // error: part 0 has no kind or no name
