// The naive model: a turn in progress.
#pragma once

#include "reference/model.hpp"

namespace bastide::reference {

/// Updates the table and collects events. The steps in order, each of which continues with the next: draw,
/// begin_action, end_action (the scoring), end_scoring, end_part, end_turn.
class Turn {
 public:
  Turn(const Setup& setup, Snapshot before);

  const Setup& setup() const { return setup_; }
  TableState& table() { return now_.table; }
  std::uint8_t& supply(Seat seat, PieceKind piece);

  void happened(Event event);
  /// What has happened so far by the action.
  const Events& events() const { return events_; }
  void add(const std::vector<Score>& scores);
  /// Deploys a figure of the seat to act from its supply.
  void put_on(PieceKind piece, Cell cell, std::uint8_t feature, FeatureKind kind,
              Corner corner = Corner::none);
  /// Returns a figure from the table to its supply.
  void take_back(const PlacedPiece& piece, ReturnReason reason = ReturnReason::scored);
  /// Call after pieces have left the table.
  void pieces_left();
  /// This seat, or the next one that has not resigned.
  Seat playing_from(int seat) const;
  /// Returns tiles that came too early to the pile.
  void give_back();

  /// Whether a river tile is still to be drawn, set aside or not.
  bool river_to_come() const;
  /// Offers a tile from the hand, else draws.
  void begin_tile();
  /// BASE-DRAW-01 to BASE-DRAW-04, RIVER-NOFIT-01, RIVER-NOFIT-02.
  void draw();
  /// A tile has been placed: asks what comes before the action and behind this step of EXP-TURN.
  void before_action(int behind = 0);
  /// BASE-TURN-09: skips a step without a choice.
  void begin_action();
  void end_action();
  /// What the modules do behind the action is done, or goes on.
  void after_action();
  /// Draws from a stream one of these values, which are its copies in order (EXP-CHANCE-02).
  int draw_from(std::string_view stream, const std::vector<int>& copies);
  /// The last tile of the land pile goes under the one just placed. Returns whether there was one.
  bool bury();
  /// The tile in hand leaves the game, and another is drawn.
  void discard_hand();
  /// Asks about what figures hold and who may still come to what is scored, then scores it.
  void score();
  void come_out();
  void score_now();
  /// All pieces that go on have gone on.
  void after_moves();
  void after_entries();
  void end_scoring();
  /// All seats have been asked about their followers.
  void after_asking();
  /// EXP-PART-01: begins another part if one is due.
  void end_part();
  void begin_part();
  void end_turn();
  /// The turn of this seat begins.
  void begin_turn(Seat seat);
  /// Nothing is left to draw.
  void last_round();
  void finish();
  /// How many tiles are left to draw.
  int tiles_to_draw() const;
  /// Draws so many tiles that do not come too early, or as many as there are, and lays them open.
  std::vector<TileId> draw_open(int count);
  /// Whether the tile can be placed; it is then in hand.
  bool take_in_hand(TileId tile);
  /// BASE-OPT-02.
  bool asks_before_redraw();
  /// A tile of this seat leaves the game.
  void discard_from(Seat seat, TileId tile);
  /// BASE-RESIGN-01 to BASE-RESIGN-05.
  void resign(Seat seat);
  /// Answers for seats that have resigned.
  void answer_for_resigned();

  Outcome result() &&;

 private:
  bool has_placement(TileId drawn) const;
  std::vector<TileId> remaining_order() const;
  bool order_used_up() const;
  bool nothing_to_draw() const;
  bool river_tile_follows() const;
  bool river_tiles_left() const;
  TileId take_next();
  bool may_wait(TileId drawn) const;
  bool comes_too_early(TileId drawn) const;
  void discard(TileId tile);
  void take_back_from(const std::vector<Feature>& completed);
  bool too_few_remain() const;
  void end(Ending ending);

  const Setup& setup_;
  Snapshot now_;
  Events events_;
};

}  // namespace bastide::reference
