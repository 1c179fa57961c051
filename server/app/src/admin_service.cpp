#include "admin_service.hpp"

#include "ban_file.hpp"
#include "settings.hpp"
#include "shown_name.hpp"
#include "units.hpp"

#include <server/net/server.hpp>
#include <server/rooms/directory.hpp>
#include <server/rooms/time_source.hpp>

#include <protocol/json_line.hpp>
#include <protocol/kept_report.hpp>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <exception>
#include <system_error>
#include <utility>
#include <vector>

namespace bastide::server {

namespace {

std::string done(std::string text = {}) { return std::string(kAdminDone) + std::move(text); }
std::string refused(std::string_view sentence) { return fmt::format("{}{}\n", kAdminRefused, sentence); }
std::string refused(const protocol::WireRejection& rejection) {
  return refused(fmt::format("{} ({})", rejection.message, rejection.code));
}

/// The first word, and the text behind it and one space.
std::pair<std::string_view, std::string_view> split(std::string_view line) {
  const auto space = std::min(line.find(' '), line.size());
  return {line.substr(0, space), line.substr(std::min(space + 1, line.size()))};
}

constexpr std::size_t kGameIdChars = 32;

std::optional<Seat> read_seat(std::string_view text) {
  Seat seat = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seat);
  if (error != std::errc() || end != text.data() + text.size() || seat >= kSeatsMax) return std::nullopt;
  return seat;
}

std::string moment(std::int64_t ms) {
  const std::chrono::system_clock::time_point time{std::chrono::milliseconds(ms)};
  return fmt::format("{:%Y-%m-%d %H:%M} UTC", fmt::gmtime(std::chrono::system_clock::to_time_t(time)));
}

struct Heads {
  std::int64_t taken = 0;
  std::int64_t connected = 0;
};

Heads heads(const RoomReport& room) {
  Heads out;
  for (const auto& seat : room.seats) {
    out.taken += seat.has_value();
    out.connected += seat && seat->connected;
  }
  return out;
}

/// "ABCD-EFGH", as in pages.
std::string shown_code(const std::string& code) { return code.substr(0, 4) + "-" + code.substr(4); }

std::string json_of(const RoomReport& room) {
  const Heads people = heads(room);
  protocol::JsonLine line;
  line.add("room", room.code).add("logged_as", room.logged_as).add("phase", protocol::name(room.phase));
  line.add("seats", static_cast<std::int64_t>(room.seats.size())).add("taken", people.taken);
  line.add("connected", people.connected);
  line.add("spectators", static_cast<std::int64_t>(room.spectators.size()));
  line.add("seq", static_cast<std::int64_t>(room.seq)).add("number", std::int64_t{room.number});
  line.add("game_id", room.game_id).add("log_bytes", static_cast<std::int64_t>(room.log_bytes));
  if (room.closes_at_ms) line.add("closes_at_ms", *room.closes_at_ms);
  return line.text() + "\n";
}

std::string table_of(const std::vector<RoomReport>& rooms) {
  std::string out = fmt::format("{:<10} {:<9} {:>7} {:>9} {:>10} {:>8}\n", "room", "phase", "seats",
                                "connected", "spectators", "changes");
  for (const RoomReport& room : rooms) {
    const Heads people = heads(room);
    out += fmt::format("{:<10} {:<9} {:>7} {:>9} {:>10} {:>8}\n", shown_code(room.code),
                       protocol::name(room.phase), fmt::format("{}/{}", people.taken, room.seats.size()),
                       people.connected, room.spectators.size(), room.seq);
  }
  return out + fmt::format("{} rooms in memory\n", rooms.size());
}

std::string_view shown_address(const std::string& address) {
  return address.empty() ? std::string_view("an address without limits") : std::string_view(address);
}

std::string shown_seat(const SeatReport& who) {
  return shown_name(who.name) + (who.program ? " (a program)" : "");
}

std::string text_of(const RoomReport& room) {
  std::string out = fmt::format("room {} ({} in the log), {}, {} changes, game {} ({}), {} stored\n",
                                shown_code(room.code), room.logged_as, protocol::name(room.phase), room.seq,
                                room.number, room.game_id, show_bytes(room.log_bytes));
  for (std::size_t seat = 0; seat < room.seats.size(); ++seat) {
    const auto& who = room.seats[seat];
    if (!who)
      out += fmt::format("  seat {}: free\n", seat);
    else if (who->connected)
      out += fmt::format("  seat {}: {}, connected from {}\n", seat, shown_seat(*who),
                         shown_address(who->address));
    else if (who->computer.empty())
      out += fmt::format("  seat {}: {}, away\n", seat, shown_seat(*who));
    if (who && !who->computer.empty())
      out += fmt::format("  seat {}: {}, played by a computer ({})\n", seat, shown_seat(*who), who->computer);
  }
  for (const std::string& address : room.spectators)
    out += fmt::format("  a spectator from {}\n", shown_address(address));
  if (room.closes_at_ms) out += fmt::format("  closes at {} if nobody comes\n", moment(*room.closes_at_ms));
  return out;
}

/// One object a report, with the lines of chat as objects behind it.
std::string json_of(const StoredReport& stored, const protocol::KeptReport& report) {
  protocol::JsonLine line;
  line.add("report", stored.id).add("at_ms", stored.at_ms).add("room", report.room);
  line.add("seat", std::int64_t{report.seat}).add("name", report.name);
  line.add("reason", protocol::name(report.reason));
  if (report.text) line.add("text", *report.text);
  line.add("by", std::int64_t{report.by}).add("by_name", report.by_name);
  std::string out = line.text() + "\n";
  for (const protocol::ChatLine& said : report.chat) {
    protocol::JsonLine one;
    one.add("said_in", stored.id).add("at_ms", said.at).add("seat", std::int64_t{said.seat});
    out += one.add("name", said.name).add("text", said.text).text() + "\n";
  }
  return out;
}

std::string text_of(const StoredReport& stored, const protocol::KeptReport& report) {
  std::string out =
      fmt::format("report {}, {}, room {}: seat {} ({}) by seat {} ({}), {}\n", stored.id,
                  moment(stored.at_ms), shown_code(report.room), report.seat, shown_name(report.name),
                  report.by, shown_name(report.by_name), protocol::name(report.reason));
  if (report.text) out += fmt::format("  \"{}\"\n", shown_name(*report.text));
  for (const protocol::ChatLine& said : report.chat)
    out += fmt::format("  seat {}, {}: {}\n", said.seat, shown_name(said.name), shown_name(said.text));
  return out;
}

/// One object for the room, then one for each of its players and spectators.
std::string lines_of(const RoomReport& room) {
  std::string out = json_of(room);
  for (std::size_t seat = 0; seat < room.seats.size(); ++seat) {
    if (!room.seats[seat]) continue;
    protocol::JsonLine line;
    line.add("seat", static_cast<std::int64_t>(seat)).add("name", room.seats[seat]->name);
    line.add("connected", std::int64_t{room.seats[seat]->connected});
    line.add("address", room.seats[seat]->address);
    if (!room.seats[seat]->computer.empty()) line.add("computer", room.seats[seat]->computer);
    if (room.seats[seat]->program) line.add("program", std::int64_t{1});
    out += line.text() + "\n";
  }
  for (const std::string& address : room.spectators) {
    protocol::JsonLine line;
    line.add("spectator", address);
    out += line.text() + "\n";
  }
  return out;
}

}  // namespace

