#include <server/push/push_key.hpp>

#include "curve.hpp"

#include <fmt/format.h>

namespace bastide::server {

namespace {

/// RFC 8292, 2: at most a day. A service may keep its own clock less well than this.
constexpr std::chrono::hours kValidFor{12};

/// {"alg":"ES256","typ":"JWT"}
constexpr std::string_view kHeader = "eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9";

}  // namespace

struct PushKey::Pair {
  CurveKey key;
};

PushKey::PushKey(const protocol::Bytes32& secret)
    : pair_(std::make_unique<Pair>(CurveKey(secret))),
      public_text_(protocol::to_base64url(pair_->key.point())) {}

PushKey::PushKey(PushKey&&) noexcept = default;
PushKey::~PushKey() = default;

std::string PushKey::authorization(std::string_view origin, std::string_view contact,
                                   std::chrono::seconds now) const {
  const std::string subject = contact.empty() ? std::string() : fmt::format(R"(,"sub":"{}")", contact);
  const std::string claims = fmt::format(R"({{"aud":"{}","exp":{}{}}})", origin,
                                         (now + kValidFor) / std::chrono::seconds(1), subject);
  const std::string text = fmt::format("{}.{}", kHeader, protocol::to_base64url(claims));
  return fmt::format("vapid t={}.{},k={}", text, protocol::to_base64url(pair_->key.sign(text)), public_text_);
}

}  // namespace bastide::server
