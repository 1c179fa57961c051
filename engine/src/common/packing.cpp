#include "common/packing.hpp"

#include <cstring>

namespace bastide {

void Packing::take(const void* part, std::size_t bytes) {
  if (unpacked_)
    std::memcpy(unpacked_ + (static_cast<const std::byte*>(part) - unpacked_), packed_ + bytes_, bytes);
  else if (packed_)
    std::memcpy(packed_ + bytes_, part, bytes);
  bytes_ += bytes;
}

std::unique_ptr<std::byte[]> pack(const void* position, UsedParts parts) {
  Packing packing;
  parts(position, packing);
  auto packed = std::make_unique_for_overwrite<std::byte[]>(packing.bytes_);
  packing.packed_ = packed.get();
  packing.bytes_ = 0;
  parts(position, packing);
  return packed;
}

void unpack(std::byte* packed, void* position, UsedParts parts) {
  Packing packing;
  packing.packed_ = packed;
  packing.unpacked_ = static_cast<std::byte*>(position);
  parts(position, packing);
}

}  // namespace bastide
