// The merged turn: in random games of all modules every step comes in its place, and only steps that the
// rules allow to be declined are declined.
#include "all_modules.hpp"
#include "catch.hpp"
#include "effort.hpp"
#include "random_games.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

namespace bastide::test {
namespace {

/// The numbers of EXP-TURN.
enum Place : int {
  kFairy = 1,
  kAbbey = 2,
  kDraw = 3,
  kPlace = 5,
  kPlaced = 6,
  kAction = 10,
  kDragon = 15,
  kScore = 18,
  kReturn = 19,
  kWagon = 20,
  kLateDragon = 23,
  kLate = 27,
  kPartEnd = 28,
  kTurnEnd = 31
};

/// Follows a game and requires the order of the turn.
class TurnWatch {
 public:
  explicit TurnWatch(const Rules& rules)
      : dragon_(rules.option("dragon_moves") == 0 ? kDragon : kLateDragon) {}

  /// An action was taken when the table was `before`, with these events.
  void follow(const TableState& before, const Action& action, const Events& events) {
    if (before.phase == Phase::last_abbeys) begin_turn();
    if (action.kind != ActionKind::ransom && action.kind != ActionKind::resign) reach(place_of(before.phase));
    if (before.phase == Phase::action) count_choice(action);
    if (action.kind == ActionKind::ransom) REQUIRE(++ransoms_ == 1);  // EXP-ACT-02, EXP-GEN-04
    // The abbot taken back by its owner, or an own figure captured (tower_self_capture).
    taken_back_ = action.kind == ActionKind::return_abbot ||
                  (action.kind == ActionKind::capture && only<PieceCaptured>(events).empty());
    const auto last_turn = std::ranges::find_if(events.rbegin(), events.rend(), is_turn_end).base();
    const bool over = !events.empty() && std::holds_alternative<GameFinished>(events.back());
    for (auto event = events.begin(); event != (over ? last_turn : events.end()); ++event) {
      if (const auto place = place_of(*event)) reach(*place);
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
    return std::holds_alternative<TurnEnded>(event) || std::holds_alternative<TileDiscarded>(event);
  }

  int place_of(Phase phase) const {
    switch (phase) {
      case Phase::abbey:
      case Phase::last_abbeys: return kAbbey;
      case Phase::redraw: return kDraw;
      case Phase::place: return kPlace;
      case Phase::dragon: return dragon_;
      case Phase::wagon: return kWagon;
      case Phase::late: return kLate;
      case Phase::again: return kPartEnd;
      default: return kAction;
    }
  }

  std::optional<int> place_of(const Scored& scored) {
    switch (scored.reason) {
      case ScoreReason::fairy_turn: return kFairy;
      case ScoreReason::abbot_returned: return kAction;
      case ScoreReason::ransom: return std::nullopt;
      default: return kScore;
    }
  }

  std::optional<int> place_of(const PieceReturned& back) {
    switch (back.reason) {
      case ReturnReason::eaten: return dragon_;
      case ReturnReason::princess: return kAction;
      case ReturnReason::alone: return std::nullopt;  // together with the capture of the last follower
      case ReturnReason::scored: return std::exchange(taken_back_, false) ? kAction : kReturn;
      default: return kReturn;
    }
  }

  std::optional<int> place_of(const Event& event) {
    if (const auto* scored = std::get_if<Scored>(&event)) return place_of(*scored);
    if (const auto* back = std::get_if<PieceReturned>(&event)) return place_of(*back);
    if (const auto* moved = std::get_if<DragonMoved>(&event))
      return moved->reason == DragonReason::volcano ? kPlaced : dragon_;
    if (std::holds_alternative<TileDrawn>(event) || std::holds_alternative<TileSetAside>(event)) return kDraw;
    if (std::holds_alternative<TilePlaced>(event)) return kPlace;
    if (std::holds_alternative<TilesReturned>(event)) return kPlaced;
    if (std::holds_alternative<PieceDeployed>(event) || std::holds_alternative<FairyMoved>(event) ||
        std::holds_alternative<TowerPiecePlaced>(event) || std::holds_alternative<PieceCaptured>(event))
      return kAction;
    if (std::holds_alternative<DragonMoveEnded>(event)) return dragon_;
    if (std::holds_alternative<GoodsClaimed>(event) || std::holds_alternative<AwardTaken>(event))
      return kScore;
    if (std::holds_alternative<PieceMoved>(event)) return kWagon;
    if (std::holds_alternative<DoubleTurn>(event)) return kPartEnd;
    if (std::holds_alternative<TurnEnded>(event)) return kTurnEnd;
    return std::nullopt;
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
    if (std::holds_alternative<GoodsClaimed>(event)) return 0;
    if (std::holds_alternative<AwardTaken>(event)) return 4;
    const auto* scored = std::get_if<Scored>(&event);
    if (scored == nullptr) return std::nullopt;
    switch (scored->reason) {
      case ScoreReason::completed: return 0;
      case ScoreReason::barn_placed: return 1;
      case ScoreReason::barn_joined: return 2;
      case ScoreReason::award: return 3;
      default: return std::nullopt;
    }
  }
  void reach_in_score(int place) {
    REQUIRE(score_at_ <= place);
    score_at_ = place;
  }

  void begin_part() {
    at_ = kAbbey;  // the fairy's point is not repeated (EXP-PART-02)
    choices_ = score_at_ = 0;
  }
  void begin_turn() {
    begin_part();
    at_ = 0;
    ransoms_ = 0;
  }

  /// EXP-ACT-01: one choice per part, and what may be paid besides.
  void count_choice(const Action& action) {
    if (action.kind == ActionKind::ransom || action.kind == ActionKind::resign) return;
    REQUIRE(++choices_ == 1);
  }

  /// EXP-FINAL-02 to EXP-FINAL-08, EXP-FINAL-11.
  void check_final(const Events& events) {
    static const std::vector<FeatureKind> order{
        FeatureKind::road,  FeatureKind::city,  FeatureKind::monastery, FeatureKind::garden,
        FeatureKind::field, FeatureKind::goods, FeatureKind::king,      FeatureKind::robber};
    std::ptrdiff_t at = 0;
    const Scored* before = nullptr;
    for (const Event& event : events) {
      const auto* scored = std::get_if<Scored>(&event);
      if (scored == nullptr) continue;
      const FeatureKind kind = scored->feature == FeatureKind::barns ? FeatureKind::field : scored->feature;
      const auto place = std::ranges::find(order, kind) - order.begin();
      REQUIRE(place < std::ssize(order));
      REQUIRE(at <= place);
      at = place;
      if (before != nullptr && before->feature == scored->feature && before->tiles == scored->tiles &&
          before->reason == ScoreReason::final && scored->reason == ScoreReason::final &&
          scored->feature != FeatureKind::field)
        REQUIRE(before->seat < scored->seat);
      ++final_seen_[std::string(name(scored->feature)) + " " + std::string(name(scored->reason))];
      before = scored;
    }
  }

  const int dragon_;
  int at_ = 0, score_at_ = 0, choices_ = 0, ransoms_ = 0;
  bool taken_back_ = false;
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

/// No two figures stand in one place, except barns, and the fairy stands beside a figure on the table
/// (EXP-FIG-04, EXP-TURN-33).
void check_figures(const TableState& table) {
  const auto count = [&](auto wanted) { return std::ranges::count_if(table.pieces, wanted); };
  for (const PlacedPiece& piece : table.pieces)
    if (piece.piece != PieceKind::barn)
      REQUIRE(count([&](const PlacedPiece& other) {
                return other.piece != PieceKind::barn && other.cell == piece.cell &&
                       other.feature == piece.feature;
              }) == 1);
  if (!table.dragon.fairy || !table.dragon.fairy->with) return;
  const Cell cell = table.dragon.fairy->cell;
  const FairyFriend with = *table.dragon.fairy->with;
  REQUIRE(count([&](const PlacedPiece& piece) {
            return piece.cell == cell && piece.feature == with.feature && piece.seat == with.seat &&
                   piece.piece == with.piece;
          }) == 1);
}

/// Whether the step may be declined (EXP-REC-02).
bool may_pass(const Rules& rules, const TableState& table, const std::vector<Action>& legal) {
  const bool knight_must_go =
      rules.option("princess") != 0 &&
      std::ranges::any_of(legal, [](const Action& one) { return one.kind == ActionKind::remove_knight; });
  switch (table.phase) {
    case Phase::place:
    case Phase::exchange:
    case Phase::dragon: return false;
    case Phase::action: return !knight_must_go;
    default: return true;
  }
}

}  // namespace

TEST_CASE(
    "in games of all modules each step comes in its place "
    "(EXP-TURN-01/02/03/05/06/10/15/18/19/20/23/27/28/31, "
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
      check_figures(game->snapshot().table);
    }
    for (const auto& [place, times] : watch.seen()) seen[place] += times;
    for (const auto& [reason, times] : watch.reasons_seen()) reasons_seen[reason] += times;
    for (const auto& [what, times] : watch.final_seen()) final_seen[what] += times;
  });
  if (kSanitized) return;
  for (const int place : {kFairy, kAbbey, kDraw, kPlace, kPlaced, kAction, kDragon, kScore, kReturn, kWagon,
                          kLateDragon, kLate, kPartEnd, kTurnEnd}) {
    INFO("step " << place);
    CHECK(seen[place] > effort(10));
  }
  for (const char* reason :
       {"scored completed", "scored abbot_returned", "scored ransom", "scored award", "scored fairy_turn",
        "scored fairy", "scored barn_placed", "scored barn_joined", "returned scored", "returned eaten",
        "returned princess", "returned alone", "returned barn"}) {
    INFO(reason);
    CHECK(reasons_seen[reason] > effort(10));
  }
  for (const char* what :
       {"road final", "city final", "monastery final", "garden final", "field final", "barn final",
        "goods goods", "king final", "robber final", "road fairy", "city fairy", "field fairy"}) {
    INFO(what);
    CHECK(final_seen[what] > 0);
  }
}

TEST_CASE("only what may be declined is, in every step (EXP-REC-02)", "[engine][together][random]") {
  std::map<Phase, int> seen;
  for_each_game(2'000'000, effort(100), [&](RandomGame& players) {
    const auto game = players.gone_to_war(started(players.setup()));
    while (!game->over()) {
      const std::vector<Action> legal = game->legal_actions();
      const TableState table = game->snapshot().table;
      INFO(name(table.phase));
      ++seen[table.phase];
      const bool listed = std::ranges::find(legal, kPass) != legal.end();
      REQUIRE(listed == may_pass(players.setup().rules, table, legal));
      play(*game, players.choose_action(*game));
    }
  });
  if (kSanitized) return;
  for (const Phase phase :
       {Phase::place, Phase::action, Phase::redraw, Phase::capture, Phase::exchange, Phase::late,
        Phase::again, Phase::dragon, Phase::abbey, Phase::wagon, Phase::last_abbeys}) {
    INFO(name(phase));
    CHECK(seen[phase] > 0);
  }
}

}  // namespace bastide::test
