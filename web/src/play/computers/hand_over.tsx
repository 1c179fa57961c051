// Hands one's own seat to a computer and takes it back.

import { t } from '../../i18n/index.ts';
import { showRefusal } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { levelName } from './level.tsx';
import { LevelDialog } from './level_dialog.tsx';

/** For players. */
export function HandOverDialog({ room, onClose }: { room: Room; onClose(): void }) {
  const handOver = (level: string) => void room.send({ type: 'hand_over', level }).catch(showRefusal);
  return (
    <LevelDialog
      title={t('computer.handOverAsk')}
      text={t('computer.handOverText')}
      onChosen={handOver}
      onClose={onClose}
    />
  );
}

/** For a player whose seat a computer plays. */
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
