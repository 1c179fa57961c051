// Carcassonne as a Game: a position with its set-up, the order of draws, and checks around every action.
#include "carcassonne/carcassonne.hpp"
#include "carcassonne/draw_order.hpp"
#include "carcassonne/explain.hpp"
#include "carcassonne/final_scoring.hpp"
#include "carcassonne/saves.hpp"
#include "carcassonne/setup.hpp"
#include "carcassonne/survey.hpp"
#include "common/bad_snapshot.hpp"
#include "common/luck.hpp"
#include "common/packing.hpp"
#include "common/prepared.hpp"
#include "common/room_game.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <string>
#include <string_view>

namespace bastide::carcassonne {
namespace {

constexpr std::size_t kUsualEvents = 8;  ///< of an action: few have more

/// What the cells hold follows from the other parts.
template <class B>
void used_parts(const void* at, Packing& packing) {
  static_assert(begins_with_table_and_phase<Position<B>>() && ends_with_frontier_and_cells<Position<B>>());
  const auto& position = *static_cast<const Position<B>*>(at);
  packing.take_table(position);
  packing.take_between(&position.phase, &position.frontier);
  packing.take(&position.frontier, position.frontier_count * sizeof position.frontier[0]);
}

/// What does not change while the game is played.
template <class B>
struct Fixed {
  Setup setup;
  Referee<B> referee;
};

/// What was drawn, and what is still to be.
struct Draws {
  DrawOrder draws_;
  Luck luck_ = {};
  std::vector<TileId> discards_ = {};
};

/// All of a game but its position.
template <class B>
struct Besides : Draws {
  std::shared_ptr<const Fixed<B>> fixed_;
};

template <class B>
class CarcassonneGame final : public Game, private Besides<B> {
 public:
  CarcassonneGame(const Setup& setup, std::vector<TileId> order)
      : CarcassonneGame(fix(setup, prepare<Referee<B>>(setup)), std::move(order)) {}

  CarcassonneGame(const Besides<B>& besides, std::byte* packed) : Besides<B>(besides), position_() {
    unpack(packed, &position_, used_parts<B>);
    fill_cells(position_);
  }

  Result<> begin(Events& events) {
    const auto& [setup, referee] = *fixed_;
    for (const auto& [stream, values] : setup.forced_chance)
      if (!has_stream(stream))
        return reject(Code::bad_chance, "These rules have no such stream.", at(stream));
    referee.begin(position_, setup.seats, setup.first_player, setup.start, draws_.left(), draws_.refills());
    if (over()) events.push_back(*result());
    Events log;
    if (auto done = settle(log); !done) return done;
    append(std::move(log), events, discards_);
    return {};
  }

  Result<> resume(const Snapshot& snapshot) {
    const auto& [setup, referee] = *fixed_;
    if (!draws_.resume(snapshot)) return bad("These tiles were not drawn.", "drawn");
    if (!luck_.resume(setup, snapshot.chance, [&](std::string_view stream) { return has_stream(stream); }))
      return bad("This was not drawn from these streams.", "chance");
    if (auto sound = check_drawn(snapshot); !sound) return sound;
    const TableState& table = snapshot.table;
    if (auto done = referee.restore(position_, setup, table, draws_.left(), snapshot.own); !done) return done;
    discards_ = snapshot.table.discards;
    return {};
  }

  std::unique_ptr<Game> clone() const override { return std::make_unique<CarcassonneGame>(*this); }
  std::unique_ptr<const PackedGame> pack() const override {
#ifdef BASTIDE_FEW_BOARDS  // the page, which has no room for more code
    return nullptr;
#else
    return std::make_unique<PackedOf<CarcassonneGame, Besides<B>, used_parts<B>>>(besides(), &position_);
#endif
  }
  const Setup& setup() const override { return fixed_->setup; }
  Seat to_act() const override { return position_.phase == Phase::over ? kNoSeat : position_.seat; }
  Phase phase() const override { return position_.phase; }
  int score(Seat seat) const override { return position_.scores[seat]; }
  bool resigned(Seat seat) const override { return position_.resigned >> seat & 1u; }
  std::optional<GameFinished> result() const override {
    return over() ? std::optional(carcassonne::result(position_)) : std::nullopt;
  }

