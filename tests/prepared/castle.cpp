// Rare turns of The Castle.
#include "turns.hpp"

#include <algorithm>

namespace bastide::prepared {
namespace {

using enum ActionKind;

/// Several features are completed, and their order of scoring leads to a wall tile.
bool order_takes_wall_tile(const Turn& turn) { return does(turn, score_next) && has<WallTileTaken>(turn); }

template <int number>
bool uses_wall_tile(const Turn& turn) {
  const Step* step = step_of(turn, use_wall_tile);
  return step != nullptr && step->action.number == number && !turn.after->over();
}

/// The game ends, and wall tiles of these numbers count.
template <int one, int other>
bool ends_with_wall_tiles(const Turn& turn) {
  return has<WallTileUsed>(turn, [](const WallTileUsed& used) { return used.wall_tile == one; }) &&
         has<WallTileUsed>(turn, [](const WallTileUsed& used) { return used.wall_tile == other; }) &&
         turn.after->over();
}

/// A house larger than the keep's present one is scored.
bool keep_grows(const Turn& turn) {
  const auto keeps = turn.before->snapshot().table.keeps;
  return std::ranges::any_of(turn.events, [&](const Event& event) {
    const KeepMoved* moved = std::get_if<KeepMoved>(&event);
    return moved != nullptr && std::ranges::find(keeps, moved->seat, &Keep::seat) != keeps.end();
  });
}

constexpr std::string_view kCastleRules = R"({"game": "castle"})";

}  // namespace

const std::vector<Situation> kCastle{
    {"castle_order", kCastleRules, 2, {deploy}, order_takes_wall_tile},
    {"castle_another_turn", kCastleRules, 2, {deploy, use_wall_tile}, uses_wall_tile<1>},
    {"castle_double_tower", kCastleRules, 2, {deploy, use_wall_tile}, uses_wall_tile<2>},
    {"castle_double_house", kCastleRules, 2, {deploy, use_wall_tile}, uses_wall_tile<3>},
    {"castle_keep", kCastleRules, 2, {deploy}, keep_grows},
    {"castle_end_4_7", kCastleRules, 2, {deploy}, ends_with_wall_tiles<4, 7>},
    {"castle_end_5_9", kCastleRules, 2, {deploy}, ends_with_wall_tiles<5, 9>},
    {"castle_end_6_8", kCastleRules, 2, {deploy}, ends_with_wall_tiles<6, 8>},
};

}  // namespace bastide::prepared
