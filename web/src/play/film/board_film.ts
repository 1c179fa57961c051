// A game's board from its first to its last turn as a video, or as an animated picture where the browser
// encodes no video.

import { drawPicture, pictureSize } from '../picture/board_picture.tsx';
import { boardSize, HiddenBoard } from '../picture/hidden_board.tsx';
import type { Pictured } from '../picture/pictured.ts';
import type { PlayedTurn } from '../replay/replay.ts';
import type { FilmWriter } from './film_writer.ts';
import { writeGif } from './gif.ts';
import { writeVideo } from './video.ts';

const TILE_PX = 96;
/** Of the board; more takes long, and phones show no more. */
const SIDE_MOST_PX = 1000;
const TURN_SECONDS = 0.6;
const END_SECONDS = 4;

export interface Filmed extends Pick<Pictured, 'view' | 'parts' | 'link'> {
  /** All turns, from the beginning. */
  turns: readonly PlayedTurn[];
  /** Called before each turn is drawn. */
  onProgress(done: number, all: number): void;
  /** Ends it: what is drawn so far is dropped. */
  stop: AbortSignal;
}

/** Rejects if the browser cannot draw it, or with the reason of `stop`. */
export async function boardFilm({ view, parts, link, turns, onProgress, stop }: Filmed): Promise<Blob> {
  const games = turns.map(({ game }) => parts.shown?.(game, view.rules) ?? game);
  const last = games.at(-1)!;
  const size = boardSize(parts, last, TILE_PX, SIDE_MOST_PX);
  const canvas = document.createElement('canvas');
  const { width, height } = pictureSize({ game: last }, size);
  canvas.width = width;
  canvas.height = height;
  const brush = canvas.getContext('2d', { willReadFrequently: true })!;
  const board = new HiddenBoard(view, parts, last, size);
  let writer: FilmWriter | null = null;
  try {
    writer = (await writeVideo(canvas)) ?? writeGif(canvas);
    for (const [done, game] of games.entries()) {
      stop.throwIfAborted();
      onProgress(done, games.length);
      await board.show(game);
      await drawPicture(brush, { view, game, parts, link }, board, size);
      await writer.add(game === last ? END_SECONDS : TURN_SECONDS);
    }
    return await writer.finish();
  } catch (reason) {
    await writer?.drop();
    throw reason;
  } finally {
    board.close();
  }
}
