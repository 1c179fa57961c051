// bastide replay, verify, analyse, puzzles: game records from files.
#include "analyse_tool.hpp"
#include "commands.hpp"
#include "interrupt.hpp"
#include "progress.hpp"
#include "puzzle_tool.hpp"
#include "record_tools.hpp"
#include "settings.hpp"

#include <protocol/records/record.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

namespace {

/// The text of a file, or of standard input for "-"; if it is too large for a record, just enough for the
/// reader to say so.
std::string read_text(const std::string& path) {
  std::ifstream file;
  if (path != "-") file.open(path, std::ios::binary);
  std::istream& in = path == "-" ? std::cin : file;
  std::string text(protocol::kRecordBytesMax + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (in.bad() || (in.fail() && !in.eof())) throw UsageError(fmt::format("cannot read {}", path));
  text.resize(static_cast<std::size_t>(in.gcount()));
  return text;
}

/// For output that somebody waits for.
void print_now(std::string_view text) {
  fmt::print(stdout, "{}", text);
  std::fflush(stdout);
}

int print(const ToolReport& report) {
  fmt::print(stdout, "{}", report.out);
  fmt::print(stderr, "{}", report.err);
  return report.exit_code;
}

/// The worst exit code of all files: 2 before 3 before 0. A file that can't be read keeps no other back.
template <class Do>
int of_each(const std::vector<std::string>& files, Do with) {
  const auto is_worse = [](int code, int than) { return code == 2 || (code == 3 && than == 0); };
  int worst = 0;
  for (const std::string& file : files) {
    int code = 2;
    try {
      code = with(file);
    } catch (const UsageError& error) {
      fmt::print(stderr, "bastide: {}\n", error.what());
    }
    if (is_worse(code, worst)) worst = code;
  }
  return worst;
}

/// Goes on until Ctrl-C, and shows how far it is.
AnalysedTo until(const Interrupt& interrupt, Progress& progress) {
  return [&](std::size_t actions, std::size_t of) {
    if (progress.due()) progress.tell(fmt::format("{} of {} actions", actions, of));
    return !interrupt.came();
  };
}

}  // namespace

void add_replay(CLI::App& program, Chosen& chosen) {
  struct Options {
    std::string file;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand("replay", "Play a game record and print what happened");
  command->add_option("FILE", options->file, "Game record (bastide-game/1)")->required();
  command->add_flag("--json", options->json, "One event a line, as JSON");
  command->footer(
      "Exit code: 0 every action was legal, 3 the first illegal one was reached, 2 unreadable record.");
  command->callback([&chosen, options] {
    chosen = [options] { return print(replay_tool(read_text(options->file), options->json)); };
  });
}

void add_verify(CLI::App& program, Chosen& chosen) {
  struct Options {
    std::vector<std::string> files;
    std::string commitment;
    bool json = false;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command =
      program.add_subcommand("verify", "Check a finished game's record: actions, result and shuffle");
  command->add_option("FILE", options->files, "Game records (bastide-game/1); - is standard input")
      ->required();
  command->add_option("--commitment", options->commitment,
                      "The commitment that was told before the game, 64 hexadecimal digits: without it a "
                      "record can only agree with itself");
  command->add_flag("--json", options->json, "One object a record, a line each");
  command->footer(
      "Exit code: 0 all agrees, 3 something does not or is missing, 2 unreadable record; of several\n"
      "records the worst.");
  command->callback([&chosen, options] {
    chosen = [options] {
      VerifyWish wish{.json = options->json};
      if (!options->commitment.empty()) {
        wish.commitment = protocol::from_hex<32>(options->commitment);
        if (!wish.commitment) throw UsageError("--commitment must be 64 hexadecimal digits");
        if (options->files.size() > 1) throw UsageError("--commitment is that of one game: name one FILE");
      }
      return of_each(options->files, [&](const std::string& file) {
        if (options->json || options->files.size() > 1) wish.file = file;
        return print(verify_tool(read_text(file), wish));
      });
    };
  });
}

void add_analyse(CLI::App& program, Chosen& chosen) {
  struct Options {
    std::string file;
    bool json = false;
    AnalyseLimits limits;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "analyse", "Tell for each decision of a game which was best, and what luck brought");
  command->add_option("FILE", options->file, "Game record (bastide-game/1)")->required();
  command->add_option("--nodes", options->limits.nodes, "Positions that are looked at for one decision")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000'000));
  command->add_flag("--json", options->json,
                    "One decision a line, then one for each seat, as JSON (protocol/schema/commands.json)");
  command->footer(
      "Decisions are printed as they are analysed. Choices are weighed on the same tiles; where --nodes\n"
      "do not suffice for that, a decision is not compared: it has no cost, and its seat no sum of costs.\n"
      "Ctrl-C ends it with the sums of the decisions so far.\n"
      "Exit code: 0 every action was legal, 3 the first illegal one was reached, 2 unreadable record,\n"
      "130 after Ctrl-C.");
  command->callback([&chosen, options] {
    chosen = [options] {
      const std::string text = read_text(options->file);
      const Interrupt interrupt;
      Progress progress(true);
      const ToolReport report =
          analyse_tool(text, options->json, options->limits, print_now, until(interrupt, progress));
      progress.wipe();
      return interrupt.exit_code(print(report));
    };
  });
}

void add_puzzles(CLI::App& program, Chosen& chosen) {
  struct Options {
    std::vector<std::string> files;
    PuzzleLimits limits;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand(
      "puzzles", "Find decisions of played games where one placement is clearly the best");
  command->add_option("FILE", options->files, "Game records (bastide-game/1); - is standard input")
      ->required();
  command->add_option("--nodes", options->limits.nodes, "Positions that are looked at for one decision")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000'000));
  command
      ->add_option("--points", options->limits.points,
                   "By how many points the best placement is at least better than each other one")
      ->capture_default_str()
      ->check(CLI::Range(0.1, 1000.0));
  command->footer(
      "Each puzzle is printed when it is found, a line of JSON (puzzle in protocol/schema/commands.json).\n"
      "The page's screen of puzzles opens a file of such lines. Ctrl-C ends it.\n"
      "Exit code: 0 every action was legal, 3 an illegal one was reached, 2 unreadable record; of several\n"
      "records the worst. 130 after Ctrl-C.");
  command->callback([&chosen, options] {
    chosen = [options] {
      const Interrupt interrupt;
      Progress progress(true);
      return interrupt.exit_code(of_each(options->files, [&](const std::string& file) {
        if (interrupt.came()) return 0;
        const ToolReport report =
            puzzle_tool(read_text(file), options->limits, print_now, until(interrupt, progress));
        progress.wipe();
        return print(report);
      }));
    };
  });
}

}  // namespace bastide::server
