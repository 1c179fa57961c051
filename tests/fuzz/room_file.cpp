// Files of rooms for import: taken whole or refused with a sentence. What is accepted means the same when it
// is written and read again.
#include "fuzz.hpp"
#include "memory_file.hpp"

#include "room_file_source.hpp"
#include "settings.hpp"

#include <protocol/room_file.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

using namespace bastide;
using fuzz::require;
using Parts = std::vector<protocol::RoomFilePart>;

namespace {

/// As import reads it; empty if the file is refused.
std::optional<Parts> import_of(std::string_view text, protocol::RoomFileLimits limits = {}) {
  const fuzz::MemoryFile file(text);
  try {
    server::RoomFileSource source(file.path(), limits);
    Parts parts;
    while (auto part = source.next()) parts.push_back(std::move(*part));
    return parts;
  } catch (const server::UsageError& error) {
    require(std::string_view(error.what()).starts_with("cannot import "), "a refusal is a sentence");
    return std::nullopt;
  }
}

/// What can be read before the end or the first mistake.
Parts begun(std::string_view text) {
  protocol::RoomFileReader reader;
  Parts parts;
  while (!text.empty()) {
    const auto line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    auto part = reader.read(line);
    if (!part || std::holds_alternative<protocol::RoomFileEnd>(*part)) break;
    parts.push_back(std::move(*part));
  }
  return parts;
}

struct Writing {
  protocol::RoomFileWriter writer;
  std::string operator()(const protocol::RoomFileHead& head) { return writer.head(head); }
  std::string operator()(const protocol::KeptRoom& room) { return writer.room(room); }
  std::string operator()(const protocol::LooseRecord& record) { return writer.record(record); }
  std::string operator()(const protocol::RoomFileEnd&) { return writer.end(); }
};

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text = fuzz::text(data, size);
  (void)import_of(text);
  (void)import_of(text, {.line_bytes_max = 200});
  // Hardly any mutation hits the digest, so what was read gets an end of its own.
  Parts parts = begun(text);
  if (parts.empty()) return 0;
  parts.emplace_back(protocol::RoomFileEnd{});
  Writing writing;
  std::string written;
  for (const protocol::RoomFilePart& part : parts) written += std::visit(writing, part);
  parts.back() = writing.writer.counted();
  require(import_of(written) == parts, "writing and reading change nothing");
  return 0;
}
