// bastide export, bastide import, bastide archive: rooms between stores and files.
#include "commands.hpp"
#include "new_file.hpp"
#include "room_file_source.hpp"
#include "settings.hpp"
#include "store_choice.hpp"
#include "units.hpp"

#include <server/rooms/readable.hpp>
#include <server/store/whole_rooms.hpp>

#include <protocol/vocabulary.hpp>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace bastide::server {

namespace {

constexpr int kSomeRefused = 3;
constexpr std::size_t kUnreadNamedMax = 20;

/// The most rooms or records in one commit; it also ends once they have this many bytes.
constexpr std::size_t kTogether = 100;
constexpr std::size_t kBytesTogether = std::size_t{8} << 20;

std::string room_code(const std::string& given) {
  auto code = protocol::normalise_room_code(given);
  if (!code) throw UsageError(fmt::format("{} is no room's code; one is like ABCD-EFGH", given));
  return std::move(*code);
}

std::string counted(const protocol::RoomFileEnd& counts) {
  return fmt::format("{} room{} and {} record{} without a room", counts.rooms, counts.rooms == 1 ? "" : "s",
                     counts.records, counts.records == 1 ? "" : "s");
}

std::int64_t ms_ago(std::chrono::milliseconds age) {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count() - age.count();
}

/// Writes the chosen rooms; appends to `seen` what was written. Returns the counts.
protocol::RoomFileEnd write_rooms(WholeRooms& rooms, const RoomChoice& choice, NewFile& file,
                                  std::vector<SeenRoom>& seen, std::vector<std::string>& records) {
  protocol::RoomFileWriter lines;
  rooms.read(choice, {.head = [&](const protocol::RoomFileHead& head) { file.write(lines.head(head)); },
                      .room =
                          [&](const protocol::KeptRoom& room, const SeenRoom& as_seen) {
                            file.write(lines.room(room));
                            seen.push_back(as_seen);
                          },
                      .record =
                          [&](const protocol::LooseRecord& loose) {
                            file.write(lines.record(loose));
                            records.push_back(loose.record.game_id);
                          }});
  file.write(lines.end());
  return lines.counted();
}

// ---- export

struct Export {
  StoreChoice store;
  std::vector<std::string> codes;
  bool all = false;
  bool ended = false;
  std::string out;
};

int run_export(const Export& asked) {
  if (asked.codes.empty() && !asked.all && !asked.ended)
    throw UsageError("say which rooms: --room CODE, --all or --ended");
  RoomChoice choice{.ended = asked.ended};
  for (const std::string& code : asked.codes) choice.codes.push_back(room_code(code));
  const ServeOptions options = chosen_options(asked.store);
  const auto rooms = open_rooms(options, RoomsUse::read);
  NewFile file(asked.out);
  std::vector<SeenRoom> seen;
  std::vector<std::string> records;
  const protocol::RoomFileEnd counts = write_rooms(*rooms, choice, file, seen, records);
  file.finish();
  fmt::print(stderr, "exported {} from {}\n", counted(counts), store_name(options));
  return 0;
}

// ---- import

/// Adds the parts that it is given, several at once.
class Importing {
 public:
  /// `kept_since_ms`: a server would delete records of games that ended before.
  Importing(WholeRooms& rooms, std::int64_t kept_since_ms) : rooms_(rooms), kept_since_ms_(kept_since_ms) {}

  void take(const protocol::RoomFileHead& head) {
    if (head.attended_ms) rooms_.note_attended(*head.attended_ms);
  }
  void take(protocol::KeptRoom room) {
    for (const protocol::KeptEntry& entry : room.entries) bytes_ += entry.payload.size();
    for (const protocol::KeptRecord& record : room.records) note(record);
    note_unread(room);
    waiting_.push_back(std::move(room));
    if (waiting_.size() >= kTogether || bytes_ >= kBytesTogether) add();
  }
  void take(protocol::LooseRecord record) {
    note(record.record);
    records_.push_back(std::move(record));
    if (records_.size() >= kTogether || bytes_ >= kBytesTogether) add();
  }
  void take(const protocol::RoomFileEnd&) { add(); }

