#include "player.hpp"

#include "schema_check.hpp"

#include <protocol/bytes.hpp>
#include <protocol/canonical.hpp>
#include <protocol/json_patch.hpp>

#include "catch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <random>
#include <utility>

namespace bastide::test {

std::string new_secret() {
  static std::random_device device;
  protocol::Bytes32 bytes{};
  for (auto& byte : bytes) byte = static_cast<std::uint8_t>(device());
  return protocol::to_base64url(bytes);
}

Ticket make_room(std::uint16_t port, json wish) {
  Ticket ticket{.room = {}, .secret = new_secret()};
  wish["secret"] = ticket.secret;
  if (!wish.contains("name")) wish["name"] = "Ada";
  const Answer answer = post(port, "/api/v1/rooms", wish.dump());
  CAPTURE(answer.body);
  REQUIRE(answer.status == 201);
  ticket.room = json::parse(answer.body).at("room");
  return ticket;
}

Player::Player(std::uint16_t port, int receive_bytes)
    : socket_(port, WebSocketWire::Handshake{.receive_bytes = receive_bytes}) {
  REQUIRE(socket_.answer().status == 101);
}

std::string Player::send(json intention) {
  // Distinct from those of the seat's earlier connections: the server repeats its answer to a known id.
  static std::atomic<int> last_id = 0;
  std::string id = fmt::to_string(++last_id);
  intention["id"] = id;
  socket_.send_text(intention.dump());
  return id;
}

json Player::ask(json intention) {
  const std::string id = send(std::move(intention));
  for (;;) {
    const auto answer = std::ranges::find_if(answers_, [&](const json& a) { return a.at("re") == id; });
    if (answer != answers_.end()) {
      json found = std::move(*answer);
      answers_.erase(answer);
      return found;
    }
    if (!take_message()) FAIL("no answer to " << intention.dump() << ", close code " << close_code_);
  }
}

json Player::join(const std::string& room, const std::optional<std::string>& secret,
                  std::optional<std::int64_t> since) {
  json intention = {{"type", "join"}, {"room", room}};
  if (secret) intention["secret"] = *secret;
  if (since) intention["since"] = *since;
  json answer = ask(std::move(intention));
  if (answer.at("type") == "reply") {
    const int snapshots = snapshots_;
    if (answer.at("resume") == "snapshot") {
      while (snapshots_ == snapshots && take_message()) {
      }
    }
    wait_for_seq(answer.at("seq"));
  }
  return answer;
}

void Player::resume(const Ticket& ticket, const Player& before) {
  view_ = before.view_;
  seq_ = before.seq_;
  const json answer = join(ticket.room, ticket.secret, seq_);
  CAPTURE(answer.dump());
  REQUIRE(answer.at("type") == "reply");
}

Ticket Player::sit(const std::string& room, const std::string& name) {
  Ticket ticket{.room = room, .secret = new_secret()};
  const json answer = ask({{"type", "sit"}, {"secret", ticket.secret}, {"name", name}});
  CAPTURE(answer.dump());
  REQUIRE(answer.at("type") == "reply");
  return ticket;
}

bool Player::take_message(std::chrono::milliseconds time) {
  for (;;) {
    const Frame frame = socket_.read_frame(time);
    if (frame.is_text()) {
      take(frame.payload);
      return true;
    }
    if (frame.opcode == 9) socket_.send_frame(10, frame.payload);
    if (frame.opcode == 8) close_code_ = frame.close_code();
    if (frame.opcode == 8 || frame.ended()) return false;
  }
}

void Player::wait_for_seq(std::int64_t seq) {
  while (seq_ < seq) {
    if (!take_message()) FAIL("waited for seq " << seq << " at " << seq_ << ", close code " << close_code_);
  }
}

int Player::wait_for_close(std::chrono::milliseconds time) {
  while (take_message(time)) {
  }
  return close_code_;
}

void Player::take(const std::string& text) {
  const std::string faults = faults_of_one_of_many(text);
  CAPTURE(text);
  REQUIRE(faults == "");
  const json message = json::parse(text);
  const std::string type = message.at("type");
  if (type == "reply" || type == "error") {
    answers_.push_back(message);
  } else if (type == "snapshot") {
    view_ = message.at("view");
    seq_ = message.at("seq");
    ++snapshots_;
    REQUIRE(message.at("digest") == protocol::digest(view_));
  } else if (type == "delta") {
    REQUIRE(message.at("seq") == seq_ + 1);
    auto patched = protocol::apply_patch(view_, message.at("patch"));
    REQUIRE(patched.has_value());
    view_ = std::move(*patched);
    ++seq_;
    ++deltas_;
    REQUIRE(message.at("digest") == protocol::digest(view_));
  } else if (type == "presence") {
    presence_ = message;
  } else if (type == "announcement") {
    announcement_ = message.at("text");
  } else {
    closing_ = message;
  }
}

json any_action(const json& view, Random& random) {
  const auto any = [&random](const json& list) {
    return list.at(random.below(static_cast<std::uint32_t>(list.size())));
  };
  const json& legal = view.at("game").at("legal");
  if (legal.at("placements").empty()) return any(legal.at("actions"));
  const json place = any(legal.at("placements"));
  return {{"type", "place_tile"},
          {"x", place.at("x")},
          {"y", place.at("y")},
          {"rotation", any(place.at("rotations"))}};
}

Table::Table(std::uint16_t port, int seats, const std::vector<int>& receive_bytes, const json& rules) {
  tickets.push_back(make_room(port, {{"seats", seats}, {"rules", rules}}));
  room = tickets[0].room;
  for (int seat = 0; seat < seats; ++seat) {
    const auto index = static_cast<std::size_t>(seat);
    players.emplace_back(port, index < receive_bytes.size() ? receive_bytes[index] : 0);
    if (seat == 0) {
      REQUIRE(players[0].join(room, tickets[0].secret).at("seat") == 0);
    } else {
      REQUIRE(players.back().join(room).at("type") == "reply");
      tickets.push_back(players.back().sit(room, fmt::format("Ben {}", seat)));
    }
  }
  REQUIRE(players[0].ask({{"type", "start"}}).at("type") == "reply");
  for (Player& player : players) player.wait_for_seq(players[0].seq());
}

void Table::move(Random& random) {
  const std::size_t seat = players[0].view().at("game").at("seat");
  Player& player = players.at(seat);
  const json answer =
      player.ask({{"type", "act"}, {"actions", json::array({any_action(player.view(), random)})}});
  CAPTURE(answer.dump());
  REQUIRE(answer.at("type") == "reply");
  for (Player& other : players) other.wait_for_seq(answer.at("seq"));
}

void Table::play_again() {
  REQUIRE(players[1].ask({{"type", "rematch"}}).at("type") == "reply");
  players[0].wait_for_seq(players[1].seq());
  REQUIRE(players[0].ask({{"type", "start"}}).at("type") == "reply");
  players[1].wait_for_seq(players[0].seq());
}

}  // namespace bastide::test
