// The rules of one game, settled once at set-up: options as plain values, and which module listens to which
// hook. A hook without listeners calls nothing, so expansions cost the base game nothing.
#pragma once

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

/// The parts of the final scoring, in order (BASE-FINAL).
enum class FinalStep : std::uint8_t { features, farms, goods, awards };

struct Closed;
struct Prospects;

/// A bit per PieceKind.
using PieceSet = std::uint32_t;
static_assert(kPieceKinds <= 32);
constexpr PieceSet bit(PieceKind piece) { return PieceSet{1} << static_cast<unsigned>(piece); }

/// A module's addition to a city's worth for farmers, and the name of its score line.
template <class B>
struct CityWorth {
  std::string_view line;
  Question<B, int, std::uint16_t, std::span<const std::uint16_t>, Seat, int> points;
  /// Is any city worth more to that seat for these fields? nullptr: it may be.
  Question<B, bool, std::span<const std::uint16_t>, Seat> applies = nullptr;
  bool for_barns = false;  ///< the owners of barns get it, too
};

/// Tiles whose placement a module restricts beyond their edges.
template <class B>
struct Confinement {
  bool (*concerns)(const Tile&);
  /// May the tile in hand, one of these, lie there? `allowed`, or the reason why not.
  Question<B, Verdict, Cell, Rotation> allows;
};

/// Segments that are barred to pieces.
template <class B>
struct Bar {
  Refusal refusal{};
  /// The features of a tile, out of these bits, that are barred to the seat to act: to pieces that hold
  /// features, or to those that do not.
  Question<B, unsigned, const TileOnTable&, unsigned, bool> barred = nullptr;
};

/// A rule that tiles with these signs concern.
template <class Rule>
struct OnSigns {
  TileSigns signs;  ///< one of them is enough
  Rule rule;
};

/// How a module handles tiles that come too early.
template <class B>
struct HoldBack {
  Question<B, bool> comes_too_early = nullptr;  ///< the tile in hand
  std::string_view stream;                      ///< shuffles the pile when they go back; static storage
};

