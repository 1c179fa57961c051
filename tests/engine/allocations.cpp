#include "allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::size_t> calls = 0;

}  // namespace

std::size_t bastide::test::allocations() { return calls; }

// The forms for arrays and with sizes call these.
void* operator new(std::size_t size) {
  ++calls;
  if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
