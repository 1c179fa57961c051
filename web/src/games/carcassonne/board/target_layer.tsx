// Things anywhere on the board that can be chosen: foundations and towers to build on, figures to capture
// or to take back.

import { type Camera, PieceFigure, type Seat, type TargetSpot, ZoomGroup } from '../../../board/index.ts';
import { FIGURES } from '../modules/pieces.ts';
import { NeutralFigure } from '../modules/princess_and_dragon/neutral_figure.tsx';
import { TowerFigure } from '../modules/tower/tower_figure.tsx';
import type { Target } from './board_types.ts';
import { isRing, Ring } from './ring.tsx';
import { isWholeTile, type TileAct } from './target_spots.ts';

interface TargetsProps {
  camera: Camera;
  targets: readonly Target[];
  spots: readonly TargetSpot[];
  selected: number | null;
  seats: readonly Seat[];
}

export function Targets({ camera, targets, spots, selected, seats }: TargetsProps) {
  return (
    <ZoomGroup camera={camera} name="board-marks board-targets">
      {spots.map(({ target, x, y, aside, room }) => {
        const { act, seat } = targets[target]!;
        const chosen = target === selected;
        if (isWholeTile(act)) return <WholeTile key={target} act={act} x={x} y={y} chosen={chosen} />;
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
                        figure={act === 'wagon' ? FIGURES.wagon : undefined}
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
  act: TileAct;
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
