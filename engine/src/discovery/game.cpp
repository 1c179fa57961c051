// The Discovery as a Game: a position with its set-up, the order of draws, and checks around every action.
#include "common/bad_snapshot.hpp"
#include "common/frontier.hpp"
#include "common/packing.hpp"
#include "common/prepared.hpp"
#include "common/room_game.hpp"
#include "discovery/discovery.hpp"
#include "discovery/explain.hpp"
#include "discovery/final_scoring.hpp"
#include "discovery/saves.hpp"
#include "discovery/setup.hpp"
#include "discovery/survey.hpp"

#include <algorithm>

namespace bastide::discovery {
namespace {

/// What the cells hold follows from the other parts.
void used_parts(const void* at, Packing& packing) {
  static_assert(begins_with_table_and_phase<Position>() && ends_with_frontier_and_cells<Position>());
  const auto& position = *static_cast<const Position*>(at);
  packing.take_table(position);
  packing.take_between(&position.phase, &position.frontier);
  packing.take(&position.frontier, position.frontier_count * sizeof position.frontier[0]);
}

/// What does not change while the game is played.
struct Fixed {
  Setup setup;
  Referee referee;
  std::vector<TileId> order;
};

/// All of a game but its position.
struct Besides {
  std::shared_ptr<const Fixed> fixed_;
  std::size_t drawn_ = 0;
  std::vector<TileId> discards_ = {};
};

class DiscoveryGame final : public Game, private Besides {
 public:
  DiscoveryGame(const Setup& setup, const std::shared_ptr<const Prepared<Referee>>& prepared)
      : Besides{std::make_shared<const Fixed>(
            Fixed{with(setup, prepared), prepared->referee(), draw_order(setup)})} {}

  DiscoveryGame(const Besides& besides, std::byte* packed) : Besides(besides), position_() {
    unpack(packed, &position_, used_parts);
    fill_cells(position_);
  }

  void begin(Events& events) {
    const auto& [setup, referee, order] = *fixed_;
    referee.begin(position_, setup.seats, setup.first_player, setup.start, static_cast<int>(order.size()));
    if (over()) events.push_back(*result());
    Events log;
    draw_until_decision(log);
    append(std::move(log), events, discards_);
  }

  Result<> resume(const Snapshot& snapshot) {
    if (!snapshot.own.empty()) return bad("In this game seats have no secrets.", "own");
    const auto& [setup, referee, order] = *fixed_;
    const auto tiles = static_cast<int>(order.size());
    if (auto done = rebuild(referee, setup, snapshot, tiles, position_); !done) return done;
    drawn_ = static_cast<std::size_t>(snapshot.drawn);
    discards_ = snapshot.table.discards;
    return {};
  }

  std::unique_ptr<Game> clone() const override { return std::make_unique<DiscoveryGame>(*this); }
  std::unique_ptr<const PackedGame> pack() const override {
#ifdef BASTIDE_FEW_BOARDS  // the page, which has no room for more code
    return nullptr;
#else
    return std::make_unique<PackedOf<DiscoveryGame, Besides, used_parts>>(besides(), &position_);
#endif
  }
  const Setup& setup() const override { return fixed_->setup; }
  Seat to_act() const override { return position_.phase == Phase::over ? kNoSeat : position_.seat; }
  Phase phase() const override { return position_.phase; }
  int score(Seat seat) const override { return position_.scores[seat]; }
  bool resigned(Seat seat) const override { return position_.resigned >> seat & 1u; }
  std::optional<GameFinished> result() const override {
    return over() ? std::optional(discovery::result(position_)) : std::nullopt;
  }

  Result<> apply(Seat seat, const Action& asked, Events& events) override {
    const Referee& referee = fixed_->referee;
    const Action action = as_listed(normalised(asked));
    if (!is_legal(seat, action)) return std::unexpected(explain(referee.book(), position_, seat, action));
    Events log;
    if (action.kind == ActionKind::resign)
      referee.resign(position_, seat, &log);
    else
      referee.play(position_, action, &log);
    draw_until_decision(log);
    append(std::move(log), events, discards_);
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
    view.unseen = counted({undrawn()});
    view.result = result();
    if (!over() && viewer == to_act()) view.legal = legal_actions();
    return view;
  }

  Survey survey() const override {
    std::vector<TileId> in_hands;
    if (position_.tile != kNoTile) in_hands.push_back(position_.tile);
    for (const Hand& hand : position_.hands)
      in_hands.insert(in_hands.end(), hand.tiles.begin(), hand.tiles.begin() + hand.count);
    return discovery::survey(fixed_->referee.book(), position_, counted({undrawn(), in_hands}));
  }

  std::vector<TileId> drawn() const override {
    return {fixed_->order.begin(), fixed_->order.begin() + static_cast<std::ptrdiff_t>(drawn_)};
  }

  Snapshot snapshot() const override { return {table(), static_cast<int>(drawn_)}; }
  std::uint64_t fingerprint() const override { return discovery::fingerprint(position_); }

 private:
  const Besides& besides() const { return *this; }
  std::span<const TileId> undrawn() const { return std::span(fixed_->order).subspan(drawn_); }

  /// Drops the cell from a deployment that names the tile just placed, as the list of legal actions has it.
  Action as_listed(Action action) const {
    if (action.elsewhere && action.cell == position_.last_tile().cell) {
      action.elsewhere = false;
      action.cell = {};
    }
    return action;
  }

  bool is_legal(Seat seat, const Action& action) const {
    if (over() || seat >= position_.seats || resigned(seat)) return false;
    if (action.kind == ActionKind::resign) return true;
    if (seat != position_.seat) return false;
    ActionList list;
    fixed_->referee.legal_actions(position_, list);
    return std::find(list.begin(), list.end(), action) != list.end();
  }

  void draw_until_decision(Events& log) {
    while (position_.phase == Phase::draw) fixed_->referee.draw(position_, fixed_->order[drawn_++], &log);
  }

  TableState table() const {
    TableState table = table_state(position_);
    table.discards = discards_;
    return table;
  }

  Position position_;
};

}  // namespace

Result<std::unique_ptr<Game>> Discovery::start(const Setup& setup, Events& events) const {
  const auto prepared = prepare<Referee>(setup);
  if (auto sound = check_setup(prepared->referee(), setup); !sound) return std::unexpected(sound.error());
  auto game = std::make_unique<DiscoveryGame>(setup, prepared);
  game->begin(events);
  return game;
}

Result<std::unique_ptr<Game>> Discovery::restore(const Setup& setup, const Snapshot& snapshot) const {
  const auto prepared = prepare<Referee>(setup);
  if (auto sound = check_setup(prepared->referee(), setup); !sound) return std::unexpected(sound.error());
  auto game = std::make_unique<DiscoveryGame>(setup, prepared);
  if (auto done = game->resume(snapshot); !done) return std::unexpected(done.error());
  return game;
}

}  // namespace bastide::discovery
