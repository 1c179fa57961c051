// The head of a game's picture: the players and their points.

import { MARK_PATHS, SEAT_LOOKS } from '../../board/index.ts';
import { seatName } from '../words.ts';
import { INK, PADDING } from './measures.ts';
import type { Pictured } from './pictured.ts';

const SEAT_WIDTH = 300;
const ROW = 64;
const BADGE = 36;

const columnsIn = (width: number): number => Math.max(1, Math.floor((width - 2 * PADDING) / SEAT_WIDTH));

/** In pixels. */
export function scoresHeight({ game }: Pick<Pictured, 'game'>, width: number): number {
  return Math.ceil(game.seats.length / columnsIn(width)) * ROW + PADDING;
}

export function drawScores(brush: CanvasRenderingContext2D, { view, game }: Pictured, width: number): void {
  const columns = columnsIn(width);
  const column = (width - 2 * PADDING) / columns;
  for (const [seat, { score }] of game.seats.entries()) {
    const left = PADDING + (seat % columns) * column;
    const middle = PADDING / 2 + Math.floor(seat / columns) * ROW + ROW / 2;
    drawBadge(brush, view.seats[seat]?.colour ?? 'black', left + BADGE / 2, middle);
    brush.fillStyle = INK;
    brush.textBaseline = 'middle';
    brush.font = '700 26px Georgia, serif';
    const points = String(score);
    const room = column - BADGE - brush.measureText(points).width - 60;
    brush.fillText(points, left + BADGE + 12, middle, column);
    const from = left + BADGE + 24 + brush.measureText(points).width;
    const wins = game.result?.winners.includes(seat) ?? false;
    brush.font = `${wins ? 700 : 400} 22px system-ui, sans-serif`;
    brush.fillText(wins ? `${seatName(view, seat)} ★` : seatName(view, seat), from, middle, room);
  }
}

function drawBadge(
  brush: CanvasRenderingContext2D,
  colour: keyof typeof SEAT_LOOKS,
  x: number,
  y: number,
): void {
  const { fill, ink, mark } = SEAT_LOOKS[colour];
  brush.save();
  brush.translate(x, y);
  brush.fillStyle = fill;
  brush.strokeStyle = '#fffdf5';
  brush.lineWidth = 3;
  brush.beginPath();
  brush.roundRect(-BADGE / 2, -BADGE / 2, BADGE, BADGE, 7);
  brush.fill();
  brush.stroke();
  brush.scale(1.8, 1.8);
  brush.strokeStyle = ink;
  brush.lineWidth = 2;
  brush.lineCap = 'round';
  brush.stroke(new Path2D(MARK_PATHS[mark]));
  brush.restore();
}
