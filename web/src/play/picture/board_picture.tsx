// A game's whole board as one picture, drawn from the board itself, with names and scores above it
// and the way to the game below.

import { drawFoot, FOOT_HEIGHT } from './foot.ts';
import { type BoardSize, boardSize, HiddenBoard } from './hidden_board.tsx';
import { GROUND } from './measures.ts';
import type { Pictured } from './pictured.ts';
import { drawScores, scoresHeight } from './scores.ts';

const TILE_PX = 128;
/** Browsers draw nothing on larger canvases: that of head and foot is kept free. */
const SIDE_MOST_PX = 4096 - 200;

/** A PNG. Rejects if the browser cannot draw it. */
export async function boardPicture(pictured: Pictured): Promise<Blob> {
  const size = boardSize(pictured.parts, pictured.game, TILE_PX, SIDE_MOST_PX);
  const board = new HiddenBoard(pictured.view, pictured.parts, pictured.game, size);
  try {
    await board.show(pictured.game);
    const canvas = document.createElement('canvas');
    const { width, height } = pictureSize(pictured, size);
    canvas.width = width;
    canvas.height = height;
    await drawPicture(canvas.getContext('2d')!, pictured, board, size);
    return await new Promise((resolve, reject) =>
      canvas.toBlob(
        (png) => (png ? resolve(png) : reject(new Error('the picture cannot be drawn'))),
        'image/png',
      ),
    );
  } finally {
    board.close();
  }
}

/** Of the board with head and foot. */
export const pictureSize = (pictured: Pick<Pictured, 'game'>, { width, height }: BoardSize): BoardSize => ({
  width,
  height: scoresHeight(pictured, width) + height + FOOT_HEIGHT,
});

/** Draws the board as it is shown, with head and foot. */
export async function drawPicture(
  brush: CanvasRenderingContext2D,
  pictured: Pictured,
  board: HiddenBoard,
  { width, height }: BoardSize,
): Promise<void> {
  const head = scoresHeight(pictured, width);
  brush.fillStyle = GROUND;
  brush.fillRect(0, 0, width, head + height + FOOT_HEIGHT);
  drawScores(brush, pictured, width);
  brush.save();
  brush.translate(0, head);
  await board.draw(brush);
  brush.translate(0, height + FOOT_HEIGHT);
  drawFoot(brush, pictured, width);
  brush.restore();
}
