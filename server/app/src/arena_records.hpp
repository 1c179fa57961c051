// The games of a match as records, a file each.
#pragma once

#include <bots/match.hpp>

#include <cstdint>
#include <string>

namespace bastide::server {

/// Any number of threads, each with games of its own.
class ArenaRecords {
 public:
  /// Makes the folder if there is none. `first` and `second` name the players. Throws UsageError if it can't.
  ArenaRecords(std::string folder, std::string first, std::string second);

  /// Writes `deck-N-seat-S.json`: the deck, and the first player's seat. Replaces a file of that name. Throws
  /// std::runtime_error if the file can't be written.
  void keep(std::int64_t deck, Seat first, const bots::PlayedOut& played) const;

 private:
  const std::string folder_, first_, second_;
};

}  // namespace bastide::server
