#include "trial/trial_module.hpp"

#include "carcassonne/chance.hpp"
#include "carcassonne/parting.hpp"
#include "carcassonne/parts.hpp"
#include "carcassonne/turn.hpp"
#include "common/bad_snapshot.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>

namespace bastide::carcassonne {
namespace {

/// Whether an own follower stands on the feature.
bool accompanied(const auto& position, Seat seat, std::uint16_t root) {
  const auto end = position.pieces.begin() + position.piece_count;
  return std::any_of(position.pieces.begin(), end, [&](const PieceOnTable& piece) {
    return piece.seat == seat && piece.piece == PieceKind::meeple && position.root(piece.node) == root;
  });
}

unsigned lack_own_follower(const auto& turn, const TileOnTable& tile, unsigned features, bool) {
  const auto& position = turn.position;
  return features_where(tile, features, [&](std::uint16_t node) {
    return !accompanied(position, position.seat, position.root(node));
  });
}

int no_strength(const auto&, std::uint16_t) { return 0; }

void send_lonely_home(auto& turn) {
  const auto lonely = [&](const PieceOnTable& piece) {
    return piece.piece == PieceKind::abbot &&
           !accompanied(turn.position, piece.seat, turn.position.root(piece.node));
  };
  take_off(turn, lonely, [&](const PieceOnTable& piece) { send_home(turn, piece); });
}

unsigned lie_in_fifth_rows(const auto&, const TileOnTable& tile, unsigned features, bool) {
  return tile.cell.y % 5 == 4 ? features : 0;
}

void add_toll(const auto& turn, std::uint16_t root, ScoreReason reason, Sheet& sheet) {
  if (reason == ScoreReason::completed && turn.position.nodes[root].kind == FeatureKind::road)
    sheet.add("toll", 1);
}

void favour_turn(const auto& turn, std::span<const std::uint16_t>, Followers& weights) {
  const auto& position = turn.position;
  if (position.turn_seat == kNoSeat) return;
  for (int& weight : weights) weight *= 2;
  if (weights[position.turn_seat] > 0) ++weights[position.turn_seat];
}

void give_point(auto& turn, Seat seat, std::string_view what, FeatureKind kind) {
  Sheet sheet;
  sheet.add(what, 1);
  award(turn, seat, sheet, kind, ScoreReason::completed, [] { return Extent{}; });
}

constexpr int kRich = 10, kRichMended = 8;
template <int rich>
void tax_rich(auto& turn, std::uint16_t, ScoreReason, int value) {
  if (value >= rich) give_point(turn, 0, "rich", FeatureKind::none);
}

void reward_turn(auto& turn, std::span<const std::uint16_t> roots) {
  for (const std::uint16_t root : roots)
    give_point(turn, turn.position.turn_seat, "completed", turn.position.nodes[root].kind);
}

int one_more(const auto&, std::uint16_t, std::span<const std::uint16_t> fields, Seat seat, int) {
  return seat == 0 ? static_cast<int>(fields.size()) : 0;
}

constexpr PhaseSet kGiftPhases = bit(Phase::extra) | bit(Phase::deploy) | bit(Phase::score);

/// All seats but the active one that have followers to give.
auto can_give(const auto& position) {
  return [&](Seat seat) {
    return seat != position.turn_seat && supply_of(position, seat, PieceKind::meeple) > 4;
  };
}

Flow ask_others(auto& turn) {
  auto& position = turn.position;
  return ask_from(position, Phase::extra, position.turn_seat, can_give(position));
}

void keep(auto& turn) { ask_next(turn, can_give(turn.position)); }

/// Before the draw: asks a seat whose score is even.
Flow offer_point(auto& turn) {
  auto& position = turn.position;
  if (position.scores[position.seat] % 2 != 0) return Flow::goes_on;
  position.phase = Phase::deploy;
  return Flow::waits;
}

/// With the tile in hand: all other seats that have points.
auto can_pay(const auto& position) {
  return [&](Seat seat) { return seat != position.turn_seat && position.scores[seat] > 0; };
}

Flow ask_to_pay(auto& turn) {
  auto& position = turn.position;
  return ask_from(position, Phase::score, position.turn_seat, can_pay(position));
}

void keep_point(auto& turn) { ask_next(turn, can_pay(turn.position)); }

void give(auto& turn, const Action& action) {
  auto& position = turn.position;
  switch (position.phase) {
    case Phase::deploy: ++position.scores[position.seat]; return leave_step(turn);
    case Phase::score: --position.scores[position.seat]; return keep_point(turn);
    default: break;
  }
  --supply_of(position, position.seat, action.piece);
  position.scores[position.seat] += 2;
  keep(turn);
}

/// Without trial_steps phase `deploy` belongs to the last tiles.
bool lays_last(const auto& position) { return position.phase == Phase::deploy && position.tiles_left == 0; }

bool may_keep(const auto& turn) { return turn.position.scores[turn.position.seat] > 0; }

void add_gift(const auto& turn, ActionList& list) {
  if (!lays_last(turn.position)) list.push({.kind = ActionKind::use_wall_tile});
}

Rejection explain_gift(const auto&, const Action&) {
  return {Code::no_piece_left, "Only followers are given."};
}

/// A tile in a fifth column lets a follower stand on any other tile.
void add_far_deployments(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  const bool far = position.last_tile().cell.x % 5 == 4;
  if (!far || supply_of(position, position.seat, PieceKind::meeple) == 0) return;
  for (unsigned i = 0; i + 1 < position.tile_count; ++i) {
    const TileOnTable& tile = position.tiles[i];
    const auto claimable = turn.book.facts(tile.tile).claimable[static_cast<unsigned>(PieceKind::meeple)];
    for (unsigned bits = plain_features(turn, tile, claimable); bits != 0; bits &= bits - 1)
      list.push({.kind = ActionKind::score_next,
                 .feature = static_cast<std::uint8_t>(std::countr_zero(bits)),
                 .cell = tile.cell});
  }
}

void deploy_far(auto& turn, const Action& action) {
  const TileOnTable& tile = *tile_on(turn.position, action.cell);
  deploy_piece(turn, static_cast<std::uint16_t>(tile.first_node + action.feature), PieceKind::meeple);
  leave_step(turn);
}

Rejection explain_far(const auto&, const Action&) {
  return {Code::feature_not_claimable, "No follower may stand there now."};
}

/// A tile placed upside down earns another part, any number of times.
Flow earn_by_turning(auto& turn) {
  if (turn.position.last_tile().rotation == 2) earn_part(turn, PartReason::builder);
  return Flow::goes_on;
}

bool has_crossroads(const auto& position) {
  const TileId crossroads = find_tile("base-X").value();
  const auto end = position.tiles.begin() + position.tile_count;
  return std::any_of(position.tiles.begin(), end, [&](const auto& tile) { return tile.tile == crossroads; });
}

bool comes_too_early(const auto& turn) {
  return tile(turn.position.tile).id == "base-B" && !has_crossroads(turn.position);
}

Flow give_back(auto& turn) {
  if (has_crossroads(turn.position)) give_back_tiles(turn);
  return Flow::goes_on;
}

// --- A piece whose weight depends on the city

int by_pennants(const auto& turn, std::uint16_t city) { return pennants_of(turn, city); }

// --- Roads that are joined at a distance, and parted again

bool is_tile(const TileOnTable& placed, std::string_view id) { return tile(placed.tile).id == id; }

/// The first roads of all tiles W, in order of placement.
auto mouths(const auto& turn) {
  const auto& position = turn.position;
  InplaceList<std::uint16_t, 8> nodes;
  for (unsigned i = 0; i < position.tile_count; ++i) {
    const TileOnTable& placed = position.tiles[i];
    if (!is_tile(placed, "base-W")) continue;
    const auto& kinds = turn.book.facts(placed.tile).kind;
    nodes.push(static_cast<std::uint16_t>(placed.first_node +
                                          (std::ranges::find(kinds, FeatureKind::road) - kinds.begin())));
  }
  return nodes;
}

bool tunnels_are_dug(const auto& position) {
  const auto end = position.tiles.begin() + position.tile_count;
  const auto is_e = [](const TileOnTable& placed) { return is_tile(placed, "base-E"); };
  return std::count_if(position.tiles.begin(), end, is_e) % 2 != 0;
}

/// Joins the mouths in pairs: all of them, or only pairs with both `among` these.
void dig(auto& turn, auto among) {
  const auto nodes = mouths(turn);
  for (std::size_t i = 0; i + 1 < nodes.size(); i += 2)
    if (among(nodes[i]) && among(nodes[i + 1])) join(turn.position, nodes[i], nodes[i + 1], 2);
}

void dig_tunnels(auto& turn) {
  auto& position = turn.position;
  const TileOnTable& last = position.last_tile();
  const auto nodes = mouths(turn);
  const bool dug = tunnels_are_dug(position);
  if (is_tile(last, "base-W")) {
    const std::uint16_t mouth = nodes[nodes.size() - 1];
    add_open_end(position, mouth);
    if (dug && nodes.size() % 2 == 0) join(position, nodes[nodes.size() - 2], mouth, 2);
  }
  if (!is_tile(last, "base-E")) return;
  if (dug) return dig(turn, [](std::uint16_t) { return true; });
  for (std::size_t i = 0; i + 1 < nodes.size(); i += 2) part(turn, nodes[i]);
}

void dig_again(auto& turn, const auto& segments) {
  auto& position = turn.position;
  for (const std::uint16_t mouth : mouths(turn))
    if (segments.test(mouth)) add_open_end(position, mouth);
  if (tunnels_are_dug(position)) dig(turn, [&](std::uint16_t mouth) { return segments.test(mouth); });
}

/// An E that opens the tunnels can complete roads anywhere.
void add_tunnel_roads(const auto& turn, Closed& closed) {
  const auto& position = turn.position;
  if (!is_tile(position.last_tile(), "base-E")) return;
  for (const std::uint16_t mouth : mouths(turn)) closed.add_if_closed(position, mouth);
}

// --- A tile from the hand

TileId cloister() {
  static const TileId id = find_tile("trial-cloister").value();
  return id;
}

/// The supply of pigs tells which seats still hold the tile.
auto& cloisters_of(auto& position, Seat seat) { return supply_of(position, seat, PieceKind::pig); }

bool has_hole(const auto& position) {
  const auto end = position.frontier.begin() + position.frontier_count;
  return std::any_of(position.frontier.begin(), end, is_hole);
}

bool may_lay_cloister(const auto& turn) {
  return cloisters_of(turn.position, turn.position.turn_seat) > 0 && has_hole(turn.position);
}

Flow offer_cloister(auto& turn) {
  auto& position = turn.position;
  if (!may_lay_cloister(turn)) return Flow::goes_on;
  position.phase = Phase::dragon;
  return Flow::waits;
}

/// Declines the tile; a part of the turn without a draw then ends.
void keep_cloister(auto& turn) {
  if (turn.position.tiles_left == 0) return end_turn_early(turn);
  leave_step(turn);
}

Flow offer_last_cloisters(auto& turn) {
  auto& position = turn.position;
  return give_last_turn(position, Phase::deploy,
                        [&](Seat seat) { return cloisters_of(position, seat) > 0 && has_hole(position); });
}

void drop_cloister(auto& turn) {
  auto& position = turn.position;
  if (!lays_last(position)) return leave_step(turn);
  cloisters_of(position, position.seat) = 0;
  run_steps(turn, turn.book.steps.of(TurnStep::last_tiles));
}

void add_holes(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  if (position.phase != Phase::dragon && !lays_last(position)) return;
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    if (is_hole(position.frontier[i]))
      list.push({.kind = ActionKind::place_fairy, .feature = kWholeTile, .cell = position.frontier[i].cell});
  }
}

void lay_cloister(auto& turn, const Action& action) {
  --cloisters_of(turn.position, turn.position.seat);
  place(turn, cloister(), action.cell, 0);
}

Rejection explain_cloister(const auto&, const Action&) {
  return {Code::cell_not_adjacent, "A cloister lies between four tiles."};
}

int cloisters_laid(const auto& turn, Seat seat, PieceKind piece) {
  const auto& position = turn.position;
  if (piece != PieceKind::pig) return 0;
  const auto end = position.tiles.begin() + position.tile_count;
  return static_cast<int>(std::count_if(position.tiles.begin(), end, [&](const TileOnTable& tile) {
    return tile.tile == cloister() && tile.seat == seat;
  }));
}

// --- Chance

constexpr std::string_view kDie = "trial_die", kBag = "trial_bag", kSeals = "trial_seals";
constexpr int kSealed = 5, kUnsealed = 3;

int& score_of_turn(auto& turn) { return turn.position.scores[turn.position.turn_seat]; }

/// What a seat has drawn: sealed tiles count as its wine, others as its grain.
auto& drawn_by(auto& position, Seat seat) { return position.modules.goods[seat]; }

/// The seals still in the bag, and the tiles without one.
struct Tags {
  int sealed = kSealed, unsealed = kUnsealed;
};
Tags tags_left(const auto& position) {
  Tags left;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    left.sealed -= drawn_by(position, seat).wine;
    left.unsealed -= drawn_by(position, seat).grain;
  }
  return left;
}

