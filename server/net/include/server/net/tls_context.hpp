// What TLS connections are made with.
#pragma once

#include <boost/asio/ssl/context.hpp>

#include <string>

namespace bastide::server {

/// Immutable once made; connections that began with it keep it.
struct TlsContext {
  /// A server's. PEM texts; throws boost::system::system_error where they are none or don't belong together.
  TlsContext(const std::string& certificate, const std::string& key);
  /// A client's, which believes whom this machine believes (SSL_CERT_FILE and SSL_CERT_DIR name others).
  TlsContext();

  boost::asio::ssl::context context;
};

}  // namespace bastide::server
