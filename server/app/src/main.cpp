#include "commands.hpp"
#include "exit_codes.hpp"
#include "settings.hpp"
#include "version.hpp"

#include <server/store/store_in_use.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cstdio>
#include <exception>
#include <string>

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

}  // namespace

int main(int argc, char** argv) {
  CLI::App program("Bastide: a server for tile-laying board games, and its tools.", "bastide");
  program.set_version_flag("--version", version());
  program.require_subcommand(1);
  bastide::server::Chosen chosen;
  bastide::server::add_serve(program, chosen);
  bastide::server::add_replay(program, chosen);
  bastide::server::add_verify(program, chosen);
  bastide::server::add_analyse(program, chosen);
  bastide::server::add_bench(program, chosen);
  bastide::server::add_arena(program, chosen);
  bastide::server::add_bot(program, chosen);
  bastide::server::add_load(program, chosen);
  bastide::server::add_admin(program, chosen);
  bastide::server::add_export(program, chosen);
  bastide::server::add_import(program, chosen);
  bastide::server::add_archive(program, chosen);
  bastide::server::add_healthcheck(program, chosen);
  try {
    program.parse(argc, argv);
    return chosen();
  } catch (const CLI::Success& asked) {  // --help, --version
    return program.exit(asked);
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
