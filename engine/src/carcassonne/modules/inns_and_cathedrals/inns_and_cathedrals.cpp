// Inns & Cathedrals: roads and cities that pay more or nothing, a big follower, a sixth seat (INNS).
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/scoring.hpp"

#include <engine/catalogue.hpp>

namespace bastide::carcassonne {
namespace {

/// A mark that changes the worth of one kind of feature.
struct Landmark {
  FeatureKind feature;
  Mark mark;
  std::string_view line;
  int rate;  ///< points for each tile or part and each pennant of a complete feature with the mark
};
constexpr std::array<Landmark, 2> kLandmarks{
    {{FeatureKind::road, Mark::inn, "inn", 2}, {FeatureKind::city, Mark::cathedral, "cathedral", 3}}};

/// Raises a complete feature to the higher rate, reduces an incomplete one to nothing (INNS-INN-02 to 04,
/// INNS-CATH-02 to 04, INNS-CATH-06).
void add_landmark(const auto& turn, std::uint16_t root, ScoreReason, Sheet& sheet) {
  const Node& feature = turn.position.nodes[root];
  for (const Landmark& landmark : kLandmarks) {
    if (landmark.feature != feature.kind || !has_mark(turn, root, landmark.mark)) continue;
    if (feature.open > 0) {
      sheet = {};
      return;
    }
    int more = 0;
    for (const ScoreLine& line : sheet.lines) more += line.count * (landmark.rate - line.each);
    sheet.add(landmark.line, more);
  }
}

/// INNS-INN-06, `two`: gives the inn at the junction to the road opposite, too.
void share_inn(const Tile& tile, std::vector<Segment>& segments) {
  if (tile.id != "inns-FRRR-ends-inn") return;
  for (Segment& segment : segments) {
    if (segment.sides == 1u << static_cast<unsigned>(Side::west)) segment.marks |= bit(Mark::inn);
  }
}

enum class InnJunction : std::uint8_t { one, two };
constexpr std::string_view kInnJunction[] = {"one", "two"};
constexpr OptionSpec kOptions[] = {
    {"inn_junction", OptionType::word, {}, kInnJunction, 0, "inns_and_cathedrals"}};
constexpr PresetValue kDefaults[] = {{"sixth_player", 1}};  // INNS-COMP-04

/// INNS-COMP-01.
void add_inn_tiles(const Rules& rules, TileSupply& supply) {
  add_set("inns_and_cathedrals", rules.edition, supply.land());
}

/// Requires: the rules of the ordinary follower are complete; the big one copies all of them (INNS-BIG-01).
void add_big_follower(auto& book) {
  auto& big = book.rule(PieceKind::big_meeple) = book.rule(PieceKind::meeple);
  big.supply = 1;  // INNS-COMP-03
  big.weight = 2;  // INNS-BIG-02
}

constexpr auto kInstall = [](const Rules& rules, auto& book) {
  add_big_follower(book);
  book.hooks.value.push_back(add_landmark);
  if (static_cast<InnJunction>(rules.option("inn_junction")) == InnJunction::two)
    book.hooks.printed.push_back(share_inn);
};

}  // namespace

constinit const ModuleRow kInnsAndCathedrals{.spec = {"inns_and_cathedrals", "Inns & Cathedrals", kDefaults},
                                             .options = kOptions,
                                             .add_tiles = add_inn_tiles,
                                             .install = kInstall};

}  // namespace bastide::carcassonne
