#include "ban_file.hpp"

#include <fmt/format.h>

#include <charconv>
#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <system_error>

namespace bastide::server {

namespace {

constexpr std::string_view kForGood = "-";

/// "203.0.113.7 1790000000000", "2001:db8::/32 -"
Ban read_ban(const std::string& line) {
  const auto space = line.find(' ');
  Ban ban{.network = line.substr(0, space)};
  const std::string until = space == line.npos ? "" : line.substr(space + 1);
  std::int64_t until_ms = 0;
  const auto [rest, error] = std::from_chars(until.data(), until.data() + until.size(), until_ms);
  const bool good_time = error == std::errc{} && rest == until.data() + until.size();
  if (!is_network(ban.network) || (!good_time && until != kForGood))
    throw std::runtime_error(fmt::format("\"{}\" is no ban", line));
  if (good_time) ban.until_ms = until_ms;
  return ban;
}

}  // namespace

std::vector<Ban> read_bans(const std::filesystem::path& file) {
  std::vector<Ban> bans;
  if (!std::filesystem::exists(file)) return bans;
  std::ifstream in(file);
  if (!in) throw std::runtime_error(fmt::format("cannot read {}", file.string()));
  try {
    for (std::string line; std::getline(in, line);)
      if (!line.empty()) bans.push_back(read_ban(line));
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(fmt::format("{}: {}", file.string(), error.what()));
  }
  return bans;
}

void write_bans(const std::filesystem::path& file, const std::vector<Ban>& bans) {
  const std::filesystem::path draft = file.string() + ".new";
  std::error_code failed;
  {
    std::ofstream out(draft, std::ios::trunc);
    std::filesystem::permissions(
        draft, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, failed);
    for (const Ban& ban : bans)
      out << ban.network << ' ' << (ban.until_ms ? fmt::to_string(*ban.until_ms) : std::string(kForGood))
          << '\n';
    out.close();
    if (!out || failed) throw std::runtime_error(fmt::format("cannot write {}", draft.string()));
  }
  std::filesystem::rename(draft, file, failed);
  if (failed) throw std::runtime_error(fmt::format("cannot write {}: {}", file.string(), failed.message()));
}

}  // namespace bastide::server
