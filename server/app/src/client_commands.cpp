// bastide load, bastide healthcheck: what talks to a running server.
#include "commands.hpp"
#include "game_options.hpp"
#include "serve_options.hpp"
#include "settings.hpp"

#include <server/client/http_get.hpp>
#include <server/client/load.hpp>
#include <server/client/url.hpp>
#include <server/ops/open_files.hpp>

#include <protocol/json_line.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <charconv>
#include <cstdio>
#include <memory>
#include <string>
#include <system_error>

namespace bastide::server {

namespace {

constexpr double kRateMax = 1e6;

Url url_of(const std::string& text) {
  if (const auto url = parse_url(text)) return *url;
  throw UsageError(fmt::format("--url must be like http://127.0.0.1:8080, not \"{}\"", text));
}

void print_report(const LoadReport& report, bool json) {
  const double moves_per_s = static_cast<double>(report.moves) / report.seconds;
  if (json) {
    protocol::JsonLine figures;
    figures.add("moves_per_s", moves_per_s).add("p50_ms", report.p50_ms).add("p99_ms", report.p99_ms);
    figures.add("max_ms", report.max_ms).add("moves", report.moves).add("games", report.games);
    figures.add("seconds", report.seconds).add("errors", report.errors);
    figures.add("first_error", report.first_error);
    fmt::print("{}\n", figures.text());
    return;
  }
  fmt::print("{} moves, {} games in {:.1f} s: {:.0f} moves/s\n", report.moves, report.games, report.seconds,
             moves_per_s);
  fmt::print("latency p50 {:.2f} ms, p99 {:.2f} ms, max {:.2f} ms\n", report.p50_ms, report.p99_ms,
             report.max_ms);
  fmt::print("{} errors{}{}\n", report.errors, report.errors > 0 ? ", first: " : "", report.first_error);
}

/// Unlike CLI::Range, not taken in by "nan".
std::string is_rate(const std::string& text) {
  double rate = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), rate);
  const bool good =
      error == std::errc{} && rest == text.data() + text.size() && rate >= 0 && rate <= kRateMax;
  return good ? std::string() : fmt::format("must be a number from 0 to {}, not \"{}\"", kRateMax, text);
}

/// Where a server that is set by nothing else than the environment and this file says whether rooms can be played.
Url configured_url(const std::string& config) {
  ServeOptions options = default_serve_options(process_environment);
  read_settings(serve_settings(options), config, {});
  complete(options);
  if (options.net.port == 0)
    throw UsageError("the server listens on any free port: say with --url where to ask");
  return {.host = reachable(options.net.address), .port = options.net.port, .path = "/readyz"};
}

int check_health(const Url& url) {
  try {
    const HttpAnswer answer = http_get(url, std::chrono::seconds(3));
    if (answer.status == 200) return 0;
    fmt::print(stderr, "bastide: answered with status {}\n", answer.status);
  } catch (const std::system_error& error) {
    fmt::print(stderr, "bastide: no answer: {}\n", error.code().message());
  }
  return 1;
}

}  // namespace

void add_load(CLI::App& program, Chosen& chosen) {
  struct Options {
    std::string url = "http://127.0.0.1:8080";
    GameOptions game;
    LoadOptions load;
    std::int64_t seconds = 10;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command =
      program.add_subcommand("load", "Play random games against a server and tell how fast it is");
  command->add_option("--url", options->url, "The server")->required();
  command->add_option("--rooms", options->load.rooms, "Rooms that play at once")
      ->capture_default_str()
      ->check(CLI::Range(1, 100'000));
  add_game_options(*command, options->game);
  command->add_option("--seconds", options->seconds, "For how long")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  command->add_option("--rate", options->load.rate, "Moves a second over all rooms; 0: as fast as it goes")
      ->capture_default_str()
      ->check(is_rate);
  add_seed(*command, options->load.seed);
  command->add_flag("--json", options->json, "Print the figures as JSON");
  command->footer(
      "A server's address limits apply unless it was started with --limits-exempt and this machine's "
      "address.\n"
      "Exit code: 0, or 1 if there were errors.");
  command->callback([&chosen, options] {
    chosen = [options] {
      options->load.url = url_of(options->url);
      options->load.game = read_game(options->game);
      options->load.seats = options->game.seats;
      options->load.duration = std::chrono::seconds(options->seconds);
      allow_open_files();
      const LoadReport report = run_load(options->load);
      print_report(report, options->json);
      return report.errors == 0 ? 0 : 1;
    };
  });
}

void add_healthcheck(CLI::App& program, Chosen& chosen) {
  struct Options {
    std::string url;
    std::string config = config_file();
  };
  auto options = std::make_shared<Options>();
  CLI::App* command =
      program.add_subcommand("healthcheck", "Ask a server whether it is ready; for container images");
  command->add_option("--url", options->url,
                      "What to ask; without it /readyz where the environment and the file let serve listen");
  command->add_option("--config", options->config, "TOML file with the settings of serve");
  command->footer("Exit code: 0 it is, 1 it is not.");
  command->callback([&chosen, options] {
    chosen = [options] {
      return check_health(options->url.empty() ? configured_url(options->config) : url_of(options->url));
    };
  });
}

}  // namespace bastide::server
