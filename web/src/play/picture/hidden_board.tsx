// A whole board beside the window, which pictures are drawn from.

import { signal } from '@preact/signals';
import { render } from 'preact';
import { createTurnedCamera } from '../../board/index.ts';
import type { GameView, RoomView } from '../../net/protocol.gen.ts';
import type { GameParts } from '../table/game_parts.ts';
import { NO_TURN } from '../table/no_turn.ts';
import { turnsOf } from '../table/use_board_camera.ts';
import { standaloneSvg } from './standalone_svg.ts';

/** The same margin about the tiles as the camera's. */
const MARGIN = 0.4;
const WIDTH_LEAST_PX = 480;
/** Browsers draw nothing beside a window that is farther away. */
const BESIDE_PX = 8192;
/** A browser that cannot paint shows the flat style after this time. */
const PAINTING_MS = 30_000;

export interface BoardSize {
  width: number;
  height: number;
}

/**
 * Of a board with these cells, in pixels: a tile takes `tile` of them, unless a side would be too long.
 * Sides are even, as encoders of videos want them.
 */
export function boardSize(parts: GameParts, game: GameView, tile: number, sideMost: number): BoardSize {
  const camera = createTurnedCamera(turnsOf(parts));
  const cells = parts.cellsInUse(game).map(camera.seen);
  const span = (places: readonly number[]) => Math.max(...places) - Math.min(...places) + 1 + MARGIN;
  const [across, down] = [span(cells.map(({ x }) => x)), span(cells.map(({ y }) => y))];
  const fitting = Math.min(tile, sideMost / Math.max(across, down));
  return {
    width: Math.max(WIDTH_LEAST_PX, even(across * fitting)),
    height: even(down * fitting),
  };
}

const even = (length: number): number => 2 * Math.round(length / 2);

export class HiddenBoard {
  readonly #host = document.createElement('div');
  readonly #view: RoomView;
  readonly #parts: GameParts;
  readonly #size: BoardSize;
  readonly #camera;

  /** Shows the part of the board that `whole` covers, whatever is shown on it. */
  constructor(view: RoomView, parts: GameParts, whole: GameView, size: BoardSize) {
    this.#view = { ...view, you: null };
    this.#parts = parts;
    this.#size = size;
    this.#camera = createTurnedCamera(signal(turnsOf(parts).peek()));
    this.#camera.setBoard(parts.cellsInUse(whole));
    this.#camera.fitBoard();
    this.#host.inert = true;
    const { width, height } = size;
    this.#host.style.cssText = `position:fixed;left:-${BESIDE_PX}px;top:0;width:${width}px;height:${height}px`;
    this.#host.style.setProperty('--motion', '0'); // what still moves would be drawn where it is not to stay
    document.body.append(this.#host);
  }

  /** Resolves once its tiles are painted. */
  async show(game: GameView): Promise<void> {
    const { Board } = this.#parts;
    render(
      <Board
        view={this.#view}
        game={game}
        parts={this.#parts}
        turn={NO_TURN}
        camera={this.#camera}
        pointed={null}
        flash={[]}
      />,
      this.#host,
    );
    const deadline = performance.now() + PAINTING_MS;
    do await new Promise((resolve) => setTimeout(resolve, 20));
    while (!this.#isPainted() && performance.now() < deadline);
  }

  /** Draws what is shown, its upper left corner at the brush's origin. */
  async draw(brush: CanvasRenderingContext2D): Promise<void> {
    const svg = this.#host.querySelector<SVGSVGElement>('.board-picture')!;
    const frame = this.#host.getBoundingClientRect();
    for (const image of svg.querySelectorAll('image')) {
      const box = image.getBoundingClientRect();
      // What the element itself has not loaded yet would be left out without a word.
      const painting = await loaded(image.href.baseVal);
      brush.drawImage(painting, box.left - frame.left, box.top - frame.top, box.width, box.height);
    }
    const flat = new Blob([standaloneSvg(svg, frame)], { type: 'image/svg+xml' });
    const address = URL.createObjectURL(flat);
    brush.drawImage(await loaded(address), 0, 0, this.#size.width, this.#size.height);
    URL.revokeObjectURL(address);
  }

  close(): void {
    render(null, this.#host);
    this.#host.remove();
  }

  #isPainted(): boolean {
    const tiles = [...this.#host.querySelectorAll('.board-tile')];
    return tiles.length > 0 && tiles.every((tile) => !tile.querySelector(':scope > .tile-ground:only-child'));
  }
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
