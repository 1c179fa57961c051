// Things anywhere on the board that can be chosen: foundations and towers to build on,
// figures to take or to bring home.

import type { Camera } from './camera.ts';
import type { Lookup } from './lookup.ts';
import { NeutralFigure } from './neutral_figure.tsx';
import { type Figures, PieceFigure } from './piece_figure.tsx';
import { sameCell } from './placement.ts';
import { TowerFigure, towerTop } from './tower_figure.tsx';
import type { PlacedTower, Seat, Target } from './types.ts';
import { CELL } from './view_maths.ts';
import { ZoomGroup } from './zoom_group.tsx';

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

/** A figure on a tower has its middle this far above the floor that it stands on. */
export const ABOVE_FLOOR = 9;
const SIDE_BY_SIDE = 22;
/** At the smallest zoom a finger covers this much. */
const ROOM_MOST = 190;

/**
 * Where each choice is shown: on its figure, or on top of its tower;
 * several for one thing stand side by side.
 */
export function targetSpots(
  targets: readonly Target[],
  towers: readonly PlacedTower[],
  lookup: Lookup,
): TargetSpot[] {
  const same = (a: Target, b: Target): boolean => sameCell(a, b) && a.feature === b.feature;
  return withRoom(
    targets.map((target, i) => {
      const rivals = targets.flatMap((other, j) => (same(other, target) ? [j] : []));
      const { feature } = target;
      const [slotX, slotY] = (feature !== null && lookup(target, feature)?.slot) || [50, 50];
      const height = feature === null ? 0 : heightAt(towers, target, feature);
      const standing = rivals.some((rival) => targets[rival]!.act !== 'build');
      const above = height === 0 ? 0 : towerTop(height) + (standing ? ABOVE_FLOOR : 0);
      const aside = (rivals.indexOf(i) - (rivals.length - 1) / 2) * SIDE_BY_SIDE;
      return { target: i, x: target.x * CELL + slotX, y: target.y * CELL + slotY - above, aside };
    }),
  );
}

/** How far each place is from the nearest other one; those that share a place share its room. */
export function withRoom(places: readonly Omit<TargetSpot, 'room'>[]): TargetSpot[] {
  return places.map((place) => {
    const away = places.map(({ x, y }) => Math.hypot(x - place.x, y - place.y));
    return { ...place, room: Math.min(ROOM_MOST, ...away.filter((distance) => distance > 0)) };
  });
}

export function heightAt(
  towers: readonly PlacedTower[],
  at: { x: number; y: number },
  feature: number,
): number {
  return towers.find((tower) => sameCell(tower, at) && tower.feature === feature)?.height ?? 0;
}

interface TargetsProps {
  camera: Camera;
  targets: readonly Target[];
  spots: readonly TargetSpot[];
  selected: number | null;
  seats: readonly Seat[];
  figures: Figures;
}

export function Targets({ camera, targets, spots, selected, seats, figures }: TargetsProps) {
  return (
    <ZoomGroup camera={camera} name="board-marks board-targets">
      {spots.map(({ target, x, y, aside, room }) => {
        const { act, seat } = targets[target]!;
        const chosen = target === selected;
        if (act === 'step' || act === 'portal' || act === 'abbey')
          return <WholeTile key={target} act={act} x={x} y={y} chosen={chosen} />;
        return (
          <g key={target} transform={`translate(${x} ${y})`}>
            <g
              class={`board-mark is-${act}${chosen ? ' is-chosen' : ''}`}
              style={{ '--room': Math.max(1, room / 20), '--aside': aside }}
            >
              {isRing(act) ? (
                <>
                  <Ring act={act} />
                  {act === 'fairy' && chosen && (
                    <g transform="translate(13 0)" opacity={0.75}>
                      <NeutralFigure figure="fairy" />
                    </g>
                  )}
                </>
              ) : (
                <>
                  <circle r={chosen ? 11.5 : 9} class="board-slot" />
                  <g transform={`scale(${chosen ? 0.78 : 0.6})`}>
                    {act === 'build' ? (
                      <>
                        <g transform="translate(-3.4 5)">
                          <TowerFigure height={1} />
                        </g>
                        <path class="board-plus" d="M5-5.5h8M9-9.5v8" />
                      </>
                    ) : (
                      <PieceFigure
                        figure={act === 'wagon' ? figures.wagon : undefined}
                        colour={seats[seat ?? 0]?.colour ?? 'black'}
                      />
                    )}
                  </g>
                </>
              )}
            </g>
          </g>
        );
      })}
    </ZoomGroup>
  );
}

interface WholeTileProps {
  act: 'step' | 'portal' | 'abbey';
  x: number;
  y: number;
  chosen: boolean;
}

/**
 * A tile that the dragon may go to, with the dragon on it if it is chosen;
 * a tile that a portal leads to; a cell for an abbey.
 */
function WholeTile({ act, x, y, chosen }: WholeTileProps) {
  return (
    <g transform={`translate(${x} ${y})`} class={`board-tile-mark is-${act}${chosen ? ' is-chosen' : ''}`}>
      <rect x={-46} y={-46} width={92} height={92} rx={7} />
      {act === 'step' && chosen && (
        <g class="board-figure" opacity={0.45}>
          <NeutralFigure figure="dragon" />
        </g>
      )}
    </g>
  );
}

type RingAct = 'capture' | 'recall' | 'princess' | 'fairy';

function isRing(act: Target['act']): act is RingAct {
  return act === 'capture' || act === 'recall' || act === 'princess' || act === 'fairy';
}

/** About a figure: aimed at, called home, or befriended. */
export function Ring({ act }: { act: RingAct }) {
  return (
    <>
      <circle r={15.5} class="board-ring-edge" />
      <circle r={15.5} class="board-ring" />
      {act !== 'fairy' && (
        <path
          class="board-ring-mark"
          d={
            act === 'recall'
              ? 'M-4.5-16.5 0-21 4.5-16.5M0-21V-12.5'
              : 'M0-19.5V-12M0 19.5V12M-19.5 0H-12M19.5 0H12'
          }
        />
      )}
    </>
  );
}
