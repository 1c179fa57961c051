#include <server/net/static_files.hpp>

#include <server/rooms/gzip.hpp>

#include "catch.hpp"
#include "scratch.hpp"

#include <fstream>
#include <string>

using namespace bastide::server;
using bastide::test::Scratch;

namespace {

void write(const std::filesystem::path& file, std::string_view content) {
  std::filesystem::create_directories(file.parent_path());
  std::ofstream(file, std::ios::binary) << content;
}

std::string field(const HttpResponse& response, std::string_view name) {
  for (const auto& [key, value] : response.fields) {
    if (key == name) return value;
  }
  return {};
}

HttpRequest request(std::string path, HttpFields fields = {}) {
  return {.method = "GET", .path = std::move(path), .fields = std::move(fields)};
}

/// A small web client, and a secret beside it.
struct Web {
  Web() {
    write(scratch.path() / "secret.txt", "not for you");
    write(folder / "index.html", "<!doctype html>home");
    write(folder / "favicon.svg", "<svg/>");
    write(folder / "assets/app-1a2b.js", "plain");
    write(folder / "assets/app-1a2b.js.gz", "zipped");
    write(folder / "assets/app-1a2b.js.br", "brotli");
    write(folder / "assets/rooms.wasm.gz", gzip("module", Packing::smallest));
    write(folder / "orphan.css.br", "without the plain file");
    std::filesystem::create_symlink("../secret.txt", folder / "link.txt");
  }
  Scratch scratch;
  std::filesystem::path folder = scratch.path() / "web";
};

}  // namespace

TEST_CASE("the web client's routes are its page, and files are files", "[server][static]") {
  const Web web;
  const StaticFiles files(web.folder);
  for (const char* route : {"/", "/new", "/help", "/settings", "/puzzles", "/puzzles/3", "/r/ABCDEFGH",
                            "/r/ABCDEFGH/play", "/g/0123"}) {
    const HttpResponse page = files.answer(request(route));
    CAPTURE(route);
    CHECK(page.status == 200);
    CHECK(field(page, "Content-Type") == "text/html; charset=utf-8");
    CHECK(field(page, "Cache-Control") == "no-cache");
  }
  const HttpResponse icon = files.answer(request("/favicon.svg"));
  CHECK(field(icon, "Content-Type") == "image/svg+xml");
  CHECK(*icon.body == "<svg/>");
  CHECK(field(files.answer(request("/assets/app-1a2b.js")), "Cache-Control").contains("immutable"));
}

TEST_CASE("a browser that asks for nothing known gets the page that says so", "[server][static]") {
  const Web web;
  const StaticFiles files(web.folder);
  const std::string path = GENERATE("/a/b/c", "/assets/gone.js", "/index.php");
  const HttpResponse page =
      files.answer(request(path, {{"accept", "text/html,*/*;q=0.8"}, {"if-none-match", "*"}}));
  CHECK(page.status == 404);
  CHECK(*page.body == "<!doctype html>home");
  CHECK(field(page, "Cache-Control") == "no-cache");
  CHECK(field(files.answer(request(path, {{"accept", "*/*"}})), "Content-Type") == "application/json");
}

TEST_CASE("no path leads out of the web client's folder", "[server][static]") {
  const Web web;
  const StaticFiles files(web.folder);
  for (const char* path :
       {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
        "//etc/passwd", "/link.txt", "/assets", "/assets/", "/index.html/", "/orphan.css",
        "/index.html%00.js", "/\\..\\secret.txt", "/new/x"}) {
    CAPTURE(path);
    CHECK(files.answer(request(path)).status == 404);
  }
}

TEST_CASE("a file is sent in the smallest form that the client takes", "[server][static]") {
  const Web web;
  const StaticFiles files(web.folder);
  struct Row {
    const char* accept;
    const char* body;
    const char* coding;
  };
  const auto row = GENERATE(values<Row>({
      {"", "plain", ""},
      {"gzip, deflate, br", "brotli", "br"},
      {"gzip", "zipped", "gzip"},
      {"gzip;q=0.5, br;q=0", "zipped", "gzip"},
      {"br;q=0.000", "plain", ""},
      {"identity", "plain", ""},
      {"xbr, gzipped", "plain", ""},
  }));
  const HttpResponse response =
      files.answer(request("/assets/app-1a2b.js", {{"accept-encoding", row.accept}}));
  CAPTURE(row.accept);
  CHECK(*response.body == row.body);
  CHECK(field(response, "Content-Encoding") == row.coding);
  CHECK(field(response, "Vary") == "Accept-Encoding");
  CHECK(field(response, "Content-Type") == "text/javascript; charset=utf-8");
}

TEST_CASE("a file that is there only as gzip is unpacked for who does not take that", "[server][static]") {
  const Web web;
  const StaticFiles files(web.folder);
  const HttpResponse packed = files.answer(request("/assets/rooms.wasm", {{"accept-encoding", "gzip"}}));
  CHECK(field(packed, "Content-Encoding") == "gzip");
  CHECK(*packed.body == gzip("module", Packing::smallest));
  const HttpResponse plain = files.answer(request("/assets/rooms.wasm"));
  CHECK(field(plain, "Content-Encoding").empty());
  CHECK(field(plain, "Content-Type") == "application/wasm");
  CHECK(*plain.body == "module");
  write(web.folder / "damaged.js.gz", "no gzip");
  CHECK_THROWS_WITH(StaticFiles(web.folder), "/damaged.js.gz: not gzip, or too large");
}

