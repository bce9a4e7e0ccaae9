/* A plugin with planted faults, around another one. GetPjrtApi of faulty.cpp gives the table of the plugin that
 * SHLO_PLUGIN names, with entries between that fail as they are told: by faulty_plant, or by the environment variable
 * FAULT when the library is loaded, the number of a fault and an entry: "3 Client_Compile".
 * SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
 */
#ifndef PLUGIN_FAULTY_H
#define PLUGIN_FAULTY_H

typedef enum {
  FAULT_NONE,
  FAULT_ERROR,     /* the entry gives an error */
  FAULT_MISSING,   /* its slot is NULL */
  FAULT_EXCEPTION, /* it throws an exception of C++ */
  FAULT_CORRUPTED, /* Buffer_ToHostBuffer, Buffer_OpaqueDeviceMemoryDataPointer: it gives other bytes */
  FAULT_ENDLESS,   /* Event_IsReady: no event is ever ready */
  FAULT_SHORT,     /* the table ends before the entry */
  FAULT_OLD,       /* the version is 0.40 */
  FAULT_SIZELESS,  /* the version has no size */
  FAULT_OUTPUTS,   /* Executable_NumOutputs: one more */
  FAULT_ABORT,     /* it ends the process */
  FAULT_SLEEP,     /* it does not return */
  FAULT_NO_OUTPUT, /* LoadedExecutable_Execute: the first output is NULL */
  FAULT_SLOW       /* it takes a fifth of a second */
} fault_kind;

/* From its `call`-th call on, counted from 1, the entry ("Client_Compile") has the fault. FAULT_NONE mends all. */
typedef void (*fault_plant_fn)(fault_kind fault, const char *entry, int call);
/* How often the entry was called since the last fault was planted. */
typedef int (*fault_calls_fn)(const char *entry);
/* Of how many inputs the last call of LoadedExecutable_Execute let the plugin have the memory. */
typedef int (*fault_donated_fn)(void);
/* The name of an entry; NULL behind the last one. */
typedef const char *(*fault_entry_fn)(int index);

#endif
