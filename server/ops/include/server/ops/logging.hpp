// How log lines look and where they go. Everybody else only calls spdlog.
#pragma once

#include <spdlog/common.h>
#include <spdlog/formatter.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace bastide::server {

enum class LogFormat : std::uint8_t {
  text,  ///< one readable line an entry, coloured on a terminal
  json,  ///< one JSON object a line: time (UTC, ISO 8601), level, message
};

/// Makes the lines of `format`. Control characters in messages are escaped in both, so that no name or header that
/// found its way into a message can forge a line or steer a terminal.
std::unique_ptr<spdlog::formatter> make_log_formatter(LogFormat format);

/// Sends all log lines of `level` and above to standard error. Call once, before any thread starts.
void set_up_logging(spdlog::level::level_enum level, LogFormat format);

/// "trace", "debug", "info", "warn", "error" or "off"; nothing for other words.
std::optional<spdlog::level::level_enum> find_log_level(std::string_view name);

}  // namespace bastide::server
