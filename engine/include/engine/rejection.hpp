// Why something was refused. Every mistake of a player, a record or a host is a value of this type; a refusal
// leaves the state unchanged.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace bastide {

/// A closed list with stable wire names (`name`), never renamed. Checked in the order given here, so the same
/// mistake always gets the same code; but knight_must_go follows wrong_phase, and no_tile_there to
/// dragon_there and no_field_corner stand around the codes of a deployment, in their own order.
enum class Code : std::uint8_t {
  // actions
  game_over,            ///< action/game_over
  no_such_seat,         ///< action/no_such_seat
  seat_resigned,        ///< action/seat_resigned
  not_your_turn,        ///< action/not_your_turn
  action_not_in_game,   ///< action/not_in_game: its module is not in play, or it belongs to another game
  wrong_phase,          ///< action/wrong_phase: the step waits for another kind of action
  bad_rotation,         ///< action/bad_rotation: not in 0 to 3
  cell_outside,         ///< action/cell_outside: not a cell inside the wall (CASTLE-BOARD-01)
  cell_occupied,        ///< action/cell_occupied
  cell_not_adjacent,    ///< action/cell_not_adjacent: shares no whole side with a placed tile (BASE-PLACE-01)
  tile_does_not_fit,    ///< action/tile_does_not_fit: an edge differs from a neighbour's (BASE-PLACE-02)
  river_must_continue,  ///< action/river_must_continue (RIVER-PLACE-02)
  river_turns_back,     ///< action/river_turns_back (RIVER-UTURN-01)
  no_such_feature,      ///< action/no_such_feature: the tile has no feature of that index
  piece_not_in_game,    ///< action/piece_not_in_game
  feature_not_claimable,  ///< action/feature_not_claimable (BASE-DEPLOY-05)
  no_piece_left,          ///< action/no_piece_left (BASE-DEPLOY-02)
  feature_occupied,       ///< action/feature_occupied (BASE-DEPLOY-04)
  cannot_pass,            ///< action/cannot_pass: placing is compulsory (BASE-PLACE-03)
  no_abbot_to_return,     ///< action/no_abbot_to_return (ABBOT-RETURN-01, ABBOT-RETURN-04)
  no_tower_piece_left,    ///< action/no_tower_piece_left (TOWER-ACT-03)
  no_open_tower,   ///< action/no_open_tower: nothing to build on or to top there (TOWER-ACT-05, TOWER-TOP-02)
  no_target,       ///< action/no_target: no figure there may be captured (TOWER-CAP)
  no_prisoner,     ///< action/no_prisoner: that seat holds no such figure of yours
  too_few_points,  ///< action/too_few_points: a ransom costs 3 (TOWER-RANSOM-02)
  ransom_used,     ///< action/ransom_used: one per own turn (TOWER-RANSOM-01)
  path_does_not_fit,  ///< action/path_does_not_fit: a path must meet a path (CASTLE-PLACE-02)
  no_tile_there,      ///< action/no_tile_there: the cell of a deployment is empty
  no_portal,          ///< action/no_portal: pieces are deployed on the tile just placed (DRAGON-PORT-01)
  feature_complete,   ///< action/feature_complete: no portal (DRAGON-PORT-03), no builder (TRADERS-BUILD-03)
  dragon_there,       ///< action/dragon_there: no deployment on the dragon's tile (DRAGON-VOLC-04)
  no_dragon_step,     ///< action/no_dragon_step: the dragon cannot go there (DRAGON-MOVE-03 to 05)
  no_fairy_place,     ///< action/no_fairy_place: no own follower there whom she may join (DRAGON-FAIRY-03)
  no_knight,          ///< action/no_knight: no knight there whom the princess may remove (DRAGON-PRIN-01)
  knight_must_go,     ///< action/knight_must_go: princess=must (DRAGON-PRIN-02)
  not_to_be_scored,   ///< action/not_to_be_scored (CASTLE-ORDER-02)
  no_such_wall_tile,  ///< action/no_such_wall_tile: no usable one of that kind (CASTLE-WALL-04, -05)
  no_own_follower,    ///< action/no_own_follower: no own follower is there (TRADERS-BUILD-02, TRADERS-PIG-02)
  no_field_corner,    ///< action/no_field_corner: four fields do not meet there as one (ABBEY-BARN-01)
  no_hole,            ///< action/no_hole: the abbey fills a cell between four tiles (ABBEY-TILE-01)
  no_wagon_place,     ///< action/no_wagon_place: the wagon cannot go there (ABBEY-WAGON-02, -04)
  // set-ups, rules and snapshots
  unknown_game,      ///< rules/unknown_game
  unknown_preset,    ///< rules/unknown_preset
  unknown_edition,   ///< rules/unknown_edition
  unknown_module,    ///< rules/unknown_module
  unknown_option,    ///< rules/unknown_option
  bad_option_value,  ///< rules/bad_option_value
  unknown_revision,  ///< rules/unknown_revision: of a newer program (EXP-REV-02)
  bad_seat_count,    ///< setup/bad_seat_count
  bad_first_player,  ///< setup/bad_first_player
  unknown_tile,      ///< setup/unknown_tile
  bad_start,         ///< setup/bad_start: start tiles overlap, do not match or are missing
  too_large,         ///< setup/too_large: more tiles than the largest board holds
  bad_snapshot,      ///< setup/bad_snapshot
  bad_chance,        ///< setup/bad_chance: no such stream, or an impossible value (EXP-CHANCE-05)
};

struct Rejection {
  Code code;
  std::string reason;   ///< one English sentence for a person
  std::string at = {};  ///< of rules and set-ups the place, e.g. "options.tiny_city"; of a misfit the side
};

/// Stable wire name, e.g. "action/tile_does_not_fit".
std::string_view name(Code code);

template <class T = void>
using Result = std::expected<T, Rejection>;

inline std::unexpected<Rejection> reject(Code code, std::string reason, std::string at = {}) {
  return std::unexpected(Rejection{code, std::move(reason), std::move(at)});
}

}  // namespace bastide
