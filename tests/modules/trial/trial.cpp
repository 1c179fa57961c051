// A module only for tests; README.md tells its rules. Each of its thoughts has a file in this folder.
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/parts.hpp"
#include "common/bad_snapshot.hpp"
#include "modules/trial/cart.hpp"
#include "modules/trial/cloister.hpp"
#include "modules/trial/draws.hpp"
#include "modules/trial/early_tiles.hpp"
#include "modules/trial/gifts.hpp"
#include "modules/trial/guess.hpp"
#include "modules/trial/pieces.hpp"
#include "modules/trial/points.hpp"
#include "modules/trial/tunnels.hpp"
#include "modules/trial/visits.hpp"

#include <engine/catalogue.hpp>

namespace bastide::carcassonne {
namespace trial {
namespace {

void show(const auto& turn, TableState& table) {
  const TrialState& state = turn.position.modules.trial;
  for (Seat seat = 0; seat < turn.position.seats; ++seat)
    table.seats[seat].trial = {holds_cloister(turn.position, seat), has_guessed(turn.position, seat),
                               state.tags[seat].sealed, state.tags[seat].unsealed};
  if (state.load > 0) table.trial.cart = Cart{state.cart, state.load};
}

Result<> restore(auto& turn, const TableState& table) {
  auto& position = turn.position;
  TrialState& state = position.modules.trial;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const auto& [in_hand, guessed, sealed, unsealed] = table.seats[seat].trial;
    const bool laid = has_laid_cloister(position, seat);
    const bool last_round = position.tiles_left == 0 && turn.book.steps.has(TurnStep::last_tiles);
    if (in_hand == laid && (laid || !last_round))
      return bad("Each seat has one cloister, in hand or on the table.", item("seats", seat));
    if (!in_hand) let_go_of_cloister(position, seat);
    state.tags[seat] = {sealed, unsealed};
    if (guessed) state.guessed = static_cast<std::uint8_t>(state.guessed | 1u << seat);
  }
  const auto [sealed, unsealed] = tags_left(position);
  if (sealed < 0 || unsealed < 0) return bad("There are not so many tags.", "seats");
  const bool plays_cart = state.load > 0;
  state.load = 0;
  if (!table.trial.cart) return {};
  const auto& [cell, load] = *table.trial.cart;
  if (!plays_cart || load < 1 || load > kStones || !tile_on(position, cell))
    return bad("No cart can stand there with so many stones.", "cart");
  state.cart = cell;
  state.load = static_cast<std::uint8_t>(load);
  return {};
}

void mix_in(const auto& turn, Hash& hash) {
  const TrialState& state = turn.position.modules.trial;
  for (Seat seat = 0; seat < turn.position.seats; ++seat)
    hash.mix(std::uint64_t{state.tags[seat].sealed} << 16 | state.tags[seat].unsealed);
  for (Seat seat = 0; seat < turn.position.seats; ++seat) hash.mix(state.guess[seat]);
  hash.mix(std::uint64_t{state.guessed} << 8 | state.in_hand);
  hash.mix(std::uint64_t{state.load} << 32 | std::uint64_t{static_cast<std::uint16_t>(state.cart.x)} << 16 |
           static_cast<std::uint16_t>(state.cart.y));
}

/// A tile placed upside down earns another part, any number of times.
Flow earn_by_turning(auto& turn) {
  if (turn.position.last_tile().rotation == 2) earn_part(turn, PartReason::upside_down);
  return Flow::goes_on;
}

constexpr auto kInstall = [](const Rules& rules, auto& book) {
  book.rule(PieceKind::companion) = {
      .claims = bit(FeatureKind::road) | bit(FeatureKind::city),
      .supply = 1,
      .holds = false,
      .strength = no_strength,
      .bar = {{Code::feature_occupied, "No follower of yours is there."}, lack_own_follower}};
  book.hooks.bars.push_back(
      {{Code::feature_not_claimable, "Nobody is deployed in a fifth row."}, lie_in_fifth_rows});
  book.hooks.pieces_taken.push_back(send_lonely_home);
  book.hooks.value.push_back(add_toll);
  book.hooks.tie_break.push_back(favour_turn);
  if (rules.mended("trial_rich"))
    book.hooks.scored.push_back(tax_rich<kRichMended>);
  else
    book.hooks.scored.push_back(tax_rich<kRich>);
  book.hooks.completed.push_back(reward_turn);
  book.hooks.city_worth.push_back({"more", one_more});
  book.offer(kGiftPhases, add_gift);
  book.offer(bit(Phase::action), add_far_deployments);
  if (rules.option("trial_gifts") != 0) book.steps.add(TurnStep::late, bit(Phase::gift), ask_others);
  book.steps.add(TurnStep::placed, 0, earn_by_turning);
  plays_further_parts(book, PartReason::upside_down, {});
  book.hooks.holds_back = {comes_too_early, rules.mended("trial_order") ? "trial_pile_again" : "trial_pile"};
  if (rules.option("trial_chance") != 0) install_chance(book);
  book.steps.add(TurnStep::placed, 0, give_back);
  if (rules.option("trial_steps") != 0) {
    book.steps.add(TurnStep::turn_begin, bit(Phase::favour), offer_point);
    book.steps.add(TurnStep::drawn, bit(Phase::toll), ask_to_pay);
  } else {
    book.steps.add(TurnStep::last_tiles, bit(Phase::last_cloisters), offer_last_cloisters);
  }
  book.rule(PieceKind::champion) = {.claims = bit(FeatureKind::city), .supply = 1, .strength = by_pennants};
  if (rules.mended("trial_champion")) book.rule(PieceKind::champion).claims |= bit(FeatureKind::monastery);
  book.hooks.begin.push_back(deal_cloisters);
  if (rules.option("trial_cart") != 0) install_cart(book);
  if (rules.option("trial_guess") != 0) install_guess(book);
  book.steps.add(TurnStep::part_begin, bit(Phase::cloister), offer_cloister);
  book.offer(kCloisterPhases, add_holes);
  book.hooks.show.push_back(show);
  book.hooks.restore.push_back(restore);
  book.hooks.hash.push_back(mix_in);
  book.hooks.needs_no_draw.push_back([](const auto& turn) { return may_lay_cloister(turn); });
  book.rule(Phase::cloister).decline = keep_cloister;
  book.rule(ActionKind::lay_cloister) = {lay_cloister, kCloisterPhases, explain_cloister};
  book.hooks.tile_laid.push_back({kAnySign, dig_tunnels});
  book.hooks.closes.push_back(add_tunnel_roads);
  book.hooks.made_anew.push_back(dig_again);
  book.rule(Phase::gift) = {keep, may_keep};
  book.rule(Phase::last_cloisters).decline = drop_cloister;
  book.rule(Phase::favour).decline = [](auto& turn) { leave_step(turn); };
  book.rule(Phase::toll).decline = keep_point;
  book.rule(ActionKind::visit) = {deploy_far, bit(Phase::action), explain_far};
  book.rule(ActionKind::give) = {give, kGiftPhases, explain_gift};
};

constexpr EditionValue kInClassic[] = {{"classic", 1}};
constexpr OptionSpec kOptions[] = {{"trial_gifts", OptionType::toggle, {}, {}, 1, "trial"},
                                   {"trial_steps", OptionType::toggle, {}, {}, 1, "trial"},
                                   {"trial_chance", OptionType::toggle, {}, {}, 0, "trial"},
                                   {"trial_cart", OptionType::toggle, {}, {}, 0, "trial"},
                                   {"trial_guess", OptionType::toggle, {}, {}, 0, "trial"},
                                   {"trial_block", OptionType::toggle, {}, {}, 0, "trial"},
                                   {"trial_printing", OptionType::toggle, {}, {}, 0, "trial", kInClassic}};
/// One of what is scored, one of what is legal, one of the order of draws.
constexpr MendSpec kMends[] = {
    {"trial_rich", 1, "trial", "Whoever scores 8 points is rich; before, 10."},
    {"trial_champion", 2, "trial", "A champion may stand on a monastery, too."},
    {"trial_order", 2, "trial", "Tiles that come too early go back by another stream."},
};
/// Four tiles in a block instead of the start tile.
void lay_block(const Rules& rules, TileSupply& supply) {
  if (rules.option("trial_block") == 0) return;
  const auto block = start_layout("trial", rules.edition);
  supply.opening.assign(block.begin(), block.end());
}

/// Allows six players.
constexpr PresetValue kDefaults[] = {{"sixth_player", 1}};

}  // namespace
}  // namespace trial

constinit const ModuleRow kTrial{.spec = {"trial", "Trial", trial::kDefaults},
                                 .options = trial::kOptions,
                                 .mends = trial::kMends,
                                 .add_tiles = trial::lay_block,
                                 .install = trial::kInstall,
                                 .held_tile = "trial-cloister"};

}  // namespace bastide::carcassonne
