/* client.h - plans on the devices of others: plugins of PJRT.
 *
 * A plugin is a shared library that other projects make for GPUs, TPUs and more
 * (GetPjrtApi). A client of it is a plan option; the plan has the same signature and runs
 * by the same calls:
 *
 *     shlo_plugin_load(path, strlen(path), 0, &plugin, &error);
 *     shlo_client_create(plugin, NULL, &client, &error);
 *     shlo_plan_options_set_client(options, client, &error);
 *     shlo_plan_create(module, options, &plan, &error);
 *     shlo_plan_run(plan, ...);
 *
 * The plugin gets one static function @main in a portable artifact that is old enough for
 * it, without CHLO, quantized arithmetic and shapes that only a run knows: a plan with
 * dynamic shapes compiles once for each set of shapes. A model of ONNX is lowered to such a
 * program, and may have values that decide shapes: the device computes these first.
 *
 * A plugin is code of the caller. It may start threads, read the environment, write to
 * stderr, and end the process: what this library promises ends there (docs/promises.md).
 * Nothing is searched for, and nothing is loaded that the caller did not name.
 *
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef STABLEHLO_C_CLIENT_H
#define STABLEHLO_C_CLIENT_H

#include "stablehlo-c/custom_call.h"
#include "stablehlo-c/plan.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct shlo_plugin shlo_plugin;
typedef struct shlo_client_options shlo_client_options;
typedef struct shlo_client shlo_client;

/* --- Plugins -----------------------------------------------------------------------------
 * since ABI 0.1 */

/* Loads a plugin, which stays loaded until the process ends: version 0.57 of PJRT or a
 * later one of 0. A name without a folder is a file of the working folder. Plugins that
 * are known to end or to stop the process that uses them are refused, unless force is
 * not 0. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT, SHLO_IO (no such
 * file), SHLO_DEVICE (no plugin, another version, one that is refused; the plugin's own
 * failure), SHLO_OUT_OF_MEMORY. */
SHLO_API shlo_status shlo_plugin_load(const char *path, size_t length, int32_t force, shlo_plugin **out,
                                      shlo_error **error);
/* Accepts NULL. Clients keep their plugin. */
SHLO_API void shlo_plugin_destroy(shlo_plugin *plugin);
/* The path that it was loaded from; "" for NULL. */
SHLO_API const char *shlo_plugin_path(const shlo_plugin *plugin, size_t *length);
/* The minor version of PJRT: 57 of 0.57; -1 for NULL. */
SHLO_API int32_t shlo_plugin_minor_version(const shlo_plugin *plugin);
/* The newest StableHLO version that it reads, "1.20.0"; "" if it does not say. */
SHLO_API const char *shlo_plugin_stablehlo_version(const shlo_plugin *plugin, size_t *length);
/* What it says of itself: names, and values as text. "" for an index out of range. */
SHLO_API size_t shlo_plugin_attribute_count(const shlo_plugin *plugin);
SHLO_API const char *shlo_plugin_attribute_name(const shlo_plugin *plugin, size_t index, size_t *length);
SHLO_API const char *shlo_plugin_attribute_value(const shlo_plugin *plugin, size_t index, size_t *length);
/* The extensions of PJRT that it has: their numbers there (4 layouts, 5 FFI, ...); -1 for an
 * index out of range. */
SHLO_API size_t shlo_plugin_extension_count(const shlo_plugin *plugin);
SHLO_API int32_t shlo_plugin_extension(const shlo_plugin *plugin, size_t index);

/* --- Clients -----------------------------------------------------------------------------
 * Options are named by the plugin. since ABI 0.1 */

/* No options. *out is owned by the caller. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. */
SHLO_API shlo_status shlo_client_options_create(shlo_client_options **out, shlo_error **error);
/* Accepts NULL. */
SHLO_API void shlo_client_options_destroy(shlo_client_options *options);
/* Sets an option to a text. Replaces what was set under that name. Fails with
 * SHLO_INVALID_ARGUMENT. */
SHLO_API shlo_status shlo_client_options_set_text(shlo_client_options *options, const char *name, size_t name_length,
                                                  const char *value, size_t value_length, shlo_error **error);
/* Likewise to an integer. Fails with SHLO_INVALID_ARGUMENT. */
SHLO_API shlo_status shlo_client_options_set_integer(shlo_client_options *options, const char *name, size_t length,
                                                     int64_t value, shlo_error **error);
