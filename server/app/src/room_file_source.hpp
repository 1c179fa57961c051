// A file of rooms as a host has it on disk.
#pragma once

#include <protocol/room_file.hpp>

#include <filesystem>
#include <fstream>
#include <optional>
#include <string>

namespace bastide::server {

/// Looks through the whole file first, so that nothing is taken from one that was cut or changed.
class RoomFileSource {
 public:
  /// Throws UsageError that names the file, and the line where there is one: what can't be read, is no such
  /// file, of a newer version, not whole or changed.
  explicit RoomFileSource(const std::filesystem::path& file, protocol::RoomFileLimits limits = {});

  /// One part after the other, the end at last; then nothing.
  std::optional<protocol::RoomFilePart> next();

 private:
  [[noreturn]] void refuse(const std::string& why) const;
  void begin();
  /// Without its line end; nothing: there is no more. One that is too long is cut where that is sure.
  std::optional<std::string> next_line();

  const std::string name_;
  const protocol::RoomFileLimits limits_;
  std::ifstream in_;
  protocol::RoomFileReader reader_;
  std::size_t line_ = 0;
};

}  // namespace bastide::server
