// The naive model: rule modules. Of each its folder has the file reference.cpp (tests/modules/<module>/); the
// base game is a module that is always in play.
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
  std::vector<Phase> phases;  ///< the phases that allow it
  /// Why it is refused; empty if it is legal. nullptr: never.
  std::optional<Code> (*refusal)(const Setup&, const TableState&, const Action&);
  void (*perform)(Turn&, const Action&);
  bool besides = false;  ///< it stands beside the choices of the step
  /// What the list of legal actions calls it, where it may be named otherwise. nullptr: it may not.
  Action (*as_listed)(const Setup&, const TableState&, const Action&) = nullptr;
};

/// Why a piece may not join those on a feature; empty if it may.
using Standing = std::optional<Code> (*)(const TableState&, const Board&, const Feature&);

/// A step that waits for a seat.
struct PhaseRule {
  Phase phase;
  void (*pass)(Turn&);  ///< nullptr: it cannot be passed
  /// Called if the asked seat has resigned; nullptr: it passes, or takes the first choice.
  void (*skip)(Turn&) = nullptr;
  bool before_tile = false;  ///< nothing has been placed: whoever resigns ends the turn
  /// Whether it may be passed now; nullptr: whenever `pass` is set.
  bool (*may_pass)(const Setup&, const TableState&) = nullptr;
};

/// A part of the final scoring, behind the features of the base game.
struct FinalScores {
  int step = 0;  ///< its place, as in EXP-FINAL-06 to EXP-FINAL-08
  std::vector<Score> (*scores)(const TableState&, const Rules&) = nullptr;  ///< nullptr: none
};

/// A question that a placed tile brings before the action.
struct Question {
  int step = 0;                   ///< its place, as in EXP-TURN-08; 0: there is none
  bool (*asks)(Turn&) = nullptr;  ///< whether a seat is asked
};

