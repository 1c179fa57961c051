#include "reference/module.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace bastide::reference {

int pennants(const Board& board, const Feature& feature) {
  int sum = 0;
  for (const Place place : feature.places) sum += segment_at(board, place).pennants;
  return sum;
}

namespace {

int tiles(const Feature& feature) { return static_cast<int>(cells_of(feature).size()); }

/// The units of a city: tiles, or segments by BASE-OPT-03.
ScoreLine city_units(const Feature& city, const Rules& rules, int each) {
  return word(rules, "count_unit") == "segment" ? line("segments", static_cast<int>(city.places.size()), each)
                                                : line("tiles", tiles(city), each);
}

int tiles_around(const Board& board, const Feature& point) {
  const auto around = surroundings(point.places.begin()->spot);
  return static_cast<int>(std::ranges::count_if(around, [&](Spot near) { return board.contains(near); }));
}

/// The sheet of a city whose pennants count so many points each.
Sheet city_sheet(const Board& board, const Feature& city, const ScoreLine& units, int pennant_points) {
  Sheet sheet{units};
  if (const int found = pennants(board, city); found > 0)
    sheet.push_back(line("pennants", found, pennant_points));
  return sheet;
}

}  // namespace

std::string_view word(const Rules& rules, std::string_view option) {
  for (const OptionSetting& setting : rules.options)
    if (setting.spec->name == option) return setting.spec->words[static_cast<std::size_t>(setting.value)];
  throw std::logic_error("no option " + std::string(option));
}

Place place_of(const PlacedPiece& piece) { return {spot(piece.cell), piece.feature}; }

bool is_follower(PieceKind piece) {
  return std::ranges::none_of(every_module(), [&](const Module* module) {
    return std::ranges::find(module->no_followers, piece) != module->no_followers.end();
  });
}

namespace {

int weight(const Board& board, const Feature& feature, PieceKind piece) {
  for (const Module* module : every_module())
    if (module->weight)
      if (const auto own = module->weight(board, feature, piece)) return *own;
  return 1;
}

}  // namespace

std::vector<PlacedPiece> pieces_on(const Feature& feature, Pieces pieces) {
  std::vector<PlacedPiece> there;
  for (const PlacedPiece& piece : pieces)
    if (feature.places.contains(place_of(piece))) there.push_back(piece);
  return there;
}

std::map<Seat, int> followers(const Board& board, const Feature& feature, Pieces pieces) {
  std::map<Seat, int> count;
  for (const PlacedPiece& piece : pieces_on(feature, pieces))
    if (is_follower(piece.piece)) count[piece.seat] += weight(board, feature, piece.piece);
  return count;
}

std::vector<Seat> majority(const std::map<Seat, int>& followers) {
  int most = 0;
  for (const auto [seat, count] : followers) most = std::max(most, count);
  std::vector<Seat> seats;
  for (const auto [seat, count] : followers)
    if (count == most && most > 0) seats.push_back(seat);
  return seats;
}

std::vector<Seat> owners(const Board& board, const std::vector<Feature>& competing, Pieces pieces,
                         const Rules& rules) {
  std::map<Seat, int> pool;
  for (const Feature& feature : competing)
    for (const auto [seat, count] : followers(board, feature, pieces)) pool[seat] += count;
  std::vector<Seat> seats = majority(pool);
  for (const Module* module : modules_of(rules))
    if (module->breaks_tie && seats.size() > 1)
      seats = module->breaks_tie(competing, board, pieces, seats, rules);
  return seats;
}

ScoreLine line(std::string_view what, int count, int each) {
  return {.what = what, .points = count * each, .count = count, .each = each};
}

int total(const Sheet& sheet) {
  int sum = 0;
  for (const ScoreLine& line : sheet) sum += line.points;
  return sum;
}

void add_scores(std::vector<Score>& scores, const Feature& scored, FeatureKind kind,
                const std::vector<Seat>& seats, const Sheet& sheet, ScoreReason reason) {
  for (const Seat seat : seats)
    if (total(sheet) > 0) scores.push_back({seat, sheet, kind, extent_of(scored), reason});
}

std::vector<Feature> features_of_kind(const Board& board, FeatureKind kind) {
  std::vector<Feature> all = features(board);
  std::erase_if(all, [&](const Feature& feature) { return feature.kind != kind; });
  return all;
}

