// Any bytes as a client's message: read or refused with a message/… code; what was read is read the same again.
#include <protocol/message_codec.hpp>

#include <cstdlib>

using namespace bastide::protocol;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto message = decode_client({reinterpret_cast<const char*>(data), size}, 8192);
  if (!message) {
    if (!message.error().fault.code.starts_with("message/")) std::abort();
    encode(ServerMessage(to_error(message.error().re, message.error().fault)));
    return 0;
  }
  const std::string text = encode(*message);
  const auto again = decode_client(text, text.size());
  if (!again || encode(*again) != text) std::abort();
  return 0;
}
