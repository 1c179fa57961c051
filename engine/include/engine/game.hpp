// One game in progress, as rooms, records and tools see it, whichever game it is. For search and bots, which
// play millions of positions, use the flat positions of the single games (engine/carcassonne/position.hpp).
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

/// A position with its set-up. A value behind a pointer: `clone` copies it,
/// nothing is shared that can change.
/// Not synchronised: one thread at a time.
class Game {
 public:
  virtual ~Game() = default;
  virtual std::unique_ptr<Game> clone() const = 0;

  virtual const Setup& setup() const = 0;

  /// Who must act; kNoSeat when the game is over.
  virtual Seat to_act() const = 0;
  bool over() const { return to_act() == kNoSeat; }
  virtual Phase phase() const = 0;
  /// Requires, for this and the next: the set-up has the seat.
  virtual int score(Seat seat) const = 0;
  virtual bool resigned(Seat seat) const = 0;
  /// Nothing before the game is over.
  virtual std::optional<GameFinished> result() const = 0;

  /// Carries out one action of `seat` and everything that follows by itself: scoring, the end of the turn,
  /// draws, up to the next decision or the end. Appends what happened to `events`. Rejects with an action/…
  /// code, or with setup/bad_chance where the set-up forces a draw that cannot come; then neither the state
  /// nor `events` has changed.
  virtual Result<> apply(Seat seat, const Action& action, Events& events) = 0;

  /// Every legal action of the seat to act except `resign`, in a fixed order:
  /// placements by reading order and rotation, then the others by kind, piece and feature, `pass` last.
  /// Complete and sound. Never empty unless over.
  virtual std::vector<Action> legal_actions() const = 0;

  /// What `viewer` may know; kNoSeat for a spectator. Legal actions only for the seat to act.
  virtual View view(Seat viewer) const = 0;

  /// What can be read off the board. Tells nothing that is hidden.
  virtual Survey survey() const = 0;

  /// Tiles drawn so far in order, discards and the tile in hand included.
  virtual std::vector<TileId> drawn() const = 0;

  virtual Snapshot snapshot() const = 0;

  /// Hash over the whole state; equal states are equal here, on every machine and compiler.
  virtual std::uint64_t fingerprint() const = 0;
};

/// By seat.
std::vector<int> scores(const Game& game);

/// A kind of game: its rules' tables and how to begin. One immutable object per game, in static storage.
class GameKind {
 public:
  virtual ~GameKind() = default;
  virtual std::string_view name() const = 0;
  virtual std::string_view default_preset() const = 0;
  virtual std::span<const std::string_view> editions() const = 0;
  virtual std::span<const ModuleSpec> modules() const = 0;
  virtual std::span<const OptionSpec> options() const = 0;
  virtual std::span<const PresetSpec> presets() const = 0;

  /// Checks and completes rules as asked for. Rejects with a rules/… code and the place.
  virtual Result<Rules> resolve(const RulesRequest& request) const = 0;
  /// Fewest and most seats by these rules (BASE-PLAYERS-01, BASE-PLAYERS-02).
  virtual int seats_min() const = 0;
  virtual int seats_max(const Rules& rules) const = 0;
  /// Contents of the piles in drawing order; each lists its tiles in catalogue order,
  /// copies side by side, unshuffled.
  virtual std::vector<Pile> piles(const Rules& rules) const = 0;
  virtual std::vector<StartTile> opening_layout(const Rules& rules) const = 0;
  /// Accepts the catalogue id and the game's short names ("E" for "base-E").
  virtual std::optional<TileId> find_tile(std::string_view name) const = 0;
  /// Every tile of this game, ascending.
  virtual std::vector<TileId> tiles() const = 0;

  /// Begins a game and plays up to the first decision. Rejects with a setup/… code.
  virtual Result<std::unique_ptr<Game>> start(const Setup& setup, Events& events) const = 0;
  /// Goes on from a snapshot taken under the same set-up. Rejects with setup/bad_snapshot.
  virtual Result<std::unique_ptr<Game>> restore(const Setup& setup, const Snapshot& snapshot) const = 0;
};

/// All games, in listing order.
std::span<const GameKind* const> games();
/// nullptr when there is no such game.
const GameKind* find_game(std::string_view name);

/// Nobody may foresee what lies behind such an event: it ends a turn, or turns up what lay face down.
/// Neither a preview nor one step of several actions goes on behind it, since the fate of the next
/// action could tell what it was.
bool ends_foresight(const Event& event);

/// A step, carried out on a copy of the game. Its events may hold what is hidden
/// until the step is carried out for good.
struct TriedStep {
  std::unique_ptr<Game> game;  ///< as it stands after the step
  Events events;
};
/// `actions[action]` of a step was rejected.
struct RejectedStep {
  std::size_t action = 0;
  Rejection rejection;
};
/// Tries `actions` of `seat`, one after another, as one step. Changes nothing. Rejects the first action
/// that Game::apply rejects, and with action/wrong_phase every action behind an event that ends foresight.
std::expected<TriedStep, RejectedStep> try_step(const Game& game, Seat seat, std::span<const Action> actions);

/// What could be read off the board behind `actions` of `seat`; without actions: as it lies, whoever asks.
/// Rejects as try_step, and with action/wrong_phase the last action behind which nobody can look.
std::expected<Survey, RejectedStep> survey_behind(const Game& game, Seat seat,
                                                  std::span<const Action> actions);

/// What may be known of a step before it is carried out: its events stop at the end of the turn and where
/// something is drawn; of a wall tile that is turned up they do not tell the number.
struct Preview {
  struct Choice;
  Events events;                ///< up to the end of the turn at most
  std::vector<Choice> choices;  ///< what may follow in the same turn; empty when the turn would end
  bool ends_turn = false;       ///< or goes on with what is drawn
  bool in_view = false;  ///< carry the step out before choosing: the view then tells more of the choices
};
struct Preview::Choice {
  Action action;
  std::optional<Preview> then;  ///< what it would bring: its own events alone, and what may follow
};
/// `seat`: whose step it was. Explores what may follow, breadth first, for `choices_max` choices at most; the
/// others have no `then`, as do placements of a tile and whatever lies behind an event that ends foresight.
Preview preview(const TriedStep& step, Seat seat, std::size_t choices_max);

}  // namespace bastide
