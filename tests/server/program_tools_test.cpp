// The commands other than `serve`: bench, arena, load, healthcheck.
#include "schema_check.hpp"
#include "test_server.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;

namespace {

/// Runs the program and presses Ctrl-C after that long. Returns its standard output.
Run interrupted(const std::string& arguments, const std::string& after) {
  const std::string command =
      fmt::format("timeout --foreground --preserve-status -s INT {} '{}' {} 2>/dev/null", after,
                  BASTIDE_PROGRAM, arguments);
  Run run;
  FILE* const pipe = popen(command.c_str(), "r");
  for (int letter = std::fgetc(pipe); letter != EOF; letter = std::fgetc(pipe))
    run.output.push_back(static_cast<char>(letter));
  run.exit_code = WEXITSTATUS(pclose(pipe));
  return run;
}

std::vector<json> lines_of(const std::string& output) {
  std::vector<json> lines;
  std::istringstream in(output);
  for (std::string line; std::getline(in, line);) lines.push_back(json::parse(line));
  return lines;
}

}  // namespace

TEST_CASE("the health check asks where the settings let the server listen", "[server][program]") {
  const Scratch scratch;
  const Program program(with_store(scratch));
  const std::string any = fmt::format("0.0.0.0:{}", program.port());
  CHECK(run_program({"healthcheck"}, {"BASTIDE_LISTEN=" + any}).exit_code == 0);
  CHECK(run_program({"healthcheck"}, {"BASTIDE_LISTEN=127.0.0.1:1"}).exit_code == 1);
  const std::string file = scratch.path() / "bastide.toml";
  std::ofstream(file) << "listen = '" << any << "'\n";
  CHECK(run_program({"healthcheck", "--config", file}).exit_code == 0);
  CHECK(run_program({"healthcheck"}, {"BASTIDE_CONFIG=" + file}).exit_code == 0);
}

TEST_CASE("bench plays every game, and the same one alike each time", "[server][program][unthreaded]") {
  std::set<std::string> signatures;
  for (const char* rules :
       {"{}", R"({"preset": "new-edition-full"})", R"({"preset": "tower-2006"})",
        R"({"modules": ["farmers", "river", "abbot", "tower"]})", R"({"game": "castle"})",
        R"({"game": "discovery"})", R"({"game": "discovery", "preset": "discovery-expert"})"}) {
    const std::vector<std::string> arguments = {"bench", "--games", "20", "--rules", rules, "--json"};
    const json figures = json::parse(run_program(arguments).output);
    CAPTURE(rules, figures.dump());
    CHECK(test::schema_faults(figures, "bench_figures") == "");
    CHECK(figures.at("games") == 20);
    CHECK(figures.at("moves") > 20 * 50);
    CHECK(figures.at("games_per_s") > 0);
    CHECK(json::parse(run_program(arguments).output).at("signature") == figures.at("signature"));
    signatures.insert(figures.at("signature"));
  }
  CHECK(signatures.size() == 7);
}

TEST_CASE("the arena tells the same however many threads play, and stops when its test is decided",
          "[server][program]") {
  const auto arena = [](const std::string& threads, const std::vector<std::string>& more) {
    std::vector<std::string> arguments = {"arena", "neighbour", "random", "--json", "--threads", threads};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_program(arguments).output;
  };
  const std::string alone = arena("1", {"--decks", "4"});
  for (const json& line : lines_of(alone)) CHECK(test::schema_faults(line, "arena_line") == "");
  CHECK(arena("3", {"--decks", "4"}) == alone);
  CHECK(std::ranges::count(alone, '\n') == 5);
  const json all = json::parse(alone.substr(alone.rfind('{')));
  CHECK(all.at("decks") == 4);
  CHECK(all.at("games") == 8);
  CHECK(all.at("share") == 1);
  CHECK(all.at("test") == "none");
  const std::string tested = arena("2", {"--decks", "100000", "--worse", "0.5", "--better", "0.75"});
  const json decided = json::parse(tested.substr(tested.rfind('{')));
  CHECK(decided.at("test") == "better");
  CHECK(decided.at("decks") < 100);
}

