// The commands beside `serve`: bench, arena, load, healthcheck.
#include "test_server.hpp"

#include "catch.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>
#include <vector>

using namespace bastide;
using namespace bastide::test;
using nlohmann::json;

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

TEST_CASE("bench plays every game, and the same one alike each time", "[server][program]") {
  std::set<std::string> signatures;
  for (const char* rules :
       {"{}", R"({"preset": "new-edition-full"})", R"({"preset": "tower-2006"})",
        R"({"modules": ["farmers", "river", "abbot", "tower"]})", R"({"game": "castle"})"}) {
    const std::vector<std::string> arguments = {"bench", "--games", "20", "--rules", rules, "--json"};
    const json figures = json::parse(run_program(arguments).output);
    CAPTURE(rules, figures.dump());
    CHECK(figures.at("games") == 20);
    CHECK(figures.at("moves") > 20 * 50);
    CHECK(figures.at("games_per_s") > 0);
    CHECK(json::parse(run_program(arguments).output).at("signature") == figures.at("signature"));
    signatures.insert(figures.at("signature"));
  }
  CHECK(signatures.size() == 5);
}

TEST_CASE("the arena tells the same however many threads play, and stops when its test is decided",
          "[server][program]") {
  const auto arena = [](const std::string& threads, const std::vector<std::string>& more) {
    std::vector<std::string> arguments = {"arena", "neighbour", "random", "--json", "--threads", threads};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run_program(arguments).output;
  };
  const std::string alone = arena("1", {"--decks", "4"});
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
  }));
  const Run load = run_program({"load", "--url", url, "--rooms", "3", "--seats", row.seats, "--rules",
                                row.rules, "--seconds", "1", "--json"});
  CAPTURE(load.output);
  REQUIRE(load.exit_code == 0);
  const json figures = json::parse(load.output);
  CHECK(figures.at("errors") == 0);
  CHECK(figures.at("moves") > 0);
  CHECK(figures.at("p99_ms") >= figures.at("p50_ms"));
}
