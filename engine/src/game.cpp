#include <engine/game.hpp>

#include "carcassonne/carcassonne.hpp"
#include "castle/castle.hpp"

#include <algorithm>

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
bool takes_wall_tile(const Event& event) { return std::holds_alternative<WallTileTaken>(event); }

/// Up to the end of the turn or the next tile. A wall tile that is taken is left out: what it is, is nobody's to know yet,
/// and nothing that follows in the same turn depends on it (CASTLE-WALL-04).
void leave_out_what_is_hidden(Events& events) {
  const auto end = std::find_if(events.begin(), events.end(), ends_turn);
  const auto drawn = std::find_if(events.begin(), events.end(), draws);
  events.erase(end == events.end() ? drawn : std::min(end + 1, drawn), events.end());
  std::erase_if(events, takes_wall_tile);
}

}  // namespace

bool ends_foresight(const Event& event) { return ends_turn(event) || draws(event) || takes_wall_tile(event); }

Result<Preview> preview(const Game& game, Seat seat, std::span<const Action> actions) {
  const auto trial = game.clone();
  Events events;
  for (const Action& action : actions) {
    if (std::any_of(events.begin(), events.end(), ends_foresight)) {
      return reject(Code::wrong_phase,
                    "A preview ends with the turn and where something hidden is turned up.");
    }
    if (auto done = trial->apply(seat, action, events); !done) return std::unexpected(done.error());
  }
  Preview preview;
  preview.ends_turn = trial->over() || std::any_of(events.begin(), events.end(), ends_turn) ||
                      std::any_of(events.begin(), events.end(), draws);
  if (!preview.ends_turn && trial->to_act() == seat) preview.choices = trial->legal_actions();
  leave_out_what_is_hidden(events);
  preview.events = std::move(events);
  return preview;
}

}  // namespace bastide
