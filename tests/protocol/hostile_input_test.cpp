// Hostile messages of clients: each gets its code and place, and nothing throws.
#include <protocol/json.hpp>
#include <protocol/message_codec.hpp>

#include "catch.hpp"
#include "effort.hpp"
#include "sample_messages.hpp"
#include "schema_check.hpp"

#include <random>

using namespace bastide;
using namespace bastide::protocol;

namespace {

struct Hostile {
  std::string text;
  std::string_view code;
  std::string at;
};

std::string act(const std::string& action) { return R"({"type":"act","id":"1","actions":[)" + action + "]}"; }
std::string place(const std::string& x) {
  return act(R"({"type":"place_tile","x":)" + x + R"(,"y":0,"rotation":0})");
}

std::string repeated(std::string_view what, std::size_t times) {
  std::string text;
  for (std::size_t i = 0; i < times; ++i) text += what;
  return text;
}

/// The place of a JSON pointer: "/actions/0/x" → "actions[0].x".
std::string place_of(const std::string& pointer) {
  std::string place;
  std::size_t at = 1;
  while (at <= pointer.size()) {
    const std::size_t end = std::min(pointer.find('/', at), pointer.size());
    const std::string part = pointer.substr(at, end - at);
    const bool index = part.find_first_not_of("0123456789") == std::string::npos;
    place += index ? "[" + part + "]" : (place.empty() ? "" : ".") + part;
    at = end + 1;
  }
  return place;
}

enum class Sort { null, boolean, number, text, list, object };

Sort sort_of(const Json& json) {
  if (json.is_null()) return Sort::null;
  if (json.is_boolean()) return Sort::boolean;
  if (json.is_number()) return Sort::number;
  if (json.is_string()) return Sort::text;
  return json.is_array() ? Sort::list : Sort::object;
}

const std::vector<Json> kOddities{nullptr,
                                  true,
                                  1.9,
                                  -1,
                                  99999999999,
                                  18446744073709551615u,
                                  1e300,
                                  "",
                                  "x",
                                  "\u0001",
                                  std::string(2000, 'x'),
                                  Json::array(),
                                  Json::array({nullptr}),
                                  Json::object(),
                                  {{"type", "pass"}}};

/// One mutation: must be refused at its place, unless it is still valid by the schema.
void check_mutation(const Json& message, const std::string& pointer, const Json& oddity) {
  const Json before = message.at(Json::json_pointer(pointer));
  Json mutated = message;
  mutated[Json::json_pointer(pointer)] = oddity;
  const auto decoded = decode_client(mutated.dump());
  const bool valid = test::schema_faults(mutated, "client_message").empty();
  INFO(mutated.dump());
  if (decoded) {
    CHECK(valid);
    return;
  }
  const std::string place = place_of(pointer);
  CHECK(decoded.error().rejection.at.starts_with(place));
  // Which sort an option has is a matter of the rules.
  const bool of_rules = pointer.starts_with("/rules/options/");
  if (decoded.error().rejection.at == place && sort_of(oddity) != sort_of(before) && !before.is_null() &&
      !of_rules)
    CHECK(decoded.error().rejection.code == "message/wrong_type");
}

void check_removal(const Json& message, const std::string& pointer) {
  const std::size_t slash = pointer.rfind('/');
  Json shortened = message;
  Json& parent = shortened[Json::json_pointer(pointer.substr(0, slash))];
  if (!parent.is_object()) return;
  parent.erase(pointer.substr(slash + 1));
  const auto decoded = decode_client(shortened.dump());
  INFO(shortened.dump());
  CHECK(decoded.has_value() == test::schema_faults(shortened, "client_message").empty());
  if (decoded) return;
  CHECK(decoded.error().rejection.code == "message/missing_field");
  CHECK(decoded.error().rejection.at == place_of(pointer));
}

}  // namespace