/* Likewise to a number. Fails with SHLO_INVALID_ARGUMENT. */
SHLO_API shlo_status shlo_client_options_set_number(shlo_client_options *options, const char *name, size_t length,
                                                    double value, shlo_error **error);
/* Likewise to true (1) or false (0). Fails with SHLO_INVALID_ARGUMENT. */
SHLO_API shlo_status shlo_client_options_set_flag(shlo_client_options *options, const char *name, size_t length,
                                                  int32_t value, shlo_error **error);

/* This process is one of `count` that form a client together, if the plugin can do so: it
 * gets the numbers as node_id and num_nodes. The client then has the devices of all
 * processes. All of them make the same plans and runs in the same order. Default 0 of 1.
 * Fails with SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_client_options_set_processes(shlo_client_options *options, int64_t process, int64_t count,
                                                       shlo_error **error);
/* Such processes find each other by keys and values in this folder, which all of them see and
 * which is made if it does not exist: a file for each key. Nothing removes the files. A folder
 * serves processes that begin together, and none after them: shlo_client_create fails with
 * SHLO_IO if a process of the same number was there. Replaces a store. Fails with
 * SHLO_INVALID_ARGUMENT. since ABI 0.1 */
SHLO_API shlo_status shlo_client_options_set_rendezvous(shlo_client_options *options, const char *path, size_t length,
                                                        shlo_error **error);

/* What a store of the caller has found. It is borrowed: valid until the function that gets it
 * returns. */
typedef struct shlo_store_value shlo_store_value;
/* Sets the value that a shlo_store_get_fn gives. Copied. Fails with SHLO_INVALID_ARGUMENT or
 * SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_store_value_set(shlo_store_value *value, const void *data, size_t size, shlo_error **error);
/* Functions of a store. Each is called on the thread that creates the client, runs a plan, or
 * belongs to the plugin, as long as the client lives, also on several at once. Keys and values
 * are any bytes; no key gets a second value. get waits for a value for so many milliseconds,
 * sets it and returns SHLO_OK, or returns SHLO_LIMIT; with 0, it does not wait and returns
 * SHLO_NOT_FOUND. Other codes are failures. No exception and no longjmp may leave them. */
typedef shlo_status (*shlo_store_get_fn)(const char *key, size_t key_length, uint64_t milliseconds,
                                         shlo_store_value *value, void *user);
typedef shlo_status (*shlo_store_put_fn)(const char *key, size_t key_length, const void *value, size_t value_size,
                                         void *user);
/* The store of the processes, instead of a folder. release is nullable; it is called with user
 * when neither options nor a client has the store any more. Fails with SHLO_INVALID_ARGUMENT
 * or SHLO_OUT_OF_MEMORY. since ABI 0.1 */
SHLO_API shlo_status shlo_client_options_set_store(shlo_client_options *options, shlo_store_get_fn get,
                                                   shlo_store_put_fn put, void *user, shlo_release_user_fn release,
                                                   shlo_error **error);

/* Makes a client. options is nullable. *out is owned by the caller. Any thread may use it;
 * plans keep it. Fails with SHLO_INVALID_ARGUMENT, SHLO_DEVICE (the plugin finds no device,
 * or refuses an option; another process does not come), SHLO_IO (the rendezvous),
 * SHLO_UNSUPPORTED, SHLO_OUT_OF_MEMORY. */
SHLO_API shlo_status shlo_client_create(const shlo_plugin *plugin, const shlo_client_options *options,
                                        shlo_client **out, shlo_error **error);
/* Accepts NULL. The plugin's client ends with the last plan that uses it. */
SHLO_API void shlo_client_destroy(shlo_client *client);
/* The name of the platform, "cpu" or "cuda", and its version; "" for NULL. */
SHLO_API const char *shlo_client_platform(const shlo_client *client, size_t *length);
SHLO_API const char *shlo_client_platform_version(const shlo_client *client, size_t *length);
/* The devices, those of other processes included. For an index out of range: -1, "", 0. */
SHLO_API size_t shlo_client_device_count(const shlo_client *client);
SHLO_API int64_t shlo_client_device_id(const shlo_client *client, size_t device);
SHLO_API const char *shlo_client_device_kind(const shlo_client *client, size_t device, size_t *length);
/* The process that has the device, and whether it is this one. */
SHLO_API int64_t shlo_client_device_process(const shlo_client *client, size_t device);
SHLO_API int32_t shlo_client_device_is_local(const shlo_client *client, size_t device);
/* The bytes in use on the device; -1 if it does not say. */
SHLO_API int64_t shlo_client_device_memory(const shlo_client *client, size_t device);

