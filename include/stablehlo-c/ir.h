/* ir.h - programs from the inside: operations, regions, values, types, attributes.
 *
 * A module is one operation whose region holds the functions; a function is an
 * operation whose region holds its ops; and so on:
 *
 *     shlo_module_operation(module)              builtin.module
 *       shlo_operation_region(operation, 0)
 *         shlo_region_first(region)              func.func
 *           shlo_operation_next(operation)       func.func, the next one
 *
 * All handles of this header are borrowed: they live as long as the module or the
 * builder they come from (or a function handle, which keeps its module), are never
 * destroyed, and cost nothing to take. Two pointers of one module are equal exactly
 * if they stand for the same operation, region, value, type or attribute.
 *
 * The accessors cannot fail. Unless their comment says another value, they return
 * NULL, 0, SHLO_OP_NONE or the NONE of their enumeration for NULL, for an index
 * outside the range, and for what the thing does not have; lengths (nullable) are
 * then 0. Any number of threads may use them on one module.
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
 * "arg_attrs" and "res_attrs" say what function_* of module.h do. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_function_operation(const shlo_function *function);

/* "stablehlo.add", "func.func". since ABI 0.1 */
SHLO_API const char *shlo_operation_name(const shlo_operation *operation, size_t *length);
/* Its number; SHLO_OP_NONE for what opset.h does not list. since ABI 0.1 */
SHLO_API shlo_op shlo_operation_op(const shlo_operation *operation);
/* The operation around it; NULL for a module. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_operation_parent(const shlo_operation *operation);
/* The operation behind it in its region; NULL for the last. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_operation_next(const shlo_operation *operation);

SHLO_API size_t shlo_operation_operand_count(const shlo_operation *operation);
SHLO_API const shlo_value *shlo_operation_operand(const shlo_operation *operation, size_t index);
SHLO_API size_t shlo_operation_result_count(const shlo_operation *operation);
SHLO_API const shlo_value *shlo_operation_result(const shlo_operation *operation, size_t index);
/* Regions are numbered by the op's definition; region `index` is NULL where it has
 * no body, as that of a function which is only declared. since ABI 0.1 */
SHLO_API size_t shlo_operation_region_count(const shlo_operation *operation);
SHLO_API const shlo_region *shlo_operation_region(const shlo_operation *operation, size_t index);

/* The attributes that are there: first the op's own by name, then all others by
 * name. What is left out and has a default is not there. since ABI 0.1 */
SHLO_API size_t shlo_operation_attribute_count(const shlo_operation *operation);
SHLO_API const char *shlo_operation_attribute_name(const shlo_operation *operation, size_t index, size_t *length);
SHLO_API const shlo_attribute *shlo_operation_attribute_at(const shlo_operation *operation, size_t index);
/* The attribute of that name. since ABI 0.1 */
SHLO_API const shlo_attribute *shlo_operation_attribute(const shlo_operation *operation, const char *name,
                                                        size_t length);

/* Where it comes from: the innermost position of a call stack, the first where
 * several places became one. Lines and columns (in bytes) count from 1; file is ""
 * and they are 0 where nobody knows. since ABI 0.1 */
SHLO_API const char *shlo_operation_file(const shlo_operation *operation, size_t *length);
SHLO_API uint32_t shlo_operation_line(const shlo_operation *operation);
SHLO_API uint32_t shlo_operation_column(const shlo_operation *operation);
/* The outermost name of its location, as "jit(f)/add"; "" where it has none.
 * since ABI 0.1 */
SHLO_API const char *shlo_operation_location_name(const shlo_operation *operation, size_t *length);

/* The operation as text, with its regions; values have the names that the module's
 * text gives them. Takes time in proportion to the function around it. options is
 * nullable; *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_operation_print(const shlo_operation *operation, const shlo_print_options *options,
                                          shlo_buffer **out, shlo_error **error);

/* --- Regions ---------------------------------------------------------------------------
 * A region has arguments, and operations of which the last yields its results. */

SHLO_API size_t shlo_region_argument_count(const shlo_region *region);
SHLO_API const shlo_value *shlo_region_argument(const shlo_region *region, size_t index);
/* Its first and its last operation. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_region_first(const shlo_region *region);
SHLO_API const shlo_operation *shlo_region_last(const shlo_region *region);
/* The operation it belongs to; NULL while a builder makes it. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_region_parent(const shlo_region *region);

/* --- Values ----------------------------------------------------------------------------
 * Each is a result of an operation or an argument of a region. */

