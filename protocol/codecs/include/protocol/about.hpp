// The answer of GET /api/v1: what a client may want to know of a server before anything else.
#pragma once

#include <protocol/vocabulary.hpp>

#include <cstddef>
#include <string>
#include <vector>

namespace bastide::protocol {

struct About {
  std::string version;  ///< of the program, with its commit
  std::size_t message_bytes_max = kMessageBytesMax;
  std::size_t parcel_bytes_max = 0;  ///< of what devices share; 0: the server keeps none
  bool open_tables = false;          ///< whether hosts may list their tables for strangers
  std::string push_key = {};         ///< by which browsers subscribe to calls; empty: nobody is called
  std::vector<std::string> webhook_services = {};  ///< hosts of the chats that rooms may tell
};

/// {"limits", "protocols", "push_key", "revisions", "version", "webhook_services"}: bounds of what a client
/// may send, the WebSocket subprotocols, the key for subscriptions if there are any, by game the revision of
/// the rules of new games, and the hosts of chats if there are any.
std::string encode(const About& about);

}  // namespace bastide::protocol