  Result<> apply(Seat seat, const Action& asked, Events& events) override {
    const Action action = as_listed(normalised(asked));
    if (!is_legal(seat, action)) return std::unexpected(explain(at_table(), seat, action));
    if (fixed_->setup.forced_chance.empty()) return carry_out(seat, action, events);
    CarcassonneGame tried = *this;  // a forced value may turn out to be impossible
    if (auto done = tried.carry_out(seat, action, events); !done) return done;
    *this = std::move(tried);
    return {};
  }

  std::vector<Action> legal_actions() const override {
    ActionList list;
    fixed_->referee.legal_actions(position_, list);
    return listed({list.begin(), list.end()});
  }

  View view(Seat viewer) const override {
    View view;
    view.table = table();
    view.tiles_left = position_.tiles_left;
    view.unseen = counted({draws_.undrawn(), draws_.waiting(), draws_.below(), draws_.buried()});
    view.result = result();
    if (viewer != kNoSeat) view.own = fixed_->referee.own(position_, viewer);
    if (!over() && viewer == to_act()) view.legal = legal_actions();
    return view;
  }

  Survey survey() const override {
    const auto tiles =
        counted({draws_.undrawn(), draws_.waiting(), draws_.below(), draws_.held_back(), draws_.buried()});
    return carcassonne::survey(fixed_->referee.book(), position_, with_hand(tiles, position_.tile));
  }

  std::vector<TileId> drawn() const override { return draws_.drawn(); }

  Snapshot snapshot() const override {
    return {.table = table(),
            .drawn = static_cast<int>(draws_.drawn().size()),
            .reshuffle = draws_.reshuffle(),
            .chance = luck_.draws(),
            .own = fixed_->referee.own(position_),
            .buried = draws_.buried()};
  }

  std::uint64_t fingerprint() const override { return fixed_->referee.fingerprint(position_); }

 private:
  const Besides<B>& besides() const { return *this; }
  using Besides<B>::fixed_, Besides<B>::draws_, Besides<B>::luck_, Besides<B>::discards_;

  static std::shared_ptr<const Fixed<B>> fix(const Setup& setup,
                                             const std::shared_ptr<const Prepared<Referee<B>>>& prepared) {
    return std::make_shared<const Fixed<B>>(Fixed<B>{with(setup, prepared), prepared->referee()});
  }

  CarcassonneGame(std::shared_ptr<const Fixed<B>> fixed, std::vector<TileId> order)
      : Besides<B>{{{fixed->setup, std::move(order), fixed->referee.book().hooks.holds_back.stream}}, fixed} {
  }

  static std::string at(std::string_view stream) { return "chance." + std::string(stream); }

  bool has_stream(std::string_view stream) const {
    const auto& chances = fixed_->referee.book().chances;
    return std::ranges::find(chances, stream, &ChanceRule<B>::stream) != chances.end();
  }

  /// Rejects only forced draws that cannot come (EXP-CHANCE-05). The game is unusable after a
  /// rejection, and `events` is unchanged.
  Result<> carry_out(Seat seat, const Action& action, Events& events) {
    const auto& referee = fixed_->referee;
    Events log;
    log.reserve(kUsualEvents);
    if (action.kind == ActionKind::place_tile) draws_.tile_placed(position_.tile);
    if (action.kind == ActionKind::resign)
      referee.resign(position_, seat, &log);
    else
      referee.play(position_, action, &log);
    if (auto done = settle(log); !done) return done;
    append(std::move(log), events, discards_);
    return {};
  }

