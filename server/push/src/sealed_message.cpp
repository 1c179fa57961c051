#include <server/push/sealed_message.hpp>

#include "curve.hpp"

#include <openssl/evp.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <stdexcept>

namespace bastide::server {

namespace {

using namespace std::string_view_literals;
using protocol::Bytes16;
using protocol::Bytes32;

constexpr std::uint32_t kRecordBytes = 4096;
constexpr std::size_t kTagBytes = 16;
/// Behind the text of the last record (RFC 8188, 2).
constexpr char kLast = 2;

std::string_view text_of(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

Bytes32 hmac(std::span<const std::uint8_t> key, std::initializer_list<std::string_view> parts) {
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, key.data(), key.size());
  for (const std::string_view part : parts)
    crypto_auth_hmacsha256_update(&state, reinterpret_cast<const std::uint8_t*>(part.data()), part.size());
  Bytes32 hash{};
  crypto_auth_hmacsha256_final(&state, hash.data());
  return hash;
}

/// The first block of HKDF-Expand (RFC 5869), of which all that is wanted here is a part.
Bytes32 expand(const Bytes32& key, std::initializer_list<std::string_view> info) {
  std::string text;
  for (const std::string_view part : info) text += part;
  return hmac(key, {text, "\x01"sv});
}

/// AES-128-GCM; the tag follows the text.
std::string encrypt(std::string_view text, const std::uint8_t* key, const std::uint8_t* nonce) {
  struct Free {
    void operator()(EVP_CIPHER_CTX* context) const { EVP_CIPHER_CTX_free(context); }
  };
  const std::unique_ptr<EVP_CIPHER_CTX, Free> context(EVP_CIPHER_CTX_new());
  std::string out(text.size() + kTagBytes, '\0');
  auto* to = reinterpret_cast<unsigned char*>(out.data());
  int size = 0, rest = 0;
  const bool done =
      context && EVP_EncryptInit_ex2(context.get(), EVP_aes_128_gcm(), key, nonce, nullptr) == 1 &&
      EVP_EncryptUpdate(context.get(), to, &size, reinterpret_cast<const unsigned char*>(text.data()),
                        static_cast<int>(text.size())) == 1 &&
      EVP_EncryptFinal_ex(context.get(), to + size, &rest) == 1 &&
      EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_GET_TAG, kTagBytes, to + text.size()) == 1;
  if (!done) throw std::runtime_error("OpenSSL can't encrypt");
  return out;
}

std::optional<CurveKey> pair_of(const Bytes32& secret) try {
  return CurveKey(secret);
} catch (const std::invalid_argument&) {
  return std::nullopt;
}

}  // namespace

std::optional<std::string> seal(std::string_view text, const protocol::PushKeys& keys, const Bytes32& secret,
                                const Bytes16& salt) {
  const auto own = pair_of(secret);
  const auto theirs = CurveKey::of_point(keys.p256dh);
  if (!own || !theirs) return std::nullopt;
  const std::string_view own_point = text_of(own->point());
  const Bytes32 shared = own->shared_with(*theirs);
  const Bytes32 first =
      expand(hmac(keys.auth, {text_of(shared)}), {"WebPush: info\0"sv, text_of(keys.p256dh), own_point});
  const Bytes32 second = hmac(salt, {text_of(first)});
  const Bytes32 key = expand(second, {"Content-Encoding: aes128gcm\0"sv});
  const Bytes32 nonce = expand(second, {"Content-Encoding: nonce\0"sv});

  std::string body(text_of(salt));
  for (int shift = 24; shift >= 0; shift -= 8)
    body.push_back(static_cast<char>(kRecordBytes >> shift & 0xff));
  body.push_back(static_cast<char>(own_point.size()));
  body += own_point;
  body += encrypt(std::string(text) + kLast, key.data(), nonce.data());
  return body;
}

}  // namespace bastide::server
