// The key by which push services know this server.
#pragma once

#include "serve_options.hpp"

#include <server/push/push_key.hpp>
#include <server/rooms/entropy_source.hpp>

namespace bastide::server {

/// The one of --push-key-file; else that which nodes derive from the key they share, that beside the store,
/// or a fresh one. Whoever subscribed by another is called no more, until a page is opened. Throws UsageError
/// if the file can't be used.
PushKey push_key(const ServeOptions& options, EntropySource& entropy);

}  // namespace bastide::server