TEST_CASE("the arena plays a foreign program through pipes", "[server][program][unthreaded]") {
  const std::string bot = std::string(BASTIDE_PROGRAM) + " bot --level random --seed 3";
  const Run run =
      run_program({"arena", "neighbour", "--against", bot, "--decks", "2", "--threads", "1", "--json"});
  CAPTURE(run.output);
  REQUIRE(run.exit_code == 0);
  const json all = json::parse(run.output.substr(run.output.rfind('{')));
  CHECK(all.at("games") == 4);
  CHECK(all.at("share") == 1);
  CHECK(all.at("second") == bot);
}

TEST_CASE("a program that ends, hangs or answers nonsense ends the match with a sentence",
          "[server][program][unthreaded]") {
  const auto answers = [](const std::string& go) {
    return "while read word rest; do case $word in new|you|move) echo ok;; tile) echo place;; go) " + go +
           ";; esac; done";
  };
  struct Row {
    std::string command, said, patience = "60s";
  };
  const auto row = GENERATE_COPY(values<Row>({
      {"true", "has ended"},
      {"read a; echo hello; read a", "with \"hello\" instead of \"ok\""},
      {"sleep 60", "within 300 ms", "300ms"},
      {answers("echo dance"), "which is no move"},
      {answers("echo move 9 9 0 -"), "is not legal: The cell shares no side"},
      {answers("exit 1"), "has ended instead of answering \"go\""},
      {"head -c 100000 /dev/zero; cat >/dev/null", "more than 65536 bytes"},
  }));
  const Run run = run_program({"arena", "random", "--against", row.command, "--against-timeout", row.patience,
                               "--decks", "1", "--threads", "2"});
  CAPTURE(row.command, run.output);
  CHECK(run.exit_code == 3);
  CHECK(run.output.find(row.said) != std::string::npos);
}

