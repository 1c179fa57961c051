// bastide admin: manages a running server, and a store.
#include "admin_service.hpp"
#include "commands.hpp"
#include "settings.hpp"
#include "store_choice.hpp"

#include <server/client/local_ask.hpp>
#include <server/store/backup.hpp>

#include <protocol/json_line.hpp>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

constexpr std::chrono::seconds kPatience{30};

// ---- commands to a running server

/// Sends a command and prints the answer. Throws UsageError if no server answers.
int ask_server(const StoreChoice& choice, const std::string& command) {
  const ServeOptions options = chosen_options(choice);
  if (options.admin_socket.empty())
    throw UsageError(
        "a server with --store memory: is reached where it has an --admin-socket: name it here, too");
  std::string answer;
  try {
    answer = local_ask(options.admin_socket, command, kPatience);
  } catch (const std::system_error& error) {
    throw UsageError(fmt::format("no server answers at {} ({}): is it running, with this store and user?",
                                 options.admin_socket, error.code().message()));
  }
  const std::string_view text = answer;
  if (text.starts_with(kAdminDone)) {
    fmt::print("{}", text.substr(kAdminDone.size()));
    return 0;
  }
  if (!text.starts_with(kAdminRefused))
    throw UsageError(
        fmt::format("the program that answers at {} is not a server of this kind", options.admin_socket));
  fmt::print(stderr, "bastide: {}", text.substr(kAdminRefused.size()));
  return 1;
}

/// The command line's input.
struct Asked {
  StoreChoice choice;
  std::string subject;  ///< a room's code, a network, a sentence
  std::string time;
  std::string seat;
  bool json = false;
  bool unreadable = false;
  bool stored = false;
};

std::string minute(std::int64_t ms) {
  const std::chrono::system_clock::time_point time{std::chrono::milliseconds(ms)};
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::gmtime(std::chrono::system_clock::to_time_t(time)));
}

/// Needs no server, and disturbs none.
int list_stored(const Asked& asked) {
  const std::vector<RoomSummary> rooms = open_rooms(chosen_options(asked.choice), RoomsUse::read)->list();
  if (!asked.json) fmt::print("{:<10} {:>8}  {:<17} {}\n", "room", "changes", "last (UTC)", "");
  for (const RoomSummary& room : rooms) {
    if (asked.json) {
      protocol::JsonLine line;
      line.add("room", room.code).add("seq", static_cast<std::int64_t>(room.seq));
      if (room.changed_ms) line.add("changed_ms", *room.changed_ms);
      if (room.due_ms) line.add("due_ms", *room.due_ms);
      if (room.closed_ms) line.add("closed_ms", *room.closed_ms);
      fmt::print("{}\n", line.text());
      continue;
    }
    fmt::print("{:<10} {:>8}  {:<17} {}\n", room.code.substr(0, 4) + "-" + room.code.substr(4), room.seq,
               minute(room.closed_ms.value_or(room.changed_ms.value_or(0))), room.closed_ms ? "closed" : "");
  }
  if (!asked.json) fmt::print("{} rooms in the store\n", rooms.size());
  return 0;
}

using Words = std::function<std::string(const Asked&)>;

struct Live {
  CLI::App& command;
  Asked& asked;
};

/// Adds a command to a running server. `words`: what is sent.
Live add_live(CLI::App& admin, Chosen& chosen, const char* name, const char* help, Words words) {
  auto asked = std::make_shared<Asked>();
  CLI::App* command = admin.add_subcommand(name, help);
  add_store_choice(*command, asked->choice);
  add_setting(*command, asked->choice, "admin-socket", "The server's socket, the same as for serve");
  command->footer("Exit code: 0 done, 1 the server refuses, 2 no server answers.");
  command->callback([&chosen, asked, words = std::move(words)] {
    chosen = [asked, words] {
      if (asked->stored) return list_stored(*asked);
      const std::string line = words(*asked);
      if (std::ranges::any_of(line, [](char c) { return c == '\n' || c == '\r'; }))
        throw UsageError("a request to the server is one line");
      return ask_server(asked->choice, line);
    };
  });
  return {*command, *asked};
}

