// What a seat asks for. One flat type for all games; the kind decides which fields count (see `fields`).
#pragma once

#include <engine/enum_size.hpp>
#include <engine/ids.hpp>

#include <cstdint>
#include <optional>
#include <string_view>

namespace bastide {

/// Each with its fields and its meaning in words.def.
enum class ActionKind : std::uint8_t {
#define ACTION(name, ...) name,
#include <engine/words.def>
};
inline constexpr int kActionKinds = enum_size<ActionKind>();
/// Whether it lays a drawn tile, for which there are many places.
constexpr bool is_placement(ActionKind kind) {
  return kind == ActionKind::place_tile || kind == ActionKind::place_other;
}

/// The fields of an Action that a kind uses, as bits; the others keep their defaults and are ignored.
using ActionFields = std::uint32_t;
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
  kFieldTo = 1024,
  kFieldNumber = 2048,
  kFieldQuarter = 4096,
  kFieldBridge = 8192,  ///< the cell `to` and the axis, or Axis::none for no bridge
  kFieldAxis = 16384,
  kFieldIndex = 32768,         ///< in the place of a feature
  kFieldBid = 65536,           ///< in the place of a number
  kFieldFlockChoice = 131072,  ///< in the place of a number: a FlockChoice
  kFieldCropChoice = 262144,   ///< in the place of a number: a CropChoice
  /// In the place of a number: which of several kinds of figures stands there, as `which` counts it; 0 where
  /// one kind is there.
  kFieldWhich = 524288,
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
  Cell to{};                ///< the second cell of a kind that has two, that of a bridge for one
  std::int16_t number = 0;  ///< how many; of a wall tile the printed one
  Seat from_seat : 6 = 0;
  Axis axis : 2 = Axis::none;  ///< of a bridge
  Side direction : 2 = Side::north;
  /// `deploy`: on the tile of `cell`, not the one just placed (DRAGON-PORT-01).
  bool elsewhere : 1 = false;
  Corner corner : 3 = Corner::none;  ///< `deploy`: replaces `feature` (ABBEY-BARN-01)
  /// Fills the byte, so that actions are written in whole bytes.
  Quarter quarter : 2 = Quarter::castle;
  friend bool operator==(const Action&, const Action&) = default;
};

/// The number of an action that names figures of this kind (kFieldWhich).
constexpr std::int16_t which(PieceKind piece) {
  return static_cast<std::int16_t>(static_cast<int>(piece) + 1);
}

static_assert(sizeof(Action) == 16, "lists of actions are copied in whole words");

/// Stable name, e.g. "place_tile".
std::string_view name(ActionKind kind);
std::optional<ActionKind> find_action(std::string_view name);

/// The fields that the kind uses.
ActionFields fields(ActionKind kind);

}  // namespace bastide
