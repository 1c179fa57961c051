#include <server/net/static_files.hpp>

#include <server/rooms/gzip.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace bastide::server {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 14> kTypes{{
    {".css", "text/css; charset=utf-8"},
    {".html", "text/html; charset=utf-8"},
    {".ico", "image/x-icon"},
    {".jpg", "image/jpeg"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".png", "image/png"},
    {".svg", "image/svg+xml"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".webp", "image/webp"},
    {".woff2", "font/woff2"},
}};

/// The file name extension of a compressed form, and its content coding.
constexpr std::array<std::pair<std::string_view, std::string_view>, 2> kCodings{
    {{"br", ".br"}, {"gzip", ".gz"}}};

std::string_view type_of(const fs::path& file) {
  const auto row =
      std::ranges::find(kTypes, file.extension().string(), [](const auto& r) { return r.first; });
  return row == kTypes.end() ? "application/octet-stream" : row->second;
}

std::string read(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::string text(std::istreambuf_iterator<char>(in), {});
  if (!in.good() && !in.eof()) throw std::runtime_error(fmt::format("cannot read {}", file.string()));
  return text;
}

/// Files under /assets/ carry a hash in their name.
std::string_view cache_control_of(std::string_view path) {
  return path.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

/// Throws std::runtime_error with the path if the gzip form is none.
void unpack(std::string_view path, Document& file) {
  try {
    file.unpack();
  } catch (const std::runtime_error& error) {
    throw std::runtime_error(fmt::format("{}.gz: {}", path, error.what()));
  }
}

constexpr std::string_view kIndexPath = "/index.html";
constexpr std::string_view kHead = "<head>";
constexpr std::string_view kRooted = "=\"/";  ///< how an address begins in an attribute of a page

constexpr std::size_t kLegalUrlCharsMax = 2000;

/// Writes into the element of the page that the client reads by this name, where it has one. Requires: the
/// text holds no quotes.
std::string with_meta(std::string page, std::string_view name, std::string_view text) {
  const std::string element = fmt::format(R"(<meta name="{}" content=")", name);
  const auto at = page.find(element);
  if (at == page.npos) return page;
  std::string escaped;
  for (const char letter : text) letter == '&' ? escaped.append("&amp;") : escaped.append(1, letter);
  return page.insert(at + element.size(), escaped);
}

constexpr std::string_view kNoWebClient =
    "This is a Bastide server without a web client: it was started where none is installed. The interface "
    "for programs "
    "is at work; see /api/v1/openapi.json. Build the web client (deploy/run does) or name its folder with "
    "--web.\n";

}  // namespace

bool is_page_route(std::string_view path) {
  return path == "/" || path == "/new" || path == "/help" || path == "/settings" || path == "/key" ||
         path == "/puzzles" || path.starts_with("/puzzles/") || path.starts_with("/r/") ||
         path.starts_with("/g/") || is_embedded_route(path);
}

bool is_embedded_route(std::string_view path) {
  return path.starts_with("/embed/g/") || path.starts_with("/embed/r/");
}

bool is_legal_url(std::string_view text) {
  const bool of_web = text.starts_with("https://") || text.starts_with("http://");
  return of_web && text.size() <= kLegalUrlCharsMax && std::ranges::all_of(text, [](char c) {
           return c > ' ' && c <= '~' && !std::string_view("\"'<>`").contains(c);
         });
}

