#include "discovery/reference/model.hpp"

#include "source_tree.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <string>
#include <utility>

namespace bastide::reference::discovery {
namespace {

constexpr std::size_t kMeeple = static_cast<std::size_t>(PieceKind::meeple);

struct Printed {
  std::vector<FeatureKind> kinds;
  std::array<int, 4> at_side{};                 ///< the feature of each side, before it is turned
  std::vector<std::pair<int, int>> cities;      ///< land, sea
  std::vector<std::pair<int, int>> neighbours;  ///< mountain, grassland
};

FeatureKind kind_of(const std::string& word) {
  if (word == "mountain") return FeatureKind::mountain;
  return word == "sea" ? FeatureKind::sea : FeatureKind::grassland;
}

Printed read(const nlohmann::json& row) {
  Printed printed;
  for (const auto& feature : row.at("features")) {
    for (const std::string side : feature.at("at"))
      printed.at_side.at(std::string("nesw").find(side)) = static_cast<int>(printed.kinds.size());
    printed.kinds.push_back(kind_of(feature.at("kind")));
  }
  for (const auto& city : row.value("cities", nlohmann::json::array()))
    printed.cities.emplace_back(city.at("land"), city.at("sea"));
  for (const auto& pair : row.value("borders", nlohmann::json::array()))
    printed.neighbours.emplace_back(pair.at(0), pair.at(1));
  return printed;
}

const Printed& printed(TileId id) {
  static const std::map<TileId, Printed> all = [] {
    std::map<TileId, Printed> read_tiles;
    const auto file =
        nlohmann::json::parse(test::read_text(test::source_tree() / "engine/data/discovery.json"));
    for (const auto& row : file.at("tiles"))
      read_tiles[find_tile(row.at("kind").get<std::string>()).value()] = read(row);
    return read_tiles;
  }();
  return all.at(id);
}

struct Lying {
  const Printed* printed;
  int rotation;
  /// The feature on a side of the turned tile.
  int at(int side) const { return printed->at_side.at(static_cast<std::size_t>((side + 4 - rotation) % 4)); }
  FeatureKind kind_at(int side) const { return printed->kinds.at(static_cast<std::size_t>(at(side))); }
};

using Land = std::map<Spot, Lying>;

Land land_of(const TableState& table) {
  Land land;
  for (const PlacedTile& placed : table.board)
    land[spot(placed.cell)] = {&printed(placed.tile), placed.rotation};
  return land;
}

Region flood(const Land& land, Place start) {
  Region region;
  region.kind = land.at(start.spot).printed->kinds.at(static_cast<std::size_t>(start.segment));
  region.complete = true;
  std::vector<Place> open{start};
  while (!open.empty()) {
    const Place place = open.back();
    open.pop_back();
    if (!region.places.insert(place).second) continue;
    const Lying& here = land.at(place.spot);
    for (int side = 0; side < 4; ++side) {
      if (here.at(side) != place.segment) continue;
      const auto next = land.find(neighbour(place.spot, side));
      if (next == land.end())
        region.complete = false;
      else
        open.push_back({next->first, next->second.at((side + 2) % 4)});
    }
  }
  return region;
}

/// The cities on a region, each as the place of its land and its number there.
std::set<std::pair<Place, int>> cities_on(const Land& land, const Region& region) {
  std::set<std::pair<Place, int>> found;
  for (const Place& place : region.places) {
    int number = 0;
    for (const auto& [shore, sea] : land.at(place.spot).printed->cities) {
      if (shore == place.segment || sea == place.segment) found.insert({{place.spot, shore}, number});
      ++number;
    }
  }
  return found;
}

/// DISCOVERY-VAL-04.
std::set<std::pair<Place, int>> cities_near(const Land& land, const Region& mountain) {
  auto found = cities_on(land, mountain);
  for (const Place& place : mountain.places)
    for (const auto& [peak, meadow] : land.at(place.spot).printed->neighbours)
      if (peak == place.segment) found.merge(cities_on(land, flood(land, {place.spot, meadow})));
  return found;
}

bool option_is(const Rules& rules, std::string_view option, int value) {
  return rules.option(option) == value;
}

bool touches(const Land& land, Spot spot) {
  for (int side = 0; side < 4; ++side)
    if (land.contains(neighbour(spot, side))) return true;
  return false;
}

bool edges_match(const Land& land, Spot spot, const Lying& lying) {
  for (int side = 0; side < 4; ++side) {
    const auto beside = land.find(neighbour(spot, side));
    if (beside != land.end() && beside->second.kind_at((side + 2) % 4) != lying.kind_at(side)) return false;
  }
  return true;
}

/// Every legal placement, in reading order, then by rotation.
std::vector<std::pair<Spot, int>> places_for(const Land& land, TileId tile) {
  std::set<Spot> empty;
  for (const auto& [spot, lying] : land)
    for (int side = 0; side < 4; ++side)
      if (!land.contains(neighbour(spot, side))) empty.insert(neighbour(spot, side));
  std::vector<std::pair<Spot, int>> places;
  for (const Spot& spot : empty)
    for (int rotation = 0; rotation < 4; ++rotation)
      if (edges_match(land, spot, {&printed(tile), rotation})) places.emplace_back(spot, rotation);
  return places;
}

bool occupied(const TableState& table, const Region& region) {
  return std::ranges::any_of(table.pieces, [&](const PlacedPiece& piece) {
    return region.places.contains({spot(piece.cell), piece.feature});
  });
}

std::optional<Code> place_refusal(const TableState& table, TileId tile, const Action& action) {
  const Land land = land_of(table);
  const Spot target = spot(action.cell);
  if (action.rotation > 3) return Code::bad_rotation;
  if (land.contains(target)) return Code::cell_occupied;
  if (!touches(land, target)) return Code::cell_not_adjacent;
  if (!edges_match(land, target, {&printed(tile), action.rotation})) return Code::tile_does_not_fit;
  return std::nullopt;
}

std::optional<Code> deploy_refusal(const TableState& table, const Action& action) {
  const PlacedTile& last = table.board.back();
  if (action.elsewhere && action.cell != last.cell) return Code::no_portal;
  if (action.corner != Corner::none) return Code::feature_not_claimable;
  if (action.feature >= printed(last.tile).kinds.size()) return Code::no_such_feature;
  if (action.piece != PieceKind::meeple) return Code::piece_not_in_game;
  if (table.seats[table.seat].supply[kMeeple] == 0) return Code::no_piece_left;
  if (occupied(table, flood(land_of(table), {spot(last.cell), action.feature})))
    return Code::feature_occupied;
  return std::nullopt;
}

std::vector<PlacedPiece>::const_iterator follower_at(const TableState& table, const Action& action) {
  return std::ranges::find_if(table.pieces, [&](const PlacedPiece& piece) {
    return piece.seat == table.seat && piece.cell == action.cell && piece.feature == action.feature;
  });
}

std::vector<Action> deeds(const TableState& table) {
  std::vector<Action> legal;
  for (int feature = 0; feature < 5; ++feature) {
    const Action action{.kind = ActionKind::deploy, .feature = static_cast<std::uint8_t>(feature)};
    if (!deploy_refusal(table, action)) legal.push_back(action);
  }
  std::set<Place> own;
  for (const PlacedPiece& piece : table.pieces)
    if (piece.seat == table.seat) own.insert({spot(piece.cell), piece.feature});
  for (const Place& place : own)
    legal.push_back(Action{.kind = ActionKind::take_follower,
                           .feature = static_cast<std::uint8_t>(place.segment),
                           .cell = cell(place.spot)});
  legal.push_back(Action{.kind = ActionKind::pass});
  return legal;
}

/// A game in progress: updates the table and collects events.
class Turn {
 public:
  Turn(const Setup& setup, Snapshot before)
      : setup_(setup), order_(draw_order(setup)), now_(std::move(before)) {}

