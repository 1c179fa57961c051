// The shared secret by which nodes recognise each other.
#pragma once

#include <protocol/bytes.hpp>

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>

namespace bastide::server {

inline constexpr std::size_t kNodeKeyBytesMin = 32;
inline constexpr std::size_t kNodeKeyBytesMax = 4096;

/// Immutable, any thread. Has no formatting, so that it is never printed.
class NodeKey {
 public:
  /// Reads the file, without the end of its last line. Throws std::runtime_error, which says what is wrong
  /// with the file.
  static NodeKey read(const std::filesystem::path& file);
  /// Requires: at least kNodeKeyBytesMin bytes.
  explicit NodeKey(std::string bytes) : bytes_(std::move(bytes)) {}

  /// HMAC-SHA-256.
  protocol::Bytes32 sign(std::string_view text) const;

 private:
  std::string bytes_;
};

}  // namespace bastide::server
