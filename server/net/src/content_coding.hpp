// Negotiates compressed answers.
#pragma once

#include <string_view>

namespace bastide::server {

/// Whether an Accept-Encoding field allows `coding`. "q=0" in any spelling forbids it.
bool accepts_coding(std::string_view field, std::string_view coding);

}  // namespace bastide::server
