// What can be chosen anywhere on the board.

import type { Cell } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import type { Action, GameView, PlacedTile, RoomView } from '../../../net/protocol.gen.ts';
import { type Choice, type Choosing, type Draft, sameCell, type Thinking } from '../../../play/draft.ts';
import { isElsewhere, isSameDeed } from '../../../play/table/choice_entries.ts';
import { ghostOf } from '../../../play/table/draft_on_board.ts';
import { askedOf, type GameWords } from '../../../play/words.ts';
import type { Target } from '../board/board_types.ts';
import { choiceOf } from '../modules/choices.ts';
import { placeName } from '../words/places.ts';

/** A target of the board, and the index of its choice in the draft. */
export interface ChoiceTarget extends Target {
  readonly choice: number;
}

export function targetsOf(draft: Draft, view: RoomView, game: GameView, words: GameWords): ChoiceTarget[] {
  if (draft.step !== 'choose') return [];
  const among = draft.choices.map(({ action }) => action);
  const tiles = tilesIn(draft, game);
  if (isElsewhere(among[draft.chosen]!)) return tilesOfPortal(draft);
  return draft.choices.flatMap(({ action, events }, choice) => {
    if (standsBack(draft.choices, choice, draft.chosen)) return [];
    if (isElsewhere(action)) return [];
    const { target, outcome } = choiceOf(action);
    const place = target?.(action, events ?? [], { draft, game }) ?? null;
    const named = words.choice(action, tiles.at(-1)!, game, askedOf(view, draft.choices));
    const label =
      typeof outcome === 'function' && events ? `${named}, ${outcome(events, { game, view })}` : named;
    return place === null ? [] : [{ ...place, label, choice, seat: view.you ?? 0 }];
  });
}

/** Each tile that a portal leads the chosen piece to, once: the choices there are its slots. */
function tilesOfPortal({ choices, chosen }: Choosing): ChoiceTarget[] {
  const wanted = choices[chosen]!.action;
  const tiles = new Map<string, ChoiceTarget>();
  for (const [choice, { action }] of choices.entries()) {
    if (!isElsewhere(action) || !isSameDeed(action, wanted)) continue;
    const { x, y } = action;
    const key = `${x},${y}`;
    if (tiles.has(key) && choice !== chosen) continue;
    const label = t('portal.target', { place: placeName({ x, y }) });
    tiles.set(key, { x, y, feature: null, whole: true, act: 'portal', label, choice });
  }
  return [...tiles.values()];
}

/** Whether the board shows other choices instead of this one. */
function standsBack(choices: readonly Choice[], index: number, chosen: number): boolean {
  const { action } = choices[index]!;
  const { shownWhenChosen, onePieceShown } = choiceOf(action);
  const wanted = choices[chosen]!.action;
  if (shownWhenChosen) return wanted.type !== action.type;
  const at = cellOf(action);
  if (!onePieceShown || at === null) return false;
  const rivals = choices.flatMap(({ action: other }) => {
    const there = other.type === action.type ? cellOf(other) : null;
    return there !== null && sameCell(there, at) ? [other] : [];
  });
  const shown = rivals.find((rival) => isSameDeed(rival, wanted)) ?? rivals[0];
  return shown !== action;
}

function cellOf(action: Action): Cell | null {
  if (!('x' in action) || action.x === undefined || action.y === undefined) return null;
  return { x: action.x, y: action.y };
}

/** The tiles on the board, and the one being laid. */
function tilesIn(draft: Thinking, game: GameView): PlacedTile[] {
  const ghost = ghostOf(draft, game);
  return ghost === null ? [...game.board] : [...game.board, { ...ghost, seat: game.seat }];
}
