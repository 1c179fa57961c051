#include "kept_key.hpp"

#include "new_file.hpp"

#include <fmt/format.h>

#include <fstream>
#include <stdexcept>
#include <string>

namespace bastide::server {

namespace {

protocol::Bytes32 read_key(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::string text;
  std::getline(in, text);
  const auto key = protocol::from_base64url(text);
  if (!key) throw std::runtime_error(fmt::format("{} holds no key", file.string()));
  return *key;
}

}  // namespace

protocol::Bytes32 fresh_key(EntropySource& entropy) {
  protocol::Bytes32 key{};
  entropy.fill(key);
  return key;
}

protocol::Bytes32 kept_key(const std::filesystem::path& file, EntropySource& entropy) {
  if (!std::filesystem::exists(file)) {
    NewFile made(file);
    made.write(protocol::to_base64url(fresh_key(entropy)) + '\n');
    made.finish();
  }
  return read_key(file);
}

}  // namespace bastide::server