TEST_CASE("rules that a foreign program does not play are refused", "[server][program][unthreaded]") {
  using Arguments = std::vector<std::string>;
  for (const Arguments& more :
       {Arguments{"--seats", "1"}, Arguments{"--rules", R"({"game":"castle"})", "--seats", "3"},
        Arguments{"--against-timeout", "soon"}, Arguments{"--against-timeout", "0s"}}) {
    Arguments arguments = {"arena", "random", "--against", "true"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    CHECK(run_program(arguments).exit_code == 2);
  }
}

TEST_CASE("a foreign program plays any game by the actions that it is told, and each game leaves a record",
          "[server][program][unthreaded]") {
  struct Row {
    std::string rules, seats;
    int games;
  };
  const auto row = GENERATE(values<Row>({
      {R"({"game":"castle"})", "2", 2},
      {R"({"game":"discovery","preset":"discovery-expert"})", "3", 3},
      {R"({"modules":["farmers","river","abbot","tower","inns_and_cathedrals","traders_and_builders",)"
       R"("princess_and_dragon","abbey_and_mayor","king_and_robber"]})",
       "3", 3},
      {"{}", "4", 4},
  }));
  const Scratch scratch;
  const std::string records = scratch.path() / "records";
  const std::string bot = fmt::format("'{}' bot --level neighbour --nodes 300", BASTIDE_PROGRAM);
  const Run run = run_program({"arena", "random", "--against", bot, "--rules", row.rules, "--seats",
                               row.seats, "--decks", "1", "--threads", "1", "--json", "--records", records});
  CAPTURE(row.rules, run.output);
  REQUIRE(run.exit_code == 0);
  const json match = lines_of(run.output).back();
  CHECK(match.at("games") == row.games);
  CHECK(match.at("share") < 0.5);
  int played = 0;
  for (const auto& file : std::filesystem::directory_iterator(records)) {
    ++played;
    CHECK(run_program({"replay", file.path()}).exit_code == 0);
    const Run verified = run_program({"verify", file.path()});
    CHECK(verified.output.contains("ok: result.scores is right"));
    const std::string name = file.path().stem();  // deck-0-seat-1
    const json record = json::parse(std::ifstream(file.path()));
    CHECK(record.at("seats").at(static_cast<std::size_t>(name.back() - '0')).at("name") == "random");
  }
  CHECK(played == row.games);
}

TEST_CASE("a program that chooses none of the actions ends the match", "[server][program][unthreaded]") {
  const std::string choose =
      GENERATE("echo action 100000", "echo action -1", "echo move 1 0 0 -", "echo action 0 0",
               // One behind the last: the first decision is where the tile goes.
               "echo action $(echo \"$rest\" | grep -o place_tile | wc -l)");
  const std::string command =
      "while read -r word rest; do case $word in choose) " + choose + ";; *) echo ok;; esac; done";
  const Run run = run_program({"arena", "random", "--against", command, "--decks", "1", "--threads", "1",
                               "--rules", R"({"game":"castle"})"});
  CAPTURE(run.output);
  CHECK(run.exit_code == 3);
  CHECK(run.output.contains("instead of an action from 0 to"));
}

TEST_CASE("Ctrl-C ends a long command with all that it has found so far", "[server][program][unthreaded]") {
  const Run bench = interrupted("bench --games 1000000000 --json", "1");
  CHECK(bench.exit_code == 130);
  const std::int64_t games = json::parse(bench.output).at("games");
  CHECK(games > 0);
  const Run again = run_program({"bench", "--games", fmt::to_string(games), "--json"});
  CHECK(json::parse(again.output).at("signature") == json::parse(bench.output).at("signature"));

  const Run arena = interrupted("arena random random --decks 10000000 --threads 2 --json", "1");
  CHECK(arena.exit_code == 130);
  const std::vector<json> decks = lines_of(arena.output);
  REQUIRE(decks.size() > 1);
  CHECK(decks.back().at("decks") == decks.size() - 1);

  // Whole it takes some 20 s: no machine has ended it before.
  const std::string record = std::string(BASTIDE_KEPT_DIR) + "/../modules/tower/playthroughs/whole.json";
  const Run analysed = interrupted(fmt::format("analyse '{}' --json --nodes 3000000", record), "2");
  CHECK(analysed.exit_code == 130);
  const std::vector<json> lines = lines_of(analysed.output);
  REQUIRE(lines.size() > 2);
  CHECK(lines.back().at("type") == "seat");
}

TEST_CASE("a match goes on from its log, and refuses that of another", "[server][program][unthreaded]") {
  const Scratch scratch;
  const std::string log = scratch.path() / "match.jsonl";
  const auto arena = [&](const std::string& decks, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments = {"arena", "neighbour", "random", "--json", "--decks", decks};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_program(arguments);
  };
  const std::string whole = arena("5").output;
  REQUIRE(arena("2", {"--log", log}).exit_code == 0);
  std::ofstream(log, std::ios::app) << R"({"deck":2,"sh)";  // cut off
  CHECK(arena("5", {"--log", log}).output == whole);
  CHECK(arena("5", {"--log", log}).output == whole);
  std::ifstream in(log);
  CHECK(std::count(std::istreambuf_iterator<char>(in), {}, '\n') == 6);
  CHECK(arena("5", {"--log", log, "--seed", "2"}).exit_code == 2);
  std::ofstream(log, std::ios::app) << "nonsense\n";
  CHECK(arena("5", {"--log", log}).exit_code == 2);
  CHECK(arena("5", {"--log", "/nowhere/match.jsonl"}).exit_code == 2);
}

