// The figures in the quarters, by seat and kind with a number, and the count among them.

import type { ComponentChildren } from 'preact';
import { type Camera, PieceFigure, type Seat, ZoomGroup } from '../../../../board/index.ts';
import type { Point } from '../../../../geometry/points.ts';
import { FIGURES } from '../brought.ts';
import { CountFigure } from './count_figure.tsx';
import { onBoard, type Placed, placesIn } from './places.ts';
import { type CityNow, cityIn, QUARTERS, type Shown } from './quarters_in_draft.ts';

interface QuarterFiguresProps extends Shown {
  camera: Camera;
  seats: readonly Seat[];
}

interface Standing extends Placed {
  readonly key: string;
  readonly figure: ComponentChildren;
  readonly number: number;
}

export function QuarterFigures({ camera, seats, north }: QuarterFiguresProps) {
  const [west, east] = north;
  const { draft, game } = west!;
  const standing = standingIn(cityIn(draft, game), seats)
    .map((each) => ({ ...each, at: onBoard(each.at, [west!, east!]) }))
    .sort((a, b) => a.at[1] - b.at[1]);
  return (
    <ZoomGroup camera={camera} name="board-quarters">
      {standing.map(({ key, at, size, figure }) => (
        <At key={key} at={at} size={size}>
          {figure}
        </At>
      ))}
      {standing.map(
        ({ key, at, size, number }) =>
          number > 1 && (
            <At key={`number ${key}`} at={at} size={size}>
              <g class="board-number" transform="translate(8.4 8.4)">
                <rect x={-6} y={-6} width={12} height={12} rx={6} />
                <text y={3.4}>{number}</text>
              </g>
            </At>
          ),
      )}
    </ZoomGroup>
  );
}

function At({ at, size, children }: { at: Point; size: number; children: ComponentChildren }) {
  return (
    <g transform={`translate(${at.join(' ')})`}>
      <g class="board-figure">
        <g transform={`scale(${size})`}>{children}</g>
      </g>
    </g>
  );
}

/** On the ground of the city; the count stands before all others. */
export function standingIn({ figures, count }: CityNow, seats: readonly Seat[]): Standing[] {
  return QUARTERS.flatMap((quarter) => {
    const there = figures.filter((each) => each.quarter === quarter).sort((a, b) => a.seat - b.seat);
    const all: Omit<Standing, keyof Placed>[] = there.map(({ seat, piece, count: number }) => ({
      key: `${quarter} ${seat} ${piece}`,
      figure: <PieceFigure figure={FIGURES[piece]} colour={seats[seat]?.colour ?? 'black'} />,
      number,
    }));
    if (count === quarter) all.unshift({ key: 'count', figure: <CountFigure />, number: 1 });
    const places = placesIn(quarter, all.length);
    return all.map((each, i) => ({ ...each, ...places[i]! }));
  });
}
