// Ways to bring others to the table: code, link, the system's share sheet, QR code;
// and one's own seat elsewhere.

import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { originForOthers } from '../../net/reach.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { personalLink, secretOf } from '../../net/seat_secrets.ts';
import { FrameCodes } from '../../play/lazy_frame_codes.ts';
import { LinkNote } from '../../play/link_note.tsx';
import { CopyButton } from '../../ui/copy_button.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { ProgramLink } from './program_link.tsx';

const QrCode = lazy(async () => (await import('./qr_code.tsx')).QrCode);

interface InviteProps {
  view: RoomView;
  full: boolean;
  /** Whether anybody may watch the game. */
  watchable: boolean;
}

/** At a `full` table nobody else is expected: the link only serves for watching. */
export function Invite({ view, full, watchable }: InviteProps) {
  const code = showRoomCode(view.room);
  const { origin } = originForOthers();
  const link = `${origin}/r/${code}`;
  const secret = view.you === null ? null : secretOf(view.room);
  const share = () =>
    navigator.share({ title: 'Bastide', text: t('lobby.shareText'), url: link }).catch(() => {});
  return (
    <section class="card invite">
      <h2>{t(full ? 'lobby.inviteFull' : 'lobby.invite')}</h2>
      <p class="invite-code">
        <span class="unseen">{t('lobby.code')} </span>
        {code}
      </p>
      <div class="row">
        <CopyButton text={link} label={t('lobby.copyLink')} {...(!full && { look: 'primary' })} />
        {'share' in navigator && (
          <button type="button" class="button" onClick={share}>
            {t('lobby.share')}
          </button>
        )}
      </div>
      <LinkNote />
      <details>
        <summary>{t('lobby.qrShow')}</summary>
        <QrCode text={link} label={t('lobby.qr')} />
      </details>
      {view.you === view.host && watchable && <FrameCodes view={view} />}
      {secret !== null && (
        <details>
          <summary>{t('lobby.personal')}</summary>
          <p class="quiet">{t('lobby.personalHint')}</p>
          <CopyButton text={personalLink(origin, code, secret)} label={t('common.copy')} />
        </details>
      )}
      {view.you === view.host && !full && !view.locked && (
        <details>
          <summary>{t('lobby.program')}</summary>
          <ProgramLink view={view} />
        </details>
      )}
    </section>
  );
}
