// Rare turns of Abbey & Mayor.
#include "prepared/turns.hpp"

#include <algorithm>
#include <set>

namespace bastide::prepared {
namespace {

using enum ActionKind;

/// An abbey closes several features at once.
bool abbey_closes_several(const Turn& turn) {
  return does(turn, place_abbey) && count<Scored>(turn, [](const Scored& scored) {
                                      return scored.reason == ScoreReason::completed;
                                    }) >= 2;
}

/// An abbey is laid after the last draw.
bool lays_abbey_last(const Turn& turn) { return does(turn, place_abbey) && turn.after->over(); }

/// Two seats each move their wagon on.
bool two_wagons_go_on(const Turn& turn) {
  std::set<Seat> movers;
  for (const Step& step : turn.steps)
    if (step.action.kind == move_wagon) movers.insert(step.seat);
  return movers.size() == 2;
}

/// A barn pays a farmer.
bool barn_pays(const Turn& turn) {
  return has<Scored>(turn, [](const Scored& scored) { return scored.reason == ScoreReason::barn_placed; });
}

/// An abbey closes a road that an inn makes worth twice as much (EXP-MIX-02).
bool abbey_closes_road_with_inn(const Turn& turn) {
  return does(turn, place_abbey) && has<Scored>(turn, [](const Scored& scored) {
           return scored.reason == ScoreReason::completed && scored.feature == FeatureKind::road &&
                  scored.lines.back().what == "inn";
         });
}

/// A wagon goes on from a tile of another seat, which it can have reached by a portal (or by
/// going on before).
bool wagon_goes_on_from_anothers_tile(const Turn& turn) {
  const auto board = turn.before->snapshot().table.board;
  return std::ranges::any_of(turn.events, [&](const Event& event) {
    const PieceMoved* moved = std::get_if<PieceMoved>(&event);
    if (moved == nullptr) return false;
    const auto under = std::ranges::find(board, moved->from, &PlacedTile::cell);
    return under != board.end() && under->seat != moved->seat && under->seat != kNoSeat;
  });
}

/// A farmer beside the fairy is paid at a barn (ABBEY-X15).
bool fairy_pays_at_barn(const Turn& turn) {
  return barn_pays(turn) && has<Scored>(turn, [](const Scored& scored) {
           return scored.reason == ScoreReason::fairy && scored.feature == FeatureKind::field;
         });
}

/// An abbey takes an award from another player (KING-AWARD-08).
bool abbey_takes_award(const Turn& turn) {
  return does(turn, place_abbey) && has<AwardTaken>(turn, [](const AwardTaken& taken) {
           return taken.from_seat != kNoSeat && taken.from_seat != taken.seat;
         });
}

/// A seat closes a city with an abbey and takes its goods (ABBEY-MIX-06).
bool abbey_takes_goods(const Turn& turn) { return does(turn, place_abbey) && has<GoodsClaimed>(turn); }

/// The builder's further part is played with the abbey (EXP-PART-02).
bool lays_abbey_in_second_part(const Turn& turn) {
  return has<DoubleTurn>(turn) && turn.steps.front().action.kind != place_abbey && does(turn, place_abbey) &&
         does(turn, place_tile) && !turn.after->over();
}

bool is_last(const Turn& turn) { return turn.after->over(); }

constexpr std::string_view kAbbeyRules = R"({"modules": ["farmers", "abbey_and_mayor"]})";
constexpr std::string_view kAbbeyAndInns = R"({"modules": ["abbey_and_mayor", "inns_and_cathedrals"]})";
constexpr std::string_view kAbbeyAndDragon =
    R"({"modules": ["farmers", "abbey_and_mayor", "princess_and_dragon"]})";
constexpr std::string_view kAbbeyAndKing = R"({"modules": ["abbey_and_mayor", "king_and_robber"]})";
constexpr std::string_view kAbbeyAndTraders = R"({"modules": ["abbey_and_mayor", "traders_and_builders"]})";
/// Six by default with the inns.
constexpr std::string_view kSix =
    R"({"modules": ["abbot", "farmers", "river", "tower", "king_and_robber", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon", "abbey_and_mayor"], "edition": "new"})";

}  // namespace

const std::vector<Situation> kAbbeyAndMayor{
    {"abbey_closes", kAbbeyRules, 2, {place_abbey, deploy}, abbey_closes_several},
    {"abbey_last", kAbbeyRules, 2, {deploy}, lays_abbey_last},
    {"abbey_wagons", kAbbeyRules, 2, {move_wagon, deploy}, two_wagons_go_on},
    {"abbey_barn", kAbbeyRules, 2, {deploy}, barn_pays},
    {"abbey_inn", kAbbeyAndInns, 2, {place_abbey, deploy}, abbey_closes_road_with_inn},
    {"portal_wagon", kAbbeyAndDragon, 2, {move_wagon, deploy}, wagon_goes_on_from_anothers_tile},
    {"fairy_barn", kAbbeyAndDragon, 2, {place_fairy, deploy}, fairy_pays_at_barn},
    {"abbey_king", kAbbeyAndKing, 2, {place_abbey, deploy}, abbey_takes_award},
    {"abbey_goods", kAbbeyAndTraders, 2, {place_abbey, deploy}, abbey_takes_goods},
    {"abbey_second_part", kAbbeyAndTraders, 2, {deploy}, lays_abbey_in_second_part},
    {"last_tile_of_six", kSix, 6, {deploy, ransom, capture, return_abbot}, is_last},
};

}  // namespace bastide::prepared
