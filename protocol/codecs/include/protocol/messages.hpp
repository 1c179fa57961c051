// One struct per message of `bastide.v1`, from the rows of messages.def and server_messages.def.
// protocol/README.md says what they mean; message_codec.hpp reads and writes them.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/message_fields.hpp>
#include <protocol/raw_json.hpp>
#include <protocol/reason.hpp>
#include <protocol/survey.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/wire_rejection.hpp>

#include <engine/action.hpp>
#include <engine/ids.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide::protocol {

// ---- from clients: intentions. Decoded values are within the bounds of their kinds and of vocabulary.hpp.

#include <protocol/rows_as_structs.def>
#define CLIENT_MESSAGE(Type, name, who, when, condition, meaning, ...) STRUCT(Type, , , __VA_ARGS__)
#include <protocol/messages.def>

using Intention = VariantBehind<void
#define CLIENT_MESSAGE(Type, ...) , Type
#include <protocol/messages.def>
                                >;

struct ClientMessage {
  std::string id;  ///< chosen by the client, 1 to kIdCharsMax printable ASCII characters
  Intention intention;
};

// ---- from the server

#include <protocol/rows_as_structs.def>
#define REPLY(Type, to, told_by, meaning, ...) STRUCT(Type, , , __VA_ARGS__)
#define SERVER_MESSAGE(Type, schema, name, meaning, ...) STRUCT(Type, , , __VA_ARGS__)
#include <protocol/server_messages.def>

/// A delta that is put together from texts, which are copied once.
struct DeltaOfParts {
  Seq seq;
  std::string_view events;
  std::array<std::string_view, 2>
      patch;             ///< operations, separated by commas; the common ones, the viewer's own
  std::uint64_t digest;  ///< the sum of the hashes
};

using ServerMessage = VariantBehind<void
#define REPLY(Type, ...) , Type
#define SERVER_MESSAGE(Type, ...) , Type
#include <protocol/server_messages.def>
                                    >;

/// The error message for a refusal of intention `re`.
Error to_error(std::optional<std::string> re, const WireRejection& rejection);

}  // namespace bastide::protocol
