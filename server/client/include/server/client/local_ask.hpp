// Asks a server by its socket in the file system.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>

namespace bastide::server {

/// Sends a line and waits for the whole answer. Throws std::system_error if there is no server, or no
/// answer in time.
std::string local_ask(const std::filesystem::path& socket, std::string line,
                      std::chrono::milliseconds timeout);

}  // namespace bastide::server