  const protocol::RoomFileEnd& added() const { return added_; }
  std::size_t refused() const { return refused_; }
  /// Records that a server would not keep.
  std::size_t too_old() const { return too_old_; }
  /// Rooms that can't be read to their end; the first few are named.
  std::size_t unread() const { return unread_; }

 private:
  void note(const protocol::KeptRecord& record) {
    bytes_ += record.gzip.size();
    too_old_ += record.ended_ms < kept_since_ms_;
  }
  void note_unread(const protocol::KeptRoom& room) {
    if (room.entries.empty()) return;  // it was closed
    std::vector<StoredEntry> entries;
    for (const protocol::KeptEntry& entry : room.entries)
      entries.push_back({.seq = entry.seq, .at_ms = entry.at_ms, .payload = entry.payload});
    if (!can_be_read(room.code, entries) && unread_++ < kUnreadNamedMax)
      fmt::print(stderr, "bastide: this version can't read room {} to its end\n", room.code);
  }
  void add() {
    const std::vector<bool> added = rooms_.add(waiting_);
    for (std::size_t i = 0; i < waiting_.size(); ++i) {
      if (added[i]) {
        ++added_.rooms;
        continue;
      }
      ++refused_;
      fmt::print(stderr, "bastide: there is a room {} in the store already; it stays as it is\n",
                 waiting_[i].code);
    }
    rooms_.add(records_);
    added_.records += records_.size();
    waiting_.clear();
    records_.clear();
    bytes_ = 0;
  }

  WholeRooms& rooms_;
  const std::int64_t kept_since_ms_;
  std::size_t too_old_ = 0;
  std::vector<protocol::KeptRoom> waiting_;
  std::vector<protocol::LooseRecord> records_;
  std::size_t bytes_ = 0;
  protocol::RoomFileEnd added_;
  std::size_t refused_ = 0;
  std::size_t unread_ = 0;
};

int run_import(const StoreChoice& store, const std::string& file) {
  const ServeOptions options = chosen_options(store);
  RoomFileSource source(file);
  const auto rooms = open_rooms(options, RoomsUse::add);
  const std::chrono::hours kept = options.rooms.records_kept;
  Importing importing(*rooms, ms_ago(kept));
  try {
    while (auto part = source.next()) std::visit([&](auto& one) { importing.take(std::move(one)); }, *part);
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(
        fmt::format("{}; {} were imported before", error.what(), counted(importing.added())));
  }
  fmt::print("imported {} into {}\n", counted(importing.added()), store_name(options));
  if (importing.too_old() > 0)
    fmt::print(
        stderr,
        "bastide: {} of the records are older than --records-kept ({}): a server deletes them before long "
        "unless it is given more\n",
        importing.too_old(), show_duration(kept));
  if (importing.unread() > 0)
    fmt::print(stderr, "bastide: rooms that this version can't read to their end, kept as they are: {}\n",
               importing.unread());
  return importing.refused() + importing.unread() == 0 ? 0 : kSomeRefused;
}

// ---- archive

struct Archive {
  StoreChoice store;
  std::string older_than = "30d";
  std::string out;
};

std::int64_t before_ms(const std::string& older_than) {
  const auto age = parse_duration(older_than);
  if (!age) throw UsageError("--older-than must be a duration, like 30d");
  return ms_ago(*age);
}

/// Calls `work` with a few items at a time.
template <class T, class Work>
void a_few_at_once(const std::vector<T>& all, const Work& work) {
  for (std::size_t begin = 0; begin < all.size(); begin += kTogether)
    work(std::span(all).subspan(begin, std::min(kTogether, all.size() - begin)));
}

/// Returns how many rooms were removed: those that have changed meanwhile are not.
std::size_t remove_seen(WholeRooms& rooms, const std::vector<SeenRoom>& seen) {
  std::size_t all_gone = 0;
  a_few_at_once(seen, [&](std::span<const SeenRoom> some) {
    const std::vector<bool> gone = rooms.remove(some);
    for (std::size_t i = 0; i < some.size(); ++i) {
      if (gone[i])
        ++all_gone;
      else
        fmt::print(stderr, "bastide: room {} was used meanwhile: it stays, and is in the file, too\n",
                   some[i].code);
    }
  });
  return all_gone;
}

int run_archive(const Archive& asked) {
  if (asked.out == "-") throw UsageError("what is archived goes to a file: --out FILE");
  const RoomChoice choice{.ended = true, .before_ms = before_ms(asked.older_than), .unowned = true};
  const ServeOptions options = chosen_options(asked.store);
  const auto rooms = open_rooms(options, RoomsUse::remove);
  NewFile file(asked.out);
  std::vector<SeenRoom> seen;
  std::vector<std::string> records;
  const protocol::RoomFileEnd counts = write_rooms(*rooms, choice, file, seen, records);
  if (counts == protocol::RoomFileEnd{}) {
    fmt::print("nothing in {} has ended more than {} ago\n", store_name(options), asked.older_than);
    return 0;
  }
  file.finish();
  try {
    const std::size_t gone = remove_seen(*rooms, seen);
    a_few_at_once(records, [&](std::span<const std::string> some) { rooms->remove_records(some); });
    fmt::print("moved {} from {} to {}\n", counted({.rooms = gone, .records = records.size()}),
               store_name(options), asked.out);
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(
        fmt::format("{}; {} is whole, and some of it is still in the store, too", error.what(), asked.out));
  }
  return 0;
}

}  // namespace

