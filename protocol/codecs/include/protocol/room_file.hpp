// A file of rooms (bastide-rooms/1): whole rooms and records of games as a store keeps them, on their way
// into another store or put by. One JSON object a line: the head, the rooms, records whose room is not kept
// any more, and the end, which counts the lines before it and has a digest of them. So a file that was cut
// or changed is noticed. server/store/README.md has an example.
#pragma once

#include <protocol/bytes.hpp>
#include <protocol/wire_rejection.hpp>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace bastide::protocol {

inline constexpr std::string_view kRoomFileFormat = "bastide-rooms/1";

struct KeptEntry {
  std::uint64_t seq = 0;
  std::int64_t at_ms = 0;  ///< ms since 1970
  std::string payload;     ///< as it is stored, byte for byte
  friend bool operator==(const KeptEntry&, const KeptEntry&) = default;
};

struct KeptRecord {
  std::string game_id;        ///< 32 hex digits
  std::int64_t ended_ms = 0;  ///< ms since 1970
  std::string gzip;           ///< the record's text, compressed
  friend bool operator==(const KeptRecord&, const KeptRecord&) = default;
};

/// Everything that a store keeps of a room.
struct KeptRoom {
  std::string code;
  std::uint64_t seq = 0;                  ///< of its last entry
  std::optional<std::int64_t> due_ms;     ///< when it is up unless somebody comes
  std::optional<std::int64_t> closed_ms;  ///< when it was closed; then it has no entries
  bool records_due = false;               ///< games may have ended whose records are not made yet
  std::vector<std::string> games = {};    ///< ids of games in it that have not ended
  std::vector<KeptEntry> entries = {};    ///< its log, by seq without gaps
  std::vector<KeptRecord> records = {};   ///< of games that have ended in it
  friend bool operator==(const KeptRoom&, const KeptRoom&) = default;
};

/// A record by itself.
struct LooseRecord {
  std::optional<std::string> room;  ///< where the game was played; nothing: not known
  KeptRecord record;
  friend bool operator==(const LooseRecord&, const LooseRecord&) = default;
};

struct RoomFileHead {
  /// Up to when a server was at work on the store that the rooms are of, as far as it knows.
  std::optional<std::int64_t> attended_ms;
  friend bool operator==(const RoomFileHead&, const RoomFileHead&) = default;
};

struct RoomFileEnd {
  std::size_t rooms = 0;
  std::size_t records = 0;  ///< loose ones
  friend bool operator==(const RoomFileEnd&, const RoomFileEnd&) = default;
};

struct RoomFileLimits {
  std::size_t line_bytes_max = std::size_t{256} << 20;  ///< of a room or record
};

/// The same counts and digest are kept by who writes a file and by who reads it.
class RoomFileSum {
 public:
  void add(std::string_view line);
  std::string digest() const { return to_hex(digest_); }

  RoomFileEnd counted;

 private:
  Bytes32 digest_{};  ///< SHA-256 of the digest so far and the line, line after line
};

/// Makes the lines of one file, each with its line end. Call `head` first and `end` last.
class RoomFileWriter {
 public:
  explicit RoomFileWriter(RoomFileLimits limits = {}) : limits_(limits) {}

  std::string head(const RoomFileHead& head);
  /// These two throw std::runtime_error with one sentence where the line would be too long for readers.
  std::string room(const KeptRoom& room);
  std::string record(const LooseRecord& record);
  std::string end();

  const RoomFileEnd& counted() const { return sum_.counted; }

 private:
  std::string sealed(std::string text);
  std::string limited(std::string text, std::string_view what);

  RoomFileLimits limits_;
  RoomFileSum sum_;
};

using RoomFilePart = std::variant<RoomFileHead, KeptRoom, LooseRecord, RoomFileEnd>;

/// Reads the lines of one file in their order.
class RoomFileReader {
 public:
  explicit RoomFileReader(RoomFileLimits limits = {}) : limits_(limits) {}

  /// `line`: without its line end. After a rejection, do not go on. Rejects, beside what is no JSON of this
  /// form: another format or a newer version of this one, a line behind the end, an end whose counts or
  /// digest are not those of the lines before it.
  Expected<RoomFilePart> read(std::string_view line);
  /// Whether the end was read: else the file was cut.
  bool is_whole() const { return ended_; }

 private:
  RoomFileLimits limits_;
  RoomFileSum sum_;
  bool begun_ = false;
  bool ended_ = false;
};

}  // namespace bastide::protocol
