// The merged turn: in random games of all modules every step comes in its place, and only steps that the
// rules allow to be declined are declined.
#include "all_modules.hpp"
#include "catch.hpp"
#include "effort.hpp"
#include "module_rows.hpp"
#include "random_games.hpp"
#include "reference/module.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace bastide::test {
namespace {

/// The steps that every game has, by the numbers of EXP-TURN.
enum Step : int {
  kBegin = 0,
  kDraw = 3,
  kPlace = 5,
  kPlaced = 6,
  kAction = 10,
  kScore = 18,
  kReturn = 19,
  kPartEnd = 28,
  kTurnEnd = 31
};
/// With this a further part begins: what comes before it is done once a turn (EXP-PART-02).
constexpr int kPartBegin = 2;

bool among(const std::vector<Phase> TurnSteps::* phases, Phase phase) {
  return std::ranges::any_of(module_rows(), [&](const ModuleRow* row) {
    return std::ranges::find(row->turn.*phases, phase) != (row->turn.*phases).end();
  });
}

bool among(const std::vector<ActionKind> TurnSteps::* kinds, ActionKind kind) {
  return std::ranges::any_of(module_rows(), [&](const ModuleRow* row) {
    return std::ranges::find(row->turn.*kinds, kind) != (row->turn.*kinds).end();
  });
}

bool is_besides(ActionKind kind) {
  return among(&TurnSteps::besides, kind) || among(&TurnSteps::besides_in_part, kind);
}

/// Follows a game and requires the order of the turn.
class TurnWatch {
 public:
  explicit TurnWatch(const Rules& rules) : rules_(rules) {}

  /// An action was taken when the table was `before`, with these events.
  void follow(const TableState& before, const Action& action, const Events& events) {
    if (among(&TurnSteps::own_turns, before.phase)) begin_turn();
    // Who discards the tile in hand draws again (BRIDGES-BRIDGE-07).
    const bool redraws = before.phase == Phase::place && action.kind == ActionKind::pass;
    if (!is_besides(action.kind) && action.kind != ActionKind::resign && !redraws)
      reach(step_of(before.phase));
    if (before.phase == Phase::action) count_choice(action);
    if (among(&TurnSteps::besides, action.kind)) REQUIRE(++besides_ == 1);  // EXP-ACT-02, EXP-GEN-04
    if (among(&TurnSteps::besides_in_part, action.kind)) REQUIRE(++besides_in_part_ == 1);
    deploys_in_ = step_of(before.phase);
    taken_back_ = std::ranges::any_of(module_rows(), [&](const ModuleRow* row) {
      return row->turn.takes_back && row->turn.takes_back(action, events);
    });
    const auto last_turn = std::ranges::find_if(events.rbegin(), events.rend(), is_turn_end).base();
    const bool over = !events.empty() && std::holds_alternative<GameFinished>(events.back());
    for (auto event = events.begin(); event != (over ? last_turn : events.end()); ++event) {
      event = behind_opening(event, events.end());
      if (const int step = step_of(*event); step != kAnyStep) reach(step);
      if (const auto place = place_in_score(*event)) reach_in_score(*place);
      if (const auto* scored = std::get_if<Scored>(&*event))
        ++reasons_seen_["scored " + std::string(name(scored->reason))];
      if (const auto* back = std::get_if<PieceReturned>(&*event))
        ++reasons_seen_["returned " + std::string(name(back->reason))];
      if (std::holds_alternative<DoubleTurn>(*event)) begin_part();
    }
    if (over) check_final({last_turn, events.end()});
  }

  const std::map<int, int>& seen() const { return seen_; }
  /// Why points were given and pieces came home before the final scoring.
  const std::map<std::string, int>& reasons_seen() const { return reasons_seen_; }
  const std::map<std::string, int>& final_seen() const { return final_seen_; }

 private:
  /// A turn in which no tile can be placed any more ends only with the game (BASE-DRAW-03).
  static bool is_turn_end(const Event& event) {
    return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<TileDiscarded>(event) ||
           std::holds_alternative<TileSetAside>(event);
  }

  /// Tiles that are drawn to lie open belong to the event behind them.
  static Events::const_iterator behind_opening(Events::const_iterator event, Events::const_iterator end) {
    const auto opened = std::find_if_not(event, end, [](const Event& one) {
      return std::holds_alternative<TileDrawn>(one) || std::holds_alternative<TileSetAside>(one);
    });
    const auto lays_open = [&](const ModuleRow* row) {
      return row->turn.lays_open && row->turn.lays_open(*opened);
    };
    return opened != end && std::ranges::any_of(module_rows(), lays_open) ? opened : event;
  }