/// What a module may listen to. Listeners are asked in registry order; each hook says how answers combine.
template <class B>
struct Hooks {
  /// Before the game: changes the segments printed on a tile for this game. All are called, in order.
  std::vector<void (*)(const Tile&, std::vector<Segment>&)> printed;
  /// What a tile may become while it lies on the table: changes a printed tile and its segments, to which it
  /// may add, or returns false if that tile cannot become this. See RuleBook::remade.
  std::vector<bool (*)(Tile&, std::vector<Segment>&)> remakes;
  /// What a tile of a saved table has become. kNoTile: it cannot be there. nullptr: no tile changes.
  TileId (*remade_in)(const RuleBook<B>&, const TableState&, const PlacedTile&) = nullptr;
  /// A segment has come to a tile on the table (more_segments.hpp): those from this one on, which the module
  /// may have noted, are numbered one higher now. All are called.
  std::vector<Effect<B, std::uint16_t>> renumbered;
  /// Can the tile in hand be placed in another way than by its edges alone? Asked where it cannot; the first
  /// yes counts. Such placements are offered (`offer`) in the phase `place`.
  std::vector<Question<B, bool>> places_otherwise;
  /// The table is empty: fill supplies and stocks. All are called.
  std::vector<Effect<B>> begin;
  /// The last tile of the position has been laid and its features joined. All that it concerns are called.
  std::vector<OnSigns<Effect<B>>> tile_laid;
  /// May the tile in hand lie where its edges fit? All that concern it must agree.
  std::vector<Confinement<B>> confines;
  /// Segments where no piece may be put, whatever the rule of its kind allows. All are asked.
  std::vector<Bar<B>> bars;
  /// Pieces have left the table, by any rule. All are called.
  std::vector<Effect<B>> pieces_taken;
  /// Adds lines to the worth of the feature of this root, completed or at the end, by its tiles alone. All
  /// are called.
  std::vector<Question<B, void, std::uint16_t, ScoreReason, Sheet&>> value;
  /// Adds lines after those of `value`, by the figures that stand there. All are called.
  std::vector<Question<B, void, std::uint16_t, ScoreReason, Sheet&>> value_by_figures;
  /// Adjusts the weights on the features of these roots before the majority is judged: the winner of a tie
  /// gets more. One feature, or with farm_scoring=city-4 all occupied fields around a city. All are called.
  std::vector<Question<B, void, std::span<const std::uint16_t>, Followers&>> tie_break;
  /// Adds roads and cities that something other than the tile just placed has closed in this part of the
  /// turn, anywhere. A restored save must still know what closed them. All are called.
  std::vector<Question<B, void, Closed&>> closes;
  /// A feature has been rebuilt from these segments (parting.hpp): repeat what the module joined, opened or
  /// closed beyond adjacent segments. All are called.
  std::vector<Effect<B, const std::bitset<B::nodes>&>> made_anew;
  /// The owners of the feature of this root have been paid; the feature's value is given. All are called.
  std::vector<Effect<B, std::uint16_t, ScoreReason, int>> scored;
  /// The turn has completed the feature of this root, occupied or not, and its owners have scored: adds what
  /// else it brings. All are called.
  std::vector<Effect<B, std::uint16_t>> closed;
  /// The complete city of this root has become a castle. All are called.
  std::vector<Effect<B, std::uint16_t>> turned_castle;
  /// The turn has completed these features, at least one, occupied or not. All are scored, and the pieces
  /// still stand there. All are called.
  std::vector<Effect<B, std::span<const std::uint16_t>>> completed;
  /// Everything completed in the turn is scored and no piece has gone home: pays what else is due
  /// (EXP-SCORE-04). Each returns whether it has paid anything. All are called.
  std::vector<bool (*)(Turn<B>&)> paid_besides;
  /// Something else has been paid, and the pieces on complete features have gone home: the module sends its
  /// other pieces home. All are called.
  std::vector<Effect<B>> sent_home;
  /// Adds to what the complete city of this root is worth to an owner of these fields (roots), beyond
  /// the given points: one field, or with farm_scoring=city-4 all occupied ones that touch the city.
  /// All are added, each as its own line.
  std::vector<CityWorth<B>> city_worth;
  /// Adds complete cities that the field of this root touches without their lying on its tiles. All are
  /// called.
  std::vector<Question<B, void, std::uint16_t, std::bitset<B::nodes>&>> cities_touched;
  /// Does the field of this root pay its owners one point a city at the end and by itself, as farmers joined
  /// to a barn are paid, whatever farm_scoring says? nullptr: no field does.
  Question<B, bool, std::uint16_t> pays_as_joined = nullptr;
  /// There is no tile to draw: can a further part begin because something can be laid? The first yes counts.
  /// A seat that lays nothing in it ends the turn.
  std::vector<Question<B, bool>> needs_no_draw;
  /// Does a drawn tile come too early, before its placements are looked for? It then lies open until
  /// give_back_tiles(). At most one module of a game may set this.
  HoldBack<B> holds_back;
  /// Lays a drawn tile that does not come too early open on the table, where it is for somebody else than the
  /// seat to act. Returns whether it has. At most one module of a game may set this.
  bool (*lays_open)(Turn<B>&) = nullptr;
  /// There is no tile to draw: has the next turn a tile all the same? At most one module of a game may set
  /// this.
  Question<B, bool> next_turn_has_tile = nullptr;
  /// The seat has just resigned, and the game goes on: forgets what it has asked for. All are called.
  std::vector<Effect<B, Seat>> resigned;
  /// What the field of this root would pay the seat at the end if no other field competed; nullptr: nothing.
  Question<B, Sheet, std::uint16_t, Seat> field_worth = nullptr;
  /// Does a drawn tile that fits nowhere wait instead of leaving the game? The first yes counts.
  std::vector<Question<B, bool>> sets_aside;
  /// Is this choice, legal by its own rule, forbidden just now? The first refusal counts.
  std::vector<Question<B, Verdict, const Action&>> excludes;
  /// By Phase: adds choices of the seat to act. Union of those that the tile laid last concerns.
  std::array<std::vector<OnSigns<Question<B, void, ActionList&>>>, kPhaseCount> add_actions;
  /// Adds the module's part to a survey of the feature of this root. All are called.
  std::vector<Question<B, void, std::uint16_t, SurveyedFeature&>> survey;
  /// Adds the module's part to a survey of the table as a whole. All are called.
  std::vector<Question<B, void, Survey&>> survey_table;
  /// Adds the module's public state to a view or save. All are called.
  std::vector<Question<B, void, TableState&>> show;
  /// Restores what `show` added. Board, pieces, step and active seat are as saved; supplies as at the
  /// start. The first refusal counts.
  std::vector<Result<> (*)(Turn<B>&, const TableState&)> restore;
  /// Adds what the seat alone knows. What the seat sees of the others tells nothing of it. All are called.
  std::vector<Question<B, void, Seat, OwnState&>> show_own;
  /// Restores what `show_own` added, after `restore`. Of seats whose secrets are not known to whoever
  /// rebuilds the table they are empty. The first refusal counts.
  std::vector<Result<> (*)(Turn<B>&, std::span<const OwnState>)> restore_own;
  /// Adds what the seats may expect of what the module brings (prospects.hpp), for computers. All are called.
  std::vector<Question<B, void, Prospects&>> prospects;
  /// Removes what seats alone know, before everybody is told how the table stands. All are called.
  std::vector<Effect<B>> forget_own;
  /// Figures of a seat that are neither on the table nor in its supply. Sum.
  std::vector<Question<B, int, Seat, PieceKind>> figures_elsewhere;
  /// Mixes in the module's state; nothing while it has none, so that adding a
  /// module changes no other game's hash.
  std::vector<Question<B, void, Hash&>> hash;
  /// The final scoring, in the order of FinalStep. What comes behind the farms depends on the tiles and the
  /// small states (SMALL_STATE) alone. All are called.
  std::array<std::vector<Effect<B>>, enum_size<FinalStep>()> final_scores;
};

