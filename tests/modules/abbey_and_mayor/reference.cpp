// The naive model: abbeys, the mayor, wagons and barns.
#include "reference/module.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace bastide::reference {
namespace {

// --- Abbeys

/// Empty cells with tiles on all four sides, in reading order.
std::vector<Spot> holes(const TableState& table) {
  const Board board = board_of(table);
  std::set<Spot> found;
  for (const auto& [spot, laid] : board) {
    for (int side = 0; side < 4; ++side) {
      const Spot empty = neighbour(spot, side);
      const auto lies = [&](int other) { return board.contains(neighbour(empty, other)); };
      if (!board.contains(empty) && lies(0) && lies(1) && lies(2) && lies(3)) found.insert(empty);
    }
  }
  return {found.begin(), found.end()};
}

bool has_abbey(const TableState& table, Seat seat) { return table.seats[seat].abbey.in_hand; }

/// ABBEY-TURN-04.
bool ask_before_draw(Turn& turn) {
  TableState& table = turn.table();
  if (!has_abbey(table, table.seat) || holes(table).empty() || turn.river_to_come()) return false;
  table.phase = Phase::abbey;
  return true;
}

/// ABBEY-LAST-01: from the seat after the last active one round to that one.
bool last_round(Turn& turn) {
  TableState& table = turn.table();
  const auto seats = static_cast<int>(table.seats.size());
  if (turn.setup().rules.option("abbey_last_round") == 0 || holes(table).empty()) return false;
  for (int i = 1; i <= seats; ++i) {
    const auto seat = static_cast<Seat>((table.seat + i) % seats);
    if (table.seats[seat].resigned || !has_abbey(table, seat)) continue;
    table.seat = seat;
    ++table.turn;
    for (const Module* module : modules_of(turn.setup().rules))
      if (module->turn_begins) module->turn_begins(table);
    table.phase = Phase::last_abbeys;
    return true;
  }
  return false;
}

std::optional<Code> abbey_refusal(const Setup&, const TableState& table, const Action& action) {
  const auto all = holes(table);
  if (std::ranges::find(all, spot(action.cell)) == all.end()) return Code::no_hole;
  return std::nullopt;
}

TileId abbey_tile() { return find_tile("abbey-tile").value(); }

void place_abbey(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  table.seats[table.seat].abbey.in_hand = false;
  table.board.push_back({abbey_tile(), action.cell, 0, table.seat});
  turn.happened(TilePlaced{table.seat, abbey_tile(), action.cell, 0});
  for (const Module* module : modules_of(turn.setup().rules))
    if (module->placed) module->placed(turn);
  turn.before_action();
}

void drop_abbey(Turn& turn) {
  turn.table().seats[turn.table().seat].abbey.in_hand = false;
  turn.last_round();
}

// --- Wagons

bool is_abbey(const Board& board, Spot spot) {
  return board.contains(spot) && edge(board.at(spot), 0) == Edge::any;
}

/// Incomplete, free roads, cities and monasteries away from the dragon (ABBEY-WAGON-02).
bool takes_wagon(const TableState& table, const Board& board, Place place) {
  const FeatureKind kind = segment_at(board, place).kind;
  if (kind != FeatureKind::road && kind != FeatureKind::city && kind != FeatureKind::monastery) return false;
  const Feature feature = feature_at(board, place);
  return !complete(board, feature) && pieces_on(feature, table.pieces).empty() &&
         table.dragon.dragon != cell(place.spot);
}

bool linked(const Segment& segment, int other) { return (segment.meets >> other & 1) != 0; }

/// Whether these segments of two features meet (ABBEY-WAGON-04).
bool meet(const Board& board, Place one, Place other) {
  const Segment &a = segment_at(board, one), &b = segment_at(board, other);
  if (a.kind == FeatureKind::city && b.kind == FeatureKind::city) return false;
  if (one.spot == other.spot) return linked(a, other.segment);
  for (int side = 0; side < 4; ++side) {
    if (neighbour(one.spot, side) != other.spot) continue;
    if (is_abbey(board, other.spot)) return reaches_side(a, board.at(one.spot).rotation, side);
    if (is_abbey(board, one.spot)) return reaches_side(b, board.at(other.spot).rotation, (side + 2) % 4);
  }
  return false;
}

bool reaches(const Board& board, const Rules& rules, Place stood, Place to) {
  if (word(rules, "wagon_range") == "near")
    return std::abs(stood.spot.x - to.spot.x) <= 1 && std::abs(stood.spot.y - to.spot.y) <= 1;
  const Feature from = feature_at(board, stood), goal = feature_at(board, to);
  return std::ranges::any_of(from.places, [&](Place one) {
    return std::ranges::any_of(goal.places, [&](Place other) { return meet(board, one, other); });
  });
}

std::vector<Action> wagon_places(const Setup& setup, const TableState& table, const ReturnedWagon& wagon) {
  std::vector<Action> legal;
  const Board board = board_of(table, setup.rules);
  for (const auto& [at, laid] : board) {
    for (int segment = 0; segment < static_cast<int>(laid.segments.size()); ++segment) {
      const Place place{at, segment};
      if (takes_wagon(table, board, place) &&
          reaches(board, setup.rules, {spot(wagon.cell), wagon.feature}, place))
        legal.push_back(Action{
            .kind = ActionKind::move_wagon, .feature = static_cast<std::uint8_t>(segment), .cell = cell(at)});
    }
  }
  return legal;
}

std::vector<Action> wagon_choices(const Setup& setup, const TableState& table) {
  return wagon_places(setup, table, *std::ranges::find(table.abbey.wagons, table.seat, &ReturnedWagon::seat));
}

void note_wagons(Turn& turn, const std::vector<Feature>& completed) {
  TableState& table = turn.table();
  for (const Feature& feature : completed)
    for (const PlacedPiece& piece : pieces_on(feature, table.pieces))
      if (piece.piece == PieceKind::wagon)
        table.abbey.wagons.push_back({piece.seat, piece.cell, piece.feature});
  std::ranges::sort(table.abbey.wagons, {}, &ReturnedWagon::seat);
}

/// Asks the seats from this one whose wagon has somewhere to go (ABBEY-WAGON-05). Returns false
/// if none is left.
bool ask_for_wagon(Turn& turn, Seat owner, int first) {
  TableState& table = turn.table();
  const auto seats = static_cast<int>(table.seats.size());
  for (int i = first; i < owner + seats; ++i) {
    const auto seat = static_cast<Seat>(i % seats);
    const auto wagon = std::ranges::find(table.abbey.wagons, seat, &ReturnedWagon::seat);
    if (wagon == table.abbey.wagons.end() || table.seats[seat].resigned ||
        wagon_places(turn.setup(), table, *wagon).empty())
      continue;
    table.seat = seat;
    table.turn_seat = seat == owner ? std::nullopt : std::optional(owner);
    table.phase = Phase::wagon;
    return true;
  }
  table.seat = owner;
  table.turn_seat.reset();
  table.abbey.wagons.clear();
  return false;
}

bool begin_moves(Turn& turn) {
  const Seat owner = turn.table().seat;
  return ask_for_wagon(turn, owner, owner);
}

void answered(Turn& turn) {
  TableState& table = turn.table();
  const Seat owner = table.turn_seat.value_or(table.seat);
  std::erase_if(table.abbey.wagons, [&](const ReturnedWagon& wagon) { return wagon.seat == table.seat; });
  const int next =
      table.seat + 1 <= owner ? table.seat + 1 + static_cast<int>(table.seats.size()) : table.seat + 1;
  if (!ask_for_wagon(turn, owner, next)) turn.after_moves();
}

void move_wagon(Turn& turn, const Action& action) {
  TableState& table = turn.table();
  const ReturnedWagon wagon = *std::ranges::find(table.abbey.wagons, table.seat, &ReturnedWagon::seat);
  const Board board = board_of(table, turn.setup().rules);
  --turn.supply(table.seat, PieceKind::wagon);
  table.pieces.push_back({table.seat, PieceKind::wagon, action.cell, action.feature});
  turn.happened(PieceMoved{table.seat, PieceKind::wagon, wagon.cell, wagon.feature, action.cell,
                           action.feature, segment_at(board, {spot(action.cell), action.feature}).kind});
  answered(turn);
}

// --- Barns

/// A cell at a corner, and the half-edges of its tile on both sides of the corner.
struct AtCorner {
  int dx, dy;
  int before, after;
};
/// North-west, north-east, south-west and south-east of the point shared by four cells.
constexpr std::array<AtCorner, 4> kRound{{{-1, -1, 3, 4}, {0, -1, 5, 6}, {-1, 0, 1, 2}, {0, 0, 7, 0}}};

/// The point at a corner of a cell, named by the cell to its south-east.
Spot point_at(Spot spot, Corner corner) {
  const bool east = corner == Corner::ne || corner == Corner::se;
  const bool south = corner == Corner::sw || corner == Corner::se;
  return {spot.y + (south ? 1 : 0), spot.x + (east ? 1 : 0)};
}

/// The field of each of the four tiles that lies on both sides of the point; fewer if a tile has none.
std::vector<Place> fields_at(const Board& board, Spot point) {
  std::vector<Place> fields;
  for (const AtCorner& at : kRound) {
    const Spot here{point.y + at.dy, point.x + at.dx};
    if (!board.contains(here)) continue;
    const Laid& laid = board.at(here);
    for (int index = 0; index < static_cast<int>(laid.segments.size()); ++index) {
      const Segment& segment = laid.segments[static_cast<std::size_t>(index)];
      if (segment.kind == FeatureKind::field && holds_half(segment, laid.rotation, at.before) &&
          holds_half(segment, laid.rotation, at.after))
        fields.push_back({here, index});
    }
  }
  return fields;
}

bool has_barn(const Feature& field, Pieces pieces) {
  return std::ranges::any_of(pieces_on(field, pieces),
                             [](const PlacedPiece& piece) { return piece.piece == PieceKind::barn; });
}

/// ABBEY-BARN-01, ABBEY-BARN-02.
std::optional<Code> corner_refusal(const Setup& setup, const TableState& table, Place place, Corner corner) {
  const Board board = board_of(table, setup.rules);
  const std::vector<Place> fields = fields_at(board, point_at(place.spot, corner));
  if (fields.size() < 4) return Code::no_field_corner;
  if (setup.rules.option("barn_on_barn") == 0 && has_barn(feature_at(board, fields[0]), table.pieces))
    return Code::feature_occupied;
  return std::nullopt;
}

int field_at_corner(const Board& board, Spot spot, Corner corner) {
  for (const Place place : fields_at(board, point_at(spot, corner)))
    if (place.spot == spot) return place.segment;
  return -1;
}

/// Fields with a barn and farmers: those whose barn was placed in this turn first, then by their
/// smallest place.
std::vector<std::pair<Feature, bool>> fields_to_pay(const TableState& table, const Board& board) {
  std::vector<std::pair<Feature, bool>> fields;
  for (const bool first : {true, false}) {
    for (const Feature& field : features_of_kind(board, FeatureKind::field)) {
      if (!has_barn(field, table.pieces) || followers(board, field, table.pieces).empty()) continue;
      const bool placed = std::ranges::any_of(pieces_on(field, table.pieces), [&](const PlacedPiece& piece) {
        return piece.piece == PieceKind::barn && piece.cell == table.board.back().cell;
      });
      if (placed == first) fields.emplace_back(field, placed);
    }
  }
  return fields;
}

/// ABBEY-BARN-03, ABBEY-BARN-06.
void pay_farmers(Turn& turn) {
  const TableState& table = turn.table();
  const Rules& rules = turn.setup().rules;
  const Board board = board_of(table, rules);
  for (const auto& [field, placed] : fields_to_pay(table, board)) {
    const auto cities = complete_cities_touched(board, field);
    std::vector<Score> scores;
    for (const Seat seat : owners(board, {field}, table.pieces, rules))
      add_scores(scores, field, FeatureKind::field, {seat},
                 farm_worth(cities, placed ? 3 : 1, {field}, table.pieces, seat, rules),
                 placed ? ScoreReason::barn_placed : ScoreReason::barn_joined);
    add_extras(scores, table, field, rules);
    turn.add(scores);
  }
}

/// ABBEY-BARN-04.
void send_farmers_home(Turn& turn) {
  const Board board = board_of(turn.table(), turn.setup().rules);
  const auto fields = fields_to_pay(turn.table(), board);
  const std::vector<PlacedPiece> pieces = turn.table().pieces;
  for (const PlacedPiece& piece : pieces) {
    const bool there = std::ranges::any_of(
        fields, [&](const auto& field) { return field.first.places.contains(place_of(piece)); });
    const bool goes = is_follower(piece.piece) || piece.piece == PieceKind::pig;
    if (there && goes) turn.take_back(piece, ReturnReason::barn);
  }
  if (!fields.empty()) turn.pieces_left();
}

/// ABBEY-BARN-08.
std::vector<Score> pay_barns(const TableState& table, const Feature& field, const Rules& rules) {
  std::set<Seat> owners;
  for (const PlacedPiece& piece : pieces_on(field, table.pieces))
    if (piece.piece == PieceKind::barn) owners.insert(piece.seat);
  std::vector<Score> scores;
  const auto cities = complete_cities_touched(board_of(table, rules), field);
  Sheet sheet;
  if (!cities.empty()) sheet.push_back(line("cities", static_cast<int>(cities.size()), 4));
  for (const Module* module : modules_of(rules)) {
    int more = 0;
    for (const Feature& city : cities)
      if (module->city_extra_for_barns) more += module->city_extra(city, {field}, table.pieces, kNoSeat);
    if (more > 0) sheet.push_back({module->city_extra_line, more});
  }
  add_scores(scores, field, FeatureKind::barns, {owners.begin(), owners.end()}, sheet, ScoreReason::final);
  return scores;
}

std::vector<Action> choices_of_abbey(const Setup& setup, const TableState& table) {
  if (table.phase == Phase::wagon) return wagon_choices(setup, table);
  if (table.phase != Phase::abbey && table.phase != Phase::last_abbeys) return {};
  std::vector<Action> legal;
  for (const Spot hole : holes(table))
    legal.push_back(Action{.kind = ActionKind::place_abbey, .cell = cell(hole)});
  return legal;
}

std::optional<Code> wagon_refusal(const Setup& setup, const TableState& table, const Action& action) {
  const auto legal = wagon_choices(setup, table);
  if (std::ranges::find(legal, action) == legal.end()) return Code::no_wagon_place;
  return std::nullopt;
}

}  // namespace

