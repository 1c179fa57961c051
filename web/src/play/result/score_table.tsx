// Final scores: the players by rank.

import '../../styles/result.css';
import { SeatBadge } from '../../board/index.ts';
import { t } from '../../i18n/index.ts';
import type { Result } from '../../net/protocol.gen.ts';
import { Name } from '../../ui/name.tsx';
import { type Players, playerColour, playerName } from './players.ts';
import { byRank } from './tally.ts';

export interface ScoreTableProps {
  players: Players;
  result: Result;
}

export function ScoreTable({ players, result }: ScoreTableProps) {
  return (
    <table class="score-table" aria-label={t('result.table')}>
      <thead>
        <tr>
          <th scope="col">{t('result.player')}</th>
          <th scope="col">{t('result.total')}</th>
        </tr>
      </thead>
      <tbody>
        {byRank(result.scores, result.winners).map((seat) => (
          <tr key={seat} class={result.winners.includes(seat) ? 'winner' : undefined}>
            <th scope="row">
              <SeatBadge colour={playerColour(players, seat)} size={24} />
              <Name>{playerName(players, seat)}</Name>
            </th>
            <td class="total">{result.scores[seat]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
