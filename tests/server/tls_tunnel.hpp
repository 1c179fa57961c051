// TLS for tests: certificates, and a client's end of it.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

namespace bastide::test {

/// Writes the PEM files `certificate.pem` and `key.pem`: of a new key, vouched
/// for by itself, for the host `name`.
void write_identity(const std::filesystem::path& folder, const std::string& name);

/// Whatever connects to its port talks to a server's TLS port, in the clear. It takes any certificate.
class TlsTunnel {
 public:
  explicit TlsTunnel(std::uint16_t server);
  ~TlsTunnel();

  std::uint16_t port() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

/// For whom the certificate is that a server shows a new connection; empty: no handshake came about.
std::string shown_name(std::uint16_t server);

}  // namespace bastide::test
