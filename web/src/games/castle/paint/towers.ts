// Towers: stone platforms behind a parapet, with a slate-roofed turret in every quarter.

import { type Brush, fillShape, INK, inkShape, strokeLine, within } from '../../../art/brush.ts';
import { paintTurret, up } from '../../../art/solids.ts';
import { add, offset, type Point, pathLength, pointAlong } from '../../../geometry/points.ts';
import type { CastleFeature } from '../tiles/types.ts';
import { frontEdges, innerEdges, wallStrip } from './edges.ts';

const STONE = '#cbc6b6';
const TOP = '#e9e5d8';
const FACE = '#98917f';
const SLATE = '#516a88';
const JOINT = 'rgba(84,76,60,.42)';
const WALL = 6.2;
const MERLON = 3.3;

/** Behind the place where a piece stands, so that it hides neither. */
const BEHIND: Point = [-5.5, 0.5];
const TURRET = { radius: 7.4, height: 9, cone: 12 } as const;

export function paintPlatform(brush: Brush, feature: CastleFeature): void {
  within(brush, feature.area, () => {
    fillShape(brush, feature.area[0]!, STONE);
    paintFlags(brush);
    for (const run of innerEdges(feature)) {
      strokeLine(brush, run, 11, 'rgba(70,62,50,.13)');
      strokeLine(brush, run, 7, 'rgba(70,62,50,.16)');
    }
  });
  for (const front of frontEdges(feature)) paintFace(brush, front);
  for (const run of innerEdges(feature)) paintParapet(brush, run);
}

/** The same on every tile, so that platforms run on over the border. */
function paintFlags(brush: Brush): void {
  brush.strokeStyle = JOINT;
  brush.lineWidth = 0.4;
  brush.beginPath();
  for (let row = 0; row < 20; row++) {
    const y = row * 5;
    brush.moveTo(0, y);
    brush.lineTo(100, y);
    for (let x = (row % 3) * 3.4; x < 100; x += 10) {
      brush.moveTo(x, y);
      brush.lineTo(x, y + 5);
    }
  }
  brush.stroke();
  for (let i = 0; i < 60; i++) {
    const [column, row] = [(i * 7) % 10, (i * 11) % 20];
    brush.fillStyle = i % 2 === 0 ? 'rgba(255,252,240,.32)' : 'rgba(120,110,92,.16)';
    brush.fillRect(column * 10 + (row % 3) * 3.4 + 0.3, row * 5 + 0.3, 9.4, 4.4);
  }
}

function paintFace(brush: Brush, front: readonly Point[]): void {
  inkShape(brush, wallStrip(front, WALL), FACE, 0.6);
  for (const share of [0.33, 0.66]) {
    brush.setLineDash([2.4, 0.6]);
    strokeLine(
      brush,
      front.map(([x, y]): Point => [x, y - WALL * share]),
      0.4,
      'rgba(52,44,32,.6)',
    );
  }
  brush.setLineDash([]);
  const length = pathLength(front);
  for (let along = 6; along < length - 4; along += 11) {
    const [x, y] = pointAlong(front, along).at;
    brush.fillStyle = '#2a2219';
    brush.fillRect(x - 0.5, y - WALL + 1.8, 1, 3);
  }
}

function paintParapet(brush: Brush, run: readonly Point[]): void {
  // The feature lies on the right of its edges; the parapet stands a little inside.
  const line = offset(run, -1.5).map((p) => up(p, 1));
  strokeLine(brush, line, 3.9, INK);
  strokeLine(brush, line, 2.9, TOP);
  const length = pathLength(line);
  const count = Math.max(2, Math.round(length / MERLON));
  for (let i = 0; i <= count; i++) {
    const [x, y] = pointAlong(line, (length * i) / count).at;
    brush.fillStyle = INK;
    brush.fillRect(x - 1.25, y - 2.1, 2.5, 2.9);
    brush.fillStyle = '#b5ae9c';
    brush.fillRect(x - 0.95, y - 1.8, 1.9, 2.3);
    brush.fillStyle = '#fbf8ee';
    brush.fillRect(x - 0.95, y - 1.8, 1.9, 1.3);
  }
}

export interface Turreted {
  readonly foot: number;
  paint(): void;
}

export function turretsOf(brush: Brush, feature: CastleFeature): Turreted[] {
  return feature.spots.map((spot) => {
    const at = add(spot, BEHIND);
    return {
      foot: at[1],
      paint: () => {
        paintTurret(brush, { at, ...TURRET, stone: STONE, slate: SLATE });
        paintSlits(brush, at);
      },
    };
  });
}

function paintSlits(brush: Brush, [x, y]: Point): void {
  brush.fillStyle = '#2a2219';
  for (const dx of [-3.4, 1.6]) brush.fillRect(x + dx, y - 2.6, 1.1, 3.4);
}
