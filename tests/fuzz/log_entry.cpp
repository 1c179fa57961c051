// Entries of rooms' logs, since a store may be damaged. An accepted entry means the same when written
// and read again.
#include "fuzz.hpp"

#include <protocol/log_entry.hpp>

using namespace bastide;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto entry = protocol::log::decode(fuzz::text(data, size));
  if (!entry) {
    fuzz::require(!entry.error().message.empty(), "a rejection has a sentence");
    return 0;
  }
  const std::string once = protocol::log::encode(*entry);
  const auto again = protocol::log::decode(once);
  fuzz::require(again.has_value(), "what is written can be read");
  fuzz::require(protocol::log::encode(*again) == once, "writing and reading change nothing");
  return 0;
}
