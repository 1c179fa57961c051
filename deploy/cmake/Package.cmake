# The Debian package: deploy/package builds it from the release preset. It has what `cmake --install` installs, and besides, as the
# component `service`, what a machine needs that runs Bastide without a container.
set(scripts ${PROJECT_SOURCE_DIR}/deploy/debian)
set(made ${PROJECT_BINARY_DIR}/debian)  # by deploy/package

set(doc ${CMAKE_INSTALL_DATADIR}/doc/bastide)
install(FILES ${made}/copyright ${made}/changelog.gz ${made}/changelog.Debian.gz
  DESTINATION ${doc} COMPONENT service EXCLUDE_FROM_ALL)
install(FILES ${made}/bastide.1.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT service EXCLUDE_FROM_ALL)
install(FILES ${made}/completion.bash RENAME bastide
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT service EXCLUDE_FROM_ALL)
install(FILES ${made}/completion.zsh RENAME _bastide
  DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT service EXCLUDE_FROM_ALL)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/deploy/proxy/ ${PROJECT_SOURCE_DIR}/deploy/monitoring/
  DESTINATION ${doc}/examples COMPONENT service EXCLUDE_FROM_ALL PATTERN *_test.yaml EXCLUDE)
install(FILES ${scripts}/tls.conf DESTINATION ${doc}/examples COMPONENT service EXCLUDE_FROM_ALL)
install(FILES ${made}/bastide.service DESTINATION lib/systemd/system COMPONENT service EXCLUDE_FROM_ALL)
install(FILES ${scripts}/bastide.toml DESTINATION /etc/bastide COMPONENT service EXCLUDE_FROM_ALL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME bastide)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "server for tile-laying board games, with its web client")
set(CPACK_PACKAGE_CONTACT "Bastide contributors")  # deploy/package knows better
set(CPACK_PACKAGE_DIRECTORY ${PROJECT_BINARY_DIR}/package)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_COMPONENTS_ALL Unspecified service)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Private rooms for Carcassonne, The Castle and The Discovery in the browser.
The server checks every move, stores it before anybody sees it, and comes back
to every game after any stop. It serves its web client and a documented
protocol for other clients on one port.")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${scripts}/postinst ${scripts}/prerm ${scripts}/postrm ${scripts}/conffiles)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
