// A connection to a database that can be cut at the worst moments.
#pragma once

#include <atomic>
#include <filesystem>
#include <thread>
#include <vector>

namespace bastide::test {

/// Forwards from its own socket to another one.
class CutLine {
 public:
  enum class Cut {
    nowhere,
    before_question,  ///< the next question does not arrive
    before_answer,    ///< the next question is carried out, but its answer is lost
    silently,         ///< the next question does not arrive, and neither end is told
  };

  /// In `folder`, with the name that PostgreSQL gives its sockets.
  CutLine(const std::filesystem::path& folder, const std::filesystem::path& to);
  ~CutLine();
  CutLine(const CutLine&) = delete;
  CutLine& operator=(const CutLine&) = delete;

  /// Cuts each connection at the next question or answer of at least `length` bytes. No new connections
  /// work until `mend`.
  void cut(Cut where, std::size_t length = 0);
  /// Cut connections stay cut; new ones work.
  void mend();
  /// How many were cut.
  int cuts() const { return cuts_; }

 private:
  struct Pair {
    int client;
    int server;
    bool asked = false;   ///< the message to cut
    bool silent = false;  ///< passes nothing any more
  };
  void work();
  bool pass(Pair& pair, bool from_client);

  const std::filesystem::path to_;
  int listening_ = -1;
  std::atomic<bool> stop_{false};
  std::atomic<Cut> where_{Cut::nowhere};
  std::atomic<std::size_t> length_{0};
  std::atomic<int> cuts_{0};
  std::vector<Pair> pairs_;
  std::jthread thread_;
};

}  // namespace bastide::test
