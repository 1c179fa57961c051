#include <protocol/canonical.hpp>

#include "json_writer.hpp"

#include <protocol/bytes.hpp>

#include <span>

namespace bastide::protocol {

std::string canonical(const Json& json) {
  return written([&](JsonWriter& out) { out.tree(json); });
}

std::string digest(const JsonText& text) {
  constexpr std::size_t kDigestBytes = 8;
  const Bytes32 hash = sha256(text.text);
  return to_hex(std::span(hash).first(kDigestBytes));
}

std::string digest(const Json& json) { return digest(JsonText{canonical(json)}); }

}  // namespace bastide::protocol
