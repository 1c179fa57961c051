// Compressed answers: who wants them.
#pragma once

#include <string_view>

namespace bastide::server {

/// Whether an Accept-Encoding field allows `coding`. "q=0" in any of its spellings forbids it.
bool accepts_coding(std::string_view field, std::string_view coding);

}  // namespace bastide::server
