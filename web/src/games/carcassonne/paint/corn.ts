// Crop circles: a round of ripe corn, into which a sign is trodden that tells whom it calls. Upright in every
// rotation.

import { type Brush, dot, INK } from '../../../art/brush.ts';
import { tracePath } from '../../../art/outlines.ts';
import type { Point } from '../../../geometry/points.ts';
import type { Random } from '../../../geometry/random.ts';
import { CALLS } from '../tiles/outlines.ts';
import { type Called, RADIUS } from '../tiles/types.ts';

const RIPE = ['#f6d763', '#e6b93a'] as const;
const STALK = 'rgba(150,104,20,.55)';
const EAR = '#fff0a8';
const TRODDEN = '#7a5216';
const STALKS = 90;

/** Ripe corn all over the tile. */
export function paintCorn(brush: Brush, random: Random): void {
  brush.fillStyle = RIPE[1];
  brush.fillRect(0, 0, 100, 100);
  for (let i = 0; i < 12 * STALKS; i++) paintStalk(brush, [100 * random(), 100 * random()]);
}

export function paintCropCircle(brush: Brush, at: Point, calls: Called, size: number, random: Random): void {
  const radius = RADIUS.corn_circle;
  brush.save();
  brush.translate(...at);
  brush.scale(size, size);
  dot(brush, [0.8, 1.2], radius + 0.6, 'rgba(60,50,14,.4)');
  dot(brush, [0, 0], radius + 0.4, '#8a6a1c');
  const light = brush.createRadialGradient(-4, -5, 2, 0, 0, radius);
  for (const [i, colour] of RIPE.entries()) light.addColorStop(i, colour);
  brush.beginPath();
  brush.arc(0, 0, radius - 0.4, 0, 2 * Math.PI);
  brush.fillStyle = light;
  brush.fill();
  for (let i = 0; i < STALKS; i++) {
    const [away, angle] = [(radius - 2) * Math.sqrt(random()), 2 * Math.PI * random()];
    paintStalk(brush, [away * Math.cos(angle), away * Math.sin(angle)]);
  }
  paintTrodden(brush, calls);
  brush.restore();
}

/** One of the stalks that still stand. */
function paintStalk(brush: Brush, [x, y]: Point): void {
  brush.strokeStyle = STALK;
  brush.lineWidth = 0.45;
  brush.beginPath();
  brush.moveTo(x, y + 1.2);
  brush.lineTo(x, y - 0.6);
  brush.stroke();
  dot(brush, [x, y - 0.8], 0.42, EAR);
}

/** The sign: dark at the border, where the stalks stand, and lighter where they lie. */
function paintTrodden(brush: Brush, calls: Called): void {
  brush.beginPath();
  brush.arc(0, 0, RADIUS.corn_circle - 0.6, 0, 2 * Math.PI);
  brush.clip();
  brush.lineJoin = 'round';
  brush.lineCap = 'butt';
  for (const [width, colour] of [
    [5.4, INK],
    [3.9, TRODDEN],
  ] as const) {
    brush.beginPath();
    tracePath(brush, CALLS[calls]);
    brush.strokeStyle = colour;
    brush.lineWidth = calls === 'city' ? width - 3.4 : width;
    brush.stroke();
    if (calls !== 'city') continue;
    brush.fillStyle = TRODDEN;
    brush.fill();
  }
}
