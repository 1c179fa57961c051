// Whether a table stands among the open ones: the host's switch, and what the others are told.

import { t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { Switch } from '../../ui/fields.tsx';
import { showRefusal } from '../../ui/notices.ts';
import type { Room } from '../room.ts';

export { loadTexts } from './texts.ts';

/** At a table that is being made, or waits for people. */
export function ListSwitch({ listed, onChange }: { listed: boolean; onChange(listed: boolean): void }) {
  return (
    <Switch label={t('strangers.list')} hint={t('strangers.listHint')} checked={listed} onChange={onChange} />
  );
}

interface ListedProps {
  room: Room;
  view: RoomView;
  /** Whether something else keeps people out. */
  shut: boolean;
}

export function Listed({ room, view, shut }: ListedProps) {
  const listed = view.listed === true;
  return (
    <>
      {view.you === view.host ? (
        <ListSwitch
          listed={listed}
          onChange={(on) => void room.sendAsHost({ type: 'set_listed', listed: on }).catch(showRefusal)}
        />
      ) : (
        listed && <p class="quiet">{t('strangers.listed')}</p>
      )}
      {listed && shut && <p class="quiet">{t('strangers.hidden')}</p>}
    </>
  );
}
