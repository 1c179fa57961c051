// What the server's host asks it by its socket: the server's end of `bastide admin`.
#pragma once

#include <server/net/local_server.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

class Directory;
class Server;

/// How an answer begins; text for people follows, or, if `json` precedes the command, JSON with one
/// object per line.
inline constexpr std::string_view kAdminDone = "done\n";
inline constexpr std::string_view kAdminRefused = "refused\n";

/// Commands are words: `rooms`, `room CODE`, `end CODE`, `forget GAME|CODE [SEAT]`, `bans`,
/// `ban NETWORK [DURATION]`, `unban NETWORK`, `announce TEXT`, `reports [ID]`: removes that one. Keeps bans
/// in a file, if there is one. Everything borrowed must outlive it. Any thread.
class AdminService {
 public:
  /// Reads the bans. Throws UsageError if their file can't be read.
  AdminService(Directory& rooms, Server& server, std::optional<std::filesystem::path> bans_file);

  void answer(std::string line, LocalServer::Reply reply);

 private:
  void list_rooms(bool json, LocalServer::Reply reply) const;
  std::string list_unreadable(bool json) const;
  void show_room(std::string code, bool json, LocalServer::Reply reply) const;
  void end_room(std::string code, LocalServer::Reply reply) const;
  void forget(std::string_view words, LocalServer::Reply reply) const;
  void forget_seat(const std::string& of, std::string_view seat, LocalServer::Reply reply) const;
  void reports(const std::string& remove, bool json, LocalServer::Reply reply) const;
  std::string list_bans(bool json) const;
  std::string ban(std::string_view words);
  std::string unban(std::string_view network);
  std::string announce(std::string text) const;
  std::string keep_bans() const;

  Directory& rooms_;
  Server& server_;
  const std::optional<std::filesystem::path> bans_file_;
};

}  // namespace bastide::server
