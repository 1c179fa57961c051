// What TLS connections are made with.
#pragma once

#include <protocol/bytes.hpp>

#include <boost/asio/ssl/context.hpp>

#include <cstdint>
#include <string>

namespace bastide::server {

/// Immutable once made; connections that began with it keep it.
struct TlsContext {
  /// A server's. PEM texts; throws boost::system::system_error where they are none or don't belong together.
  TlsContext(const std::string& certificate, const std::string& key);
  /// A client's, which believes whom this machine believes (SSL_CERT_FILE and SSL_CERT_DIR name others).
  TlsContext();
  enum class End : std::uint8_t { server, client };
  /// Of one of two ends that share a secret, which takes the place of certificates: TLS 1.3, whose handshake
  /// fails unless both have it. Each connection is encrypted by a key of its own, which the secret does not
  /// tell.
  TlsContext(const protocol::Bytes32& secret, End end);
  TlsContext(const TlsContext&) = delete;
  TlsContext& operator=(const TlsContext&) = delete;

  boost::asio::ssl::context context;

 private:
  protocol::Bytes32 secret_{};  ///< `context` refers to it
};

/// Whether a handshake failed because the client has another secret.
bool is_wrong_secret(const boost::system::error_code& error);

}  // namespace bastide::server
