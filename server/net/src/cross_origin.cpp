#include "cross_origin.hpp"

namespace bastide::server {

HttpFields cross_origin_fields(const CrossOrigin& asked) {
  HttpFields fields;
  if (asked.varies) fields.emplace_back("Vary", "Origin");
  if (asked.allowed.empty()) return fields;
  fields.emplace_back("Access-Control-Allow-Origin", asked.allowed);
  fields.emplace_back("Access-Control-Expose-Headers", "ETag, Retry-After");
  return fields;
}

HttpResponse options_response(const CrossOrigin& asked, std::chrono::seconds max_age) {
  HttpResponse response{.status = 204, .fields = {{"Allow", "GET, HEAD, POST, PUT, DELETE, OPTIONS"}}};
  if (asked.allowed.empty()) return response;
  response.fields.emplace_back("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, DELETE");
  response.fields.emplace_back("Access-Control-Allow-Headers",
                               "Content-Type, If-None-Match, If-Match, Authorization");
  response.fields.emplace_back("Access-Control-Max-Age", std::to_string(max_age.count()));
  return response;
}

}  // namespace bastide::server
