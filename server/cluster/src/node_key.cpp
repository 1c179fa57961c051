#include <server/cluster/node_key.hpp>

#include <fmt/format.h>
#include <sodium.h>

#include <cstdint>
#include <fstream>
#include <stdexcept>

namespace bastide::server {

NodeKey NodeKey::read(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string bytes(kNodeKeyBytesMax + 1, '\0');
  if (!in) throw std::runtime_error(fmt::format("the nodes' key {} can't be read", file.string()));
  in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(in.gcount()));
  if (bytes.ends_with('\n')) bytes.pop_back();
  if (bytes.ends_with('\r')) bytes.pop_back();
  if (bytes.size() < kNodeKeyBytesMin || bytes.size() > kNodeKeyBytesMax)
    throw std::runtime_error(fmt::format(
        "the nodes' key {} must have {} to {} bytes, not {}", file.string(), kNodeKeyBytesMin,
        kNodeKeyBytesMax, bytes.size() > kNodeKeyBytesMax ? "more" : fmt::to_string(bytes.size())));
  return NodeKey(std::move(bytes));
}

protocol::Bytes32 NodeKey::sign(std::string_view text) const {
  const auto bytes_of = [](std::string_view from) {
    return reinterpret_cast<const std::uint8_t*>(from.data());
  };
  crypto_auth_hmacsha256_state state;
  crypto_auth_hmacsha256_init(&state, bytes_of(bytes_), bytes_.size());
  crypto_auth_hmacsha256_update(&state, bytes_of(text), text.size());
  protocol::Bytes32 hash{};
  crypto_auth_hmacsha256_final(&state, hash.data());
  return hash;
}

}  // namespace bastide::server
