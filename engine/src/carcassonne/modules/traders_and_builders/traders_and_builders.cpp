// Traders & Builders: goods for completing a city, a builder who earns a second
// tile, a pig on a farm (TRADERS).
#include "carcassonne/final_scoring.hpp"
#include "carcassonne/modules/registry.hpp"
#include "carcassonne/parts.hpp"
#include "carcassonne/prospects.hpp"
#include "common/bad_snapshot.hpp"

#include <algorithm>

namespace bastide::carcassonne {
namespace {

// --- Builder and pig

constexpr bool is_special(PieceKind piece) { return piece == PieceKind::builder || piece == PieceKind::pig; }

constexpr Refusal kNoWork{Code::feature_complete, "The feature is complete already."};

/// TRADERS-BUILD-03.
unsigned are_complete(const auto& turn, const TileOnTable& tile, unsigned features, bool) {
  return features_where(tile, features, [&](std::uint16_t node) { return is_complete(turn.position, node); });
}

bool is_alone(const auto& turn, const PieceOnTable& piece) {
  return is_special(piece.piece) && !has_follower(turn.position, piece.seat, piece.node);
}

/// TRADERS-FIG-02.
void send_lonely_home(auto& turn) {
  take_off(
      turn, [&](const PieceOnTable& piece) { return is_alone(turn, piece); },
      [&](const PieceOnTable& piece) { send_home(turn, piece, ReturnReason::alone); });
}

/// TRADERS-BUILD-05: whether the tile just placed extends the road or city of the own builder.
bool extends_own_builder(const auto& turn) {
  const auto& position = turn.position;
  const auto builder = stand_of(position, position.turn_seat, PieceKind::builder);
  if (!builder) return false;
  const TileOnTable& tile = position.last_tile();
  const std::uint16_t root = position.root(*builder);
  return features_where(tile, turn.book.facts(tile.tile).closing,
                        [&](std::uint16_t node) { return position.root(node) == root; }) != 0;
}

/// Only the first part of a turn can earn another (TRADERS-BUILD-08).
Flow judge_double(auto& turn) {
  if (!turn.position.agenda.further && extends_own_builder(turn)) earn_part(turn, PartReason::builder);
  return Flow::goes_on;
}

void play_double(auto& turn, const Action&) { begin_part(turn); }

void add_double(const auto&, ActionList& list) { list.push(Action{.kind = ActionKind::double_turn}); }

/// Whether the seat's pig is on one of these farms. After the end of the game a survey asks about farms
/// without an owner with kNoSeat.
bool has_pig(const auto& turn, std::span<const std::uint16_t> fields, Seat seat) {
  if (seat == kNoSeat) return false;
  const auto& position = turn.position;
  const auto pig = stand_of(position, seat, PieceKind::pig);
  return pig && std::ranges::find(fields, position.root(*pig)) != fields.end();
}

/// TRADERS-PIG-04, TRADERS-PIG-07: one more point per city at a farm with the own pig.
int pig_worth(const auto& turn, std::uint16_t, std::span<const std::uint16_t> fields, Seat seat, int) {
  return has_pig(turn, fields, seat);
}

// --- Goods

/// In the order of the final scoring (TRADERS-FINAL-01).
struct Good {
  Mark mark;
  std::string_view line;
  std::uint16_t GoodsSeat::* held;
};
constexpr std::array<Good, 3> kGoods{{{Mark::wine, "wine", &GoodsSeat::wine},
                                      {Mark::grain, "grain", &GoodsSeat::grain},
                                      {Mark::cloth, "cloth", &GoodsSeat::cloth}}};

/// TRADERS-GOODS-01, TRADERS-GOODS-03.
GoodsSeat goods_in(const auto& turn, std::uint16_t city) {
  const auto& position = turn.position;
  GoodsSeat goods;
  for_each_segment(position, city, [&](std::uint16_t node) {
    const auto& marked = turn.book.facts(position.tile_of(node).tile).marked;
    for (const Good& good : kGoods)
      goods.*good.held += marked[static_cast<std::size_t>(good.mark)] >> position.feature_index(node) & 1u;
  });
  return goods;
}

void claim_goods(auto& turn, std::uint16_t root) {
  auto& position = turn.position;
  if (position.nodes[root].kind != FeatureKind::city) return;
  const GoodsSeat claimed = goods_in(turn, root);
  if (claimed == GoodsSeat{}) return;
  for (const Good& good : kGoods) position.modules.goods[position.turn_seat].*good.held += claimed.*good.held;
  if (!turn.log) return;
  const auto& [wine, grain, cloth] = claimed;
  const auto [tiles, parts] = extent_of(position, root);
  turn.log->push_back(GoodsClaimed{position.turn_seat, wine, grain, cloth, tiles, parts});
}

/// TRADERS-GOODS-07.
void score_goods(auto& turn) {
  auto& position = turn.position;
  for (const Good& good : kGoods) {
    Followers held{};
    for (Seat seat = 0; seat < position.seats; ++seat) held[seat] = position.modules.goods[seat].*good.held;
    for_each_winner(held, [&](Seat seat) {
      Sheet sheet;
      sheet.add(good.line, 10);
      award(turn, seat, sheet, FeatureKind::goods, ScoreReason::goods, [] { return Extent{}; });
    });
  }
}

// --- What computers expect

/// A builder at work brings second tiles (TRADERS-BUILD-05), the more of those to come fit at its feature.
void expect_builders(const auto& turn, Prospects& seen) {
  seen.of = "builder";
  const auto& position = turn.position;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (piece.piece != PieceKind::builder || position.nodes[seen.pieces[i].root].open == 0) continue;
    seen.points[piece.seat] += seen.weights.traders.builder * seen.time * seen.pieces[i].next_fits;
  }
}

// --- Views, saves and the hash

void tell_goods(const auto& turn, std::uint16_t root, SurveyedFeature& seen) {
  if (seen.kind == FeatureKind::city) seen.goods = goods_in(turn, root);
}

void show_goods(const auto& turn, TableState& table) {
  for (Seat seat = 0; seat < turn.position.seats; ++seat)
    table.seats[seat].goods = turn.position.modules.goods[seat];
}

Result<> restore_traders(auto& turn, const TableState& table) {
  auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat) position.modules.goods[seat] = table.seats[seat].goods;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    const FeatureSet claims = turn.book.rule(piece.piece).claims;
    if (is_special(piece.piece) &&
        (is_alone(turn, piece) || !(claims & bit(position.nodes[piece.node].kind))))
      return bad("A builder or a pig stands beside a follower of its own.", item("pieces", i));
  }
  return {};
}

