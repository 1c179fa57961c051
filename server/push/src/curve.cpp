#include "curve.hpp"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <stdexcept>
#include <vector>

namespace bastide::server {

namespace {

template <auto Release>
struct By {
  template <class T>
  void operator()(T* one) const {
    Release(one);
  }
};
using Number = std::unique_ptr<BIGNUM, By<BN_clear_free>>;
using Group = std::unique_ptr<EC_GROUP, By<EC_GROUP_free>>;
using Point = std::unique_ptr<EC_POINT, By<EC_POINT_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, By<EVP_PKEY_CTX_free>>;

constexpr const char* kCurveName = "prime256v1";
constexpr int kNumberBytes = 32;

/// OpenSSL fails here for want of memory alone.
void need(bool done) {
  if (!done) throw std::runtime_error("OpenSSL can't compute on the curve P-256");
}

const EC_GROUP* group() {
  static const Group kGroup(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  return kGroup.get();
}

CurvePoint bytes_of(const EC_POINT* point) {
  CurvePoint bytes{};
  need(EC_POINT_point2oct(group(), point, POINT_CONVERSION_UNCOMPRESSED, bytes.data(), bytes.size(),
                          nullptr) == bytes.size());
  return bytes;
}

/// `secret`: nullptr for a public key alone. nullptr: OpenSSL refuses them.
EVP_PKEY* new_key(const CurvePoint& point, const BIGNUM* secret) {
  const std::unique_ptr<OSSL_PARAM_BLD, By<OSSL_PARAM_BLD_free>> build(OSSL_PARAM_BLD_new());
  need(OSSL_PARAM_BLD_push_utf8_string(build.get(), OSSL_PKEY_PARAM_GROUP_NAME, kCurveName, 0) == 1 &&
       OSSL_PARAM_BLD_push_octet_string(build.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size()) ==
           1 &&
       (!secret || OSSL_PARAM_BLD_push_BN(build.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret) == 1));
  const std::unique_ptr<OSSL_PARAM, By<OSSL_PARAM_free>> params(OSSL_PARAM_BLD_to_param(build.get()));
  const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  need(params && context && EVP_PKEY_fromdata_init(context.get()) == 1);
  EVP_PKEY* key = nullptr;
  const int parts = secret ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
  if (EVP_PKEY_fromdata(context.get(), &key, parts, params.get()) != 1) return nullptr;
  return key;
}

}  // namespace

void CurveKey::Free::operator()(evp_pkey_st* key) const { EVP_PKEY_free(key); }

CurveKey::CurveKey(const protocol::Bytes32& secret) {
  const Number number(BN_secure_new());
  need(number && BN_bin2bn(secret.data(), kNumberBytes, number.get()));
  BN_set_flags(number.get(), BN_FLG_CONSTTIME);
  if (BN_is_zero(number.get()) || BN_cmp(number.get(), EC_GROUP_get0_order(group())) >= 0)
    throw std::invalid_argument("no private key of the curve P-256");
  const Point point(EC_POINT_new(group()));
  need(point && EC_POINT_mul(group(), point.get(), number.get(), nullptr, nullptr, nullptr) == 1);
  point_ = bytes_of(point.get());
  key_.reset(new_key(point_, number.get()));
  need(key_ != nullptr);
}

std::optional<CurveKey> CurveKey::of_point(const CurvePoint& point) {
  const Point read(EC_POINT_new(group()));
  need(read != nullptr);
  if (point[0] != POINT_CONVERSION_UNCOMPRESSED ||
      EC_POINT_oct2point(group(), read.get(), point.data(), point.size(), nullptr) != 1)
    return std::nullopt;
  CurveKey key;
  key.point_ = point;
  key.key_.reset(new_key(point, nullptr));
  if (!key.key_) return std::nullopt;
  return key;
}

protocol::Bytes32 CurveKey::shared_with(const CurveKey& other) const {
  const KeyContext context(EVP_PKEY_CTX_new(key_.get(), nullptr));
  protocol::Bytes32 shared{};
  std::size_t size = shared.size();
  need(context && EVP_PKEY_derive_init(context.get()) == 1 &&
       EVP_PKEY_derive_set_peer(context.get(), other.key_.get()) == 1 &&
       EVP_PKEY_derive(context.get(), shared.data(), &size) == 1 && size == shared.size());
  return shared;
}

CurveSignature CurveKey::sign(std::string_view text) const {
  const std::unique_ptr<EVP_MD_CTX, By<EVP_MD_CTX_free>> context(EVP_MD_CTX_new());
  const auto* bytes = reinterpret_cast<const unsigned char*>(text.data());
  std::size_t size = 0;
  need(context && EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) == 1 &&
       EVP_DigestSign(context.get(), nullptr, &size, bytes, text.size()) == 1);
  std::vector<unsigned char> der(size);
  need(EVP_DigestSign(context.get(), der.data(), &size, bytes, text.size()) == 1);
  const unsigned char* from = der.data();
  const std::unique_ptr<ECDSA_SIG, By<ECDSA_SIG_free>> numbers(
      d2i_ECDSA_SIG(nullptr, &from, static_cast<long>(size)));
  CurveSignature signature{};
  need(numbers &&
       BN_bn2binpad(ECDSA_SIG_get0_r(numbers.get()), signature.data(), kNumberBytes) == kNumberBytes &&
       BN_bn2binpad(ECDSA_SIG_get0_s(numbers.get()), signature.data() + kNumberBytes, kNumberBytes) ==
           kNumberBytes);
  return signature;
}

}  // namespace bastide::server