struct Module {
  std::string_view name;
  std::vector<ActionRule> actions{};
  std::vector<PhaseRule> phases{};
  /// The choices of the seat to act in the present phase, except `pass`.
  std::vector<Action> (*choices)(const Setup&, const TableState&) = nullptr;
  /// Stocks and supplies at the start.
  void (*begin)(const Setup&, TableState&) = nullptr;
  /// The kinds of pieces, among those of the module, that are no followers.
  std::vector<PieceKind> no_followers{};
  /// As how many followers a follower counts on a feature; empty: as one, or another module tells.
  std::optional<int> (*weight)(const Board&, const Feature&, PieceKind) = nullptr;
  /// Whether the piece is deployed on features of this kind.
  bool (*claims)(PieceKind, FeatureKind, const Rules&) = nullptr;
  /// Replaces "nobody holds the feature" for pieces of this kind; nullptr: no replacement.
  Standing (*standing)(PieceKind) = nullptr;
  /// Whether a piece of this kind may close a tower.
  bool (*tops_towers)(PieceKind) = nullptr;
  /// A tile's segments if the module changes them, else empty.
  std::span<const Segment> (*segments)(TileId, const Rules&) = nullptr;
  /// Changes what lies on the board by what has come to the table since.
  void (*alters)(const TableState&, Board&) = nullptr;
  /// Whether the tile can be placed where its edges alone do not fit.
  bool (*places_otherwise)(const Setup&, const TableState&, TileId) = nullptr;
  /// Why a placement is refused, given the refusal, if any, by edges and modules; nullptr: that one counts.
  std::optional<Code> (*judges_placement)(const Setup&, const TableState&, const Action&,
                                          std::optional<Code>) = nullptr;
  /// The tile has been placed by this action: what comes with it.
  void (*placed_by)(Turn&, const Action&) = nullptr;
  /// Why a tile whose edges fit may not lie there.
  std::optional<Code> (*placement_refusal)(const TableState&, Spot, Laid, const Rules&) = nullptr;
  /// Whether a drawn tile that fits nowhere waits instead of leaving the game.
  bool (*sets_aside)(TileId, const Rules&) = nullptr;
  /// Whether a drawn tile comes too early, wherever it fits.
  bool (*holds_back)(const TableState&, TileId) = nullptr;
  /// The stream that shuffles the pile when such tiles go back.
  std::string_view stream = {};
  /// Immediate effects of placing a tile.
  void (*placed)(Turn&) = nullptr;
  /// A tile has been placed, with what comes at once.
  Question before_action{};
  /// Pieces have left the table.
  void (*pieces_left)(Turn&) = nullptr;
  /// Why a piece may not be deployed on a free segment that it claims.
  std::optional<Code> (*deploy_refusal)(const TableState&, Place) = nullptr;
  /// Why a piece may not be deployed on a segment of a tile other than the one placed last; nullptr:
  /// never allowed.
  std::optional<Code> (*reach_refusal)(const TableState&, Place, PieceKind, const Rules&) = nullptr;
  /// Whether a kind that is no follower goes through portals.
  bool (*goes_through_portals)(PieceKind) = nullptr;
  /// Why an otherwise legal choice is forbidden.
  std::optional<Code> (*excludes)(const Setup&, const TableState&, const Action&) = nullptr;
  /// A piece has just been deployed from the supply.
  void (*after_deployment)(Turn&, const PlacedPiece&) = nullptr;
  /// The action is over, before anything else happens to figures: whether a seat is asked.
  bool (*after_action)(Turn&) = nullptr;
  /// Who wins a tie of these seats on features that compete together.
  std::vector<Seat> (*breaks_tie)(const std::vector<Feature>&, const Board&, Pieces, const std::vector<Seat>&,
                                  const Rules&) = nullptr;
  /// All that happens to figures before the scoring is over: whether a seat is asked about what they hold.
  bool (*before_coming_out)(Turn&) = nullptr;
  /// Whether a seat is asked to bring figures to what is about to be scored.
  bool (*comes_out)(Turn&) = nullptr;
  /// All has been scored, with these events.
  void (*has_scored)(TableState&, const Events&) = nullptr;
  /// The pieces have gone home and on: whether a seat is asked to bring figures where they wait.
  bool (*goes_in)(Turn&) = nullptr;
  /// The pieces have gone home: whether one of them may go on, and its seat is asked.
  bool (*goes_on)(Turn&) = nullptr;
  /// Whether a seat is asked to lay something instead of drawing. Sets the phase.
  bool (*before_draw)(Turn&) = nullptr;
  /// Whether something can be laid in a part without a draw.
  bool (*needs_no_draw)(const Setup&, const TableState&) = nullptr;
  /// The turn is over: whether the module goes on with what follows it, turns included.
  bool (*turn_ends)(Turn&) = nullptr;
  /// Whether the seat whose turn begins has a tile for it, in place of a draw. Goes on with the turn.
  bool (*brings_tile)(Turn&) = nullptr;
  /// Nothing is left to draw: whether another turn has a tile all the same.
  bool (*next_turn_has_tile)(const TableState&) = nullptr;
  /// The seat has just resigned, and the game goes on.
  void (*resigned)(Turn&, Seat) = nullptr;
  /// The piles are empty: whether another seat still has a turn.
  bool (*last_round)(Turn&) = nullptr;
  /// Whether this kind stands on corners, and why it may not be put on this one.
  bool (*on_corners)(PieceKind, const Rules&) = nullptr;
  std::optional<Code> (*corner_refusal)(const Setup&, const TableState&, Place, Corner) = nullptr;
  /// The field at this corner; only called for corners that are not refused.
  int (*field_at_corner)(const Board&, Spot, Corner) = nullptr;
  /// Effects before the scoring, and after it, including questions: return true if a seat is asked.
  bool (*before_scoring)(Turn&) = nullptr;
  bool (*after_scoring)(Turn&) = nullptr;
  /// The action is over: forgets what was remembered for it.
  void (*action_ends)(TableState&) = nullptr;
  /// This feature has been completed and scored.
  void (*completed_one)(Turn&, const Feature&) = nullptr;
  /// Everything completed has been scored: pays what else is due, and sends further pieces home
  /// with the others.
  void (*paid_besides)(Turn&) = nullptr;
  /// What else was paid, whose pieces go home with those of completed features.
  std::vector<Feature> (*emptied)(const TableState&, const Board&) = nullptr;
  void (*sent_home)(Turn&) = nullptr;
  /// These features have been completed and scored: shares out what lies there, before anything else.
  void (*shares_out)(Turn&, const std::vector<Feature>&) = nullptr;
  /// These features have been completed and scored; the pieces still stand there.
  void (*completed)(Turn&, const std::vector<Feature>&) = nullptr;
  /// The worth of a feature with the module, given its worth without.
  Sheet (*value)(const Board&, const Feature&, const Sheet&, const Rules&) = nullptr;
  /// The tile of this part is scored: whether seats are asked about their followers.
  bool (*asks_all)(Turn&) = nullptr;
  /// The worth of a feature with the figures that stand there, given its worth by all modules without them.
  Sheet (*by_figures)(const TableState&, const Feature&, const Sheet&) = nullptr;
  /// A complete city has become a castle.
  void (*became_castle)(Turn&, const Feature&) = nullptr;
  /// The scoring is over: whether a seat is asked. Sets the phase.
  bool (*waits_after_scoring)(const Setup&, TableState&) = nullptr;
  /// Whether a seat is asked before this part of the turn. Sets the phase.
  bool (*asks_before_part)(const Setup&, TableState&) = nullptr;
  /// Another seat's turn begins.
  void (*turn_begins)(TableState&) = nullptr;
  /// A complete city's worth to an owner of these farms beyond their rate, and the name of its line.
  int (*city_extra)(const Feature& city, const std::vector<Feature>& farms, Pieces, Seat) = nullptr;
  std::string_view city_extra_line{};
  bool city_extra_for_barns = false;
  /// Whether nothing of other players may happen to the piece where it stands.
  bool (*shelters)(const TableState&, const PlacedPiece&) = nullptr;
  /// Complete cities that the field touches without their lying on its tiles.
  std::vector<Feature> (*cities_touched)(const Board&, const Feature& field) = nullptr;
  /// Whether the field pays one point a city at the end, and by itself.
  bool (*pays_as_joined)(const Feature& field, Pieces) = nullptr;
  /// The turn has begun, before the draw.
  void (*starts_turn)(Turn&) = nullptr;
  /// Payments to single figures with a scored feature, after its owners.
  std::vector<Score> (*extras)(const TableState&, const Feature&, const Rules&) = nullptr;
  /// Payments of a field with pieces at the end, after its farmers.
  std::vector<Score> (*farm_ends)(const TableState&, const Feature&, const Rules&) = nullptr;
  /// Pieces may have left the table.
  void (*tidy)(TableState&) = nullptr;
  FinalScores final_scores{};
};