void add_tags(const auto& turn, Chance& chance) {
  const auto [sealed, unsealed] = tags_left(turn.position);
  chance.add(0, unsealed);
  chance.add(1, sealed);
}

Flow look_for_seal(auto& turn) {
  const auto [sealed, unsealed] = tags_left(turn.position);
  return sealed + unsealed > 0 ? wait_for_chance(turn, kSeals) : Flow::goes_on;
}

void take_tag(auto& turn, int value) {
  auto& drawn = drawn_by(turn.position, turn.position.turn_seat);
  ++(value == 1 ? drawn.wine : drawn.grain);
  leave_chance(turn);
}

void add_faces(const auto&, Chance& chance) {
  for (int face = 1; face <= 6; ++face) chance.add(face);
}

/// A tile placed on its side rolls the die.
Flow roll_die(auto& turn) {
  return turn.position.last_tile().rotation == 3 ? wait_for_chance(turn, kDie) : Flow::goes_on;
}

void score_die(auto& turn, int value) {
  score_of_turn(turn) += value;
  leave_chance(turn);
}

void add_tokens(const auto&, Chance& chance) {
  chance.add(1, 3);
  chance.add(2, 2);
  chance.add(0);
}

void add_draw(const auto&, ActionList& list) { list.push({.kind = ActionKind::return_abbot}); }

