#include "sha256.hpp"

#include <openssl/sha.h>
#include <sodium.h>

#include <stdexcept>

namespace bastide::protocol {

// These are the functions behind EVP_Digest, which OpenSSL calls deprecated. The new ones make and free a
// context on the heap for each hash, which costs as much as hashing a small part of a view.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/// OpenSSL uses the processor's own instructions, some seven times as fast as without.
Bytes32 sha256_of(std::initializer_list<std::string_view> pieces) {
  Bytes32 hash{};
  SHA256_CTX context;
  bool sound = SHA256_Init(&context) == 1;
  for (const std::string_view piece : pieces)
    sound = sound && SHA256_Update(&context, piece.data(), piece.size()) == 1;
  if (!sound || SHA256_Final(hash.data(), &context) != 1) throw std::runtime_error("SHA-256 failed");
  return hash;
}

#pragma GCC diagnostic pop

Bytes32 hmac_sha256(const Bytes32& key, std::string_view text) {
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, key.data(), key.size());
  crypto_auth_hmacsha256_update(&state, reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  Bytes32 hash{};
  crypto_auth_hmacsha256_final(&state, hash.data());
  return hash;
}

Bytes32 sha256(std::span<const std::uint8_t> data) {
  return sha256_of({{reinterpret_cast<const char*>(data.data()), data.size()}});
}

}  // namespace bastide::protocol
