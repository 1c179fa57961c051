// What a choice scores at once.

import { t } from '../../../i18n/index.ts';
import type { Action } from '../../../net/protocol.gen.ts';
import { scoresOf } from '../../../play/draft.ts';
import type { ChoiceProps, ScoredNowProps } from '../../../play/table/game_parts.ts';
import { describeTile } from '../tiles/index.ts';
import { seatName, signed, type TileInPlay } from '../words.ts';

/** For the choices of Carcassonne. */
export function ChoiceOutcome({ choices, index, view, tile }: ChoiceProps) {
  const { action, events } = choices[index]!;
  switch (action.type) {
    case 'place_tower_piece':
    case 'cap_tower':
      return <Places choices={choices} index={index} />;
    case 'capture':
    case 'choose_exchange':
      return <span class="outcome" />;
    default:
      return <ScoredNow view={view} events={events} later={laterWords(action, tile)} />;
  }
}

/** In how many places it can be done, and whom the place chosen puts within reach. */
function Places({ choices, index }: Pick<ChoiceProps, 'choices' | 'index'>) {
  const { action, after } = choices[index]!;
  const places = choices.filter((other) => other.action.type === action.type).length;
  const targets = after.filter(({ type }) => type === 'capture').length;
  return (
    <span class="outcome">
      {targets > 0 && <strong>{t('turn.inReach', { n: targets })} </strong>}
      {places > 1 && t('turn.onBoard', { n: places })}
    </span>
  );
}

function laterWords(action: Action, { tile, rotation }: TileInPlay): string {
  if (action.type !== 'deploy') return '';
  const kind = describeTile(tile, rotation).features[action.feature]?.kind;
  return kind === 'field' ? t('turn.atEnd') : t('turn.open');
}

/** What is scored at once: mine, then everybody else's; `later` where that is nothing. */
export function ScoredNow({ view, events, later = '' }: ScoredNowProps) {
  if (events === null) return <span class="outcome" aria-busy="true" />;
  const scores = scoresOf(events);
  const totals = view.seats.map((_, seat) =>
    scores.filter((event) => event.seat === seat).reduce((sum, { points }) => sum + points, 0),
  );
  const mine = totals[view.you!] ?? 0;
  return (
    <span class="outcome">
      {mine !== 0 ? <strong>{t('turn.now', { points: signed(mine) })}</strong> : later}
      {totals.map((points, seat) =>
        seat === view.you || points === 0 ? null : (
          <em key={seat}> {t('turn.othersNow', { name: seatName(view, seat), points: signed(points) })}</em>
        ),
      )}
    </span>
  );
}
