// The decks of a match in a file, so that an interrupted match can continue.
#pragma once

#include <bots/match.hpp>

#include <cstdint>
#include <fstream>
#include <map>
#include <string>

namespace bastide::server {

/// JSON lines: the match, then one line per deck. One thread at a time.
class ArenaLog {
 public:
  /// Reads the file, or creates it; an empty path keeps nothing. Drops an incomplete last line. `match`: one
  /// line with everything that determines the decks' results. Throws UsageError if the file belongs to
  /// another match, is no such file, or cannot be written.
  ArenaLog(const std::string& path, const std::string& match);

  /// By deck, including those of add().
  const std::map<std::int64_t, bots::Mirrored>& played() const { return played_; }
  /// Writes the deck, unless it is in the file already.
  void add(std::int64_t deck, const bots::Mirrored& result);

 private:
  void read(const std::string& path, const std::string& match);

  std::ofstream out_;
  std::map<std::int64_t, bots::Mirrored> played_;
};

}  // namespace bastide::server
