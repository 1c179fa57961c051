// Any bytes as a game record: unreadable, or replayed and verified to some end; what was read is read the same again.
#include <protocol/record.hpp>
#include <protocol/replay.hpp>
#include <protocol/verify.hpp>

#include <cstdlib>

using namespace bastide::protocol;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const int replayed = replay_tool(text, false).exit_code;
  const int verified = verify_tool(text).exit_code;
  if ((replayed == 2) != (verified == 2)) std::abort();
  const auto record = read_record(text);
  if (!record) return 0;
  const std::string written = to_text(*record);
  const auto again = read_record(written);
  if (!again || to_text(*again) != written) std::abort();
  return 0;
}
