// What can be chosen anywhere on the board, and what a tower reaches.

import { type Draft, sameCell, type Thinking } from '../../app/turn.ts';
import type { Cell, PlacedTower, Target } from '../../board/index.ts';
import type { GameWords } from '../../i18n/words.ts';
import type {
  Action,
  CapTower,
  Deploy,
  GameView,
  PlacedPiece,
  PlacedTile,
  RoomView,
} from '../../net/protocol.gen.ts';
import { tileShape } from '../../tiles/index.ts';

/** What has been decided on, whether it is still being thought about or on its way to the server. */
type Decided = Exclude<Draft, { step: 'wait' }>;

/** A target of the board, and which choice of the draft it is. */
export interface ChoiceTarget extends Target {
  readonly choice: number;
}

export function targetsOf(draft: Thinking, view: RoomView, game: GameView, words: GameWords): ChoiceTarget[] {
  if (draft.step !== 'choose') return [];
  const among = draft.choices.map(({ action }) => action);
  const tiles = tilesIn(draft, game);
  return among.flatMap((action, choice) => {
    const place = placeOf(action, game, view.you, tiles);
    const label = words.choice(action, tiles.at(-1)!, game, { view, among });
    return place === null ? [] : [{ ...place, label, choice, seat: view.you ?? 0 }];
  });
}

function placeOf(
  action: Action,
  game: GameView,
  you: number | null,
  tiles: readonly PlacedTile[],
): Pick<Target, 'x' | 'y' | 'feature' | 'act'> | null {
  switch (action.type) {
    case 'place_tower_piece':
      return { ...foundationAt(action, tiles), act: 'build' };
    case 'cap_tower':
      return { ...foundationAt(action, tiles), act: 'top' };
    case 'capture':
      return { x: action.x, y: action.y, feature: action.feature, act: 'capture' };
    case 'return_abbot': {
      const abbot = game.pieces.find(({ seat, piece }) => seat === you && piece === 'abbot');
      return abbot === undefined ? null : { x: abbot.x, y: abbot.y, feature: abbot.feature, act: 'recall' };
    }
    default:
      return null;
  }
}

function foundationAt(cell: Cell, tiles: readonly PlacedTile[]): Cell & { feature: number } {
  const { x, y, tile, rotation } = tiles.find((placed) => sameCell(placed, cell))!;
  return { x, y, feature: tileShape(tile, rotation).features.findIndex(({ kind }) => kind === 'tower') };
}

/** Those on the board, and the one being laid. */
function tilesIn({ at }: Decided, { board, tile, seat }: GameView): PlacedTile[] {
  return at === null || tile === null ? [...board] : [...board, { ...at, tile, seat }];
}

/** The towers as they stand once what was decided on is done. */
export function towersIn(draft: Decided | null, game: GameView): PlacedTower[] {
  const towers: PlacedTower[] = [...(game.towers ?? [])];
  for (const action of draft?.done ?? []) {
    if (action.type !== 'place_tower_piece') continue;
    const place = towers.findIndex((tower) => sameCell(tower, action));
    if (place < 0) towers.push({ ...foundationAt(action, tilesIn(draft!, game)), height: 1 });
    else towers[place] = { ...towers[place]!, height: towers[place]!.height + 1 };
  }
  return towers;
}

/** The figures as they stand once what was decided on is done. */
export function piecesIn(draft: Decided | null, game: GameView, you: number | null): PlacedPiece[] {
  let pieces = game.pieces;
  for (const action of draft?.done ?? []) {
    if (action.type === 'capture')
      pieces = pieces.filter((piece) => !sameCell(piece, action) || piece.feature !== action.feature);
    if (action.type === 'return_abbot')
      pieces = pieces.filter(({ seat, piece }) => seat !== you || piece !== 'abbot');
    if (action.type === 'deploy' || action.type === 'cap_tower')
      pieces = [...pieces, { ...standingOf(action, tilesIn(draft!, game)), piece: action.piece, seat: you! }];
  }
  return pieces;
}

/** Where a piece goes: onto the tile laid last, or onto a tower. */
function standingOf(action: Deploy | CapTower, tiles: readonly PlacedTile[]): Cell & { feature: number } {
  if (action.type === 'cap_tower') return foundationAt(action, tiles);
  const { x, y } = tiles.at(-1)!;
  return { x, y, feature: action.feature };
}

/** The cells within the range of the tower that is chosen, or was built just now; none where there is no such tower. */
export function rangeIn(draft: Thinking | null, game: GameView): Cell[] {
  const towers = towersIn(draft, game);
  const heightAt = (cell: Cell) => towers.find((tower) => sameCell(tower, cell))?.height ?? 0;
  const chosen = draft?.step === 'choose' ? draft.choices[draft.chosen]!.action : null;
  if (chosen?.type === 'place_tower_piece') return reachOf(chosen, heightAt(chosen) + 1);
  const asksWhom = draft?.step === 'choose' && draft.choices.some(({ action }) => action.type === 'capture');
  if (!asksWhom) return [];
  const built = draft.done.findLast(({ type }) => type === 'place_tower_piece') as Cell | undefined;
  const [x, y] = game.built ?? [];
  const tower = built ?? (x === undefined || y === undefined ? null : { x, y });
  return tower === null ? [] : reachOf(tower, heightAt(tower));
}

/** The cell itself, and as many cells as the tower is high in each of the four directions (TOWER-CAP-02). */
export function reachOf({ x, y }: Cell, height: number): Cell[] {
  const steps = Array.from({ length: height }, (_, step) => step + 1);
  return [
    { x, y },
    ...steps.flatMap((step) => [
      { x: x + step, y },
      { x: x - step, y },
      { x, y: y + step },
      { x, y: y - step },
    ]),
  ];
}