// Each module's entry, defined in its reference.cpp, and the base game's.
#define MODULE(row) extern const Module row;
#include <engine/words.def>
extern const Module kBase;

/// The base game and all modules, in the order of words.def.
std::span<const Module* const> every_module();

/// The modules in play, the base game first. Valid until this thread asks by other rules.
const std::vector<const Module*>& modules_of(const Rules& rules);

/// The rules of a kind of action; nullptr if no module in play has it.
const ActionRule* action_rule(const Rules& rules, ActionKind kind);
const PhaseRule* phase_rule(const Rules& rules, Phase phase);
/// Whether some module shelters the piece.
bool is_sheltered(const TableState& table, const PlacedPiece& piece);
/// Whether the seat to act may pass.
bool may_pass(const Setup& setup, const TableState& table);
/// All modules' choices in the present phase, except `pass`.
std::vector<Action> choices(const Setup& setup, const TableState& table);

/// The actions of this kind that name these figures: one for each kind of figure in a place, whose kind is
/// told where the others there are of another (EXP-FIG-04).
std::vector<Action> naming(ActionKind kind, const std::vector<PlacedPiece>& figures);
/// Why the action names none of them; `nobody` where none of them stands.
std::optional<Code> naming_refusal(const std::vector<PlacedPiece>& figures, const Action& action,
                                   Code nobody);
/// Requires: it names one.
PlacedPiece named(const std::vector<PlacedPiece>& figures, const Action& action);

std::optional<Code> excluded(const Setup& setup, const TableState& table, const Action& action);
/// All payments to single figures with a scored feature.
void add_extras(std::vector<Score>& scores, const TableState& table, const Feature& feature,
                const Rules& rules);

/// All payments of a field with pieces at the end, except those to its farmers.
void add_farm_ends(std::vector<Score>& scores, const TableState& table, const Feature& farm,
                   const Rules& rules);
/// The sheet of an owner of these farms for these cities.
Sheet farm_worth(const std::vector<Feature>& cities, int each, const std::vector<Feature>& farms,
                 Pieces pieces, Seat seat, const Rules& rules);

/// The module whose pieces of this kind stand on corners; nullptr: none.
const Module* module_of_corners(const Rules& rules, PieceKind piece);
bool claims(const Rules& rules, PieceKind piece, FeatureKind kind);
bool in_game(const Rules& rules, PieceKind piece);
bool tops_towers(const Rules& rules, PieceKind piece);
/// nullptr: the piece stands where nobody holds the feature.
Standing standing(const Rules& rules, PieceKind piece);

/// Why the tile may not lie there, by its edges or by a module; empty if it may.
std::optional<Code> placement_refusal(const TableState& table, Spot spot, Laid laid, const Rules& rules);
/// Every legal placement by all rules in play, in reading order, then by rotation.
std::vector<Placement> legal_placements(const TableState& table, TileId tile, const Rules& rules);

}  // namespace bastide::reference
