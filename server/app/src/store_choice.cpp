#include "store_choice.hpp"

#include "settings.hpp"

#include <CLI/CLI.hpp>

namespace bastide::server {

ServeOptions chosen_options(const StoreChoice& choice) {
  ServeOptions options = default_serve_options(process_environment);
  read_settings(serve_settings(options), choice.config, choice.given);
  complete(options);
  return options;
}

std::unique_ptr<WholeRooms> open_rooms(const ServeOptions& options, RoomsUse use) {
  if (const auto file = sqlite_file(options)) return rooms_of_file(*file, use);
  if (const auto url = postgres_url(options)) return rooms_of_database({.url = *url}, use);
  throw UsageError("--store memory: keeps nothing");
}

void add_setting(CLI::App& command, StoreChoice& choice, const std::string& name, const char* help) {
  command.add_option_function<std::string>(
      "--" + name, [&choice, name](const std::string& value) { choice.given[name] = value; }, help);
}

void add_store_choice(CLI::App& command, StoreChoice& choice) {
  add_setting(command, choice, "store", "The store, as of serve");
  command.add_option("--config", choice.config, "TOML file with the settings of serve");
}

}  // namespace bastide::server