/* The plan runs on devices of the client, one for each process of the grid: on the first local
 * ones, or on the first ones of all processes if there are too few local ones, or on those
 * with the indices of shlo_plan_options_set_devices. A run copies
 * the inputs to the device and the outputs back; in a run without limits the device reads
 * the memory of the inputs itself, where it can. Where a device's memory is that of the host,
 * a new output is the device's memory, and keeps the client.
 *   A run that is cancelled or late when it begins gives the device nothing. Otherwise it
 * looks at its limits while it waits for the device, and what the device still does then is
 * waited for nowhere. Calls of the plugin cannot be interrupted: one that computes before it
 * returns, as the plugin of this project does, holds the run for so long. A run that is
 * late or cancelled then fails, whatever the device has computed.
 *   A program for a mesh of devices (docs/sharding.md) runs on as many devices if the grid has
 * one replica and a partition for each device; the plugin divides the work. Then
 * shlo_plan_run and shlo_plan_run_raw take whole inputs and give whole outputs: what each
 * device has of them is cut and joined here. shlo_plan_run_grid takes and gives the parts,
 * those of device 0 first, which may be on their devices; sharding.h says how they are cut. A
 * result is cut as the program says, or as the op that gives it; otherwise each device has
 * the whole one. Parts must be alike, and shapes static: else shlo_plan_create fails with
 * SHLO_UNSUPPORTED. On a grid of one process the program runs whole on one device.
 *   On devices of several processes, each process gives shlo_plan_run_grid the inputs of its
 * own devices, in the order of the grid, and gets their outputs; process_count is their
 * number. shlo_plan_run takes whole inputs, the same in all processes, and fails with
 * SHLO_UNSUPPORTED if this process does not have all parts of an output.
 *   Options of the CPU executor (simd, memory, pool) change nothing; recording and functions
 * of the host are SHLO_UNSUPPORTED. client is nullable: NULL means the CPU executor. Fails
 * with SHLO_INVALID_ARGUMENT.
 * since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_set_client(shlo_plan_options *options, const shlo_client *client,
                                                  shlo_error **error);
/* Chooses devices of the client that was set: `count` indices, in the order of the grid's
 * processes (shlo_plan_options_set_grid). Fails with SHLO_INVALID_ARGUMENT (no client, no
 * such device). since ABI 0.1 */
SHLO_API shlo_status shlo_plan_options_set_devices(shlo_plan_options *options, size_t count, const int64_t *devices,
                                                   shlo_error **error);

/* --- Tensors on a device ----------------------------------------------------------------
 * Such a tensor has a type and a shape, and no memory here: shlo_tensor_data is NULL. A plan
 * of the same client takes it as an input, without a copy; if that input is donated, and the
 * program gives one of its outputs the input's memory, the device may write there. Other
 * functions refuse it. It keeps its client. since ABI 0.1 */

/* A copy of a tensor on a device of a client, by the device's index. *out is owned by the
 * caller. Fails with SHLO_INVALID_ARGUMENT (no such device, one of another process),
 * SHLO_UNSUPPORTED (PJRT has no such elements), SHLO_DEVICE, SHLO_OUT_OF_MEMORY. */
SHLO_API shlo_status shlo_tensor_to_device(const shlo_tensor *tensor, const shlo_client *client, int64_t device,
                                           shlo_tensor **out, shlo_error **error);
/* A copy of a tensor that is on a device, in memory of the host. *out is owned by the caller.
 * Fails with SHLO_INVALID_ARGUMENT (it is on no device), SHLO_DEVICE, SHLO_OUT_OF_MEMORY. */
SHLO_API shlo_status shlo_tensor_to_host(const shlo_tensor *tensor, shlo_tensor **out, shlo_error **error);
/* The index of the device that it is on; -1 for NULL, and for memory of the host. */
SHLO_API int64_t shlo_tensor_device(const shlo_tensor *tensor);
/* Whether results that the run allocates stay on the device; default 0. Those that the caller
 * has memory for go there, as all of shlo_plan_run_raw do. Runs of a plan without a client
 * fail with SHLO_INVALID_ARGUMENT, and consume nothing. Fails with SHLO_INVALID_ARGUMENT. */
SHLO_API shlo_status shlo_run_options_set_results_on_device(shlo_run_options *options, int32_t keep,
                                                            shlo_error **error);

#ifdef __cplusplus
}
#endif
#endif
