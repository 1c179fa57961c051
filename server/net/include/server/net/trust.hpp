// Whom a client of TLS believes.
#pragma once

#include <cstdint>

namespace bastide::server {

enum class Trust : std::uint8_t {
  authorities,  ///< this machine's, or those in SSL_CERT_FILE and SSL_CERT_DIR
  anybody,      ///< whatever certificate is shown: for asking a server of one's own machine
};

}  // namespace bastide::server
