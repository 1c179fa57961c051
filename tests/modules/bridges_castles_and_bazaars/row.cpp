// Bridges, Castles & Bazaars, for tests that play any modules.
#include "module_rows.hpp"

#include "catch.hpp"
#include "modules/bridges_castles_and_bazaars/bazaar_games.hpp"
#include "modules/bridges_castles_and_bazaars/games.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::test {
namespace {

constexpr int kCastleStep = 16, kBazaarStep = 30;

std::optional<int> step_of_module_phase(const Rules&, Phase phase) {
  if (phase == Phase::castle) return kCastleStep;
  return phase == Phase::bazaar ? std::optional(kBazaarStep) : std::nullopt;
}

std::optional<int> step_of_module_event(const Rules&, const Event& event) {
  if (std::holds_alternative<CastleBuilt>(event)) return kCastleStep;
  if (std::holds_alternative<BridgePlaced>(event)) return kAnyStep;
  const auto* scored = std::get_if<Scored>(&event);
  const bool of_bazaar = std::holds_alternative<BazaarOpened>(event) ||
                         std::holds_alternative<BazaarBid>(event) ||
                         std::holds_alternative<TileAuctioned>(event) ||
                         (scored != nullptr && scored->reason == ScoreReason::bazaar);
  return of_bazaar ? std::optional(kBazaarStep) : std::nullopt;
}

/// Offers, and what the seller decides (EXP-REC-02).
bool must_act_at_bazaar(const Rules&, const std::vector<Action>& legal) {
  return std::ranges::any_of(legal, [](const Action& action) {
    return action.kind == ActionKind::bazaar_offer || action.kind == ActionKind::bazaar_buy;
  });
}

bool is_paid_at_bazaar(const Scored& scored) {
  return scored.reason == ScoreReason::bazaar && scored.points < 0;
}

bool shows_bazaar(TileId id) {
  return std::ranges::any_of(tile(id).segments,
                             [](const Segment& segment) { return segment.kind == FeatureKind::bazaar; });
}

/// As many tiles lie open as seats want one, or fewer if some came too early; whoever bids can pay.
void check_bazaar(const Setup& setup, const Game& game) {
  const TableState table = game.snapshot().table;
  const auto& auction = table.bazaar.auction;
  REQUIRE(auction.has_value() == (table.phase == Phase::bazaar || (auction && game.over())));
  if (!auction || game.over()) return;
  REQUIRE_FALSE(table.bazaar.openers.empty());
  const int credit = setup.rules.option("bazaar_debt") != 0 ? 20 : 0;
  if (!auction->offer) return;
  for (const PlacedBid& one : auction->offer->bids)
    REQUIRE(one.bid <= std::max(0, table.seats[one.seat].score) + credit);
}

/// Bridges and castles in stock and on the table are those of the start, and a lord is in each castle that
/// has not been scored.
void check_bridges_and_castles(const TableState& table) {
  const int each = table.seats.size() <= 4 ? 3 : 2;
  std::size_t bridges = table.bridges.laid.size();
  std::vector<int> castles(table.seats.size());
  for (const CastleOnBoard& castle : table.castles.built) ++castles[castle.seat];
  for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
    bridges += table.seats[seat].bridges.left;
    REQUIRE(castles[seat] + table.seats[seat].castles.left == each);
  }
  REQUIRE(bridges == static_cast<std::size_t>(each) * table.seats.size());
}

void check_all(const Setup& setup, const Game& game) {
  if (!setup.rules.has("bridges_castles_and_bazaars")) return;
  check_bridges_and_castles(game.snapshot().table);
  check_bazaar(setup, game);
}

/// A castle in the first turn, by seat 0.
std::unique_ptr<Game> asked_for_castle() {
  auto game = game_with(kWithBridges, {"E", "U"});
  lay_and_claim(*game, 0, -1, 2, FeatureKind::city, Side::south);
  return game;
}

