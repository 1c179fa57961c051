// What waits to be written to one WebSocket client.
#pragma once

#include <server/rooms/message_text.hpp>

#include <protocol/close_code.hpp>

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

namespace bastide::server {

using protocol::CloseCode;

/// Bounded in bytes; whatever does not fit ends the connection instead of waiting or being dropped.
/// Any thread may put, one writer takes.
class Outgoing {
 public:
  /// What the writer shall do next.
  struct Next {
    enum class Kind : std::uint8_t { nothing, text, ping, close };
    Kind kind = Kind::nothing;
    MessageText text;
    std::uint16_t close_code = 0;
  };

  /// What a message costs while it waits: its bytes, and what holding them takes.
  static std::size_t cost(const MessageText& text) { return text->size() + 64; }

  enum class Put : std::uint8_t { queued, overflow, ended };

  /// `waiting_in_all`: of all outboxes; must outlive it.
  Outgoing(std::size_t bytes_max, std::atomic<std::uint64_t>& waiting_in_all)
      : bytes_max_(bytes_max), waiting_in_all_(waiting_in_all) {}
  ~Outgoing() { waiting_in_all_ -= bytes_; }
  Outgoing(const Outgoing&) = delete;
  Outgoing& operator=(const Outgoing&) = delete;

  /// Appends a message. `overflow`: there was no room; the caller must end the connection.
  /// `ended`: it has been ended.
  Put put(MessageText text);
  /// Asks for a ping, before the messages that wait.
  void put_ping();
  /// Nothing is taken after this: `last`, where given, and the close frame are the end.
  /// `drop_waiting`: forget what has not been written yet. The first end counts;
  /// returns false when there was one before.
  bool end(std::uint16_t close_code, MessageText last, bool drop_waiting);

  /// The next next; a text counts until `written`.
  Next take();
  void written(const MessageText& text);
  bool ended() const;

 private:
  void add(std::size_t bytes);
  void subtract(std::size_t bytes);

  const std::size_t bytes_max_;
  std::atomic<std::uint64_t>& waiting_in_all_;
  mutable std::mutex mutex_;
  std::list<MessageText> texts_;  ///< most of the time there is none, and no memory for any
  std::size_t bytes_ = 0;         ///< cost of what waits and of what is being written
  bool ping_ = false;
  std::optional<std::uint16_t> close_code_;
  bool close_taken_ = false;
};

}  // namespace bastide::server
