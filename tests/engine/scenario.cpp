#include "scenario.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <stdexcept>
#include <string>

namespace bastide::test {
namespace {

template <class Wanted>
Action claim_where(const Game& game, Wanted wanted) {
  const PlacedTile placed = game.snapshot().table.board.back();
  const auto segments = tile(placed.tile).segments;
  for (std::size_t index = 0; index < segments.size(); ++index)
    if (wanted(segments[index], placed.rotation)) return deploy(static_cast<int>(index));
  throw std::runtime_error("no such feature on " + std::string(tile(placed.tile).id));
}

Events joined(Events first, const Events& second) {
  first.insert(first.end(), second.begin(), second.end());
  return first;
}

}  // namespace

const GameKind& carcassonne() {
  const GameKind* kind = find_game("carcassonne");
  if (kind == nullptr) throw std::runtime_error("no game carcassonne");
  return *kind;
}

Rules base_rules(const Options& options, bool farmers, std::string_view preset) {
  return rules_with(farmers ? std::vector<std::string>{"farmers"} : std::vector<std::string>{}, options,
                    preset);
}

Rules rules_with(const std::vector<std::string>& modules, const Options& options, std::string_view preset) {
  return accepted(
      carcassonne().resolve({.preset = std::string(preset), .modules = modules, .options = options}));
}

std::vector<TileId> tiles(std::initializer_list<std::string_view> names) {
  std::vector<TileId> ids;
  for (const std::string_view name : names) ids.push_back(tile_named(name));
  return ids;
}

TileId tile_named(std::string_view name) { return carcassonne().find_tile(name).value(); }

Setup forced_setup(const Rules& rules, int seats, std::vector<TileId> order) {
  return {.rules = rules,
          .seats = seats,
          .start = carcassonne().opening_layout(rules),
          .forced = std::move(order),
          .end_after_forced = true,
          .piles = carcassonne().piles(rules)};
}

Setup shuffled_setup(const Rules& rules, int seats, Random& random) {
  Setup setup = {.rules = rules,
                 .seats = seats,
                 .start = carcassonne().opening_layout(rules),
                 .piles = carcassonne().piles(rules)};
  for (Pile& pile : setup.piles) random.shuffle(std::span(pile.items));
  Random fork = random;  // does not advance the original
  setup.chance = std::make_shared<const RandomStreams>(fork.next());
  return setup;
}

std::pair<std::unique_ptr<Game>, Events> started_with_events(const Setup& setup) {
  Events events;
  std::unique_ptr<Game> game = accepted(find_game(setup.rules.game)->start(setup, events));
  return {std::move(game), std::move(events)};
}

std::unique_ptr<Game> started(const Setup& setup) { return started_with_events(setup).first; }

std::unique_ptr<Game> continued(const Setup& setup, const Snapshot& snapshot) {
  return accepted(find_game(setup.rules.game)->restore(setup, snapshot));
}

Events play(Game& game, const Action& action) {
  Events events;
  const Result<> result = game.apply(game.to_act(), action, events);
  if (!result)
    throw std::runtime_error(std::string(name(result.error().code)) + ": " + result.error().reason);
  return events;
}

Result<Preview> foresee(const Game& game, Seat seat, std::span<const Action> actions,
                        std::size_t choices_max) {
  const auto tried = try_step(game, seat, actions);
  if (!tried) return std::unexpected(tried.error().rejection);
  return preview(*tried, seat, choices_max);
}

std::vector<Action> actions_of(const Preview& preview) {
  std::vector<Action> actions;
  for (const Preview::Choice& choice : preview.choices) actions.push_back(choice.action);
  return actions;
}

Action place(int x, int y, int rotation) {
  return Action{.kind = ActionKind::place_tile,
                .rotation = static_cast<Rotation>(rotation),
                .cell = {.x = static_cast<std::int16_t>(x), .y = static_cast<std::int16_t>(y)}};
}

Action deploy(int feature) {
  return Action{.kind = ActionKind::deploy, .feature = static_cast<std::uint8_t>(feature)};
}

Action claim(const Game& game, FeatureKind kind, Side side) {
  const int wanted = static_cast<int>(side);
  return claim_where(game, [&](const Segment& segment, int rotation) {
    return segment.kind == kind && (segment.sides >> (wanted - rotation + 4) % 4 & 1) != 0;
  });
}

Action claim_field(const Game& game, int half) {
  return claim_where(game, [&](const Segment& segment, int rotation) {
    return segment.kind == FeatureKind::field && (segment.halves >> (half - 2 * rotation + 8) % 8 & 1) != 0;
  });
}

Action claim_one_of(const Game& game, std::initializer_list<FeatureKind> kinds) {
  return claim_where(game, [&](const Segment& segment, int) {
    return std::ranges::find(kinds, segment.kind) != kinds.end();
  });
}

Action claim_monastery(const Game& game) { return claim_one_of(game, {FeatureKind::monastery}); }

Events lay(Game& game, int x, int y, int rotation) {
  const Seat seat = game.to_act();
  const int turn = game.snapshot().table.turn;
  Events events = play(game, place(x, y, rotation));
  const TableState after = game.snapshot().table;
  const bool asked = after.seat == seat && after.turn == turn && after.phase == Phase::action;
  return asked ? joined(std::move(events), play(game, kPass)) : events;
}

Events lay_and(Game& game, int x, int y, int rotation, const Action& action) {
  Events placing = play(game, place(x, y, rotation));
  return joined(std::move(placing), play(game, action));
}

Events lay_and_claim(Game& game, int x, int y, int rotation, FeatureKind kind, Side side) {
  Events placing = play(game, place(x, y, rotation));
  return joined(std::move(placing), play(game, claim(game, kind, side)));
}

Events lay_and_farm(Game& game, int x, int y, int rotation, int half) {
  Events placing = play(game, place(x, y, rotation));
  return joined(std::move(placing), play(game, claim_field(game, half)));
}

Events lay_and_pray(Game& game, int x, int y, int rotation) {
  Events placing = play(game, place(x, y, rotation));
  return joined(std::move(placing), play(game, claim_monastery(game)));
}

int score(const Game& game, Seat seat) { return game.snapshot().table.seats.at(seat).score; }

int supply(const Game& game, Seat seat, PieceKind piece) {
  return game.snapshot().table.seats.at(seat).supply[static_cast<std::size_t>(piece)];
}

Phase phase(const Game& game) { return game.snapshot().table.phase; }

bool is_legal(const Game& game, const Action& action) {
  const std::vector<Action> legal = game.legal_actions();
  return std::ranges::find(legal, action) != legal.end();
}

Code code_of(const Game& game, const Action& action) {
  Events events;
  const Result<> result = game.clone()->apply(game.to_act(), action, events);
  if (result) throw std::runtime_error("the action was not refused");
  return result.error().code;
}

Code refused_save(const Game& game, const std::function<void(TableState&)>& change) {
  Snapshot snapshot = game.snapshot();
  change(snapshot.table);
  const auto restored = carcassonne().restore(game.setup(), snapshot);
  if (restored) throw std::runtime_error("the save was not refused");
  return restored.error().code;
}

}  // namespace bastide::test
