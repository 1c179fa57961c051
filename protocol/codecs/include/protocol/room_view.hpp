// The view of a room, everything that one viewer may know, in the protocol's form; view_parts.hpp
// makes it text.
#pragma once

#include <protocol/broken_off.hpp>
#include <protocol/bytes.hpp>
#include <protocol/clock.hpp>
#include <protocol/computer.hpp>
#include <protocol/json_text.hpp>
#include <protocol/room_flags.hpp>
#include <protocol/vocabulary.hpp>
#include <protocol/webhook.hpp>

#include <engine/ids.hpp>
#include <engine/rules.hpp>
#include <engine/view.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace bastide::protocol {

/// A taken seat as everybody sees it.
struct SeatCard {
  std::string name;
  Colour colour = Colour::red;
  std::optional<ComputerCard> computer = {};  ///< empty: a person plays
  bool callable = false;                      ///< its person is called while no page is open
  bool program = false;  ///< a program plays by this protocol, and said so as it sat down
};

/// What is public about the shuffle before the game ends.
struct ShuffleCard {
  std::string game_id;  ///< 32 hex digits
  Bytes32 commitment{};
  std::vector<bool> entropy;  ///< by seat: whether it has added entropy
};

/// A rematch offer that waits for answers.
struct RematchCard {
  Seat by = 0;
  std::string game_id;  ///< of the next game, 32 hex digits
  Bytes32 commitment{};
  std::vector<std::optional<bool>> accepted;  ///< by seat; empty for a seat that nobody holds
};

/// Votes to skip the seat to act, or to hand it over to a computer.
struct VoteCard {
  Seat seat = 0;
  std::vector<bool> votes;  ///< by seat
  int needed = 1;
};

/// The question whether a turn may be taken back.
struct UndoCard {
  Seat by = 0;
  std::vector<std::optional<bool>> accepted;  ///< by seat; empty for a seat that is not asked
};

struct ChatLine {
  std::int64_t n = 0;  ///< counts the room's lines from 1
  Seat seat = 0;
  std::string name;  ///< the speaker's name at that time
  std::string text;
  std::optional<std::string> phrase = {};  ///< the phrase that the text says, if clients know it
  std::int64_t at = 0;                     ///< ms since 1970
};

/// What everybody sees.
struct RoomView {
  std::string room;
  RoomPhase phase = RoomPhase::lobby;
  int number = 1;
  RoomFlags flags = {};
  Seat host = 0;
  const Rules& rules;
  Aids aids = Aids::all;
  Pace pace = Pace::normal;
  std::vector<std::optional<SeatCard>> seats;  ///< empty: a free seat
  ShuffleCard shuffle;
  std::optional<RematchCard> rematch = {};
  std::optional<Clocks> clock = {};          ///< empty: the room plays without a clock
  std::optional<VoteCard> skip = {};         ///< empty: nobody has voted
  std::optional<VoteCard> hand_over = {};    ///< likewise
  std::optional<UndoCard> undo = {};         ///< empty: nobody asks for a turn back
  std::optional<BrokenOff> broken_off = {};  ///< empty: all that was played can be read
  std::optional<WebhookCard> webhook = {};   ///< empty: no chat is told
  const View* game = nullptr;                ///< borrowed; nullptr before the start
  int step = 0;                              ///< stored steps of the game so far
  const std::vector<ChatLine>& chat;         ///< borrowed
  /// The last change that touched more than phase, step and game: for a viewer who has seen it all else is
  /// unchanged, and may be missing here. 0: unknown.
  Seq settled = 0;
};

/// What one viewer sees besides. The game is that of the RoomView, as the seat to act sees it.
struct OwnView {
  std::optional<Seat> you;  ///< empty for a spectator
  int number = 1;
  const View* game = nullptr;          ///< borrowed; nullptr before the start
  bool to_act = false;                 ///< it is this viewer's move; only then legal actions are told
  std::vector<std::string> push = {};  ///< the devices on which the viewer is called (device_of)
  bool may_undo = false;               ///< the viewer may ask for the last turn back
};

/// The game of a view alone, as a spectator sees it, or with the legal actions of the seat to act.
JsonText json_text(const View& game, int step, bool to_act = false);

}  // namespace bastide::protocol
