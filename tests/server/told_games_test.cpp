// Answers about finished games over HTTP: their cost, and who pays.
#include "../../server/net/src/kept_texts.hpp"
#include "../../server/net/src/long_tasks.hpp"
#include "player.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <server/net/io_pool.hpp>
#include <server/rooms/gzip.hpp>

#include <future>
#include <memory>
#include <string>
#include <thread>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

/// Plays a game of two that is given up after some turns; returns the path of its record.
std::string play_some_turns(const TestServer& server) {
  Table table(server.port(), 2);
  Random random(3);
  for (int move = 0; move < 10; ++move) table.move(random);
  REQUIRE(table.players[0].ask({{"type", "act"}, {"actions", {{{"type", "resign"}}}}}).is_object());
  return "/api/v1/games/" + table.players[0].view().at("shuffle").at("game_id").get<std::string>();
}

std::shared_ptr<const std::string> told_text(std::size_t size) {
  return std::make_shared<const std::string>(size, 'x');
}

}  // namespace

TEST_CASE("a telling of a finished game is played once, and kept for who asks next", "[server][told]") {
  TestServer server;
  const std::string game = play_some_turns(server);
  const auto replays = [&] { return figure(server.port(), "bastide_replays_total"); };
  CHECK(replays() == 0);
  for (const std::string path : {"/turns/0", "/surveys/3"}) {
    CAPTURE(path);
    const double before = replays();
    const Answer plain = get(server.port(), game + path);
    REQUIRE(plain.status == 200);
    CHECK(plain.field("cache-control") == "private, max-age=86400");
    const Answer packed = get(server.port(), game + path, "Accept-Encoding: gzip\r\n");
    CHECK(packed.field("content-encoding") == "gzip");
    CHECK(server::gunzip(packed.body, 1 << 20) == plain.body);
    CHECK(packed.field("etag") != plain.field("etag"));
    CHECK(get(server.port(), game + path).body == plain.body);
    CHECK(get(server.port(), game + path, "If-None-Match: *\r\n").status == 304);
    CHECK(replays() == before + 1);
  }
}

TEST_CASE("somebody who has an answer already is told so before anything is read or played",
          "[server][told]") {
  std::string path_of_game, etag, survey_etag, record_etag;
  {
    TestServer server;
    const std::string& game = path_of_game = play_some_turns(server);
    etag = get(server.port(), game + "/turns/1").field("etag");
    survey_etag = get(server.port(), game + "/surveys/1").field("etag");
    record_etag = get(server.port(), game).field("etag");
  }
  TestServer server;  // a store without games
  const auto status = [&](const std::string& path, const std::string& tag) {
    return get(server.port(), path_of_game + path, "If-None-Match: " + tag + "\r\n").status;
  };
  CHECK(status("", record_etag) == 404);  // a name may have been deleted since
  CHECK(status("/turns/1", "\"other\", W/" + etag) == 304);
  CHECK(status("/surveys/1", survey_etag) == 304);
  // Tags of other turns, of another kind, and "*".
  CHECK(status("/turns/2", etag) == 404);
  CHECK(status("/surveys/1", etag) == 404);
  CHECK(status("", etag) == 404);
  CHECK(status("/turns/1", "*") == 404);
  CHECK(status("", "*") == 404);
  CHECK(figure(server.port(), "bastide_replays_total") == 0);
}

TEST_CASE("playing a finished game again counts as many requests for the address that asks",
          "[server][told][limits]") {
  server::Limits limits;
  limits.requests_burst = 100;
  limits.requests_per_second = 1;
  TestServer server({}, limits);
  const std::string game = play_some_turns(server);
  int told = 0;
  Answer answer;
  for (int ask = 0; ask < 100; ++ask) {
    // Refusing a turn beyond the end needs a replay, too.
    answer = get(server.port(), game + (ask % 2 == 0 ? "/turns/" : "/surveys/8") + std::to_string(ask));
    if (answer.status == 429) break;
    ++told;
  }
  CHECK(answer.status == 429);
  CHECK(told > 1);
  CHECK(told < 20);  // about a fifth of the burst, and what was refilled meanwhile
}

TEST_CASE("a game that was played already counts as one request", "[server][told][limits]") {
  server::Limits limits;
  limits.requests_burst = 100;
  limits.requests_per_second = 1;
  TestServer server({}, limits);
  const std::string game = play_some_turns(server);
  for (int ask = 0; ask < 40; ++ask)
    CHECK(get(server.port(), game + "/turns/0", "Accept-Encoding: gzip\r\n").status == 200);
}

TEST_CASE("where nothing may be kept, each question is played", "[server][told][limits]") {
  server::Limits limits;
  limits.told_bytes_max = 0;
  TestServer server({}, limits);
  const std::string game = play_some_turns(server);
  for (int ask = 0; ask < 3; ++ask) CHECK(get(server.port(), game + "/turns/0").status == 200);
  CHECK(figure(server.port(), "bastide_replays_total") == 3);
}

TEST_CASE("of what was told the last ones asked for are kept, up to so many bytes",
          "[server][told][limits]") {
  const std::size_t each = 1000 + 2 + server::KeptTexts::kBytesEach;
  server::KeptTexts kept(3 * each);
  const std::vector<std::string> keys{"a", "b", "c", "d"};
  for (const std::string& key : {keys[0], keys[1], keys[2]}) kept.keep(key, told_text(1000));
  CHECK(kept.bytes() == 3 * each);
  REQUIRE(kept.find("a"));
  kept.keep("d", told_text(1000));
  CHECK(kept.find("a"));
  CHECK_FALSE(kept.find("b"));
  CHECK(kept.find("c"));
  CHECK(kept.find("d"));
  kept.keep("d", told_text(5));  // is kept already
  CHECK(kept.bytes() == 3 * each);
  kept.keep("large", told_text(4 * each));
  CHECK_FALSE(kept.find("large"));
  CHECK(kept.bytes() == 0);
}

TEST_CASE("between two tasks that take long others have the thread", "[server][told]") {
  server::IoPool pool(1);
  server::LongTasks tasks(pool);
  std::vector<std::string> order;
  std::promise<void> done;
  const auto strand = pool.make_strand();
  strand->post([&] {  // blocks everything else meanwhile: all of it waits when this ends
    tasks.add([&] { order.emplace_back("first"); });
    tasks.add([&] { order.emplace_back("second"); });
    tasks.add([&] {
      order.emplace_back("third");
      done.set_value();
    });
    strand->post([&] { order.emplace_back("other"); });
  });
  pool.start();
  done.get_future().wait();
  pool.stop();
  CHECK(order == std::vector<std::string>{"first", "other", "second", "third"});
}

TEST_CASE("a task may add another one, and what never ran is gone with the threads", "[server][told]") {
  const auto held = std::make_shared<int>(0);
  {
    server::IoPool pool(1);
    const auto tasks = std::make_shared<server::LongTasks>(pool);
    std::promise<void> done;
    tasks->add([&done, tasks] { tasks->add([&done] { done.set_value(); }); });
    pool.start();
    done.get_future().wait();
    pool.stop();
    tasks->add([tasks, held] {});
    tasks->add([tasks, held] {});
    CHECK(held.use_count() == 3);
  }
  CHECK(held.use_count() == 1);
}
