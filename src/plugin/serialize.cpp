// Compiled programs as bytes: what they were compiled from, because compiling takes little time.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plugin/program.h"

#include "pjrt/wire.h"

namespace shlo::plugin {
namespace {
constexpr std::string_view magic = "shlo-executable\n";
enum { LibraryVersion = 1, OptionBytes = 2, Code = 3 };
} // namespace

std::string serialize(const Program &program) {
  pjrt::WireWriter message;
  message.bytes(LibraryVersion, shlo_library_version());
  message.bytes(OptionBytes, program.optionBytes);
  message.bytes(Code, program.code);
  return std::string(magic) + message.take();
}

Ref<Program> deserialize(std::string_view bytes, std::string_view overridingOptions, const ClientOptions &client) {
  if (!bytes.starts_with(magic))
    failInvalid("the bytes are no executable of stablehlo-c");
  pjrt::WireReader reader(bytes.substr(magic.size()));
  pjrt::WireField field;
  std::string_view version, optionBytes, code;
  while (reader.next(field))
    if (field.isGroup)
      (field.number == LibraryVersion ? version : field.number == OptionBytes ? optionBytes : code) = field.bytes;
  if (reader.isMalformed() || code.empty())
    failInvalid("the bytes of the executable are malformed");
  if (version != shlo_library_version())
    fail(PJRT_Error_Code_FAILED_PRECONDITION, "the executable is one of stablehlo-c ", version, ", this is ",
         shlo_library_version());
  return adopt(new Program(code, overridingOptions.empty() ? optionBytes : overridingOptions, client));
}

} // namespace shlo::plugin
