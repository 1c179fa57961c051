// Names that are deleted from stored records.
#pragma once

#include <protocol/records/record.hpp>

#include <optional>
#include <string>

namespace bastide::server {

/// The compressed record with `protocol::kForgottenName` on these seats; empty if it stays as it is.
std::optional<std::string> gzip_without_name(const std::string& record_gzip,
                                             const protocol::ForgottenSeats& seats);

}  // namespace bastide::server
