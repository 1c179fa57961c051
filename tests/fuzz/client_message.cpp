// Messages of a client: no crash, and an accepted message means the same when written and read again.
#include "fuzz.hpp"

#include <protocol/message_codec.hpp>

using namespace bastide;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto message = protocol::decode_client(fuzz::text(data, size));
  if (!message) {
    fuzz::require(!message.error().rejection.message.empty(), "a rejection has a sentence");
    return 0;
  }
  const std::string once = protocol::encode(*message);
  const auto again = protocol::decode_client(once);
  fuzz::require(again.has_value(), "what is written can be read");
  fuzz::require(protocol::encode(*again) == once, "writing and reading change nothing");
  return 0;
}
