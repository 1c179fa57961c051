#include <server/net/tls_context.hpp>

#include <openssl/ssl.h>
#include <boost/asio/buffer.hpp>

namespace bastide::server {

namespace ssl = boost::asio::ssl;

namespace {

void set_up(ssl::context& context) {
  SSL_CTX* const native = context.native_handle();
  SSL_CTX_set_min_proto_version(native, TLS1_2_VERSION);
  SSL_CTX_set_options(native, SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_COMPRESSION);
  SSL_CTX_set_mode(native, SSL_MODE_RELEASE_BUFFERS);  // an idle connection keeps none
}

}  // namespace

TlsContext::TlsContext(const std::string& certificate, const std::string& key)
    : context(ssl::context::tls_server) {
  set_up(context);
  context.use_certificate_chain(boost::asio::buffer(certificate));
  context.use_private_key(boost::asio::buffer(key), ssl::context::pem);
}

TlsContext::TlsContext() : context(ssl::context::tls_client) {
  set_up(context);
  context.set_default_verify_paths();
  context.set_verify_mode(ssl::verify_peer);
}

}  // namespace bastide::server
