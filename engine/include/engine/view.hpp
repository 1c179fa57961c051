// The state of a game as plain data: what everybody may see, what one viewer may see, and what a save holds.
#pragma once

#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/ids.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace bastide {

/// Steps of a turn that wait for somebody, and the end. The rules' state names in lower case.
enum class Phase : std::uint8_t {
  draw,    ///< the next tile must be drawn; inside the engine only, a Game never rests in it
  place,   ///< the tile in hand must be placed
  action,  ///< deploy or pass
  redraw,  ///< unplaceable=redraw_may: draw again or pass
  over,
};
std::string_view name(Phase phase);
std::optional<Phase> find_phase(std::string_view name);

struct PlacedTile {
  TileId tile;
  Cell cell;
  Rotation rotation;
  Seat seat;  ///< who placed it; kNoSeat for a start tile
  friend bool operator==(const PlacedTile&, const PlacedTile&) = default;
};

struct PlacedPiece {
  Seat seat;
  PieceKind piece;
  Cell cell;
  std::uint8_t feature;
  friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

struct SeatState {
  int score = 0;
  std::array<std::uint8_t, kPieceKinds> supply{};  ///< by PieceKind
  bool resigned = false;
  friend bool operator==(const SeatState&, const SeatState&) = default;
};

/// What lies open on the table. Everybody may see all of it.
struct TableState {
  Phase phase = Phase::place;
  Seat seat = kNoSeat;              ///< who is to act; kNoSeat when the game is over
  int turn = 1;                     ///< counts from 1
  TileId tile = kNoTile;            ///< in hand, drawn and not yet placed
  std::vector<PlacedTile> board;    ///< in order of placement, start tiles first
  std::vector<PlacedPiece> pieces;  ///< in order of deployment
  std::vector<SeatState> seats;
  std::vector<TileId> discards;  ///< in order
  std::optional<Ending> ended;   ///< set when phase is `over`
  friend bool operator==(const TableState&, const TableState&) = default;
};

/// How many tiles of a kind are still to be drawn; the composition of a pile is public, its order is not.
struct TileCount {
  TileId tile;
  int count;
};

/// What one viewer may know.
struct View {
  TableState table;
  int tiles_left = 0;             ///< still to be drawn, over all piles
  std::vector<TileCount> unseen;  ///< ascending TileId, none with count 0
  std::vector<Action> legal;      ///< for the seat to act only: all its legal actions except `resign`
  std::optional<GameFinished> result;
};

/// A saved game without its set-up. `drawn` counts the tiles taken so far, discards and the one in hand included.
struct Snapshot {
  TableState table;
  int drawn = 0;
  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

}  // namespace bastide