void hash_goods(const auto& turn, Hash& hash) {
  const auto& position = turn.position;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    for (const Good& good : kGoods) {
      const std::uint64_t held = position.modules.goods[seat].*good.held;
      if (held > 0)
        hash.mix(held << 16 | static_cast<std::uint64_t>(seat) << 8 | static_cast<std::uint64_t>(good.mark));
    }
  }
}

enum class DoubleTurns : std::uint8_t { always, may };
constexpr std::string_view kDoubleTurn[] = {"always", "may"};
constexpr OptionSpec kOptions[] = {
    {"double_turn", OptionType::word, {}, kDoubleTurn, 0, "traders_and_builders"}};

/// TRADERS-COMP-01.
void add_trader_tiles(const Rules& rules, TileSupply& supply) {
  add_set("traders_and_builders", rules.edition, supply.land());
}

/// TRADERS-COMP-03, TRADERS-FIG-01.
void add_builder_and_pig(const Rules& rules, auto& book) {
  book.rule(PieceKind::builder) = {.claims = bit(FeatureKind::road) | bit(FeatureKind::city),
                                   .supply = 1,
                                   .weight = 0,
                                   .holds = false,
                                   .joins_own = true,  // TRADERS-BUILD-02
                                   .bar = {kNoWork, are_complete}};
  if (!rules.has("farmers")) return;  // TRADERS-PIG-01
  book.rule(PieceKind::pig) = {.claims = bit(FeatureKind::field),
                               .supply = 1,
                               .weight = 0,
                               .holds = false,
                               .joins_own = true};  // TRADERS-PIG-02
  book.hooks.city_worth.push_back({"pig", pig_worth, has_pig});
}

constexpr auto kInstall = [](const Rules& rules, auto& book) {
  add_builder_and_pig(rules, book);
  const bool is_asked = static_cast<DoubleTurns>(rules.option("double_turn")) == DoubleTurns::may;
  plays_further_parts(book, PartReason::builder, {.is_asked = is_asked});  // TRADERS-BUILD-11
  book.steps.add(TurnStep::placed, 0, judge_double);
  book.hooks.pieces_taken.push_back(send_lonely_home);
  book.hooks.closed.push_back(claim_goods);
  book.score_at_end(FinalStep::goods, score_goods);
  book.offer(bit(Phase::again), add_double);
  book.rule(ActionKind::double_turn) = {play_double, bit(Phase::again), nullptr};
  book.hooks.prospects.push_back(expect_builders);
  book.hooks.survey.push_back(tell_goods);
  book.hooks.show.push_back(show_goods);
  book.hooks.restore.push_back(restore_traders);
  book.hooks.hash.push_back(hash_goods);
};

}  // namespace

constinit const ModuleRow kTradersAndBuilders{.spec = {"traders_and_builders", "Traders & Builders"},
                                              .options = kOptions,
                                              .add_tiles = add_trader_tiles,
                                              .install = kInstall};

}  // namespace bastide::carcassonne
