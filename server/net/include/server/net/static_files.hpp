// The web client's files, read once at start and answered from memory: no network thread ever waits
// for a disk, and no path of a request ever reaches the file system.
#pragma once

#include <server/net/document.hpp>
#include <server/net/http_message.hpp>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// Immutable after construction, any thread.
class StaticFiles {
 public:
  /// Without a web client: the home page says that there is none, everything else is not found.
  StaticFiles() = default;

  /// Reads every regular file below `folder`. A file `x.br` or `x.gz` beside
  /// a file `x` is its compressed form.
  /// Throws std::filesystem::filesystem_error or std::runtime_error where something cannot be read.
  explicit StaticFiles(const std::filesystem::path& folder);

  /// Answers a GET or HEAD: 200, 304 where If-None-Match names what the client has, 404 otherwise (with
  /// the client's page for who accepts HTML: it has a screen for that). The client's own routes (/new, /help,
  /// /settings, /r/…, /g/…) are index.html. Files under /assets/ carry a hash in their name and may be kept
  /// for ever; everything else is asked for again each time.
  HttpResponse answer(const HttpRequest& request) const;

  bool empty() const { return files_.empty(); }

 private:
  const Document* find(std::string_view path) const;

  std::map<std::string, Document, std::less<>> files_;  ///< by path, from '/'
};

/// Where the web client lies when nobody says: <program's folder>/../share/bastide/web of an installation,
/// or web/dist of the checkout in which the program was built. Nothing when there is none.
std::optional<std::filesystem::path> find_web_client(const std::filesystem::path& program);

}  // namespace bastide::server
