// Which players to hear.

import { isolate, t } from '../../i18n/index.ts';
import type { RoomView } from '../../net/protocol.gen.ts';
import { Switch } from '../../ui/fields.tsx';
import { Unfolding } from '../../ui/unfolding.tsx';
import { isMuted, mute } from './muted.ts';

export function Mute({ view }: { view: RoomView }) {
  const others = view.seats.flatMap((card, seat) =>
    card === null || card.computer || seat === view.you ? [] : [{ name: card.name, seat }],
  );
  if (others.length === 0) return null;
  return (
    <Unfolding class="chat-mute" summary={t('chat.mute')}>
      {() => (
        <>
          <p class="quiet">{t('chat.muteHint')}</p>
          {others.map(({ name, seat }) => (
            <Switch
              key={seat}
              label={isolate(name)}
              checked={isMuted(view, seat)}
              onChange={(on) => mute(view, seat, on)}
            />
          ))}
        </>
      )}
    </Unfolding>
  );
}
