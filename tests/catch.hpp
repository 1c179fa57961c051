// Catch2 3 (Debian 13) or 2 (Debian 12), whichever is installed. Tests include this, never Catch2 itself.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
