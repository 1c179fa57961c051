// Abbey & Mayor: a tile from the hand that fills any hole, a mayor who weighs as much as his city
// has pennants, a wagon that goes on, a barn on a corner (ABBEY). All but the mayor have a file
// in the folder of the same name.
#include "carcassonne/modules/abbey_and_mayor/abbey.hpp"
#include "carcassonne/modules/abbey_and_mayor/barn.hpp"
#include "carcassonne/modules/abbey_and_mayor/wagon.hpp"
#include "carcassonne/modules/registry.hpp"

#include <algorithm>
#include <iterator>

namespace bastide::carcassonne {
namespace abbey_and_mayor {
namespace {

/// ABBEY-MAYOR-02.
int weight_of_mayor(const auto& turn, std::uint16_t city) { return pennants_of(turn, city); }

void show_all(const auto& turn, TableState& table) {
  show_abbeys(turn.position, table);
  show_wagons(turn.position, table);
}

Result<> restore_all(auto& turn, const TableState& table) {
  if (auto done = restore_abbeys(turn, table); !done) return done;
  return restore_wagons(turn, table);
}

void hash_all(const auto& turn, Hash& hash) {
  hash_abbeys(turn.position, hash);
  hash_wagons(turn.position, hash);
}

enum class WagonRange : std::uint8_t { connected, near };
constexpr std::string_view kWagonRange[] = {"connected", "near"};
constexpr EditionValue kClassicRange[] = {{"classic", static_cast<int>(WagonRange::connected)}};
constexpr OptionSpec kOptions[] = {{"abbey_last_round", OptionType::toggle, {}, {}, 1, "abbey_and_mayor"},
                                   {"wagon_range",
                                    OptionType::word,
                                    {},
                                    kWagonRange,
                                    static_cast<int>(WagonRange::near),
                                    "abbey_and_mayor",
                                    kClassicRange},
                                   {"barn_on_barn", OptionType::toggle, {}, {}, 0, "abbey_and_mayor"}};

/// ABBEY-COMP-01.
void add_abbey_tiles(const Rules& rules, TileSupply& supply) {
  add_set("abbey_and_mayor", rules.edition, supply.land());
}

void install_abbey(const Rules& rules, auto& book) {
  book.hooks.begin.push_back(deal_abbeys);
  book.steps.add(TurnStep::part_begin, bit(Phase::abbey), offer_abbey);
  book.rule(Phase::abbey).decline = keep_abbey;
  book.hooks.prospects.push_back(expect_abbeys);
  book.hooks.needs_no_draw.push_back(
      [](const auto& turn) { return may_lay_abbey(turn.position, turn.position.turn_seat); });
  if (rules.option("abbey_last_round") != 0)
    book.steps.add(TurnStep::last_tiles, bit(Phase::last_abbeys), offer_last_abbeys);
  book.rule(Phase::last_abbeys).decline = drop_abbey;
  book.offer(bit(Phase::abbey) | bit(Phase::last_abbeys), add_holes);
  book.rule(ActionKind::place_abbey) = {place_abbey, bit(Phase::abbey) | bit(Phase::last_abbeys),
                                        explain_abbey};
}

void install_wagon(const Rules& rules, auto& book) {
  book.modules.abbey.wagon_stays_near =
      static_cast<WagonRange>(rules.option("wagon_range")) == WagonRange::near;
  book.rule(PieceKind::wagon) = {
      .claims = bit(FeatureKind::road) | bit(FeatureKind::city) | bit(FeatureKind::monastery),
      .supply = 1};  // ABBEY-WAGON-01
  book.hooks.completed.push_back(note_wagons);
  book.hooks.prospects.push_back(expect_wagons);
  book.steps.add(TurnStep::wagon, bit(Phase::wagon), ask_for_wagons);
  book.steps.add(TurnStep::wagon, 0, forget_wagons);
  book.rule(Phase::wagon).decline = leave_wagon_home;
  book.offer(bit(Phase::wagon),
             [](const auto& turn, ActionList& list) { add_wagon_places(turn, turn.position.seat, list); });
  book.rule(ActionKind::move_wagon) = {move_wagon, bit(Phase::wagon), explain_wagon};
}

/// ABBEY-COMP-04: a game without farmers has no barns.
void install_barn(const Rules& rules, auto& book) {
  if (!rules.has("farmers")) return;
  book.modules.abbey.barn_on_barn = rules.option("barn_on_barn") != 0;
  book.rule(PieceKind::barn) = {
      .supply = 1,
      .weight = 0,
      .holds = false,
      .bar = {{Code::feature_occupied, "There is a barn on this field already."}, take_no_barn},
      .on_corners = true};
  book.hooks.bars.push_back({{Code::feature_occupied, "There is a barn on this field."}, have_barns});
  // The refusal of an occupied field comes before those of other modules, as for any feature.
  std::ranges::rotate(book.hooks.bars, std::prev(book.hooks.bars.end()));
  book.hooks.paid_besides.push_back(pay_farmers);
  book.hooks.sent_home.push_back(send_farmers_home);
  book.hooks.scored.push_back(pay_barns);
  book.hooks.survey.push_back(tell_barns);
}

constexpr auto kInstall = [](const Rules& rules, FullRoom auto& book) {
  install_abbey(rules, book);
  book.rule(PieceKind::mayor) = {
      .claims = bit(FeatureKind::city), .supply = 1, .strength = weight_of_mayor};  // ABBEY-MAYOR-01
  install_wagon(rules, book);
  install_barn(rules, book);
  book.hooks.show.push_back(show_all);
  book.hooks.restore.push_back(restore_all);
  book.hooks.hash.push_back(hash_all);
};

}  // namespace
}  // namespace abbey_and_mayor

constinit const ModuleRow kAbbeyAndMayor{.spec = {"abbey_and_mayor", "Abbey & Mayor"},
                                         .options = abbey_and_mayor::kOptions,
                                         .add_tiles = abbey_and_mayor::add_abbey_tiles,
                                         .install = abbey_and_mayor::kInstall,
                                         .held_tile = abbey_and_mayor::kAbbeyTile};

}  // namespace bastide::carcassonne
