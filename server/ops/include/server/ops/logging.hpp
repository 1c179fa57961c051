// The format of log lines and where they go. All other code only calls spdlog.
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
  text,  ///< one readable line per entry, coloured on a terminal
  /// One JSON object per line: time (UTC, ISO 8601), level, message; and, where it is about one, the room by
  /// its name in the log, the seat, and the client's id of its request (log_scope.hpp).
  json,
};

/// Makes the formatter. Both formats escape control characters in messages, so that no name or header in a
/// message can forge a line or control a terminal.
std::unique_ptr<spdlog::formatter> make_log_formatter(LogFormat format);

struct LogOptions {
  spdlog::level::level_enum level = spdlog::level::info;
  LogFormat format = LogFormat::text;
  std::size_t queue_bytes_max = std::size_t{1} << 20;  ///< of unwritten lines; further ones are dropped
};

/// Sends log lines of the level and above to a descriptor during its lifetime. Logging never waits for the
/// reader: what does not fit into the queue is dropped, and counted here and in the log.
class Logging {
 public:
  /// Make it once, before any other thread starts. `descriptor`: borrowed; standard error by default.
  explicit Logging(const LogOptions& options, int descriptor = 2);
  /// Gives the reader a second for queued lines; later ones are lost.
  ~Logging();
  Logging(const Logging&) = delete;
  Logging& operator=(const Logging&) = delete;

  std::uint64_t lines_dropped_total() const;

 private:
  class Sink;
  std::shared_ptr<Sink> sink_;
};

/// "trace", "debug", "info", "warn", "error" or "off"; empty for other words.
std::optional<spdlog::level::level_enum> find_log_level(std::string_view name);

}  // namespace bastide::server
