// The key by which the server knows its own admissions again.
#pragma once

#include "serve_options.hpp"

#include <server/rooms/entropy_source.hpp>

#include <protocol/bytes.hpp>

namespace bastide::server {

/// With other nodes it follows from their common key, else it lies in a file beside the store, made if there
/// is none, and readable to its owner only. If that can't be had, or nothing is kept, the key lasts as long
/// as the process: then admissions of an earlier start are as good as none.
protocol::Bytes32 admission_key(const ServeOptions& options, EntropySource& entropy);

}  // namespace bastide::server
