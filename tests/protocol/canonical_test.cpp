#include <protocol/canonical.hpp>

#include "catch.hpp"
#include "sample_messages.hpp"

#include <protocol/json.hpp>
#include <protocol/message_codec.hpp>

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

TEST_CASE("the digest is the beginning of SHA-256 over the canonical text", "[protocol][canonical]") {
  CHECK(digest(Json::object()) == "44136fa355b3678a");  // sha256("{}")
  CHECK(digest(Json::parse(R"({"b":1,"a":[]})")) == digest(Json::parse(R"({"a":[],"b":1})")));
  CHECK(digest(Json::parse(R"({"a":[]})")) != digest(Json::parse(R"({"a":{}})")));
}

TEST_CASE("views and messages are canonical as they are written", "[protocol][canonical]") {
  for (const ServerMessage& message : bastide::test::sample_server_messages()) {
    const std::string text = encode(message);
    CHECK(canonical(Json::parse(text)) == text);
  }
}
