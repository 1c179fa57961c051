// What the devices of one person share, under an address that only they know.
#pragma once

#include <server/net/http_message.hpp>

#include <string_view>

namespace bastide::server {

class Directory;

/// Devices seal what they share, so that nobody else can read it: for the server these are bytes with a
/// version. Whoever knows the id may read them, who has the token may change them, and a change names the
/// version that it replaces, so that no device undoes what another one has written.
class Parcels {
 public:
  /// `rooms` must outlive it.
  explicit Parcels(Directory& rooms) : rooms_(rooms) {}

  /// `id`: what follows in the path. The body is at most NetLimits::parcel_bytes_max long. Any thread; does
  /// not block.
  void answer(std::string_view id, const HttpRequest& request, HttpReply reply) const;

 private:
  void read(std::string_view id, const HttpRequest& request, HttpReply reply) const;
  void change(std::string_view id, const HttpRequest& request, HttpReply reply) const;

  Directory& rooms_;
};

}  // namespace bastide::server
