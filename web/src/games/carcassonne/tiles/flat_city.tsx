// The walled city in the flat map style: each tile shows its part.

import { linePath } from '../../../art/paths.ts';
import { QuarterSign } from './quarter_signs.tsx';
import { cityRing, type InBlock, onTile, QUARTERS, type Quarter, STREETS } from './walled_city.ts';

const GROUNDS: Record<Quarter, string> = {
  castle: '#c9cfd6',
  market: '#f3cf97',
  blacksmith: '#b79c80',
  cathedral: '#dcd79a',
};

/** Parts overlap a little: no line shows between tiles. */
const OVER = 0.4;
const VIEW = `${-OVER} ${-OVER} ${100 + 2 * OVER} ${100 + 2 * OVER}`;

export function FlatCity({ block }: { block: InBlock }) {
  const ring = linePath(cityRing(block), true);
  const streets = STREETS.map((street) => linePath(street.map((p) => onTile(p, block)))).join('');
  const quarters = Object.entries(QUARTERS) as [Quarter, (typeof QUARTERS)[Quarter]][];
  return (
    <svg x={-OVER} y={-OVER} width={100 + 2 * OVER} height={100 + 2 * OVER} viewBox={VIEW}>
      {quarters.map(([quarter, { ground }]) => (
        <path
          key={quarter}
          d={linePath(
            ground.map((p) => onTile(p, block)),
            true,
          )}
          fill={GROUNDS[quarter]}
        />
      ))}
      <g fill="none">
        <path d={streets} stroke="#6f6350" stroke-width={10} />
        <path d={streets} stroke="#fffaf0" stroke-width={7} />
        <path d={ring} stroke="#5b3a1e" stroke-width={6} stroke-linejoin="round" />
      </g>
      {cityRing(block).map((tower) => (
        <circle key={tower.join()} cx={tower[0]} cy={tower[1]} r={5} fill="#5b3a1e" />
      ))}
      {quarters.map(([quarter, { landmark }]) => (
        <g key={quarter} transform={`translate(${onTile(landmark, block).join(' ')}) scale(2.1)`}>
          <QuarterSign quarter={quarter} />
        </g>
      ))}
    </svg>
  );
}