  /// Draws from the piles and streams until a seat must act or the game is over.
  Result<> settle(Events& log) {
    const auto& [setup, referee] = *fixed_;
    draws_.draw(referee, position_, &log);
    while (position_.phase == Phase::chance) {
      const Chance chance = referee.chance(position_);
      const auto value = luck_.draw(setup, chance);
      if (!value)
        return reject(Code::bad_chance, "The value that is to be drawn now cannot come.",
                      at(chance.stream()));
      referee.resolve(position_, *value, &log);
      draws_.draw(referee, position_, &log);
    }
    return {};
  }

  ConstTurn<B> at_table() const { return {fixed_->referee.book(), position_}; }

  /// Drops the cell from a deployment that names the tile just placed, as the list of legal actions has it,
  /// and whatever else a module's list says in one way alone.
  Action as_listed(Action action) const {
    if (const auto listed = at_table().book.rule(action.kind).as_listed) return listed(at_table(), action);
    if (action.elsewhere && action.cell == position_.last_tile().cell) {
      action.elsewhere = false;
      action.cell = {};
    }
    return action;
  }

  bool is_legal(Seat seat, const Action& action) const {
    if (over() || seat >= position_.seats || position_.resigned >> seat & 1u) return false;
    if (action.kind == ActionKind::resign) return true;
    return seat == position_.seat && fixed_->referee.allows(position_, action);
  }

  /// Checks that the number of tiles drawn agrees with where they are now.
  Result<> check_drawn(const Snapshot& snapshot) const {
    const TableState& table = snapshot.table;
    const auto drawn = static_cast<std::size_t>(snapshot.drawn);
    const auto from_piles = std::ranges::count_if(table.board, [](const PlacedTile& placed) {
      return placed.tile >= catalogue().size() || tile(placed.tile).deck != Deck::hand;
    });
    if (static_cast<std::size_t>(from_piles) > fixed_->setup.start.size() + drawn)
      return bad("The board does not agree with the number of tiles drawn.", "board");
    const auto open = table.bazaar.auction ? table.bazaar.auction->tiles.size() : 0;
    const auto bought = static_cast<std::size_t>(std::ranges::count_if(
        table.seats, [](const SeatState& seat) { return seat.bazaar.bought.has_value(); }));
    if (table.set_aside.size() + table.set_below.size() + table.held_back.size() + open + bought > drawn)
      return bad("More tiles wait than were drawn.", "set_aside");
    return {};
  }

  TableState table() const {
    TableState table = table_state(at_table());
    table.discards = discards_;
    table.set_aside = draws_.waiting();
    table.set_below = draws_.below();
    table.held_back = draws_.held_back();
    return table;
  }

  Position<B> position_;
};

}  // namespace

Result<std::unique_ptr<Game>> Carcassonne::start(const Setup& setup, Events& events) const {
  if (auto sound = check_setup(setup, seats_max(setup.rules)); !sound) return std::unexpected(sound.error());
  auto order = draw_order(setup);
  return on_fitting_board(setup, order, [&](auto board) -> Result<std::unique_ptr<Game>> {
    auto game = std::make_unique<CarcassonneGame<decltype(board)>>(setup, std::move(order));
    if (auto done = game->begin(events); !done) return std::unexpected(done.error());
    return game;
  });
}

Result<std::unique_ptr<Game>> Carcassonne::restore(const Setup& setup, const Snapshot& snapshot) const {
  if (auto sound = check_setup(setup, seats_max(setup.rules)); !sound) return std::unexpected(sound.error());
  auto order = draw_order(setup);
  return on_fitting_board(setup, order, [&](auto board) -> Result<std::unique_ptr<Game>> {
    auto game = std::make_unique<CarcassonneGame<decltype(board)>>(setup, std::move(order));
    if (auto done = game->resume(snapshot); !done) return std::unexpected(done.error());
    return game;
  });
}

}  // namespace bastide::carcassonne
