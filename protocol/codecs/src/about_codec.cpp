#include "codecs.hpp"
#include "fields.hpp"
#include "json_writer.hpp"

#include <protocol/about.hpp>

#include <engine/game.hpp>

namespace bastide::protocol {

std::string encode(const About& about) {
  return written([&](JsonWriter& out) {
    out.object([&] {
      out.key("limits");
      out.object([&] {
        write_member(out, "chat_chars", kCount, static_cast<int>(kChatCharsMax));
        write_member(out, "id_chars", kCount, static_cast<int>(kIdCharsMax));
        write_member(out, "message_bytes", kCount, static_cast<int>(about.message_bytes_max));
        write_member(out, "name_chars", kCount, static_cast<int>(kNameCharsMax));
        if (about.parcel_bytes_max > 0)
          write_member(out, "parcel_bytes", kCount, static_cast<int>(about.parcel_bytes_max));
      });
      if (about.open_tables) write_member(out, "open_tables", kBoolean, true);
      out.key("protocols");
      out.array([&] { out.text(kSubprotocol); });
      if (!about.push_key.empty()) write_member(out, "push_key", kAnyText, about.push_key);
      out.key("revisions");
      out.object([&] {
        for (const GameKind* kind : games()) write_member(out, kind->name(), kCount, kind->newest_revision());
      });
      write_member(out, "version", kAnyText, about.version);
      if (!about.webhook_services.empty())
        write_member(out, "webhook_services", ListCodec<std::string, AnyTextCodec>{}, about.webhook_services);
    });
  });
}

}  // namespace bastide::protocol
