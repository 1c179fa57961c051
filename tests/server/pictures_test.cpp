// Pictures of finished games: what is painted, and who gets it over HTTP.
#include "../../server/pictures/src/jpeg.hpp"
#include "../../server/pictures/src/painting.hpp"
#include "player.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <server/net/static_files.hpp>
#include <server/pictures/board_picture.hpp>

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using server::Box;
using server::Image;
using server::Rgb;

namespace {

constexpr int kCell = 96;
constexpr Rgb kRed{200, 30, 30};
constexpr Rgb kBlue{30, 30, 200};
constexpr Rgb kGround{0xd9, 0xc9, 0xa3};

void fill(Image& image, Box box, Rgb colour) {
  for (int y = box.top; y < box.top + box.height; ++y)
    for (int x = box.left; x < box.left + box.width; ++x) image.at(x, y) = colour;
}

/// A JPEG changes colours a little.
bool alike(const Rgb& one, const Rgb& other) {
  int apart = 0;
  for (std::size_t channel = 0; channel < 3; ++channel) apart += std::abs(one[channel] - other[channel]);
  return apart < 40;
}

/// A game with two tiles: a red one, and one whose north is red and whose south is blue.
struct Sheets {
  Sheets() {
    Image sheet(2 * kCell, kCell);
    fill(sheet, {0, 0, kCell, kCell}, kRed);
    fill(sheet, {kCell, 0, kCell, kCell / 2}, kRed);
    fill(sheet, {kCell, kCell / 2, kCell, kCell / 2}, kBlue);
    tiles = write_jpeg(sheet, 95);
    // One letter for all that is written: a solid bar.
    Image bars(16, 40, {255, 255, 255});
    letters = write_jpeg(bars, 95);
    for (const char letter : std::string("0123456789 Ana"))
      letter_parts += fmt::format("{} 0 0 16\n", int{letter});
    letter_parts += fmt::format("{} 0 0 16\n{} 0 0 16\n", int{U'★'}, int{U'…'});
  }

  server::PreviewFiles files() const {
    return {.tiles = {.jpeg = tiles, .parts = tile_parts},
            .letters = {.jpeg = letters, .parts = letter_parts},
            .colours = "blue 30 30 200\n"};
  }

  Image painted(const server::PicturedBoard& board) const {
    return server::read_jpeg(board_picture(board, files()));
  }

  std::string tiles;
  std::string tile_parts = "red 0 0\nparted 96 0\n";
  std::string letters;
  std::string letter_parts = "40\n";
};

/// How many pixels of a box differ from the ground.
int painted_in(const Image& image, Box box) {
  int count = 0;
  for (int y = box.top; y < box.top + box.height; ++y)
    for (int x = box.left; x < box.left + box.width; ++x)
      if (!alike(image.at(x, y), kGround)) ++count;
  return count;
}

constexpr int kMiddle = server::kPictureWidth / 2;
constexpr Box kFoot{0, 560, server::kPictureWidth, 70};

std::string play_to_the_end(const TestServer& server) {
  Table table(server.port(), 2);
  Random random(3);
  for (int move = 0; move < 10; ++move) table.move(random);
  REQUIRE(table.players[0].ask({{"type", "act"}, {"actions", {{{"type", "resign"}}}}}).is_object());
  return table.players[0].view().at("shuffle").at("game_id").get<std::string>();
}

std::string room_of(const Table& table) { return table.players[0].view().at("room"); }

/// A web client with what pictures are made of; its sheet has none of the game's tiles.
struct Client {
  Client() {
    std::ofstream(folder.path() / "index.html") << "<!doctype html><html><head></head></html>";
    std::filesystem::create_directory(folder.path() / "previews");
    const auto file = [&](const std::string& name) {
      return std::ofstream(folder.path() / "previews" / name, std::ios::binary);
    };
    file("carcassonne.jpg") << sheets.tiles;
    file("carcassonne.txt") << sheets.tile_parts;
    file("letters.jpg") << sheets.letters;
    file("letters.txt") << sheets.letter_parts;
    file("colours.txt") << "red 159 33 11\n";
  }
  server::StaticFiles files() const { return server::StaticFiles(folder.path()); }

  const Sheets sheets;
  const Scratch folder;
};

}  // namespace

