#include <server/net/utf8_check.hpp>

#include <algorithm>

namespace bastide::server {

namespace {

constexpr unsigned char kLow = 0x80, kHigh = 0xbf;

bool is_ascii(char byte) { return static_cast<unsigned char>(byte) < kLow; }

}  // namespace

bool Utf8Check::take(std::string_view bytes) {
  if (whole() && std::ranges::all_of(bytes, is_ascii)) return true;
  for (const char one : bytes) {
    const auto byte = static_cast<unsigned char>(one);
    if (left_ == 0) {
      if (!is_ascii(one) && !begin_character(byte)) return false;
      continue;
    }
    if (byte < low_ || byte > high_) return false;
    low_ = kLow, high_ = kHigh;
    --left_;
  }
  return true;
}

/// The byte behind the first may exclude forms that are too long, surrogates, and what is beyond U+10FFFF.
bool Utf8Check::begin_character(unsigned char byte) {
  if (byte < 0xc2 || byte > 0xf4) return false;
  left_ = byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
  low_ = byte == 0xe0 ? 0xa0 : byte == 0xf0 ? 0x90 : kLow;
  high_ = byte == 0xed ? 0x9f : byte == 0xf4 ? 0x8f : kHigh;
  return true;
}

}  // namespace bastide::server
