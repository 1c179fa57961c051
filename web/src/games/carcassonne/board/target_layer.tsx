// Things anywhere on the board that can be chosen.

import type { ComponentType } from 'preact';
import {
  type Camera,
  PieceFigure,
  type Seat,
  type SeatColour,
  type TargetSpot,
  ZoomGroup,
} from '../../../board/index.ts';
import type { Target } from './board_types.ts';
import { Ring } from './ring.tsx';
import type { TargetMark, TargetMarks } from './target_mark.ts';

interface TargetsProps {
  camera: Camera;
  targets: readonly Target[];
  spots: readonly TargetSpot[];
  selected: number | null;
  seats: readonly Seat[];
}

/** The layer that marks each target by its act. */
export function targetsMarked(marks: TargetMarks): ComponentType<TargetsProps> {
  return (props) => <Targets marks={marks} {...props} />;
}

function Targets({ marks, camera, targets, spots, selected, seats }: TargetsProps & { marks: TargetMarks }) {
  return (
    <ZoomGroup camera={camera} name="board-marks board-targets">
      {spots.map(({ target, x, y, aside, room }) => {
        const { act, whole, seat } = targets[target]!;
        const mark = marks[act] ?? {};
        const chosen = target === selected;
        const is = `is-${act}${mark.isFriendly ? ' is-friendly' : ''}${chosen ? ' is-chosen' : ''}`;
        return whole ? (
          <g key={target} transform={`translate(${x} ${y})`} class={`board-tile-mark ${is}`}>
            <rect x={-46} y={-46} width={92} height={92} rx={7} />
            {chosen && mark.chosen?.()}
          </g>
        ) : (
          <g key={target} transform={`translate(${x} ${y})`}>
            <g class={`board-mark ${is}`} style={{ '--room': Math.max(1, room / 20), '--aside': aside }}>
              {mark.ring === undefined ? (
                <Place mark={mark} chosen={chosen} colour={seats[seat ?? 0]?.colour ?? 'black'} />
              ) : (
                <Ring path={mark.ring} />
              )}
              {chosen && mark.chosen?.()}
            </g>
          </g>
        );
      })}
    </ZoomGroup>
  );
}

function Place({ mark, chosen, colour }: { mark: TargetMark; chosen: boolean; colour: SeatColour }) {
  return (
    <>
      <circle r={chosen ? 11.5 : 9} class="board-slot" />
      <g transform={`scale(${chosen ? 0.78 : 0.6})`}>
        {mark.thing?.(colour) ?? <PieceFigure colour={colour} />}
      </g>
    </>
  );
}
