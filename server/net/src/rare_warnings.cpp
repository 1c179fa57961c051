#include "rare_warnings.hpp"

#include <fmt/format.h>
#include <spdlog/spdlog.h>

namespace bastide::server {

void RareWarnings::warn(const std::string& matter, std::string_view line, Time now) {
  {
    const std::scoped_lock lock(mutex_);
    std::erase_if(next_, [now](const auto& known) { return known.second <= now; });
    if (next_.size() >= kMattersMax || next_.contains(matter)) return;
    next_.emplace(matter, now + interval_);
    if (next_.size() == kMattersMax) line = "such warnings are too many: no new ones for a while";
  }
  spdlog::warn("{}", line);
}

std::string RareWarnings::quoted(std::string_view text) {
  std::string out(text.substr(0, kQuotedMax));
  for (char& c : out)
    if (c < ' ' || c > '~') c = '?';
  return fmt::format("\"{}{}\"", out, text.size() > kQuotedMax ? "…" : "");
}

}  // namespace bastide::server
