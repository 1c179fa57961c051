// The rules of one game, settled once at set-up: options as plain values,
// and which module listens to which hook.
// Where no module listens nothing is called, so the base game pays nothing for expansions.
#pragma once

#include "carcassonne/module_rules.hpp"
#include "carcassonne/steps.hpp"
#include "carcassonne/tile_facts.hpp"
#include "carcassonne/turn_object.hpp"
#include "carcassonne/verdict.hpp"
#include "common/features.hpp"
#include "common/hash.hpp"
#include "common/sheet.hpp"

#include <engine/action.hpp>
#include <engine/carcassonne/position.hpp>
#include <engine/carcassonne/referee.hpp>
#include <engine/event.hpp>
#include <engine/rejection.hpp>
#include <engine/rules.hpp>
#include <engine/streams.hpp>
#include <engine/survey.hpp>
#include <engine/view.hpp>

#include <array>
#include <bit>
#include <bitset>
#include <span>
#include <string_view>
#include <vector>

namespace bastide::carcassonne {

/// The final scoring in its order (BASE-FINAL).
enum class FinalStep : std::uint8_t { features, farms, goods, awards };

struct Closed;

/// A bit per PieceKind.
using PieceSet = std::uint32_t;
static_assert(kPieceKinds <= 32);
constexpr PieceSet bit(PieceKind piece) { return PieceSet{1} << static_cast<unsigned>(piece); }

/// What a city is worth to farmers because of a module, and how its line is called.
template <class B>
struct CityWorth {
  std::string_view line;
  Question<B, int, std::uint16_t, std::span<const std::uint16_t>, Seat, int> points;
};

/// Tiles that a module does not let lie everywhere where their edges fit.
template <class B>
struct Confinement {
  bool (*concerns)(const Tile&);
  /// May the tile in hand, which is one of them, lie there? `allowed` or the reason.
  Question<B, Verdict, Cell, Rotation> allows;
};

/// Segments that a module bars to pieces.
template <class B>
struct Bar {
  Refusal refusal;
  /// Those of these features of a tile, as bits, that it bars to pieces that hold features,
  /// or else to those that do not.
  Question<B, unsigned, const TileOnTable&, unsigned, bool> barred;
};

/// A module's word on tiles that come too early.
template <class B>
struct HoldBack {
  Question<B, bool> comes_too_early = nullptr;  ///< the tile in hand
  std::string_view stream;                      ///< which shuffles the pile when they go back; static storage
};

/// What a module may listen to. Lists are asked in registry order; how the answers combine is said with each.
template <class B>
struct Hooks {
  /// Before the game: what is printed on a tile, as this game reads it. All may change its segments, in
  /// order.
  std::vector<void (*)(const Tile&, std::vector<Segment>&)> printed;
  /// The table is empty: fill supplies and stocks. All are called.
  std::vector<Effect<B>> begin;
  /// The last tile of the position has just been laid, its features joined. All are called.
  std::vector<Effect<B>> tile_laid;
  /// Where the edges of the tile in hand fit, all whom it concerns must agree.
  std::vector<Confinement<B>> confines;
  /// Where no piece may be put, whatever the rule of its kind allows. All are asked.
  std::vector<Bar<B>> bars;
  /// Pieces have left the table, by whatever rule. All are called.
  std::vector<Effect<B>> pieces_taken;
  /// Adds lines to what the feature of this root is worth, completed or at the end. All are called.
  std::vector<Question<B, void, std::uint16_t, ScoreReason, Sheet&>> value;
  /// The weights on the features of these roots, before the majority is judged: who is to win a tie gets
  /// more. It is one feature, or with farm_scoring=city-4 all held fields around a city. All are called.
  std::vector<Question<B, void, std::span<const std::uint16_t>, Followers&>> tie_break;
  /// Adds roads and cities that something else than the tile just placed has closed in this part of the turn,
  /// wherever they lie. What it closed must still be known when a save is restored. All are called.
  std::vector<Question<B, void, Closed&>> closes;
  /// A feature has been made anew of these segments (parting.hpp): do again what the module joined,
  /// opened or closed besides what lies side by side. All are called.
  std::vector<Effect<B, const std::bitset<B::nodes>&>> made_anew;
  /// The owners of the feature of this root have their points, given as its value. All are called.
  std::vector<Effect<B, std::uint16_t, ScoreReason, int>> scored;
  /// The turn has completed the feature of this root, held or not, and its owners have their
  /// points: what it brings besides.
  /// All are called.
  std::vector<Effect<B, std::uint16_t>> closed;
  /// The turn has completed these features, held or not; all are scored, and the pieces still stand there.
  /// All are called.
  std::vector<Effect<B, std::span<const std::uint16_t>>> completed;
  /// All that the turn has completed is scored, if anything is, and nothing has gone home:
  /// what is paid besides (EXP-SCORE-04).
  /// Each tells whether it has paid anything. All are called.
  std::vector<bool (*)(Turn<B>&)> paid_besides;
  /// Something has been paid besides, and the pieces of what is complete have gone home:
  /// those go now of whom the module knows.
  /// All are called.
  std::vector<Effect<B>> sent_home;
  /// What the complete city of this root is worth to an owner of these fields,
  /// by their roots, beyond the given points:
  /// one field, or with farm_scoring=city-4 all held ones that touch the city.
  /// All are added, each as a line of its own.
  std::vector<CityWorth<B>> city_worth;
  /// There is no tile to draw: can a further part begin all the same, with something to lay? The first yes
  /// counts. Whoever lays nothing in it ends the turn.
  std::vector<Question<B, bool>> needs_no_draw;
  /// A drawn tile, before anybody asks where it fits: does it come too early, and lies open until
  /// give_back_tiles()? One module of a game may say so.
  HoldBack<B> holds_back;
  /// What the field of this root would bring the seat at the end if it competed
  /// with no other; nullptr: nothing.
  Question<B, Sheet, std::uint16_t, Seat> field_worth = nullptr;
  /// A drawn tile that fits nowhere: does it wait instead of leaving the game? The first yes counts.
  std::vector<Question<B, bool>> sets_aside;
  /// Is this choice, legal by its own rule, out of question just now? The first refusal counts.
  std::vector<Question<B, Verdict, const Action&>> excludes;
  /// By Phase: more choices of the seat to act. Union.
  std::array<std::vector<Question<B, void, ActionList&>>, kPhaseCount> add_actions;
  /// Adds what a survey tells of the feature of this root because of the module. All are called.
  std::vector<Question<B, void, std::uint16_t, SurveyedFeature&>> survey;
  /// Adds what a survey tells of the table as a whole because of the module. All are called.
  std::vector<Question<B, void, Survey&>> survey_table;
  /// Adds what everybody may see of the module to a view or save. All are called.
  std::vector<Question<B, void, TableState&>> show;
  /// Reads that again. Board, pieces, step and whose turn it is are as saved; supplies as at the start. The
  /// first refusal counts.
  std::vector<Result<> (*)(Turn<B>&, const TableState&)> restore;
  /// Figures of a seat that are neither on the table nor in its supply. Sum.
  std::vector<Question<B, int, Seat, PieceKind>> figures_elsewhere;
  /// Mixes in what the module keeps; nothing where it keeps nothing, so that its coming changes no other
  /// game's hash.
  std::vector<Question<B, void, Hash&>> hash;
  /// The final scoring, in the order of FinalStep. All are called.
  std::array<std::vector<Effect<B>>, enum_size<FinalStep>()> final_scores;
};

/// A kind of action: what carries it out, in which phases it stands, and why it may be refused.
template <class B>
struct ActionRule {
  Effect<B, const Action&> perform = nullptr;
  PhaseSet phases = 0;
  Question<B, Rejection, const Action&> explain = nullptr;
  bool besides = false;  ///< it is no choice of the step, which it leaves open (EXP-ACT-02)
};

/// A phase that waits for somebody.
template <class B>
struct PhaseRule {
  /// What `pass` does; nullptr: it cannot be passed.
  Effect<B> decline = nullptr;
  /// May it be passed now? nullptr: always.
  Question<B, bool> may_decline = nullptr;
  /// What becomes of the question when the seat that is asked has left (EXP-RESIGN-01); nullptr:
  /// it declines, or else takes the first choice.
  Effect<B> skip = nullptr;
};

/// What is drawn from one stream, whose luck depends on no other's (EXP-CHANCE-03). A rule asks for it by
/// wait_for_chance (chance.hpp), from a step of its own or from an action.
template <class B>
struct ChanceRule {
  std::string_view stream;  ///< its name, in records, too; static storage
  /// Adds all that may come just now, at least one outcome, in the order of the rule.
  Question<B, void, Chance&> outcomes;
  /// What this value brings. Goes on with the turn, or waits for somebody.
  Effect<B, int> resolve;
};

/// Further parts of a turn for one reason.
struct PartRule {
  bool is_asked = false;  ///< the seat may decline: it is asked before, where there is a tile to draw
};

/// A kind of piece, as far as it differs from game to game.
template <class B>
struct PieceRule {
  FeatureSet claims = 0;    ///< kinds of feature on which it is deployed; nothing: the kind is not in play
  std::uint8_t supply = 0;  ///< of each seat at the start
  std::uint8_t weight = 1;  ///< in majorities
  /// It is a follower: it occupies its feature, so that nobody can claim
  /// that and it is scored; it can be captured.
  bool holds = true;
  /// Kinds of feature on which it is put in another way than by a deployment (TOWER-TOP-03).
  FeatureSet tops = 0;
  /// Instead of `weight`: what it weighs on the feature of this root.
  Question<B, int, std::uint16_t> strength = nullptr;
  /// Instead of "nobody holds the feature": may the seat to act put it on this segment?
  Question<B, Verdict, std::uint16_t> may_stand = nullptr;
  /// It is deployed on corners where four fields meet, and on no feature:
  /// the segment is the tile's own field there.
  bool on_corners = false;

