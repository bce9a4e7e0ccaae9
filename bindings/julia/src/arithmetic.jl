# Arithmetic on values that are being built. As on arrays, + and - are of equal sizes, * is the product of matrices, and
# a dot makes a function elementwise. Numbers are constants of the type of the other operand.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

"A constant: a number, or an array of size (a, b) as tensor<b x a>."
constant(builder::Builder, x::Number) = constant(builder, fill(x))
constant(builder::Builder, x::AbstractArray) = op(builder, "stablehlo.constant"; value = passing(x))

# A number as a value of the type of another one.
function constant_like(value::Value, x::Number)
    builder, T = builder_of(value), eltype(value)
    scalar = constant(builder, convert(T, x))
    ndims(value) == 0 && return scalar
    op(builder, "stablehlo.broadcast_in_dim", scalar; broadcast_dimensions = Int[], result_types = [type(value)])
end

elementwise(name, x::Value, y::Value; attributes...) = op(name, x, y; attributes...)
elementwise(name, x::Value, y::Number; attributes...) = op(name, x, constant_like(x, y); attributes...)
elementwise(name, x::Number, y::Value; attributes...) = op(name, constant_like(y, x), y; attributes...)

const OPERANDS = ((:Value, :Value), (:Value, :Number), (:Number, :Value))
for (f, name) in ((:+, "add"), (:-, "subtract"), (:*, "multiply"), (:/, "divide"), (:^, "power"), (:max, "maximum"),
                  (:min, "minimum"), (:rem, "remainder"), (:atan, "atan2"), (:&, "and"), (:|, "or"), (:xor, "xor"),
                  (:<<, "shift_left"), (:>>>, "shift_right_logical"),
                  (:>>, "shift_right_arithmetic")), (X, Y) in OPERANDS
    @eval Base.broadcasted(::typeof(Base.$f), x::$X, y::$Y) = elementwise($("stablehlo." * name), x, y)
end
for (f, direction) in ((:(==), "EQ"), (:(!=), "NE"), (:<, "LT"), (:(<=), "LE"), (:>, "GT"), (:(>=), "GE")),
    (X, Y) in OPERANDS
    case = Symbol("SHLO_COMPARISON_DIRECTION_", direction)
    @eval Base.broadcasted(::typeof(Base.$f), x::$X, y::$Y) =
        elementwise("stablehlo.compare", x, y; comparison_direction = CAPI.$case)
end
for (f, name) in ((:-, "negate"), (:abs, "abs"), (:exp, "exponential"), (:expm1, "exponential_minus_one"),
                  (:log, "log"), (:log1p, "log_plus_one"), (:tanh, "tanh"), (:sqrt, "sqrt"), (:cbrt, "cbrt"),
                  (:sin, "sine"), (:cos, "cosine"), (:tan, "tan"), (:floor, "floor"), (:ceil, "ceil"),
                  (:round, "round_nearest_even"), (:sign, "sign"), (:!, "not"), (:~, "not"), (:real, "real"),
                  (:imag, "imag"), (:isfinite, "is_finite"), (:count_ones, "popcnt"),
                  (:leading_zeros, "count_leading_zeros"))
    @eval Base.broadcasted(::typeof(Base.$f), x::Value) = op($("stablehlo." * name), x)
end
Base.broadcasted(::typeof(Base.literal_pow), ::typeof(^), x::Value, ::Val{P}) where {P} =
    elementwise("stablehlo.power", x, P)
Base.broadcasted(::typeof(ifelse), condition::Value, x::Value, y::Value) = op("stablehlo.select", condition, x, y)

Base.:+(x::Value, y::Value) = elementwise("stablehlo.add", x, y)
Base.:-(x::Value, y::Value) = elementwise("stablehlo.subtract", x, y)
Base.:-(x::Value) = op("stablehlo.negate", x)
Base.:*(x::Value, y::Number) = elementwise("stablehlo.multiply", x, y)
Base.:*(x::Number, y::Value) = elementwise("stablehlo.multiply", x, y)
Base.:/(x::Value, y::Number) = elementwise("stablehlo.divide", x, y)

# The product of matrices of Julia's sizes (m, k) and (k, n): as tensors, n x k times k x m is n x m.
function Base.:*(x::Value, y::Value)
    ndims(x) == 0 && ndims(y) == 0 && return elementwise("stablehlo.multiply", x, y)
    ndims(x) == 2 && ndims(y) in (1, 2) ||
        refuse("* is the product of a matrix and a matrix or vector; .* multiplies elements")
    numbers = StructAttribute("stablehlo.dot"; lhs_contracting_dimensions = [axis(y, 1)],
                              rhs_contracting_dimensions = [axis(x, 2)])
    op("stablehlo.dot_general", y, x; dot_dimension_numbers = numbers)
end
