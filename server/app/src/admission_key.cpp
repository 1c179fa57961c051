#include "admission_key.hpp"

#include "kept_key.hpp"

#include <server/cluster/node_key.hpp>

#include <spdlog/spdlog.h>

#include <exception>

namespace bastide::server {

protocol::Bytes32 admission_key(const ServeOptions& options, EntropySource& entropy) {
  if (!options.node_listen.empty())
    return NodeKey::read(options.node.key_file).sign("bastide: the key of admissions");
  const auto beside = files_beside_store(options);
  if (!beside) return fresh_key(entropy);
  try {
    return kept_key(*beside + ".admissions", entropy);
  } catch (const std::exception& error) {
    spdlog::warn("who was in a room before this start may be refused while others at the address guess: {}",
                 error.what());
    return fresh_key(entropy);
  }
}

}  // namespace bastide::server
