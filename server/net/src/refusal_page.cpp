#include "refusal_page.hpp"

#include "any_case.hpp"
#include "asked_language.hpp"
#include "field_list.hpp"
#include "refusal_words.hpp"

#include <server/net/static_files.hpp>

#include <protocol/bytes.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string>

namespace bastide::server {

namespace http = boost::beast::http;

namespace {

constexpr std::string_view kRetryAfter = "Retry-After";
constexpr std::string_view kAgainAfterSeconds = "5";

constexpr std::string_view kStyle =
    ":root{color-scheme:light dark}body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:12vh "
    "auto;"
    "padding:0 1.2rem}a{display:inline-block;padding:.6rem 0;margin-right:1.5rem}small{opacity:.7}";

bool asks_for_page(std::string_view method, std::string_view target, std::string_view accept) {
  if (method != "GET" && method != "HEAD") return false;
  return is_page_route(target.substr(0, target.find('?'))) || accept.find("text/html") != accept.npos;
}

/// The value of the first field of this name (lower case) in the bytes of a header.
std::string_view field_in(std::string_view bytes, std::string_view name) {
  while (!bytes.empty()) {
    const std::string_view line = bytes.substr(0, bytes.find('\n'));
    bytes.remove_prefix(std::min(line.size() + 1, bytes.size()));
    if (line.size() <= name.size() || line[name.size()] != ':') continue;
    if (same_in_any_case(line.substr(0, name.size()), name)) return trimmed(line.substr(name.size() + 1));
  }
  return {};
}

const RefusalText& text_for(int status, const RefusalWords& words) {
  switch (status) {
    case 403: return words.closed;
    case 404: return words.nothing;
    case 408: return words.slow;
    case 429: return words.crowd;
    case 431: return words.too_large;
    case 503: return words.busy;
    default: return words.unreadable;
  }
}

bool passes_by(int status) { return status == 408 || status == 429 || status == 503; }

std::string_view seconds_until_again(const HttpResponse& refusal) {
  for (const auto& [name, value] : refusal.fields)
    if (name == kRetryAfter) return value;
  return kAgainAfterSeconds;
}

/// Permits the style by its hash, and nothing else.
const std::string& policy() {
  static const std::string text = [] {
    std::string base64 = protocol::to_base64url(protocol::sha256(kStyle)) + '=';
    std::ranges::replace(base64, '-', '+');
    std::ranges::replace(base64, '_', '/');
    return fmt::format(
        "default-src 'none'; style-src 'sha256-{}'; base-uri 'none'; form-action 'none'; frame-ancestors "
        "'none'",
        base64);
  }();
  return text;
}

}  // namespace

Reader reader_of(const http::request_header<>& request) {
  return {
      .person = asks_for_page(std::string_view(request.method_string()), std::string_view(request.target()),
                              std::string_view(request[http::field::accept])),
      .languages = std::string(request[http::field::accept_language])};
}

Reader reader_of_bytes(std::string_view bytes) {
  const std::string_view line = bytes.substr(0, bytes.find_first_of("\r\n"));
  const std::string_view method = line.substr(0, line.find(' '));
  const std::string_view rest = line.substr(std::min(method.size() + 1, line.size()));
  return {.person = asks_for_page(method, rest.substr(0, rest.find(' ')), field_in(bytes, "accept")),
          .languages = std::string(field_in(bytes, "accept-language"))};
}

HttpResponse refusal_page(const HttpResponse& refusal, std::string_view languages, std::string_view home) {
  const RefusalWords& words = row_in_language(refusal_words(), languages);
  const RefusalText& text = text_for(refusal.status, words);
  std::string body = fmt::format(
      R"(<!doctype html><html lang="{}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">)"
      R"(<meta name="robots" content="noindex"><title>{} · Bastide</title><style>{}</style></head>)"
      R"(<body><main><h1>{}</h1><p>{}</p><p><a href="">{}</a><a href="{}">{}</a></p><p><small>HTTP {}</small></p></main></body></html>)",
      words.language, text.title, kStyle, text.title, text.sentence, words.again, home, words.home,
      refusal.status);
  HttpResponse page{.status = refusal.status,
                    .fields = {{"Content-Type", "text/html; charset=utf-8"},
                               {"Cache-Control", "no-store"},
                               {"Vary", "Accept, Accept-Language"},
                               {"Content-Security-Policy", policy()}},
                    .body = std::make_shared<const std::string>(std::move(body))};
  if (passes_by(refusal.status))
    page.fields.emplace_back("Refresh", std::string(seconds_until_again(refusal)));  // browsers come again
  for (const auto& field : refusal.fields)
    if (field.first != "Content-Type" && field.first != "Cache-Control") page.fields.push_back(field);
  return page;
}

}  // namespace bastide::server
