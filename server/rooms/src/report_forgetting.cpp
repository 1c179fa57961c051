#include "report_forgetting.hpp"

#include <protocol/kept_report.hpp>

#include <utility>
#include <vector>

namespace bastide::server {

void forget_reports(EventStore& store, std::string room, std::optional<std::string> naming,
                    EventStore::Done<int> done) {
  store.list_reports([&store, room = std::move(room), naming = std::move(naming),
                      done = std::move(done)](StoreResult<std::vector<StoredReport>> reports) mutable {
    if (!reports) return done(std::unexpected(reports.error()));
    std::vector<std::string> ids;
    for (StoredReport& one : *reports) {
      const auto report = protocol::decode_kept_report(one.text);
      // Nobody can tell whom one names that can't be read.
      if (!report || (report->room == room && (!naming || report->names(*naming))))
        ids.push_back(std::move(one.id));
    }
    if (ids.empty()) return done(0);
    store.remove_reports(std::move(ids), std::move(done));
  });
}

}  // namespace bastide::server
