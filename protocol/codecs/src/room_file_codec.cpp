#include <protocol/room_file.hpp>

#include "fields.hpp"
#include "sha256.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include <stdexcept>
#include <utility>

namespace bastide::protocol {

namespace {

constexpr std::string_view kFormat = "format";
constexpr std::string_view kFormatName = "bastide-rooms/";
constexpr std::string_view kRoom = "room";
constexpr std::string_view kGame = "game";
constexpr std::string_view kDigest = "digest";
constexpr int kBase64 = sodium_base64_VARIANT_ORIGINAL;

/// Arbitrary bytes, as base64 with padding.
struct BytesCodec {
  std::string read(const Value& in) const {
    const std::string& text = in.text();
    std::string bytes(text.size() / 4 * 3 + 3, '\0');
    std::size_t size = 0;
    if (sodium_base642bin(reinterpret_cast<unsigned char*>(bytes.data()), bytes.size(), text.data(),
                          text.size(), nullptr, &size, nullptr, kBase64) != 0)
      in.fail(ErrorCode::bad_value, "must be base64");
    bytes.resize(size);
    return bytes;
  }
  void write(std::string_view bytes, JsonWriter& out) const {
    std::string text(sodium_base64_encoded_len(bytes.size(), kBase64), '\0');
    sodium_bin2base64(text.data(), text.size(), reinterpret_cast<const unsigned char*>(bytes.data()),
                      bytes.size(), kBase64);
    text.pop_back();  // its terminating zero
    out.word(text);
  }
};
constexpr BytesCodec kBytes;

/// A game's id as text.
struct GameIdCodec {
  std::string read(const Value& in) const { return to_hex(kHex16.read(in)); }
  void write(std::string_view id, JsonWriter& out) const { out.text(id); }
};
constexpr GameIdCodec kGameId;

}  // namespace

constexpr auto describe(Type<KeptEntry>) {
  return std::tuple{key("seq", &KeptEntry::seq, kSeq), key("at_ms", &KeptEntry::at_ms, kLongCount),
                    key("payload", &KeptEntry::payload, kAnyText)};
}
constexpr auto describe(Type<KeptRecord>) {
  return std::tuple{key(kGame, &KeptRecord::game_id, kGameId),
                    key("ended_ms", &KeptRecord::ended_ms, kLongCount),
                    key("gzip", &KeptRecord::gzip, kBytes)};
}
constexpr auto describe(Type<KeptRoom>) {
  return std::tuple{key(kRoom, &KeptRoom::code, kRoomCode),
                    key("seq", &KeptRoom::seq, kSeq),
                    key("due_ms", &KeptRoom::due_ms, kLongCount),
                    key("closed_ms", &KeptRoom::closed_ms, kLongCount),
                    sparse_key("records_due", &KeptRoom::records_due, kBoolean),
                    sparse_key("games", &KeptRoom::games, ListCodec<std::string, GameIdCodec>{}),
                    sparse_key("entries", &KeptRoom::entries, list_of_structs<KeptEntry>()),
                    sparse_key("records", &KeptRoom::records, list_of_structs<KeptRecord>())};
}
constexpr auto describe(Type<LooseRecord>) {
  return std::tuple{key("of_room", &LooseRecord::room, kRoomCode), inlined(&LooseRecord::record),
                    sparse_key("shared", &LooseRecord::shared, kBoolean)};
}
constexpr auto describe(Type<RoomFileHead>) {
  return std::tuple{key("attended_ms", &RoomFileHead::attended_ms, kLongCount)};
}
constexpr auto describe(Type<RoomFileEnd>) {
  constexpr IntegerCodec<std::size_t> kHowMany{0, kLongCount.max};
  return std::tuple{key("rooms", &RoomFileEnd::rooms, kHowMany),
                    key("records", &RoomFileEnd::records, kHowMany)};
}

namespace {

template <class Struct>
std::string text_of(const Struct& part) {
  return written([&](JsonWriter& out) { StructCodec<Struct>{}.write(part, out); });
}

/// Checks the format before anything else in the head.
RoomFileHead read_head(const Value& in) {
  const Value format = in.optional_field(kFormat);
  const bool is_named = format.exists() && format.json().is_string();
  if (!is_named || !format.text().starts_with(kFormatName))
    in.fail(ErrorCode::bad_value, "this is no file of rooms");
  else if (format.text() != kRoomFileFormat)
    in.fail(ErrorCode::bad_value, fmt::format("the file is of a newer version, {}; this Bastide reads {}",
                                              format.text(), kRoomFileFormat));
  return read_fields<RoomFileHead>(in);
}

KeptRoom read_room(const Value& in) {
  KeptRoom room = read_fields<KeptRoom>(in);
  if (!in.sound()) return room;
  if (room.closed_ms.has_value() != room.entries.empty())
    in.fail(ErrorCode::bad_value, "a room has entries unless it was closed");
  for (std::size_t i = 0; i < room.entries.size(); ++i)
    if (room.entries[i].seq + (room.entries.size() - 1 - i) != room.seq)
      in.fail(ErrorCode::bad_value, "the entries of a room are counted without gaps up to its seq");
  return room;
}

RoomFileEnd read_end(const Value& in, const RoomFileSum& before) {
  const RoomFileEnd end = read_fields<RoomFileEnd>(in);
  const Value digest = in.field(kDigest);
  if (end != before.counted)
    in.fail(ErrorCode::bad_value, "the file is not whole: it has not as many lines as its end says");
  else if (digest.text() != before.digest())
    in.fail(ErrorCode::bad_value, "the file was changed or damaged: its digest is another");
  return end;
}

}  // namespace

void RoomFileSum::add(std::string_view line) {
  const std::string_view before(reinterpret_cast<const char*>(digest_.data()), digest_.size());
  digest_ = sha256_of({before, line});
}

std::string RoomFileWriter::head(const RoomFileHead& head) {
  return sealed(written([&](JsonWriter& out) {
    out.object([&] {
      write_member(out, kFormat, kAnyText, kRoomFileFormat);
      write_fields(head, out);
    });
  }));
}

std::string RoomFileWriter::room(const KeptRoom& room) {
  std::string line = limited(text_of(room), "a room");
  ++sum_.counted.rooms;
  return line;
}

std::string RoomFileWriter::record(const LooseRecord& record) {
  std::string line = limited(text_of(record), "a record");
  ++sum_.counted.records;
  return line;
}

std::string RoomFileWriter::end() {
  return written([&](JsonWriter& out) {
           out.object([&] {
             write_member(out, kDigest, kAnyText, sum_.digest());
             write_fields(sum_.counted, out);
           });
         }) +
         "\n";
}

std::string RoomFileWriter::sealed(std::string text) {
  sum_.add(text);
  text += '\n';
  return text;
}

std::string RoomFileWriter::limited(std::string text, std::string_view what) {
  if (text.size() > limits_.line_bytes_max)
    throw std::runtime_error(fmt::format("{} takes {} bytes in a file, more than the {} that are read again",
                                         what, text.size(), limits_.line_bytes_max));
  return sealed(std::move(text));
}

Expected<RoomFilePart> RoomFileReader::read(std::string_view line) {
  if (ended_) return std::unexpected(WireRejection(ErrorCode::bad_value, "something stands behind the end"));
  const auto json = parse(line, {.bytes_max = limits_.line_bytes_max});
  if (!json) return std::unexpected(json.error());
  Reading reading;
  const Value in(reading, *json, "");
  RoomFilePart part;
  if (!begun_) {
    part = read_head(in);
    begun_ = true;
  } else if (in.optional_field(kRoom).exists()) {
    part = read_room(in);
    ++sum_.counted.rooms;
  } else if (in.optional_field(kGame).exists()) {
    part = read_fields<LooseRecord>(in);
    ++sum_.counted.records;
  } else {
    part = read_end(in, sum_);
    ended_ = !reading.failed();
  }
  sum_.add(line);
  return reading.result(std::move(part));
}

}  // namespace bastide::protocol
