// The Castle as a Game: a position with its set-up, the order of draws,
// and checks around every action.
#include "castle/castle.hpp"
#include "castle/explain.hpp"
#include "castle/final_scoring.hpp"
#include "castle/outlook.hpp"
#include "castle/saves.hpp"
#include "castle/setup.hpp"
#include "castle/survey.hpp"
#include "common/bad_snapshot.hpp"
#include "common/packing.hpp"
#include "common/prepared.hpp"
#include "common/room_game.hpp"

#include <algorithm>

namespace bastide::castle {
namespace {

void used_parts(const void* at, Packing& packing) {
  static_assert(begins_with_table_and_phase<Position>());
  const auto& position = *static_cast<const Position*>(at);
  packing.take_table(position);
  packing.take_between(&position.phase, &position + 1);
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

class CastleGame final : public Game, private Besides {
 public:
  CastleGame(const Setup& setup, const std::shared_ptr<const Prepared<Referee>>& prepared)
      : Besides{std::make_shared<const Fixed>(
            Fixed{with(setup, prepared), prepared->referee(), draw_order(setup)})} {}

  CastleGame(const Besides& besides, std::byte* packed) : Besides(besides), position_() {
    unpack(packed, &position_, used_parts);
  }

  void begin(Events& events) {
    const auto& [setup, referee, order] = *fixed_;
    referee.begin(position_, setup.first_player, wall_tiles_of(setup), setup.start,
                  static_cast<int>(order.size()));
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

  std::unique_ptr<Game> clone() const override { return std::make_unique<CastleGame>(*this); }
  std::unique_ptr<const PackedGame> pack() const override {
#ifdef BASTIDE_FEW_BOARDS  // the page, which has no room for more code
    return nullptr;
#else
    return std::make_unique<PackedOf<CastleGame, Besides, used_parts>>(besides(), &position_);
#endif
  }
  const Setup& setup() const override { return fixed_->setup; }
  Seat to_act() const override { return position_.phase == Phase::over ? kNoSeat : position_.seat; }
  Phase phase() const override { return position_.phase; }
  int score(Seat seat) const override { return position_.scores[seat]; }
  bool resigned(Seat seat) const override { return position_.resigned >> seat & 1u; }
  std::optional<GameFinished> result() const override {
    return over() ? std::optional(castle::result(position_)) : std::nullopt;
  }

  Result<> apply(Seat seat, const Action& asked, Events& events) override {
    const Referee& referee = fixed_->referee;
    const Action action = normalised(asked);
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
    return {list.begin(), list.end()};
  }

  View view(Seat viewer) const override {
    View view;
    view.table = table();
    view.tiles_left = position_.tiles_left;
    view.unseen = unseen();
    view.result = result();
    if (viewer == to_act()) view.legal = legal_actions();
    if (viewer == to_act() && position_.phase == Phase::score)
      view.ways = ways_to_score(fixed_->referee.book(), position_);
    view.castle = outlook(position_);
    return view;
  }

  Survey survey() const override {
    return castle::survey(fixed_->referee.book(), position_, with_hand(unseen(), position_.tile));
  }

  std::vector<TileId> drawn() const override {
    return {fixed_->order.begin(), fixed_->order.begin() + static_cast<std::ptrdiff_t>(drawn_)};
  }

  Snapshot snapshot() const override { return {table(), static_cast<int>(drawn_)}; }
  std::uint64_t fingerprint() const override { return castle::fingerprint(position_); }

 private:
  const Besides& besides() const { return *this; }
  std::vector<TileCount> unseen() const { return counted({std::span(fixed_->order).subspan(drawn_)}); }

  bool is_legal(Seat seat, const Action& action) const {
    if (over() || seat >= kSeats) return false;
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

Result<std::unique_ptr<Game>> Castle::start(const Setup& setup, Events& events) const {
  const auto prepared = prepare<Referee>(setup);
  if (auto sound = check_setup(prepared->referee(), setup); !sound) return std::unexpected(sound.error());
  auto game = std::make_unique<CastleGame>(setup, prepared);
  game->begin(events);
  return game;
}

Result<std::unique_ptr<Game>> Castle::restore(const Setup& setup, const Snapshot& snapshot) const {
  const auto prepared = prepare<Referee>(setup);
  if (auto sound = check_setup(prepared->referee(), setup); !sound) return std::unexpected(sound.error());
  auto game = std::make_unique<CastleGame>(setup, prepared);
  if (auto done = game->resume(snapshot); !done) return std::unexpected(done.error());
  return game;
}

}  // namespace bastide::castle
