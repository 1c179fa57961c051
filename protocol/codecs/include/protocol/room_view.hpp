// The view of a room, everything that one viewer may know, as the protocol shows it:
// view_parts.hpp makes text of it.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/clock.hpp>
#include <protocol/computer.hpp>
#include <protocol/json_text.hpp>
#include <protocol/vocabulary.hpp>

#include <engine/ids.hpp>
#include <engine/rules.hpp>
#include <engine/view.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bastide::protocol {

/// A taken seat as all see it.
struct SeatCard {
  std::string name;
  Colour colour = Colour::red;
  std::optional<ComputerCard> computer = {};  ///< nothing: a person plays
};

/// What the shuffle shows before the game ends.
struct ShuffleCard {
  std::string game_id;  ///< 32 hex digits
  Bytes32 commitment{};
  std::vector<bool> entropy;  ///< by seat: has added some
};

/// A rematch that waits for answers.
struct RematchCard {
  Seat by = 0;
  std::string game_id;  ///< of the next game, 32 hex digits
  Bytes32 commitment{};
  std::vector<std::optional<bool>> accepted;  ///< by seat; nothing where nobody holds the seat
};

/// Votes to skip the seat that must act, or to hand it over to a computer.
struct VoteCard {
  Seat seat = 0;
  std::vector<bool> votes;  ///< by seat
  int needed = 1;
};

struct ChatLine {
  std::int64_t n = 0;  ///< counts the room's lines from 1
  Seat seat = 0;
  std::string name;  ///< of the speaker when it was said
  std::string text;
  std::optional<std::string> phrase = {};  ///< which of those that clients know the text is
  std::int64_t at = 0;                     ///< ms since 1970
};

/// What everybody sees.
struct RoomView {
  std::string room;
  RoomPhase phase = RoomPhase::lobby;
  int number = 1;
  bool locked = false;
  Seat host = 0;
  const Rules& rules;
  Aids aids = Aids::all;
  Pace pace = Pace::normal;
  bool unwatched = false;                      ///< once a game has begun, by who has no seat
  std::vector<std::optional<SeatCard>> seats;  ///< a free seat is nothing
  ShuffleCard shuffle;
  std::optional<RematchCard> rematch = {};
  std::optional<Clocks> clock = {};        ///< nothing: the room plays without
  std::optional<VoteCard> skip = {};       ///< nothing: nobody has voted
  std::optional<VoteCard> hand_over = {};  ///< likewise
  const View* game = nullptr;              ///< borrowed; nullptr before the start
  int step = 0;                            ///< stored steps of the game so far
  const std::vector<ChatLine>& chat;       ///< borrowed
  /// The last change that touched more than phase, step and game: who has seen it need look at nothing else,
  /// which may then be missing. 0: unknown.
  Seq settled = 0;
};

/// What one viewer sees beside it. The game is that of the RoomView, as the seat to act sees it.
struct OwnView {
  std::optional<Seat> you;  ///< nothing for a spectator
  int number = 1;
  const View* game = nullptr;  ///< borrowed; nullptr before the start
  bool to_act = false;         ///< it is this viewer's move, who alone is told what is legal
};

/// The game of a view alone, as a spectator sees it.
JsonText json_text(const View& game, int step);

}  // namespace bastide::protocol
