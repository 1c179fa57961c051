// A server's message, of which only the outermost members are read.
#pragma once

#include <protocol/vocabulary.hpp>
#include <protocol/wire_rejection.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace bastide::protocol {

/// Refers to the message's text. Strings are as they are written, with their escapes.
struct MessageOutline {
  std::string_view type;
  std::optional<std::string_view> re = {};  ///< the id of the intention that it answers
  std::optional<Seq> seq = {};
  std::string_view view = {};   ///< JSON; empty if it has none
  std::string_view patch = {};  ///< likewise
};

/// Much cheaper than decode_server, which checks the whole message; what is left out here is checked
/// by nobody. Requires compact JSON, as the server writes it. Rejected with message/… .
Expected<MessageOutline> outline(const std::string& text);

}  // namespace bastide::protocol
