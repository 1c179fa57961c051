// The tile in hand: how it is turned, what its place would bring, and the button that lays it.

import { useEffect } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { say } from '../../ui/notices.ts';
import { mapStyle } from '../../ui/settings.ts';
import { sameCell, waysOf } from '../draft.ts';
import { tileInHand } from '../tile_in_hand.ts';
import type { HandProps, StepProps } from './game_parts.ts';
import { lastWords, placeWords } from './leads_words.ts';
import { hasNoMeeple } from './missing_words.ts';
import { TurnButtons } from './turn_buttons.tsx';
import { turnsOf } from './use_board_camera.ts';

type PlaceProps = StepProps<'place'>;

export function HandPlace({ onHint, ...shown }: PlaceProps & Pick<HandProps, 'onHint'>) {
  const { view, game, turn, camera, wide, parts, draft } = shown;
  const last = lastWords(draft, parts.words);
  useEffect(() => {
    if (last !== null) say(last);
  }, [last]);
  return (
    <>
      <TileInHand {...shown} />
      <p class="hand-hint">
        {last ?? hintOn(draft)}
        {last !== null && hasNoMeeple(game, view) && ` ${t('turn.noMeeple')}`}
        {last !== null && <parts.ScoredNow view={view} events={draft.leads!.events} />}
      </p>
      {onHint !== null && (wide || draft.at === null) && <AskHint onHint={onHint} />}
      {parts.Besides && (
        <div class="besides">
          <parts.Besides view={view} turn={turn} draft={draft} />
        </div>
      )}
      <TurnButtons
        camera={camera}
        wide={wide}
        tile={draft.at}
        others={draft.placements.filter((cell) => draft.at === null || !sameCell(cell, draft.at))}
      >
        <PlaceButtons {...shown} />
      </TurnButtons>
    </>
  );
}

type TileInHandProps = Pick<PlaceProps, 'game' | 'wide' | 'parts' | 'draft'> & {
  turn: Pick<PlaceProps['turn'], 'handRotation' | 'rotate'>;
};

/** As it is turned now, with the buttons that turn it. */
export function TileInHand({ game, turn, wide, parts, draft }: TileInHandProps) {
  const rotation = draft.at?.rotation ?? turn.handRotation.value;
  const turns = turnsOf(parts).value;
  const ways = waysOf(draft.at, draft.placements);
  const tile = tileInHand(game, draft)!;
  return (
    <div class="hand-tile">
      <parts.Tile
        tile={tile}
        rotation={(rotation + turns) % 4}
        size={wide ? 132 : 92}
        instance={game.board.length}
        look={mapStyle.value}
        turns
        label={parts.words.tile(tile, rotation)}
      />
      <div class="hand-turn">
        <button
          type="button"
          class="button round"
          aria-label={t('turn.rotateLeft')}
          aria-disabled={ways < 2}
          onClick={() => turn.rotate(-1)}
        >
          <TurnArrow mirrored />
        </button>
        <button
          type="button"
          class="button round"
          aria-label={t('turn.rotateRight')}
          aria-disabled={ways < 2}
          onClick={() => turn.rotate(1)}
        >
          <TurnArrow />
        </button>
      </div>
    </div>
  );
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

function hintOn({ at, placements }: PlaceProps['draft']): string {
  if (at === null) return t('turn.tapPlace', { n: placements.length });
  return waysOf(at, placements) > 1 ? t('turn.placeHint') : t('turn.oneWay');
}

function AskHint({ onHint }: { onHint(): void }) {
  return (
    <button type="button" class="button round hand-ask" aria-label={t('table.hint')} onClick={onHint}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path
          d="M9 17v-2a6 6 0 1 1 6 0v2zM9.500 20h5"
          fill="none"
          stroke="currentColor"
          stroke-width="2"
          stroke-linejoin="round"
        />
      </svg>
    </button>
  );
}

function PlaceButtons({ turn, parts, draft }: PlaceProps) {
  return (
    <>
      {draft.canTakeBack && (
        <div class="hand-actions">
          <button type="button" class="button" onClick={() => turn.takeBack()}>
            {t('turn.back')}
          </button>
          {draft.at !== null && (
            <button
              type="button"
              class="button primary"
              aria-busy={draft.leads === null}
              data-pressed={draft.pressed || undefined}
              onClick={() => turn.decide()}
            >
              {placeWords(draft, parts.words)}
            </button>
          )}
        </div>
      )}
      {draft.plain && (
        <button type="button" class="button place-plain" onClick={() => turn.decidePlain()}>
          {t('turn.placePlain')}
        </button>
      )}
    </>
  );
}
