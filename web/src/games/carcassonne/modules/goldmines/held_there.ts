// Who would take a bar that lies on a tile, as things stand: the holders of roads, cities and monasteries
// that reach it.

import { type Cell, sameCell } from '../../../../board/index.ts';
import { listOf, t, tOr } from '../../../../i18n/index.ts';
import type { SurveyedFeature, SurveyReply } from '../../../../net/protocol.gen.ts';
import { isCounted } from '../../../../play/survey.ts';
import { seatName } from '../../../../play/words.ts';
import type { OutcomeAt } from '../carcassonne_choice.ts';

export function heldThere(cell: Cell, { view, survey }: Pick<OutcomeAt, 'view' | 'survey'>): string {
  if (survey === null || !isCounted(view)) return '';
  const held = ownedAt(cell, survey).map(({ kind, owners }) =>
    t('gold.held', {
      feature: tOr(`feature.${kind}`, kind),
      names: listOf(owners.map((seat) => seatName(view, seat))),
    }),
  );
  return held.length === 0 ? t('gold.nobody') : t('gold.there', { what: listOf(held) });
}

/** The unfinished features that somebody owns and whose completion takes the bars of the tile. */
export function ownedAt(cell: Cell, { features }: Pick<SurveyReply, 'features'>): SurveyedFeature[] {
  return features.filter(
    ({ kind, state, owners, segments }) =>
      state === 'open' &&
      owners.length > 0 &&
      segments.some(([x, y]) => reaches(kind, { x: x!, y: y! }, cell)),
  );
}

function reaches(kind: SurveyedFeature['kind'], at: Cell, cell: Cell): boolean {
  const isCloister = kind === 'monastery' || kind === 'garden';
  if (!isCloister) return (kind === 'road' || kind === 'city') && sameCell(at, cell);
  return Math.abs(at.x - cell.x) <= 1 && Math.abs(at.y - cell.y) <= 1;
}
