// A file of rooms (bastide-rooms/1): whole rooms and records as a store keeps them, for another store or for
// keeping. One JSON object per line: the head, the rooms, records without a room, and the end, which has a
// count and a digest of the lines before it, so that a cut or changed file is noticed.
// server/store/room_files.md has an example.
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
  std::string payload;     ///< as stored, byte for byte
  friend bool operator==(const KeptEntry&, const KeptEntry&) = default;
};

struct KeptRecord {
  std::string game_id;        ///< 32 hex digits
  std::int64_t ended_ms = 0;  ///< ms since 1970
  std::string gzip;           ///< the record's text as gzip
  friend bool operator==(const KeptRecord&, const KeptRecord&) = default;
};

/// Everything that a store keeps of a room.
struct KeptRoom {
  std::string code;
  std::uint64_t seq = 0;                  ///< of its last entry
  std::optional<std::int64_t> due_ms;     ///< when the room's time is up
  std::optional<std::int64_t> closed_ms;  ///< when it was closed; it then has no entries
  bool records_due = false;               ///< may have finished games without a record
  std::vector<std::string> games = {};    ///< ids of its unfinished games
  std::vector<KeptEntry> entries = {};    ///< its log, by seq without gaps
  std::vector<KeptRecord> records = {};   ///< of its finished games
  friend bool operator==(const KeptRoom&, const KeptRoom&) = default;
};

/// A record without a room.
struct LooseRecord {
  std::optional<std::string> room;  ///< where the game was played; empty: unknown
  KeptRecord record;
  bool shared = false;  ///< played elsewhere
  friend bool operator==(const LooseRecord&, const LooseRecord&) = default;
};

struct RoomFileHead {
  /// Until when a server was at work on the rooms' store, as far as it knows.
  std::optional<std::int64_t> attended_ms;
  friend bool operator==(const RoomFileHead&, const RoomFileHead&) = default;
};

struct RoomFileEnd {
  std::size_t rooms = 0;
  std::size_t records = 0;  ///< records without a room
  friend bool operator==(const RoomFileEnd&, const RoomFileEnd&) = default;
};

struct RoomFileLimits {
  std::size_t line_bytes_max = std::size_t{256} << 20;  ///< of a room or record
};

/// The counts and the digest, kept by writer and reader alike.
class RoomFileSum {
 public:
  void add(std::string_view line);
  std::string digest() const { return to_hex(digest_); }

  RoomFileEnd counted;

 private:
  Bytes32 digest_{};  ///< SHA-256 of the previous digest and the line, line by line
};

/// Makes the lines of one file, each with its line end. Call `head` first and `end` last.
class RoomFileWriter {
 public:
  explicit RoomFileWriter(RoomFileLimits limits = {}) : limits_(limits) {}

  std::string head(const RoomFileHead& head);
  /// These two throw std::runtime_error with one sentence if the line is too long for readers.
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

/// Reads the lines of one file in order.
class RoomFileReader {
 public:
  explicit RoomFileReader(RoomFileLimits limits = {}) : limits_(limits) {}

  /// `line`: without its line end. Do not go on after a rejection. Besides malformed JSON, rejects another
  /// format or a newer version, a line behind the end, and an end whose counts or digest do not match.
  Expected<RoomFilePart> read(std::string_view line);
  /// Whether the end has been read; if not, the file was cut.
  bool is_whole() const { return ended_; }

 private:
  RoomFileLimits limits_;
  RoomFileSum sum_;
  bool begun_ = false;
  bool ended_ = false;
};

}  // namespace bastide::protocol
