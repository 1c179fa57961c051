// Errors about an unusable store, for its host.
#pragma once

#include <server/store/store_in_use.hpp>

#include <fmt/format.h>

#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>

namespace bastide::server {

/// Calls `open`; adds the store's name to the sentence of an exception.
template <class Open>
auto open_named(std::string_view name, const Open& open) {
  const auto sentence = [&](const std::exception& error) {
    return fmt::format("cannot use the store {}: {}", name, error.what());
  };
  try {
    return open();
  } catch (const StoreInUse& error) {
    throw StoreInUse(sentence(error));
  } catch (const StoreUnreachable& error) {
    throw StoreUnreachable(sentence(error));
  } catch (const std::exception& error) {
    throw std::runtime_error(sentence(error));
  }
}

}  // namespace bastide::server