  int step_of(Phase phase) const {
    for (const ModuleRow* row : module_rows())
      if (row->turn.of_phase)
        if (const auto step = row->turn.of_phase(rules_, phase)) return *step;
    switch (phase) {
      case Phase::redraw: return kDraw;
      case Phase::place: return kPlace;
      case Phase::again: return kPartEnd;
      default: return kAction;
    }
  }

  int step_of(const Event& event) {
    for (const ModuleRow* row : module_rows())
      if (row->turn.of_event)
        if (const auto step = row->turn.of_event(rules_, event)) return *step;
    if (const auto* back = std::get_if<PieceReturned>(&event)) {
      const bool taken = back->reason == ReturnReason::scored && std::exchange(taken_back_, false);
      return taken ? kAction : kReturn;
    }
    if (std::holds_alternative<Scored>(event)) return kScore;
    if (std::holds_alternative<TileDrawn>(event) || std::holds_alternative<TileSetAside>(event)) return kDraw;
    if (std::holds_alternative<TilePlaced>(event)) return kPlace;
    if (std::holds_alternative<TilesReturned>(event)) return kPlaced;
    if (std::holds_alternative<PieceDeployed>(event)) return deploys_in_;
    if (std::holds_alternative<DoubleTurn>(event)) return kPartEnd;
    if (std::holds_alternative<TurnEnded>(event)) return kTurnEnd;
    return kAnyStep;
  }

  void reach(int place) {
    ++seen_[place];
    INFO("step " << place << " after step " << at_);
    if (place < at_) FAIL("out of order");
    at_ = place;
    if (place == kTurnEnd) begin_turn();
  }

  /// The place within SCORE, by EXP-SCORE-03, 04 and 08.
  static std::optional<int> place_in_score(const Event& event) {
    for (const ModuleRow* row : module_rows())
      if (row->turn.in_scoring)
        if (const auto place = row->turn.in_scoring(event)) return place;
    const auto* scored = std::get_if<Scored>(&event);
    return scored != nullptr && scored->reason == ScoreReason::completed ? std::optional(0) : std::nullopt;
  }
  void reach_in_score(int place) {
    REQUIRE(score_at_ <= place);
    score_at_ = place;
  }

  void begin_part() {
    at_ = kPartBegin;
    choices_ = score_at_ = besides_in_part_ = 0;
  }
  void begin_turn() {
    begin_part();
    at_ = kBegin;
    besides_ = 0;
  }

  /// EXP-ACT-01: one choice per part, and what may be paid besides.
  void count_choice(const Action& action) {
    if (is_besides(action.kind) || action.kind == ActionKind::resign) return;
    REQUIRE(++choices_ == 1);
  }

  /// EXP-FINAL-02 to EXP-FINAL-08, EXP-FINAL-11.
  void check_final(const Events& events) {
    std::map<FeatureKind, int> order{{FeatureKind::road, 20},
                                     {FeatureKind::city, 21},
                                     {FeatureKind::monastery, 30},
                                     {FeatureKind::garden, 31},
                                     {FeatureKind::field, 60}};
    for (const ModuleRow* row : module_rows())
      order.insert(row->turn.final_scores.begin(), row->turn.final_scores.end());
    int at = 0;
    const Scored* before = nullptr;
    for (const Event& event : events) {
      const auto* scored = std::get_if<Scored>(&event);
      if (scored == nullptr) continue;
      REQUIRE(order.contains(scored->feature));
      const int place = order.at(scored->feature);
      REQUIRE(at <= place);
      at = place;
      if (before != nullptr && before->feature == scored->feature && before->tiles == scored->tiles &&
          before->parts == scored->parts && before->reason == ScoreReason::final &&
          scored->reason == ScoreReason::final && scored->feature != FeatureKind::field)
        REQUIRE(before->seat < scored->seat);
      ++final_seen_[std::string(name(scored->feature)) + " " + std::string(name(scored->reason))];
      before = scored;
    }
  }

