#include "postgres_writer.hpp"

#include "parcel_fate.hpp"
#include "postgres_schema.hpp"

#include <algorithm>
#include <chrono>
#include <set>
#include <string>
#include <string_view>
#include <utility>

namespace bastide::server {

namespace {

// Whether this node still owns the room. If another node has locked the row to take it, the statement waits,
// then checks owner and epoch again: the second to come finds nothing to change. Without a node: always.
#define BASTIDE_FENCE(node, epoch)                                                \
  "AND (" node "::bigint IS NULL OR (owner = " node "::bigint AND epoch = " epoch \
  "::bigint AND EXISTS (SELECT FROM node WHERE id = " node "::bigint AND until > clock_timestamp()))) "

// Each answer says whether the statement found what it was to change: a conflict ends no transaction.
const std::vector<Prepared> kWriterStatements{
    {"append_first",
     "WITH made AS (INSERT INTO room (code, seq, due_ms) VALUES ($1::text, 1, $4::bigint) "
     "ON CONFLICT DO NOTHING RETURNING code), "
     "played AS (INSERT INTO game (id, room) SELECT $5::text, code FROM made WHERE $5::text IS NOT NULL "
     "ON CONFLICT DO NOTHING) "
     "INSERT INTO entry (room, seq, at_ms, payload) SELECT code, 1, $2::bigint, $3::bytea FROM made"},
    {"append_next",
     "WITH moved AS (UPDATE room SET seq = seq + 1, due_ms = $4::bigint, records_due = records_due OR "
     "$6::boolean "
     "WHERE code = $1::text AND seq = $7::bigint - 1 AND closed_ms IS NULL " BASTIDE_FENCE(
         "$8", "$9") "RETURNING code), "
                     "played AS (INSERT INTO game (id, room) SELECT $5::text, code FROM moved WHERE $5::text "
                     "IS NOT NULL "
                     "ON CONFLICT DO NOTHING) "
                     "INSERT INTO entry (room, seq, at_ms, payload) SELECT code, $7::bigint, $2::bigint, "
                     "$3::bytea FROM "
                     "moved"},
    {"compact",
     "WITH shortened AS (UPDATE room SET records_due = false, due_ms = $3::bigint "
     "WHERE code = $1::text AND seq = $2::bigint AND closed_ms IS NULL " BASTIDE_FENCE(
         "$6",
         "$7") "RETURNING code), "
               "gone AS (DELETE FROM entry USING shortened WHERE room = code AND entry.seq < $2::bigint), "
               "kept AS (UPDATE entry SET at_ms = $4::bigint, payload = $5::bytea FROM shortened "
               "WHERE room = code AND entry.seq = $2::bigint) "
               "SELECT 1 FROM shortened"},
    {"close",
     "WITH closed AS (UPDATE room SET records_due = false, due_ms = $3::bigint, closed_ms = $4::bigint "
     "WHERE code = $1::text AND seq = $2::bigint AND closed_ms IS NULL " BASTIDE_FENCE(
         "$5", "$6") "RETURNING code), "
                     "gone AS (DELETE FROM entry USING closed WHERE room = code), "
                     "played AS (DELETE FROM game USING closed WHERE room = code) "
                     "SELECT 1 FROM closed"},
    // Follow these two: after a conflict the room is not as they would have left it.
    {"keep_record",
     "WITH shortened AS (SELECT FROM room WHERE code = $4::text AND seq = $5::bigint "
     "AND closed_ms IS NOT DISTINCT FROM $6::bigint " BASTIDE_FENCE(
         "$7",
         "$8") "), "
               "kept AS (INSERT INTO record (game, ended_ms, bytes, body, room) "
               "SELECT $1::text, $2::bigint, octet_length($3::bytea), $3::bytea, $4::text FROM shortened ON "
               "CONFLICT DO NOTHING) "
               "DELETE FROM game USING shortened WHERE id = $1::text"},
    {"keep_shared",
     "INSERT INTO record (game, ended_ms, bytes, body, room) "
     "VALUES ($1::text, $2::bigint, octet_length($3::bytea), $3::bytea, '') ON CONFLICT DO NOTHING"},
    {"forget_records", "DELETE FROM record WHERE game = $1::text OR (room = $2::text AND $2::text <> '')"},
    {"bodies_of",
     "SELECT game, body FROM record WHERE game = $1::text OR (room = $2::text AND $2::text <> '')"},
    {"revise_record",
     "UPDATE record SET bytes = octet_length($3::bytea), body = $3::bytea "
     "WHERE game = $1::text AND body = $2::bytea"},
    {"set_deadline",
     "UPDATE room SET due_ms = $2::bigint WHERE code = $1::text AND closed_ms IS NULL " BASTIDE_FENCE("$3",
                                                                                                      "$4")},
    {"release",
     "UPDATE room SET owner = NULL, released = CASE WHEN $4::boolean THEN clock_timestamp() END "
     "WHERE code = $1::text AND owner = $2::bigint AND epoch = $3::bigint"},
    // Asked if a fenced change has found nothing to change.
    {"owns",
     "SELECT EXISTS (SELECT FROM room JOIN node ON node.id = room.owner WHERE code = $1::text "
     "AND owner = $2::bigint AND epoch = $3::bigint AND until > clock_timestamp())"},
    // One purge at a time over all nodes: concurrent ones would lock rows of the same table in
    // different orders.
    {"purge_alone",
     "SELECT pg_advisory_xact_lock(hashtext('bastide purge'), hashtext(coalesce(current_schema(), '')))"},
    {"purge_rooms",
     "DELETE FROM room WHERE code IN (SELECT code FROM room WHERE closed_ms < $1::bigint LIMIT $2::bigint)"},
    {"purge_shared",
     "WITH shared AS (SELECT game, sum(bytes) OVER (ORDER BY ended_ms DESC, game DESC) AS up_to_it, ended_ms "
     "FROM record WHERE room = '') "
     "DELETE FROM record WHERE game IN (SELECT game FROM shared WHERE up_to_it > $1::bigint "
     "ORDER BY ended_ms, game LIMIT $2::bigint)"},
    {"purge_records",
     "WITH oldest AS (SELECT game, ended_ms, sum(bytes) OVER (ORDER BY ended_ms, game) - bytes AS before "
     "FROM (SELECT game, ended_ms, bytes FROM record ORDER BY ended_ms, game LIMIT $3::bigint) AS first) "
     "DELETE FROM record USING oldest WHERE record.game = oldest.game AND (oldest.ended_ms < $1::bigint OR "
     "(SELECT coalesce(sum(bytes), 0) FROM record) - oldest.before > $2::bigint)"},
    {"known_parcel", "SELECT token, version FROM parcel WHERE id = $1::text"},
    {"count_parcels", "SELECT count(*) FROM parcel"},
    // These three find nothing to change where another node was faster.
    {"insert_parcel",
     "INSERT INTO parcel (id, token, version, used_ms, sealed) VALUES ($1::text, $2::bytea, 1, $3::bigint, "
     "$4::bytea) ON CONFLICT DO NOTHING"},
    {"replace_parcel",
     "UPDATE parcel SET version = version + 1, used_ms = $2::bigint, sealed = $3::bytea "
     "WHERE id = $1::text AND version = $4::bigint AND token = $5::bytea"},
    {"delete_parcel", "DELETE FROM parcel WHERE id = $1::text AND token = $2::bytea"},
    {"use_parcel", "UPDATE parcel SET used_ms = $2::bigint WHERE id = $1::text"},
    {"purge_parcels",
     "DELETE FROM parcel WHERE id IN (SELECT id FROM parcel WHERE used_ms < $1::bigint LIMIT $2::bigint)"},
    {"insert_report",
     "INSERT INTO report (id, at_ms, body) SELECT $1::text, $2::bigint, $3::bytea "
     "WHERE (SELECT count(*) FROM report) < $4::bigint ON CONFLICT DO NOTHING"},
    {"find_report", "SELECT count(*) FROM report WHERE id = $1::text"},
    {"delete_report", "DELETE FROM report WHERE id = $1::text"},
    {"purge_reports", "DELETE FROM report WHERE at_ms < $1::bigint"},
    {"forget_told", "DELETE FROM told WHERE NOT EXISTS (SELECT FROM node WHERE id = told.node)"},
    {"tell",
     "INSERT INTO told (node, lines) VALUES ($1::bigint, $2::bytea) "
     "ON CONFLICT (node) DO UPDATE SET lines = excluded.lines"},
    {"attend",
     "INSERT INTO attendance (from_ms, to_ms) VALUES ($1::bigint, $2::bigint) "
     "ON CONFLICT (from_ms) DO UPDATE SET to_ms = excluded.to_ms"},
    // For several nodes, whose clocks differ a little: a period continues as long as one of them says so.
    {"attend_together",
     "INSERT INTO attendance (from_ms, to_ms) VALUES ($1::bigint, $2::bigint) "
     "ON CONFLICT (from_ms) DO UPDATE SET to_ms = greatest(attendance.to_ms, excluded.to_ms)"},
    {"forget_old_attendance", "DELETE FROM attendance WHERE from_ms < $1::bigint"},
    {"forget_attendance", "DELETE FROM attendance WHERE from_ms < $1::bigint OR from_ms > $2::bigint"},
    {"attempt", "INSERT INTO room (code, seq) VALUES ('', 0) ON CONFLICT DO NOTHING"},
    {"attempted", "DELETE FROM room WHERE code = ''"},
    {"find_entry",
     "SELECT coalesce(room.seq, 0), entry.at_ms, entry.payload FROM (SELECT $1::text AS code) AS asked "
     "LEFT JOIN room ON room.code = asked.code "
     "LEFT JOIN entry ON entry.room = asked.code AND entry.seq = $2::bigint"},
    {"find_room", "SELECT seq, closed_ms FROM room WHERE code = $1::text"},
};

std::int64_t signed_seq(std::uint64_t seq) { return static_cast<std::int64_t>(seq); }

std::optional<std::int64_t> closed_ms(const Compaction& change) {
  if (change.snapshot) return std::nullopt;
  return change.at_ms;
}

/// Appends the statements of a change to `questions`.
class Asked {
 public:
  Asked(PostgresConnection& connection, std::vector<PostgresQuestion>& questions,
        const std::optional<Fence>& fence, bool one_of_several)
      : connection_(connection), questions_(questions), one_of_several_(one_of_several) {
    if (!fence) return;
    node_ = fence->node;
    epoch_ = fence->epoch;
  }

