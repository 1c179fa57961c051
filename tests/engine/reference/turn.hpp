// The naive model: a turn being played.
#pragma once

#include "reference/model.hpp"

namespace bastide::reference {

/// Carries the table along and notes what happens. The steps in their order, each of which goes on with the next: draw,
/// begin_action, end_action (the scoring), end_scoring, end_turn.
class Turn {
 public:
  Turn(const Setup& setup, Snapshot before);

  const Setup& setup() const { return setup_; }
  TableState& table() { return now_.table; }
  std::uint8_t& supply(Seat seat, PieceKind piece);

  void happened(Event event);
  void add(const std::vector<Score>& scores);
  /// A figure of the seat to act from its supply.
  void put_on(PieceKind piece, Cell cell, std::uint8_t feature, FeatureKind kind);
  /// A figure on the table goes home.
  void take_back(const PlacedPiece& piece);

  /// BASE-DRAW-01 to BASE-DRAW-04, RIVER-NOFIT-01, RIVER-NOFIT-02.
  void draw();
  /// BASE-TURN-09: a step in which nothing can be chosen is passed.
  void begin_action();
  void end_action();
  void end_scoring();
  void end_turn();
  /// BASE-RESIGN-01 to BASE-RESIGN-05.
  void resign(Seat seat);

  Outcome result() && { return {std::move(now_), std::move(events_)}; }

 private:
  bool order_used_up() const;
  bool nothing_to_draw() const;
  bool river_tile_follows() const;
  bool river_tiles_left() const;
  TileId take_next();
  bool may_wait(TileId drawn) const;
  bool asks_before_redraw();
  void discard(TileId tile);
  void take_back_from(const std::vector<Feature>& completed);
  void answer_for_resigned();
  bool too_few_remain() const;
  void finish();
  void end(Ending ending);

  const Setup& setup_;
  Snapshot now_;
  Events events_;
};

}  // namespace bastide::reference
