// A room's face of the game: a position with its set-up, the order of draws, and checks around every action.
#include "carcassonne/carcassonne.hpp"
#include "carcassonne/explain.hpp"
#include "carcassonne/final_scoring.hpp"
#include "carcassonne/setup.hpp"

#include <engine/carcassonne/referee.hpp>
#include <engine/catalogue.hpp>

#include <algorithm>
#include <map>

namespace bastide::carcassonne {
namespace {

/// Placements by reading order and rotation, then the others by kind, piece and feature, `pass` last.
bool listed_before(const Action& a, const Action& b) {
  const auto rank = [](ActionKind kind) {
    return kind == ActionKind::pass ? kActionKinds : static_cast<int>(kind);
  };
  if (a.kind != b.kind) return rank(a.kind) < rank(b.kind);
  if (const auto order = reading_order(a.cell, b.cell); order != 0) return order < 0;
  if (a.rotation != b.rotation) return a.rotation < b.rotation;
  if (a.piece != b.piece) return a.piece < b.piece;
  return a.feature < b.feature;
}

/// The action with every field that its kind does not use at its default.
Action normalised(const Action& action) {
  const auto used = fields(action.kind);
  Action plain{.kind = action.kind};
  if (used & kFieldCell) plain.cell = action.cell;
  if (used & kFieldRotation) plain.rotation = action.rotation;
  if (used & kFieldPiece) plain.piece = action.piece;
  if (used & kFieldFeature) plain.feature = action.feature;
  return plain;
}

template <class B>
class TableGame final : public Game {
 public:
  TableGame(const Setup& setup, std::vector<TileId> order)
      : fixed_(std::make_shared<const Fixed>(Fixed{setup, Referee<B>(setup.rules), std::move(order)})) {}

  void begin(Events& events) {
    const auto& [setup, referee, order] = *fixed_;
    referee.begin(position_, setup.seats, setup.first_player, setup.start, static_cast<int>(order.size()));
    if (over()) events.push_back(carcassonne::result(position_));
    draw_until_decision(events);
    note_discards(events);
  }

  Result<> resume(const Snapshot& snapshot);

  std::unique_ptr<Game> clone() const override { return std::make_unique<TableGame>(*this); }
  const Setup& setup() const override { return fixed_->setup; }
  Seat to_act() const override { return position_.phase == Phase::over ? kNoSeat : position_.seat; }

  Result<> apply(Seat seat, const Action& asked, Events& events) override {
    const Action action = normalised(asked);
    if (!is_legal(seat, action))
      return std::unexpected(explain(fixed_->referee.book(), position_, seat, action));
    Events log;
    if (action.kind == ActionKind::resign)
      fixed_->referee.resign(position_, seat, &log);
    else
      fixed_->referee.play(position_, action, &log);
    draw_until_decision(log);
    note_discards(log);
    events.insert(events.end(), std::make_move_iterator(log.begin()), std::make_move_iterator(log.end()));
    return {};
  }

  std::vector<Action> legal_actions() const override {
    ActionList list;
    fixed_->referee.legal_actions(position_, list);
    std::sort(list.begin(), list.end(), listed_before);
    return {list.begin(), list.end()};
  }

  View view(Seat viewer) const override {
    View view;
    view.table = table();
    view.tiles_left = position_.tiles_left;
    std::map<TileId, int> unseen;
    for (std::size_t i = drawn_; i < fixed_->order.size(); ++i) ++unseen[fixed_->order[i]];
    for (const auto [tile, count] : unseen) view.unseen.push_back({tile, count});
    if (over())
      view.result = carcassonne::result(position_);
    else if (viewer == to_act())
      view.legal = legal_actions();
    return view;
  }

  std::vector<TileId> drawn() const override {
    return {fixed_->order.begin(), fixed_->order.begin() + static_cast<std::ptrdiff_t>(drawn_)};
  }

  Snapshot snapshot() const override { return {table(), static_cast<int>(drawn_)}; }

  std::uint64_t fingerprint() const override { return carcassonne::fingerprint(position_); }

 private:
  struct Fixed {
    Setup setup;
    Referee<B> referee;
    std::vector<TileId> order;
  };

