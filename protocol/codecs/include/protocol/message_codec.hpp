// Messages to and from text.
#pragma once

#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// A refused client message. `re` is its id where that could be read, so that the error can answer it.
struct Undecoded {
  std::optional<std::string> re;
  WireRejection rejection;
};

/// Reads what a client sent. Faults have message/… codes and name the place. Checked in this order:
/// size, text, object, `id`, `type`, then the fields of the message in the order of its struct.
/// Unknown fields are ignored.
std::expected<ClientMessage, Undecoded> decode_client(std::string_view text,
                                                      std::size_t bytes_max = kMessageBytesMax);

/// The text that goes to a client.
std::string encode(const ServerMessage& message);

/// The other ends, for clients written in C++ (the load generator, tests).
std::string encode(const ClientMessage& message);
Expected<ServerMessage> decode_server(std::string_view text);

}  // namespace bastide::protocol
