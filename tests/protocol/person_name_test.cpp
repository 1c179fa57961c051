#include <protocol/person_name.hpp>

#include "catch.hpp"

#include <protocol/message_codec.hpp>
#include <protocol/vocabulary.hpp>

#include <string>
#include <vector>

using namespace bastide::protocol;

TEST_CASE("names of all scripts are fine", "[protocol][names]") {
  for (const std::string name :
       {"A", "Ada", "ada 2", "J\u00f6rg", "J\u00f6rg \U0001f600", "\u014cta \u5927\u7530",
        "\u0645\u0631\u064a\u0645", "\u05de\u05b9\u05e9\u05b6\u05c1\u05d4", "\u0e1b\u0e39\u0e48",
        "Nguye\u0302\u0303n", "\u0928\u093f\u0936\u093e", "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\u2764\ufe0f", "\u0646\u0645\u06cc\u200c\u062f\u0627\u0646\u0645"}) {
    CAPTURE(name);
    CHECK(name_fault(name) == std::nullopt);
  }
}

TEST_CASE("names that look empty, or turn the text around them, are none", "[protocol][names]") {
  for (const std::string inside :
       {"\u061c",     "\u3164",     "\u2800",     "\u00a0",     "\u3000",     "\u00ad",    "\u034f",
        "\u115f",     "\u2003",     "\u202e",     "\u2066",     "\u200b",     "\ufeff",    "\uffa0",
        "\U00013430", "\U00013441", "\U000e0041", "\U000e0101", "\ue000",     "\n",        "\u0085",
        "\U0001ffff", "\U0003fffe", "\U0003ffff", "\U00040000", "\U000dffff", "\U0010ffff"}) {
    CAPTURE(inside);
    CHECK(name_fault(inside));
    CHECK(name_fault("A" + inside + "B"));
  }
  for (const std::string name :
       {"", " ", " Ada", "Ada ", "\u200d", "\ufe0f", "\u0301", "\u200cAda", "\u0301a"}) {
    CAPTURE(name);
    CHECK(name_fault(name));
  }
}

TEST_CASE("marks do not pile up", "[protocol][names]") {
  CHECK_FALSE(name_fault("a\u0301\u0302\u0303"));
  CHECK(name_fault("a\u0301\u0302\u0303\u0304"));
  CHECK(name_fault("a\u0301\u0302\u200d\u0303\u0304"));
  for (const std::string mark :
       {"\u20dd", "\u0897", "\u302e", "\U00011366", "\U000113e1", "\U00016ff0", "\U0001d165", "\U0001d16e",
        "\U0001d1ad", "\U0001da00", "\U0001e000", "\U0001e02a", "\U0001e94a"}) {
    CAPTURE(mark);
    CHECK_FALSE(name_fault("a" + mark + mark + mark));
    CHECK(name_fault("a" + mark + mark + mark + mark));
    CHECK(name_fault(mark + "a"));
  }
}

TEST_CASE("a code point that a later Unicode may assign is accepted", "[protocol][names]") {
  for (const std::string name : {"\u0378", "\U0001faff", "\U000323b0", "\U0003fffd"}) {
    CAPTURE(name);
    CHECK_FALSE(name_fault(name));
  }
}

TEST_CASE("a message with such a name is refused at its place", "[protocol][names]") {
  const auto refused = decode_client("{\"type\":\"profile\",\"id\":\"1\",\"name\":\"\u3164\"}");
  REQUIRE_FALSE(refused);
  CHECK(refused.error().rejection.code == "message/bad_value");
  CHECK(refused.error().rejection.at == "name");
}

TEST_CASE("a name that is taken gets the next number", "[protocol][names]") {
  const std::vector<std::string> taken{"Ada", "ada 2", "Ben"};
  CHECK(distinct_name("Cleo", taken) == "Cleo");
  CHECK(distinct_name("Ada", taken) == "Ada 3");
  CHECK(distinct_name("ADA", taken) == "ADA 3");
  CHECK(distinct_name("B\u200den", taken) == "B\u200den 2");
  CHECK(distinct_name("Ben", {}) == "Ben");
}

TEST_CASE("a name is taken in whatever way its marks are written", "[protocol][names]") {
  const std::vector<std::string> taken{"Ren\u00e9", "Nguye\u0302\u0303n", "\u0218tefan", "\u1ec6"};
  for (const std::string same : {"Rene\u0301", "REN\u00c9", "rene\u0301"}) {
    CAPTURE(same);
    CHECK(distinct_name(same, taken) == same + " 2");
  }
  CHECK(distinct_name("Nguy\u1ec5n", taken) == "Nguy\u1ec5n 2");
  CHECK(distinct_name("Nguy\u00ea\u0303n", taken) == "Nguy\u00ea\u0303n 2");
  CHECK(distinct_name("S\u0326tefan", taken) == "S\u0326tefan 2");
  for (const std::string same : {"\u1eb9\u0302", "\u00ea\u0323", "e\u0302\u0323", "e\u0323\u0302"})
    CHECK(distinct_name(same, taken) == same + " 2");
  for (const std::string other : {"Rene", "Ren\u00e8", "Nguyen", "\u015etefan", "\u00ea", "\u1eb9"})
    CHECK(distinct_name(other, taken) == other);
}

TEST_CASE("a name with a number still fits", "[protocol][names]") {
  std::string longest;
  for (std::size_t i = 0; i < kNameCharsMax; ++i) longest += "\u00f6";
  const std::string second = distinct_name(longest, std::vector{longest});
  CHECK(second == longest.substr(0, 2 * (kNameCharsMax - 2)) + " 2");
  const std::string spaced = std::string(kNameCharsMax - 3, 'x') + " yz";
  CHECK(distinct_name(spaced, std::vector{spaced}) == std::string(kNameCharsMax - 3, 'x') + " 2");
}
