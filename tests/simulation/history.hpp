// What the clients were told and what is on disk, and whether the two agree.
#pragma once

#include <protocol/messages.hpp>

#include <cstdint>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace bastide::sim {

/// Every entry that became durable, by room and seq, even after its log was shortened.
using Journal = std::map<std::string, std::map<std::uint64_t, std::string>>;

/// The server broke a promise.
class Broken : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class History {
 public:
  /// How a successful intention appears in the log.
  enum class Mark : std::uint8_t {
    act,     ///< as an entry whose seq the reply told
    change,  ///< as an entry
    maybe,   ///< possibly as an entry: there may have been nothing to change
  };

  /// A client asks for it, perhaps again: everything that any client had been told before precedes
  /// it in the log.
  void asked(const std::string& room, const std::string& id);
  /// The server has read it on a connection that it had not ended.
  void arrived(const std::string& id) { arrived_.insert(id); }
  /// A client has got the reply, after the replies to its earlier intentions. `client`: whose intention;
  /// `seq`: of an act.
  void acknowledged(const std::string& room, const std::string& client, const std::string& id, Mark mark,
                    std::uint64_t seq = 0);
  /// A client was told that it is refused for good.
  void refused(const std::string& id) { refused_.insert(id); }
  /// A client was told of a change. Throws Broken if another was told something else.
  void told(const std::string& room, const protocol::Delta& delta);

  /// Throws Broken if an acknowledged change is missing, doubled or reordered, if a refused change or one
  /// without a connection was carried out, or if a change precedes one that had been told before it was
  /// first asked for.
  void check(const Journal& journal) const;
  std::size_t acknowledged_count() const { return acknowledged_.size(); }
  std::size_t acknowledged_count(const std::string& room) const;

 private:
  struct Acknowledged {
    std::string room, client, id;
    Mark mark;
    std::uint64_t seq;
  };
  std::vector<Acknowledged> acknowledged_;
  std::set<std::string> refused_;
  std::set<std::string> arrived_;
  std::map<std::string, std::map<std::uint64_t, std::string>> events_;  ///< as told, by room and seq
  std::map<std::string, std::uint64_t> told_when_asked_;  ///< the last change told at that time, by id
};

}  // namespace bastide::sim
