// Links from a running game: to watch it, by the system's share sheet where there is one,
// and to one's own seat elsewhere.

import { t } from '../../i18n/index.ts';
import { isOwnRoom } from '../../net/in_page/own_rooms.ts';
import { originForOthers } from '../../net/reach.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { personalLink, secretOf } from '../../net/seat_secrets.ts';
import { CopyButton } from '../../ui/copy_button.tsx';
import { Unfolding } from '../../ui/unfolding.tsx';
import { FrameCodes } from '../lazy_frame_codes.ts';
import { LinkNote } from '../link_note.tsx';
import type { TableProps } from './game_parts.ts';

/** Rooms of this page can't be reached from elsewhere. */
export function Links({ room, view }: Pick<TableProps, 'room' | 'view'>) {
  if (isOwnRoom(view.room)) return null;
  const code = showRoomCode(view.room);
  const { origin } = originForOthers();
  const link = `${origin}/r/${code}`;
  // If several play at one device it is unclear whose seat would move.
  const secret = room.seats.value.length === 1 ? secretOf(view.room) : null;
  const share = () =>
    navigator.share({ title: 'Bastide', text: t('lobby.shareWatch'), url: link }).catch(() => {});
  return (
    <>
      {!view.unwatched && (
        <div class="menu-row">
          <CopyButton text={link} label={t('watchers.link')} />
          {'share' in navigator && (
            <button type="button" class="button" onClick={share}>
              {t('lobby.share')}
            </button>
          )}
        </div>
      )}
      <LinkNote />
      {room.hasHost && !view.unwatched && <FrameCodes view={view} />}
      {secret !== null && (
        <Unfolding summary={t('lobby.personal')}>
          {() => (
            <>
              <p class="quiet">{t('lobby.personalHint')}</p>
              <CopyButton text={personalLink(origin, code, secret)} label={t('common.copy')} />
            </>
          )}
        </Unfolding>
      )}
    </>
  );
}
