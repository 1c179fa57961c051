// What the player is asked: the tile in hand and its place, then the claim; or whose turn it is.

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { Action } from '../../net/protocol.gen.ts';
import { say } from '../../ui/notices.ts';
import { mapStyle } from '../../ui/settings.ts';
import { useSecondsUntil } from '../../ui/use_seconds_until.ts';
import { yourTurn } from '../attention.ts';
import { othersTurn, seatsAway } from '../away.ts';
import { SkipVote } from '../clock/index.ts';
import { HandOverVote } from '../computers/index.ts';
import { type Choice, type Draft, sameCell, waysOf } from '../draft.ts';
import { ownToAct } from '../playing.ts';
import { isRead, useSurvey } from '../survey.ts';
import { askedOf } from '../words.ts';
import { entriesOf, nextIn, shownIn, showsPictures } from './choice_entries.ts';
import { farTile, ghostOf } from './draft_on_board.ts';
import type { ChoiceProps, GameParts, HandProps, TableProps } from './game_parts.ts';
import { lastWords, placeWords } from './leads_words.ts';
import { hasNoMeeple, missingWords } from './missing_words.ts';
import { Removal } from './removal.tsx';
import { TurnButtons } from './turn_buttons.tsx';
import { turnsOf } from './use_board_camera.ts';

