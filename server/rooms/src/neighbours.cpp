#include "neighbours.hpp"

namespace bastide::server {

Neighbours::Place::Place(Place&& other) noexcept
    : owner_(std::exchange(other.owner_, nullptr)), key_(std::move(other.key_)) {}

Neighbours::Place& Neighbours::Place::operator=(Place&& other) noexcept {
  std::swap(owner_, other.owner_);
  std::swap(key_, other.key_);
  return *this;
}

Neighbours::Place::~Place() {
  if (owner_) owner_->leave(key_);
}

Neighbours::Place Neighbours::enter(const std::string& address, const std::string& room) {
  if (address.empty()) return {};
  Place::Key key(address, room);
  const std::scoped_lock lock(mutex_);
  ++clients_[key];
  return {*this, std::move(key)};
}

bool Neighbours::has(const std::string& address, const std::string& room) const {
  const std::scoped_lock lock(mutex_);
  return clients_.contains({address, room});
}

void Neighbours::leave(const Place::Key& key) {
  const std::scoped_lock lock(mutex_);
  const auto known = clients_.find(key);
  if (--known->second == 0) clients_.erase(known);
}

}  // namespace bastide::server
