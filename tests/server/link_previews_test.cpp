// What a chat program is told of a link, over real sockets; names come from strangers.
#include "player.hpp"
#include "test_server.hpp"
#include "wire.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;

namespace {

/// Enough for most to have scored.
constexpr int kMoves = 60;
const std::string kPage = "<!doctype html><html><head><title>Bastide</title></head></html>";

/// A web client, served by the program.
struct Site {
  /// `letters`: what the client brings as a sheet of letters; empty: none.
  explicit Site(const std::vector<std::string>& more = {}, const std::string& letters = {}) {
    std::ofstream(scratch.path() / "index.html") << kPage;
    if (!letters.empty()) {
      std::filesystem::create_directory(scratch.path() / "previews");
      std::ofstream(scratch.path() / "previews" / "letters.jpg") << letters;
    }
    std::vector<std::string> arguments{"--store", "memory:", "--web", scratch.path().string()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    program.emplace(arguments);
  }

  /// The answer to a program with these further fields.
  Answer ask_for(const std::string& path, const std::string& fields = "") const {
    return ask(program->port(), fmt::format("GET {} HTTP/1.1\r\nHost: play.example\r\n{}\r\n", path, fields));
  }

  const Scratch scratch;
  std::optional<Program> program;
};

std::string tag(const std::string& property, const std::string& content) {
  return fmt::format(R"(<meta property="og:{}" content="{}">)", property, content);
}

/// The record of a game that ended with other points for each seat, and with these names.
json record_of_a_game(const std::vector<std::string>& names) {
  TestServer elsewhere;
  json record;
  std::set<json> points;
  for (std::uint64_t seed = 1; points.size() < names.size(); ++seed) {
    REQUIRE(seed < 100);
    Table table(elsewhere.port(), static_cast<int>(names.size()));
    Random random(seed);
    for (int move = 0; move < kMoves; ++move) table.move(random);
    for (std::size_t seat = 1; seat < names.size(); ++seat)
      REQUIRE(table.players[seat].ask({{"type", "act"}, {"actions", {{{"type", "resign"}}}}}).is_object());
    const std::string id = table.players[0].view().at("shuffle").at("game_id");
    record = json::parse(get(elsewhere.port(), "/api/v1/games/" + id).body);
    const json& scores = record.at("result").at("scores");
    points = std::set<json>(scores.begin(), scores.end());
  }
  for (std::size_t seat = 0; seat < names.size(); ++seat) {
    if (names[seat].empty())
      record["seats"][seat].erase("name");
    else
      record["seats"][seat]["name"] = names[seat];
  }
  return record;
}

std::string share(const Site& site, const json& record) {
  const Answer answer = post(site.program->port(), "/api/v1/games", record.dump());
  CAPTURE(answer.body);
  REQUIRE(answer.status == 201);
  return "/g/" + json::parse(answer.body).at("game").get<std::string>();
}

}  // namespace

TEST_CASE("a link to a table has a title, a sentence and a picture, and tells nothing of it",
          "[server][previews]") {
  const Site site;
  const Answer answer = site.ask_for("/r/ABCD-EFGH");
  CAPTURE(answer.body);
  CHECK(answer.status == 200);
  CHECK(answer.field("content-type") == "text/html; charset=utf-8");
  CHECK(answer.field("cache-control") == "no-store");
  CHECK(answer.body.contains(tag("title", "A table is waiting for you")));
  CHECK(answer.body.contains(tag("image", "http://play.example/icons/512.png")));
  CHECK(answer.body.ends_with("<title>Bastide</title></head></html>"));
  CHECK_FALSE(answer.body.contains("ABCD"));
  const auto german = site.ask_for("/r/ABCD-EFGH", "Accept-Language: eo, de-AT;q=0.8\r\n");
  CHECK(german.body.contains(tag("title", "Ein Tisch wartet auf dich")));
  CHECK(site.ask_for("/r/ABCD-EFGH", "Accept-Language: eo\r\n").body == answer.body);
}

TEST_CASE("a browser that opens a link gets the page as it is", "[server][previews]") {
  const Site site;
  for (const char* path : {"/r/ABCD-EFGH", "/g/00000000000000000000000000000000"}) {
    const Answer answer = site.ask_for(path, "Sec-Fetch-Dest: document\r\n");
    CHECK(answer.body == kPage);
    CHECK(answer.field("cache-control") == "no-cache");
  }
  for (const char* path : {"/", "/new", "/g/nonsense", "/g/00000000000000000000000000000000"})
    CHECK(site.ask_for(path).body == kPage);
}

TEST_CASE("a link to a game tells who played, and how it ended", "[server][previews]") {
  const Site site;
  const json two = record_of_a_game({"Ana", "Ben"});
  const auto points = [](const json& record, std::size_t seat) {
    return record.at("result").at("scores").at(seat).get<int>();
  };
  const bool ana_leads = points(two, 0) > points(two, 1);
  const std::size_t leader = ana_leads ? 0 : 1;
  const std::string title = fmt::format("{} {} : {} {}", ana_leads ? "Ana" : "Ben", points(two, leader),
                                        points(two, 1 - leader), ana_leads ? "Ben" : "Ana");
  const Answer answer = site.ask_for(share(site, two));
  CAPTURE(answer.body);
  CHECK(answer.body.contains(tag("title", title)));
  CHECK(answer.body.contains(tag("description", "The result, and every turn to go through again.")));

  const json three = record_of_a_game({"Ana", "Ben", "Cleo"});
  const std::string of_three = site.ask_for(share(site, three)).body;
  CAPTURE(of_three);
  std::map<int, std::string, std::greater<>> by_points;
  for (const std::size_t seat : {0u, 1u, 2u})
    by_points[points(three, seat)] =
        fmt::format("{} {}", three["seats"][seat]["name"].get<std::string>(), points(three, seat));
  std::string list;
  for (const auto& [ignored, player] : by_points) list += (list.empty() ? "" : ", ") + player;
  CHECK(of_three.contains(tag("title", list)));
  CHECK(site.ask_for(share(site, record_of_a_game({"Ana", ""})))
            .body.contains(tag("title", "A game at Bastide")));
}

TEST_CASE("a link to a game shows its board where the client brings what pictures are made of",
          "[server][previews]") {
  const Site plain;
  const json record = record_of_a_game({"Ana", "Ben"});
  const std::string icon = plain.ask_for(share(plain, record)).body;
  CHECK(icon.contains(tag("image", "http://play.example/icons/512.png")));
  CHECK_FALSE(icon.contains("summary_large_image"));

  const Site site({}, "letters");
  const std::string path = share(site, record);
  const std::string body = site.ask_for(path).body;
  CAPTURE(body);
  CHECK(body.contains(tag("image", "http://play.example/api/v1/games" + path.substr(2) + "/picture")));
  CHECK(body.contains(tag("image:width", "1200")));
  CHECK(body.contains(tag("image:height", "630")));
  CHECK(body.contains(R"(<meta name="twitter:card" content="summary_large_image">)"));
  // Of a table nothing is shown, since the link may be somebody's guess.
  CHECK(site.ask_for("/r/ABCD-EFGH").body.contains(tag("image", "http://play.example/icons/512.png")));
}

TEST_CASE("a name in a preview is text, whatever stands in it", "[server][previews]") {
  const Site site;
  const std::string body =
      site.ask_for(share(site, record_of_a_game({R"("><script>1&2)", "<b>Ben</b>"}))).body;
  CAPTURE(body);
  CHECK(body.contains("&quot;&gt;&lt;script&gt;1&amp;2"));
  CHECK(body.contains("&lt;b&gt;Ben&lt;/b&gt;"));
  CHECK_FALSE(body.contains("<script"));
  CHECK_FALSE(body.contains("<b>"));
}

TEST_CASE("a preview's picture lies where the reader finds the site", "[server][previews]") {
  const auto picture = [](const Site& site, const std::string& fields) {
    const std::string body = site.ask_for("/r/ABCD-EFGH", fields).body;
    const auto from = body.find("content=\"", body.find("og:image")) + 9;
    return body.substr(from, body.find('"', from) - from);
  };
  const std::string by_proxy =
      "X-Forwarded-For: 192.0.2.7\r\nX-Forwarded-Host: games.example\r\nX-Forwarded-Proto: https\r\n";
  SECTION("behind a proxy that is trusted, below a path") {
    const Site site({"--trusted-proxies", "127.0.0.1", "--base-path", "/bastide/"});
    CHECK(picture(site, by_proxy) == "https://games.example/bastide/icons/512.png");
  }
  SECTION("nobody else is believed") {
    const Site site;
    CHECK(picture(site, by_proxy) == "http://play.example/icons/512.png");
  }
}
