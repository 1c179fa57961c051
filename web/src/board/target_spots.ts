// Where things are shown that can be chosen anywhere on the board.

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
  /** Distance to the nearest other place: nothing grows beyond it. */
  readonly room: number;
}

/** At the smallest zoom a finger covers this much. */
const ROOM_MOST = 190;

/** How far each place is from the nearest other one; those that share a place share its room. */
export function withRoom(places: readonly Omit<TargetSpot, 'room'>[]): TargetSpot[] {
  return places.map((place) => {
    const away = places.map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
    return { ...place, room: Math.min(ROOM_MOST, ...away.filter((distance) => distance > 0)) };
  });
}
