// The cells inside the wall and the start spaces on it, as places of a ring (CASTLE-BOARD).
//
// (x, y) lies at (x + 16 · y) mod 256. The castle is nine columns wide and twelve rows high, so wall
// lies between the end of a row and the beginning of the next, and the neighbours of a place need no
// check of bounds.
#pragma once

#include <engine/ids.hpp>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace bastide::castle {

inline constexpr int kColumns = 9, kRows = 12;  ///< cells inside count from 1 on both axes (CASTLE-BOARD-01)
inline constexpr int kInterior = 76;            ///< cells inside the wall
inline constexpr int kStarts = 7;               ///< start spaces
inline constexpr int kCorners = 13;             ///< corners that hold a wall tile at first
inline constexpr int kTrack = 100;              ///< spaces of the score track

inline constexpr int kPlaces = 256;
inline constexpr int kStride = 16;
using Place = std::uint8_t;

/// Requires: a cell inside the wall, on it or beside it.
constexpr Place place_of(Cell cell) { return static_cast<Place>(cell.x + kStride * cell.y); }
constexpr Cell cell_at(Place place) {
  return {static_cast<std::int16_t>(place % kStride), static_cast<std::int16_t>(place / kStride)};
}
constexpr Place neighbour(Place place, unsigned side) {
  constexpr int kStep[kSides] = {-kStride, 1, kStride, -1};
  return static_cast<Place>(place + kStep[side]);
}

/// A set of places; they are visited in reading order.
class PlaceSet {
 public:
  constexpr void add(Place place) { words_[place / 64] |= bit(place); }
  constexpr void remove(Place place) { words_[place / 64] &= ~bit(place); }
  constexpr bool contains(Place place) const { return (words_[place / 64] & bit(place)) != 0; }

  /// Calls visit(place) for each until it returns true; returns whether it did.
  template <class Visit>
  constexpr bool find(Visit visit) const {
    for (unsigned i = 0; i < words_.size(); ++i) {
      for (std::uint64_t bits = words_[i]; bits != 0; bits &= bits - 1) {
        if (visit(static_cast<Place>(64 * i + static_cast<unsigned>(std::countr_zero(bits))))) return true;
      }
    }
    return false;
  }

 private:
  static constexpr std::uint64_t bit(Place place) { return std::uint64_t{1} << place % 64; }

  std::array<std::uint64_t, kPlaces / 64> words_;
};

}  // namespace bastide::castle
