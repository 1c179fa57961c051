#include <protocol/json.hpp>
#include <protocol/json_line.hpp>

#include "catch.hpp"

#include <cmath>

using namespace bastide::protocol;

namespace {

struct Refused {
  std::string text;
  std::string_view code;
  std::string at;
};

std::string nested(int levels, const std::string& core = "") {
  std::string text;
  for (int i = 0; i < levels; ++i) text += "[";
  text += core;
  for (int i = 0; i < levels; ++i) text += "]";
  return text;
}

}  // namespace

TEST_CASE("well-formed JSON of every kind is read", "[protocol][json]") {
  const std::string text = R"({"a":[1,-2,2.5,1e3,true,false,null,"x\u00e9\ud83d\ude00"],"b":{"c":[]},"":0})";
  const auto json = parse(text, {.bytes_max = 1000});
  REQUIRE(json);
  CHECK(*json == Json::parse(text));
  CHECK(parse("9223372036854775807", {.bytes_max = 100})->get<std::int64_t>() == 9223372036854775807);
  CHECK(parse("18446744073709551615", {.bytes_max = 100})->get<std::uint64_t>() == 18446744073709551615u);
}

TEST_CASE("text that is not JSON is refused with the place reached", "[protocol][json]") {
  const auto refused = GENERATE(values<Refused>({
      {"", "message/not_json", ""},
      {" ", "message/not_json", ""},
      {"nul", "message/not_json", ""},
      {"NaN", "message/not_json", ""},
      {R"({"a":NaN})", "message/not_json", "a"},
      {R"({"a":Infinity})", "message/not_json", "a"},
      {R"({"a":-Infinity})", "message/not_json", "a"},
      {R"({"a":01})", "message/not_json", "a"},
      {R"({"a":+1})", "message/not_json", "a"},
      {R"({"a":0x1f})", "message/not_json", "a"},
      {R"({"a":1)", "message/not_json", "a"},
      {R"({"a":[1,2)", "message/not_json", "a[2]"},
      {R"({"a":[1,{"b":[true,nope]}]})", "message/not_json", "a[1].b[1]"},
      {"{} {}", "message/not_json", ""},
      {"{}x", "message/not_json", ""},
      {"{'a':1}", "message/not_json", ""},
      {R"({"a":1,})", "message/not_json", "a"},
      {"[1,]", "message/not_json", "[1]"},
      {"/* no */ {}", "message/not_json", ""},
      {R"({"a":"\ud800"})", "message/not_json", "a"},        // half a pair
      {R"({"a":"\udc00\ud800"})", "message/not_json", "a"},  // in the wrong order
      {R"({"a":"\ud800x"})", "message/not_json", "a"},
      {"{\"a\":\"\xff\"}", "message/not_json", "a"},              // never valid in UTF-8
      {"{\"a\":\"\xc0\xaf\"}", "message/not_json", "a"},          // overlong
      {"{\"a\":\"\xed\xa0\x80\"}", "message/not_json", "a"},      // a surrogate in UTF-8
      {"{\"a\":\"\xf4\x90\x80\x80\"}", "message/not_json", "a"},  // beyond U+10FFFF
      {"{\"a\":\"\xe2\x82", "message/not_json", "a"},             // cut off
      {"{\"a\":\"x\ny\"}", "message/not_json", "a"},              // a bare control character
      {std::string("{\"a\":\"\0\"}", 9), "message/not_json", "a"},
      {std::string("{}\0", 3), "message/not_json", ""},
  }));
  CAPTURE(refused.text);
  const auto json = parse(refused.text, {.bytes_max = 1000});
  REQUIRE_FALSE(json);
  CHECK(json.error().code == refused.code);
  CHECK(json.error().at == refused.at);
  CHECK_FALSE(json.error().message.empty());
}

TEST_CASE("numbers that nothing can hold are out of range where they stand", "[protocol][json]") {
  const std::string number = GENERATE("1e400", "-1e400", "1e99999999999", "18446744073709551616",
                                      "-9223372036854775809", "123456789012345678901234567890");
  CAPTURE(number);
  const auto json = parse(R"({"actions":[{"x":0},{"x":)" + number + "}]}", {.bytes_max = 1000});
  REQUIRE_FALSE(json);
  CHECK(json.error().code == "message/out_of_range");
  CHECK(json.error().at == "actions[1].x");
}

TEST_CASE("depth is bounded, the outermost level counted", "[protocol][json]") {
  CHECK(parse(nested(16), {.bytes_max = 1000}));
  const auto deep = parse(nested(17), {.bytes_max = 1000});
  REQUIRE_FALSE(deep);
  CHECK(deep.error().code == "message/too_deep");
  CHECK(deep.error().at == "[0][0][0][0][0][0][0][0][0][0][0][0][0][0][0][0]");
  CHECK(parse(nested(3), {.bytes_max = 1000, .depth_max = 3}));
  CHECK_FALSE(parse(nested(4), {.bytes_max = 1000, .depth_max = 3}));
}

TEST_CASE("a million brackets cost no stack", "[protocol][json]") {
  const auto deep = parse(std::string(1'000'000, '['), {.bytes_max = 2'000'000});
  REQUIRE_FALSE(deep);
  CHECK(deep.error().code == "message/too_deep");
}

TEST_CASE("size is bounded before anything is read", "[protocol][json]") {
  const std::string text = "[" + std::string(98, ' ') + "]";
  CHECK(parse(text, {.bytes_max = 100}));
  const auto large = parse(text + " ", {.bytes_max = 100});
  REQUIRE_FALSE(large);
  CHECK(large.error().code == "message/too_large");
}

TEST_CASE("a key that stands twice in its object is refused", "[protocol][json]") {
  const auto twice = parse(R"({"a":[{"b":1,"c":2,"b":3}]})", {.bytes_max = 100});
  REQUIRE_FALSE(twice);
  CHECK(twice.error() == WireRejection(ErrorCode::bad_value, "the key stands twice in its object", "a[0].b"));
  CHECK_FALSE(parse(R"({"a":1,"\u0061":2})", {.bytes_max = 100}));
  CHECK(parse(R"([{"a":1},{"a":2}])", {.bytes_max = 100}));
}

TEST_CASE("places show no odd key of the sender's", "[protocol][json]") {
  const auto odd = parse("{\"a\\nb\":{\"" + std::string(500, 'k') + "\":nope}}", {.bytes_max = 1000});
  REQUIRE_FALSE(odd);
  CHECK(odd.error().at == "?.?");
}

TEST_CASE("text of bad UTF-8 is written with replacements", "[protocol][json]") {
  CHECK(to_text(Json("a\xff")) == "\"a\xef\xbf\xbd\"");
}

TEST_CASE("figures of a program are one line of JSON", "[protocol][json]") {
  JsonLine line;
  CHECK(line.text() == "{}");
  line.add("per_s", 12.5).add("moves", std::int64_t{3}).add("error", "\"so\"\n").add("none", std::nan(""));
  CHECK(line.text() == R"({"per_s":12.5,"moves":3,"error":"\"so\"\n","none":null})");
}
