// In which rooms an address has clients: another one of the same address who comes there has not guessed.
#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace bastide::server {

/// Any thread. The empty address, which is exempt from limits, is not noted.
class Neighbours {
 public:
  /// A client in a room, until destroyed. May be empty. Must not outlive its Neighbours.
  class Place {
   public:
    Place() = default;
    Place(Place&& other) noexcept;
    Place& operator=(Place&& other) noexcept;
    ~Place();

   private:
    friend Neighbours;
    using Key = std::pair<std::string, std::string>;  ///< address and room
    Place(Neighbours& owner, Key key) : owner_(&owner), key_(std::move(key)) {}
    Neighbours* owner_ = nullptr;
    Key key_;
  };

  Place enter(const std::string& address, const std::string& room);
  bool has(const std::string& address, const std::string& room) const;

 private:
  void leave(const Place::Key& key);

  mutable std::mutex mutex_;
  std::map<Place::Key, std::size_t> clients_;
};

}  // namespace bastide::server
