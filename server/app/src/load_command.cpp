// bastide load: measures a server, or compares two.
#include "commands.hpp"
#include "game_options.hpp"
#include "interrupt.hpp"
#include "progress.hpp"
#include "server_url.hpp"
#include "settings.hpp"
#include "units.hpp"

#include <server/client/load.hpp>
#include <server/ops/open_files.hpp>

#include <protocol/json_line.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace bastide::server {

namespace {

constexpr double kRateMax = 1e6;
constexpr std::chrono::milliseconds kIntervalMax = std::chrono::hours(24);

/// Options of the command line.
struct Options {
  std::string url = "http://127.0.0.1:8080";
  std::string against;
  int turns = 3;
  GameOptions game;
  LoadOptions load;
  std::int64_t seconds = 10;
  std::string chat_every = "0s";
  std::string reconnect_every = "0s";
  bool json = false;
};

/// The result of two servers that were measured in turns.
struct Match {
  LoadReport one;
  LoadReport other;
  std::vector<double> ratios;  ///< of their moves per second, by turn
};

/// Unlike CLI::Range, this refuses "nan".
std::string is_rate(const std::string& text) {
  double rate = 0;
  const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), rate);
  const bool good =
      error == std::errc{} && rest == text.data() + text.size() && rate >= 0 && rate <= kRateMax;
  return good ? std::string() : fmt::format("must be a number from 0 to {}, not \"{}\"", kRateMax, text);
}

std::string is_interval(const std::string& text) {
  const auto interval = parse_duration(text);
  if (interval && *interval <= kIntervalMax) return {};
  return fmt::format("must be a duration like 500ms or 2s, at most a day, not \"{}\"", text);
}

void add_latencies(protocol::JsonLine& figures, const std::string& kind, const Latencies& latencies) {
  figures.add(kind + "p50_ms", latencies.quantile_ms(0.5)).add(kind + "p99_ms", latencies.quantile_ms(0.99));
  figures.add(kind + "max_ms", latencies.quantile_ms(1));
}

void add_report(protocol::JsonLine& figures, const std::string& server, const LoadReport& report) {
  const auto count = [](const Latencies& of) { return static_cast<std::int64_t>(of.count()); };
  figures.add(server + "moves_per_s", report.moves_per_s());
  add_latencies(figures, server, report.moves);
  figures.add(server + "moves", count(report.moves)).add(server + "games", report.games);
  figures.add(server + "seen", count(report.seen));
  add_latencies(figures, server + "seen_", report.seen);
  figures.add(server + "rooms", report.rooms).add(server + "chat_lines", report.chat_lines);
  figures.add(server + "previews", count(report.previews));
  add_latencies(figures, server + "preview_", report.previews);
  figures.add(server + "reconnects", count(report.reconnects));
  add_latencies(figures, server + "reconnect_", report.reconnects);
  figures.add(server + "seconds", report.seconds).add(server + "errors", report.errors);
  figures.add(server + "first_error", report.first_error);
}

void print_latencies(std::string_view kind, const Latencies& latencies) {
  if (latencies.count() == 0) return;
  fmt::print("{}: {}, p50 {:.2f} ms, p99 {:.2f} ms, max {:.2f} ms\n", kind, latencies.count(),
             latencies.quantile_ms(0.5), latencies.quantile_ms(0.99), latencies.quantile_ms(1));
}

void print_report(const LoadReport& report) {
  fmt::print("{} moves, {} games, {} rooms in {:.1f} s: {:.0f} moves/s\n", report.moves.count(), report.games,
             report.rooms, report.seconds, report.moves_per_s());
  print_latencies("moves", report.moves);
  print_latencies("seen by spectators", report.seen);
  print_latencies("previews", report.previews);
  print_latencies("reconnects", report.reconnects);
  if (report.chat_lines > 0) fmt::print("chat lines: {}\n", report.chat_lines);
  fmt::print("{} errors{}{}\n", report.errors, report.errors > 0 ? ", first: " : "", report.first_error);
}

double ratio(double one, double other) { return other > 0 ? one / other : 0; }

/// The first server changes with each turn, so that a machine that gets slower favours neither. A turn that
/// was interrupted has no ratio.
Match run_match(LoadOptions options, const Url& one, const Url& other, int turns,
                const Interrupt& interrupt) {
  Match match;
  const auto run = [&options](const Url& url, LoadReport& total) {
    options.url = url;
    const LoadReport report = run_load(options);
    total.add(report);
    return report.moves_per_s();
  };
  for (int turn = 0; turn < turns && !interrupt.came(); ++turn) {
    const bool swapped = turn % 2 == 1;
    const double first = swapped ? run(other, match.other) : run(one, match.one);
    const double second = swapped ? run(one, match.one) : run(other, match.other);
    if (!interrupt.came()) match.ratios.push_back(swapped ? ratio(second, first) : ratio(first, second));
    ++options.seed;
  }
  return match;
}

void print_match(const Match& match, const Options& options) {
  const auto latency = [&match](double share) {
    return ratio(match.one.moves.quantile_ms(share), match.other.moves.quantile_ms(share));
  };
  const double speed = ratio(match.one.moves_per_s(), match.other.moves_per_s());
  const auto [least, most] =
      match.ratios.empty() ? std::ranges::minmax({speed}) : std::ranges::minmax(match.ratios);
  if (options.json) {
    protocol::JsonLine figures;
    add_report(figures, "", match.one);
    add_report(figures, "against_", match.other);
    figures.add("ratio_moves_per_s", speed).add("ratio_least", least).add("ratio_most", most);
    figures.add("ratio_p50", latency(0.5)).add("ratio_p99", latency(0.99));
    fmt::print("{}\n", figures.text());
    return;
  }
  fmt::print("{}\n", options.url);
  print_report(match.one);
  fmt::print("\n{}\n", options.against);
  print_report(match.other);
  fmt::print(
      "\nthe first to the second: moves/s {:.3f} ({:.3f} to {:.3f} in {} turns), p50 {:.3f}, p99 {:.3f}\n",
      speed, least, most, match.ratios.size(), latency(0.5), latency(0.99));
}

