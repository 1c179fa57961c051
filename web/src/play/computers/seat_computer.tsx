// The host's buttons for computers at seats of a lobby.

import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { showRefusal } from '../../ui/notices.ts';
import type { Room } from '../room.ts';
import { LevelDialog } from './level_dialog.tsx';

interface AddComputerProps {
  room: Room;
  seat: number;
}

/** For a free seat. */
export function AddComputer({ room, seat }: AddComputerProps) {
  return <SeatButton room={room} seat={seat} words={t('computer.add')} title={t('computer.addAsk')} />;
}

interface ChangeLevelProps extends AddComputerProps {
  name: string;
  level: string;
}

/** For a seat of a computer. */
export function ChangeLevel({ name, ...seat }: ChangeLevelProps) {
  const title = t('computer.changeOf', { name });
  return <SeatButton {...seat} words={t('computer.change')} title={title} />;
}

interface SeatButtonProps extends AddComputerProps {
  words: string;
  title: string;
  level?: string;
}

function SeatButton({ room, seat, words, title, level }: SeatButtonProps) {
  const [asking, setAsking] = useState(false);
  const seatIt = (chosen: string) =>
    void room.send({ type: 'add_computer', seat, level: chosen }).catch(showRefusal);
  return (
    <>
      <button type="button" class="button plain" onClick={() => setAsking(true)}>
        {words}
      </button>
      {asking && (
        <LevelDialog
          title={title}
          {...(level !== undefined && { level })}
          onChosen={seatIt}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
