// The way to other rules, for a host who waits in the lobby. What it opens is fetched when it is pressed.

import { useState } from 'preact/hooks';
import { t, withTexts } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import type { Room } from '../../play/room.ts';
import { lazy } from '../../ui/lazy.tsx';

const ChangeRules = lazy(
  withTexts(['rooms', 'rules'], async () => (await import('./change_rules.tsx')).ChangeRules),
);

export function ChangeRulesButton({ room, view }: { room: Room; view: RoomView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button plain" onClick={() => setOpen(true)}>
        {t('lobby.changeRules')}
      </button>
      {open && <ChangeRules room={room} view={view} onClose={() => setOpen(false)} />}
    </>
  );
}
