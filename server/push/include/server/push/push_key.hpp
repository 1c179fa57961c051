// The key by which push services know this server (VAPID, RFC 8292).
#pragma once

#include <protocol/bytes.hpp>

#include <chrono>
#include <memory>
#include <string>
#include <string_view>

namespace bastide::server {

/// A key pair on the curve P-256. Immutable, any thread.
class PushKey {
 public:
  /// `secret`: the private key, big-endian. Throws std::invalid_argument if it is no number from 1 to the
  /// order of the curve less 1, which chance makes of fewer than one secret in 2^32.
  explicit PushKey(const protocol::Bytes32& secret);
  PushKey(PushKey&&) noexcept;
  ~PushKey();

  /// The public key as browsers want it: the uncompressed point in base64url, 87 characters.
  const std::string& public_text() const { return public_text_; }

  /// The field Authorization of a request to the service with this origin ("https://push.example.com").
  /// `contact`: a "mailto:" or "https:" address of the server's host, or empty. `now`: since 1970.
  std::string authorization(std::string_view origin, std::string_view contact,
                            std::chrono::seconds now) const;

 private:
  struct Pair;
  std::unique_ptr<Pair> pair_;
  std::string public_text_;
};

}  // namespace bastide::server
