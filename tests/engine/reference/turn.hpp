// The naive model: a turn being played.
#pragma once

#include "reference/model.hpp"

namespace bastide::reference {

/// Carries the table along and notes what happens. The steps in their order, each of which goes on
/// with the next: draw, begin_action, end_action (the scoring), end_scoring, end_part, end_turn.
class Turn {
 public:
  Turn(const Setup& setup, Snapshot before);

  const Setup& setup() const { return setup_; }
  TableState& table() { return now_.table; }
  std::uint8_t& supply(Seat seat, PieceKind piece);

  void happened(Event event);
  void add(const std::vector<Score>& scores);
  /// A figure of the seat to act from its supply.
  void put_on(PieceKind piece, Cell cell, std::uint8_t feature, FeatureKind kind,
              Corner corner = Corner::none);
  /// A figure on the table goes home.
  void take_back(const PlacedPiece& piece, ReturnReason reason = ReturnReason::scored);
  /// To be called when pieces have left the table.
  void pieces_left();
  /// The seat, or the next one that has not resigned.
  Seat playing_from(int seat) const;
  /// Tiles that came too early go back into the pile.
  void give_back();

  /// Whether any tile of the river is still to be drawn, set aside or not.
  bool river_to_come() const;
  /// What may be laid instead of a drawn tile, else the draw.
  void begin_tile();
  /// BASE-DRAW-01 to BASE-DRAW-04, RIVER-NOFIT-01, RIVER-NOFIT-02.
  void draw();
  /// BASE-TURN-09: a step in which nothing can be chosen is passed.
  void begin_action();
  void end_action();
  void score();
  /// What goes on has gone.
  void after_moves();
  void end_scoring();
  /// EXP-PART-01: another part follows where one is due.
  void end_part();
  void begin_part();
  void end_turn();
  /// Nothing is left to draw.
  void last_round();
  /// BASE-RESIGN-01 to BASE-RESIGN-05.
  void resign(Seat seat);
  /// Whoever has resigned is not asked.
  void answer_for_resigned();

  Outcome result() &&;

 private:
  bool order_used_up() const;
  bool nothing_to_draw() const;
  bool river_tile_follows() const;
  bool river_tiles_left() const;
  TileId take_next();
  bool may_wait(TileId drawn) const;
  bool comes_too_early(TileId drawn) const;
  bool asks_before_redraw();
  void discard(TileId tile);
  void take_back_from(const std::vector<Feature>& completed);
  bool too_few_remain() const;
  void finish();
  void end(Ending ending);

  const Setup& setup_;
  Snapshot now_;
  Events events_;
};

}  // namespace bastide::reference