AdminService::AdminService(Directory& rooms, Server& server, std::optional<std::filesystem::path> bans_file)
    : rooms_(rooms), server_(server), bans_file_(std::move(bans_file)) {
  if (!bans_file_) return;
  try {
    for (Ban& ban : read_bans(*bans_file_)) server_.bans().add(std::move(ban));
  } catch (const std::exception& error) {
    throw UsageError(error.what());
  }
}

void AdminService::answer(std::string line, LocalServer::Reply reply) {
  auto [command, rest] = split(line);
  const bool json = command == "json";
  if (json) std::tie(command, rest) = split(rest);
  if (command == "rooms") return list_rooms(json, std::move(reply));
  if (command == "unreadable") return reply(list_unreadable(json));
  if (command == "room") return show_room(std::string(rest), json, std::move(reply));
  if (command == "end") return end_room(std::string(rest), std::move(reply));
  if (command == "forget") return forget(rest, std::move(reply));
  if (command == "reports") return reports(std::string(rest), json, std::move(reply));
  if (command == "bans") return reply(list_bans(json));
  if (command == "ban") return reply(ban(rest));
  if (command == "unban") return reply(unban(rest));
  if (command == "announce") return reply(announce(std::string(rest)));
  reply(refused(fmt::format("this server does not know the command \"{}\"", command)));
}

