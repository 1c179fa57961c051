#include <server/ops/logging.hpp>

#include "log_writer.hpp"

#include <server/rooms/log_scope.hpp>

#include <fmt/format.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/base_sink.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <iterator>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

namespace bastide::server {

namespace {

/// Writes characters that would break a line or a JSON string as JSON escapes.
void escape(std::string_view text, LogFormat format, spdlog::memory_buf_t& out) {
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", byte);
      continue;
    }
    if (format == LogFormat::json && (c == '"' || c == '\\')) out.push_back('\\');
    out.push_back(c);
  }
}

class EscapedMessage : public spdlog::custom_flag_formatter {
 public:
  explicit EscapedMessage(LogFormat format) : format_(format) {}

  void format(const spdlog::details::log_msg& entry, const std::tm&, spdlog::memory_buf_t& out) override {
    escape({entry.payload.data(), entry.payload.size()}, format_, out);
  }

  std::unique_ptr<custom_flag_formatter> clone() const override {
    return std::make_unique<EscapedMessage>(format_);
  }

 private:
  LogFormat format_;
};

/// What the line is about, as further members of its JSON object.
class SubjectMembers : public spdlog::custom_flag_formatter {
 public:
  void format(const spdlog::details::log_msg&, const std::tm&, spdlog::memory_buf_t& out) override {
    const LogSubject& subject = LogScope::current();
    const auto add = [&out](std::string_view key, std::string_view text) {
      fmt::format_to(std::back_inserter(out), R"(,"{}":")", key);
      escape(text, LogFormat::json, out);
      out.push_back('"');
    };
    if (!subject.room.empty()) add("room", subject.room);
    if (subject.seat) fmt::format_to(std::back_inserter(out), R"(,"seat":{})", *subject.seat);
    if (!subject.request.empty()) add("request", subject.request);
  }

  std::unique_ptr<custom_flag_formatter> clone() const override { return std::make_unique<SubjectMembers>(); }
};

constexpr const char* kTextPattern = "%Y-%m-%d %H:%M:%S.%e %^%-5l%$ %*";
constexpr const char* kJsonPattern = R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l","message":"%*"%~})";

}  // namespace

std::unique_ptr<spdlog::formatter> make_log_formatter(LogFormat format) {
  const bool json = format == LogFormat::json;
  auto formatter = std::make_unique<spdlog::pattern_formatter>(json ? spdlog::pattern_time_type::utc
                                                                    : spdlog::pattern_time_type::local);
  formatter->add_flag<EscapedMessage>('*', format);
  formatter->add_flag<SubjectMembers>('~');
  formatter->set_pattern(json ? kJsonPattern : kTextPattern);
  return formatter;
}

/// Formats on the calling thread and leaves writing to another one.
class Logging::Sink final : public spdlog::sinks::base_sink<std::mutex> {
 public:
  Sink(int descriptor, const LogOptions& options) : base_sink(make_log_formatter(options.format)) {
    coloured_ = options.format == LogFormat::text && isatty(descriptor) == 1;
    writer_ = std::make_unique<LogWriter>(descriptor, options.queue_bytes_max,
                                          [formatter = std::shared_ptr(make_log_formatter(options.format))](
                                              std::uint64_t dropped) { return report(*formatter, dropped); });
  }

  /// Later lines are lost; queued ones are written before the result is destroyed.
  std::unique_ptr<LogWriter> stop() {
    const std::scoped_lock lock(mutex_);
    return std::move(writer_);
  }

  std::uint64_t dropped_total() {
    const std::scoped_lock lock(mutex_);
    return writer_ ? writer_->dropped_total() : 0;
  }

 protected:
  void sink_it_(const spdlog::details::log_msg& entry) override {
    if (!writer_) return;
    spdlog::memory_buf_t line;
    formatter_->format(entry, line);
    writer_->put(coloured_ ? with_colour(entry, {line.data(), line.size()}) : fmt::to_string(line));
  }
  void flush_() override {}

 private:
  static std::string report(spdlog::formatter& formatter, std::uint64_t dropped) {
    const std::string message = fmt::format("{} lines of the log were dropped: nobody read them", dropped);
    spdlog::memory_buf_t line;
    formatter.format({"", spdlog::level::warn, message}, line);
    return fmt::to_string(line);
  }

  static std::string with_colour(const spdlog::details::log_msg& entry, std::string_view line) {
    return fmt::format("{}{}{}\x1b[m{}", line.substr(0, entry.color_range_start), colour(entry.level),
                       line.substr(entry.color_range_start, entry.color_range_end - entry.color_range_start),
                       line.substr(entry.color_range_end));
  }

  static std::string_view colour(spdlog::level::level_enum level) {
    if (level >= spdlog::level::err) return "\x1b[1;31m";
    if (level == spdlog::level::warn) return "\x1b[1;33m";
    return level == spdlog::level::info ? "\x1b[32m" : "\x1b[36m";
  }

  bool coloured_ = false;
  std::unique_ptr<LogWriter> writer_;
};

Logging::Logging(const LogOptions& options, int descriptor)
    : sink_(std::make_shared<Sink>(descriptor, options)) {
  auto logger = std::make_shared<spdlog::logger>("bastide", sink_);
  logger->set_level(options.level);
  spdlog::set_default_logger(std::move(logger));
}

Logging::~Logging() { sink_->stop().reset(); }

std::uint64_t Logging::lines_dropped_total() const { return sink_->dropped_total(); }

std::optional<spdlog::level::level_enum> find_log_level(std::string_view name) {
  using enum spdlog::level::level_enum;
  if (name == "trace") return trace;
  if (name == "debug") return debug;
  if (name == "info") return info;
  if (name == "warn") return warn;
  if (name == "error") return err;
  if (name == "off") return off;
  return std::nullopt;
}

}  // namespace bastide::server
