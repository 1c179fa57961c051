// A file that is written completely or not at all.
#pragma once

#include <filesystem>
#include <string_view>

namespace bastide::server {

/// A new file, readable to its owner only, which gets its name when all of it is on disk, and otherwise
/// vanishes. It never replaces another file. "-": standard output, without these guarantees. Everything
/// throws std::runtime_error with one sentence.
class NewFile {
 public:
  explicit NewFile(std::filesystem::path name);
  ~NewFile();
  NewFile(const NewFile&) = delete;
  NewFile& operator=(const NewFile&) = delete;

  void write(std::string_view bytes);
  /// After it returns, the file survives a power failure.
  void finish();

 private:
  bool is_standard_output() const { return name_ == "-"; }
  [[noreturn]] void fail(std::string_view doing, int error) const;
  void sync_folder() const;

  const std::filesystem::path name_;
  const std::filesystem::path part_;  ///< its name until then
  int descriptor_ = -1;
};

}  // namespace bastide::server
