#include "admission_key.hpp"

#include "new_file.hpp"

#include <server/cluster/node_key.hpp>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <exception>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

namespace bastide::server {

namespace {

protocol::Bytes32 fresh_key(EntropySource& entropy) {
  protocol::Bytes32 key{};
  entropy.fill(key);
  return key;
}

protocol::Bytes32 read_key(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::string text;
  std::getline(in, text);
  const auto key = protocol::from_base64url(text);
  if (!key) throw std::runtime_error(fmt::format("{} holds no key", file.string()));
  return *key;
}

/// A second server that starts at the same time makes none: the first one's file stays.
protocol::Bytes32 key_in(const std::filesystem::path& file, EntropySource& entropy) {
  if (!std::filesystem::exists(file)) {
    NewFile made(file);
    made.write(protocol::to_base64url(fresh_key(entropy)) + '\n');
    made.finish();
  }
  return read_key(file);
}

}  // namespace

protocol::Bytes32 admission_key(const ServeOptions& options, EntropySource& entropy) {
  if (!options.node_listen.empty())
    return NodeKey::read(options.node.key_file).sign("bastide: the key of admissions");
  const auto beside = files_beside_store(options);
  if (!beside) return fresh_key(entropy);
  try {
    return key_in(*beside + ".admissions", entropy);
  } catch (const std::exception& error) {
    spdlog::warn("who was in a room before this start may be refused while others at the address guess: {}",
                 error.what());
    return fresh_key(entropy);
  }
}

}  // namespace bastide::server
