// SHA-256 by the surrounding page, whose library is well tested.
#include "sha256.hpp"

#include <string>

namespace bastide::protocol {
namespace in_page {

[[clang::import_module("page"), clang::import_name("sha256")]]
void sha256(const char* text, std::size_t length, std::uint8_t* hash);

[[clang::import_module("page"), clang::import_name("hmac_sha256")]]
void hmac_sha256(const std::uint8_t* key, const char* text, std::size_t length, std::uint8_t* hash);

}  // namespace in_page

Bytes32 sha256_of(std::initializer_list<std::string_view> pieces) {
  std::string text;
  for (const std::string_view piece : pieces) text += piece;
  Bytes32 hash{};
  in_page::sha256(text.data(), text.size(), hash.data());
  return hash;
}

Bytes32 hmac_sha256(const Bytes32& key, std::string_view text) {
  Bytes32 hash{};
  in_page::hmac_sha256(key.data(), text.data(), text.size(), hash.data());
  return hash;
}

Bytes32 sha256(std::span<const std::uint8_t> data) {
  return sha256_of({{reinterpret_cast<const char*>(data.data()), data.size()}});
}

}  // namespace bastide::protocol
