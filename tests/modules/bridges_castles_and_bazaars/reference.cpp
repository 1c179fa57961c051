// The naive model: bridges and castles; reference_bazaar.cpp has bazaars.

#include "modules/bridges_castles_and_bazaars/reference_bazaar.hpp"
#include "reference/module.hpp"

#include <algorithm>
#include <bit>
#include <tuple>

namespace bastide::reference {
namespace {

std::uint8_t stock_at_start(const Setup& setup) { return setup.seats <= 4 ? 3 : 2; }

// --- What lies on the board

/// The side of a cell towards the other one; −1 if they share none.
int side_between(Cell from, Cell to) {
  for (int side = 0; side < 4; ++side)
    if (neighbour(spot(from), side) == spot(to)) return side;
  return -1;
}

/// The segments of a tile with a bridge over it and castles at these sides. They stay where they are.
std::span<const Segment> altered(const Laid& laid, const std::vector<int>& castle_sides) {
  using Key = std::tuple<const Segment*, std::size_t, int, Axis, std::vector<int>>;
  thread_local std::map<Key, std::vector<Segment>> known;
  const auto [found, fresh] = known.try_emplace(
      {laid.segments.data(), laid.segments.size(), laid.rotation, laid.bridge, castle_sides},
      laid.segments.begin(), laid.segments.end());
  std::vector<Segment>& segments = found->second;
  if (!fresh) return segments;
  for (Segment& segment : segments)
    for (const int side : castle_sides)
      if (reaches_side(segment, laid.rotation, side)) segment.kind = FeatureKind::castle;
  if (laid.bridge == Axis::none) return segments;
  Segment bridge{.kind = FeatureKind::road};
  for (int side = 0; side < 4; ++side)
    if (ends_at(laid.bridge, side))
      bridge.sides = static_cast<std::uint8_t>(bridge.sides | 1 << (side - laid.rotation + 4) % 4);
  segments.push_back(bridge);  // BRIDGES-BRIDGE-08
  return segments;
}

void alter(const TableState& table, Board& board) {
  std::map<Spot, std::vector<int>> castles;
  for (const CastleOnBoard& castle : table.castles.built) {
    const Cell one = castle.tiles[0], other = castle.tiles[1];
    castles[spot(one)].push_back(side_between(one, other));
    castles[spot(other)].push_back(side_between(other, one));
  }
  for (const BridgeOnBoard& bridge : table.bridges.laid) board.at(spot(bridge.cell)).bridge = bridge.axis;
  for (auto& [at, laid] : board) {
    if (laid.bridge == Axis::none && !castles.contains(at)) continue;
    std::ranges::sort(castles[at]);
    laid.segments = altered(laid, castles[at]);
  }
}

// --- Bridges

/// Whether the tile may have this bridge on this board: BRIDGES-BRIDGE-02 to BRIDGES-BRIDGE-04.
bool may_have(const Board& board, Spot at, Axis axis) {
  const Laid& laid = board.at(at);
  if (laid.bridge != Axis::none) return false;
  for (int side = 0; side < 4; ++side) {
    if (!ends_at(axis, side)) continue;
    if (edge(laid, side) != Edge::field) return false;
    const auto next = board.find(neighbour(at, side));
    if (next != board.end() && edge(next->second, (side + 2) % 4) != Edge::road) return false;
  }
  return true;
}

std::vector<Spot> with_neighbours(Spot at) {
  return {at, neighbour(at, 0), neighbour(at, 1), neighbour(at, 2), neighbour(at, 3)};
}

constexpr Axis kAxes[] = {Axis::north_south, Axis::east_west};

/// Tries every bridge on the tile and beside it (BRIDGES-BRIDGE-05).
std::optional<BridgeOnBoard> mending(const Board& board, Spot at, Laid laid) {
  if (board.contains(at) || !touches_a_tile(board, at) || edges_fit(board, at, laid)) return std::nullopt;
  for (const Spot under : with_neighbours(at)) {
    for (const Axis axis : kAxes) {
      Board tried = board;
      tried[at] = laid;
      if (!tried.contains(under) || !may_have(tried, under, axis)) continue;
      tried.at(under).bridge = axis;
      if (edges_fit(tried, at, tried.at(at))) return BridgeOnBoard{cell(under), axis};
    }
  }
  return std::nullopt;
}

std::optional<Code> confined(const Setup& setup, const TableState& table, Spot at, Laid laid) {
  for (const Module* module : modules_of(setup.rules))
    if (module->placement_refusal)
      if (const auto code = module->placement_refusal(table, at, laid, setup.rules)) return code;
  return std::nullopt;
}

std::vector<Action> bridged_placements(const Setup& setup, const TableState& table, TileId hand) {
  std::vector<Action> legal;
  if (table.seats[table.seat].bridges.left == 0) return legal;
  const Board board = board_of(table);
  std::set<Spot> candidates;
  for (const auto& [at, laid] : board)
    for (int side = 0; side < 4; ++side) candidates.insert(neighbour(at, side));
  TableState with_hand = table;  // rules of other modules ask for it
  with_hand.tile = hand;
  for (const Spot at : candidates) {
    for (int rotation = 0; rotation < 4; ++rotation) {
      const Laid laid{hand, rotation};
      const auto bridge = mending(board, at, laid);
      if (!bridge || confined(setup, with_hand, at, laid)) continue;
      legal.push_back(Action{.kind = ActionKind::place_tile,
                             .rotation = static_cast<Rotation>(rotation),
                             .cell = cell(at),
                             .to = bridge->cell,
                             .axis = bridge->axis});
    }
  }
  return legal;
}

std::optional<Code> placement_with_bridge(const Setup& setup, const TableState& table, const Action& action,
                                          std::optional<Code> plain) {
  const Board board = board_of(table);
  const Spot at = spot(action.cell);
  const Laid laid{table.tile, action.rotation};
  const bool asked = action.axis != Axis::none;
  if (action.rotation > 3 || board.contains(at) || !touches_a_tile(board, at)) return plain;
  if (asked && table.seats[table.seat].bridges.left == 0) return Code::no_bridge_left;
  if (edges_fit(board, at, laid)) return asked ? Code::no_bridge_there : plain;
  const auto bridge = mending(board, at, laid);
  if (!asked) return bridge ? Code::needs_bridge : plain;
  if (!bridge || *bridge != BridgeOnBoard{action.to, action.axis}) return Code::no_bridge_there;
  return confined(setup, table, at, laid);
}

void lay(Turn& turn, Cell at, Axis axis) {
  TableState& table = turn.table();
  table.bridges.laid.push_back({at, axis});
  std::ranges::sort(table.bridges.laid, {}, [](const BridgeOnBoard& bridge) { return spot(bridge.cell); });
  table.bridges.used = true;
  --table.seats[table.seat].bridges.left;
  turn.happened(BridgePlaced{table.seat, at, axis});
}

/// BRIDGES-BRIDGE-01, BRIDGES-BRIDGE-06.
std::optional<Code> bridge_refusal(const Setup&, const TableState& table, const Action& action) {
  if (table.seats[table.seat].bridges.left == 0) return Code::no_bridge_left;
  if (table.bridges.used) return Code::bridge_used;
  const Board board = board_of(table);
  const Spot at = spot(action.cell);
  const auto near = with_neighbours(spot(table.board.back().cell));
  if (action.axis == Axis::none || std::ranges::find(near, at) == near.end() || !board.contains(at) ||
      !may_have(board, at, action.axis))
    return Code::no_bridge_there;
  return std::nullopt;
}

std::vector<Action> bridges(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (const Spot at : with_neighbours(spot(table.board.back().cell))) {
    for (const Axis axis : kAxes) {
      const Action action{.kind = ActionKind::place_bridge, .cell = cell(at), .axis = axis};
      if (!bridge_refusal(setup, table, action)) legal.push_back(action);
    }
  }
  return legal;
}

// --- Building castles

/// BRIDGES-CASTLE-01.
bool is_small_city(const Board& board, const Feature& city) {
  if (city.kind != FeatureKind::city || city.places.size() != 2 || cells_of(city).size() != 2 ||
      !complete(board, city))
    return false;
  return std::ranges::all_of(city.places, [&](Place place) {
    const Segment& segment = segment_at(board, place);
    return std::popcount(segment.sides) + std::popcount(segment.shares) == 1 &&
           (segment.marks & bit(Mark::no_castle)) == 0;
  });
}

/// BRIDGES-CASTLE-02.
std::optional<Seat> builder_of(const TableState& table, const Board& board, const Feature& city) {
  const auto there = followers(board, city, table.pieces);
  if (there.size() != 1) return std::nullopt;
  const auto [seat, weight] = *there.begin();
  if (weight == 0 || table.seats[seat].castles.left == 0) return std::nullopt;
  return seat;
}

Place site_of(const TableState& table) { return {spot(table.board.back().cell), *table.castles.site}; }

/// A question of BRIDGES-CASTLE-03, in the order in which they come: places behind the active seat, feature.
struct Question {
  int place;
  int site;
  friend auto operator<=>(const Question&, const Question&) = default;
};

/// Asks the first question behind this one; returns false if none is left.
bool ask_behind(Turn& turn, Question before) {
  TableState& table = turn.table();
  const Board board = board_of(table, turn.setup().rules);
  const Seat owner = table.turn_seat.value_or(table.seat);
  const auto seats = static_cast<int>(table.seats.size());
  std::set<Question> questions;
  const Spot last = spot(table.board.back().cell);
  for (int site = 0; site < static_cast<int>(board.at(last).segments.size()); ++site) {
    const Feature city = feature_at(board, {last, site});
    if (!is_small_city(board, city)) continue;
    const auto seat = builder_of(table, board, city);
    if (seat && !table.seats[*seat].resigned) questions.insert({(*seat - owner + seats) % seats, site});
  }
  const auto next = questions.upper_bound(before);
  table.castles.site.reset();
  table.seat = next == questions.end() ? owner : static_cast<Seat>((owner + next->place) % seats);
  table.turn_seat = table.seat == owner ? std::nullopt : std::optional(owner);
  if (next == questions.end()) return false;
  table.phase = Phase::castle;
  table.castles.site = static_cast<std::uint8_t>(next->site);
  return true;
}

bool ask_about_castles(Turn& turn) {
  turn.table().bridges.used = false;
  return ask_behind(turn, {-1, 0});
}

void castle_answered(Turn& turn) {
  const TableState& table = turn.table();
  const auto seats = static_cast<int>(table.seats.size());
  const Seat owner = table.turn_seat.value_or(table.seat);
  if (!ask_behind(turn, {(table.seat - owner + seats) % seats, *table.castles.site})) turn.come_out();
}

std::optional<Code> castle_refusal(const Setup& setup, const TableState& table, const Action& action) {
  const Feature city = feature_at(board_of(table, setup.rules), site_of(table));
  return city.places.contains({spot(action.cell), action.feature}) ? std::nullopt
                                                                   : std::optional(Code::no_small_city);
}

std::vector<Action> castle_sites(const Setup& setup, const TableState& table) {
  std::vector<Action> legal;
  for (const Place place : feature_at(board_of(table, setup.rules), site_of(table)).places)
    legal.push_back(Action{.kind = ActionKind::build_castle,
                           .feature = static_cast<std::uint8_t>(place.segment),
                           .cell = cell(place.spot)});
  return legal;
}

/// BRIDGES-CASTLE-04.
void build_castle(Turn& turn, const Action&) {
  TableState& table = turn.table();
  const Feature city = feature_at(board_of(table, turn.setup().rules), site_of(table));
  --table.seats[table.seat].castles.left;
  table.castles.built.push_back({table.seat, cells_of(city), true});
  turn.happened(CastleBuilt{table.seat, cells_of(city)});
  for (const Module* module : modules_of(turn.setup().rules))
    if (module->became_castle) module->became_castle(turn, city);
  bool left = false;
  for (const PlacedPiece& piece : pieces_on(city, table.pieces)) {
    if (is_follower(piece.piece)) continue;
    turn.take_back(piece, ReturnReason::alone);
    left = true;
  }
  if (left) turn.pieces_left();
  castle_answered(turn);
}

// --- Scoring castles

/// BRIDGES-CASTLE-05.
std::set<Spot> fief_of(const CastleOnBoard& castle) {
  const Spot one = spot(castle.tiles[0]), other = spot(castle.tiles[1]);
  std::set<Spot> fief{one, other};
  for (const Spot at : {one, other})
    for (const int side : one.x == other.x ? std::array{1, 3} : std::array{0, 2})
      fief.insert(neighbour(at, side));
  return fief;
}

/// Something that was completed, where it lies and what it is worth.
struct Completed {
  std::vector<Cell> cells;
  int points;
};

std::vector<Completed> completed_features(const TableState& table, const Rules& rules) {
  const Board board = board_of(table, rules);
  std::vector<Completed> all;
  for (const Feature& feature : completed_by(board, spot(table.board.back().cell))) {
    if (rules.option("castle_unowned") == 0 && owners(board, {feature}, table.pieces, rules).empty())
      continue;
    all.push_back({cells_of(feature), total(complete_value(board, table, feature, rules))});
  }
  return all;
}

Feature feature_of(const Board& board, const CastleOnBoard& castle) {
  const Spot at = spot(castle.tiles[0]);
  for (int index = 0;; ++index) {
    if (segment_at(board, {at, index}).kind != FeatureKind::castle) continue;
    Feature feature = feature_at(board, {at, index});
    if (cells_of(feature) == castle.tiles) return feature;
  }
  return {};
}

/// The castles that score now, round by round (BRIDGES-CASTLE-06 to BRIDGES-CASTLE-09).
void pay_castles(Turn& turn) {
  TableState& table = turn.table();
  const Rules& rules = turn.setup().rules;
  const Board board = board_of(table, rules);
  const Cell last = table.board.back().cell;
  std::vector<CastleOnBoard*> waiting;
  for (CastleOnBoard& castle : table.castles.built)
    if (castle.lord && castle.tiles[0] != last && castle.tiles[1] != last) waiting.push_back(&castle);
  std::ranges::sort(waiting, {},
                    [&](const CastleOnBoard* castle) { return *feature_of(board, *castle).places.begin(); });
  std::vector<Completed> round = completed_features(table, rules);
  while (!round.empty()) {
    std::vector<Completed> next;
    for (CastleOnBoard* castle : std::vector(waiting)) {
      const std::set<Spot> fief = fief_of(*castle);
      int points = 0;
      for (const Completed& one : round)
        if (std::ranges::any_of(one.cells, [&](Cell at) { return fief.contains(spot(at)); }))
          points = std::max(points, one.points);
      if (points == 0) continue;
      const Feature feature = feature_of(board, *castle);
      std::vector<Score> scores{{pieces_on(feature, table.pieces).front().seat,
                                 {{"castle", points}},
                                 FeatureKind::castle,
                                 extent_of(feature),
                                 ScoreReason::castle}};
      add_extras(scores, table, feature, rules);
      turn.add(scores);
      castle->lord = false;
      next.push_back({castle->tiles, points});
      std::erase(waiting, castle);
    }
    round = next;
  }
}

/// BRIDGES-CASTLE-11: the castles that have been scored.
std::vector<Feature> scored_castles(const TableState& table, const Board& board) {
  std::vector<Feature> scored;
  for (const CastleOnBoard& castle : table.castles.built)
    if (!castle.lord) scored.push_back(feature_of(board, castle));
  return scored;
}

/// BRIDGES-FARM-01.
int castle_extra(const Feature& city, const std::vector<Feature>&, Pieces, Seat) {
  return city.kind == FeatureKind::castle;
}

std::vector<Feature> castles_touched(const Board& board, const Feature& field) {
  std::vector<Feature> castles;
  for (const Place place : field.places) {
    const Segment& segment = segment_at(board, place);
    for (int index = 0; index < 16; ++index) {
      if ((segment.cities >> index & 1) == 0) continue;
      Feature castle = feature_at(board, {place.spot, index});
      const auto is_it = [&](const Feature& known) { return known.places == castle.places; };
      if (castle.kind == FeatureKind::castle && std::ranges::none_of(castles, is_it))
        castles.push_back(std::move(castle));
    }
  }
  return castles;
}

/// Whether the piece stands in a castle (BRIDGES-CASTLE-12).
bool is_lord(const TableState& table, const PlacedPiece& piece) {
  const auto tile_at = std::ranges::find(table.board, piece.cell, &PlacedTile::cell);
  const auto segments = tile(tile_at->tile).segments;
  return std::ranges::any_of(table.castles.built, [&](const CastleOnBoard& castle) {
    for (const int one : {0, 1}) {
      if (castle.tiles[static_cast<std::size_t>(one)] != piece.cell) continue;
      const int side = side_between(piece.cell, castle.tiles[static_cast<std::size_t>(1 - one)]);
      return piece.feature < segments.size() && segments[piece.feature].kind == FeatureKind::city &&
             reaches_side(segments[piece.feature], tile_at->rotation, side);
    }
    return false;
  });
}

std::vector<Action> choices_of_module(const Setup& setup, const TableState& table) {
  switch (table.phase) {
    case Phase::place: return bridged_placements(setup, table, table.tile);
    case Phase::action: return bridges(setup, table);
    case Phase::castle: return castle_sites(setup, table);
    default: return bazaar::choices(setup, table);
  }
}

}  // namespace

const Module kBridgesCastlesAndBazaars{
    .name = "bridges_castles_and_bazaars",
    .actions = {{ActionKind::place_bridge,
                 {Phase::action},
                 bridge_refusal,
                 [](Turn& turn, const Action& action) {
                   lay(turn, action.cell, action.axis);
                   turn.begin_action();
                 },
                 true},
                {ActionKind::build_castle, {Phase::castle}, castle_refusal, build_castle},
                {ActionKind::bazaar_offer, {Phase::bazaar}, bazaar::offer_refusal, bazaar::offer},
                {ActionKind::bazaar_bid, {Phase::bazaar}, bazaar::bid_refusal, bazaar::bid},
                {ActionKind::bazaar_buy, {Phase::bazaar}, bazaar::decision_refusal, bazaar::buy},
                {ActionKind::bazaar_sell, {Phase::bazaar}, bazaar::decision_refusal, bazaar::sell}},
    .phases = {{Phase::castle, castle_answered}, {Phase::bazaar, bazaar::pass, bazaar::skip}},
    .choices = choices_of_module,
    .begin =
        [](const Setup& setup, TableState& table) {
          for (SeatState& seat : table.seats)
            seat.bridges.left = seat.castles.left = stock_at_start(setup);  // BRIDGES-COMP-02
        },
    .alters = alter,
    .places_otherwise = [](const Setup& setup, const TableState& table,
                           TileId hand) { return !bridged_placements(setup, table, hand).empty(); },
    .judges_placement = placement_with_bridge,
    .placed_by =
        [](Turn& turn, const Action& action) {
          if (action.axis != Axis::none) lay(turn, action.to, action.axis);
        },
    .placed = bazaar::placed,
    .excludes = bazaar::pass_refusal,
    .before_coming_out = ask_about_castles,
    .turn_ends = bazaar::turn_ends,
    .brings_tile = bazaar::brings_tile,
    .next_turn_has_tile = bazaar::next_turn_has_tile,
    .resigned = bazaar::resigned,
    .action_ends =
        [](TableState& table) {
          if (table.phase != Phase::over) return;
          table.bridges.used = false;
          table.castles.site.reset();
        },
    .paid_besides = pay_castles,
    .emptied = scored_castles,
    .city_extra = castle_extra,
    .city_extra_line = "castles",
    .city_extra_for_barns = true,
    .shelters = is_lord,
    .cities_touched = castles_touched,
    .tidy = bazaar::tidy,
};

}  // namespace bastide::reference
