// Says that the server can't read all that was played here, and lets the host end the game where it stands.

import '../styles/broken_off.css';
import { useState } from 'preact/hooks';
import { t } from '../i18n/index.ts';
import type { BrokenOff, RoomView } from '../net/protocol.gen.ts';
import { Confirm } from '../ui/dialog.tsx';
import { showRefusal } from '../ui/notices.ts';
import { untranslated } from '../ui/untranslated.ts';
import type { Room } from './room.ts';
import { seatName } from './words.ts';

interface BrokenOffProps {
  room: Room;
  view: RoomView;
  broken: BrokenOff;
}

export function BrokenOffCard({ room, view, broken }: BrokenOffProps) {
  const { cause, changes, points, ended } = broken;
  const waits = ended ? null : t(view.you === view.host ? 'broken.hostEnds' : 'broken.waits');
  return (
    <section {...untranslated('card broken-off')} role="status">
      <h2>{t(ended ? 'broken.ended' : 'broken.title')}</h2>
      <p>{t(`broken.${cause}`, { n: changes })}</p>
      {points && (
        <p>
          {t('broken.points')}{' '}
          {points.map((told, seat) => `${seatName(view, seat)}\u00a0${told}`).join(' · ')}
        </p>
      )}
      {waits && <p>{waits}</p>}
      {!ended && view.you === view.host && <EndHere room={room} view={view} />}
    </section>
  );
}

function EndHere({ room, view }: Omit<BrokenOffProps, 'broken'>) {
  const [asking, setAsking] = useState(false);
  const label = t(view.phase === 'playing' ? 'broken.end' : 'broken.goOn');
  return (
    <>
      <button type="button" class="button primary" onClick={() => setAsking(true)}>
        {label}
      </button>
      {asking && (
        <Confirm
          title={label}
          text={t('broken.forGood')}
          action={label}
          onConfirm={() => room.send({ type: 'break_off' }).catch(showRefusal)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
