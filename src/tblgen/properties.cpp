// How the attributes of ops are read and set without looking for their names (src/vhlo/properties.h).
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tblgen/emitter.h"

namespace shlo::tblgen {

static void emitProperties(const Opset &opset, llvm::raw_ostream &os) {
  os << "// Slots of ops: SHLO_OP_BEGIN(class), SHLO_SLOT(class, attribute)..., SHLO_OP_END(class); SHLO_OTHER_OP(name) "
        "for ops\n// of other dialects. In the order of vhlo::opRecords().\n// "
     << generatedNote << '\n';
  for (const Op &op : opset.ops) {
    if (!op.ours) {
      os << "SHLO_OTHER_OP(\"" << op.name << "\")\n";
      continue;
    }
    os << "SHLO_OP_BEGIN(" << op.cppClass << ")\n";
    for (const Slot &slot : op.slots)
      os << "SHLO_SLOT(" << op.cppClass << ", " << slot.name << ")\n";
    os << "SHLO_OP_END(" << op.cppClass << ")\n";
  }
}

static Emitter<emitProperties> properties("gen-properties", "The attributes of ops by their place");

} // namespace shlo::tblgen
