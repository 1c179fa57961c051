// What tests that play any modules ask of each: a row for every rule module, in the file row.cpp of its
// folder (tests/modules/<module>/). What a row leaves out, the module doesn't have.
#pragma once

#include "mistakes.hpp"

#include <engine/survey.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::test {

/// How random games come to what is rare.
struct RandomPlay {
  bool (*plentiful)(TileId) = nullptr;  ///< of which land tiles random decks have three more
  std::string_view start_tile = {};     ///< with which random games mostly begin
  /// What lies above the land tiles in most random decks.
  std::vector<TileId> (*first_tiles)(const Rules&, Random&) = nullptr;
  /// A first position as after a long game.
  Snapshot (*advanced)(Random&, Snapshot) = nullptr;
  std::vector<Phase> resigned_in{};  ///< steps so rare that one in three players resigns in them
  std::vector<Phase> declined{};     ///< steps that are declined in one of six, whatever there is to choose
  std::optional<ActionKind> fought_with{};  ///< what warlike players do most
  std::optional<ActionKind> spared{};       ///< what is done in one of four times that it is chosen
};

/// What holds in every position.
struct Invariants {
  /// Figures of the owner that are neither in its supply nor on the table.
  int (*held_elsewhere)(const TableState&, Seat owner, PieceKind) = nullptr;
  bool (*is_paid)(const Scored&) = nullptr;  ///< whether the seat loses these points
  void (*check)(const Setup&, const Game&) = nullptr;
  /// Whether several figures may stand in one place just now.
  bool (*is_crowded)(const TableState&) = nullptr;
  void (*check_survey)(const Game&, const Survey&) = nullptr;
};

/// What may come in several steps of a turn.
inline constexpr int kAnyStep = 0;

/// The module's steps in the merged turn, by the numbers of EXP-TURN: 20 is EXP-TURN-20.
struct TurnSteps {
  std::vector<int> steps{};  ///< those in which something happens with the module alone
  /// Empty: it is none of the module's.
  std::optional<int> (*of_phase)(const Rules&, Phase) = nullptr;
  std::optional<int> (*of_event)(const Rules&, const Event&) = nullptr;
  /// Whether the tiles drawn just before this event lie open now.
  bool (*lays_open)(const Event&) = nullptr;
  std::vector<Phase> own_turns{};     ///< phases that are a turn by themselves
  std::vector<ActionKind> besides{};  ///< once a turn besides what the step asks (EXP-ACT-02, EXP-GEN-04)
  std::vector<ActionKind> besides_in_part{};  ///< likewise once with each tile
  std::vector<Phase> undeclinable{};          ///< steps that may not be passed (EXP-REC-02)
  /// Whether the step may not be passed since one of these actions is to be taken.
  bool (*must_act)(const Rules&, const std::vector<Action>& legal) = nullptr;
  /// Whether the action, with these events, has taken an own figure back.
  bool (*takes_back)(const Action&, const Events&) = nullptr;
  /// The place of an event within the scoring, by EXP-SCORE-03, 04 and 08.
  std::optional<int> (*in_scoring)(const Event&) = nullptr;
  /// What is scored at the end, and when: ten times the number of EXP-FINAL, and the place there.
  std::vector<std::pair<FeatureKind, int>> final_scores{};
  /// Why points are given and pieces come home, before the final scoring and in it, as the test of the turn's
  /// order counts them.
  std::vector<std::string_view> reasons{}, final_reasons{};
};

/// An option with the values that it has by default in each edition (EXP-ED-01).
struct OptionRow {
  std::string_view option;
  std::vector<std::string_view> words;  ///< empty: it is on or off
  std::string_view classic, newer;
};

/// How many sequences of actions there are from a beginning.
struct PerftRow {
  const char* what;
  std::vector<std::string> modules;
  int seats;
  std::vector<const char*> deck;
  std::vector<std::uint64_t> counts;            ///< by their length, from 1
  std::vector<StartTile> (*start)() = nullptr;  ///< nullptr: the opening layout
};

struct ModuleRow {
  std::string_view name;
  RandomPlay play{};
  Invariants holds{};
  TurnSteps turn{};
  /// What random games come to, as variety_test.cpp counts it.
  std::vector<std::string_view> reached{};
  std::vector<OptionRow> options{};
  std::vector<PerftRow> perft{};
  /// For each of its refusals an action that gets it.
  std::vector<Mistake> (*mistakes)() = nullptr;
};

namespace rows {
#define MODULE(row) extern const ModuleRow row;
#include <engine/words.def>
}  // namespace rows

/// All rows, in the order of words.def; and those of the modules in play.
std::vector<const ModuleRow*> module_rows();
std::vector<const ModuleRow*> rows_in_play(const Rules& rules);

}  // namespace bastide::test
