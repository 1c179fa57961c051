// The hash of whole positions.
#pragma once

#include <cstdint>

namespace bastide {

/// FNV-1a, a 64-bit word at a time. Equal on every machine and compiler.
class Hash {
 public:
  void mix(std::uint64_t word) {
    value_ = (value_ ^ word) * 0x100000001b3u;
    value_ ^= value_ >> 29;
  }
  std::uint64_t value() const { return value_; }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325u;
};

}  // namespace bastide