TEST_CASE("the arena leaves a file alone that is no log of its match", "[server][program][unthreaded]") {
  const Scratch scratch;
  const std::string log = scratch.path() / "match.jsonl";
  const std::vector<std::string> arguments = {"arena", "random", "random", "--decks", "1", "--log", log};
  REQUIRE(run_program(arguments).exit_code == 0);
  const std::string match = [&] {
    std::ifstream in(log);
    std::string line;
    std::getline(in, line);
    return line;
  }();
  const auto with_deck = [&](const std::string& deck) { return match + "\n" + deck + "\n"; };
  const std::string content = GENERATE_COPY(values<std::string>({
      "a letter without a line end",
      std::string(100'000, 'x'),
      with_deck(std::string(100'000, '0')),
      with_deck(R"({"deck":-1,"share":0.5,"points":0,"games":2})"),
      with_deck(R"({"deck":10000000,"share":0.5,"points":0,"games":2})"),
      with_deck("{\"deck\":0,\"share\":1,\"points\":3,\"games\":2}\n{\"deck\":0,\"share\":1,\"points\":3,"
                "\"games\":2}"),
      with_deck(R"({"deck":0,"share":2,"points":0,"games":2})"),
  }));
  std::ofstream(log, std::ios::binary) << content;
  const Run run = run_program(arguments);
  CAPTURE(content.substr(0, 300), run.output.substr(0, 300));
  CHECK(run.exit_code == 2);
  std::ifstream in(log, std::ios::binary);
  CHECK(std::string(std::istreambuf_iterator<char>(in), {}) == content);
  std::ofstream(log, std::ios::binary) << match.substr(0, 20);  // cut off
  CHECK(run_program(arguments).exit_code == 0);
}

TEST_CASE("verify reads several records, goes on after one that can't be read, and tells the worst",
          "[server][program][unthreaded]") {
  const Scratch scratch;
  const std::string torn = scratch.path() / "torn.json";
  std::ofstream(torn) << "{";
  const Run both = run_program({"verify", "/nowhere.json", torn});
  CHECK(both.exit_code == 2);
  CHECK(both.output.contains("cannot read /nowhere.json"));
  CHECK(both.output.contains(torn + ": message/not_json"));
  const std::string piped = std::string("'") + BASTIDE_PROGRAM + "' verify - < '" + torn + "' 2> /dev/null";
  CHECK(WEXITSTATUS(std::system(piped.c_str())) == 2);
  CHECK(run_program({"verify", "--commitment", "00ff", torn}).output.contains("64 hexadecimal digits"));
  const Run two = run_program({"verify", "--commitment", std::string(64, '0'), torn, torn});
  CHECK(two.exit_code == 2);
  CHECK(two.output.contains("name one FILE"));
}

TEST_CASE("the health check and the load generator talk to a running server", "[server][program]") {
  const Scratch scratch;
  const Program program(with_store(scratch));
  const std::string url = fmt::format("http://127.0.0.1:{}", program.port());
  CHECK(run_program({"healthcheck", "--url", url + "/healthz"}).exit_code == 0);
  CHECK(run_program({"healthcheck", "--url", url + "/readyz"}).exit_code == 0);
  CHECK(run_program({"healthcheck", "--url", url + "/nowhere"}).exit_code == 1);
  CHECK(run_program({"healthcheck", "--url", "http://127.0.0.1:1/healthz"}).exit_code == 1);
  struct Row {
    std::string rules;
    std::string seats;
  };
  const auto row = GENERATE(values<Row>({
      {"{}", "3"},
      {R"({"modules": ["farmers", "river", "abbot", "tower"]})", "3"},
      {R"({"game": "castle"})", "2"},
      {R"({"game": "discovery", "preset": "discovery-expert"})", "5"},
  }));
  const Run load = run_program({"load", "--url", url, "--rooms", "3", "--seats", row.seats, "--rules",
                                row.rules, "--seconds", "1", "--json"});
  CAPTURE(load.output);
  REQUIRE(load.exit_code == 0);
  const json figures = json::parse(load.output);
  CHECK(test::schema_faults(figures, "load_figures") == "");
  CHECK(figures.at("errors") == 0);
  CHECK(figures.at("moves") > 0);
  CHECK(figures.at("p99_ms") >= figures.at("p50_ms"));
}

TEST_CASE("Ctrl-C ends a load with the figures so far, also before all rooms are there",
          "[server][program][load]") {
  const Scratch scratch;
  const Program program(with_store(scratch));
  const std::string command =
      fmt::format("load --url http://127.0.0.1:{} --json --seconds 600", program.port());
  const Run run = interrupted(command + " --rooms 2", "2");
  CHECK(run.exit_code == 130);
  const json figures = json::parse(run.output);
  CHECK(figures.at("errors") == 0);
  CHECK(figures.at("moves") > 0);
  CHECK(figures.at("seconds") < 60);
  const int silent = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{
      .sin_family = AF_INET, .sin_port = 0, .sin_addr = {htonl(INADDR_LOOPBACK)}, .sin_zero = {}};
  socklen_t size = sizeof address;
  REQUIRE(bind(silent, reinterpret_cast<sockaddr*>(&address), size) == 0);
  REQUIRE(listen(silent, 16) == 0);
  REQUIRE(getsockname(silent, reinterpret_cast<sockaddr*>(&address), &size) == 0);
  const Run early = interrupted(
      fmt::format("load --url http://127.0.0.1:{} --json --seconds 600 --rooms 2", ntohs(address.sin_port)),
      "1");
  close(silent);
  CHECK(early.exit_code == 130);
  CHECK(json::parse(early.output).at("moves") == 0);
}
