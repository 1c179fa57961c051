#include "room_file_source.hpp"

#include "settings.hpp"

#include <fmt/format.h>

namespace bastide::server {

RoomFileSource::RoomFileSource(const std::filesystem::path& file, protocol::RoomFileLimits limits)
    : name_(file.string()), limits_(limits) {
  if (!std::filesystem::is_regular_file(file)) refuse("there is no such file");
  in_.open(file, std::ios::binary);
  begin();
  while (next()) continue;
  if (!reader_.is_whole()) refuse("it was cut: its end is missing");
  begin();
}

void RoomFileSource::begin() {
  in_.clear();
  in_.seekg(0);
  if (!in_) refuse("it can't be read");
  reader_ = protocol::RoomFileReader(limits_);
  line_ = 0;
}

std::optional<protocol::RoomFilePart> RoomFileSource::next() {
  const std::optional<std::string> line = next_line();
  if (!line) return std::nullopt;
  ++line_;
  auto part = reader_.read(*line);
  if (!part) {
    const protocol::WireRejection& why = part.error();
    refuse(fmt::format("line {}: {}{}{}", line_, why.at, why.at.empty() ? "" : " ", why.message));
  }
  return std::move(*part);
}

std::optional<std::string> RoomFileSource::next_line() {
  std::string line;
  std::streambuf& bytes = *in_.rdbuf();
  for (int c = bytes.sbumpc(); c != std::char_traits<char>::eof(); c = bytes.sbumpc()) {
    if (c == '\n') return line;
    line.push_back(static_cast<char>(c));
    if (line.size() > limits_.line_bytes_max) return line;
  }
  if (line.empty()) return std::nullopt;
  return line;
}

void RoomFileSource::refuse(const std::string& why) const {
  throw UsageError(fmt::format("cannot import {}: {}; nothing was imported", name_, why));
}

}  // namespace bastide::server
