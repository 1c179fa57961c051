#include "arena_log.hpp"

#include "settings.hpp"

#include <protocol/json_line.hpp>

#include <fmt/format.h>

#include <cinttypes>
#include <cstdio>
#include <filesystem>
#include <optional>
#include <utility>

namespace bastide::server {
namespace {

std::string line_of(std::int64_t deck, const bots::Mirrored& result) {
  protocol::JsonLine line;
  line.add("deck", deck).add("share", result.share).add("points", result.points);
  line.add("games", std::int64_t{result.games});
  return line.text();
}

/// Reads what line_of() has written, and nothing else.
std::optional<std::pair<std::int64_t, bots::Mirrored>> deck_of(const std::string& line) {
  std::int64_t deck = 0;
  bots::Mirrored result;
  const int found =
      std::sscanf(line.c_str(), R"({"deck":%)" SCNd64 R"(,"share":%lf,"points":%lf,"games":%d})", &deck,
                  &result.share, &result.points, &result.games);
  if (found != 4 || line_of(deck, result) != line) return std::nullopt;
  return std::pair(deck, result);
}

}  // namespace

ArenaLog::ArenaLog(const std::string& path, const std::string& match) {
  if (path.empty()) return;
  read(path, match);
  out_.open(path, std::ios::app);
  if (played_.empty() && std::filesystem::file_size(path) == 0) out_ << match << std::endl;
  if (!out_) throw UsageError(fmt::format("cannot write {}", path));
}

void ArenaLog::read(const std::string& path, const std::string& match) {
  std::ifstream in(path, std::ios::binary);
  if (!in) return;
  std::uintmax_t whole = 0;  // bytes in complete lines
  std::string line;
  for (int number = 1; std::getline(in, line) && !in.eof(); ++number) {
    whole += line.size() + 1;
    if (number == 1) {
      if (line != match)
        throw UsageError(fmt::format("{} is not the log of this match, which is {}", path, match));
      continue;
    }
    const auto deck = deck_of(line);
    if (!deck) throw UsageError(fmt::format("{}, line {}, is not the entry of a deck", path, number));
    played_.insert(*deck);
  }
  in.close();
  std::filesystem::resize_file(path, whole);
}

void ArenaLog::add(std::int64_t deck, const bots::Mirrored& result) {
  if (!played_.emplace(deck, result).second || !out_.is_open()) return;
  out_ << line_of(deck, result) << std::endl;
}

}  // namespace bastide::server
