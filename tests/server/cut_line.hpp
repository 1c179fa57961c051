// A line to a database that can be cut at the worst moments.
#pragma once

#include <atomic>
#include <filesystem>
#include <thread>
#include <vector>

namespace bastide::test {

/// Passes on what comes at a socket of its own to another one.
class CutLine {
 public:
  enum class Cut {
    nowhere,
    before_question,  ///< what is asked next does not arrive
    before_answer,    ///< it does, and is carried out, but its answer is lost
    silently,         ///< what is asked next does not arrive, and neither end is told
  };

  /// In `folder`, under the name that PostgreSQL gives its sockets.
  CutLine(const std::filesystem::path& folder, const std::filesystem::path& to);
  ~CutLine();
  CutLine(const CutLine&) = delete;
  CutLine& operator=(const CutLine&) = delete;

  /// Each connection is cut at the next question or answer that is as long as `length` bytes or longer.
  /// No new ones come through until `mend`.
  void cut(Cut where, std::size_t length = 0);
  /// What is there stays cut, new connections come through.
  void mend();
  /// How many were cut.
  int cuts() const { return cuts_; }

 private:
  struct Pair {
    int client;
    int server;
    bool asked = false;   ///< what is waited for
    bool silent = false;  ///< nothing passes any more
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
