// Pieces on the board, and the places where one could go.

import type { ComponentChildren } from 'preact';
import type { Camera } from './camera.ts';
import { CORNER_AT } from './corners.ts';
import type { Lookup } from './lookup.ts';
import { type Figures, PieceFigure } from './piece_figure.tsx';
import type { ClaimChoice, PlacedPiece, Seat, TileCorner } from './types.ts';
import { CELL, type Cell } from './view_maths.ts';
import { ZoomGroup } from './zoom_group.tsx';

interface StandingProps {
  camera: Camera;
  pieces: readonly PlacedPiece[];
  /** Other things that stand between the pieces. */
  others?: readonly Thing[];
  /** How far above the ground a piece stands, in the piece's units. */
  standsAbove?: (at: Cell, feature: number) => number;
  seats: readonly Seat[];
  figures?: Figures | undefined;
  /** The kind of feature on which figures lie down. */
  liesOn: string;
  lookup: Lookup;
}

/** Something that stands on the board. */
export interface Thing {
  readonly key: string;
  /** Where it touches the ground; further down is nearer. */
  readonly foot: number;
  readonly at: readonly [x: number, y: number];
  /** How far above that place it stands, in its own units. */
  readonly above?: number;
  /** Narrower than a piece: enlarged more when seen from afar, together with what stands on it. */
  readonly narrow?: true;
  readonly figure: ComponentChildren;
  /** Beside it, above all figures. */
  readonly number?: ComponentChildren;
}

const NARROW = 'board-figure is-narrow';

/** How far apart figures stand that share a place. */
const STEP_ASIDE = 13;

const isBeside = (one: PlacedPiece, other: PlacedPiece): boolean =>
  one.x === other.x && one.y === other.y && one.feature === other.feature && !one.corner;

/** Pieces and other things between them, the furthest first. */
export function Standing(props: StandingProps) {
  const { camera, pieces, others = [], standsAbove = () => 0, seats, figures = {}, liesOn, lookup } = props;
  const place = (at: Cell, feature: number, corner?: TileCorner): readonly [number, number] => {
    const [slotX, slotY] = corner ? CORNER_AT[corner] : (lookup(at, feature)?.slot ?? [50, 50]);
    return [at.x * CELL + slotX, at.y * CELL + slotY];
  };
  const things: Thing[] = [
    ...others,
    ...pieces.map((standing) => {
      const { x, y, feature, corner, piece, seat } = standing;
      const [slotX, slotY] = place({ x, y }, feature, corner);
      const beside = corner ? [standing] : pieces.filter((other) => isBeside(other, standing));
      const which = beside.indexOf(standing);
      const at = [slotX + (which - (beside.length - 1) / 2) * STEP_ASIDE, slotY] as const;
      const above = standsAbove({ x, y }, feature);
      const lying = lookup({ x, y }, feature)?.kind === liesOn;
      const colour = seats[seat]?.colour ?? 'black';
      const figure = <PieceFigure figure={figures[piece]} colour={colour} lying={lying} />;
      const key = `${x},${y},${corner ?? feature},${piece},${seat}${which > 0 ? `,${which}` : ''}`;
      return { key, foot: at[1] + 0.5, at, above, figure };
    }),
  ];
  return (
    <ZoomGroup camera={camera} name="board-pieces">
      {things
        .sort((a, b) => a.foot - b.foot)
        .map(({ key, at, above = 0, narrow, figure }) => (
          <g key={key} transform={`translate(${at.join(' ')})`}>
            <g class={narrow || above > 0 ? NARROW : 'board-figure'}>
              {above === 0 ? figure : <g transform={`translate(0 ${-above})`}>{figure}</g>}
            </g>
          </g>
        ))}
      {others
        .filter(({ number }) => number)
        .map(({ key, at, narrow, number }) => (
          <g key={`number ${key}`} transform={`translate(${at.join(' ')})`}>
            <g class={narrow ? NARROW : 'board-figure'}>{number}</g>
          </g>
        ))}
    </ZoomGroup>
  );
}

export interface ClaimSpot {
  /** Index into the claim's options. */
  readonly option: number;
  /** In board units. */
  readonly x: number;
  readonly y: number;
  readonly lying: boolean;
}

const SIDE_BY_SIDE = 20;

/**
 * Where each choice is shown; several pieces for one feature stand side by side.
 * `liesOn`: the kind of feature on which figures lie down.
 */
export function claimSpots(claim: ClaimChoice, liesOn: string, lookup: Lookup): ClaimSpot[] {
  return claim.options.flatMap(({ feature: index, corner }, option) => {
    if (corner) {
      const [dx, dy] = CORNER_AT[corner];
      return [{ option, x: claim.x * CELL + dx, y: claim.y * CELL + dy, lying: false }];
    }
    const feature = lookup(claim, index);
    if (!feature) return [];
    const rivals = claim.options.flatMap((other, i) => (!other.corner && other.feature === index ? [i] : []));
    const aside = (rivals.indexOf(option) - (rivals.length - 1) / 2) * SIDE_BY_SIDE;
    const [slotX, slotY] = feature.slot;
    const at = { x: claim.x * CELL + slotX + aside, y: claim.y * CELL + slotY };
    return [{ option, ...at, lying: feature.kind === liesOn }];
  });
}

interface ClaimsProps {
  camera: Camera;
  claim: ClaimChoice;
  spots: readonly ClaimSpot[];
  selected: number | null;
  seats: readonly Seat[];
  figures?: Figures | undefined;
}

export function Claims({ camera, claim, spots, selected, seats, figures = {} }: ClaimsProps) {
  return (
    <ZoomGroup camera={camera} name="board-claims">
      {spots.map(({ option, x, y, lying }) => {
        const chosen = option === selected;
        const { piece } = claim.options[option]!;
        return (
          <g key={option} class={chosen ? 'is-chosen' : undefined} transform={`translate(${x} ${y})`}>
            <g class={chosen ? 'board-figure' : undefined}>
              <circle r={chosen ? 11.5 : 8.6} class="board-slot" />
              <g transform={chosen ? undefined : 'scale(.56)'}>
                <PieceFigure
                  figure={figures[piece]}
                  colour={seats[claim.seat]?.colour ?? 'black'}
                  lying={lying}
                  faint={!chosen}
                />
              </g>
            </g>
          </g>
        );
      })}
      {spots.map(({ option, x, y }) => (
        <text key={`line ${option}`} class="board-slot-number" x={x + 10.5} y={y - 6.5}>
          {claim.options[option]!.line}
        </text>
      ))}
    </ZoomGroup>
  );
}
