#include <server/ops/metrics.hpp>

#include <fmt/format.h>

#include <iterator>
#include <string_view>
#include <utility>

namespace bastide::server {

void Metrics::add_counter(std::string name, std::string help, Source source, std::string labels) {
  figures_.push_back({std::move(name), std::move(help), "counter", std::move(labels), std::move(source)});
}

void Metrics::add_gauge(std::string name, std::string help, Source source, std::string labels) {
  figures_.push_back({std::move(name), std::move(help), "gauge", std::move(labels), std::move(source)});
}

void Metrics::add_counters(std::string name, std::string help, std::string label, FamilySource source) {
  figures_.push_back({std::move(name), std::move(help), "counter", std::move(label), {}, std::move(source)});
}

void Metrics::add_histogram(std::string name, std::string help, const Histogram& source) {
  figures_.push_back({std::move(name), std::move(help), "histogram", {}, {}, {}, &source});
}

std::string Metrics::text() const {
  std::string out;
  const auto line = [&out](std::string_view name, std::string_view labels, double value) {
    out += name;
    if (!labels.empty()) fmt::format_to(std::back_inserter(out), "{{{}}}", labels);
    fmt::format_to(std::back_inserter(out), " {}\n", value);
  };
  std::string_view headed;
  for (const Figure& figure : figures_) {
    if (figure.name != headed) {
      headed = figure.name;
      fmt::format_to(std::back_inserter(out), "# HELP {0} {1}\n# TYPE {0} {2}\n", figure.name, figure.help,
                     figure.type);
    }
    if (figure.histogram) {
      const std::string bucket = figure.name + "_bucket";
      std::uint64_t count = 0;  // of this bucket and all lower ones
      for (std::size_t i = 0; i < Histogram::kBoundsUs.size(); ++i) {
        count += figure.histogram->in_bucket(i);
        line(bucket, fmt::format("le=\"{}\"", static_cast<double>(Histogram::kBoundsUs[i]) / 1e6),
             static_cast<double>(count));
      }
      count += figure.histogram->in_bucket(Histogram::kBoundsUs.size());
      line(bucket, "le=\"+Inf\"", static_cast<double>(count));
      line(figure.name + "_sum", "", figure.histogram->sum_s());
      line(figure.name + "_count", "", static_cast<double>(count));
      continue;
    }
    if (figure.source) line(figure.name, figure.labels, figure.source());
    if (!figure.family) continue;
    for (const auto& [value, count] : figure.family()) {
      line(figure.name, fmt::format("{}=\"{}\"", figure.labels, value), static_cast<double>(count));
    }
  }
  return out;
}

}  // namespace bastide::server
