// Game records from anybody: read, played and verified without a crash; unchanged when written
// and read again.
#include "fuzz.hpp"
#include "record_tools.hpp"

#include <protocol/records/record.hpp>
#include <protocol/records/replay.hpp>

using namespace bastide;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text(data, size);
  const auto record = protocol::read_record(text);
  if (!record) return 0;
  const std::string once = protocol::to_text(*record);
  const auto again = protocol::read_record(once);
  fuzz::require(again.has_value(), "what is written can be read");
  fuzz::require(protocol::to_text(*again) == once, "writing and reading change nothing");
  const auto replay = protocol::replay(*record);
  if (replay) fuzz::require(!protocol::to_lines(*replay).empty(), "a replay says how it ended");
  const bool unplayable = server::verify_tool(text).exit_code == 2;
  fuzz::require(unplayable == !replay, "what can be replayed can be verified, and nothing else");
  return 0;
}
