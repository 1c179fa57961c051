// Traders & Builders, saves, fingerprints, random games and the tiles: what its worked examples
// (`playthroughs/`) leave out.
#include <engine/catalogue.hpp>

#include "catch.hpp"
#include "modules/traders_and_builders/games.hpp"
#include "random_games.hpp"

#include <algorithm>
#include <bit>
#include <functional>

namespace bastide::test {
namespace {

using enum FeatureKind;
using enum PieceKind;
using enum Side;

using FieldsOfTile = std::vector<std::pair<int, int>>;
FieldsOfTile fields_of(std::string_view name) {
  FieldsOfTile fields;
  for (const Segment& segment : tile(find_tile(name).value()).segments)
    if (segment.kind == field) fields.emplace_back(segment.halves, std::popcount(segment.cities));
  return fields;
}

}  // namespace

TEST_CASE(
    "a save in which a builder or pig stands alone, or a part is due too early, is refused (TRADERS-FIG-03)",
    "[engine][traders][rejections]") {
  const auto game = with_a_builder({"E", "U", "U"});
  const auto refused = [&](const std::function<void(TableState&)>& change) {
    return refused_save(*game, change);
  };
  REQUIRE(refused([](TableState& table) {
            std::erase_if(table.pieces, [](const PlacedPiece& piece) { return piece.piece == meeple; });
            table.seats[0].supply[0] = 7;
          }) == Code::bad_snapshot);
  REQUIRE(refused([](TableState& table) { table.pieces.back().piece = pig; }) == Code::bad_snapshot);
  REQUIRE(refused([](TableState& table) { table.parts.due = {PartReason::builder}; }) == Code::bad_snapshot);
  REQUIRE(refused([](TableState& table) { table.phase = Phase::again; }) == Code::bad_snapshot);
  const auto plain = with_traders_pile({"U", "U"}, {}, {"farmers"});
  REQUIRE(refused_save(*plain, [](TableState& table) { table.parts.part = PartReason::builder; }) ==
          Code::bad_snapshot);
  REQUIRE(refused_save(*plain, [](TableState& table) { table.seats[0].goods.wine = 1; }) ==
          Code::bad_snapshot);
}

TEST_CASE("goods and parts count for the fingerprint", "[engine][traders]") {
  const auto before = with_a_builder({"E", "U", "U", "U"});
  lay_elsewhere(*before);
  const auto print = [&](const std::function<void(TableState&)>& change) {
    return changed(*before, change)->fingerprint();
  };
  const std::vector<std::uint64_t> prints{
      before->fingerprint(),
      print([](TableState& table) { table.seats[0].goods.wine = 1; }),
      print([](TableState& table) { table.seats[0].goods.grain = 1; }),
      print([](TableState& table) { table.seats[1].goods.wine = 1; }),
      print([](TableState& table) { table.seats[0].goods.wine = 2; }),
      print([](TableState& table) { table.parts.part = PartReason::builder; })};
  auto sorted = prints;
  std::ranges::sort(sorted);
  REQUIRE(std::ranges::adjacent_find(sorted) == sorted.end());
}

TEST_CASE(
    "in random games each builder and pig shares its feature with an own follower, a seat plays at most two "
    "tiles a turn, and goods only grow (TRADERS-FIG-03, TRADERS-BUILD-08, TRADERS-GOODS-06)",
    "[engine][traders][random]") {
  int doubles = 0, claims = 0, lonely = 0;
  for (std::uint64_t seed = 0; seed < 600; ++seed) {
    RandomGame players(seed);
    if (!players.setup().rules.has("traders_and_builders")) continue;
    auto [game, events] = started_with_events(players.setup());
    int placed = 0, turn = 1, held_before = 0;
    while (!game->over()) {
      const auto [seat, action] = players.choose(*game);
      events.clear();
      REQUIRE(game->apply(seat, action, events));
      const TableState table = game->snapshot().table;
      placed += static_cast<int>(only<TilePlaced>(events).size());
      REQUIRE(placed <= 2);
      if (table.turn != turn) placed = 0, turn = table.turn;
      doubles += static_cast<int>(only<DoubleTurn>(events).size());
      claims += static_cast<int>(only<GoodsClaimed>(events).size());
      for (const PieceReturned& back : only<PieceReturned>(events))
        lonely += back.reason == ReturnReason::alone;
      int held = 0;
      for (const SeatState& one : table.seats) held += one.goods.wine + one.goods.grain + one.goods.cloth;
      REQUIRE(held >= held_before);
      held_before = held;
      REQUIRE(carcassonne().restore(game->setup(), game->snapshot()));  // none of them alone
    }
  }
  CHECK(doubles > 20);
  CHECK(claims > 20);
  CHECK(lonely > 2);
}

TEST_CASE("where the tiles part fields and cities, in the table of TRADERS, section 7", "[engine][traders]") {
  constexpr int n1 = 1, n2 = 2, e1 = 4, e2 = 8, s1 = 16, s2 = 32, w1 = 64, w2 = 128;
  REQUIRE(fields_of("traders-CFRR-ends") == FieldsOfTile{{e1 | e2 | s1, 1}, {s2 | w1, 0}, {w2, 1}});
  REQUIRE(fields_of("traders-FRRR-monastery-ends") ==
          FieldsOfTile{{n1 | n2 | e1 | w2, 0}, {e2 | s1, 0}, {s2 | w1, 0}});
  REQUIRE(fields_of("traders-CCCC-nw+e+s-cloth") == FieldsOfTile{{0, 3}});
  REQUIRE(fields_of("traders-CCCC-nw+es-wine") == FieldsOfTile{{0, 2}});
  REQUIRE(fields_of("traders-RRRR-ns+ew").size() == 4);
  REQUIRE(fields_of("traders-CFRC-joined-spur-grain") == FieldsOfTile{{e1 | e2, 1}, {s1, 1}, {s2, 1}});
}

}  // namespace bastide::test
