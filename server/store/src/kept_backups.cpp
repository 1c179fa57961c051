#include <server/store/kept_backups.hpp>

#include <server/store/backup.hpp>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <iomanip>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <utility>

namespace bastide::server {

namespace {

namespace fs = std::filesystem;
using std::chrono::sys_seconds;

/// Empty if the name is not that of a copy.
std::optional<sys_seconds> time_of(const std::string& name) {
  std::tm parts{};
  std::istringstream in(name);
  in >> std::get_time(&parts, "bastide-%Y%m%dT%H%M%SZ.db");
  if (in.fail()) return std::nullopt;
  const auto time = std::chrono::system_clock::from_time_t(timegm(&parts));
  return std::chrono::time_point_cast<std::chrono::seconds>(time);
}

std::string name_of(sys_seconds time) {
  return fmt::format("bastide-{:%Y%m%dT%H%M%S}Z.db", fmt::gmtime(std::chrono::system_clock::to_time_t(time)));
}

}  // namespace

KeptBackups::KeptBackups(KeptBackupsOptions options) : options_(std::move(options)) {}

std::vector<sys_seconds> KeptBackups::times() const {
  std::vector<sys_seconds> out;
  std::error_code missing;
  for (const fs::directory_entry& entry : fs::directory_iterator(options_.folder, missing)) {
    const std::string name = entry.path().filename().string();
    const auto time = time_of(name);
    if (time && name_of(*time) == name) out.push_back(*time);
  }
  std::ranges::sort(out);
  return out;
}

fs::path KeptBackups::file_of(sys_seconds time) const { return options_.folder / name_of(time); }

std::optional<sys_seconds> KeptBackups::newest(sys_seconds now) const {
  std::vector<sys_seconds> made = times();
  std::erase_if(made, [&](sys_seconds time) { return time > now; });
  if (made.empty()) return std::nullopt;
  return made.back();
}

MadeBackup KeptBackups::make(sys_seconds now, const std::stop_token& stopped) {
  if (fs::create_directories(options_.folder)) fs::permissions(options_.folder, fs::perms::owner_all);
  const std::uint64_t needed = fs::file_size(options_.store) + options_.disk_free_min;
  if (fs::space(options_.folder).available < needed)
    throw std::runtime_error(fmt::format("cannot back up {} to {}: a copy needs {} free bytes there",
                                         options_.store.string(), options_.folder.string(), needed));
  MadeBackup made{.file = file_of(now)};
  back_up(options_.store, made.file, stopped);
  try {
    made.rooms = rooms_in(made.file);
  } catch (const std::exception&) {
    fs::remove(made.file);
    throw;
  }
  made.bytes = fs::file_size(made.file);
  const std::vector<sys_seconds> all = times();
  for (std::size_t extra = 0; extra + options_.kept < all.size(); ++extra) fs::remove(file_of(all[extra]));
  return made;
}

}  // namespace bastide::server
