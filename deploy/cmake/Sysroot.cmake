# The toolchain for another release of Debian or another kind of processor: clang of this machine, with what deploy/sysroot unpacked.
#
#   cmake -B FOLDER --toolchain deploy/cmake/Sysroot.cmake -DBASTIDE_SYSROOT=… -DBASTIDE_PROCESSOR=aarch64 -DBASTIDE_TILEGEN=…
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES BASTIDE_SYSROOT BASTIDE_PROCESSOR)
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR ${BASTIDE_PROCESSOR})
set(CMAKE_SYSROOT ${BASTIDE_SYSROOT})
set(CMAKE_LIBRARY_ARCHITECTURE ${BASTIDE_PROCESSOR}-linux-gnu)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET ${BASTIDE_PROCESSOR}-linux-gnu)
# Only lld links for other processors. It strips, too, since the strip of this machine may not know their programs.
set(CMAKE_EXE_LINKER_FLAGS_INIT "-fuse-ld=lld -s")
set(CMAKE_SHARED_LINKER_FLAGS_INIT "-fuse-ld=lld -s")
set(CMAKE_STRIP true)

set(CMAKE_FIND_ROOT_PATH ${BASTIDE_SYSROOT})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(ENV{PKG_CONFIG_DIR} "")
set(ENV{PKG_CONFIG_LIBDIR} ${BASTIDE_SYSROOT}/usr/lib/${CMAKE_LIBRARY_ARCHITECTURE}/pkgconfig:${BASTIDE_SYSROOT}/usr/share/pkgconfig)
set(ENV{PKG_CONFIG_SYSROOT_DIR} ${BASTIDE_SYSROOT})