  /// A follower that goes wherever nobody holds what it claims: all such kinds ask the same of a segment.
  bool is_plain() const { return holds && !may_stand && !on_corners; }
};

template <class B>
struct RuleBook {
  using board = B;

  bool tiny_city_pays_two = false;                 ///< tiny_city=2 (BASE-CITY-03)
  bool cities_count_segments = false;              ///< count_unit=segment (BASE-OPT-03)
  bool open_road_pays_one = false;                 ///< incomplete_road=flat1 (BASE-OPT-04)
  bool asks_before_redraw = false;                 ///< unplaceable=redraw_may (BASE-OPT-02)
  std::array<PieceRule<B>, kPieceKinds> pieces{};  ///< by PieceKind
  ModuleRules modules;
  Hooks<B> hooks;
  std::array<ActionRule<B>, kActionKinds> actions{};
  Steps<B> steps;
  std::array<PhaseRule<B>, kPhaseCount> phases{};
  std::array<PartRule, enum_size<PartReason>()> parts{};
  FeatureSet unheld = 0;  ///< kinds of feature that nobody holds, though pieces may stand there
  PieceSet holding = 0;   ///< kinds of piece that hold features
  std::vector<ChanceRule<B>> chances;
  /// May the seat to act put a piece of this kind on a segment of another tile
  /// than the one just placed? nullptr: never.
  Question<B, Verdict, std::uint16_t, PieceKind> reaches = nullptr;
  std::vector<TileFacts> tiles;          ///< by TileId
  std::vector<TileId> held_tiles;        ///< tiles of which each seat holds one from the start
  std::vector<PieceKind> kinds_in_play;  ///< those that some feature or corner may bear, ascending
  std::vector<PieceKind> plain_kinds;    ///< of these, those that are plain
  std::vector<PieceKind> other_kinds;    ///< and the others