TEST_CASE("a picture has the board in its middle, each tile in its place and rotation",
          "[server][pictures]") {
  const Sheets sheets;
  const Image image = sheets.painted({.tiles = {{.id = "red", .x = -4, .y = 7},
                                                {.id = "parted", .x = -3, .y = 7},
                                                {.id = "parted", .x = -2, .y = 7, .rotation = 1},
                                                {.id = "parted", .x = -1, .y = 7, .rotation = 2},
                                                {.id = "parted", .x = 0, .y = 7, .rotation = 3}}});
  CHECK(image.width() == server::kPictureWidth);
  CHECK(image.height() == server::kPictureHeight);
  const int left = kMiddle - 5 * kCell / 2;
  const int top = server::kPictureHeight / 2 - kCell / 2;
  const auto at = [&](int tile, int x, int y) { return image.at(left + tile * kCell + x, top + y); };
  for (const auto [x, y] : {std::pair(20, 20), {20, 75}, {75, 20}, {75, 75}}) CHECK(alike(at(0, x, y), kRed));
  CHECK(alike(at(1, 50, 20), kRed));
  CHECK(alike(at(1, 50, 75), kBlue));
  CHECK(alike(at(2, 75, 50), kRed));  // the north is in the east
  CHECK(alike(at(2, 20, 50), kBlue));
  CHECK(alike(at(3, 50, 20), kBlue));
  CHECK(alike(at(4, 20, 50), kRed));
  CHECK(alike(at(4, 75, 50), kBlue));
  CHECK(alike(image.at(left - 10, top + 10), kGround));
}

TEST_CASE("a large board is made as small as the picture needs", "[server][pictures]") {
  const Sheets sheets;
  server::PicturedBoard board;
  for (int x = 0; x < 40; ++x) board.tiles.push_back({.id = "red", .x = x, .y = x});
  const Image image = sheets.painted(board);
  CHECK(alike(image.at(kMiddle - 2, server::kPictureHeight / 2 - 2), kRed));
  CHECK(painted_in(image, {0, 0, 200, server::kPictureHeight}) == 0);
  // Four hundred tiles in a row are three pixels each.
  for (int x = 40; x < 400; ++x) board.tiles.push_back({.id = "red", .x = x, .y = 0});
  CHECK(painted_in(sheets.painted(board), {16, 0, 1168, server::kPictureHeight}) > 400);
}

TEST_CASE("a tile that the sheet does not have is bare ground", "[server][pictures]") {
  const Sheets sheets;
  const Image image =
      sheets.painted({.tiles = {{.id = "red", .x = 0, .y = 0}, {.id = "other", .x = 1, .y = 0}}});
  CHECK(alike(image.at(kMiddle - 50, server::kPictureHeight / 2), kRed));
  CHECK(painted_in(image, {kMiddle + 2, server::kPictureHeight / 2 - kCell / 2, kCell, kCell}) == 0);
}

TEST_CASE("below the board stand counters, names, points and where the game is found", "[server][pictures]") {
  const Sheets sheets;
  const auto foot = [&](const server::PicturedSeat& seat, const std::string& note = "") {
    return sheets.painted({.tiles = {{.id = "red"}}, .seats = {seat}, .note = note});
  };
  const Image plain = foot({.name = "", .colour = "blue", .points = 7});
  CHECK(alike(plain.at(16 + 13, server::kPictureHeight - 16 - 22), kBlue));
  const auto ink = [&](const Image& image) { return painted_in(image, kFoot); };
  CHECK(ink(foot({.name = "Ana", .colour = "blue", .points = 7})) > ink(plain));
  CHECK(ink(foot({.name = "", .colour = "blue", .points = 77})) > ink(plain));
  CHECK(ink(foot({.name = "", .colour = "blue", .points = 7, .won = true})) > ink(plain));
  // Letters that the sheet lacks, and bytes that are no UTF-8.
  for (const std::string name : {"Bén", "安娜", "\xff", "A\xc3", "\xf0\x9f\x98"})
    CHECK(ink(foot({.name = name, .colour = "blue", .points = 7})) == ink(plain));
  // A name is cut where it would run into the next seat.
  const Image cut =
      sheets.painted({.seats = {{.name = std::string(500, 'A'), .colour = "blue"}, {.colour = "blue"}}});
  CHECK(painted_in(cut, {589, 560, 9, 70}) == 0);
  const Box below{kMiddle - 40, server::kPictureHeight - 16 - 24, 80, 24};
  CHECK(painted_in(foot({.colour = "blue"}, "Ana"), below) > 0);
  CHECK(painted_in(foot({.colour = "blue"}, "安娜"), below) == 0);
}

TEST_CASE("files that are damaged make no picture", "[server][pictures]") {
  Sheets sheets;
  const server::PicturedBoard board{.tiles = {{.id = "red"}}};
  SECTION("a JPEG that is cut") { sheets.tiles.resize(sheets.tiles.size() / 2); }
  SECTION("no JPEG") { sheets.letters = "letters"; }
  SECTION("an empty file") { sheets.tiles.clear(); }
  SECTION("a tile outside the sheet") { sheets.tile_parts += "far 150 0\n"; }
  SECTION("a line that is none") { sheets.tile_parts += "red\n"; }
  SECTION("letters without a height") { sheets.letter_parts = "A\n"; }
  SECTION("a letter outside the sheet") { sheets.letter_parts += "65 10 0 16\n"; }
  CHECK_THROWS(board_picture(board, sheets.files()));
}

