// Logs of the arena, since their path may be that of any file: refused and left alone, or gone on with.
#include "arena_log.hpp"

#include "fuzz.hpp"
#include "memory_file.hpp"

#include "settings.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

using namespace bastide;
using fuzz::require;
using Decks = std::map<std::int64_t, bots::Mirrored>;

namespace {

const std::string kMatch = R"({"first":"club","second":"neighbour","nodes":20000})";

/// Empty if the file is refused.
std::optional<Decks> decks_of(const fuzz::MemoryFile& file) {
  try {
    return server::ArenaLog(file.path(), kMatch).played();
  } catch (const server::UsageError&) {
    return std::nullopt;
  }
}

bool same(const Decks& left, const Decks& right) {
  const auto is_same = [](const auto& one, const auto& other) {
    return one.first == other.first && one.second.share == other.second.share &&
           one.second.points == other.second.points && one.second.games == other.second.games;
  };
  return std::ranges::equal(left, right, is_same);
}

void go_on_with(const std::string& text) {
  const fuzz::MemoryFile file(text);
  const auto decks = decks_of(file);
  if (!decks) return require(file.content() == text, "a file that is refused is left alone");
  const std::string begun = file.content();
  require(begun.starts_with(kMatch + "\n"), "a log begins with its match");
  const bool was_begun = text.starts_with(kMatch + "\n");
  require(was_begun || kMatch.starts_with(text), "no other file is made a log");
  if (was_begun)
    require(text.starts_with(begun) && !text.substr(begun.size()).contains('\n'),
            "reading takes away no more than an incomplete line");
  Decks more = *decks;
  std::int64_t next = 0;
  while (more.contains(next)) ++next;
  more[next] = {.share = 0.5, .points = -1.25, .games = 2};
  server::ArenaLog(file.path(), kMatch).add(next, more[next]);
  const auto again = decks_of(file);
  require(again && same(*again, more), "a log goes on where it was");
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(fuzz::text(data, size));
  go_on_with(text);
  go_on_with(kMatch + "\n" + text);
  return 0;
}
