// The host's input: the file of settings, and the values of options. A mistake gives one sentence.
#include "fuzz.hpp"
#include "memory_file.hpp"

#include "ban_file.hpp"
#include "serve_options.hpp"
#include "settings.hpp"
#include "units.hpp"

#include <server/net/base_path.hpp>

#include <filesystem>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

using namespace bastide;
using fuzz::MemoryFile;
using fuzz::require;

namespace {

std::optional<std::string> nothing(const std::string&) { return std::nullopt; }

bool is_sentence(std::string_view text) { return !text.empty(); }

/// Returns whether these settings are accepted.
bool takes(const std::optional<std::filesystem::path>& file,
           const std::map<std::string, std::string>& given) {
  server::ServeOptions options = server::default_serve_options(nothing);
  try {
    server::serve_settings(options).read(file, nothing, given);
    server::complete(options);
  } catch (const server::UsageError& error) {
    require(is_sentence(error.what()), "a mistake is told");
    return false;
  }
  require(options.net.threads >= 1, "there is a thread");
  require(server::normal_base_path(options.net.base_path) == options.net.base_path, "a base path is normal");
  require(options.rooms.spectators_max <= 1'000'000, "numbers are within their bounds");
  (void)server::store_name(options);
  return true;
}

/// Reads the text as the value of each kind of option.
void read_values(const std::string& text) {
  for (const char* name : {"listen", "store", "threads", "ping-interval", "outbox-bytes-max", "log-level",
                           "trusted-proxies", "origins", "metrics-public", "tls-listen", "base-path"}) {
    (void)takes(std::nullopt, {{name, text}});
  }
  if (const auto duration = server::parse_duration(text))
    require(server::parse_duration(server::show_duration(*duration)) == duration,
            "durations are shown as read");
  if (const auto bytes = server::parse_bytes(text))
    require(server::parse_bytes(server::show_bytes(*bytes)) == bytes, "sizes are shown as read");
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(fuzz::text(data, size));
  const MemoryFile file(text);
  (void)takes(file.path(), {});
  if (text.size() < 200) read_values(text);
  try {
    (void)server::read_bans(file.path());
  } catch (const std::runtime_error& error) {
    require(is_sentence(error.what()), "a mistake is told");
  }
  return 0;
}
