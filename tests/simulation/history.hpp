// What the clients were told and what the disk holds, and whether the two agree.
#pragma once

#include <protocol/messages.hpp>

#include <cstdint>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace bastide::sim {

/// Every entry that became durable, by room and seq, also where the log has been made short since.
using Journal = std::map<std::string, std::map<std::uint64_t, std::string>>;

/// The server broke a promise.
class Broken : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

class History {
 public:
  /// How an intention shows in the log once it was carried out.
  enum class Mark : std::uint8_t {
    act,     ///< as an entry, whose seq the reply told
    change,  ///< as an entry
    maybe,   ///< perhaps as an entry: there may have been nothing to change
  };

  /// A client asks for it, perhaps not for the first time: what anybody had been told of before it did comes
  /// before it.
  void asked(const std::string& room, const std::string& id);
  /// The server has read it on a connection that it had not ended.
  void arrived(const std::string& id) { arrived_.insert(id); }
  /// A client has got the reply, after all replies to what it asked before. `client`:
  /// whose intention; `seq`: of an act.
  void acknowledged(const std::string& room, const std::string& client, const std::string& id, Mark mark,
                    std::uint64_t seq = 0);
  /// A client was told that it was not carried out, for good.
  void refused(const std::string& id) { refused_.insert(id); }
  /// A client was told of a change. Throws Broken where another was told otherwise.
  void told(const std::string& room, const protocol::Delta& delta);

  /// Throws Broken where an acknowledged change is missing, stands there twice or in another order,
  /// where one was carried out that was refused or came by nobody's connection, and where one stands before
  /// another that somebody had been told of when it was first asked for.
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
  std::map<std::string, std::uint64_t> told_when_asked_;                ///< the last change, by id
};

}  // namespace bastide::sim
