#include "handshake.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace bastide::server {

namespace {

constexpr std::string_view kMark = "bastide-node";
constexpr std::string_view kVersion = "1";
constexpr std::string_view kExempt = "-";
constexpr std::size_t kHelloBytesMax = 1024;

std::vector<std::string_view> words(std::string_view text) {
  std::vector<std::string_view> out;
  for (;;) {
    const auto space = text.find(' ');
    out.push_back(text.substr(0, space));
    if (space == text.npos) return out;
    text.remove_prefix(space + 1);
  }
}

bool is_word(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) { return c > ' ' && c < '\x7f'; });
}

std::string_view client_word(const Hello& hello) { return hello.client.empty() ? kExempt : hello.client; }

}  // namespace

protocol::Bytes32 prove(const NodeKey& key, Prover prover, const Hello& hello,
                        const protocol::Bytes32& owner_nonce) {
  // No part contains a space, so different values give different texts.
  return key.sign(fmt::format("{} {} {}", prover == Prover::owner ? "owner" : "comer", encode(hello),
                              protocol::to_hex(owner_nonce)));
}

std::string encode(const Hello& hello) {
  return fmt::format("{} {} {} {} {} {}", kMark, kVersion, protocol::to_hex(hello.nonce), hello.from,
                     hello.to, client_word(hello));
}

std::optional<Hello> read_hello(std::string_view text) {
  if (text.size() > kHelloBytesMax) return std::nullopt;
  const auto parts = words(text);
  if (parts.size() != 6 || parts[0] != kMark || parts[1] != kVersion) return std::nullopt;
  const auto nonce = protocol::from_hex<32>(parts[2]);
  if (!nonce || !std::ranges::all_of(parts, is_word)) return std::nullopt;
  return Hello{.nonce = *nonce,
               .from = std::string(parts[3]),
               .to = std::string(parts[4]),
               .client = parts[5] == kExempt ? "" : std::string(parts[5])};
}

std::string encode(const Challenge& challenge) {
  return fmt::format("{} {}", protocol::to_hex(challenge.nonce), protocol::to_hex(challenge.proof));
}

std::optional<Challenge> read_challenge(std::string_view text) {
  const auto parts = words(text);
  if (parts.size() != 2) return std::nullopt;
  const auto nonce = protocol::from_hex<32>(parts[0]);
  const auto proof = protocol::from_hex<32>(parts[1]);
  if (!nonce || !proof) return std::nullopt;
  return Challenge{.nonce = *nonce, .proof = *proof};
}

}  // namespace bastide::server
