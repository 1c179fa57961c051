// A module only for tests; README.md tells its rules.
#include "carcassonne/modules/registry.hpp"

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
    return piece.piece == PieceKind::companion &&
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

constexpr PhaseSet kGiftPhases = bit(Phase::gift) | bit(Phase::favour) | bit(Phase::toll);

/// All seats but the active one that have followers to give.
auto can_give(const auto& position) {
  return [&](Seat seat) {
    return seat != position.turn_seat && supply_of(position, seat, PieceKind::meeple) > 4;
  };
}

Flow ask_others(auto& turn) {
  auto& position = turn.position;
  return ask_from(position, Phase::gift, position.turn_seat, can_give(position));
}

void keep(auto& turn) { ask_next(turn, can_give(turn.position)); }

/// Before the draw: asks a seat whose score is even.
Flow offer_point(auto& turn) {
  auto& position = turn.position;
  if (position.scores[position.seat] % 2 != 0) return Flow::goes_on;
  position.phase = Phase::favour;
  return Flow::waits;
}

/// With the tile in hand: all other seats that have points.
auto can_pay(const auto& position) {
  return [&](Seat seat) { return seat != position.turn_seat && position.scores[seat] > 0; };
}

Flow ask_to_pay(auto& turn) {
  auto& position = turn.position;
  return ask_from(position, Phase::toll, position.turn_seat, can_pay(position));
}

void keep_point(auto& turn) { ask_next(turn, can_pay(turn.position)); }

void give(auto& turn, const Action&) {
  auto& position = turn.position;
  switch (position.phase) {
    case Phase::favour: ++position.scores[position.seat]; return leave_step(turn);
    case Phase::toll: --position.scores[position.seat]; return keep_point(turn);
    default: break;
  }
  --supply_of(position, position.seat, PieceKind::meeple);
  position.scores[position.seat] += 2;
  keep(turn);
}

bool may_keep(const auto& turn) { return turn.position.scores[turn.position.seat] > 0; }

