// A file of rooms on the host's disk.
#pragma once

#include <protocol/room_file.hpp>

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

namespace bastide::server {

/// Checks the whole file first, so that nothing is taken from a cut or changed file.
class RoomFileSource {
 public:
  /// Throws UsageError that names the file and, if there is one, the line: unreadable, no such file, of a
  /// newer version, incomplete or changed.
  explicit RoomFileSource(const std::filesystem::path& file, protocol::RoomFileLimits limits = {});

  /// The parts in order, up to the end; then nothing.
  std::optional<protocol::RoomFilePart> next();

 private:
  [[noreturn]] void refuse(const std::string& why) const;
  void begin();
  /// A line without its end; empty at the end of the file. An overlong line is cut after the limit.
  std::optional<std::string> next_line();

  const std::string name_;
  const protocol::RoomFileLimits limits_;
  std::ifstream in_;
  protocol::RoomFileReader reader_;
  std::size_t line_ = 0;
};

}  // namespace bastide::server
