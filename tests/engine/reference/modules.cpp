#include "reference/module.hpp"

#include <algorithm>
#include <set>

namespace bastide::reference {
namespace {

constexpr const Module* kAll[] = {
    &kBase,
#define MODULE(row) &row,
#include <engine/words.def>
};

}  // namespace

std::span<const Module* const> every_module() { return kAll; }

const std::vector<const Module*>& modules_of(const Rules& rules) {
  // A game asks for the same ones all the time.
  thread_local std::vector<std::string_view> names;
  thread_local std::vector<const Module*> in_play;
  if (in_play.empty() || names != rules.modules) {
    names = rules.modules;
    in_play.clear();
    std::ranges::copy_if(kAll, std::back_inserter(in_play),
                         [&](const Module* module) { return module == &kBase || rules.has(module->name); });
  }
  return in_play;
}

const ActionRule* action_rule(const Rules& rules, ActionKind kind) {
  for (const Module* module : modules_of(rules))
    for (const ActionRule& rule : module->actions)
      if (rule.kind == kind) return &rule;
  return nullptr;
}

const PhaseRule* phase_rule(const Rules& rules, Phase phase) {
  for (const Module* module : modules_of(rules))
    for (const PhaseRule& rule : module->phases)
      if (rule.phase == phase) return &rule;
  return nullptr;
}

bool is_sheltered(const TableState& table, const PlacedPiece& piece) {
  return std::ranges::any_of(every_module(), [&](const Module* module) {
    return module->shelters && module->shelters(table, piece);
  });
}

bool may_pass(const Setup& setup, const TableState& table) {
  const PhaseRule& rule = *phase_rule(setup.rules, table.phase);
  return rule.pass != nullptr && (rule.may_pass == nullptr || rule.may_pass(setup, table));
}

std::vector<Action> choices(const Setup& setup, const TableState& table) {
  std::vector<Action> all;
  for (const Module* module : modules_of(setup.rules)) {
    if (!module->choices) continue;
    const std::vector<Action> more = module->choices(setup, table);
    all.insert(all.end(), more.begin(), more.end());
  }
  return all;
}

namespace {

std::set<PieceKind> kinds_at(const std::vector<PlacedPiece>& figures, Cell cell, std::uint8_t feature) {
  std::set<PieceKind> kinds;
  for (const PlacedPiece& figure : figures)
    if (figure.cell == cell && figure.feature == feature) kinds.insert(figure.piece);
  return kinds;
}

}  // namespace

std::vector<Action> naming(ActionKind kind, const std::vector<PlacedPiece>& figures) {
  std::vector<Action> actions;
  for (const PlacedPiece& figure : figures) {
    Action action{.kind = kind, .feature = figure.feature, .cell = figure.cell};
    if (kinds_at(figures, figure.cell, figure.feature).size() > 1) action.number = which(figure.piece);
    if (std::ranges::find(actions, action) == actions.end()) actions.push_back(action);
  }
  return actions;
}

std::optional<Code> naming_refusal(const std::vector<PlacedPiece>& figures, const Action& action,
                                   Code nobody) {
  if (kinds_at(figures, action.cell, action.feature).empty()) return nobody;
  const std::vector<Action> legal = naming(action.kind, figures);
  return std::ranges::find(legal, action) == legal.end() ? std::optional(Code::which_piece) : std::nullopt;
}

PlacedPiece named(const std::vector<PlacedPiece>& figures, const Action& action) {
  return *std::ranges::find_if(figures, [&](const PlacedPiece& figure) {
    return figure.cell == action.cell && figure.feature == action.feature &&
           (action.number == 0 || action.number == which(figure.piece));
  });
}

std::optional<Code> excluded(const Setup& setup, const TableState& table, const Action& action) {
  for (const Module* module : modules_of(setup.rules))
    if (module->excludes)
      if (const auto code = module->excludes(setup, table, action)) return code;
  return std::nullopt;
}

void add_extras(std::vector<Score>& scores, const TableState& table, const Feature& feature,
                const Rules& rules) {
  for (const Module* module : modules_of(rules)) {
    if (!module->extras) continue;
    const std::vector<Score> more = module->extras(table, feature, rules);
    scores.insert(scores.end(), more.begin(), more.end());
  }
}

void add_farm_ends(std::vector<Score>& scores, const TableState& table, const Feature& farm,
                   const Rules& rules) {
  for (const Module* module : modules_of(rules)) {
    if (!module->farm_ends) continue;
    const std::vector<Score> more = module->farm_ends(table, farm, rules);
    scores.insert(scores.end(), more.begin(), more.end());
  }
}

const Module* module_of_corners(const Rules& rules, PieceKind piece) {
  for (const Module* module : modules_of(rules))
    if (module->on_corners && module->on_corners(piece, rules)) return module;
  return nullptr;
}

bool claims(const Rules& rules, PieceKind piece, FeatureKind kind) {
  return std::ranges::any_of(modules_of(rules), [&](const Module* module) {
    return module->claims && module->claims(piece, kind, rules);
  });
}

bool tops_towers(const Rules& rules, PieceKind piece) {
  return std::ranges::any_of(modules_of(rules), [&](const Module* module) {
    return module->tops_towers && module->tops_towers(piece);
  });
}

Standing standing(const Rules& rules, PieceKind piece) {
  for (const Module* module : modules_of(rules))
    if (module->standing)
      if (const Standing own = module->standing(piece)) return own;
  return nullptr;
}

bool in_game(const Rules& rules, PieceKind piece) {
  for (std::size_t kind = 0; kind < enum_size<FeatureKind>(); ++kind)
    if (claims(rules, piece, static_cast<FeatureKind>(kind))) return true;
  return module_of_corners(rules, piece) != nullptr;
}

std::span<const Segment> segments_of(TileId id, const Rules& rules) {
  for (const Module* module : modules_of(rules))
    if (module->segments)
      if (const auto changed = module->segments(id, rules); !changed.empty()) return changed;
  return tile(id).segments;
}

namespace {

std::optional<Code> placement_refusal(const TableState& table, const Board& board, Spot spot, Laid laid,
                                      const Rules& rules) {
  if (laid.rotation > 3) return Code::bad_rotation;
  if (board.contains(spot)) return Code::cell_occupied;
  if (!touches_a_tile(board, spot)) return Code::cell_not_adjacent;
  if (!edges_fit(board, spot, laid)) return Code::tile_does_not_fit;
  for (const Module* module : modules_of(rules))
    if (module->placement_refusal)
      if (const auto code = module->placement_refusal(table, spot, laid, rules)) return code;
  return std::nullopt;
}

}  // namespace

std::optional<Code> placement_refusal(const TableState& table, Spot spot, Laid laid, const Rules& rules) {
  return placement_refusal(table, board_of(table), spot, laid, rules);
}

std::vector<Placement> legal_placements(const TableState& table, TileId tile, const Rules& rules) {
  const Board board = board_of(table);
  std::vector<Placement> legal = placements(board, tile);
  std::erase_if(legal, [&](const Placement& placement) {
    return placement_refusal(table, board, placement.spot, {tile, placement.rotation}, rules).has_value();
  });
  return legal;
}

}  // namespace bastide::reference
