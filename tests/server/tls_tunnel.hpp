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

/// Writes the PEM files `certificate.pem` and `key.pem`: of a new key, vouched
/// for by itself, for the host `name`.
void write_identity(const std::filesystem::path& folder, const std::string& name);

/// Whatever connects to its port talks to a server's TLS port, in the clear.
class TlsTunnel {
 public:
  /// Takes any certificate.
  explicit TlsTunnel(std::uint16_t server);
  /// Speaks as `context` says. `receive_bytes`: size of the kernel's receive buffer
  /// for what the server says; 0 leaves it.
  TlsTunnel(std::uint16_t server, std::shared_ptr<bastide::server::TlsContext> context,
            int receive_bytes = 0);
  ~TlsTunnel();

  std::uint16_t port() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// For whom the certificate is that a server shows a new connection; empty: no handshake came about.
std::string shown_name(std::uint16_t server);

}  // namespace bastide::test
