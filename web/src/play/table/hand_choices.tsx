// The choices after the tile has been aimed: what may be done with it, and the button for the next step.

import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Cell } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { Action } from '../../net/protocol.gen.ts';
import { type Choice, sameCell } from '../draft.ts';
import { isRead, useSurvey } from '../survey.ts';
import { askedOf } from '../words.ts';
import { type Entry, entriesOf, nextIn, shownIn, showsPictures } from './choice_entries.ts';
import { farTile, ghostOf } from './draft_on_board.ts';
import type { ChoiceProps, GameParts, StepProps, TableProps } from './game_parts.ts';
import { missingWords } from './missing_words.ts';
import { TurnButtons } from './turn_buttons.tsx';

type ChoicesProps = StepProps<'choose'>;

export function HandChoices(props: ChoicesProps) {
  const { view, game, turn, camera, wide, parts, draft } = props;
  const { choices, chosen } = draft;
  const form = useChosenInView(chosen);
  const { tile, survey, face } = useFaces(props);
  // Claims are only expected at the first decision.
  const why =
    draft.done.length > 1
      ? ''
      : missingWords({ view, game, tile, survey }, actionsOf(choices), parts.words, parts.choices);
  const commit = (event: Event) => {
    event.preventDefault();
    turn.decide();
  };
  const entries = entriesOf(choices, parts.choices);
  const pictures = showsPictures(entries, choices, wide, parts.choices);
  return (
    <form ref={form} class="choose" onSubmit={commit}>
      {parts.Besides && (
        <div class="besides">
          <parts.Besides view={view} turn={turn} draft={draft} />
        </div>
      )}
      <fieldset class={`choices ${pictures ? 'pictures' : ''}`}>
        <legend>{parts.words.question(game, askedOf(view, choices))}</legend>
        {entries.map((entry, line) => (
          <EntryLine
            key={entry[0]}
            {...{ turn, parts, entry, line, chosen }}
            face={face(shownIn(entry, chosen))}
            pictured={pictures}
          />
        ))}
      </fieldset>
      {pictures && (
        <p class="choice-words" aria-hidden="true">
          <ChoiceWords {...face(chosen)} parts={parts} />
        </p>
      )}
      {why !== '' && <p class="quiet choices-why">{why}</p>}
      <TurnButtons camera={camera} wide={wide} tile={tile} others={choices.flatMap(cellOf)}>
        <ChoiceButtons turn={turn} draft={draft} />
      </TurnButtons>
    </form>
  );
}

/** The keyboard begins at the chosen one, and no list moves under the finger that aims at it. */
function useChosenInView(chosen: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked')?.focus({ preventScroll: true });
  }, []);
  // Before painting.
  useLayoutEffect(() => {
    const line = form.current?.querySelector('.claim:has(input:checked)');
    line?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return form;
}

/** What is shown of each choice, with the tile that it concerns and the survey of its cell. */
function useFaces({ view, game, draft, survey, parts }: ChoicesProps) {
  const { choices, chosen } = draft;
  const tile = ghostOf(draft, game) ?? game.board.at(-1)!;
  const far = tileThere(choices[chosen]!.action, game);
  const ofBoard = choices.some(({ action: { type } }) => parts.choices?.[type]?.ofBoard);
  const read = useSurvey(
    survey,
    view,
    isRead(view) ? { actions: draft.done, ...(!ofBoard && { at: tile }) } : null,
  );
  const readThere = useSurvey(survey, view, far && isRead(view) ? { actions: draft.done, at: far } : null);
  const face = (index: number): ChoiceProps => {
    const there = tileThere(choices[index]!.action, game);
    return {
      choices,
      index,
      view,
      game,
      tile: there ?? tile,
      survey: there === null ? read : index === chosen ? readThere : null,
      draft,
    };
  };
  return { tile, survey: read, face };
}

interface EntryLineProps extends Pick<ChoicesProps, 'turn' | 'parts'> {
  /** The choices for which it stands. */
  entry: Entry;
  line: number;
  chosen: number;
  face: ChoiceProps;
  /** Words are told below all entries. */
  pictured: boolean;
}

function EntryLine({ turn, parts, entry, line, chosen, face, pictured }: EntryLineProps) {
  const { action } = face.choices[face.index]!;
  return (
    <label
      class="claim"
      title={pictured ? choiceName(face, parts) : undefined}
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
          if (event.detail > 0 && !parts.choices?.[action.type]?.unfinished) turn.pick(next);
          else turn.choose(next);
        }}
      />
      <span class="claim-face">
        <kbd>{line + 1}</kbd>
        <parts.ChoiceIcon {...face} />
        <span class="claim-words">
          <ChoiceWords {...face} parts={parts} />
        </span>
      </span>
    </label>
  );
}

function ChoiceWords({ parts, ...face }: ChoiceProps & { parts: GameParts }) {
  return (
    <>
      <span class="choice-name">{choiceName(face, parts)}</span>
      <parts.ChoiceOutcome {...face} />
    </>
  );
}

function choiceName({ choices, index, view, game, tile }: ChoiceProps, { words }: GameParts): string {
  return words.choice(choices[index]!.action, tile, game, askedOf(view, choices));
}

function ChoiceButtons({ turn, draft }: Pick<ChoicesProps, 'turn' | 'draft'>) {
  return (
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
        {draft.choices[draft.chosen]!.after.length > 0 ? t('turn.next') : t('turn.confirm')}
      </button>
    </div>
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