void add_rooms(CLI::App& admin, Chosen& chosen) {
  const auto with_json = [](const Live& live) {
    live.command.add_flag("--json", live.asked.json, "Print JSON, an object a line");
  };
  const Live rooms =
      add_live(admin, chosen, "rooms", "List the rooms that are in memory", [](const Asked& asked) {
        return fmt::format("{}{}", asked.json ? "json " : "", asked.unreadable ? "unreadable" : "rooms");
      });
  rooms.command.add_flag("--unreadable", rooms.asked.unreadable,
                         "Those whose log this version could not read, with the reason, instead");
  rooms.command
      .add_flag("--stored", rooms.asked.stored,
                "All that the store holds, also those that are closed and remembered; needs no server")
      ->excludes("--unreadable");
  with_json(rooms);
  const Live room =
      add_live(admin, chosen, "room", "Show one room: its seats, who is connected and from where",
               [](const Asked& asked) { return (asked.json ? "json room " : "room ") + asked.subject; });
  room.command.add_option("CODE", room.asked.subject, "Its code")->required();
  with_json(room);
  const Live end = add_live(admin, chosen, "end", "Close a room for good; a running game counts as abandoned",
                            [](const Asked& asked) { return "end " + asked.subject; });
  end.command.add_option("CODE", end.asked.subject, "Its code")->required();
  const Live forget = add_live(
      admin, chosen, "forget",
      "Delete the record of a game; or close a room for good, and delete the records of all its games; with "
      "SEAT "
      "only who sat there: the name, there and in records, lines of chat, devices that are called",
      [](const Asked& asked) {
        return fmt::format("forget {}{}{}", asked.subject, asked.seat.empty() ? "" : " ", asked.seat);
      });
  forget.command.add_option("GAME|CODE", forget.asked.subject, "The game's id, or the room's code")
      ->required();
  forget.command.add_option("SEAT", forget.asked.seat, "Only this seat, counted from 0 as by room CODE");
  const Live reports =
      add_live(admin, chosen, "reports", "List what people have reported of others, with the last lines said",
               [](const Asked& asked) {
                 return fmt::format("{}reports{}{}", asked.json ? "json " : "",
                                    asked.subject.empty() ? "" : " ", asked.subject);
               });
  reports.command.add_option("--remove", reports.asked.subject, "Remove the report of this number instead");
  with_json(reports);
  const Live announce = add_live(admin, chosen, "announce", "Say something to everybody who is in a room now",
                                 [](const Asked& asked) { return "announce " + asked.subject; });
  announce.command.add_option("TEXT", announce.asked.subject, "One line, at most 300 characters")->required();
}

void add_bans(CLI::App& admin, Chosen& chosen) {
  const Live bans = add_live(admin, chosen, "bans", "List the addresses that are refused",
                             [](const Asked& asked) { return asked.json ? "json bans" : "bans"; });
  bans.command.add_flag("--json", bans.asked.json, "Print JSON, an object a line");
  const Live ban =
      add_live(admin, chosen, "ban", "Refuse an address, and end its connections; kept over restarts",
               [](const Asked& asked) {
                 return fmt::format("ban {}{}{}", asked.subject, asked.time.empty() ? "" : " ", asked.time);
               });
  ban.command.add_option("ADDRESS", ban.asked.subject, "An address, or a network like 203.0.113.0/24")
      ->required();
  ban.command.add_option("--for", ban.asked.time, "How long, like 12h or 7d; without it, for good");
  const Live unban = add_live(admin, chosen, "unban", "Let an address or network in again",
                              [](const Asked& asked) { return "unban " + asked.subject; });
  unban.command.add_option("ADDRESS", unban.asked.subject, "The address as it was banned")->required();
}

// ---- commands on a store

std::filesystem::path chosen_store(const StoreChoice& choice) {
  const ServeOptions options = chosen_options(choice);
  if (postgres_url(options))
    throw UsageError(
        "a PostgreSQL database is backed up by pg_dump, or as its server is, and restored by pg_restore (see "
        "server/store/README.md)");
  auto file = sqlite_file(options);
  if (!file) throw UsageError("--store memory: keeps nothing that could be copied");
  return std::move(*file);
}

struct Copying {
  StoreChoice choice;
  std::string file;
  bool replaces = false;
};

int run_backup(const Copying& options) {
  const std::filesystem::path store = chosen_store(options.choice);
  back_up(store, options.file);
  fmt::print("backed up {} to {}\n", store.string(), options.file);
  return 0;
}

int run_restore(const Copying& options) {
  const std::filesystem::path store = chosen_store(options.choice);
  if (!options.replaces)
    restore(options.file, store);
  else if (const auto kept = replace(options.file, store))
    fmt::print("the store that was there is {} now\n", kept->string());
  fmt::print("restored {} to {}\n", options.file, store.string());
  return 0;
}

struct CopyCommand {
  CLI::App& command;
  Copying& options;  ///< lives as long as the command
};

CopyCommand add_copy(CLI::App& admin, Chosen& chosen, const char* name, const char* help,
                     int (*work)(const Copying&)) {
  auto options = std::make_shared<Copying>();
  CLI::App* command = admin.add_subcommand(name, help);
  command->add_option("FILE", options->file, "The copy")->required();
  add_store_choice(*command, options->choice);
  command->callback([&chosen, options, work] { chosen = [options, work] { return work(*options); }; });
  return {.command = *command, .options = *options};
}

}  // namespace

void add_admin(CLI::App& program, Chosen& chosen) {
  CLI::App* admin = program.add_subcommand("admin", "Manage a running server, back up and restore its data");
  admin->require_subcommand(1);
  add_rooms(*admin, chosen);
  add_bans(*admin, chosen);
  add_copy(*admin, chosen, "backup", "Copy the store into a new file, while a server may be at work on it",
           run_backup)
      .command.footer(
          "The copy is the store of one moment, checked and whole. Exit code: 0 it is made, 2 it is not.");
  const CopyCommand restoring = add_copy(
      *admin, chosen, "restore", "Make a store of a copy, before the server starts on it", run_restore);
  restoring.command.add_flag("--replace", restoring.options.replaces,
                             "A store that is there keeps its games under another name, which is printed");
  restoring.command.footer(
      "No store is ever deleted, and none that a server uses is touched: stop that first.\n"
      "Exit code: 0 it is made, 2 it is not.");
}

}  // namespace bastide::server
