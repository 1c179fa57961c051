// TLS for tests: certificates, and a client's end of it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace bastide::server {
struct TlsContext;
}

namespace bastide::test {

/// Writes `certificate.pem` and `key.pem` with a new key, self-signed, for the host `name`.
void write_identity(const std::filesystem::path& folder, const std::string& name);

/// A plain port that leads to a server's TLS port.
class TlsTunnel {
 public:
  /// Accepts any certificate.
  explicit TlsTunnel(std::uint16_t server);
  /// With this context. `receive_bytes`: size of the kernel's receive buffer for the server's
  /// data; 0: unchanged.
  TlsTunnel(std::uint16_t server, std::shared_ptr<bastide::server::TlsContext> context,
            int receive_bytes = 0);
  ~TlsTunnel();

  std::uint16_t port() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// The name in the certificate that a server shows a new connection; empty: the handshake failed.
std::string shown_name(std::uint16_t server);

}  // namespace bastide::test
