// The session in protocol/README.md is what rooms say: its messages are sent, and the answers must be those.
#include "room_world.hpp"

#include <protocol/http.hpp>

#include "catch.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <memory>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;

namespace {

/// What the page leaves out.
constexpr std::string_view kLeftOut = "…";

/// One message of the session, or that Ada's connection is lost.
struct Shown {
  char who = 'A';
  bool to_server = false;
  std::string http;  ///< method and path, or the status; empty for a WebSocket
  std::string text;  ///< JSON, with what is left out as a string or a member of that name; may be empty
  bool connection_is_lost = false;
};

std::string replaced(std::string text, std::string_view old, std::string_view fresh) {
  for (std::size_t at = text.find(old); at != std::string::npos; at = text.find(old, at + fresh.size()))
    text.replace(at, old.size(), fresh);
  return text;
}

std::string as_json(std::string text) {
  text = replaced(std::move(text), "{…}", R"("…")");
  text = replaced(std::move(text), ",…]", R"(,"…"])");
  return replaced(std::move(text), ",…}", R"(,"…":0})");
}

std::vector<Shown> session() {
  std::ifstream page("../../protocol/README.md");
  REQUIRE(page);
  std::vector<Shown> all;
  bool within = false, code = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) within = line == "## A whole session";
    if (!within) continue;
    if (line.starts_with("```")) {
      code = !code;
    } else if (line.starts_with("**A lost connection.**")) {
      all.push_back({.connection_is_lost = true});
    } else if (code && line.starts_with(' ')) {
      all.back().text += line.substr(line.find_first_not_of(' '));
    } else if (code) {
      const std::string rest = line.substr(4);
      const auto json_begins = std::min(rest.find('{'), rest.size());
      all.push_back({.who = line[0],
                     .to_server = line[2] == '>',
                     .http = rest.substr(0, json_begins),
                     .text = rest.substr(json_begins)});
    }
  }
  for (Shown& one : all) one.text = as_json(std::move(one.text));
  return all;
}

/// Whether `said` is what the page tells. Times and admissions are those of the test.
bool fits(const json& told, const json& said) {
  if (told == kLeftOut) return true;
  if (told.is_object()) {
    const bool whole = !told.contains(kLeftOut);
    if (!said.is_object() || (whole && said.size() != told.size())) return false;
    return std::ranges::all_of(told.items(), [&](const auto& member) {
      if (member.key() == kLeftOut) return true;
      if (!said.contains(member.key())) return false;
      if (member.key() == "now" || member.key() == "admission") return true;
      return fits(member.value(), said.at(member.key()));
    });
  }
  if (told.is_array()) {
    const bool whole = told.empty() || told.back() != kLeftOut;
    const std::size_t shown = told.size() - (whole ? 0 : 1);
    if (!said.is_array() || said.size() < shown || (whole && said.size() != shown)) return false;
    return std::ranges::equal(told.begin(), told.begin() + static_cast<std::ptrdiff_t>(shown), said.begin(),
                              said.begin() + static_cast<std::ptrdiff_t>(shown), fits);
  }
  return told == said;
}

/// Plays the session against rooms.
class Stage {
 public:
  Stage() {
    std::array<std::uint8_t, 16> game_id;
    std::iota(game_id.begin(), game_id.end(), 0);
    std::array<std::uint8_t, 32> secret;
    std::iota(secret.begin(), secret.end(), 0);
    world_.entropy.force(game_id);
    world_.entropy.force(secret);
    world_.entropy.force(kRoomCode);
  }

  void send(const Shown& told) {
    if (!told.http.empty()) return ask_http(told);
    const json message = json::parse(told.text);
    if (message.at("type") == "join") connect(told.who);
    people_.at(told.who)->tell_text(told.text);
    world_.run();
  }

  void lose_connection() { people_.at('A')->disconnect(); }

  /// What the page does not show are presences, and deltas like those of the other.
  void expect(const Shown& told) {
    const json wanted = json::parse(told.text);
    if (!told.http.empty()) {
      CHECK(told.http == http_status_);
      CHECK(fits(wanted, http_answer_));
      return;
    }
    const std::vector<std::string>& traffic = people_.at(told.who)->client.traffic();
    for (std::size_t& next = read_[told.who]; next < traffic.size();) {
      const json said = json::parse(traffic[next++]);
      if (fits(wanted, said)) return;
      CAPTURE(said.dump());
      REQUIRE((said.at("type") == "presence" || said.at("type") == "delta"));
    }
    CAPTURE(traffic.empty() ? "" : traffic.back());
    FAIL("nobody said it");
  }

 private:
  /// The places of A to H among the characters of codes.
  static constexpr std::array<std::uint8_t, 8> kRoomCode{8, 9, 10, 11, 12, 13, 14, 15};

  void connect(char who) {
    TestClient client;
    if (people_.contains(who)) client.resume(people_.at(who)->client);
    people_[who] = std::make_unique<Guest>(world_, std::move(client));
    read_[who] = 0;
  }

  void ask_http(const Shown& told) {
    if (told.http.starts_with("POST /api/v1/rooms")) {
      world_.directory().create_room(*protocol::decode_create_room(told.text), "",
                                     [&](const protocol::Expected<protocol::RoomCreated>& created) {
                                       REQUIRE(created);
                                       http_status_ = "201 ";
                                       http_answer_ = json::parse(protocol::encode(*created));
                                     });
      return world_.run();
    }
    const auto record = world_.find_record(told.http.substr(told.http.rfind('/') + 1));
    REQUIRE(record);
    http_status_ = "200 ";
    http_answer_ = json::parse(**record);
  }

  RoomWorld world_;
  std::map<char, std::unique_ptr<Guest>> people_;
  std::map<char, std::size_t> read_;  ///< how many of the messages to each have been looked at
  std::string http_status_;
  json http_answer_;
};

}  // namespace

TEST_CASE("the session in protocol/README.md is what a server says", "[rooms][session]") {
  const std::vector<Shown> all = session();
  REQUIRE(all.size() > 30);
  Stage stage;
  for (const Shown& told : all) {
    CAPTURE(told.who, told.http, told.text);
    if (told.connection_is_lost)
      stage.lose_connection();
    else if (told.to_server)
      stage.send(told);
    else
      stage.expect(told);
  }
}
