#include "admissions.hpp"

namespace bastide::server {

std::optional<std::string> Admissions::to(std::string_view room) const {
  if (!key_) return std::nullopt;
  return protocol::to_base64url(sign(room));
}

bool Admissions::valid(std::string_view room, const std::optional<std::string>& admission) const {
  if (!key_ || !admission) return false;
  const auto shown = protocol::from_base64url(*admission);
  return shown && protocol::equal_in_constant_time(*shown, sign(room));
}

protocol::Bytes32 Admissions::sign(std::string_view room) const {
  return protocol::hmac_sha256(*key_, "bastide admission " + std::string(room));
}

}  // namespace bastide::server