void draw_token(auto& turn, const Action&) { wait_for_chance(turn, kBag); }

/// The blank token leaves the action open.
void score_token(auto& turn, int value) {
  score_of_turn(turn) += value;
  if (value == 0) return run_steps(turn, turn.book.steps.of(TurnStep::action));
  leave_chance(turn);
}

void show_tags(const auto& turn, TableState& table) {
  for (Seat seat = 0; seat < turn.position.seats; ++seat)
    table.seats[seat].goods = drawn_by(turn.position, seat);
}

Result<> restore_tags(auto& turn, const TableState& table) {
  for (Seat seat = 0; seat < turn.position.seats; ++seat)
    drawn_by(turn.position, seat) = table.seats[seat].goods;
  const auto [sealed, unsealed] = tags_left(turn.position);
  if (sealed < 0 || unsealed < 0) return bad("There are not so many tags.", "goods");
  return {};
}

void hash_tags(const auto& turn, Hash& hash) {
  for (Seat seat = 0; seat < turn.position.seats; ++seat) {
    const auto& drawn = drawn_by(turn.position, seat);
    hash.mix(std::uint64_t{drawn.wine} << 16 | drawn.grain);
  }
}

void install_chance(auto& book) {
  book.chances.push_back({kSeals, add_tags, take_tag});
  book.chances.push_back({kDie, add_faces, score_die});
  book.chances.push_back({kBag, add_tokens, score_token});
  book.steps.add(TurnStep::drawn, 0, look_for_seal, kSeals);
  book.steps.add(TurnStep::placed, 0, roll_die, kDie);
  book.offer(bit(Phase::action), add_draw);
  book.rule(ActionKind::return_abbot) = {draw_token, bit(Phase::action), nullptr};
  book.hooks.show.push_back(show_tags);
  book.hooks.restore.push_back(restore_tags);
  book.hooks.hash.push_back(hash_tags);
}

