// A player or spectator that behaves like a page: joins, acts, reconnects, and repeats what was not answered.
#pragma once

#include "history.hpp"
#include "surroundings.hpp"

#include <protocol/messages.hpp>
#include <protocol/replica.hpp>

#include <memory>
#include <optional>
#include <string>

namespace bastide::sim {

class Client final : public Page {
 public:
  struct Habits {
    int think_ms_max = 1500;
    int again_ms_max = 3000;         ///< until it tries again
    int taken_over_ms_max = 60'000;  ///< until a player returns to a page that another one has replaced
    Ms patience{10'000};             ///< for an answer; then it takes its connection for dead
    bool renews = false;             ///< its secret, now and then
    bool ends_games = true;          ///< false: never resigns, and stops playing when few tiles are left
    bool knows_computers = false;    ///< gives seats to them, including its own
  };
  /// `secret`: of its seat; empty: it is a spectator. Two clients with the same secret are two pages
  /// of one player.
  Client(Surroundings& world, std::string name, std::string room, std::optional<protocol::SeatSecret> secret,
         Habits habits);
  ~Client() override;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;

  /// Connects, now or later.
  void come(Ms delay = Ms(0));
  /// Loses the connection for a while.
  void drop();
  /// Leaves, and does not return by itself: keeps what it has seen.
  void go();
  /// Starts nothing new from now on.
  void rest() { resting_ = true; }
  /// Whether it is in the room, or was replaced by another page of its player, sees the room, and waits
  /// for no answer.
  bool settled() const {
    return room_view_.has_view() && (replaced_ || (joined_ && !has_to_care())) && !asked_;
  }
  /// Whether a computer is to act next in the room as it sees it.
  bool waits_for_computer() const;
  bool joined() const { return joined_; }

  /// Whether both have the same change and the same view of it.
  bool sees_the_same(const Client& other) const;
  /// Of the last change that it has seen. Requires: it has seen the room.
  protocol::Seq seq() const { return room_view_.seq(); }
  const std::string& room() const { return room_; }
  const std::optional<protocol::SeatSecret>& secret() const { return secret_; }

  // ---- for its wire
  void receive(Wire& wire, const std::string& text) override;
  void closed(Wire& wire) override;
  const std::string& holder() const override { return holder_; }

 private:
  struct Asked {
    std::string id;
    protocol::Intention intention;
    std::optional<History::Mark> mark;  ///< empty: it changes nothing
  };

  void connect();
  void say_join();
  void think();
  void do_something();
  std::optional<Asked> choose();
  std::optional<Asked> choose_to_rest();
  std::optional<Asked> choose_with_clock();
  /// Empty: the game goes on.
  std::optional<Asked> choose_with_computers();
  /// Empty: it neither asks for a turn back nor answers who does.
  std::optional<Asked> choose_with_undo();
  bool clock_runs() const;
  /// Requires: it has seen the room.
  bool computer_plays(std::optional<Seat> seat) const;
  /// Before resting it must see to it that no clock runs, and that no computer plays on for it.
  bool has_to_care() const;
  /// Requires: a game is in progress.
  bool is_near_the_end() const;
  std::optional<Asked> choose_in_game();
  Asked choose_after_game();
  Asked asking(protocol::Intention intention, std::optional<History::Mark> mark = std::nullopt);
  void send(const Asked& asked);
  void answered(std::uint64_t seq = 0);
  void take(const protocol::ServerMessage& message);
  void take_error(const protocol::Error& error);
  void come_back(Ms delay);
  /// Calls `what` once after the delay, unless `leave_off` or another call comes before.
  void later(Ms delay, void (Client::*what)());
  std::string new_id();

  Surroundings& world_;
  const std::string name_;
  const std::string room_;
  std::optional<protocol::SeatSecret> secret_;
  std::optional<protocol::SeatSecret> renewed_;  ///< asked for, without knowing whether it is valid
  const std::string holder_;
  const Habits habits_;
  const std::unique_ptr<Alarm> alarm_;
  std::shared_ptr<Wire> wire_;
  std::string join_id_;
  bool joined_ = false;
  bool sits_ = false;  ///< it has been told so
  bool resting_ = false;
  bool replaced_ = false;
  int ids_ = 0;
  int wires_ = 0;
  std::optional<Asked> asked_;
  protocol::Replica room_view_{protocol::Replica::Digests::check};
};

}  // namespace bastide::sim
