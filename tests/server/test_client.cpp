#include "test_client.hpp"

#include "schema_check.hpp"

#include <protocol/canonical.hpp>
#include <protocol/game_json.hpp>
#include <protocol/json_patch.hpp>
#include <protocol/message_codec.hpp>
#include <protocol/message_outline.hpp>

#include <engine/random.hpp>

#include "catch.hpp"

#include <atomic>

namespace bastide::test {

using nlohmann::json;

std::string TestClient::new_id_prefix() {
  static std::atomic<int> clients = 0;
  return "c" + std::to_string(++clients) + "-";
}

void TestClient::take(const std::string& text) {
  CAPTURE(text);
  const std::string faults = faults_of_one_of_many(text);
  REQUIRE(faults == "");
  traffic_.push_back(text);
  const json message = json::parse(text);
  const std::string type = message.at("type");
  if (type == "reply" || type == "error") {
    ++answer_count_;
    answers_[message.at("re").is_null() ? "" : message.at("re").get<std::string>()] = message;
  } else if (type == "snapshot") {
    ++snapshots_;
    view_ = message.at("view");
    seq_ = message.at("seq");
    REQUIRE(protocol::digest(view_) == message.at("digest").get<std::string>());
  } else if (type == "delta") {
    take_delta(message);
  } else if (type == "presence") {
    presence_ = message;
  } else {
    closing_ = message.at("reason");
  }
  take_lightly(text);
}

/// A light copy must tell the same as the whole view.
void TestClient::take_lightly(const std::string& text) {
  const auto outline = protocol::outline(text);
  REQUIRE(outline);
  REQUIRE(light_.take(*outline));
  if (!has_view()) return;
  REQUIRE(light_.seq() == seq_);
  REQUIRE(name(light_.phase()) == view_.at("phase").get<std::string>());
  const json& game = view_.at("game");
  if (game.is_null()) return;
  REQUIRE(light_.step() == game.at("step"));
  REQUIRE(light_.to_act().has_value() == !game.at("seat").is_null());
  if (light_.to_act()) REQUIRE(int{*light_.to_act()} == game.at("seat"));
  const std::vector<Action> offered = offered_actions(view_);
  if (offered.empty()) return;
  Random one(seq_), same(seq_);
  REQUIRE(light_.any_legal(one) == offered[same.below(static_cast<std::uint32_t>(offered.size()))]);
}

void TestClient::take_delta(const json& message) {
  REQUIRE(has_view());
  REQUIRE(message.at("seq") == seq_ + 1);
  const auto patched = protocol::apply_patch(view_, message.at("patch"));
  REQUIRE(patched);
  REQUIRE(protocol::digest(*patched) == message.at("digest").get<std::string>());
  view_ = *patched;
  ++seq_;
  deltas_.push_back(message);
}

std::string TestClient::compose(protocol::Intention intention) {
  last_id_ = id_prefix_ + std::to_string(++ids_);
  return protocol::encode(protocol::ClientMessage{.id = last_id_, .intention = std::move(intention)});
}

const json* TestClient::answer(std::string_view id) const {
  const auto found = answers_.find(id);
  return found == answers_.end() ? nullptr : &found->second;
}

void TestClient::resume(const TestClient& before) {
  view_ = before.view_;
  seq_ = before.seq_;
  light_ = before.light_;
}

std::vector<Action> offered_actions(const json& view) {
  std::vector<Action> actions;
  const json& legal = view.at("game").at("legal");
  if (legal.is_null()) return actions;
  for (const json& placement : legal.at("placements"))
    for (const json& rotation : placement.at("rotations"))
      actions.push_back(Action{
          .kind = ActionKind::place_tile,
          .rotation = rotation.get<Rotation>(),
          .cell = {.x = placement.at("x").get<std::int16_t>(), .y = placement.at("y").get<std::int16_t>()}});
  for (const json& action : legal.at("actions")) actions.push_back(*protocol::read_action(action));
  return actions;
}

}  // namespace bastide::test
