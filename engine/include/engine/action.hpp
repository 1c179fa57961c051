// What a seat asks for. One flat type for all games; the kind decides which fields count (see `fields`).
#pragma once

#include <engine/enum_size.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace bastide {

enum class ActionKind : std::uint8_t {
  place_tile,  ///< cell, rotation: lay the tile in hand
  deploy,      ///< piece, feature or corner: put a piece on the tile just placed, with a cell on another one
  pass,        ///< decline the step's choices
  draw_again,  ///< unplaceable=redraw_may: draw another tile after a discard (BASE-OPT-02)
  resign,      ///< leave the game; any seat, any time (BASE-RESIGN-01)
  return_abbot,       ///< take the own abbot back early (ABBOT-RETURN-01)
  place_tower_piece,  ///< cell: build on a foundation or an open tower (TOWER-ACT-01)
  cap_tower,          ///< cell, piece: put a follower on an open tower (TOWER-ACT-01)
  capture,            ///< cell, feature: take the figure there prisoner (TOWER-CAP-01)
  choose_exchange,    ///< piece: which own figure comes back (TOWER-PRIS-02)
  ransom,             ///< from_seat, piece: buy an own figure free (TOWER-RANSOM-01)
  score_next,         ///< cell, feature: which feature is scored next (CASTLE-ORDER-02)
  use_wall_tile,      ///< wall_tile: use a wall tile 1, 2 or 3 (CASTLE-WALL-T1 to T3)
  double_turn,        ///< double_turn=may: play one more tile (TRADERS-TURN-02)
  move_dragon,        ///< direction: the dragon's next step (DRAGON-MOVE-03)
  place_fairy,  ///< cell, feature: move the fairy to the own follower there, or to the tile (DRAGON-FAIRY-01)
  remove_knight,  ///< cell, feature: the princess sends the knight there home (DRAGON-PRIN-01)
  place_abbey,    ///< cell: lay the own abbey into a hole (ABBEY-TILE-01)
  move_wagon,     ///< cell, feature: move the returned wagon there (ABBEY-WAGON-02)
};
inline constexpr int kActionKinds = enum_size<ActionKind>();

/// The fields of an Action that a kind uses, as bits; the others keep their defaults and are ignored.
using ActionFields = std::uint16_t;
enum ActionField : ActionFields {
  kFieldCell = 1,
  kFieldRotation = 2,
  kFieldPiece = 4,
  kFieldFeature = 8,
  kFieldFromSeat = 16,
  kFieldWallTile = 32,
  kFieldDirection = 64,
  kFieldOtherCell = 128,    ///< the cell, if `elsewhere` is set
  kFieldSomeFeature = 256,  ///< the feature, or kWholeTile for none
  kFieldStand = 512,        ///< the corner, or the feature if it is Corner::none
};

/// In place of a feature: the whole tile.
inline constexpr std::uint8_t kWholeTile = 255;

struct Action {
  ActionKind kind = ActionKind::pass;
  PieceKind piece = PieceKind::meeple;
  Rotation rotation = 0;
  /// Index into the tile's `features` in the tile data; does not change with rotation.
  std::uint8_t feature = 0;
  Cell cell{};
  Seat from_seat = 0;
  std::uint8_t wall_tile = 0;  ///< the printed number
  Side direction = Side::north;
  /// `deploy`: on the tile of `cell`, not the one just placed (DRAGON-PORT-01).
  bool elsewhere : 1 = false;
  /// `deploy`: replaces `feature` (ABBEY-BARN-01). It fills the byte, so that actions are written in whole
  /// bytes.
  Corner corner : 7 = Corner::none;
  friend bool operator==(const Action&, const Action&) = default;
};

/// Stable name, e.g. "place_tile".
std::string_view name(ActionKind kind);
std::optional<ActionKind> find_action(std::string_view name);

/// The fields that the kind uses.
ActionFields fields(ActionKind kind);

}  // namespace bastide
