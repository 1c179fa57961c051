// Continues a finished game differently from the shown turn: in this page, against computers, with the tiles
// that came then.

import { useSignal } from '@preact/signals';
import { t } from '../../i18n/index.ts';
import { continueGameHere } from '../../net/api.ts';
import type { GameRecord, GameView, RoomView } from '../../net/protocol.gen.ts';
import { showRoomCode } from '../../net/room_code.ts';
import { keepSecret, newSecret } from '../../net/seat_secrets.ts';
import { showRefusal } from '../../ui/notices.ts';
import { goTo } from '../../ui/router.tsx';
import { playerName } from '../../ui/settings.ts';
import { LevelDialog } from '../computers/index.ts';
import { seatName } from '../words.ts';

interface PlayOnProps {
  record: GameRecord;
  /** The game at the shown turn. */
  game: GameView;
  view: RoomView;
}

/**
 * For taking the place of the seat to act. Only a record that proves its shuffle tells which tiles were to
 * come.
 */
export function PlayOn({ record, game: { seat, step }, view }: PlayOnProps) {
  const asking = useSignal(false);
  if (seat === null || record.proof === undefined) return null;
  const playOn = async (level: string) => {
    const secret = newSecret();
    const name = playerName.value.trim() || t('home.aloneName');
    const room = await continueGameHere(record, { secret, name, turns: step, seat, level });
    keepSecret(room, secret);
    goTo(`/r/${showRoomCode(room)}`);
  };
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          asking.value = true;
        }}
      >
        {t('replay.playOn')}
      </button>
      {asking.value && (
        <LevelDialog
          title={t('replay.playOn')}
          text={t('replay.playOnText', { name: seatName(view, seat) })}
          onChosen={(level) => void playOn(level).catch(showRefusal)}
          onClose={() => {
            asking.value = false;
          }}
        />
      )}
    </>
  );
}
