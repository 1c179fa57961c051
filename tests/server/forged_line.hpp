// A connection to a server that does not tell what it should.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace bastide::test {

/// Forwards from a port of its own to a server's port, and changes what the server says.
class ForgedLine {
 public:
  /// `forge` gets what came at once, as a rule whole messages. It must not change the length.
  ForgedLine(std::uint16_t server, std::function<void(std::string&)> forge);
  ~ForgedLine();

  std::uint16_t port() const;

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace bastide::test