StaticFiles::StaticFiles(const fs::path& folder, std::string_view base_path, const PageWords& words)
    : base_path_(base_path) {
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file() || entry.is_symlink()) continue;
    fs::path file = entry.path();
    std::string_view coding;
    for (const auto& [name, suffix] : kCodings) {
      if (file.extension() == suffix) coding = name;
    }
    std::string content = read(file);
    if (!coding.empty()) file.replace_extension();
    const std::string path = "/" + fs::relative(file, folder).generic_string();
    const auto slot = files_.try_emplace(path, type_of(file), cache_control_of(path)).first;
    slot->second.add(coding, std::move(content));
  }
  for (auto& [path, file] : files_) unpack(path, file);
  std::erase_if(files_, [](const auto& file) { return !file.second.complete(); });
  if (!files_.contains("/index.html")) {
    throw std::runtime_error(fmt::format("{} holds no index.html", folder.string()));
  }
  if (base_path_ == "/" && words == PageWords{}) return;
  std::string page =
      with_meta(rebased(files_.at(std::string(kIndexPath)).content()), "legal-url", words.legal_url);
  page = with_meta(std::move(page), "embed-in", words.embeds ? "" : "none");
  page = with_meta(std::move(page), "open-tables", words.open_tables ? "listed" : "");
  replace_index(with_meta(std::move(page), "parcels", words.keeps_parcels ? "" : "none"));
}

std::string StaticFiles::rebased(std::string_view rest) const {
  std::string page;
  for (auto at = rest.find(kRooted); at != rest.npos; at = rest.find(kRooted)) {
    page.append(rest.substr(0, at + kRooted.size() - 1)).append(base_path_);
    rest.remove_prefix(at + kRooted.size());
  }
  return page.append(rest);
}

void StaticFiles::replace_index(std::string page) {
  Document& index = files_.at(std::string(kIndexPath));
  index = Document(type_of("index.html"), cache_control_of(kIndexPath));
  index.add("gzip", gzip(page, Packing::smallest));
  index.add("", std::move(page));
}

const Document* StaticFiles::find(std::string_view path) const {
  const auto found = files_.find(is_page_route(path) ? kIndexPath : path);
  return found == files_.end() ? nullptr : &found->second;
}

HttpResponse StaticFiles::answer(const HttpRequest& request) const {
  if (request.path + "/" == base_path_)
    return {.status = 301, .fields = {{"Location", base_path_}, {"Cache-Control", "no-cache"}}};
  if (files_.empty() && request.path == "/") {
    return {.fields = {{"Content-Type", "text/plain; charset=utf-8"}, {"Cache-Control", "no-store"}},
            .body = std::make_shared<const std::string>(kNoWebClient)};
  }
  if (const Document* file = find(request.path)) return file->answer(request);
  // For a browser, the web client shows this and offers ways on.
  const Document* client = find("/");
  if (!client || !request.field("accept").contains("text/html"))
    return error_response(404, HttpCode::not_found, "There is nothing at this address.");
  return client->answer(request, 404);
}

HttpResponse StaticFiles::answer_with(const HttpRequest& request, std::string_view tags) const {
  const Document* index = find("/");
  if (!index) return answer(request);
  std::string page(index->content());
  const auto head = page.find(kHead);
  if (head != page.npos) page.insert(head + kHead.size(), tags);
  return {.fields = {{"Content-Type", std::string(type_of("index.html"))},
                     {"Cache-Control", "no-store"},
                     {"Vary", "Accept-Language, Sec-Fetch-Dest"}},
          .body = std::make_shared<const std::string>(std::move(page))};
}

std::string_view StaticFiles::content(std::string_view path) const {
  const auto file = files_.find(path);
  return file == files_.end() ? std::string_view() : file->second.content();
}

std::string StaticFiles::site(const HttpRequest& request) const { return request.origin + base_path_; }

std::optional<fs::path> find_web_client(const fs::path& program) {
  const auto has_index = [](const fs::path& folder) {
    std::error_code ignored;
    return fs::is_regular_file(folder / "index.html", ignored);
  };
  const fs::path folder = program.parent_path();
  if (const fs::path installed = folder.parent_path() / "share/bastide/web"; has_index(installed))
    return installed;
  // build/<preset>/bastide is two folders below the checkout; deeper build trees are found as well.
  for (fs::path up = folder; up.has_relative_path(); up = up.parent_path()) {
    if (const fs::path built = up / "web/dist"; has_index(built)) return built;
  }
  return std::nullopt;
}

}  // namespace bastide::server
