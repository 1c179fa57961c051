// Durations and sizes as people write them: "25s", "7d", "256KiB". CLI11's units would only serve the
// command line; these texts are also in the settings file, in the environment, on the admin's socket, and
// in help and messages.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// A whole number and a unit: ms, s, min, h, d. Empty for anything else.
std::optional<std::chrono::milliseconds> parse_duration(std::string_view text);
/// In the largest unit that gives a whole number: 90000 ms is "90s".
std::string show_duration(std::chrono::milliseconds duration);

/// A whole number and a unit: B, KiB, MiB, GiB. Empty for anything else.
std::optional<std::uint64_t> parse_bytes(std::string_view text);
std::string show_bytes(std::uint64_t bytes);

}  // namespace bastide::server
