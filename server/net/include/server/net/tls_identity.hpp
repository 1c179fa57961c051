// The server's certificate and key, reread when their files change.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>

namespace bastide::server {

struct TlsContext;

/// Any thread unless stated otherwise.
class TlsIdentity {
 public:
  /// PEM files; a chain begins with the server's own certificate. Throws std::runtime_error, which names the
  /// faulty file and the fault.
  TlsIdentity(std::filesystem::path certificate, std::filesystem::path key);
  ~TlsIdentity();

  /// The context for the next connection.
  std::shared_ptr<TlsContext> context() const;
  /// Reads the files again. Unusable files change nothing and are logged, a repeated complaint
  /// once. One thread.
  void reread();
  /// When the certificate expires, in seconds since 1970.
  std::int64_t expires_at() const;

 private:
  struct Texts {
    std::string certificate;
    std::string key;
    friend bool operator==(const Texts&, const Texts&) = default;
  };
  Texts read() const;
  void take(Texts texts);

  const std::filesystem::path certificate_;
  const std::filesystem::path key_;
  Texts used_;
  std::string complaint_;  ///< the last one logged; empty after a success
  mutable std::mutex mutex_;
  std::shared_ptr<TlsContext> context_;
};

}  // namespace bastide::server
