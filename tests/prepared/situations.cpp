#include "situation.hpp"

#include <engine/catalogue.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

namespace bastide::prepared {

namespace {

using enum ActionKind;

template <class Kind>
int count(const Turn& turn, bool (*fits)(const Kind&) = [](const Kind&) { return true; }) {
  return static_cast<int>(std::ranges::count_if(turn.events, [fits](const Event& event) {
    const Kind* found = std::get_if<Kind>(&event);
    return found != nullptr && fits(*found);
  }));
}

template <class Kind>
bool has(const Turn& turn, bool (*fits)(const Kind&) = [](const Kind&) { return true; }) {
  return count<Kind>(turn, fits) > 0;
}

/// The step with this action; nullptr if there is none.
const Step* step_of(const Turn& turn, ActionKind kind) {
  const auto step = std::ranges::find(turn.steps, kind, [](const Step& each) { return each.action.kind; });
  return step == turn.steps.end() ? nullptr : &*step;
}

bool does(const Turn& turn, ActionKind kind) { return step_of(turn, kind) != nullptr; }

int choices_of(const Step& step) {
  return static_cast<int>(std::ranges::count(step.choices, step.action.kind, &Action::kind));
}

int score(const Game& game, Seat seat) { return game.snapshot().table.seats[seat].score; }

// ---- The Castle

/// Several features are completed, and their order of scoring leads to a wall tile.
bool order_takes_wall_tile(const Turn& turn) { return does(turn, score_next) && has<WallTileTaken>(turn); }

template <int number>
bool uses_wall_tile(const Turn& turn) {
  const Step* step = step_of(turn, use_wall_tile);
  return step != nullptr && step->action.number == number && !turn.after->over();
}

/// The game ends, and wall tiles of these numbers count.
template <int one, int other>
bool ends_with_wall_tiles(const Turn& turn) {
  return has<WallTileUsed>(turn, [](const WallTileUsed& used) { return used.wall_tile == one; }) &&
         has<WallTileUsed>(turn, [](const WallTileUsed& used) { return used.wall_tile == other; }) &&
         turn.after->over();
}

/// A house larger than the keep's present one is scored.
bool keep_grows(const Turn& turn) {
  const auto keeps = turn.before->snapshot().table.keeps;
  return std::ranges::any_of(turn.events, [&](const Event& event) {
    const KeepMoved* moved = std::get_if<KeepMoved>(&event);
    return moved != nullptr && std::ranges::find(keeps, moved->seat, &Keep::seat) != keeps.end();
  });
}

// ---- The Discovery

/// A follower is taken back where another could be sent instead.
bool chooses_to_take_back(const Turn& turn) {
  const Step* step = step_of(turn, take_follower);
  return step != nullptr && std::ranges::count(step->choices, deploy, &Action::kind) > 0;
}

/// A follower comes back from a complete sea, which pays for its tiles, too.
bool takes_back_from_complete_sea(const Turn& turn) {
  return chooses_to_take_back(turn) && has<Scored>(turn, [](const Scored& scored) {
           return scored.reason == ScoreReason::follower_taken && scored.feature == FeatureKind::sea &&
                  scored.lines.size() == 2;
         });
}

/// A follower comes back with nothing.
bool takes_back_for_nothing(const Turn& turn) { return chooses_to_take_back(turn) && !has<Scored>(turn); }

/// All followers of the seat are on the board, and one is taken back.
bool takes_back_of_four(const Turn& turn) {
  const Step* step = step_of(turn, take_follower);
  return step != nullptr && choices_of(*step) == 4 && has<Scored>(turn);
}

/// Of two open tiles the second is laid, and claimed.
bool lays_other_tile(const Turn& turn) { return does(turn, place_other) && does(turn, deploy); }

template <FeatureKind kind>
bool scores(const Turn& turn) {
  return has<Scored>(turn, [](const Scored& scored) { return scored.feature == kind; });
}

/// Followers in regions of every kind are scored at the end.
bool ends_with_every_region(const Turn& turn) {
  return turn.after->over() && scores<FeatureKind::mountain>(turn) && scores<FeatureKind::grassland>(turn) &&
         scores<FeatureKind::sea>(turn);
}

// ---- the Tower

bool chooses_in_exchange(const Turn& turn) {
  const Step* step = step_of(turn, choose_exchange);
  return step != nullptr && choices_of(*step) > 1;
}

bool chooses_among_captives(const Turn& turn) {
  const Step* step = step_of(turn, capture);
  return step != nullptr && choices_of(*step) >= 3 && has<PieceCaptured>(turn);
}

bool pays_before_placing(const Turn& turn) { return turn.steps.front().action.kind == ransom; }

/// The paying seat was too poor for it before the turn.
bool pays_late(const Turn& turn) {
  const Step& last = turn.steps.back();
  return last.action.kind == ransom && score(*turn.before, last.seat) < 3;
}

bool caps_tower(const Turn& turn) { return does(turn, cap_tower); }

// ---- the Abbot, the River

bool calls_abbot_from_garden(const Turn& turn) {
  return has<Scored>(turn, [](const Scored& scored) {
    return scored.reason == ScoreReason::abbot_returned && scored.feature == FeatureKind::garden;
  });
}

bool river_ends(const Turn& turn) {
  return has<TilePlaced>(turn,
                         [](const TilePlaced& placed) { return tile(placed.tile).id == "river1-lake"; });
}

// ---- King & Robber Baron

/// One tile takes the king from another seat, and the robber baron for the first time or again.
bool takes_both_awards(const Turn& turn) {
  return has<AwardTaken>(turn,
                         [](const AwardTaken& taken) {
                           return taken.award == Award::king && taken.from_seat != kNoSeat &&
                                  taken.from_seat != taken.seat;
                         }) &&
         has<AwardTaken>(turn, [](const AwardTaken& taken) { return taken.award == Award::robber; });
}

// ---- Inns & Cathedrals

/// Two seats have equally many figures in a city or on a road, and one wins because of its big follower.
bool big_follower_breaks_tie(const Turn& turn) {
  return std::ranges::any_of(turn.events, [&](const Event& event) {
    const Scored* scored = std::get_if<Scored>(&event);
    if (scored == nullptr || scored->reason != ScoreReason::completed) return false;
    int own = 0, others = 0;
    bool has_big = false;
    for (const Event& other : turn.events) {
      const PieceReturned* piece = std::get_if<PieceReturned>(&other);
      if (piece == nullptr || std::ranges::find(scored->tiles, piece->cell) == scored->tiles.end()) continue;
      ++(piece->seat == scored->seat ? own : others);
      has_big |= piece->seat == scored->seat && piece->piece == PieceKind::big_meeple;
    }
    return has_big && own == others;
  });
}

/// A figure is left in a city whose cathedral makes it worth nothing.
bool ends_in_unfinished_cathedral(const Turn& turn) {
  if (!turn.after->over()) return false;
  const TableState table = turn.after->snapshot().table;
  return std::ranges::any_of(table.board, [&](const PlacedTile& placed) {
    return tile(placed.tile).id == "inns-CCCC-joined-cathedral" &&
           std::ranges::find(table.pieces, placed.cell, &PlacedPiece::cell) != table.pieces.end();
  });
}

// ---- Traders & Builders

/// The active seat closes a city that another seat scores, and takes two kinds of goods there.
bool takes_goods_of_anothers_city(const Turn& turn) {
  for (const Event& event : turn.events) {
    const GoodsClaimed* goods = std::get_if<GoodsClaimed>(&event);
    if (goods == nullptr || (goods->wine > 0) + (goods->grain > 0) + (goods->cloth > 0) < 2) continue;
    return std::ranges::any_of(turn.events, [&](const Event& other) {
      const Scored* scored = std::get_if<Scored>(&other);
      return scored != nullptr && scored->seat != goods->seat && scored->tiles == goods->tiles;
    });
  }
  return false;
}

/// The builder's feature is completed, so that it returns, and a second tile follows nevertheless.
bool builder_closes_and_doubles(const Turn& turn) {
  return has<DoubleTurn>(turn) && has<PieceReturned>(turn, [](const PieceReturned& back) {
           return back.piece == PieceKind::builder && back.reason == ReturnReason::scored;
         });
}

/// The second tile is taken when asked.
bool takes_double_turn(const Turn& turn) { return does(turn, double_turn); }

/// A tower captures a figure, and a builder or pig is left alone.
bool leaves_somebody_alone(const Turn& turn) {
  return has<PieceReturned>(turn,
                            [](const PieceReturned& back) { return back.reason == ReturnReason::alone; });
}

/// The most goods of two kinds are paid at the end, and a pig.
bool ends_with_goods_and_pig(const Turn& turn) {
  return turn.after->over() &&
         count<Scored>(turn, [](const Scored& scored) { return scored.reason == ScoreReason::goods; }) >= 2 &&
         has<Scored>(turn, [](const Scored& scored) {
           return scored.feature == FeatureKind::field && scored.lines.back().what == "pig";
         });
}

// ---- The Princess & The Dragon

int eaten_in(const Turn& turn) {
  return count<PieceReturned>(turn,
                              [](const PieceReturned& back) { return back.reason == ReturnReason::eaten; });
}

/// The dragon takes all its steps, and eats.
bool dragon_goes_far(const Turn& turn) {
  return eaten_in(turn) >= 2 &&
         has<DragonMoved>(turn, [](const DragonMoved& moved) { return moved.step == 6; });
}

/// Four seats in turn move it.
bool all_move_dragon(const Turn& turn) {
  std::set<Seat> movers;
  for (const Step& step : turn.steps)
    if (step.action.kind == move_dragon) movers.insert(step.seat);
  return movers.size() == 4 && eaten_in(turn) > 0;
}

/// Tiles that came too early go back into the pile, since the dragon comes.
bool volcano_returns_tiles(const Turn& turn) { return has<TilesReturned>(turn); }

/// The next player draws a tile that comes too early.
bool draws_too_early(const Turn& turn) { return count<TileSetAside>(turn) >= 2; }

/// The fairy comes to a follower whose feature is scored at once.
bool fairy_pays(const Turn& turn) {
  return does(turn, place_fairy) &&
         has<Scored>(turn, [](const Scored& scored) { return scored.reason == ScoreReason::fairy; });
}

/// The next turn begins beside the fairy.
bool turn_begins_with_fairy(const Turn& turn) {
  return has<Scored>(turn, [](const Scored& scored) { return scored.reason == ScoreReason::fairy_turn; });
}

/// A follower goes through a portal to a far tile with a choice of places.
bool goes_far_through_portal(const Turn& turn) {
  const Step* step = step_of(turn, deploy);
  if (step == nullptr || !step->action.elsewhere) return false;
  const Cell from = turn.steps.front().action.cell;
  const Cell to = step->action.cell;
  const auto there = std::ranges::count_if(step->choices, [&](const Action& choice) {
    return choice.kind == deploy && choice.elsewhere && choice.cell == to;
  });
  return std::abs(from.x - to.x) + std::abs(from.y - to.y) >= 4 && there >= 2;
}

/// A follower goes through a portal, with hundreds of places to choose from.
bool has_many_ways_through_portal(const Turn& turn) {
  const Step* step = step_of(turn, deploy);
  return step != nullptr && step->action.elsewhere &&
         std::ranges::count_if(step->choices, [](const Action& one) { return one.elsewhere; }) >= 400;
}

/// A seat sends another seat's knight home, and could have chosen a different knight.
bool princess_chooses(const Turn& turn) {
  const Step* step = step_of(turn, remove_knight);
  return step != nullptr && choices_of(*step) >= 2 &&
         std::ranges::any_of(turn.events, [&](const Event& event) {
           const PieceReturned* back = std::get_if<PieceReturned>(&event);
           return back != nullptr && back->reason == ReturnReason::princess && back->seat != step->seat;
         });
}

/// Only a knight may be chosen.
bool knight_must_go(const Turn& turn) {
  const Step* step = step_of(turn, remove_knight);
  return step != nullptr && choices_of(*step) == static_cast<int>(step->choices.size());
}

// ---- Abbey & Mayor

/// An abbey closes several features at once.
bool abbey_closes_several(const Turn& turn) {
  return does(turn, place_abbey) && count<Scored>(turn, [](const Scored& scored) {
                                      return scored.reason == ScoreReason::completed;
                                    }) >= 2;
}

/// An abbey is laid after the last draw.
bool lays_abbey_last(const Turn& turn) { return does(turn, place_abbey) && turn.after->over(); }

/// Two seats each move their wagon on.
bool two_wagons_go_on(const Turn& turn) {
  std::set<Seat> movers;
  for (const Step& step : turn.steps)
    if (step.action.kind == move_wagon) movers.insert(step.seat);
  return movers.size() == 2;
}

/// A barn pays a farmer.
bool barn_pays(const Turn& turn) {
  return has<Scored>(turn, [](const Scored& scored) { return scored.reason == ScoreReason::barn_placed; });
}

// ---- where expansions meet

/// An abbey closes a road that an inn makes worth twice as much (EXP-MIX-02).
bool abbey_closes_road_with_inn(const Turn& turn) {
  return does(turn, place_abbey) && has<Scored>(turn, [](const Scored& scored) {
           return scored.reason == ScoreReason::completed && scored.feature == FeatureKind::road &&
                  scored.lines.back().what == "inn";
         });
}

/// A wagon goes on from a tile of another seat, which it can have reached by a portal (or by
/// going on before).
bool wagon_goes_on_from_anothers_tile(const Turn& turn) {
  const auto board = turn.before->snapshot().table.board;
  return std::ranges::any_of(turn.events, [&](const Event& event) {
    const PieceMoved* moved = std::get_if<PieceMoved>(&event);
    if (moved == nullptr) return false;
    const auto under = std::ranges::find(board, moved->from, &PlacedTile::cell);
    return under != board.end() && under->seat != moved->seat && under->seat != kNoSeat;
  });
}

/// A farmer beside the fairy is paid at a barn (ABBEY-X15).
bool fairy_pays_at_barn(const Turn& turn) {
  return barn_pays(turn) && has<Scored>(turn, [](const Scored& scored) {
           return scored.reason == ScoreReason::fairy && scored.feature == FeatureKind::field;
         });
}

/// The dragon eats a thief or knight, the builder there is left alone, and its further part is played
/// nevertheless (DRAGON-EAT-02).
bool dragon_leaves_builder_alone(const Turn& turn) {
  return eaten_in(turn) > 0 && has<DoubleTurn>(turn) &&
         has<PieceReturned>(turn, [](const PieceReturned& back) {
           return back.piece == PieceKind::builder && back.reason == ReturnReason::alone;
         });
}

/// In an exchange the big follower is chosen although another kind was held (INNS-X14).
bool big_follower_comes_back(const Turn& turn) {
  const Step* step = step_of(turn, choose_exchange);
  return step != nullptr && choices_of(*step) > 1 && step->action.piece == PieceKind::big_meeple;
}

/// An abbey takes an award from another player (KING-AWARD-08).
bool abbey_takes_award(const Turn& turn) {
  return does(turn, place_abbey) && has<AwardTaken>(turn, [](const AwardTaken& taken) {
           return taken.from_seat != kNoSeat && taken.from_seat != taken.seat;
         });
}

/// A seat closes a city with an abbey and takes its goods (ABBEY-MIX-06).
bool abbey_takes_goods(const Turn& turn) { return does(turn, place_abbey) && has<GoodsClaimed>(turn); }

/// The builder's further part is played with the abbey (EXP-PART-02).
bool lays_abbey_in_second_part(const Turn& turn) {
  return has<DoubleTurn>(turn) && turn.steps.front().action.kind != place_abbey && does(turn, place_abbey) &&
         does(turn, place_tile) && !turn.after->over();
}

// ---- any game

bool next_tile_fits_nowhere(const Turn& turn) { return has<TileDiscarded>(turn) && !turn.after->over(); }

/// At least two features are completed at once, and several seats share one of them.
bool completes_several_with_tie(const Turn& turn) {
  std::map<std::pair<FeatureKind, std::vector<std::pair<int, int>>>, std::set<Seat>> completed;
  for (const Event& event : turn.events) {
    const Scored* scored = std::get_if<Scored>(&event);
    if (scored == nullptr || scored->reason != ScoreReason::completed) continue;
    std::vector<std::pair<int, int>> cells;
    for (const Cell cell : scored->tiles) cells.emplace_back(cell.y, cell.x);
    completed[{scored->feature, std::move(cells)}].insert(scored->seat);
  }
  return completed.size() >= 2 &&
         std::ranges::any_of(completed, [](const auto& feature) { return feature.second.size() >= 2; });
}

bool ends_with_farms(const Turn& turn) {
  return turn.after->over() &&
         count<Scored>(turn, [](const Scored& scored) { return scored.feature == FeatureKind::field; }) >= 2;
}

bool is_in_mid_game(const Turn& turn) {
  return turn.before->snapshot().table.turn == 12 && score(*turn.before, 0) > 0;
}

bool is_last(const Turn& turn) { return turn.after->over(); }

constexpr std::string_view kBase = R"({"modules": ["farmers"]})";
constexpr std::string_view kRiver = R"({"modules": ["farmers", "river"]})";
constexpr std::string_view kAbbot = R"({"modules": ["abbot"], "edition": "new"})";
constexpr std::string_view kKing = R"({"modules": ["king_and_robber"]})";
constexpr std::string_view kTower = R"({"modules": ["tower"]})";
constexpr std::string_view kTowerAndAbbot = R"({"modules": ["abbot", "tower"], "edition": "new"})";
constexpr std::string_view kInns = R"({"modules": ["inns_and_cathedrals"]})";
constexpr std::string_view kTraders = R"({"modules": ["farmers", "traders_and_builders"]})";
constexpr std::string_view kAskedTraders =
    R"({"modules": ["farmers", "traders_and_builders"], "options": {"double_turn": "may"}})";
constexpr std::string_view kTradersAndTower = R"({"modules": ["farmers", "tower", "traders_and_builders"]})";
constexpr std::string_view kDragon = R"({"modules": ["farmers", "princess_and_dragon"]})";
constexpr std::string_view kManyPieces =
    R"({"modules": ["farmers", "abbot", "inns_and_cathedrals", "princess_and_dragon"], "edition": "new"})";
constexpr std::string_view kStrictDragon =
    R"({"modules": ["princess_and_dragon"], "options": {"princess": "must", "fairy_place": "tile"}})";
constexpr std::string_view kAbbey = R"({"modules": ["farmers", "abbey_and_mayor"]})";
constexpr std::string_view kAbbeyAndInns = R"({"modules": ["abbey_and_mayor", "inns_and_cathedrals"]})";
constexpr std::string_view kAbbeyAndDragon =
    R"({"modules": ["farmers", "abbey_and_mayor", "princess_and_dragon"]})";
constexpr std::string_view kAbbeyAndKing = R"({"modules": ["abbey_and_mayor", "king_and_robber"]})";
constexpr std::string_view kAbbeyAndTraders = R"({"modules": ["abbey_and_mayor", "traders_and_builders"]})";
constexpr std::string_view kDragonAndTraders =
    R"({"modules": ["princess_and_dragon", "traders_and_builders"]})";
constexpr std::string_view kTowerAndInns = R"({"modules": ["tower", "inns_and_cathedrals"]})";
/// Six by default with the inns.
constexpr std::string_view kSix =
    R"({"modules": ["abbot", "farmers", "river", "tower", "king_and_robber", "inns_and_cathedrals", "traders_and_builders", "princess_and_dragon", "abbey_and_mayor"], "edition": "new"})";
constexpr std::string_view kCastle = R"({"game": "castle"})";
constexpr std::string_view kDiscovery = R"({"game": "discovery"})";
constexpr std::string_view kTwoTiles = R"({"game": "discovery", "options": {"discovery_hand": 2}})";

const std::vector<ActionKind> kTowerFight{capture, place_tower_piece};

const std::array kSituations{
    Situation{"castle_order", kCastle, 2, {deploy}, order_takes_wall_tile},
    Situation{"castle_another_turn", kCastle, 2, {deploy, use_wall_tile}, uses_wall_tile<1>},
    Situation{"castle_double_tower", kCastle, 2, {deploy, use_wall_tile}, uses_wall_tile<2>},
    Situation{"castle_double_house", kCastle, 2, {deploy, use_wall_tile}, uses_wall_tile<3>},
    Situation{"castle_keep", kCastle, 2, {deploy}, keep_grows},
    Situation{"castle_end_4_7", kCastle, 2, {deploy}, ends_with_wall_tiles<4, 7>},
    Situation{"castle_end_5_9", kCastle, 2, {deploy}, ends_with_wall_tiles<5, 9>},
    Situation{"castle_end_6_8", kCastle, 2, {deploy}, ends_with_wall_tiles<6, 8>},
    Situation{"discovery_sea", kDiscovery, 2, {deploy}, takes_back_from_complete_sea},
    Situation{"discovery_nothing", kDiscovery, 2, {deploy}, takes_back_for_nothing},
    Situation{"discovery_four", kDiscovery, 2, {deploy}, takes_back_of_four},
    Situation{"discovery_other", kTwoTiles, 2, {deploy}, lays_other_tile},
    Situation{"discovery_end", kDiscovery, 2, {deploy}, ends_with_every_region},
    Situation{"tower_exchange", kTowerAndAbbot, 2, kTowerFight, chooses_in_exchange},
    Situation{"tower_captives", kTower, 2, {deploy}, chooses_among_captives},
    Situation{"tower_ransom", kTower, 2, {capture, ransom}, pays_before_placing},
    Situation{"tower_late_ransom", kTower, 2, {capture, ransom}, pays_late},
    Situation{"tower_cap", kTower, 2, {cap_tower}, caps_tower},
    Situation{"abbot_garden", kAbbot, 2, {return_abbot}, calls_abbot_from_garden},
    Situation{"river_lake", kRiver, 2, {deploy}, river_ends},
    Situation{"king_and_robber", kKing, 2, {deploy}, takes_both_awards},
    Situation{"inns_tie", kInns, 2, {deploy}, big_follower_breaks_tie},
    Situation{"inns_cathedral", kInns, 2, {deploy}, ends_in_unfinished_cathedral},
    Situation{"traders_goods", kTraders, 2, {deploy}, takes_goods_of_anothers_city},
    Situation{"traders_builder", kTraders, 2, {deploy}, builder_closes_and_doubles},
    Situation{"traders_asked", kAskedTraders, 2, {deploy, double_turn}, takes_double_turn},
    Situation{"traders_alone", kTradersAndTower, 2, kTowerFight, leaves_somebody_alone},
    Situation{"traders_end", kTraders, 2, {deploy}, ends_with_goods_and_pig},
    Situation{"dragon_far", kDragon, 2, {deploy}, dragon_goes_far},
    Situation{"dragon_four", kDragon, 4, {deploy}, all_move_dragon},
    Situation{"dragon_volcano", kDragon, 2, {deploy}, volcano_returns_tiles},
    Situation{"dragon_early", kDragon, 2, {deploy}, draws_too_early},
    Situation{"dragon_fairy", kDragon, 2, {place_fairy, deploy}, fairy_pays},
    Situation{"dragon_fairy_turn", kStrictDragon, 2, {deploy, place_fairy}, turn_begins_with_fairy},
    Situation{"dragon_portal", kDragon, 2, {deploy}, goes_far_through_portal},
    Situation{"dragon_portal_many", kManyPieces, 2, {place_fairy, deploy}, has_many_ways_through_portal},
    Situation{"dragon_princess", kDragon, 2, {remove_knight, deploy}, princess_chooses},
    Situation{"dragon_must", kStrictDragon, 2, {deploy}, knight_must_go},
    Situation{"abbey_closes", kAbbey, 2, {place_abbey, deploy}, abbey_closes_several},
    Situation{"abbey_last", kAbbey, 2, {deploy}, lays_abbey_last},
    Situation{"abbey_wagons", kAbbey, 2, {move_wagon, deploy}, two_wagons_go_on},
    Situation{"abbey_barn", kAbbey, 2, {deploy}, barn_pays},
    Situation{"abbey_inn", kAbbeyAndInns, 2, {place_abbey, deploy}, abbey_closes_road_with_inn},
    Situation{"portal_wagon", kAbbeyAndDragon, 2, {move_wagon, deploy}, wagon_goes_on_from_anothers_tile},
    Situation{"fairy_barn", kAbbeyAndDragon, 2, {place_fairy, deploy}, fairy_pays_at_barn},
    Situation{"dragon_builder", kDragonAndTraders, 2, {deploy}, dragon_leaves_builder_alone},
    Situation{"tower_exchange_big", kTowerAndInns, 2, kTowerFight, big_follower_comes_back},
    Situation{"abbey_king", kAbbeyAndKing, 2, {place_abbey, deploy}, abbey_takes_award},
    Situation{"abbey_goods", kAbbeyAndTraders, 2, {place_abbey, deploy}, abbey_takes_goods},
    Situation{"abbey_second_part", kAbbeyAndTraders, 2, {deploy}, lays_abbey_in_second_part},
    Situation{"tie", kBase, 2, {deploy}, completes_several_with_tie},
    Situation{"fits_nowhere", kBase, 2, {deploy}, next_tile_fits_nowhere},
    Situation{"last_tile", kBase, 2, {deploy}, ends_with_farms},
    Situation{"mid_game", kBase, 2, {deploy}, is_in_mid_game},
    Situation{"mid_game_of_five", kBase, 5, {deploy}, is_in_mid_game},
    Situation{"unread_end", kBase, 2, {deploy}, is_in_mid_game, Spoilt::at_its_end},
    Situation{"unread_game", kBase, 2, {deploy}, is_in_mid_game, Spoilt::at_game_start},
    Situation{"last_tile_of_six", kSix, 6, {deploy, ransom, capture, return_abbot}, is_last},
};

}  // namespace

std::span<const Situation> situations() { return kSituations; }

}  // namespace bastide::prepared