  const TileFacts& facts(TileId tile) const { return tiles[tile]; }
  /// False also for values that no kind has.
  bool in_play(PieceKind piece) const {
    return static_cast<int>(piece) < kPieceKinds && (rule(piece).claims != 0 || rule(piece).on_corners);
  }
  PieceRule<B>& rule(PieceKind piece) { return pieces[static_cast<std::size_t>(piece)]; }
  const PieceRule<B>& rule(PieceKind piece) const { return pieces[static_cast<std::size_t>(piece)]; }
  PhaseRule<B>& rule(Phase phase) { return phases[static_cast<std::size_t>(phase)]; }
  const PhaseRule<B>& rule(Phase phase) const { return phases[static_cast<std::size_t>(phase)]; }
  PartRule& rule(PartReason reason) { return parts[static_cast<std::size_t>(reason)]; }
  const PartRule& rule(PartReason reason) const { return parts[static_cast<std::size_t>(reason)]; }
  void score_at_end(FinalStep step, Effect<B> score) {
    hooks.final_scores[static_cast<std::size_t>(step)].push_back(score);
  }
  /// In each of these phases add(turn, list) adds choices of the seat to act.
  void offer(PhaseSet when, Question<B, void, ActionList&> add) {
    for (; when != 0; when &= when - 1)
      hooks.add_actions[static_cast<std::size_t>(std::countr_zero(when))].push_back(add);
  }
  const auto& offers_in(Phase phase) const { return hooks.add_actions[static_cast<std::size_t>(phase)]; }
  ActionRule<B>& rule(ActionKind kind) { return actions[static_cast<std::size_t>(kind)]; }
  const ActionRule<B>& rule(ActionKind kind) const { return actions[static_cast<std::size_t>(kind)]; }
};

/// The rule book of a board that has room for the state of every module.
template <class Book>
concept FullRoom = Book::board::room == Room::full;

/// Reads the options and lets each module in play install itself. Requires: the board has room
/// for the modules' state (see ModuleRow); throws std::logic_error.
template <class B>
RuleBook<B> make_rule_book(const Rules& rules);

}  // namespace bastide::carcassonne
