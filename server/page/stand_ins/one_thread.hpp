// What libc++ 19 lacks without threads, and what it lacks altogether. Included before every file.
#pragma once

#include <__config>
#include <concepts>
#include <cstddef>
#include <functional>
#include <memory>
#include <type_traits>
#include <utility>

#ifdef _LIBCPP_HAS_NO_THREADS
namespace std {

/// Does nothing: there is one thread.
class mutex {
 public:
  void lock() {}
  void unlock() {}
  bool try_lock() { return true; }
};

template <class... Mutexes>
class scoped_lock {
 public:
  explicit scoped_lock(Mutexes&...) {}
  ~scoped_lock() {}
};

template <class Mutex>
class unique_lock {
 public:
  explicit unique_lock(Mutex&) {}
  ~unique_lock() {}
  void lock() {}
  void unlock() {}
};

}  // namespace std
#endif

#ifndef __cpp_lib_move_only_function
namespace std {

template <class Signature>
class move_only_function;

/// The part of C++23's class that is used: calling, moving, testing for a target.
template <class Result, class... Arguments>
class move_only_function<Result(Arguments...)> {
 public:
  move_only_function() = default;
  move_only_function(nullptr_t) {}
  template <class Callable>
    requires(!same_as<remove_cvref_t<Callable>, move_only_function> &&
             is_invocable_r_v<Result, decay_t<Callable>&, Arguments...>)
  move_only_function(Callable&& callable)
      : held_(make_unique<Held<decay_t<Callable>>>(std::forward<Callable>(callable))) {}

  explicit operator bool() const { return held_ != nullptr; }
  Result operator()(Arguments... arguments) { return held_->call(std::forward<Arguments>(arguments)...); }

 private:
  struct Callee {
    virtual ~Callee() = default;
    virtual Result call(Arguments... arguments) = 0;
  };
  template <class Callable>
  struct Held final : Callee {
    template <class From>
    explicit Held(From&& from) : callable(std::forward<From>(from)) {}
    Result call(Arguments... arguments) override {
      return std::invoke_r<Result>(callable, std::forward<Arguments>(arguments)...);
    }
    Callable callable;
  };
  unique_ptr<Callee> held_;
};

}  // namespace std
#endif
