#include <engine/game.hpp>

#include "carcassonne/carcassonne.hpp"
#include "castle/castle.hpp"

#include <algorithm>
#include <utility>

namespace bastide {

std::span<const GameKind* const> games() {
  static constexpr const GameKind* kGames[] = {&carcassonne::kCarcassonne, &castle::kCastle};
  return kGames;
}

const GameKind* find_game(std::string_view name) {
  for (const GameKind* game : games()) {
    if (game->name() == name) return game;
  }
  return nullptr;
}

namespace {

bool ends_turn(const Event& event) { return std::holds_alternative<TurnEnded>(event); }
bool draws(const Event& event) { return std::holds_alternative<TileDrawn>(event); }
bool turns_up(const Event& event) {
  return std::visit([]<class E>(const E&) { return reveals<E>; }, event);
}

/// Up to the end of the turn or the next tile. Whatever else is turned up is left out: what it is, is
/// nobody's to know yet, and nothing that follows in the same turn depends on it (CASTLE-WALL-04).
void leave_out_what_is_hidden(Events& events) {
  const auto end = std::find_if(events.begin(), events.end(), ends_turn);
  const auto drawn = std::find_if(events.begin(), events.end(), draws);
  events.erase(end == events.end() ? drawn : std::min(end + 1, drawn), events.end());
  std::erase_if(events, turns_up);
}

}  // namespace

bool ends_foresight(const Event& event) { return ends_turn(event) || turns_up(event); }

std::expected<TriedStep, RefusedStep> try_step(const Game& game, Seat seat, std::span<const Action> actions) {
  TriedStep step{.game = game.clone(), .events = {}};
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (std::any_of(step.events.begin(), step.events.end(), ends_foresight)) {
      return std::unexpected(RefusedStep{
          i, {Code::wrong_phase, "A step ends with the turn and where something hidden is turned up."}});
    }
    if (auto done = step.game->apply(seat, actions[i], step.events); !done)
      return std::unexpected(RefusedStep{i, std::move(done.error())});
  }
  return step;
}

Preview preview(const TriedStep& step, Seat seat) {
  const auto any = [&](auto is) { return std::any_of(step.events.begin(), step.events.end(), is); };
  Preview preview;
  preview.events = step.events;
  leave_out_what_is_hidden(preview.events);
  preview.ends_turn = step.game->over() || any(ends_turn) || any(draws);
  if (!preview.ends_turn && step.game->to_act() == seat) preview.choices = step.game->legal_actions();
  return preview;
}

}  // namespace bastide