  /// DISCOVERY-EXPERT-01: everybody has two tiles from the beginning.
  void deal() {
    if (order_.empty()) return finish();
    for (int i = 0; i < setup_.seats && hand_size() > 1; ++i) draw_up_to(seat_after(setup_.first_player, i));
    begin_turn();
  }

  void place(const Action& action) {
    const Seat seat = table().seat;
    auto& hand = table().seats[seat].hand;
    TileId laid = std::exchange(table().tile, kNoTile);
    if (action.kind == ActionKind::place_other) std::swap(laid, hand.front());
    table().board.push_back({laid, action.cell, action.rotation, seat});
    happened(TilePlaced{seat, laid, action.cell, action.rotation});
    table().phase = Phase::action;
    if (deeds(table()).size() == 1) end_turn();
  }

  void deploy(const Action& action) {
    const Seat seat = table().seat;
    const PlacedTile& last = table().board.back();
    --table().seats[seat].supply[kMeeple];
    table().pieces.push_back({seat, PieceKind::meeple, last.cell, action.feature});
    happened(PieceDeployed{seat, PieceKind::meeple, last.cell, action.feature,
                           printed(last.tile).kinds[action.feature]});
    end_turn();
  }

  void take(const Action& action) {
    const Seat seat = table().seat;
    score(seat, {spot(action.cell), action.feature}, When::taken, ScoreReason::follower_taken);
    table().pieces.erase(follower_at(table(), action));
    ++table().seats[seat].supply[kMeeple];
    happened(PieceReturned{seat, PieceKind::meeple, action.cell, action.feature});
    end_turn();
  }

