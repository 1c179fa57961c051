// The host's switch for watchers without a seat.

import { t } from '../i18n/index.ts';
import type { RoomView } from '../net/protocol.gen.ts';
import { Switch } from '../ui/fields.tsx';
import { showRefusal } from '../ui/notices.ts';
import type { Room } from './room.ts';

export function AllowWatchers({ room, view }: { room: Room; view: RoomView }) {
  return (
    <Switch
      label={t('watchers.allow')}
      hint={t('watchers.allowHint')}
      checked={!view.unwatched}
      onChange={(allowed) =>
        void room.sendAsHost({ type: 'set_unwatched', unwatched: !allowed }).catch(showRefusal)
      }
    />
  );
}
