/* ir.h - the contents of a module: operations, regions, values, types, attributes.
 *
 * A module is an operation whose region holds the functions. A function is an
 * operation whose region holds its ops:
 *
 *     shlo_module_operation(module)              builtin.module
 *       shlo_operation_region(operation, 0)
 *         shlo_region_first(region)              func.func
 *           shlo_operation_next(operation)       the next func.func
 *
 * All handles of this header are borrowed: they are valid as long as the module or
 * builder they come from, or a function handle, which keeps its module alive. They are
 * never destroyed. Two pointers from one module are equal if and only if they refer to
 * the same operation, region, value, type or attribute.
 *
 * Accessors cannot fail. They return NULL, 0, SHLO_OP_NONE or the NONE of their
 * enumeration for NULL, for an index out of range, and for a property that the object
 * does not have, unless their comment names another value. *length (nullable) is then
 * 0. Any number of threads may use accessors on one module. Names and texts have the
 * bytes of the program, which may be no UTF-8; shlo_attribute_class and names of ops and
 * attributes that StableHLO defines are ASCII.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_IR_H
#define STABLEHLO_C_IR_H

#include "stablehlo-c/module.h"
#include "stablehlo-c/opset.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct shlo_operation shlo_operation;
typedef struct shlo_region shlo_region;
typedef struct shlo_value shlo_value;
typedef struct shlo_type shlo_type;
typedef struct shlo_attribute shlo_attribute;

/* --- Operations ------------------------------------------------------------------- */

/* The module as an operation. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_module_operation(const shlo_module *module);
/* The function as an operation. Its attributes "sym_name", "function_type",
 * "arg_attrs" and "res_attrs" hold what shlo_function_* (module.h) return.
 * since ABI 0.1 */
SHLO_API const shlo_operation *shlo_function_operation(const shlo_function *function);

/* The name: "stablehlo.add", "func.func". since ABI 0.1 */
SHLO_API const char *shlo_operation_name(const shlo_operation *operation, size_t *length);
/* The op's number in opset.h; SHLO_OP_NONE if it is not listed there. since ABI 0.1 */
SHLO_API shlo_op shlo_operation_op(const shlo_operation *operation);
/* The enclosing operation; NULL for a module. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_operation_parent(const shlo_operation *operation);
/* The next operation in the same region; NULL for the last one. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_operation_next(const shlo_operation *operation);

/* The operands and the results. since ABI 0.1 */
SHLO_API size_t shlo_operation_operand_count(const shlo_operation *operation);
SHLO_API const shlo_value *shlo_operation_operand(const shlo_operation *operation, size_t index);
SHLO_API size_t shlo_operation_result_count(const shlo_operation *operation);
SHLO_API const shlo_value *shlo_operation_result(const shlo_operation *operation, size_t index);
/* Regions are numbered by the definition of the op. A region without a body is NULL,
 * like that of a function that is only declared. since ABI 0.1 */
SHLO_API size_t shlo_operation_region_count(const shlo_operation *operation);
SHLO_API const shlo_region *shlo_operation_region(const shlo_operation *operation, size_t index);

/* The attributes that are present: first those of the op's definition, then all others;
 * each group is sorted by name. Default-valued attributes that were omitted are not
 * present. since ABI 0.1 */
SHLO_API size_t shlo_operation_attribute_count(const shlo_operation *operation);
SHLO_API const char *shlo_operation_attribute_name(const shlo_operation *operation, size_t index, size_t *length);
SHLO_API const shlo_attribute *shlo_operation_attribute_at(const shlo_operation *operation, size_t index);
/* The attribute of that name; NULL if it is not present. since ABI 0.1 */
SHLO_API const shlo_attribute *shlo_operation_attribute(const shlo_operation *operation, const char *name,
                                                        size_t length);

/* The file, line and column that the op comes from. A call stack has those of its innermost
 * location, a fused location those of its first one. Lines and columns (in bytes) count
 * from 1. If the position is unknown, file is "" and the numbers are 0.
 * since ABI 0.1 */
SHLO_API const char *shlo_operation_file(const shlo_operation *operation, size_t *length);
SHLO_API uint32_t shlo_operation_line(const shlo_operation *operation);
SHLO_API uint32_t shlo_operation_column(const shlo_operation *operation);
/* The outermost name in the location: "jit(f)/add"; "" if there is none.
 * since ABI 0.1 */
SHLO_API const char *shlo_operation_location_name(const shlo_operation *operation, size_t *length);

/* Prints the operation with its regions. Values have the same names as in the text of
 * the module. The time is proportional to the size of the enclosing function. options
 * is nullable. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_operation_print(const shlo_operation *operation, const shlo_print_options *options,
                                          shlo_buffer **out, shlo_error **error);

/* --- Regions ---------------------------------------------------------------------------
 * A region has arguments and operations. The last operation is the terminator. */