void AdminService::list_rooms(bool json, LocalServer::Reply reply) const {
  rooms_.list_rooms([json, reply = std::move(reply)](std::vector<RoomReport> rooms) mutable {
    if (!json) return reply(done(table_of(rooms)));
    std::string text;
    for (const RoomReport& room : rooms) text += json_of(room);
    reply(done(std::move(text)));
  });
}

std::string AdminService::list_unreadable(bool json) const {
  const std::vector<UnreadableRoom> rooms = rooms_.unreadable_rooms();
  std::string text;
  for (const UnreadableRoom& room : rooms) {
    if (json)
      text += protocol::JsonLine().add("room", room.code).add("reason", room.reason).text() + "\n";
    else
      text += fmt::format("{} {}\n", shown_code(room.code), room.reason);
  }
  if (!json)
    text += fmt::format("{} rooms can't be read; `bastide export` copies one, `bastide admin end` ends it\n",
                        rooms.size());
  return done(std::move(text));
}

void AdminService::show_room(std::string code, bool json, LocalServer::Reply reply) const {
  rooms_.inspect_room(std::move(code),
                      [json, reply = std::move(reply)](protocol::Expected<RoomReport> room) mutable {
                        if (!room) return reply(refused(room.error()));
                        reply(done(json ? lines_of(*room) : text_of(*room)));
                      });
}

void AdminService::end_room(std::string code, LocalServer::Reply reply) const {
  rooms_.end_room(std::move(code), [reply = std::move(reply)](protocol::Expected<void> ended) mutable {
    if (!ended) return reply(refused(ended.error()));
    spdlog::info("admin: a room was ended");
    reply(done("the room is closed\n"));
  });
}

void AdminService::forget(std::string_view words, LocalServer::Reply reply) const {
  const auto [subject, seat] = split(words);
  const std::string what(subject);
  if (!seat.empty()) return forget_seat(what, seat, std::move(reply));
  if (what.size() == kGameIdChars)
    return rooms_.forget_game(what, [reply = std::move(reply)](protocol::Expected<void> gone) mutable {
      if (!gone) return reply(refused(gone.error()));
      spdlog::info("admin: a record was deleted");
      reply(done("the record is deleted\n"));
    });
  rooms_.forget_room(what, [reply = std::move(reply)](protocol::Expected<int> records) mutable {
    if (!records) return reply(refused(records.error()));
    spdlog::info("admin: a room was forgotten");
    reply(done(fmt::format("the room is closed, and {} record{} deleted\n", *records,
                           *records == 1 ? " is" : "s are")));
  });
}

