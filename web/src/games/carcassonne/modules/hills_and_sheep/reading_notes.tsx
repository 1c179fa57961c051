// The flocks, the bag and the hills with a tile under them, for those who read the board.

import { listOf, t } from '../../../../i18n/index.ts';
import { placeName } from '../../../../play/place_name.ts';
import type { BoardNotesProps, FeatureNotesProps } from '../../../../play/table/game_parts.ts';
import { seatName } from '../../../../play/words.ts';
import { sheepIn } from './bag.ts';
import { bagWords } from './flock_words.ts';

export function Flocks({ view, game }: BoardNotesProps) {
  if (!view.rules.modules.includes('hills_and_sheep')) return null;
  const shepherds = game.pieces.filter(({ piece }) => piece === 'shepherd');
  const buried = (game.buried ?? []).map(([x, y]) => placeName({ x, y }));
  return (
    <>
      {view.rules.options.hills_shepherds !== false && (
        <>
          <h3>{t('reading.flocks')}</h3>
          <ul>
            {shepherds.map(({ seat, ...cell }) => (
              <li key={seat}>
                {t('reading.flock', {
                  name: seatName(view, seat),
                  n: sheepIn(game.seats[seat]?.flock),
                  place: placeName(cell),
                })}
              </li>
            ))}
            <li>{bagWords(game)}</li>
          </ul>
        </>
      )}
      {buried.length > 0 && <p>{t('reading.buried', { places: listOf(buried) })}</p>}
    </>
  );
}

/** Where a hill has decided between equals. */
export function HillDecides({ view, feature }: FeatureNotesProps) {
  if (!view.rules.modules.includes('hills_and_sheep')) return null;
  const { holders, owners } = feature;
  const most = Math.max(0, ...holders.map(({ weight }) => weight));
  const equal = holders.filter(({ weight }) => weight === most);
  if (most === 0 || owners.length === 0 || owners.length >= equal.length) return null;
  const byCount = view.rules.options.hill_tiebreak === 'count';
  return <p>{t(byCount ? 'reading.hillDecidesMost' : 'reading.hillDecides')}</p>;
}
