// What a client needs of the world it is in, be that a simulated one or a real server behind a real network.
#pragma once

#include "choices.hpp"
#include "history.hpp"

#include <chrono>
#include <functional>
#include <memory>
#include <string>

namespace bastide::sim {

using Ms = std::chrono::milliseconds;
using Task = std::move_only_function<void()>;

/// A connection, as its client has it.
class Wire {
 public:
  virtual ~Wire() = default;
  /// `id`: of the intention.
  virtual void send(std::string id, std::string text) = 0;
  /// The client goes without a word, and hears nothing more of it.
  virtual void leave() = 0;
};

/// Who is at a wire's end.
class Page {
 public:
  virtual ~Page() = default;
  virtual void receive(Wire& wire, const std::string& text) = 0;
  /// The wire is of no use any more.
  virtual void closed(Wire& wire) = 0;
  /// Whose seat it wants; empty: nobody's.
  virtual const std::string& holder() const = 0;
};

/// One thing to be done later, at most.
class Alarm {
 public:
  virtual ~Alarm() = default;
  /// Instead of what was set before.
  virtual void set(Ms delay, Task task) = 0;
  virtual void clear() = 0;
};

class Surroundings {
 public:
  explicit Surroundings(Choices& by) : choices(by) {}
  virtual ~Surroundings() = default;

  Choices& choices;
  History history;

  virtual std::unique_ptr<Alarm> make_alarm() = 0;
  /// nullptr: there is no server now.
  virtual std::shared_ptr<Wire> connect(Page& page, const std::string& name) = 0;
  /// A promise is broken: noted in the middle of whatever happens, thrown after it.
  virtual void broken(std::string what) = 0;

  Ms up_to(int ms_max) { return ms_max > 0 ? Ms(choices.pick(static_cast<std::uint32_t>(ms_max))) : Ms(0); }
};

}  // namespace bastide::sim
