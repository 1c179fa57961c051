#include <server/ops/metrics.hpp>

#include <fmt/format.h>

#include <iterator>
#include <string_view>
#include <utility>

namespace bastide::server {

void Metrics::add_counter(std::string name, std::string help, Source source, std::string labels) {
  figures_.push_back({std::move(name), std::move(help), "counter", std::move(source), std::move(labels)});
}

void Metrics::add_gauge(std::string name, std::string help, Source source, std::string labels) {
  figures_.push_back({std::move(name), std::move(help), "gauge", std::move(source), std::move(labels)});
}

std::string Metrics::text() const {
  std::string out;
  std::string_view family;
  for (const Figure& figure : figures_) {
    if (figure.name != family) {
      family = figure.name;
      fmt::format_to(std::back_inserter(out), "# HELP {0} {1}\n# TYPE {0} {2}\n", figure.name, figure.help,
                     figure.type);
    }
    out += figure.name;
    if (!figure.labels.empty()) fmt::format_to(std::back_inserter(out), "{{{}}}", figure.labels);
    fmt::format_to(std::back_inserter(out), " {}\n", figure.source());
  }
  return out;
}

}  // namespace bastide::server
