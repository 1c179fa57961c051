// A board the size of a stamp, for lists of games: flat paths of a few looks, which style sheets colour.

export interface StampTile {
  readonly tile: string;
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise. */
  readonly rotation: number;
}

/** Areas, and lines to be stroked. */
export type StampLook = 'land' | 'deep' | 'high' | 'town' | 'hut' | 'way' | 'water' | 'middle';

/** How wide and high a cell is in the paths. */
export const STAMP_CELL = 10;

/** Paths by look; absent: nothing of that kind lies there. */
export type StampPaths = Readonly<Partial<Record<StampLook, string>>>;

/** Draws the tiles of one game. A tile that it does not know is bare land. */
export type Stamp = (tiles: readonly StampTile[]) => StampPaths;

/** Collects paths in a tile's own coordinates, 0 to STAMP_CELL as printed, turned and put in its cell. */
export class StampPen {
  readonly #paths = new Map<StampLook, string[]>();
  #tile: StampTile = { tile: '', x: 0, y: 0, rotation: 0 };

  begin(tile: StampTile): void {
    this.#tile = tile;
    const [x, y] = [tile.x * STAMP_CELL, tile.y * STAMP_CELL];
    this.#put('land', `M${x} ${y}h${STAMP_CELL}v${STAMP_CELL}h-${STAMP_CELL}z`);
  }

  area(look: StampLook, corners: readonly Point[]): void {
    this.#put(look, `M${corners.map((corner) => this.#at(corner)).join('L')}z`);
  }

  line(look: StampLook, from: Point, bend: Point, to: Point): void {
    this.#put(look, `M${this.#at(from)}Q${this.#at(bend)} ${this.#at(to)}`);
  }

  /** A short stroke that a round end makes a dot. */
  dot(look: StampLook, at: Point): void {
    this.#put(look, `M${this.#at(at)}h.01`);
  }

  get paths(): StampPaths {
    return Object.fromEntries([...this.#paths].map(([look, parts]) => [look, parts.join('')]));
  }

  #put(look: StampLook, part: string): void {
    const parts = this.#paths.get(look);
    if (parts === undefined) this.#paths.set(look, [part]);
    else parts.push(part);
  }

  #at([x, y]: Point): string {
    let [u, v] = [x, y];
    for (let turn = 0; turn < this.#tile.rotation; turn++) [u, v] = [STAMP_CELL - v, u];
    return `${this.#tile.x * STAMP_CELL + u} ${this.#tile.y * STAMP_CELL + v}`;
  }
}

export type Point = readonly [number, number];
