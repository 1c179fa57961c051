// Which server and store a command is for, with the settings of `serve`.
#pragma once

#include "serve_options.hpp"

#include <server/store/whole_rooms.hpp>

#include <map>
#include <memory>
#include <string>

namespace CLI {
class App;
}

namespace bastide::server {

struct StoreChoice {
  std::string config = config_file();
  std::map<std::string, std::string> given;  ///< settings by name
};

/// The settings as `serve` would have them. Throws UsageError.
ServeOptions chosen_options(const StoreChoice& choice);

/// The rooms of the store that these settings name. Throws UsageError, and what rooms_of_file throws.
std::unique_ptr<WholeRooms> open_rooms(const ServeOptions& options, RoomsUse use);

/// Adds a setting of `serve` to the command. `choice` must outlive it.
void add_setting(CLI::App& command, StoreChoice& choice, const std::string& name, const char* help);
/// Adds --store and --config.
void add_store_choice(CLI::App& command, StoreChoice& choice);

}  // namespace bastide::server
