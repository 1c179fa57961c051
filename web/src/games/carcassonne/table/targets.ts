// What can be chosen anywhere on the board.

import type { GameView, PlacedTile, RoomView } from '../../../net/protocol.gen.ts';
import { type Choice, type Choosing, type Draft, sameCell, type Thinking } from '../../../play/draft.ts';
import { placeName } from '../../../play/place_name.ts';
import { isElsewhere, isSameDeed } from '../../../play/table/choice_entries.ts';
import { ghostOf } from '../../../play/table/draft_on_board.ts';
import { askedOf, type GameWords } from '../../../play/words.ts';
import type { Target } from '../board/board_types.ts';
import { choiceOf, firstOf } from '../modules/brought.ts';

/** A target of the board, and the index of its choice in the draft. */
export interface ChoiceTarget extends Target {
  readonly choice: number;
  /** A place within it is chosen next. */
  readonly leadsOn?: true;
}

export function targetsOf(draft: Draft, view: RoomView, game: GameView, words: GameWords): ChoiceTarget[] {
  if (draft.step !== 'choose') return [];
  const among = draft.choices.map(({ action }) => action);
  const tiles = tilesIn(draft, game);
  const places = draft.choices.map(({ action, events }) =>
    isElsewhere(action) ? null : (choiceOf(action).target?.(action, events ?? [], { draft, game }) ?? null),
  );
  if (isElsewhere(among[draft.chosen]!)) return tilesElsewhere(draft);
  return draft.choices.flatMap(({ action, events }, choice) => {
    const place = places[choice]!;
    if (place === null || standsBack(draft.choices, places, choice, draft.chosen)) return [];
    const { outcome } = choiceOf(action);
    const named = words.choice(action, tiles.at(-1)!, game, askedOf(view, draft.choices));
    const told =
      typeof outcome === 'function' && events
        ? outcome(
            events,
            { view, game, choices: draft.choices, tile: tiles.at(-1)!, survey: null, draft },
            action,
          )
        : '';
    const label = told === '' ? named : `${named}, ${told}`;
    return [{ ...place, label, choice, seat: view.you ?? 0 }];
  });
}

type Place = Pick<Target, 'x' | 'y' | 'feature'> | null;

/** Each other tile that the chosen piece may go to, once: the choices there are its slots. */
function tilesElsewhere({ choices, chosen }: Choosing): ChoiceTarget[] {
  const { act = '', label } = firstOf(({ elsewhere }) => elsewhere) ?? {};
  const wanted = choices[chosen]!.action;
  const tiles = new Map<string, ChoiceTarget>();
  for (const [choice, { action }] of choices.entries()) {
    if (!isElsewhere(action) || !isSameDeed(action, wanted)) continue;
    const { x, y } = action;
    const key = `${x},${y}`;
    if (tiles.has(key) && choice !== chosen) continue;
    const place = placeName({ x, y });
    tiles.set(key, {
      ...{ x, y, feature: null, whole: true, act, choice, leadsOn: true },
      label: label?.(place) ?? place,
    });
  }
  return [...tiles.values()];
}

/** Whether the board shows other choices instead of this one. */
function standsBack(
  choices: readonly Choice[],
  places: readonly Place[],
  index: number,
  chosen: number,
): boolean {
  const { action } = choices[index]!;
  const { shownWhenChosen, onePieceShown } = choiceOf(action);
  const wanted = choices[chosen]!.action;
  if (shownWhenChosen) return wanted.type !== action.type;
  const at = places[index] ?? null;
  if (!onePieceShown || at === null) return false;
  const rivals = choices.flatMap(({ action: other }, i) => {
    const there = other.type === action.type ? places[i]! : null;
    return there !== null && sameCell(there, at) && there.feature === at.feature ? [other] : [];
  });
  const shown = rivals.find((rival) => isSameDeed(rival, wanted)) ?? rivals[0];
  return shown !== action;
}

/** The tiles on the board, and the one being laid. */
function tilesIn(draft: Thinking, game: GameView): PlacedTile[] {
  const ghost = ghostOf(draft, game);
  return ghost === null ? [...game.board] : [...game.board, { ...ghost, seat: game.seat }];
}