  void operator()(const NewEntry& change) {
    const StoredEntry& entry = change.entry;
    const Bytes payload{entry.payload};
    if (entry.seq == 1)
      add("append_first", change.room, entry.at_ms, payload, change.deadline_ms, change.game_id);
    else
      add("append_next", change.room, entry.at_ms, payload, change.deadline_ms, change.game_id,
          change.ends_game, signed_seq(entry.seq), node_, epoch_);
  }

  void operator()(const Compaction& change) {
    const std::int64_t seq = signed_seq(change.seq);
    if (change.snapshot)
      add("compact", change.room, seq, change.deadline_ms, change.snapshot->at_ms,
          Bytes{change.snapshot->payload}, node_, epoch_);
    else
      add("close", change.room, seq, change.deadline_ms, change.at_ms, node_, epoch_);
    for (const StoredRecord& record : change.records)
      add("keep_record", record.game_id, record.ended_ms, Bytes{record.gzip}, change.room, seq,
          closed_ms(change), node_, epoch_);
  }

  void operator()(const SharedRecord& change) {
    add("keep_shared", change.record.game_id, change.record.ended_ms, Bytes{change.record.gzip});
  }

  void operator()(const Forgetting& change) {
    add("forget_records", change.records.game_id, change.records.room);
  }

