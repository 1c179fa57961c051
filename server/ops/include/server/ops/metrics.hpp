// What /metrics shows. The parts of the server count for themselves; this asks them when somebody looks.
#pragma once

#include <server/rooms/histogram.hpp>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::server {

/// A list of named figures, rendered in the text format of Prometheus. Fill it before the server starts;
/// afterwards `text` may be called from any thread, if the sources may.
class Metrics {
 public:
  /// Gives the present value; called by `text` from whichever thread asks.
  using Source = std::function<double()>;

  /// A figure that only grows. `name` by Prometheus' custom ends in `_total`.
  /// `labels` is empty or what stands between the braces, e.g. `reason="too_slow"`;
  /// figures of one name must be added one after another.
  void add_counter(std::string name, std::string help, Source source, std::string labels = {});

  /// A figure that goes up and down.
  void add_gauge(std::string name, std::string help, Source source, std::string labels = {});

  /// Counters of one name that come into being one by one, by the values of `label`.
  using FamilySource = std::function<std::map<std::string_view, std::uint64_t>()>;
  void add_counters(std::string name, std::string help, std::string label, FamilySource source);

  /// How long things take, in seconds. Asked at any time; must outlive the metrics' last use.
  void add_histogram(std::string name, std::string help, const Histogram& source);

  /// Everything, each figure asked now.
  std::string text() const;

 private:
  struct Figure {
    std::string name;
    std::string help;
    const char* type;
    std::string labels;
    Source source;
    FamilySource family = {};              ///< in place of `source`; then `labels` is the one label's name
    const Histogram* histogram = nullptr;  ///< in place of both
  };
  std::vector<Figure> figures_;
};

}  // namespace bastide::server
