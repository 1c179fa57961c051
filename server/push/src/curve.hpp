// Keys on the curve P-256, with what push needs of them. Thin over OpenSSL, whose calls are many and unlike.
#pragma once

#include <protocol/bytes.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

struct evp_pkey_st;

namespace bastide::server {

/// An uncompressed point of the curve: 4, x, y.
using CurvePoint = std::array<std::uint8_t, 65>;
/// Numbers r and s, 32 bytes each, big-endian.
using CurveSignature = std::array<std::uint8_t, 64>;

/// A key pair, or a public key alone.
class CurveKey {
 public:
  /// The pair with this private key, big-endian. Throws std::invalid_argument if the curve has none such.
  explicit CurveKey(const protocol::Bytes32& secret);
  /// Somebody's public key; empty if this is no point of the curve.
  static std::optional<CurveKey> of_point(const CurvePoint& point);

  const CurvePoint& point() const { return point_; }
  /// The secret that both ends can compute (ECDH). Requires: this is a pair.
  protocol::Bytes32 shared_with(const CurveKey& other) const;
  /// Signs the SHA-256 of the text. Requires: this is a pair.
  CurveSignature sign(std::string_view text) const;

 private:
  struct Free {
    void operator()(evp_pkey_st* key) const;
  };
  CurveKey() = default;

  std::unique_ptr<evp_pkey_st, Free> key_;
  CurvePoint point_{};
};

}  // namespace bastide::server
