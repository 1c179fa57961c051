// What a client needs from its world, whether simulated or a real server behind a real network.
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

/// A connection, seen by its client.
class Wire {
 public:
  virtual ~Wire() = default;
  /// `id`: of the intention.
  virtual void send(std::string id, std::string text) = 0;
  /// Silently leaves; the client hears nothing more from it.
  virtual void leave() = 0;
};

/// The client at a wire's end.
class Page {
 public:
  virtual ~Page() = default;
  virtual void receive(Wire& wire, const std::string& text) = 0;
  /// The wire is unusable from now on.
  virtual void closed(Wire& wire) = 0;
  /// The holder of the wanted seat; empty: none.
  virtual const std::string& holder() const = 0;
};

/// At most one task to run later.
class Alarm {
 public:
  virtual ~Alarm() = default;
  /// Replaces the previous task.
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
  /// nullptr: no server is up now.
  virtual std::shared_ptr<Wire> connect(Page& page, const std::string& name) = 0;
  /// A promise is broken: noted at once, thrown later.
  virtual void broken(std::string what) = 0;

  Ms up_to(int ms_max) { return ms_max > 0 ? Ms(choices.pick(static_cast<std::uint32_t>(ms_max))) : Ms(0); }
};

}  // namespace bastide::sim
