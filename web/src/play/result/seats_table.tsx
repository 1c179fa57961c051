// Figures of all seats: a row for each kind of figure, so that it fits a phone; the players' marks head the
// columns.

import '../../styles/result.css';
import { SeatBadge } from '../../board/index.ts';
import { Name } from '../../ui/name.tsx';
import { type Players, playerColour, playerName } from './players.ts';

interface SeatsTableProps {
  label: string;
  players: Players;
  /** In the order of the columns. */
  seats: readonly number[];
  rows: readonly { key: string; label: string; of(seat: number): number | undefined }[];
}

export function SeatsTable({ label, players, seats, rows }: SeatsTableProps) {
  return (
    <table class="kind-table" aria-label={label}>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" title={playerName(players, seat)}>
              <SeatBadge colour={playerColour(players, seat)} size={24} />
              <span class="unseen">
                <Name>{playerName(players, seat)}</Name>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            {seats.map((seat) => (
              <td key={seat}>{row.of(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
