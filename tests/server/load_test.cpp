// bastide load against running servers.
#include "forged_line.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sys/resource.h>

#include <csignal>
#include <string>
#include <thread>
#include <vector>

using namespace bastide::test;
using nlohmann::json;

namespace {

/// Without the limits that load from one address would reach.
const std::vector<std::string> kOpen = {
    "--store", "memory:",          "--limits-exempt", "127.0.0.1", "--messages-per-second",
    "1000000", "--messages-burst", "1000000"};

template <class Server>
std::string url_of(const Server& server) {
  return fmt::format("http://127.0.0.1:{}", server.port());
}

/// Changes the character behind `mark`, wherever it stands.
void change_behind(std::string_view mark, std::string& bytes) {
  for (std::size_t at = 0; (at = bytes.find(mark, at)) != std::string::npos;)
    if ((at += mark.size()) < bytes.size()) bytes[at] = bytes[at] == '1' ? '2' : '1';
}

long sleeps_of_ended_programs() {
  rusage usage{};
  REQUIRE(getrusage(RUSAGE_CHILDREN, &usage) == 0);
  return usage.ru_nvcsw;
}

/// Its output.
json run_load(std::vector<std::string> options) {
  options.insert(options.begin(), "load");
  options.emplace_back("--json");
  const Run run = run_program(options);
  CAPTURE(run.output);
  REQUIRE(run.exit_code == 0);
  json figures = json::parse(run.output);
  CHECK(figures.at("errors") == 0);
  return figures;
}

}  // namespace

TEST_CASE("load asks for previews, has spectators, idle rooms and lost connections where it is told to",
          "[server][program][load]") {
  const Program program(kOpen);
  const json figures = run_load({"--url", url_of(program), "--rooms", "2", "--seats", "3", "--spectators",
                                 "4", "--idle-rooms", "3", "--previews", "2", "--chat-every", "200ms",
                                 "--reconnect-every", "50ms", "--seconds", "2"});
  CHECK(figures.at("rooms") == 5);
  CHECK(figures.at("moves") > 0);
  CHECK(figures.at("previews") == 2 * figures.at("moves").get<int>());
  CHECK(figures.at("chat_lines") > 0);
  CHECK(figures.at("seen") > 0);
  const int reconnects = figures.at("reconnects");
  CHECK(reconnects > 0);
  CHECK(figures.at("reconnect_p99_ms") >= figures.at("reconnect_p50_ms"));
  const int people = 2 * (3 + 4) + 3 * 3;
  CHECK(figure(program.port(), "bastide_websockets_total") == people + reconnects);
  CHECK(figure(program.port(), R"(bastide_resumed_total{by="deltas"})") > 0);
  CHECK(figure(program.port(), "bastide_rooms_created_total") == 5);
  CHECK(figure(program.port(), "bastide_acts_total") == figures.at("moves"));
}

TEST_CASE("load's players wait for no spectator, and each spectator sees each move",
          "[server][program][load]") {
  std::vector<std::string> arguments = kOpen;
  arguments.insert(arguments.end(), {"--spectator-interval", "250ms"});
  const Program program(arguments);
  const json figures = run_load({"--url", url_of(program), "--rooms", "2", "--spectators", "3", "--rate",
                                 "100", "--moves-per-room", "60", "--seconds", "2"});
  CHECK(figures.at("moves") == 200);
  CHECK(figures.at("seen") == 3 * 200);
  CHECK(figures.at("seen_p50_ms") > 50);
}

TEST_CASE("load takes it for an error if a spectator is not told of a move", "[server][program][load]") {
  std::vector<std::string> arguments = kOpen;
  arguments.insert(arguments.end(),
                   {"--spectator-interval", "1h", "--ping-interval", "1h", "--silence-timeout", "2h"});
  const Program program(arguments);
  const Run run = run_program({"load", "--url", url_of(program), "--rooms", "1", "--spectators", "1",
                               "--rate", "20", "--seconds", "1"});
  CAPTURE(run.output);
  CHECK(run.exit_code == 1);
  CHECK(run.output.contains("20 moves"));
  CHECK(run.output.contains("1 errors, first: a spectator was not told of a move"));
}

TEST_CASE("load leaves rooms behind in which a game has begun", "[server][program][load]") {
  const Program program(kOpen);
  const json figures =
      run_load({"--url", url_of(program), "--rooms", "1", "--left-rooms", "30", "--seconds", "1"});
  CHECK(figures.at("rooms") == 31);
  CHECK(figure(program.port(), "bastide_rooms") == 31);
  CHECK(figure(program.port(), "bastide_websockets_total") == 62);
  CHECK(eventually([&] { return figure(program.port(), "bastide_websockets") == 0; }));
}

TEST_CASE("load ends with what went wrong where nobody answers", "[server][program][load]") {
  const Run run = run_program(
      {"load", "--url", "http://127.0.0.1:1", "--rooms", "3", "--left-rooms", "2", "--seconds", "1"});
  CAPTURE(run.output);
  CHECK(run.exit_code == 1);
  CHECK(run.output.contains("5 errors, first: Connection refused"));
}

