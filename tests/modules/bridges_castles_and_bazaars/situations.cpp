// Rare turns of Bridges, Castles & Bazaars.
#include "prepared/turns.hpp"

namespace bastide::prepared {
namespace {

using enum ActionKind;

const Step* placement_with_bridge(const Turn& turn) {
  const Step* step = step_of(turn, place_tile);
  return step != nullptr && step->action.axis != Axis::none ? step : nullptr;
}

/// The tile fits by a bridge over its neighbour; its player claims something besides.
bool bridges_neighbour(const Turn& turn) {
  const Step* step = placement_with_bridge(turn);
  return step != nullptr && step->action.to != step->action.cell && does(turn, deploy);
}

/// A bridge over the tile just placed, which did not need it, and a figure on it: its road is the last
/// feature.
bool stands_on_bridge(const Turn& turn) {
  const Step* lay = step_of(turn, place_bridge);
  const Step* set = step_of(turn, deploy);
  if (lay == nullptr || set == nullptr || lay->action.cell != step_of(turn, place_tile)->action.cell)
    return false;
  return std::ranges::none_of(set->choices,
                              [&](const Action& other) {
                                return other.kind == deploy && other.feature > set->action.feature;
                              }) &&
         has<PieceDeployed>(turn, [](const PieceDeployed& event) { return event.kind == FeatureKind::road; });
}

/// Where every placement needs a bridge the tile is given up, and another laid.
bool gives_tile_up(const Turn& turn) {
  const Step& first = turn.steps.front();
  return first.action.kind == pass && first.choices.front().kind == place_tile && does(turn, place_tile);
}

/// A seat whose turn it is not builds a castle.
bool another_builds(const Turn& turn) {
  const Step* step = step_of(turn, build_castle);
  return step != nullptr && step->seat != turn.steps.front().seat;
}

int castles_paid(const Turn& turn) {
  return count<Scored>(turn, [](const Scored& event) { return event.reason == ScoreReason::castle; });
}

/// A castle pays for one that is finished with it.
bool castles_pay_in_chain(const Turn& turn) { return castles_paid(turn) > 1; }

/// An auction to its end: somebody bids more than the seller, who decides.
bool decides_after_bids(const Turn& turn) {
  return has<BazaarOpened>(turn) && does(turn, bazaar_bid) &&
         (does(turn, bazaar_buy) || does(turn, bazaar_sell));
}

/// Each seat takes a tile, without bids.
bool takes_in_turn(const Turn& turn) { return count<TileAuctioned>(turn) == 3; }

constexpr std::string_view kRules = R"({"modules": ["farmers", "bridges_castles_and_bazaars"]})";

constexpr std::string_view kPicked =
    R"({"modules": ["farmers", "bridges_castles_and_bazaars"], "options": {"bazaar_auction": "pick"}})";

}  // namespace

const std::vector<Situation> kBridgesCastlesAndBazaars{
    {"bridge_neighbour", kRules, 2, {deploy}, bridges_neighbour},
    {"bridge_after", kRules, 2, {place_bridge, deploy}, stands_on_bridge},
    {"bridge_refused", kRules, 2, {place_bridge}, gives_tile_up},
    {"castle_by_another", kRules, 2, {build_castle, deploy}, another_builds},
    {"castle_chain", kRules, 2, {build_castle, deploy}, castles_pay_in_chain},
    {"bazaar_auction", kRules, 3, {bazaar_bid, deploy}, decides_after_bids},
    {"bazaar_pick", kPicked, 3, {deploy}, takes_in_turn},
};

}  // namespace bastide::prepared
