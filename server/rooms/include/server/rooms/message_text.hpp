// An encoded message on its way to clients.
#pragma once

#include <memory>
#include <string>

namespace bastide::server {

/// Shared by all who get the same.
using MessageText = std::shared_ptr<const std::string>;

}  // namespace bastide::server
