// An encoded message on its way to clients.
#pragma once

#include <memory>
#include <string>

namespace bastide::server {

/// Shared by all clients that get the same message.
using MessageText = std::shared_ptr<const std::string>;

}  // namespace bastide::server
