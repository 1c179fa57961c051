// One game in progress, of any kind, as rooms, records and tools see it. Search and bots, which play millions
// of positions, use the flat positions of each game (engine/carcassonne/position.hpp).
#pragma once

#include <engine/action.hpp>
#include <engine/event.hpp>
#include <engine/rejection.hpp>
#include <engine/setup.hpp>
#include <engine/survey.hpp>
#include <engine/view.hpp>

#include <cstddef>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace bastide {

class PackedGame;

/// A position with its set-up. `clone` copies everything that can change. Not synchronised: one
/// thread at a time.
class Game {
 public:
  virtual ~Game() = default;
  virtual std::unique_ptr<Game> clone() const = 0;
  /// A copy in as few bytes as the table needs, for games that wait; nullptr in the page, which has few.
  virtual std::unique_ptr<const PackedGame> pack() const = 0;

  virtual const Setup& setup() const = 0;

  /// The seat that must act; kNoSeat when the game is over.
  virtual Seat to_act() const = 0;
  bool over() const { return to_act() == kNoSeat; }
  virtual Phase phase() const = 0;
  /// Requires, also for the next function: the set-up has the seat.
  virtual int score(Seat seat) const = 0;
  virtual bool resigned(Seat seat) const = 0;
  /// Empty before the game is over.
  virtual std::optional<GameFinished> result() const = 0;

  /// Carries out an action of `seat` and its consequences: scoring, the end of the turn, draws, up to
  /// the next decision or the end. Appends what happened to `events`. Rejects with an action/… code,
  /// or with setup/bad_chance if the set-up forces an impossible draw; then neither the state nor
  /// `events` has changed.
  virtual Result<> apply(Seat seat, const Action& action, Events& events) = 0;

  /// Every legal action of the seat to act except `resign`, and no other, in a fixed order: placements by
  /// reading order and rotation, then the others by kind, piece and feature, `pass` last. Never empty unless
  /// the game is over.
  virtual std::vector<Action> legal_actions() const = 0;

  /// What `viewer` may know; kNoSeat: a spectator. Only the seat to act gets legal actions.
  virtual View view(Seat viewer) const = 0;

  /// What can be read off the board. Reveals nothing hidden.
  virtual Survey survey() const = 0;

  /// Tiles drawn so far in order, including discards and the tile in hand.
  virtual std::vector<TileId> drawn() const = 0;

  virtual Snapshot snapshot() const = 0;

  /// Hash over the whole state: equal for equal states, on every machine and compiler.
  virtual std::uint64_t fingerprint() const = 0;
};

/// A game that answers nothing until it is unpacked.
class PackedGame {
 public:
  virtual ~PackedGame() = default;
  virtual std::unique_ptr<Game> unpack() const = 0;
};

/// By seat.
std::vector<int> scores(const Game& game);

/// A kind of game: its tables of rules and how it begins. One immutable object per kind, in static storage.
class GameKind {
 public:
  virtual ~GameKind() = default;
  virtual std::string_view name() const = 0;
  virtual std::string_view default_preset() const = 0;
  virtual std::span<const std::string_view> editions() const = 0;
  virtual std::span<const ModuleSpec> modules() const = 0;
  virtual std::span<const OptionSpec> options() const = 0;
  virtual std::span<const PresetSpec> presets() const = 0;
  virtual std::span<const MendSpec> mends() const = 0;

  /// That of new games: the revision of the last mend, 0 before there is one.
  int newest_revision() const;

  /// Checks and completes the requested rules. Rejects with a rules/… code and the place of the fault.
  virtual Result<Rules> resolve(const RulesRequest& request) const = 0;
  /// The fewest and most seats by these rules (BASE-PLAYERS-01, BASE-PLAYERS-02).
  virtual int seats_min() const = 0;
  virtual int seats_max(const Rules& rules) const = 0;
  /// The piles in drawing order, unshuffled: each lists its tiles in catalogue order, equal
  /// tiles side by side.
  virtual std::vector<Pile> piles(const Rules& rules) const = 0;
  virtual std::vector<StartTile> opening_layout(const Rules& rules) const = 0;
  /// Accepts the catalogue id and the game's short names ("E" for "base-E").
  virtual std::optional<TileId> find_tile(std::string_view name) const = 0;
  /// Every tile of this game, ascending.
  virtual std::vector<TileId> tiles() const = 0;

  /// Begins a game and advances to the first decision. Rejects with a setup/… code.
  virtual Result<std::unique_ptr<Game>> start(const Setup& setup, Events& events) const = 0;
  /// Continues from a snapshot taken under the same set-up. Rejects with setup/bad_snapshot.
  virtual Result<std::unique_ptr<Game>> restore(const Setup& setup, const Snapshot& snapshot) const = 0;
};

/// All kinds of game, in listing order.
std::span<const GameKind* const> games();
/// nullptr when there is no such game.
const GameKind* find_game(std::string_view name);

/// Whether nobody may foresee what follows the event: it ends a turn, or reveals something hidden. Previews
/// and steps of several actions stop there, since the result of the next action could tell what was revealed.
bool ends_foresight(const Event& event);

/// A step carried out on a copy of the game. Its events may hold what is hidden until the step is played.
struct TriedStep {
  std::unique_ptr<Game> game;  ///< after the step
  Events events;
};
/// `actions[action]` of a step was rejected.
struct RejectedStep {
  std::size_t action = 0;
  Rejection rejection;
};
/// Tries `actions` of `seat` in order, as one step. Changes nothing. Rejects the first action that
/// Game::apply rejects, and with action/wrong_phase every action behind an event that ends foresight.
std::expected<TriedStep, RejectedStep> try_step(const Game& game, Seat seat, std::span<const Action> actions);
/// The same with a copy of the game, which becomes the game after the step.
std::expected<TriedStep, RejectedStep> try_step(std::unique_ptr<Game> copy, Seat seat,
                                                std::span<const Action> actions);

/// The survey after `actions` of `seat`; without actions the current one, for any seat. Rejects as try_step,
/// and with action/wrong_phase the last action if nobody may look behind it.
std::expected<Survey, RejectedStep> survey_behind(const Game& game, Seat seat,
                                                  std::span<const Action> actions);

/// What may be known of a step before it is played: its events stop at the end of the turn and at the next
/// draw; the number of a revealed wall tile is left out.
struct Preview {
  struct Choice;
  Events events;                ///< up to the end of the turn at most
  std::vector<Choice> choices;  ///< what may follow in the same turn; empty if the turn ends
  bool ends_turn = false;       ///< or goes on with a draw
  bool in_view = false;         ///< play the step before choosing: the view then tells more about the choices
};
struct Preview::Choice {
  Action action;
  std::optional<Preview> then;  ///< the preview of this choice: its own events, and what may follow
};
/// `seat`: whose step it was. Explores what may follow, breadth first, up to `choices_max` choices; further
/// choices have no `then`, nor do placements of a tile and what follows an event that ends foresight.
Preview preview(const TriedStep& step, Seat seat, std::size_t choices_max);

}  // namespace bastide
