// A server's bans as a file: one line each, with the network and the end.
#pragma once

#include <server/net/bans.hpp>

#include <filesystem>
#include <vector>

namespace bastide::server {

/// Empty if there is no such file. Throws std::runtime_error that names the malformed line.
std::vector<Ban> read_bans(const std::filesystem::path& file);

/// Replaces the file atomically, readable to its user only. Throws std::runtime_error.
void write_bans(const std::filesystem::path& file, const std::vector<Ban>& bans);

}  // namespace bastide::server
