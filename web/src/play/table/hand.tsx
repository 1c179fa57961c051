// What the player is asked: the tile in hand and its place, then the claim; or whose turn it is.

import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { say } from '../../ui/notices.ts';
import { mapStyle } from '../../ui/settings.ts';
import { useSecondsUntil } from '../../ui/use_seconds_until.ts';
import { yourTurn } from '../attention.ts';
import { othersTurn, seatsAway } from '../away.ts';
import { SkipVote } from '../clock/index.ts';
import { HandOverVote } from '../computers/index.ts';
import { isPlacement } from '../draft.ts';
import { ownToAct } from '../playing.ts';
import { HintReasons } from '../reasons/index.ts';
import type { HandProps } from './game_parts.ts';
import { HandChoices } from './hand_choices.tsx';
import { HandPlace } from './hand_place.tsx';
import { Removal } from './removal.tsx';

export function Hand({ room, view, game, turn, camera, wide, parts, survey, onHint, ask }: HandProps) {
  const draft = turn.draft.value;
  const shown = { view, game, turn, camera, wide, parts, survey };
  const laid = draft.step === 'choose' && draft.done.some(isPlacement);
  return (
    <section class={`hand hand-${draft.step}`} aria-label={t('table.inHand')}>
      <Status room={room} view={view} game={game} ask={ask} />
      <div class="hand-said">
        <Said words={laid ? null : (parts.words.part?.(game, view) ?? null)} />
        <Said words={turn.heedsHint.value ? t('turn.hinted') : null} />
        {turn.heedsHint.value && turn.hintReasons.value.length > 0 && (
          <HintReasons reasons={turn.hintReasons.value} />
        )}
        {parts.Ongoing && <parts.Ongoing view={view} game={game} draft={draft} />}
      </div>
      {draft.step === 'place' && <HandPlace {...shown} onHint={onHint} draft={draft} />}
      {draft.step === 'choose' && <HandChoices key={draft.done.length} {...shown} draft={draft} />}
      {draft.step === 'sending' && <p class="quiet">{t('turn.sending')}</p>}
      {draft.step === 'wait' && game.tile !== null && (
        <parts.Tile
          tile={game.tile}
          size={wide ? 128 : 44}
          instance={game.board.length}
          look={mapStyle.value}
          label={parts.words.tile(game.tile, 0)}
        />
      )}
    </section>
  );
}

function Status({ room, view, game, ask }: Pick<HandProps, 'room' | 'view' | 'game' | 'ask'>) {
  const { seat } = game;
  const away = seat !== null && seatsAway(room, view).includes(seat);
  useEffect(() => {
    if (away) say(`${othersTurn(room, view, seat)}.`);
  }, [away, seat]);
  if (seat === null) return <p class="hand-status">{t('log.finished')}</p>;
  if (ownToAct(view) !== null) return <p class="hand-status your-turn">{yourTurn(room, view)}</p>;
  return (
    <div class="hand-status">
      <p>{othersTurn(room, view, seat)}</p>
      {view.you === null && <small>{t('table.watching')}</small>}
      {away && <Removal room={room} view={view} seat={seat} ask={ask} />}
      <Skippable room={room} view={view} seat={seat} />
    </div>
  );
}

/** Players may vote to skip the seat to act when it does not act, or to let a computer play for it. */
function Skippable({ room, view, seat }: Pick<HandProps, 'room' | 'view'> & { seat: number }) {
  const from = room.skippableFrom(seat);
  if (from === null || view.you === null || view.phase !== 'playing') return null;
  return <SkippableFrom key={from} from={from} room={room} view={view} seat={seat} />;
}

interface SkippableFromProps extends Pick<HandProps, 'room' | 'view'> {
  from: number;
  seat: number;
}

function SkippableFrom({ from, ...vote }: SkippableFromProps) {
  if (useSecondsUntil(from) > 0) return null;
  return (
    <>
      <SkipVote {...vote} />
      <HandOverVote {...vote} />
    </>
  );
}

/** Shown and spoken: why a seat plays again, and that what is aimed at or chosen is a hint. */
function Said({ words }: { words: string | null }) {
  useEffect(() => {
    if (words !== null) say(words);
  }, [words]);
  return words === null ? null : <p class="hand-part">{words}</p>;
}
