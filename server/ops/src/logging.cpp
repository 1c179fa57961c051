#include <server/ops/logging.hpp>

#include <fmt/format.h>
#include <spdlog/pattern_formatter.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include <iterator>

namespace bastide::server {

namespace {

/// The message, with what would break a line or a JSON string written as JSON escapes.
class EscapedMessage : public spdlog::custom_flag_formatter {
 public:
  explicit EscapedMessage(LogFormat format) : format_(format) {}

  void format(const spdlog::details::log_msg& entry, const std::tm&, spdlog::memory_buf_t& out) override {
    for (const char c : entry.payload) append(c, out);
  }

  std::unique_ptr<custom_flag_formatter> clone() const override {
    return std::make_unique<EscapedMessage>(format_);
  }

 private:
  void append(char c, spdlog::memory_buf_t& out) const {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte == 0x7f) {
      fmt::format_to(std::back_inserter(out), "\\u{:04x}", byte);
      return;
    }
    if (format_ == LogFormat::json && (c == '"' || c == '\\')) out.push_back('\\');
    out.push_back(c);
  }

  LogFormat format_;
};

constexpr const char* kTextPattern = "%Y-%m-%d %H:%M:%S.%e %^%-5l%$ %*";
constexpr const char* kJsonPattern = R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l","message":"%*"})";

}  // namespace

std::unique_ptr<spdlog::formatter> make_log_formatter(LogFormat format) {
  const bool json = format == LogFormat::json;
  auto formatter = std::make_unique<spdlog::pattern_formatter>(json ? spdlog::pattern_time_type::utc
                                                                    : spdlog::pattern_time_type::local);
  formatter->add_flag<EscapedMessage>('*', format);
  formatter->set_pattern(json ? kJsonPattern : kTextPattern);
  return formatter;
}

void set_up_logging(spdlog::level::level_enum level, LogFormat format) {
  auto sink = std::make_shared<spdlog::sinks::stderr_color_sink_mt>();
  sink->set_formatter(make_log_formatter(format));
  auto logger = std::make_shared<spdlog::logger>("bastide", std::move(sink));
  logger->set_level(level);
  logger->flush_on(spdlog::level::trace);
  spdlog::set_default_logger(std::move(logger));
}

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
