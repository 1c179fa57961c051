#include <protocol/json.hpp>
#include <protocol/message_codec.hpp>

#include "catch.hpp"
#include "sample_messages.hpp"
#include "schema_check.hpp"

#include <protocol/message_table.hpp>

#include <set>

using namespace bastide;
using namespace bastide::protocol;

TEST_CASE("every client message is read back as it was written, and its schema says the same",
          "[protocol][messages]") {
  std::set<std::size_t> kinds;
  for (const ClientMessage& message : test::sample_client_messages()) {
    const std::string text = encode(message);
    CAPTURE(text);
    const auto decoded = decode_client(text);
    REQUIRE(decoded);
    CHECK(decoded->id == message.id);
    CHECK(decoded->intention.index() == message.intention.index());
    CHECK(encode(*decoded) == text);
    CHECK(test::schema_faults(Json::parse(text), "client_message") == "");
    kinds.insert(message.intention.index());
  }
  CHECK(kinds.size() == message_table().size());
}

TEST_CASE("every server message is read back as it was written, and its schema says the same",
          "[protocol][messages]") {
  std::set<std::size_t> kinds;
  for (const ServerMessage& message : test::sample_server_messages()) {
    const std::string text = encode(message);
    CAPTURE(text);
    const auto decoded = decode_server(text);
    REQUIRE(decoded);
    CHECK(decoded->index() == message.index());
    CHECK(encode(*decoded) == text);
    CHECK(test::server_message_faults(text) == "");
    kinds.insert(message.index());
  }
  CHECK(kinds.size() == std::variant_size_v<ServerMessage>);
}

TEST_CASE("a preview of twenty choices in a row is read", "[protocol][messages]") {
  Json follows = {{"events", Json::array()}, {"choices", Json::array()}, {"ends_turn", true}};
  for (int choice = 0; choice < 20; ++choice)
    follows = {{"events", Json::array()},
               {"choices", Json::array({{{"action", {{"type", "pass"}}}, {"then", follows}}})},
               {"ends_turn", false}};
  follows["type"] = "reply";
  follows["re"] = "1";
  const auto message = decode_server(follows.dump());
  REQUIRE(message);
  CHECK(Json::parse(encode(*message)) == follows);
}

TEST_CASE("fields come out as they were sent", "[protocol][messages]") {
  const auto message = decode_client(
      R"({"type":"act","id":"a b","step":7,"actions":[{"type":"place_tile","x":-3,"y":4,"rotation":2},{"type":"deploy","piece":"meeple","feature":5}]})");
  REQUIRE(message);
  CHECK(message->id == "a b");
  const Act& act = std::get<Act>(message->intention);
  CHECK(act.step == 7);
  REQUIRE(act.actions.size() == 2);
  CHECK(act.actions[0] == Action{.kind = ActionKind::place_tile, .rotation = 2, .cell = {-3, 4}});
  CHECK(act.actions[1] == Action{.kind = ActionKind::deploy, .piece = PieceKind::meeple, .feature = 5});
}

TEST_CASE("a message is written whole, however long its texts are", "[protocol][messages]") {
  for (std::size_t length = 0; length < 200; ++length) {
    const std::string id(length, 'x');
    const Json message = Json::parse(encode(Reply{.re = id}));
    REQUIRE(message.size() == 2);
    REQUIRE(message.at("re") == id);
  }
}

TEST_CASE("a room's code is normalised when it is read", "[protocol][messages]") {
  const auto message = decode_client(R"({"type":"join","id":"1","room":"abcd-2345"})");
  REQUIRE(message);
  CHECK(std::get<Join>(message->intention).room == "ABCD2345");
}

TEST_CASE("unknown fields are ignored at every level", "[protocol][messages]") {
  const auto message = decode_client(
      R"({"type":"act","id":"1","new":{"deep":[1.5,null]},"actions":[{"type":"pass","x":"no number","why":"tired"}]})");
  REQUIRE(message);
  CHECK(std::get<Act>(message->intention).actions == std::vector<Action>{Action{.kind = ActionKind::pass}});
}

TEST_CASE("an error carries the id of the message where that could be read", "[protocol][messages]") {
  CHECK(decode_client(R"({"type":"fly","id":"k9"})").error().re == "k9");
  CHECK(decode_client(R"({"type":"sit","id":"k9"})").error().re == "k9");
  CHECK(decode_client(R"({"type":"ping"})").error().re == std::nullopt);
  CHECK(decode_client(R"({"type":"ping","id":5})").error().re == std::nullopt);
  CHECK(decode_client(R"({"type":"ping","id":)").error().re == std::nullopt);
}

TEST_CASE("a rejection becomes an error message", "[protocol][messages]") {
  const auto refused = decode_client(R"({"type":"remove","id":"k9","seat":6})").error();
  CHECK(encode(ServerMessage(to_error(refused.re, refused.rejection))) ==
        R"({"at":"seat","code":"message/out_of_range","message":"must be 0 to 5","re":"k9","type":"error"})");
  CHECK(encode(ServerMessage(
            to_error(std::nullopt, WireRejection(ErrorCode::join_first, "join a room first")))) ==
        R"({"code":"session/join_first","message":"join a room first","re":null,"type":"error"})");
}

TEST_CASE("names and chat are counted in characters, not in bytes", "[protocol][messages]") {
  const auto chat = [](const std::string& text) {
    return decode_client(Json{{"type", "chat"}, {"id", "1"}, {"text", text}}.dump());
  };
  std::string line;
  for (std::size_t i = 0; i < kChatCharsMax; ++i) line += "\U0001f600";
  CHECK(chat(line));
  const auto longer = chat(line + "x");
  REQUIRE_FALSE(longer);
  CHECK(longer.error().rejection.code == "message/out_of_range");
  CHECK(longer.error().rejection.at == "text");
}

TEST_CASE("joined emoji and scripts that need joiners are fine in names", "[protocol][messages]") {
  for (const std::string name :
       {"\U0001f469\u200d\U0001f4bb", "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", "O'Brien-\u00d1"}) {
    const auto sit = decode_client(
        Json{{"type", "sit"}, {"id", "1"}, {"secret", std::string(43, 'A')}, {"name", name}}.dump());
    REQUIRE(sit);
    CHECK(std::get<Sit>(sit->intention).name == name);
  }
}

TEST_CASE("text with invisible or direction-changing characters is refused", "[protocol][messages]") {
  const std::string text = GENERATE("a\tb", "a\nb", "\u0085", "a\u200bb", "\u202eabc", "a\u2066b", "\ufeffab",
                                    " a", "a ", "a\u007f");
  const auto sit = decode_client(
      Json{{"type", "sit"}, {"id", "1"}, {"secret", std::string(43, 'A')}, {"name", text}}.dump());
  CAPTURE(text);
  REQUIRE_FALSE(sit);
  CHECK(sit.error().rejection.code == "message/bad_value");
  CHECK(sit.error().rejection.at == "name");
}
