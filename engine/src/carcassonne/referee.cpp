#include <engine/carcassonne/referee.hpp>

#include "carcassonne/chance.hpp"
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/turn.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <cstring>
#include <stdexcept>

namespace bastide::carcassonne {

namespace {

template <class B>
std::vector<Segment> segments_in_play(const RuleBook<B>& book, const Tile& printed) {
  std::vector<Segment> segments(printed.segments.begin(), printed.segments.end());
  for (const auto change : book.hooks.printed) change(printed, segments);
  return segments;
}

/// `printed`: a tile of the catalogue, which the tile is or was.
template <class B>
TileFacts facts_of(const RuleBook<B>& book, Tile tile, std::span<const Segment> segments,
                   const Tile& printed) {
  tile.segments = segments;
  std::array<FeatureSet, kPieceKinds> claims;
  std::ranges::transform(book.pieces, claims.begin(), &PieceRule<B>::claims);
  TileFacts facts = make_tile_facts(tile, claims);
  facts.printed = static_cast<TileId>(&printed - catalogue().data());
  for (const auto& confinement : book.hooks.confines) facts.confined |= confinement.concerns(printed);
  return facts;
}

/// Adds what the tiles of the catalogue may become, behind them.
template <class B>
void add_remade_tiles(RuleBook<B>& book) {
  for (const Tile& printed : catalogue()) {
    for (const auto remake : book.hooks.remakes) {
      Tile tile = printed;
      std::vector<Segment> segments = segments_in_play(book, printed);
      const bool can_be = is_of_carcassonne(printed.deck) && remake(tile, segments);
      book.remade_tiles.push_back(can_be ? static_cast<TileId>(book.tiles.size()) : kNoTile);
      if (can_be) book.tiles.push_back(facts_of(book, tile, segments, printed));
    }
  }
}

}  // namespace

template <class B>
RuleBook<B> make_rule_book(const Rules& rules) {
  RuleBook<B> book;
  book.tiny_city_pays_two = rules.option("tiny_city") == 2;
  book.cities_count_segments = rules.option("count_unit") != 0;
  book.open_road_pays_one = rules.option("incomplete_road") != 0;
  book.asks_before_redraw = rules.option("unplaceable") != 0;
  install_base_game(book);
  for (const ModuleRow* row : module_rows()) {
    if (!rules.has(row->spec.name)) continue;
    if (!row->install.has_room(std::type_identity<B>{}))
      throw std::logic_error("the board has no room for a module's state");
    row->install(rules, book);
    if (!row->held_tile.empty()) book.held_tiles.push_back(find_tile(row->held_tile).value());
  }
  int figures = 0;
  for (const auto& rule : book.pieces) figures += rule.supply;
  if (figures > kFiguresMax) throw std::logic_error("more figures than a position has room for");
  for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
    const auto piece = static_cast<PieceKind>(kind);
    for (unsigned feature = 0; feature < book.holders.size(); ++feature) {
      if (book.rule(piece).holds && !(book.unheld >> feature & 1u)) book.holders[feature] |= bit(piece);
    }
    if (!book.in_play(piece)) continue;
    book.kinds_in_play.push_back(piece);
    book.kinds_end = kind + 1;
    if (book.rule(piece).tops != 0) book.topping_kinds.push_back(piece);
    (book.rule(piece).is_plain() ? book.plain_kinds : book.other_kinds).push_back(piece);
  }
  book.tiles.reserve(catalogue().size());
  for (const Tile& tile : catalogue())
    book.tiles.push_back(facts_of(book, tile, segments_in_play(book, tile), tile));
  add_remade_tiles(book);
  return book;
}

namespace {

void add_placements(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const std::uint64_t pattern = turn.book.facts(position.tile).pattern;
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    const FrontierCell& frontier = position.frontier[i];
    for (unsigned legal = legal_rotations(turn, frontier, pattern); legal != 0; legal &= legal - 1) {
      const auto rotation = static_cast<Rotation>(std::countr_zero(legal));
      list.push(Action{.kind = ActionKind::place_tile, .rotation = rotation, .cell = frontier.cell});
    }
  }
}

void add_deployments(const auto& turn, ActionList& list) {
  const auto& deployable = turn.position.deployable;
  // Lists so many kinds in one word, since no branch could predict where the bits of each end.
  unsigned first = 0;
  do {
    std::uint64_t bits = 0;
    for (unsigned i = 0; i < kKindsAtOnce; ++i)
      bits |= std::uint64_t{deployable[first + i]} << (kFeaturesMax * i);
    for (; bits != 0; bits &= bits - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(bits));
      const auto piece = static_cast<PieceKind>(first + bit / kFeaturesMax);
      const auto place = static_cast<std::uint8_t>(bit % kFeaturesMax);
      if (turn.book.rule(piece).on_corners) [[unlikely]]
        list.push(Action{.kind = ActionKind::deploy, .piece = piece, .corner = corner_of(place)});
      else
        list.push(Action{.kind = ActionKind::deploy, .piece = piece, .feature = place});
    }
    first += kKindsAtOnce;
  } while (first < turn.book.kinds_end);
}

