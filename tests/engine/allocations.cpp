#include "allocations.hpp"

#include <atomic>
#include <cstdlib>
#include <new>

#if defined(__has_feature)
#define BASTIDE_SANITIZED (__has_feature(address_sanitizer) || __has_feature(thread_sanitizer))
#else
#define BASTIDE_SANITIZED (defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__))
#endif
#if BASTIDE_SANITIZED
#include <sanitizer/allocator_interface.h>
#endif

namespace {

std::atomic<std::size_t> calls = 0;

}  // namespace

std::size_t bastide::test::allocations() { return calls; }

#if BASTIDE_SANITIZED

// Sanitizers have their own `operator new`, with a hook.
[[maybe_unused]] static const int told = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t) { ++calls; }, [](const volatile void*) {});

#else

// The forms for arrays and with sizes call these.
void* operator new(std::size_t size) {
  ++calls;
  if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }

#endif
