// Saved games: read, and restored or refused, without a crash.
#include "fuzz.hpp"

#include <protocol/json.hpp>
#include <protocol/records/record.hpp>
#include <protocol/snapshot.hpp>

#include <engine/game.hpp>

using namespace bastide;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto json = protocol::parse(fuzz::text(data, size), {.bytes_max = protocol::kRecordBytesMax});
  if (!json) return 0;
  const auto saved = protocol::read_snapshot(*json);
  if (!saved) return 0;
  fuzz::require(protocol::read_snapshot(protocol::to_json(*saved)).has_value(),
                "what is written can be read");
  (void)saved->kind->restore(saved->setup, saved->snapshot);
  return 0;
}
