// A client's end of the protocol without a transport: keeps the view as a client must, and checks
// every message.
#pragma once

#include <protocol/light_replica.hpp>
#include <protocol/messages.hpp>

#include <engine/action.hpp>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::test {

/// Checks each message against its schema, applies each delta's patch and compares the digest of the
/// resulting view, and what a light copy knows of it; faults fail the test.
class TestClient {
 public:
  /// `id_prefix`: for the ids of its intentions, which must differ from those of the seat's
  /// other connections.
  explicit TestClient(std::string id_prefix = new_id_prefix()) : id_prefix_(std::move(id_prefix)) {}

  /// Takes a message from the server.
  void take(const std::string& text);

  /// The text of an intention, with a new id, which is `last_id`.
  std::string compose(protocol::Intention intention);
  const std::string& last_id() const { return last_id_; }

  /// The reply or error to an intention; nullptr while there is none. The last one if there were several.
  const nlohmann::json* answer(std::string_view id) const;

  bool has_view() const { return !view_.is_null(); }
  const nlohmann::json& view() const { return view_; }
  std::uint64_t seq() const { return seq_; }
  const nlohmann::json& presence() const { return presence_; }
  /// The reason of the server's closing message; empty if there was none.
  const std::string& closing() const { return closing_; }
  const std::vector<nlohmann::json>& deltas() const { return deltas_; }
  int snapshots() const { return snapshots_; }
  int answers() const { return answer_count_; }
  /// Everything received, in order.
  const std::vector<std::string>& traffic() const { return traffic_; }

  /// Continues from what another connection of the same client has seen.
  void resume(const TestClient& before);

 private:
  static std::string new_id_prefix();
  void take_delta(const nlohmann::json& message);
  void take_lightly(const std::string& text);

  std::string id_prefix_;
  int ids_ = 0;
  std::string last_id_;
  std::map<std::string, nlohmann::json, std::less<>> answers_;
  int answer_count_ = 0;
  nlohmann::json view_;
  std::uint64_t seq_ = 0;
  protocol::LightReplica light_;
  nlohmann::json presence_;
  std::string closing_;
  std::vector<nlohmann::json> deltas_;
  int snapshots_ = 0;
  std::vector<std::string> traffic_;
};

/// All actions in a view, except `resign`; empty if it is not this viewer's turn.
std::vector<Action> offered_actions(const nlohmann::json& view);

}  // namespace bastide::test