void add_gift(const auto&, ActionList& list) { list.push({.kind = ActionKind::give}); }

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
      list.push({.kind = ActionKind::visit,
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
  if (turn.position.last_tile().rotation == 2) earn_part(turn, PartReason::upside_down);
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

/// Which seats still hold the tile, as bits.
auto& holders(auto& position) { return position.modules.trial.in_hand; }
bool holds_cloister(const auto& position, Seat seat) { return holders(position) >> seat & 1; }
void let_go_of_cloister(auto& position, Seat seat) {
  holders(position) = static_cast<std::uint8_t>(holders(position) & ~(1u << seat));
}

void deal_cloisters(auto& turn) {
  holders(turn.position) = static_cast<std::uint8_t>((1u << turn.position.seats) - 1);
}

bool has_hole(const auto& position) {
  const auto end = position.frontier.begin() + position.frontier_count;
  return std::any_of(position.frontier.begin(), end, is_hole);
}

bool may_lay_cloister(const auto& turn) {
  return holds_cloister(turn.position, turn.position.turn_seat) && has_hole(turn.position);
}

Flow offer_cloister(auto& turn) {
  auto& position = turn.position;
  if (!may_lay_cloister(turn)) return Flow::goes_on;
  position.phase = Phase::cloister;
  return Flow::waits;
}

/// Declines the tile; a part of the turn without a draw then ends.
void keep_cloister(auto& turn) {
  if (turn.position.tiles_left == 0) return end_turn_early(turn);
  leave_step(turn);
}

Flow offer_last_cloisters(auto& turn) {
  auto& position = turn.position;
  return give_last_turn(position, Phase::last_cloisters,
                        [&](Seat seat) { return holds_cloister(position, seat) && has_hole(position); });
}

void drop_cloister(auto& turn) {
  let_go_of_cloister(turn.position, turn.position.seat);
  run_steps(turn, turn.book.steps.of(TurnStep::last_tiles));
}

void add_holes(const auto& turn, ActionList& list) {
  const auto& position = turn.position;
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    if (is_hole(position.frontier[i]))
      list.push({.kind = ActionKind::lay_cloister, .cell = position.frontier[i].cell});
  }
}

void lay_cloister(auto& turn, const Action& action) {
  let_go_of_cloister(turn.position, turn.position.seat);
  place(turn, cloister(), action.cell, 0);
}

Rejection explain_cloister(const auto&, const Action&) {
  return {Code::cell_not_adjacent, "A cloister lies between four tiles."};
}

bool has_laid_cloister(const auto& position, Seat seat) {
  const auto end = position.tiles.begin() + position.tile_count;
  return std::any_of(position.tiles.begin(), end,
                     [&](const TileOnTable& tile) { return tile.tile == cloister() && tile.seat == seat; });
}

// --- A cart with stones

constexpr int kStones = 9, kStonesAtOnce = 3;

void load_cart(auto& turn) { turn.position.modules.trial.load = kStones; }

void add_hauls(const auto& turn, ActionList& list) {
  const TrialState& state = turn.position.modules.trial;
  if (state.load == 0) return;
  for (int side = 0; side < kSides; ++side) {
    const Cell to = neighbour(state.cart, side);
    if (!tile_on(turn.position, to)) continue;
    for (std::int16_t count = 1; count <= std::min<int>(state.load, kStonesAtOnce); ++count)
      list.push({.kind = ActionKind::haul, .cell = state.cart, .to = to, .number = count});
  }
}

void haul(auto& turn, const Action& action) {
  TrialState& state = turn.position.modules.trial;
  turn.tell(CartHauled{turn.position.seat, action.cell, action.to, action.number});
  state.cart = action.to;
  state.load = static_cast<std::uint8_t>(state.load - action.number);
  if (state.load == 0) state.cart = {};
  Sheet sheet;
  sheet.add("stones", action.number, 1);
  award(turn, turn.position.seat, sheet, FeatureKind::stones, ScoreReason::hauled, [] { return Extent{}; });
  leave_step(turn);
}

Rejection explain_haul(const auto& turn, const Action& action) {
  const TrialState& state = turn.position.modules.trial;
  if (action.number < 1 || action.number > std::min<int>(state.load, kStonesAtOnce))
    return {Code::too_few_stones, "The cart leaves one to three of its stones."};
  return {Code::no_cart, "The cart goes from its tile to the next."};
}

// --- A number that only its seat knows

constexpr int kGuessMax = 9;

bool has_guessed(const auto& position, Seat seat) { return position.modules.trial.guessed >> seat & 1; }

void add_guesses(const auto& turn, ActionList& list) {
  if (has_guessed(turn.position, turn.position.seat)) return;
  for (std::int16_t number = 1; number <= kGuessMax; ++number)
    list.push({.kind = ActionKind::guess, .number = number});
}

void write_guess(auto& turn, const Action& action) {
  TrialState& state = turn.position.modules.trial;
  const Seat seat = turn.position.seat;
  state.guess[seat] = static_cast<std::uint8_t>(action.number);
  state.guessed = static_cast<std::uint8_t>(state.guessed | 1u << seat);
  turn.tell(GuessWritten{seat});
}

Rejection explain_guess(const auto&, const Action&) {
  return {Code::no_guess, "A seat writes down one number, from 1 to 9."};
}

void pay_guesses(auto& turn) {
  const auto& guess = turn.position.modules.trial.guess;
  for (Seat seat = 0; seat < turn.position.seats; ++seat) {
    if (guess[seat] == 0 || std::ranges::count(guess, guess[seat]) > 1) continue;
    Sheet sheet;
    sheet.add("guess", guess[seat]);
    award(turn, seat, sheet, FeatureKind::none, ScoreReason::guessed, [] { return Extent{}; });
  }
}

void show_guess(const auto& turn, Seat seat, OwnState& own) {
  own.trial.guess = turn.position.modules.trial.guess[seat];
}

Result<> restore_guesses(auto& turn, std::span<const OwnState> own) {
  for (Seat seat = 0; seat < turn.position.seats; ++seat) {
    const int guess = own[seat].trial.guess;
    if (guess > kGuessMax || (guess != 0 && !has_guessed(turn.position, seat)))
      return bad("The seat has written down no such number.", item("own", seat));
    turn.position.modules.trial.guess[seat] = static_cast<std::uint8_t>(guess);
  }
  return {};
}

void forget_guesses(auto& turn) { turn.position.modules.trial.guess = {}; }

void install_guess(auto& book) {
  book.offer(bit(Phase::action), add_guesses);
  book.rule(ActionKind::guess) = {write_guess, bit(Phase::action), explain_guess, true};
  book.score_at_end(FinalStep::awards, pay_guesses);
  book.hooks.show_own.push_back(show_guess);
  book.hooks.restore_own.push_back(restore_guesses);
  book.hooks.forget_own.push_back(forget_guesses);
}

// --- Chance

constexpr std::string_view kDie = "trial_die", kBag = "trial_bag", kSeals = "trial_seals";
constexpr int kSealed = 5, kUnsealed = 3;

int& score_of_turn(auto& turn) { return turn.position.scores[turn.position.turn_seat]; }

auto& drawn_by(auto& position, Seat seat) { return position.modules.trial.tags[seat]; }

/// The seals still in the bag, and the tiles without one.
struct Tags {
  int sealed = kSealed, unsealed = kUnsealed;
};
Tags tags_left(const auto& position) {
  Tags left;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    left.sealed -= drawn_by(position, seat).sealed;
    left.unsealed -= drawn_by(position, seat).unsealed;
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
  ++(value == 1 ? drawn.sealed : drawn.unsealed);
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

void add_draw(const auto&, ActionList& list) { list.push({.kind = ActionKind::draw_token}); }

void draw_token(auto& turn, const Action&) { wait_for_chance(turn, kBag); }

/// The blank token leaves the action open.
void score_token(auto& turn, int value) {
  score_of_turn(turn) += value;
  if (value == 0) return run_steps(turn, turn.book.steps.of(TurnStep::action));
  leave_chance(turn);
}

void install_chance(auto& book) {
  book.chances.push_back({kSeals, add_tags, take_tag});
  book.chances.push_back({kDie, add_faces, score_die});
  book.chances.push_back({kBag, add_tokens, score_token});
  book.steps.add(TurnStep::drawn, 0, look_for_seal, kSeals);
  book.steps.add(TurnStep::placed, 0, roll_die, kDie);
  book.offer(bit(Phase::action), add_draw);
  book.rule(ActionKind::draw_token) = {draw_token, bit(Phase::action), nullptr};
}

// --- Views, saves and the hash

void show(const auto& turn, TableState& table) {
  const TrialState& state = turn.position.modules.trial;
  for (Seat seat = 0; seat < turn.position.seats; ++seat)
    table.seats[seat].trial = {holds_cloister(turn.position, seat), has_guessed(turn.position, seat),
                               state.tags[seat].sealed, state.tags[seat].unsealed};
  if (state.load > 0) table.trial.cart = Cart{state.cart, state.load};
}

Result<> restore(auto& turn, const TableState& table) {
  auto& position = turn.position;
  TrialState& state = position.modules.trial;
  for (Seat seat = 0; seat < position.seats; ++seat) {
    const auto& [in_hand, guessed, sealed, unsealed] = table.seats[seat].trial;
    const bool laid = has_laid_cloister(position, seat);
    const bool last_round = position.tiles_left == 0 && turn.book.steps.has(TurnStep::last_tiles);
    if (in_hand == laid && (laid || !last_round))
      return bad("Each seat has one cloister, in hand or on the table.", item("seats", seat));
    if (!in_hand) let_go_of_cloister(position, seat);
    state.tags[seat] = {sealed, unsealed};
    if (guessed) state.guessed = static_cast<std::uint8_t>(state.guessed | 1u << seat);
  }
  const auto [sealed, unsealed] = tags_left(position);
  if (sealed < 0 || unsealed < 0) return bad("There are not so many tags.", "seats");
  const bool plays_cart = state.load > 0;
  state.load = 0;
  if (!table.trial.cart) return {};
  const auto& [cell, load] = *table.trial.cart;
  if (!plays_cart || load < 1 || load > kStones || !tile_on(position, cell))
    return bad("No cart can stand there with so many stones.", "cart");
  state.cart = cell;
  state.load = static_cast<std::uint8_t>(load);
  return {};
}

void mix_in(const auto& turn, Hash& hash) {
  const TrialState& state = turn.position.modules.trial;
  for (Seat seat = 0; seat < turn.position.seats; ++seat)
    hash.mix(std::uint64_t{state.tags[seat].sealed} << 16 | state.tags[seat].unsealed);
  for (Seat seat = 0; seat < turn.position.seats; ++seat) hash.mix(state.guess[seat]);
  hash.mix(std::uint64_t{state.guessed} << 8 | state.in_hand);
  hash.mix(std::uint64_t{state.load} << 32 | std::uint64_t{static_cast<std::uint16_t>(state.cart.x)} << 16 |
           static_cast<std::uint16_t>(state.cart.y));
}

void install_cart(auto& book) {
  book.hooks.begin.push_back(load_cart);
  book.offer(bit(Phase::action), add_hauls);
  book.rule(ActionKind::haul) = {haul, bit(Phase::action), explain_haul};
}

constexpr PhaseSet kCloisterPhases = bit(Phase::cloister) | bit(Phase::last_cloisters);

constexpr auto kInstall = [](const Rules& rules, auto& book) {
  book.rule(PieceKind::companion) = {
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
  if (rules.option("trial_gifts") != 0) book.steps.add(TurnStep::late, bit(Phase::gift), ask_others);
  book.steps.add(TurnStep::placed, 0, earn_by_turning);
  plays_further_parts(book, PartReason::upside_down, {});
  book.hooks.holds_back = {comes_too_early, rules.mended("trial_order") ? "trial_pile_again" : "trial_pile"};
  if (rules.option("trial_chance") != 0) install_chance(book);
  book.steps.add(TurnStep::placed, 0, give_back);
  if (rules.option("trial_steps") != 0) {
    book.steps.add(TurnStep::turn_begin, bit(Phase::favour), offer_point);
    book.steps.add(TurnStep::drawn, bit(Phase::toll), ask_to_pay);
  } else {
    book.steps.add(TurnStep::last_tiles, bit(Phase::last_cloisters), offer_last_cloisters);
  }
  book.rule(PieceKind::champion) = {.claims = bit(FeatureKind::city), .supply = 1, .strength = by_pennants};
  if (rules.mended("trial_champion")) book.rule(PieceKind::champion).claims |= bit(FeatureKind::monastery);
  book.hooks.begin.push_back(deal_cloisters);
  if (rules.option("trial_cart") != 0) install_cart(book);
  if (rules.option("trial_guess") != 0) install_guess(book);
  book.steps.add(TurnStep::part_begin, bit(Phase::cloister), offer_cloister);
  book.offer(kCloisterPhases, add_holes);
  book.hooks.show.push_back(show);
  book.hooks.restore.push_back(restore);
  book.hooks.hash.push_back(mix_in);
  book.hooks.needs_no_draw.push_back([](const auto& turn) { return may_lay_cloister(turn); });
  book.rule(Phase::cloister).decline = keep_cloister;
  book.rule(ActionKind::lay_cloister) = {lay_cloister, kCloisterPhases, explain_cloister};
  book.hooks.tile_laid.push_back({kAnySign, dig_tunnels});
  book.hooks.closes.push_back(add_tunnel_roads);
  book.hooks.made_anew.push_back(dig_again);
  book.rule(Phase::gift) = {keep, may_keep};
  book.rule(Phase::last_cloisters).decline = drop_cloister;
  book.rule(Phase::favour).decline = [](auto& turn) { leave_step(turn); };
  book.rule(Phase::toll).decline = keep_point;
  book.rule(ActionKind::visit) = {deploy_far, bit(Phase::action), explain_far};
  book.rule(ActionKind::give) = {give, kGiftPhases, explain_gift};
};

constexpr EditionValue kInClassic[] = {{"classic", 1}};
constexpr OptionSpec kOptions[] = {{"trial_gifts", OptionType::toggle, {}, {}, 1, "trial"},
                                   {"trial_steps", OptionType::toggle, {}, {}, 1, "trial"},
                                   {"trial_chance", OptionType::toggle, {}, {}, 0, "trial"},
                                   {"trial_cart", OptionType::toggle, {}, {}, 0, "trial"},
                                   {"trial_guess", OptionType::toggle, {}, {}, 0, "trial"},
                                   {"trial_block", OptionType::toggle, {}, {}, 0, "trial"},
                                   {"trial_printing", OptionType::toggle, {}, {}, 0, "trial", kInClassic}};
/// One of what is scored, one of what is legal, one of the order of draws.
constexpr MendSpec kMends[] = {
    {"trial_rich", 1, "trial", "Whoever scores 8 points is rich; before, 10."},
    {"trial_champion", 2, "trial", "A champion may stand on a monastery, too."},
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
