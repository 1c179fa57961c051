// The decks of a match in a file, so that a match that was interrupted goes on where it was.
#pragma once

#include <bots/match.hpp>

#include <cstdint>
#include <fstream>
#include <map>
#include <string>

namespace bastide::server {

/// JSON lines: the match, then a deck each. One thread at a time.
class ArenaLog {
 public:
  /// Reads the file, or begins it; no path: keeps nothing. A last line that was cut off is dropped.
  /// `match`: one line that says all that decides what decks bring. Throws UsageError where the file
  /// is that of another match, or none at all, or cannot be written.
  ArenaLog(const std::string& path, const std::string& match);

  /// By deck, with all that add() was told.
  const std::map<std::int64_t, bots::Mirrored>& played() const { return played_; }
  /// Writes the deck, unless it is there already.
  void add(std::int64_t deck, const bots::Mirrored& result);

 private:
  void read(const std::string& path, const std::string& match);

  std::ofstream out_;
  std::map<std::int64_t, bots::Mirrored> played_;
};

}  // namespace bastide::server