SHLO_API const shlo_type *shlo_value_type(const shlo_value *value);
/* The operation it is a result of; NULL for an argument. since ABI 0.1 */
SHLO_API const shlo_operation *shlo_value_operation(const shlo_value *value);
/* The region it is an argument of; NULL for a result. since ABI 0.1 */
SHLO_API const shlo_region *shlo_value_region(const shlo_value *value);
/* Which result or argument it is; -1 for NULL. since ABI 0.1 */
SHLO_API int64_t shlo_value_index(const shlo_value *value);

/* --- Types ------------------------------------------------------------------------------- */
typedef int32_t shlo_type_kind;
enum {
  SHLO_TYPE_KIND_NONE = 0,
  SHLO_TYPE_KIND_TENSOR = 1,
  SHLO_TYPE_KIND_UNRANKED_TENSOR = 2, /* in CHLO */
  SHLO_TYPE_KIND_TOKEN = 3,
  SHLO_TYPE_KIND_TUPLE = 4,
  SHLO_TYPE_KIND_FUTURE = 5,
  SHLO_TYPE_KIND_BUFFER = 6, /* memref */
  SHLO_TYPE_KIND_FUNCTION = 7,
  SHLO_TYPE_KIND_ELEMENT = 8, /* an element type by itself, as attributes have it */
  SHLO_TYPE_KIND_OTHER = 9    /* its text tells */
};

SHLO_API shlo_type_kind shlo_type_kind_of(const shlo_type *type);
/* Element type of a tensor, a buffer, or of an element itself; the storage type of
 * quantized elements; SHLO_TYPE_NONE for index and for what tensor.h does not list.
 * since ABI 0.1 */
SHLO_API shlo_element_type shlo_type_element(const shlo_type *type);
/* Rank of a tensor or buffer; -1 for all others. since ABI 0.1 */
SHLO_API int32_t shlo_type_rank(const shlo_type *type);
/* Extents of a tensor or buffer, SHLO_DYNAMIC where only the run knows; NULL where
 * the rank is 0 or -1. since ABI 0.1 */
SHLO_API const int64_t *shlo_type_shape(const shlo_type *type);
/* As many upper bounds as extents, SHLO_DYNAMIC where there is none; NULL for types
 * without bounds. since ABI 0.1 */
SHLO_API const int64_t *shlo_type_bounds(const shlo_type *type);

/* Parts of a tuple or future; of a function, its inputs and then its results.
 * since ABI 0.1 */
SHLO_API size_t shlo_type_part_count(const shlo_type *type);
SHLO_API const shlo_type *shlo_type_part(const shlo_type *type, size_t index);
/* How many of a function's parts are inputs. since ABI 0.1 */
SHLO_API size_t shlo_type_input_count(const shlo_type *type);

/* 1 where the elements are quantized: real = (stored - zero point) * scale.
 * since ABI 0.1 */
SHLO_API int32_t shlo_type_is_quantized(const shlo_type *type);
/* The element type of the real numbers; SHLO_TYPE_NONE where nothing is quantized.
 * since ABI 0.1 */
SHLO_API shlo_element_type shlo_type_expressed(const shlo_type *type);
/* The axis along which scales differ; -1 where there is one scale, or none.
 * since ABI 0.1 */
SHLO_API int32_t shlo_type_quantized_axis(const shlo_type *type);
/* 1, or the extent of that axis; 0 where nothing is quantized. since ABI 0.1 */
SHLO_API size_t shlo_type_scale_count(const shlo_type *type);
SHLO_API double shlo_type_scale(const shlo_type *type, size_t index);
SHLO_API int64_t shlo_type_zero_point(const shlo_type *type, size_t index);
/* Least and greatest stored number. since ABI 0.1 */
SHLO_API int64_t shlo_type_storage_min(const shlo_type *type);
SHLO_API int64_t shlo_type_storage_max(const shlo_type *type);

/* The type as text; *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT
 * or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_type_print(const shlo_type *type, shlo_buffer **out, shlo_error **error);

/* --- Attributes ---------------------------------------------------------------------------- */
typedef int32_t shlo_attribute_kind;
enum {
  SHLO_ATTRIBUTE_NONE = 0,
  SHLO_ATTRIBUTE_UNIT = 1, /* says all by being there */
  SHLO_ATTRIBUTE_BOOL = 2,
  SHLO_ATTRIBUTE_INTEGER = 3, /* of up to 64 bits */
  SHLO_ATTRIBUTE_FLOAT = 4,   /* of up to 64 bits */
  SHLO_ATTRIBUTE_STRING = 5,
  SHLO_ATTRIBUTE_SYMBOL = 6,     /* the name of a function, without @ */
  SHLO_ATTRIBUTE_TYPE = 7,
  SHLO_ATTRIBUTE_ENUM = 8,       /* "stablehlo.fft_type" */
  SHLO_ATTRIBUTE_INTEGERS = 9,   /* a list of numbers or bools: array<i64: ...> */
  SHLO_ATTRIBUTE_ARRAY = 10,     /* a list of attributes */
  SHLO_ATTRIBUTE_DICTIONARY = 11,
  SHLO_ATTRIBUTE_STRUCT = 12,    /* fields in a fixed order: "stablehlo.dot" */
  SHLO_ATTRIBUTE_TENSOR = 13,    /* a constant */
  SHLO_ATTRIBUTE_OTHER = 14      /* its text tells */
};

