#include "commands.hpp"
#include "exit_codes.hpp"
#include "nearest_name.hpp"
#include "settings.hpp"
#include "version.hpp"
#include "wrapped_help.hpp"

#include <server/ops/stop_signals.hpp>
#include <server/store/store_in_use.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <CLI/CLI.hpp>

#include <cstdio>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace {

using bastide::server::ExitCode;

/// "bastide 0.1.0 (commit 0123456789ab)"
std::string version() {
  using namespace bastide::server;
  return fmt::format("bastide {}{}", kVersion,
                     kRevision.empty() ? "" : fmt::format(" (commit {})", kRevision));
}

int fail(const char* sentence, ExitCode exit_code = ExitCode::to_mend) {
  fmt::print(stderr, "bastide: {}\n", sentence);
  return static_cast<int>(exit_code);
}

/// What is said where a command is missing, or is none; empty if that is not what was wrong.
std::string without_command(const CLI::App& program) {
  const CLI::App* asked = &program;
  while (!asked->get_subcommands().empty()) asked = asked->get_subcommands().front();
  std::vector<std::string> names;
  for (const CLI::App* command : asked->get_subcommands([](const CLI::App*) { return true; }))
    names.push_back(command->get_name());
  if (names.empty()) return {};
  const std::vector<std::string> words = asked->remaining();
  if (words.empty()) return fmt::format("say which command: {}", fmt::join(names, ", "));
  const std::string meant = bastide::server::meant(words.front(), names);
  return fmt::format("there is no command {}{}: {}", words.front(),
                     meant.empty() ? "" : meant + " All of them", fmt::join(names, ", "));
}

}  // namespace

int main(int argc, char** argv) {
  // A server that is told to stop while it starts stops as it does later: its signals wait from here on.
  std::optional<bastide::server::StopSignals> signals;
  if (argc > 1 && std::string_view(argv[1]) == "serve") signals.emplace();
  CLI::App program("Bastide: a server for tile-laying board games, and its tools.", "bastide");
  program.set_version_flag("--version", version());
  program.require_subcommand(1);
  program.formatter(std::make_shared<bastide::server::WrappedHelp>());
  bastide::server::Chosen chosen;
  bastide::server::add_serve(program, chosen);
  bastide::server::add_replay(program, chosen);
  bastide::server::add_verify(program, chosen);
  bastide::server::add_analyse(program, chosen);
  bastide::server::add_puzzles(program, chosen);
  bastide::server::add_bench(program, chosen);
  bastide::server::add_arena(program, chosen);
  bastide::server::add_bot(program, chosen);
  bastide::server::add_load(program, chosen);
  bastide::server::add_admin(program, chosen);
  bastide::server::add_export(program, chosen);
  bastide::server::add_import(program, chosen);
  bastide::server::add_archive(program, chosen);
  bastide::server::add_healthcheck(program, chosen);
  bastide::server::add_completion(program, chosen);
  try {
    program.parse(argc, argv);
    return chosen();
  } catch (const CLI::Success& asked) {  // --help, --version
    return program.exit(asked);
  } catch (const CLI::RequiredError& error) {
    const std::string sentence = without_command(program);
    return fail(sentence.empty() ? error.what() : sentence.c_str());
  } catch (const CLI::Error& error) {
    return fail(error.what());
  } catch (const bastide::server::StoreInUse& error) {
    return fail(error.what(), ExitCode::store_in_use);
  } catch (const bastide::server::StoreUnreachable& error) {
    return fail(error.what(), ExitCode::store_not_now);
  } catch (const bastide::server::AddressNotNow& error) {
    return fail(error.what(), ExitCode::address_not_now);
  } catch (const std::exception& error) {
    return fail(error.what());
  }
}
