// bastide admin: what a host does with a store.
#include "commands.hpp"
#include "serve_options.hpp"
#include "settings.hpp"

#include <server/store/backup.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <string>

namespace bastide::server {

namespace {

/// Which store: as serve finds it.
struct StoreChoice {
  std::string config = config_file();
  std::string store;
  std::string file;
};

std::filesystem::path chosen_store(const StoreChoice& choice) {
  ServeOptions options = default_serve_options(process_environment);
  std::map<std::string, std::string> given;
  if (!choice.store.empty()) given["store"] = choice.store;
  read_settings(serve_settings(options), choice.config, given);
  complete(options);
  auto file = sqlite_file(options);
  if (!file) throw UsageError("--store memory: keeps nothing that could be copied");
  return std::move(*file);
}

using Work = int (*)(const std::filesystem::path& store, const std::filesystem::path& file);

int run_backup(const std::filesystem::path& store, const std::filesystem::path& file) {
  back_up(store, file);
  fmt::print("backed up {} to {}\n", store.string(), file.string());
  return 0;
}

int run_restore(const std::filesystem::path& store, const std::filesystem::path& file) {
  restore(file, store);
  fmt::print("restored {} to {}\n", file.string(), store.string());
  return 0;
}

void add(CLI::App& admin, Chosen& chosen, const char* name, const char* help, const char* footer, Work work) {
  auto choice = std::make_shared<StoreChoice>();
  CLI::App* command = admin.add_subcommand(name, help);
  command->add_option("FILE", choice->file, "The copy")->required();
  command->add_option("--store", choice->store, "The store, as of serve");
  command->add_option("--config", choice->config, "TOML file with the settings of serve");
  command->footer(footer);
  command->callback([&chosen, choice, work] {
    chosen = [choice, work] { return work(chosen_store(*choice), choice->file); };
  });
}

}  // namespace

void add_admin(CLI::App& program, Chosen& chosen) {
  CLI::App* admin = program.add_subcommand("admin", "Back up and restore what a server keeps");
  admin->require_subcommand(1);
  add(*admin, chosen, "backup", "Copy the store into a new file, while a server may be at work on it",
      "The copy is the store of one moment, checked and whole. Exit code: 0 it is made, 2 it is not.",
      run_backup);
  add(*admin, chosen, "restore", "Make a store of a copy, before the server starts on it",
      "No store is ever replaced: move one that is there away first, with the files beside it that begin "
      "with its name.\n"
      "Exit code: 0 it is made, 2 it is not.",
      run_restore);
}

}  // namespace bastide::server