const Module kAbbeyAndMayor{
    .name = "abbey_and_mayor",
    .actions = {{ActionKind::place_abbey, {Phase::abbey, Phase::last_abbeys}, abbey_refusal, place_abbey},
                {ActionKind::move_wagon, {Phase::wagon}, wagon_refusal, move_wagon}},
    .phases = {{.phase = Phase::abbey, .pass = [](Turn& turn) { turn.draw(); }, .before_tile = true},
               {Phase::last_abbeys, drop_abbey},
               {Phase::wagon, answered}},
    .choices = choices_of_abbey,
    .begin =
        [](const Setup& setup, TableState& table) {
          for (SeatState& seat : table.seats) {
            seat.abbey.in_hand = true;
            seat.supply[index_of(PieceKind::mayor)] = 1;
            seat.supply[index_of(PieceKind::wagon)] = 1;
            seat.supply[index_of(PieceKind::barn)] = setup.rules.has("farmers") ? 1 : 0;  // ABBEY-COMP-04
          }
        },
    .no_followers = {PieceKind::barn},  // ABBEY-COMP-03
    .weight = [](const Board& board, const Feature& feature, PieceKind piece) -> std::optional<int> {
      if (piece != PieceKind::mayor) return std::nullopt;
      return pennants(board, feature);  // ABBEY-MAYOR-02
    },
    .claims =
        [](PieceKind piece, FeatureKind kind, const Rules&) {
          if (piece == PieceKind::mayor) return kind == FeatureKind::city;
          return piece == PieceKind::wagon &&
                 (kind == FeatureKind::road || kind == FeatureKind::city || kind == FeatureKind::monastery);
        },
    .goes_on = begin_moves,
    .before_draw = ask_before_draw,
    .needs_no_draw =
        [](const Setup&, const TableState& table) {
          return has_abbey(table, table.seat) && !holes(table).empty();
        },
    .last_round = last_round,
    .on_corners = [](PieceKind piece,
                     const Rules& rules) { return piece == PieceKind::barn && rules.has("farmers"); },
    .corner_refusal = corner_refusal,
    .field_at_corner = field_at_corner,
    .action_ends = [](TableState& table) { table.abbey.wagons.clear(); },
    .paid_besides = pay_farmers,
    .sent_home = send_farmers_home,
    .completed = note_wagons,
    .farm_ends = pay_barns,
};

}  // namespace bastide::reference
