#include <protocol/canonical.hpp>

#include "catch.hpp"
#include "sample_messages.hpp"

#include <protocol/json.hpp>
#include <protocol/message_codec.hpp>

#include <set>
#include <string>
#include <vector>

using bastide::protocol::Json;
using namespace bastide::protocol;

TEST_CASE("canonical JSON has sorted keys and no space", "[protocol][canonical]") {
  const Json json =
      Json::parse(R"( { "b": [ 1, -2, 0 ], "a": { "z": null, "y": true, "B": false }, "c": {}, "d": [] } )");
  CHECK(canonical(json) == R"({"a":{"B":false,"y":true,"z":null},"b":[1,-2,0],"c":{},"d":[]})");
}

TEST_CASE("canonical JSON escapes what it must and nothing else (RFC 8785 3.2.2.2)",
          "[protocol][canonical]") {
  const Json json = std::string("\x00\x01\x1f\b\t\n\f\r\"\\/\x7f\u20ac\U0001f600", 19);
  CHECK(canonical(json) == "\"\\u0000\\u0001\\u001f\\b\\t\\n\\f\\r\\\"\\\\/\x7f\u20ac\U0001f600\"");
}

TEST_CASE("canonical JSON holds every integer that all readers hold exactly", "[protocol][canonical]") {
  CHECK(canonical(9007199254740991) == "9007199254740991");
  CHECK(canonical(-9007199254740991) == "-9007199254740991");
  CHECK_THROWS_AS(canonical(9007199254740992), std::logic_error);
  CHECK_THROWS_AS(canonical(-9007199254740992), std::logic_error);
  CHECK_THROWS_AS(canonical(18446744073709551615u), std::logic_error);
}

TEST_CASE("canonical JSON refuses what views never hold", "[protocol][canonical]") {
  CHECK_THROWS_AS(canonical(1.5), std::logic_error);
  CHECK_THROWS_AS(canonical({{"\u00e9", 1}}), std::logic_error);
}

TEST_CASE("the digest is the sum of the hashes of a view's parts", "[protocol][canonical]") {
  CHECK(digest(Json::object()) == "0000000000000000");
  CHECK(digest(Json::parse(R"({"host":0})")) == "33e2fba5dae8fa34");  // sha256("host=0")
  CHECK(digest(Json::parse(R"({"chat":[{"n":1}],"game":{"seat":null},"host":0})")) == "75f9af2938c1075a");
  CHECK(digest(Json::parse(R"({"b":1,"a":[]})")) == digest(Json::parse(R"({"a":[],"b":1})")));
}

TEST_CASE("views that differ anywhere have other digests", "[protocol][canonical]") {
  std::set<std::string> digests;
  const std::vector<std::string> views{"{}",
                                       R"({"a":[]})",
                                       R"({"a":{}})",
                                       R"({"a":null})",
                                       R"({"a":[1]})",
                                       R"({"a":[1,2]})",
                                       R"({"a":[2,1]})",
                                       R"({"a":[[1],2]})",
                                       R"({"b":[1,2]})",
                                       R"({"game":null})",
                                       R"({"game":{}})",
                                       R"({"game":{"a":[1]}})",
                                       R"({"game":{"a":1}})",
                                       R"({"game":{"a":{"a":1}}})",
                                       R"({"game":[]})"};
  for (const std::string& view : views) digests.insert(digest(Json::parse(view)));
  CHECK(digests.size() + 1 == views.size());  // a game without members is not hashed, but there is none
}

TEST_CASE("views and messages are canonical as they are written", "[protocol][canonical]") {
  for (const ServerMessage& message : bastide::test::sample_server_messages()) {
    const std::string text = encode(message);
    CHECK(canonical(Json::parse(text)) == text);
  }
}
