// The places of targets that can be chosen anywhere on the board.

export interface TargetSpot {
  /** Index into the targets. */
  readonly target: number;
  /** In board units. */
  readonly x: number;
  readonly y: number;
  /**
   * How far beside that place it is shown, because others share it; more when the board is seen from afar.
   */
  readonly aside: number;
  /** Distance to the nearest other place, which limits its size. */
  readonly room: number;
}

/** A finger covers this much at the smallest zoom. */
const ROOM_MOST = 190;

/** The distance of each place to the nearest other one; those that share a place share its room. */
export function withRoom(places: readonly Omit<TargetSpot, 'room'>[]): TargetSpot[] {
  return places.map((place) => {
    const away = places.map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
    return { ...place, room: Math.min(ROOM_MOST, ...away.filter((distance) => distance > 0)) };
  });
}