  /// Reads the records beforehand; each is replaced only if nobody has done so meanwhile.
  void operator()(const Revising& change) {
    const PostgresAnswer found =
        connection_.ask(PostgresQuestion("bodies_of", change.records.game_id, change.records.room));
    *change.count = 0;
    for (int row = 0; row < found.rows(); ++row) {
      const std::string body = found.text(row, 1);
      const auto revised = change.revise(body);
      if (!revised) continue;
      add("revise_record", found.text(row, 0), Bytes{body}, Bytes{*revised});
      ++*change.count;
    }
  }

  /// Reads the parcel beforehand; it is changed only if nobody else has done so meanwhile.
  void operator()(const Sealing& sealing) {
    const ParcelChange& change = sealing.change;
    const PostgresAnswer found = connection_.ask(PostgresQuestion("known_parcel", change.id));
    std::optional<KnownParcel> known;
    if (found.rows() == 1)
      known = {.token = token_of(found.text(0, 0)),
               .version = static_cast<std::uint64_t>(found.integer(0, 1))};
    const ChangedParcel result = fate_of(change, known, [this] {
      return static_cast<std::uint64_t>(connection_.ask(PostgresQuestion("count_parcels")).integer(0, 0));
    });
    *sealing.result = result;
    if (result.fate != ParcelFate::changed) return;
    const Bytes token{bytes_of(change.token)};
    if (!change.sealed)
      add("delete_parcel", change.id, token);
    else if (known)
      add("replace_parcel", change.id, change.at_ms, Bytes{*change.sealed},
          static_cast<std::int64_t>(known->version), token);
    else
      add("insert_parcel", change.id, token, change.at_ms, Bytes{*change.sealed});
  }

  void operator()(const ParcelUse& change) { add("use_parcel", change.id, change.at_ms); }

  void operator()(const Reporting& change) {
    const StoredReport& report = change.report;
    add("insert_report", report.id, report.at_ms, Bytes{report.text},
        static_cast<std::int64_t>(change.reports_max));
    add("find_report", report.id);
  }

