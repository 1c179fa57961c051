// Pieces on the board, and the places where one could go.

import { tileShape } from '../tiles/catalogue.ts';
import type { Lookup } from './overlay_layer.tsx';
import { PieceFigure } from './piece_figure.tsx';
import type { ClaimChoice, PlacedPiece, PlacedTile, Seat } from './types.ts';
import { CELL } from './view_maths.ts';

interface PiecesProps {
  pieces: readonly PlacedPiece[];
  seats: readonly Seat[];
  lookup: Lookup;
}

export function Pieces({ pieces, seats, lookup }: PiecesProps) {
  return (
    <g class="board-pieces">
      {[...pieces]
        .sort((a, b) => a.y - b.y)
        .map(({ x, y, feature: index, piece, seat }) => {
          const feature = lookup({ x, y }, index);
          const [slotX, slotY] = feature?.slot ?? [50, 50];
          return (
            <g
              key={`${x},${y},${index},${piece},${seat}`}
              transform={`translate(${x * CELL + slotX} ${y * CELL + slotY})`}
            >
              <PieceFigure
                piece={piece}
                colour={seats[seat]?.colour ?? 'black'}
                lying={feature?.kind === 'field'}
              />
            </g>
          );
        })}
    </g>
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

/** Where each choice is shown; several pieces for one feature stand side by side. */
export function claimSpots(claim: ClaimChoice, tile: PlacedTile): ClaimSpot[] {
  const { features } = tileShape(tile.tile, tile.rotation);
  return claim.options.map(({ feature: index }, option) => {
    const rivals = claim.options.flatMap((other, i) => (other.feature === index ? [i] : []));
    const feature = features[index];
    const [slotX, slotY] = feature?.slot ?? [50, 50];
    const aside = (rivals.indexOf(option) - (rivals.length - 1) / 2) * SIDE_BY_SIDE;
    return {
      option,
      x: claim.x * CELL + slotX + aside,
      y: claim.y * CELL + slotY,
      lying: feature?.kind === 'field',
    };
  });
}

interface ClaimsProps {
  claim: ClaimChoice;
  spots: readonly ClaimSpot[];
  selected: number | null;
  seats: readonly Seat[];
}

export function Claims({ claim, spots, selected, seats }: ClaimsProps) {
  return (
    <g class="board-claims">
      {spots.map(({ option, x, y, lying }) => {
        const chosen = option === selected;
        const { piece } = claim.options[option]!;
        return (
          <g key={option} class={chosen ? 'is-chosen' : undefined} transform={`translate(${x} ${y})`}>
            <circle r={chosen ? 11.5 : 8.6} class="board-slot" />
            <g transform={chosen ? undefined : 'scale(.56)'}>
              <PieceFigure
                piece={piece}
                colour={seats[claim.seat]?.colour ?? 'black'}
                lying={lying}
                faint={!chosen}
              />
            </g>
          </g>
        );
      })}
    </g>
  );
}
