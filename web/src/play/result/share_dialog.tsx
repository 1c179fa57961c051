// Says what sharing a game means before its record leaves this browser, and gives the link then.

import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { shareGame } from '../../net/api.ts';
import type { GameRecord } from '../../net/protocol.gen.ts';
import { originForOthers } from '../../net/reach.ts';
import { Refused } from '../../net/refused.ts';
import { CopyButton } from '../../ui/copy_button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { goOn, showNotice, showRefusal } from '../../ui/notices.ts';
import { LinkNote } from '../link_note.tsx';

export interface SharedProps {
  gameId: string;
  record: GameRecord;
}

/** The ids of games that were shared from this page. */
const sharedAs = new Map<string, string>();

export function ShareDialog({ gameId, record, onClose }: SharedProps & { onClose(): void }) {
  const [id, setId] = useState(sharedAs.get(gameId));
  const [busy, setBusy] = useState(false);
  const upload = async () => {
    if (busy) return;
    setBusy(true);
    goOn(); // why it failed before
    try {
      const given = await shareGame(record);
      sharedAs.set(gameId, given);
      setId(given);
    } catch (reason) {
      tellWhyNot(reason);
    }
    setBusy(false);
  };
  return (
    <Dialog title={t('share.open')} onClose={onClose}>
      {id === undefined ? (
        <>
          <p>{t('share.text')}</p>
          <div class="dialog-actions">
            <button type="button" class="button" onClick={onClose}>
              {t('common.cancel')}
            </button>
            <button type="button" class="button primary" data-pressed={busy || undefined} onClick={upload}>
              {t('share.upload')}
            </button>
          </div>
        </>
      ) : (
        <SharedLink link={`${originForOthers().origin}/g/${id}`} />
      )}
    </Dialog>
  );
}

function SharedLink({ link }: { link: string }) {
  const share = () => navigator.share({ title: 'Bastide', url: link }).catch(() => {});
  return (
    <>
      <p role="status">{t('share.done')}</p>
      <p class="shared-link" translate={false}>
        {link}
      </p>
      <LinkNote />
      <div class="dialog-actions">
        {'share' in navigator && (
          <button type="button" class="button" onClick={share}>
            {t('lobby.share')}
          </button>
        )}
        <CopyButton text={link} label={t('result.link')} look="primary" />
      </div>
    </>
  );
}

/** The words for a game that nobody may share differ from those for a table. */
function tellWhyNot(reason: unknown): void {
  const code = reason instanceof Refused ? reason.code : '';
  if (code === 'http/forbidden') showNotice(t('share.none'));
  else if (code === 'session/rate_limited') showNotice(t('share.often'));
  else if (/^(message|rules|setup|action)\//.test(code)) showNotice(t('share.refused'));
  else showRefusal(reason);
}
