// The naive model: what a rule module adds to it. A module is a file of this folder and its line
// in modules.cpp; the base game is a module, too, which is always in play.
#pragma once

#include "reference/turn.hpp"

#include <engine/rejection.hpp>

#include <optional>
#include <string_view>
#include <vector>

namespace bastide::reference {

/// A kind of action of the seat to act.
struct ActionRule {
  ActionKind kind;
  std::vector<Phase> phases;  ///< in which it stands
  /// Why it is refused; nothing when it is legal. nullptr: never.
  std::optional<Code> (*refusal)(const Setup&, const TableState&, const Action&);
  void (*perform)(Turn&, const Action&);
};

/// Why a piece may not join those on a feature; nothing when it may.
using Standing = std::optional<Code> (*)(const TableState&, const Board&, const Feature&);

/// A step that waits for somebody.
struct PhaseRule {
  Phase phase;
  void (*pass)(Turn&);  ///< nullptr: it cannot be passed
  /// Whoever is asked has left; nullptr: it passes, or takes the first choice.
  void (*skip)(Turn&) = nullptr;
};

struct Module {
  std::string_view name;
  std::vector<ActionRule> actions{};
  std::vector<PhaseRule> phases{};
  /// What the seat to act may choose in the phase that waits, besides to pass.
  std::vector<Action> (*choices)(const Setup&, const TableState&) = nullptr;
  /// Stocks and supplies at the start.
  void (*begin)(const Setup&, TableState&) = nullptr;
  /// Is a piece deployed on a feature of this kind?
  bool (*claims)(PieceKind, FeatureKind, const Rules&) = nullptr;
  /// What takes the place of "nobody holds the feature" for a piece of this kind; nullptr where nothing does.
  Standing (*standing)(PieceKind) = nullptr;
  /// May a piece of this kind close a tower?
  bool (*tops_towers)(PieceKind) = nullptr;
  /// The segments of a tile where the module changes what is printed, else none.
  std::span<const Segment> (*segments)(TileId, const Rules&) = nullptr;
  /// Why a tile that fits by its edges may not lie there.
  std::optional<Code> (*placement_refusal)(const TableState&, Spot, Laid, const Rules&) = nullptr;
  /// Does a drawn tile that fits nowhere wait instead of leaving the game?
  bool (*sets_aside)(TileId, const Rules&) = nullptr;
  /// Does a drawn tile come too early, wherever it fits?
  bool (*holds_back)(const TableState&, TileId) = nullptr;
  /// The stream that shuffles the pile when such tiles go back.
  std::string_view stream = {};
  /// A tile has been placed: what that brings about at once.
  void (*placed)(Turn&) = nullptr;
  /// Pieces have left the table.
  void (*pieces_left)(Turn&) = nullptr;
  /// Why a piece may not be deployed on a free segment that it claims.
  std::optional<Code> (*deploy_refusal)(const TableState&, Place) = nullptr;
  /// Why a piece may not be deployed on a segment of another tile than the one
  /// placed last; nullptr: never may.
  std::optional<Code> (*reach_refusal)(const TableState&, Place, PieceKind, const Rules&) = nullptr;
  /// Why a choice is out of question that is legal otherwise.
  std::optional<Code> (*excludes)(const Setup&, const TableState&, const Action&) = nullptr;
  /// The pieces have gone home: does one of them go on? True when somebody is asked.
  bool (*goes_on)(Turn&) = nullptr;
  /// Instead of drawing something may be laid: is that asked? Sets the phase.
  bool (*before_draw)(Turn&) = nullptr;
  /// Can something be laid in a part for which there is nothing to draw?
  bool (*needs_no_draw)(const Setup&, const TableState&) = nullptr;
  /// Nothing is left to draw: has somebody else one more turn all the same?
  bool (*last_round)(Turn&) = nullptr;
  /// Is a piece of this kind put on corners, and why may it not be put on this one?
  bool (*on_corners)(PieceKind, const Rules&) = nullptr;
  std::optional<Code> (*corner_refusal)(const Setup&, const TableState&, Place, Corner) = nullptr;
  /// The field of this corner; only asked for corners that are not refused.
  int (*field_at_corner)(const Board&, Spot, Corner) = nullptr;
  /// What happens before the scoring, and after it, with the questions that the module
  /// asks there: true when one waits.
  bool (*before_scoring)(Turn&) = nullptr;
  bool (*after_scoring)(Turn&) = nullptr;
  /// The action is over: what was remembered for it is forgotten.
  void (*action_ends)(TableState&) = nullptr;
  /// This feature is complete now and has been scored.
  void (*completed_one)(Turn&, const Feature&) = nullptr;
  /// All that is complete now has been scored: what is paid besides, and whom
  /// that sends home when the others go.
  void (*paid_besides)(Turn&) = nullptr;
  void (*sent_home)(Turn&) = nullptr;
  /// These features are complete now and have been scored; the pieces still stand there.
  void (*completed)(Turn&, const std::vector<Feature>&) = nullptr;
  /// What a feature is worth with the module, given what it is worth without.
  Sheet (*value)(const Board&, const Feature&, const Sheet&) = nullptr;
  /// The scoring is over: is something asked then? Sets the phase.
  bool (*waits_after_scoring)(const Setup&, TableState&) = nullptr;
  /// Is something asked before this part of the turn? Sets the phase.
  bool (*asks_before_part)(const Setup&, TableState&) = nullptr;
  /// Another seat's turn begins.
  void (*turn_begins)(TableState&) = nullptr;
  /// What a complete city is worth to an owner of these farms beyond their rate, and how the line is called.
  int (*city_extra)(const std::vector<Feature>& farms, Pieces, Seat) = nullptr;
  std::string_view city_extra_line{};
  /// It has begun, and nothing has been drawn.
  void (*starts_turn)(Turn&) = nullptr;
  /// What single figures get with a feature that is scored, after its owners.
  std::vector<Score> (*extras)(const TableState&, const Feature&, const Rules&) = nullptr;
  /// What a field with pieces on it brings at the end, after its farmers.
  std::vector<Score> (*farm_ends)(const TableState&, const Feature&, const Rules&) = nullptr;
  /// Pieces may have left the table.
  void (*tidy)(TableState&) = nullptr;
  /// What the module adds to the final scoring.
  std::vector<Score> (*final_scores)(const TableState&, const Rules&) = nullptr;
};

// Each module's, defined in <name>.cpp.
extern const Module kBase;
extern const Module kFarmers;
extern const Module kRiver;
extern const Module kAbbot;
extern const Module kTower;
extern const Module kKingAndRobber;
extern const Module kInnsAndCathedrals;
extern const Module kTradersAndBuilders;
extern const Module kPrincessAndDragon;
extern const Module kAbbeyAndMayor;

/// Those in play, the base game first.
std::vector<const Module*> modules_of(const Rules& rules);

/// The rules of a kind of action; nullptr where no module in play has it.
const ActionRule* action_rule(const Rules& rules, ActionKind kind);
const PhaseRule* phase_rule(const Rules& rules, Phase phase);
/// All choices of all modules in the phase that waits, besides to pass.
std::vector<Action> choices(const Setup& setup, const TableState& table);

std::optional<Code> excluded(const Setup& setup, const TableState& table, const Action& action);
/// All that single figures get with a feature that is scored.
void add_extras(std::vector<Score>& scores, const TableState& table, const Feature& feature,
                const Rules& rules);

/// All that a field with pieces on it brings at the end besides what its farmers get.
void add_farm_ends(std::vector<Score>& scores, const TableState& table, const Feature& farm,
                   const Rules& rules);
/// The sheet of an owner of these farms whom so many cities pay.
Sheet farm_worth(int cities, int each, const std::vector<Feature>& farms, Pieces pieces, Seat seat,
                 const Rules& rules);

/// The module whose pieces of this kind stand on corners; nullptr where none has such.
const Module* module_of_corners(const Rules& rules, PieceKind piece);
bool claims(const Rules& rules, PieceKind piece, FeatureKind kind);
bool in_game(const Rules& rules, PieceKind piece);
bool tops_towers(const Rules& rules, PieceKind piece);
/// nullptr: it stands where nobody holds the feature.
Standing standing(const Rules& rules, PieceKind piece);

/// Why the tile may not lie there, by its edges and by all modules; nothing when it may.
std::optional<Code> placement_refusal(const TableState& table, Spot spot, Laid laid, const Rules& rules);
/// Every legal placement by all rules in play, in reading order, then by rotation.
std::vector<Placement> legal_placements(const TableState& table, TileId tile, const Rules& rules);

}  // namespace bastide::reference