int run(Options& options) {
  const Interrupt interrupt;
  Progress progress(false);
  const Url url = server_url("--url", options.url);
  LoadOptions& load = options.load;
  load.url = url;
  load.game = read_game(options.game);
  load.seats = options.game.seats;
  load.duration = std::chrono::seconds(options.seconds);
  load.chat_every = parse_duration(options.chat_every).value();
  load.reconnect_every = parse_duration(options.reconnect_every).value();
  load.goes_on = [&](const LoadReport& so_far) {
    if (progress.due())
      progress.tell(fmt::format("{:.0f} of {} s, {} moves, {} errors", so_far.seconds, options.seconds,
                                so_far.moves.count(), so_far.errors));
    return !interrupt.came();
  };
  if (!options.against.empty()) {
    const Url other = server_url("--against", options.against);
    allow_open_files();
    const Match match = run_match(load, url, other, options.turns, interrupt);
    progress.wipe();
    print_match(match, options);
    return interrupt.exit_code(match.one.errors + match.other.errors == 0 ? 0 : 1);
  }
  allow_open_files();
  const LoadReport report = run_load(load);
  progress.wipe();
  if (options.json) {
    protocol::JsonLine figures;
    add_report(figures, "", report);
    fmt::print("{}\n", figures.text());
  } else {
    print_report(report);
  }
  return interrupt.exit_code(report.errors == 0 ? 0 : 1);
}

void add_people(CLI::App& command, Options& options) {
  LoadOptions& load = options.load;
  command.add_option("--rooms", load.rooms, "Rooms that play at once")
      ->capture_default_str()
      ->check(CLI::Range(1, 100'000));
  command
      .add_option("--checked-rooms", load.checked_rooms,
                  "Rooms of these in which everybody checks the whole view and its digest with each change;\n"
                  "the others read only what they need for their moves")
      ->capture_default_str()
      ->check(CLI::Range(0, 100'000));
  add_game_options(command, options.game);
  command.add_option("--spectators", load.spectators, "Spectators of each room")
      ->capture_default_str()
      ->check(CLI::Range(0, 10'000));
  command
      .add_option("--idle-rooms", load.idle_rooms,
                  "Further rooms whose players sit in the lobby and do nothing")
      ->capture_default_str()
      ->check(CLI::Range(0, 100'000));
  command
      .add_option("--left-rooms", load.left_rooms,
                  "Further rooms in which a game has begun and whose players are gone")
      ->capture_default_str()
      ->check(CLI::Range(0, 100'000));
  command
      .add_option("--moves-per-room", load.moves_per_room,
                  "Moves after which everybody leaves a room for a new one; 0: they stay, and play again")
      ->capture_default_str()
      ->check(CLI::Range(0, 1'000'000));
}

void add_doings(CLI::App& command, Options& options) {
  LoadOptions& load = options.load;
  command.add_option("--rate", load.rate, "Moves a second over all rooms; 0: as fast as it goes")
      ->capture_default_str()
      ->check(is_rate);
  command.add_option("--previews", load.previews, "Previews asked for before each move")
      ->capture_default_str()
      ->check(CLI::Range(0, 1000));
  command
      .add_option("--chat-every", options.chat_every,
                  "How often somebody in each room writes a line; 0s: nobody does")
      ->capture_default_str()
      ->check(is_interval);
  command
      .add_option("--reconnect-every", options.reconnect_every,
                  "How often somebody in each room loses the connection and comes back; 0s: nobody does")
      ->capture_default_str()
      ->check(is_interval);
  command.add_flag("--busy-poll", load.busy_poll,
                   "Never sleep: takes a core of its own, and tells latencies without the time in which\n"
                   "the machine wakes this program");
}

}  // namespace

void add_load(CLI::App& program, Chosen& chosen) {
  auto options = std::make_shared<Options>();
  CLI::App* command =
      program.add_subcommand("load", "Play random games against a server and tell how fast it is");
  command->add_option("--url", options->url, "The server")->required();
  command->add_option("--against", options->against,
                      "Another server: both are measured in turns, and the first is compared with it");
  command->add_option("--turns", options->turns, "With --against: how often each is measured")
      ->capture_default_str()
      ->check(CLI::Range(1, 1000));
  command->add_option("--seconds", options->seconds, "How long, from when all rooms are there")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
  add_people(*command, *options);
  add_doings(*command, *options);
  add_seed(*command, options->load.seed);
  command->add_flag("--json", options->json, "Print the figures as JSON (protocol/schema/commands.json)");
  command->footer(
      "A move's latency counts from when it was due (--rate), else from when it was sent, until all players\n"
      "in its room have it; spectators count apart.\n"
      "A server's address limits apply unless it was started with --limits-exempt and this machine's\n"
      "address. Those of seats and connections always do: many previews want a server with more\n"
      "--messages-per-second, chat more often than every second one with a shorter --chat-interval.\n"
      "Ctrl-C ends it with the figures so far.\n"
      "Exit code: 0, 1 if there were errors, 130 after Ctrl-C.");
  command->callback([&chosen, options] { chosen = [options] { return run(*options); }; });
}

}  // namespace bastide::server
