// A finished game, turn by turn: it is fetched page by page, and the current turn is shown on the stage.

import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t, textsAreHere } from '../../i18n/index.ts';
import type { Rules } from '../../net/protocol.gen.ts';
import { Unfetched } from '../../ui/unfetched.tsx';
import type { GameParts } from '../table/game_parts.ts';
import { PlaceInReplay } from './place_in_replay.ts';
import type { PlayedTurn } from './replay.ts';
import type { ReplayProps } from './replay_props.ts';
import { Stage } from './stage.tsx';
import '../../styles/table.css';
import '../../styles/replay.css';

export function ReplayTable({ parts, ...props }: ReplayProps & { parts: GameParts }) {
  const { gameId, record, replay } = props;
  const place = useMemo(() => new PlaceInReplay(replay.last), [replay]);
  useEffect(() => {
    void replay.fetch();
    return place.follow();
  }, [replay, place]);
  const played = useComputed(() => (place.shown === null ? undefined : replay.turns.value[place.shown]));
  const last = useSignal<PlayedTurn | null>(null);
  // While a turn loads the previous one stays.
  if (played.value !== undefined) last.value = played.value;
  const shown = last.value;
  const worded = textsAreHere(parts.texts?.(record.rules as Rules) ?? []);
  return (
    <section class="card replay" aria-label={t('replay.title')} aria-busy={played.value === undefined}>
      {shown !== null && worded && <Stage key={gameId} {...props} {...{ place, shown, parts }} />}
      {shown === null && !replay.failed.value && <p class="loading">{t('app.loading')}</p>}
      {replay.failed.value && <Unfetched what={t('replay.unfetched')} again={() => void replay.fetch()} />}
    </section>
  );
}