TEST_CASE("a client that has the file already gets 304", "[server][static]") {
  const Web web;
  const StaticFiles files(web.folder);
  const std::string etag = field(files.answer(request("/")), "ETag");
  REQUIRE(!etag.empty());
  for (const std::string& known : {etag, "W/" + etag, "\"other\", " + etag, std::string("*")}) {
    const HttpResponse response = files.answer(request("/", {{"if-none-match", known}}));
    CAPTURE(known);
    CHECK(response.status == 304);
    CHECK_FALSE(response.body);
    CHECK(field(response, "ETag") == etag);
  }
  CHECK(files.answer(request("/", {{"if-none-match", "\"other\""}})).status == 200);
  // Each form has its own tag.
  const auto etag_in = [&](const char* coding) {
    return field(files.answer(request("/assets/app-1a2b.js", {{"accept-encoding", coding}})), "ETag");
  };
  CHECK(etag_in("br") != etag_in("gzip"));
}

TEST_CASE("below a path the page's addresses begin with it, and the page is packed and tagged anew",
          "[server][static][base-path]") {
  const Web web;
  write(web.folder / "index.html",
        R"(<a href="/"><b src="/assets/a.js" content='/x' title="a /b" lang="en">)");
  write(web.folder / "index.html.br", "brotli");
  write(web.folder / "index.html.gz", gzip("zipped", Packing::smallest));
  const StaticFiles rooted(web.folder);
  const StaticFiles files(web.folder, "/games/bastide/");
  const std::string page =
      R"(<a href="/games/bastide/"><b src="/games/bastide/assets/a.js" content='/x' title="a /b" lang="en">)";
  for (const char* route : {"/", "/r/ABCDEFGH", "/new"}) CHECK(*files.answer(request(route)).body == page);
  const HttpResponse zipped = files.answer(request("/", {{"accept-encoding", "gzip, br"}}));
  CHECK(field(zipped, "Content-Encoding") == "gzip");
  CHECK(gunzip(*zipped.body, 10'000) == page);
  CHECK(field(files.answer(request("/")), "Cache-Control") == "no-cache");
  const std::string etag = field(files.answer(request("/")), "ETag");
  CHECK(etag != field(rooted.answer(request("/")), "ETag"));
  CHECK(etag != field(zipped, "ETag"));
  CHECK(files.answer(request("/", {{"if-none-match", etag}})).status == 304);
  CHECK(field(rooted.answer(request("/", {{"accept-encoding", "gzip, br"}})), "Content-Encoding") == "br");
  // Other files say nothing of the base.
  CHECK(*files.answer(request("/assets/app-1a2b.js")).body == "plain");
  const HttpResponse on = files.answer(request("/games/bastide"));
  CHECK(on.status == 301);
  CHECK(field(on, "Location") == "/games/bastide/");
}

TEST_CASE("the page is told where the host says what is due by law", "[server][static]") {
  const Web web;
  write(web.folder / "index.html", R"(<meta name="legal-url" content="" /><a href="/">)");
  const StaticFiles none(web.folder),
      at_root(web.folder, "/", {.legal_url = "https://example.org/a?b=1&c=2"});
  const StaticFiles below(web.folder, "/games/", {.legal_url = "https://example.org/"});
  CHECK(none.answer(request("/")).body->contains(R"(content="")"));
  CHECK(*at_root.answer(request("/new")).body ==
        R"(<meta name="legal-url" content="https://example.org/a?b=1&amp;c=2" /><a href="/">)");
  CHECK(*below.answer(request("/")).body ==
        R"(<meta name="legal-url" content="https://example.org/" /><a href="/games/">)");
  for (const char* url : {"http://example.org", "https://example.org/impressum.html#privacy"})
    CHECK(is_legal_url(url));
  for (const std::string& url :
       {std::string("example.org"), std::string("javascript:alert(1)"), std::string("https://a\"b"),
        std::string("https://a b"), std::string("https://ä"), "https://" + std::string(2000, 'a')})
    CHECK_FALSE(is_legal_url(url));
}

TEST_CASE("the page is told if no page of others may show it in a frame", "[server][static]") {
  const Web web;
  write(web.folder / "index.html",
        R"(<meta name="embed-in" content="" /><meta name="legal-url" content="" />)");
  const StaticFiles any(web.folder, "/"), none(web.folder, "/", {.embeds = false});
  CHECK(any.answer(request("/embed/g/abc")).body->contains(R"(<meta name="embed-in" content="" />)"));
  CHECK(*none.answer(request("/g/abc")).body ==
        R"(<meta name="embed-in" content="none" /><meta name="legal-url" content="" />)");
}

TEST_CASE("without a web client the home page explains", "[server][static]") {
  const StaticFiles none;
  CHECK(none.answer(request("/")).body->contains("--web"));
  CHECK(none.answer(request("/new")).status == 404);
  const Scratch scratch;
  CHECK_THROWS(StaticFiles(scratch.path()));
}

TEST_CASE("the program finds its web client beside itself or in the checkout", "[server][static]") {
  const Scratch scratch;
  const auto root = scratch.path();
  CHECK_FALSE(find_web_client(root / "build/release/bastide"));
  write(root / "web/dist/index.html", "built");
  CHECK(find_web_client(root / "build/release/bastide") == root / "web/dist");
  write(root / "build/share/bastide/web/index.html", "installed");
  CHECK(find_web_client(root / "build/bin/bastide") == root / "build/share/bastide/web");
}
