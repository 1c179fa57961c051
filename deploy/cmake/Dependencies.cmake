# Every library of others that Bastide links, found in one place. All come from the distribution; see deploy/lib.sh for
# the packages. A target links only what its folder's CMakeLists.txt names, so finding them here gives nobody anything.
if(POLICY CMP0167)
  cmake_policy(SET CMP0167 NEW)  # Boost's own package file, not CMake's FindBoost
endif()
set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)
find_package(Boost 1.81 CONFIG REQUIRED)  # Boost::headers: Asio and Beast, for server/net alone
find_package(nlohmann_json 3.11 REQUIRED)
find_package(spdlog REQUIRED)
find_package(fmt REQUIRED)
find_package(SQLite3 REQUIRED)
find_package(CLI11 REQUIRED)
find_package(tomlplusplus REQUIRED)
find_package(ZLIB REQUIRED)
find_package(JPEG REQUIRED)
find_package(OpenSSL 3.0 REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)  # PkgConfig::sodium
pkg_check_modules(libpq REQUIRED IMPORTED_TARGET libpq>=14)  # PkgConfig::libpq; its pipelines came with 14
if(BASTIDE_TESTS)
  find_package(Catch2 REQUIRED)  # 2 on Debian 12, 3 on Debian 13: tests/catch.hpp
  include(Catch)
endif()
