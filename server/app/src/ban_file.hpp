// The bans of a server as a file: a line each, with the network and when it ends.
#pragma once

#include <server/net/bans.hpp>

#include <filesystem>
#include <vector>

namespace bastide::server {

/// Empty where there is no such file. Throws std::runtime_error that names the line which makes no sense.
std::vector<Ban> read_bans(const std::filesystem::path& file);

/// Puts them in the place of what was there, all or none, for the file's user alone.
/// Throws std::runtime_error.
void write_bans(const std::filesystem::path& file, const std::vector<Ban>& bans);

}  // namespace bastide::server
