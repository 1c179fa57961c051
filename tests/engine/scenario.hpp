// Shorthand for building set-ups and playing moves in tests.
#pragma once

#include <engine/game.hpp>
#include <engine/random.hpp>

#include <functional>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::test {

/// The value that the engine has accepted; a rejection is a mistake in the test.
template <class T>
T accepted(Result<T> result) {
  if (!result)
    throw std::runtime_error(std::string(name(result.error().code)) + ": " + result.error().reason);
  return std::move(*result);
}

const GameKind& carcassonne();

using Options = std::map<std::string, OptionInput>;

/// Rules of the base game alone (no modules but `farmers`), preset `standard` unless said otherwise.
Rules base_rules(const Options& options = {}, bool farmers = true, std::string_view preset = "standard");

/// Rules with exactly these modules.
Rules rules_with(const std::vector<std::string>& modules, const Options& options = {},
                 std::string_view preset = "standard");

/// Tiles by the game's short names.
std::vector<TileId> tiles(std::initializer_list<std::string_view> names);
TileId tile_named(std::string_view name);

/// A set-up with the opening layout whose whole deck is `order`.
Setup forced_setup(const Rules& rules, int seats, std::vector<TileId> order);
/// A set-up with the opening layout and the game's own piles, shuffled.
Setup shuffled_setup(const Rules& rules, int seats, Random& random);

/// Begins a game. Requires: the set-up is accepted.
std::unique_ptr<Game> started(const Setup& setup);
std::pair<std::unique_ptr<Game>, Events> started_with_events(const Setup& setup);

/// Continues from a snapshot that a test has changed. Requires: the snapshot is accepted.
std::unique_ptr<Game> continued(const Setup& setup, const Snapshot& snapshot);

/// Carries out a legal action of the seat to act and returns the events.
Events play(Game& game, const Action& action);

/// The preview of these actions as one step; explores nothing by default. Rejects what try_step rejects.
Result<Preview> foresee(const Game& game, Seat seat, std::span<const Action> actions,
                        std::size_t choices_max = 0);
std::vector<Action> actions_of(const Preview& preview);

Action place(int x, int y, int rotation);
Action deploy(int feature);

/// The deployment on the tile placed last: on its road, city or river that leaves through this side in its
/// rotation, on its field that holds this half-edge (0 to 7, clockwise from the north-west corner, in its
/// rotation), or on its monastery.
Action claim(const Game& game, FeatureKind kind, Side side);
Action claim_field(const Game& game, int half);
Action claim_monastery(const Game& game);
/// The deployment on its first feature of one of these kinds.
Action claim_one_of(const Game& game, std::initializer_list<FeatureKind> kinds);

/// Places and deploys nothing.
Events lay(Game& game, int x, int y, int rotation);
/// Places and does one thing more; returns the events of both.
Events lay_and(Game& game, int x, int y, int rotation, const Action& action);
/// Places and claims; returns the events of both.
Events lay_and_claim(Game& game, int x, int y, int rotation, FeatureKind kind, Side side);
Events lay_and_farm(Game& game, int x, int y, int rotation, int half);
Events lay_and_pray(Game& game, int x, int y, int rotation);

int score(const Game& game, Seat seat);
int supply(const Game& game, Seat seat, PieceKind piece = PieceKind::meeple);
Phase phase(const Game& game);
bool is_legal(const Game& game, const Action& action);
/// The code of the rejection of this action by the seat to act. Requires: it is rejected.
Code code_of(const Game& game, const Action& action);
/// The code of the rejection of a save with this change of its table. Requires: it is rejected.
Code refused_save(const Game& game, const std::function<void(TableState&)>& change);

inline constexpr Action kPass{.kind = ActionKind::pass};
inline constexpr Action kDrawAgain{.kind = ActionKind::draw_again};
inline constexpr Action kResign{.kind = ActionKind::resign};

/// The events of one type, in order.
template <class E>
std::vector<E> only(const Events& events) {
  std::vector<E> found;
  for (const Event& event : events)
    if (const E* it = std::get_if<E>(&event)) found.push_back(*it);
  return found;
}

}  // namespace bastide::test
