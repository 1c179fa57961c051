// Mage & Witch: two neutral figures that change what roads and cities are worth (MAGE).
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/prospects.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

namespace bastide::carcassonne {
namespace mage_and_witch {
namespace {

constexpr std::array kFigures{Neutral::mage, Neutral::witch};

auto& stands_of(auto& position, Neutral figure) {
  return position.modules.neutrals.stands[static_cast<std::size_t>(figure)];
}

bool is_out(const auto& position, Neutral figure) { return stands_of(position, figure) != 0; }

/// The segment under the figure. Requires: it is on the map.
std::uint16_t node_under(const auto& position, Neutral figure) {
  return static_cast<std::uint16_t>(stands_of(position, figure) - 1);
}

bool is_on(const auto& position, Neutral figure, std::uint16_t root) {
  return is_out(position, figure) && position.root(node_under(position, figure)) == root;
}

/// Whether a tile or a bridge has joined their features (MAGE-MOVE-02).
bool are_together(const auto& position) {
  return is_out(position, Neutral::mage) &&
         is_on(position, Neutral::witch, position.root(node_under(position, Neutral::mage)));
}

// --- Where they go

/// Whether either of them may be put on the feature of this root (MAGE-MOVE-01).
bool takes_figure(const auto& position, std::uint16_t root) {
  const Node& feature = position.nodes[root];
  const bool fits = feature.kind == FeatureKind::road || feature.kind == FeatureKind::city;
  return fits && feature.open != 0 && !is_on(position, Neutral::mage, root) &&
         !is_on(position, Neutral::witch, root);
}

/// The segment by which the list of legal actions names a feature: the last one on its newest tile.
std::uint16_t newest_segment(const auto& position, std::uint16_t root) {
  std::uint16_t newest = root;
  for_each_segment(position, root, [&](std::uint16_t node) { newest = std::max(newest, node); });
  return newest;
}

/// Calls visit(segment) for each feature that takes a figure, the newest first, until it returns true.
bool for_each_place(const auto& position, auto visit) {
  auto seen = position.no_nodes();
  for (unsigned i = position.node_count; i-- > 0;) {
    const auto node = static_cast<std::uint16_t>(i);
    const std::uint16_t root = position.root(node);
    if (seen.test(root)) continue;
    seen.set(root);
    if (takes_figure(position, root) && visit(node)) return true;
  }
  return false;
}

bool has_place(const auto& position) {
  return for_each_place(position, [](std::uint16_t) { return true; });
}

constexpr ActionKind moves(Neutral figure) {
  return figure == Neutral::mage ? ActionKind::move_mage : ActionKind::move_witch;
}

void add_choices(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  for (const Neutral figure : kFigures) {
    for_each_place(position, [&](std::uint16_t node) {
      list.push(Action{.kind = moves(figure),
                       .feature = position.feature_index(node),
                       .cell = position.tile_of(node).cell});
      return list.is_enough();
    });
  }
  if (!list.empty()) return;
  if (is_out(position, Neutral::mage)) list.push(Action{.kind = ActionKind::remove_mage});
  if (is_out(position, Neutral::witch)) list.push(Action{.kind = ActionKind::remove_witch});
}

/// A move may name any segment of the feature.
Action by_newest_segment(const auto& turn, Action action) {
  const auto& position = turn.position;
  const auto end = position.tiles.begin() + position.tile_count;
  const auto tile = std::find_if(position.tiles.begin(), end,
                                 [&](const TileOnTable& one) { return one.cell == action.cell; });
  if (tile == end || action.feature >= turn.book.facts(tile->tile).features) return action;
  const auto node = static_cast<std::uint16_t>(tile->first_node + action.feature);
  const std::uint16_t newest = newest_segment(position, position.root(node));
  action.cell = position.tile_of(newest).cell;
  action.feature = position.feature_index(newest);
  return action;
}

std::optional<Cell> cell_of(const auto& position, Neutral figure) {
  if (!is_out(position, figure)) return std::nullopt;
  return position.tile_of(node_under(position, figure)).cell;
}

void take_off_map(auto& turn, Neutral figure, NeutralReason reason) {
  auto& position = turn.position;
  turn.tell(NeutralMoved{position.turn_seat, figure, cell_of(position, figure), {}, {}, reason});
  stands_of(position, figure) = 0;
}

// --- The step `mage`

bool shows_symbol(const auto& turn) {
  return (turn.book.facts(turn.position.last_tile().tile).signs & sign(FeatureKind::mage)) != 0;
}

/// MAGE-MOVE-01, MAGE-MOVE-02, MAGE-MOVE-03.
Flow ask_for_place(auto& turn) {
  auto& position = turn.position;
  if (!shows_symbol(turn) && !are_together(position)) return Flow::goes_on;
  const bool any_out = is_out(position, Neutral::mage) || is_out(position, Neutral::witch);
  if (!any_out && !has_place(position)) return Flow::goes_on;
  position.phase = Phase::mage;
  return Flow::waits;
}

template <Neutral figure>
void move(auto& turn, const Action& action) {
  auto& position = turn.position;
  const auto from = cell_of(position, figure);
  stands_of(position, figure) =
      static_cast<std::uint16_t>(segment_on(position, action.cell, action.feature) + 1);
  turn.tell(
      NeutralMoved{position.turn_seat, figure, from, action.cell, action.feature, NeutralReason::moved});
  leave_step(turn);
}

/// MAGE-MOVE-03.
template <Neutral figure>
void remove(auto& turn, const Action&) {
  take_off_map(turn, figure, NeutralReason::removed);
  leave_step(turn);
}

Rejection explain_move(const auto&, const Action&) {
  return {Code::no_neutral_place,
          "The mage and the witch go to an incomplete road or city that has neither of them."};
}

Rejection explain_removal(const auto&, const Action&) {
  return {Code::neutral_stays, "The mage or the witch leaves the map only where no place is left for them."};
}

// --- What they do

/// MAGE-SCORE-01.
void add_magic(const auto& turn, std::uint16_t root, ScoreReason, Sheet& sheet) {
  const auto& position = turn.position;
  if (is_on(position, Neutral::mage, root))
    sheet.add("mage", static_cast<int>(tiles_of(position, root).count()), 1);
  if (is_on(position, Neutral::witch, root)) sheet.add("witch", -(sheet.total() / 2));
}

/// MAGE-SCORE-02.
void leave_completed(auto& turn, std::span<const std::uint16_t>) {
  const auto& position = turn.position;
  for (const Neutral figure : kFigures) {
    if (is_out(position, figure) && is_complete(position, node_under(position, figure)))
      take_off_map(turn, figure, NeutralReason::completed);
  }
}

/// MINIS-WITH-10.
void leave_castle(auto& turn, std::uint16_t root) {
  for (const Neutral figure : kFigures)
    if (is_on(turn.position, figure, root)) take_off_map(turn, figure, NeutralReason::castle);
}

// --- What computers expect

/// The chance that the figure is where it is when its feature is paid.
Expected stays(const auto& turn, const Prospects& seen) {
  const Expected symbols = seen.comes(FeatureKind::mage) * seen.turns * turn.position.seats;
  return 1 / (1 + seen.weights.neutrals.leaves * symbols);
}

/// What changes by the figure for the owners of its feature.
void expect(const auto& turn, Prospects& seen, Neutral figure, auto change) {
  seen.of = name(figure);
  const auto& position = turn.position;
  if (!is_out(position, figure)) return;
  const std::uint16_t root = position.root(node_under(position, figure));
  const auto piece = std::ranges::find(seen.pieces, root, &Prospects::Standing::root);
  if (piece == seen.pieces.end()) return;
  const Expected points = stays(turn, seen) * change(root, piece->worth);
  for_each_owner(turn, std::span(&root, 1), [&](Seat seat) { seen.points[seat] += points; });
}

/// Then the figures stay where they are, and their features as they are.
bool is_settled(const auto& turn) { return turn.position.tiles_left == 0; }

void expect_mage(const auto& turn, Prospects& seen) {
  expect(turn, seen, Neutral::mage, [&](std::uint16_t root, Expected) {
    const auto tiles = static_cast<Expected>(tiles_of(turn.position, root).count());
    if (is_settled(turn)) return tiles;
    return seen.weights.neutrals.mage * (tiles + seen.weights.neutrals.grows);
  });
}

void expect_witch(const auto& turn, Prospects& seen) {
  expect(turn, seen, Neutral::witch, [&](std::uint16_t, Expected worth) {
    if (is_settled(turn)) return -static_cast<Expected>(static_cast<int>(worth) / 2);
    return -seen.weights.neutrals.witch * worth / 2;
  });
}

// --- Views, saves and the hash

auto& part_of(auto& table, Neutral figure) {
  return figure == Neutral::mage ? table.neutrals.mage : table.neutrals.witch;
}

void show(const auto& turn, TableState& table) {
  const auto& position = turn.position;
  for (const Neutral figure : kFigures) {
    if (!is_out(position, figure)) continue;
    const std::uint16_t node = node_under(position, figure);
    part_of(table, figure) = NeutralPlace{position.tile_of(node).cell, position.feature_index(node)};
  }
}

/// Between placement and scoring, from the gold on, a feature may be complete; so may those of a game that
/// ended there.
bool may_be_complete(const auto& turn) {
  const Phase phase = turn.position.phase;
  return phase == Phase::over || turn.book.steps.within(phase, TurnStep::gold, TurnStep::come_out);
}

Result<> restore_figure(auto& turn, Neutral figure, const NeutralPlace& place) {
  auto& position = turn.position;
  const auto end = position.tiles.begin() + position.tile_count;
  const auto tile = std::find_if(position.tiles.begin(), end,
                                 [&](const TileOnTable& one) { return one.cell == place.cell; });
  if (tile == end || place.feature >= turn.book.facts(tile->tile).features)
    return bad("The figure stands nowhere.", std::string(name(figure)));
  const auto node = static_cast<std::uint16_t>(tile->first_node + place.feature);
  const FeatureKind kind = position.nodes[node].kind;
  const bool sound = (kind == FeatureKind::road || kind == FeatureKind::city) &&
                     (!is_complete(position, node) || may_be_complete(turn));
  if (!sound) return bad("The figure stands on an incomplete road or city.", std::string(name(figure)));
  stands_of(position, figure) = static_cast<std::uint16_t>(node + 1);
  return {};
}

Result<> restore(auto& turn, const TableState& table) {
  const auto& position = turn.position;
  for (const Neutral figure : kFigures) {
    const auto& place = part_of(table, figure);
    if (!place) continue;
    if (auto done = restore_figure(turn, figure, *place); !done) return done;
  }
  const bool is_asked = position.phase == Phase::mage;
  // A tile may join their features, and be asked for gold before they part.
  const bool may_share = position.phase == Phase::over ||
                         turn.book.steps.within(position.phase, TurnStep::gold, TurnStep::neutrals);
  if (are_together(position) && !may_share)
    return bad("The mage and the witch never share a feature.", "witch");
  if (is_asked && !are_together(position) && !shows_symbol(turn))
    return bad("The last tile moves neither the mage nor the witch.", "phase");
  return {};
}

void mix_in(const auto& turn, Hash& hash) {
  for (const Neutral figure : kFigures) {
    const std::uint16_t stands = stands_of(turn.position, figure);
    if (stands != 0) hash.mix(static_cast<std::uint64_t>(figure) << 16 | stands);
  }
}

/// MAGE-COMP-01.
void add_tiles(const Rules& rules, TileSupply& supply) {
  add_set("mage_and_witch", rules.edition, supply.land());
}

constexpr auto kInstall = [](const Rules&, FullRoom auto& book) {
  book.steps.add(TurnStep::neutrals, bit(Phase::mage), ask_for_place);
  book.offer(bit(Phase::mage), add_choices);
  book.rule(ActionKind::move_mage) = {move<Neutral::mage>, bit(Phase::mage), explain_move};
  book.rule(ActionKind::move_witch) = {move<Neutral::witch>, bit(Phase::mage), explain_move};
  book.rule(ActionKind::move_mage).as_listed = by_newest_segment;
  book.rule(ActionKind::move_witch).as_listed = by_newest_segment;
  book.rule(ActionKind::remove_mage) = {remove<Neutral::mage>, bit(Phase::mage), explain_removal};
  book.rule(ActionKind::remove_witch) = {remove<Neutral::witch>, bit(Phase::mage), explain_removal};
  book.hooks.value_by_figures.push_back(add_magic);
  book.hooks.completed.push_back(leave_completed);
  book.hooks.turned_castle.push_back(leave_castle);
  book.hooks.renumbered.push_back([](auto& turn, std::uint16_t from) {
    for (const Neutral figure : kFigures) {
      std::uint16_t& stands = stands_of(turn.position, figure);
      stands = static_cast<std::uint16_t>(stands + (stands > from));
    }
  });
  book.hooks.prospects.push_back(expect_mage);
  book.hooks.prospects.push_back(expect_witch);
  book.hooks.show.push_back(show);
  book.hooks.restore.push_back(restore);
  book.hooks.hash.push_back(mix_in);
};

}  // namespace
}  // namespace mage_and_witch

constinit const ModuleRow kMageAndWitch{.spec = {"mage_and_witch", "Mage & Witch"},
                                        .add_tiles = mage_and_witch::add_tiles,
                                        .install = mage_and_witch::kInstall};

}  // namespace bastide::carcassonne