void add_export(CLI::App& program, Chosen& chosen) {
  auto asked = std::make_shared<Export>();
  CLI::App* command =
      program.add_subcommand("export", "Write rooms of a store into a file, for another store");
  add_store_choice(*command, asked->store);
  CLI::Option* codes = command->add_option("--room", asked->codes, "These rooms, by their codes");
  command->add_flag("--all", asked->all, "All rooms, and records of games whose room is not kept any more")
      ->excludes(codes);
  command->add_flag("--ended", asked->ended, "Only those that were closed or whose game has ended");
  command->add_option("--out", asked->out, "A new file; - is standard output")->required();
  command->footer(
      "The rooms are those of one moment; servers may be at work on the store. The file holds secrets\n"
      "of games.\n"
      "Exit code: 0 it is written, 2 it is not, 4 the store is of an earlier version and a server has it.");
  command->callback([&chosen, asked] { chosen = [asked] { return run_export(*asked); }; });
}

void add_import(CLI::App& program, Chosen& chosen) {
  struct Options {
    StoreChoice store;
    std::string file;
  };
  auto options = std::make_shared<Options>();
  CLI::App* command = program.add_subcommand("import", "Bring rooms of a file into a store");
  add_store_choice(*command, options->store);
  command->add_option("FILE", options->file, "What export or archive has written")->required();
  command->footer(
      "No room is ever replaced. No server may be at work on the store, but nodes of several.\n"
      "Exit code: 0 all rooms are there, 2 nothing or not all was done, 3 some rooms were there already, or\n"
      "can't be read to their end by this version, 4 a server uses the store.");
  command->callback(
      [&chosen, options] { chosen = [options] { return run_import(options->store, options->file); }; });
}

void add_archive(CLI::App& program, Chosen& chosen) {
  auto asked = std::make_shared<Archive>();
  CLI::App* command =
      program.add_subcommand("archive", "Move rooms that have ended out of a store into a file");
  add_store_choice(*command, asked->store);
  command->add_option("--out", asked->out, "A new file")->required();
  command
      ->add_option("--older-than", asked->older_than,
                   "Only rooms in which nothing has happened for this long")
      ->capture_default_str();
  command->footer(
      "Takes rooms that were closed or whose game has ended, with their records, and records whose room\n"
      "is not kept any more. They leave the store when the file is on disk; import brings them back.\n"
      "No server may be at work on the store, but nodes of several, whose rooms stay.\n"
      "Exit code: 0 done, 2 it is not, 4 a server uses the store.");
  command->callback([&chosen, asked] { chosen = [asked] { return run_archive(*asked); }; });
}

}  // namespace bastide::server
