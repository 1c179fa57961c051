#include "trial/trial_module.hpp"

#include "carcassonne/turn.hpp"

#include <algorithm>

namespace bastide::carcassonne {
namespace {

/// An own follower stands on the feature.
template <class B>
bool accompanied(const Position<B>& position, Seat seat, std::uint16_t root) {
  const auto end = position.pieces.begin() + position.piece_count;
  return std::any_of(position.pieces.begin(), end, [&](const PieceOnTable& piece) {
    return piece.seat == seat && piece.piece == PieceKind::meeple && position.root(piece.node) == root;
  });
}

template <class B>
Verdict joins_follower(const RuleBook<B>&, const Position<B>& position, std::uint16_t node) {
  if (accompanied(position, position.seat, position.root(node))) return std::nullopt;
  return Refusal{Code::feature_occupied, "No follower of yours is there."};
}

template <class B>
int no_strength(const RuleBook<B>&, const Position<B>&, std::uint16_t) {
  return 0;
}

template <class B>
void send_lonely_home(const RuleBook<B>& book, Position<B>& position, Events* log) {
  const auto lonely = [&](const PieceOnTable& piece) {
    return piece.piece == PieceKind::abbot && !accompanied(position, piece.seat, position.root(piece.node));
  };
  take_off(book, position, lonely, [&](const PieceOnTable& piece) { send_home(position, piece, log); }, log);
}

template <class B>
Verdict bars_fifth_rows(const RuleBook<B>&, const Position<B>& position, std::uint16_t node, PieceKind) {
  if (position.tile_of(node).cell.y % 5 != 4) return std::nullopt;
  return Refusal{Code::feature_not_claimable, "Nobody is deployed in a fifth row."};
}

template <class B>
void add_toll(const RuleBook<B>&, const Position<B>& position, std::uint16_t root, ScoreReason reason,
              Sheet& sheet) {
  if (reason == ScoreReason::completed && position.nodes[root].kind == FeatureKind::road)
    sheet.add("toll", 1);
}

template <class B>
void favour_turn(const RuleBook<B>&, const Position<B>& position, std::uint16_t, Followers& weights) {
  if (position.turn_seat == kNoSeat) return;
  for (int& weight : weights) weight *= 2;
  if (weights[position.turn_seat] > 0) ++weights[position.turn_seat];
}

template <class B>
void give_point(Position<B>& position, Seat seat, std::string_view what, FeatureKind kind, Events* log) {
  Sheet sheet;
  sheet.add(what, 1);
  award(position, seat, sheet, kind, ScoreReason::completed, [] { return std::vector<Cell>{}; }, log);
}

template <class B>
void tax_rich(const RuleBook<B>&, Position<B>& position, std::uint16_t, ScoreReason, int value, Events* log) {
  if (value >= 10) give_point(position, 0, "rich", FeatureKind::none, log);
}

template <class B>
void reward_turn(const RuleBook<B>&, Position<B>& position, std::span<const std::uint16_t> roots,
                 Events* log) {
  for (const std::uint16_t root : roots)
    give_point(position, position.turn_seat, "completed", position.nodes[root].kind, log);
}

template <class B>
int one_more(const RuleBook<B>&, const Position<B>&, std::uint16_t, std::span<const std::uint16_t> fields,
             Seat seat, int) {
  return seat == 0 ? static_cast<int>(fields.size()) : 0;
}

constexpr PhaseSet kGiftPhases = bit(Phase::extra) | bit(Phase::deploy) | bit(Phase::score);

/// All seats but the one whose turn it is that have followers to give.
template <class B>
auto can_give(const Position<B>& position) {
  return [&](Seat seat) {
    return seat != position.turn_seat && supply_of(position, seat, PieceKind::meeple) > 4;
  };
}

template <class B>
Flow ask_others(const RuleBook<B>&, Position<B>& position, Events*) {
  return ask_from(position, Phase::extra, position.turn_seat, can_give(position));
}

template <class B>
void keep(const RuleBook<B>& book, Position<B>& position, Events* log) {
  ask_next(book, position, can_give(position), log);
}

/// Before the draw: whoever's score is even.
template <class B>
Flow offer_point(const RuleBook<B>&, Position<B>& position, Events*) {
  if (position.scores[position.seat] % 2 != 0) return Flow::goes_on;
  position.phase = Phase::deploy;
  return Flow::waits;
}

/// With the tile in hand: all others that have points.
template <class B>
auto can_pay(const Position<B>& position) {
  return [&](Seat seat) { return seat != position.turn_seat && position.scores[seat] > 0; };
}

template <class B>
Flow ask_to_pay(const RuleBook<B>&, Position<B>& position, Events*) {
  return ask_from(position, Phase::score, position.turn_seat, can_pay(position));
}

template <class B>
void keep_point(const RuleBook<B>& book, Position<B>& position, Events* log) {
  ask_next(book, position, can_pay(position), log);
}

template <class B>
void give(const RuleBook<B>& book, Position<B>& position, const Action& action, Events* log) {
  switch (position.phase) {
    case Phase::deploy: ++position.scores[position.seat]; return leave_step(book, position, log);
    case Phase::score: --position.scores[position.seat]; return keep_point(book, position, log);
    default: break;
  }
  --supply_of(position, position.seat, action.piece);
  position.scores[position.seat] += 2;
  keep(book, position, log);
}

template <class B>
bool may_keep(const RuleBook<B>&, const Position<B>& position) {
  return position.scores[position.seat] > 0;
}

template <class B>
void add_gift(const RuleBook<B>&, const Position<B>& position, ActionList& list) {
  if ((bit(position.phase) & kGiftPhases) != 0) list.push({.kind = ActionKind::use_wall_tile});
}

template <class B>
Rejection explain_gift(const RuleBook<B>&, const Position<B>&, const Action&) {
  return {Code::no_piece_left, "Only followers are given."};
}

template <class B>
Flow go_on_with_turn(const RuleBook<B>& book, Position<B>& position, Events* log) {
  const bool upside_down = position.last_tile().rotation == 2;
  if (!upside_down || position.tiles_left == 0) return Flow::goes_on;
  run_steps(book, position, book.steps.of(Step::draw), log);
  return Flow::waits;
}

template <class B>
void install_trial(const Rules& rules, RuleBook<B>& book) {
  book.rule(PieceKind::abbot) = {.claims = bit(FeatureKind::road) | bit(FeatureKind::city),
                                 .supply = 1,
                                 .holds = false,
                                 .strength = no_strength<B>,
                                 .may_stand = joins_follower<B>};
  book.hooks.may_deploy.push_back(bars_fifth_rows<B>);
  book.hooks.pieces_taken.push_back(send_lonely_home<B>);
  book.hooks.value.push_back(add_toll<B>);
  book.hooks.tie_break.push_back(favour_turn<B>);
  book.hooks.scored.push_back(tax_rich<B>);
  book.hooks.completed.push_back(reward_turn<B>);
  book.hooks.city_worth.push_back(one_more<B>);
  book.hooks.add_actions.push_back(add_gift<B>);
  if (rules.option("trial_gifts") != 0) book.steps.add(Step::late, bit(Phase::extra), ask_others<B>);
  book.steps.add(Step::part_end, 0, go_on_with_turn<B>);
  if (rules.option("trial_steps") != 0) {
    book.steps.add(Step::turn_begin, bit(Phase::deploy), offer_point<B>);
    book.steps.add(Step::drawn, bit(Phase::score), ask_to_pay<B>);
  }
  book.rule(Phase::extra) = {keep<B>, may_keep<B>};
  book.rule(Phase::deploy).decline = leave_step<B>;
  book.rule(Phase::score).decline = keep_point<B>;
  book.rule(ActionKind::use_wall_tile) = {give<B>, kGiftPhases, explain_gift<B>};
}

constexpr EditionValue kInClassic[] = {{"classic", 1}};
constexpr OptionSpec kOptions[] = {{"trial_gifts", OptionType::toggle, {}, {}, 1, "trial"},
                                   {"trial_steps", OptionType::toggle, {}, {}, 1, "trial"},
                                   {"trial_printing", OptionType::toggle, {}, {}, 0, "trial", kInClassic}};
/// Six may play.
constexpr PresetValue kDefaults[] = {{"sixth_player", 1}};

}  // namespace

constinit const ModuleRow kTrial{
    {"trial", "Trial", kDefaults}, kOptions, nullptr, on_every_board([](const Rules& rules, auto& book) {
      install_trial(rules, book);
    })};

}  // namespace bastide::carcassonne