/* The arguments. since ABI 0.1 */
SHLO_API size_t shlo_region_argument_count(const shlo_region *region);
SHLO_API const shlo_value *shlo_region_argument(const shlo_region *region, size_t index);
/* The first and the last operation. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_region_first(const shlo_region *region);
SHLO_API const shlo_operation *shlo_region_last(const shlo_region *region);
/* The enclosing operation; NULL for a region that still waits in a builder.
 * since ABI 0.1 */
SHLO_API const shlo_operation *shlo_region_parent(const shlo_region *region);

/* --- Values ----------------------------------------------------------------------------
 * A value is a result of an operation or an argument of a region. */

/* The type. since ABI 0.1 */
SHLO_API const shlo_type *shlo_value_type(const shlo_value *value);
/* The operation that defines the value; NULL for an argument. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_value_operation(const shlo_value *value);
/* The region whose argument the value is; NULL for a result. since ABI 0.1 */
SHLO_API const shlo_region *shlo_value_region(const shlo_value *value);
/* The index of the result or argument; -1 for NULL. since ABI 0.1 */
SHLO_API int64_t shlo_value_index(const shlo_value *value);

/* --- Types ------------------------------------------------------------------------------- */
typedef int32_t shlo_type_kind;
enum {
  SHLO_TYPE_KIND_NONE = 0,
  SHLO_TYPE_KIND_TENSOR = 1,
  SHLO_TYPE_KIND_UNRANKED_TENSOR = 2, /* only in CHLO */
  SHLO_TYPE_KIND_TOKEN = 3,
  SHLO_TYPE_KIND_TUPLE = 4,
  SHLO_TYPE_KIND_FUTURE = 5,
  SHLO_TYPE_KIND_BUFFER = 6, /* memref */
  SHLO_TYPE_KIND_FUNCTION = 7,
  SHLO_TYPE_KIND_ELEMENT = 8, /* an element type by itself, as in attributes */
  SHLO_TYPE_KIND_OTHER = 9    /* see its text */
};

/* The kind; SHLO_TYPE_KIND_NONE for NULL. since ABI 0.1 */
SHLO_API shlo_type_kind shlo_type_kind_of(const shlo_type *type);
/* The element type of a tensor or buffer, or of an element type itself. For quantized
 * elements it is the storage type. SHLO_TYPE_NONE for index and for types that tensor.h
 * does not list. since ABI 0.1 */
SHLO_API shlo_element_type shlo_type_element(const shlo_type *type);
/* The rank of a tensor or buffer; -1 for all other types. since ABI 0.1 */
SHLO_API int32_t shlo_type_rank(const shlo_type *type);
/* The extents of a tensor or buffer; dynamic ones are SHLO_DYNAMIC. NULL if the rank is
 * 0 or -1. since ABI 0.1 */
SHLO_API const int64_t *shlo_type_shape(const shlo_type *type);
/* The upper bounds of the extents, SHLO_DYNAMIC for an extent without a bound. NULL for
 * types without bounds. since ABI 0.1 */
SHLO_API const int64_t *shlo_type_bounds(const shlo_type *type);

/* The parts of a tuple or future; for a function, its inputs followed by its results.
 * since ABI 0.1 */
SHLO_API size_t shlo_type_part_count(const shlo_type *type);
SHLO_API const shlo_type *shlo_type_part(const shlo_type *type, size_t index);
/* How many of a function's parts are inputs. since ABI 0.1 */
SHLO_API size_t shlo_type_input_count(const shlo_type *type);

/* 1 if the elements are quantized: expressed = (stored - zero_point) * scale.
 * since ABI 0.1 */
SHLO_API int32_t shlo_type_is_quantized(const shlo_type *type);
/* The expressed type; SHLO_TYPE_NONE if the elements are not quantized.
 * since ABI 0.1 */
SHLO_API shlo_element_type shlo_type_expressed(const shlo_type *type);
/* The quantization axis of per-axis quantized elements; -1 for all other types.
 * since ABI 0.1 */
SHLO_API int32_t shlo_type_quantized_axis(const shlo_type *type);
/* The number of scales: 1, or the extent of the quantization axis; 0 if the elements are
 * not quantized. since ABI 0.1 */
SHLO_API size_t shlo_type_scale_count(const shlo_type *type);
/* One scale and one zero point. since ABI 0.1 */
SHLO_API double shlo_type_scale(const shlo_type *type, size_t index);
SHLO_API int64_t shlo_type_zero_point(const shlo_type *type, size_t index);
/* The smallest and the largest stored value. since ABI 0.1 */
SHLO_API int64_t shlo_type_storage_min(const shlo_type *type);
SHLO_API int64_t shlo_type_storage_max(const shlo_type *type);

