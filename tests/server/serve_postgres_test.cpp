// `bastide serve` on PostgreSQL: after its own crash, without the database, beside another server.
#include "player.hpp"
#include "postgres_server.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <csignal>
#include <fstream>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;

namespace {

std::vector<std::string> with_database(const Scratch& scratch, const std::string& url) {
  return {"--store",         url + "&password=verysecret",
          "--state",         (scratch.path() / "state").string(),
          "--limits-exempt", "127.0.0.1"};
}

/// What stands behind the words, for each line that has them.
std::vector<std::string> reasons_in(const std::string& log, const std::string& words) {
  std::vector<std::string> reasons;
  for (std::size_t at = log.find(words); at != log.npos; at = log.find(words, at)) {
    at += words.size();
    reasons.push_back(log.substr(at, log.find('\n', at) - at));
  }
  return reasons;
}

json move_of(const Player& player, Random& random) {
  return {{"type", "act"}, {"actions", json::array({any_action(player.view(), random)})}};
}

}  // namespace

TEST_CASE("a game on PostgreSQL goes on after kill -9, and a second server says so and ends with code 4",
          "[server][program][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const Scratch scratch;
  const std::vector<std::string> arguments = with_database(scratch, postgres->make_place());
  std::optional<Program> program(arguments);
  Table table(program->port(), 2);
  Random random(5);
  for (int move = 0; move < 6; ++move) table.move(random);

  std::vector<std::string> again = arguments;
  again.insert(again.begin(), {"serve", "--listen", "127.0.0.1:0"});
  const Run second = run_program(again);
  CHECK(second.exit_code == 4);
  CHECK(second.output.contains("another server uses it\n"));

  program->signal(SIGKILL);
  CHECK(program->wait() == -SIGKILL);
  CHECK(!program->log().contains("verysecret"));
  program.emplace(arguments);
  for (std::size_t seat = 0; seat < table.players.size(); ++seat) {
    const Player before = std::move(table.players[seat]);
    Player after(program->port());
    after.resume(table.tickets[seat], before);
    CHECK(after.view() == before.view());
    table.players[seat] = std::move(after);
  }
  for (int move = 0; move < 6; ++move) table.move(random);
  CHECK(figure(program->port(), "bastide_store_connects_total") == 2);
  CHECK(figure(program->port(), "bastide_store_bytes") > 0);
  CHECK(!get(program->port(), "/metrics").body.contains("verysecret"));
  table.players.clear();
  program->signal(SIGTERM);
  CHECK(program->wait() == 0);
  CHECK(!program->log().contains("verysecret"));
}

TEST_CASE("a table that one node has is on the list of another, until its node has died",
          "[server][program][postgres][tables]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const std::string url = postgres->make_place();
  const Scratch one_scratch, two_scratch;
  const std::string key = (one_scratch.path() / "key").string();
  std::ofstream(key) << std::string(48, 'k');
  // No client comes by the wrong node, so none needs the other's address.
  const auto node = [&](const Scratch& scratch, const std::string& address) {
    std::vector<std::string> arguments = with_database(scratch, url);
    arguments.insert(arguments.end(),
                     {"--node-listen", "127.0.0.1:0", "--node-address", address, "--node-key-file", key,
                      "--open-tables", "--node-lease", "2s", "--node-lease-renewed-every", "500ms"});
    return arguments;
  };
  std::optional<Program> one(node(one_scratch, "127.0.0.1:1"));
  const Program two(node(two_scratch, "127.0.0.1:2"));
  const auto tables = [](const Program& at) {
    return json::parse(get(at.port(), "/api/v1/tables").body).at("tables");
  };
  const Ticket ticket = make_room(one->port(), {{"listed", true}});
  Player ada(one->port());
  REQUIRE(ada.ask({{"type", "join"}, {"room", ticket.room}, {"secret", ticket.secret}}).at("type") ==
          "reply");
  REQUIRE(eventually([&] { return tables(two).size() == 1; }));
  CHECK(tables(two) == tables(*one));
  CHECK(tables(two).front().at("room") == ticket.room);
  one->signal(SIGKILL);
  one->wait();
  CHECK(eventually([&] { return tables(two).empty(); }));
}

TEST_CASE("a server whose database does not answer yet ends with code 5, one that is refused with code 2",
          "[server][program][postgres]") {
  const Scratch scratch;
  const auto begin = [&](const std::string& url) {
    return run_program(
        {"serve", "--listen", "127.0.0.1:0", "--state", (scratch.path() / "state").string(), "--store", url});
  };
  const Run refused = begin("postgres://u@127.0.0.1:1/db");
  CHECK(refused.exit_code == 5);
  CHECK(refused.output.contains("Connection refused"));
  CHECK(begin("postgres://u@/db?host=/nowhere").exit_code == 5);
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  std::string url = postgres->make_place();
  postgres->crash();
  CHECK(begin(url).exit_code == 5);
  postgres->start();
  url.replace(url.find("postgres?"), 9, "nowhere?");
  const Run nowhere = begin(url);
  CHECK(nowhere.exit_code == 2);
  CHECK(nowhere.output.contains("does not exist"));
}

TEST_CASE("without its database a server refuses moves and is not ready, and goes on when it comes back",
          "[server][program][postgres]") {
  PostgresServer* postgres = PostgresServer::shared();
  if (!postgres) return;
  const Scratch scratch;
  Program program(with_database(scratch, postgres->make_place()));
  Table table(program.port(), 2);
  Random random(6);
  for (int move = 0; move < 3; ++move) table.move(random);
  CHECK(get(program.port(), "/readyz").status == 200);

  postgres->crash();
  const std::size_t seat = table.players[0].view().at("game").at("seat");
  Player& player = table.players.at(seat);
  const json before = player.view();
  CHECK(player.ask(move_of(player, random)).at("code") == "store/unavailable");
  CHECK(player.view() == before);
  CHECK(get(program.port(), "/readyz").status == 503);
  CHECK(get(program.port(), "/healthz").status == 200);

  postgres->start();
  // First: who asks for a move again and again is cut off for the number of its messages.
  CHECK(eventually([&] { return get(program.port(), "/readyz").status == 200; }));
  CHECK(eventually([&] { return player.ask(move_of(player, random)).at("type") == "reply"; }));
  for (Player& each : table.players)
    for (const Player& other : table.players) each.wait_for_seq(other.seq());
  for (int move = 0; move < 3; ++move) table.move(random);
  const std::string log = program.log();
  CHECK(log.contains("store: can be written again"));
  const std::vector<std::string> complaints = reasons_in(log, "store: cannot be written: ");
  CHECK(!complaints.empty());
  CHECK(complaints.size() <= 3);  // the connection ends, and then nobody answers: but each only once
  CHECK(std::set(complaints.begin(), complaints.end()).size() == complaints.size());
}
