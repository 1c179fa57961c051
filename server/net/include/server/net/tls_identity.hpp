// The certificate and key by which the server shows who it is, read anew when they change.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <mutex>
#include <string>

namespace bastide::server {

struct TlsContext;

/// Any thread, where nothing else is said.
class TlsIdentity {
 public:
  /// PEM files; a chain begins with the server's own certificate. Throws std::runtime_error,
  /// which says what is wrong with which.
  TlsIdentity(std::filesystem::path certificate, std::filesystem::path key);
  ~TlsIdentity();

  /// For the next connection.
  std::shared_ptr<TlsContext> context() const;
  /// Takes what stands in the files now. What is of no use is logged, once in a row,
  /// and changes nothing. Of one thread.
  void reread();
  /// When the certificate ends, in seconds since 1970.
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
  std::string complaint_;  ///< the last one, empty after a success
  mutable std::mutex mutex_;
  std::shared_ptr<TlsContext> context_;
};

}  // namespace bastide::server
