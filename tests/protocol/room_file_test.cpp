#include <protocol/room_file.hpp>

#include "catch.hpp"

#include <algorithm>
#include <string>
#include <variant>
#include <vector>

namespace bastide::test {
namespace {

using namespace protocol;

const std::string kGame = "00112233445566778899aabbccddeeff";

KeptRoom played_room() {
  KeptRoom room{.code = "ABCDEFGH", .seq = 9, .due_ms = 1'790'000'000'123, .closed_ms = {}};
  room.records_due = true;
  room.games = {kGame};
  room.entries = {{.seq = 8, .at_ms = 5, .payload = R"({"text":"Grüße \"\u0000\" ☃"})"},
                  {.seq = 9, .at_ms = 6, .payload = "{ \"spaces\" : 1 }"}};
  room.records = {{.game_id = kGame, .ended_ms = 7, .gzip = std::string("\x1f\x8b\0\xff\n", 5)}};
  return room;
}

LooseRecord shared() { return {.record = {.game_id = kGame, .ended_ms = 9, .gzip = "y"}, .shared = true}; }
LooseRecord loose() { return {.room = "ZYXWVTSR", .record = {.game_id = kGame, .ended_ms = 8, .gzip = "x"}}; }

std::vector<std::string> lines_of_a_file() {
  RoomFileWriter writer;
  return {writer.head({.attended_ms = 77}),
          writer.room(played_room()),
          writer.room({.code = "BCDEFGHJ", .seq = 3, .due_ms = {}, .closed_ms = 4}),
          writer.record(loose()),
          writer.record(shared()),
          writer.end()};
}

/// The sentence of the first rejection; otherwise "whole", or "cut" if the end is missing.
std::string told(const std::vector<std::string>& lines, RoomFileLimits limits = {}) {
  RoomFileReader reader(limits);
  for (std::string line : lines) {
    line.pop_back();
    if (const auto part = reader.read(line); !part) return part.error().message;
  }
  return reader.is_whole() ? "whole" : "cut";
}

}  // namespace

TEST_CASE("a file of rooms is read as it was written, byte for byte", "[protocol][room_file]") {
  RoomFileReader reader;
  std::vector<RoomFilePart> parts;
  for (std::string line : lines_of_a_file()) {
    CHECK(std::ranges::count(line, '\n') == 1);
    line.pop_back();
    const auto part = reader.read(line);
    REQUIRE(part);
    parts.push_back(*part);
  }
  REQUIRE(reader.is_whole());
  CHECK(std::get<RoomFileHead>(parts[0]).attended_ms == 77);
  CHECK(std::get<KeptRoom>(parts[1]) == played_room());
  CHECK(std::get<KeptRoom>(parts[2]).closed_ms == 4);
  CHECK(std::get<LooseRecord>(parts[3]) == loose());
  CHECK(std::get<LooseRecord>(parts[4]) == shared());
  CHECK(std::get<RoomFileEnd>(parts[5]) == RoomFileEnd{.rooms = 2, .records = 2});
}

TEST_CASE("a file of rooms that was cut, changed or put together anew is refused", "[protocol][room_file]") {
  const std::vector<std::string> whole = lines_of_a_file();
  REQUIRE(told(whole) == "whole");
  for (std::size_t kept = 0; kept < whole.size(); ++kept)
    CHECK(told({whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(kept)}) == "cut");
  for (std::size_t gone = 1; gone + 1 < whole.size(); ++gone) {
    std::vector<std::string> lines = whole;
    lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(gone));
    CHECK(told(lines).contains("not whole"));
  }
  std::vector<std::string> swapped = whole;
  std::swap(swapped[1], swapped[2]);
  CHECK(told(swapped).contains("changed or damaged"));
  std::vector<std::string> changed = whole;
  changed[1].replace(changed[1].find("spaces"), 6, "Spaces");
  CHECK(told(changed).contains("changed or damaged"));
  std::vector<std::string> longer = whole;
  longer.push_back(whole[1]);
  CHECK(told(longer).contains("behind the end"));
  CHECK(told(whole, {.line_bytes_max = whole[1].size() - 2}).contains("bytes"));
}

TEST_CASE("a text that is no file of rooms is refused, and a newer one by its version",
          "[protocol][room_file]") {
  CHECK(told({"{}\n"}).contains("no file of rooms"));
  CHECK(told({"{\"format\":\"bastide-game/1\"}\n"}).contains("no file of rooms"));
  CHECK(told({"{\"format\":\"bastide-rooms/2\",\"more\":1}\n"}).contains("newer version, bastide-rooms/2"));
  CHECK(told({"SQLite format 3\n"}) != "cut");
  const auto with_room = [](const std::string& room) {
    return told({RoomFileWriter().head({}), "{\"room\":\"ABCDEFGH\"," + room + "}\n"});
  };
  const std::string entry = R"("entries":[{"at_ms":1,"payload":"{}","seq":2}])";
  CHECK(with_room(R"("seq":2,)" + entry) == "cut");
  CHECK(with_room(R"("seq":3,)" + entry).contains("without gaps"));
  CHECK(with_room(R"("seq":2,"closed_ms":1,)" + entry).contains("unless it was closed"));
  CHECK(with_room(R"("seq":2)").contains("unless it was closed"));
  CHECK(with_room(R"("seq":2,"games":["0"],)" + entry).contains("hex digits"));
  CHECK(with_room(R"("seq":2,"records":[{"ended_ms":1,"game":")" + kGame + R"(","gzip":"*"}],)" + entry)
            .contains("base64"));
}

TEST_CASE("a room that is too long for readers is not written", "[protocol][room_file]") {
  const std::size_t bytes = RoomFileWriter().room(played_room()).size() - 1;
  CHECK_NOTHROW(RoomFileWriter({.line_bytes_max = bytes}).room(played_room()));
  CHECK_THROWS(RoomFileWriter({.line_bytes_max = bytes - 1}).room(played_room()));
}

}  // namespace bastide::test
