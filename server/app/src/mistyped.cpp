#include "mistyped.hpp"

#include "nearest_name.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <system_error>

namespace bastide::server {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kPrefix = "BASTIDE_";
constexpr std::size_t kToldMax = 10;

/// A store that a server has used lies beside its lock.
std::optional<fs::path> other_store_in(const fs::path& folder) {
  std::error_code failed;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, failed)) {
    std::error_code unseen;
    if (entry.is_regular_file(unseen) && fs::exists(entry.path().string() + ".lock", unseen))
      return entry.path();
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> unknown_variables(std::span<const std::string_view> environment,
                                           std::vector<std::string> known) {
  known.emplace_back("BASTIDE_CONFIG");
  std::vector<std::string> told;
  for (const std::string_view variable : environment) {
    const std::string_view name = variable.substr(0, variable.find('='));
    if (!name.starts_with(kPrefix) || std::ranges::find(known, name) != known.end()) continue;
    if (told.size() == kToldMax) {
      told.emplace_back("the environment has more BASTIDE_ variables that this program does not know");
      break;
    }
    told.push_back(fmt::format("the environment has {}, which is no setting of this program{}", name,
                               meant(name, known)));
  }
  return told;
}

void refuse_mistyped_store(const ServeOptions& options) {
  const auto file = sqlite_file(options);
  std::error_code unseen;
  if (!file || fs::exists(*file, unseen)) return;
  const fs::path folder = file->has_parent_path() ? file->parent_path() : fs::path(".");
  if (!fs::is_directory(folder, unseen)) {
    if (options.store != default_store(options))
      throw UsageError(fmt::format(
          "--store: there is no folder {} for a new store; make it first if it is meant", folder.string()));
    return;
  }
  if (const auto other = other_store_in(folder))
    throw UsageError(fmt::format(
        "--store: {} is not there, but {} is: name that, or give the new store a folder of its own",
        file->string(), other->string()));
}

}  // namespace bastide::server
