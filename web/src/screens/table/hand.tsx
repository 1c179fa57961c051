// What is asked of the player: the tile in hand and where it goes, then the claim; or whose turn it is.

import { useEffect, useRef } from 'preact/hooks';
import { mapStyle } from '../../app/settings.ts';
import type { Choice, Draft, Placement } from '../../app/turn.ts';
import { PieceIcon } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import { actionWords, seatName, tileWords } from '../../i18n/words.ts';
import type { Action, RoomView, Scored } from '../../net/protocol.gen.ts';
import { describeTile, TilePicture } from '../../tiles/index.ts';
import type { HandProps, TableProps } from './game_parts.ts';

export function Hand({ view, game, turn, wide }: HandProps) {
  const draft = turn.draft.value;
  const shown = { view, game, turn, wide };
  return (
    <section class={`hand hand-${draft.step}`} aria-label={t('table.inHand')}>
      <Status view={view} />
      {draft.step === 'place' && <Place {...shown} draft={draft} />}
      {draft.step === 'choose' && <Choose {...shown} draft={draft} />}
      {draft.step === 'sending' && <p class="quiet">{t('turn.sending')}</p>}
      {draft.step === 'wait' && game.tile !== null && (
        <TilePicture
          tile={game.tile}
          size={wide ? 128 : 44}
          instance={game.board.length}
          look={mapStyle.value}
          label={tileWords(game.tile, 0)}
        />
      )}
    </section>
  );
}

function Status({ view }: { view: RoomView }) {
  const { game, you } = view;
  const seat = game!.seat;
  if (seat === null) return <p class="hand-status">{t('log.finished')}</p>;
  if (seat === you) return <p class="hand-status your-turn">{t('table.yourTurn')}</p>;
  return (
    <p class="hand-status">
      {t('table.turnOf', { name: seatName(view, seat) })}
      {you === null && <small>{t('table.watching')}</small>}
    </p>
  );
}

type StepProps<S extends Draft['step']> = Omit<HandProps, 'room' | 'parts'> & { draft: Draft & { step: S } };

function Place({ view, game, turn, wide, draft }: StepProps<'place'>) {
  const rotation = draft.at?.rotation ?? turn.handRotation.value;
  const places = game.legal!.placements.length;
  return (
    <>
      <div class="hand-tile">
        <TilePicture
          tile={game.tile!}
          rotation={rotation}
          size={wide ? 168 : 92}
          instance={game.board.length}
          look={mapStyle.value}
          label={tileWords(game.tile!, rotation)}
        />
        <div class="hand-turn">
          <button
            type="button"
            class="button round"
            aria-label={t('turn.rotateLeft')}
            onClick={() => turn.rotate(-1)}
          >
            <TurnArrow mirrored />
          </button>
          <button
            type="button"
            class="button round"
            aria-label={t('turn.rotateRight')}
            onClick={() => turn.rotate(1)}
          >
            <TurnArrow />
          </button>
        </div>
      </div>
      <p class="hand-hint">{draft.at === null ? t('turn.tapPlace', { n: places }) : t('turn.placeHint')}</p>
      {draft.ends?.turn && <Outcome view={view} scores={draft.ends.scores} />}
      {draft.at !== null && (
        <div class="hand-actions">
          <button type="button" class="button" onClick={() => turn.takeBack()}>
            {t('turn.back')}
          </button>
          <button type="button" class="button primary" onClick={() => turn.place()}>
            {draft.ends?.turn ? t('turn.placeEnd') : t('turn.place')}
          </button>
        </div>
      )}
    </>
  );
}

function Choose({ view, game, turn, draft }: StepProps<'choose'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, []);
  const tile = tileInPlay(draft.at, game);
  const chosen = draft.choices[draft.chosen];
  const commit = (event: Event) => {
    event.preventDefault();
    void turn.commit();
  };
  return (
    <form ref={form} class="choose" onSubmit={commit}>
      <fieldset class="choices">
        <legend>{game.phase === 'redraw' ? t('turn.redraw') : t('turn.claim')}</legend>
        {draft.choices.map((choice, index) => (
          <label key={index} class="claim">
            <input
              type="radio"
              name="choice"
              checked={index === draft.chosen}
              onChange={() => turn.choose(index)}
            />
            <ChoiceFace choice={choice} number={index + 1} view={view} game={game} tile={tile} />
          </label>
        ))}
      </fieldset>
      <div class="hand-actions">
        {draft.at !== null && (
          <button type="button" class="button" onClick={() => turn.takeBack()}>
            {t('turn.back')}
          </button>
        )}
        <button
          type="submit"
          class="button primary"
          disabled={chosen === undefined && draft.choices.length > 0}
        >
          {t('turn.confirm')}
        </button>
      </div>
    </form>
  );
}

interface ChoiceFaceProps extends Pick<HandProps, 'view' | 'game'> {
  choice: Choice;
  number: number;
  tile: { tile: string; rotation: number };
}

function ChoiceFace({ choice: { action, scores }, number, view, game, tile }: ChoiceFaceProps) {
  const kind =
    action.type === 'deploy' ? describeTile(tile.tile, tile.rotation).features[action.feature]?.kind : null;
  const words =
    game.phase === 'redraw' && action.type === 'pass' ? t('turn.endTurn') : actionWords(action, tile);
  return (
    <span class="claim-face">
      <kbd>{number}</kbd>
      {action.type === 'deploy' && (
        <PieceIcon
          piece={action.piece}
          colour={view.seats[view.you!]!.colour}
          lying={kind === 'field'}
          size={28}
        />
      )}
      <span>{words}</span>
      <Outcome view={view} scores={scores} later={laterWords(action, kind)} />
    </span>
  );
}

function laterWords(action: Action, kind: string | null | undefined): string {
  if (action.type !== 'deploy') return '';
  return kind === 'field' ? t('turn.atEnd') : t('turn.open');
}

/** What is scored at once: mine, then everybody else's; `later` where that is nothing. */
function Outcome({
  view,
  scores,
  later = '',
}: {
  view: RoomView;
  scores: readonly Scored[] | null;
  later?: string;
}) {
  if (scores === null) return <span class="outcome" aria-busy="true" />;
  const totals = view.seats.map((_, seat) =>
    scores.filter((event) => event.seat === seat).reduce((sum, { points }) => sum + points, 0),
  );
  const mine = totals[view.you!] ?? 0;
  return (
    <span class="outcome">
      {mine > 0 ? <strong>{t('turn.now', { n: mine })}</strong> : later}
      {totals.map((points, seat) =>
        seat === view.you || points === 0 ? null : (
          <em key={seat}> {t('turn.othersNow', { name: seatName(view, seat), n: points })}</em>
        ),
      )}
    </span>
  );
}

function tileInPlay(at: Placement | null, game: TableProps['game']): { tile: string; rotation: number } {
  return at === null ? game.board.at(-1)! : { tile: game.tile!, rotation: at.rotation };
}

function TurnArrow({ mirrored = false }: { mirrored?: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d="M5 13a7 7 0 1 0 3-6.500M8 2v5h5"
        transform={mirrored ? undefined : 'matrix(-1 0 0 1 24 0)'}
        fill="none"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
    </svg>
  );
}