constexpr auto kInstall = [](const Rules& rules, auto& book) {
  book.rule(PieceKind::abbot) = {
      .claims = bit(FeatureKind::road) | bit(FeatureKind::city),
      .supply = 1,
      .holds = false,
      .strength = no_strength,
      .bar = {{Code::feature_occupied, "No follower of yours is there."}, lack_own_follower}};
  book.hooks.bars.push_back(
      {{Code::feature_not_claimable, "Nobody is deployed in a fifth row."}, lie_in_fifth_rows});
  book.hooks.pieces_taken.push_back(send_lonely_home);
  book.hooks.value.push_back(add_toll);
  book.hooks.tie_break.push_back(favour_turn);
  if (rules.mended("trial_rich"))
    book.hooks.scored.push_back(tax_rich<kRichMended>);
  else
    book.hooks.scored.push_back(tax_rich<kRich>);
  book.hooks.completed.push_back(reward_turn);
  book.hooks.city_worth.push_back({"more", one_more});
  book.offer(kGiftPhases, add_gift);
  book.offer(bit(Phase::action), add_far_deployments);
  if (rules.option("trial_gifts") != 0) book.steps.add(TurnStep::late, bit(Phase::extra), ask_others);
  book.steps.add(TurnStep::placed, 0, earn_by_turning);
  plays_further_parts(book, PartReason::builder, {});
  book.hooks.holds_back = {comes_too_early, rules.mended("trial_order") ? "trial_pile_again" : "trial_pile"};
  if (rules.option("trial_chance") != 0) install_chance(book);
  book.steps.add(TurnStep::placed, 0, give_back);
  if (rules.option("trial_steps") != 0) {
    book.steps.add(TurnStep::turn_begin, bit(Phase::deploy), offer_point);
    book.steps.add(TurnStep::drawn, bit(Phase::score), ask_to_pay);
  } else {
    book.steps.add(TurnStep::last_tiles, bit(Phase::deploy), offer_last_cloisters);
  }
  book.rule(PieceKind::builder) = {.claims = bit(FeatureKind::city), .supply = 1, .strength = by_pennants};
  if (rules.mended("trial_builder")) book.rule(PieceKind::builder).claims |= bit(FeatureKind::monastery);
  book.rule(PieceKind::pig).supply = 1;
  book.steps.add(TurnStep::part_begin, bit(Phase::dragon), offer_cloister);
  book.offer(bit(Phase::dragon) | bit(Phase::deploy), add_holes);
  book.hooks.figures_elsewhere.push_back(cloisters_laid);
  book.hooks.needs_no_draw.push_back([](const auto& turn) { return may_lay_cloister(turn); });
  book.rule(Phase::dragon).decline = keep_cloister;
  book.rule(ActionKind::place_fairy) = {lay_cloister, bit(Phase::dragon) | bit(Phase::deploy),
                                        explain_cloister};
  book.hooks.tile_laid.push_back({kAnySign, dig_tunnels});
  book.hooks.closes.push_back(add_tunnel_roads);
  book.hooks.made_anew.push_back(dig_again);
  book.rule(Phase::extra) = {keep, may_keep};
  book.rule(Phase::deploy).decline = drop_cloister;
  book.rule(Phase::score).decline = keep_point;
  book.rule(ActionKind::score_next) = {deploy_far, bit(Phase::action), explain_far};
  book.rule(ActionKind::use_wall_tile) = {give, kGiftPhases, explain_gift};
};

