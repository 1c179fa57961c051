// A push service of our own, and the browser behind it, which opens what it is sent.
#pragma once

#include <protocol/push.hpp>

#include <nlohmann/json.hpp>

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace bastide::test {

/// Listens with TLS at a free port of this machine as "localhost", which this process trusts from then on.
class PushReceiver {
 public:
  struct Request {
    std::string target;
    std::map<std::string, std::string> fields;  ///< by name in lower case
    std::string body;
  };

  PushReceiver();
  ~PushReceiver();

  std::string host() const { return "localhost"; }
  std::string origin() const;
  std::string url(std::string path) const { return origin() + path; }
  const protocol::PushKeys& keys() const;
  /// The file with the certificate, for a program that is to trust it (SSL_CERT_FILE).
  std::string certificate() const;

  /// Requests that come from now on. `fields`: further lines of the header.
  void answer_with(int status, std::string fields = {});
  /// With a header that never ends.
  void answer_endlessly();
  void never_answer();
  /// Answers wait until `release`.
  void hold();
  void release();

  int requests() const;
  /// Waits until a request has come that `next` has not returned.
  void wait_for_request();
  /// The next request; waits for it, and throws if none comes.
  Request next();

  /// Decrypts a body (RFC 8291). Throws if it was not sealed for this browser.
  std::string open(std::string_view body) const;
  /// The claims of a token that this key has signed, uncompressed and in base64url (RFC 8292). Throws if the
  /// field is not so made.
  nlohmann::json claims_of(std::string_view authorization, std::string_view public_key) const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::test
