// A survey of a position: what a patient reader of the board sees (engine/survey.hpp).
#pragma once

#include "carcassonne/final_scoring.hpp"
#include "common/surveying.hpp"

namespace bastide::carcassonne {

/// Kinds of feature that some figure of this game can hold.
FeatureSet held_kinds(const auto& book) {
  FeatureSet kinds = 0;
  for (const auto& piece : book.pieces)
    if (piece.holds) kinds |= piece.claims;
  return kinds;
}

/// What the feature would bring when completed. Restores `position`, the surveyor's own copy, afterwards.
Sheet finished_sheet(const auto& book, auto& position, std::uint16_t root) {
  using Board = std::remove_cvref_t<decltype(book)>::board;
  const std::uint16_t open = std::exchange(position.nodes[root].open, std::uint16_t{0});
  const std::uint16_t tile = position.nodes[root].tile;
  const std::uint8_t around = position.around[tile];
  if (is_surrounded_kind(position.nodes[root].kind)) position.around[tile] = 8;
  const ConstTurn<Board> turn{book, position};
  const auto tiles = static_cast<int>(tiles_of(position, root).count());
  const Sheet sheet = sheet_of(turn, root, tiles, ScoreReason::completed);
  position.around[tile] = around;
  position.nodes[root].open = open;
  return sheet;
}

/// What an incomplete feature would bring this seat if the game ended now.
Sheet unfinished_sheet(const auto& turn, std::uint16_t root, Seat seat) {
  if (turn.position.nodes[root].kind == FeatureKind::field)
    return turn.book.hooks.field_worth ? turn.book.hooks.field_worth(turn, root, seat) : Sheet{};
  return sheet_of(turn, root, static_cast<int>(tiles_of(turn.position, root).count()), ScoreReason::final);
}

FeatureState state_of(const auto& position, std::uint16_t root) {
  if (position.nodes[root].kind == FeatureKind::field) return FeatureState::lasting;  // BASE-RETURN-03
  return is_complete(position, root) ? FeatureState::complete : FeatureState::open;
}

std::vector<PieceOfSeat> companions_on(const auto& turn, std::uint16_t root) {
  const auto& position = turn.position;
  std::vector<PieceOfSeat> companions;
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (position.root(piece.node) == root && !turn.book.rule(piece.piece).holds)
      companions.push_back({piece.seat, piece.piece});
  }
  std::ranges::sort(companions);
  return companions;
}

/// The seats with followers there, whatever they weigh.
std::vector<SurveyedFeature::Holder> holders_on(const auto& turn, std::uint16_t root) {
  const auto& position = turn.position;
  Followers weights{}, followers{};
  add_weights(turn, root, weights);
  for (unsigned i = 0; i < position.piece_count; ++i) {
    const PieceOnTable& piece = position.pieces[i];
    if (position.root(piece.node) == root) followers[piece.seat] += turn.book.rule(piece.piece).holds;
  }
  std::vector<SurveyedFeature::Holder> holders;
  for (Seat seat = 0; seat < position.seats; ++seat)
    if (followers[seat] > 0) holders.push_back({seat, weights[seat]});
  return holders;
}

SurveyedFeature survey_feature(const auto& book, auto& position, std::uint16_t root) {
  using Board = std::remove_cvref_t<decltype(book)>::board;
  const ConstTurn<Board> turn{book, position};
  SurveyedFeature seen{.kind = position.nodes[root].kind,
                       .state = state_of(position, root),
                       .tiles = static_cast<int>(tiles_of(position, root).count()),
                       .segments = segments_of(position, root),
                       .holders = {},
                       .owners = {},
                       .companions = companions_on(turn, root),
                       .goods = {},
                       .now = {},
                       .finished = {}};
  seen.holders = holders_on(turn, root);
  for_each_owner(turn, std::span(&root, 1), [&](Seat seat) { seen.owners.push_back(seat); });
  const Seat seat = seen.owners.empty() ? position.turn_seat : seen.owners.front();
  if (seen.state != FeatureState::complete) seen.now = worth_of(unfinished_sheet(turn, root, seat));
  if (seen.state != FeatureState::lasting) seen.finished = worth_of(finished_sheet(book, position, root));
  for (const auto tell : book.hooks.survey) tell(turn, root, seen);
  return seen;
}

/// Which of these tiles may lie on the cell. Restores `position`, the surveyor's own copy, afterwards.
std::vector<FittingTile> fitting_tiles(const auto& book, auto& position, const FrontierCell& cell,
                                       std::span<const TileCount> tiles) {
  using Board = std::remove_cvref_t<decltype(book)>::board;
  const TileId in_hand = position.tile;
  auto fits = fitting(tiles, [&](TileId tile) {
    position.tile = tile;
    return legal_rotations(ConstTurn<Board>{book, position}, cell, book.facts(tile).pattern);
  });
  position.tile = in_hand;
  return fits;
}

/// Counts features that the tile just placed has completed.
template <class B>
std::vector<int> standing_of(const RuleBook<B>& book, Position<B> position) {
  Turn<B> turn{book, position, nullptr};
  const auto in_step = [&](TurnStep step) { return book.steps.within(position.phase, step, step); };
  if (in_step(TurnStep::gold) || in_step(TurnStep::neutrals) || in_step(TurnStep::action) ||
      in_step(TurnStep::flock) || in_step(TurnStep::castle) || in_step(TurnStep::come_out))
    score_turn(turn);
  if (position.phase != Phase::over) finish(turn);
  return {position.scores.begin(), position.scores.begin() + position.seats};
}

/// `tiles`: the tiles that may still be laid, including the one in hand.
template <class B>
Survey survey(const RuleBook<B>& book, Position<B> position, std::span<const TileCount> tiles) {
  Turn<B> turn{book, position, nullptr};
  for (const auto forget : book.hooks.forget_own) forget(turn);
  Survey survey{.features = {}, .cells = {}, .standing = standing_of(book, position)};
  const FeatureSet kinds = held_kinds(book);
  for_each_feature(
      position, [&](FeatureKind kind) { return (kinds & bit(kind)) != 0; },
      [&](std::uint16_t root) { survey.features.push_back(survey_feature(book, position, root)); });
  for (unsigned i = 0; i < position.frontier_count; ++i) {
    const FrontierCell cell = position.frontier[i];
    survey.cells.push_back({cell.cell, fitting_tiles(book, position, cell, tiles)});
  }
  sort(survey);
  for (const auto tell : book.hooks.survey_table) tell(ConstTurn<B>{book, position}, survey);
  return survey;
}

}  // namespace bastide::carcassonne
