// The view of a room: everything that one viewer may know, as the protocol shows it.
#pragma once

#include <protocol/bytes.hpp>
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
};

/// What the shuffle shows before the game ends.
struct ShuffleCard {
  std::string game_id;  ///< 32 hex digits
  Bytes32 commitment{};
  std::vector<bool> entropy;  ///< by seat: has added some
};

struct ChatLine {
  std::int64_t n = 0;  ///< counts the room's lines from 1
  Seat seat = 0;
  std::string name;  ///< of the speaker when it was said
  std::string text;
  std::int64_t at = 0;  ///< ms since 1970
};

struct RoomView {
  std::string room;
  RoomPhase phase = RoomPhase::lobby;
  int number = 1;
  bool locked = false;
  Seat host = 0;
  std::optional<Seat> you;  ///< nothing for a spectator
  const Rules& rules;
  std::vector<std::optional<SeatCard>> seats;  ///< a free seat is nothing
  ShuffleCard shuffle;
  const View* game = nullptr;  ///< borrowed; nullptr before the start
  int step = 0;                ///< stored steps of the game so far
  std::vector<ChatLine> chat;
};

/// The whole view, integers only, ready for `digest` and `diff`.
JsonText json_text(const RoomView& view);
/// Its game alone.
JsonText json_text(const View& game, int step);

}  // namespace bastide::protocol
