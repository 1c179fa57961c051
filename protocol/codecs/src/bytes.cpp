#include <protocol/bytes.hpp>

#include <sodium.h>

#include <algorithm>

namespace bastide::protocol {
namespace {

constexpr int kUrlSafe = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

}  // namespace

std::string to_hex(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(2 * bytes.size());
  for (const std::uint8_t byte : bytes) {
    text.push_back(kDigits[byte >> 4]);
    text.push_back(kDigits[byte & 15]);
  }
  return text;
}

bool read_hex(std::string_view text, std::span<std::uint8_t> bytes) {
  std::size_t written = 0;
  return text.size() == 2 * bytes.size() &&
         sodium_hex2bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &written, nullptr) ==
             0 &&
         written == bytes.size();
}

std::string to_base64url(std::span<const std::uint8_t> bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), kUrlSafe), '\0');
  sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), kUrlSafe);
  text.pop_back();  // the zero at its end
  return text;
}

template <std::size_t N>
std::optional<Bytes<N>> from_base64url(std::string_view text) {
  Bytes<N> bytes{};
  std::size_t written = 0;
  if (text.size() != sodium_base64_ENCODED_LEN(N, kUrlSafe) - 1) return std::nullopt;
  if (sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(), nullptr, &written, nullptr,
                        kUrlSafe) != 0 ||
      written != bytes.size())
    return std::nullopt;
  return bytes;
}
template std::optional<Bytes16> from_base64url<16>(std::string_view);
template std::optional<Bytes32> from_base64url<32>(std::string_view);
template std::optional<Bytes<65>> from_base64url<65>(std::string_view);

bool equal_in_constant_time(const Bytes32& a, const Bytes32& b) {
  return sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

}  // namespace bastide::protocol
