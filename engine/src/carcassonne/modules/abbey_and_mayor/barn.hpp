// The barn: it closes a field to followers, pays the farmers there, and pays its owner at the end.
#pragma once

#include "carcassonne/farms.hpp"
#include "carcassonne/pieces.hpp"

#include <algorithm>
#include <span>

namespace bastide::carcassonne::abbey_and_mayor {

/// The seats with a barn on the field, as a bit per seat.
unsigned barn_owners(const auto& position, std::uint16_t field) {
  unsigned seats = 0;
  for_each_single(position, PieceKind::barn, [&](Seat seat, std::uint16_t node) {
    seats |= static_cast<unsigned>(position.root(node) == field) << seat;
  });
  return seats;
}

/// Those of these features of a tile, as bits, that are fields with a barn.
unsigned fields_with_barn(const auto& turn, const TileOnTable& tile, unsigned features) {
  const auto& position = turn.position;
  const unsigned fields = features & turn.book.facts(tile.tile).fields;
  unsigned found = 0;
  if (fields == 0) return found;
  for_each_single(position, PieceKind::barn, [&](Seat, std::uint16_t barn) {
    const std::uint16_t field = position.root(barn);
    found |= features_where(tile, fields, [&](std::uint16_t node) { return position.root(node) == field; });
  });
  return found;
}

/// ABBEY-BARN-02.
unsigned take_no_barn(const auto& turn, const TileOnTable& tile, unsigned features, bool) {
  return turn.book.modules.abbey.barn_on_barn ? 0 : fields_with_barn(turn, tile, features);
}

/// ABBEY-BARN-05.
unsigned have_barns(const auto& turn, const TileOnTable& tile, unsigned features, bool holds) {
  return holds ? fields_with_barn(turn, tile, features) : 0;
}

// --- Farmers at a barn

/// A field where farmers share it with a barn.
struct BarnField {
  FeatureOrder order;
  std::uint16_t root;
  bool placed;  ///< the barn was placed in this turn
};

inline constexpr auto placed_first = [](const BarnField& a, const BarnField& b) {
  return a.placed != b.placed ? a.placed : a.order < b.order;
};

/// The fields to pay in this turn, in the order of EXP-SCORE-04: no other field
/// has both (ABBEY-BARN-04 to 06).
InplaceList<BarnField, kSeatsMax> fields_to_pay(const auto& position) {
  InplaceList<BarnField, kSeatsMax> fields;
  for_each_single(position, PieceKind::barn, [&](Seat, std::uint16_t node) {
    const std::uint16_t root = position.root(node);
    if (position.nodes[root].followers == 0) return;
    const bool placed = position.nodes[node].tile + 1u == position.tile_count;
    const auto known = std::ranges::find(fields, root, &BarnField::root);
    if (known == fields.end())
      fields.push({order_of(position, root), root, placed});
    else
      known->placed |= placed;
  });
  if (fields.size() > 1) std::ranges::sort(fields, placed_first);
  return fields;
}

bool farmers_meet_barn(const auto& position) {
  bool meet = false;
  for_each_single(position, PieceKind::barn,
                  [&](Seat, std::uint16_t node) { meet |= !is_free(position, node); });
  return meet;
}

[[gnu::noinline]] void pay_at_barns(auto& turn) {
  const auto fields = fields_to_pay(turn.position);
  for (const BarnField& field : fields) {
    const ScoreReason reason = field.placed ? ScoreReason::barn_placed : ScoreReason::barn_joined;
    const auto cities = complete_cities_at(turn, field.root);
    int value = 0;
    for_each_owner(turn, std::span(&field.root, 1), [&](Seat seat) {
      const Sheet worth = worth_of(turn, cities, std::span(&field.root, 1), seat, field.placed ? 3 : 1);
      value = std::max(value, worth.total());
      award_cities(turn, seat, field.root, worth, reason);
    });
    for (const auto scored : turn.book.hooks.scored) scored(turn, field.root, reason, value);
  }
}

/// ABBEY-BARN-03, ABBEY-BARN-06, ABBEY-BARN-09.
bool pay_farmers(auto& turn) {
  if (!farmers_meet_barn(turn.position)) return false;
  pay_at_barns(turn);
  return true;
}

/// ABBEY-BARN-04, ABBEY-BARN-06: farmers, and pigs with them.
void send_farmers_home(auto& turn) {
  const auto& position = turn.position;
  const auto fields = fields_to_pay(position);
  take_off(
      turn,
      [&](const PieceOnTable& piece) {
        const auto& rule = turn.book.rule(piece.piece);
        return (rule.holds || rule.joins_own) &&
               std::ranges::find(fields, position.root(piece.node), &BarnField::root) != fields.end();
      },
      [&](const PieceOnTable& piece) { send_home(turn, piece, ReturnReason::barn); });
}

// --- Barns at the end

/// A barn's worth to its owner.
Sheet barn_sheet(const auto& turn, std::uint16_t field) {
  constexpr int kRate = 4;
  Sheet sheet;
  const auto cities = complete_cities_at(turn, field);
  sheet.add("cities", static_cast<int>(cities.count()), kRate);
  for (const auto& worth : turn.book.hooks.city_worth) {
    if (!worth.for_barns) continue;
    int more = 0;
    for (std::uint16_t city = 0; city < turn.position.node_count; ++city)
      if (cities.test(city)) more += worth.points(turn, city, std::span(&field, 1), kNoSeat, kRate);
    sheet.add(worth.line, more);
  }
  return sheet;
}

/// ABBEY-BARN-08, ABBEY-FINAL-02.
void pay_barns(auto& turn, std::uint16_t root, ScoreReason reason, int) {
  const auto& position = turn.position;
  if (reason != ScoreReason::final || position.nodes[root].kind != FeatureKind::field) return;
  const unsigned owners = barn_owners(position, root);
  if (owners == 0) return;
  const Sheet sheet = barn_sheet(turn, root);
  for (Seat seat = 0; seat < position.seats; ++seat) {
    if (owners >> seat & 1u)
      award(turn, seat, sheet, FeatureKind::barns, reason, [&] { return extent_of(position, root); });
  }
}

/// Lists the barns' owners as the owners of a field that only barns occupy.
void tell_barns(const auto& turn, std::uint16_t root, SurveyedFeature& seen) {
  const auto& position = turn.position;
  if (seen.kind != FeatureKind::field || !seen.holders.empty()) return;
  const unsigned owners = barn_owners(position, root);
  if (owners == 0) return;
  for (Seat seat = 0; seat < position.seats; ++seat)
    if (owners >> seat & 1u) seen.owners.push_back(seat);
  const Sheet sheet = barn_sheet(turn, root);
  seen.now = Worth{sheet.total(), {sheet.lines.begin(), sheet.lines.end()}};
}

}  // namespace bastide::carcassonne::abbey_and_mayor
