// The TLS settings with which connections are made.
#pragma once

#include <server/net/trust.hpp>

#include <protocol/bytes.hpp>

#include <boost/asio/ssl/context.hpp>

#include <cstdint>
#include <string>

namespace bastide::server {

/// Immutable; a connection keeps the context that it began with.
struct TlsContext {
  /// A server's context. PEM texts; throws boost::system::system_error if they are malformed or don't
  /// belong together.
  TlsContext(const std::string& certificate, const std::string& key);
  /// A client's context.
  explicit TlsContext(Trust trust = Trust::authorities);
  enum class End : std::uint8_t { server, client };
  /// The context of one of two ends that share a secret instead of certificates: TLS 1.3, whose handshake
  /// fails unless both have it. Each connection has its own key, which does not reveal the secret.
  TlsContext(const protocol::Bytes32& secret, End end);
  TlsContext(const TlsContext&) = delete;
  TlsContext& operator=(const TlsContext&) = delete;

  boost::asio::ssl::context context;

 private:
  protocol::Bytes32 secret_{};  ///< `context` refers to it
};

/// Whether a handshake failed because the client has a different secret.
bool is_wrong_secret(const boost::system::error_code& error);

}  // namespace bastide::server
