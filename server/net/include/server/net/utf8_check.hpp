// Checks text in UTF-8 (RFC 3629) that comes in parts.
#pragma once

#include <cstdint>
#include <string_view>

namespace bastide::server {

class Utf8Check {
 public:
  /// Takes the next part. Returns false if no text goes like this.
  bool take(std::string_view bytes);
  /// Whether the last character is whole.
  bool whole() const { return left_ == 0; }

 private:
  bool begin_character(unsigned char byte);

  std::uint8_t left_ = 0;  ///< bytes of the character that are still to come
  /// Between these is the next of them.
  unsigned char low_ = 0, high_ = 0;
};

}  // namespace bastide::server
