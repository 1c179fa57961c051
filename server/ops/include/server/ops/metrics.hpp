// What /metrics shows. The parts of the server count for themselves; this asks them when somebody looks.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace bastide::server {

/// A list of named figures, rendered in the text format of Prometheus. Fill it before the server starts; afterwards
/// `text` may be called from any thread, if the sources may.
class Metrics {
 public:
  /// Gives the present value; called by `text` from whichever thread asks.
  using Source = std::function<double()>;

  /// A figure that only grows. `name` by Prometheus' custom ends in `_total`. `labels` is empty or what stands between
  /// the braces, e.g. `reason="too_slow"`; figures of one name must be added one after another.
  void add_counter(std::string name, std::string help, Source source, std::string labels = {});

  /// A figure that goes up and down.
  void add_gauge(std::string name, std::string help, Source source, std::string labels = {});

  /// Everything, each figure asked now.
  std::string text() const;

 private:
  struct Figure {
    std::string name;
    std::string help;
    const char* type;
    Source source;
    std::string labels;
  };
  std::vector<Figure> figures_;
};

}  // namespace bastide::server
