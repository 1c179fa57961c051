// Encodes and decodes messages.
#pragma once

#include <protocol/messages.hpp>
#include <protocol/wire_rejection.hpp>

#include <expected>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// A refused client message. `re` is its id if that could be read, for the error to answer.
struct Undecoded {
  std::optional<std::string> re;
  WireRejection rejection;
};

/// Reads a client's message. Faults have message/… codes and name the place. Checked in this order:
/// size, text, object, `id`, `type`, then the fields of the message in the order of its struct. Unknown
/// fields are ignored.
std::expected<ClientMessage, Undecoded> decode_client(std::string_view text,
                                                      std::size_t bytes_max = kMessageBytesMax);

/// Encodes a message to a client.
std::string encode(const ServerMessage& message);
std::string encode(const DeltaOfParts& delta);

/// The opposite directions, for clients written in C++ (the load generator, tests).
std::string encode(const ClientMessage& message);
Expected<ServerMessage> decode_server(std::string_view text);

}  // namespace bastide::protocol
