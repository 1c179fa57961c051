// The Princess & The Dragon: a dragon that all players move and that eats figures, a fairy that
// guards, a princess that removes knights, portals to any tile (DRAGON). Each of the four has a file
// in the folder of the same name.
#include "carcassonne/modules/princess_and_dragon/dragon.hpp"
#include "carcassonne/modules/princess_and_dragon/fairy.hpp"
#include "carcassonne/modules/princess_and_dragon/portal.hpp"
#include "carcassonne/modules/princess_and_dragon/princess.hpp"
#include "carcassonne/modules/registry.hpp"

namespace bastide::carcassonne {
namespace princess_and_dragon {
namespace {

void show_all(const auto& turn, TableState& table) {
  show_dragon(turn, table.dragon);
  show_fairy(turn, table.dragon);
}

Result<> restore_all(auto& turn, const TableState& table) {
  if (auto done = restore_cell(turn, table); !done) return done;
  if (auto done = restore_fairy(turn, table.dragon); !done) return done;
  return restore_move(turn, table.dragon);
}

void hash_all(const auto& turn, Hash& hash) {
  hash_dragon(turn, hash);
  hash_fairy(turn, hash);
  hash_move(turn, hash);
}

enum class DragonMoves : std::uint8_t { before_scoring, after_scoring };
constexpr std::string_view kDragonMoves[] = {"before_scoring", "after_scoring"};
enum class Princess : std::uint8_t { may, must };
constexpr std::string_view kPrincess[] = {"may", "must"};
enum class FairyPlace : std::uint8_t { follower, tile };
constexpr std::string_view kFairyPlace[] = {"follower", "tile"};
constexpr OptionSpec kOptions[] = {
    {"dragon_moves", OptionType::word, {}, kDragonMoves, 0, "princess_and_dragon"},
    {"princess", OptionType::word, {}, kPrincess, 0, "princess_and_dragon"},
    {"fairy_place", OptionType::word, {}, kFairyPlace, 0, "princess_and_dragon"}};

/// DRAGON-SETUP-01.
void add_dragon_tiles(const Rules& rules, TileSupply& supply) {
  add_set("princess_and_dragon", rules.edition, supply.land());
}

constexpr auto kInstall = [](const Rules& rules, FullRoom auto& book) {
  const auto moves = static_cast<DragonMoves>(rules.option("dragon_moves"));
  book.modules.dragon.fairy_on_tile =
      static_cast<FairyPlace>(rules.option("fairy_place")) == FairyPlace::tile;
  book.steps.add(TurnStep::turn_begin, 0, pay_for_turn);
  book.steps.add(TurnStep::placed, 0, read_symbol);
  book.steps.add(moves == DragonMoves::before_scoring ? TurnStep::dragon : TurnStep::late_dragon,
                 bit(Phase::dragon), begin_move);
  book.hooks.holds_back = {comes_too_early, "dragon"};  // EXP-CHANCE-01
  book.hooks.bars.push_back(
      {{Code::dragon_there, "Nobody is deployed where the dragon stands."}, stand_with_dragon});
  book.reaches = goes_through_portal;
  book.hooks.pieces_taken.push_back(lose_friend);
  book.hooks.scored.push_back(pay_for_feature);
  book.hooks.renumbered.push_back([](auto& turn, std::uint16_t from) {
    std::uint16_t& node = state_of(turn.position).friend_of_fairy.node;
    node += node >= from;
  });
  book.offer(bit(Phase::dragon), add_steps);
  book.offer(bit(Phase::action), add_fairy_places);
  book.offer(bit(Phase::action), add_knights, sign(Mark::princess));
  book.offer(bit(Phase::action), add_portal_deployments, sign(FeatureKind::portal));
  if (static_cast<Princess>(rules.option("princess")) == Princess::must)
    book.hooks.excludes.push_back(sends_knight_first);
  book.hooks.prospects.push_back(expect_fairy);
  book.hooks.prospects.push_back(expect_dragon);
  book.hooks.survey.push_back(tell_fairy);
  book.hooks.survey_table.push_back(tell_reach);
  book.hooks.show.push_back(show_all);
  book.hooks.restore.push_back(restore_all);
  book.hooks.hash.push_back(hash_all);
  book.rule(ActionKind::move_dragon) = {step, bit(Phase::dragon), explain_step};
  book.rule(ActionKind::place_fairy) = {place_fairy, bit(Phase::action), explain_fairy};
  book.rule(ActionKind::remove_knight) = {remove_knight, bit(Phase::action), explain_knight};
  book.rule(Phase::dragon).skip = pass_step_on;
};

}  // namespace
}  // namespace princess_and_dragon

constinit const ModuleRow kPrincessAndDragon{.spec = {"princess_and_dragon", "The Princess & The Dragon"},
                                             .options = princess_and_dragon::kOptions,
                                             .add_tiles = princess_and_dragon::add_dragon_tiles,
                                             .install = princess_and_dragon::kInstall};

}  // namespace bastide::carcassonne
