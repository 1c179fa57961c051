// The web client's files, read once at start and answered from memory: no network thread waits for a disk,
// and no path of a request reaches the file system.
#pragma once

#include <server/net/document.hpp>
#include <server/net/http_message.hpp>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::server {

/// Whether the web client has a screen at this path of its own.
bool is_page_route(std::string_view path);

/// Whether that screen is for frames in the pages of others (--embed-in): it reads nothing that the browser
/// keeps, and nothing can be done on it.
bool is_embedded_route(std::string_view path);

/// Whether it is an address of the web, of at most 2,000 characters, that needs no quotes in a page.
bool is_legal_url(std::string_view text);

/// What the host says in the page.
struct PageWords {
  std::string legal_url = {};  ///< what is due by law, as is_legal_url accepts it; empty: nowhere
  bool embeds = true;          ///< whether pages of others may show games in a frame
  bool keeps_parcels = true;   ///< whether devices can share what they have through this server
  bool open_tables = false;    ///< whether hosts may list their tables for strangers
  friend bool operator==(const PageWords&, const PageWords&) = default;
};

/// Immutable after construction, any thread.
class StaticFiles {
 public:
  /// Without a web client: the home page says that there is none, other paths are not found.
  StaticFiles() = default;

  /// Reads every regular file below `folder`. A file `x.br` or `x.gz` beside `x` is its compressed form;
  /// where only `x.gz` is there, `x` is unpacked from it. Throws std::filesystem::filesystem_error or
  /// std::runtime_error if a file cannot be read.
  /// `base_path`: where browsers find the client, as normal_base_path makes it. It is written into
  /// index.html, before each address of an attribute that begins with '/'; so are `words`.
  explicit StaticFiles(const std::filesystem::path& folder, std::string_view base_path = "/",
                       const PageWords& words = {});

  /// Answers a GET or HEAD, whose path is without the base path: 200, 304 if If-None-Match names what the
  /// client has, otherwise 404 (with the client's page if the request accepts HTML: it has a screen for
  /// that). The client's routes (/new, /help, /settings, /key, /puzzles, /puzzles/…, /r/…, /g/…, /embed/g/…,
  /// /embed/r/…)
  /// are index.html. The base path without its last '/' leads to it by a 301. Files under /assets/ have a
  /// hash in their name and may be cached for ever; all others are revalidated each time.
  HttpResponse answer(const HttpRequest& request) const;

  /// The client's page, which is not to be kept, with these tags at the begin of its head. Without a client
  /// as answer().
  HttpResponse answer_with(const HttpRequest& request, std::string_view tags) const;

  /// The address of the client's first page as the request's sender knows it, ending with '/'.
  std::string site(const HttpRequest& request) const;

  /// The file at this path, from '/', uncoded; empty if there is none. Valid as long as this.
  std::string_view content(std::string_view path) const;

  bool empty() const { return files_.empty(); }

 private:
  const Document* find(std::string_view path) const;

  std::string rebased(std::string_view page) const;
  void replace_index(std::string page);

  std::string base_path_ = "/";
  std::map<std::string, Document, std::less<>> files_;  ///< by path, from '/'
};

/// The web client's default folder: <program's folder>/../share/bastide/web of an installation, or web/dist
/// of the checkout in which the program was built. Empty if there is none.
std::optional<std::filesystem::path> find_web_client(const std::filesystem::path& program);

}  // namespace bastide::server
