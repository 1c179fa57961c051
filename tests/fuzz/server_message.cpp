// What a server sends, as a client written in C++ reads it.
#include "fuzz.hpp"

#include <protocol/message_codec.hpp>

using namespace bastide;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto message = protocol::decode_server(fuzz::text(data, size));
  if (!message) return 0;
  const std::string once = protocol::encode(*message);
  const auto again = protocol::decode_server(once);
  fuzz::require(again.has_value(), "what is written can be read");
  fuzz::require(protocol::encode(*again) == once, "writing and reading change nothing");
  return 0;
}
