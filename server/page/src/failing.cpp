// The module has no exceptions: a throw ends it and tells the page why. Rooms throw only for internal faults,
// and the log, which the page keeps, is complete: a new module continues from it.
#include "imports.hpp"

#include <cstddef>
#include <cstdlib>
#include <exception>
#include <typeinfo>

extern "C" {

void* __cxa_allocate_exception(std::size_t size) noexcept { return std::malloc(size); }
void __cxa_free_exception(void* exception) noexcept { std::free(exception); }

/// `std::exception` is the first base of everything thrown except a text.
[[noreturn]] void __cxa_throw(void*, std::type_info* type, void (*)(void*)) {
  bastide::page::page_fail(type->name());
  __builtin_trap();
}

/// The module's only thread never ends.
int __cxa_thread_atexit(void (*)(void*), void*, void*) noexcept { return 0; }
}