  void operator()(const ReportRemoval& change) {
    for (const std::string& id : change.ids) add("delete_report", id);
  }

  void operator()(const ToldNodes& change) {
    add("forget_told");
    add("tell", change.node, Bytes{change.lines});
  }

  void operator()(const DeadlineChange& change) {
    add("set_deadline", change.room, change.deadline_ms, node_, epoch_);
  }

  void operator()(const Release& change) {
    add("release", change.room, node_, epoch_, change.use == RoomUse::in_use);
  }

  void operator()(const Purge& change) {
    const Retention& retention = change.retention;
    const auto bounded = [](std::uint64_t bytes) {
      return static_cast<std::int64_t>(std::min<std::uint64_t>(bytes, INT64_MAX));
    };
    add("purge_alone");
    add("purge_rooms", retention.closed_before_ms, kPurgedAtOnce);
    add("purge_parcels", retention.parcels_before_ms, kPurgedAtOnce);
    add("purge_reports", retention.reports_before_ms);
    add("purge_shared", bounded(retention.shared_bytes_max), kPurgedAtOnce);
    add("purge_records", retention.records_before_ms, bounded(retention.record_bytes_max), kPurgedAtOnce);
  }

  void operator()(const Attending& change) {
    if (one_of_several_) {
      add("attend_together", change.period.from_ms, change.period.to_ms);
      add("forget_old_attendance", change.first_ms);
      return;
    }
    add("attend", change.period.from_ms, change.period.to_ms);
    add("forget_attendance", change.first_ms, change.period.from_ms);
  }

  void operator()(const Attempt&) {
    add("attempt");
    add("attempted");
  }

  void operator()(const Tidying&) {}
  void operator()(const Scrubbing&) {}

 private:
  template <class... Values>
  void add(const char* statement, const Values&... values) {
    questions_.emplace_back(statement, values...);
  }

