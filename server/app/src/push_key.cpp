#include "push_key.hpp"

#include "kept_key.hpp"

#include <server/cluster/node_key.hpp>

#include <fmt/format.h>

#include <exception>

namespace bastide::server {

namespace {

protocol::Bytes32 secret_of(const ServeOptions& options, EntropySource& entropy) {
  if (!options.push_key_file.empty()) return kept_key(options.push_key_file, entropy);
  if (!options.node_listen.empty())
    return NodeKey::read(options.node.key_file).sign("bastide: the key of calls");
  if (const auto beside = files_beside_store(options)) return kept_key(*beside + ".push-key", entropy);
  return fresh_key(entropy);
}

}  // namespace

PushKey push_key(const ServeOptions& options, EntropySource& entropy) {
  try {
    return PushKey(secret_of(options, entropy));
  } catch (const std::exception& error) {
    throw UsageError(
        fmt::format("no key for calls (--push-key-file, or none of --push-services): {}", error.what()));
  }
}

}  // namespace bastide::server