/// Whether a module takes the action from the list.
bool is_excluded(const auto& turn, const Action& action) {
  return std::ranges::any_of(turn.book.hooks.excludes,
                             [&](const auto excludes) { return excludes(turn, action).has_value(); });
}

}  // namespace

TilesLeft::TilesLeft(std::span<const TileId> tiles)
    : all(static_cast<int>(tiles.size())),
      river(static_cast<int>(std::ranges::count_if(
          tiles, [printed = catalogue()](TileId id) { return is_of_river(printed[id].deck); }))),
      pile(all - river) {}

TilesLeft::TilesLeft(std::span<const TileCount> unseen) {
  for (const auto& [id, count] : unseen) {
    all += count;
    if (is_of_river(tile(id).deck)) river += count;
  }
  pile = all - river;
}

template <class B>
Referee<B>::Referee(const Rules& rules)
    : book_(std::make_shared<const RuleBook<B>>(make_rule_book<B>(rules))) {}

template <class B>
void Referee<B>::begin(Position<B>& position, int seats, Seat first_player, std::span<const StartTile> start,
                       TilesLeft tiles_left, bool refills) const {
  std::memset(static_cast<void*>(&position), 0, sizeof position);
  position.seats = static_cast<std::uint8_t>(seats);
  position.seat = position.turn_seat = first_player;
  position.turn = 1;
  position.tiles_left = static_cast<std::uint16_t>(tiles_left.all);
  position.river_left = static_cast<std::uint16_t>(tiles_left.river);
  position.pile = static_cast<std::uint16_t>(tiles_left.pile);
  position.refills = refills;
  position.tile = kNoTile;
  for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
    for (Seat seat = 0; seat < seats; ++seat) position.supply[seat][kind] = book_->pieces[kind].supply;
  }
  Turn<B> turn{*book_, position, nullptr};
  for (const auto begin : book_->hooks.begin) begin(turn);
  for (const StartTile& tile : start) lay_tile(turn, tile.tile, tile.cell, tile.rotation, kNoSeat);
  run_steps(turn, tiles_left.all > 0 ? 0 : book_->steps.behind(TurnStep::turn_end));
}

template <class B>
DrawnTile Referee<B>::draw(Position<B>& position, TileId tile, Events* log) const {
  Turn<B> turn{*book_, position, log};
  return draw_tile(turn, tile);
}

template <class B>
void Referee<B>::discard(Position<B>& position, std::span<const TileId> waiting, Events* log) const {
  Turn<B> turn{*book_, position, log};
  discard_waiting(turn, waiting);
}

template <class B>
Chance Referee<B>::chance(const Position<B>& position) const {
  return pending_chance(ConstTurn<B>{*book_, position});
}

template <class B>
void Referee<B>::resolve(Position<B>& position, int value, Events* log) const {
  Turn<B> turn{*book_, position, log};
  resolve_chance(turn, value);
  answer_for_resigned(turn);
}

template <class B>
int Referee<B>::sample_chance(const Position<B>& position, Random& random) const {
  const Chance pending = chance(position);
  return pending.value_of(random.below(pending.copies()));
}

template <class B>
void Referee<B>::play(Position<B>& position, const Action& action, Events* log) const {
  Turn<B> turn{*book_, position, log};
  play_action(turn, action);
}

template <class B>
void Referee<B>::resign(Position<B>& position, Seat seat, Events* log) const {
  Turn<B> turn{*book_, position, log};
  resign_seat(turn, seat);
}

template <class B>
void Referee<B>::legal_actions(const Position<B>& position, ActionList& list) const {
  list.clear();
  const ConstTurn<B> turn{*book_, position};
  if (position.phase == Phase::draw || position.phase == Phase::over) return;
  if (position.phase == Phase::place) add_placements(turn, list);
  if (position.phase == Phase::action) add_deployments(turn, list);
  if (position.phase == Phase::redraw) list.push(Action{.kind = ActionKind::draw_again});
  add_offers(turn, list);
  if (may_decline(turn)) list.push(Action{.kind = ActionKind::pass});
  if (book_->hooks.excludes.empty()) return;
  list.erase_if([&](const Action& action) { return is_excluded(turn, action); });
}

template <class B>
bool Referee<B>::allows(const Position<B>& position, const Action& action) const {
  const ConstTurn<B> turn{*book_, position};
  if (position.phase == Phase::place && action.kind == ActionKind::place_tile && action.axis == Axis::none) {
    const FrontierCell* cell = frontier_at(position, action.cell);
    if (!cell || action.rotation > 3) return false;
    if (!(legal_rotations(turn, *cell, book_->facts(position.tile).pattern) >> action.rotation & 1u))
      return false;
    return !is_excluded(turn, action);
  }
  ActionList list;
  legal_actions(position, list);
  return std::ranges::find(list, action) != list.end();
}

