// The decks of a match in a file, so that an interrupted match can continue.
#pragma once

#include <bots/match.hpp>

#include <cstdint>
#include <fstream>
#include <map>
#include <string>

namespace bastide::server {

/// The most decks of a match, so that a log of any size takes bounded memory.
inline constexpr std::int64_t kDecksMax = 10'000'000;

/// JSON lines: the match, then one line per deck. One thread at a time.
class ArenaLog {
 public:
  /// Reads the file, or creates it; an empty path keeps nothing. Drops an incomplete last line. `match`: one
  /// line with everything that determines the decks' results. Throws UsageError if the path is no regular
  /// file, if the file belongs to another match or is no log, and if it cannot be read or written.
  ArenaLog(const std::string& path, const std::string& match);

  /// By deck, including those of add().
  const std::map<std::int64_t, bots::Mirrored>& played() const { return played_; }
  /// Writes the deck, unless it is in the file already. Throws std::runtime_error if the file takes no more.
  void add(std::int64_t deck, const bots::Mirrored& result);

 private:
  void read(const std::string& match);
  void write(const std::string& line);

  const std::string path_;
  std::ofstream out_;
  std::map<std::int64_t, bots::Mirrored> played_;
};

}  // namespace bastide::server