SHLO_API shlo_attribute_kind shlo_attribute_kind_of(const shlo_attribute *attribute);
/* The number of an INTEGER, 0 or 1 of a BOOL, the case of an ENUM (opset.h lists
 * them). since ABI 0.1 */
SHLO_API int64_t shlo_attribute_integer(const shlo_attribute *attribute);
/* The number of a FLOAT; 0 for all others. since ABI 0.1 */
SHLO_API double shlo_attribute_float(const shlo_attribute *attribute);
/* A STRING's bytes, a SYMBOL's name, the name of an ENUM's case; "" for all others.
 * since ABI 0.1 */
SHLO_API const char *shlo_attribute_text(const shlo_attribute *attribute, size_t *length);
/* The type that a TYPE names; the type of a TENSOR, INTEGER, FLOAT or BOOL.
 * since ABI 0.1 */
SHLO_API const shlo_type *shlo_attribute_type(const shlo_attribute *attribute);
/* What a STRUCT or an ENUM is called: "stablehlo.dot", "stablehlo.fft_type"; "" for
 * all others. Static. since ABI 0.1 */
SHLO_API const char *shlo_attribute_class(const shlo_attribute *attribute, size_t *length);

/* Elements of INTEGERS or an ARRAY, entries of a DICTIONARY, fields of a STRUCT.
 * since ABI 0.1 */
SHLO_API size_t shlo_attribute_count(const shlo_attribute *attribute);
/* One of them. Fields are of all kinds; one that is not there is NULL.
 * since ABI 0.1 */
SHLO_API const shlo_attribute *shlo_attribute_at(const shlo_attribute *attribute, size_t index);
/* The name of an entry or field. since ABI 0.1 */
SHLO_API const char *shlo_attribute_key(const shlo_attribute *attribute, size_t index, size_t *length);
/* The entry or field of that name. since ABI 0.1 */
SHLO_API const shlo_attribute *shlo_attribute_entry(const shlo_attribute *attribute, const char *key, size_t length);
/* One number of INTEGERS; the quick way. since ABI 0.1 */
SHLO_API int64_t shlo_attribute_integer_at(const shlo_attribute *attribute, size_t index);

/* --- Constants -------------------------------------------------------------------------------
 * Bytes are borrowed as they are stored, row-major, little endian, at any
 * alignment: whole bytes an element, those of types narrower than 8 bits in the
 * low bits of a byte each, whose other bits mean nothing; but elements of i1 are
 * packed, eight to a byte, from the lowest bit on, unless there is a byte for each
 * (size = elements). A splat stores one element for all; where that is an i1, a
 * byte which is 0 or not. Indices take 8 bytes. */

/* The bytes of a TENSOR; NULL where there are none. since ABI 0.1 */
SHLO_API const void *shlo_attribute_bytes(const shlo_attribute *attribute, size_t *size);
/* 1 where one stored element stands for all. since ABI 0.1 */
SHLO_API int32_t shlo_attribute_is_splat(const shlo_attribute *attribute);
/* A TENSOR in the layout of tensor.h, copied; splats are spread out, indices become
 * i64, quantized elements stay as they are stored. *out is owned by the caller.
 * Fails with SHLO_INVALID_ARGUMENT, SHLO_NOT_FOUND (no bytes), SHLO_INVALID_PROGRAM
 * (too few or too many), SHLO_UNSUPPORTED (an element type that tensor.h does not
 * list), SHLO_LIMIT (more than 2^47 bytes), SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_attribute_tensor(const shlo_attribute *attribute, shlo_tensor **out, shlo_error **error);

/* The attribute as text; of the options, which are nullable, those about constants
 * and size count. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT,
 * SHLO_LIMIT, SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_attribute_print(const shlo_attribute *attribute, const shlo_print_options *options,
                                          shlo_buffer **out, shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
