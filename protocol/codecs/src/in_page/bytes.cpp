// Bytes as text without libsodium, which Debian does not package for WebAssembly. Comparisons need no
// constant time in the page, where nobody else can measure them.
#include <protocol/bytes.hpp>

#include <algorithm>

namespace bastide::protocol {
namespace {

constexpr std::string_view kHexDigits = "0123456789abcdef";
constexpr std::string_view kBase64Digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::optional<unsigned> hex_value(char digit) {
  const char lower = digit >= 'A' && digit <= 'F' ? static_cast<char>(digit - 'A' + 'a') : digit;
  const std::size_t value = kHexDigits.find(lower);
  return value == std::string_view::npos ? std::nullopt : std::optional(static_cast<unsigned>(value));
}

}  // namespace

std::string to_hex(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    text.push_back(kHexDigits[byte >> 4]);
    text.push_back(kHexDigits[byte & 15]);
  }
  return text;
}

bool read_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  if (text.size() != 2 * bytes.size()) return false;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    const auto high = hex_value(text[2 * i]);
    const auto low = hex_value(text[2 * i + 1]);
    if (!high || !low) return false;
    bytes[i] = static_cast<std::uint8_t>(*high << 4 | *low);
  }
  return true;
}

std::string to_base64url(std::span<const std::uint8_t> bytes) {
  std::string text;
  unsigned bits = 0;
  int held = 0;
  for (const std::uint8_t byte : bytes) {
    bits = bits << 8 | byte;
    for (held += 8; held >= 6; held -= 6) text.push_back(kBase64Digits[bits >> (held - 6) & 63]);
  }
  if (held > 0) text.push_back(kBase64Digits[bits << (6 - held) & 63]);
  return text;
}

template <std::size_t N>
std::optional<Bytes<N>> from_base64url(std::string_view text) {
  if (text.size() != (N * 8 + 5) / 6) return std::nullopt;
  Bytes<N> bytes{};
  auto next = bytes.begin();
  unsigned bits = 0;
  int held = 0;
  for (const char digit : text) {
    const std::size_t value = kBase64Digits.find(digit);
    if (value == std::string_view::npos) return std::nullopt;
    bits = bits << 6 | static_cast<unsigned>(value);
    held += 6;
    if (held < 8) continue;
    held -= 8;
    *next++ = static_cast<std::uint8_t>(bits >> held);
  }
  const bool rest_is_zero =
      (bits & ((1U << held) - 1)) == 0;  // the digits hold some more bits than the bytes
  return rest_is_zero ? std::optional(bytes) : std::nullopt;
}
template std::optional<Bytes16> from_base64url<16>(std::string_view);
template std::optional<Bytes32> from_base64url<32>(std::string_view);
template std::optional<Bytes<65>> from_base64url<65>(std::string_view);

bool equal_in_constant_time(const Bytes32& a, const Bytes32& b) { return a == b; }

}  // namespace bastide::protocol