export function Hand({ room, view, game, turn, camera, wide, parts, survey, onHint, ask }: HandProps) {
  const draft = turn.draft.value;
  const shown = { view, game, turn, camera, wide, parts, survey };
  return (
    <section class={`hand hand-${draft.step}`} aria-label={t('table.inHand')}>
      <Status room={room} view={view} game={game} ask={ask} />
      <Part words={parts.words.part?.(game, view) ?? null} />
      <Part words={turn.heedsHint.value ? t('turn.hinted') : null} />
      {draft.step === 'place' && <Place {...shown} onHint={onHint} draft={draft} />}
      {draft.step === 'choose' && <Choose key={draft.done.length} {...shown} draft={draft} />}
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
function Part({ words }: { words: string | null }) {
  useEffect(() => {
    if (words !== null) say(words);
  }, [words]);
  return words === null ? null : <p class="hand-part">{words}</p>;
}

type StepProps<S extends Draft['step']> = Omit<HandProps, 'room' | 'ask' | 'onHint'> & {
  draft: Draft & { step: S };
};

function Place(props: StepProps<'place'> & Pick<HandProps, 'onHint'>) {
  const { view, game, turn, camera, wide, parts, draft, onHint } = props;
  const rotation = draft.at?.rotation ?? turn.handRotation.value;
  const turns = turnsOf(parts).value;
  const ways = waysOf(draft.at, game.legal!.placements);
  const last = lastWords(draft, parts.words);
  useEffect(() => {
    if (last !== null) say(last);
  }, [last]);
  return (
    <>
      <div class="hand-tile">
        <parts.Tile
          tile={game.tile!}
          rotation={(rotation + turns) % 4}
          size={wide ? 132 : 92}
          instance={game.board.length}
          look={mapStyle.value}
          turns
          label={parts.words.tile(game.tile!, rotation)}
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
      <p class="hand-hint">
        {last ?? hintOn(draft.at, game)}
        {last !== null && hasNoMeeple(game, view) && ` ${t('turn.noMeeple')}`}
        {last !== null && <parts.ScoredNow view={view} events={draft.leads!.events} />}
      </p>
      {onHint !== null && (wide || draft.at === null) && (
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
      )}
      {parts.Besides && (
        <div class="besides">
          <parts.Besides view={view} turn={turn} draft={draft} />
        </div>
      )}
      <TurnButtons
        camera={camera}
        wide={wide}
        tile={draft.at}
        others={game.legal!.placements.filter((cell) => draft.at === null || !sameCell(cell, draft.at))}
      >
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
      </TurnButtons>
    </>
  );
}

function hintOn(at: Cell | null, game: TableProps['game']): string {
  const { placements } = game.legal!;
  if (at === null) return t('turn.tapPlace', { n: placements.length });
  return waysOf(at, placements) > 1 ? t('turn.placeHint') : t('turn.oneWay');
}

function Choose({ view, game, turn, camera, wide, parts, draft, survey }: StepProps<'choose'>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, []);
  const { choices, chosen } = draft;
  // Before painting: no list moves under the finger that aims at it.
  useLayoutEffect(() => {
    const line = form.current?.querySelector('.claim:has(input:checked)');
    line?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const tile = ghostOf(draft, game) ?? game.board.at(-1)!;
  const far = tileThere(choices[chosen]!.action, game);
  const read = useSurvey(survey, view, isRead(view) ? { actions: draft.done, at: tile } : null);
  const readThere = useSurvey(survey, view, far && isRead(view) ? { actions: draft.done, at: far } : null);
  // Claims are only expected at the first decision.
  const why =
    draft.done.length > 1
      ? ''
      : missingWords({ view, game, tile, survey: read }, actionsOf(choices), parts.words, parts.choices);
  const commit = (event: Event) => {
    event.preventDefault();
    turn.decide();
  };
  const entries = entriesOf(choices, parts.choices);
  const pictures = showsPictures(entries, choices, wide, parts.choices);
  const face = (index: number): ChoiceProps => {
    const there = tileThere(choices[index]!.action, game);
    return {
      choices,
      index,
      view,
      game,
      tile: there ?? tile,
      survey: there === null ? read : index === chosen ? readThere : null,
    };
  };
  return (
    <form ref={form} class="choose" onSubmit={commit}>
      {parts.Besides && (
        <div class="besides">
          <parts.Besides view={view} turn={turn} draft={draft} />
        </div>
      )}
      <fieldset class={`choices ${pictures ? 'pictures' : ''}`}>
        <legend>{parts.words.question(game, askedOf(view, choices))}</legend>
        {entries.map((entry, line) => {
          const index = shownIn(entry, chosen);
          const { action } = choices[index]!;
          return (
            <label
              key={entry[0]}
              class="claim"
              title={
                pictures
                  ? parts.words.choice(action, face(index).tile, game, askedOf(view, choices))
                  : undefined
              }
              data-action={action.type}
              data-piece={'piece' in action ? action.piece : undefined}
            >
              <input
                type="radio"
                name="choice"
                checked={entry.includes(chosen)}
                onClick={(event) => {
                  const next = nextIn(entry, chosen);
                  // Arrow keys also click, without a pointer: they only browse the list.
                  if (event.detail > 0) turn.pick(next);
                  else turn.choose(next);
                }}
              />
              <span class="claim-face">
                <kbd>{line + 1}</kbd>
                <parts.ChoiceIcon {...face(index)} />
                <span class="claim-words">
                  <ChoiceWords {...face(index)} parts={parts} />
                </span>
              </span>
            </label>
          );
        })}
      </fieldset>
      {pictures && (
        <p class="choice-words" aria-hidden="true">
          <ChoiceWords {...face(chosen)} parts={parts} />
        </p>
      )}
      {why !== '' && <p class="quiet choices-why">{why}</p>}
      <TurnButtons camera={camera} wide={wide} tile={tile} others={choices.flatMap(cellOf)}>
        <div class="hand-actions">
          {draft.canTakeBack && (
            <button type="button" class="button" onClick={() => turn.takeBack()}>
              {t('turn.back')}
            </button>
          )}
          <button
            type="submit"
            class="button primary"
            aria-busy={draft.pressed}
            data-pressed={draft.pressed || undefined}
          >
            {choices[chosen]!.after.length > 0 ? t('turn.next') : t('turn.confirm')}
          </button>
        </div>
      </TurnButtons>
    </form>
  );
}

function ChoiceWords({ parts: { words, ChoiceOutcome }, ...shown }: ChoiceProps & { parts: GameParts }) {
  const { choices, index, view, game, tile } = shown;
  const asked = askedOf(view, choices);
  return (
    <>
      <span class="choice-name">{words.choice(choices[index]!.action, tile, game, asked)}</span>
      <ChoiceOutcome {...shown} />
    </>
  );
}

function actionsOf(choices: readonly Choice[]): Action[] {
  return choices.map(({ action }) => action);
}

/** Where on the board a choice may be made. */
function cellOf({ action }: Choice): Cell[] {
  return 'x' in action && action.x !== undefined && action.y !== undefined
    ? [{ x: action.x, y: action.y }]
    : [];
}

/** The other tile on the board that an action concerns. */
function tileThere(action: Action, { board }: TableProps['game']): ChoiceProps['tile'] | null {
  const far = farTile(action);
  return (far && board.find((placed) => sameCell(placed, far))) ?? null;
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
