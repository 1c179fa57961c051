// What can be chosen anywhere on the board.

import type { Side } from '../../../art/sides.ts';
import type { Cell } from '../../../board/index.ts';
import { t } from '../../../i18n/index.ts';
import type { Action, GameEvent, GameView, PlacedTile, RoomView } from '../../../net/protocol.gen.ts';
import { type Choice, type Choosing, type Draft, sameCell, type Thinking } from '../../../play/draft.ts';
import { isElsewhere, isSameDeed } from '../../../play/table/choice_entries.ts';
import { ghostOf } from '../../../play/table/draft_on_board.ts';
import type { GameWords } from '../../../play/words.ts';
import type { Target } from '../board/board_types.ts';
import type { PlacedNeutral } from '../modules/princess_and_dragon/neutral_layer.tsx';
import { neutralsIn } from '../modules/princess_and_dragon/neutrals_in_draft.ts';
import { eatenWords } from '../modules/princess_and_dragon/words.ts';
import { placeName } from '../words/places.ts';

/** A target of the board, and which choice of the draft it is. */
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
    const place = placeOf(action, events ?? [], neutralsIn(draft, game));
    if (isElsewhere(action)) return [];
    const named = words.choice(action, tiles.at(-1)!, game, { view, among });
    const label =
      action.type === 'move_dragon' && events ? `${named}, ${eatenWords(game, view, events)}` : named;
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
    tiles.set(key, { x, y, feature: null, act: 'portal', label, choice });
  }
  return [...tiles.values()];
}

/**
 * Of two pieces for one tower the board offers that of the line chosen, else the first;
 * the fairy's places while she is chosen.
 */
function standsBack(choices: readonly Choice[], index: number, chosen: number): boolean {
  const { action } = choices[index]!;
  if (action.type === 'place_fairy') return choices[chosen]!.action.type !== 'place_fairy';
  if (action.type !== 'cap_tower') return false;
  const rivals = choices.flatMap(({ action: other }) =>
    other.type === 'cap_tower' && sameCell(other, action) ? [other] : [],
  );
  const wanted = choices[chosen]?.action;
  const shown = rivals.find((rival) => wanted && isSameDeed(rival, wanted)) ?? rivals[0];
  return shown !== action;
}

/** Where on the board an action is chosen, by what it would bring; null as long as that is not known. */
function placeOf(
  action: Action,
  events: readonly GameEvent[],
  neutrals: readonly PlacedNeutral[],
): Pick<Target, 'x' | 'y' | 'feature' | 'act'> | null {
  switch (action.type) {
    case 'place_tower_piece': {
      const [built] = events.flatMap((event) =>
        event.type === 'tower_piece_placed' && sameCell(event, action) ? [event] : [],
      );
      return built === undefined ? null : { x: built.x, y: built.y, feature: built.feature, act: 'build' };
    }
    case 'cap_tower': {
      const [put] = events.flatMap((event) =>
        event.type === 'piece_deployed' && sameCell(event, action) ? [event] : [],
      );
      return put === undefined ? null : { x: put.x, y: put.y, feature: put.feature, act: 'top' };
    }
    case 'capture':
      return { x: action.x, y: action.y, feature: action.feature, act: 'capture' };
    case 'remove_knight':
      return { x: action.x, y: action.y, feature: action.feature, act: 'princess' };
    case 'place_fairy':
      return { x: action.x, y: action.y, feature: action.feature ?? null, act: 'fairy' };
    case 'place_abbey':
      return { x: action.x, y: action.y, feature: null, act: 'abbey' };
    case 'move_wagon':
      return { x: action.x, y: action.y, feature: action.feature, act: 'wagon' };
    case 'move_dragon': {
      const from = neutrals.find(({ figure }) => figure === 'dragon');
      return from === undefined ? null : { ...stepFrom(from, action.direction), feature: null, act: 'step' };
    }
    case 'return_abbot': {
      const abbot = events.find((event) => event.type === 'piece_returned');
      return abbot === undefined ? null : { x: abbot.x, y: abbot.y, feature: abbot.feature, act: 'recall' };
    }
    default:
      return null;
  }
}

const STEPS: Record<Side, readonly [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

function stepFrom({ x, y }: Cell, side: Side): Cell {
  const [dx, dy] = STEPS[side];
  return { x: x + dx, y: y + dy };
}

/** Those on the board, and the one being laid. */
function tilesIn(draft: Thinking, game: GameView): PlacedTile[] {
  const ghost = ghostOf(draft, game);
  return ghost === null ? [...game.board] : [...game.board, { ...ghost, seat: game.seat }];
}
