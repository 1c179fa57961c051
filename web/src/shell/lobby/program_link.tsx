// A link by which a program sits down: the room's, with a fresh secret for the seat.

import { useMemo } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { originForOthers } from '../../net/reach.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { newSecret, personalLink } from '../../net/seat_secrets.ts';
import { CopyButton } from '../../ui/copy_button.tsx';

/** Once a program has sat down there is another link for the next. */
export function ProgramLink({ view }: { view: RoomView }) {
  const programs = view.seats.filter((seat) => seat?.program).length;
  const secret = useMemo(newSecret, [programs]);
  return (
    <>
      <p class="quiet">{t('lobby.programHint')}</p>
      <CopyButton
        text={personalLink(originForOthers().origin, showRoomCode(view.room), secret)}
        label={t('common.copy')}
      />
    </>
  );
}
