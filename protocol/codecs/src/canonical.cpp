#include <protocol/canonical.hpp>

#include "json_writer.hpp"
#include "key_names.hpp"
#include "sha256.hpp"

#include <protocol/bytes.hpp>

#include <fmt/format.h>

#include <array>

namespace bastide::protocol {
namespace {

/// The hashes of an object's parts; `place`: precedes their names.
std::uint64_t hash_of_parts(const Json& object, const std::string& place) {
  std::uint64_t sum = 0;
  for (const auto& [key, value] : object.items()) {
    const std::string name = place + key;
    if (name == keys::kGame && value.is_object()) {
      sum += hash_of_parts(value, "game/");
    } else if (value.is_array()) {
      sum += hash_of_part(name, "[]");
      for (std::size_t i = 0; i < value.size(); ++i)
        sum += hash_of_part(fmt::format("{}/{}", name, i), canonical(value[i]));
    } else {
      sum += hash_of_part(name, canonical(value));
    }
  }
  return sum;
}

}  // namespace

std::string canonical(const Json& json) {
  return written([&](JsonWriter& out) { out.tree(json); });
}

std::uint64_t hash_of_part(std::string_view name, std::string_view value) {
  const Bytes32 bytes = sha256_of({name, "=", value});
  std::uint64_t hash = 0;
  for (int i = 0; i < 8; ++i) hash = hash << 8 | bytes[static_cast<std::size_t>(i)];
  return hash;
}

std::array<char, 16> digest_digits(std::uint64_t hashes) {
  std::array<char, 16> digits;
  for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit, hashes >>= 4)
    *digit = "0123456789abcdef"[hashes & 15];
  return digits;
}

std::string digest_text(std::uint64_t hashes) {
  const std::array<char, 16> digits = digest_digits(hashes);
  return {digits.begin(), digits.end()};
}

std::string digest(const Json& view) { return digest_text(hash_of_parts(view, "")); }

}  // namespace bastide::protocol
