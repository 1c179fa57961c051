#include "audit.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <stdexcept>

namespace bastide::cluster {

namespace {

// A node's sessions are named by its address. `statement_timestamp` is when the node's statement began; its
// lease must have been valid then.
constexpr const char* kAudit = R"(
  CREATE TABLE audit (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, room text, writer text,
    seq bigint, owner bigint, epoch bigint, owner_address text, owner_alive boolean,
    seq_before bigint, owner_before bigint, epoch_before bigint, owner_before_alive boolean);
  CREATE FUNCTION note_room() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
    BEGIN
      IF NEW.code <> '' THEN
        INSERT INTO audit (room, writer, seq, owner, epoch, owner_address, owner_alive,
          seq_before, owner_before, epoch_before, owner_before_alive)
        VALUES (NEW.code, current_setting('application_name'), NEW.seq, NEW.owner, NEW.epoch,
          (SELECT address FROM node WHERE id = NEW.owner),
          EXISTS (SELECT FROM node WHERE id = NEW.owner AND until > statement_timestamp()),
          OLD.seq, OLD.owner, OLD.epoch,
          EXISTS (SELECT FROM node WHERE id = OLD.owner AND until > clock_timestamp()));
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER audit AFTER INSERT OR UPDATE ON room FOR EACH ROW EXECUTE FUNCTION note_room();
)";

struct Rule {
  const char* complaint;
  const char* broken_by;  ///< rows of the audit
};

constexpr Rule kRules[] = {
    {"a room was made with an owner, or not at its beginning",
     "seq_before IS NULL AND (owner IS NOT NULL OR seq <> 1 OR epoch <> 0)"},
    {"a room was taken from a node that was alive",
     "owner IS NOT NULL AND owner_before_alive AND owner <> owner_before"},
    {"a room was taken without a new epoch",
     "seq_before IS NOT NULL AND owner IS NOT NULL AND owner IS DISTINCT FROM owner_before "
     "AND epoch <> epoch_before + 1"},
    {"an epoch did not rise by one", "epoch NOT IN (epoch_before, epoch_before + 1)"},
    {"an entry was not the next one", "seq NOT IN (seq_before, seq_before + 1)"},
    {"an entry was written while the room was taken",
     "seq > seq_before AND (owner IS DISTINCT FROM owner_before OR epoch <> epoch_before)"},
    {"somebody took or wrote a room that was not his",
     "(seq > seq_before OR (owner IS NOT NULL AND owner IS DISTINCT FROM owner_before)) "
     "AND (owner_address IS DISTINCT FROM writer OR NOT owner_alive)"},
};

constexpr const char* kTwoOwners =
    "SELECT room, epoch, count(DISTINCT owner) FROM audit WHERE owner IS NOT NULL GROUP BY room, epoch "
    "HAVING count(DISTINCT owner) > 1";

constexpr const char* kLongLogs =
    "SELECT code FROM room WHERE seq <> (SELECT count(*) FROM entry WHERE room = code)";

}  // namespace

void begin_audit(const test::PostgresServer& database, const std::string& url) { database.run(url, kAudit); }

void check_audit(const test::PostgresServer& database, const std::string& url) {
  const auto find = [&](const char* complaint, const std::string& sql) {
    const auto rows = database.rows(url, sql);
    if (!rows.empty()) throw sim::Broken(fmt::format("{}: {}", complaint, rows));
  };
  for (const Rule& rule : kRules)
    find(rule.complaint, fmt::format("SELECT * FROM audit WHERE {} ORDER BY id", rule.broken_by));
  find("a room had two owners in one epoch", kTwoOwners);
  find("a room has other entries than its row says", kLongLogs);
}

sim::Journal read_journal(const test::PostgresServer& database, const std::string& url) {
  sim::Journal journal;
  for (const auto& row :
       database.rows(url, "SELECT room, seq, convert_from(payload, 'UTF8') FROM entry ORDER BY room, seq"))
    journal[row[0]][std::stoull(row[1])] = row[2];
  for (const auto& [room, entries] : journal)
    if (entries.begin()->first != 1) throw std::runtime_error("a game has ended: the round was too long");
  return journal;
}

}  // namespace bastide::cluster