void AdminService::forget_seat(const std::string& of, std::string_view seat, LocalServer::Reply reply) const {
  const std::optional<Seat> number = read_seat(seat);
  if (!number)
    return reply(
        refused(fmt::format("\"{}\" is no seat: they are counted from 0, as `room CODE` does", seat)));
  if (of.size() == kGameIdChars)
    return rooms_.forget_player(of, *number,
                                [reply = std::move(reply)](protocol::Expected<void> gone) mutable {
                                  if (!gone) return reply(refused(gone.error()));
                                  spdlog::info("admin: a name was deleted from a record");
                                  reply(done("the name is deleted from the record\n"));
                                });
  rooms_.forget_seat(of, *number, [reply = std::move(reply)](protocol::Expected<int> records) mutable {
    if (!records) return reply(refused(records.error()));
    spdlog::info("admin: a seat was forgotten");
    reply(done(fmt::format("the seat's name and lines are deleted, and the name from {} record{}\n", *records,
                           *records == 1 ? "" : "s")));
  });
}

void AdminService::reports(const std::string& remove, bool json, LocalServer::Reply reply) const {
  if (!remove.empty())
    return rooms_.remove_report(remove, [reply = std::move(reply)](protocol::Expected<void> gone) mutable {
      if (!gone) return reply(refused(gone.error()));
      spdlog::info("admin: a report was removed");
      reply(done("the report is removed\n"));
    });
  rooms_.list_reports(
      [json, reply = std::move(reply)](protocol::Expected<std::vector<StoredReport>> reports) mutable {
        if (!reports) return reply(refused(reports.error()));
        std::string text;
        for (const StoredReport& stored : *reports) {
          const auto report = protocol::decode_kept_report(stored.text);
          if (report)
            text += json ? json_of(stored, *report) : text_of(stored, *report);
          else if (!json)
            text += fmt::format("report {} can't be read by this version\n", stored.id);
        }
        if (text.empty() && !json) text = "nobody has reported anything\n";
        reply(done(std::move(text)));
      });
}

std::string AdminService::list_bans(bool json) const {
  std::string text;
  for (const Ban& ban : server_.bans().all(SystemTime().wall_ms())) {
    if (json) {
      protocol::JsonLine line;
      line.add("network", ban.network);
      if (ban.until_ms) line.add("until_ms", *ban.until_ms);
      text += line.text() + "\n";
    } else {
      text += fmt::format("{} {}\n", ban.network,
                          ban.until_ms ? fmt::format("until {}", moment(*ban.until_ms)) : "for good");
    }
  }
  if (text.empty() && !json) text = "nobody is banned\n";
  return done(std::move(text));
}

std::string AdminService::ban(std::string_view words) {
  const auto [network, time] = split(words);
  if (!is_network(network))
    return refused(fmt::format("\"{}\" is no address and no network like 203.0.113.0/24", network));
  Ban ban{.network = std::string(network)};
  if (!time.empty()) {
    const auto duration = parse_duration(time);
    if (!duration) return refused(fmt::format("\"{}\" is no duration like 12h or 7d", time));
    ban.until_ms = SystemTime().wall_ms() + duration->count();
  }
  server_.bans().add(std::move(ban));
  server_.turn_banned_away();
  spdlog::info("admin: {} is banned", network);
  return done(fmt::format("{} is banned{}\n", network, keep_bans()));
}

std::string AdminService::unban(std::string_view network) {
  if (!server_.bans().remove(network)) return refused(fmt::format("\"{}\" is not banned", network));
  spdlog::info("admin: {} is not banned any more", network);
  return done(fmt::format("{} is not banned any more{}\n", network, keep_bans()));
}

/// Returns what the answer must add about it.
std::string AdminService::keep_bans() const {
  if (!bans_file_) return "; this server keeps nothing, so bans end when it stops";
  try {
    write_bans(*bans_file_, server_.bans().all(SystemTime().wall_ms()));
    return {};
  } catch (const std::exception& error) {
    spdlog::error("admin: bans are not kept: {}", error.what());
    return fmt::format("; until the server stops, since it {}", error.what());
  }
}

std::string AdminService::announce(std::string text) const {
  const auto told = rooms_.announce(std::move(text));
  if (!told)
    return refused(
        fmt::format("an announcement has 1 to {} characters on one line", protocol::kChatCharsMax));
  spdlog::info("admin: an announcement was sent");
  return done("everybody who is in a room was told\n");
}

}  // namespace bastide::server
