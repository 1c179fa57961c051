// What a game with Bridges, Castles & Bazaars keeps: its slots in a position, and its options.
#pragma once

#include <engine/ids.hpp>

#include <array>
#include <cstdint>

namespace bastide::carcassonne {

struct BridgesState {
  std::array<std::uint8_t, kSeatsMax> left;  ///< by seat: bridges in stock
  bool used;                                 ///< one was laid with the tile placed last (BRIDGES-BRIDGE-01)
};

/// Two segments that were a city.
struct Castle {
  std::uint16_t node;  ///< one of them
  Seat seat;           ///< who built it
};

struct CastlesState {
  static constexpr unsigned max = 12;
  std::array<std::uint8_t, kSeatsMax> left;  ///< by seat: castles in stock
  std::uint8_t count;                        ///< castles on the table
  std::uint8_t site;                         ///< phase `castle`: the city of the tile placed last
  std::array<Castle, max> built;             ///< in order
};

struct CastlesRules {
  bool unowned = true;  ///< BRIDGES-CASTLE-08
};

struct BazaarState {
  std::uint8_t due;  ///< bazaars that are still to be held in this turn
};

struct BazaarRules {
  bool pick = false;  ///< BRIDGES-BAZAAR-12
  bool debt = false;  ///< BRIDGES-BAZAAR-07
};

}  // namespace bastide::carcassonne
