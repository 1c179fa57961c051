// Rare turns of Traders & Builders.
#include "prepared/turns.hpp"

#include <algorithm>

namespace bastide::prepared {
namespace {

using enum ActionKind;

/// The active seat closes a city that another seat scores, and takes two kinds of goods there.
bool takes_goods_of_anothers_city(const Turn& turn) {
  for (const Event& event : turn.events) {
    const GoodsClaimed* goods = std::get_if<GoodsClaimed>(&event);
    if (goods == nullptr || (goods->wine > 0) + (goods->grain > 0) + (goods->cloth > 0) < 2) continue;
    return std::ranges::any_of(turn.events, [&](const Event& other) {
      const Scored* scored = std::get_if<Scored>(&other);
      return scored != nullptr && scored->seat != goods->seat && scored->tiles == goods->tiles;
    });
  }
  return false;
}

/// The builder's feature is completed, so that it returns, and a second tile follows nevertheless.
bool builder_closes_and_doubles(const Turn& turn) {
  return has<DoubleTurn>(turn) && has<PieceReturned>(turn, [](const PieceReturned& back) {
           return back.piece == PieceKind::builder && back.reason == ReturnReason::scored;
         });
}

/// The second tile is taken when asked.
bool takes_double_turn(const Turn& turn) { return does(turn, double_turn); }

/// A tower captures a figure, and a builder or pig is left alone.
bool leaves_somebody_alone(const Turn& turn) {
  return has<PieceReturned>(turn,
                            [](const PieceReturned& back) { return back.reason == ReturnReason::alone; });
}

/// The most goods of two kinds are paid at the end, and a pig.
bool ends_with_goods_and_pig(const Turn& turn) {
  return turn.after->over() &&
         count<Scored>(turn, [](const Scored& scored) { return scored.reason == ScoreReason::goods; }) >= 2 &&
         has<Scored>(turn, [](const Scored& scored) {
           return scored.feature == FeatureKind::field && scored.lines.back().what == "pig";
         });
}

constexpr std::string_view kTradersRules = R"({"modules": ["farmers", "traders_and_builders"]})";
constexpr std::string_view kAskedTraders =
    R"({"modules": ["farmers", "traders_and_builders"], "options": {"double_turn": "may"}})";
constexpr std::string_view kTradersAndTower = R"({"modules": ["farmers", "tower", "traders_and_builders"]})";

}  // namespace

const std::vector<Situation> kTradersAndBuilders{
    {"traders_goods", kTradersRules, 2, {deploy}, takes_goods_of_anothers_city},
    {"traders_builder", kTradersRules, 2, {deploy}, builder_closes_and_doubles},
    {"traders_asked", kAskedTraders, 2, {deploy, double_turn}, takes_double_turn},
    {"traders_alone", kTradersAndTower, 2, {capture, place_tower_piece}, leaves_somebody_alone},
    {"traders_end", kTradersRules, 2, {deploy}, ends_with_goods_and_pig},
};

}  // namespace bastide::prepared