/* Prints the type. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_type_print(const shlo_type *type, shlo_buffer **out, shlo_error **error);

/* --- Attributes ---------------------------------------------------------------------------- */
typedef int32_t shlo_attribute_kind;
enum {
  SHLO_ATTRIBUTE_NONE = 0,
  SHLO_ATTRIBUTE_UNIT = 1, /* has no value: its presence is the information */
  SHLO_ATTRIBUTE_BOOL = 2,
  SHLO_ATTRIBUTE_INTEGER = 3, /* of up to 64 bits */
  SHLO_ATTRIBUTE_FLOAT = 4,   /* of up to 64 bits */
  SHLO_ATTRIBUTE_STRING = 5,
  SHLO_ATTRIBUTE_SYMBOL = 6,     /* the name of a function, without @ */
  SHLO_ATTRIBUTE_TYPE = 7,
  SHLO_ATTRIBUTE_ENUM = 8,       /* "stablehlo.fft_type" */
  SHLO_ATTRIBUTE_INTEGERS = 9,   /* a list of integers or bools: array<i64: ...> */
  SHLO_ATTRIBUTE_ARRAY = 10,     /* a list of attributes */
  SHLO_ATTRIBUTE_DICTIONARY = 11,
  SHLO_ATTRIBUTE_STRUCT = 12,    /* fields in a fixed order: "stablehlo.dot" */
  SHLO_ATTRIBUTE_TENSOR = 13,    /* a constant */
  SHLO_ATTRIBUTE_OTHER = 14      /* see its text */
};

/* The kind; SHLO_ATTRIBUTE_NONE for NULL. since ABI 0.1 */
SHLO_API shlo_attribute_kind shlo_attribute_kind_of(const shlo_attribute *attribute);
/* The value of an INTEGER, 0 or 1 for a BOOL, the case of an ENUM (listed in opset.h).
 * since ABI 0.1 */
SHLO_API int64_t shlo_attribute_integer(const shlo_attribute *attribute);
/* The value of a FLOAT. since ABI 0.1 */
SHLO_API double shlo_attribute_float(const shlo_attribute *attribute);
/* The bytes of a STRING, the name of a SYMBOL, the name of an ENUM's case; "" for all
 * others. since ABI 0.1 */
SHLO_API const char *shlo_attribute_text(const shlo_attribute *attribute, size_t *length);
/* The type that a TYPE holds; the type of a TENSOR, INTEGER, FLOAT or BOOL.
 * since ABI 0.1 */
SHLO_API const shlo_type *shlo_attribute_type(const shlo_attribute *attribute);
/* The name of a STRUCT or ENUM attribute: "stablehlo.dot", "stablehlo.fft_type"; "" for
 * all others. Static. since ABI 0.1 */
SHLO_API const char *shlo_attribute_class(const shlo_attribute *attribute, size_t *length);

/* The number of elements of INTEGERS or an ARRAY, of entries of a DICTIONARY, of fields
 * of a STRUCT. since ABI 0.1 */
SHLO_API size_t shlo_attribute_count(const shlo_attribute *attribute);
/* One element, entry or field. Fields can have any kind; an absent field is NULL.
 * since ABI 0.1 */
SHLO_API const shlo_attribute *shlo_attribute_at(const shlo_attribute *attribute, size_t index);
/* The name of an entry or field. since ABI 0.1 */
SHLO_API const char *shlo_attribute_key(const shlo_attribute *attribute, size_t index, size_t *length);
/* The entry or field of that name; NULL if it is not present. since ABI 0.1 */
SHLO_API const shlo_attribute *shlo_attribute_entry(const shlo_attribute *attribute, const char *key, size_t length);
/* One element of INTEGERS; the fast way. since ABI 0.1 */
SHLO_API int64_t shlo_attribute_integer_at(const shlo_attribute *attribute, size_t index);

/* --- Constants -------------------------------------------------------------------------------
 * The bytes of a constant are borrowed as they are stored: row-major, little endian, at
 * any alignment. An element takes whole bytes. Types narrower than 8 bits use the low
 * bits of one byte per element; the other bits have no meaning. i1 is different: eight
 * elements are packed into a byte, from the lowest bit on, unless there is one byte per
 * element (size = elements). A splat stores one element for all; a splat of i1 is one
 * byte, which is 0 or not. An index takes 8 bytes. */

/* The bytes of a TENSOR; NULL if there are none. since ABI 0.1 */
SHLO_API const void *shlo_attribute_bytes(const shlo_attribute *attribute, size_t *size);
/* 1 if one stored element represents all elements. since ABI 0.1 */
SHLO_API int32_t shlo_attribute_is_splat(const shlo_attribute *attribute);
/* Copies a TENSOR into the layout of tensor.h. Splats are expanded, index becomes i64,
 * quantized elements keep their stored values. *out is owned by the caller. Fails with
 * SHLO_INVALID_ARGUMENT, SHLO_NOT_FOUND (no bytes), SHLO_INVALID_PROGRAM (too few or too
 * many bytes), SHLO_UNSUPPORTED (an element type that tensor.h does not list),
 * SHLO_LIMIT (more than 2^47 bytes), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_attribute_tensor(const shlo_attribute *attribute, shlo_tensor **out, shlo_error **error);

/* Prints the attribute. options is nullable; only those about constants and size have an
 * effect. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_LIMIT,
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_attribute_print(const shlo_attribute *attribute, const shlo_print_options *options,
                                          shlo_buffer **out, shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
