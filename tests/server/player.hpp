// A player over a real connection: keeps the view as a client must, and checks every message.
#pragma once

#include "wire.hpp"

#include <engine/random.hpp>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

namespace bastide::test {

using nlohmann::json;

struct Ticket {
  std::string room;
  std::string secret;
};

/// 43 characters of base64url, always new.
std::string new_secret();

/// POST /api/v1/rooms; fails the test if that is refused. `wish` is added to the body.
Ticket make_room(std::uint16_t port, json wish = json::object());

/// Checks each message against its schema, applies each delta's patch, and compares the digest of the
/// resulting view; faults fail the test.
class Player {
 public:
  explicit Player(std::uint16_t port, int receive_bytes = 0);

  /// Sends an intention with the next id. Returns the id.
  std::string send(json intention);
  /// Sends an intention and waits for its reply or error; handles earlier messages.
  json ask(json intention);
  json join(const std::string& room, const std::optional<std::string>& secret = std::nullopt,
            std::optional<std::int64_t> since = std::nullopt);
  /// Rejoins with the view of a lost connection.
  void resume(const Ticket& ticket, const Player& before);
  /// Sits down with a new secret.
  Ticket sit(const std::string& room, const std::string& name);

  /// Takes the next message. Returns false if none came in time or the connection ended.
  bool take_message(std::chrono::milliseconds time = kPatience);
  void wait_for_seq(std::int64_t seq);
  /// Takes everything until the connection ends. Returns the close code.
  int wait_for_close(std::chrono::milliseconds time = kPatience);

  const json& view() const { return view_; }
  std::int64_t seq() const { return seq_; }
  const json& presence() const { return presence_; }
  const json& closing() const { return closing_; }
  /// The last one; empty if there was none.
  const std::string& announcement() const { return announcement_; }
  int snapshots() const { return snapshots_; }
  int deltas() const { return deltas_; }
  WebSocketWire& socket() { return socket_; }

 private:
  void take(const std::string& text);

  WebSocketWire socket_;
  json view_;
  json presence_;
  json closing_;
  std::string announcement_;
  std::deque<json> answers_;
  std::int64_t seq_ = 0;
  int snapshots_ = 0;
  int deltas_ = 0;
  int close_code_ = 0;
};

/// One of the legal actions in the view of the seat to act, except `resign`.
json any_action(const json& view, Random& random);

/// A room with this many players and a started game. players[i] sits on seat i.
struct Table {
  Table(std::uint16_t port, int seats, const std::vector<int>& receive_bytes = {},
        const json& rules = json::object());

  bool over() const { return players[0].view().at("phase") == "finished"; }
  /// Plays one legal action of the seat to act; returns after everybody has seen it.
  void move(Random& random);
  /// A rematch of two, started. Requires: the game is over.
  void play_again();

  std::string room;
  std::vector<Ticket> tickets;
  std::vector<Player> players;
};

}  // namespace bastide::test