std::vector<Feature> held_features_of_kind(const Board& board, FeatureKind kind, Pieces pieces) {
  std::vector<Feature> held = features_of_kind(board, kind);
  std::erase_if(held, [&](const Feature& feature) { return pieces_on(feature, pieces).empty(); });
  return held;
}

namespace {

Sheet printed_value(const Board& board, const Feature& feature, const Rules& rules) {
  switch (feature.kind) {
    case FeatureKind::road: return {line("tiles", tiles(feature), 1)};
    case FeatureKind::monastery:
    case FeatureKind::garden: return {line("tiles", 9, 1)};
    case FeatureKind::city: {
      const bool tiny = tiles(feature) == 2 && rules.option("tiny_city") == 2;
      return tiny ? city_sheet(board, feature, line("tiles", 2, 1), 1)
                  : city_sheet(board, feature, city_units(feature, rules, 2), 2);
    }
    default: return {};
  }
}

Sheet printed_final_value(const Board& board, const Feature& feature, const Rules& rules) {
  switch (feature.kind) {
    case FeatureKind::road:
      if (word(rules, "incomplete_road") == "flat1") return {{"tiles", 1}};
      return {line("tiles", tiles(feature), 1)};
    case FeatureKind::monastery:
    case FeatureKind::garden: return {line("tiles", 1 + tiles_around(board, feature), 1)};
    case FeatureKind::city: return city_sheet(board, feature, city_units(feature, rules, 1), 1);
    default: return {};
  }
}

/// The sheet as changed by the modules in play.
Sheet with_modules(const Board& board, const TableState& table, const Feature& feature, Sheet sheet,
                   const Rules& rules) {
  for (const Module* module : modules_of(rules))
    if (module->value) sheet = module->value(board, feature, sheet, rules);
  for (const Module* module : modules_of(rules))
    if (module->by_figures) sheet = module->by_figures(table, feature, sheet);
  return sheet;
}

}  // namespace

Sheet complete_value(const Board& board, const TableState& table, const Feature& feature,
                     const Rules& rules) {
  return with_modules(board, table, feature, printed_value(board, feature, rules), rules);
}

Sheet final_value(const Board& board, const TableState& table, const Feature& feature, const Rules& rules) {
  return with_modules(board, table, feature, printed_final_value(board, feature, rules), rules);
}

std::vector<Feature> completed_by(const Board& board, Spot last) {
  std::vector<Feature> completed;
  const auto add_new = [&](Feature feature) {
    const auto same = [&](const Feature& known) { return known.places == feature.places; };
    if (complete(board, feature) && std::ranges::none_of(completed, same))
      completed.push_back(std::move(feature));
  };
  const auto segments_at = [&](Spot spot) { return static_cast<int>(board.at(spot).segments.size()); };
  const auto is_point = [&](Place place) {
    const FeatureKind kind = segment_at(board, place).kind;
    return kind == FeatureKind::monastery || kind == FeatureKind::garden;
  };

  for (int index = 0; index < segments_at(last); ++index)
    if (!is_point({last, index})) add_new(feature_at(board, {last, index}));
  for (const Place facing : faced_by_abbey(board, last)) add_new(feature_at(board, facing));

  std::vector<Spot> near = surroundings(last);
  near.push_back(last);
  std::ranges::sort(near);
  for (const Spot spot : near) {
    if (!board.contains(spot)) continue;
    for (int index = 0; index < segments_at(spot); ++index)
      if (is_point({spot, index})) add_new(feature_at(board, {spot, index}));
  }
  return completed;
}

std::vector<Score> score_completed(const Board& board, const TableState& table, const Feature& feature,
                                   const Rules& rules) {
  std::vector<Score> scores;
  add_scores(scores, feature, feature.kind, owners(board, {feature}, table.pieces, rules),
             complete_value(board, table, feature, rules), ScoreReason::completed);
  add_extras(scores, table, feature, rules);
  return scores;
}

std::vector<Score> score_incomplete(const Board& board, const TableState& table, const Rules& rules) {
  std::vector<Score> scores;
  for (const FeatureKind kind :
       {FeatureKind::road, FeatureKind::city, FeatureKind::monastery, FeatureKind::garden}) {
    for (const Feature& feature : held_features_of_kind(board, kind, table.pieces)) {
      if (complete(board, feature)) continue;
      add_scores(scores, feature, kind, owners(board, {feature}, table.pieces, rules),
                 final_value(board, table, feature, rules), ScoreReason::final);
      add_extras(scores, table, feature, rules);
    }
  }
  return scores;
}

}  // namespace bastide::reference
