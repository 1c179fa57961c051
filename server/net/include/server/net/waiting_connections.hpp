// The connections that wait for their client's next request: they end when others need the room.
#pragma once

#include <server/net/addresses.hpp>

#include <cstddef>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace bastide::server {

/// Any thread. Choosing one costs hardly more with many addresses than with few.
class WaitingConnections {
  struct Waiting;
  using Queue = std::list<std::shared_ptr<Waiting>>;  ///< those that wait longest come first

 public:
  /// One connection's time of waiting, until destroyed. Must not outlive its WaitingConnections.
  class Wait {
   public:
    ~Wait() { finish(); }
    Wait(const Wait&) = delete;
    Wait& operator=(const Wait&) = delete;

    /// Waits no more. Returns the slot that was handed in; nothing if the connection has been told to end, or
    /// at a second call.
    std::optional<AddressSlots::Slot> finish();

   private:
    friend WaitingConnections;
    Wait(WaitingConnections& owner, std::shared_ptr<Waiting> waiting)
        : owner_(owner), waiting_(std::move(waiting)) {}
    WaitingConnections& owner_;
    std::shared_ptr<Waiting> waiting_;
  };

  /// A connection of this address waits, with its slot, which may be empty. If it has to make room, the slot
  /// is given back and `end` is called: once, from any thread, and maybe when the wait has just finished.
  Wait begin(std::string address, AddressSlots::Slot slot, std::function<void()> end);

  /// Ends the connection of this address that waits longest. Returns whether there was one.
  bool end_one_of(const std::string& address);
  /// The same of the address with the most waiting connections.
  bool end_one();

 private:
  struct Waiting {
    std::string address;
    AddressSlots::Slot slot;
    std::function<void()> end;
    Queue::iterator place = {};
    bool queued = true;
  };
  void resize(const std::string& address, std::size_t before, std::size_t after);
  /// Requires the lock.
  std::shared_ptr<Waiting> take_out(Queue::iterator place);
  static bool end(const std::shared_ptr<Waiting>& waiting);

  std::mutex mutex_;
  std::map<std::string, Queue> queues_;                      ///< by address; none is empty
  std::set<std::pair<std::size_t, std::string>> by_length_;  ///< the same addresses
};

}  // namespace bastide::server
