#include "parcels.hpp"

#include "etag.hpp"
#include "game_id.hpp"

#include <server/rooms/directory.hpp>

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace bastide::server {

namespace {

constexpr std::string_view kBearer = "Bearer ";
constexpr std::size_t kTokenChars = 43;     ///< 32 bytes in base64url
constexpr std::size_t kVersionDigits = 18;  ///< of a number that every store can count to

std::string tag_of(std::uint64_t version) { return fmt::format("\"{}\"", version); }

/// Empty if the request shows none that could be right.
std::optional<std::string> token_in(const HttpRequest& request) {
  std::string_view shown = request.field("authorization");
  if (!shown.starts_with(kBearer)) return std::nullopt;
  shown.remove_prefix(kBearer.size());
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  if (shown.size() != kTokenChars || shown.find_first_not_of(kDigits) != shown.npos) return std::nullopt;
  return std::string(shown);
}

/// The version that the parcel must have, 0 if there must be none; empty if the request says neither. Some
/// proxies mark a tag as weak.
std::optional<std::uint64_t> version_before(const HttpRequest& request) {
  std::string_view tag = request.field("if-match");
  if (tag.empty())
    return request.field("if-none-match") == "*" ? std::optional<std::uint64_t>(0) : std::nullopt;
  if (tag.starts_with("W/")) tag.remove_prefix(2);
  if (tag.size() < 3 || tag.size() > kVersionDigits + 2 || tag.front() != '"' || tag.back() != '"')
    return std::nullopt;
  tag = tag.substr(1, tag.size() - 2);
  std::uint64_t version = 0;
  const auto [end, error] = std::from_chars(tag.data(), tag.data() + tag.size(), version);
  if (error != std::errc() || end != tag.data() + tag.size() || version == 0) return std::nullopt;
  return version;
}

HttpResponse not_found() { return error_response(404, HttpCode::not_found, "There is no such parcel."); }

HttpResponse tagged(HttpResponse response, std::uint64_t version) {
  if (version > 0) response.fields.emplace_back("ETag", tag_of(version));
  return response;
}

HttpResponse answer_to(const ChangedParcel& changed, bool made) {
  switch (changed.fate) {
    case ParcelFate::changed:
      return tagged({.status = made ? 201 : 204, .fields = {{"Cache-Control", "no-store"}}}, changed.version);
    case ParcelFate::moved_on:
      return tagged(error_response(412, HttpCode::precondition_failed, "The parcel has another version."),
                    changed.version);
    case ParcelFate::foreign:
      return error_response(403, HttpCode::forbidden, "The token is that of another parcel.");
    case ParcelFate::missing:
    case ParcelFate::full: break;
  }
  return not_found();
}

}  // namespace

void Parcels::answer(std::string_view id, const HttpRequest& request, HttpReply reply) const {
  if (!is_game_id(id)) return reply(error_response(404, HttpCode::not_found, "That is not a parcel's id."));
  if (rooms_.limits().parcels_max == 0)
    return reply(error_response(403, HttpCode::forbidden, "This server keeps no parcels."));
  if (request.method == "PUT" || request.method == "DELETE") return change(id, request, std::move(reply));
  read(id, request, std::move(reply));
}

void Parcels::read(std::string_view id, const HttpRequest& request, HttpReply reply) const {
  auto found = [reply = std::move(reply), known = std::string(request.field("if-none-match"))](
                   protocol::Expected<StoredParcel> parcel) mutable {
    if (!parcel && parcel.error().code == name(ErrorCode::not_found)) return reply(not_found());
    if (!parcel) return reply(refusal_response(parcel.error()));
    const HttpFields fields{{"ETag", tag_of(parcel->version)}, {"Cache-Control", "no-store"}};
    if (matches_etag(known, tag_of(parcel->version))) return reply({.status = 304, .fields = fields});
    HttpResponse whole{.fields = fields, .body = std::move(parcel->sealed)};
    whole.fields.emplace_back("Content-Type", "application/octet-stream");
    reply(std::move(whole));
  };
  rooms_.read_parcel(std::string(id), std::move(found));
}

void Parcels::change(std::string_view id, const HttpRequest& request, HttpReply reply) const {
  auto token = token_in(request);
  if (!token)
    return reply(error_response(403, HttpCode::forbidden, "Show the parcel's token: Authorization: Bearer."));
  ParcelWish wish{.id = std::string(id), .token = std::move(*token)};
  if (request.method == "PUT") {
    const auto before = version_before(request);
    if (!before || request.body.empty())
      return reply(error_response(400, HttpCode::bad_request,
                                  "Put a body, with If-Match and the version that it replaces, or "
                                  "If-None-Match: * for a new parcel."));
    wish.before = *before;
    wish.sealed = request.body;
  }
  const bool made = wish.sealed && wish.before == 0;
  rooms_.change_parcel(std::move(wish), request.address,
                       [reply = std::move(reply), made](protocol::Expected<ChangedParcel> changed) mutable {
                         reply(changed ? answer_to(*changed, made) : refusal_response(changed.error()));
                       });
}

}  // namespace bastide::server
