#include <engine/game.hpp>

#include "carcassonne/carcassonne.hpp"

#include <algorithm>

namespace bastide {

std::span<const GameKind* const> games() {
  static constexpr const GameKind* kGames[] = {&carcassonne::kCarcassonne};
  return kGames;
}

const GameKind* find_game(std::string_view name) {
  for (const GameKind* game : games()) {
    if (game->name() == name) return game;
  }
  return nullptr;
}

namespace {

bool is_turn_end(const Event& event) { return std::holds_alternative<TurnEnded>(event); }
bool is_draw(const Event& event) { return std::holds_alternative<TileDrawn>(event); }

}  // namespace

Result<Preview> preview(const Game& game, Seat seat, std::span<const Action> actions) {
  const auto trial = game.clone();
  Events events;
  for (const Action& action : actions) {
    if (std::any_of(events.begin(), events.end(), is_turn_end) ||
        std::any_of(events.begin(), events.end(), is_draw))
      return reject(Code::wrong_phase, "A preview ends with the turn and at a draw.");
    if (auto done = trial->apply(seat, action, events); !done) return std::unexpected(done.error());
  }
  // What follows the end of the turn begins with a draw, which is nobody's to know.
  const auto end = std::find_if(events.begin(), events.end(), is_turn_end);
  const auto draw = std::find_if(events.begin(), events.end(), is_draw);
  Preview preview;
  preview.ends_turn = end != events.end() || draw != events.end() || trial->over();
  if (!preview.ends_turn && trial->to_act() == seat) preview.choices = trial->legal_actions();
  events.erase(end != events.end() ? std::min(end + 1, draw) : draw, events.end());
  preview.events = std::move(events);
  return preview;
}

}  // namespace bastide