  bool is_legal(Seat seat, const Action& action) const {
    if (over() || seat >= position_.seats || position_.resigned >> seat & 1u) return false;
    if (action.kind == ActionKind::resign) return true;
    if (seat != position_.seat) return false;
    ActionList list;
    fixed_->referee.legal_actions(position_, list);
    return std::find(list.begin(), list.end(), action) != list.end();
  }

  void draw_until_decision(Events& log) {
    while (position_.phase == Phase::draw) fixed_->referee.draw(position_, fixed_->order[drawn_++], &log);
  }

  void note_discards(const Events& log) {
    for (const Event& event : log) {
      if (const auto* discarded = std::get_if<TileDiscarded>(&event)) discards_.push_back(discarded->tile);
    }
  }

  TableState table() const;

  std::shared_ptr<const Fixed> fixed_;
  Position<B> position_;
  std::size_t drawn_ = 0;
  std::vector<TileId> discards_;
};

template <class B>
TableState TableGame<B>::table() const {
  TableState table;
  table.phase = position_.phase;
  table.seat = to_act();
  table.turn = position_.turn;
  table.tile = position_.tile;
  for (unsigned i = 0; i < position_.tile_count; ++i) {
    const TileOnTable& tile = position_.tiles[i];
    table.board.push_back({tile.tile, tile.cell, tile.rotation, tile.seat});
  }
  for (unsigned i = 0; i < position_.piece_count; ++i) {
    const PieceOnTable& piece = position_.pieces[i];
    const Cell cell = position_.tiles[position_.nodes[piece.node].tile].cell;
    const auto feature = static_cast<std::uint8_t>(feature_index(position_, piece.node));
    table.pieces.push_back({piece.seat, piece.piece, cell, feature});
  }
  for (unsigned seat = 0; seat < position_.seats; ++seat) {
    table.seats.push_back(
        {position_.scores[seat], position_.supply[seat], (position_.resigned >> seat & 1u) != 0});
  }
  table.discards = discards_;
  if (over()) table.ended = position_.ended;
  return table;
}

Result<> bad_snapshot(std::string reason, std::string at) {
  return reject(Code::bad_snapshot, std::move(reason), std::move(at));
}

/// Lays the saved tiles anew, in their order, so that the position is the saved one down to the order of its frontier.
template <class B>
Result<> TableGame<B>::resume(const Snapshot& snapshot) {
  const auto& [setup, referee, order] = *fixed_;
  const TableState& saved = snapshot.table;
  const auto start = setup.start.size();
  if (snapshot.drawn < 0 || static_cast<std::size_t>(snapshot.drawn) > order.size()) {
    return bad_snapshot("More tiles were drawn than there are.", "drawn");
  }
  if (saved.seats.size() != static_cast<std::size_t>(setup.seats))
    return bad_snapshot("Wrong number of seats.", "seats");
  if (saved.phase == Phase::draw)
    return bad_snapshot("A game is never saved while a tile is drawn.", "phase");
  if ((saved.phase == Phase::over) != saved.ended.has_value())
    return bad_snapshot("Only a game that is over has ended.", "ended");
  if (saved.phase != Phase::over && saved.seat >= setup.seats)
    return bad_snapshot("There is no such seat.", "seat");
  if (saved.turn < 1 || saved.turn > 0xFFFF) return bad_snapshot("Turns count from 1.", "turn");
  if ((saved.tile != kNoTile) != (saved.phase == Phase::place) ||
      (saved.tile != kNoTile && saved.tile >= catalogue().size())) {
    return bad_snapshot("There is a tile in hand in the step that places it, and only there.", "tile");
  }
  if (saved.board.size() < start || saved.board.size() > start + static_cast<std::size_t>(snapshot.drawn)) {
    return bad_snapshot("The board does not agree with the number of tiles drawn.", "board");
  }
  referee.begin(position_, setup.seats, 0, setup.start, 1);
  for (std::size_t i = 0; i < saved.board.size(); ++i) {
    const auto& [tile, cell, rotation, seat] = saved.board[i];
    const std::string at = "board[" + std::to_string(i) + "]";
    if (i < start) {
      const StartTile& expected = setup.start[i];
      if (tile != expected.tile || cell != expected.cell || rotation != expected.rotation ||
          seat != kNoSeat) {
        return bad_snapshot("The start tiles differ from the set-up's.", at);
      }
      continue;
    }
    if (tile >= catalogue().size() || rotation > 3 || seat >= setup.seats)
      return bad_snapshot("There is no such tile.", at);
    const auto* frontier =
        std::find_if(position_.frontier.data(), position_.frontier.data() + position_.frontier_count,
                     [&](const FrontierCell& candidate) { return candidate.cell == cell; });
    const bool adjacent = frontier != position_.frontier.data() + position_.frontier_count;
    if (!adjacent || !(fitting_rotations(*frontier, referee.book().facts(tile).pattern) >> rotation & 1u)) {
      return bad_snapshot("A tile does not fit its place.", at);
    }
    referee.lay(position_, tile, cell, rotation, seat);
  }
  for (std::size_t i = 0; i < saved.pieces.size(); ++i) {
    const auto& [seat, piece, cell, feature] = saved.pieces[i];
    const auto tile = std::find_if(saved.board.begin(), saved.board.end(),
                                   [&](const PlacedTile& t) { return t.cell == cell; });
    const bool known = tile != saved.board.end() && seat < setup.seats &&
                       static_cast<int>(piece) < kPieceKinds &&
                       feature < bastide::tile(tile->tile).segments.size();
    if (!known || i >= kPiecesMax)
      return bad_snapshot("A piece stands nowhere.", "pieces[" + std::to_string(i) + "]");
    referee.set_piece(position_, static_cast<std::size_t>(tile - saved.board.begin()), feature, seat, piece);
  }
  for (std::size_t seat = 0; seat < saved.seats.size(); ++seat) {
    position_.scores[seat] = saved.seats[seat].score;
    position_.supply[seat] = saved.seats[seat].supply;
    if (saved.seats[seat].resigned) position_.resigned |= static_cast<std::uint8_t>(1u << seat);
  }
  position_.phase = saved.phase;
  position_.seat = saved.seat;
  position_.turn = static_cast<std::uint16_t>(saved.turn);
  position_.tile = saved.tile;
  position_.ended = saved.ended.value_or(Ending::finished);
  drawn_ = static_cast<std::size_t>(snapshot.drawn);
  position_.tiles_left = static_cast<std::uint16_t>(order.size() - drawn_);
  discards_ = saved.discards;
  if (saved.phase == Phase::place && !has_placement(referee.book(), position_, saved.tile)) {
    return bad_snapshot("The tile in hand fits nowhere.", "tile");
  }
  referee.refresh(position_);
  return {};
}

template <class B>
Result<std::unique_ptr<Game>> start_on(const Setup& setup, std::vector<TileId> order, Events& events) {
  auto game = std::make_unique<TableGame<B>>(setup, std::move(order));
  game->begin(events);
  return game;
}

template <class B>
Result<std::unique_ptr<Game>> resume_on(const Setup& setup, std::vector<TileId> order,
                                        const Snapshot& snapshot) {
  auto game = std::make_unique<TableGame<B>>(setup, std::move(order));
  if (auto done = game->resume(snapshot); !done) return std::unexpected(done.error());
  return game;
}

}  // namespace

Result<std::unique_ptr<Game>> Carcassonne::start(const Setup& setup, Events& events) const {
  if (auto sound = check_setup(setup, seats_max(setup.rules)); !sound) return std::unexpected(sound.error());
  auto order = draw_order(setup);
  if (fits_board<CompactBoard>(setup, order)) return start_on<CompactBoard>(setup, std::move(order), events);
  return start_on<LargeBoard>(setup, std::move(order), events);
}

Result<std::unique_ptr<Game>> Carcassonne::restore(const Setup& setup, const Snapshot& snapshot) const {
  if (auto sound = check_setup(setup, seats_max(setup.rules)); !sound) return std::unexpected(sound.error());
  auto order = draw_order(setup);
  if (fits_board<CompactBoard>(setup, order))
    return resume_on<CompactBoard>(setup, std::move(order), snapshot);
  return resume_on<LargeBoard>(setup, std::move(order), snapshot);
}

}  // namespace bastide::carcassonne
