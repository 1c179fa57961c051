#include "arena_log.hpp"

#include "settings.hpp"

#include <protocol/json_line.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cinttypes>
#include <cmath>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <istream>
#include <optional>
#include <stdexcept>
#include <streambuf>
#include <system_error>
#include <utility>

namespace bastide::server {
namespace {

/// More than the line of a deck takes.
constexpr std::size_t kDeckBytesMax = 256;

std::string line_of(std::int64_t deck, const bots::Mirrored& result) {
  protocol::JsonLine line;
  line.add("deck", deck).add("share", result.share).add("points", result.points);
  line.add("games", std::int64_t{result.games});
  return line.text();
}

bool is_result(std::int64_t deck, const bots::Mirrored& result) {
  return deck >= 0 && deck < kDecksMax && result.share >= 0 && result.share <= 1 &&
         std::isfinite(result.points) && result.games > 0;
}

/// Reads what line_of() has written, and nothing else.
std::optional<std::pair<std::int64_t, bots::Mirrored>> deck_of(const std::string& line) {
  std::int64_t deck = 0;
  bots::Mirrored result;
  const int found =
      std::sscanf(line.c_str(), R"({"deck":%)" SCNd64 R"(,"share":%lf,"points":%lf,"games":%d})", &deck,
                  &result.share, &result.points, &result.games);
  if (found != 4 || !is_result(deck, result) || line_of(deck, result) != line) return std::nullopt;
  return std::pair(deck, result);
}

/// Reads a line without its end; one that is too long is cut. Returns false if the file ends before the line.
bool read_line(std::istream& in, std::size_t bytes_max, std::string& line) {
  line.clear();
  std::streambuf& bytes = *in.rdbuf();
  for (int c = bytes.sbumpc(); c != std::char_traits<char>::eof(); c = bytes.sbumpc()) {
    if (c == '\n' || line.size() > bytes_max) return true;
    line.push_back(static_cast<char>(c));
  }
  return false;
}

}  // namespace

ArenaLog::ArenaLog(const std::string& path, const std::string& match) : path_(path) {
  if (path.empty()) return;
  std::error_code failed;
  const std::filesystem::file_status status = std::filesystem::status(path, failed);
  const bool is_new = !std::filesystem::exists(status);
  if (!is_new && !std::filesystem::is_regular_file(status))
    throw UsageError(fmt::format("{} is no regular file, which a log has to be", path));
  if (!is_new) read(match);
  out_.open(path, std::ios::app);
  if (!out_) throw UsageError(fmt::format("cannot write {}", path));
  const std::uintmax_t size = std::filesystem::file_size(path, failed);
  if (!failed && size == 0) write(match);
}

void ArenaLog::read(const std::string& match) {
  std::ifstream in(path_, std::ios::binary);
  if (!in) throw UsageError(fmt::format("cannot read {}", path_));
  std::uintmax_t whole = 0;  // bytes in complete lines
  const std::size_t bytes_max = std::max(match.size(), kDeckBytesMax);
  std::string line;
  const bool begun = read_line(in, bytes_max, line);
  if (begun ? line != match : !match.starts_with(line))
    throw UsageError(fmt::format("{} is not the log of this match, which is {}", path_, match));
  if (begun) whole = line.size() + 1;
  for (int number = 2; begun && read_line(in, bytes_max, line); ++number) {
    whole += line.size() + 1;
    const auto deck = deck_of(line);
    if (!deck || !played_.insert(*deck).second)
      throw UsageError(fmt::format("{}, line {}, is not the entry of a further deck", path_, number));
  }
  in.close();
  std::error_code failed;
  std::filesystem::resize_file(path_, whole, failed);
  if (failed) throw UsageError(fmt::format("cannot write {}: {}", path_, failed.message()));
}

void ArenaLog::add(std::int64_t deck, const bots::Mirrored& result) {
  if (!played_.emplace(deck, result).second || !out_.is_open()) return;
  write(line_of(deck, result));
}

void ArenaLog::write(const std::string& line) {
  out_ << line << std::endl;
  if (!out_) throw std::runtime_error(fmt::format("cannot write {}", path_));
}

}  // namespace bastide::server
