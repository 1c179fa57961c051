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

struct Bid {
  Seat seat;
  std::int16_t points;
};

struct BazaarState {
  static constexpr unsigned due_max = 16;
  std::array<Seat, due_max>
      due;  ///< who opens the bazaars still to be held; in an auction the first is its own
  std::uint8_t due_count;
  std::uint8_t to_open;                         ///< phase `draw`: tiles still to be laid open
  std::uint8_t open_count;                      ///< in an auction: open tiles that nobody has yet
  std::array<TileId, kSeatsMax> open;           ///< in drawing order
  std::array<std::uint16_t, kSeatsMax> bought;  ///< by seat: the tile that it has not played yet, plus 1
  Seat seller;                                  ///< in an auction
  std::uint8_t offered;                         ///< index of the open tile on offer, while there are bids
  std::uint8_t bid_count;
  std::array<Bid, kSeatsMax> bids;  ///< on that tile, rising; the first is the seller's
  bool hand_is_bought;              ///< the tile in hand is not from the pile
};

struct BazaarRules {
  bool pick = false;  ///< BRIDGES-BAZAAR-12
  bool debt = false;  ///< BRIDGES-BAZAAR-07
};

}  // namespace bastide::carcassonne
