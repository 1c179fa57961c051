// Where a portal leads: a tile, then what to claim there. The same choice as on the board, without pointing.

import { inReadingOrder, sameCell } from '../../../../board/index.ts';
import { t } from '../../../../i18n/index.ts';
import type { PlacedTile } from '../../../../net/protocol.gen.ts';
import { placeName } from '../../../../play/place_name.ts';
import { isElsewhere, isSameDeed } from '../../../../play/table/choice_entries.ts';
import type { BesidesProps } from '../../../../play/table/game_parts.ts';
import { claimWords } from '../../words/claims.ts';
import { tileWords } from '../../words/tiles.ts';

export function PortalPicker({ view, turn, draft }: BesidesProps) {
  if (draft.step !== 'choose') return null;
  const { choices, chosen } = draft;
  const wanted = choices[chosen]!.action;
  if (!isElsewhere(wanted)) return null;
  const game = view.game!;
  const through = choices.flatMap(({ action }, choice) =>
    isElsewhere(action) && isSameDeed(action, wanted) ? [{ action, choice, x: action.x, y: action.y }] : [],
  );
  const tiles = inReadingOrder(firstOnEach(through));
  const here = through.filter((way) => sameCell(way, wanted));
  const lies = (cell: { x: number; y: number }): PlacedTile | undefined =>
    game.board.find((placed) => sameCell(placed, cell));
  const tile = lies(wanted) ?? game.board.at(-1)!;
  const choose = (event: Event) => turn.choose(Number((event.target as HTMLSelectElement).value));
  return (
    <fieldset class="portal-picker">
      <legend>{t('portal.title')}</legend>
      <p class="quiet">{t('portal.hint')}</p>
      <label>
        <span class="unseen">{t('portal.tile')}</span>
        <select value={tiles.find((way) => sameCell(way, wanted))?.choice} onChange={choose}>
          {tiles.map((way) => (
            <option key={way.choice} value={way.choice}>
              {nameOf(way, lies(way))}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span class="unseen">{t('portal.place')}</span>
        <select value={chosen} onChange={choose}>
          {here.map(({ action, choice }) => (
            <option key={choice} value={choice}>
              {claimWords(tile, action.feature!, action.piece)}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}

/** "2 north: city in the north; road". */
function nameOf(cell: { x: number; y: number }, tile: PlacedTile | undefined): string {
  return tile ? `${placeName(cell)}: ${tileWords(tile.tile, tile.rotation)}` : placeName(cell);
}

function firstOnEach<C extends { x: number; y: number }>(ways: readonly C[]): C[] {
  const first = new Map<string, C>();
  for (const way of ways) {
    const key = `${way.x},${way.y}`;
    if (!first.has(key)) first.set(key, way);
  }
  return [...first.values()];
}
