// Secret keys of 32 bytes that the server keeps in files of its own.
#pragma once

#include <server/rooms/entropy_source.hpp>

#include <protocol/bytes.hpp>

#include <filesystem>

namespace bastide::server {

protocol::Bytes32 fresh_key(EntropySource& entropy);

/// The key in this file, which is made with a fresh one if there is none; of two servers that make it at the
/// same time the first one's stays. Throws std::runtime_error with one sentence.
protocol::Bytes32 kept_key(const std::filesystem::path& file, EntropySource& entropy);

}  // namespace bastide::server