std::vector<Mistake> bridge_mistakes() {
  constexpr Axis kEastWest = Axis::east_west;
  return {{Code::no_bridge_left, "action/no_bridge_left",
           [=] {
             const auto full =
                 from_layout({lying("D", 0, 0), lying("B", 0, 1), lying("B", 0, 2), lying("B", 0, 3)},
                             {"B", "U"}, {}, kWithBridges);
             const auto game = changed(*full, [=](TableState& table) {
               table.bridges.laid = {{{0, 1}, kEastWest}, {{0, 2}, kEastWest}, {{0, 3}, kEastWest}};
               table.seats[0].bridges.left = 0;
             });
             return refused(*game, place_with(1, 0, 0, 1, 0, kEastWest));
           }},
          {Code::bridge_used, "action/bridge_used",
           [=] {
             const auto game = game_with(kWithBridges, {"B", "U"});
             play(*game, place_with(1, 0, 0, 1, 0, kEastWest));
             return refused(*game, bridge(1, 0, kEastWest));
           }},
          {Code::no_bridge_there, "action/no_bridge_there",
           [=] {
             return refused(*game_with(kWithBridges, {"B", "U"}),
                            place_with(1, 0, 0, 1, 0, Axis::north_south));
           }},
          {Code::needs_bridge, "action/needs_bridge",
           [] { return refused(*game_with(kWithBridges, {"B", "U"}), place(1, 0, 0)); }},
          {Code::no_small_city, "action/no_small_city",
           [] { return refused(*asked_for_castle(), castle_at(5, 5)); }}};
}

std::vector<Mistake> bazaar_mistakes() {
  const auto bidding = [] {
    auto game = at_bazaar({"E", "U"}, {5, 5});
    play(*game, offer(0, 2));
    return game;
  };
  return {{Code::no_such_offer, "action/no_such_offer",
           [] { return refused(*at_bazaar({"E", "U"}, {5, 5}), offer(2)); }},
          {Code::bid_too_low, "action/bid_too_low", [=] { return refused(*bidding(), bid(2)); }},
          {Code::bid_too_high, "action/bid_too_high", [=] { return refused(*bidding(), bid(6)); }}};
}

std::optional<int> castles_in_scoring(const Event& event) {
  const auto* scored = std::get_if<Scored>(&event);
  return scored != nullptr && scored->reason == ScoreReason::castle ? std::optional(3) : std::nullopt;
}

std::vector<Mistake> all_mistakes() {
  std::vector<Mistake> all = bridge_mistakes();
  for (const Mistake& one : bazaar_mistakes()) all.push_back(one);
  return all;
}

}  // namespace

const ModuleRow rows::kBridgesCastlesAndBazaars{
    .name = "bridges_castles_and_bazaars",
    .play = {.plentiful = shows_bazaar, .resigned_in = {Phase::bazaar, Phase::castle}},
    .holds = {.is_paid = is_paid_at_bazaar, .check = check_all},
    .turn = {.steps = {kCastleStep, kBazaarStep},
             .of_phase = step_of_module_phase,
             .of_event = step_of_module_event,
             .lays_open = [](const Event& event) { return std::holds_alternative<BazaarOpened>(event); },
             .besides_in_part = {ActionKind::place_bridge},
             .must_act = must_act_at_bazaar,
             .in_scoring = castles_in_scoring,
             .reasons = {"scored bazaar", "scored castle"}},
    .options = {{"castle_unowned", {}, "on", "on"},
                {"bazaar_auction", {"auction", "pick"}, "auction", "auction"},
                {"bazaar_debt", {}, "on", "off"}},
    .perft = {{"a bazaar",
               {"farmers", "bridges_castles_and_bazaars"},
               2,
               {"bazaar-FFFF-bazaar", "E", "U", "X"},
               {}}},
    .mistakes = all_mistakes,
};

}  // namespace bastide::test
