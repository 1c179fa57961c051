// The content of /metrics. The parts of the server count for themselves; this reads their counts on request.
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
/// afterwards any thread may call `text`, if the sources allow it.
class Metrics {
 public:
  /// Returns the current value; called by `text` on its caller's thread.
  using Source = std::function<double()>;

  /// A figure that only grows. By Prometheus' custom `name` ends in `_total`. `labels`: empty or the text
  /// between the braces, e.g. `reason="too_slow"`; add figures of one name one after another.
  void add_counter(std::string name, std::string help, Source source, std::string labels = {});

  /// A figure that can go up and down.
  void add_gauge(std::string name, std::string help, Source source, std::string labels = {});

  /// Counters of one name that appear one by one, by the values of `label`.
  using FamilySource = std::function<std::map<std::string_view, std::uint64_t>()>;
  void add_counters(std::string name, std::string help, std::string label, FamilySource source);

  /// Durations in seconds. Read at any time; must outlive the metrics' last use.
  void add_histogram(std::string name, std::string help, const Histogram& source);

  /// All figures, read now.
  std::string text() const;

 private:
  struct Figure {
    std::string name;
    std::string help;
    const char* type;
    std::string labels;
    Source source;
    FamilySource family = {};              ///< replaces `source`; `labels` is then the name of the only label
    const Histogram* histogram = nullptr;  ///< replaces both
  };
  std::vector<Figure> figures_;
};

}  // namespace bastide::server
