// A refusal as a page, for somebody whose browser has asked for one: plain words instead of JSON.
#pragma once

#include <server/net/http_message.hpp>

#include <boost/beast/http/message.hpp>

#include <string>
#include <string_view>

namespace bastide::server {

/// Who reads the answer to a request.
struct Reader {
  bool person = false;         ///< a browser will show it
  std::string languages = {};  ///< Accept-Language as sent
};

/// A person, if it is a GET or HEAD of a page of the web client, or one that accepts HTML.
Reader reader_of(const boost::beast::http::request_header<>& request);
/// The same for the bytes of a request that could not be read, as far as they have come.
Reader reader_of_bytes(std::string_view bytes);

/// The refusal as a page that needs nothing else, in the first of the reader's languages that there is, else
/// in English. Where waiting helps it comes again by itself. `home`: the path of the first page. Nothing of
/// the request stands in it.
HttpResponse refusal_page(const HttpResponse& refusal, std::string_view languages, std::string_view home);

}  // namespace bastide::server