  void end_turn() {
    if (hand_size() > 1) draw_up_to(table().seat);
    leave_turn();
  }

  /// BASE-RESIGN-01 to 05.
  void resign(Seat seat) {
    SeatState& gone = table().seats[seat];
    gone.resigned = true;
    happened(SeatResigned{seat});
    const auto staying = std::ranges::count(table().seats, false, &SeatState::resigned);
    if (table().tile != kNoTile && (staying == 1 || table().seat == seat))
      discard(table().seat, std::exchange(table().tile, kNoTile));
    for (Seat other = 0; other < setup_.seats; ++other)
      if (staying == 1 || other == seat) throw_away(other);
    if (staying == 1) return end(Ending::resigned);
    if (table().seat == seat) leave_turn();
  }

  Outcome result() && { return {std::move(now_), std::move(events_)}; }

 private:
  TableState& table() { return now_.table; }
  int hand_size() const { return setup_.rules.option("discovery_hand"); }
  bool pile_is_empty() const { return std::cmp_equal(now_.drawn, order_.size()); }
  Seat seat_after(Seat seat, int steps) const { return static_cast<Seat>((seat + steps) % setup_.seats); }
  template <class E>
  void happened(E event) {
    events_.emplace_back(std::move(event));
  }

  void draw_up_to(Seat seat) {
    auto& hand = table().seats[seat].hand;
    while (std::cmp_less(hand.size(), hand_size()) && !pile_is_empty()) {
      hand.push_back(order_[static_cast<std::size_t>(now_.drawn++)]);
      happened(TileDrawn{seat, hand.back()});
    }
  }

  void discard(Seat seat, TileId tile) {
    table().discards.push_back(tile);
    happened(TileDiscarded{seat, tile});
  }
  void throw_away(Seat seat) {
    for (const TileId tile : std::exchange(table().seats[seat].hand, {})) discard(seat, tile);
  }

