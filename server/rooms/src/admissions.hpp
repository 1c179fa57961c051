// What a client is given when it has joined a room, so that it can come back however many wrong codes others
// at its address try.
#pragma once

#include <protocol/bytes.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// An admission is an HMAC-SHA-256 of the room's code, in base64url. It shows that its holder has been told
/// this code, and says nothing of another room; nothing is kept for it. Immutable, any thread.
class Admissions {
 public:
  /// Without a key none is given, and none is valid.
  explicit Admissions(const std::optional<protocol::Bytes32>& key) : key_(key) {}

  /// `room`: a normalised code.
  std::optional<std::string> to(std::string_view room) const;
  /// In constant time.
  bool valid(std::string_view room, const std::optional<std::string>& admission) const;

 private:
  protocol::Bytes32 sign(std::string_view room) const;

  const std::optional<protocol::Bytes32> key_;
};

}  // namespace bastide::server