  PostgresConnection& connection_;
  std::vector<PostgresQuestion>& questions_;
  const bool one_of_several_;
  std::optional<std::int64_t> node_;
  std::optional<std::int64_t> epoch_;
};

StoreResult<> unless_conflict(bool done) {
  if (done) return {};
  return std::unexpected(StoreError::conflict);
}

/// The result of a change, from the answers to its statements.
StoreResult<> result_of(const WriteJob& job, std::span<const PostgresAnswer> answers) {
  if (std::holds_alternative<NewEntry>(job.change)) return unless_conflict(answers[0].changes() == 1);
  if (std::holds_alternative<Compaction>(job.change)) return unless_conflict(answers[0].rows() == 1);
  if (const auto* forgetting = std::get_if<Forgetting>(&job.change))
    *forgetting->count = static_cast<int>(answers[0].changes());
  if (const auto* reporting = std::get_if<Reporting>(&job.change))
    *reporting->kept = answers[1].integer(0, 0) == 1;
  if (const auto* removal = std::get_if<ReportRemoval>(&job.change)) {
    *removal->count = 0;
    for (const PostgresAnswer& answer : answers) *removal->count += static_cast<int>(answer.changes());
  }
  if (std::holds_alternative<Revising>(job.change) || std::holds_alternative<Sealing>(job.change))
    return unless_conflict(std::ranges::all_of(answers, [](const auto& one) { return one.changes() == 1; }));
  if (const auto* purge = std::get_if<Purge>(&job.change))
    *purge->more = std::ranges::any_of(
        answers, [](const PostgresAnswer& answer) { return answer.changes() == kPurgedAtOnce; });
  return {};
}

/// A connection that was cut silently is given up, and there is time for another, before the lease has lapsed
/// that is not renewed meanwhile.
std::chrono::milliseconds patience_of_node(const PostgresOptions& options) {
  const auto left = std::max(options.lease - options.lease_renewed_every, std::chrono::milliseconds(0));
  return std::min(options.answer_timeout, options.lease + left / 2);
}

}  // namespace

PostgresWriter::PostgresWriter(const PostgresOptions& options, std::optional<std::int64_t> node_key,
                               const std::optional<SessionName>& before)
    : connection_(
          open_session(options, {.connect = options.connect_timeout,
                                 .answer = node_key ? patience_of_node(options) : options.answer_timeout})),
      session_(name_of(connection_)),
      one_of_several_(node_key.has_value()) {
  take_store(connection_, node_key, before);
  if (before)
    check_schema_again(connection_);
  else
    prepare_schema(connection_);
  connection_.prepare(kWriterStatements);
}

std::vector<StoreResult<>> PostgresWriter::commit(std::span<const WriteJob> jobs) {
  std::vector<PostgresQuestion> questions;
  std::vector<std::size_t> ends;  // ends of each change's statements
  for (const WriteJob& job : jobs) {
    std::visit(Asked(connection_, questions, job.fence, one_of_several_), job.change);
    ends.push_back(questions.size());
  }
  std::vector<StoreResult<>> results(jobs.size());
  if (questions.empty()) return results;
  const std::vector<PostgresAnswer> answers = connection_.transact(questions);
  std::size_t begin = 0;
  for (std::size_t i = 0; i < jobs.size(); ++i) {
    const std::span<const PostgresAnswer> mine = std::span(answers).subspan(begin, ends[i] - begin);
    results[i] = result_of(jobs[i], mine);
    const bool nothing_found =
        !results[i] || (std::holds_alternative<DeadlineChange>(jobs[i].change) && mine[0].changes() == 0);
    if (jobs[i].fence && nothing_found && !owns(jobs[i])) results[i] = std::unexpected(StoreError::not_owner);
    begin = ends[i];
  }
  return results;
}

bool PostgresWriter::owns(const WriteJob& job) {
  return connection_.ask(PostgresQuestion("owns", room_of(job), job.fence->node, job.fence->epoch))
      .boolean(0, 0);
}

std::vector<StoreResult<>> PostgresWriter::find_out(std::span<const WriteJob> jobs) {
  std::vector<StoreResult<>> results;
  std::set<std::pair<std::string_view, std::uint64_t>>
      found;  // an entry is stored once, however often it was sent
  const auto entry_is = [this](const std::string& room, const StoredEntry& wanted) -> StoreResult<> {
    const PostgresAnswer there =
        connection_.ask(PostgresQuestion("find_entry", room, signed_seq(wanted.seq)));
    if (there.integer(0, 0) < signed_seq(wanted.seq)) return std::unexpected(StoreError::unavailable);
    return unless_conflict(!there.is_null(0, 2) && there.integer(0, 1) == wanted.at_ms &&
                           there.text(0, 2) == wanted.payload);
  };
  for (const WriteJob& job : jobs) {
    StoreResult<> result = std::unexpected(StoreError::unavailable);
    if (const auto* change = std::get_if<NewEntry>(&job.change)) {
      result = entry_is(change->room, change->entry);
      if (result) result = unless_conflict(found.emplace(change->room, change->entry.seq).second);
    } else if (const auto* compaction = std::get_if<Compaction>(&job.change)) {
      if (compaction->snapshot) {
        // Repeating it changes nothing, so if the room has gone on without it, that is harmless.
        if (entry_is(compaction->room, *compaction->snapshot)) result = {};
      } else {
        const PostgresAnswer room = connection_.ask(PostgresQuestion("find_room", compaction->room));
        if (room.rows() == 1 && room.integer(0, 0) == signed_seq(compaction->seq) &&
            room.optional_integer(0, 1) == compaction->at_ms)
          result = {};
      }
    }
    results.push_back(result);
  }
  // A session ended while waiting for a replica leaves commits that only this server has. A replica that has
  // a later commit has all of them.
  connection_.transact({PostgresQuestion("attempt"), PostgresQuestion("attempted")});
  return results;
}

std::vector<Attendance::Period> PostgresWriter::attendance() {
  const PostgresAnswer all = connection_.ask_plain("SELECT from_ms, to_ms FROM attendance ORDER BY from_ms");
  std::vector<Attendance::Period> periods;
  for (int row = 0; row < all.rows(); ++row)
    periods.push_back({.from_ms = all.integer(row, 0), .to_ms = all.integer(row, 1)});
  return periods;
}

PostgresWriter::Figures PostgresWriter::figures() {
  const PostgresAnswer sizes = connection_.ask_plain(
      "SELECT (SELECT sum(pg_total_relation_size(name))::bigint FROM unnest(ARRAY['room', 'entry', 'game', "
      "'record', 'attendance', 'node', 'parcel', 'report', 'told']::regclass[]) AS name), (SELECT "
      "coalesce(sum(bytes), "
      "0)::bigint FROM record), (SELECT count(*) FROM parcel)");
  return {.bytes = static_cast<std::uint64_t>(sizes.integer(0, 0)),
          .record_bytes = static_cast<std::uint64_t>(sizes.integer(0, 1)),
          .parcels = static_cast<std::uint64_t>(sizes.integer(0, 2))};
}

bool PostgresWriter::is_durable() {
  return connection_.ask_plain("SELECT current_setting('fsync') = 'on'").boolean(0, 0);
}

}  // namespace bastide::server