/// A kind of action: what carries it out, the phases that allow it, and why it may be refused.
template <class B>
struct ActionRule {
  Effect<B, const Action&> perform = nullptr;
  PhaseSet phases = 0;
  Question<B, Rejection, const Action&> explain = nullptr;
  bool besides = false;  ///< it stands beside the step's choices and leaves the step open (EXP-ACT-02)
  /// An action that says the same as one in the list of legal actions, in that one's words; nullptr: none
  /// does. Asked in any phase, of any values.
  Question<B, Action, Action> as_listed = nullptr;
};

/// A phase that waits for a seat.
template <class B>
struct PhaseRule {
  /// What `pass` does; nullptr: it cannot be passed.
  Effect<B> decline = nullptr;
  /// May it be passed now? nullptr: whenever `decline` is set.
  Question<B, bool> may_decline = nullptr;
  /// What happens when the seat that is asked has resigned (EXP-RESIGN-01); nullptr: it declines,
  /// or else takes the first choice.
  Effect<B> skip = nullptr;
};

/// Draws from one stream; streams do not affect each other (EXP-CHANCE-03). A step or an action asks for a
/// draw by wait_for_chance (chance.hpp).
template <class B>
struct ChanceRule {
  std::string_view stream;  ///< its name, also in records; static storage
  /// Adds all outcomes that are possible now, at least one, in the order of the rule.
  Question<B, void, Chance&> outcomes;
  /// Carries out this value, then goes on with the turn or waits for a seat.
  Effect<B, int> resolve;
};

/// Further parts of a turn for one reason.
struct PartRule {
  bool is_asked = false;  ///< the seat is asked first, if there is a tile to draw, and may decline
};

/// A kind of piece, as far as it differs from game to game.
template <class B>
struct PieceRule {
  FeatureSet claims = 0;    ///< kinds of feature on which it is deployed; 0: the kind is not in play
  std::uint8_t supply = 0;  ///< of each seat at the start
  std::uint8_t weight = 1;  ///< in majorities
  /// It is a follower: it stands where nobody holds the feature (BASE-DEPLOY-04), occupies and scores it, and
  /// can be captured.
  bool holds = true;
  /// Kinds of feature on which an action other than a deployment puts it (TOWER-TOP-03).
  FeatureSet tops = 0;
  /// Replaces `weight`: its weight on the feature of this root.
  Question<B, int, std::uint16_t> strength = nullptr;
  bool joins_own = false;  ///< it stands only where a follower of its seat holds the feature
  /// What else bars segments to it; nothing where `barred` is nullptr.
  Bar<B> bar = {};
  /// It is deployed on corners where four fields meet, not on features: the segment
  /// is the tile's own field there.
  bool on_corners = false;
  bool by_portal = false;  ///< a portal leads it to other tiles though it is no plain kind

