#include <protocol/bytes.hpp>
#include <protocol/vocabulary.hpp>

#include "catch.hpp"

using namespace bastide::protocol;

TEST_CASE("hex digits are read in either case and written in lower case", "[protocol][bytes]") {
  const auto bytes = from_hex<16>("000102030405060708090a0B0C0D0E0F");
  REQUIRE(bytes);
  CHECK(to_hex(*bytes) == "000102030405060708090a0b0c0d0e0f");
}

TEST_CASE("hex digits of any number of bytes are read, and an odd one or another character is refused",
          "[protocol][bytes]") {
  CHECK(from_hex("") == "");
  CHECK(from_hex("00fF41") == std::string("\0\xff"
                                          "A",
                                          3));
  for (const std::string_view text : {"0", "001", "0g", "g0", " 00", "0x00", "00 "}) {
    CAPTURE(text);
    CHECK_FALSE(from_hex(text));
  }
}

TEST_CASE("hex of another length or with other characters is refused", "[protocol][bytes]") {
  const std::string text =
      GENERATE("", "00", "000102030405060708090a0b0c0d0e0", "000102030405060708090a0b0c0d0e0f0",
               "000102030405060708090a0b0c0d0e0f00", "000102030405060708090a0b0c0d0e0g",
               " 00102030405060708090a0b0c0d0e0f", "0001020304:5060708090a0b0c0d0e0f");
  CAPTURE(text);
  CHECK_FALSE(from_hex<16>(text));
}

TEST_CASE("a seat's secret has exactly one spelling", "[protocol][bytes]") {
  Bytes32 bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i * 37 + 5);
  const std::string text = to_base64url(bytes);
  REQUIRE(text.size() == 43);
  CHECK(from_base64url(text) == bytes);
  CHECK_FALSE(from_base64url(text + "="));
  CHECK_FALSE(from_base64url(text.substr(1)));
  CHECK_FALSE(from_base64url(" " + text.substr(1)));

  std::string with_stray_bits = text;  // the last character has two unused bits
  with_stray_bits.back() = static_cast<char>(text.back() + 1);
  CHECK_FALSE(from_base64url(with_stray_bits));
  CHECK_FALSE(from_base64url("+" + text.substr(1)));
}

TEST_CASE("bytes of any number are written in base64url as RFC 4648 shows, and so many are read",
          "[protocol][bytes]") {
  CHECK(to_base64url(std::string_view("")).empty());
  CHECK(to_base64url(std::string_view("f")) == "Zg");
  CHECK(to_base64url(std::string_view("fo")) == "Zm8");
  CHECK(to_base64url(std::string_view("foo")) == "Zm9v");
  CHECK(to_base64url(std::string_view("foob")) == "Zm9vYg");
  CHECK(to_base64url(std::string_view("\xfb\xff\xfe")) == "-__-");
  Bytes<65> point{};
  point.fill(0xfb);
  CHECK(to_base64url(point).size() == 87);
  CHECK(from_base64url<65>(to_base64url(point)) == point);
  CHECK_FALSE(from_base64url<16>(to_base64url(point)));
  CHECK_FALSE(from_base64url<65>(to_base64url(point).substr(0, 86)));
}

TEST_CASE("secrets are compared over their whole length", "[protocol][bytes]") {
  Bytes32 a{};
  for (std::size_t i = 0; i < a.size(); ++i) {
    Bytes32 b = a;
    b[i] ^= 1;
    CHECK_FALSE(equal_in_constant_time(a, b));
  }
  CHECK(equal_in_constant_time(a, Bytes32{}));
}

TEST_CASE("a room's code is the same in any case and with hyphens anywhere", "[protocol][bytes]") {
  CHECK(normalise_room_code("ABCD-EFGH") == "ABCDEFGH");
  CHECK(normalise_room_code("abcdefgh") == "ABCDEFGH");
  CHECK(normalise_room_code("a-b-c-d-2-3-4-5") == "ABCD2345");
}

TEST_CASE("a text that can't be a room's code is refused", "[protocol][bytes]") {
  const std::string text = GENERATE("", "ABCDEFG", "ABCDEFGHJ", "ABCD EFGH", "ABCDEFG0", "ABCDEFG1",
                                    "ABCDEFGI", "ABCDEFGO", "ABCDEFG\xc3\xa9", "--------");
  CAPTURE(text);
  CHECK_FALSE(normalise_room_code(text));
}

TEST_CASE("the alphabet of room codes has 32 characters", "[protocol][bytes]") {
  CHECK(kRoomCodeAlphabet.size() == 32);
}
