// What looks like a slip of whoever starts the server, and would otherwise take effect in silence.
#pragma once

#include "serve_options.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// A line for each BASTIDE_ variable of `environment` ("NAME=value") that is none of `known`, with what may
/// have been meant; at most a few. Never tells a value, which may be secret.
std::vector<std::string> unknown_variables(std::span<const std::string_view> environment,
                                           std::vector<std::string> known);

/// Throws UsageError where a new SQLite store would be made by a slip: in a folder that is not there, though
/// the host named it, or beside another store.
void refuse_mistyped_store(const ServeOptions& options);

}  // namespace bastide::server
