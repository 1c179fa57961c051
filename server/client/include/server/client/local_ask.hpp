// Asking a server by its socket in the file system.
#pragma once

#include <chrono>
#include <filesystem>
#include <string>

namespace bastide::server {

/// Sends a line and waits for all of the answer. Throws std::system_error where there
/// is no server, or no answer in time.
std::string local_ask(const std::filesystem::path& socket, std::string line,
                      std::chrono::milliseconds timeout);

}  // namespace bastide::server
