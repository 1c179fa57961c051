#include <engine/game.hpp>

#include "carcassonne/carcassonne.hpp"
#include "castle/castle.hpp"
#include "discovery/discovery.hpp"

#include <algorithm>
#include <deque>
#include <stdexcept>
#include <utility>

namespace bastide {

std::span<const GameKind* const> games() {
  static constexpr const GameKind* kGames[] = {&carcassonne::kCarcassonne, &castle::kCastle,
                                               &discovery::kDiscovery};
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
bool turns_up(const Event& event) {
  return std::visit([]<class E>(const E&) { return reveals<E>; }, event);
}

/// What is revealed is not known yet, and nothing later in the turn depends on it.
#define REVEALS_ONLY(Type, field) \
  void hide(Type& event) { event.field = {}; }
#include <engine/words.def>

template <class E>
concept CanBeHidden = requires(E& event) { hide(event); };

/// Everything later in the turn depends on what the event reveals.
bool draws(const Event& event) {
  return std::visit([]<class E>(const E&) { return reveals<E> && !CanBeHidden<E>; }, event);
}

/// The events up to the end of the turn or the next draw.
Events told(std::span<const Event> events) {
  const auto end = std::find_if(events.begin(), events.end(), ends_turn);
  const auto drawn = std::find_if(events.begin(), events.end(), draws);
  Events told(events.begin(), end == events.end() ? drawn : std::min(end + 1, drawn));
  for (Event& event : told) {
    std::visit(
        []<class E>(E& one) {
          if constexpr (CanBeHidden<E>) hide(one);
        },
        event);
  }
  return told;
}

/// The preview of `events`, after which the game stands as `game`; explores nothing that may follow.
Preview told_of(std::span<const Event> events, const Game& game, Seat seat) {
  Preview preview{.events = told(events), .choices = {}, .ends_turn = false};
  preview.ends_turn =
      game.over() || std::ranges::any_of(events, ends_turn) || std::ranges::any_of(events, draws);
  if (preview.ends_turn || game.to_act() != seat) return preview;
  preview.in_view = is_told_by_view(game.phase());
  for (const Action& action : game.legal_actions()) preview.choices.push_back({action, std::nullopt});
  return preview;
}

/// A preview whose choices may be explored, with the game before them.
struct Unexplored {
  Preview* preview;
  std::unique_ptr<Game> game;
};

}  // namespace

std::vector<int> scores(const Game& game) {
  std::vector<int> all;
  for (int seat = 0; seat < game.setup().seats; ++seat) all.push_back(game.score(static_cast<Seat>(seat)));
  return all;
}

Survey survey_of(Survey whole, Cell cell) {
  const auto lies_there = [&](const SegmentOnTable& segment) { return segment.cell == cell; };
  std::erase_if(whole.features,
                [&](const auto& feature) { return std::ranges::none_of(feature.segments, lies_there); });
  std::erase_if(whole.cells, [&](const auto& one) { return one.cell != cell; });
  return whole;
}

bool ends_foresight(const Event& event) { return ends_turn(event) || turns_up(event); }

std::expected<TriedStep, RejectedStep> try_step(const Game& game, Seat seat,
                                                std::span<const Action> actions) {
  return try_step(game.clone(), seat, actions);
}

std::expected<TriedStep, RejectedStep> try_step(std::unique_ptr<Game> copy, Seat seat,
                                                std::span<const Action> actions) {
  TriedStep step{.game = std::move(copy), .events = {}};
  for (std::size_t i = 0; i < actions.size(); ++i) {
    if (std::any_of(step.events.begin(), step.events.end(), ends_foresight)) {
      return std::unexpected(RejectedStep{
          i, {Code::wrong_phase, "A step ends with the turn and where something hidden is turned up."}});
    }
    if (auto done = step.game->apply(seat, actions[i], step.events); !done)
      return std::unexpected(RejectedStep{i, std::move(done.error())});
  }
  return step;
}

std::expected<Survey, RejectedStep> survey_behind(const Game& game, Seat seat,
                                                  std::span<const Action> actions) {
  if (actions.empty()) return game.survey();
  const auto tried = try_step(game, seat, actions);
  if (!tried) return std::unexpected(tried.error());
  if (std::ranges::any_of(tried->events, ends_foresight)) {
    return std::unexpected(
        RejectedStep{actions.size() - 1, {Code::wrong_phase, "Nobody can look behind the end of the turn."}});
  }
  return tried->game->survey();
}

Preview preview(const TriedStep& step, Seat seat, std::size_t choices_max) {
  Preview whole = told_of(step.events, *step.game, seat);
  std::deque<Unexplored> left;
  const auto note = [&](Preview& preview, std::span<const Event> events, auto&& game) {
    if (!preview.choices.empty() && std::ranges::none_of(events, ends_foresight))
      left.push_back({&preview, std::forward<decltype(game)>(game)});
  };
  note(whole, step.events, step.game->clone());
  std::size_t explored = 0;
  for (; !left.empty(); left.pop_front()) {
    for (auto& [action, then] : left.front().preview->choices) {
      if (is_placement(action.kind)) continue;
      if (explored++ == choices_max) return whole;
      std::unique_ptr<Game> game = left.front().game->clone();
      Events events;
      if (const auto done = game->apply(seat, action, events); !done) {
        if (done.error().code == Code::bad_chance) continue;  // the record forces an impossible value
        throw std::logic_error("preview: a legal action was refused");
      }
      then = told_of(events, *game, seat);
      note(*then, events, std::move(game));
    }
  }
  return whole;
}

}  // namespace bastide