/// Any placement at which the edges fit, uniformly. Requires: there is one.
Action sample_fitting(const auto& position, std::uint64_t pattern, Random& random) {
  for (;;) {
    const std::uint32_t choice = random.below(4u * position.frontier_count);
    const FrontierCell& frontier = position.frontier[choice / 4];
    if (fits(frontier, pattern, choice % 4)) {
      return Action{.kind = ActionKind::place_tile,
                    .rotation = static_cast<Rotation>(choice % 4),
                    .cell = frontier.cell};
    }
  }
}

/// One of the placements in the list of legal actions. Requires: phase `place`.
template <class B>
[[gnu::noinline]] Action sample_listed(const Referee<B>& referee, const Position<B>& position,
                                       Random& random) {
  ActionList list;
  referee.legal_actions(position, list);
  list.erase_if([](const Action& action) { return action.kind != ActionKind::place_tile; });
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

template <class B>
Action Referee<B>::sample_placement(const Position<B>& position, Random& random) const {
  if (!book_->hooks.places_otherwise.empty()) return sample_listed(*this, position, random);
  const std::uint64_t pattern = book_->facts(position.tile).pattern;
  for (;;) {
    const Action action = sample_fitting(position, pattern, random);
    if (modules_allow(ConstTurn<B>{*book_, position}, action.cell, action.rotation)) return action;
  }
}

template <class B>
Action Referee<B>::sample(const Position<B>& position, Random& random, ActionList& scratch) const {
  if (position.phase == Phase::place) return sample_placement(position, random);  // ransoms wait for `action`
  legal_actions(position, scratch);
  return scratch[random.below(static_cast<std::uint32_t>(scratch.size()))];
}

template <class B>
std::uint64_t Referee<B>::fingerprint(const Position<B>& position) const {
  Hash hash;
  const auto place = [](Cell cell) {
    return static_cast<std::uint64_t>(static_cast<std::uint16_t>(cell.x)) << 16 |
           static_cast<std::uint16_t>(cell.y);
  };
  hash.mix(static_cast<std::uint64_t>(position.phase) << 32 |
           static_cast<std::uint64_t>(position.seat) << 16 | position.turn);
  hash.mix(static_cast<std::uint64_t>(position.tiles_left) << 32 |
           static_cast<std::uint64_t>(position.resigned) << 16 | static_cast<std::uint64_t>(position.ended));
  hash.mix(position.tile == kNoTile ? 0 : tile(position.tile).key);
  for (unsigned i = 0; i < position.tile_count; ++i) {
    const TileOnTable& tile = position.tiles[i];
    hash.mix(place(tile.cell) << 32 | bastide::tile(book_->facts(tile.tile).printed).key);
    hash.mix(static_cast<std::uint64_t>(tile.seat) << 8 | tile.rotation);
  }
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    hash.mix(static_cast<std::uint64_t>(piece.node) << 16 | static_cast<std::uint64_t>(piece.seat) << 8 |
             static_cast<std::uint64_t>(piece.piece) | static_cast<std::uint64_t>(piece.corner) << 32);
  }
  for (unsigned seat = 0; seat < position.seats; ++seat) {
    hash.mix(static_cast<std::uint64_t>(static_cast<std::uint32_t>(position.scores[seat])));
    for (unsigned kind = 0; kind < kPieceKinds; ++kind) {
      if (position.supply[seat][kind] > 0)
        hash.mix(static_cast<std::uint64_t>(kind) << 8 | position.supply[seat][kind]);
    }
  }
  if (position.turn_seat != position.seat) hash.mix(static_cast<std::uint64_t>(position.turn_seat) << 32);
  const Agenda& agenda = position.agenda;
  if (agenda.further) hash.mix(static_cast<std::uint64_t>(agenda.reason) << 8 | 1);
  for (unsigned i = 0; i < agenda.due_count; ++i)
    hash.mix(static_cast<std::uint64_t>(agenda.due[i]) << 8 | 2);
  if (position.held_back > 0) hash.mix(static_cast<std::uint64_t>(position.held_back) << 48);
  if (position.phase == Phase::chance)
    hash.mix(static_cast<std::uint64_t>(position.chance.rule) << 8 | position.chance.behind);
  const ConstTurn<B> turn{*book_, position};
  for (const auto mix : book_->hooks.hash) mix(turn, hash);
  return hash.value();
}

#define BASTIDE_REFEREE_ON(B, ...) template class Referee<B>;
BASTIDE_FOR_EACH_BOARD(BASTIDE_REFEREE_ON)

}  // namespace bastide::carcassonne