  const Rules& rules_;
  int at_ = kBegin, score_at_ = 0, choices_ = 0, besides_ = 0, besides_in_part_ = 0;
  bool taken_back_ = false;
  int deploys_in_ = kAction;
  std::map<int, int> seen_;
  std::map<std::string, int> reasons_seen_;
  std::map<std::string, int> final_seen_;
};

/// Games of all modules, by successive seeds.
template <class Check>
void for_each_game(std::uint64_t first_seed, int games, Check check) {
  for (int number = 0; number < games; ++number) {
    const std::uint64_t seed = first_seed + static_cast<std::uint64_t>(number);
    INFO("seed " << seed);
    RandomGame players(seed, all_modules());
    check(players);
  }
}

/// No two figures stand in one place, except on corners and where a module lets them (EXP-FIG-04), and every
/// module's own rules hold.
void check_figures(const Setup& setup, const Game& game) {
  const TableState table = game.snapshot().table;
  const bool crowded = std::ranges::any_of(module_rows(), [&](const ModuleRow* row) {
    return row->holds.is_crowded && row->holds.is_crowded(table);
  });
  std::set<std::tuple<int, int, int>> places;
  for (const PlacedPiece& piece : table.pieces)
    if (piece.corner == Corner::none && !crowded)
      REQUIRE(places.emplace(piece.cell.x, piece.cell.y, piece.feature).second);
  for (const ModuleRow* row : module_rows())
    if (row->holds.check) row->holds.check(setup, game);
}

/// Whether the step may be declined (EXP-REC-02).
bool may_pass(const Rules& rules, Phase phase, const std::vector<Action>& legal) {
  if (among(&TurnSteps::undeclinable, phase)) return false;
  if (phase == Phase::place)  // BRIDGES-BRIDGE-07
    return std::ranges::none_of(legal, [](const Action& action) {
      return action.kind == ActionKind::place_tile && action.axis == Axis::none;
    });
  return std::ranges::none_of(module_rows(), [&](const ModuleRow* row) {
    return row->turn.must_act && row->turn.must_act(rules, legal);
  });
}

/// The phases in which games of Carcassonne ask, with all modules.
std::set<Phase> asking_phases() {
  std::set<Phase> phases;
  for (const reference::Module* module : reference::every_module())
    for (const reference::PhaseRule& rule : module->phases) phases.insert(rule.phase);
  return phases;
}

}  // namespace

TEST_CASE(
    "in games of all modules each step comes in its place "
    "(EXP-TURN-01/02/03/05/06/10/15/17/18/19/20/22/23/26/27/28/31, "
    "EXP-TURN-32, EXP-TURN-33, EXP-TURN-34, EXP-ACT-01, EXP-ACT-02, EXP-GEN-04, EXP-PART-02, EXP-SCORE-01, "
    "EXP-FINAL-02/03/06/07/08, EXP-FIG-04, EXP-DIFF-01, ABBEY-TURN-05)",
    "[engine][together][random]") {
  std::map<int, int> seen;
  std::map<std::string, int> reasons_seen;
  std::map<std::string, int> final_seen;
  for_each_game(1'000'000, effort(300), [&](RandomGame& players) {
    const auto [game, begun] = started_with_events(players.setup());
    TurnWatch watch(players.setup().rules);
    while (!game->over()) {
      const TableState before = game->snapshot().table;
      const Action action = players.choose_action(*game);
      watch.follow(before, action, play(*game, action));
      check_figures(players.setup(), *game);
    }
    for (const auto& [place, times] : watch.seen()) seen[place] += times;
    for (const auto& [reason, times] : watch.reasons_seen()) reasons_seen[reason] += times;
    for (const auto& [what, times] : watch.final_seen()) final_seen[what] += times;
  });
  if (kSanitized) return;
  std::set<int> steps{kDraw, kPlace, kPlaced, kAction, kScore, kReturn, kPartEnd, kTurnEnd};
  std::vector<std::string_view> reasons{"scored completed", "returned scored"};
  std::vector<std::string_view> final_reasons{"road final", "city final", "monastery final", "garden final"};
  for (const ModuleRow* row : module_rows()) {
    steps.insert(row->turn.steps.begin(), row->turn.steps.end());
    std::ranges::copy(row->turn.reasons, std::back_inserter(reasons));
    std::ranges::copy(row->turn.final_reasons, std::back_inserter(final_reasons));
  }
  for (const int step : steps) {
    INFO("step " << step);
    CHECK(seen[step] > effort(10));
  }
  for (const std::string_view reason : reasons) {
    INFO(reason);
    CHECK(reasons_seen[std::string(reason)] > effort(10));
  }
  for (const std::string_view what : final_reasons) {
    INFO(what);
    CHECK(final_seen[std::string(what)] > 0);
  }
}

TEST_CASE("only what may be declined is, in every step (EXP-REC-02)", "[engine][together][random]") {
  std::map<Phase, int> seen;
  for_each_game(2'000'000, effort(200), [&](RandomGame& players) {
    const auto game = players.advanced(started(players.setup()));
    while (!game->over()) {
      const std::vector<Action> legal = game->legal_actions();
      const TableState table = game->snapshot().table;
      INFO(name(table.phase));
      ++seen[table.phase];
      const bool listed = std::ranges::find(legal, kPass) != legal.end();
      REQUIRE(listed == may_pass(players.setup().rules, table.phase, legal));
      play(*game, players.choose_action(*game));
    }
  });
  if (kSanitized) return;
  for (const Phase phase : asking_phases()) {
    INFO(name(phase));
    CHECK(seen[phase] > 0);
  }
}

}  // namespace bastide::test
