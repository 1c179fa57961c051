// Messages that wait to be written to one WebSocket client.
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

/// A queue bounded in bytes: a message that does not fit ends the connection instead of being dropped. Any
/// thread may put, one writer takes.
class Outgoing {
 public:
  /// The writer's next task.
  struct Next {
    enum class Kind : std::uint8_t { nothing, texts, ping, close };
    Kind kind = Kind::nothing;
    std::list<MessageText> texts;
    std::uint16_t close_code = 0;
  };

  /// So many texts are taken together at most.
  static constexpr std::size_t kTogether = 16;

  /// What a waiting message counts for: its bytes and the overhead of holding it.
  static std::size_t cost(const MessageText& text) { return text->size() + 64; }

  enum class Put : std::uint8_t { queued, overflow, ended };

  /// `waiting_in_all`: of all outboxes; must outlive it.
  Outgoing(std::size_t bytes_max, std::atomic<std::uint64_t>& waiting_in_all)
      : bytes_max_(bytes_max), waiting_in_all_(waiting_in_all) {}
  ~Outgoing() { waiting_in_all_ -= bytes_; }
  Outgoing(const Outgoing&) = delete;
  Outgoing& operator=(const Outgoing&) = delete;

  /// Appends a message. `overflow`: there is no room, and the caller must end the connection. `ended`: it has
  /// ended already.
  Put put(MessageText text);
  /// Asks for a ping, sent before the waiting messages.
  void put_ping();
  /// Ends the queue: `last`, if given, and the close frame are written last. `drop_waiting`: drops unwritten
  /// messages. The first call counts; returns false for later ones.
  bool end(std::uint16_t close_code, MessageText last, bool drop_waiting);

  /// Takes the next task; texts count until `written`.
  Next take();
  void written(const std::list<MessageText>& texts);
  bool ended() const;

 private:
  void add(std::size_t bytes);
  void subtract(std::size_t bytes);

  const std::size_t bytes_max_;
  std::atomic<std::uint64_t>& waiting_in_all_;
  mutable std::mutex mutex_;
  std::list<MessageText> texts_;  ///< a list, since it is empty most of the time and then takes no memory
  std::size_t bytes_ = 0;         ///< cost of waiting messages and of the one being written
  bool ping_ = false;
  std::optional<std::uint16_t> close_code_;
  bool close_taken_ = false;
};

}  // namespace bastide::server
