// The naive model: shepherds, hills and vineyards.
#include "reference/module.hpp"

#include <algorithm>
#include <numeric>

namespace bastide::reference {
namespace {

constexpr std::string_view kBag = "flock";
constexpr int kWolf = 0;

bool has_shepherds(const Rules& rules) { return rules.option("hills_shepherds") != 0; }

bool shows(TileId id, FeatureKind symbol) {
  return std::ranges::any_of(tile(id).segments,
                             [&](const Segment& segment) { return segment.kind == symbol; });
}

// --- Shepherds

std::optional<PlacedPiece> shepherd_of(const TableState& table, Seat seat) {
  for (const PlacedPiece& piece : table.pieces)
    if (piece.seat == seat && piece.piece == PieceKind::shepherd) return piece;
  return std::nullopt;
}

std::vector<PlacedPiece> shepherds_in(const TableState& table, const Feature& field) {
  std::vector<PlacedPiece> found;
  for (const PlacedPiece& piece : pieces_on(field, table.pieces))
    if (piece.piece == PieceKind::shepherd) found.push_back(piece);
  std::ranges::sort(found, {}, &PlacedPiece::seat);
  return found;
}

Feature field_of(Turn& turn, const PlacedPiece& shepherd) {
  return feature_at(board_of(turn.table(), turn.setup().rules), place_of(shepherd));
}

/// HILLS-COMP-03, HILLS-COMP-04: wolves last.
std::vector<int> in_bag(const TableState& table) {
  std::vector<int> bag{1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4};
  for (const SeatState& seat : table.seats)
    for (const int token : seat.flocks.tokens) bag.erase(std::ranges::find(bag, token));
  bag.insert(bag.end(), 2, kWolf);
  return bag;
}

std::vector<int> taken_from(TableState& table, const std::vector<PlacedPiece>& shepherds) {
  std::vector<int> tokens;
  for (const PlacedPiece& shepherd : shepherds) {
    auto& flock = table.seats[shepherd.seat].flocks.tokens;
    tokens.insert(tokens.end(), flock.begin(), flock.end());
    flock.clear();
  }
  std::ranges::sort(tokens);
  return tokens;
}

/// HILLS-FLOCK-04.
void score_flocks(Turn& turn, const Feature& field) {
  TableState& table = turn.table();
  const std::vector<PlacedPiece> shepherds = shepherds_in(table, field);
  int sheep = 0;
  for (const PlacedPiece& shepherd : shepherds) {
    const auto& flock = table.seats[shepherd.seat].flocks.tokens;
    sheep += std::accumulate(flock.begin(), flock.end(), 0);
  }
  std::vector<Score> scores;
  for (const PlacedPiece& shepherd : shepherds)
    scores.push_back(
        {shepherd.seat, {line("sheep", sheep, 1)}, FeatureKind::field, extent_of(field), ScoreReason::flock});
  turn.add(scores);
  for (const PlacedPiece& shepherd : shepherds) turn.take_back(shepherd, ReturnReason::flock);
  turn.happened(TokensReturned{kBag, taken_from(table, shepherds)});
  turn.pieces_left();
}

/// HILLS-DEPLOY-04, HILLS-FLOCK-03, HILLS-FLOCK-05.
void draw_token(Turn& turn) {
  TableState& table = turn.table();
  const PlacedPiece own = *shepherd_of(table, table.seat);
  const int token = turn.draw_from(kBag, in_bag(table));
  turn.happened(TokenDrawn{table.seat, kBag, token, own.cell, own.feature});
  if (token != kWolf) {
    auto& flock = table.seats[table.seat].flocks.tokens;
    flock.push_back(token);
    return std::ranges::sort(flock), void();
  }
  const std::vector<PlacedPiece> shepherds = shepherds_in(table, field_of(turn, own));
  for (const PlacedPiece& shepherd : shepherds) turn.take_back(shepherd, ReturnReason::wolf);
  std::vector<int> tokens = taken_from(table, shepherds);
  tokens.push_back(kWolf);
  turn.happened(TokensReturned{kBag, tokens});
  turn.pieces_left();
}

void after_deployment(Turn& turn, const PlacedPiece& piece) {
  if (piece.piece != PieceKind::shepherd) return;
  turn.table().flocks.is_new = true;
  draw_token(turn);
}

/// HILLS-FLOCK-01, HILLS-FLOCK-02, HILLS-DEPLOY-05.
bool may_choose(Turn& turn) {
  const TableState& table = turn.table();
  const auto own = shepherd_of(table, table.seat);
  if (!own || table.flocks.is_new) return false;
  const std::vector<Cell> cells = cells_of(field_of(turn, *own));
  return std::ranges::count(cells, table.board.back().cell) > 0;
}

bool is_closed(const Board& board, const Feature& field) {
  for (const Place place : field.places)
    for (int half = 0; half < 8; ++half)
      if (holds_half(segment_at(board, place), board.at(place.spot).rotation, half) &&
          !board.contains(neighbour(place.spot, half / 2)))
        return false;
  return true;
}

/// HILLS-FLOCK-06, HILLS-FLOCK-09.
void score_closed_fields(Turn& turn) {
  const Board board = board_of(turn.table(), turn.setup().rules);
  for (const Feature& field : features_of_kind(board, FeatureKind::field))
    if (!shepherds_in(turn.table(), field).empty() && is_closed(board, field)) score_flocks(turn, field);
}

bool after_action(Turn& turn) {
  if (!has_shepherds(turn.setup().rules)) return false;
  if (may_choose(turn)) {
    turn.table().phase = Phase::flock;
    return true;
  }
  score_closed_fields(turn);
  return false;
}

void chosen(Turn& turn, const Action& action) {
  const Seat seat = turn.table().seat;
  if (static_cast<FlockChoice>(action.number) == FlockChoice::grow)
    draw_token(turn);
  else
    score_flocks(turn, field_of(turn, *shepherd_of(turn.table(), seat)));
  score_closed_fields(turn);
  turn.after_action();
}

Action choice(FlockChoice what) {
  return {.kind = ActionKind::flock, .number = static_cast<std::int16_t>(what)};
}

std::vector<Action> flock_choices(const Setup&, const TableState& table) {
  if (table.phase != Phase::flock) return {};
  return {choice(FlockChoice::grow), choice(FlockChoice::score)};
}

void begin(const Setup& setup, TableState& table) {
  if (!has_shepherds(setup.rules)) return;
  for (SeatState& seat : table.seats) seat.supply[index_of(PieceKind::shepherd)] = 1;
}

bool claims(PieceKind piece, FeatureKind kind, const Rules& rules) {
  return piece == PieceKind::shepherd && kind == FeatureKind::field && has_shepherds(rules);
}

/// HILLS-DEPLOY-02.
std::optional<Code> beside_no_shepherd(const TableState& table, const Board&, const Feature& field) {
  return shepherds_in(table, field).empty() ? std::nullopt : std::optional(Code::shepherd_there);
}

Standing standing(PieceKind piece) { return piece == PieceKind::shepherd ? beside_no_shepherd : nullptr; }

/// HILLS-DEPLOY-07.
std::optional<Code> beside_no_figure(const TableState& table, Place place) {
  const bool stands = std::ranges::any_of(table.pieces, [&](const PlacedPiece& piece) {
    return piece.corner == Corner::none && place_of(piece) == place;
  });
  return stands ? std::optional(Code::feature_occupied) : std::nullopt;
}

/// HILLS-WITH-05; also forgets what was remembered of a shepherd that has gone.
void lose_flocks(Turn& turn) {
  TableState& table = turn.table();
  std::vector<int> tokens;
  for (Seat seat = 0; seat < table.seats.size(); ++seat) {
    if (shepherd_of(table, seat)) continue;
    auto& flock = table.seats[seat].flocks.tokens;
    tokens.insert(tokens.end(), flock.begin(), flock.end());
    flock.clear();
  }
  std::ranges::sort(tokens);
  if (!tokens.empty()) turn.happened(TokensReturned{kBag, tokens});
}

void tidy(TableState& table) {
  const Seat owner = table.turn_seat.value_or(table.seat);
  if (table.phase == Phase::over || !shepherd_of(table, owner)) table.flocks.is_new = false;
}

// --- Hills

/// HILLS-HILL-01, HILLS-HILL-02.
void bury(Turn& turn) {
  const Cell at = turn.table().board.back().cell;
  if (turn.setup().rules.option("hills_hills") == 0 ||
      !shows(turn.table().board.back().tile, FeatureKind::hill) || !turn.bury())
    return;
  auto& buried = turn.table().hills.buried;
  buried.push_back(at);
  std::ranges::sort(buried, {}, [](Cell cell) { return spot(cell); });
  turn.happened(TileBuried{at});
}

/// HILLS-HILL-04 to HILLS-HILL-07.
std::vector<Seat> break_tie(const std::vector<Feature>& competing, const Board& board, Pieces pieces,
                            const std::vector<Seat>& tied, const Rules& rules) {
  if (rules.option("hills_hills") == 0) return tied;
  std::map<Seat, int> on_hills;
  for (const Feature& feature : competing)
    for (const PlacedPiece& piece : pieces_on(feature, pieces))
      if (is_follower(piece.piece) && shows(board.at(spot(piece.cell)).tile, FeatureKind::hill))
        ++on_hills[piece.seat];
  int most = 0;
  for (const Seat seat : tied) most = std::max(most, on_hills[seat]);
  const int enough = word(rules, "hill_tiebreak") == "count" ? most : std::min(most, 1);
  std::vector<Seat> best = tied;
  std::erase_if(best, [&](Seat seat) { return on_hills[seat] < enough; });
  return best;
}

// --- Vineyards

/// HILLS-VINE-01 to HILLS-VINE-03.
Sheet with_vineyards(const Board& board, const Feature& feature, const Sheet& sheet, const Rules& rules) {
  const bool in_scope =
      feature.kind == FeatureKind::monastery ||
      (feature.kind == FeatureKind::garden && word(rules, "vineyard_scope") == "monasteries_and_gardens");
  if (rules.option("hills_vineyards") == 0 || !in_scope || !complete(board, feature)) return sheet;
  int vineyards = 0;
  for (const Spot near : surroundings(feature.places.begin()->spot))
    vineyards += shows(board.at(near).tile, FeatureKind::vineyard);
  Sheet more = sheet;
  if (vineyards > 0) more.push_back(line("vineyards", vineyards, 3));
  return more;
}

}  // namespace

const Module kHillsAndSheep{
    .name = "hills_and_sheep",
    .actions = {{ActionKind::flock, {Phase::flock}, nullptr, chosen}},
    .phases = {{.phase = Phase::flock,
                .pass = nullptr,
                .skip = [](Turn& turn) { chosen(turn, choice(FlockChoice::score)); }}},
    .choices = flock_choices,
    .begin = begin,
    .no_followers = {PieceKind::shepherd},
    .claims = claims,
    .standing = standing,
    .placed = bury,
    .pieces_left = lose_flocks,
    .deploy_refusal = beside_no_figure,
    .goes_through_portals = [](PieceKind piece) { return piece == PieceKind::shepherd; },  // HILLS-WITH-06
    .after_deployment = after_deployment,
    .after_action = after_action,
    .breaks_tie = break_tie,
    .value = with_vineyards,
    .turn_begins = [](TableState& table) { table.flocks.is_new = false; },
    .tidy = tidy,
};

}  // namespace bastide::reference