TEST_CASE("hostile messages get their code and place", "[protocol][hostile]") {
  const auto hostile = GENERATE(values<Hostile>({
      {"", "message/not_json", ""},
      {"[]", "message/not_object", ""},
      {"null", "message/not_object", ""},
      {"\"join\"", "message/not_object", ""},
      {"{}", "message/missing_field", "id"},
      {R"({"id":"1"})", "message/missing_field", "type"},
      {R"({"id":"1","type":null})", "message/wrong_type", "type"},
      {R"({"id":"1","type":"Ping"})", "message/unknown_type", "type"},
      {R"({"id":"1","type":""})", "message/unknown_type", "type"},
      {R"({"id":"","type":"ping"})", "message/out_of_range", "id"},
      {R"({"id":"\u0007","type":"ping"})", "message/bad_value", "id"},
      {R"({"id":"\u00e9","type":"ping"})", "message/bad_value", "id"},
      {R"({"id":")" + repeated("k", 65) + R"(","type":"ping"})", "message/out_of_range", "id"},
      {R"({"id":"1","type":"ping","id":"2"})", "message/bad_value", "id"},
      {R"({"id":"1","type":"ping","x":")" + repeated("k", 5000) + "\"}", "message/too_large", ""},
      {repeated("[", 4000), "message/too_deep", repeated("[0]", 16)},
      {repeated(R"({"a":)", 500) + "1" + repeated("}", 500), "message/too_deep", "a" + repeated(".a", 15)},
      {place("1.9"), "message/wrong_type", "actions[0].x"},
      {place("1.0"), "message/wrong_type", "actions[0].x"},
      {place("1e2"), "message/wrong_type", "actions[0].x"},
      {place("1e400"), "message/out_of_range", "actions[0].x"},
      {place("1" + repeated("0", 400)), "message/out_of_range", "actions[0].x"},
      {place("99999999999"), "message/out_of_range", "actions[0].x"},
      {place("18446744073709551615"), "message/out_of_range", "actions[0].x"},
      {place("32768"), "message/out_of_range", "actions[0].x"},
      {place("-32769"), "message/out_of_range", "actions[0].x"},
      {place("NaN"), "message/not_json", "actions[0].x"},
      {place("\"1\""), "message/wrong_type", "actions[0].x"},
      {place("[1]"), "message/wrong_type", "actions[0].x"},
      {place("\"\\ud800\""), "message/not_json", "actions[0].x"},
      {place("\"\xff\""), "message/not_json", "actions[0].x"},
      {act(R"({"type":"place_tile","x":0,"y":0,"rotation":-1})"), "message/out_of_range",
       "actions[0].rotation"},
      {act(R"({"type":"place_tile","x":0,"y":0,"rotation":256})"), "message/out_of_range",
       "actions[0].rotation"},
      {act(R"({"type":"pass"},{"type":"place_tile","x":0,"y":0})"), "message/missing_field",
       "actions[1].rotation"},
      {act(R"({"type":"deploy","piece":"dragon","feature":0})"), "message/bad_value", "actions[0].piece"},
      {act(R"({"type":"teleport"})"), "message/unknown_type", "actions[0].type"},
      {act("7"), "message/wrong_type", "actions[0]"},
      {act(""), "message/out_of_range", "actions"},
      {act(R"({"type":"pass"})" + repeated(R"(,{"type":"pass"})", 8)), "message/out_of_range", "actions"},
      {R"({"type":"act","id":"1","actions":{}})", "message/wrong_type", "actions"},
      {R"({"type":"act","id":"1","actions":[{"type":"pass"}],"step":-1})", "message/out_of_range", "step"},
      {R"({"type":"join","id":"1","room":"ABCDEFG0"})", "message/bad_value", "room"},
      {R"({"type":"join","id":"1","room":"ABCDEFGH","since":9007199254740992})", "message/out_of_range",
       "since"},
      {R"({"type":"join","id":"1","room":"ABCDEFGH","secret":"short"})", "message/bad_value", "secret"},
      {R"({"type":"join","id":"1","room":"ABCDEFGH","secret":null})", "message/wrong_type", "secret"},
      {R"({"type":"entropy","id":"1"})", "message/missing_field", "value"},
      {R"({"type":"entropy","id":"1","value":"00"})", "message/bad_value", "value"},
      {R"({"type":"chat","id":"1","text":""})", "message/out_of_range", "text"},
      {R"({"type":"chat","id":"1","text":"hi","phrase":""})", "message/out_of_range", "phrase"},
      {R"({"type":"chat","id":"1","text":"hi","phrase":")" + repeated("x", 33) + "\"}",
       "message/out_of_range", "phrase"},
      {R"({"type":"chat","id":"1","text":")" + repeated("x", 301) + "\"}", "message/out_of_range", "text"},
      {R"({"type":"profile","id":"1","colour":"purple"})", "message/bad_value", "colour"},
      {R"({"type":"lock","id":"1","locked":1})", "message/wrong_type", "locked"},
      {R"({"type":"remove","id":"1","seat":-1})", "message/out_of_range", "seat"},
  }));
  CAPTURE(hostile.text);
  const auto decoded = decode_client(hostile.text);
  REQUIRE_FALSE(decoded);
  CHECK(decoded.error().rejection.code == hostile.code);
  CHECK(decoded.error().rejection.at == hostile.at);
  CHECK(test::server_message_faults(
            encode(ServerMessage(to_error(decoded.error().re, decoded.error().rejection)))) == "");
}

TEST_CASE("each field of each message, removed or made odd, is refused at its place", "[protocol][hostile]") {
  for (const ClientMessage& sample : test::sample_client_messages()) {
    const Json message = Json::parse(encode(sample));
    const Json flat = message.flatten();
    for (const auto& [pointer, value] : flat.items()) {
      check_removal(message, pointer);
      for (const Json& oddity : kOddities) check_mutation(message, pointer, oddity);
    }
    for (const Json& oddity : kOddities)
      if (message.contains("actions")) check_mutation(message, "/actions", oddity);
  }
}

TEST_CASE("messages with bytes changed at random are read or refused, never more", "[protocol][hostile]") {
  std::mt19937 random(99);
  const auto samples = test::sample_client_messages();
  for (int round = test::effort(100'000); round > 0; --round) {
    std::string text = encode(samples[random() % samples.size()]);
    for (unsigned changes = 1 + random() % 4; changes > 0; --changes) {
      const std::size_t at = random() % text.size();
      switch (random() % 4) {
        case 0: text[at] = static_cast<char>(random()); break;
        case 1: text.erase(at, 1 + random() % 8); break;
        case 2: text.insert(at, 1, "{}[]\",:0-e\\\0"[random() % 12]); break;
        default: text.insert(at, text.substr(random() % text.size(), 16));
      }
      if (text.empty()) break;
    }
    const auto decoded = decode_client(text);
    if (decoded) {
      const auto again = decode_client(encode(*decoded));
      if (!again) FAIL("read, but not when written again: " << text);
    } else if (const std::string_view code = decoded.error().rejection.code;
               !code.starts_with("message/") && !code.starts_with("rules/")) {
      FAIL(code << " for " << text);
    }
  }
}