  /// A follower that goes wherever nobody holds a feature that it claims: all plain
  /// kinds ask the same of a segment.
  bool is_plain() const { return holds && !bar.barred && !on_corners; }
};

template <class B>
struct RuleBook {
  using board = B;

  bool tiny_city_pays_two = false;     ///< tiny_city=2 (BASE-CITY-03)
  bool cities_count_segments = false;  ///< count_unit=segment (BASE-OPT-03)
  bool open_road_pays_one = false;     ///< incomplete_road=flat1 (BASE-OPT-04)
  bool asks_before_redraw = false;     ///< unplaceable=redraw_may (BASE-OPT-02)
  int least_score = 0;                 ///< that a seat can have
  bool share_segments = false;         ///< several figures of a seat may stand on one (EXP-FIG-04)
  std::array<PieceRule<B>, kPieceKinds> pieces{};  ///< by PieceKind
  ModuleRules modules;
  Hooks<B> hooks;
  std::array<ActionRule<B>, kActionKinds> actions{};
  Steps<B> steps;
  std::array<PhaseRule<B>, kPhaseCount> phases{};
  std::array<PartRule, enum_size<PartReason>()> parts{};
  FeatureSet unheld = 0;      ///< kinds of feature that no piece holds, though pieces may stand there
  FeatureSet sheltering = 0;  ///< kinds where no figure is captured, eaten or moved against its owner's will
  /// By FeatureKind: the kinds of piece that hold such a feature where they stand.
  std::array<PieceSet, enum_size<FeatureKind>()> holders{};
  std::vector<ChanceRule<B>> chances;
  /// May the seat to act put a piece of this kind on a segment of a tile other than the
  /// one just placed? nullptr: never.
  Question<B, Verdict, std::uint16_t, PieceKind> reaches = nullptr;
  /// By TileId; behind the catalogue what its tiles may become, which only tiles on the table are.
  std::vector<TileFacts> tiles;
  std::vector<TileId> remade_tiles;      ///< by printed tile and hook of `remakes`
  std::vector<TileId> held_tiles;        ///< tiles of which each seat holds one from the start
  std::vector<PieceKind> kinds_in_play;  ///< kinds that some feature or corner may bear, ascending
  unsigned kinds_end = 0;                ///< the number behind the last of them
  std::vector<PieceKind> plain_kinds;    ///< the plain ones among kinds_in_play
  std::vector<PieceKind> other_kinds;    ///< the others among kinds_in_play
  std::vector<PieceKind> topping_kinds;  ///< those among kinds_in_play that some kind of feature bears on top

  const TileFacts& facts(TileId tile) const { return tiles[tile]; }
  /// What a printed tile becomes by this hook of `remakes`; kNoTile: it cannot.
  TileId remade(TileId printed, std::size_t hook) const {
    return remade_tiles[printed * hooks.remakes.size() + hook];
  }
  /// Also false for values that name no kind.
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
  /// Calls add(turn, list) in each of these phases for further choices of the seat to act, if the tile laid
  /// last shows one of these signs.
  void offer(PhaseSet when, Question<B, void, ActionList&> add, TileSigns signs = kAnySign) {
    for (; when != 0; when &= when - 1)
      hooks.add_actions[static_cast<std::size_t>(std::countr_zero(when))].push_back({signs, add});
  }
  const auto& offers_in(Phase phase) const { return hooks.add_actions[static_cast<std::size_t>(phase)]; }
  ActionRule<B>& rule(ActionKind kind) { return actions[static_cast<std::size_t>(kind)]; }
  const ActionRule<B>& rule(ActionKind kind) const { return actions[static_cast<std::size_t>(kind)]; }
};

/// The rule book of a board with room for every module's state.
template <class Book>
concept FullRoom = Book::board::room == Room::full;

/// Reads the options and lets each module in play install itself. Throws std::logic_error if the board has no
/// room for a module's state (see ModuleRow).
template <class B>
RuleBook<B> make_rule_book(const Rules& rules);

}  // namespace bastide::carcassonne
