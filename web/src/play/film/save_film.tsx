// Saves the turns of a finished game as a video, which chats show where a link to the replay says little.
// The code that makes it is fetched on demand.

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { canvasReadsBack } from '../../art/readback.ts';
import { t, withTexts } from '../../i18n/index.ts';
import { chunk } from '../../net/chunk.ts';
import { showNotice } from '../../ui/notices.ts';
import { handOut } from '../picture/hand_out.ts';
import type { Pictured } from '../picture/pictured.ts';
import type { Replay } from '../replay/replay.ts';

const filming = withTexts(
  ['rules'],
  chunk(() => import('./board_film.ts')),
);

interface SaveFilmProps extends Omit<Pictured, 'game'> {
  gameId: string;
  replay: Replay;
}

export function SaveFilm({ gameId, replay, ...filmed }: SaveFilmProps) {
  const percent = useSignal<number | null>(null);
  const making = useRef<AbortController | null>(null);
  useEffect(() => () => making.current?.abort(), []);
  const make = async (stop: AbortSignal) => {
    await replay.fetch();
    if (replay.failed.value) return showNotice(t('replay.unfetched'));
    if (!(await canvasReadsBack())) return showNotice(t('result.pictureUnread'));
    const { boardFilm } = await filming();
    const film = await boardFilm({
      ...filmed,
      turns: replay.turns.value,
      onProgress: (done, all) => {
        percent.value = Math.floor((100 * done) / all);
      },
      stop,
    });
    const name = `bastide-${gameId.slice(0, 8)}.${endingOf(film)}`;
    await handOut(new File([film], name, { type: film.type }), filmed.link);
  };
  const press = async () => {
    if (making.current) return making.current.abort();
    making.current = new AbortController();
    percent.value = 0;
    try {
      await make(making.current.signal);
    } catch (reason) {
      if (!making.current.signal.aborted) {
        console.error(reason);
        showNotice(t('film.failed'));
      }
    }
    making.current = null;
    percent.value = null;
  };
  return (
    <button type="button" class="button" aria-busy={percent.value !== null} onClick={() => void press()}>
      {percent.value === null ? t('film.save') : t('film.making', { percent: percent.value })}
    </button>
  );
}

/** "video/mp4" is a file.mp4. */
const endingOf = ({ type }: Blob): string => /\w+$/.exec(type)![0];
