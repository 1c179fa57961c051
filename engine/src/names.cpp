// All stable names of records and messages, in one place.
#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/ids.hpp>
#include <engine/rejection.hpp>
#include <engine/survey.hpp>
#include <engine/view.hpp>

#include <algorithm>
#include <array>
#include <cstddef>

namespace bastide {
namespace {

template <class Enum>
std::string_view at(const EnumNames<Enum>& names, Enum value) {
  return names[static_cast<std::size_t>(value)];
}

template <class Enum>
std::optional<Enum> find(const EnumNames<Enum>& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enum>(found - names.begin());
}

constexpr auto kFeatures = named<FeatureKind>({"none", "city", "road", "river", "field", "monastery",
                                               "garden", "tower", "path", "house", "court", "keep", "king",
                                               "robber", "volcano", "dragon", "portal", "goods", "barn"});
constexpr auto kPieces =
    named<PieceKind>({"meeple", "abbot", "big_meeple", "builder", "pig", "mayor", "wagon", "barn"});
constexpr std::array<std::string_view, enum_size<Corner>()> kCornerNames{"", "nw", "ne", "se", "sw"};
constexpr auto kPhases =
    named<Phase>({"draw", "place", "action", "redraw", "over", "capture", "exchange", "late", "deploy",
                  "score", "extra", "again", "dragon", "abbey", "wagon", "last_abbeys", "chance"});
constexpr auto kReasons =
    named<ScoreReason>({"completed", "final", "abbot_returned", "ransom", "wall_tile", "award", "fairy_turn",
                        "fairy", "goods", "barn_placed", "barn_joined"});
constexpr auto kReturnReasons = named<ReturnReason>({"scored", "eaten", "princess", "alone", "barn"});
constexpr auto kPartReasons = named<PartReason>({"builder"});
constexpr auto kDragonReasons = named<DragonReason>({"volcano", "step"});
constexpr auto kAwards = named<Award>({"king", "robber"});
constexpr auto kWallTileUses = named<WallTileUse>({"used", "unused", "fresh", "ready", "at_end"});
constexpr auto kFeatureStates = named<FeatureState>({"open", "complete", "lasting"});
constexpr auto kEndings = named<Ending>({"finished", "resigned", "abandoned"});

struct ActionRow {
  std::string_view name;
  ActionFields fields;
};
constexpr std::array<ActionRow, kActionKinds> kActions{{
    {"place_tile", kFieldCell | kFieldRotation},
    {"deploy", kFieldPiece | kFieldStand | kFieldOtherCell},
    {"pass", 0},
    {"draw_again", 0},
    {"resign", 0},
    {"return_abbot", 0},
    {"place_tower_piece", kFieldCell},
    {"cap_tower", kFieldCell | kFieldPiece},
    {"capture", kFieldCell | kFieldFeature},
    {"choose_exchange", kFieldPiece},
    {"ransom", kFieldFromSeat | kFieldPiece},
    {"score_next", kFieldCell | kFieldFeature},
    {"use_wall_tile", kFieldWallTile},
    {"double_turn", 0},
    {"move_dragon", kFieldDirection},
    {"place_fairy", kFieldCell | kFieldSomeFeature},
    {"remove_knight", kFieldCell | kFieldFeature},
    {"place_abbey", kFieldCell},
    {"move_wagon", kFieldCell | kFieldFeature},
}};
static_assert(std::ranges::none_of(kActions, &std::string_view::empty, &ActionRow::name));

constexpr auto kCodes = named<Code>({"action/game_over",
                                     "action/no_such_seat",
                                     "action/seat_resigned",
                                     "action/not_your_turn",
                                     "action/not_in_game",
                                     "action/wrong_phase",
                                     "action/bad_rotation",
                                     "action/cell_outside",
                                     "action/cell_occupied",
                                     "action/cell_not_adjacent",
                                     "action/tile_does_not_fit",
                                     "action/river_must_continue",
                                     "action/river_turns_back",
                                     "action/no_such_feature",
                                     "action/piece_not_in_game",
                                     "action/feature_not_claimable",
                                     "action/no_piece_left",
                                     "action/feature_occupied",
                                     "action/cannot_pass",
                                     "action/no_abbot_to_return",
                                     "action/no_tower_piece_left",
                                     "action/no_open_tower",
                                     "action/no_target",
                                     "action/no_prisoner",
                                     "action/too_few_points",
                                     "action/ransom_used",
                                     "action/path_does_not_fit",
                                     "action/no_tile_there",
                                     "action/no_portal",
                                     "action/feature_complete",
                                     "action/dragon_there",
                                     "action/no_dragon_step",
                                     "action/no_fairy_place",
                                     "action/no_knight",
                                     "action/knight_must_go",
                                     "action/not_to_be_scored",
                                     "action/no_such_wall_tile",
                                     "action/no_own_follower",
                                     "action/no_field_corner",
                                     "action/no_hole",
                                     "action/no_wagon_place",
                                     "rules/unknown_game",
                                     "rules/unknown_preset",
                                     "rules/unknown_edition",
                                     "rules/unknown_module",
                                     "rules/unknown_option",
                                     "rules/bad_option_value",
                                     "rules/unknown_revision",
                                     "setup/bad_seat_count",
                                     "setup/bad_first_player",
                                     "setup/unknown_tile",
                                     "setup/bad_start",
                                     "setup/too_large",
                                     "setup/bad_snapshot",
                                     "setup/bad_chance"});

}  // namespace

std::string_view name(FeatureKind kind) { return at(kFeatures, kind); }
std::string_view name(PieceKind kind) { return at(kPieces, kind); }
std::optional<PieceKind> find_piece(std::string_view name) { return find<PieceKind>(kPieces, name); }
std::string_view name(Corner corner) { return kCornerNames[static_cast<std::size_t>(corner)]; }
std::optional<Corner> find_corner(std::string_view name) {
  const auto found = std::find(kCornerNames.begin() + 1, kCornerNames.end(), name);
  if (found == kCornerNames.end()) return std::nullopt;
  return static_cast<Corner>(found - kCornerNames.begin());
}
std::string_view name(Phase phase) { return at(kPhases, phase); }
std::optional<Phase> find_phase(std::string_view name) { return find<Phase>(kPhases, name); }
std::string_view name(ScoreReason reason) { return at(kReasons, reason); }
std::string_view name(ReturnReason reason) { return at(kReturnReasons, reason); }
std::string_view name(PartReason reason) { return at(kPartReasons, reason); }
std::string_view name(DragonReason reason) { return at(kDragonReasons, reason); }
std::string_view name(Award award) { return at(kAwards, award); }
std::string_view name(WallTileUse use) { return at(kWallTileUses, use); }
std::string_view name(FeatureState state) { return at(kFeatureStates, state); }
std::string_view name(Ending ending) { return at(kEndings, ending); }
std::string_view name(Code code) { return at(kCodes, code); }

std::string_view name(ActionKind kind) { return kActions[static_cast<std::size_t>(kind)].name; }
ActionFields fields(ActionKind kind) { return kActions[static_cast<std::size_t>(kind)].fields; }
std::optional<ActionKind> find_action(std::string_view name) {
  const auto found = std::ranges::find(kActions, name, &ActionRow::name);
  if (found == kActions.end()) return std::nullopt;
  return static_cast<ActionKind>(found - kActions.begin());
}

}  // namespace bastide