constexpr EditionValue kInClassic[] = {{"classic", 1}};
constexpr OptionSpec kOptions[] = {{"trial_gifts", OptionType::toggle, {}, {}, 1, "trial"},
                                   {"trial_steps", OptionType::toggle, {}, {}, 1, "trial"},
                                   {"trial_chance", OptionType::toggle, {}, {}, 0, "trial"},
                                   {"trial_block", OptionType::toggle, {}, {}, 0, "trial"},
                                   {"trial_printing", OptionType::toggle, {}, {}, 0, "trial", kInClassic}};
/// One of what is scored, one of what is legal, one of the order of draws.
constexpr MendSpec kMends[] = {
    {"trial_rich", 1, "trial", "Whoever scores 8 points is rich; before, 10."},
    {"trial_builder", 2, "trial", "A builder may stand on a monastery, too."},
    {"trial_order", 2, "trial", "Tiles that come too early go back by another stream."},
};
/// Four tiles in a block instead of the start tile.
void lay_block(const Rules& rules, TileSupply& supply) {
  if (rules.option("trial_block") == 0) return;
  const auto block = start_layout("trial", rules.edition);
  supply.opening.assign(block.begin(), block.end());
}

/// Allows six players.
constexpr PresetValue kDefaults[] = {{"sixth_player", 1}};

}  // namespace

constinit const ModuleRow kTrial{.spec = {"trial", "Trial", kDefaults},
                                 .options = kOptions,
                                 .mends = kMends,
                                 .add_tiles = lay_block,
                                 .install = kInstall,
                                 .held_tile = "trial-cloister"};

}  // namespace bastide::carcassonne
