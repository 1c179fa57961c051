// The foot of a game's picture: which game it is, and where to find it.

import { tOr } from '../../i18n/index.ts';
import { INK, PADDING } from './measures.ts';
import type { Pictured } from './pictured.ts';

/** In pixels. */
export const FOOT_HEIGHT = 64;
const LINE = 22;

/** Draws upwards from the brush's origin, the lower left corner. */
export function drawFoot(brush: CanvasRenderingContext2D, { view, link }: Pictured, width: number): void {
  const { game } = view.rules;
  const line = (text: string, font: string, fromBelow: number) => {
    brush.font = font;
    brush.fillText(text, width / 2, -fromBelow, width - 2 * PADDING);
  };
  brush.fillStyle = INK;
  brush.textBaseline = 'middle';
  brush.textAlign = 'center';
  line(`Bastide: ${tOr(`game.${game}`, game)}`, '700 18px Georgia, serif', PADDING + LINE);
  if (link !== null) line(link.replace(/^https?:\/\//, ''), '15px system-ui, sans-serif', PADDING);
  brush.textAlign = 'start';
}
