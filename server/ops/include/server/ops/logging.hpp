// How log lines look and where they go. Everybody else only calls spdlog.
#pragma once

#include <spdlog/common.h>
#include <spdlog/formatter.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace bastide::server {

enum class LogFormat : std::uint8_t {
  text,  ///< one readable line an entry, coloured on a terminal
  json,  ///< one JSON object a line: time (UTC, ISO 8601), level, message
};

/// Makes the lines of `format`. Control characters in messages are escaped in both, so that no name or header
/// that found its way into a message can forge a line or steer a terminal.
std::unique_ptr<spdlog::formatter> make_log_formatter(LogFormat format);

struct LogOptions {
  spdlog::level::level_enum level = spdlog::level::info;
  LogFormat format = LogFormat::text;
  std::size_t queue_bytes_max = std::size_t{1}
                                << 20;  ///< of lines that nobody has read yet; more are dropped
};

/// Sends all log lines of the level and above to a descriptor as long as it lives.
/// Nobody who logs ever waits for who reads the log: what does not fit into the queue is dropped,
/// and counted here and in the log itself.
class Logging {
 public:
  /// Make it once, before any other thread starts. `descriptor` is borrowed: standard error.
  explicit Logging(const LogOptions& options, int descriptor = 2);
  /// Gives the reader a second for what waits; what is logged later is lost.
  ~Logging();
  Logging(const Logging&) = delete;
  Logging& operator=(const Logging&) = delete;

  std::uint64_t lines_dropped_total() const;

 private:
  class Sink;
  std::shared_ptr<Sink> sink_;
};

/// "trace", "debug", "info", "warn", "error" or "off"; nothing for other words.
std::optional<spdlog::level::level_enum> find_log_level(std::string_view name);

}  // namespace bastide::server
