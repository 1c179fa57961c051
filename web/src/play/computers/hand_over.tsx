// One's own seat to a computer and back.

import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { showRefusal } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { levelName } from './level.tsx';
import { LevelDialog } from './level_dialog.tsx';

/** For who plays. */
export function HandOverButton({ room }: { room: Room }) {
  const [asking, setAsking] = useState(false);
  const handOver = (level: string) => void room.send({ type: 'hand_over', level }).catch(showRefusal);
  return (
    <>
      <button type="button" class="button plain" onClick={() => setAsking(true)}>
        {t('computer.handOver')}
      </button>
      {asking && (
        <LevelDialog
          title={t('computer.handOverAsk')}
          text={t('computer.handOverText')}
          onChosen={handOver}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** For whose seat a computer plays. */
export function StandInCard({ room, level }: { room: Room; level: string }) {
  return (
    <section class="card time-card">
      <p role="status">
        <strong>{t('computer.standsIn', { level: levelName(level) })}</strong>
      </p>
      <button
        type="button"
        class="button primary"
        onClick={() => room.send({ type: 'take_back' }).catch(showRefusal)}
      >
        {t('computer.takeBack')}
      </button>
    </section>
  );
}