TEST_CASE("a picture of a finished game is made once, and kept for who asks next", "[server][pictures]") {
  const Client client;
  TestServer server({}, TestServer::generous(), client.files());
  const std::string path = "/api/v1/games/" + play_to_the_end(server) + "/picture";
  const Answer answer = get(server.port(), path);
  REQUIRE(answer.status == 200);
  CHECK(answer.field("content-type") == "image/jpeg");
  const Image image = server::read_jpeg(answer.body);
  CHECK(image.width() == server::kPictureWidth);
  CHECK(painted_in(image, kFoot) > 0);
  CHECK(get(server.port(), path).body == answer.body);
  CHECK(figure(server.port(), "bastide_replays_total") == 1);
  const std::string etag = answer.field("etag");
  CHECK(get(server.port(), path, "If-None-Match: " + etag + "\r\n").status == 304);
  CHECK(get(server.port(), "/api/v1/games/00000000000000000000000000000000/picture").status == 404);
}

TEST_CASE("where no picture may be kept each is painted, and the address pays",
          "[server][pictures][limits]") {
  const Client client;
  server::Limits limits;
  limits.requests_burst = 100;
  limits.requests_per_second = 1;
  limits.picture_bytes_max = 0;
  TestServer server({}, limits, client.files());
  const std::string path = "/api/v1/games/" + play_to_the_end(server) + "/picture";
  int painted = 0;
  while (painted < 100 && get(server.port(), path).status == 200) ++painted;
  CHECK(painted > 1);
  CHECK(painted < 20);
}

TEST_CASE("a game that goes on has no picture, and a client without sheets has none at all",
          "[server][pictures]") {
  const Client client;
  {
    TestServer server({}, TestServer::generous(), client.files());
    Table table(server.port(), 2);
    const std::string id = table.players[0].view().at("shuffle").at("game_id");
    CHECK(get(server.port(), "/api/v1/games/" + id + "/picture").status == 404);
  }
  TestServer server;
  CHECK(get(server.port(), "/api/v1/games/" + play_to_the_end(server) + "/picture").status == 404);
}

TEST_CASE("a table that may be watched has a picture while its game goes on", "[server][pictures]") {
  const Client client;
  TestServer server({}, TestServer::generous(), client.files());
  Table table(server.port(), 2);
  const std::string path = "/api/v1/rooms/" + room_of(table) + "/picture";
  const Answer answer = get(server.port(), path);
  REQUIRE(answer.status == 200);
  CHECK(answer.field("content-type") == "image/jpeg");
  CHECK(answer.field("cache-control") == "no-store");
  CHECK(painted_in(server::read_jpeg(answer.body), kFoot) > 0);
  const Answer preview = get(server.port(), "/r/" + room_of(table));
  CHECK(preview.body.contains("/api/v1/rooms/" + room_of(table) + "/picture\""));
  CHECK_FALSE(preview.body.contains(table.players[0].view()["seats"][0]["name"].get<std::string>()));
}

TEST_CASE("nothing is shown of a table whose game has not begun", "[server][pictures]") {
  const Client client;
  TestServer server({}, TestServer::generous(), client.files());
  const std::string lobby = make_room(server.port()).room;
  CHECK(get(server.port(), "/api/v1/rooms/" + lobby + "/picture").status == 404);
  CHECK_FALSE(get(server.port(), "/r/" + lobby).body.contains("picture"));
}

TEST_CASE("guessing codes by pictures or previews counts as failing to join", "[server][pictures][limits]") {
  const Client client;
  server::Limits limits = TestServer::generous();
  limits.failed_joins_per_minute = 3;
  TestServer server({}, limits, client.files());
  Table table(server.port(), 2);
  const std::string right = "/api/v1/rooms/" + room_of(table) + "/picture";
  CHECK(get(server.port(), right).status == 200);
  CHECK(get(server.port(), "/api/v1/rooms/AAAA-AAAA/picture").status == 404);
  CHECK(get(server.port(), "/r/AAAA-AAAB").status == 200);
  CHECK(get(server.port(), "/api/v1/rooms/nonsense/picture").status == 404);
  CHECK(get(server.port(), right).status == 429);
  CHECK_FALSE(get(server.port(), "/r/" + room_of(table)).body.contains("picture"));
}
