// A room's face of The Castle: a position with its set-up, the order of draws, and checks around every action.
#include "castle/castle.hpp"
#include "castle/outlook.hpp"
#include "castle/placing.hpp"
#include "castle/saves.hpp"
#include "castle/turn.hpp"
#include "common/rooms_face.hpp"

#include <algorithm>

namespace bastide::castle {
namespace {

const Pile* pile_named(const Setup& setup, std::string_view name) {
  for (const Pile& pile : setup.piles) {
    if (pile.name == name) return &pile;
  }
  return nullptr;
}

class CastleGame final : public Game {
 public:
  CastleGame(const Setup& setup, std::vector<TileId> order)
      : fixed_(std::make_shared<const Fixed>(Fixed{setup, make_book(setup.rules), std::move(order)})) {}

  void begin(Events& events) {
    const auto& [setup, book, order] = *fixed_;
    castle::begin(book, position_, setup.first_player, corner_numbers(), setup.start,
                  static_cast<int>(order.size()));
    if (over()) events.push_back(result(position_));
    Events log;
    draw_until_decision(log);
    append(std::move(log), events, discards_);
  }

  Result<> resume(const Snapshot& snapshot) {
    const auto& [setup, book, order] = *fixed_;
    const auto tiles = static_cast<int>(order.size());
    if (auto done = rebuild(book, setup, corner_numbers(), snapshot, tiles, position_); !done) return done;
    drawn_ = static_cast<std::size_t>(snapshot.drawn);
    discards_ = snapshot.table.discards;
    return {};
  }

  std::unique_ptr<Game> clone() const override { return std::make_unique<CastleGame>(*this); }
  const Setup& setup() const override { return fixed_->setup; }
  Seat to_act() const override { return position_.phase == Phase::over ? kNoSeat : position_.seat; }

  Result<> apply(Seat seat, const Action& asked, Events& events) override {
    const Action action = normalised(asked);
    if (!is_legal(seat, action)) return std::unexpected(explain(fixed_->book, position_, seat, action));
    Events log;
    if (action.kind == ActionKind::resign)
      resign(position_, seat, &log);
    else
      play(fixed_->book, position_, action, &log);
    draw_until_decision(log);
    append(std::move(log), events, discards_);
    return {};
  }

  std::vector<Action> legal_actions() const override {
    return castle::legal_actions(fixed_->book, position_);
  }

  View view(Seat viewer) const override {
    View view;
    view.table = table();
    view.tiles_left = position_.tiles_left;
    view.unseen = counted({std::span(fixed_->order).subspan(drawn_)});
    if (over()) view.result = result(position_);
    if (viewer == to_act()) view.legal = legal_actions();
    if (viewer == to_act() && position_.phase == Phase::score)
      view.ways = ways_to_score(fixed_->book, position_);
    return view;
  }

  std::vector<TileId> drawn() const override {
    return {fixed_->order.begin(), fixed_->order.begin() + static_cast<std::ptrdiff_t>(drawn_)};
  }

  Snapshot snapshot() const override { return {table(), static_cast<int>(drawn_)}; }
  std::uint64_t fingerprint() const override { return castle::fingerprint(position_); }

 private:
  struct Fixed {
    Setup setup;
    Book book;
    std::vector<TileId> order;
  };

  std::span<const std::uint16_t> corner_numbers() const {
    return pile_named(fixed_->setup, "wall_tiles")->items;
  }

  bool is_legal(Seat seat, const Action& action) const {
    if (over() || seat >= kSeats) return false;
    if (action.kind == ActionKind::resign) return true;
    const auto list = legal_actions();
    return seat == position_.seat && std::find(list.begin(), list.end(), action) != list.end();
  }

  void draw_until_decision(Events& log) {
    while (position_.phase == Phase::draw) draw(fixed_->book, position_, fixed_->order[drawn_++], &log);
  }

  TableState table() const {
    TableState table = table_state(position_);
    table.discards = discards_;
    return table;
  }

  std::shared_ptr<const Fixed> fixed_;
  std::size_t drawn_ = 0;
  std::vector<TileId> discards_;
  Position position_;
};

std::vector<TileId> draw_order(const Setup& setup) {
  std::vector<TileId> order = setup.forced;
  const Pile* tiles = pile_named(setup, "tiles");
  if (tiles && !setup.end_after_forced) order.insert(order.end(), tiles->items.begin(), tiles->items.end());
  return order;
}

Result<> check_setup(const Setup& setup) {
  if (setup.seats != kSeats)
    return reject(Code::bad_seat_count, "The Castle has two seats.", "seats");  // CASTLE-COMP-01
  if (setup.first_player >= kSeats)
    return reject(Code::bad_first_player, "The first player has no seat.", "first_player");
  const Pile* wall = pile_named(setup, "wall_tiles");
  const auto is_number = [](std::uint16_t number) { return number >= 1 && number <= 9; };
  if (!wall || wall->items.size() < kCorners ||
      !std::all_of(wall->items.begin(), wall->items.end(), is_number)) {
    return reject(Code::unknown_tile, "13 wall tiles with numbers from 1 to 9 are needed.",
                  "deck.wall_tiles");
  }
  const std::vector<TileId> order = draw_order(setup);
  if (order.size() > kDrawsMax)
    return reject(Code::too_large, "There are more tiles than can be drawn.", "deck");
  for (const TileId id : order) {
    if (!is_castle_tile(id)) return reject(Code::unknown_tile, "There is no such castle tile.", "deck");
  }
  const Book book = make_book(setup.rules);
  Position position;
  begin(book, position, 0, wall->items, {}, 1);
  for (std::size_t i = 0; i < setup.start.size(); ++i) {
    const StartTile& start = setup.start[i];
    const std::string at = "start[" + std::to_string(i) + "]";
    if (!is_castle_tile(start.tile)) return reject(Code::unknown_tile, "There is no such castle tile.", at);
    if (placement_fault(book, position, start.tile, start.cell, start.rotation)) {
      return reject(Code::bad_start, "A start tile may not lie there.", at);
    }
    lay_tile(book, position, start.tile, start.cell, start.rotation, kNoSeat);
  }
  return {};
}

}  // namespace

Result<std::unique_ptr<Game>> Castle::start(const Setup& setup, Events& events) const {
  if (auto sound = check_setup(setup); !sound) return std::unexpected(sound.error());
  auto game = std::make_unique<CastleGame>(setup, draw_order(setup));
  game->begin(events);
  return game;
}

Result<std::unique_ptr<Game>> Castle::restore(const Setup& setup, const Snapshot& snapshot) const {
  if (auto sound = check_setup(setup); !sound) return std::unexpected(sound.error());
  auto game = std::make_unique<CastleGame>(setup, draw_order(setup));
  if (auto done = game->resume(snapshot); !done) return std::unexpected(done.error());
  return game;
}

}  // namespace bastide::castle
