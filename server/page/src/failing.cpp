// There are no exceptions in the module: whatever throws ends it, and the page hears why. Rooms throw
// for faults of ours alone, and the log, which the page keeps, is whole: a module begun anew goes on from it.
#include "imports.hpp"

#include <cstddef>
#include <cstdlib>
#include <exception>
#include <typeinfo>

extern "C" {

void* __cxa_allocate_exception(std::size_t size) noexcept { return std::malloc(size); }
void __cxa_free_exception(void* exception) noexcept { std::free(exception); }

/// `std::exception` is the first base of whatever we throw but a text.
[[noreturn]] void __cxa_throw(void*, std::type_info* type, void (*)(void*)) {
  bastide::page::page_fail(type->name());
  __builtin_trap();
}
}