  /// DISCOVERY-DRAW-01, DISCOVERY-DRAW-02, DISCOVERY-EXPERT-02.
  void begin_turn() {
    const Seat seat = table().seat;
    auto& hand = table().seats[seat].hand;
    const Land land = land_of(table());
    for (;;) {
      if (hand.empty()) draw_up_to(seat);
      if (hand.empty()) break;
      if (std::ranges::any_of(hand, [&](TileId tile) { return !places_for(land, tile).empty(); })) {
        table().tile = hand.front();
        hand.erase(hand.begin());
        table().phase = Phase::place;
        return;
      }
      throw_away(seat);
    }
    nobody_holds_a_tile() ? finish() : leave_turn();
  }

  bool nobody_holds_a_tile() {
    return pile_is_empty() &&
           std::ranges::all_of(table().seats, [](const SeatState& seat) { return seat.hand.empty(); });
  }

  void leave_turn() {
    happened(TurnEnded{table().seat});
    if (nobody_holds_a_tile()) return finish();
    do {
      table().seat = seat_after(table().seat, 1);
    } while (table().seats[table().seat].resigned ||
             (table().seats[table().seat].hand.empty() && pile_is_empty()));
    ++table().turn;
    begin_turn();
  }

  void score(Seat seat, Place place, When when, ScoreReason reason) {
    const Region region = region_at(table(), place);
    const auto lines = sheet(setup_, table(), region, when);
    const int points = std::accumulate(lines.begin(), lines.end(), 0,
                                       [](int sum, const ScoreLine& line) { return sum + line.points; });
    if (points == 0) return;
    table().seats[seat].score += points;
    Scored scored{.seat = seat,
                  .points = points,
                  .feature = region.kind,
                  .tiles = {},
                  .reason = reason,
                  .total = table().seats[seat].score,
                  .lines = lines};
    for (const Spot& tile : region.tiles()) {
      std::uint16_t parts = 0;
      for (int segment = 0; segment < 5; ++segment)
        if (region.places.contains({tile, segment})) parts |= static_cast<std::uint16_t>(1 << segment);
      scored.tiles.push_back(cell(tile));
      scored.parts.push_back(parts);
    }
    happened(std::move(scored));
  }

  /// DISCOVERY-FINAL-01.
  void finish() {
    for (int i = 0; i < setup_.seats; ++i) {
      const Seat seat = seat_after(setup_.first_player, i);
      std::set<Place> own;
      for (const PlacedPiece& piece : table().pieces)
        if (piece.seat == seat) own.insert({spot(piece.cell), piece.feature});
      for (const Place& place : own) score(seat, place, When::at_end, ScoreReason::final);
    }
    end(Ending::finished);
  }

  /// DISCOVERY-WIN-01, BASE-RESIGN-03.
  void end(Ending ending) {
    std::vector<int> scores;
    int most = -1;
    for (const SeatState& seat : table().seats) {
      scores.push_back(seat.score);
      if (!seat.resigned) most = std::max(most, seat.score);
    }
    std::vector<Seat> winners;
    for (Seat seat = 0; seat < setup_.seats; ++seat)
      if (!table().seats[seat].resigned && table().seats[seat].score == most) winners.push_back(seat);
    table().phase = Phase::over;
    table().seat = kNoSeat;
    table().ended = ending;
    happened(GameFinished{scores, winners, ending});
  }