TEST_CASE("load sleeps between moves unless it is told to poll", "[server][program][load]") {
  const Program program(kOpen);
  const auto sleeps = [&](const std::vector<std::string>& more) {
    std::vector<std::string> options{"--url", url_of(program), "--rooms", "1", "--rate",
                                     "50",    "--seconds",     "2"};
    options.insert(options.end(), more.begin(), more.end());
    const long before = sleeps_of_ended_programs();
    CHECK(run_load(options).at("moves") == 100);
    return sleeps_of_ended_programs() - before;
  };
  const long usual = sleeps({});
  CHECK(usual >= 100);
  CHECK(sleeps({"--busy-poll"}) < usual / 2);
}

TEST_CASE("load leaves rooms for new ones where it is told to", "[server][program][load]") {
  const Program program(kOpen);
  const json figures = run_load(
      {"--url", url_of(program), "--rooms", "2", "--moves-per-room", "3", "--rate", "30", "--seconds", "2"});
  CHECK(figures.at("moves") == 60);
  CHECK(figures.at("rooms") == 20);
  CHECK(figures.at("games") == 0);
}

TEST_CASE("load counts a move's latency from when it was due, so a server that stands still makes many late",
          "[server][program][load]") {
  const Program program(kOpen);
  const std::jthread pause([&program] {
    eventually([&program] { return figure(program.port(), "bastide_acts_total") > 5; });
    program.signal(SIGSTOP);
    std::this_thread::sleep_for(1s);
    program.signal(SIGCONT);
  });
  const json figures =
      run_load({"--url", url_of(program), "--rooms", "1", "--rate", "100", "--seconds", "3"});
  CHECK(figures.at("moves") == 300);
  // Only one move was in progress; those due meanwhile waited behind it.
  CHECK(figures.at("p99_ms") > 500);
}

TEST_CASE("load measures two servers in turns and compares them", "[server][program][load]") {
  const Program one(kOpen);
  const Program other(kOpen);
  const json figures = run_load({"--url", url_of(one), "--against", url_of(other), "--rooms", "1", "--turns",
                                 "2", "--seconds", "1", "--rate", "50"});
  CHECK(figures.at("moves") == 100);
  CHECK(figures.at("against_moves") == 100);
  CHECK(figures.at("rooms") == 2);
  CHECK(figures.at("ratio_moves_per_s") > 0);
  CHECK(figures.at("ratio_least") <= figures.at("ratio_most"));
  CHECK(figure(one.port(), "bastide_acts_total") == 100);
  CHECK(figure(other.port(), "bastide_acts_total") == 100);

  const Run alone = run_program({"load", "--url", url_of(one), "--against", "http://127.0.0.1:1", "--rooms",
                                 "1", "--turns", "1", "--seconds", "1"});
  CAPTURE(alone.output);
  CHECK(alone.exit_code == 1);
  CHECK(alone.output.contains("1 errors, first: Connection refused"));
}

TEST_CASE("load waits where a room takes no further game yet", "[server][program][load]") {
  const Program program(
      {"--store", "memory:", "--seat-changes-burst", "1", "--seat-change-interval", "200ms"});
  const json figures = run_load(
      {"--url", url_of(program), "--rooms", "1", "--rules", R"({"game": "castle"})", "--seconds", "2"});
  CHECK(figures.at("games") >= 1);
}

TEST_CASE("load's players stay where their next move is far away", "[server][program][load]") {
  const Program program({"--store", "memory:", "--ping-interval", "1s", "--silence-timeout", "9s"});
  const json figures =
      run_load({"--url", url_of(program), "--rooms", "1", "--rate", "0.08", "--seconds", "14"});
  CHECK(figures.at("moves") == 2);
}

TEST_CASE("load notices a view that differs from its digest, in the rooms that it checks",
          "[server][program][load]") {
  const Program program(kOpen);
  const ForgedLine line(program.port(), [](std::string& bytes) { change_behind(R"("digest":")", bytes); });
  const auto load = [&](const std::string& checked) {
    return run_program(
        {"load", "--url", url_of(line), "--rooms", "2", "--checked-rooms", checked, "--seconds", "1"});
  };
  const Run checked = load("1");
  CAPTURE(checked.output);
  CHECK(checked.exit_code == 1);
  CHECK(checked.output.contains("1 errors, first: the copy of the room differs from the server's"));
  const Run unchecked = load("0");
  CAPTURE(unchecked.output);
  CHECK(unchecked.exit_code == 0);
}

TEST_CASE("load counts a wrong step, a missing change and a reply to nothing as errors",
          "[server][program][load]") {
  const auto [mark, why] = GENERATE(table<std::string, std::string>({
      {R"({"op":"replace","path":"/game/step","value":)", "room/stale"},
      {R"(}],"seq":)", "a change is missing"},
      {R"({"re":")", "a reply to nothing that was asked"},
  }));
  const Program program(kOpen);
  const ForgedLine line(program.port(), [&mark](std::string& bytes) { change_behind(mark, bytes); });
  const Run run =
      run_program({"load", "--url", url_of(line), "--rooms", "1", "--checked-rooms", "0", "--seconds", "1"});
  CAPTURE(mark, run.output);
  CHECK(run.exit_code == 1);
  CHECK(run.output.contains("1 errors, first: "));
  CHECK(run.output.contains(why));
}