  const Setup& setup_;
  const std::vector<TileId> order_;
  Snapshot now_;
  Events events_;
};

}  // namespace

std::set<Spot> Region::tiles() const {
  std::set<Spot> spots;
  for (const Place& place : places) spots.insert(place.spot);
  return spots;
}

Region region_at(const TableState& table, Place place) { return flood(land_of(table), place); }

std::vector<ScoreLine> sheet(const Setup& setup, const TableState& table, const Region& region, When when) {
  const Land land = land_of(table);
  const auto tiles = static_cast<int>(region.tiles().size());
  const bool mountain = region.kind == FeatureKind::mountain;
  const auto cities =
      static_cast<int>((mountain ? cities_near(land, region) : cities_on(land, region)).size());
  const bool complete = when == When::completed || (when == When::taken && region.complete);
  const bool small = tiles <= 2 && option_is(setup.rules, "discovery_small_region", 0);
  const int times = complete && !small ? 2 : 1;
  std::vector<ScoreLine> lines;
  const auto add = [&](std::string_view what, int count, int each) {
    if (count > 0 && each > 0) lines.push_back({what, count * each, count, each});
  };
  if (region.kind == FeatureKind::grassland) add("tiles", tiles, times);
  if (mountain) add("cities", cities, times);
  if (region.kind == FeatureKind::sea) {
    add("cities", cities, 1);
    add("tiles", tiles, times - 1);
  }
  return lines;
}

std::vector<TileId> draw_order(const Setup& setup) {
  std::vector<TileId> order = setup.forced;
  if (!setup.end_after_forced)
    order.insert(order.end(), setup.piles[0].items.begin(), setup.piles[0].items.end());
  return order;
}

Outcome begin(const Setup& setup) {
  Snapshot empty;
  empty.table.seat = setup.first_player;
  for (const StartTile& start : setup.start)
    empty.table.board.push_back({start.tile, start.cell, start.rotation, kNoSeat});
  empty.table.seats.resize(static_cast<std::size_t>(setup.seats));
  for (SeatState& seat : empty.table.seats) seat.supply[kMeeple] = 4;  // DISCOVERY-COMP-03
  Turn turn(setup, std::move(empty));
  turn.deal();
  return std::move(turn).result();
}

std::vector<Action> legal_actions(const Setup&, const TableState& table) {
  if (table.phase == Phase::action) return deeds(table);
  std::vector<Action> legal;
  if (table.phase != Phase::place) return legal;
  const auto add = [&](ActionKind kind, TileId tile) {
    for (const auto& [spot, rotation] : places_for(land_of(table), tile))
      legal.push_back(Action{.kind = kind, .rotation = static_cast<Rotation>(rotation), .cell = cell(spot)});
  };
  add(ActionKind::place_tile, table.tile);
  for (const TileId tile : table.seats[table.seat].hand) add(ActionKind::place_other, tile);
  return legal;
}

std::optional<Code> refusal(const Setup& setup, const TableState& table, Seat seat, const Action& action) {
  if (table.phase == Phase::over) return Code::game_over;
  if (seat >= setup.seats) return Code::no_such_seat;
  if (table.seats[seat].resigned) return Code::seat_resigned;
  if (action.kind == ActionKind::resign) return std::nullopt;
  if (seat != table.seat) return Code::not_your_turn;
  const bool placing = table.phase == Phase::place;
  const auto& hand = table.seats[seat].hand;
  switch (action.kind) {
    case ActionKind::place_tile:
      return placing ? place_refusal(table, table.tile, action) : Code::wrong_phase;
    case ActionKind::place_other:
      if (option_is(setup.rules, "discovery_hand", 1)) return Code::not_in_game;
      if (!placing) return Code::wrong_phase;
      return hand.empty() ? Code::no_other_tile : place_refusal(table, hand.front(), action);
    case ActionKind::deploy: return placing ? Code::wrong_phase : deploy_refusal(table, action);
    case ActionKind::take_follower:
      if (placing) return Code::wrong_phase;
      return follower_at(table, action) == table.pieces.end() ? std::optional(Code::not_your_follower)
                                                              : std::nullopt;
    case ActionKind::pass: return placing ? std::optional(Code::cannot_pass) : std::nullopt;
    default: return Code::not_in_game;
  }
}

Outcome apply(const Setup& setup, const Snapshot& before, Seat seat, const Action& action) {
  Turn turn(setup, before);
  switch (action.kind) {
    case ActionKind::place_tile:
    case ActionKind::place_other: turn.place(action); break;
    case ActionKind::deploy: turn.deploy(action); break;
    case ActionKind::take_follower: turn.take(action); break;
    case ActionKind::resign: turn.resign(seat); break;
    default: turn.end_turn();
  }
  return std::move(turn).result();
}

}  // namespace bastide::reference::discovery
